/** Before the name of a post: who stands in, helps or learns does not hold the post itself. */
export const belowThePost =
  "(?:deputy|assistant|asst\\.?|trainee|apprentice|student|junior|graduate|relief|acting|associate)";
