/**
 * What a passage of an advertisement is about. "intro" stands before any heading; "role" is running text on the
 * job; benefits, company, equality, apply, terms and what is waived are boilerplate, from which no demand is read.
 */
export type SectionKind =
  | "intro"
  | "role"
  | "duties"
  | "required"
  | "preferred"
  | "person"
  | "benefits"
  | "company"
  | "equality"
  | "apply"
  | "terms"
  | "waived";

/** Phrases that name a section, in lower case; the longest that occurs in a heading decides. */
export const headingPhrases: Record<Exclude<SectionKind, "intro">, string> = {
  required: `hanfodol|what's needed|what is needed|what we'll need|essential|essentials|must have|must haves|must-have|must-haves|minimum|minimum criteria|mandatory|required|
requirements|requirement|require|you must|you must have|what you need|what you will need|what you'll need|you will need|
you'll need|you need|what we need|we need|we require|we ask for|necessary|non-negotiables|non negotiable|non-negotiable|not negotiable|above all|most of all|most importantly|deal breakers|dealbreakers|yn fwy na dim|pre-requisites|prerequisites|should meet the following criteria|
key criteria|selection criteria|requires you to have|key requirements|zwingend|muss|erforderlich|voraussetzungen|
anforderungen|anforderungsprofil|wir erwarten|das erwarten wir|unabdingbar|indispensable|obligatoire|exigences|prérequis|
requis|imprescindible|requisitos|requisitos mínimos|se requiere|requisiti|richiesto|requisitos obrigatórios|vereisten|
functie-eisen|eisen|wymagania|oczekujemy`,
  preferred: `dymunol|helpful but totally optional|helpful but optional|useful but optional|nice but optional|totally optional|desired skills and personal qualities|desired skills and qualities|desired skills and experience|desirable|desirables|desired|desirable criteria|nice to have|nice-to-have|nice to haves|good to have|good to haves|good to know|great to have|great to haves|preferred|preferable|
bonus|bonus points|bonus skills|advantageous|an advantage|advantages|a plus|pluses|beneficial|would love|we'd love|handy to have|handy|gd if u have|good if you have|nice if you have|great if you have|lovely if you have|useful to have|extra brownie points|would be a bonus|over the moon if|thrilled if|impressed if|excited if|even better if you|the icing on the cake|brownie points|make us smile|impress us|excite us|love you even more if|like you even more if|we would love|
what we'd love|it would be great|it'd be great|would be great|would be nice|cherry on top|would be helpful|also be helpful|helpful if|useful if|an advantage if|advantage if|an advantage to have|also be great|also be useful|also be nice|may have|may also have|might also have|also nice|also good|not essential|not compulsory|beneficial not compulsory|beneficial but not compulsory|useful but not essential|welcome but not essential|ideally|even better if|extra points|extra credit|lovely to have|would help if|it would help|put me ahead|put you ahead|put somebody ahead|give me an edge|give you an edge|help me stand out|help you stand out|make me stand out|make you stand out|what would help|what else would help|what else helps|be a bonus|what's a bonus|lovely if|it'd be lovely if|it would be lovely if|it'd be great if|it'd be brilliant if|delighted if|optional|
additional skills|what would set you apart|stand out|useful|wünschenswert|von vorteil|idealerweise|das wäre toll|
pluspunkte|souhaité|souhaitée|souhaités|un plus|atouts|apprécié|appréciées|deseable|deseables|valorable|se valorará|
se valora|gradito|preferibile|desejável|diferenciais|pré|wenselijk|mile widziane|dodatkowym atutem`,
  person: `what matters|what matters to me|what matters to us|what does matter|what matters most|what sort of person|what kind of person|sort of person|kind of person|who are you after|who you're after|who we're after|what are you after|we'd love you to join us if|we would love you to join us if|love you to join us if|join us if|this is for you if|this one's for you if|you might be right for this if|what we want|what we want from you|we want|what it takes|what you'll have|what you've got|a fit if|a good fit if|a great fit if|a great match if|a good match if|right for you if|we'd love to meet you if|you'll love this if|you'll thrive if|you'll thrive here if|you will thrive if|you'll do well if|you'll fit right in|you will fit right in|we'd love to hear from you if|we would love to hear from you if|love to hear from you if|what we're after|what we are after|we're after|we are after|what we're hoping for|to apply for this post you will|to apply you will|to apply you must|to apply you should|to apply you need|what do you need|do you need|what will you need|do you have|have you got|what experience|what skills|we would like|we'd like|we expect|we ask|you should|you will be|you'll be|you are|you're|who should apply|would suit|suited to|attributes and skills|person specification|person spec|personal specification|about you|who you are|what we're looking for|
what we are looking for|who we're looking for|who we are looking for|we are looking for|we're looking for|looking for|
person|the person|the candidate|ideal candidate|ideal applicant|the ideal applicant|right applicant|suitable candidate|the ideal candidate|ideal person|successful candidate|successful applicant|right candidate|
right person|the individual|candidate profile|candidate specification|person profile|candidate|candidates|your profile|profile|skills|experience|
qualifications|qualification|knowledge|education|training|attributes|qualities|abilities|ability|aptitude|aptitudes|competencies|
competences|competency|capabilities|behaviours|personal qualities|you|you'll have|you will have|you have|you bring|what you'll bring|
what you will bring|what you bring|what will you bring|you'll bring|to be successful|to succeed|is this you|are you|could this be you|
sounds like you|does this sound like you|sound like you|you'll be able to demonstrate|you will be able to demonstrate|you should apply if|apply if|what we'd like from you|
what we look for|we look for|your skills|your experience|your background|expertise|technical skills|
skills and experience|skills & experience|experience and skills|knowledge and experience|criteria|this role is for you|
we'd like to hear from you if|about your experience|disposition|achievements|accreditations|certification|certifications|certificates|tickets|licences|tickets and licences|licences and tickets|cards|tickets and cards|licences and certificates|training and certification|in date|physical requirements|circumstances|
ihr profil|dein profil|profil|das bringen sie mit|das bringst du mit|was sie mitbringen|was du mitbringst|sie bringen mit|
du bringst mit|ihre qualifikation|ihre qualifikationen|deine qualifikation|deine qualifikationen|qualifikation|qualifikationen|
kenntnisse|ihre stärken|wen wir suchen|wir suchen|profil recherché|votre profil|compétences|compétences requises|
vous êtes|vous avez|formation|expérience|perfil|tu perfil|su perfil|buscamos|qué buscamos|formación|competencias|experiencia|
conocimientos|profilo|il tuo profilo|competenze|cosa cerchiamo|profiel|jouw profiel|wie ben jij|wat breng je mee|twój profil|
o seu perfil|competências|kwalifikacje`,
  duties: `prif ddyletswyddau|responsibilities|responsibility|key responsibilities|main responsibilities|role responsibility|role responsibilities|duties|
main duties|key duties|key areas|key areas of responsibility|areas of responsibility|areas of work|what you'll work on|what you'll be working on|what you will be working on|principal duties|essential duties|essential functions|duties and responsibilities|roles and responsibilities|
key tasks|tasks|accountabilities|key accountabilities|what you'll do|what you will do|what you'll be doing|what you will be doing|what will you do|
what you do|your day-to-day|your day to day|day to day|day-to-day|a typical day|a typical week|what your day looks like|what your week looks like|what a day looks like|what a typical day looks like|what the week looks like|your day|your week|a day with us|a week with us|what needs doing|what you'd do|what you'd be doing|what you would do|what you would be doing|what's in the job|what is in the job|what's in the role|what it involves|what's involved|jobs would be|you will|you'll|you will be responsible for|you'll be responsible for|the role involves|
the role will involve|main purpose|job purpose|role purpose|purpose of the role|purpose of the job|purpose of the post|aim of the role|
main duties of the job|your role|your responsibilities|your key responsibilities|your main responsibilities|your tasks|your mission|in this role|in this role you will|key objectives|
objectives|deliverables|key result areas|the work|what the job involves|what the role involves|job outline|scope|ihre aufgaben|deine aufgaben|
aufgaben|aufgabengebiet|aufgabenbereich|tätigkeiten|tätigkeitsbereich|ihre tätigkeiten|was sie erwartet|was dich erwartet|das erwartet sie|das erwartet dich|
das machen sie|verantwortung|missions|vos missions|votre mission|tes missions|responsabilités|tâches|activités|le poste|funciones|tus funciones|
responsabilidades|tareas|misión|qué harás|mansioni|attività|responsabilità|cosa farai|taken|werkzaamheden|jouw taken|wat ga je doen|
verantwoordelijkheden|obowiązki|zakres obowiązków|zadania|funções`,
  role: `the role|about the role|the job|about the job|the position|about the position|the post|the opportunity|opportunity|job description|
job summary|role summary|summary|job overview|role overview|overview|job spec|job specification|role profile|role description|
job profile|job introduction|introduction|job role|job details|position summary|role|description|the challenge|about the service|about our service|
about the department|the department|stellenbeschreibung|ihre rolle|descriptif du poste|description du poste|el puesto|descripción del puesto|
descripción|la posizione|de functie|functieomschrijving|opis stanowiska`,
  benefits: `supplied|provided|we supply|we provide|we'll provide|what we supply|what we provide|what we give|what we give you|what will i gain|the deal|the good stuff|the good bits|the nice bits|the fun stuff|the extras|what you'll gain|what you will gain|benefits|benefit|what we offer|we'll offer you|we'll offer|we will offer you|we will offer|we'll give you|what we can offer|what we can offer you|we can offer|we offer|what can we offer you|what we'd like to give you|
our offer|our offer to you|in return|in return we offer|in exchange|rewards|reward|the rewards|perks|package|the package|remuneration|compensation|
what's in it for you|what do you get|what do we give|what do we offer|what do i get|what will you get|what is in it for you|what's in it for me|what you'll learn|what you will learn|your training|training offered|training provided|training available|training we offer|training opportunities|training outcome|what you'll get|what you will get|what you get|what we do for you|what we'll do for you|you'll get|you will receive|what you'll receive|
what will i receive|why join|why join us|why work for|why work with us|why work for us|why choose|why us|why you'll love|why apply|why work here|why work at|why this job|why this role|our promise to you|our promise|what you will find here|
what you'll find here|our side of the bargain|we are proud to offer|
benefits for you|benefits include|other benefits|salary & benefits|salary and benefits|staff benefits|wellbeing|
what you can expect|what's on offer|on offer|what's great|career development|training and development|learning and development|
development opportunities|feel valued|enhancement rates|bank rates|relocation package|incentives|commission|bonus scheme|
wir bieten|wir bieten ihnen|das bieten wir|das bieten wir ihnen|was wir bieten|unser angebot|ihre vorteile|deine vorteile|
vorteile|leistungen|nous offrons|nous vous offrons|nous proposons|ce que nous offrons|avantages|vos avantages|on vous offre|
ofrecemos|qué ofrecemos|se ofrece|beneficios|te ofrecemos|offriamo|cosa offriamo|wij bieden|wat bieden wij|oferujemy|
co oferujemy|oferecemos|benefícios`,
  company: `what it's like|what it is like|what's it like|what it's like here|what it's like working here|where you'll work|where you will work|employer certification accreditation badges|us|about us|about our company|about the company|the company|our company|who we are|who are we|our story|our values|our culture|our mission|our vision|our people|
our team|about our team|about the team|the team|the client|our client|company profile|company overview|company background|company information|
background|client profile|about our trust|about the trust|our trust|about the school|our school|the school|about our school|about the hospital|about our site|about your next employer|
about the organisation|our organisation|the organisation|about the business|the business|working at|working for|great place to work|living here|the location|about the location|location information|
where you'll be working|where you will be working|about our benefits|our commitment|our achievements|our latest achievements|
about the client|about|recruiter|about the agency|über uns|wer wir sind|das unternehmen|unternehmen|qui sommes-nous|qui sommes nous|à propos|à propos de nous|
l'entreprise|notre entreprise|quiénes somos|sobre nosotros|la empresa|chi siamo|l'azienda|over ons|wie zijn wij|o nas|o firmie|sobre nós`,
  equality: `equal opportunities|equal opportunity|equal opportunities employer|equality|equality and diversity|equality, diversity and inclusion|diversity|diversity and inclusion|
inclusion|disability confident|our commitment to diversity|data protection|privacy|gdpr|disclaimer|fraud|privacy notice|chancengleichheit|égalité|igualdad`,
  apply: `not for you if|not for you|this isn't for you if|this is not for you if|certificate of sponsorship|certificates of sponsorship|visa sponsorship|nationality requirements|civil service code|how to apply|to apply|apply|apply now|application process|applications|application|the application process|next steps|what's next|what next|what happens next|interested|
interested in this role|for further information|further information|further details|additional information|more information|contact|contact details|contact us|closing date|interview|interviews|
interview date|interview process|selection process|selection process details|selection for interview|the process|recruitment process|things you need to know|how to find out more|find out more|
informal enquiries|informal visits|download|important|please note|no agencies please|no agencies|previous applicants need not apply|click apply now|
follow us|job reference|reference|bewerbung|jetzt bewerben|ihre bewerbung|kontakt|ansprechpartner|interesse|haben wir ihr interesse geweckt|
postuler|candidature|pour postuler|comment postuler|cómo aplicar|inscríbete|interesado|interesados|candidarsi|come candidarsi|
solliciteren|sollicitatie|aplikuj`,
  waived: `we don't mind|we don't mind about|it doesn't matter if|we're not fussed about|we are not fussed about|we're not bothered about|we don't care about|you do not need|you don't need|not needed|what you don't need|what we don't need|what you do not need|things you don't need|what i don't care about|what we don't care about`,
  terms: `training course|course title|training provider|wage|expected duration|salary|salary range|pay|hours|working hours|hours of work|working pattern|shift pattern|schedule|work schedule|pay scheme|pay range|date posted|reference number|job locations|shifts|shifts available|contract|contract type|contract length|duration|location|
place of work|start date|start dates|grade|band|reports to|reporting to|report to|reporting line|reporting lines|responsible to|job type|job reference|department|date|
vacancy type|terms and conditions|probationary period|travel|directorate|permanent|full time|part time|holiday|annual leave|pension|
gehalt|arbeitszeit|standort|arbeitsort|salaire|lieu|horaires|contrat|salario|horario|ubicación|contrato|sede|orario|locatie|salaris|wynagrodzenie`,
};

/** Words that may stand in a heading beside its phrase without making it a sentence. */
export const headingFiller: ReadonlySet<string> = new Set(
  `the a an of for to in and or & our your you we us is are be will have has this that with as it who what about i
key main core general specific other further additional some personal professional technical job role post position person
candidate candidates applicant applicants skills skill experience experiences qualifications knowledge criteria
requirements duties responsibilities information details summary section part overview please note include includes
including following these if also had areas attributes qualities abilities training education competencies team work all
previous relevant list item ideal bring offer successful working do does would like can could need needs
und oder der die das ein eine für als im in zu mit sie du ihr ihre wir uns sind et ou le la les des du de vous nous
votre vos el los las un una y o tu su para con il lo gli di e`.split(/\s+/),
);
