/** How far an advertisement may be read for the employer, in characters. */
const sample = 12_000;

/** Recruits for others; the employer then stays unnamed. An agency that hires its own recruiters is one. */
export function isAgency(name: string, title: string | null, text: string): boolean {
  if (title && /recruit|talent|resourc/iu.test(title)) return false;
  if (agencyName.test(name)) return true;
  if (operates.test(text) && text.indexOf(name) > text.length * lastPart) return true;
  const [first = ""] = name.split(" ");
  if (first.length > 4 && first !== name && isFollowed(text, `${first} `, actsAs)) return true;
  const at = text.indexOf(name) + name.length;
  return (
    agencyWork.test(text.slice(at, at + reach)) ||
    isFollowed(text.slice(0, sample), name, agencyWork)
  );
}

/** How many places that name somebody are looked at, and how far behind each, in characters. */
const mostPlaces = 11;
const reach = 90;

const isFollowed = (text: string, name: string, by: RegExp) =>
  text
    .split(name)
    .slice(1, mostPlaces + 1)
    .some((after) => by.test(after.slice(0, reach)));

/** Whether an advertisement calls somebody an agency: "Agency: Larder & Pass", "Posted by: Stanmoor Hale Recruitment". */
export function isCalledAgency(name: string, text: string): boolean {
  return (
    agencyLabel.exec(text)?.[1]?.startsWith(name) === true || isFollowed(text, name, agencyWord)
  );
}

const agencyLabel = /(?:^|\n)\W{0,4}(?:agency|recruiter|consultancy)\s?:\s?([^\n]{3,80})/iu;
const agencyWord = /^ (?:Recruitment|Resourcing|Staffing|Personnel|Selection|Search)\b/u;

/** "Pertemps is acting as an employment business": said of the name's first word. */
const actsAs = /^(?:is |are )?acting as an? (?:employment|recruitment)\b/iu;

/** "We operate as an employment agency", and the name stands only near the end. */
const operates =
  /\bwe (?:operate|act|are acting) as an? (?:employment|recruitment) (?:agency|business)\b/iu;
const lastPart = 0.6;

const agencyName =
  /\b(?:recruit\w*|resourcing|staffing|personnel|appointments|employment|headhunt\w*|search (?:and|&) selection|selection)\b/iu;
const agencyWork =
  /^(?: \([^)]{1,30}\))?,? (?:is |are |has been |have been )?(?:acting|currently |now |proud to be |pleased to be |delighted to be )?(?:acting (?:as|on|for)|(?:an? )?(?:\w+ )?(?:employment|recruitment) (?:agency|business|consultancy)|working (?:with|in partnership|alongside|on behalf|closely with) (?:\w+ ){0,6}(?:client|company|business|firm|employer)|handling|recruiting (?:for|on behalf)|representing|retained by|on behalf of|looking to recruit on behalf|partnering)\b/iu;
