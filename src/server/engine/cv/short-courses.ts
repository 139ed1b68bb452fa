const shortCourse =
  /\b(?:first[ -]aid|hygiene|food safety|health and safety|safeguarding|child protection|manual handling|moving and handling|refresher|fire (?:marshal|warden)|training|workshop|courses?|(?:gas|hot) (?:safe|water)|cards?|licen[cs]e)\b/i;

/** Whether a text names what is learnt in a day or is a card to hold, and no course of study. */
export const isShortCourse = (text: string): boolean => shortCourse.test(text);
