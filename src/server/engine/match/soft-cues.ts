/**
 * Words by which a line shows an attitude without naming it. Keyed by the names of the soft skills they serve; the
 * cues are compared as stems, any one serves. English: lines in other languages can only show a soft skill by its name.
 */
export const softCues: readonly (readonly [names: string, cues: string])[] = [
  [
    "Presentation skills; Public speaking",
    "presented presenting pitched demonstrated lectured briefed",
  ],
  [
    "Negotiation; Influencing; Persuasion",
    "negotiated persuaded convinced haggled bargained mediated lobbied",
  ],
  [
    "Communication; Verbal communication; Intercultural communication",
    "presented presenting briefed explained liaised negotiated persuaded interviewed advised consulted communicated answered talk speak described informed",
  ],
  [
    "Communication; Written communication",
    "corresponded wrote authored published drafted edited proofread letters correspondence documentation newsletters manuals proposals",
  ],
  [
    "Interpersonal skills",
    "negotiated persuaded liaised counselled mediated interviewed advised rapport relationships listened coached welcomed",
  ],
  ["Listening", "listened counselled interviewed"],
  [
    "Relationship building; Rapport building; Networking",
    "partnered liaised relationship relationships rapport partnership partnerships network networked",
  ],
  [
    "Teamwork",
    "team teams collaborated partnered jointly colleagues multidisciplinary cross-functional together pair liaised",
  ],
  [
    "Leadership",
    "led supervised mentored coached trained recruited chaired headed directed appraised delegated inducted",
  ],
  ["Motivating others; Staff motivation", "motivated inspired encouraged morale coached"],
  [
    "Mentoring; Coaching and developing others",
    "mentored coached trained taught tutored inducted appraised guided",
  ],
  ["Giving feedback", "appraised marked moderated coached"],
  ["Delegation", "delegated allocated assigned supervised"],
  [
    "Organisation",
    "organised planned scheduled coordinated prioritised arranged deadlines rota timetable simultaneously caseload",
  ],
  [
    "Time management; Meeting deadlines; Prioritisation; Multitasking",
    "scheduled prioritised deadlines rota timetable simultaneously caseload juggled",
  ],
  [
    "Attention to detail; Accuracy; Conscientiousness",
    "checked reconciled audited accuracy proofread verified inspected validated errors reviewed",
  ],
  [
    "Problem solving; Analytical thinking; Critical thinking; Logical thinking",
    "solved resolved diagnosed investigated analysed identified fixed troubleshot root-cause",
  ],
  [
    "Decision making; Judgement; Decisiveness",
    "decided decision approved authorised triaged prioritised selected chose judged",
  ],
  [
    "Working under pressure; Calmness; Resilience; Fast-paced work",
    "pressure emergency emergencies crisis crises urgent deadlines",
  ],
  ["Adaptability; Flexibility; Versatility", "adapted flexible flexibly"],
  [
    "Customer focus; Customer-first attitude",
    "customers customer clients patients residents visitors families complaints guests users pupils students",
  ],
  [
    "Empathy; Compassion; Patience",
    "comforted reassured listened consoled vulnerable distressed bereaved anxious palliative dementia dying residents patients families relatives",
  ],
  [
    "Conflict resolution; De-escalation; Dealing with challenging situations; Difficult conversations",
    "mediated defused calmed complaints aggressive challenging conflict conflicts disputes",
  ],
  [
    "Results orientation; Working to targets; Competitiveness",
    "targets target exceeded quota quotas goals goal surpassed KPIs",
  ],
  [
    "Self-motivation; Initiative; Independent working; Proactivity; Energy and drive",
    "initiated introduced founded launched started single-handedly independently established",
  ],
  [
    "Creativity; Innovation; Idea generation",
    "designed created invented devised launched introduced innovative concept campaigns",
  ],
  ["Willingness to learn; Curiosity; Fast learning", "learned certified studied attended enrolled"],
  [
    "Integrity; Honesty; Trustworthiness; Discretion",
    "confidential cash safeguarding compliance trusted keyholder audit",
  ],
  [
    "Confidence; Assertiveness",
    "negotiated persuaded challenged presented presenting pitched chaired",
  ],
  ["Numeracy", "calculated calculate reconciled figures budgets invoices cash accounts statistics"],
  ["Efficiency", "streamlined automated quicker faster"],
  ["Reliability; Punctuality", "attendance punctual deadlines on-time keyholder"],
];
