import type { KindOfPlace } from "./years-places.ts";

/** Where people are looked after, served, taught, sold to and advised: how each is named, and what shows it in a CV. */
export const placesOfService: readonly KindOfPlace[] = [
  {
    named: /\bpharmac(?:y|ies)\b|\bdispensar(?:y|ies)\b|\bchemists?\b/iu,
    employer: /\bpharmac(?:y|ies)\b|\bchemists?\b|\bdispensar(?:y|ies)\b|\bboots\b|\browlands\b/iu,
    lines: /\bthe dispensary\b/iu,
  },
  {
    named: /\b(?:small animals?|companion animals?|pets?|first[- ]opinion)\b/iu,
    employer:
      /^(?!.*\b(?:equine|farm|large animals?|horses?)\b).*\b(?:vets?|veterinary|animal hospital|pet practice)\b/iu,
    lines: /\b(?:cats? (?:and|&|or) dogs?|dogs? (?:and|&|or) cats?|small animals?)\b/iu,
  },
  {
    named: /^(?!.*\b(?:small|companion) animals?\b).*\b(?:veterinary|vets?|animal)\b/iu,
    employer: /\b(?:vets?|veterinary|animal hospital|equine (?:clinic|hospital))\b/iu,
  },
  {
    named:
      /\b(?:GP|general practice|doctors?['’]?|medical)(?: (?:surger(?:y|ies)|practices?|centres?)|$)|\bprimary care\b/iu,
    employer:
      /\bsurgery\b|\bmedical (?:practice|centre|group|partnership)\b|\bhealth centre\b|\bGP\b|\bdoctors\b/iu,
  },
  {
    named: /\bdental\b|\bdentists?['’]?\b|\borthodontic\b/iu,
    employer: /\bdental\b|\bdentists?\b|\borthodont\p{L}+\b/iu,
  },
  {
    named: /\b(?:domiciliary|home ?care|care at home)\b/iu,
    employer: /\bhome ?care\b|\bdomiciliary\b|\bcare at home\b|\blive-in\b/iu,
    lines: /\b(?:clients|people|service users) in their (?:own )?homes?\b|\bhome visits\b/iu,
  },
  { named: /\bhospices?\b/iu, employer: /\bhospices?\b/iu },
  {
    named: /(?<!\bfull[- ]service )\b(?:restaurants?|brasseries?|bistros?)\b/iu,
    employer:
      /\brestaurants?\b|\bbrasserie\b|\bbistro\b|\bgrill\b|\btrattoria\b|\bpizzeria\b|\bosteria\b|\bsteak ?house\b|\bdining\b|\bcovers\b|\brosettes?\b|\bmichelin\b/iu,
    lines: /\bcovers\b/iu,
  },
  {
    named: /\bkitchens?\b/iu,
    employer:
      /\bkitchen\b|\bchef\b|\bcook\b|\brestaurant\b|\bhotel\b|\bbrasserie\b|\bbistro\b|\bcatering\b/iu,
    lines: /\bkitchen\b|\bcovers\b/iu,
  },
  {
    named: /\b(?:call|contact) cent(?:re|er)s?\b/iu,
    employer: /\b(?:call|contact) cent(?:re|er)\b/iu,
    lines:
      /\b(?:call|contact) cent(?:re|er)\b|\b\d{2,3} (?:inbound |outbound )?calls (?:a|per|each) (?:day|shift)\b/iu,
  },
  {
    named: /\b(?:estate|letting|lettings) agen(?:t|ts|cy|cies)\b/iu,
    employer: /\b(?:estate|letting|lettings) agen\p{L}+\b|\blettings\b/iu,
    lines: /\bvaluations\b|\bviewings\b/iu,
  },
  {
    named: /\b(?:prisons?|custodial|secure estate)\b/iu,
    employer: /\b(?:HMP|HMYOI|YOI|prison)\b/iu,
  },
  {
    named: /\b(?:universit(?:y|ies)|higher education|HE (?:institution|sector|setting))\b/iu,
    employer: /\buniversit(?:y|ies)\b|\bhigher education\b|\bschool of \p{L}+\b/iu,
  },
  {
    named: /\b(?:further education|FE (?:college|sector|setting)|colleges?)\b/iu,
    employer: /\bcollege\b|\bsixth form\b|\bfurther education\b/iu,
  },
  {
    named: /\b(?:laborator(?:y|ies)|labs?)\b/iu,
    employer: /\blaborator(?:y|ies)\b|\blabs?\b|\bpathology\b|\bbiosciences?\b|\banalytical\b/iu,
    lines: /\blaborator(?:y|ies)\b|\blab\b/iu,
  },
  {
    named: /\b(?:garages?|dealerships?|vehicle workshops?)\b/iu,
    employer:
      /\bgarage\b|\bmotors?\b|\bdealer(?:ship)?\b|\bautocentre\b|\bautos?\b|\bcar sales\b|\bservice cent(?:re|er)\b/iu,
    lines: /\bMOTs?\b/u,
  },
  {
    named: /\b(?:salons?|barbers?['’]?|barbershops?|spas?)\b/iu,
    employer: /\bsalon\b|\bhair(?:dress\p{L}+)?\b|\bbarbers?\b|\bbeauty\b|\bspa\b/iu,
    lines: /\bsalon\b/iu,
  },
  {
    named: /\bfarms?\b/iu,
    employer: /\bfarms?\b|\bdairy\b|\bestate\b|\bholdings?\b|\bagricultur\p{L}+\b/iu,
    lines: /\bherd\b|\bacres\b|\bflock\b/iu,
  },
  {
    named: /\b(?:banks?|building societ(?:y|ies)|banking)\b/iu,
    employer: /(?<!\b(?:food|blood) )\bbank(?:ing)?\b|\bbuilding society\b|\bcredit union\b/iu,
  },
  {
    named: /\binsur(?:ance|er|ers)\b/iu,
    employer: /\binsur(?:ance|ers?)\b|\bassurance\b|\bunderwriting\b|\blloyd['’]?s\b/iu,
    lines: /\bclaims\b|\bunderwriting\b|\bpolicyholders?\b/iu,
  },
  {
    named: /\b(?:marketing|creative|digital|media|PR|advertising|design) agenc(?:y|ies)\b/iu,
    employer:
      /\bagency\b|\bcreative\b|\bstudio\b|\badvertising\b|\bcommunications\b|\bPR\b|\bmedia\b/iu,
    lines: /\bagency\b/iu,
  },
  {
    named: /\brecruitment (?:agenc(?:y|ies)|consultanc(?:y|ies)|business(?:es)?)\b/iu,
    employer: /\brecruit\p{L}+\b|\bstaffing\b|\bpersonnel\b|\bresourcing\b|\btalent\b/iu,
  },
  {
    named: /\b(?:museums?|galler(?:y|ies)|heritage)\b/iu,
    employer:
      /\bmuseums?\b|\bgaller(?:y|ies)\b|\bheritage\b|\bnational trust\b|\bcastle\b|\babbey\b|\bhistoric\b/iu,
  },
  { named: /\btheatres?\b/iu, employer: /\btheatre\b|\bplayhouse\b|\bopera\b|\bstage\b/iu },
];
