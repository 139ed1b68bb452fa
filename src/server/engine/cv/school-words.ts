/** What the name of a school, college or university holds, in all languages read; folded, alternatives of a pattern. */
export const schoolWords = [
  "univers\\p{L}*|coll[ea]ges?|school|academy|academia|institute|institut|polytechnic|sixth form|uni",
  "conservatoire|hochschule|fachhochschule|technische|coleg|ysgol|gymnasium|realschule|gesamtschule",
  "berufsschule|berufskolleg|schule|lise|lisesi|birkbeck|cordon bleu|goldsmiths|royal holloway|ecole|lycee",
  "iut|faculte|sorbonne|instituto|colegio|escuela|politecnico|politecnica|facultad|liceo|istituto|scuola",
  "accademia|escola|faculdade|hogeschool|lyceum|roc|uniwersytet|politechnika|akademia|szkola|liceum",
  "technikum|gimnazjum|podstawowa|srednja|zespol szkol|университет|институт|академия|школа|лицей|колледж",
  "гимназия|техникум|мгу|мгту|мфти|вшэ|училище|кгу|спбгу|colegiul|liceul|universitatea|ihk|hwk",
  "handwerkskammer|ifas|ifsi|greta|cfa|universytet|univerzita|fh|rwth|eth|eton|open university|ucl|lse",
  "ucla|iu|ual|inns of court|conservatory|seminary|high school|training centre|training center",
  "education centre|icaew|icas|learning centre|hec|athenee|athenaeum|haute ecole|ecole superieure",
  "vysoke uceni|uciliste|skola|skole|fakulta|itc|itis|ies|ceip|cipfp|ifapme|itt|ipia|isis|polytech|cnam",
  "intec|insa|ensam|esc|iep|bildungszentrum|berufsbildungszentrum|krankenpflegeschule|fachschule",
  "volkshochschule|vhs|kolleg|akademie|academie|studienkolleg|centro de formacion|centro de estudios",
  "centro de formacao|centro di formazione|iefp|esola|escuela de|conservatorio|conservatorium",
  "koninklijk conservatorium|school voor|cvo|vdab|bbs|gs|scoala|grupul scolar|facultatea|gymnazium",
  "stredni skola|stredni odborna|odborne uciliste|vysoka skola|zakladni skola|sps|sou|zsz|ipsia|ipssar",
  "ipseoa|iis|iae|essec|escp|edhec|emlyon|sciences po|insead|iit|nit|iiit|iim|bits pilani|jntu|vtu|uwe|ljmu",
  "mmu|uclan|qmul|kcl|uea|soas|lshtm|qub|rgu|bcu|dmu|ntu|shu|uws|gcu|cbse|icse|state board",
  "maharashtra board|ausbildungszentrum|centrul de formare|centre de formation|chambre de commerce",
  "camara de comercio|camera di commercio|camera de comert|universitet|universitetet|hogskola|hogskolan",
  "yrkeshogskola|gymnasiet|komvux|folkhogskola|egyetem|foiskola|gimnazium|szakkozepiskola|szakiskola",
  "altalanos iskola|obchodni akademie|prumyslova skola",
  "colaiste|scoil|gaelscoil|gaelcholaiste|meanscoil|pobalscoil|ceardscoil|bunscoil|ollscoil|institiuid",
  "ucd|ucc|dcu|tcd|nui|nuig|nuim|gmit|dkit|iadt|ncad|rcsi|setu|etb|rtc|convent",
].join("|");

/** What it ends in where it is one word: "Kunstakademie", "Vårdgymnasiet". */
export const schoolEnds = [
  "schule|universitat|kolleg|college|lyceum|gymnasium|academie|skole|hogeschool|akademie|seminar|skolen",
  "skola|skolan|universitet|gymnasiet|ausbildungszentrum",
].join("|");
