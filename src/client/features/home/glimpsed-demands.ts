/**
 * Three demands of the demo's advertisement with what its CV says to them. None is a matter of judgement: one is shown in so
 * many words, one asks for two things of which the CV has the first, and of one the CV has nothing.
 */
export const glimpsed = [
  {
    status: "met",
    demand: "Proven experience of SEO and of paid search with Google Ads",
    quote: "organic visits grew by 38% in 18 months",
  },
  {
    status: "partial",
    demand:
      "Experience of e-mail marketing and of using a CRM system such as Salesforce or Microsoft Dynamics",
    quote: "raised the average click rate from 1.9% to 3.4%",
  },
  { status: "missing", demand: "A CIM qualification", quote: null },
] as const;
