import { foldLetters } from "../vocabulary/fold.ts";
import { foldedSet } from "../vocabulary/folded-set.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import {
  contractWords,
  employersLikePosts,
  employerWords,
  knownEmployers,
  legalForms,
  weakEmployerWords,
} from "./employer-signs.ts";

const strongWords = foldedSet(employerWords, " ");
const weakWords = foldedSet(weakEmployerWords, " ");
const known = foldedSet(knownEmployers, ";");
const likePosts = foldedSet(employersLikePosts, ";");
const contracts = foldedSet(contractWords, ";");
const legalForm = new RegExp(`(?:^|\\s)(?:${legalForms})\\.?(?=$|[\\s,)])`, "u");
const legalEnd = new RegExp(`\\s(?:${legalForms})\\.?$`, "u");

/** Full-time, permanent, "term-time contract" …: neither title nor employer. */
export function isContractWord(text: string): boolean {
  const [first = ""] = foldLetters(text).replace(/[()]/g, "").trim().split(", ");
  return (
    contracts.has(first) || contracts.has(first.replace(/\s(?:contract|post|role|basis|only)$/, ""))
  );
}

/** Whether a text ends in a legal form ("Ltd", "GmbH"): the name of the organisation ends there. */
export function endsInLegalForm(text: string): boolean {
  return legalEnd.test(text);
}

/** Whether a text is the whole name of an employer everybody knows. */
export function isKnownEmployer(text: string): boolean {
  return /^\p{Lu}/u.test(text) && known.has(foldLetters(text).trim());
}

/** Whether a well-known employer is called so, and somebody's post as well: "Harvester". */
export function isEmployerLikePost(text: string): boolean {
  return /^\p{Lu}/u.test(text) && likePosts.has(foldLetters(text).trim());
}

