/** A part of a pattern that is any of these parts; each may hold alternatives itself. */
export const either = (...parts: readonly string[]): string => `(?:${parts.join("|")})`;
