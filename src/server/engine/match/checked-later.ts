const check =
  /\b(?:dbs|crb|disclosure and barring|criminal record|police check|vetting|security clearance|occupational health|references|right to work)\b/iu;
const later =
  /\b(?:subject to|successful (?:candidate|applicant)|on appointment|prior to|before (?:starting|employment)|pre-employment|conditional|undergo|undertaken|will be (?:required|asked|carried out)|willing|offer)\b/iu;

/** Whether a demand speaks of what the employer checks once somebody is chosen: no CV has to show it. */
export function isCheckedLater(text: string): boolean {
  return check.test(text) && later.test(text);
}
