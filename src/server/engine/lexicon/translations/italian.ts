/** Concepts as curricula vitae in Italian name them. */
export const italian = `
Personal care | igiene della persona; cura della persona; cura dell'igiene personale; igiene personale degli ospiti; igiene personale dei pazienti; igiene del paziente; aiuto nell'igiene personale; aiuto nella vestizione; igiene e cura della persona
Care of patients | assistenza al paziente; cura dei pazienti; assistenza al malato; assistenza ai malati
Care planning | piani assistenziali; pianificazione assistenziale; piano assistenziale individualizzato; pianificazione dell'assistenza; piani di assistenza; progetto educativo individualizzato; progetti educativi individualizzati; progetti individualizzati; progetto individualizzato; progetti educativi; progetto educativo
Patient documentation | cartella clinica; cartelle cliniche; compilazione della cartella clinica; cartella infermieristica; documentazione clinica; documentazione sanitaria; compilazione cartelle cliniche
Medication administration | somministrazione dei farmaci; somministrazione della terapia; somministrazione di medicinali; somministrazione terapie
Medication management | gestione dei farmaci; gestione farmaci; gestione della terapia farmacologica
Wound care | medicazione delle ferite; medicazioni semplici e complesse; medicazioni avanzate; medicazioni complesse; trattamento delle ferite; vulnologia
Pressure ulcer prevention | prevenzione delle lesioni da decubito; prevenzione lesioni da decubito; prevenzione delle piaghe da decubito; prevenzione piaghe da decubito
Falls prevention | prevenzione delle cadute; prevenzione cadute
Vital signs | rilevazione parametri vitali; rilevazione dei parametri vitali; monitoraggio parametri vitali; monitoraggio dei parametri vitali; segni vitali; funzioni vitali; controllo dei parametri vitali
Blood pressure monitoring | misurazione della pressione; misurazione della pressione arteriosa; misurazione pressione arteriosa; rilevazione della pressione arteriosa; misurazione pressione
Blood glucose monitoring | controllo della glicemia; misurazione della glicemia; controllo glicemico; rilevazione della glicemia; stick glicemici; monitoraggio della glicemia
Insulin administration | somministrazione di insulina; somministrazione insulina; iniezioni di insulina; terapia insulinica
Injections | iniezioni; iniezioni intramuscolari; iniezioni sottocutanee; iniezioni intramuscolo; iniezione intramuscolare; iniezioni intramuscolari e sottocutanee
IV therapy | terapie endovenose; fleboclisi; terapia infusionale; terapia infusiva; infusioni endovenose
Cannulation | incannulamento venoso; accessi venosi; posizionamento accessi venosi; accesso venoso periferico; posizionamento di accessi venosi periferici; accessi venosi periferici; posizionamento catetere venoso
Phlebotomy | prelievo di sangue; prelievi venosi; esecuzione prelievi
Catheter care | gestione del catetere; gestione del catetere vescicale; catetere vescicale; gestione cateteri; cura del catetere
Catheterisation | cateterismo vescicale; cateterismo; cateterizzazione; posizionamento catetere vescicale; inserimento catetere vescicale
Stoma care | gestione stomie; cura delle stomie; gestione delle stomie; stomie; stomaterapia
Tracheostomy care | gestione tracheostomia; gestione della tracheostomia
Ventilation care | ventilazione non invasiva; ventilazione assistita
Oxygen therapy | ossigenoterapia; somministrazione di ossigeno
Suctioning | broncoaspirazione; aspirazione tracheale; tracheoaspirazione
Enteral feeding | nutrizione enterale; alimentazione enterale; alimentazione PEG
Nasogastric feeding | sondino nasogastrico; posizionamento sondino nasogastrico
Continence care | cambio pannoloni; cambio pannolone; gestione dell'incontinenza; gestione incontinenza; cambio dei pannoloni
Toileting | accompagnamento in bagno; accompagnamento ai servizi igienici
Mobility support | mobilizzazione; mobilizzazione dei pazienti; mobilizzazione del paziente; aiuto alla deambulazione; aiuto nella deambulazione; mobilizzazione degli ospiti; mobilizzazione pazienti
Positioning of patients | posizionamento del paziente; posizionamento dei pazienti
Hoist transfers | sollevatore?; uso del sollevatore; utilizzo del sollevatore; sollevatori; trasferimenti con sollevatore; solleva persone
Moving and handling of people | movimentazione dei pazienti; movimentazione del paziente; movimentazione pazienti; movimentazione manuale dei pazienti; movimentazione assistita; movimentazione degli ospiti
Assisting with eating and drinking | aiuto ai pasti; aiuto nell'assunzione dei pasti; assistenza ai pasti; imboccamento; aiuto nell'alimentazione; somministrazione dei pasti; assistenza durante i pasti; aiuto durante i pasti; assunzione dei pasti; somministrazione pasti
Meal preparation | preparazione dei pasti; preparazione pasti; preparazione di pasti
Residential care | strutture residenziali; struttura residenziale; comunità alloggio; comunità residenziale; residenzialità
Nursing homes | RSA?; residenza sanitaria assistenziale; residenze sanitarie assistenziali; residenza per anziani; casa protetta; residenza protetta
Elderly care | cura degli anziani; badante; assistenza di anziani; assistenza a persone anziane; cura di anziani; assistenza a anziani; anziani non autosufficienti; accompagnamento anziani
Domiciliary care | assistenza a domicilio; assistenza domiciliare integrata; assistente domiciliare; cure domiciliari
Community nursing | infermieristica territoriale; infermiere di comunità; infermieristica di comunità; infermiere di famiglia
Live-in care | badante convivente; assistenza convivente
Dementia care | demenze; malati di Alzheimer; morbo di Alzheimer; persone affette da demenza; pazienti con demenza; nucleo Alzheimer; assistenza a malati di Alzheimer; demenza senile
Disability support | assistenza ai disabili; assistenza disabili; disabilità; assistenza a persone con disabilità; persone con disabilità; persone disabili; assistenza a disabili
Learning disabilities | disabilità intellettive; ritardo mentale; disabilità cognitiva
Physical disabilities | disabilità fisica; disabilità motoria; disabilità motorie; disabilità fisiche
Day services | centro diurno; centri diurni; centro diurno disabili
Activities coordination | animazione; attività ricreative; attività di animazione; animatore; animazione anziani; attività ludico-ricreative; laboratori ricreativi; attività ludiche e ricreative; organizzazione di attività ricreative
Challenging behaviour | comportamenti problema; disturbi del comportamento; comportamenti problematici; disturbi comportamentali
Autism support | disturbi dello spettro autistico; spettro autistico; disturbo dello spettro autistico; bambini autistici
ADHD | disturbo da deficit di attenzione
Dyslexia support | dislessia; =DSA; disturbi specifici dell'apprendimento; disturbi specifici di apprendimento; disturbi dell'apprendimento
End of life care | fine vita; accompagnamento alla morte; assistenza al fine vita; assistenza ai morenti; accompagnamento al fine vita
Palliative care | hospice?
Pain management | terapia del dolore; gestione del dolore; valutazione del dolore; terapia antalgica
Emergency care | emergenza-urgenza; emergenza sanitaria; area critica; medicina d'urgenza; emergenza e urgenza; emergenze sanitarie
Theatre nursing | strumentista; strumentazione chirurgica; infermiere strumentista; infermiere di sala operatoria; assistenza in sala operatoria
Operating department | sala operatoria; blocco operatorio; sale operatorie; comparto operatorio
Anaesthetics | anestesia e rianimazione
Post-operative care | assistenza post-operatoria; monitoraggio post-operatorio; assistenza pre e post operatoria; decorso post-operatorio
Pre-operative | preparazione preoperatoria; preparazione all'intervento chirurgico
Intensive care | terapie intensive
Infection prevention and control | prevenzione infezioni; infezioni ospedaliere; controllo infezioni ospedaliere; igiene ospedaliera; norme igieniche; norme igienico-sanitarie; prevenzione delle infezioni ospedaliere
Hand hygiene | igiene delle mani; lavaggio delle mani
Sterile services | sterilizzazione; sterilizzazione degli strumenti; sterilizzazione strumenti; sterilizzazione ferri chirurgici; sterilizzazione dello strumentario; centrale di sterilizzazione; sterilizzazione strumentario
Disinfection | disinfezione; sanificazione; disinfezione degli ambienti; sanificazione ambienti; sanificazione degli ambienti; disinfezione ambienti; igienizzazione; sanificazione ambientale
Discharge planning | dimissioni protette; dimissione del paziente; pianificazione delle dimissioni; dimissione dei pazienti
Patient admissions | accettazione pazienti; accettazione; accettazione sanitaria; accoglienza pazienti; accoglienza dei pazienti; accoglienza del paziente; accettazione dei pazienti; sportello CUP; ufficio accettazione
Patient education | educazione sanitaria; educazione terapeutica; educazione del paziente; educazione terapeutica del paziente; educazione dei pazienti
Supporting families of patients | supporto ai familiari; rapporti con i familiari; sostegno ai familiari; relazione con i familiari; rapporto con i familiari
Ward management | coordinamento infermieristico; caposala; coordinatore infermieristico; coordinatrice infermieristica
Ward coordination | giro visite; visita medica di reparto; giro visita
Shift handover | passaggio di consegne; passaggio delle consegne; passaggio consegne; consegne infermieristiche
Multidisciplinary working | équipe multidisciplinare; lavoro in équipe; équipe multidisciplinari; équipe multiprofessionale; lavoro in équipe multidisciplinare; lavoro d'équipe; team multidisciplinare; riunioni d'équipe; riunioni di équipe
Shift work | lavoro notturno; turni notturni; turno notturno; turni di notte; lavoro di notte; turni h24; disponibilità a turni; lavoro a turni; turni avvicendati; disponibilità a lavorare su turni; su tre turni; turni a rotazione
On-call working | servizio di reperibilità; guardia medica
Nursing | infermiere; infermiera; scienze infermieristiche; infermieri
Children's nursing | infermiere pediatrico; infermieristica pediatrica; infermiera pediatrica; puericultura
Mental health nursing | infermieristica psichiatrica; infermiere psichiatrico; salute mentale infermieristica
Mental health | disagio psichico; disturbi psichici; malattie mentali; disabilità psichica; disagio mentale; igiene mentale
Substance misuse | tossicodipendenza; tossicodipendenze; dipendenze patologiche; =SerD; =SERT; dipendenze
Alcohol dependence | alcolismo; alcologia
Crisis intervention | intervento in situazioni di crisi; interventi di crisi
Physiotherapy | fisioterapista; trattamenti fisioterapici; fisiochinesiterapia; fisiokinesiterapia
Manual therapy | terapia manuale; terapie manuali
Manual lymphatic drainage | linfodrenaggio; drenaggio linfatico; linfodrenaggio manuale; drenaggio linfatico manuale
Rehabilitation | rieducazione; riabilitazione motoria; riabilitazione funzionale; rieducazione motoria; riabilitazione ortopedica
Neurological rehabilitation | riabilitazione neurologica; riabilitazione neuromotoria
Respiratory physiotherapy | riabilitazione respiratoria
Occupational therapy | terapista occupazionale; ergoterapia
Speech and language therapy | logopedista
Dysphagia | disfagia; disturbi della deglutizione
Dietary advice | consulenza nutrizionale; educazione alimentare; consulenza alimentare; consulenze nutrizionali
Dietetics | dietologia
Therapeutic diets | diete speciali terapeutiche; regimi dietetici; diete ospedaliere
Special diets | diete speciali; diete particolari
Anatomy and physiology | anatomia umana
Pathology | anatomia patologica; patologia generale
Medical terminology | terminologia sanitaria
Medical reception | segreteria medica; segreteria di studio medico; segretaria di studio medico; accoglienza in studio medico; segretaria medica; segreteria ambulatoriale
Clinic administration | gestione dello studio medico; gestione dell'ambulatorio
Outpatients | ambulatori; poliambulatorio; attività ambulatoriale
Triage | infermiere di triage
ECG | elettrocardiogramma; esecuzione ECG; elettrocardiogrammi; elettrocardiografia
Lung function testing | prove di funzionalità respiratoria
Ultrasound | ecografie; ecografo
X-ray | radiografie; raggi X; esami radiologici; lastre radiografiche
Radiography | tecnico di radiologia; tecnico sanitario di radiologia medica; TSRM; diagnostica per immagini; tecniche di radiologia medica
Radiology | radiologia medica
CT scanning | tomografia computerizzata; tomografia assiale computerizzata
MRI | risonanza magnetica; risonanza magnetica nucleare
Mammography | mammografie
Nuclear medicine | medicina nucleare
Radiation protection | radioprotezione
Chemotherapy | chemioterapie; terapia antiblastica
Blood transfusion | trasfusioni; trasfusione di sangue; emotrasfusioni; trasfusioni di sangue; emotrasfusione; medicina trasfusionale
Resuscitation | rianimazione cardiopolmonare; RCP?; massaggio cardiaco; manovre di rianimazione
Basic life support | =BLSD; =BLS-D; supporto di base delle funzioni vitali
First aid certificate | corso di primo soccorso; addetto al primo soccorso; addetto primo soccorso; attestato primo soccorso; attestato di primo soccorso; corso primo soccorso
Immunisation | vaccinazioni; vaccinazione; somministrazione vaccini; vaccini; campagna vaccinale; profilassi vaccinale
Laboratory techniques | analisi di laboratorio; analisi chimico-cliniche; esami di laboratorio; analisi cliniche; attività di laboratorio
Sample collection | prelievo di campioni; campionamento; raccolta campioni; campionamenti; raccolta di campioni; prelievo campioni; prelievo dei campioni
Sample preparation | preparazione dei campioni; preparazione campioni; preparazione di campioni; allestimento dei preparati
Sample analysis | analisi di campioni; analisi dei campioni; analisi campioni
Specimen handling | gestione dei campioni; gestione campioni; gestione campioni biologici; trattamento dei campioni
Urinalysis | esame delle urine; analisi delle urine; esami delle urine
Clinical coding | codifica SDO; schede di dimissione ospedaliera; codifica clinica
Medical records | fascicoli sanitari; archivio cartelle cliniche; archiviazione cartelle cliniche; fascicolo sanitario
Pharmacy | farmacista; farmacisti; scienze farmaceutiche
Hospital pharmacy | farmacia ospedaliera
Community pharmacy | farmacia territoriale; farmacia al pubblico
Dispensing | dispensazione dei farmaci; dispensazione farmaci; dispensazione di farmaci; dispensazione dei medicinali; consegna dei farmaci
Prescription processing | spedizione ricette; tariffazione ricette; gestione ricette; controllo ricette; spedizione delle ricette; ricette dematerializzate; gestione delle ricette; tariffazione delle ricette
Pharmacy counter sales | vendita al banco in farmacia; consiglio al banco; consulenza al banco; parafarmaci
Controlled drugs | stupefacenti; registro stupefacenti; registro degli stupefacenti; farmaci stupefacenti; gestione stupefacenti
Drug interactions | interazioni farmacologiche; interazioni tra farmaci
Medication review | riconciliazione farmacologica; revisione della terapia
Pharmacy stock management | gestione del magazzino farmaci; magazzino farmaceutico; gestione scorte farmaci
Formulation | preparazioni galeniche; preparazioni magistrali; galenica; laboratorio galenico; galenica clinica; preparazioni officinali
Dentistry | odontoiatria; odontoiatra; cure odontoiatriche; cure dentali; studio dentistico
Dental nursing | assistente alla poltrona; assistenza alla poltrona; assistente di studio odontoiatrico; ASO assistente studio odontoiatrico; assistente dentale
Dental hygiene | igiene dentale; igienista dentale; ablazione del tartaro; detartrasi; profilassi dentale
Oral health | salute orale; salute dentale
Oral care | igiene del cavo orale; cura del cavo orale; igiene orale
Orthodontics | ortodonzia; ortodontista
Oral surgery | chirurgia orale; chirurgia maxillo-facciale
Dental technology | odontotecnica; odontotecnico
Dental impressions | impronte dentali; rilevazione impronte
Dental implants | impianti dentali
Endodontics | endodonzia
Prosthodontics | protesi dentarie; protesi dentale; protesi dentali
Hearing aids | apparecchi acustici; protesi acustiche; apparecchio acustico; audioprotesista
Dispensing optics | ottico; montaggio occhiali; vendita occhiali; montaggio lenti
Optometry | optometria; esame della vista; misurazione della vista; esami della vista; optometrista
Contact lenses | lenti a contatto; applicazione lenti a contatto; contattologia
Podiatry | podologia; podologo
Osteopathy | osteopatia; osteopata
Acupuncture | agopuntura; medicina cinese
Homeopathy | omeopatia; prodotti omeopatici; omeopatici
Psychology | psicologo; psicologa; scienze psicologiche; scienze e tecniche psicologiche
Clinical psychology | psicologo clinico
Psychological therapies | psicoterapeuta; psicoterapie; sostegno psicologico; supporto psicologico
Cognitive behavioural therapy | terapia cognitivo-comportamentale; psicoterapia cognitivo-comportamentale
Psychological assessment | valutazione psicologica; psicodiagnostica; test psicologici; psicodiagnosi; somministrazione di test psicologici; valutazione psicodiagnostica
Counselling | relazione d'aiuto; colloqui di sostegno; sportello d'ascolto; colloqui individuali
Listening | capacità di ascolto; ascolto
Family therapy | terapia familiare; terapia sistemica; terapia sistemico-relazionale
Couples therapy | terapia di coppia
Paramedic practice | soccorritore; soccorritrice; soccorritore 118; soccorso in ambulanza; soccorso sanitario; volontario soccorritore
Ambulance driving | autista soccorritore; autista di ambulanza; guida ambulanza; autista soccorritore di ambulanza
Patient transport services | trasporto sanitario; trasporto infermi; trasporto pazienti; trasporto malati; trasporto disabili; trasporto di pazienti
Portering | barelliere; trasporto in barella
Firefighting | vigile del fuoco; vigili del fuoco; spegnimento incendi; lotta antincendio
Fire safety | prevenzione incendi; antincendio; sicurezza antincendio; corso antincendio; addetto antincendio rischio medio; addetto antincendio; addetto antincendio rischio alto
Fire warden | addetto all'emergenza; squadra di emergenza; addetto alle emergenze; addetto alla lotta antincendio
Public health | igiene e sanità pubblica; igiene pubblica
Health promotion | promozione della salute; prevenzione e promozione della salute
Occupational health | medicina del lavoro; sorveglianza sanitaria; medico competente
Orthopaedics | chirurgia ortopedica
Trauma surgery | chirurgia d'urgenza
Gynaecology | ginecologo; ginecologa
Obstetrics | ginecologia e ostetricia; ostetricia e ginecologia
Midwifery | ostetrica; ostetriche; assistenza al parto; assistenza ostetrica
Labour ward | sala parto; sale parto; blocco parto
Antenatal care | assistenza in gravidanza; corsi preparto; corso preparto; assistenza prenatale; accompagnamento alla nascita; corsi di accompagnamento alla nascita
Postnatal care | assistenza post partum; assistenza in puerperio
Breastfeeding support | allattamento; sostegno all'allattamento; supporto all'allattamento; allattamento al seno
Newborn care | cura del neonato; assistenza al neonato; assistenza neonatale; cura dei neonati
Neonatal care | terapia intensiva neonatale
Dermatology | dermatologo
Urology | urologo
Ophthalmology | oculistica; oculista
ENT | otorinolaringoiatria; otorino
Endoscopy | endoscopia digestiva
Haematology | ematologia
Respiratory care | malattie respiratorie
Neurology | neurologo
Cardiology | cardiologo
Stroke care | ictus; centro ictus
Infectious diseases | malattie infettive; infettivologia
Primary care | medicina generale; medico di base; medico di medicina generale; medicina di base; cure primarie
Hospital experience | ambito ospedaliero; ambiente ospedaliero; reparto ospedaliero
Clinical trials | sperimentazione clinica; studio clinico; trial clinici
Medical devices | dispositivi medici; apparecchiature elettromedicali; elettromedicali; dispositivo medico; apparecchiature medicali
Pharmacovigilance | farmacovigilanza
Regulatory affairs | affari regolatori; affari regolatori farmaceutici
Biomedical engineering | ingegneria biomedica; bioingegneria
Social work | assistente sociale; servizi sociali; servizio sociale professionale; lavoro sociale; assistenti sociali; segretariato sociale; scienze del servizio sociale; politiche sociali e servizio sociale
Social pedagogy | educatore professionale; educatore socio-pedagogico; scienze dell'educazione; educatrice professionale; pedagogia sociale; scienze dell'educazione e della formazione; interventi educativi; attività socio-educative; educatori professionali; intervento educativo; educazione professionale
Safeguarding | tutela minori; protezione dei minori; tutela minorile; protezione dell'infanzia; maltrattamento e abuso
Youth work | educativa di strada; centri estivi; centro estivo; animatore di centri estivi; centri di aggregazione giovanile; politiche giovanili; grest; oratorio?; educatore di strada; centro di aggregazione giovanile; centri giovanili; animazione giovanile
Fostering | affido familiare; affido; famiglie affidatarie; affidamento familiare; affidi familiari
Adoption | adozioni
Early help | sostegno alla genitorialità; educativa domiciliare; supporto alla genitorialità; assistenza educativa domiciliare; sostegno genitoriale
Home visits | visite domiciliari; visite a domicilio
Care coordination | coordinamento dell'assistenza; coordinamento assistenziale
Caseload management | presa in carico; gestione dei casi; gestione casi; presa in carico degli utenti; presa in carico dell'utente; presa in carico utenti
Outreach | unità di strada; lavoro di strada
Homelessness support | senza dimora; persone senza dimora; dormitorio; senzatetto
Refugee support | accoglienza migranti; richiedenti asilo; rifugiati; accoglienza richiedenti asilo; =SPRAR; =SAI?; centri di accoglienza; mediazione culturale; mediatore culturale; mediatore interculturale; mediazione interculturale; accoglienza dei migranti; immigrati
Debt management advice | sovraindebitamento
Employability support | inserimento lavorativo; inserimenti lavorativi; servizi al lavoro; ricollocazione; centro per l'impiego; politiche attive del lavoro; accompagnamento al lavoro; reinserimento lavorativo; integrazione lavorativa; orientamento al lavoro; centri per l'impiego
Careers guidance | orientamento professionale; orientamento scolastico; bilancio di competenze; orientamento; bilancio delle competenze; orientatore; consulenza orientativa; orientamento scolastico e professionale
Welfare benefits advice | accesso ai servizi; patronato
Domestic abuse support | violenza domestica; violenza di genere; centro antiviolenza; centri antiviolenza; violenza sulle donne; donne vittime di violenza
Volunteer management | coordinamento volontari; gestione dei volontari; coordinamento dei volontari; gestione volontari
Volunteering | volontariato; volontario; volontaria; servizio civile; attività di volontariato; servizio civile universale; servizio civile nazionale; associazionismo
Domestic tasks | faccende domestiche; lavori domestici; pulizie domestiche; governo della casa; cura della casa; collaboratrice domestica; economia domestica; aiuto domestico; gestione della casa; lavori di casa
Accompanying to appointments | accompagnamento alle visite mediche; accompagnamento a visite mediche; accompagnamento a visite; disbrigo commissioni; accompagnamento dal medico
Companionship care | compagnia?; compagnia agli anziani
Bathing | bagno assistito; bagni assistiti; aiuto nel bagno
Bed making | rifacimento letti; rifacimento dei letti; rifacimento letto; rifacimento del letto; rifare i letti
Clinical equipment | apparecchiature mediche; attrezzature mediche; apparecchiature sanitarie; attrezzature sanitarie
Last offices | composizione salma; preparazione della salma
Herbal medicine | fitoterapia; erboristeria
Shopping and cleaning | spesa e pulizie
Administration | pratiche amministrative; attività amministrative; lavori d'ufficio; mansioni amministrative; impiegata amministrativa; impiegato amministrativo; pratiche d'ufficio; attività di ufficio; disbrigo pratiche amministrative; gestione pratiche amministrative; gestione delle pratiche; gestione pratiche; attività d'ufficio; disbrigo pratiche; segreteria amministrativa; assistente amministrativo
Secretarial support | segretaria; attività di segreteria; lavori di segreteria; mansioni di segreteria; segreteria generale; gestione della segreteria; segretario
Executive assistance | segreteria di direzione; assistenza alla direzione; supporto alla direzione; assistente di direzione aziendale
Diary management | gestione dell'agenda; gestione agende; gestione delle agende; agenda appuntamenti; gestione degli appuntamenti
Appointment booking | presa appuntamenti; fissare appuntamenti; prenotazione appuntamenti; prenotazione visite; agenda degli appuntamenti; pianificazione appuntamenti; gestione delle prenotazioni e degli appuntamenti; prenotazione esami
Telephone skills | gestione delle telefonate; gestione telefonate; rispondere al telefono; contatto telefonico; comunicazione telefonica; gestione chiamate; gestione delle chiamate
Switchboard | centralino; centralinista; gestione centralino; gestione del centralino; centralino telefonico; smistamento telefonate; smistamento chiamate; smistamento delle telefonate; smistamento delle chiamate
Mail handling | gestione della posta; gestione posta; smistamento posta; smistamento della posta; posta in entrata e in uscita; protocollo posta; corrispondenza in entrata e in uscita; gestione corrispondenza; gestione della corrispondenza; protocollazione
Correspondence | corrispondenza commerciale; redazione lettere; corrispondenza aziendale; redazione di lettere
Filing | archiviazione documenti; archiviazione dei documenti; archiviazione pratiche; tenuta dell'archivio; archivio documenti; gestione archivio; gestione dell'archivio; archiviazione documentale; classificazione documenti
Archiving | archiviazione elettronica; archiviazione digitale; conservazione sostitutiva
Document management | gestione documentale; gestione documenti; gestione dei documenti; gestione della documentazione
Scanning | scansione documenti; digitalizzazione documenti; digitalizzazione dei documenti; scansione di documenti; scannerizzazione documenti
Photocopying | fotocopie; fotocopiatura; fotocopiatrice
Data entry | immissione dati; caricamento dati; inserimento ordini a sistema; inserimento dei dati; caricamento dati a sistema; registrazione dati; inserimento di dati; aggiornamento database; aggiornamento dati; imputazione dati
Minute taking | redazione verbali; stesura verbali; verbali di riunione; stesura di verbali; verbali delle riunioni; redazione dei verbali
Meeting organisation | organizzazione riunioni; organizzazione meeting; organizzazione delle riunioni; organizzazione di meeting; convocazione riunioni
Travel arrangements | organizzazione trasferte; organizzazione di viaggi; gestione trasferte; organizzazione trasferte e viaggi; organizzazione delle trasferte; prenotazione viaggi; viaggi di lavoro; organizzazione viaggi di lavoro; prenotazione hotel e voli
Expense processing | note spese; nota spese; gestione note spese; rimborsi spese; rimborso spese; gestione rimborsi spese
Greeting visitors | accoglienza visitatori; accoglienza ospiti in azienda; accoglienza del pubblico; ricevimento visitatori; accoglienza dei visitatori; accoglienza al pubblico
Reception | addetta alla reception; sportello al pubblico; addetto alla reception; addetta al ricevimento; attività di sportello; portineria
Typing | battitura testi; battitura di testi
Word processing | videoscrittura; elaborazione testi; trattamento testi; elaborazione di testi; trattamento di testi
Spreadsheets | foglio di calcolo; foglio elettronico; fogli Excel
VLOOKUP | cerca verticale
Presentation software | software di presentazione
Office supplies | cancelleria; materiale di cancelleria; ordini di cancelleria; ordine cancelleria; materiale d'ufficio
Office equipment | macchine d'ufficio; attrezzature d'ufficio; apparecchiature d'ufficio; macchine per ufficio
Timesheets | foglio presenze; consuntivazione ore; rapportini
Time and attendance | gestione presenze; rilevazione delle presenze; gestione delle presenze; presenze e assenze; gestione presenze e assenze; controllo presenze; timbrature
Order processing | inserimento ordini; gestione degli ordini; evasione degli ordini; ordini clienti; gestione ordini clienti; inserimento degli ordini; raccolta ordini; presa ordini; inserimento ordini clienti; gestione degli ordini clienti; gestione ordini di vendita
Purchase order processing | ordini fornitori; ordini d'acquisto; gestione ordini fornitori; emissione ordini; ordini ai fornitori; ordini di acquisto; emissione ordini di acquisto; gestione ordini di acquisto; emissione ordini fornitori; ordine di acquisto; gestione degli ordini ai fornitori
Quotations | offerte commerciali; redazione preventivi; elaborazione preventivi; preventivo; elaborazione di preventivi; elaborazione offerte; offerta commerciale; stesura preventivi; redazione offerte; redazione offerte commerciali
Customer databases | database clienti; anagrafica clienti; anagrafiche clienti; banca dati clienti; gestione anagrafiche clienti; aggiornamento database clienti
Accounting | contabilità generale; contabile; ragioneria; impiegata contabile; contabilità ordinaria e semplificata; impiegato contabile; ragioniere; ragioniera; gestione contabile; addetta alla contabilità; commercialista; contabilità aziendale; addetto alla contabilità; studio commercialista; scritture contabili; contabilità e bilancio; operazioni contabili; studio di commercialista; economia aziendale e ragioneria
Accounting software | software di contabilità; gestionali contabili; programmi di contabilità; software contabili; gestionale contabile; software contabile; programmi contabili; gestionali di contabilità
Bookkeeping | prima nota; tenuta dei libri contabili; tenuta libri contabili; prima nota contabile; partita doppia; registrazione prima nota; tenuta contabilità; libri contabili; registrazione di prima nota; gestione prima nota
Purchase ledger | ciclo passivo; fatture passive; registrazione fatture fornitori; fatture fornitori; fatturazione passiva; registrazione fatture passive; registrazione fatture d'acquisto; fatture di acquisto; fatturazione attiva e passiva; ciclo attivo e passivo; fatture attive e passive; registrazione fatture attive e passive; registrazione delle fatture passive; ciclo passivo e attivo
Sales ledger | ciclo attivo; fatture attive; incassi clienti; registrazione fatture attive; fatture clienti; registrazione incassi; partitari clienti
Credit control | recupero del credito; solleciti di pagamento; gestione del credito; solleciti pagamenti; gestione crediti; sollecito pagamenti; recupero crediti stragiudiziale; scadenzario clienti; gestione insoluti; insoluti; recupero dei crediti; scadenziario; gestione solleciti
Invoicing | emissione fatture; fatturazione elettronica; emissione di fatture; fatturazione attiva; fatture; emissione fatture attive; emissione delle fatture; fattura elettronica; registrazione fatture; fatture elettroniche; registrazione delle fatture; gestione fatture; gestione fatturazione; registrazione di fatture; bollettazione; gestione delle fatture
Invoice matching | controllo fatture; verifica fatture; controllo delle fatture; verifica delle fatture; controllo fatture fornitori; quadratura fatture
Payment runs | pagamento fornitori; pagamenti fornitori; pagamento fatture; disposizioni di pagamento; bonifici; pagamenti ai fornitori; pagamento dei fornitori; scadenzario fornitori; pagamenti e incassi; incassi e pagamenti; bonifici bancari; pagamento delle fatture; gestione pagamenti; gestione incassi e pagamenti
Bank reconciliation | quadratura banche; riconciliazione estratti conto; riconciliazione banche; quadratura conti bancari; quadrature bancarie; riconciliazioni bancarie e contabili; riconciliazione degli estratti conto
Account reconciliation | riconciliazione conti; quadratura conti; quadrature contabili; riconciliazioni contabili; quadratura dei conti; riconciliazione dei conti; partitari clienti e fornitori; quadratura partitari
Cash book | libro cassa; registro di cassa; prima nota cassa
Petty cash | piccola cassa; fondo cassa; cassa contanti
Nominal ledger | libro mastro; libro giornale; mastrini
Year-end accounts | bilancio annuale; chiusure di bilancio; redazione bilanci; scritture di assestamento; scritture di chiusura; redazione bilancio; chiusure annuali; bilancio di esercizio; redazione del bilancio d'esercizio; scritture di rettifica; chiusura del bilancio; predisposizione bilancio; chiusura bilancio; redazione di bilanci; chiusure mensili e annuali; redazione bilancio d'esercizio
Month-end close | chiusure trimestrali; chiusure contabili; chiusure contabili mensili; chiusure infrannuali; chiusure mensili e trimestrali; chiusura contabile
Trial balance | bilancio di verifica; bilancini di verifica
Balance sheet preparation | stato patrimoniale; bilancio contabile
P&L account | conti economici
Financial statements | bilanci civilistici; prospetti contabili; nota integrativa; rendiconto finanziario
Group reporting | consolidamento; bilanci consolidati; consolidato
VAT returns | registri IVA; liquidazione dell'IVA; liquidazioni IVA periodiche; liquidazioni periodiche IVA; adempimenti IVA; liquidazioni periodiche; spesometro; esterometro
Tax | dichiarazioni fiscali; diritto tributario; adempimenti fiscali; tributi; F24; modelli F24; normativa fiscale; F24 telematici; consulenza fiscale; imposte dirette; adempimenti tributari; modello F24; consulenza tributaria; dichiarativi; dichiarazioni dei redditi e F24; fisco; diritto tributario e fiscale; dichiarativi fiscali
Corporation tax | =IRES; IRES e IRAP; imposta sul reddito delle società
Personal tax | IRPEF
Income tax returns | dichiarazione dei redditi; dichiarazioni dei redditi; modello 730; modelli 730; dichiarazione redditi; 730 e Unico; modello Unico; dichiarazioni redditi; Modello Redditi; elaborazione 730
Payroll | elaborazione buste paga; paghe; paghe e contributi; cedolini; elaborazione cedolini; busta paga; cedolini paga; elaborazione delle buste paga; consulenza del lavoro; amministrazione paghe; ufficio paghe; cedolino; elaborazione stipendi; elaborazione cedolini paga; elaborazione dei cedolini; gestione paghe; paghe e stipendi; stipendi; consulente del lavoro; gestione paghe e contributi; addetta paghe
National Insurance contributions | contributi previdenziali; contributi INPS; Uniemens; contributi?; adempimenti previdenziali; contributi INPS e INAIL; adempimenti contributivi; autoliquidazione INAIL; denunce contributive; contributi previdenziali e assistenziali
Fixed assets | gestione cespiti; registro cespiti; beni ammortizzabili; libro cespiti; gestione dei cespiti
Depreciation | ammortamenti; ammortamento; calcolo ammortamenti
Cost accounting | contabilità dei costi; centri di costo; centro di costo; contabilità per centri di costo; analisi dei costi
Management accounts | controllo gestione; addetto al controllo di gestione; pianificazione e controllo; contabilità gestionale; programmazione e controllo
Financial reporting | reportistica finanziaria; report finanziari; rendicontazione economica
Variance analysis | analisi scostamenti; scostamenti
Financial analysis | analisi finanziarie; analista finanziario; analisi economico-finanziaria; analisi di bilancio
Financial management | finanza aziendale; direttore finanziario; responsabile amministrativo; direzione amministrativa; amministrazione e finanza; direttore amministrativo; gestione economico-finanziaria; amministrazione finanza e controllo; responsabile amministrativo e finanziario
Financial planning | pianificazione economico-finanziaria; piani finanziari; gestione patrimoniale; piano finanziario
Cash flow management | gestione della liquidità; gestione flussi di cassa; gestione liquidità; gestione dei flussi di cassa; pianificazione dei flussi di cassa; flussi finanziari
Treasury | tesoriere; gestione tesoreria
Budget preparation | predisposizione del budget; elaborazione budget; redazione budget; stesura del budget; preparazione del budget; predisposizione budget; bilancio preventivo
Budget monitoring | monitoraggio del budget; controllo budget; monitoraggio budget; controllo budgetario
Auditing | revisione legale; revisore legale; revisore contabile; revisore dei conti; revisione legale dei conti; revisione di bilancio; collegio sindacale
Internal audits | audit interni; verifiche ispettive interne; audit interno; revisione interna; auditor interno; verifiche interne
External audits | audit esterni; audit esterno
Internal controls | controlli interni; controllo interno; sistema di controllo interno
Banking | settore bancario; operazioni bancarie; prodotti bancari; sportello bancario; tecnica bancaria; impiegato di banca; cassiere di banca; operatore di sportello bancario; operazioni di sportello; servizi bancari; prodotti bancari e assicurativi; consulente bancario; diritto bancario e finanziario; impiegata di banca
Bank lending | concessione crediti; erogazione prestiti; prestiti personali; pratiche di finanziamento; istruttoria fidi; erogazione del credito; istruttoria pratiche di fido; pratiche di fido; concessione del credito; finanziamenti alle imprese; prestiti; affidamenti bancari
Mortgage advice | consulenza mutui; mutui ipotecari; mutuo?; mutui casa; mediazione creditizia; consulente mutui
Financial advice | consulenza finanziaria; consulente finanziario; promotore finanziario; consulenze finanziarie; consulente finanziaria; consulenza in investimenti
Account opening | apertura conti; apertura conti correnti; apertura di conti; apertura conto corrente; apertura di conti correnti; apertura di conto corrente
Retail banking | clientela retail; gestore privati; gestione clientela privata; banca al dettaglio; clientela privata
Business banking | gestore imprese; clientela corporate; gestore corporate; clientela imprese; gestione clientela corporate; gestore small business
Investment management | gestione investimenti; gestione patrimoni; titoli e investimenti; gestione portafogli; investimenti finanziari; gestione del risparmio; risparmio gestito; prodotti finanziari; gestione del portafoglio titoli; prodotti di investimento; compravendita titoli; strumenti finanziari
Insurance | assicurazione; consulenza assicurativa; polizze; polizze assicurative; agente assicurativo; intermediazione assicurativa; prodotti assicurativi; consulente assicurativo; broker assicurativo; polizze vita; vendita polizze; agenzia assicurativa; contratti assicurativi; rami danni e vita; ramo danni; agenzia di assicurazioni; emissione polizze; vendita polizze assicurative
Insurance claims handling | gestione sinistri; liquidazione sinistri; sinistri; denuncia sinistri; liquidatore sinistri; apertura sinistri; sinistri stradali; infortunistica stradale; pratiche di sinistro; liquidazione dei sinistri; perito assicurativo; denunce sinistri; perizie assicurative; denunce di sinistro
Insurance underwriting | assunzione rischi; sottoscrizione rischi
Policy administration | gestione polizze; gestione delle polizze; gestione portafoglio polizze
Anti-money laundering | antiriciclaggio; normativa antiriciclaggio; adeguata verifica della clientela; riciclaggio di denaro
Human resources | gestione delle risorse umane; gestione risorse umane; ufficio del personale; ufficio personale; addetta risorse umane; specialista risorse umane; responsabile risorse umane; responsabile del personale; responsabile delle risorse umane; addetto risorse umane; organizzazione e risorse umane
HR administration | gestione amministrativa del personale; amministrazione personale; pratiche di assunzione; comunicazioni obbligatorie; assunzioni e cessazioni; addetta amministrazione del personale; pratiche di assunzione e cessazione; contratti e comunicazioni obbligatorie; gestione assunzioni; gestione amministrativa dei dipendenti; gestione del personale dipendente; adempimenti amministrativi del personale
Personnel files | libro unico del lavoro; fascicoli dipendenti; cartelle personali dei dipendenti; fascicoli personali; libro unico; fascicolo del personale
Recruitment | ricerca e selezione del personale; selezione personale; ricerca del personale; ricerca e selezione personale; selezione e formazione del personale; reclutamento del personale; selezione di personale; selezione risorse umane; selezionatrice; reclutamento e selezione; reclutamento e selezione del personale; selezionatore
Job advertising | annunci di lavoro; pubblicazione annunci; redazione annunci; inserzioni di lavoro; pubblicazione di annunci; redazione annunci di lavoro; stesura annunci; pubblicazione annunci di lavoro; stesura e pubblicazione annunci; annunci di selezione; redazione e pubblicazione annunci
Interviewing | colloqui di lavoro; colloqui individuali e di gruppo; conduzione colloqui; colloquio di selezione; interviste di selezione; colloqui conoscitivi; conduzione di colloqui; colloqui di gruppo; colloqui telefonici; colloqui con i candidati; colloqui di assunzione
Candidate sourcing | ricerca candidati; screening curricula; ricerca di candidati; screening dei CV; screening dei curricula; screening curriculum; valutazione candidati; preselezione candidati; preselezione dei candidati; analisi dei curricula; selezione candidati; ricerca diretta; selezione dei candidati
Candidate management | gestione candidature; gestione candidati; gestione delle candidature; gestione dei candidati
Employee onboarding | inserimento dei neoassunti; inserimento nuove risorse; inserimento neoassunti; affiancamento nuovi assunti; inserimento dei nuovi assunti; inserimento nuovi assunti; inserimento del personale; inserimento in azienda; inserimento dei nuovi dipendenti; accoglienza nuovi assunti; affiancamento dei nuovi assunti
Employment contracts | contratti di lavoro; contratto di lavoro; stesura contratti di lavoro; contrattualistica del lavoro; redazione contratti di lavoro; lettere di assunzione; contratti di assunzione; CCNL; contratti collettivi nazionali
Reference checks | verifica delle referenze; controllo referenze
Rota management | turni del personale; gestione turni; organizzazione turni; pianificazione turni; pianificazione dei turni; gestione turni del personale; organizzazione turni di lavoro; predisposizione turni; stesura turni
Absence management | gestione ferie e permessi; assenteismo; gestione delle assenze; ferie permessi e malattie; gestione malattie e infortuni; malattie e infortuni; gestione ferie; piano ferie; richieste ferie
Learning and development | piano formativo; piani formativi; formazione aziendale; gestione della formazione; formazione professionale; piani di formazione; progettazione formativa; formazione continua; piano di formazione; formazione finanziata; gestione formazione; sviluppo delle competenze; sviluppo risorse umane; progettazione della formazione; ente di formazione
Training delivery | erogazione corsi; docenza; formatore; erogazione di corsi di formazione; corsi di formazione; docenze; addestramento del personale; formazione nuovi assunti; formazione del personale di vendita; addestramento; formazione agli utenti; addestramento personale; erogazione corsi di formazione; erogazione formazione; aula e docenza; docente formatore; formazione dei neoassunti
Employee relations | rapporti sindacali; relazioni con i sindacati; rapporti con le organizzazioni sindacali; rapporti con i sindacati; relazioni interne del personale
Works councils | RSU?; rappresentanza sindacale; rappresentanze sindacali; rappresentante sindacale; rappresentanza sindacale unitaria
Collective bargaining | contrattazione collettiva; contrattazione sindacale; contratti collettivi; contrattazione aziendale; accordi sindacali; trattative sindacali; contrattazione integrativa; contratto collettivo; accordi aziendali
Supervision and appraisal | valutazione del personale; colloqui di valutazione; valutazione dei collaboratori; colloqui annuali; valutazione dei dipendenti; valutazione delle risorse; sistema di valutazione del personale
Performance management | valutazione delle prestazioni; gestione delle performance; valutazione della performance; valutazione performance; gestione della performance
Employment law | normativa del lavoro; legislazione del lavoro; giuslavorista; diritto del lavoro e sindacale; diritto sindacale; normativa giuslavoristica; diritto del lavoro e della previdenza sociale; legislazione sociale
Redundancy | licenziamenti; esuberi; procedure di licenziamento; licenziamenti collettivi; licenziamento; cassa integrazione; ammortizzatori sociali; procedure di mobilità
Job description writing | mansionari; mansionario; job description; redazione mansionari; descrizione delle mansioni; profili professionali ruolo
Temporary worker placement | somministrazione lavoro; agenzia per il lavoro; lavoro interinale; lavoro somministrato; somministrazione di lavoro; agenzia interinale; agenzie per il lavoro; somministrati; lavoratori somministrati; gestione somministrati; somministrazione di personale; contratti di somministrazione
Talent management | gestione dei talenti; gestione talenti; sviluppo dei talenti; piani di carriera; sviluppo di carriera; percorsi di carriera
Law | giurisprudenza; diritto?; diritto privato; scienze giuridiche; laurea in giurisprudenza; avvocato; diritto civile e penale; giurista; facoltà di giurisprudenza; discipline giuridiche; praticante avvocato; materie giuridiche; giurista d'impresa; avvocata; pratica forense; scienze dei servizi giuridici; operatore giuridico; diritto pubblico; laurea magistrale in giurisprudenza
Litigation | diritto civile; materia civile; diritto civile e processuale; procedura civile; diritto processuale civile; diritto privato e civile; contenzioso civile; contenzioso giudiziale; gestione del contenzioso; contenziosi; cause civili; attività giudiziale; contenzioso civile e penale; gestione contenzioso; controversie; giudiziale e stragiudiziale; contenzioso giudiziale e stragiudiziale; processo civile; contenzioso bancario; contenzioso tributario; attività giudiziale e stragiudiziale; gestione dei contenziosi; precontenzioso
Legal advice | consulenza legale; assistenza legale; pareri legali; parere legale; consulenza giuridica; redazione pareri; studio legale; redazione di pareri; consulenza stragiudiziale; pareristica; consulenza legale alle imprese; legale interno; pareri giuridici; consulenza e assistenza legale; assistenza stragiudiziale; redazione pareri legali; consulenze legali
Legal drafting | redazione atti; redazione di atti; atti giudiziari; redazione atti giudiziari; atti legali; redazione di atti giudiziari; stesura atti; redazione atti e pareri; redazione di atti e pareri; predisposizione atti; atti processuali; redazione di atti giudiziari e pareri; memorie difensive; redazione atti legali; ricorsi; stesura di atti; comparse e memorie
Contract drafting | redazione contratti; redazione di contratti; contrattualistica; stesura contratti; predisposizione contratti; stesura di contratti; contrattualistica nazionale e internazionale; redazione e revisione contratti; redazione contrattuale; contrattualistica d'impresa; contrattualistica commerciale; redazione e revisione di contratti; redazione di contratti commerciali; redazione e negoziazione di contratti
Contract review | revisione contratti; analisi contratti; revisione di contratti; analisi dei contratti; revisione contrattuale; verifica contratti
Contract law | diritto dei contratti; contratti commerciali; diritto delle obbligazioni; obbligazioni e contratti; contrattualistica e obbligazioni
Commercial law | diritto dell'impresa; diritto commerciale e societario
Criminal law | diritto penale; procedura penale; diritto processuale penale; penale; diritto penale e processuale; difesa penale; materia penale; diritto e procedura penale; diritto penale dell'economia
Family law | diritto di famiglia; separazioni e divorzi; separazioni; diritto di famiglia e successioni; diritto di famiglia e minorile; diritto minorile; separazione e divorzio; diritto delle persone e della famiglia
Wills and probate | successioni; diritto successorio; testamenti; diritto delle successioni; dichiarazioni di successione; successioni ereditarie; pratiche di successione; dichiarazione di successione; volontaria giurisdizione
Administrative law | diritto amministrativo; contenzioso amministrativo; procedimento amministrativo; diritto amministrativo e costituzionale; procedimenti amministrativi
Constitutional law | diritto costituzionale
EU law | diritto dell'Unione Europea; diritto comunitario; diritto europeo
Corporate law | diritto societario; adempimenti societari; affari societari; segreteria societaria; costituzione di società; libri sociali; diritto delle società
Insolvency | procedure concorsuali; fallimenti; diritto fallimentare; crisi d'impresa; curatore fallimentare; fallimento; concordato preventivo; procedure fallimentari
Property law | diritto immobiliare; locazioni e condominio; diritto condominiale; diritti reali; contratti di locazione; diritto immobiliare e condominiale
Construction law | diritto delle costruzioni; diritto urbanistico; diritto edilizio; diritto dell'edilizia
Immigration law | diritto dell'immigrazione; permessi di soggiorno; permesso di soggiorno; pratiche di immigrazione; diritto degli stranieri
Road traffic law | codice della strada; infortunistica stradale e codice della strada; diritto della circolazione stradale
Intellectual property law | proprietà intellettuale; diritto industriale; diritto d'autore; marchi e brevetti; diritto della proprietà intellettuale; proprietà industriale; marchi brevetti; registrazione marchi; brevetti; diritto della proprietà industriale
Court attendance | udienze; partecipazione alle udienze; attività d'udienza; udienza; partecipazione a udienze; rappresentanza in giudizio; patrocinio legale; attività di udienza; udienze civili e penali
Legal research | ricerche giurisprudenziali; ricerca giurisprudenziale; ricerche giuridiche; ricerche dottrinali e giurisprudenziali; ricerche giurisprudenziali e dottrinali; banche dati giuridiche; ricerca dottrinale e giurisprudenziale; ricerca giurisprudenziale e dottrinale; aggiornamento giurisprudenziale; approfondimenti giurisprudenziali; ricerca dottrinale; studio della giurisprudenza
Conveyancing | compravendite immobiliari; atti notarili; rogiti; atti di compravendita; rogiti notarili; visure catastali e ipotecarie; compravendita immobiliare; rogito; preliminari di compravendita; atti di compravendita immobiliare
Land Registry work | visure catastali; visure ipotecarie; catasto; visure ipocatastali; pratiche catastali; conservatoria; accatastamenti; visure; volture catastali
Notary public | notaio; studio notarile; notariato; pratica notarile; praticante notaio
Legal administration | adempimenti di cancelleria; cancelleria del tribunale; processo civile telematico; PCT processo telematico; depositi telematici; adempimenti di cancelleria e notifiche; cancellerie; attività di cancelleria; deposito atti; processo telematico; notifiche atti; deposito telematico atti
Legal secretarial work | segreteria di studio legale; segretaria di studio legale; segreteria legale; segretaria legale; segreteria studio legale
Mediation | mediazione; mediatore; conciliazione; mediazione civile; mediazione familiare; mediazione civile e commerciale; mediatore civile; mediatore familiare; negoziazione assistita
Arbitration | arbitrato; arbitrato internazionale; arbitrati
Data protection | privacy e GDPR; protezione dei dati personali; trattamento dei dati personali; normativa privacy; tutela della privacy; normativa sulla privacy; privacy e protezione dei dati
Standards and policy compliance | rispetto delle normative; rispetto delle procedure; adempimenti normativi; rispetto delle norme; conformità legislativa; rispetto delle normative vigenti; conformità alle normative; rispetto delle procedure aziendali; rispetto degli standard
Local government experience | enti locali; ente locale; pubblica amministrazione locale; amministrazione comunale; ufficio anagrafe; anagrafe; ufficio tecnico comunale; anagrafe e stato civile; stato civile; uffici comunali; servizi demografici; ufficio comunale
Public sector | pubblico impiego; amministrazione pubblica; pubbliche amministrazioni; enti pubblici; ente pubblico; impiego pubblico; funzionario pubblico; concorsi pubblici; funzionario amministrativo; scienze dell'amministrazione; istruttore amministrativo
Procurement | appalti pubblici; buyer acquisti; codice degli appalti; addetto acquisti; responsabile acquisti; gestione degli acquisti; acquisti e approvvigionamenti; approvvigionamento materiali; contratti pubblici; diritto degli appalti; acquisti pubblici; gestione approvvigionamenti; MEPA; mercato elettronico della pubblica amministrazione; approvvigionamento merci; appalti; approvvigionamento delle materie prime; acquisto materiali; acquisto merci; affidamenti diretti; acquisto materie prime; approvvigionamento materie prime; addetta acquisti; procedure di gara
Tendering | gara d'appalto; bandi di gara; partecipazione a gare; gestione gare; gare pubbliche; bando di gara; partecipazione a gare d'appalto; capitolati d'appalto; gare e appalti; ufficio gare; gestione gare d'appalto; preparazione gare; gestione delle gare; documentazione di gara; gare d'appalto pubbliche; predisposizione gare; appalti e gare
Strategic sourcing | ricerca fornitori; ricerca di nuovi fornitori; ricerca nuovi fornitori; scouting fornitori; ricerca e selezione fornitori; ricerca e selezione dei fornitori
Supplier selection | selezione fornitori; selezione dei fornitori; qualifica fornitori; scelta dei fornitori; selezione di fornitori; qualificazione fornitori; selezione e valutazione fornitori; qualifica dei fornitori
Vendor management | valutazione fornitori; valutazione dei fornitori; gestione del parco fornitori; parco fornitori; albo fornitori
Supplier liaison | relazioni con i fornitori; contatti con i fornitori; contatto con i fornitori; rapporti con fornitori; rapporto con i fornitori; rapporti con clienti e fornitori; contatti con fornitori; rapporti fornitori; relazione con i fornitori; gestione rapporti con i fornitori; contatti con clienti e fornitori; gestione dei rapporti con i fornitori
Negotiation | trattativa con i fornitori; trattative con i fornitori; negoziazione con i fornitori; contrattazione con i fornitori; negoziazione fornitori; trattative fornitori; negoziazione acquisti; negoziazione prezzi
Welfare to work | politiche attive
Elections | ufficio elettorale; elezioni; liste elettorali
Customer service | assistenza alla clientela; servizio al cliente; consulenza alla clientela; cura del cliente; accoglienza clienti; accoglienza cliente; rapporto con il pubblico; rapporti con il pubblico; contatto con il pubblico; rapporti con i clienti; rapporto con il cliente; assistenza al cliente; relazione con il cliente; rapporto con i clienti; relazioni con il pubblico; gestione della clientela; contatto con la clientela; contatto con i clienti; gestione del cliente; relazione con i clienti; rapporti con la clientela; consulenza al cliente; gestione rapporti con i clienti; assistenza ai clienti; accoglienza dei clienti; accoglienza della clientela; consulenza clienti; accoglienza clientela; servizio alla clientela; contatti con la clientela
Enquiry handling | informazioni ai clienti; gestione richieste; richieste clienti; informazioni al pubblico; gestione richieste clienti; gestione delle richieste dei clienti; risposta alle richieste; richieste di informazioni; gestione delle richieste; informazioni alla clientela; risposta alle richieste dei clienti
Complaint handling | reclami; gestione contestazioni; reclami clienti; gestione dei reclami clienti; gestione reclami clienti; contestazioni; gestione delle contestazioni; gestione lamentele
Contact centre work | operatore telefonico; operatrice telefonica; operatore call center; assistenza telefonica; operatrice call center
Inbound calls | chiamate in entrata; chiamate inbound; telefonate in entrata; ricezione chiamate; ricezione telefonate; gestione chiamate in entrata
Outbound calling | chiamate in uscita; chiamate outbound; telefonate in uscita; telefonate commerciali
Telesales | vendita telefonica; televendite; vendite telefoniche; teleselling
Cash handling | cassa?; cassiere; cassiera; gestione della cassa; operazioni di cassa; incassi; addetta cassa; addetto cassa; maneggio denaro; gestione incassi; servizio cassa; addetta alla cassa; addetto alla cassa; maneggio di denaro; lavoro in cassa; attività di cassa; addetto alle casse; addetta alle casse
Cashing up | quadratura cassa; apertura e chiusura cassa; chiusura della cassa; apertura e chiusura della cassa; quadratura di cassa; conteggio cassa
Till operation | uso della cassa; utilizzo della cassa; registratori di cassa; uso del registratore di cassa
Taking payments | riscossione pagamenti; POS pagamenti; incasso pagamenti
Returns and refunds | gestione resi; resi; rimborsi; resi e cambi; cambi e resi; gestione dei resi; resi e rimborsi; gestione resi e reclami
Warranty administration | gestione garanzie; pratiche di garanzia; gestione delle garanzie
After-sales service | assistenza post-vendita; post-vendita; servizio post vendita; assistenza pre e post vendita
Customer satisfaction surveys | indagini di soddisfazione; questionari di soddisfazione
Customer loyalty | fidelizzazione; fidelizzazione del cliente; fidelizzazione della clientela; tessere fedeltà; carte fedeltà; carta fedeltà
Sales | vendita; tecniche di vendita; commesso; commessa; addetto alle vendite; addetta vendite; addetta alle vendite; addetto vendita; addetto vendite; venditore; venditrice; vendita assistita; attività commerciale; vendita di prodotti; vendita diretta; attività di vendita; addetta vendita; vendita prodotti; vendita al pubblico; assistenza alla vendita; vendita e assistenza clienti; vendita di prodotti e servizi; commerciale vendite; assistenza vendita; promozione e vendita; vendita di servizi
Field sales | agente di commercio; agente di vendita; rappresentante di commercio; vendita porta a porta; agente commerciale; venditore esterno; agenti di vendita; porta a porta; rete vendita; informatore scientifico; agenti di commercio; gestione rete vendita
Inside sales | commerciale interno; commerciale di sede; impiegata commerciale; impiegato commerciale; ufficio commerciale; back office commerciale
Customer visits | visite ai clienti; visite clienti; visita clienti; visite presso i clienti; visite a clienti
Prospecting | ricerca nuovi clienti; ricerca clienti; acquisizione nuovi clienti; acquisizione di nuovi clienti; ricerca di nuovi clienti; sviluppo clientela; sviluppo portafoglio clienti; acquisizione clientela; ricerca e acquisizione clienti; sviluppo nuovi clienti; ricerca e acquisizione nuovi clienti; sviluppo del portafoglio clienti
Account management | gestione portafoglio clienti; portafoglio clienti; gestione del portafoglio clienti; gestione clienti acquisiti; gestione di un portafoglio clienti; gestione parco clienti
Sales targets | raggiungimento obiettivi; budget di vendita; raggiungimento degli obiettivi; raggiungimento obiettivi di vendita; raggiungimento degli obiettivi di vendita; obiettivi commerciali
Revenue growth | incremento del fatturato; crescita del fatturato; incremento fatturato; aumento del fatturato; sviluppo del fatturato
Sales strategy | strategie di vendita; politiche commerciali; strategie commerciali; politica commerciale
Sales administration | segreteria commerciale; supporto alla rete vendita
Sales management | direzione commerciale; direttore commerciale; responsabile vendite; responsabile commerciale; coordinamento rete vendita; capo area; coordinamento della rete vendita; coordinamento agenti; gestione rete commerciale
Sales negotiation | trattative commerciali; trattativa commerciale; negoziazione commerciale; trattative di vendita; gestione trattative; gestione delle trattative commerciali
Closing sales | chiusura contratti; chiusura vendite; chiusura delle vendite; chiusura trattative; conclusione delle vendite; chiusura di contratti
Wholesale | commercio all'ingrosso; vendita all'ingrosso; ingrosso; grossista
Technical sales | vendita tecnica; tecnico commerciale; vendite tecniche
Product advice | consulenza prodotti; consulenza sui prodotti; consigli ai clienti; illustrazione prodotti; presentazione prodotti; presentazione dei prodotti; consulenza tecnica; consiglio al cliente
Product knowledge | conoscenza prodotti; merceologia; conoscenza del prodotto
Upselling | vendite aggiuntive
Shelf stacking | rifornimento scaffali; scaffalista; rifornimento degli scaffali; sistemazione scaffali; riordino merce; allestimento scaffali; caricamento scaffali; sistemazione merce; sistemazione della merce; rifornimento banchi; addetto scaffali; rifornimento reparto; riassortimento; disposizione merce; esposizione merce; sistemazione merce sugli scaffali; disposizione della merce; riordino scaffali; allestimento banchi; carico scaffali; riassortimento merce
Merchandising | esposizione prodotti; esposizione della merce; allestimento punto vendita; esposizione dei prodotti; allestimento del punto vendita
Visual merchandising | vetrine; vetrinista; allestimento delle vetrine; allestimento vetrina; preparazione vetrine
Price labelling | prezzatura; etichettatura; cartellinatura; etichettatura prezzi; aggiornamento prezzi; cartellini prezzi; cambio prezzi; prezzatura merce
Retail | grande distribuzione; grande distribuzione organizzata; =GDO; settore retail; punto vendita; punti vendita; grande distribuzione alimentare
Fashion retail | abbigliamento; vendita abbigliamento; negozio di abbigliamento; vendita di abbigliamento; commessa abbigliamento
Supermarket work | supermercato; ipermercato; supermercati; banco gastronomia supermercato
Store management | gestione negozio; gestione del punto vendita; capo reparto; responsabile negozio; direzione punto vendita; vice responsabile di negozio; responsabile di punto vendita; caporeparto vendita; direttore punto vendita; gestione di un punto vendita
Store opening and closing | apertura e chiusura negozio; apertura e chiusura del negozio; apertura e chiusura punto vendita; apertura e chiusura del punto vendita; apertura e chiusura del locale
Loss prevention in retail | antitaccheggio; prevenzione taccheggio; prevenzione furti
Ticket sales | biglietteria; vendita biglietti; bigliettaio; vendita di biglietti; emissione biglietti
Bakery counter | banco panetteria; vendita pane; banco pane; banco del pane
Counter service | vendita al banco; servizio al banco; banconista; addetto al banco; addetta al banco; servizio di banco; vendita al banco e cassa
Meat counter | banco macelleria; banco carni; reparto macelleria
Deli counter | banco gastronomia; banco salumi; banco salumi e formaggi; banco salumi e latticini; reparto gastronomia; banconista salumi
Fishmongery | pescheria; banco pescheria; reparto pescheria; banco del pesce
Fresh food counters | reparto freschi; banco freschi; prodotti freschi; reparti freschi
Fruit and vegetables | ortofrutta; frutta e verdura; reparto ortofrutta; ortofrutticolo
Floristry | fiorista; composizioni floreali; fioraia; fiorista e composizioni; composizione floreale; addobbi floreali
Bouquets | bouquet di fiori; mazzi di fiori; confezione di mazzi
Category management | gestione categorie; gestione delle categorie merceologiche
Assortment planning | gestione assortimento; assortimento prodotti; definizione assortimento
Apprenticeship delivery | formazione apprendisti; tutoraggio apprendisti; apprendistato; tutor apprendisti
Supporting learners | tutor d'aula; tutor stagisti; tutoraggio tirocinanti; tutor di tirocinio; tutoraggio studenti; tutor aziendale; supervisione tirocinanti
Warehouse operations | addetto al magazzino; lavori di magazzino; operaio di magazzino; attività di magazzino; addetto magazzino; facchinaggio; magazziniera; facchino; operatore di magazzino; addetta al magazzino; magazziniere mulettista; operatore logistico; operazioni di magazzino; sistemazione magazzino; magazzino e logistica; addetta magazzino; magazzinaggio
Warehouse management | gestione del magazzino; organizzazione del magazzino; organizzazione magazzino; capo magazzino; gestione di magazzino
Warehouse management systems | software di magazzino; software gestionale magazzino; gestionali di magazzino; sistemi di gestione del magazzino
Goods in | ricevimento merce; ingresso merci; controllo merce in entrata; entrata merci; arrivo merce; ricezione merce; ricevimento e stoccaggio merci; controllo merci in ingresso; accettazione merce; ricezione delle merci; ricevimento delle merci; merci in entrata; ricezione e controllo merce; controllo merce in arrivo; controllo merci; controllo merce; carico merce a sistema; entrata merce
Put away | stoccaggio; stoccaggio merci; stoccaggio della merce; stoccaggio merce; immagazzinamento; sistemazione merce in magazzino; stoccaggio delle merci; messa a stock; immagazzinaggio; ubicazione merce; stoccaggio materiali
Despatch | spedizioni; spedizione; addetto alle spedizioni; preparazione spedizioni; uscita merci; addetto spedizioni; gestione spedizioni; ufficio spedizioni; spedizione merce; gestione delle spedizioni; organizzazione spedizioni; spedizioni nazionali e internazionali; spedizione ordini; spedizione pacchi; addetta spedizioni; evasione spedizioni
Picking and packing | prelievo merci; preparazione degli ordini; prelievo merce; addetto al picking; preparazione merce; preparazione della merce; picking merci; allestimento ordini; addetto picking; preparazione ordini clienti; prelievo e preparazione ordini; preparazione merce per la spedizione; smistamento merci; smistamento merce; addetto al prelievo
Packing | confezionamento; imballo; addetto al confezionamento; inscatolamento; confezionamento prodotti; imballaggio merci; addetta al confezionamento; imballaggio e spedizione; imballaggio merce; imballaggi; addetto all'imballaggio; confezionamento merce; confezionatrice; filmatura; incartonamento; filmatura pallet; confezionamento dei prodotti; imballaggio prodotti; imballaggio e confezionamento; addetta confezionamento; imbustamento
Loading and unloading | carico e scarico merce; carico scarico merci; scarico merci; carico merci; scarico merce; carico e scarico camion; carico merce; carico e scarico della merce; carico scarico; carico e scarico delle merci; scarico camion; carico e scarico automezzi; fissaggio del carico; ancoraggio del carico; fissaggio carichi; assicurazione del carico
Stock control | controllo scorte; gestione delle giacenze; gestione giacenze; controllo giacenze; controllo delle scorte; gestione stock; controllo delle giacenze; giacenze di magazzino; controllo stock; scorte di magazzino; giacenze; verifica giacenze; controllo magazzino; movimentazione di magazzino a sistema; gestione scorte di magazzino; scorte
Stocktaking | inventari; inventario merci; inventariazione; inventari di magazzino; inventario merce; inventari rotativi; conta inventariale; conteggio merce
Stock rotation | rotazione delle scorte; rotazione scorte; rotazione merce; rotazione dei prodotti; rotazione della merce; rotazione delle merci
Date checking | controllo scadenze; controllo delle scadenze; date di scadenza; controllo scadenze prodotti; verifica scadenze; controllo delle date di scadenza
Replenishment | riapprovvigionamento; reintegro scorte; riordino scorte; reintegro merce; reintegro
Demand planning | pianificazione della domanda; pianificazione dei fabbisogni; pianificazione fabbisogni; previsione della domanda
Materials management | gestione materiali; gestione dei materiali; gestione materie prime
Delivery paperwork | bolle di consegna; bolla di consegna; documenti di trasporto; DDT?; bolle di accompagnamento; emissione DDT; documento di trasporto; bolle; documenti di consegna; gestione DDT; bolle di trasporto; bollettazione merci; compilazione documenti di trasporto; lettere di vettura; controllo bolle; emissione bolle; documentazione di trasporto; registrazione DDT
Shipping documentation | documenti di spedizione; documentazione di spedizione; documenti doganali; documenti export; documentazione doganale; documenti per la spedizione
Customs clearance | dichiarazioni doganali; operazioni doganali; dogana; spedizioniere doganale; bolle doganali; bollette doganali; procedure doganali; dogane; normativa doganale
Import and export | commercio internazionale; esportazioni; importazioni; esportazione; importazione; importazione e esportazione; ufficio estero; vendite estero; impiegata commerciale estero; commerciale estero; mercati esteri
Freight forwarding | spedizioniere; casa di spedizioni; spedizioni internazionali; agenzia di spedizioni
Transport planning in logistics | pianificazione trasporti; organizzazione trasporti; pianificazione dei trasporti; gestione trasporti; gestione dei trasporti; organizzazione dei trasporti; organizzazione dei trasporti e spedizioni; programmazione trasporti; ufficio traffico; addetto ufficio traffico
Route planning | pianificazione percorsi; pianificazione viaggi automezzi; giri di consegna; organizzazione giri; pianificazione delle consegne; pianificazione consegne; organizzazione consegne
Transport and logistics | trasporti e logistica; logistica e trasporti; trasporto e logistica; logistica e trasporto
Logistics | logistica integrata; gestione logistica; flussi logistici; addetto alla logistica; responsabile logistica; gestione della logistica; addetto logistica; impiegato logistica; organizzazione logistica; responsabile della logistica; impiegata logistica; flussi di materiali
HGV driving | autista di camion; autista mezzi pesanti; guida camion; guida di mezzi pesanti; guida mezzi pesanti; autotrasportatore; autista patente C; conducente di mezzi pesanti; autista autocarri; guida autocarri; conducente mezzi pesanti; conduzione mezzi pesanti; autista camion; autista di mezzi pesanti; guida di camion; autista CE; autista internazionale
Articulated lorry driving | autoarticolato; bilico; autista bilico; autotreno; autoarticolati; autotreni; bilici; guida bilico; guida autoarticolati; motrice e rimorchio; autista di bilico
Van driving | autista furgone; guida furgone; furgonista; guida di furgoni; autista patente B; furgone; guida furgoni; furgoni; guida del furgone; autista di furgone
Delivering goods | consegna merci; corriere?; addetto alle consegne; consegna pacchi; fattorino; consegna a domicilio; consegna merce; consegne merci; consegna della merce; addetto consegne; autista consegnatario; consegna ai clienti; consegna delle merci; consegna di pacchi; consegne pacchi; consegna di merci
Postal deliveries | portalettere; postino; consegna della posta; recapito postale; consegna posta; recapito della corrispondenza; recapito corrispondenza; consegna corrispondenza; postina
Parcel sorting | smistamento pacchi; smistamento colli; smistamento dei pacchi
Vehicle checks | controllo del mezzo; controllo veicolo; manutenzione ordinaria del mezzo; controllo dei mezzi; controllo mezzi; cura del mezzo; verifica del mezzo; manutenzione del mezzo; controllo dello stato del mezzo
Tachograph | tachigrafo; cronotachigrafo digitale; tempi di guida e di riposo; tempi di guida e riposo; tempi di guida
Digital tachograph card | carta del conducente; scheda tachigrafica; carta del cronotachigrafo; carta cronotachigrafica; carta conducente
Driver CPC | CQC merci; carta di qualificazione del conducente; CQC persone; CQC trasporto merci; CQC merci e persone; CQC trasporto persone; CQC cose
ADR licence | ADR base; patente ADR; certificato ADR; ADR cisterne; ADR base e cisterne
Dangerous goods handling | merci pericolose; trasporto merci pericolose; trasporto di merci pericolose; materiali pericolosi
Hazardous substances | sostanze pericolose; prodotti chimici; rischio chimico; sostanze chimiche; agenti chimici
Forklift licence | patentino muletto; patentino carrello elevatore; patentino carrellista; patentino per carrello elevatore; patentino per muletto; mulettista; uso del muletto; carrello elevatore; patentino per carrelli elevatori; guida muletto; carrelli elevatori; abilitazione carrelli elevatori; conduzione carrelli elevatori; patentino mulettista; conduzione muletto; uso muletto; carrello frontale; utilizzo muletto; patentino per la guida del muletto; utilizzo del muletto; guida del muletto; abilitazione carrello elevatore; patente muletto; uso carrello elevatore; guida carrello elevatore; conduzione carrello elevatore; uso del carrello elevatore; patentino carrelli elevatori; attestato carrellista; utilizzo carrello elevatore; corso carrellista; patentino uso muletto
Reach truck licence | carrello retrattile; muletto retrattile; patentino carrello retrattile; carrelli retrattili; retrattile
LLOP licence | transpallet elettrico; transpallet elettrici; commissionatore
Pallet truck operation | transpallet manuale; transpallet manuale ed elettrico; transpallet manuali; transpallet manuale e elettrico
Palletising | pallettizzazione; bancalatura; palettizzazione; preparazione pallet; preparazione bancali; composizione bancali; pallettizzazione merci
RF scanner | lettore di codici a barre; lettore ottico; lettore barcode; pistola barcode; palmare; terminalino; lettori barcode; radiofrequenza magazzino; pistola ottica; palmari; terminale barcode
Crane operation | carroponte; conduzione gru; uso del carroponte; uso carroponte; carroponti; patentino gru; utilizzo carroponte; patentino carroponte; manovratore gru; conduzione carroponte; autogru; utilizzo del carroponte
Lifting operations | sollevamento carichi; imbracatura; operazioni di sollevamento; movimentazione e sollevamento; imbragatura carichi; sollevamento materiali; imbragatura
Fleet management | gestione flotta; parco auto; gestione parco auto; gestione flotta aziendale; gestione automezzi; parco mezzi; gestione parco mezzi; gestione autoparco; autoparco; gestione del parco auto; gestione del parco mezzi; flotta aziendale; gestione mezzi aziendali
Bus and coach driving | autista autobus; conducente autobus; autista di autobus; autista di pullman; conducente di autobus; guida autobus; operatore di esercizio; autista pullman; trasporto persone; noleggio con conducente autobus; trasporto pubblico locale; conducente di linea; autista di linea
Taxi driving | tassista; autista NCC; noleggio con conducente; autista taxi
Chauffeur services | autista privato; autista personale; autista di rappresentanza
Removals | traslochi; trasloco; traslocatore; addetto traslochi
School transport | trasporto scolastico; scuolabus; autista scuolabus
Airport operations | aeroportuale
HGV Class 1 licence (C+E) | patente CE; patente C+E; patente C e CE; patente E; patenti C e CE; patente di guida CE; patente C ed E
HGV Class 2 licence (C) | patente C; patente di guida C; patente di tipo C; patente di guida categoria C; patente di categoria C; patente categoria C
C1 licence | patente C1
PCV licence (D) | patente D; patente di guida D; patente di tipo D; patente categoria D; patente D e CQC
B+E trailer licence | patente BE; patente B96; patente B+E
Motorcycle licence | patente A; patente A e B; patente A2
Driving licence | patente di guida B; automunito; patente di guida tipo B; patente di tipo B; patente automobilistica; patente di guida categoria B; patente B automunito; patente B e auto propria; automunita; patente di guida cat. B; patente categoria B; patente B automunita; patente di categoria B
Driver with own car | auto propria; mezzo proprio; automunito con auto propria; macchina propria; munito di mezzo proprio; automobile propria
Tractor licence | patentino trattore; patentino trattori; patentino per trattore; abilitazione trattori; patentino trattore agricolo
Cooking | cucina; preparazione dei piatti; cottura; preparazione piatti; preparazione di piatti; cottura dei cibi; cuoco; cuoca; preparazione primi piatti; primi e secondi piatti; primi piatti; secondi piatti; cucina tradizionale; aiuto cuoco; preparazione primi e secondi; cottura carni; cottura alimenti; cotture; cottura degli alimenti; preparazione di primi piatti; preparazione di primi e secondi piatti; linea di cucina; preparazioni di cucina; cucina regionale; preparazione e cottura
Chef skills | capocuoco; chef di cucina
Food preparation | preparazione ingredienti; pulizia verdure; preparazione cibi; preparazione degli ingredienti; preparazione antipasti; preparazione degli alimenti; taglio verdure; pulizia e taglio verdure; preparazioni di base; preparazione di antipasti; preparazione contorni; preparazione della linea; preparazione linea; preparazione panini; antipasti; preparazione insalate; lavaggio e taglio verdure; preparazione materie prime; preparazione di cibi; impiattamento; presentazione dei piatti; decorazione piatti; composizione dei piatti
Mise en place | mise en place della sala; preparazione della sala; preparazione sala; allestimento sala; allestimento della sala; mise en place sala
Kitchen assistant | aiuto cucina; aiuto in cucina; aiutante di cucina; ausiliaria di cucina; addetta cucina; addetto cucina; addetto alla cucina; aiuto cuoca
Kitchen porter duties | lavapiatti; sguattero; plonge lavapiatti
Washing up | lavaggio stoviglie; lavaggio piatti; lavaggio delle stoviglie; lavaggio pentole; lavaggio dei piatti; lavare i piatti
Kitchen cleaning | pulizia cucina; pulizia della cucina; pulizia attrezzature cucina; riordino cucina; pulizia e riordino della cucina; pulizia delle attrezzature di cucina; riordino della cucina
Kitchen management | gestione cucina; gestione della brigata; organizzazione della cucina; gestione brigata di cucina; brigata di cucina; responsabile di cucina; responsabile cucina; coordinamento della brigata
Sous chef skills | secondo chef; vice chef
Chef de partie | capopartita
Commis chef | commis di cucina
Menu planning | creazione menù; creazione dei menù; elaborazione menù; creazione di menù; stesura menù; composizione menù; ideazione del menù; elaborazione dei menù; studio del menù; creazione del menù
Food safety | igiene degli alimenti; manipolazione alimenti; attestato alimentarista; libretto sanitario; sicurezza degli alimenti; norme di igiene alimentare; attestato HACCP alimentarista; igiene e sicurezza alimentare; alimentarista; manipolazione degli alimenti; haccp alimentarista
HACCP | normativa HACCP; attestato HACCP; certificato HACCP; sistema HACCP; corso HACCP; procedure HACCP
Food temperature checks | controllo temperature; controllo delle temperature; registrazione temperature
Food cost control | controllo food cost; calcolo del food cost; gestione food cost; gestione del food cost
Catering | ristorazione collettiva; banchettistica e catering; mensa?; mense scolastiche; ristorazione scolastica; mensa aziendale; mensa scolastica; servizio mensa; settore ristorazione; addetta mensa; addetto mensa; mense aziendali; servizi di ristorazione; addetta alla mensa; mense
Food service | cameriere; cameriera; servizio di sala; servizio al tavolo; cameriere di sala; cameriera di sala; servizio colazioni; servizio sala; servizio di sala e bar; servizio colazione; cameriere ai tavoli; servizio ai tavoli e cassa; cameriera ai tavoli; presa comande; comande; comis di sala; servizio prima colazione; addetto alla sala; sala bar; gestione della sala; prendere le comande; servire ai tavoli; presa delle comande; raccolta comande; servizio tavoli
Serving meals | distribuzione pasti; distribuzione dei pasti; scodellamento; servizio pasti; distribuzione vitto; sporzionamento; sporzionamento pasti; somministrazione pasti mensa
Table setting | apparecchiatura; apparecchiatura tavoli; preparazione tavoli; apparecchiare i tavoli; preparazione dei tavoli; apparecchiatura dei tavoli; apparecchio tavoli; allestimento tavoli
Clearing tables | sparecchiatura; sparecchiare; sbarazzo; riordino tavoli; sbarazzo tavoli; sparecchiatura tavoli
Bar work | banconista bar; lavoro al bar; servizio bar; preparazione bevande; aiuto barista; servizio al bar; banconiera; gestione bar; gestione del bar; preparazione di bevande; bar e caffetteria; bar caffetteria; aperitivi
Barista skills | caffetteria e latte art; preparazione di caffè; preparazione caffè e cappuccini; caffè e cappuccini; preparazione caffetteria
Cocktail making | preparazione di cocktail; miscelazione; preparazione dei cocktail; creazione cocktail
Coffee machine | macchina del caffè; macchina da caffè; macchine da caffè; macchine del caffè
Wine knowledge | conoscenza dei vini; degustazione vini; abbinamento cibo-vino; abbinamento vini; degustazione di vini; carta dei vini; abbinamenti cibo vino; conoscenza vini; servizio vini
Hospitality | istituto alberghiero; scuola alberghiera; diploma alberghiero; servizi alberghieri; settore turistico-alberghiero; servizi per l'enogastronomia e l'ospitalità alberghiera; ricettività; strutture ricettive; struttura ricettiva
Hotel reception | ricevimento; addetto al ricevimento in hotel; segreteria d'albergo; reception alberghiera; ricevimento hotel; receptionist d'albergo; receptionist di albergo; portiere d'albergo; front office alberghiero; ricevimento ospiti; ricevimento alberghiero
Guest relations | accoglienza ospiti; accoglienza degli ospiti; assistenza agli ospiti; cura dell'ospite; accoglienza e assistenza ospiti; assistenza ospiti; accoglienza dell'ospite
Reservations | gestione delle prenotazioni; ricezione prenotazioni; ufficio prenotazioni; prenotazioni alberghiere; prenotazioni telefoniche; raccolta prenotazioni; booking e prenotazioni
Check-ins | registrazione ospiti; registrazione clienti in hotel; check-in e check-out; registrazione degli ospiti; arrivi e partenze; procedure di check-in
Hotel management | direzione alberghiera; gestione alberghiera; direttore d'albergo; gestione hotel; direttore di hotel
Restaurant management | responsabile di sala; maître di sala; gestione del ristorante; responsabile sala; direttore di ristorante; caposala ristorante; gestione di un ristorante
Banqueting | banchettistica; cerimonie e banchetti; banchetti e cerimonie
Night audit | portiere notturno; portiere di notte
Housekeeping | cameriera ai piani; rifacimento camere; governante; riassetto camere; pulizia delle camere; riordino camere; pulizia e riordino camere; rifacimento delle camere; addetta ai piani; cameriere ai piani; servizio ai piani; sistemazione camere; addetto ai piani; riassetto delle camere; pulizie camere
Baking | panettiere; fornaio; panetteria; panificatore; cottura del pane; produzione pane; prodotti da forno; panificio; preparazione pane; produzione del pane; prodotti di panetteria
Dough | impasti; impasto?; preparazione impasti; lievitati; preparazione degli impasti; impasto pizza; lavorazione degli impasti; grandi lievitati; impasti e lievitati
Pizza making | preparazione pizze; stesura pizza; pizzaiola; aiuto pizzaiolo; forno a legna; preparazione pizza; preparazione delle pizze
Pastry | pasticcere; pasticciere; pasticcera; pasta sfoglia; pasticceria fresca; pasticceria secca; pasticceria da forno; pasticceria mignon; croissanteria; arte bianca
Dessert preparation | preparazione dolci; preparazione dessert; preparazione dei dolci; dolci al piatto; preparazione di dolci; dolci; preparazione di dessert
Cake decorating | decorazione torte; decorazione di torte; decorazione dolci; decorazione delle torte
Cake making | torte; preparazione torte; preparazione di torte; torte nuziali; torte da cerimonia
Confectionery | confetteria; cioccolateria; cioccolatiere
Butchery | macelleria; macellaio; taglio carni; lavorazione carni; taglio della carne; taglio carne; lavorazione della carne; salumeria; lavorazione delle carni; sezionamento carni; taglio delle carni; macellazione e sezionamento
Boning | disosso; disossatura; disosso carni; disossatore; disosso e rifilatura
Slaughtering | macellazione; macello; mattatoio
Meat processing | trasformazione carni; lavorazione insaccati; salumificio; trasformazione delle carni
Fish processing | lavorazione pesce; sfilettatura; pulizia del pesce; lavorazione del pesce; pulizia pesce; sfilettatura pesce
Dairy processing | lavorazione del latte; caseificio; industria lattiero-casearia; lattiero-caseario; prodotti lattiero-caseari; settore lattiero caseario
Cheese making | caseificazione; produzione formaggi; casaro; produzione di formaggi; produzione del formaggio
Brewing | birrificio; produzione birra; mastro birraio; produzione della birra
Winemaking | vinificazione; cantina vinicola; lavori di cantina; viticoltura ed enologia; enologo; cantiniere; viticoltura e enologia
Vineyard | viticoltura; potatura della vite; vendemmia; vigneto; potatura vigneti; lavori in vigna; vigneti; potatura viti; vendemmie; potatura delle viti; viticoltore; azienda vitivinicola; potatura della vigna; potatura secca e verde; vitivinicolo
Food manufacturing | industria alimentare; produzione alimentare; trasformazione alimentare; agroalimentare; settore alimentare; settore agroalimentare; trasformazione prodotti agricoli; operaio alimentare; trasformazione agroalimentare
Food technology | tecnologie alimentari; tecnologia alimentare; tecnologo alimentare
Food science | scienze alimentari; scienze e tecnologie alimentari; scienza degli alimenti
Italian cuisine | cucina mediterranea
Tourism | settore turistico; scienze del turismo; ufficio turistico; operatore turistico; perito turistico; tecnico turistico; economia del turismo
Travel consultancy | agente di viaggio; consulenza viaggi; agenzia di viaggi; agenzia viaggi; vendita viaggi; pacchetti turistici; banconista agenzia viaggi; pacchetti viaggio; addetta agenzia viaggi; vendita pacchetti turistici; agenzie di viaggio; consulente di viaggio
Tour leading | accompagnatore turistico; accompagnamento gruppi; accompagnatrice turistica; accompagnamento turisti
Tour guiding | guida turistica; visite guidate; guide turistiche; visita guidata; guida museale
Wedding planning | organizzazione matrimoni; organizzazione di matrimoni; organizzazione eventi e matrimoni
Cleaning | addetto alle pulizie; addetta alle pulizie; lavori di pulizia; servizi di pulizia; operatore delle pulizie; pulizia e igiene; imprese di pulizia; pulizia locali; pulizia degli ambienti; pulizia dei locali; addetto pulizie; addetta pulizie; pulizia ambienti; pulizie generali; pulizia generale; impresa di pulizie; pulizie e riordino; pulizia e sanificazione; pulizie civili; pulizia; pulizia e disinfezione; pulizia e sanificazione ambienti
Office cleaning | pulizia uffici; pulizie uffici; pulizie di uffici; pulizia degli uffici; pulizie negli uffici; pulizia di uffici
School cleaning | pulizia scuole; pulizia delle aule; pulizia aule; pulizie scuole
Hospital cleaning | pulizie ospedaliere; pulizia ospedaliera; sanificazione ospedaliera; pulizia reparti ospedalieri; pulizie in ospedale; pulizia ospedali
Industrial cleaning | pulizie industriali; pulizia industriale; pulizia capannoni; pulizia impianti industriali
Deep cleaning | pulizie straordinarie; pulizia a fondo; pulizia profonda; pulizie di fondo; pulizia straordinaria; pulizie ordinarie e straordinarie
Washroom cleaning | pulizia bagni; pulizia servizi igienici; pulizia dei bagni; pulizia dei servizi igienici; sanificazione bagni; pulizia sanitari; pulizie bagni
Window cleaning | pulizia vetri; lavaggio vetri; lavavetri; pulizia delle vetrate; pulizia dei vetri; lavaggio delle vetrate; pulizia finestre; lavaggio vetrate; pulizia vetrate; pulizia delle finestre
Carpet cleaning | pulizia moquette; lavaggio moquette; lavaggio tappeti; pulizia tappeti
Floor care | lavaggio pavimenti; monospazzola; lavapavimenti; ceratura pavimenti; trattamento pavimenti; lavasciuga; pulizia pavimenti; lavaggio dei pavimenti; uso monospazzola; uso della monospazzola; lavasciuga pavimenti; deceratura; pulizia dei pavimenti; uso lavasciuga; inceratura
Vacuuming | aspirapolvere; passare l'aspirapolvere; aspirazione polveri pavimenti; uso aspirapolvere; aspirazione pavimenti
Mopping | spazzatura; spazzamento pavimenti; scopatura a umido; lavaggio a mano dei pavimenti; scopatura
Dusting | spolveratura; spolvero; spolverare; spolvero arredi; spolveratura arredi; spolveratura mobili; depolveratura
Cleaning chemicals | prodotti per la pulizia; detergenti; prodotti detergenti; prodotti di pulizia; detersivi; uso di prodotti chimici per la pulizia; detergenti e disinfettanti; prodotti chimici per la pulizia
Linen and laundry | biancheria; gestione biancheria; lavaggio biancheria; guardaroba; lavaggio e stiratura; cambio biancheria; guardarobiera; gestione della biancheria; cambio lenzuola; lavanderia e stireria; cura della biancheria; lavanderia industriale; piegatura biancheria
Washing and ironing | lavaggio e stiro; lavaggio e stiratura biancheria; lavare e stirare
Ironing and pressing | stiratura; stiro; stiratrice; stireria; stirare; stiratura capi; stiratura biancheria; stiratura a vapore; addetta alla stiratura; stiro industriale; addetta stiro
Dry cleaning | lavasecco; lavaggio a secco; tintoria lavasecco; lavanderia a secco
Domestic cleaning | pulizia domestica; pulizia appartamenti; pulizie di casa; pulizia della casa; pulizie in abitazioni private; pulizie appartamenti; pulizia di appartamenti; pulizia abitazioni; colf; pulizie private; pulizie presso privati
Builders' cleans | pulizie di fine cantiere; pulizia fine cantiere; pulizie post cantiere; pulizie fine cantiere
Waste handling | svuotamento cestini; smaltimento rifiuti; raccolta rifiuti; smaltimento dei rifiuti; svuotamento dei cestini; smaltimento di rifiuti
Waste management | gestione rifiuti; gestione dei rifiuti; trattamento rifiuti; ciclo dei rifiuti; MUD rifiuti; normativa rifiuti; gestione dei rifiuti speciali; trattamento dei rifiuti; rifiuti speciali; registro rifiuti; formulari rifiuti
Recycling | raccolta differenziata; riciclo; riciclaggio; smistamento rifiuti; riciclo dei rifiuti; selezione rifiuti; cernita rifiuti
Refuse collection | netturbino; raccolta porta a porta; raccoglitore rifiuti; operatore ecologico; raccolta dei rifiuti; raccolta rifiuti porta a porta; servizi di igiene urbana; igiene urbana
Street cleansing | spazzamento stradale; pulizia strade; spazzino; spazzamento strade; pulizia stradale; pulizia delle strade
Caretaking | custode; portiere di stabile; bidello; collaboratore scolastico; portierato; custodia?; portinaio; collaboratrice scolastica; bidella; portiere condominiale; custode di condominio
Pest control | disinfestazione; derattizzazione; disinfestazione e derattizzazione; disinfestazioni; disinfestatore
Facilities management | gestione immobili aziendali; servizi generali; gestione edifici; gestione dei servizi generali; gestione degli edifici
Property maintenance | manutenzione edifici; manutenzione degli immobili; piccole manutenzioni; manutentore; manutenzione stabili; piccoli lavori di manutenzione; manutenzione immobili; manutenzione edile; manutenzioni ordinarie e straordinarie; piccola manutenzione; manutenzioni; piccole riparazioni; piccoli lavori di riparazione; manutenzione di edifici
Security guarding | guardia giurata; servizio di vigilanza; guardiania; guardia particolare giurata; vigilanza armata; addetto alla sicurezza; addetto alla vigilanza; servizi di vigilanza; guardie giurate; vigilanza privata; servizi fiduciari; operatore fiduciario; vigilante; addetto sicurezza; servizio di sorveglianza; piantonamento; addetto ai servizi di controllo; vigilanza non armata; guardia di sicurezza; operatore di sicurezza
Patrols | ronde di controllo; pattugliamento; giri di ronda; giri di controllo; pattuglia; giri d'ispezione; ispezioni notturne; ronde ispettive; ronde notturne
Access control duties | controllo accessi; controllo degli accessi; controllo ingressi; controllo dell'accesso; controllo varchi; controllo entrate; controllo accessi e ronde; controllo badge; controllo ingressi e uscite
CCTV monitoring | monitoraggio telecamere; controllo telecamere; telesorveglianza; controllo monitor; sorveglianza video; monitoraggio videosorveglianza
Alarm response | intervento su allarme; gestione allarmi; pronto intervento su allarme; interventi su allarme; gestione degli allarmi
Event security | servizio d'ordine; sicurezza eventi; addetto ai servizi di controllo eventi; buttafuori; sicurezza negli eventi; sicurezza nei locali
Searching people | perquisizione; controllo borse; perquisizioni
Close protection | guardia del corpo; protezione personale; scorta; tutela personale
Cash in transit | trasporto valori; portavalori; trasporto di valori
Evacuation procedures | evacuazione; procedure di evacuazione; piani di evacuazione; piano di evacuazione; prove di evacuazione; piano di emergenza
Incident report writing | rapporti di servizio; relazioni di servizio; compilazione rapporti; rapporti sugli incidenti
Key holding | gestione chiavi; custodia chiavi; gestione delle chiavi; custodia delle chiavi; consegna chiavi
De-escalation | mediazione dei conflitti
Policing | polizia; polizia locale; polizia municipale; carabinieri; carabiniere; agente di polizia locale; polizia di stato; forze dell'ordine; agente di polizia; vigile urbano; polizia stradale; guardia di finanza
Prison officer work | polizia penitenziaria; agente di polizia penitenziaria; agente penitenziario
Concierge | servizio di concierge; servizio portineria
Electrical installation | impianti elettrici; impianti elettrici civili; impianti elettrici civili e industriali; elettricista; installazione impianti elettrici; impiantistica elettrica; posa cavi; stesura cavi; impianti elettrici industriali; realizzazione impianti elettrici; impianto elettrico; posa di cavi; posa canaline; elettricista civile e industriale; impianti civili e industriali; installazione di impianti elettrici; cablaggio elettrico; cablaggi elettrici; posa canale; elettricista impiantista; cablaggio; cablaggi; collegamenti elettrici; canaline
Electrical competent person | PES PAV; attestato PES PAV; PES e PAV
Electrical testing and inspection | verifiche impianti elettrici; collaudo impianti elettrici; dichiarazione di conformità impianti; misure elettriche; collaudi elettrici; verifica impianti elettrici
Electrical fault finding | ricerca guasti elettrici; guasti elettrici; ricerca guasto elettrico; riparazione guasti elettrici
Electrical maintenance | manutentore elettrico; manutenzione impianti elettrici; manutenzione di impianti elettrici; manutenzione elettrica industriale; manutenzione degli impianti elettrici; manutentore elettricista; manutenzioni elettriche
Fault finding | individuazione guasti; risoluzione guasti; ricerca guasto; ricerca e riparazione guasti; riparazione guasti; ricerca del guasto; ricerca dei guasti; diagnostica guasti
Control panel wiring | cablatore; cablaggio di quadri elettrici; quadrista; quadro elettrico; montaggio quadri elettrici; cablaggio dei quadri elettrici; quadristica; assemblaggio quadri elettrici; costruzione quadri elettrici
Distribution boards | quadro di distribuzione
Structured cabling | cablaggio reti; fibra ottica; giunzione fibra ottica; cablaggio strutturato e reti; posa fibra ottica; reti dati; giuntista fibra ottica; cablaggi strutturati; cablaggio di rete; impianti in fibra ottica
Lighting installation | impianti di illuminazione; illuminazione pubblica; impianti illuminazione; installazione corpi illuminanti; illuminotecnica; montaggio corpi illuminanti
Emergency lighting | illuminazione di emergenza; luci di emergenza
Earthing | messa a terra; impianto di terra; impianti di messa a terra; impianti di terra
Fire alarm systems | impianti rilevazione incendi; rilevazione incendi; rilevazione fumi; impianti di rilevazione incendi; impianti rilevazione fumi
Intruder alarm systems | impianti antintrusione; impianti di allarme; antifurto; sistemi antintrusione; impianti antifurto; impianti d'allarme; sistemi di allarme; allarmi antintrusione; sistemi antifurto; impianti allarme
CCTV installation | impianti di videosorveglianza; impianti TVCC; impianti videosorveglianza; installazione telecamere; TVCC; sistemi di videosorveglianza; impianti TVCC e antintrusione; installazione impianti di videosorveglianza
Door entry systems | citofonia; videocitofoni; impianti citofonici; citofoni; videocitofonia; citofoni e videocitofoni; impianti videocitofonici
Automated gates | cancelli automatici; automazione cancelli; automazioni cancelli; automazioni per cancelli; automatismi per cancelli
Smart home installation | impianti domotici; impianto domotico
Solar PV installation | impianti fotovoltaici; pannelli fotovoltaici; pannelli solari; installazione impianti fotovoltaici; impianto fotovoltaico; installazione pannelli fotovoltaici
Heat pumps | pompe di calore; pompa di calore
Renewable energy | energie rinnovabili; fonti rinnovabili; energia rinnovabile; impianti da fonti rinnovabili
Wind energy | eolico; impianti eolici; parchi eolici
Energy management | gestione dell'energia; gestione energetica; gestione energia
Energy efficiency | efficienza energetica; risparmio energetico; riqualificazione energetica; efficientamento energetico; diagnosi energetiche; diagnosi energetica
EPC | attestato di prestazione energetica; certificazione energetica; certificazioni energetiche; attestazione di prestazione energetica; APE certificazione energetica
Plumbing | idraulico; impianti idrico-sanitari; impianti idrosanitari; termoidraulica; termoidraulico; impianto idraulico; impianti termoidraulici; impianti idrici; impianti idrosanitari e termici; impiantistica idraulica; installazione impianti idraulici; lavori idraulici; riparazioni idrauliche
Pipework | tubazioni; posa tubazioni; tubature; posa di tubazioni; tubisteria; tubazioni in rame
Pipefitting | tubista; tubista industriale; tubisti; carpentiere tubista; piping industriale; saldatore tubista
Leak detection | ricerca perdite; ricerca perdite acqua; riparazione perdite; perdite d'acqua
Drainage work | fognature; impianti fognari; reti fognarie; spurgo fognature; impianto fognario; scarichi fognari; rete fognaria
Sanitary ware | sanitari e rubinetteria; montaggio sanitari; installazione sanitari; posa sanitari; rubinetteria; posa sanitari e rubinetteria; apparecchi sanitari
Central heating systems | impianti di riscaldamento; riscaldamento; impianti termici; riscaldamento a pavimento; impianti termosanitari; impianto di riscaldamento; termotecnica; impianto termico; impianti di riscaldamento a pavimento; impianti di riscaldamento e condizionamento; centrali termiche
Boiler servicing | manutenzione caldaie; assistenza caldaie; manutenzione caldaia; manutenzione di caldaie; riparazione caldaie; manutentore caldaie; controllo fumi caldaie; manutenzione delle caldaie; bollino blu
Boiler installation | installazione caldaie; montaggio caldaie; caldaie; caldaia; installazione di caldaie; caldaie a condensazione
Radiators | radiatori; termosifoni; caloriferi; installazione radiatori; montaggio termosifoni
Gas installation | impianti gas; impianti a gas; impianto gas; installazione impianti gas; reti gas; impianti di adduzione gas
Bathroom fitting | ristrutturazione bagni; rifacimento bagni; rifacimento bagno; ristrutturazione bagno; realizzazione bagni
HVAC | climatizzazione; impianti HVAC; termotecnico; impianti termomeccanici; impianti meccanici; impianti aeraulici; impianti di condizionamento e riscaldamento
Air conditioning | condizionatori; aria condizionata; condizionamento; climatizzatori; impianti di condizionamento; installazione condizionatori; impianti di aria condizionata; installazione climatizzatori; montaggio condizionatori; manutenzione condizionatori
Ventilation | ventilazione; ventilazione meccanica controllata; impianti di ventilazione; impianti di aerazione; impianti di aspirazione
Ductwork | canalizzazioni aria; canali d'aria; canalizzazioni aerauliche; montaggio canali aria
Refrigeration | refrigerazione; celle frigorifere; impianti frigoriferi; refrigerazione industriale; impianti di refrigerazione; refrigerazione commerciale
F-Gas certificate | patentino F-Gas; patentino FGAS; patentino frigorista; certificazione F-Gas; abilitazione F-Gas; certificazione FGAS
Carpentry | falegname; carpentiere in legno; lavori di falegnameria; carpenteria lignea; falegname montatore; carpenteria edile in legno; falegname mobiliere; montaggio arredi in legno; tetti in legno; serramentista in legno
Woodwork | lavorazione del legno; lavorazione legno; lavori in legno; lavorazioni in legno
Woodworking machinery | macchine per la lavorazione del legno; sega a nastro; pialla; squadratrice; macchine per legno; toupie falegnameria; troncatrice; sezionatrice; piallatrice; bordatrice; macchine da falegnameria
Furniture making | produzione mobili; costruzione mobili; mobiliere; mobili su misura; realizzazione mobili; produzione di mobili
Furniture assembly | montaggio mobili; montatore di mobili; assemblaggio mobili; montatore mobili; montaggio di mobili; montaggio arredi; montaggio arredamenti; montaggio arredo; consegna e montaggio mobili
Kitchen fitting | montaggio cucine; installazione cucine; montaggio di cucine; montatore cucine
Fitting doors | montaggio porte; posa porte; posa di porte; installazione porte; montaggio porte e finestre; montaggio porte interne
Windows and doors | serramenti; infissi; serramentista; posa serramenti; montaggio infissi; porte e finestre; montaggio serramenti; infissi e serramenti; posa infissi; infissi in alluminio; serramenti in alluminio; installazione infissi; serramenti e infissi; porte e infissi; tapparelle; montaggio di infissi; infissi in PVC; posa in opera di serramenti; produzione serramenti
Locksmith | fabbro; serrature; fabbro serraturiere; sostituzione serrature
Metal fabrication | lavorazioni in ferro; lavorazione del ferro; fabbro carpentiere; lavori in ferro
Staircase manufacture | scale in legno; costruzione scale; scale interne
Flooring installation | posa parquet; posa pavimenti; parquettista; pavimenti in legno; pavimentazioni interne; posa di parquet; posa di pavimenti; posatore di parquet; pavimentista; pavimenti in resina; pavimenti e rivestimenti; posa pavimenti e rivestimenti; posa in opera di pavimenti; posa di pavimenti e rivestimenti; posatore pavimenti
Tiling | piastrelle; piastrellista; posa di piastrelle; posa ceramiche; posa rivestimenti; rivestimenti ceramici; posa di rivestimenti; posatore di piastrelle; posa di ceramiche; posatore; posa in opera di piastrelle; posa gres; posa mattonelle
Bricklaying | muratore; opere murarie; lavori di muratura; costruzione muri; murature; posa mattoni; muri e tramezzi; muratore specializzato; opere in muratura; posa di mattoni; realizzazione murature; mattoni; muri in mattoni; aiuto muratore; lavori murari; muratore finito; tramezzi; assistenza muraria
Pointing | stuccatura fughe; fugatura
Stonemasonry | scalpellino; marmista; lavorazione della pietra; posa pietra; lavorazione marmo; muri in pietra; lavorazione del marmo; posa di pietra naturale; lavorazione marmi e graniti; marmi
Plastering | intonaci; intonaco; intonacatore; rasatura; rasature; stuccatore; stuccatura; intonacature; rasatura pareti; stuccature; intonaci civili; intonaco e rasatura; intonaci e rasature; stucchi
Rendering | intonaci esterni; facciate; rifacimento facciate; rifacimento delle facciate; ristrutturazione facciate; tinteggiatura facciate; ripristino facciate; rifacimento facciata; intonaco esterno
External wall insulation | cappotto termico; isolamento a cappotto; cappotto?; cappotti termici; posa cappotto termico; posa cappotto; sistemi a cappotto; cappotto esterno
Insulation installation | coibentazione; isolamento; coibentazioni; coibentatore; isolamenti; posa isolanti; isolamenti termici; coibentazione tetti; coibentazione tubazioni
Structural waterproofing | impermeabilizzazione; impermeabilizzazioni; guaina bituminosa; posa guaina; guaine; impermeabilizzazione tetti; posa guaine; impermeabilizzazione terrazzi; guaine bituminose; impermeabilizzazione coperture; impermeabilizzatore; guaina
Dry lining | cartongesso; cartongessista; posa cartongesso; pareti in cartongesso; lavori in cartongesso; montaggio cartongesso; opere in cartongesso; strutture in cartongesso; montatore cartongesso; posa di cartongesso; pareti divisorie; contropareti; cartongesso e controsoffitti
Suspended ceilings | controsoffitti; controsoffittature; controsoffitto; controsoffitti in cartongesso; posa controsoffitti
Screeding | massetti; massetto; sottofondi; realizzazione massetti; massetti e sottofondi; getto massetti; posa massetti
Painting and decorating | imbianchino; pittore edile; verniciatura pareti; decorazioni murali; tinteggiature; tinteggiatura interni; tinteggiatura interna ed esterna; tinteggiatura pareti; tinteggiatura interni ed esterni; decoratore edile; tinteggiatura interni e esterni; imbiancature; tinteggiatura di interni; pitturazione; verniciatura e tinteggiatura; decoratore; tinteggiatura interni/esterni
Wallpapering | carta da parati; posa carta da parati; tappezzeria murale; tappezzerie murali; posa di carta da parati
Roofing | coperture?; tetti; rifacimento tetti; manto di copertura; copritetto; rifacimento coperture; lattoneria e coperture; copertura tetti; tetto; rifacimento tetto; posa tegole; riparazione tetti; montaggio coperture; coperture industriali; tetti e coperture
Guttering | grondaie; lattoneria; lattoniere; canali di gronda; pluviali; grondaie e pluviali; lattoniere edile; lattonerie; montaggio grondaie
Glazing | vetraio; posa vetri; vetrate; vetreria; vetri e vetrate; montaggio vetri; sostituzione vetri
Cladding installation | facciate ventilate; rivestimenti di facciata; facciata ventilata; rivestimenti esterni
Scaffolding | ponteggi; montaggio ponteggi; ponteggiatore; ponteggio; PIMUS; ponteggista; montaggio e smontaggio ponteggi; montatore ponteggi; patentino ponteggi
Groundworks | opere di fondazione; fondazioni?; opere di urbanizzazione; sottoservizi; trincee; lavori di urbanizzazione; urbanizzazioni; scavi e fondazioni; posa sottoservizi
Excavation | scavi; scavo; sbancamento; escavazione; sbancamenti; lavori di scavo; opere di scavo; scavi di fondazione; scavi e sbancamenti; scavi e reinterri
Earthworks | movimento terra; movimenti terra; riporti e scavi; movimento terre; lavori di movimento terra; mezzi movimento terra; reinterri; rilevati; escavatori e movimento terra
Drain laying | posa fognature; posa tubazioni fognarie; realizzazione fognature; posa di fognature; posa condotte fognarie
Concreting | getto calcestruzzo; calcestruzzo; getti di calcestruzzo; opere in cemento armato; opere in calcestruzzo; getto; getti in calcestruzzo; getto di calcestruzzo; opere in c.a.; getti; cementista; gettate
Formwork | casseforme; casseratura; carpentiere edile; armatura e casseratura; carpenteria edile; casseri; carpentiere in legno e ferro; carpentiere casserista; cassero; carpentieri; disarmo casseri; montaggio casseri
Steel fixing | ferraiolo; posa ferro; armature in ferro; ferro d'armatura; posa armature; posa del ferro; ferraioli; lavorazione ferro edile; armatura ferro
Block paving | pavimentazioni esterne; autobloccanti; posa autobloccanti; porfido; posa porfido; selciato; posatore porfido; posa di autobloccanti; pavimentazioni in porfido; posa cubetti di porfido; pavimentazioni autobloccanti; selciatore
Kerb laying | posa cordoli; cordoli; posa di cordoli
Road construction | lavori stradali; costruzione strade; opere stradali; manutenzione stradale; pavimentazione stradale; manutenzione strade; cantieri stradali; asfaltature stradali; costruzioni stradali; pavimentazioni stradali; operaio stradale; costruzione di strade
Asphalting | asfaltatura; asfalti; stesa asfalto; asfaltista; asfaltature; stesura asfalto; stesa conglomerato bituminoso; conglomerati bituminosi
Demolition | demolizioni; demolizione; lavori di demolizione; opere di demolizione; demolizione e rimozione
Asbestos removal | rimozione amianto; bonifica amianto; smaltimento amianto; bonifiche amianto; rimozione e smaltimento amianto; bonifica dell'amianto; addetto rimozione amianto
Excavator operation | escavatorista; escavatore; guida escavatore; patentino escavatore; miniescavatore; macchine movimento terra; conduzione escavatori; escavatori; patentino escavatori; conduzione escavatore; uso escavatore; operatore macchine movimento terra; ruspista; operatore movimento terra; patentino macchine movimento terra; miniescavatori; escavatorista palista; uso di escavatore
Loading shovel | pala gommata; pala meccanica; pale meccaniche; pala caricatrice; pale gommate
Dumper operation | guida dumper; dumper di cantiere
MEWP operation | piattaforme aeree; PLE; patentino PLE; piattaforma aerea; piattaforme di lavoro elevabili; piattaforme elevabili; patentino piattaforme aeree; patentino piattaforma aerea; uso piattaforme aeree; uso PLE; piattaforma elevatrice; utilizzo piattaforme aeree
Telehandler operation | sollevatore telescopico; sollevatori telescopici; patentino sollevatore telescopico; telescopico; sollevatore telescopico merlo
General labouring | manovale; manovalanza; manovale edile; operaio edile; operaio generico; manovali; lavori di manovalanza; operaio di cantiere; bracciante edile
Construction | edilizia; edile; settore edile; costruzioni edili; opere edili; lavori edili; costruzioni; edilizia civile e industriale; edilizia civile; impresa edile; nuove costruzioni; edilizia residenziale; edilizia privata; cantieri edili; opere civili; edilizia industriale; cantiere edile; lavori di edilizia
Refurbishment | ristrutturazione; ristrutturazioni; ristrutturazioni edili; ristrutturazione edilizia; ristrutturazione appartamenti; ristrutturazioni edilizie; ristrutturazione interni; ristrutturazione di appartamenti; ristrutturazione di edifici; manutenzioni e ristrutturazioni; ristrutturazioni di interni; ristrutturazioni interni; riqualificazione edilizia; ristrutturazioni di appartamenti
Historic buildings | restauro; restauro architettonico; restauro conservativo; beni architettonici; restauro monumentale; restauro edifici storici; restauri; beni storici
Site management | gestione cantiere; direzione di cantiere; assistente di cantiere; gestione del cantiere; sorveglianza cantiere; conduzione cantieri; gestione cantieri; gestione di cantiere; coordinamento di cantiere; organizzazione del cantiere; gestione dei cantieri; assistenza di cantiere; organizzazione cantiere; conduzione cantiere; coordinamento cantiere; assistenza cantiere; coordinamento lavori; supervisione lavori; supervisione cantiere; conduzione del cantiere; visite di cantiere; geometra di cantiere; sopralluoghi in cantiere; assistente cantiere; sopralluoghi; coordinamento maestranze
Construction management | assistenza alla direzione lavori; direzione dei lavori; direzione lavori e contabilità; assistente direttore lavori; assistenza direzione lavori; direzione e contabilità lavori; direzione artistica lavori
CDM Regulations | coordinamento della sicurezza; piano di sicurezza e coordinamento; CSP e CSE; piano operativo di sicurezza; coordinatore sicurezza cantieri; PSC e POS; coordinamento sicurezza; coordinatore della sicurezza in fase di progettazione ed esecuzione; CSP CSE; coordinatore sicurezza; PSC POS; sicurezza cantieri; coordinamento sicurezza cantieri; redazione POS; redazione PSC
Site clearance | allestimento cantiere; pulizia cantiere; impianto di cantiere; pulizia del cantiere; allestimento del cantiere; sgombero macerie
Setting out | tracciamento; tracciamenti; tracciature; picchettamento; tracciatura
Levelling | livellamento; livellazione; livelli laser; livello laser; livellazioni; quote e livelli
Land surveying | geometra; rilievi?; rilievo topografico; rilevamenti; rilievo?; rilievi architettonici; rilievi planoaltimetrici; rilievi con stazione totale; istituto tecnico per geometri; costruzioni ambiente e territorio; rilievo architettonico; diploma di geometra; rilievi metrici; rilievi in cantiere; rilevamento topografico; rilievi e misurazioni; rilievo e restituzione
Quantity surveying | contabilità di cantiere; computi; computi metrici estimativi; contabilità dei lavori; misure e contabilità; contabilità cantieri; stato avanzamento lavori; stati di avanzamento lavori; SAL contabilità; contabilità SAL; contabilità lavori pubblici; stati avanzamento lavori; analisi prezzi; tenuta contabilità lavori; elaborazione SAL; misurazioni e contabilità
Estimating | stima dei costi; stime dei costi; preventivi lavori; preventivazione lavori; stime e preventivi; stime costi; stima costi; preventivista; stime
Construction programming | programmazione lavori; cronoprogramma; cronoprogrammi; programma lavori; programmazione dei lavori; cronoprogramma dei lavori; pianificazione lavori; pianificazione dei lavori
Structural engineering | calcolo strutturale; progettazione strutturale; ingegneria strutturale; scienza delle costruzioni; tecnica delle costruzioni; strutture in acciaio; calcoli statici; verifiche strutturali; strutturista; calcolo delle strutture; modellazione strutturale; progettazione strutture; calcolo strutture; ingegnere strutturista; progettazione delle strutture; analisi strutturale; adeguamento sismico; miglioramento sismico; ingegneria sismica
Reinforced concrete design | cemento armato; strutture in cemento armato; calcolo cemento armato; strutture in c.a.; calcolo strutture in cemento armato; calcestruzzo armato; progettazione in cemento armato; cemento armato precompresso
Geotechnical engineering | geotecnica; indagini geognostiche; meccanica delle terre; indagini geotecniche; ingegneria geotecnica; relazioni geologiche e geotecniche; relazioni geotecniche; sondaggi geognostici
Architecture | architetto; progettazione architettonica; progettazione edilizia; progettazione di edifici; studio di architettura; scienze dell'architettura; progettazione preliminare definitiva ed esecutiva; progetti architettonici; progettazione civile; progettazione edile; edile-architettura; laurea in architettura; progettazione edifici; progettazione architettonica e strutturale; progettazione residenziale
Construction drawings | disegni esecutivi; progetto esecutivo; elaborati grafici; progettazione esecutiva; tavole esecutive; disegni architettonici; disegni costruttivi; tavole di progetto; elaborati progettuali; elaborati grafici esecutivi; disegno edile; piante prospetti e sezioni; redazione elaborati grafici; particolari costruttivi; elaborazioni grafiche progettuali; disegno architettonico; tavole grafiche; disegno di progetto; disegni tecnici edili
Reading construction drawings | lettura disegni edili; lettura piante; lettura dei progetti edili; lettura planimetrie; lettura progetti edili; lettura del progetto; lettura progetto; lettura dei progetti; lettura progetti
Reading engineering drawings | lettura disegno tecnico; disegno meccanico lettura; lettura disegno meccanico; interpretazione disegno tecnico; lettura disegni meccanici; lettura del disegno meccanico; lettura del disegno; lettura disegno; lettura di disegni tecnici; interpretazione del disegno tecnico; lettura dei disegni tecnici; interpretazione disegno meccanico; interpretazione disegni tecnici; lettura e interpretazione del disegno tecnico; lettura del disegno tecnico meccanico; lettura disegno tecnico meccanico
Reading electrical drawings | lettura schemi elettrici; lettura di schemi elettrici; schemi elettrici; lettura degli schemi elettrici; lettura dello schema elettrico; interpretazione schemi elettrici; lettura schema elettrico; lettura e interpretazione di schemi elettrici; interpretazione di schemi elettrici; disegno schemi elettrici
Technical drafting | disegnatore; disegnatore tecnico; disegno meccanico; disegnatore CAD; disegnatore meccanico; disegnatrice; disegni tecnici; disegnatore progettista; disegnatore edile; disegnatrice CAD; disegno industriale tecnico; messa in tavola; messe in tavola
CAD | progettazione assistita; progettazione CAD; disegno CAD; disegno tecnico CAD; progettazione assistita da computer; software CAD; disegno assistito; CAD 2D e 3D; CAD 2D/3D; disegno CAD 2D; disegno AutoCAD; modellazione CAD; disegno CAD 2D e 3D
Town planning | urbanistica; pianificazione urbanistica; pianificazione territoriale; urbanista; pianificazione del territorio; progettazione urbana; pianificazione urbanistica e territoriale; piano regolatore; strumenti urbanistici; governo del territorio
Planning permission | permessi di costruire; CILA; concessioni edilizie; CILA e SCIA; titoli edilizi; CILA SCIA; SCIA e CILA; pratiche comunali; pratiche edilizie comunali; titoli abilitativi; DIA SCIA CILA; pratiche edilizie e catastali; autorizzazioni edilizie; pratica edilizia; SCIA CILA; pratiche urbanistiche; autorizzazione paesaggistica; pratiche SCIA
Snagging | collaudo opere; verifica difetti; collaudi lavori; collaudo lavori
Working at height certificate | attestato lavori in quota; corso lavori in quota; DPI terza categoria; DPI III categoria
`;
