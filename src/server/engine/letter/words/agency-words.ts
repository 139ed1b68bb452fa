/** Names of recruiters: the post is at a client of theirs. */
export const agencyNames =
  /\b(?:recruit(?:ment|ing|ers?)?|resourcing|staffing|personnel|talent|search|selection|headhunt\p{L}*|consulting group|employment agency|manpower|adecco|randstad|reed|hays|michael page|robert half|robert walters)\b/iu;

/** Advertisements that speak for somebody else. */
export const forClient = /\b(?:our|my) client\b|\bon behalf of\b/iu;
