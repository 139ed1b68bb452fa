import { withArticle } from "../../text/with-article.ts";

/** Short names of awards, with what may stand behind them before the subject. */
const award =
  /^((?:(?:BA|BSc|BEng|BEd|BDes|BFA|BArch|BSocSc|BMedSci|BVSc|BSW|MSW|MArch|MDes|MFA|MNurs|BMus|BN|BNurs|LLB|LLM|MA|MSc|MEng|MEd|MBA|MPhil|MRes|PhD|MChem|MPhys|MMath|MSci|PGCE|PGDE|PGCert|PGDip|HNC|HND|FdA|FdSc|CertHE|DipHE|NVQ|SVQ|BTEC|MBBS|MBChB|MBBCh|BMBS|BDS|BTech|MTech|BCom|MCom|BPharm|MPharm|BS|MS|BBA|MPA|MPH|MSN|BSN|AAS|AS|AA)|(?:Bachelor|Master|Doctor|Associate) of (?:Applied |Fine |Business |Public |Health )?\p{L}+(?: (?:and|&) \p{Lu}\p{Ll}+)?|Foundation Degree|Diploma|(?:Postgraduate|Higher National|Advanced|National|Extended) (?:Diploma|Certificate)))((?:\s\(Hons\)|\sHons)?(?:\s(?:[Ll]evel\s)?\d)?(?:\s(?:Extended |National |Higher )?(?:Diploma|Certificate|Award)(?!\p{L}))?)(?:\s(?:in\s)?(\p{Lu}.*))?$/u;
const spokenWithAn =
  /^(?:MA|MSW|MDes|MFA|MNurs|MSc|MEng|MEd|MBA|MPhil|MRes|MChem|MPhys|MMath|MSci|MS|LLB|LLM|HNC|HND|NVQ|SVQ|FdA|FdSc|MBBS|MBChB|MBBCh|MTech|MCom|MPharm|MPA|MPH|MSN|AAS|AS|AA|Associate|Advanced|Extended)\b/u;

/** What says by itself that it is an award. */
export const namesAward =
  /\b(?:NVQ|SVQ|BTEC|Award|Diploma|Certificate|Apprenticeship|Qualification)\b/iu;

export const professional =
  /^(?:ACCA|ACA|CIMA|CIPFA|ACMA|FCCA|CTA|ATT|AAT|LPC|CILEX|CIPD|CIPS|CII)$/u;

function ofSchool(school: string): string {
  return /^(?:(?:University|College|School|Institute) of|Open University)\b/u.test(school)
    ? `the ${school}`
    : school;
}

/** One award by its kind, which takes an article; "GCSEs in English and Maths" does not. */
const oneAward =
  /^(?!(?:the|an?)\b)(?:.*\b[NS]VQ$|GNVQ\b|(?:Bachelor|Master|Doctor|Associate)(?:['’]?s)? (?:of|in)\b|.*\b(?:Diploma|Certificate|Degree|Doctorate|Award|Apprenticeship|Qualification|Baccalaureate)\b(?!s))/iu;

/** "a BSc (Hons) in Adult Nursing from the University of Leeds"; as it is written where its parts are not known. */
export function awardPhrase(degree: string, school: string | null): string {
  const [, way = "", plain = ""] = /^(Intercalated|Integrated|Joint) (.+)$/u.exec(degree) ?? [];
  if (plain !== "")
    return withArticle(`${way.toLowerCase()} ${awardPhrase(plain, school).replace(/^an? /u, "")}`);
  // What the bodies of a profession award goes by their initials.
  if (professional.test(degree)) return `the ${degree} qualification`;
  // "LLB (Law with Welsh)", "Level 3 Retail Management".
  const [, short = "", inBrackets = ""] =
    /^(\p{Lu}\p{L}{1,4}) \((\p{Lu}\p{Ll}[^()]*)\)$/u.exec(degree) ?? [];
  const [, level = "", ofLevel = ""] = /^(Level [1-8]) (\p{Lu}.*)$/u.exec(degree) ?? [];
  const [, name, addition = "", subject] =
    award.exec(inBrackets === "" ? degree : `${short} ${inBrackets}`) ?? [];
  const from = school === null ? "" : ` from ${ofSchool(school)}`;
  if (level !== "" && !namesAward.test(degree) && !/\b(?:Functional|GCSEs?)\b/iu.test(degree))
    return `a ${level} in ${ofLevel}${from}`;
  if (name === undefined && /\bCourse$/u.test(degree)) return `the ${degree}${from}`;
  if (name === undefined) {
    const counted = oneAward.test(degree) ? withArticle(degree) : degree;
    return school === null ? counted : `${counted} (${school})`;
  }
  // "NVQ Level 2 for Care Workers": the level is no subject.
  if (/^[Ll]evel\s\d/u.test(subject ?? "")) return `${withArticle(degree)}${from}`;
  const article = spokenWithAn.test(name) ? "an" : "a";
  return `${article} ${name}${addition}${subject ? ` in ${subject}` : ""}${from}`;
}
