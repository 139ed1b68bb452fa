/** What the fields of a page's data for search engines (schema.org/JobPosting) ask or tell, in the order they are read. */
const fields: readonly (readonly [heading: string, names: readonly string[]])[] = [
  ["What you will do", ["responsibilities"]],
  [
    "Requirements",
    [
      "qualifications",
      "educationRequirements",
      "experienceRequirements",
      "skills",
      "licence",
      "license",
      "licenses",
      "physicalRequirement",
      "securityClearanceRequirement",
      "eligibilityToWorkRequirement",
      "applicantLocationRequirements",
      "specialCommitments",
    ],
  ],
  ["Benefits", ["jobBenefits", "incentiveCompensation"]],
];
const facts: readonly (readonly [label: string, name: string])[] = [
  ["Salary", "baseSalary"],
  ["Hours", "workHours"],
  ["Contract", "employmentType"],
];

type Data = { [name: string]: unknown };
const isData = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Signs that data of a page write as "&amp;" or "&#8211;". */
const signs = (text: string) =>
  text
    .replace(/&#(\d{2,5});/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&");

/** The words of a value; of an object those that its own fields say, without the names of types. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [signs(value).trim()];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (!isData(value)) return [];
  const said = value.note ?? value.description ?? value.name;
  if (said !== undefined) return wordsOf(said);
  const months = value.monthsOfExperience;
  if (typeof months === "number") return [`${months} months' experience`];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith("@") && name !== "addressCountry")
    .flatMap(([, inside]) => wordsOf(inside));
}

function parsed(text: string): Data | null {
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}")];
  if (from < 0 || to < from || !/"@type"\s*:\s*"JobPosting"/u.test(text)) return null;
  try {
    const data: unknown = JSON.parse(text.slice(from, to + 1));
    return isData(data) ? data : null;
  } catch {
    return null;
  }
}

/** "desirable: A; B": a list of wishes among what is asked. */
const wishes = /^(?:desirable|preferred|nice to have|advantageous)\s?:\s*/iu;

function listed(heading: string, said: readonly string[]): string[] {
  const items = (all: readonly string[]) =>
    all.flatMap((one) => one.replace(wishes, "").split(/;\s*/u)).map((item) => `- ${item}`);
  const [asked, wished] = [
    said.filter((one) => !wishes.test(one)),
    said.filter((one) => wishes.test(one)),
  ];
  return [
    ...(asked.length > 0 ? ["", heading, ...items(asked)] : []),
    ...(wished.length > 0 ? ["", "Desirable", ...items(wished)] : []),
  ];
}

/** The advertisement that a page's data for search engines holds; null for any other text. */
export function postingText(text: string): string | null {
  const data = parsed(text);
  const title = data && wordsOf(data.title)[0];
  if (!data || !title) return null;
  const employer = wordsOf(data.hiringOrganization)[0];
  const place = wordsOf(data.jobLocation).slice(0, 2).join(", ");
  const known = facts.flatMap(([label, name]) => {
    const said = wordsOf(data[name]).join(", ").replaceAll("_", " ").toLowerCase();
    return said === ""
      ? []
      : [`${label}: ${name === "baseSalary" ? wordsOf(data[name])[0] : said}`];
  });
  return [
    title,
    ...(employer ? [`Employer: ${employer}`] : []),
    ...(place ? [`Location: ${place}`] : []),
    ...known,
    "",
    ...wordsOf(data.description),
    ...fields.flatMap(([heading, names]) =>
      listed(
        heading,
        names.flatMap((name) => wordsOf(data[name])),
      ),
    ),
  ].join("\n");
}
