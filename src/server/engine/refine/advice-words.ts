/**
 * Words that a rewording of advice may bring in because they state nothing of anybody: what one does with a CV, and how one
 * says so. Everything else has to stand in the sentence reworded.
 */
export const adviceWords = new Set(
  `add adding added mention mentioning mentioned name naming named say saying said state stating stated write writing
  written show showing shown describe describing described explain explaining include including included list listing
  listed note noting point pointing make making made give giving given put putting place placing move moving moved keep
  keeping kept use using used try consider check checking help helps helping helpful read reads reading reader readers
  see sees seen find finds found look looks looking bring brings bringing tell tells telling turn turning start starting
  begin beginning open opening change changing spell spelling set setting leave leaving take taking work worked works
  ask asks asked asking need needs needed want wants wanted match matches cover covers covered fit meet meets met
  advert advertisement ad job role post position employer cv résumé line lines section sections sentence word words
  detail details example examples place top end heading bullet page first next also still already currently
  here there where when which what how clearly clear plainly plain briefly brief simply simple directly direct exactly
  near nearer closer early earlier later now again together instead rather otherwise then so because since
  short long easy easily quickly quick worth useful truthfully true honestly honest own yours recent
  part whole rest thing things way ways far demand demands skill skills requirement requirements listed asked
  would could can may might should do does did have has had been being is are was were be am get got
  please possible possibly perhaps whether either both each any some more most less few much many`
    .trim()
    .split(/\s+/u),
);
