"""The tokenizer: spaCy's English one, with the treebank's hyphens, hashtags and repeated marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spacy.language import Language

# "15-year" and "covid-19" split at the hyphen and "and/or" at the slash, as in the treebank.
_INFIXES = (r"(?<=[0-9])-(?=[A-Za-z])", r"(?<=[A-Za-z])-(?=[0-9])", r"(?<=[A-Za-z]{2})/(?=[A-Za-z]{2})")
# "!!!", "?!" and ruled lines are one token each.
_REPEATED = (r"[!?]{2,}", r"([-=*_~<>$])\1+")
_WHOLE = r"^(?:[#@]\w*[^\W\d]\w*(?:\.\w+)*|\w/\w|e-mails?)$"
_SPLIT_ANYWAY = ("and/or",)


def customise(nlp: Language) -> None:
    """Changes the tokenizer of ``nlp`` in place; the change is saved with the pipeline."""
    import re

    from spacy.util import compile_infix_regex

    tokenizer: Any = nlp.tokenizer
    # The repeated marks stand first, so that their back reference keeps its number.
    prefixes = [*_REPEATED, *filter(None, nlp.Defaults.prefixes or ())]
    suffixes = [*_REPEATED, *filter(None, nlp.Defaults.suffixes or ())]
    tokenizer.prefix_search = re.compile("|".join(f"^(?:{piece})" for piece in prefixes)).search
    tokenizer.suffix_search = re.compile("|".join(f"(?:{piece})$" for piece in suffixes)).search
    tokenizer.infix_finditer = compile_infix_regex([*(nlp.Defaults.infixes or ()), *_INFIXES]).finditer
    tokenizer.token_match = re.compile(_WHOLE, re.IGNORECASE).match
    tokenizer.rules = {key: value for key, value in tokenizer.rules.items() if key not in _SPLIT_ANYWAY}
