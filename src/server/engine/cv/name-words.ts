/** Particles inside names. */
export const nameParticles =
  "ap ab de da do dos das del della di la le van von der den zu zur af al el bin bint ben ibn ten ter y e i st o' mac mc abu op dela san";

/** Titles before a name, letters behind it. */
export const honorifics =
  "sgt ssgt cpl lcpl capt captain maj major lt lieutenant col colonel cdr commander wo1 wo2 cpo po flt dr.-ing dipl.-ing med jur phil habil mr mrs ms miss mx dr prof professor sir dame rev revd reverend herr frau m mme mlle sr sra dott dott.ssa ing dipl.-ing. dhr mevr pan pani г-н";

/** Letters behind a name for what somebody is, in capitals or not. */
export const postNominals =
  "chartered mpharm bpharm mphys mchem msci mres mphil bmus bnurs mnurs mrcslt rcslt minstmc cgma fbdo mcoptom mrpharms frsa mcsp mcihort mrtpi mrsc frsc csci cphys minstp fhea sfhea mcibse mciht mciwem cwem cmli rnmh rnlda acii apfs maat fmaat certiosh cmiosh gradiosh fciob fcmi cmgr mcim mrcvs rvn frcvs bvsc bds mfds rgn rmn rn rnld rscn phd mba msc bsc meng beng ceng ieng mieng mice miet frcs mrcp mrcgp frcgp mbe obe cbe qts pgce acca fcca acma cgma aca fca cipd mcipd fcipd mcips mrics frics mciob llb llm ba ma md mbbs mbchb cpa pmp cissp bsn msn dnp fnp lcsw cfa cima shrm-cp mcsp mrpharms cgeol csci mapm fapm maat fmaat miosh cmiosh tmiosh mciht mcibse mcilex fcilex minstf assoc fhea sfhea frsa frs fba rm bmbs mbbch mrcem frcem frcp mrcs mrcpsych frcpsych frca mrcog frcog mrcpch ddip frcr imeche cipfa cpfa mcmi mfmlm cert dip cii pfs pgcert pgdip";

/** Words that stand at the top of CVs and are no names. */
export const notNames =
  "curriculum vitae resume cv name surname full first last summary profile objective experience education skills contact details address phone mobile telephone email date birth nationality married single male female gender personal information professional statement about work history employment career page confidential references languages linkedin github website portfolio driving licence license manager engineer university college school ltd limited inc plc gmbh street road avenue lane close drive city state town county uk england scotland wales the and of for with in on at to from by my your our highly motivated experienced dedicated enthusiastic reliable hardworking hard working friendly qualified certified registered chartered senior junior lead head chief assistant full-time part-time available immediately looking seeking years excellent strong good key core additional relevant other anonymous candidate applicant company project projects management business customer service sales marketing finance health care social data software web digital human resources information technology it administration administrative office team support development developer analyst consultant operations quality safety design graphic project legal medical nursing teaching retail hospitality construction lebenslauf bewerbung persönliche daten angaben geburtsdatum name vorname nachname anschrift telefon adresse nom prénom adresse téléphone nombre apellidos dirección teléfono nome cognome indirizzo telefono morada imię nazwisko имя фамилия телефон адрес дата рождения возраст мужчина женщина резюме гражданство проживает accountant advocate apparel chef teacher nurse banking aviation arts agriculture automobile bpo fitness public relations consultant attorney secretary";

/** Labels of the contact block; what each says is behind the colon. */
export const contactLabels: Readonly<Record<"name" | "email" | "phone" | "location", string>> = {
  name: "name; full name; name and surname; name & surname; first name and surname; first and last name; candidate; candidate name; applicant; vor- und nachname; nom; nom et prénom; nombre; nombre y apellidos; nome; nome completo; nome e cognome; naam; imię i nazwisko; имя; фио; ф.и.о.; nachname, vorname; cognome e nome; surname(s) / first name(s); first name(s) / surname(s); first name(s) surname(s); surname(s) first name(s)",
  email:
    "email; e-mail; email address; e-mail address; mail; e-mail(s); correo; correo electrónico; posta elettronica; эл. почта; почта; e",
  phone:
    "phone; tfno; tlf; tfn; telephone; tel; mobile; mob; cell; phone number; mobile number; telephone number; contact; contact number; contact no; tel. no; mobile no; m; t; p; ph; telefon; handy; mobil; téléphone; tél; portable; teléfono; móvil; telefono; cellulare; telefone; telemóvel; telefoon; mobiel; telefonnummer; tel. kom; nr telefonu; телефон; тел; моб; whatsapp; home; handynummer; telefone(s); telephone(s)",
  location:
    "location; address; adress; home; home town; home address; current location; based in; city; town; residence; lives in; lives; lives at; living in; living at; where I live; adresse; anschrift; wohnort; ort; adresse postale; ville; dirección; domicilio; localidad; ciudad; indirizzo; residenza; città; morada; endereço; cidade; localidade; adres; woonplaats; miejsce zamieszkania; miasto; местоположение; адрес; город; место жительства; проживает; a",
};