const selfEmployment =
  /^(?:self[ -]employed|freelance|freiberuflich|selbststandig|independant|autonom[oa]|libero professionista|freiberufler(?:in)?|selbstandig|a son compte|auto-?entrepreneur|micro-?entrepreneur|independante|por cuenta propia|lavoratore autonomo|partita iva|conta propria|trabalhador(?:a)? independente|recibos verdes|zzp(?:['’]er)?|zelfstandig(?:e)?|eigen bedrijf|wlasna dzialalnosc(?: gospodarcza)?|samozatrudnienie)$/;

/** Whether a text says that somebody worked for themselves: an employer only where no firm is named. */
export function isSelfEmployment(text: string): boolean {
  return selfEmployment.test(foldLetters(text).trim());
}

/** "Plasterer (self-employed)" without a firm: the title, and what stands for the employer. */
export function splitSelfEmployment(
  title: string | undefined,
): readonly [string | undefined, string | undefined] {
  const [, job, said] = /^(.{2,80}?)\s*\(([^()]{4,30})\)$/u.exec(title ?? "") ?? [];
  return said !== undefined && isSelfEmployment(said) ? [job, said] : [title, undefined];
}

/** German and Dutch write the kind of organisation at the end of one word: "Universitätsklinikum", "Stadtwerke". */
const compound =
  /^\p{L}{3,}(?:klinikum|kliniken|krankenhaus|krankenhauser|ziekenhuis|sparkasse|stadtwerke|werke|hochschule|universitat|apotheke|gesellschaft|zentrum|pflegeheim|altenheim|wohnheim|pflegedienst|stift|verein|verband)$/u;

/** "Gemeindeverwaltung Aadorf": an office by what it runs. */
const administration =
  /^(?:gemeinde|stadt|kreis|bezirks|kantons|landes|samtgemeinde|amts|staats)verwaltung$/u;
/** "Gubler & Partner", "Rossi e Figli": a firm by the name of whoever owns it. */
const partners =
  /^(.{2,60}?)\s(?:&|und|et|e|y|en|i)\s(?:Partner|Partners|Partn\.|Söhne|Sohn|Fils|Hijos|Figli|Filhos|Zonen|Zoon|Zn\.?|Synowie)(?![\p{L}])/u;

/** Names that open with what the house is: "Hotel Caro", "Trattoria da Nino". */
const houses = foldedSet(
  "stocznia huta mostostal szkola liceum gminny miejski powiatowy basisschool thuiszorg panificio salone camping mediatheque bibliotheque ceip ies cpr cifp landratsamt finanzamt treuhand koninklijke hotel hostel hostal hostellerie auberge gasthof gasthaus landgasthof pension pensione restaurant restaurante ristorante restauracja restauracia trattoria osteria pizzeria brasserie bistro bistrot taverna taberna tasca bar cafe caffe cafetaria cafeteria kawiarnia eetcafe clinique clinica klinik kliniek klinika krankenhaus spital szpital hospital przychodnia policlinica residencia residence residenza seniorenresidenz pflegeheim woonzorgcentrum zorgcentrum farmacia farmacie pharmacie apotheke apotheek apteka imprimerie boulangerie patisserie backerei konditorei metzgerei boucherie panaderia pasteleria panetteria pasticceria macelleria padaria pastelaria bakkerij slagerij piekarnia cukiernia supermercados supermercado supermercato supermarche supermarkt supermarket sklep drogerie garage werkstatt autohaus officina officine taller talleres oficina warsztat garaz cabinet kanzlei studio gabinete bufete kancelaria advocatenkantoor steuerkanzlei ingenieurburo architekturburo fundacion fondation fondazione fundacao fundacja stichting stiftung mairie ayuntamiento comune prefeitura gemeente gmina urzad stadt landkreis ministere ministerio ministero ministerium bundesamt transportes transports trasporti construcciones costruzioni construcoes impresa autohuis kwiaciarnia hurtownia zaklad zaklady fabryka firma spolka",
  " ",
);
const behindHouse = /^\S+\s(?:(?:d[aeiou]l{0,2}|l[aeo]s?)\s)?\p{Lu}/u;

/** Whether a name opens with what the house is. */
export const opensWithHouse = (text: string): boolean =>
  houses.has(foldLetters(text.split(" ", 1)[0] ?? "")) && behindHouse.test(text);

/** A shop called by its owner and the trade: "Cohens Chemist", "Miller's Bakers". */
const ownersShop =
  /^\p{Lu}\p{L}+['’]?s\s(?:Chemist|Butcher|Baker|Newsagent|Florist|Jeweller|Optician|Fishmonger)s?$/u;

/** "same firm", "the same school": the employer of the role before. */
export function saysSameEmployer(text: string): boolean {
  return /^(?:the\s)?same\s(?:trust|company|employer|firm|organi[sz]ation|school|college|hospital|practice|store|service|team|council|bank|hotel|shop|business|department|university|charity|place)$/i.test(
    text.split(",")[0]?.trim() ?? "",
  );
}

/** "Driver (Pte–LCpl)": ranks, and no legal form. */
const ranksInBracket =
  /\s\((?:(?:Pte|L\/?Cpl|Cpl|S?Sgt|CSgt|WO[12]|Lt|Capt|Maj|Spr|Gnr|Tpr|Cfn|Sig|Rfn|L?Bdr|AB|C?PO|SAC)(?:\s?[/–-]\s?)?){1,5}\)/giu;

/** How much a text looks like the name of an organisation: 0 no sign, 1 a weak one, 2 a word only such names have, 3 a legal form. */
export function employerScore(written: string): number {
  const text = written.replace(ranksInBracket, "");
  if (legalForm.test(text)) return 3;
  const folded = foldLetters(text).trim();
  const [, owner = ""] = partners.exec(text) ?? [];
  if (owner !== "" && !looksLikeJobTitle(owner)) return 3;
  if (known.has(folded) || ownersShop.test(text)) return 3;
  const words = folded
    .split(/[\s,()/–-]+/)
    .map((word) => word.replace(/[.'’]+$/, ""))
    .filter((word) => word !== "");
  if (words.some((word) => strongWords.has(word) && !weakWords.has(word))) return 2;
  if (words.some((word) => compound.test(word) || administration.test(word))) return 2;
  const last = words.at(-1) ?? "";
  const post = /\sof house$/.test(folded);
  if (words.length > 1 && !post && (weakWords.has(last) || opensWithHouse(text))) return 1;
  if (
    /\b(?:University|College|School|Hospital|Council|Trust|Bank|Hotel|Restaurant|Borough) of\b|^(?:The|THE|St\.?|Royal|ROYAL) \p{Lu}/u.test(
      text,
    )
  )
    return 1;
  if (/\b(?:NHS|Trust|Council|University|School|College|Hospital)\b/.test(text)) return 1;
  if (saysSameEmployer(text)) return 1;
  return 0;
}
