import { trade } from "./company-cues.ts";
import { saysKind } from "./company-in-head.ts";

const person =
  "((?:\\p{Lu}\\. ?){0,2}\\p{Lu}[\\p{L}'’-]{1,25}(?: (?:\\p{Lu}[\\p{L}'’-]{1,25}|\\p{Lu}\\.|van|de|von|der|al|el|bin|O['’]\\p{Lu}\\p{L}+)){0,3})(?![\\p{L}])";
const honorific =
  "((?:Mrs?|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame|Rev|Revd|Frau|Herrn?|Madame|Monsieur|M|Mme|Sra?|Señora?|Dott|Mevrouw)\\.? )";
const ask =
  "(?:[Cc]ontact|[Cc]all|[Tt]elephone|[Rr]ing|[Ee]-?mail|[Ss]peak (?:to|with)|[Tt]alk to|[Aa]sk for|[Rr]efer to|[Ii]nformal (?:discussion|chat|enquir(?:y|ies)|visit)s?(?: \\w+){0,4}? (?:with|to|contact)|[Aa]ddressed to|[Aa]ddress (?:\\p{Ll}+ ){1,5}to|(?:[Ll]etters?|[Aa]pplications?|CVs?|[Ff]orms?)(?: \\p{Ll}+){0,6}? to|[Aa]pply to|[Ss]end [^.;:\\n]{3,90}? to|[Ww]rite to|[Rr]eturn (?:it|them|\\w+ (?:\\w+ )?forms?) to|[Ee]nquiries to|[Ff]or the attention of|FAO|[Ii]nformal (?:enquir(?:y|ies)|chats?|discussions?|conversations?|visits?)(?= ?:)|[Aa]nsprechpartner(?:in)?|[Cc]ontacter|[Cc]ontactar con|[Kk]ontakt|[Hh]iring [Mm]anager|[Cc]ontact [Nn]ame|[Ll]ine [Mm]anager)(?: (?:our|the) [\\p{Ll} ]{3,30},)?";
const sentBy =
  "(?:[Ff]orms?|[Dd]etails|[Pp]acks?|[Ii]nformation) (?:(?:is|are) )?(?:available )?from(?: (?:the|our) [^.,\\n]{3,40},)?";
const honoured = new RegExp(
  `(?:${ask}|${sentBy})(?: (?:our|the) \\p{Lu}[\\p{L} ]{2,30},)?(?: \\p{Ll}+){0,3}?\\s?:?\\s?${honorific}${person}`,
  "u",
);
const plain = new RegExp(
  `${ask}(?: (?:us|me|on|\\p{Ll}+ \\p{Ll}+))?\\s?:?\\s${person}(?=\\s?(?:,|\\(|\\.|on\\b|at\\b|by\\b|for\\b|or\\b|via\\b|today\\b|now\\b|directly\\b|and\\b|with\\b|-|–|\\n|\\d|$))`,
  "gu",
);
const name = new RegExp(
  `(?:^|\\n)\\s{0,3}(?:Name|Contact|Contact name|Ansprechpartner(?:in)?)\\s?: {0,3}${honorific}?${person}`,
  "u",
);
/** Words with a capital that follow "contact" without naming a person. */
const notNames =
  /\b(?:Human|Resources|HR|Team|Department|Recruitment|Recruiting|Us|Me|Our|The|Office|Ward|Manager|Nurse|Director|Head|Centre|Center|Service|Services|Trust|Hospital|Council|School|NHS|Customer|Support|Line|Number|Details|Email|Now|Today|Tracing|Lead|Sister|Matron|Consultant|Reception|Practice|Jobs?|Careers?|Desk|Personnel|Monday|Friday|Ltd|Limited|UK|Group|Admin|Contact|Person|Name|Telephone|Information|Staff|Bank|Clinical|Admissions|Medical|Skills?|Desirable|Essential|Officer|Region|Components?|Care|Quality|Commission|Publication|Help|Guided|Permanent|Location|Salary|Experience|Requirements?|Working|Management|Engineering|Sales|Marketing|Finance|Accounts|Company|Client|Agency|Consultancy|Associates|Solutions|North|South|East|West|London|Applications?|Further|Please|Closing|Date)\b/u;

/** The person the advertisement names as contact: "Ms Khan", "Sarah Khan"; null where it names none. */
export function findContact(text: string): string | null {
  const titled = honoured.exec(text);
  if (titled) return `${titled[1] ?? ""}${shortened(titled[2] ?? "")}`.trim();
  for (const match of text.matchAll(plain)) {
    const found = (match[1] ?? "").trim();
    if (isPerson(found)) return found;
  }
  const labelled = name.exec(text);
  const found = `${labelled?.[1] ?? ""}${labelled?.[2] ?? ""}`.trim();
  return isPerson(found) ? found : null;
}

/** Two to four words, none of which is a team's or a post's, and no firm. */
function isPerson(found: string): boolean {
  return (
    found.includes(" ") &&
    found.split(" ").length <= 4 &&
    !notNames.test(found) &&
    !saysKind(found) &&
    !trade.test(found)
  );
}

/** Up to the first word that is no part of a name. */
function shortened(found: string): string {
  const parts = found.split(" ");
  const end = parts.findIndex((part) => notNames.test(part));
  return parts.slice(0, end < 0 ? 3 : Math.max(1, end)).join(" ");
}
