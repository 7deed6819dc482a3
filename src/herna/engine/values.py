"""Input from outside may not be what its annotation says."""


def is_a(kind: type, value: object) -> bool:
    """`isinstance`, in words that a type checker does not take for unreachable."""
    return isinstance(value, kind)


def shown(value: object) -> str:
    """A value as an error shows it: in one short line, however long it is.

    >>> shown("41 normal"), shown(16**5000)
    ("'41 normal'", 'a number of 20001 bits')
    """
    if isinstance(value, int) and value.bit_length() > 200:
        return f"a number of {value.bit_length()} bits"
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # it holds a number that is too long to be written
        return "what was given"
    return text if len(text) <= 120 else f"{text[:100]}... ({len(text)} characters)"
