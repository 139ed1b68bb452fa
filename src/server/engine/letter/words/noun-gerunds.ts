/** Forms in -ing that are as often the name of a field of work: "training and coaching", "accounting". */
const nouns = new Set(
  `accounting advertising banking bookkeeping booking budgeting building canvassing catering cleaning coaching coding
  consulting cooking counselling debugging drafting drawing editing engineering filing filming forecasting fundraising
  housekeeping invoicing lecturing listening learning lifting manufacturing marketing meeting mentoring merchandising
  modelling monitoring networking nursing offering opening packing painting planning plastering pricing printing
  processing programming purchasing recording recruiting reporting restocking scheduling screening selling shipping
  sketching speaking stocking studying teaching testing training troubleshooting tutoring typing understanding
  upselling washing welding working writing`
    .trim()
    .split(/\s+/u),
);

export function isNounGerund(lower: string): boolean {
  return nouns.has(lower);
}
