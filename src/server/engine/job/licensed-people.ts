/** Who holds a licence or registration by the name of their occupation, in the plural; the beginning of a pattern's choice. */
export const licensedPeople =
  "nurses|midwives|therapists|physiotherapists|paramedics|pharmacists|psychologists|dentists|doctors|GPs|vets|practitioners|workers|teachers|ECTs?|NQTs?|solicitors|lawyers|barristers|conveyancers|executives|accountants|auditors|actuaries|surveyors|architects|planners|engineers|electricians|plumbers|fitters|welders|technicians|drivers|operators|prescribers|assessors|aiders";
