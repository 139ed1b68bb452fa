/** Words of this product, which a guesser tries first. */
const productWords = ["shortlisted"];

/**
 * Whether a password is nothing but what is known of its owner (e-mail address, its part before the @, name) or the
 * product's name with figures and signs around it. Case and white space do not count.
 */
export function isOwnWord(password: string, whose: { name: string; email: string }): boolean {
  const given = folded(password);
  const [local = ""] = whose.email.split("@");
  const letters = given.replace(/[^\p{L}]/gu, "");
  return (
    [whose.email, local, whose.name].some((word) => folded(word) === given) ||
    productWords.includes(letters)
  );
}

function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}
