/**
 * Words by which a line shows an attitude without naming it. Keyed by a piece of the soft skill's name (lower case); the
 * cues are compared as stems, any one serves. English: lines in other languages can only show a soft skill by its name.
 */
export const softCues: readonly (readonly [names: string, cues: string])[] = [
  ["present public-speak", "presented presenting pitched demonstrated lectured briefed"],
  ["negotiat influenc persua", "negotiated persuaded convinced haggled bargained mediated lobbied"],
  [
    "communicat",
    "presented presenting briefed explained liaised negotiated persuaded corresponded interviewed advised consulted communicated wrote authored published facilitated answered talk speak described informed",
  ],
  [
    "interpersonal",
    "negotiated persuaded liaised counselled mediated interviewed advised rapport relationships listened coached welcomed",
  ],
  [
    "relationship partnership",
    "partnered liaised relationship relationships rapport partnership partnerships network networked",
  ],
  [
    "team collaborat",
    "team teams collaborated partnered jointly colleagues multidisciplinary cross-functional together pair liaised",
  ],
  [
    "leader lead supervis people-manage",
    "led supervised mentored coached trained recruited chaired headed directed appraised delegated inducted",
  ],
  ["mentor coach", "mentored coached trained taught tutored inducted appraised guided"],
  ["delegat", "delegated allocated assigned supervised"],
  [
    "organi plan",
    "organised planned scheduled coordinated prioritised arranged deadlines rota timetable simultaneously caseload",
  ],
  [
    "time priorit multitask deadline",
    "scheduled prioritised deadlines rota timetable simultaneously caseload juggled",
  ],
  [
    "detail accura precis thorough",
    "checked reconciled audited accuracy proofread verified inspected validated errors reviewed",
  ],
  [
    "problem analy critical troubleshoot",
    "solved resolved diagnosed investigated analysed identified fixed troubleshot root-cause",
  ],
  [
    "judg decision",
    "decided decision approved authorised triaged prioritised selected chose judged",
  ],
  ["pressure calm resilien", "pressure emergency emergencies crisis crises urgent deadlines"],
  ["adapt flexib change", "adapted flexible flexibly shifts"],
  [
    "customer client patient service",
    "customers customer clients patients residents visitors families complaints guests users pupils students",
  ],
  [
    "empath compassion caring kind",
    "comforted reassured listened consoled vulnerable distressed bereaved anxious palliative dementia dying residents patients families relatives",
  ],
  ["target result", "targets target exceeded quota quotas goals goal surpassed KPIs"],
  [
    "initiative proactiv motivat independen autonom driv",
    "initiated introduced founded launched started single-handedly independently established",
  ],
  [
    "creativ innovat",
    "designed created invented devised launched introduced innovative concept campaigns",
  ],
  ["learn curio develop", "learned certified studied attended enrolled"],
  [
    "integrity honest trust confidential discre",
    "confidential cash safeguarding compliance trusted keyholder audit",
  ],
  ["confidence assert", "negotiated persuaded challenged presented presenting pitched chaired"],
  ["numera", "calculated calculate reconciled figures budgets invoices cash accounts statistics"],
  ["reliab punctual dependab commit", "attendance punctual deadlines on-time keyholder shifts"],
];
