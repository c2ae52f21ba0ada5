"""Figures for whoever runs the server, as Prometheus reads them."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SLOW: Final = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Metrics:
    """Everything that is counted and measured."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.decisions: Final = self._counter("decisions", "Decisions made", "game", "by")
        self.refused: Final = self._counter("refused", "Choices that were refused", "code")
        self.requests: Final = self._counter("requests", "Requests", "route", "status")
        self.open_tables: Final = self._gauge("open_tables", "Tables in memory")
        self.connections: Final = self._gauge("connections", "People and programs that watch")
        self.choose_seconds: Final = self._histogram(
            "choose_seconds", "From a choice to its place on the disk", FAST
        )
        self.draw_seconds: Final = self._histogram("draw_seconds", "Drawing a table", FAST)
        self.wake_seconds: Final = self._histogram("wake_seconds", "Waking a table", FAST)
        self.thinking_seconds: Final = self._histogram(
            "thinking_seconds", "Decisions of bots", SLOW
        )

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"kronika_{name}", about, labels, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"kronika_{name}", about, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"kronika_{name}", about, buckets=buckets, registry=self.registry)

    def render(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)


METRICS: Final = Metrics()
