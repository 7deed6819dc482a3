"""Input from outside may not be what its annotation says."""


def is_a(kind: type, value: object) -> bool:
    """`isinstance`, in words that a type checker does not take for unreachable."""
    return isinstance(value, kind)
