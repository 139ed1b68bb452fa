import { remembered } from "../text/remembered.ts";
import { careAndHealthPosts } from "./posts/care-and-health.ts";
import { educationPosts } from "./posts/education.ts";
import { financeAndLawPosts } from "./posts/finance-and-law.ts";
import { foodAndHospitalityPosts } from "./posts/food-and-hospitality.ts";
import { industryAndTransportPosts } from "./posts/industry-and-transport.ts";
import { officePosts } from "./posts/office.ts";
import { propertyAndBuildingPosts } from "./posts/property-and-building.ts";
import { type NamedPosts, readPosts } from "./posts/read-posts.ts";
import { retailAndSalesPosts } from "./posts/retail-and-sales.ts";
import { technologyAndPublicPosts } from "./posts/technology-and-public.ts";

/**
 * What whoever held a post did there, by the words of its title: skills of the lexicon by canonical name. Only what belongs
 * to the post everywhere; what is usual but not certain is left to the lines of the CV.
 */
export const titlesImply: readonly NamedPosts[] = [
  officePosts,
  retailAndSalesPosts,
  careAndHealthPosts,
  educationPosts,
  foodAndHospitalityPosts,
  financeAndLawPosts,
  propertyAndBuildingPosts,
  industryAndTransportPosts,
  technologyAndPublicPosts,
].flatMap(readPosts);

const skillsByPost = new Map<string, string[]>();
/** Posts whose titles hold the name of another: a window cleaner is no cleaner. */
const unlike = new Set<string>();
let longestPost = 1;

for (const [posts, skills] of titlesImply) {
  for (const post of posts) {
    skillsByPost.set(post, [...(skillsByPost.get(post) ?? []), ...skills]);
    if (skills.length === 0) unlike.add(post);
    longestPost = Math.max(longestPost, post.split(" ").length);
  }
}

/** Whoever finds, sells or serves those of a post does not hold it: "nurse recruiter", "solicitor's driver". */
const ofOthers: ReadonlySet<string> = new Set([
  ..."s recruiter recruiters recruitment recruiting resourcer union merchant merchants mate".split(
    " ",
  ),
]);

type Post = { name: string; from: number; to: number };

const isInside = (inner: Post, outer: Post) =>
  inner !== outer && inner.from >= outer.from && inner.to <= outer.to;

function postsIn(title: string): Post[] {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestPost, words.length - from) }, (_, more) => {
      const to = from + more + 1;
      return { name: words.slice(from, to).join(" "), from, to };
    }).filter(({ name, to }) => skillsByPost.has(name) && !ofOthers.has(words[to] ?? "")),
  );
}

/** Skills that a title carries with it. */
export const skillsOfTitle: (title: string) => readonly string[] = remembered((title) => {
  const posts = postsIn(title);
  const others = posts.filter(({ name }) => unlike.has(name));
  const held = posts.filter((post) => !others.some((outer) => isInside(post, outer)));
  return [...new Set(held.flatMap(({ name }) => skillsByPost.get(name) ?? []))];
});

/** A trainee, a helper or a seller to the trade is not one of it. */
const notQualified =
  /\b(?:student|trainee|assistant|apprentice|associate|auxiliary|nursery|veterinary|vet|recruit\p{L}*|aide|intern|volunteer|support|sales)\b/iu;

/** Posts that may be held in the United Kingdom by the registered or licensed alone. */
const postsRegistered: readonly (readonly [title: RegExp, registration: string])[] = [
  [/\bdental (?:nurse|hygienist|therapist)\b|\bdentist\b/iu, "GDC registration"],
  [/\b(?<!dental )nurse\b|\bward sister\b|\bmidwife\b/iu, "NMC registration"],
  [
    /\b(?:physiotherapist|occupational therapist|radiographer|paramedic|dietitian|biomedical scientist|podiatrist|speech and language therapist|clinical psychologist|operating department practitioner|odp)\b/iu,
    "HCPC registration",
  ],
  [/\bpharmac(?:ist|y technician)\b/iu, "GPhC registration"],
  [/\bsolicitor\b/iu, "SRA registration"],
  [/\bsocial worker\b/iu, "Social Work England registration"],
  [
    /\b(?:general practitioner|medical registrar|house officer|anaesthetist|surgeon)\b/iu,
    "GMC registration",
  ],
  [
    /\b(?:primary|secondary|class|maths|english|science|head of|history|geography|year \d) (?:school )?teacher\b|\bhead ?teacher\b/iu,
    "QTS",
  ],
  [
    /\b(?:hgv|lgv|class [12]|van|delivery|bus|coach|lorry|multi-?drop|ambulance|taxi) driver\b/iu,
    "Driving licence",
  ],
];

/** The registration that a post could not be held without; null where it needs none. */
export function registrationOfPost(title: string): string | null {
  if (notQualified.test(title)) return null;
  return postsRegistered.find(([post]) => post.test(title))?.[1] ?? null;
}
