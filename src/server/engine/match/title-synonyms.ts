import { titleKey } from "../vocabulary/job-titles.ts";

/** Words that name the same occupation in titles. */
const sameOccupation = [
  "developer engineer programmer",
  "adviser advisor consultant",
  "cook chef",
  "clerk administrator",
  "lawyer solicitor",
  "salesperson sales",
  "nanny childminder",
];

const common = new Map(
  sameOccupation.flatMap((group) => {
    const keys = group.split(" ").flatMap((word) => titleKey(word));
    return keys.map((key) => [key, keys[0] ?? key] as const);
  }),
);

/** One key for all words of a group, so that "developer" meets "engineer". */
export function commonTitleKey(key: string): string {
  return common.get(key) ?? key;
}
