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
Resuscitation | rianimazione cardiopolmonare; =RCP?; massaggio cardiaco; manovre di rianimazione
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
Job description writing | mansionari; mansionario; redazione mansionari; descrizione delle mansioni; profili professionali ruolo
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
PCV licence (D) | patente di guida D; patente di tipo D; patente categoria D; patente D e CQC
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
Metal fabrication | lavorazioni in ferro; lavorazione del ferro; fabbro carpentiere; lavori in ferro; lavorazione lamiera; carpentiere metallico; carpenteria; strutture metalliche; lavorazione metalli; carpenteria leggera e pesante; carpenteria pesante; lavorazione della lamiera; lavorazione dei metalli; carpenteria leggera; calderaio; carpentiere in ferro; lattoniere industriale
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
Planning permission | permessi di costruire; CILA?; concessioni edilizie; CILA e SCIA; titoli edilizi; CILA SCIA; SCIA e CILA; pratiche comunali; pratiche edilizie comunali; titoli abilitativi; DIA SCIA CILA; pratiche edilizie e catastali; autorizzazioni edilizie; pratica edilizia; SCIA CILA; pratiche urbanistiche; autorizzazione paesaggistica; pratiche SCIA
Snagging | collaudo opere; verifica difetti; collaudi lavori; collaudo lavori
Working at height certificate | attestato lavori in quota; corso lavori in quota; DPI terza categoria; DPI III categoria
Mechanical engineering | meccanica; perito meccanico; meccanica generale; perito industriale meccanico
Electrical engineering | elettrotecnica; perito elettrotecnico; progettazione elettrica; perito elettrico; elettrotecnico
Electronic engineering | ingegneria elettronica; elettronica; perito elettronico; elettronica industriale; elettronica di potenza; elettrotecnica ed elettronica
Mechatronics | meccatronica
Electromechanical | elettromeccanica; elettromeccanico
Industrial automation | automazione; automazione industriale; automazioni industriali; impianti automatici; automazione impianti
Control systems | controlli automatici; regolazione automatica; strumentazione e controllo; sistemi di automazione e controllo
PLC programming | programmazione di PLC; programmatore PLC; programmazione plc Siemens
Hydraulics and pneumatics | impianti oleodinamici; impianti pneumatici; oleodinamica e pneumatica; pneumatica e oleodinamica; impianti idraulici e pneumatici
Chemical engineering | ingegneria chimica; impianti chimici
Process engineering | ingegneria di processo; processi industriali; ingegneria dei processi
Industrial engineering | ingegneria gestionale; ingegneria industriale
Thermodynamics | fisica tecnica
Fluid mechanics | fluidodinamica; meccanica dei fluidi
Materials engineering | ingegneria dei materiali; scienza dei materiali
Aerospace engineering | ingegneria aerospaziale; ingegneria aeronautica
Product design | progettazione del prodotto; progettazione prodotti
Machine design | progettazione macchine; progettazione macchine automatiche
Machine building | montaggio macchine; montaggio macchinari; montaggio di macchine; montatore di macchine; montaggio macchine automatiche; costruzione macchine
Jigs and fixtures | attrezzature di montaggio; maschere di montaggio
Welding | saldatore; saldature; saldatura a filo continuo e TIG; saldatrice; lavori di saldatura; saldatori
MIG welding | saldatura MIG; saldatura a filo; saldatura a filo continuo; saldatura MIG-MAG; saldatura MAG; saldatore a filo; saldatura filo continuo; saldatore MIG
TIG welding | saldatura TIG; saldatore TIG; saldatura a TIG; saldatura argon
MMA welding | saldatura a elettrodo; saldatura ad elettrodo; saldatura ad arco; saldatura elettrodo; saldatura con elettrodo
Spot welding | puntatura; saldatura a punti; saldatura per punti; puntatrice; puntatura a TIG
Oxy-acetylene | saldatura ossiacetilenica; ossitaglio; cannello; cannello ossiacetilenico
Brazing | brasatura; saldobrasatura
Coded welder | patentino saldatura; patentino di saldatura; patentini di saldatura; patentino saldatore
Weld inspection | controllo saldature; controllo delle saldature
Plasma cutting | taglio al plasma; taglio plasma
Laser cutting | taglio laser; taglio al laser
Press brake operation | piegatura; piegatrice; pressa piegatrice; piegatura lamiera; presso-piegatrice; piegatore; piegatura lamiere; piegatura della lamiera; presse piegatrici
Polishing and deburring | sbavatura; lucidatura; finitura superficiale; lucidatura metalli; sbavatura e lucidatura; sbavature; pulitura metalli; satinatura
Grinding | rettifica; molatura; smerigliatura; rettificatore; levigatura; affilatura; rettifiche; molatura e sbavatura; rettificatrice
Drills and grinders | trapano; smerigliatrice; trapani; trapano a colonna
Machining | lavorazione meccanica; macchine utensili; lavorazioni alle macchine utensili; operatore macchine utensili; addetto macchine utensili; macchina utensile; meccanica di precisione; lavorazione pezzi meccanici
Turning | tornitura; tornitore; tornio; tornio parallelo; tornio manuale; torni; tornitura manuale; tornitura tradizionale
Milling | fresatura; fresatore; fresatrice; fresa?; fresatrici; alesatura; fresa manuale; alesatore
CNC machining | macchine a controllo numerico; controllo numerico; operatore CNC; centro di lavoro; operatore macchine CNC; macchine CNC; centri di lavoro; operatore su macchine a controllo numerico; macchine utensili CNC; macchina a controllo numerico; attrezzista CNC; addetto macchine CNC; operatore macchine a controllo numerico; macchine utensili a controllo numerico
CNC turning | tornio CNC; tornio a controllo numerico; torni CNC; tornitore CNC; torni a controllo numerico
CNC milling | fresa CNC; fresatore CNC; fresatrici CNC; fresatrice CNC; frese CNC
CNC programming | programmatore CNC; linguaggio ISO; programmazione macchine CNC; programmazione a bordo macchina; programmazione macchine utensili; programmazione ISO; programmazione di macchine CNC
Machine setting | attrezzaggio; attrezzaggio macchine; messa a punto macchine; regolazione macchine; attrezzaggio macchinari; attrezzista; regolazione macchinari; attrezzaggio delle macchine; setup macchine; settaggio macchine; messa a punto; attrezzaggio macchina
Tool changeovers | cambio utensili; cambio formato; cambio stampi; cambi formato; cambio stampo; cambio produzione
Working with machinery | conduzione macchine; addetto macchine; operatore macchine; conduzione macchinari; utilizzo macchinari; uso di macchinari; macchinari industriali; operatore di macchina; conduttore di macchine; addetto alle macchine; uso macchinari; conduzione di macchine; carico e scarico macchine; controllo macchinari; addetto macchinari; carico macchine; conduttore macchine
Production operation | operaio di produzione; addetto alla produzione; operatore di produzione; operaio addetto alla produzione; addetta alla produzione; addetto produzione; addetta produzione; operaia di produzione; operaio produzione; operaio generico di produzione
Production line | linea di produzione; linee di produzione; catena di montaggio; conduttore di linea; addetto linea; capolinea; addetto alla linea di produzione; lavoro in linea; conduzione linea; conduzione linee; operatore di linea; linea produttiva; addetto alla linea; conduzione di linea; conduttore linea; linee produttive; addetta linea
Packaging line | linea di confezionamento; linee di confezionamento
Assembly line | linea di montaggio; linea di assemblaggio; linee di montaggio
Mechanical assembly | montaggio meccanico; assemblaggio meccanico; montatore meccanico; assemblaggio; montaggio componenti; assemblatore; montaggio e assemblaggio; assemblaggio componenti; addetto al montaggio; addetto all'assemblaggio; aggiustaggio; montaggi meccanici; montaggio?; assemblaggio e montaggio; aggiustatore meccanico; assemblaggi; montatore?; addetta all'assemblaggio; assemblatrice; addetto montaggio; addetto assemblaggio; assemblaggio pezzi; addetta assemblaggio
Electronic assembly | montaggio elettronico; assemblaggio schede elettroniche; schede elettroniche; assemblaggio elettronico; componenti elettronici; montaggio schede elettroniche
Soldering | saldatura a stagno; saldatura componenti; saldatura stagno; saldatura a stagno di componenti
Factory work | fabbrica; operaio; operaia; operaio in fabbrica; operaio metalmeccanico; operaio generico in fabbrica; industria metalmeccanica; metalmeccanico; operaio industriale; settore metalmeccanico
Quality control | addetto controllo qualità; controllo finale; controlli di qualità; addetto al controllo qualità; collaudo; collaudi; collaudatore; controllo qualità prodotti; collaudo finale; controllo di qualità; addetta controllo qualità
Visual inspection | controllo visivo; ispezione visiva; controlli visivi
Measuring instruments | strumenti di misura; controllo dimensionale; controlli dimensionali; strumenti di misurazione; strumenti di misura meccanici; strumentazione di misura
Micrometers and verniers | calibro; calibro e micrometro; calibri e micrometri
Metrology | sala metrologica
Non-destructive testing | controlli non distruttivi; liquidi penetranti; PND controlli; prove non distruttive
Production planning | pianificazione della produzione; programmazione della produzione; programmazione produzione; pianificazione produzione; avanzamento produzione; piani di produzione; piano di produzione; gestione commesse di produzione
Production management | responsabile di produzione; capo officina; direzione stabilimento; responsabile produzione; gestione produzione; direttore di stabilimento; direttore di produzione; capofficina
Production supervision | capoturno; capo reparto produzione; caposquadra
Production records | schede di produzione; registrazione dati di produzione; dati di produzione
Traceability | tracciabilità; rintracciabilità; tracciabilità dei prodotti; rintracciabilità dei prodotti; tracciabilità alimentare
Work instructions | istruzioni di lavoro; istruzioni operative; cicli di lavoro; istruzione operativa; cicli di lavorazione
Standard operating procedures | procedure aziendali; redazione procedure; stesura procedure; procedure operative standard
Injection moulding | stampaggio a iniezione; stampaggio plastica; presse a iniezione; stampaggio materie plastiche; stampatore materie plastiche; stampaggio ad iniezione; addetto presse; pressa a iniezione; stampaggio
Plastics manufacturing | materie plastiche; lavorazione plastica; lavorazione materie plastiche; settore plastica
Extrusion | estrusione; estrusore; estrusione materie plastiche
Metal casting | fonderia; fusione metalli; pressofusione; fusione dei metalli
Forging | forgiatura; stampaggio a caldo; fucinatura
Toolmaking | stampista; costruzione stampi; attrezzeria; stampi; aggiustatore stampista; manutenzione stampi; costruttore stampi
Heat treatment | trattamenti termici; trattamento termico; tempra
Electroplating | galvanica; trattamenti superficiali; zincatura; cromatura; anodizzazione; trattamenti galvanici
Spray painting | verniciatura a spruzzo; verniciatura industriale; verniciatore; verniciatura; verniciatore a spruzzo; verniciatura a liquido; verniciatore industriale; laccatura
Powder coating | verniciatura a polvere; verniciatura a polveri
Sandblasting | sabbiatura; granigliatura; sabbiatore; pallinatura
Wood finishing | verniciatura legno; lucidatura legno; levigatura legno; laccatura mobili
Printing | tipografia; stampa offset; serigrafia; stampa digitale; stampatore; arti grafiche; tipografo; flessografia; stampa serigrafica; stampa flessografica
Bookbinding | rilegatura; legatoria; rilegatore; allestimento e legatoria
Sewing | cucito; sartoria; cucitura; macchine da cucire; macchina da cucire; confezione capi; addetta alla cucitura; macchinista confezioni; macchina piana; cucito a macchina; confezione; cucitrice; cuciture; tagliacuci; macchina lineare
Tailoring | sarto; sarta; sartoria su misura; abiti su misura; confezione su misura; alta sartoria; sartoria artigianale
Garment alterations | riparazioni sartoriali; orli e riparazioni; modifiche sartoriali; riparazioni di sartoria; orli; riparazioni capi; riparazioni sartoria
Pattern cutting | modellistica; modellista; cartamodelli; sviluppo cartamodelli; modellismo; modellista CAD; sviluppo taglie; confezione e modellismo; cartamodello
Fabric cutting | taglio tessuti; taglio capi; taglio pelle; taglio stoffe; addetto al taglio
Upholstery | tappezzeria; tappezziere; tappezziere in stoffa; imbottiti; tappezzeria divani
Leatherwork | pelletteria; pellettiere; lavorazione pelle; lavorazione della pelle
Maintenance engineering | manutenzione impianti; manutenzione macchinari; tecnico manutentore; manutenzione; manutenzione di impianti; addetto manutenzione; manutenzione e riparazione; manutenzione macchine; manutenzione impianti industriali; manutenzione degli impianti; manutenzione tecnica; tecnico di manutenzione; manutentore industriale; manutenzione attrezzature; manutenzione di macchinari; addetto alla manutenzione; manutenzione di macchine; manutenzione straordinaria; manutenzione ordinaria macchine; manutentore impianti; manutenzione ordinaria dei macchinari; manutenzione ordinaria; manutenzione elettromeccanica; interventi di manutenzione; manutentore elettromeccanico
Mechanical maintenance | manutenzione meccanica; manutentore meccanico; riparazioni meccaniche; meccanico industriale; manutenzioni meccaniche; meccanico manutentore; manutenzione meccanica industriale
Planned and reactive maintenance | manutenzione programmata; manutenzione correttiva; manutenzione ordinaria e straordinaria impianti; manutenzione predittiva; manutenzione preventiva e correttiva; manutenzione preventiva e straordinaria; manutenzioni programmate; manutenzione programmata e straordinaria
Commissioning | messa in servizio; avviamento impianti; messa in funzione; avviamento e messa in servizio; collaudo impianti; messa in servizio impianti; messa in servizio di impianti; avviamento macchine
Use of hand and power tools | utensili manuali; elettroutensili; utensili elettrici; attrezzi manuali; utensili manuali ed elettrici; utensileria; uso di utensili manuali; uso utensili; uso attrezzi manuali; utensili da banco
Lift maintenance | manutenzione ascensori; ascensori; manutentore ascensori; patentino ascensorista
Appliance repair | riparazione elettrodomestici; tecnico elettrodomestici; assistenza elettrodomestici; riparazione di elettrodomestici
Field service engineering | tecnico trasfertista; assistenza tecnica presso clienti; interventi presso clienti; tecnico esterno; assistenza tecnica esterna; montatore trasfertista; trasfertista; interventi presso i clienti; assistenza tecnica in loco
Health and safety | norme di sicurezza; RSPP; salute e sicurezza sul lavoro; D.Lgs. 81/08; ASPP; sicurezza nei luoghi di lavoro; sicurezza sui luoghi di lavoro; prevenzione e protezione; rispetto delle norme di sicurezza; corso sicurezza sul lavoro; formazione sicurezza; sicurezza e igiene sul lavoro; prevenzione infortuni; corso sicurezza; RLS?; attestato sicurezza; normative di sicurezza; procedure di sicurezza; testo unico sicurezza; corso sulla sicurezza; formazione sulla sicurezza; preposto; normativa sulla sicurezza; norme antinfortunistiche; attestato sicurezza sul lavoro; igiene e sicurezza sul lavoro; prevenzione degli infortuni; dirigente per la sicurezza; ambiente e sicurezza
Risk assessment | valutazione rischi; DVR?; documento di valutazione dei rischi; DUVRI
PPE | dispositivi di protezione individuale; =DPI; uso dei DPI; utilizzo DPI; uso DPI
Manual handling | movimentazione manuale dei carichi; movimentazione carichi; movimentazione manuale carichi; movimentazione manuale; movimentazione merci; movimentazione merce; movimentazione delle merci; movimentazione materiali; movimentazione della merce
Vehicle maintenance | meccanica auto; autoriparatore; tagliandi; tagliando; manutenzione auto; autoriparazioni; meccanico auto; riparazione auto; meccanico d'auto; manutenzione veicoli; officina meccanica auto; riparazione autoveicoli; manutenzione automezzi; meccanico; meccatronico auto; officina; manutenzione autoveicoli; riparazione veicoli; tagliandi auto; meccanica automobilistica; meccatronica auto; autofficina; meccanico di autoveicoli; riparazioni auto; manutenzione e riparazione auto
Engine repair | riparazione motori; motori; revisione motori; motorista; motori diesel; sostituzione motore; riparazione motore; rifacimento motori; motori a benzina e diesel
Gearbox repair | cambio e frizione; riparazione cambio; cambi automatici; riparazione cambi; sostituzione cambio
Brake repair | freni; impianto frenante; sostituzione freni; sostituzione pastiglie; pastiglie freni; freni e frizioni; cambio freni; dischi e pastiglie; sostituzione pastiglie freni; cambio pastiglie; sostituzione dischi e pastiglie; impianti frenanti
Clutch replacement | frizione; frizioni; sostituzione frizione; cambio frizione; sostituzione frizioni; sostituzione della frizione
Timing belt replacement | cinghia di distribuzione; cinghie di distribuzione; sostituzione cinghia; sostituzione cinghia di distribuzione; distribuzione motore; sostituzione distribuzione; cambio cinghia; cinghia distribuzione
Oil changes | cambio olio; cambio olio e filtri; sostituzione olio e filtri; sostituzione olio; cambio olio motore; cambi olio
Tyre fitting | gommista; cambio gomme; montaggio pneumatici; sostituzione pneumatici; cambio pneumatici; pneumatici; gomme; montaggio gomme; gommisti; montaggio e smontaggio pneumatici
Wheel alignment | convergenza; assetto ruote; convergenza e assetto; assetto e convergenza; geometria ruote; convergenza ruote
Wheel balancing | equilibratura; equilibratura ruote; equilibratura gomme; equilibratura pneumatici
Exhaust fitting | marmitta; scarichi auto; marmitte; impianto di scarico auto
Suspension and steering repair | sospensioni; ammortizzatori; sterzo; sospensioni e ammortizzatori; sostituzione ammortizzatori; bracci e testine
Vehicle diagnostics | diagnosi elettronica; autodiagnosi; diagnosi auto; diagnostica auto; diagnosi elettroniche; diagnosi computerizzata; diagnosi veicoli; diagnostica veicoli; strumenti di diagnosi; diagnosi elettronica auto
Auto electrical work | elettrauto; impianti elettrici auto; impianto elettrico auto; elettronica auto
MOT preparation | revisione auto; revisioni auto; pre-revisione; revisioni veicoli
Panel beating | carrozzeria; carrozziere; lattoneria auto; raddrizzatura; battilamiera; battilastra; lattoniere auto; carrozziere verniciatore; levabolli; lattoniere carrozziere
Vehicle painting | verniciatura auto; verniciatore auto; verniciatura carrozzeria; verniciatura carrozzerie; preparatore auto; verniciatura veicoli; preparazione e verniciatura
Car detailing | lavaggio auto; lavaggio automezzi; autolavaggio; addetto autolavaggio; lavaggio auto e furgoni; lavaggio veicoli; pulizia auto; lucidatura auto; lavaggista
Vehicle parts | ricambi; ricambi auto; pezzi di ricambio; ricambista; autoricambi; magazziniere ricambi; magazzino ricambi; banconista ricambi; addetto ricambi
Service advising | accettatore officina; accettazione officina; accettatore; consulente di servizio; accettatore meccanico
Car sales | vendita auto; venditore auto; vendita di automobili; vendita automobili; vendita autoveicoli; consulente vendite auto; vendita auto nuove e usate; venditore automobili
Agricultural machinery repair | meccanica agricola; meccanico macchine agricole; riparazione macchine agricole; macchine agricole; manutenzione macchine agricole; meccanico agricolo; mezzi agricoli; meccanizzazione agricola; macchinari agricoli; riparazione mezzi agricoli
Motorcycle repair | riparazione moto; meccanico moto; motociclistica riparazione; meccanica moto; riparazione motocicli; riparazione moto e scooter; riparazione scooter
Bicycle repair | riparazione biciclette; meccanico biciclette; riparazione bici; ciclomeccanico; meccanico bici; ciclofficina; riparazione e-bike
HGV maintenance | meccanico mezzi pesanti; meccanico veicoli industriali; riparazione camion; manutenzione mezzi pesanti; riparazione mezzi pesanti; veicoli industriali; meccanico camion
Vehicle air conditioning | ricarica clima auto; climatizzatore auto; ricarica aria condizionata; clima auto
Farming | bracciante agricolo; lavori agricoli; operaio agricolo; azienda agricola; agricoltore; lavori di campagna; bracciante; imprenditore agricolo; coltivatore diretto; agricoltura biologica; operaio agricolo stagionale; braccianti agricoli; imprenditore agricolo professionale; produzione agricola; lavoro agricolo; lavori nei campi; lavoro nei campi; attività agricola; operaia agricola; coltivazione; bracciante agricola
Arable farming | semina; aratura; cerealicoltura; coltivazione cereali; lavorazione del terreno; seminativi; coltivazioni erbacee; lavorazioni del terreno; semine; semina e raccolta; preparazione del terreno; cereali; aratura e semina; coltivazione di cereali; lavorazione terreni; semina e trapianto
Livestock farming | allevamento; zootecnia; allevatore; allevamento bestiame; allevamenti; produzioni animali; allevamento animali; alimentazione del bestiame; cura del bestiame; bestiame; alimentazione animali; alimentazione degli animali; zootecnico; addetto stalla; stalla; allevamento di animali; governo del bestiame
Dairy farming | allevamento da latte; vacche da latte; bovine da latte; produzione di latte; bovini da latte
Milking | mungitura; sala mungitura; mungitore; mungitura vacche; mungitura meccanica; mungitura delle vacche; sala di mungitura
Cattle | bovini; allevamento bovini; allevamento bovino; allevamento di bovini; bovini da carne
Pig farming | suini; allevamento suini; suinicoltura; allevamento di suini; allevamento suinicolo
Poultry farming | pollame; avicoltura; allevamento avicolo; avicolo; allevamento polli; allevamento avicoli
Sheep farming | ovini; allevamento ovini; pecore; ovicaprini; allevamento ovicaprino; pastorizia; caprini; pastore di pecore; ovini e caprini
Tractor driving | guida trattori; trattorista; guida trattore; trattori; guida mezzi agricoli; guida del trattore; trattore; guida di mezzi agricoli; trattori agricoli; conduzione trattori; uso trattore; guida di trattori; conduzione mezzi agricoli; uso del trattore; guida trattori agricoli; conduttore di macchine agricole; conduzione trattore; guida macchine agricole
Combine harvesting | mietitrebbia; mietitura; mietitrebbiatura; trebbiatura; mietitrebbie
Harvesting crops | raccolta ortaggi; raccolta verdure; raccolta prodotti agricoli; raccolta stagionale; raccolta olive; raccolta pomodori; raccolta delle olive; raccolta verdura; raccolta frutta e verdura; raccolta dei prodotti agricoli; raccolta di ortaggi; raccolta uva; raccolta manuale; raccolte stagionali; raccolta olive e uva
Fruit picking | raccolta frutta; raccolta della frutta; raccolta di frutta; raccolta mele; raccoglitore di frutta; raccolta fragole; raccolta agrumi; raccolta mele e pere
Fruit and vegetable growing | orticoltura; frutticoltura; coltivazione ortaggi; frutteto; frutteti; coltivazione di ortaggi; coltivazioni orticole; arboricoltura; coltivazione frutta e verdura; olivicoltura; agrumicoltura; orto; coltivazioni arboree; colture orticole; coltivazione orticola; orticoltore
Glasshouse | serra; coltivazioni in serra; coltivazione in serra; lavoro in serra; serricoltura; colture in serra
Crop production | produzioni vegetali; coltivazioni; agronomo; perito agrario; scienze agrarie; agraria; coltivazione delle piante; scienze e tecnologie agrarie; istituto agrario; dottore agronomo; tecnico agrario; perito agrotecnico; agrotecnico
Pesticides | fitosanitari; trattamenti fitosanitari; prodotti fitosanitari; fitofarmaci; patentino fitosanitario; patentino fitosanitari; patentino per prodotti fitosanitari; trattamenti antiparassitari; trattamenti fitosanitari e concimazioni; difesa fitosanitaria; patentino verde
Fertiliser application | concimazione; concimazioni; fertilizzazione; fertilizzanti; spandimento concimi; concimi; concimatura
Irrigation | irrigazione; impianti di irrigazione; irrigazioni; impianto di irrigazione; annaffiatura; impianti irrigui; irrigazione a goccia; impianti di irrigazione automatica
Horticulture | floricoltura; ortofloricoltura; florovivaismo; floricoltore; ortoflorovivaismo
Plant propagation | innesto; innesti; talee; trapianto piante; innesti e potature; riproduzione piante; trapianti piantine; rinvaso
Plant nursery | vivaio; vivaista; vivaismo; vivai; florovivaista
Plant care | cura delle piante; manutenzione piante; cura piante; cura e manutenzione delle piante; cura di piante
Gardening | giardiniere; manutenzione giardini; cura del giardino; manutenzione del verde; lavori di giardinaggio; cura giardini; manutenzione aree verdi; cura del verde; manutenzione di giardini; giardini; giardino; cura dei giardini; manutenzione giardino; manutenzione parchi e giardini; cura e manutenzione giardini; manutenzione giardini privati
Landscaping | realizzazione giardini; progettazione del verde; paesaggistica; paesaggista; sistemazione a verde; verde pubblico; realizzazione di giardini; realizzazione aree verdi; verde urbano; opere a verde; progettazione giardini
Lawn mowing | taglio erba; taglio prato; sfalcio; tosaerba; taglio dell'erba; taglio del prato; decespugliatore; sfalcio erba; rasaerba; decespugliatore e motosega; taglio erba e siepi; sfalci; sfalcio prati; rasatura prato; uso decespugliatore; trattorino rasaerba; decespugliatori
Hedge cutting | taglio siepi; potatura siepi; potatura di siepi; tosasiepi; siepi; potatura delle siepi; taglio delle siepi; potatura siepi e alberi
Tree pruning | potatura; potatura alberi; potature; potatura piante; potatore; potatura di alberi; potatura olivi; potatura degli alberi; potatura alberi da frutto; potatura delle piante; potatura ulivi; potatura piante da frutto; potatura alto fusto; potatura di piante; potatura degli ulivi; potatura piante ad alto fusto; potatura di siepi e alberi; potatura e abbattimento
Weed control | diserbo; scerbatura; estirpazione erbacce; diserbi; zappatura; diserbo manuale; rimozione erbacce; sarchiatura
Chainsaw operation | motosega; uso motosega; uso della motosega; motoseghe; patentino motosega; attestato motosega; utilizzo motosega; motoseghista; uso di motosega; motosega e decespugliatore
Tree felling | abbattimento alberi; taglio alberi; boscaiolo; taglio boschi; abbattimento di alberi; taglio bosco; abbattimento piante; taglio legna; abbattimenti
Forestry | selvicoltura; lavori forestali; operaio forestale; forestale; scienze forestali; gestione forestale; scienze forestali e ambientali; boschi; silvicoltura; imprenditore boschivo
Winter maintenance | sgombero neve; servizio neve; spalatura neve; spazzaneve; spalatura della neve; servizio invernale strade
Fencing installation | recinzioni; posa recinzioni; montaggio recinzioni; recinzione; posa di recinzioni; installazione recinzioni; realizzazione recinzioni
Fishing | pesca professionale; pescatore; pesca?; marinaio pescatore; itticoltura
Animal care | cura animali; accudimento animali; custodia animali; accudimento degli animali; benessere animale; canile; cura di animali; operatore di canile; assistenza animali; pet sitting animali
Veterinary nursing | assistente veterinario; tecnico veterinario; assistente di studio veterinario; ausiliario veterinario; assistente di clinica veterinaria; assistente veterinaria
Veterinary medicine | medico veterinario; scienze veterinarie
Horse riding | equitazione; istruttore di equitazione; monta cavalli; maneggio cavalli; centro ippico
Equine care | cura dei cavalli; artiere; pulizia box cavalli; stalliere; scuderia; cura cavalli; cavalli; groom cavalli; scuderie
Dog grooming | toelettatura; toelettatore; toelettatura cani; toelettatura animali; toelettatrice; tolettatura; tolettatore
Dog training | addestramento cani; educatore cinofilo; addestratore cinofilo; educazione cinofila; addestramento cinofilo; istruttore cinofilo
Hairdressing | parrucchiera; acconciatore; taglio donna; taglio uomo e donna; taglio?; taglio e piega; salone di parrucchiere; acconciatura; parrucchiere unisex; taglio di capelli; tagli uomo e donna; acconciatrice; tagli donna; parrucchieri; tagli uomo donna; trattamenti capelli; taglio uomo donna; trattamento capelli; taglio donna e uomo; tagli di capelli; operatore del benessere acconciatura; trattamenti per capelli
Hair colouring | tinta; colore?; tinta capelli; colorazione capelli; decolorazione; colore e meches; colorazioni; colorazione; schiariture; decolorazioni; tecniche di colorazione; colorista; colore capelli; tecnico colore; tinte e meches; schiaritura; applicazione colore; applicazione tinta; decapaggio capelli
Foils | colpi di sole; stagnole; meches e colpi di sole
Blow drying | phon e piega; piega a phon; piega phon; piega capelli; messa in piega; piega; pieghe; asciugatura capelli; lavaggio e piega; messa in piega e asciugatura; pieghe a phon; asciugatura e piega; messe in piega
Setting hair | bigodini; piega a bigodini
Perming and straightening | permanenti; stiratura brasiliana; stiratura capelli; lisciante capelli; permanenti e stirature; lisciatura; stirature capelli; trattamento alla cheratina; permanente e stiratura
Bridal hair and make-up | acconciature da sposa; acconciature sposa; trucco sposa; acconciatura sposa; acconciature da cerimonia; raccolto capelli; acconciature per cerimonia; trucco e parrucco; acconciature da sera
Barbering | barbiere; taglio uomo; tagli uomo; taglio maschile; barbieri; tagli maschili; sfumature uomo; taglio capelli uomo
Beard trimming | rasatura barba; cura della barba; barba; taglio barba; regolazione barba; modellatura barba; barba e baffi; rasatura tradizionale
Shampooing | lavaggio capelli; lavaggio testa; shampoo e piega; shampista; lavaggio dei capelli; lavaggio teste
Hair extensions | applicazione extension; extension capelli; allungamento capelli; extension per capelli
Beauty therapy | trattamenti estetici; trattamenti corpo; centro estetico; trattamenti viso e corpo; centri estetici; trattamenti corpo e viso; trattamenti per il corpo; pratiche estetiche; operatore del benessere estetica; trattamenti di bellezza; estetiste; trattamenti estetici viso e corpo; trattamento corpo; istituto di bellezza
Facials | pulizia viso; trattamenti viso; pulizia del viso; trattamento viso; trattamenti per il viso; pulizie viso; pulizia viso profonda; trattamenti del viso; maschere viso; pulizie del viso
Waxing | ceretta; depilazione; epilazione; ceretta a caldo; cerette; depilazioni; epilazione a cera; depilazione con cera; epilazioni; depilazione a cera; ceretta viso e corpo
Manicure and pedicure | pedicure estetico; smalto semipermanente; pedicure curativo; manicure e pedicure estetico; pedicure e manicure; applicazione smalto; semipermanente; smalto; estetica mani e piedi
Nail technology | ricostruzione unghie; onicotecnica; unghie in gel; onicotecnico; ricostruzione unghie in gel; ricostruzione unghie gel; decorazione unghie; refill unghie; copertura in gel; ricostruzione delle unghie; copertura gel
Eyelash treatments | extension ciglia; laminazione ciglia; tintura ciglia; extension delle ciglia; allungamento ciglia; ciglia; applicazione ciglia; permanente ciglia; tinta ciglia e sopracciglia
Brow shaping | sopracciglia; laminazione sopracciglia; design sopracciglia; correzione sopracciglia; epilazione sopracciglia; modellatura sopracciglia; disegno sopracciglia
Make-up artistry | truccatrice; trucco da sera; truccatore; trucco giorno e sera; trucco cinematografico; trucco permanente; trucco teatrale; trucco giorno; make up; trucco correttivo; trucco da sposa
Skin care | cura della pelle; cosmetica; dermocosmesi; profumeria; cosmesi; prodotti cosmetici; cosmetologia; dermocosmetica; cosmetici; profumeria e cosmesi
Massage | massaggio; massaggiatore; massoterapia; massaggio rilassante; massaggi rilassanti; massaggiatrice; massaggio estetico; massoterapista; massaggi corpo; massaggio drenante; massaggio viso; massaggi estetici; massaggi viso e corpo; massofisioterapista; massaggio linfodrenante; MCB massaggiatore; massaggio anticellulite; massaggi drenanti; massofisioterapia; massaggio corpo
Salon management | gestione salone; gestione del salone; titolare salone; responsabile salone; gestione centro estetico; direttore di salone
Teaching | insegnante; attività didattica; pedagogia; professore; professoressa; lezioni frontali; attività didattiche; supplenze; docente di scuola
Primary teaching | scuola primaria; insegnante di scuola primaria; maestra elementare; scienze della formazione primaria; scuola elementare; insegnante elementare; formazione primaria; insegnamento nella scuola primaria
Secondary teaching | scuola secondaria; scuola media; insegnante di scuola secondaria; scuola superiore; scuola secondaria di primo grado; scuola secondaria di secondo grado; scuole superiori; scuole medie
Vocational teaching | insegnamento professionale; formazione professionale docenza; docente CFP
Higher education teaching | docenza universitaria; insegnamento universitario; professore a contratto; assistente universitario; cultore della materia; didattica universitaria
Adult education | formazione degli adulti; educazione degli adulti; formazione per adulti; formazione adulti
Lesson planning | programmazione didattica; preparazione lezioni; pianificazione delle lezioni; unità didattiche; unità di apprendimento; programmazione delle lezioni; pianificazione didattica
Course materials | materiali didattici; materiale didattico; creazione di materiali didattici; preparazione materiale didattico; preparazione materiali didattici
Classroom management | gestione classe; conduzione della classe; gestione del gruppo classe; gestione dell'aula; coordinatore di classe
Differentiation | didattica differenziata; didattica inclusiva; didattica personalizzata; personalizzazione della didattica
Marking work | correzione compiti; correzione dei compiti; correzione verifiche; correzione elaborati; correzione delle verifiche; correzione degli elaborati
Assessing learners | valutazione alunni; valutazione degli studenti; valutazione degli apprendimenti; verifiche e valutazioni; scrutini; valutazione studenti
Exam preparation | preparazione esami; preparazione agli esami; preparazione esami universitari; preparazione agli esami di stato
Exam invigilation | sorveglianza esami; vigilanza agli esami
Parental engagement | rapporto con i genitori; colloqui con le famiglie; relazioni con le famiglie; rapporti con i genitori; relazione con i genitori; comunicazione con le famiglie; incontri con i genitori; accoglienza dei genitori; rapporto con le famiglie
Pupil progress tracking | registro elettronico; schede di valutazione; pagelle; monitoraggio dei progressi
SEND | sostegno didattico; inclusione scolastica; BES; attività di sostegno; sostegno agli alunni disabili; insegnanti di sostegno; integrazione scolastica; alunni disabili; specializzazione sul sostegno; BES e DSA; TFA sostegno
One-to-one support | assistenza specialistica; assistente educativo; assistente all'autonomia e alla comunicazione; assistenza educativa scolastica; assistente alla comunicazione; assistenza scolastica; assistenza educativa; OEPAC
Teaching assistance | assistente scolastico; supporto al docente; affiancamento agli insegnanti
Private tutoring | lezioni private; aiuto compiti; doposcuola; sostegno scolastico; aiuto nei compiti; lezioni individuali; supporto scolastico; ripetizioni private; supporto allo studio; sostegno allo studio; ripetizioni scolastiche
School trips and visits | gite scolastiche; viaggi d'istruzione; uscite didattiche; visite d'istruzione; viaggi di istruzione
Extra-curricular activities | attività extrascolastiche; pre e post scuola; attività extracurricolari; laboratori extrascolastici; prescuola e postscuola
Childcare | cura dei bambini; infanzia; assistenza bambini; cura di bambini; custodia bambini; assistenza ai bambini; sorveglianza bambini; sorveglianza dei bambini; accudimento bambini; accudimento dei bambini; vigilanza bambini
Early years education | scuola dell'infanzia; scuola materna; asilo?; educatrice d'infanzia; educatrice prima infanzia; scuola d'infanzia; educatrice nido; educatore d'infanzia; educatrice di asilo nido; servizi educativi per l'infanzia; maestra d'asilo; educatore prima infanzia; prima infanzia; maestra di scuola materna
Nursery work | asilo nido; nido; micronido; nido d'infanzia; asili nido; baby parking; nidi
Babysitting | servizio di baby sitting; babysitteraggio
Nappy changing | cambio pannolini; cambio del pannolino; cambio pannolino; igiene del bambino
Bottle feeding | preparazione biberon; allattamento artificiale; preparazione dei biberon
Child development | sviluppo del bambino; psicologia dello sviluppo; psicologia infantile; psicomotricità; psicologia dell'età evolutiva; età evolutiva
Planning activities for children | attività ludiche; attività per bambini; animazione bambini; giochi e attività; organizzazione giochi; attività ludico-didattiche; animazione feste bambini; laboratori per bambini; attività con i bambini; attività ludico-educative; animatore per bambini; animazione per bambini; attività ludiche e didattiche; feste per bambini
Arts and crafts | laboratori creativi; attività manuali; lavoretti; attività creative; laboratori manuali; laboratori artistici; laboratorio creativo; lavori manuali creativi; laboratori manuali e creativi; attività manipolative
Storytelling for children | lettura di fiabe; letture animate; lettura animata; fiabe
School administration | segreteria scolastica; amministrazione scolastica; segreteria didattica; assistente amministrativo scolastico; personale ATA
School leadership | dirigente scolastico; dirigenza scolastica; direzione scolastica; vicepreside
Modern foreign languages teaching | insegnamento delle lingue; insegnante di lingue; corsi di lingua; insegnamento lingue straniere; insegnamento delle lingue straniere; insegnante di lingua; insegnamento dell'italiano; insegnante di italiano; italiano L2; italiano per stranieri; insegnamento italiano L2; insegnamento dell'italiano a stranieri; lezioni di italiano; italiano lingua seconda; DITALS; insegnante di lettere
English language teaching | lezioni di inglese; insegnamento dell'inglese; insegnante di inglese; corsi di inglese; insegnante d'inglese; insegnamento della lingua inglese
French teaching | insegnamento del francese; lezioni di francese; insegnante di francese
German teaching | insegnante di tedesco; lezioni di tedesco; insegnamento del tedesco
Spanish teaching | insegnante di spagnolo; lezioni di spagnolo
Maths teaching | insegnamento della matematica; insegnante di matematica; lezioni di matematica; ripetizioni di matematica
Science teaching | insegnante di scienze; insegnamento delle scienze; lezioni di scienze
PE teaching | educazione fisica; insegnante di educazione fisica; scienze motorie; attività motoria; educazione motoria; insegnamento educazione fisica
Music teaching | insegnamento della musica; lezioni di musica; insegnante di musica; lezioni di pianoforte; educazione musicale; maestro di musica
Art and design teaching | educazione artistica; insegnante di arte; arte e immagine; lezioni di disegno; insegnante di arte e immagine
Literacy teaching | alfabetizzazione; lettura e scrittura; insegnamento della lettura
Driving instructor | istruttore di guida; scuola guida; insegnante di teoria autoscuola; autoscuola
Librarianship | biblioteche; servizi bibliotecari
Cataloguing | catalogazione; catalogazione libri; catalogazione beni culturali
Archives management | archivistica; archivista; gestione archivi
Programming | programmazione informatica; programmatore; linguaggio di programmazione; programmatrice
Software development | sviluppatore; sviluppo applicazioni; sviluppo di applicazioni; sviluppatrice; sviluppo applicativo; analista programmatore; sviluppatore software; sviluppo di applicativi; sviluppo applicativi; sviluppo del software; progettazione e sviluppo software
Web development | sviluppatore web; siti web; creazione siti web; applicazioni web; sviluppo siti web; sviluppo di applicazioni web; realizzazione siti web; programmazione web; sviluppo di siti web; sviluppo applicazioni web; creazione di siti web; realizzazione di siti web; siti internet; programmatore web
Front-end development | sviluppatore front-end; interfacce utente; sviluppo interfacce
Back-end development | sviluppatore back-end
Mobile development | applicazioni mobili; sviluppo app; sviluppo applicazioni mobili; app mobili; sviluppo di applicazioni mobili; applicazioni mobile; sviluppo applicazioni mobile
Databases | banche dati; base di dati; gestione database; base dati; gestione di database; basi dati; gestione basi di dati
Relational databases | basi di dati relazionali; basi dati relazionali
Database design | progettazione database; progettazione di basi di dati; progettazione di database; progettazione basi di dati
Software testing | test funzionali; test software; test e collaudo; esecuzione test
Automated testing | test automatici; automazione dei test
Unit testing | test unitari; test di unità
Debugging | correzione bug; risoluzione bug; correzione di bug; risoluzione di bug; risoluzione anomalie software; correzione degli errori nel codice; risoluzione dei bug
Code review | revisione del codice; revisione codice; revisioni del codice
Requirements gathering | raccolta requisiti; analisi requisiti; raccolta e analisi dei requisiti
Requirements specification | specifiche tecniche; specifiche funzionali; redazione specifiche; stesura delle specifiche; specifiche tecniche e funzionali; redazione specifiche tecniche; stesura specifiche; redazione di specifiche tecniche
Technical documentation | redazione documentazione tecnica; manuali tecnici; manualistica; manuali d'uso; redazione di documentazione tecnica; redazione manuali; stesura documentazione; fascicoli tecnici; relazioni tecniche; redazione manuali tecnici; redazione relazioni tecniche; manualistica tecnica; stesura documentazione tecnica; relazione tecnica
IT support | supporto agli utenti; assistenza utenti; supporto utenti; assistenza tecnica informatica; assistenza hardware e software; manutenzione PC; assistenza agli utenti; tecnico hardware; assistenza sistemistica; assistenza tecnica agli utenti; manutenzione computer; tecnico hardware e software; assistenza PC; assistenza utente; riparazione computer; riparazione PC; supporto tecnico agli utenti
Systems administration | sistemista; amministrazione server; amministratore di sistema; gestione server; amministrazione sistemi; gestione sistemi; sistemistica; amministrazione di server; amministrazione sistemi Linux; gestione dei server; sistemista Windows; amministratore di sistemi; sistemista Linux
Computer networking | reti di calcolatori; amministrazione di rete; configurazione reti; reti LAN; amministrazione reti; reti locali; networking e reti; reti e telecomunicazioni; gestione reti; reti di computer; configurazione di rete; reti; tecnico di rete; reti aziendali; gestione rete; configurazione di reti
Computer science | scienze dell'informazione; laurea in informatica; perito informatico; informatica e telecomunicazioni; laurea in ingegneria informatica
Hardware maintenance | assemblaggio PC; configurazione PC; installazione hardware; manutenzione hardware; assemblaggio computer; configurazione postazioni di lavoro; installazione PC; configurazione postazioni; manutenzione hardware e software; assemblaggio e riparazione PC; installazione e configurazione PC
Information security | sicurezza dei sistemi informativi; sicurezza dei dati
Data analysis | elaborazione dati; analisi di dati; elaborazione dei dati; elaborazione statistica dei dati; analisi statistiche; analista dati; elaborazione statistica; elaborazioni statistiche
Reporting | stesura report; redazione report; report periodici; rendicontazione; report mensili; elaborazione report; rendicontazioni; reportistica mensile; predisposizione report; reportistica aziendale
Statistics | statistiche; metodi statistici; biostatistica; scienze statistiche; statistica descrittiva
Physics | fisica applicata; scienze fisiche
Chemistry | chimica; chimica organica; chimico; chimica industriale; scienze chimiche; perito chimico; chimica inorganica; chimica generale; sintesi organica
Chemical analysis | analisi chimiche; chimica analitica; analisi chimica; analisi chimico-fisiche; tecniche analitiche
Biology | scienze biologiche; biologo; biologia cellulare; biologa
Microbiology | analisi microbiologiche; batteriologia; microbiologia alimentare
Molecular biology | biologia molecolare; tecniche di biologia molecolare; biologia cellulare e molecolare
Biochemistry | biochimica; biochimica clinica; chimica clinica
Biotechnology | biotecnologie; biotecnologo; biotecnologie mediche
Genetics | genetica molecolare
Cell culture | colture cellulari; coltura cellulare; colture di cellule
Microscopy | microscopia; microscopio; microscopia ottica; microscopia elettronica; osservazione al microscopio
Chromatography | tecniche cromatografiche; gascromatografia
Spectroscopy | spettroscopia; spettrofotometria; spettroscopia infrarossa
Titration | titolazione; titolazioni
Pipetting | pipettaggio; pipettamento
Laboratory safety | sicurezza in laboratorio; buone pratiche di laboratorio; sicurezza nei laboratori
Laboratory management | gestione del laboratorio; responsabile di laboratorio; gestione laboratorio
Calibration | calibrazione; taratura; tarature; taratura strumenti; calibrazione strumenti; taratura degli strumenti; calibrazioni
Research | attività di ricerca; progetti di ricerca; ricercatore; ricerca universitaria; ricerca accademica; progetto di ricerca; ricercatrice
Literature reviews | ricerca bibliografica; revisione della letteratura; ricerche bibliografiche; revisione bibliografica
Economics | scienze economiche; economia aziendale; economia e commercio; economia politica; economia e finanza; economia e gestione aziendale; economia e management; economia e gestione delle imprese
Political science | scienze politiche; scienza politica; scienze politiche e relazioni internazionali
Sociology | scienze sociali; sociologo; scienze umane
Geography | scienze geografiche
Linguistics | linguistica; scienze linguistiche; glottologia
Geology | scienze geologiche; geologo; scienze della terra
Archaeology | archeologia; scavi archeologici; archeologo
Environmental science | scienze ambientali; ingegneria ambientale; scienze dell'ambiente; ingegneria per l'ambiente e il territorio
Environmental protection | tutela dell'ambiente; protezione ambientale; tutela ambientale; protezione dell'ambiente; salvaguardia dell'ambiente
Nature conservation | conservazione della natura; tutela della natura; biodiversità; aree protette; aree naturali protette; scienze naturali e conservazione
Water treatment | trattamento acque; trattamento delle acque; potabilizzazione; acque potabili; depurazione acque
Wastewater treatment | depurazione; trattamento acque reflue; depuratore; impianti di depurazione; depurazione delle acque; acque reflue; depuratori
Marketing strategy | strategie di marketing; marketing strategico; strategia marketing
Marketing planning | piano marketing; piano di marketing; piani di marketing; piano di comunicazione; piani di comunicazione; piani marketing
Marketing communications | comunicazione e marketing; marketing operativo; marketing e comunicazione; strategia di comunicazione; strategie di comunicazione; comunicazione pubblicitaria; comunicazione di marketing; comunicazione digitale; campagne di comunicazione; addetta comunicazione; addetta marketing
Campaign management | campagne pubblicitarie; campagne di marketing; gestione campagne; campagne promozionali; campagna pubblicitaria; gestione campagne pubblicitarie; campagne digital
Social media marketing | gestione dei social network; gestione canali social; gestione pagine social; gestione social media; gestione social network; gestione dei canali social; gestione profili social; gestione delle pagine social; pagine social; canali social; gestione dei social; gestione pagine Facebook e Instagram
Content creation | creazione contenuti; produzione contenuti; contenuti digitali; creazione dei contenuti; contenuti social; produzione di contenuti; contenuti multimediali; creazione contenuti social
Content writing | redazione articoli; redazione testi; scrittura articoli; redazione di articoli; scrittura di articoli; stesura articoli; redazione di testi; scrittura testi; stesura di articoli; redazione contenuti web; stesura testi; stesura di testi
SEO | ottimizzazione SEO; posizionamento sui motori di ricerca; posizionamento motori di ricerca; indicizzazione siti; posizionamento organico
PPC | campagne Google Ads
E-mail marketing | campagne email; campagne di email marketing; invio newsletter
Marketing collateral | materiale promozionale; materiale pubblicitario; brochure e volantini; materiali promozionali; cataloghi e brochure; brochure e cataloghi; brochure e flyer; materiale informativo; volantini e brochure; materiali di comunicazione; materiale di comunicazione; volantini; cataloghi
Sales promotion | promozione vendite; hostess promoter; promozioni; attività promozionali; promozione prodotti; promotore; promozione delle vendite; promozione di prodotti; promotrice
Trade shows | fiere di settore; organizzazione fiere; partecipazione a fiere; eventi fieristici; stand fieristici; fiere ed eventi; fiere e eventi; partecipazione fiere; organizzazione di fiere
Market analysis | analisi del mercato; indagini di mercato; studi di mercato; analisi di mercati; ricerca di mercato
Competitor analysis | analisi concorrenza; analisi dei competitor; analisi competitor; monitoraggio concorrenza
Brand management | gestione marchio
Press releases | comunicato stampa; redazione comunicati stampa; rassegna stampa; stesura comunicati stampa; redazione di comunicati stampa
Media relations | ufficio stampa; addetto stampa; rapporti con i media; addetta stampa; relazioni con la stampa
Internal communications | comunicazione interna ed esterna
Corporate communications | comunicazione istituzionale; comunicazione esterna; comunicazione d'impresa; comunicazione corporate
Journalism | giornalista; pubblicista; giornalista pubblicista; redazione giornalistica; carta stampata; giornalismo televisivo; giornalista professionista
Photography | fotografo; servizi fotografici; riprese fotografiche; reportage fotografico; fotografa; scatti fotografici
Photo editing | fotoritocco; ritocco fotografico; post-produzione fotografica; elaborazione immagini; ritocco immagini; elaborazione di immagini
Video editing | montatore video; montaggio audio e video; montaggio di video; montaggio audio-video
Filming | riprese video; videoriprese; riprese; realizzazione video; riprese televisive; riprese cinematografiche
Camera operation | operatore di ripresa; operatore video; operatore di camera
Sound engineering | tecnico del suono; fonico; ingegneria del suono; tecnico audio; fonica; mixaggio; tecnico audio-luci; mixaggio audio
Stage lighting | illuminazione scenica; tecnico luci; luci di scena; datore luci
Stage management | direzione di scena; direttore di scena; macchinista teatrale; macchinista di scena
Graphic design | grafica; grafico; grafica editoriale; comunicazione visiva; grafica e impaginazione; identità visiva; grafico pubblicitario; immagine coordinata; elaborazioni grafiche; creatività grafica; grafica pubblicitaria ed editoriale; grafica digitale; creazione grafica; grafico editoriale; realizzazioni grafiche; realizzazione grafiche; progetti grafici
Desktop publishing | impaginazione; prestampa; impaginazione grafica; desktop publishing editoria; impaginazione riviste; impaginazione cataloghi; impaginazione editoriale; impaginatore
Logo design | creazione loghi; creazione di loghi; progettazione loghi; ideazione loghi; progettazione logo; logotipi; realizzazione loghi
Illustration | illustrazione; illustrazioni; illustratore
Fashion design | stilista; stilista di moda; design della moda; disegno di moda; figurinista
Interior design | architettura d'interni; arredamento; progettazione d'interni; arredatore; arredamento d'interni; design d'interni; progettazione di interni; progettazione interni; arredatrice; arredamento di interni; arredatore d'interni; architettura di interni; progettazione arredi
Landscape design | progettazione giardini e paesaggio; architettura del paesaggio; progettazione del paesaggio
Translation | traduzioni; traduttore; traduttrice; traduzione tecnica; traduzione di testi; traduzioni tecniche; traduzione documenti; traduzione di documenti; traduzione e interpretariato; mediazione linguistica; traduzione testi; traduzioni giuridiche; mediatore linguistico; traduzioni e interpretariato
Interpreting | interprete di trattativa; servizi di interpretariato; interpretazione consecutiva; interpretazione di trattativa; interpretariato e traduzione; interpretazione di conferenza
Simultaneous interpreting | interpretazione simultanea; traduzione simultanea; interpretariato simultaneo
Property management | gestione immobiliare; gestione affitti; gestione patrimonio immobiliare; gestione immobili; gestione di immobili; gestione degli immobili; amministrazione immobili; gestione del patrimonio immobiliare; amministrazione immobiliare; gestione locazioni; gestione degli affitti
Block management | amministrazione condominiale; amministratore di condominio; amministrazione condomini; amministrazioni condominiali; gestione condomini; amministrazione di condomini; gestione condominiale; assemblee condominiali; amministratore condominiale; contabilità condominiale; amministratore di condomini
Lettings | locazioni; affitti; locazioni immobiliari; affitto di appartamenti; contratti di affitto; affitto appartamenti; affitti brevi; locazione immobili; locazione; contratti d'affitto; locazioni turistiche; gestione locazioni e affitti
Property viewings | visite immobiliari; appuntamenti immobiliari; visite agli immobili; visite degli immobili; visite immobili; accompagnamento alle visite immobiliari; visita immobili
Property valuation | valutazione immobiliare; stime immobiliari; perizie immobiliari; valutazioni immobiliari; valutazione immobili; perizie estimative; estimo; valutazione di immobili; stima immobili; valutazione degli immobili; perizie di stima; stima immobiliare
Residential sales | compravendite; agente immobiliare; vendita immobili; intermediazione immobiliare; vendite immobiliari; mediatore immobiliare; agenzia immobiliare; compravendita immobili; vendita di immobili; acquisizione immobili; mediazione immobiliare; consulente immobiliare; vendita immobiliare; compravendita di immobili; acquisizione di immobili
Inventories and inspections | verbali di consegna immobile; riconsegna immobili
Service charges | spese condominiali; ripartizione spese; ripartizione spese condominiali; oneri condominiali
Tenant management | gestione inquilini; rapporti con gli inquilini; gestione degli inquilini; rapporti con i conduttori
Rent collection | incasso affitti; riscossione affitti; riscossione canoni; riscossione canoni di locazione
Housing management | edilizia residenziale pubblica; alloggi popolari
Customer focus | attenzione al cliente; orientata al cliente; orientato al cliente; propensione al cliente; predisposizione al contatto con il pubblico; predisposizione ai rapporti interpersonali e al cliente
Teamwork | capacità di lavorare in gruppo; capacità di lavorare in team; lavoro di gruppo; predisposizione al lavoro di gruppo; collaborazione in team; collaborazione con i colleghi; predisposizione al lavoro di squadra; capacità di lavoro in team; lavoro in gruppo; attitudine al lavoro di gruppo; propensione al lavoro di gruppo; capacità di lavorare in squadra; lavorare in gruppo; predisposizione al lavoro in team; lavorare in team; attitudine al lavoro di squadra; capacità di lavoro in gruppo
Independent working | capacità di lavorare in autonomia; autonomia nel lavoro; lavorare in autonomia; autonomia operativa; capacità di lavoro autonomo; capacità di lavorare in modo autonomo
Reliability | serietà; affidabile; senso del dovere; serio e affidabile; responsabile e affidabile; persona affidabile; seria e affidabile; serietà e affidabilità
Attention to detail | meticolosità; cura del dettaglio; cura dei dettagli; attenzione al dettaglio; meticoloso; scrupolosità; meticolosa; cura per i dettagli; attenzione per i dettagli; minuzioso; scrupolosa
Accuracy | precisione e accuratezza; preciso; precisa; precisione e puntualità; precisione e attenzione
Flexibility | flessibile; flessibilità oraria; disponibilità; flessibilità di orario; disponibilità immediata; disponibilità agli straordinari; disponibile; flessibilità negli orari; disponibilità al lavoro straordinario; flessibilità di orari; disponibilità al lavoro festivo; disponibilità oraria; massima disponibilità
Adaptability | spirito di adattamento; capacità di adattamento; adattabile; spirito di adattabilità; buono spirito di adattamento; ottimo spirito di adattamento; polivalenza; versatilità; ottima capacità di adattamento; buona capacità di adattamento; capacità di adattarsi
Enthusiasm | dinamismo; entusiasta; dinamica e motivata; dinamico; solarità; dinamica e solare; dinamico e motivato
Work ethic | voglia di lavorare; laboriosità; dedizione al lavoro; grande lavoratore; impegno; spirito di sacrificio; lavoratrice; grande lavoratrice; dedizione
Physical fitness | resistenza fisica; forza fisica; forma fisica; resistenza alla fatica; prestanza fisica
Manual dexterity | abilità manuale; destrezza; buona manualità; abilità manuali; ottima manualità; manualità fine; destrezza manuale
Communication | capacità di comunicazione; doti comunicative; comunicativa; competenze comunicative; abilità comunicative; buone capacità comunicative; ottime capacità comunicative; buone doti comunicative; ottime doti comunicative; buona comunicazione; comunicazione efficace; capacità di comunicare; comunicatività; competenza comunicativa
Interpersonal skills | doti relazionali; predisposizione ai rapporti interpersonali; abilità relazionali; ottime capacità relazionali; buone capacità relazionali; socievolezza; relazioni interpersonali; socievole; capacità di relazione; capacità interpersonali; predisposizione alle relazioni interpersonali; competenze interpersonali; predisposizione ai rapporti umani; buone doti relazionali; ottime doti relazionali; rapporti interpersonali; capacità relazionale; relazionarsi con il pubblico; predisposizione al contatto umano
Empathy | sensibilità; empatico; empatica; capacità empatiche; capacità empatica
Working under pressure | gestione dello stress; capacità di lavorare sotto stress; resistenza allo stress lavorativo; lavorare sotto stress; capacità di lavorare sotto pressione; lavoro sotto pressione; capacità di gestire lo stress; gestire situazioni di stress; lavoro sotto stress; capacità di lavorare in situazioni di stress; gestire lo stress
Willingness to learn | desiderio di imparare; disponibilità ad apprendere; propensione all'apprendimento; volontà di apprendere; volontà di imparare; desiderio di apprendere; voglia di apprendere; predisposizione all'apprendimento; voglia di crescere
Fast learning | rapidità di apprendimento; capacità di apprendimento; capacità di apprendere; velocità di apprendimento; facilità di apprendimento; apprendimento veloce; rapida capacità di apprendimento; rapidità nell'apprendimento
Smart appearance | bella presenza; buona presenza; aspetto curato; cura della persona e dell'aspetto
Politeness | educazione e cortesia; gentilezza; buone maniere; cordialità; cortese; educato; educata; buona educazione; disponibilità e cortesia; educazione e gentilezza
Patience | paziente e disponibile; pazienza e disponibilità
Discretion | discrezione e riservatezza; riservato; massima riservatezza
Confidentiality | segreto professionale; riservatezza dei dati; tutela della riservatezza
Honesty | onesto; sincerità
Punctuality | puntuale; rispetto degli orari; puntualità e precisione; puntualità e affidabilità; puntuale e preciso
Calmness | autocontrollo; sangue freddo; equilibrio emotivo; tranquillità; calma e pazienza
Curiosity | curioso; curiosa; curiosità intellettuale
Tenacity | tenacia; determinazione; perseveranza; costanza; determinato; determinata; caparbietà; costante e determinato; forza di volontà
Organisation | organizzazione?; organizzato; organizzazione del lavoro; capacità di organizzazione; capacità organizzativa; competenze organizzative; buone capacità organizzative; ottime capacità organizzative; doti organizzative; organizzata; senso dell'organizzazione; capacità gestionali e organizzative; capacità organizzative e gestionali; buona capacità organizzativa; abilità organizzative; organizzazione delle attività; organizzazione e pianificazione; predisposizione all'organizzazione
Coordination | coordinamento; coordinamento delle attività; coordinamento attività; coordinamento e organizzazione; coordinamento di persone
Initiative | spirito d'iniziativa; iniziativa personale; intraprendenza; intraprendente; capacità di iniziativa; proattività e iniziativa; spirito imprenditoriale
Problem solving | capacità di problem solving; soluzione dei problemi; capacità di risoluzione dei problemi; risoluzione di problemi; risoluzione problemi; soluzione problemi; soluzione di problemi; capacità di risolvere problemi; risolvere i problemi; individuazione di soluzioni
Leadership | capacità di leadership; doti di leadership; attitudine al comando; carisma
People management | gestione del personale e dei collaboratori; gestione dei collaboratori; gestione di persone; gestione collaboratori; gestione del gruppo di lavoro; coordinamento personale; gestione personale; gestione di gruppi di lavoro; coordinamento dei collaboratori
Team leadership | coordinamento team; coordinamento del team; gestione team; gestione di team; responsabile di team; coordinamento gruppi di lavoro; coordinamento di gruppi di lavoro; coordinamento di squadre; gestione gruppi di lavoro; capogruppo; coordinamento squadra; gestione squadra
Project management | capo progetto; responsabile di progetto; gestione di progetto; conduzione progetti; gestione del progetto; gestione dei progetti; coordinamento progetti; responsabile progetto; conduzione di progetti; gestione progetto; sviluppo e gestione progetti; progettazione e gestione progetti; gestione di commessa; gestione commesse; gestione commessa
Project coordination | coordinamento di progetti; coordinamento di progetto; coordinatore di progetto; coordinamento del progetto; coordinatrice di progetto
Computer literacy | uso del computer; utilizzo del computer; uso del PC; utilizzo PC; conoscenza del computer; informatica di base; conoscenze informatiche di base; buone conoscenze informatiche; competenze informatiche di base; utilizzo del PC; buona conoscenza del PC; uso PC; conoscenza PC; applicativi informatici; programmi di videoscrittura e PC; uso del pacchetto; buona padronanza del PC; uso computer
Internet research | ricerche su internet; navigazione internet; navigazione in internet; internet e posta elettronica; internet explorer e posta elettronica; posta elettronica e internet; navigazione web
E-mail software | posta elettronica; gestione email; gestione mail; gestione posta elettronica
Continuous improvement | miglioramento continuo dei processi; ottimizzazione continua; miglioramento dei processi produttivi
Quality management | sistema qualità; sistema di gestione qualità; responsabile qualità; gestione qualità; sistema di gestione della qualità; sistemi di gestione qualità; certificazione ISO 9001; gestione sistema qualità; sistemi di gestione della qualità; certificazioni di qualità; certificazione di qualità; sistemi qualità; certificazioni ISO; sistemi di qualità
Process improvement | ottimizzazione dei processi; ottimizzazione processi; ottimizzazione dei processi aziendali; miglioramento processi; ottimizzazione della produzione; ottimizzazione dei processi produttivi
Cost reduction | riduzione costi; ottimizzazione dei costi; contenimento dei costi; contenimento costi; abbattimento costi
Swimming teaching | istruttore di nuoto; insegnamento del nuoto; corsi di nuoto; scuola nuoto; assistente bagnanti; bagnino; insegnante di nuoto; lezioni di nuoto
Personal training | istruttore di palestra; istruttore fitness; palestra; istruttrice di fitness; allenamento personalizzato; preparazione atletica; preparatore atletico; sala pesi; istruttore sala pesi; istruttrice fitness
Sports coaching | allenatore; istruttore sportivo; attività sportive; allenatore di calcio; allenatrice; istruttrice sportiva; allenatore di pallavolo; allenatore giovanile; allenatore di basket; istruttore di calcio
Cabin crew service | assistente di volo; hostess di volo; steward di volo; assistenti di volo
Air freight | trasporto aereo; spedizioni aeree; spedizioni via aerea; cargo aereo
Sea freight | trasporto marittimo; spedizioni marittime; spedizioni via mare
Ground handling | assistenza aeroportuale; agente di scalo; operatore aeroportuale; addetto di scalo; addetta di scalo; agente di rampa; operatore unico aeroportuale
Baggage handling | smistamento bagagli; carico bagagli; movimentazione bagagli; carico e scarico bagagli
Aircraft maintenance | manutenzione aeronautica; manutentore aeronautico; manutenzione aeromobili; tecnico aeronautico; manutenzione velivoli; costruzioni aeronautiche
Train driving | macchinista; macchinista ferroviario; conduzione treni; macchinista di treni
Train guard duties | capotreno; controlleria treni; controllore treni
Track maintenance | manutenzione binari; armamento ferroviario; manutenzione della linea ferroviaria; armatore ferroviario; manutenzione armamento ferroviario
Petrol forecourt work | benzinaio; stazione di servizio; distributore di carburante; addetto distributore carburanti; distributore carburanti
Funeral services | onoranze funebri; servizi funebri; necroforo; operatore funebre; agenzia funebre; necrofori
Jewellery making | oreficeria; orafo; lavorazione gioielli; orafa; incastonatore; creazione gioielli; incastonatura
Watch repair | orologiaio; riparazione orologi; orologeria
Shoe repair | calzolaio; riparazione calzature; riparazione scarpe
Fundraising | raccolta di fondi; reperimento fondi; ricerca fondi; ricerca sponsor; sponsorizzazioni
Grant writing | progettazione europea; europrogettazione; bandi europei; stesura progetti; partecipazione a bandi; finanza agevolata; bandi; redazione progetti; domande di finanziamento; bandi di finanziamento; scrittura progetti
Event management | organizzazione di eventi aziendali; gestione eventi; eventi; organizzazione manifestazioni; eventi aziendali; organizzazione congressi; organizzazione di manifestazioni; organizzazione convegni; organizzazione di convegni; gestione degli eventi; organizzazione e gestione eventi; convegni; organizzazione congressuale; organizzazione eventi aziendali
Meeting deadlines | rispetto scadenze; gestione delle scadenze; rispetto dei tempi di consegna; gestione scadenze; rispetto dei tempi; rispetto tempi di consegna
Prioritisation | gestione delle priorità; gestione priorità; capacità di definire le priorità; gestire le priorità
`;
