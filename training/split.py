"""What a case is for, by a hash of its name: the product's tools reckon the same (scripts/evaluation/split.ts)."""

import hashlib


def part_of(case: str) -> str:
    """'held' (a third, reported and never read), 'judge' (the small judge learns from it) or 'learn' (the encoder does)."""
    bucket = int(hashlib.sha256(case.encode()).hexdigest()[:8], 16) % 12
    return "held" if bucket < 4 else "judge" if bucket < 5 else "learn"
