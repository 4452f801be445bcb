"""How fast a download is and how long it will take, told only when that is known."""

from __future__ import annotations

from collections import deque

WINDOW = 20.0  # seconds that are looked back on
ENOUGH = 3.0  # seconds of samples before anything is said
STALLED = 8.0  # seconds without a byte


class Speed:
    """Samples of how many bytes are here, each with its time in seconds."""

    def __init__(self) -> None:
        self._samples: deque[tuple[float, int]] = deque()

    def add(self, done: int, now: float) -> None:
        """So many bytes are here. Fewer than before, as after another stage, begin anew."""
        if self._samples and done < self._samples[-1][1]:
            self._samples.clear()
        self._samples.append((now, done))
        while now - self._samples[0][0] > WINDOW:
            self._samples.popleft()

    def rate(self, now: float) -> float | None:
        """Bytes a second over the last while; None when it is too early to tell."""
        if not self._samples or now - self._samples[0][0] < ENOUGH:
            return None
        (since, before), (_, done) = self._samples[0], self._samples[-1]
        return (done - before) / (now - since)

    def stalled(self, now: float) -> bool:
        """Whether nothing came for a while."""
        return bool(self._samples) and now - self._samples[-1][0] > STALLED

    def remaining(self, total: int, now: float) -> float | None:
        """Seconds until ``total`` bytes are here at this rate; None when that cannot be told."""
        rate = self.rate(now)
        if not rate or self.stalled(now):
            return None
        return max(0, total - self._samples[-1][1]) / rate
