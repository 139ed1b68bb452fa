/** Names of recruiters: the post is at a client of theirs. */
export const agencyNames =
  /\b(?:recruit(?:ment|ing|ers?)?|resourcing|staffing|personnel|talent|search|selection|headhunt\p{L}*|consulting group|employment agency|appointments|placements?|[\p{L}\d]*jobs|careers|sales specialists|manpower|adecco|randstad|reed|hays|michael page|robert half|robert walters)\b/iu;

/** Advertisements that speak for somebody else. */
export const forClient =
  /\b(?:our|my|their) client\b(?!\s(?:base|list|portfolio|relationships?|services?|needs|sites?|group)\b)|\bworking (?:on behalf of|with (?:a|an|our) [^.]{0,40}\bclient)\b|\bbased client\b|\bthe client (?:is|are|has|requires?|seeks?)\b|\bon behalf of (?:our|my|a|an|the) (?:\p{L}+ ){0,3}client\b|\ba [\p{L}\s,-]{0,60}\b(?:company|organisation|manufacturer|business|firm|employer|charity|consultancy|supplier|provider|developer|retailer|contractor)[^.]{0,40}\b(?:is|are) (?:currently |now )?(?:looking|seeking|recruiting)\b|\b(?:acting|operates?) as an employment (?:business|agency)\b|\brecruitment (?:consultancy|agency|business)\b/iu;

/** Names that recruiters have as often as others; `speaksOfItself` tells them apart. */
export const perhapsAgency =
  /\b(?:associates|partners|consulting|consultants|resources|people)\b/iu;
export const speaksOfItself = /\b(?:we|our|us|join)\b/iu;
