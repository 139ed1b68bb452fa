import { labelled } from "./labelled-fact.ts";

const count = "(?:\\d{1,2}|one|two|three|four|six|nine|twelve|eighteen)";
const span = `${count}[ -]?(?:months?|years?)['’]?`;
const forms = [
  `${span}\\s(?:fixed[ -]?term(?: contract)?|FTC|contract|secondment|maternity cover)`,
  `fixed[ -]?term(?: (?:contract|post|position|role|appointment|basis))?(?:,? (?:for|of|until|to|–|-) ?(?:up to |a period of )?(?:${span}|\\p{Lu}\\p{Ll}+ \\d{4}|\\d{1,2}\\s\\p{Lu}\\p{Ll}+ \\d{4}))?`,
  "zero[ -]hours?(?: contract)?",
  "maternity (?:leave )?cover(?: contract)?",
  `secondment(?: (?:for|of|until) (?:up to )?${span})?`,
  "temporary until (?:\\d{1,2}\\s)?\\p{Lu}\\p{Ll}+ \\d{4}",
  "ongoing[ -]temp(?:orary)?(?: work| contract| role)?",
  "(?:temporary|temp)[ -](?:contract|post|position|role|vacancy|assignment|basis|to[ -]perm\\w*)",
  "permanent(?:,? (?:and )?(?:full|part)[ -]?time)?(?: (?:contract|post|position|role|basis|vacancy|job|opportunity))?",
  "unbefristete?r?(?: Arbeitsvertrag)?|befristete?r?(?: Arbeitsvertrag)?|CDI|CDD|contrato indefinido",
];
const sign = new RegExp(`(?<![\\p{L}-])(?:${forms.join("|")})(?![\\p{L}])`, "giu");
/** What the contract may become, or what is not the contract. */
const notBefore =
  /\b(?:become|becoming|possib\w+ of(?: an?)?|view to(?: an?)?|lead(?:ing)? to(?: an?)?|going|make|made|a more|successful|into(?: an?)?|placements? of|enhanced|occupational|paid|temporary(?:,| and| or| &)?)\s$/iu;
const notBehind =
  /^\s(?:and (?:temporary|contract|temp|interim)|nights?|days|residen|recruitment|exclusion|staff|members?|home|address|appointments? (?:panel|process)|make|solutions|placements?|division|health|team)/iu;
const says =
  /permanent|fixed|temp|contract|zero|month|year|casual|bank|secondment|maternity|apprentice/iu;

/** The kind of contract as the advertisement writes it ("Permanent", "12 month fixed term"); null where it does not say. */
export function findContract(text: string): string | null {
  const byLabel = labelled(text, "contract");
  if (byLabel && byLabel.length <= 60 && says.test(byLabel)) return byLabel;
  for (const match of text.matchAll(sign)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 24);
    if (!notBefore.test(before) && !notBehind.test(behind)) return match[0].trim();
  }
  return null;
}
