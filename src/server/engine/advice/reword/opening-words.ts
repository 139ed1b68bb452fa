/** Openings that hide the verb. None that tells of a lesser part ("helped with", "involved in"): that is for the person to say. */
export const hiddenVerb =
  /^(?:i (?:am|was|have been) |was |am )?(?:(?:mainly|primarily|also|directly|solely|fully) )?(?:responsible for|accountable for|tasked with|in charge of|(?:(?:my|main|key|daily|core|the) ){0,2}(?:duties|responsibilities|tasks|role|job) (?:included?|includes|involved?|involves)):? (?:the )?/iu;

/** Openings that leave one's own part unsaid. */
export const unsaidPart =
  /^(?:i )?(?:was |been |am )?(?:(?:closely|actively|heavily|partly|jointly|also) )?(?:involved (?:in|with)|helped (?:with|out with)|assisted (?:with|in)|participated in|contributed to|part of the)\b/iu;

/** Base forms whose -ing form is hardly ever a noun before another: "managing staff", never "the managing staff". */
export const plainVerbs: ReadonlySet<string> = new Set(
  `manage ensure oversee supervise lead maintain provide prepare deliver develop create support handle organise coordinate
co-ordinate arrange answer assist liaise complete conduct carry produce implement improve resolve negotiate direct update
make take keep give write help deal assess analyse establish identify sell serve hire increase reduce collect check
control repair install perform present promote evaluate investigate compile reconcile administer allocate undertake
facilitate generate interview motivate respond safeguard supply transport`.split(/\s+/u),
);

/** Nouns of doing that stand before "of", with the verb they come from. */
export const verbOfNoun: Readonly<Record<string, string>> = {
  administration: "administer",
  allocation: "allocate",
  assessment: "assess",
  collection: "collect",
  completion: "complete",
  coordination: "coordinate",
  "co-ordination": "coordinate",
  creation: "create",
  delivery: "deliver",
  design: "design",
  development: "develop",
  evaluation: "evaluate",
  implementation: "implement",
  installation: "install",
  introduction: "introduce",
  maintenance: "maintain",
  management: "manage",
  operation: "operate",
  organisation: "organise",
  organization: "organise",
  preparation: "prepare",
  production: "produce",
  promotion: "promote",
  provision: "provide",
  recruitment: "recruit",
  reconciliation: "reconcile",
  review: "review",
  supervision: "supervise",
};

/** What shows that an -ing form before it is a verb: "cleaning the kitchen", not "cleaning products". */
export const objectBegins =
  /^(?:the|a|an|all|any|each|every|both|our|my|their|its|his|her|this|these|those|new|up to|over|more than|\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty)\b/iu;
