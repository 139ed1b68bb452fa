/** How far an advertisement may be read for the employer, in characters. */
const sample = 12_000;

/** Recruits for others; the employer then stays unnamed. An agency that hires its own recruiters is one. */
export function isAgency(name: string, title: string | null, text: string): boolean {
  if (title && /recruit|talent|resourc/iu.test(title)) return false;
  if (agencyName.test(name)) return true;
  if (operates.test(text) && text.indexOf(name) > text.length * lastPart) return true;
  const [first = ""] = name.split(" ");
  if (first.length > 4 && first !== name && actsAs(first, text)) return true;
  const at = text.indexOf(name) + name.length;
  const says = text.slice(at, at + 90);
  return (
    agencyWork.test(says) ||
    text
      .slice(0, sample)
      .split(name)
      .slice(1, 12)
      .some((after) => agencyWork.test(after.slice(0, 90)))
  );
}

/** "Pertemps is acting as an employment business": said of the name's first word. */
function actsAs(word: string, text: string): boolean {
  return text
    .split(`${word} `)
    .slice(1, 9)
    .some((after) => /^(?:is |are )?acting as an? (?:employment|recruitment)\b/iu.test(after));
}

/** "We operate as an employment agency", and the name stands only near the end. */
const operates =
  /\bwe (?:operate|act|are acting) as an? (?:employment|recruitment) (?:agency|business)\b/iu;
const lastPart = 0.6;

const agencyName =
  /\b(?:recruit\w*|resourcing|staffing|personnel|appointments|employment|headhunt\w*|search (?:and|&) selection|selection)\b/iu;
const agencyWork =
  /^(?: \([^)]{1,30}\))?,? (?:is |are |has been |have been )?(?:acting|currently |now |proud to be |pleased to be |delighted to be )?(?:acting (?:as|on|for)|(?:an? )?(?:\w+ )?(?:employment|recruitment) (?:agency|business|consultancy)|working (?:with|in partnership|alongside|on behalf|closely with) (?:\w+ ){0,6}(?:client|company|business|firm|employer)|handling|recruiting (?:for|on behalf)|representing|retained by|on behalf of|looking to recruit on behalf|partnering)\b/iu;
