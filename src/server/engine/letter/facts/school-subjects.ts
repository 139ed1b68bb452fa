import { nameList } from "../../text/name-list.ts";

/** "GCSEs: English 5, Maths 4, 6 others" by its subjects: grades are for the CV. */
const ofSchool = /^(GCSEs?|A[- ]levels?)\s?(?::|\bin\b|,)?\s(.+)$/iu;
const mostSubjects = 4;
/** "GCSEs including English (C)" names some of them. */
const amongThem = /^(?:including|incl\.?|with|among them)\s/iu;
const gradeBehind = /[\s(:]+(?:\d-\d|\d|[A-G]\*?(?:\/\d)?|U)\)?$/u;

export function subjectsOf(degree: string): string | null {
  const [, name, whole = ""] = ofSchool.exec(degree) ?? [];
  const list = whole.replace(amongThem, "");
  if (name === undefined || !/[\s(](?:\d(?:-\d)?|[A-G]\*?)\)?(?:,|$)/u.test(list)) return null;
  // "Design and Technology 7" is one subject, "Maths 6 and English 5" are two.
  const items = list.split(/,\s(?:and\s)?|(?<=[\s(](?:\d(?:-\d)?|[A-G]\*?)\)?)\sand\s/u);
  const subjects = items
    .filter((item) => /^\p{L}/u.test(item) && !/\bothers?\b/iu.test(item))
    .map((item) => item.replace(gradeBehind, ""))
    .slice(0, mostSubjects);
  if (subjects.length === 0) return null;
  const several = `${name.replace(/s$/u, "")}${subjects.length > 1 ? "s" : ""}`;
  const isPart = subjects.length < items.length || list !== whole;
  return `${several} ${isPart ? "including" : "in"} ${nameList(subjects)}`;
}

/** "A levels in Business Studies, Geography, French" gets its "and". */
export function withAnd(given: string): string {
  const text = given.replace(/^(GCSEs|A[- ]levels) (?!in\b|including\b)(?=\p{Lu})/iu, "$1 in ");
  const [, name = "", list = ""] =
    /^((?:(?:\p{L}+|\d+) )?(?:GCSEs|A[- ]levels|Highers) (?:in|including) )(.+)$/iu.exec(text) ??
    [];
  return list === "" || /\sand\s/u.test(list) ? text : name + nameList(list.split(", "), 9);
}
