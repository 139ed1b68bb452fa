"""What a case is for, by its name: the product's tools reckon the same (scripts/evaluation/cases.ts)."""

import hashlib

LATER = "lmopqstu"
"""Sets written after the held-back third was chosen, to teach: none of theirs is held back, so that figures stay comparable."""


def part_of(case: str) -> str:
    """'held' (reported and never read), 'judge' (only the small judge learns from it), 'first' or 'later' (the encoder does, in this order)."""
    bucket = int(hashlib.sha256(case.encode()).hexdigest()[:8], 16) % 12
    if case[0] in LATER:
        return "judge" if bucket < 4 else "later"
    return "held" if bucket < 4 else "judge" if bucket < 5 else "first"
