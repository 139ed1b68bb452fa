const modelFailures = [
  /** Not reached, or answers with an error. */
  "unavailable",
  /** Refuses the key, the model's name or the request itself. */
  "rejected",
  /** No answer of the form asked for: a refusal, prose, broken JSON. */
  "unusable",
  /** Longer than asked for. */
  "too_long",
  /** Not asked, because it failed too often just now. */
  "paused",
  /** Not asked, because it would have taken more than the analysis may. */
  "over_bounds",
] as const;

/** Says why there is no answer, and holds nothing of what was asked or said. */
export class ModelFailure extends Error {
  readonly kind: (typeof modelFailures)[number];
  /** Worth another try at once. */
  readonly passing: boolean;

  constructor(kind: (typeof modelFailures)[number], passing = false) {
    super(`the language model gave no answer (${kind})`);
    this.name = "ModelFailure";
    this.kind = kind;
    this.passing = passing;
  }
}
