"""A language model in llama.cpp, in this process: reads a prompt, writes an answer token by token.

``GeneratorProcess`` runs this in a process of its own, which is what the program uses.
"""

from __future__ import annotations

import codecs
import ctypes
import os
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from claimver_core.errors import Cancelled, ModelFailed, ResourceError
from claimver_core.models.chat_prompt import ChatTemplate, Part, UnusableTemplate
from claimver_core.models.generation import Choice, Generation, Message, Piece, Request
from claimver_core.models.gguf_file import read_header
from claimver_core.models.llama import (
    LlamaHandles,
    default_threads,
    gpu_offload_supported,
    last_error,
    silence,
)
from claimver_core.models.machine import gpus, this_machine
from claimver_core.models.model_size import CONTEXT, fitting_context, model_size
from claimver_core.models.offload import Offload, plan_offload
from claimver_core.models.token_chooser import TokenChooser

BATCH = 512
TEMPLATE_KEY = "tokenizer.chat_template"
_WATCHED = 64  # characters at the end of the answer that ``Request.watch`` is looked for in
_ABORTED = 2
_OTHER = "Choose another model file: one in GGUF that is tuned to follow instructions."


class LlamaGenerator(LlamaHandles):
    """A model with its context. Not thread-safe: one owner thread.

    ``threads`` None means the physical cores; ``gpu_layers`` None puts on the GPU what fits, 0 nothing;
    ``context`` is the most tokens wanted; it is less where the memory is. Raises ResourceError when the file
    is missing, damaged or has no chat template, ModelFailed when the memory is not enough.
    """

    def __init__(
        self,
        path: Path,
        *,
        threads: int | None = None,
        gpu_layers: int | None = None,
        context: int | None = None,
    ) -> None:
        super().__init__()
        llama_cpp = self._api
        self._read: list[int] = []  # the tokens that the context holds
        self.path = path
        header = read_header(path)
        self.name = header.name or path.stem
        template = header.metadata.get(TEMPLATE_KEY)
        if not isinstance(template, str) or not template.strip():
            raise ResourceError(f"The model {path} has no chat template, so it cannot be asked.", _OTHER)
        size = model_size(path, header)
        self.context = fitting_context(size, this_machine().available, self.name, context or CONTEXT)
        self.offload = plan_offload(
            size.needed(self.context),
            size.layers,
            supported=gpu_offload_supported(),
            found=gpus(),
            wanted=gpu_layers,
        )
        silence()
        llama_cpp.llama_backend_init()
        self._open(threads or default_threads())
        self._vocabulary = llama_cpp.llama_model_get_vocab(self._model)
        self._count = int(llama_cpp.llama_vocab_n_tokens(self._vocabulary))
        self._batch = llama_cpp.llama_batch_init(BATCH, 0, 1)
        try:
            self._template = ChatTemplate(template, *map(self._control_text, self._ends()))
            self._template.parts((Message("system", "a"), Message("user", "b")))
        except UnusableTemplate as error:
            raise ResourceError(f"The chat template of {path} cannot be used ({error}).", _OTHER) from error

    @property
    def runs_on(self) -> str:
        return self.offload.reason

    def count(self, text: str) -> int:
        """The tokens of ``text`` by itself."""
        return len(self._tokens(Part(text, False)))

    def prompt_tokens(self, messages: Sequence[Message]) -> list[int]:
        """The conversation as the model reads it, up to where its answer begins."""
        tokens = [token for part in self._template.parts(messages) for token in self._tokens(part)]
        start = self._ends()[0]
        if self._api.llama_vocab_get_add_bos(self._vocabulary) and tokens[:1] != [start]:
            tokens.insert(0, start)
        return tokens

    def generate(
        self,
        request: Request,
        on_piece: Callable[[Piece], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Generation:
        """See ``Generator``. Raises ModelFailed when the prompt does not fit the context."""
        started = time.perf_counter()
        prompt = self.prompt_tokens(request.messages)
        if len(prompt) >= self.context:
            raise ModelFailed(
                f"The prompt has {len(prompt)} tokens, and the model reads {self.context} at most.",
                "Check a shorter text, or choose a model with a longer context.",
            )
        grammar = request.form.grammar if request.form is not None else None
        chooser = TokenChooser(self._api, self._vocabulary, grammar, request.temperature, request.seed)
        self._cancelled = cancelled
        try:
            cached = self._advance(prompt)
            answer = _Answer(request.watch, on_piece)
            limit = min(request.max_tokens, self.context - len(prompt))
            complete = self._write(chooser, answer, limit)
        finally:
            self._cancelled = None
            chooser.close()
        return Generation(
            text=answer.text,
            complete=complete,
            prompt_tokens=len(prompt),
            completion_tokens=answer.tokens,
            cached_tokens=cached,
            seconds=time.perf_counter() - started,
            first_seconds=(answer.first or time.perf_counter()) - started,
            choices=tuple(answer.choices),
        )

    def _write(self, chooser: TokenChooser, answer: _Answer, limit: int) -> bool:
        """Writes to the answer until the model or the grammar ends it; false when the limit does."""
        for _ in range(limit):
            self._stop_if_cancelled()
            logits = np.ctypeslib.as_array(self._api.llama_get_logits_ith(self._context, -1), (self._count,))
            if answer.is_watched():
                answer.keep(self._named(chooser.options(logits)))
            token = chooser.choose(logits)
            if token is None or self._api.llama_vocab_is_eog(self._vocabulary, token):
                answer.end()
                return True
            chooser.accept(token)
            answer.add(self._piece(token))
            if len(self._read) + 1 >= self.context:
                break
            self._decode([token])
        answer.end()
        return False

    def _advance(self, prompt: list[int]) -> int:
        """Reads the prompt; what it shares with the call before is not read again. Returns how much it is."""
        shared = 0
        for old, new in zip(self._read, prompt[:-1], strict=False):
            if old != new:
                break
            shared += 1
        memory = self._api.llama_get_memory(self._context)
        if not self._api.llama_memory_seq_rm(memory, 0, shared, -1):
            shared = 0  # a model that cannot forget only a part
            self._api.llama_memory_clear(memory, True)
        self._read = self._read[:shared]
        for start in range(shared, len(prompt), BATCH):
            self._decode(prompt[start : start + BATCH])
        return shared

    def _decode(self, tokens: Sequence[int]) -> None:
        """Reads at most BATCH tokens after those that were read."""
        self._stop_if_cancelled()
        batch, position = self._batch, len(self._read)
        for place, token in enumerate(tokens):
            batch.token[place] = token
            batch.pos[place] = position + place
            batch.n_seq_id[place] = 1
            batch.seq_id[place][0] = 0
            batch.logits[place] = place == len(tokens) - 1
        batch.n_tokens = len(tokens)
        status = self._api.llama_decode(self._context, batch)
        if status == 0:
            self._read += tokens
            return
        memory = self._api.llama_get_memory(self._context)
        self._api.llama_memory_seq_rm(memory, 0, position, -1)  # what was read of the batch
        if status == _ABORTED:
            raise Cancelled
        raise ModelFailed(
            f"llama.cpp could not run the model {self.name} (status {status}).",
            "Close other programs, or choose a smaller model.",
        )

    def _stop_if_cancelled(self) -> None:
        if self._cancelled is not None and self._cancelled():
            raise Cancelled

    def _tokens(self, part: Part) -> list[int]:
        data = part.text.encode("utf-8", "replace")
        room = len(data) + 8
        buffer = (self._api.llama_token * room)()
        count = self._api.llama_tokenize(self._vocabulary, data, len(data), buffer, room, False, part.control)
        return list(buffer[: max(0, count)])

    def _piece(self, token: int) -> bytes:
        """What the token writes; control tokens write nothing."""
        buffer = ctypes.create_string_buffer(256)
        length = self._api.llama_token_to_piece(self._vocabulary, token, buffer, len(buffer), 0, False)
        return buffer.raw[: max(0, length)]

    def _named(self, options: dict[int, float]) -> dict[str, float]:
        """Probabilities by what the tokens write; several tokens may write the same."""
        named: dict[str, float] = {}
        for token, probability in options.items():
            piece = self._piece(token).decode("utf-8", "replace")
            named[piece] = named.get(piece, 0.0) + probability
        return named

    def _ends(self) -> tuple[int, int]:
        return (
            self._api.llama_vocab_bos(self._vocabulary),
            self._api.llama_vocab_eos(self._vocabulary),
        )

    def _control_text(self, token: int) -> str:
        if token < 0:
            return ""
        return (self._api.llama_vocab_get_text(self._vocabulary, token) or b"").decode("utf-8", "replace")

    def _open(self, threads: int) -> None:
        """Loads the model and makes its context: on the GPU as planned, else on the processor, with the
        reason."""
        if self.offload.layers and not self._try(threads):
            self.close()
            reason = "on the processor: the GPU could not take the model"
            self.offload = Offload(0, reason)
        if not self._model and not self._try(threads):
            raise ModelFailed(
                f"llama.cpp cannot run the model {self.path}: {last_error() or 'it does not say why'}.",
                "Choose another model file, or close other programs.",
            )

    def _try(self, threads: int) -> bool:
        settings = self._api.llama_model_default_params()
        settings.n_gpu_layers = self.offload.layers
        self._model = self._api.llama_model_load_from_file(os.fsencode(self.path), settings)
        if not self._model:
            return False
        options = self._api.llama_context_default_params()
        options.n_ctx = self.context
        options.n_batch = options.n_ubatch = BATCH
        options.n_seq_max = 1
        options.n_threads = options.n_threads_batch = threads
        self._context = self._api.llama_init_from_model(self._model, options)
        if not self._context:
            return False
        self._abort = self._api.ggml_abort_callback(self._should_abort)  # kept: llama.cpp has a bare pointer
        self._api.llama_set_abort_callback(self._context, self._abort, None)
        return True

    def _should_abort(self, _data: ctypes.c_void_p) -> bool:
        return self._cancelled is not None and self._cancelled()


class _Answer:
    """The answer so far."""

    def __init__(self, watch: str, on_piece: Callable[[Piece], None] | None) -> None:
        self.text = ""
        self.tokens = 0
        self.first: float | None = None
        self.choices: list[Choice] = []
        self._watch = re.compile(rf"(?:{watch})\Z") if watch else None
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._on_piece = on_piece

    def is_watched(self) -> bool:
        return self._watch is not None and self._watch.search(self.text[-_WATCHED:]) is not None

    def keep(self, options: dict[str, float]) -> None:
        self.choices.append(Choice(len(self.text), options))
        if self._on_piece is not None:
            self._on_piece(self.choices[-1])

    def add(self, piece: bytes) -> None:
        self.first = self.first or time.perf_counter()
        self.tokens += 1
        self._say(self._decoder.decode(piece))

    def end(self) -> None:
        """What is left of a character that was not finished."""
        self._say(self._decoder.decode(b"", final=True))

    def _say(self, text: str) -> None:
        self.text += text
        if text and self._on_piece is not None:
            self._on_piece(text)
