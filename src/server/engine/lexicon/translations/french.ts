/** Concepts as curricula vitae in French name them. */
export const french = `
Personal care | soins de confort; soins d'hygiène et de confort; aide à l'hygiène corporelle; toilette des résidents; toilettes au lit; aide à l'habillage; soins de nursing; aide aux actes de la vie quotidienne; actes de la vie quotidienne; aide au lever et au coucher
Care of patients | soins infirmiers aux patients; prise en charge du patient; accompagnement des patients
Care planning | démarche de soins; projet de soins personnalisé; projet personnalisé; projet individualisé; projet d'accompagnement personnalisé; projets éducatifs individualisés
Patient documentation | dossier de soins; tenue du dossier de soins; tenue des dossiers patients; dossiers des patients; dossier patient; traçabilité des soins
Medication administration | administration des médicaments; administration des traitements; aide à la prise des médicaments; distribution des traitements
Medication management | gestion des médicaments; préparation des piluliers
Dosette boxes | piluliers; semainiers
Wound care | réfection des pansements; pansements complexes; pansements simples et complexes; soins des plaies; plaies et cicatrisation
Pressure ulcer prevention | prévention des escarres; prévention d'escarres; soins d'escarres
Falls prevention | prévention des chutes; prévention du risque de chute
Vital signs | prise des constantes; surveillance des constantes; paramètres vitaux; surveillance des paramètres vitaux; prise de constantes; relevé des constantes
Blood pressure monitoring | prise de tension; prise de la tension artérielle; mesure de la tension artérielle; prise de tension artérielle; mesure de la pression artérielle
Blood glucose monitoring | glycémie capillaire; glycémies capillaires; contrôle de la glycémie; surveillance de la glycémie; glycémies; dextro
Insulin administration | injection d'insuline; administration d'insuline
Injections | injections sous-cutanées; injections intramusculaires; injections intramusculaires et sous-cutanées
IV therapy | perfusions; pose de perfusions; perfusions intraveineuses
Cannulation | voies veineuses périphériques; pose de cathéter; cathéters veineux; voie veineuse périphérique; cathéters périphériques; pose de VVP
Phlebotomy | prélèvements veineux; ponctions veineuses
Catheter care | soins de sonde; sonde urinaire; soins de sonde urinaire
Catheterisation | sondage urinaire; pose de sonde urinaire; sondage vésical
Stoma care | soins de stomie; soins de stomies; stomathérapie
Tracheostomy care | soins de trachéotomie; trachéotomie; aspirations trachéales
Ventilation care | ventilation non invasive
Oxygen therapy | oxygénothérapie
Suctioning | aspirations endotrachéales; aspiration bronchique
Enteral feeding | nutrition entérale; alimentation entérale; gastrostomie
Nasogastric feeding | sonde nasogastrique; pose de sonde nasogastrique
Continence care | gestion de l'incontinence; change des protections; change des résidents
Toileting | accompagnement aux toilettes; aide à l'élimination
Mobility support | aide à la mobilité; aide à la mobilisation; aide aux déplacements; aide à la marche; mobilisation des patients; mobilisation des résidents; aide au déplacement
Positioning of patients | installation du patient; installation des patients; changements de position
Hoist transfers | lève-personne; lève-malade; transferts avec lève-personne; utilisation du lève-malade
Moving and handling of people | manutention des personnes; manutention des patients; manutention des malades; transferts des patients; gestes et postures; transferts lit-fauteuil; manutention des résidents
Assisting with eating and drinking | aide aux repas; aide à la prise des repas; aide au repas; aide à l'alimentation; aide à la prise de repas; prise des repas; aide à l'hydratation
Meal preparation | préparation de repas; confection des repas; confection de repas
Residential care | hébergement médicalisé; foyer de vie; accueil résidentiel
Nursing homes | EHPAD; maison de retraite médicalisée; établissement d'hébergement pour personnes âgées
Elderly care | accompagnement des personnes âgées; personnes âgées; prise en charge des personnes âgées; accompagnement de personnes âgées; personnes âgées dépendantes; assistance aux personnes âgées
Domiciliary care | maintien à domicile; auxiliaire de vie; services à la personne; assistance à domicile; intervention à domicile
Community nursing | infirmier libéral; infirmière libérale; soins infirmiers à domicile; SSIAD; HAD hospitalisation à domicile; hospitalisation à domicile
Dementia care | maladie d'Alzheimer; patients Alzheimer; personnes atteintes d'Alzheimer; unité protégée; personnes désorientées; troubles cognitifs
Disability support | accompagnement des personnes handicapées; personnes en situation de handicap; personnes handicapées; handicap?; aide aux personnes handicapées; accompagnement du handicap; médico-social
Learning disabilities | handicap mental; déficients intellectuels
Physical disabilities | handicap moteur; handicap physique; déficience motrice
Day services | accueil de jour; centre de jour
Activities coordination | animation d'activités; activités d'animation; ateliers d'animation; animation socioculturelle; animations pour les résidents; organisation d'activités; animateur socioculturel
Challenging behaviour | troubles du comportement; comportements difficiles
Autism support | troubles du spectre autistique; troubles autistiques; trouble du spectre de l'autisme; accompagnement d'enfants autistes; enfants autistes
ADHD | trouble déficitaire de l'attention; troubles de l'attention
Dyslexia support | dyslexie; troubles dys; troubles des apprentissages
End of life care | accompagnement de fin de vie; fin de vie; accompagnement fin de vie; accompagnement en fin de vie; soins de fin de vie
Palliative care | unité de soins palliatifs
Pain management | prise en charge de la douleur; évaluation de la douleur; gestion de la douleur
Emergency care | service des urgences; prise en charge des urgences; médecine d'urgence; urgences vitales; SMUR
Theatre nursing | instrumentation chirurgicale; infirmier de bloc opératoire; IBODE; instrumentiste; infirmière de bloc opératoire
Operating department | bloc opératoire; salle d'opération
Anaesthetics | anesthésie-réanimation
Post-operative care | soins postopératoires; surveillance postopératoire; suites opératoires; suivi postopératoire; salle de réveil
Pre-operative | préparation préopératoire; soins préopératoires; préparation des patients au bloc
Intensive care | service de réanimation; unité de soins intensifs
Infection prevention and control | règles d'hygiène; lutte contre les infections nosocomiales; prévention des infections nosocomiales; protocoles d'hygiène; respect des règles d'hygiène; précautions standard
Hand hygiene | hygiène des mains; lavage des mains
Sterile services | stérilisation du matériel; stérilisation des instruments; stérilisation du matériel médical
Disinfection | désinfection; désinfection du matériel; désinfection des locaux; désinfection des surfaces; bionettoyage
Discharge planning | préparation des sorties; organisation des sorties; sortie des patients; gestion des entrées et sorties; entrées et sorties des patients
Patient admissions | admission des patients; accueil des patients; accueil et admission des patients; accueil du patient; bureau des entrées; accueil des patients et des familles
Patient education | éducation thérapeutique; éducation du patient; éducation thérapeutique du patient; ETP éducation thérapeutique; éducation des patients; éducation à la santé
Supporting families of patients | accompagnement des familles; soutien aux familles; accompagnement des proches; soutien des familles; relation avec les familles des résidents
Ward management | cadre de santé; encadrement de service; coordination infirmière; infirmière coordinatrice
Ward coordination | visites médicales; tour de visite
Shift handover | transmissions ciblées; transmissions écrites et orales; transmissions orales et écrites; relèves; transmission des informations à l'équipe
Multidisciplinary working | équipe pluridisciplinaire; travail en équipe pluridisciplinaire; travail pluridisciplinaire; équipe pluriprofessionnelle; équipe multidisciplinaire; équipe interdisciplinaire
Shift work | postes de nuit; équipe de nuit; horaires de nuit; veilleur de nuit; travail en 3x8; 3x8; 2x8; horaires postés; travail en horaires décalés; travail en 2x8; équipes alternantes
On-call working | gardes et astreintes; astreinte téléphonique
Nursing | aide-soignant; aide-soignante; infirmière diplômée d'État; infirmier diplômé d'État; soins généraux
Children's nursing | puéricultrice; infirmière puéricultrice; puériculture
Mental health nursing | soins psychiatriques; infirmier en psychiatrie; soins infirmiers en psychiatrie
Mental health | troubles psychiques; souffrance psychique; maladies mentales; handicap psychique; troubles mentaux
Substance misuse | addictologie; conduites addictives; toxicomanie; lutte contre les addictions
Alcohol dependence | alcoolisme; alcoologie
Crisis intervention | gestion de crise psychologique; intervention de crise; situations de crise
Physiotherapy | kinésithérapeute; rééducation fonctionnelle; masso-kinésithérapie; masseur-kinésithérapeute
Manual therapy | thérapie manuelle; thérapies manuelles
Manual lymphatic drainage | drainage lymphatique; drainage lymphatique manuel
Rehabilitation | réadaptation; soins de suite et de réadaptation; médecine physique et de réadaptation
Neurological rehabilitation | rééducation neurologique
Respiratory physiotherapy | kinésithérapie respiratoire; rééducation respiratoire
Occupational therapy | ergothérapeute
Speech and language therapy | orthophoniste
Dysphagia | troubles de la déglutition
Dietary advice | conseils nutritionnels; conseils diététiques; rééquilibrage alimentaire
Dietetics | diététique; diététicien; diététicienne
Therapeutic diets | régimes alimentaires; régimes thérapeutiques; respect des régimes alimentaires
Special diets | régimes spéciaux; textures modifiées; menus spéciaux
Anatomy and physiology | anatomie et physiologie; anatomie-physiologie; physiologie; biologie humaine
Pathology | anatomopathologie; anatomie pathologique
Medical terminology | terminologie médicale; vocabulaire médical; langage médical
Medical reception | secrétariat médical; accueil médical; accueil en cabinet médical; secrétaire médicale
Clinic administration | gestion de cabinet médical; gestion du cabinet médical
Outpatients | consultations externes; soins externes; ambulatoire
Triage | infirmière d'accueil et d'orientation; IAO; tri des patients
ECG | électrocardiogramme; réalisation d'ECG
Lung function testing | explorations fonctionnelles respiratoires; EFR?
Spirometry | spirométrie
Ultrasound | échographie; échographies
X-ray | radiographie; radios standards
Radiography | manipulateur en électroradiologie; manipulateur radio; manipulatrice en électroradiologie; imagerie médicale
Radiology | radiologue
CT scanning | scanner médical; tomodensitométrie; scanographie
MRI | IRM?; imagerie par résonance magnétique
Mammography | mammographie
Nuclear medicine | médecine nucléaire
Radiation protection | radioprotection; radioprotection des patients
Chemotherapy | chimiothérapie; chimiothérapies
Blood transfusion | transfusion sanguine; hémovigilance
Resuscitation | réanimation cardio-pulmonaire; massage cardiaque; gestes d'urgence; réanimation cardiorespiratoire; AFGSU; gestes et soins d'urgence
First aid certificate | PSC1; gestes de premiers secours; PSE1; formation premiers secours; brevet de secourisme
Immunisation | vaccins; campagne de vaccination
Pharmacology | pharmacologie; pharmacologie clinique
Laboratory techniques | analyses de laboratoire; manipulations de laboratoire; analyses médicales; analyses biologiques
Sample collection | prélèvements; prélèvement d'échantillons; échantillonnage; prélèvements biologiques
Sample preparation | préparation des échantillons; préparation d'échantillons
Sample analysis | analyse d'échantillons; analyse des échantillons
Specimen handling | gestion des échantillons; traitement des prélèvements; réception des prélèvements
Urinalysis | analyse d'urine; bandelettes urinaires; ECBU
Clinical coding | codage PMSI; codage des actes; cotation des actes; codage médical; PMSI; CCAM; codage des séjours; cotation NGAP
Medical records | dossiers médicaux; dossier médical; gestion des dossiers médicaux; tenue des dossiers médicaux; archives médicales
Pharmacy | officine de pharmacie; pharmacien; préparatrice en pharmacie; préparateur en pharmacie; pharmacienne
Hospital pharmacy | pharmacie hospitalière; pharmacie à usage intérieur; PUI pharmacie
Community pharmacy | pharmacie d'officine; officine de ville
Dispensing | délivrance des ordonnances; délivrance d'ordonnances; délivrance de médicaments; délivrance des médicaments; dispensation des médicaments; dispensation; dispensation des ordonnances
Prescription processing | traitement des ordonnances; analyse des ordonnances; saisie des ordonnances; tiers payant; gestion du tiers payant; télétransmission; télétransmission des feuilles de soins
Pharmacy counter sales | conseil au comptoir; vente au comptoir; parapharmacie; conseil officinal; conseil en parapharmacie; conseil pharmaceutique
Controlled drugs | stupéfiants; gestion des stupéfiants; registre des stupéfiants
Drug interactions | interactions médicamenteuses
Medication review | conciliation médicamenteuse; bilan partagé de médication
Pharmacy stock management | gestion du stock de médicaments; gestion des stocks de médicaments
Formulation | préparations magistrales; galénique; préparations officinales; pharmacie galénique; formulation galénique
Dentistry | dentisterie; chirurgie dentaire; chirurgien-dentiste; soins dentaires; odontologie
Dental nursing | assistante dentaire; assistance au fauteuil; assistant dentaire; aide dentaire; travail à quatre mains
Dental hygiene | détartrage; hygiéniste dentaire; prophylaxie dentaire
Oral health | santé bucco-dentaire; hygiène bucco-dentaire
Oral care | soins de bouche; soins bucco-dentaires
Orthodontics | orthodontiste
Oral surgery | chirurgie orale; chirurgie maxillo-faciale
Dental technology | prothésiste dentaire; prothèse dentaire
Dental impressions | empreintes dentaires; prise d'empreintes; prise d'empreintes dentaires
Dental implants | implantologie; implants dentaires
Endodontics | endodontie
Hearing aids | prothèses auditives; appareils auditifs; audioprothèse; audioprothésiste; appareillage auditif
Dispensing optics | montage de lunettes; optique-lunetterie; opticien-lunetier; vente de lunettes
Optometry | examen de vue
Contact lenses | lentilles de contact; contactologie; adaptation de lentilles
Podiatry | pédicurie-podologie; pédicure-podologue; podologue
Osteopathy | ostéopathe
Acupuncture | acuponcture; médecine chinoise
Psychology | psychologue; sciences psychologiques
Clinical psychology | psychologie clinique; psychologue clinicien
Psychological therapies | psychothérapeute; suivi psychologique; soutien psychologique; prise en charge psychologique
Cognitive behavioural therapy | thérapie cognitivo-comportementale; thérapies cognitives et comportementales; TCC?; thérapie cognitive et comportementale; thérapies cognitivo-comportementales
Psychological assessment | bilans psychologiques; tests psychométriques; évaluation psychologique; passation de tests; tests psychologiques
Counselling | relation d'aide; entretiens d'aide; écoute et conseil; conseil psychosocial; entretiens de soutien
Listening | capacité d'écoute; qualité d'écoute; à l'écoute; écoute
Family therapy | thérapie familiale; thérapie systémique; thérapies familiales
Couples therapy | thérapie de couple; conseil conjugal
Paramedic practice | ambulancier; ambulancière; DEA ambulancier; diplôme d'État d'ambulancier
Ambulance driving | conduite d'ambulance; conducteur ambulancier; chauffeur ambulancier
Patient transport services | transport sanitaire; transport de malades; transport de patients; transport des patients; VSL véhicule sanitaire léger; brancardage
Portering | brancardier; brancardage des patients
Firefighting | lutte contre l'incendie; pompier; sapeur-pompier; sapeur-pompier volontaire; extinction d'incendie; lutte contre les incendies
Fire safety | sécurité incendie; prévention incendie; SSIAP; SSIAP 1; SSIAP 2; service de sécurité incendie; prévention des incendies
Fire warden | équipier de première intervention; guide-file; chargé d'évacuation; équipier d'évacuation; serre-file
Public health | santé communautaire
Health promotion | promotion de la santé; prévention santé; prévention et promotion de la santé
Occupational health | médecine du travail; santé au travail
Orthopaedics | chirurgie orthopédique; traumatologie orthopédique
Trauma surgery | traumatologie; chirurgie traumatologique
Gynaecology | gynécologue
Obstetrics | obstétrique; gynécologie-obstétrique
Midwifery | maïeutique; accouchements
Labour ward | salle de naissance; salle d'accouchement; bloc obstétrical
Antenatal care | suivi de grossesse; préparation à la naissance; préparation à l'accouchement; consultations prénatales; suivi prénatal
Postnatal care | suites de couches; soins post-partum; suivi postnatal; post-partum; suites de naissance
Breastfeeding support | allaitement; soutien à l'allaitement; accompagnement à l'allaitement; conseil en lactation; allaitement maternel
Newborn care | soins au nouveau-né; soins du nouveau-né; soins aux nouveau-nés; nouveau-nés
Neonatal care | néonatologie; néonatalogie
Dermatology | dermatologue
Urology | urologue
Ophthalmology | ophtalmologie; ophtalmologue
ENT | oto-rhino-laryngologie; ORL
Gastroenterology | hépato-gastro-entérologie
Endocrinology | endocrinologie
Rheumatology | rhumatologie
Neurology | neurologue
Cardiology | cardiologue
Stroke care | accident vasculaire cérébral; unité neurovasculaire
Infectious diseases | maladies infectieuses; infectiologie; maladies infectieuses et tropicales
Primary care | médecine générale; médecin généraliste; soins primaires; médecine de ville; cabinet de médecine générale
Hospital experience | milieu hospitalier; expérience hospitalière
Clinical trials | essai clinique
Medical devices | dispositifs médicaux; matériel médical; équipements médicaux; dispositif médical
Pharmacovigilance | matériovigilance pharmacovigilance
Regulatory affairs | affaires réglementaires; affaires réglementaires pharmaceutiques; autorisation de mise sur le marché
Biomedical engineering | ingénierie biomédicale; génie biomédical
Social work | accompagnement social; assistante sociale; assistant social; assistant de service social; service social; action sociale; assistante de service social; intervention sociale; suivi social; travailleur social; conseillère en économie sociale et familiale; accompagnement social global
Social pedagogy | éducateur spécialisé; éducatrice spécialisée; accompagnement éducatif; moniteur-éducateur; sciences de l'éducation; suivi éducatif; accompagnement socio-éducatif; accompagnement éducatif et social
Safeguarding | aide sociale à l'enfance; enfance en danger; informations préoccupantes; protection des mineurs; maltraitance; mineurs en danger; signalements
Youth work | animation jeunesse; animateur jeunesse; travail auprès des jeunes; accompagnement des jeunes; centre de loisirs; accueil collectif de mineurs; BAFA; BAFD; éducateur de rue; colonies de vacances; colonie de vacances; accueil de loisirs; animateur BAFA; animateur en centre de loisirs; animation d'enfants; jeunesse et éducation populaire
Fostering | placement familial; familles d'accueil; assistant familial; assistante familiale
Adoption | adoptions d'enfants
Early help | soutien à la parentalité; accompagnement à la parentalité; aide à la parentalité; technicien de l'intervention sociale et familiale; TISF
Home visits | visites à domicile; VAD visites à domicile
Care coordination | coordination des soins; coordination des parcours; parcours de soins; coordination de parcours
Caseload management | suivi de dossiers individuels; file active; suivi des bénéficiaires; suivi individualisé; suivi individuel; accompagnement individuel; accompagnement individualisé
Outreach | maraude; aller vers
Homelessness support | hébergement d'urgence; CHRS?; sans-abri; personnes sans domicile fixe; SDF?; centre d'hébergement; veille sociale; personnes sans-abri
Refugee support | accompagnement des demandeurs d'asile; demandeurs d'asile; CADA; réfugiés; accueil des réfugiés; accompagnement des réfugiés; accueil des migrants
Debt management advice | surendettement; dossiers de surendettement
Employability support | insertion professionnelle; insertion socioprofessionnelle; accompagnement vers l'emploi; accompagnement à l'emploi; retour à l'emploi; insertion sociale et professionnelle; conseiller en insertion professionnelle; accompagnement à la recherche d'emploi; conseil en insertion; chantiers d'insertion; conseillère en insertion professionnelle; aide à la recherche d'emploi; accompagnement des demandeurs d'emploi; techniques de recherche d'emploi
Careers guidance | orientation professionnelle; bilan de compétences; conseil en orientation; orientation scolaire; orientation scolaire et professionnelle; conseiller d'orientation; conseil en évolution professionnelle
Welfare benefits advice | accès aux droits; ouverture des droits; aide aux démarches administratives; démarches administratives; instruction des demandes d'aides
Domestic abuse support | violences conjugales; violences faites aux femmes; violences intrafamiliales
Volunteer management | gestion des bénévoles; encadrement de bénévoles; encadrement des bénévoles; coordination des bénévoles; animation du réseau de bénévoles; coordination de bénévoles
Volunteering | bénévolat; bénévole; engagement associatif; bénévole associatif; service civique; volontariat; vie associative
Domestic tasks | tâches ménagères; entretien du logement; entretien du cadre de vie; entretien du domicile; entretien du linge et du logement; travaux ménagers; aide ménagère; aide au ménage; ménage et repassage; entretien courant du logement
Accompanying to appointments | accompagnement aux rendez-vous; accompagnement aux rendez-vous médicaux; accompagnement aux courses; accompagnement aux sorties; accompagnement à l'extérieur
Companionship care | dame de compagnie; compagnie aux personnes âgées; stimulation des personnes âgées
Bathing | bain?; douche?; aide à la douche; aide au bain
Bed making | réfection des lits; réfection de lits; réfection du lit; faire les lits
Clinical equipment | matériel paramédical; appareillages médicaux
Last offices | soins mortuaires; toilette mortuaire
Herbal medicine | phytothérapie; phyto-aromathérapie
Medical secretarial work | secrétariat médico-social; secrétaire médico-sociale
Shopping and cleaning | courses et ménage; courses et préparation des repas
Administration | secrétariat administratif; travaux administratifs; suivi administratif; gestion administrative et comptable; assistante administrative; assistant administratif; gestion des dossiers administratifs; traitement administratif des dossiers; constitution de dossiers; tâches administratives courantes; suivi des dossiers; employé administratif; gestion des dossiers; traitement des dossiers
Secretarial support | secrétaire; travaux de secrétariat; tenue du secrétariat; secrétaire de direction; tâches de secrétariat; secrétariat de direction
Executive assistance | assistance à la direction; assistanat du directeur
Diary management | gestion de l'agenda; tenue d'agenda; tenue des agendas; planning et agendas
Appointment booking | gestion des rendez-vous; planification des rendez-vous; fixation de rendez-vous; planning des rendez-vous
Telephone skills | accueil téléphonique et physique; communication téléphonique; réception d'appels téléphoniques; accueil physique et téléphonique; gestion des appels; permanence téléphonique; réponse téléphonique
Switchboard | standardiste; tenue du standard; gestion du standard; autocom
Mail handling | gestion du courrier; traitement du courrier; tri du courrier; courrier entrant et sortant; gestion du courrier entrant et sortant; affranchissement; enregistrement du courrier; distribution du courrier; ouverture du courrier; tri et distribution du courrier
Correspondence | rédaction du courrier; courriers; rédaction des courriers; correspondance commerciale; rédaction de lettres; courriels; frappe de courriers; rédaction de mails
Filing | classement; classement de dossiers; classement des dossiers; rangement de dossiers; classement des documents
Archiving | archivage des dossiers; archivage des documents; archivage électronique
Document management | gestion électronique de documents; gestion électronique des documents; gestion des documents
Scanning | numérisation; numérisation de documents; numérisation des documents; numérisation des dossiers
Photocopying | =photocopie; =Photocopie; =photocopies de documents; reprographie
Data entry | saisie informatique; saisie des données; saisie de dossiers; mise à jour de fichiers; opératrice de saisie; saisie; saisie de commandes; agent de saisie; mise à jour des fichiers; mise à jour de bases de données; mise à jour des bases de données; opérateur de saisie
Minute taking | prise de notes; procès-verbaux; rédaction de procès-verbaux; comptes rendus; rédaction des comptes rendus; prise de notes en réunion
Meeting organisation | organisation des réunions; préparation de réunions; préparation des réunions; organisation de séminaires; planification des réunions; planification de réunions
Travel arrangements | organisation de voyages d'affaires; déplacements professionnels; réservations de voyages; organisation des déplacements professionnels; organisation des voyages
Expense processing | notes de frais; gestion des notes de frais; traitement des notes de frais; frais de déplacement; remboursement de frais
Greeting visitors | accueil des visiteurs; accueil physique; accueil du public; accueil des clients; accueil de la clientèle; accueil physique des visiteurs; accueil des usagers; accueil du public et orientation; accueil et orientation du public; accueil visiteurs; accueil et orientation
Reception | réceptionniste; agent d'accueil; hôtesse d'accueil; chargée d'accueil; hôte d'accueil; poste d'accueil; chargé d'accueil; accueil et standard; accueil et secrétariat
Typing | frappe?; frappe de documents; dactylo; frappe de textes
Audio typing | audiotypie; transcription audio; retranscription de comptes rendus audio
Word processing | traitement de texte; mise en forme de documents; mise en page de documents
Spreadsheets | tableaux Excel; tableaux de suivi Excel
Presentation software | logiciel de présentation
Office supplies | fournitures de bureau; commande de fournitures; gestion des fournitures; commande des fournitures; gestion des fournitures de bureau; fournitures
Office equipment | matériel de bureau; équipements de bureau
Timesheets | relevés d'heures; feuilles d'heures; saisie des heures; pointage des heures; feuilles de présence
Time and attendance | pointage; gestion des temps; gestion des temps et activités; GTA; badgeage; gestion des temps de travail
Order processing | saisie des commandes; gestion des commandes clients; suivi des commandes; prise de commandes; enregistrement des commandes; traitement de commandes; suivi de commandes; administration des commandes; saisie de commandes clients
Purchase order processing | commandes fournisseurs; passation de commandes; passation des commandes; bons de commande; gestion des commandes fournisseurs; passage de commandes; passage des commandes; commandes auprès des fournisseurs; suivi des commandes fournisseurs
Quotations | =devis; =Devis; réalisation de devis; rédaction de devis; établissement des devis; offres de prix; édition de devis; devis et factures; chiffrage et devis; chiffrage de devis
Customer databases | base de données clients; fichier client; mise à jour du fichier client; gestion du fichier clients
Accounting | comptabilité générale; comptable; expertise comptable; cabinet comptable; aide-comptable; tenue comptable; gestion comptable; comptabilité et gestion; assistante comptable; travaux comptables; logiciels comptables; cabinet d'expertise comptable; opérations comptables; comptabilité des entreprises
Accounting software | logiciel de comptabilité; Ciel Compta; Sage Compta; EBP Compta
Bookkeeping | tenue des comptes; écritures comptables; saisies comptables; saisie des écritures comptables; tenue des livres comptables; saisie des opérations comptables; journaux comptables; saisie des écritures
Purchase ledger | factures fournisseurs; saisie des factures fournisseurs; saisie des factures d'achat; comptes fournisseurs; comptable fournisseurs; traitement des factures fournisseurs; factures d'achat
Sales ledger | factures clients; comptes clients; comptable clients; suivi des comptes clients; suivi des règlements clients; règlements clients; encaissements clients; lettrage des comptes clients
Credit control | relance des impayés; relances clients; recouvrement des créances; gestion des impayés; suivi des impayés; relances; relance des clients; créances clients; recouvrement amiable; suivi des encaissements; crédit client; impayés; relances téléphoniques impayés; gestion du recouvrement; suivi des créances
Invoicing | facturation clients; établissement des factures; émission des factures; édition des factures; établissement de factures; gestion de la facturation; saisie des factures; saisie de factures; factures; traitement des factures; saisie et contrôle des factures; enregistrement des factures; suivi de la facturation; émission de factures; gestion des factures
Invoice matching | contrôle des factures; vérification des factures; contrôle de factures; contrôle des factures fournisseurs; rapprochement des factures; rapprochement factures et commandes; rapprochement bons de livraison et factures
Payment runs | règlement des fournisseurs; règlements fournisseurs; paiement des fournisseurs; paiement des factures; campagnes de paiement; virements; règlement des factures; mise en paiement; paiements fournisseurs; préparation des règlements; échéancier fournisseurs; règlement des factures fournisseurs
Bank reconciliation | rapprochement de banque; états de rapprochement bancaire; suivi bancaire
Account reconciliation | lettrage des comptes; justification des comptes; lettrage de comptes; pointage des comptes; analyse des comptes; révision des comptes; révision comptable; analyse et justification des comptes
Cash book | journal de caisse; brouillard de caisse; livre de caisse
Petty cash | petite caisse; gestion de la petite caisse; caisse menues dépenses
Nominal ledger | grand livre; grand livre comptable
Year-end accounts | bilan annuel; clôture de l'exercice; clôture des comptes; travaux de clôture; établissement des bilans; établissement du bilan; préparation du bilan; arrêté des comptes; clôture comptable; opérations de clôture; écritures d'inventaire; clôtures mensuelles et annuelles; préparation des bilans; comptes annuels et liasses fiscales
Month-end close | arrêtés mensuels; situations mensuelles; situations intermédiaires; clôture mensuelle des comptes; clôtures trimestrielles; clôtures mensuelles et trimestrielles
Trial balance | balance comptable; balance générale; balance des comptes
Balance sheet preparation | établissement de bilans; élaboration du bilan
P&L account | compte de résultat
Financial statements | liasse fiscale; établissement de la liasse fiscale; plaquettes annuelles; établissement des liasses fiscales
Group reporting | consolidation des comptes; comptes consolidés; consolidation comptable
VAT returns | TVA; déclarations fiscales TVA; établissement des déclarations de TVA; calcul de la TVA; déclaration de la TVA
Tax | droit fiscal; fiscalité des entreprises; impôts; conseil fiscal; fiscaliste; fiscalité d'entreprise; fiscalité directe et indirecte; gestion fiscale
Corporation tax | impôt sur les sociétés; calcul de l'impôt sur les sociétés
Personal tax | impôt sur le revenu; déclarations de revenus; déclarations d'impôts
Income tax returns | déclarations d'impôt sur le revenu; déclaration 2042
Payroll | paie; bulletins de paie; établissement des bulletins de paie; gestionnaire de paie; établissement de la paie; traitement de la paie; bulletins de salaire; variables de paie; éléments variables de paie; préparation de la paie; préparation des éléments variables de paie; saisie des éléments variables; fiches de salaire; préparation des paies; calcul des salaires; établissement des fiches de paie; paie et administration du personnel; établissement des payes
National Insurance contributions | charges sociales; déclarations sociales; cotisations sociales; DSN?; déclaration sociale nominative; URSSAF; déclarations sociales et fiscales; déclarations URSSAF; organismes sociaux; déclarations aux organismes sociaux; DUCS
Fixed assets | gestion des immobilisations; suivi des immobilisations; immobilisations comptables
Depreciation | amortissements; calcul des amortissements; dotations aux amortissements
Cost accounting | calcul des coûts; calcul des coûts de revient; coûts de revient; contrôle des coûts de revient; prix de revient; calcul des prix de revient
Management accounts | contrôleur de gestion; tableaux de bord de gestion; contrôleuse de gestion; comptabilité de gestion; contrôle budgétaire et de gestion
Financial reporting | rapports financiers; reporting mensuel; reporting financier mensuel
Variance analysis | analyse d'écarts; écarts budgétaires; analyse des écarts budgétaires
Financial analysis | analyste financier; diagnostic financier
Financial management | finance d'entreprise; direction financière; directeur financier; directeur administratif et financier; DAF direction financière; gestion économique et financière
Financial planning | plan de financement; gestion de patrimoine; conseil en gestion de patrimoine; business plan financier
Cash flow management | gestion de la trésorerie; suivi de la trésorerie; plan de trésorerie; tableau de trésorerie; tableaux de trésorerie
Treasury | trésorerie; trésorier; trésorerie d'entreprise
Budget preparation | élaboration des budgets; préparation du budget; élaboration budgétaire; construction budgétaire; préparation des budgets; budgets prévisionnels; établissement des budgets; établissement du budget; élaboration du budget prévisionnel
Budget monitoring | suivi du budget; contrôle budgétaire; suivi des budgets; suivi budgétaire mensuel; contrôle du budget; contrôle des budgets
Auditing | audit financier; auditeur; contrôle des comptes; audit comptable; auditeur financier; audit légal; audit comptable et financier
Internal audits | auditeur interne; auditrice interne
External audits | audits de certification
Internal controls | contrôle interne; procédures de contrôle interne
Banking | opérations bancaires; conseiller bancaire; conseil bancaire; chargé de clientèle bancaire; conseillère bancaire; banque et assurance; conseiller clientèle banque; produits bancaires; banque-assurance; conseiller clientèle bancaire; banque; conseil clientèle banque
Bank lending | octroi de crédit; crédits bancaires; dossiers de crédit; analyse de crédit; étude de dossiers de crédit; crédit à la consommation; montage de dossiers de prêt; dossiers de prêt; montage de dossiers de crédit; instruction de dossiers de crédit
Mortgage advice | prêts immobiliers; courtier en crédit immobilier; courtage en crédit immobilier; courtage en prêt immobilier; financement immobilier
Financial advice | conseil financier; conseiller financier; conseiller en gestion de patrimoine; conseil patrimonial; conseiller patrimonial; conseillère en gestion de patrimoine
Account opening | ouverture de comptes; ouverture de comptes bancaires
Retail banking | banque de détail; clientèle de particuliers bancaires; clientèle des particuliers; conseiller clientèle particuliers; marché des particuliers; conseiller de clientèle particuliers
Business banking | clientèle professionnelle bancaire; conseiller clientèle professionnels; marché des professionnels; banque d'entreprise; clientèle entreprises; conseiller professionnels banque
Investment management | placements financiers; produits d'épargne; gestion de portefeuille financier; gestion de placements; épargne et placements; épargne; épargne financière; investissements financiers
Insurance | conseil en assurance; courtage en assurance; courtage d'assurances; produits d'assurance; conseiller en assurances; agent général d'assurance; assurances de personnes; contrats d'assurance; agent d'assurance; agence d'assurance; souscription de contrats d'assurance; assurance-vie
Insurance claims handling | gestion de sinistres; sinistres; règlement de sinistres; indemnisation; gestionnaire sinistres; expertise de sinistres; sinistres automobiles; gestionnaire de sinistres; indemnisation des sinistres; déclarations de sinistres; traitement des sinistres; règlement des sinistres; dossiers sinistres
Insurance underwriting | souscription de contrats; souscription assurance; souscription des risques
Policy administration | gestion des contrats d'assurance; gestion de contrats d'assurance
Anti-money laundering | lutte contre le blanchiment; LCB-FT; anti-blanchiment; blanchiment d'argent; lutte anti-blanchiment; lutte contre le blanchiment d'argent; lutte contre le blanchiment et le financement du terrorisme
Human resources | gestion des ressources humaines; GRH; assistante ressources humaines; service RH; chargée de ressources humaines; assistante RH; gestion RH; responsable des ressources humaines; responsable ressources humaines; GPEC; gestion prévisionnelle des emplois et des compétences; chargé de ressources humaines; politique RH; GEPP; développement RH
HR administration | suivi administratif du personnel; ADP administration du personnel; déclarations préalables à l'embauche; DPAE; gestion administrative RH; gestion administrative des salariés; formalités d'embauche; gestion administrative des ressources humaines; visites médicales du personnel
Personnel files | gestion des dossiers du personnel; dossiers des salariés; dossiers salariés; dossiers individuels des salariés; tenue des dossiers du personnel; registre du personnel; mise à jour des dossiers du personnel; registre unique du personnel
Recruitment | chargée de recrutement; sourcing candidats; processus de recrutement; chargé de recrutement; conduite de recrutements; procédures de recrutement; gestion des recrutements; embauche; recruteur; cabinet de recrutement; conseil en recrutement; recrutement et formation; recrutement de personnel
Job advertising | rédaction d'annonces; offres d'emploi; rédaction d'offres d'emploi; diffusion des offres d'emploi; publication d'annonces; diffusion d'annonces; rédaction et diffusion des offres d'emploi; annonces de recrutement; rédaction et diffusion d'annonces; diffusion des annonces; rédaction des offres d'emploi; publication des offres; publication des offres d'emploi; rédaction des annonces
Interviewing | conduite d'entretiens; conduite des entretiens; entretiens de sélection; conduite d'entretiens de recrutement; entretiens téléphoniques et physiques; entretiens candidats
Candidate sourcing | sourcing de candidats; recherche de candidats; approche directe; chasse de têtes; tri des candidatures; tri de CV; tri des CV; analyse des candidatures; tri de candidatures; présélection des candidats; sélection de candidats; sélection des candidats; chasse de profils; présélection téléphonique; préqualification téléphonique; sourcing des candidats; présélection de candidats
Candidate management | gestion des candidatures; suivi des candidatures; suivi des candidats; traitement des candidatures; vivier de candidats; réponses aux candidatures; gestion des candidats
Employee onboarding | accueil et intégration des nouveaux collaborateurs; intégration des salariés; intégration des nouveaux salariés; intégration des nouveaux arrivants; parcours d'intégration; accueil des nouveaux salariés; intégration de nouveaux collaborateurs; accueil des nouveaux arrivants; accueil et intégration des nouveaux salariés; accueil et intégration; accueil des nouveaux collaborateurs
Employment contracts | contrats de travail; rédaction des contrats de travail; rédaction de contrats de travail; rédaction des contrats; établissement des contrats de travail; établissement des contrats; avenants aux contrats de travail; gestion des contrats de travail
Reference checks | prise de références; contrôle de références; contrôle des références
Rota management | planning des équipes; gestion de planning; établissement des plannings; gestion du planning; réalisation des plannings; élaboration du planning; gestion des plannings du personnel; élaboration de plannings; planification du personnel; organisation des plannings
Absence management | gestion des congés; absentéisme; arrêts de travail; suivi des congés; gestion des congés et absences; gestion des arrêts de travail; gestion des arrêts maladie; suivi des absences et congés; gestion des absences et congés; congés payés; suivi des congés et absences; absences et congés; gestion des congés et des absences
Learning and development | plan de formation; plan de développement des compétences; formation professionnelle; développement des compétences; responsable formation; gestion de la formation professionnelle; élaboration du plan de formation; ingénierie de formation; suivi du plan de formation; chargée de formation; ingénierie pédagogique; chargé de formation; formation continue; suivi de la formation
Training delivery | formateur; formatrice; formation des nouveaux collaborateurs; animation de sessions de formation; formation de nouveaux collaborateurs; formation des nouveaux arrivants; formation de formateurs sur site; formation du personnel et des équipes; formations internes; animation de stages; formation d'adultes; formation des utilisateurs; formation des salariés; formation de nouveaux salariés; formation au poste
Employee relations | dialogue social; relations avec les partenaires sociaux; relations avec les instances représentatives du personnel; relations sociales et dialogue social; gestion des relations sociales; climat social; relations avec le CSE
Works councils | comité social et économique; comité d'entreprise; IRP?; instances représentatives du personnel; délégués du personnel; CHSCT; élections professionnelles
Collective bargaining | négociations annuelles obligatoires; NAO?; négociation collective; accords d'entreprise; conventions collectives; accords collectifs; négociation d'accords; négociations salariales
Supervision and appraisal | entretiens professionnels; entretiens annuels d'évaluation; évaluation du personnel; évaluation des collaborateurs; conduite des entretiens annuels; entretiens d'évaluation; évaluations annuelles; entretiens individuels d'évaluation; entretiens annuels et professionnels; campagne d'entretiens annuels
Performance management | évaluation des performances; évaluation de la performance; suivi de la performance; suivi des performances
Employment law | droit social; législation sociale; législation du travail; droit du travail et de la sécurité sociale; droit de la sécurité sociale; règles de droit social; droit social et du travail
Redundancy | licenciements; procédures de licenciement; plan de sauvegarde de l'emploi; ruptures conventionnelles; licenciements économiques; procédures disciplinaires et licenciements; plans sociaux
Job description writing | fiches de poste; rédaction de fiches de poste; rédaction des fiches de poste; descriptions de poste; définition de poste; définition des profils de poste; référentiels métiers
Temporary worker placement | travail temporaire; agence d'intérim; agence d'emploi; intérimaires; gestion des intérimaires; délégation d'intérimaires; agence de travail temporaire; délégation de personnel; personnel intérimaire
Talent management | gestion des talents; gestion des carrières; gestion de carrière; mobilité interne; développement des talents; mobilité professionnelle; gestion des compétences; mobilité interne et carrières
Law | droit?; études de droit; juriste; licence de droit; master en droit; sciences juridiques; droit privé; droit public; juriste d'entreprise; master droit; faculté de droit; licence en droit; master 2 droit; droit privé et public; capacité en droit; droit privé général
Litigation | droit civil; droit civil et pénal; droit privé et civil; procédures judiciaires; gestion des contentieux; gestion du contentieux; précontentieux; contentieux civil; procédure civile; précontentieux et contentieux; suivi des contentieux; gestion des litiges; litiges; contentieux prud'homal; contentieux commercial; suivi des procédures judiciaires; contentieux et précontentieux; procédures contentieuses; contentieux social; dossiers contentieux
Legal advice | conseil juridique; avocat; assistance juridique; avocate; consultation juridique; conseil aux clients et rédaction juridique; accompagnement juridique; avis juridiques; conseil juridique aux entreprises; renseignement juridique; information juridique; avocat collaborateur; avocat à la cour
Legal drafting | rédaction d'actes; rédaction d'actes juridiques; rédaction juridique; rédaction de conclusions; rédaction d'assignations; actes juridiques; rédaction d'actes de procédure; rédaction des actes; actes de procédure; rédaction de mémoires juridiques; rédaction des conclusions; assignations et conclusions; rédaction de requêtes; rédaction d'assignations et de conclusions; conclusions et assignations; rédaction de consultations
Contract drafting | rédaction de contrats; rédaction de contrats commerciaux; élaboration de contrats; rédaction contractuelle; rédaction et négociation de contrats; négociation et rédaction de contrats; rédaction de baux; rédaction de statuts; rédaction des contrats commerciaux; rédaction d'actes et de contrats
Contract review | relecture de contrats; analyse de contrats; revue de contrats; analyse des contrats; revue contractuelle; audit de contrats
Contract law | droit des obligations; droit des contrats et des obligations; contrats commerciaux; droit des affaires et des contrats; contrats civils et commerciaux
Commercial law | droit économique; droit de la concurrence et de la distribution; droit des affaires et fiscalité
Criminal law | droit pénal; procédure pénale; droit pénal des affaires; défense pénale; droit pénal et procédure pénale; pénaliste; droit pénal général; droit pénal et sciences criminelles
Family law | droit de la famille; droit des personnes et de la famille; droit de la famille et des personnes; droit de la famille et successions; procédures de divorce; contentieux familial; affaires familiales
Wills and probate | droit des successions; testaments; succession notariale; droit patrimonial de la famille; dossiers de succession; règlement des successions; actes de succession; successions et donations; liquidation de successions
Administrative law | droit administratif; contentieux administratif; droit public et administratif; droit public général; droit administratif et constitutionnel
Constitutional law | droit constitutionnel
EU law | droit européen; droit communautaire; droit de l'Union européenne
Corporate law | droit des sociétés; secrétariat juridique des sociétés; vie sociale des sociétés; droit des sociétés et fusions; secrétariat juridique; secrétariat juridique courant; constitution de sociétés; secrétariat juridique des filiales; approbation des comptes
Insolvency | procédures collectives; redressement judiciaire; liquidation judiciaire; entreprises en difficulté; droit des entreprises en difficulté; redressement et liquidation judiciaires; mandataire judiciaire
Property law | droit immobilier; droit de la construction et de l'immobilier; baux commerciaux; droit de la propriété; droit immobilier et de la construction; droit des biens; baux d'habitation; baux
Construction law | droit de la construction; droit de l'urbanisme
Immigration law | droit des étrangers; titres de séjour; droit d'asile; demandes d'asile; dossiers de titres de séjour
Road traffic law | droit routier; code de la route; droit de la circulation routière; respect du code de la route; infractions routières
Intellectual property law | propriété intellectuelle; droit de la propriété intellectuelle; propriété industrielle; droit d'auteur; brevets et marques; droit des marques; marques et brevets; dépôt de marques; droit de la propriété industrielle
Court attendance | plaidoiries; plaidoirie; représentation en justice; assistance aux audiences; plaider; représentation devant les tribunaux; assistance en justice; plaidoiries devant les juridictions; représentation devant les juridictions
Legal research | veille juridique; recherches jurisprudentielles; veille jurisprudentielle; recherche documentaire juridique; veille législative; veille juridique et réglementaire; recherches de jurisprudence; veille législative et jurisprudentielle; veille réglementaire et juridique
Conveyancing | actes de vente; ventes immobilières notariales; actes notariés; acte authentique; rédaction d'actes de vente; compromis de vente; promesses de vente; rédaction de compromis; actes de vente immobilière; rédaction des actes notariés; rédaction d'actes notariés; rédaction de compromis de vente
Land Registry work | publicité foncière; cadastre; formalités de publicité foncière; conservation des hypothèques; service de la publicité foncière
Notary public | notaire; notariat; étude notariale; clerc de notaire; office notarial; notaire assistant; notaire stagiaire; formalités notariales; clerc
Legal administration | assistante juridique; assistanat juridique; gestion de cabinet d'avocats; assistant juridique; formalités juridiques; secrétariat d'avocats; formalités légales; greffe du tribunal; greffier; constitution de dossiers juridiques; suivi des dossiers juridiques; greffe; greffière
Legal secretarial work | secrétaire juridique; secrétariat d'un cabinet d'avocats; secrétaire d'avocat
Mediation | médiateur; médiatrice; conciliation?; médiation familiale; médiation sociale; médiation civile et commerciale
Arbitration | arbitrage international; arbitrage commercial
Data protection | protection des données personnelles; conformité RGPD; délégué à la protection des données
Standards and policy compliance | respect de la réglementation; respect des procédures; application des normes; respect des normes; veille réglementaire; mise en conformité; conformité; respect des procédures internes; respect des normes et procédures; application des procédures; respect de la législation; application de la réglementation; respect des règles et procédures
Local government experience | collectivités territoriales; fonction publique territoriale; mairie; administration communale; collectivités locales; services municipaux; commune?; état civil; finances locales; administration territoriale; service municipal; élus locaux; service état civil; officier d'état civil
Public sector | service public; administration publique; fonctionnaire; fonction publique d'État; marché public; agent public; fonction publique hospitalière; adjoint administratif; fonctionnaire territorial; rédacteur territorial; attaché territorial
Procurement | gestion des achats; acheteur; service achats; acheteuse; achat public; commande publique; politique d'achats; assistante achats; responsable achats; approvisionneur; achats directs et indirects; code de la commande publique; passation des marchés publics; marchés publics et achats; droit des marchés publics; négociation des achats; approvisionneuse; achats industriels; direction des achats; achats fournisseurs; achats de matières premières
Tendering | dossiers d'appels d'offres; lancement des appels d'offres; consultation des entreprises; dossier de consultation des entreprises; DCE?; réponse à appel d'offres; cahier des charges des appels d'offres; analyse des offres; dossiers de consultation; rédaction des appels d'offres; rapport d'analyse des offres; mémoires techniques; gestion des appels d'offres; consultations d'entreprises
Strategic sourcing | stratégie d'achats; stratégie achats; sourcing fournisseurs; recherche de fournisseurs; sourcing de fournisseurs; recherche de nouveaux fournisseurs; sourcing achats; identification de nouveaux fournisseurs
Supplier selection | sélection de fournisseurs; référencement fournisseurs; choix des fournisseurs; référencement des fournisseurs; référencement de fournisseurs; sélection et évaluation des fournisseurs; qualification des fournisseurs; consultation des fournisseurs; consultation fournisseurs
Vendor management | évaluation des fournisseurs; suivi des fournisseurs; gestion fournisseurs; gestion de la relation fournisseur; relations avec les fournisseurs et prestataires; suivi fournisseurs; gestion des prestataires; suivi des prestataires; évaluation fournisseurs
Supplier liaison | relations avec les fournisseurs; contact avec les fournisseurs; contacts fournisseurs; interface fournisseurs; relations clients et fournisseurs
Negotiation | négociation avec les fournisseurs; négociation fournisseurs; négociation d'achats; négociation achats; négociation des prix d'achat; négociation des contrats fournisseurs; négociation des tarifs; négociation de prix
Elections | organisation des élections; listes électorales
Customer service | conseil clientèle; conseil à la clientèle; conseil aux clients; chargé de clientèle; chargée de clientèle; relation clientèle; satisfaction de la clientèle; suivi clientèle; suivi client; suivi des clients; conseil client; accueil client; accueil et conseil clientèle; accueil et conseil; accueil clientèle; service après vente et relation client; renseignement des clients; accueil et conseil client; contact clientèle; contact client
Enquiry handling | renseignements téléphoniques; demandes de renseignements; réponse aux demandes; traitement des demandes; traitement des demandes clients; réponse aux demandes d'information; information du public; information et orientation; réponses aux clients; gestion des demandes clients; gestion des demandes; renseigner le public; renseigner les clients; réponse aux demandes des clients; orientation du public; renseignement du public; information et orientation du public; information des usagers
Complaint handling | réclamations clients; réclamations; traitement des litiges; litiges clients; gestion des réclamations clients; traitement des réclamations clients; gestion des plaintes; gestion des conflits clients; litiges transport
Contact centre work | téléconseiller; téléconseillère; téléopérateur; plateforme téléphonique; téléopératrice; conseiller clientèle à distance; plateau téléphonique
Inbound calls | appels entrants; réception d'appels; réception des appels; réception d'appels entrants; gestion des appels entrants; prise d'appels; traitement des appels entrants; émission et réception d'appels
Outbound calling | appels sortants; émission d'appels; phoning; émission d'appels sortants
Telesales | télévendeur; télévendeuse; vente par téléphone; ventes téléphoniques; téléprospection; téléprospecteur; téléprospectrice
Cash handling | encaissement des clients; gestion de caisse; gestion de la caisse; caisse?; hôtesse de caisse; caissier; hôte de caisse; employé de caisse; encaisser les clients; opérations d'encaissement; manipulation d'argent; fond de caisse; encaissement et rendu de monnaie
Cashing up | arrêté de caisse; contrôle de caisse; comptage de la caisse; fermeture de caisse; ouverture et fermeture de caisse; ouverture et clôture de caisse
Till operation | caisse enregistreuse; opération de caisse
Taking payments | encaissement des règlements; terminal de paiement; encaissement des paiements
Returns and refunds | retours et échanges; gestion des retours; remboursements; retours clients; retours marchandises; échanges et remboursements; gestion des retours clients; retours fournisseurs
Warranty administration | gestion des garanties; garanties constructeur; dossiers de garantie
After-sales service | service après-vente; =SAV; après-vente; suivi après-vente; gestion du SAV; gestion SAV; suivi SAV
Customer satisfaction surveys | enquêtes de satisfaction; questionnaires de satisfaction
Customer loyalty | carte de fidélité; programme de fidélité; fidéliser la clientèle; développement et fidélisation; fidélisation des clients; fidélisation d'un portefeuille clients
Sales | vendeur; vendeuse; vente de produits; conseil et vente; conseiller de vente; conseillère de vente; vente conseil; argumentation commerciale; conseiller commercial; conseillère commerciale; action commerciale; activité commerciale; négociation-vente; vente et conseil; relation commerciale; vente directe; négociation commerciale et vente; vente de services; vente additionnelle et conseil; réalisation des ventes; développement des ventes; vendre; techniques de négociation et de vente
Field sales | commercial itinérant; technico-commercial itinérant; porte-à-porte; attaché commercial; visites clients et prospection; vente à domicile; vente en porte à porte; commercial sédentaire et itinérant; commercial itinérant B2B
Inside sales | commercial sédentaire; administration commerciale; commerciale sédentaire; assistanat commercial; assistante commerciale; assistant commercial
Customer visits | visites clients; rendez-vous clients; visites de clients; visites clientèle
Prospecting | prospection clients; prospection de nouveaux clients; recherche de clients; démarchage; développement du portefeuille clients; prospection de clientèle; développement de portefeuille clients; prospection terrain; conquête de nouveaux clients; prospection physique et téléphonique; recherche de nouveaux clients; démarchage téléphonique; développement de clientèle; développement de la clientèle; recherche de prospects
Account management | portefeuille clients; gestion d'un portefeuille clients; suivi de portefeuille clients; suivi du portefeuille clients; gestion de portefeuille clients; gestion du portefeuille clients; gestion d'un portefeuille de clients
Sales targets | objectifs commerciaux; réalisation des objectifs; atteinte des objectifs commerciaux; atteinte des objectifs de vente; réalisation des objectifs commerciaux; suivi des objectifs; objectifs de chiffre d'affaires
Revenue growth | développement du chiffre d'affaires; augmentation du chiffre d'affaires; croissance du chiffre d'affaires; chiffre d'affaires
Sales strategy | politique commerciale; plan d'action commercial; stratégies commerciales; plans d'actions commerciales; mise en place de la stratégie commerciale
Sales administration | =ADV; gestion des ventes; assistante ADV
Sales management | directeur commercial; management commercial; animation de la force de vente; animation d'équipe commerciale; chef des ventes; responsable commercial; management d'équipe commerciale; encadrement d'une équipe commerciale; responsable des ventes; animation des ventes; directrice commerciale; responsable commerciale
Sales negotiation | négociation commerciale; négociation des contrats; négociation des ventes
Closing sales | conclusion de ventes; conclusion des ventes; conclusion de la vente; signature des contrats; signature de contrats
Wholesale | commerce de gros; vente en gros; négoce; grossiste; commerce inter-entreprises
Technical sales | technico-commercial; technico-commerciale; vente technique; technico-commerciaux; technicien commercial
Product advice | conseil produit; conseil sur les produits; conseil en produits; conseil technique; présentation des produits; conseil technique aux clients
Product knowledge | connaissance produits
Upselling | montée en gamme; vente complémentaire
Shelf stacking | remplissage des rayons; réassort; employé libre-service; réassortiment; approvisionnement des rayons; employé de rayon; réapprovisionnement des rayons; réassort des rayons; employé de mise en rayon; gondolage; achalandage; remplissage des linéaires; mise en rayon des produits; mise en rayon des marchandises; tenue de rayon; employée libre-service
Merchandising | mise en valeur des produits; implantation des produits; mise en avant des produits; facing des produits; mise en avant produits; têtes de gondole; présentation des rayons
Visual merchandising | décoration de vitrines; étalagiste; mise en place des vitrines; réalisation de vitrines; agencement du magasin; décoration des vitrines; mise en vitrine; aménagement de vitrines
Price labelling | étiquetage; étiquetage des prix; balisage; changement des prix; étiquetage des produits; mise à jour des prix; affichage des prix; étiquettes de prix
Retail | grande distribution; boutique?; magasin de détail; prêt-à-porter; grande surface; distribution alimentaire; grandes et moyennes surfaces; métiers du commerce
Fashion retail | vente de prêt-à-porter; vente en prêt-à-porter; vente de vêtements; vendeuse en prêt-à-porter; vente prêt-à-porter; magasin de vêtements
Supermarket work | supermarché; hypermarché; employé de supermarché; supérette
Store management | gestion d'un point de vente; management de magasin; gestion du magasin; direction de magasin; gérance; gestion de point de vente; gestion d'un magasin; responsable de boutique; gestion de rayon; responsable magasin; chef de rayon; management des unités commerciales; MUC management des unités commerciales; adjointe de magasin; gérante de boutique; gestion du point de vente
Store opening and closing | ouverture et fermeture du magasin; ouverture et fermeture de la boutique; ouverture et fermeture du point de vente; ouverture et fermeture de magasin
Loss prevention in retail | lutte contre la démarque inconnue; antivol; lutte contre le vol; prévention des vols; gestion de la démarque
Ticket sales | billetterie; vente de billets; vente de tickets; vente de titres de transport
Bakery counter | vente en boulangerie; vendeuse en boulangerie; boulangerie vente; vente boulangerie; vendeuse boulangerie; vente en boulangerie-pâtisserie
Counter service | service au comptoir; service comptoir
Meat counter | rayon boucherie; rayon charcuterie; stand boucherie
Deli counter | rayon traiteur; rayon charcuterie-fromage; charcuterie fromage; rayon fromage; rayon coupe; rayon charcuterie traiteur
Fishmongery | poissonnerie; poissonnier; rayon poissonnerie
Fresh food counters | rayon frais; produits frais; rayon produits frais
Fruit and vegetables | fruits et légumes; rayon fruits et légumes; primeur
Floristry | fleuriste; art floral; composition florale; fleuristerie
Bouquets | confection de bouquets; réalisation de bouquets; bouquets de fleurs
Category management | chef de produit; gestion de catégories; gestion de gamme
Assortment planning | gestion de l'assortiment; plan d'assortiment; assortiment produits; définition de l'assortiment; gestion des assortiments
Apprenticeship delivery | tutorat d'apprentis; formation d'apprentis; maître d'apprentissage; encadrement des apprentis; formation des apprentis; formation en alternance
Supporting learners | encadrement de stagiaires; accompagnement des stagiaires; tutorat de stagiaires; suivi des stagiaires; encadrement d'étudiants; accueil et encadrement des stagiaires; accueil de stagiaires; tutrice de stagiaires
Warehouse operations | travaux d'entrepôt; agent logistique; opérateur logistique; magasinage; manutentionnaire; magasinier-cariste; manutention; agent de quai; employé logistique; magasinière; agent d'entrepôt; entrepôt; employé d'entrepôt; agent magasinier; aide magasinier; opérations logistiques; rangement du magasin; opérateur de quai
Warehouse management | gestion de l'entrepôt; chef magasinier; responsable magasin logistique; gestion des entrepôts; responsable de magasin et stocks; responsable entrepôt
Warehouse management systems | logiciel de gestion de stock; logiciel de gestion des stocks
Goods in | réception marchandises; contrôle des réceptions; réception des livraisons; réception et contrôle des marchandises; contrôle des livraisons; réception des commandes; réception et stockage; réception de colis; contrôle de réception; réception et contrôle des livraisons; contrôle réception; déchargement et réception; réception des produits; réception et contrôle; réceptionnaire; réception camions
Put away | mise en stock; stockage; rangement des marchandises; mise en stock des marchandises; stockage des marchandises; rangement des produits; mise en rack; rangement de marchandises; stockage de marchandises; entreposage; rangement des stocks
Despatch | =expédition; =expéditions; =Expédition; =Expéditions; expédition des marchandises; agent d'expédition; expédition de colis; gestion des expéditions; expédition des colis; envoi des colis; envoi de colis
Picking and packing | préparation des commandes; préparateur de commandes; préparatrice de commandes; préparation commandes; picking et emballage; prélèvement et préparation de commandes; préparation de commandes au vocal; commande vocale; préparation de colis; préparation des colis
Packing | mise en carton; emballage des colis; agent de conditionnement; opératrice de conditionnement; opérateur de conditionnement; emballage de produits; conditionnement des produits; emballage des produits; mise sous film; filmage; ensachage; conditionnement de produits; conditionnement manuel; emballeur; mise sous blister; mise en boîte; emballage des commandes; emballage des marchandises; filmage des palettes; conditionneuse; colisage; cerclage; agente de conditionnement; mise sous pli
Loading and unloading | chargement; déchargement; chargement et déchargement de camions; chargement et déchargement des camions; chargement de camions; déchargement de camions; déchargement des camions; chargement des camions; chargement et déchargement des marchandises; chargement et déchargement de marchandises; déchargement des marchandises; chargement des marchandises; chargement et déchargement du camion; arrimage des charges; sanglage; bâchage; calage et arrimage; arrimage des marchandises; bâchage et sanglage; sécurisation du chargement
Stock control | suivi des stocks; contrôle des stocks; suivi de stock; suivi du stock; gestion du stock; contrôle de stock; état des stocks; gestionnaire de stock; gestion et suivi des stocks; contrôle du stock; stocks et approvisionnements; gestion stock; gestion des stocks et des commandes; gestion des stocks et commandes
Stocktaking | réalisation d'inventaires; réalisation des inventaires; comptage des stocks; inventaire annuel; inventoriste; participation aux inventaires; inventaire des stocks
Stock rotation | rotation des stocks; rotation des produits; premier entré premier sorti; rotation des stocks et des produits; respect du FIFO
Date checking | contrôle des dates; dates de péremption; contrôle des DLC; dates limites de consommation; contrôle des dates de péremption; gestion des DLC; vérification des dates; DLC et DLUO; vérification des dates de péremption
Replenishment | réapprovisionnement; réapprovisionnement des stocks; réappro
Demand planning | planification des besoins; prévision de la demande; calcul des besoins; prévisions de consommation
Materials management | gestion des matières; gestion des matières premières; gestion du matériel; gestion de matériel
Delivery paperwork | bons de livraison; bordereaux de livraison; édition des bons de livraison; lettres de voiture; feuilles de route; établissement des bons de livraison; bordereaux d'expédition; documents de livraison; contrôle des bons de livraison; bordereau de livraison
Shipping documentation | documents d'expédition; documents de transport; documents douaniers; documents export; documents d'exportation; documentation export
Customs clearance | formalités douanières; déclarant en douane; opérations douanières; procédures douanières; déclarations douanières; réglementation douanière; transit et douane
Import and export | importation et exportation; exportations; importations; transactions internationales; opérations import-export; commerce extérieur; assistante import-export; opérations import et export
Freight forwarding | affrètement; commissionnaire de transport; transitaire; agent de transit; commission de transport; affréteuse; organisation de transports
Transport planning in logistics | planification des transports; exploitation transport; organisation des transports; agent d'exploitation transport; planification du transport; organisation du transport; exploitant transport; gestion des transports; exploitation des transports; gestion du transport; planification transport
Route planning | planification des tournées; organisation des tournées; optimisation des tournées; plan de tournée; gestion des tournées; préparation des tournées; itinéraires; préparation de la tournée
Transport and logistics | transport et logistique; transport-logistique; logistique et transport; logistique transport
Logistics | chaîne logistique; gestion logistique; flux logistiques; logisticien; technicien logistique; responsable logistique; gestion des flux; gestion de la logistique; organisation logistique; agent de logistique; supervision logistique; suivi logistique
HGV driving | chauffeur poids lourd; conduite de poids lourds; conducteur poids lourd; chauffeur routier; conducteur routier; poids lourds; chauffeur SPL; conduite poids lourd; conducteur routier de marchandises; routier; conducteur SPL; chauffeur PL; conduite d'un poids lourd; conduite super lourd; conducteur de poids lourds; conduite de camions; chauffeur super lourd; conducteur super poids lourd
Articulated lorry driving | semi-remorque; conduite de semi-remorque; ensemble articulé
Van driving | chauffeur VL; conduite de fourgon; conduite de véhicules utilitaires; véhicule utilitaire; fourgon; conduite de camionnette; camionnette; conduite VUL; chauffeur véhicule léger; conduite d'utilitaire; conduite de véhicules légers
Delivering goods | livreur; livraison de marchandises; livraison de colis; livraison à domicile; livraison aux clients; livraison des marchandises; livraison de repas; livreuse; livraison des colis; livraisons régionales
Postal deliveries | facteur?; distribution de courrier; distribution du courrier et des colis; factrice; agent de distribution courrier; distribution postale
Parcel sorting | tri de colis; tri des colis; agent de tri; tri du courrier et des colis; trieur de colis
Vehicle checks | entretien du véhicule; contrôle des véhicules; contrôle quotidien du véhicule; entretien courant du véhicule; contrôle de l'état du véhicule; vérification des niveaux
Tachograph | tachygraphe; disque chronotachygraphe; chronotachygraphe numérique; réglementation sociale européenne; temps de conduite et de repos; RSE transport; temps de conduite
Digital tachograph card | carte chronotachygraphe; carte conducteur à jour; carte conducteur numérique; carte de conducteur
Driver CPC | FIMO; FCO; FIMO marchandises; FCO marchandises; FIMO et FCO; FIMO FCO; FIMO voyageurs; FCO voyageurs; FCO à jour; CQC marchandises; passerelle marchandises
ADR licence | ADR de base; permis ADR; habilitation ADR; ADR citerne
Dangerous goods handling | matières dangereuses; transport de matières dangereuses; marchandises dangereuses; transport de marchandises dangereuses; produits dangereux; TMD matières dangereuses
Hazardous substances | produits chimiques dangereux; substances dangereuses; risque chimique; produits chimiques; manipulation de produits chimiques; manipulation de produits dangereux
Forklift licence | CACES 3; CACES 1 3 5; CACES R489; CACES 1; CACES chariot élévateur; CACES 5; CACES cariste; CACES R389; chariot élévateur; autorisation de conduite cariste; CACES catégories 1 3 5; CACES 1A; CACES R489 catégorie 3; CACES 1 et 3; CACES 1B; chariot frontal; conduite de chariots; conduite d'engins de manutention; CACES 3 et 5; CACES 1B 3 et 5; CACES R489 1 3 5
Reach truck licence | chariot à mât rétractable; mât rétractable; CACES 5 mât rétractable; R489 catégorie 5; CACES R489 catégorie 5
LLOP licence | transpalette électrique; CACES 1 transpalette; R489 catégorie 1; transpalette à conducteur porté; autoporté; CACES R489 catégorie 1A
Pallet truck operation | transpalette; tire-palette; transpalette manuel; gerbeur; tire-pal
Palletising | palettisation; mise sur palettes; mise en palette; palettisation des produits; montage de palettes; gerbage
RF scanner | douchette; scanner de codes-barres; terminal code-barres; lecteur code-barres; terminaux radio; PDA scanner; flashage; lecteur de code-barres; pistolet scanner; flasheuse; scan des colis; flashage des colis
Crane operation | pont roulant; grutier; conduite de grue; conduite de pont roulant; pontier; conducteur de grue; grue à tour; CACES grue; CACES grue à tour; CACES pont roulant; grue mobile
Lifting operations | opérations de levage; levage; élingage; levage et manutention; élingueur; levage de charges
Fleet management | gestion du parc automobile; parc automobile; gestion de parc automobile; flotte automobile; gestion de la flotte automobile; gestion de flotte automobile; suivi du parc automobile; gestion de la flotte; gestion du parc véhicules; gestion du parc de véhicules; gestionnaire de flotte
Bus and coach driving | conducteur de bus; chauffeur de bus; conducteur d'autobus; conducteur d'autocar; chauffeur de car; conducteur receveur; transport en commun; conduite de bus; conducteur de car; conduite d'autocar; transport de voyageurs; transport de personnes en commun; conducteur de transport en commun; machiniste receveur; conduite d'autobus; chauffeur d'autocar; transport interurbain
Taxi driving | chauffeur de taxi; chauffeur VTC; conducteur de taxi; chauffeur taxi; VTC
Chauffeur services | chauffeur de maître; chauffeur privé; voiturier
Removals | déménagement; déménageur
School transport | transport scolaire; ramassage scolaire
Airport operations | aéroportuaire; plateforme aéroportuaire
HGV Class 1 licence (C+E) | permis CE; permis EC; permis super lourd; permis C+E; permis SPL; permis C et CE; permis poids lourd EC; permis C et EC; permis super poids lourd
HGV Class 2 licence (C) | permis C; permis poids lourd; permis PL; permis C poids lourd
C1 licence | permis C1
PCV licence (D) | permis D; permis transport en commun; permis TC; permis D transport en commun
B+E trailer licence | permis BE; permis EB; permis B96; permis remorque; permis B+E
Motorcycle licence | permis A; permis moto; permis A2
Driving licence | permis de conduire B; permis B et véhicule; permis B et véhicule personnel; permis B valide; titulaire du permis B; permis voiture
Driver with own car | véhiculé; véhicule personnel; permis B véhiculé; véhiculée; voiture personnelle; moyen de locomotion; moyen de locomotion personnel
Tractor licence | permis tracteur; CACES tracteur
Cooking | cuisine?; cuisson; cuisinier; cuisinière; élaboration des plats; préparation des plats; cuisine traditionnelle; cuisson des viandes; cuisson des aliments; réalisation des plats; cuisine française; cuisine gastronomique; confection des plats; élaboration de plats; préparation de plats; cuisine chaude; cuisson des viandes et poissons; cuisine centrale; préparation et cuisson
Chef skills | second et chef de cuisine
Food preparation | épluchage; épluchage des légumes; préparation des légumes; préparation des entrées; préparation des entrées et desserts; préparation des aliments; taille des légumes; préparations froides; préparation d'entrées froides; préparation des ingrédients; garde-manger; plats froids; préparation de sandwichs; entrées froides; épluchage et taillage; préparation d'entrées et desserts; dressage des assiettes; dressage d'assiettes; dressage des plats; envoi des plats
Mise en place | mise en place de la salle; mise en place du restaurant; mise en place en cuisine; mise en place des tables; dressage et mise en place
Kitchen assistant | aide de cuisine; aide-cuisinier; aide-cuisinière; aide en cuisine; employé de cuisine; employée de cuisine; agent de restauration; agent polyvalent de restauration; employé polyvalent de restauration; employée polyvalente de restauration
Kitchen porter duties | plongeur; plongeuse; plonge batterie; plonge et nettoyage; plonge vaisselle
Washing up | lavage de la vaisselle; vaisselle; plonge et vaisselle; nettoyage de la vaisselle; laver la vaisselle
Kitchen cleaning | nettoyage de la cuisine; entretien de la cuisine; nettoyage du matériel de cuisine; nettoyage du plan de travail; nettoyage de cuisine; nettoyage des cuisines; entretien du matériel de cuisine; nettoyage du poste de travail en cuisine; nettoyage du matériel et des locaux
Kitchen management | encadrement de la brigade; management de brigade; organisation de la cuisine; gestion de la cuisine; responsable de cuisine; gestion de brigade; management de la brigade; management d'une brigade; gestion d'une brigade
Sous chef skills | second de cuisine
Commis chef | commis cuisinier
Menu planning | conception des menus; création de la carte; composition des menus; conception de menus; création des menus; élaboration des cartes; planification des menus; menus et cartes
Food safety | règles d'hygiène alimentaire; normes d'hygiène; hygiène et sécurité alimentaire; normes d'hygiène alimentaire; sécurité sanitaire des aliments; normes d'hygiène et de sécurité; hygiène en restauration; respect des normes d'hygiène; règles d'hygiène et de sécurité alimentaire; respect des règles d'hygiène alimentaire; hygiène et sécurité des aliments
HACCP | méthode HACCP; respect des normes HACCP; plan de maîtrise sanitaire; formation HACCP; règles HACCP
Food temperature checks | relevé des températures; contrôle des températures; relevés de température; respect de la chaîne du froid; contrôle de température
Food cost control | gestion des coûts matières; ratio matière; coût matière; calcul des coûts matières; fiches techniques cuisine
Catering | restauration rapide; service traiteur; restauration scolaire; cuisine collective; restauration d'entreprise; restauration?; cantine scolaire; restaurant d'entreprise; restauration hospitalière; self-service restauration; cuisine de collectivité; cantine; liaison froide
Food service | service au plateau; serveur; serveuse; service à l'assiette; service des plats; service de restaurant; service en restauration; service du petit-déjeuner; service des boissons; garçon de café; chef de rang; commis de salle; service des petits-déjeuners; service et salle; service salle; prise de commandes en salle; service des clients; service aux tables; serveur en restauration; service des repas en salle; service traiteur en salle; service de plats; serveuse en restauration
Serving meals | distribution des repas; service des repas; distribution de repas; service des plateaux-repas; distribution des plateaux; service du repas; service à la cantine
Table setting | dressage des tables; dresser les tables; dressage de tables; mise de table; préparation des tables
Clearing tables | débarrassage; débarrassage des tables; débarrasser les tables; débarrassage et nettoyage des tables
Bar work | service au bar; préparation de boissons; tenue du bar; serveur bar; service bar; gestion du bar; préparation des boissons; préparation des boissons chaudes; service de boissons
Barista skills | préparation du café; machine à café professionnelle
Cocktail making | réalisation de cocktails; création de cocktails; cocktails et boissons; préparation des cocktails; mixologie
Coffee machine | machine à café; percolateur
Wine knowledge | sommellerie; œnologie; conseil en vins; sommelier vins; accords mets et vins; service du vin; connaissance des vins; carte des vins
Hospitality | hôtellerie et restauration; secteur hôtelier
Hotel reception | réception d'hôtel; réceptionniste d'hôtel; réceptionniste tournant; réceptionniste en hôtellerie; accueil hôtelier; réception hôtelière
Guest relations | accueil des hôtes; relation clientèle hôtelière; accueil des clients à l'hôtel; conciergerie; accueil des vacanciers
Reservations | prise de réservations; réservations téléphoniques; traitement des réservations; prise des réservations; enregistrement des réservations
Check-ins | enregistrement des clients; arrivées et départs des clients; accueil et enregistrement des clients; arrivées et départs; check-in et check-out; enregistrement des arrivées
Hotel management | gestion hôtelière; management hôtelier; direction d'hôtel; directeur d'hôtel
Restaurant management | responsable de restaurant; gérant de restaurant; gestion d'un restaurant; directeur de restaurant; responsable de salle; gestion du restaurant; management de restaurant
Banqueting | banquets et séminaires; organisation de banquets; mariages et banquets
Night audit | réceptionniste de nuit; veilleur de nuit en hôtel; night-auditeur; réception de nuit
Housekeeping | femme de chambre; nettoyage des chambres; valet de chambre; gouvernante; service d'étage; remise en état des chambres; nettoyage de chambres; employée d'étage; gouvernante générale; ménage des chambres; employé d'étage; service en chambre; gouvernante d'étage; entretien de chambres
Baking | boulanger; panification; fabrication de pain; boulangère; cuisson du pain; fabrication du pain; viennoiseries; boulangerie-pâtisserie; ouvrier boulanger; CAP boulanger
Dough | pétrissage; préparation des pâtes à pain; façonnage; pétrissage et façonnage; préparation de la pâte; façonnage du pain
Pizza making | pizzaïolo; fabrication de pizzas; préparation de pizzas; confection de pizzas
Pastry | desserts et pâtisserie; pâtissière; entremets; tartes et entremets; pâtisseries; préparation des pâtisseries; tourier; CAP pâtissier
Dessert preparation | préparation des desserts; réalisation de desserts; confection de desserts; desserts à l'assiette; préparation de desserts; élaboration des desserts
Cake decorating | décoration de gâteaux; décors en pâte à sucre; décoration des gâteaux
Cake making | gâteaux; confection de gâteaux; gâteaux d'anniversaire; pièces montées
Confectionery | confiserie; chocolaterie; confiseur
Butchery | boucherie; boucher; découpe de viande; boucherie-charcuterie; découpe des viandes; désossage et découpe; charcuterie; bouchère; préparation de la viande; boucher charcutier; CAP boucher; charcutier
Boning | désossage; désossage des viandes; désosseur; parage; désossage et parage
Slaughtering | abattage; abattage d'animaux
Meat processing | transformation des viandes; transformation de la viande; industrie de la viande
Fish processing | filetage de poisson; préparation du poisson; transformation du poisson; filetage des poissons; préparation des poissons; écaillage
Dairy processing | transformation laitière; industrie laitière; produits laitiers; laiterie; technologie laitière
Cheese making | fabrication de fromages; fromagerie; fromager; fabrication du fromage; fabrication fromagère
Brewing | brasserie artisanale; brassage; brasseur; fabrication de bière
Winemaking | vinification; élaboration des vins; caviste vinification; travail en cave; travaux de cave; travaux de chai
Vineyard | travail de la vigne; taille de la vigne; vendanges; travaux de la vigne; ouvrier viticole; viticole; vigne; exploitation viticole; travaux viticoles; vigneron; domaine viticole; viticulteur; taille de vigne; palissage; ébourgeonnage; travaux en vert; attachage; liage
Food manufacturing | agroalimentaire; industrie agroalimentaire; production alimentaire; transformation alimentaire; industrie alimentaire; industries agroalimentaires; secteur agroalimentaire; production agroalimentaire; industries alimentaires
Food technology | technologie alimentaire; technologies alimentaires; génie alimentaire
Food science | sciences des aliments; sciences alimentaires
Tourism | tourisme; secteur touristique; BTS tourisme; office de tourisme; tourisme et loisirs; accueil touristique
Travel consultancy | agent de voyages; conseiller voyages; vente de voyages; agence de voyages; conseil en voyages; conseiller en séjour; vente de séjours; forfaits touristiques; conseillère voyages
Tour leading | accompagnateur touristique; accompagnement de groupes touristiques; accompagnateur de voyages; accompagnement de groupes
Tour guiding | guide touristique; visites guidées; guide conférencier; guide-conférencière; guide accompagnateur
Wedding planning | organisation de mariages
Cleaning | ménage; agent d'entretien; agent de nettoyage; travaux de nettoyage; nettoyage des locaux; agent de propreté; agent de service; entretien et nettoyage; propreté; entretien ménager; femme de ménage; agente d'entretien; employée de ménage; maintien de la propreté; propreté et hygiène; agent de propreté et d'hygiène; hygiène des locaux; entretien de locaux; agent de service hospitalier; nettoyage et entretien; nettoyage quotidien; employé de ménage; agent de ménage; nettoyage et désinfection; nettoyage et désinfection des locaux; technicien de surface; nettoyage de locaux
Office cleaning | nettoyage de bureaux; entretien de bureaux; nettoyage des bureaux; entretien des bureaux; ménage de bureaux; ménage des bureaux; entretien de bureau
School cleaning | nettoyage des écoles; entretien des écoles; nettoyage des salles de classe; entretien des salles de classe; nettoyage de classes; entretien d'école
Hospital cleaning | nettoyage hospitalier; nettoyage des chambres d'hôpital; ASH agent de service hospitalier; nettoyage en milieu hospitalier; nettoyage bloc opératoire; entretien des chambres des résidents; agent des services hospitaliers; nettoyage des chambres des patients; nettoyage des chambres des résidents
Industrial cleaning | nettoyage industriel; agent de nettoyage industriel; nettoyage d'ateliers
Deep cleaning | nettoyage en profondeur; grand nettoyage; remise en état des locaux; nettoyage approfondi; grand ménage; remise en état des sols
Washroom cleaning | nettoyage des sanitaires; entretien des sanitaires; nettoyage de sanitaires; désinfection des sanitaires; nettoyage et désinfection des sanitaires; lavage des sanitaires
Window cleaning | lavage de vitres; lavage des vitres; laveur de vitres; vitrerie nettoyage; nettoyage de vitres; nettoyage des vitres; lavage vitres; nettoyage vitres; nettoyage des surfaces vitrées
Carpet cleaning | nettoyage de moquettes; shampoing moquette; shampooing de moquette; shampouinage de moquettes
Floor care | entretien des sols; lavage des sols; décapage des sols; autolaveuse; monobrosse; lavage mécanisé; nettoyage des sols; décapage et mise en cire; autolaveuse et monobrosse; utilisation d'autolaveuse; décapage; utilisation de la monobrosse; lustrage; lavage et lustrage; lavage de sols; utilisation de l'autolaveuse; cristallisation des sols; balayage et lavage des sols
Vacuuming | passage de l'aspirateur; aspiration des sols; aspirateur; passer l'aspirateur
Mopping | lavage à plat; serpillière; balayage humide
Dusting | dépoussiérage; époussetage; dépoussiérage des surfaces; dépoussiérage des meubles; dépoussiérage du mobilier
Cleaning chemicals | produits d'entretien; produits de nettoyage; dosage des produits; produits ménagers; utilisation des produits d'entretien; produits détergents; dosage des produits d'entretien; utilisation de produits d'entretien
Linen and laundry | entretien du linge; blanchisserie; lingerie hôtelière; lavage du linge; lingère; linge; gestion du linge; changement des draps; tri du linge; buanderie; agent de blanchisserie; traitement du linge; pliage du linge; changement du linge de lit
Washing and ironing | lavage et repassage; lavage et repassage du linge; repassage et entretien du linge
Ironing and pressing | repassage; repassage du linge; repasseuse; repassage et pliage; repassage de vêtements; repasseur
Dry cleaning | nettoyage à sec; employé de pressing
Domestic cleaning | ménage à domicile; ménage chez les particuliers; entretien de maison; nettoyage de maisons; entretien de la maison; ménage chez des particuliers; ménage de la maison; ménage domicile; nettoyage du domicile
Builders' cleans | nettoyage de fin de chantier; nettoyage fin de chantier; remise en état après travaux; nettoyage après travaux
Waste handling | évacuation des déchets; vidage des poubelles; sortie des poubelles; évacuation des poubelles; gestion des poubelles; sortie des containers; vidage des corbeilles; évacuation des ordures
Waste management | gestion des déchets; traitement des déchets; gestion et traitement des déchets; valorisation des déchets; filière déchets
Recycling | recyclage; tri sélectif; tri des déchets; recyclage des déchets; tri et recyclage; collecte sélective; tri de déchets; valorisation et recyclage
Refuse collection | ripeur; collecte des déchets; éboueur; collecte des ordures ménagères; collecte d'ordures ménagères; rippeur; équipier de collecte; agent de collecte
Street cleansing | balayage des rues; nettoyage de la voirie; agent de propreté urbaine; propreté urbaine; nettoyage des rues; cantonnier; nettoyage urbain; balayeur
Caretaking | gardien d'immeuble; concierge d'immeuble; factotum; homme d'entretien; gardiennage d'immeuble; gardienne d'immeuble; homme toutes mains
Pest control | dératisation; désinsectisation; lutte contre les nuisibles; désinsectisation et dératisation; applicateur hygiéniste; 3D dératisation; désourisation
Facilities management | gestion des bâtiments; moyens généraux; gestion technique de bâtiment; responsable services généraux; gestion technique du bâtiment; gestion des services généraux; gestion technique des bâtiments; maintenance multitechnique
Property maintenance | entretien de bâtiments; maintenance des bâtiments; maintenance de bâtiment; travaux d'entretien; agent de maintenance des bâtiments; entretien du bâtiment; maintenance bâtiment; petits travaux; petits travaux d'entretien; agent de maintenance bâtiment; petits travaux de bricolage; bricolage; multiservices; travaux de bricolage; maintenance du bâtiment; travaux d'entretien courant; petit bricolage; petites réparations
Security guarding | agent de sécurité; surveillance de sites; sécurité privée; agent de surveillance; agent de prévention et de sécurité; carte professionnelle de sécurité; sécurité des biens et des personnes; maître-chien; surveillance et gardiennage; surveillance générale; CQP APS; agent cynophile; agent de sécurité privée; sécurité des personnes et des biens; agent de prévention; prévention et sécurité; CQP agent de prévention et de sécurité; surveillance humaine; agent de gardiennage; surveillance des locaux; carte professionnelle agent de sécurité; APS agent de prévention; agente de sécurité; vigile; surveillance magasin
Patrols | rondes de surveillance; rondes; rondes de sécurité; rondes de nuit; rondier; rondes de contrôle; rondes intérieures et extérieures; rondes de prévention
Access control duties | contrôle d'accès; contrôle des accès; contrôle des entrées; contrôle des entrées et sorties; filtrage des entrées; contrôle d'accès et filtrage; filtrage; contrôle des badges; contrôle d'accès des personnes; contrôle des accès et filtrage
CCTV monitoring | télésurveillance; surveillance vidéo; vidéoprotection; opérateur vidéo; opérateur de vidéosurveillance; surveillance par vidéo; écrans de contrôle; opérateur vidéoprotection; poste central de sécurité; PC sécurité
Alarm response | levée de doute; intervention sur alarme; traitement des alarmes; gestion des alarmes
Event security | sécurité événementielle; palpation de sécurité; sécurité des événements; sécurité d'événements
Searching people | fouille des sacs; inspection visuelle des bagages; inspection des bagages; fouille de sacs; inspection visuelle des sacs
Close protection | protection rapprochée; garde du corps; agent de protection rapprochée; protection des personnalités
Cash in transit | transport de fonds; convoyeur de fonds
Evacuation procedures | =évacuation; =Évacuation; évacuation des personnes; procédures d'évacuation; exercices d'évacuation; évacuation du public
Incident report writing | main courante; rédaction de rapports d'incidents; tenue de la main courante; rapports d'incident; rédaction de main courante; compte rendu d'incident
Key holding | gestion des clés; remise des clés; remise de clés
De-escalation | désamorçage des conflits; prévention des conflits; apaisement des conflits
Policing | police nationale; gendarmerie; police municipale; policier municipal; gardien de la paix; gendarme; agent de police municipale; policier; adjoint de sécurité; gendarme adjoint volontaire; forces de l'ordre
Prison officer work | surveillant pénitentiaire; administration pénitentiaire; milieu carcéral; surveillante pénitentiaire; surveillant de prison
Electrical installation | installation électrique; électricité du bâtiment; électricien du bâtiment; électricien; pose d'appareillage électrique; électricité bâtiment; tirage de câbles; passage de câbles; pose de goulottes; pose de chemins de câbles; chemins de câbles; électricité générale; courant fort; courants forts et faibles; électricité tertiaire; électricité industrielle; installation électrique domestique; mise aux normes électriques; câblage électrique; électricité; électricien bâtiment; électricien industriel; courant fort et courant faible; raccordements électriques; pose d'appareillages; câblage; saignées et encastrement; mise aux normes
Electrical competent person | habilitation électrique; habilitation électrique BR; habilitations BR B2V; B1V B2V BR; habilitation électrique B2V; habilitation électrique BR B2V; habilitation B0; habilitation électrique B1V; habilitations électriques B1V B2V
Electrical testing and inspection | contrôle des installations électriques; vérification des installations électriques; consuel; mesures électriques
Electrical fault finding | dépannage électrique; recherche de pannes électriques; diagnostic électrique; dépannage d'installations électriques
Electrical maintenance | entretien électrique; entretien des installations électriques; maintenance des installations électriques; électrotechnicien de maintenance
Fault finding | détection de pannes; diagnostic des pannes; détection des pannes; diagnostic et dépannage
Control panel wiring | armoires électriques; câbleur; montage d'armoires électriques; câblage de coffrets électriques; câbleuse; coffrets électriques; câblage armoires électriques
Distribution boards | pose de tableaux électriques; TGBT; montage de tableaux électriques; coffrets de distribution
Structured cabling | câblage informatique; fibre optique; tirage de fibre optique; raccordement fibre optique; raccordement fibre; réseaux VDI; câblage réseau; soudure fibre optique; raccordement de fibre optique; technicien fibre optique; câblage réseaux
Lighting installation | éclairage public; pose de luminaires; installation d'éclairage; éclairage; pose d'éclairage; installation de luminaires
Emergency lighting | éclairage de sécurité; BAES; blocs de secours
Earthing | mise à la terre; mise à la terre des installations; prise de terre
Fire alarm systems | systèmes de sécurité incendie; SSI sécurité incendie; systèmes de détection incendie
Intruder alarm systems | systèmes d'alarme; alarmes intrusion; alarme anti-intrusion; systèmes anti-intrusion; installation d'alarmes; pose d'alarmes; systèmes d'alarme intrusion
CCTV installation | installation de vidéosurveillance; pose de caméras; installation de caméras; systèmes de vidéosurveillance; pose de caméras de surveillance
Door entry systems | interphonie; interphones; visiophonie; interphonie et visiophonie
Automated gates | portails automatiques; motorisation de portails; automatismes de portail
Smart home installation | domotique; installation domotique
Solar PV installation | photovoltaïque; panneaux photovoltaïques; panneaux solaires; installation photovoltaïque; pose de panneaux solaires; pose de panneaux photovoltaïques; solaire photovoltaïque
Heat pumps | pompes à chaleur; PAC pompe à chaleur; installation de pompes à chaleur
Renewable energy | énergies renouvelables; énergie renouvelable; énergies nouvelles
Wind energy | énergie éolienne; éolien; éoliennes; parc éolien
Energy management | gestion de l'énergie; management de l'énergie; maîtrise de l'énergie; gestion énergétique
Energy efficiency | efficacité énergétique; performance énergétique; rénovation énergétique; audit énergétique; économies d'énergie; maîtrise des consommations énergétiques
EPC | diagnostic de performance énergétique; DPE; diagnostics immobiliers
Plumbing | plombier; plomberie sanitaire; installations sanitaires; plombier-chauffagiste; plomberie-chauffage; travaux de plomberie; plomberie et chauffage
Pipework | canalisations; pose de canalisations; tuyaux; pose de tuyauterie; réseaux de canalisations; tuyauteries
Pipefitting | tuyauteur; tuyauterie industrielle; tuyauterie; tuyauteur-soudeur; isométrique tuyauterie; tuyauterie inox
Leak detection | recherche de fuites; détection de fuites; réparation de fuites; fuites d'eau
Drainage work | assainissement; réseaux d'assainissement; débouchage de canalisations; débouchage; raccordement au tout-à-l'égout; assainissement collectif
Sanitary ware | pose de sanitaires; appareils sanitaires; pose d'appareils sanitaires; robinetterie; installation de sanitaires; équipements sanitaires; sanitaires pose
Central heating systems | installations de chauffage; chauffage central; chauffagiste; systèmes de chauffage; plancher chauffant; chauffage; génie climatique et chauffage; montage de chauffage
Boiler servicing | entretien de chaudières; entretien des chaudières; dépannage de chaudières; ramonage; entretien chaudière; maintenance de chaudières; entretien et dépannage de chaudières
Boiler installation | pose de chaudières; installation de chaudières; chaudières; chaudières gaz
Radiators | radiateurs; pose de radiateurs
Gas installation | installations gaz; raccordement gaz; installations de gaz
Bathroom fitting | rénovation de salles de bains; pose de salles de bains; création de salles de bains; installation de salles de bains; rénovation salle de bain; aménagement de salles de bains
HVAC | CVC; chauffage ventilation climatisation; CVC génie climatique; froid et climatisation; génie thermique et climatique; chauffage climatisation
Air conditioning | climatisation; climatiseurs; pose de climatiseurs; climatisation réversible; pose de climatisation; installation de climatisation; climaticien; frigoriste climatisation
Ventilation | ventilation mécanique contrôlée; ventilation mécanique des bâtiments; pose de VMC
Ductwork | gaines de ventilation; pose de gaines; réseaux aérauliques
Refrigeration | froid industriel; frigoriste; froid commercial; technicien frigoriste; chambres froides; installations frigorifiques; frigoriste monteur; technique frigorifique; froid commercial et industriel
F-Gas certificate | attestation de capacité fluides frigorigènes; attestation d'aptitude fluides frigorigènes; manipulation des fluides frigorigènes; fluides frigorigènes; habilitation fluides frigorigènes; attestation fluides frigorigènes
Carpentry | charpente; menuisier; charpentier; charpente bois; menuiserie bois; pose de menuiseries; menuisier poseur; charpentier bois; menuiserie agencement; menuisier agenceur; charpente traditionnelle; travaux de menuiserie; menuiserie intérieure; menuiserie intérieure et extérieure; ossature bois; charpente et menuiserie; pose de charpente; agencement et menuiserie
Woodwork | travail du bois; travaux du bois; usinage du bois; transformation du bois; ouvrage en bois; débit du bois; façonnage du bois
Woodworking machinery | machines à bois; scie à panneaux; toupie; dégauchisseuse; raboteuse; scie à ruban; machines-outils bois; scie à format; toupie et raboteuse; scierie
Furniture making | ébénisterie; ébéniste; fabrication de meubles; fabrication de mobilier; meubles sur mesure; menuiserie d'ameublement
Furniture assembly | montage de meubles; assemblage de meubles; monteur de meubles; montage de mobilier; montage meubles
Kitchen fitting | pose de cuisines; cuisiniste; installation de cuisines; poseur de cuisines; montage de cuisines; agencement de cuisines; pose de cuisines et salles de bains
Fitting doors | pose de portes; pose de portes et fenêtres; pose de portes intérieures; pose de blocs-portes
Windows and doors | portes et fenêtres; fenêtres; pose de fenêtres; menuiseries extérieures; menuiserie aluminium; menuiserie PVC; menuiserie alu; pose de menuiseries extérieures; pose de fenêtres et portes; menuisier aluminium; menuiserie aluminium et PVC; volets roulants; pose de volets; pose de volets roulants; stores et volets
Locksmith | serrurerie; serrurier; serrurier-métallier; dépannage serrurerie; ouverture de portes; pose de serrures
Metal fabrication | métallier; ferronnerie; métallerie-serrurerie; serrurerie-métallerie; ferronnier; chaudronnerie; chaudronnier; tôlerie; construction métallique; tôlier; chaudronnier soudeur; tôlerie industrielle; charpente métallique; assemblage métallique; chaudronnerie inox; chaudronnerie industrielle
Staircase manufacture | fabrication d'escaliers; escaliers; pose d'escaliers
Flooring installation | pose de parquet; pose de sols souples; revêtements de sols; solier-moquettiste; pose de revêtements de sol; sols souples; pose de sols; solier; pose de revêtements; pose de moquette; parqueteur; pose de lino
Tiling | carreleur; pose de carrelage; faïence; pose de faïence; carrelage et faïence; carrelage mural; pose de carrelage et faïence; chape et carrelage; carreleur mosaïste
Bricklaying | maçon; montage de murs; maçonnerie générale; pose de parpaings; élévation de murs; montage de murs en parpaings; pose de briques; murs en parpaings; maçon coffreur; travaux de maçonnerie; petite maçonnerie; ouvrages en maçonnerie; maçonnerie traditionnelle; maçonnerie gros œuvre; montage de parpaings; montage de cloisons en briques; ouvrier maçon; cloisons en briques
Pointing | rejointoiement; jointoiement; joints de maçonnerie; joints de briques
Stonemasonry | tailleur de pierre; taille de pierre; murs en pierre; maçonnerie en pierre; marbrerie; marbrier; pierre de taille; pose de pierres
Plastering | plâtrier; enduits; application d'enduits; plâtre; enduits de façade; enduiseur; plâtrerie et enduits; plâtrier plaquiste; enduits intérieurs; enduits intérieurs et extérieurs; enduits de lissage; projection d'enduit; enduit à la chaux
Rendering | ravalement; ravalement de façade; façadier; crépi; enduits extérieurs; ravaleur; crépis; façade et ravalement; crépissage
External wall insulation | isolation thermique par l'extérieur; =ITE; isolation par l'extérieur; isolation extérieure; ITE isolation; bardage et isolation extérieure
Insulation installation | isolation thermique; pose d'isolation; isolation phonique; isolation des combles; isolation thermique et phonique; pose d'isolants; calorifugeage; calorifugeur; laine de verre; isolation intérieure; isolant thermique; isolation et plâtrerie; travaux d'isolation
Structural waterproofing | étanchéité; étancheur; étanchéité de toitures; étanchéité toiture terrasse; travaux d'étanchéité; membranes d'étanchéité; étanchéité des toitures-terrasses; étanchéité de terrasses; étancheur-bardeur
Dry lining | plaquiste; plaques de plâtre; placo; pose de placo; cloisons sèches; pose de plaques de plâtre; pose de cloisons; placoplâtre; pose de Placoplatre; cloisons; montage de cloisons; cloisons en placo; plaquiste jointeur; bandes et joints; pose de bandes; cloisons placo; cloisons et doublages; doublages et cloisons
Suspended ceilings | faux plafonds; plafonds suspendus; pose de faux plafonds; plafond suspendu
Screeding | ragréage; coulage de chape; chape liquide; réalisation de chapes; chapiste
Painting and decorating | peintre en bâtiment; peinture intérieure; travaux de peinture; peinture et décoration; peinture bâtiment; peinture intérieure et extérieure; peintre décorateur; peintre en décor; peinture décorative; peintre bâtiment; peinture murale intérieure; travaux de peinture intérieure; lessivage et peinture; peintre façadier; peintre intérieur; peinture façade; peintures
Wallpapering | papier peint; pose de papier peint; tapisserie murale; toile de verre; pose de toile de verre; revêtements muraux; pose de tapisserie; pose de revêtements muraux
Roofing | couverture zinguerie; toiture; couvreur; charpente-couverture; couvreur-zingueur; pose de tuiles; réfection de toiture; réparation de toitures; pose de toiture; couverture tuiles; tuiles et ardoises; couverture?; travaux de toiture; zinguerie
Guttering | gouttières; pose de gouttières; chéneaux; zinguerie et gouttières
Glazing | vitrerie; vitrier; pose de vitrages; miroiterie; pose de vitres; vitrages; double vitrage; miroitier; remplacement de vitres; remplacement de vitrages
Cladding installation | bardage; pose de bardage; bardeur; bardage métallique; bardage bois
Scaffolding | échafaudage; montage d'échafaudages; échafaudeur; monteur échafaudeur; R408; monteur en échafaudages; montage et démontage d'échafaudages
Groundworks | VRD; voirie et réseaux divers; voirie; travaux publics; fondations; tranchées; pose de réseaux; réseaux enterrés; constructeur VRD; TP travaux publics; ouvrier VRD; canalisateur VRD; ouvrier TP; fouilles et fondations; réseaux secs et humides; génie civil et travaux publics; réalisation de tranchées; travaux de VRD
Excavation | terrassement; travaux de terrassement; fouilles; terrassier; fouilles en rigole; terrassement et fondations; terrassement et VRD; terrassement et nivellement
Earthworks | mouvement de terres; remblais; déblais et remblais; remblai; remblaiement; compactage; déblai remblai; remblayage; terrassement en masse
Drain laying | pose de canalisations d'assainissement; canalisateur; pose de réseaux d'assainissement; pose de tuyaux d'assainissement
Concreting | coulage de béton; bétonnage; bétonnier; dalles béton; coulage béton; coulage de dalles; coulage du béton; dalles; ouvrages en béton armé; mise en œuvre du béton; fabrication du béton; ouvrages en béton; coffrage et coulage
Formwork | coffrage; coffreur; coffreur-bancheur; banches; coffrage bois; coffreur boiseur; bancheur; coffrage traditionnel; décoffrage; coffrage et ferraillage; coffrage-décoffrage; coffrage et décoffrage
Steel fixing | ferraillage; ferrailleur; pose d'armatures; pose de ferraillage; pose d'armatures métalliques; armature béton; façonnage d'armatures
Block paving | pavage; pose de pavés; pavés et bordures; dallage; paveur; pose de dalles; pavage et dallage; pose de pavage; pose de dallage
Kerb laying | pose de bordures; bordures; pose de bordures et caniveaux; bordures et caniveaux; pose de bordures de trottoir
Road construction | construction de routes; travaux routiers; voirie routière; construction routière; travaux de voirie; route et voirie; voiries; réfection de voirie; chaussées; entretien des routes; routes et voiries; ouvrier routier
Asphalting | enrobé; application d'enrobés; tireur au râteau; enrobé à chaud; pose d'enrobé; mise en œuvre d'enrobés; bitume; finisseur; enrobés bitumineux; goudronnage
Demolition | démolisseur; travaux de démolition; dépose et démolition; démolition de cloisons
Asbestos removal | désamiantage; amiante; retrait d'amiante; opérateur désamiantage; amiante sous-section 4; amiante sous-section 3; SS4 amiante; SS3 amiante; amiante SS4; formation amiante
Excavator operation | conducteur de pelle; conduite de pelle mécanique; pelleteur; mini-pelle; pelle hydraulique; conducteur d'engins; conduite d'engins; conduite d'engins de chantier; CACES pelle; pelle mécanique; CACES R482; conducteur d'engins de chantier; pelle à pneus; conduite de mini-pelle; pelle à chenilles; engins de chantier; tractopelle; CACES mini-pelle; conduite de pelle; engins de terrassement; CACES engins de chantier; CACES R372
Loading shovel | chargeuse; conduite de chargeuse; chargeur sur pneus; chargeuse sur pneus; conducteur de chargeuse
Dumper operation | dumper chantier; conduite de dumper; tombereau; tombereaux
MEWP operation | nacelle?; CACES nacelle; R486; nacelle élévatrice; conduite de nacelle; CACES R486; plateforme élévatrice; CACES R386; nacelle télescopique
Telehandler operation | chariot télescopique; télescopique; CACES télescopique; manuscopique; CACES 9; CACES R482 F; R482 catégorie F; chariot élévateur télescopique
General labouring | aide maçon; manœuvre bâtiment; ouvrier polyvalent; ouvrier du bâtiment; manœuvre de chantier; ouvrier de chantier; manœuvre TP; manœuvre gros œuvre; manœuvre en bâtiment; homme à tout faire; aide de chantier
Construction | bâtiment; gros œuvre; secteur du bâtiment; second œuvre; bâtiment et travaux publics; secteur BTP; construction de bâtiments; construction de maisons; tous corps d'état; TCE tous corps d'état; chantiers; bâtiment gros œuvre; construction de maisons individuelles; métiers du bâtiment
Refurbishment | rénovation; travaux de rénovation; rénovation intérieure; rénovation d'appartements; rénovation de bâtiments; rénovation de maisons; rénovation de logements; réhabilitation de bâtiments; rénovation complète; rénovation tous corps d'état; rénovation de l'habitat
Historic buildings | bâtiments anciens; restauration du patrimoine; restauration de bâtiments anciens; restauration de monuments historiques
Site management | suivi de chantier; chef de chantier; gestion de chantier; suivi des travaux; encadrement de chantier; suivi des chantiers; suivi du chantier; réunions de chantier; conduite de chantier; organisation de chantier; coordination de chantier; coordination des travaux; surveillance de chantier; coordination de travaux; visites de chantier; gestion des chantiers; conduite des travaux; organisation du chantier; pilotage de chantier; suivi d'exécution des travaux; suivi de l'exécution des travaux; compte rendu de chantier; suivi et coordination des travaux; comptes rendus de chantier; OPC ordonnancement pilotage coordination; coordination des chantiers; suivi et contrôle des travaux
Construction management | maîtrise d'œuvre; maîtrise d'ouvrage; assistance à maîtrise d'ouvrage; direction de travaux; maître d'œuvre; direction des travaux; maître d'ouvrage; AMO maîtrise d'ouvrage; maîtrise d'œuvre d'exécution; maître d'œuvre d'exécution
CDM Regulations | coordination SPS; coordinateur SPS; PPSPS; plan particulier de sécurité; PGC sécurité chantier
Site clearance | installation de chantier; nettoyage de chantier; repli de chantier; installation du chantier; rangement du chantier; nettoyage du chantier
Setting out | traçage; implantation d'ouvrages; traçage et implantation; implantation des ouvrages; lecture de plans et traçage; implantation et traçage
Levelling | nivellement; mise à niveau; niveau laser; laser de chantier; réglage de niveaux
Land surveying | topographie; géomètre; géomètre-topographe; levés topographiques; relevés topographiques; topographe; bornage; métreur topographe; levers topographiques; géomètre-expert; plans topographiques; géomatique et topographie
Quantity surveying | =métré; =métrés; =Métré; =Métrés; quantitatifs; métré et chiffrage; économie de la construction; avant-métré; économiste de la construction; métré tous corps d'état; métreuse; réalisation de métrés; métrés et quantitatifs; étude de prix; situations de travaux; décompte général définitif; métreur économiste; suivi des situations de travaux
Estimating | étude de prix et devis; estimation des coûts; estimation des travaux; estimation financière des travaux; chiffrage de projets; chiffrage de travaux; estimations de coûts; chiffreur; chiffrage des travaux; chiffrage de chantiers
Construction programming | planification des travaux; planning de travaux; planning de chantier; planification de chantier; planning des travaux; planning d'exécution; planification de travaux; planning chantier
Structural engineering | calcul de structures; ingénierie des structures; dimensionnement des structures; structures métalliques; génie civil structures; bureau d'études structures; dimensionnement de structures; résistance des matériaux; ingénieur structure; calcul des structures; =RDM; descente de charges; stabilité des structures; calculs de stabilité; calcul structurel; charpente métallique calcul
Reinforced concrete design | béton armé; dimensionnement béton armé; structures en béton armé; calcul béton armé; plans de ferraillage; béton armé et précontraint; béton précontraint; plans de coffrage et ferraillage; dimensionnement en béton armé; note de calcul béton armé; plans de coffrage
Geotechnical engineering | géotechnique; mécanique des sols; études de sol; études géotechniques; géotechnicien
Architecture | conception architecturale; projets architecturaux; architecte DPLG; projet architectural; architecte d'intérieur et bâtiment; conception de projets architecturaux; architecture et urbanisme; diplôme d'État d'architecte; architecte HMONP; agence d'architecture; cabinet d'architecture
Construction drawings | plans d'exécution; plans de construction; dessins d'exécution; plans d'exécution et de détail; dossiers d'exécution; plans EXE; plans architecturaux; plans d'architecte; plans de détail; plans d'architecture; élaboration de plans; plans de bâtiment; DOE plans; plans de récolement; réalisation de plans; réalisation des plans; élaboration des plans
Reading construction drawings | lecture de plans de construction; lecture des plans; lire un plan; lecture de plans d'exécution; lecture de plans bâtiment; interprétation de plans
Reading engineering drawings | lecture de plans industriels; lecture de dessins techniques; lecture de plans mécaniques; lecture du dessin industriel; lecture de dessin industriel; lecture de plans de fabrication
Reading electrical drawings | lecture de schémas électriques; schémas électriques; lecture des schémas électriques; lecture de plans électriques; lecture de plans et schémas électriques; lecture schémas électriques
Technical drafting | dessinateur; dessinateur-projeteur; dessin bâtiment; dessinatrice; dessinateur industriel; dessin de bâtiment; dessin assisté par ordinateur; =DAO; dessinateur en bâtiment; CAO-DAO; dessinateur bâtiment; dessin de plans; projeteur; dessin en bâtiment
CAD | conception assistée par ordinateur; CAO; logiciels de CAO; dessin CAO
Town planning | urbanisme; urbaniste; aménagement du territoire; aménagement urbain; planification urbaine; plan local d'urbanisme; PLU urbanisme; documents d'urbanisme; droit des sols; projets urbains; développement territorial; instruction des autorisations d'urbanisme
Planning permission | déclarations préalables; dossiers de permis de construire; dépôt de permis de construire; autorisations d'urbanisme; demande de permis de construire; déclarations préalables de travaux; montage de permis de construire
Snagging | levée des réserves; levée de réserves; réception de travaux; opérations préalables à la réception; réception des travaux; réception de chantier; réception des ouvrages; OPR réception
Working at height certificate | formation travail en hauteur; habilitation travail en hauteur; port du harnais
Mechanical engineering | mécanique; mécanique générale; génie mécanique et productique; études mécaniques
Electrical engineering | électrotechnique; électrotechnicien; ingénierie électrique; bac pro électrotechnique; BTS électrotechnique
Electronic engineering | électronique; électronicien; génie électronique; électronique embarquée; électronique de puissance; électronique industrielle
Mechatronics | mécatronique
Electromechanical | électromécanique; électromécanicien
Industrial automation | automatisation; automaticien; automatismes industriels; automatique et informatique industrielle; informatique industrielle; automatisation industrielle
Control systems | asservissement; instrumentation et régulation; automatique?; régulation et asservissement; contrôle-commande; supervision industrielle
PLC programming | automates Siemens; programmation d'automates programmables; automates industriels; API automates
Hydraulics and pneumatics | pneumatique industrielle; hydraulique et pneumatique; systèmes hydrauliques; pneumatique et hydraulique; circuits hydrauliques; hydraulique industrielle
Chemical engineering | génie chimique; génie des procédés; ingénierie chimique
Process engineering | ingénierie des procédés; procédés industriels; ingénieur procédés; génie des procédés industriels
Industrial engineering | génie industriel; ingénierie industrielle
Thermodynamics | thermodynamique; thermique
Fluid mechanics | mécanique des fluides
Materials engineering | science des matériaux; génie des matériaux; matériaux métalliques
Aerospace engineering | génie aérospatial; ingénierie aéronautique; aéronautique et spatial
Product design | conception produit; design produit
Machine design | conception de machines spéciales; machines spéciales
Machine building | montage de machines; assemblage de machines; monteur de machines; montage de machines spéciales
Jigs and fixtures | outillages de montage; gabarits; montages d'usinage
Welding | soudeur; travaux de soudure; soudeuse; soudage semi-auto; soudeur industriel; procédés de soudage
MIG welding | soudure MIG; soudage MIG; soudure semi-automatique; soudure MAG; soudage MIG-MAG; soudure MIG/MAG; soudage semi-automatique; soudeur MIG; soudure semi-auto; soudeur semi-auto; soudage MAG
TIG welding | soudure TIG; soudage TIG; soudeur TIG; soudure à l'argon; soudure TIG inox
MMA welding | soudure à l'arc; soudage à l'arc; électrode enrobée; soudure à l'électrode; soudage à l'électrode enrobée; soudure ARC; soudure électrode enrobée; soudeur à l'arc
Spot welding | soudure par points; soudage par points; soudage par résistance
Oxy-acetylene | soudure oxyacétylénique; oxycoupage; chalumeau; soudure au chalumeau; brasage au chalumeau
Brazing | brasage; brasure; brasage fort
Coded welder | licences de soudage; qualification de soudeur; licences de soudure; qualifications de soudage
Weld inspection | contrôle des soudures; contrôle de soudure; contrôle des soudures visuel
Plasma cutting | découpe plasma; découpage plasma; coupage plasma
Laser cutting | découpe laser; découpage laser; coupe laser
Press brake operation | pliage; presse plieuse; plieuse; plieur; cintrage; pliage de tôle; pliage et cintrage; pliage sur commande numérique
Polishing and deburring | ébavurage; polissage; ébarbage; polisseur; ponçage et polissage; finition et polissage
Grinding | meulage; rectifieur; affûtage; ponçage; meuleuse
Drills and grinders | perceuse et meuleuse; perceuses
Machining | usineur; productique; usinage conventionnel; machines-outils; opérateur d'usinage; technicien d'usinage; usinage sur machines conventionnelles; pièces mécaniques; usinage de pièces; usinage de pièces mécaniques
Turning | tournage; tourneur; tour conventionnel; tourneur-fraiseur; tour parallèle; tournage conventionnel; tournage et fraisage; tournage traditionnel
Milling | fraisage; fraiseur; fraiseuse; fraisage conventionnel; fraiseuse conventionnelle; fraisage traditionnel
CNC machining | commande numérique; machines à commande numérique; opérateur sur commande numérique; usinage sur commande numérique; opérateur commande numérique; MOCN; machines-outils à commande numérique; usinage CN; opérateur CN; régleur commande numérique; conducteur de machines à commande numérique
CNC turning | tour à commande numérique; tournage CN; tournage sur commande numérique; tournage numérique; tourneur CN; tour numérique; tourneur sur commande numérique
CNC milling | fraisage CN; fraiseur CN; fraisage numérique; fraiseuse à commande numérique; fraiseur sur commande numérique; fraisage sur commande numérique
CNC programming | programmation CN; programmation de commande numérique; programmation ISO; programmation FAO; FAO?; programmation commande numérique; programmeur CN
Machine setting | réglage de machines; réglage des machines; régleur; réglages machines; mise au point de machines; monteur-régleur; préparation et réglage des machines
Tool changeovers | changement d'outils; changement de série; changements de format; changement d'outillage
Working with machinery | conduite de machines; opérateur sur machine; conducteur de machine; opérateur machine; machiniste; conduite de machines industrielles; conducteur machine; conduite d'équipements industriels; surveillance des machines; alimentation des machines; approvisionnement des machines; alimentation machine
Production operation | opérateur de production; agent de production; agent de fabrication; ouvrier de production; travail en production; opérateur de fabrication; opératrice de production; agente de production; fabrication industrielle; opérateur polyvalent de production; agent de production industrielle; opérateur polyvalent
Production line | ligne de production; travail à la chaîne; conducteur de ligne; conduite de ligne; conduite de ligne de production; pilote de ligne; conducteur de ligne de production; chaîne de production; travail en chaîne
Packaging line | ligne de conditionnement; conducteur de ligne de conditionnement
Assembly line | chaîne de montage; ligne d'assemblage; ligne de montage; chaîne d'assemblage; montage à la chaîne
Mechanical assembly | montage mécanique; assemblage mécanique; monteur mécanicien; assemblage de pièces; opérateur de montage; monteur-assembleur; montage et assemblage; assemblage de composants; assemblage et montage; ajustage; ajusteur monteur; ajustage montage; montage de sous-ensembles; ajusteur; opérateur d'assemblage; assembleur; montage industriel
Electronic assembly | montage électronique; câblage électronique; assemblage de cartes électroniques; câblage de cartes électroniques; composants électroniques; cartes électroniques; câbleur électronique
Soldering | soudure électronique; soudure à l'étain; brasage de composants; soudure étain; brasage tendre; soudure de composants électroniques
Factory work | usine; ouvrier d'usine; travail en usine; ouvrier; ouvrière; ouvrier spécialisé; manœuvre industrie; ouvrier industriel
Quality control | contrôleur qualité; autocontrôle; contrôle final; contrôle de conformité; contrôle de qualité; contrôle qualité des produits; contrôle des pièces; technicien qualité; contrôle de pièces
Visual inspection | contrôle visuel; inspection visuelle; contrôle d'aspect
Measuring instruments | instruments de mesure; appareils de mesure; outils de mesure; contrôle dimensionnel; moyens de mesure
Micrometers and verniers | pied à coulisse; palmer; pied à coulisse et micromètre; pied à coulisse et palmer
Metrology | métrologue
Non-destructive testing | contrôles non destructifs; ressuage; magnétoscopie; ultrasons CND
Production planning | planification de la production; ordonnancement; planning de production; ordonnancement de la production; GPAO; gestion de la production; lancement en production; ordonnancement et lancement; agent d'ordonnancement; MRP et GPAO; ordonnancement-lancement
Production management | responsable de production; direction de production; chef d'atelier; direction d'usine; directeur d'usine; responsable d'atelier; gestion d'atelier; management de la production
Production supervision | chef d'équipe de production; chef d'équipe; encadrement d'équipe de production; animation d'équipe de production; chef de ligne; agent de maîtrise; management d'équipe de production
Production records | fiches de production; suivi de production; enregistrement de production; dossier de lot; traçabilité de la production
Traceability | traçabilité; traçabilité des produits
Work instructions | modes opératoires; fiches d'instructions; instructions de travail; instructions de fabrication; gammes de fabrication; gammes opératoires
Standard operating procedures | procédures internes; rédaction de procédures; mise en place de procédures; rédaction des procédures
Injection moulding | injection plastique; plasturgie injection; presses à injecter; presse à injection
Plastics manufacturing | plasturgie; plasturgiste; transformation des matières plastiques; transformation plastique
Extrusion | extrusion plastique; extrudeur
Metal casting | fonderie; fondeur; moulage de métaux; coulée de métaux
Forging | forgeron; forgeage; estampage
Toolmaking | outillage; outilleur; outilleur mouliste; fabrication d'outillages; mouliste; ajusteur-outilleur
Heat treatment | traitement thermique; trempe
Electroplating | galvanoplastie; traitement de surface; anodisation; zingage
Spray painting | peinture au pistolet; peinture industrielle; peintre industriel; pistolage; peinture par pulvérisation; laquage; peintre au pistolet
Powder coating | thermolaquage; peinture poudre; peinture époxy poudre
Sandblasting | sablage; grenaillage; sableur; sablage et grenaillage; microbillage
Wood finishing | vernissage; vernis; finition bois; lasure; ponçage et vernissage
Printing | imprimerie; impression offset; imprimeur; sérigraphie; impression numérique; conducteur offset; arts graphiques impression; conducteur de machine offset; industries graphiques; presse numérique; flexographie
Bookbinding | reliure; façonnage papier; brochage; massicot; relieur; finition reliure
Sewing | couture; couturière; piquage; machine à coudre; mécanicienne en confection; couturier; piqueuse; travaux de couture; confection textile; confection de vêtements; piqueuse plat; surjeteuse
Tailoring | tailleur sur mesure; couture sur mesure; confection sur mesure; haute couture; tailleur homme
Garment alterations | retoucheuse; retouches de vêtements; couture et retouches; ourlets; retoucheur
Pattern cutting | modélisme; modéliste; patronniste; patronage et gradation; coupe et patronage; patronnière-gradeuse
Fabric cutting | coupe de tissus; coupe textile; coupeur; coupeuse; matelassage et coupe
Upholstery | tapisserie d'ameublement; tapissier; sellerie; tapissier d'ameublement; réfection de sièges; garnissage; sellier garnisseur; tapissier décorateur
Leatherwork | maroquinerie; maroquinier; sellier maroquinier; travail du cuir
Maintenance engineering | agent de maintenance; technicien de maintenance; travaux de maintenance; entretien et maintenance; entretien des machines; maintenance des équipements; technicien de maintenance industrielle; opérations de maintenance; entretien des équipements; maintenance des équipements industriels; maintenance des systèmes; maintenance de premier niveau; maintenance niveau 1; maintenance des machines; agent de maintenance industrielle; maintenance et dépannage; entretien et réparation; mécanicien de maintenance; maintenance de 1er niveau; maintenance améliorative
Mechanical maintenance | maintenance mécanique; entretien mécanique; réparations mécaniques; mécanique industrielle; mécanicien industriel; mécanicien d'entretien
Planned and reactive maintenance | maintenance curative; maintenance préventive et corrective; entretien préventif; maintenance corrective et préventive; maintenance curative et préventive; dépannage et maintenance préventive
Commissioning | mise en service; mise en route; mise en service d'installations; mise en service des installations; mise en service des équipements; démarrage d'installations
Use of hand and power tools | outillage à main; outillage électroportatif; outils électroportatifs; outils à main; outillage portatif; outillage électrique; utilisation d'outillage électroportatif; petit outillage
Lift maintenance | ascensoriste; maintenance d'ascenseurs; ascenseurs; technicien ascenseurs; technicien ascensoriste; dépannage d'ascenseurs
Appliance repair | réparation d'électroménager; dépannage électroménager; technicien électroménager; réparation électroménager; dépanneur électroménager; réparation d'appareils électroménagers
Field service engineering | technicien itinérant; technicien SAV; technicien SAV itinérant; interventions sur site; technicien de maintenance itinérant; dépannage sur site; dépannage à domicile; interventions chez les clients
Health and safety | consignes de sécurité; respect des consignes de sécurité; prévention des risques; prévention des risques professionnels; QSE; respect des règles de sécurité; hygiène sécurité environnement; sécurité sur les chantiers; sécurité chantier; respect des règles d'hygiène et de sécurité; règles d'hygiène et de sécurité; normes de sécurité; respect des normes de sécurité; sécurité des chantiers; santé sécurité au travail; respect de la sécurité; application des règles de sécurité
Risk assessment | DUERP; document unique d'évaluation des risques; évaluation des risques professionnels
PPE | équipements de protection individuelle; =EPI?; port des EPI
Manual handling | port de charges; port de charges lourdes; manutention manuelle; gestes et postures de travail; PRAP; manutention de charges; manutention de charges lourdes
Vehicle maintenance | mécanique automobile; mécanicien automobile; entretien de véhicules; entretien automobile; réparation automobile; entretien des véhicules; maintenance automobile; mécanicien auto; mécanique auto; réparation de véhicules; entretien et réparation de véhicules; réparation de véhicules automobiles; maintenance des véhicules; révision des véhicules; maintenance des véhicules automobiles; =révision; =Révision; =révisions; =Révisions; mécanicienne automobile; maintenance de véhicules; entretien courant des véhicules; réparations mécaniques automobiles
Engine repair | réparation de moteurs; réfection moteur; moteurs; réparation moteur; moteurs diesel et essence; réparation des moteurs; moteurs thermiques; remplacement de moteur; réfection de moteurs
Gearbox repair | boîte de vitesses; réparation de boîtes de vitesses; remplacement de boîte de vitesses
Brake repair | freinage; plaquettes de frein; freins; remplacement de freins; changement de plaquettes de frein; plaquettes et disques; changement de plaquettes; changement des plaquettes de frein; disques et plaquettes; remplacement des plaquettes; changement des freins; remplacement des plaquettes de frein; disques et plaquettes de frein; changement plaquettes
Clutch replacement | embrayage; remplacement d'embrayage; changement d'embrayage; kit d'embrayage
Timing belt replacement | courroie de distribution; courroies de distribution; kit de distribution; distributions moteur; remplacement de courroie de distribution; changement de courroie; changement de courroie de distribution; distribution automobile
Oil changes | vidange; vidange et filtres; changement d'huile; vidange moteur
Tyre fitting | montage de pneus; changement de pneus; montage de pneumatiques; changement de pneumatiques; monteur pneumatiques; remplacement de pneumatiques; montage et équilibrage; permutation de pneus
Wheel alignment | géométrie des trains; parallélisme; réglage de géométrie; géométrie des trains roulants; réglage du parallélisme
Wheel balancing | équilibrage; équilibrage des roues; équilibrage de roues; équilibrage des pneus
Exhaust fitting | échappement; pot d'échappement; ligne d'échappement
Suspension and steering repair | amortisseurs; trains roulants; direction et suspension; changement d'amortisseurs; rotules; remplacement d'amortisseurs; train avant et arrière
Vehicle diagnostics | diagnostic électronique; diagnostic automobile; valise de diagnostic; diagnostic de pannes automobiles; valise diagnostic; diagnostic auto; diagnostic à la valise; diagnostic des véhicules
Auto electrical work | électricité automobile; électricien auto; électricien automobile; électricité auto; électronique automobile
MOT preparation | contrôle technique; préparation au contrôle technique; préparation contrôle technique; contrôle technique automobile
Panel beating | tôlerie automobile; carrossier; tôlier carrossier; carrossier-peintre; redressage de carrosserie; redressage; débosselage; carrosserie automobile; débosselage sans peinture; tôlerie carrosserie; carrosserie et peinture; carrosserie-peinture; redressage de tôles
Vehicle painting | peinture automobile; peintre automobile; peintre en carrosserie; peinture carrosserie; peinture auto; préparation peinture
Car detailing | préparation esthétique; préparateur automobile; nettoyage de véhicules; lavage auto; nettoyage de voitures; lavage de véhicules; préparation esthétique automobile; lavage de voitures; préparateur esthétique automobile; nettoyage des véhicules; nettoyage automobile; rénovation automobile
Vehicle parts | pièces détachées; pièces de rechange; pièces automobiles; magasinier pièces automobiles; vendeur pièces automobiles; pièces auto; vente de pièces automobiles; vente de pièces détachées
Service advising | réceptionnaire après-vente; conseiller client après-vente; réception atelier; réceptionnaire atelier; conseiller service automobile; réceptionnaire automobile; accueil atelier
Car sales | vente automobile; vendeur automobile; vente de véhicules; vente de véhicules neufs et d'occasion; conseiller commercial automobile; vente de voitures; véhicules d'occasion; vente de véhicules d'occasion
Agricultural machinery repair | mécanique agricole; machinisme agricole; mécanicien agricole; entretien du matériel agricole; matériel agricole; mécanicien machines agricoles; réparation de machines agricoles; entretien de matériel agricole; maintenance du matériel agricole; agroéquipement; machines agricoles; réparation de matériel agricole
Motorcycle repair | mécanique moto; mécanicien moto; réparation de motos; mécanicien cycles et motocycles; mécanique moto et scooter; motocycles; mécanicien deux-roues
Bicycle repair | réparation de vélos; réparation de cycles; mécanicien cycles; mécanicien vélo; réparation vélo; réparation vélos; mécanique cycle
HGV maintenance | mécanique poids lourd; mécanicien poids lourd; mécanicien PL; maintenance poids lourds; entretien poids lourds; réparation de poids lourds; maintenance véhicules industriels
Vehicle air conditioning | climatisation automobile; recharge de climatisation; climatisation auto; clim auto
Farming | exploitation agricole; ouvrier agricole; travaux agricoles; agricole; agriculteur; ouvrière agricole; travail agricole; saisonnier agricole; polyculture-élevage; polyculture; travaux des champs; agriculture biologique; agricultrice; production agricole; agent agricole; ferme?
Arable farming | grandes cultures; cultures céréalières; céréaliculture; céréales; travail du sol; semis et récolte; labour et semis; production céréalière; ensilage; travaux du sol; plantation et semis; semailles; moissons et semis
Livestock farming | élevage; éleveur; zootechnie; alimentation des animaux; soins aux animaux d'élevage; production animale; conduite d'élevage; animaux d'élevage; élevage laitier; alimentation du bétail; troupeau; suivi du troupeau; conduite du troupeau; alimentation du troupeau
Dairy farming | élevage laitier bovin; production laitière; vaches laitières; exploitation laitière; bovins lait; élevage de vaches laitières
Milking | traite; traite des vaches; salle de traite; trayeur; traite des chèvres; traite mécanique; robot de traite; traite des brebis
Cattle | bovins; élevage bovin; vaches allaitantes; élevage de bovins; bovins viande; élevage bovin allaitant
Pig farming | porcs; élevage porcin; élevage de porcs; porcin; porcherie
Poultry farming | aviculture; volailles; élevage de volailles; élevage avicole; avicole; ramassage de volailles
Sheep farming | ovins; élevage ovin; brebis; moutons; élevage de moutons; élevage caprin; chèvres; ovins et caprins
Tractor driving | conduite de tracteurs; conduite d'engins agricoles; tracteurs; tractoriste; conduite de machines agricoles; conducteur d'engins agricoles; conducteur de tracteur; conduite de matériel agricole; conduite du tracteur
Combine harvesting | moissonneuse-batteuse; moissonneuse; moisson
Harvesting crops | récolte; travaux de récolte; récolte des légumes; récolte de légumes; récoltes saisonnières; ramassage de légumes; ramassage des légumes; saisonnier récolte; récolte maraîchère; récolte des fruits et légumes; cueillette de légumes; récolte de fruits et légumes
Fruit picking | cueillette; cueillette de fruits; récolte de fruits; récolte des fruits; ramassage de fruits; cueillette de pommes; cueillette des pommes; cueilleur; cueillette des fruits; saisonnier cueillette; ramassage des fruits
Fruit and vegetable growing | maraîchage; maraîcher; cultures maraîchères; arboriculture fruitière; culture de légumes; production maraîchère; vergers; maraîchère; cultures légumières; arboriculteur; maraîchage biologique; horticulture et maraîchage
Glasshouse | serres; cultures sous serre; travail en serre; serriste; ouvrier serriste
Crop production | production végétale; agronomie; suivi des cultures; conduite des cultures; entretien des cultures; agronome; conduite de cultures; itinéraires techniques; ingénieur agronome; sciences agronomiques; techniques culturales
Pesticides | produits phytosanitaires; certiphyto; traitements phytosanitaires; phytosanitaires; application de produits phytosanitaires; produits phytopharmaceutiques; pulvérisation; certificat phytosanitaire
Fertiliser application | =fertilisation des cultures; épandage; apport d'engrais; engrais; amendements; fertilisation des sols; épandage d'engrais
Irrigation | arrosage; irrigation des cultures; arrosage automatique; systèmes d'arrosage; réseaux d'irrigation; goutte-à-goutte; arrosage intégré; installation d'arrosage automatique
Horticulture | horticulture ornementale; horticulteur; floriculture; horticole; production horticole
Plant propagation | bouturage; multiplication des plantes; greffage; repiquage; bouturage et repiquage; rempotage; plantations et bouturage; greffe des plantes
Plant nursery | pépinière; pépiniériste; ouvrier pépiniériste
Plant care | entretien des plantes; soins aux plantes; entretien des végétaux; arrosage des plantes; entretien de plantes; entretien de massifs; entretien des massifs; soin des plantes
Gardening | jardinier; entretien de jardins; travaux de jardinage; entretien du jardin; jardins; jardinière paysagiste; entretien des jardins; petits travaux de jardinage; petits travaux de jardin
Landscaping | aménagement paysager; paysagiste; espaces verts; ouvrier paysagiste; paysage; création d'espaces verts; jardinier paysagiste; travaux paysagers; création de jardins; entreprise paysagiste; aménagement d'espaces verts; ouvrier du paysage; aménagement de jardins; création et entretien d'espaces verts; création paysagère; aménagements extérieurs
Lawn mowing | tonte; tonte de pelouse; tonte du gazon; tonte des pelouses; tonte de gazon; tondeuse; tonte et débroussaillage; débroussaillage; débroussaillage et tonte; débroussailleuse; tondeuse autoportée; fauchage; engazonnement et tonte
Hedge cutting | taille de haies; taille-haie; taille des haies; taille-haies; taille de haie; taille de haies et arbustes
Tree pruning | élagage; taille d'arbres; taille des arbres; élagueur; taille des arbustes; taille d'arbustes; taille des arbres fruitiers; élagueur-grimpeur; taille douce; taille d'arbres fruitiers; taille et élagage; taille de fruitiers; élagage et abattage; taille des végétaux; taille fruitière; taille de végétaux; taille des rosiers; taille d'arbres et arbustes
Weed control | désherbage; désherbage manuel; lutte contre les adventices; binage et désherbage; binage; sarclage; débroussaillage et désherbage; désherbage mécanique
Chainsaw operation | tronçonneuse; tronçonnage; utilisation de tronçonneuse; utilisation de la tronçonneuse; conduite de tronçonneuse; tronçonneuse et débroussailleuse
Tree felling | abattage d'arbres; bûcheronnage; bûcheron; abattage des arbres; abattage et débardage; bûcheronnage et débardage; dessouchage
Forestry | sylviculture; foresterie; forestier; travaux forestiers; exploitation forestière; ouvrier forestier; gestion forestière; ouvrier sylvicole; sylviculteur; forêt; débardage; travaux sylvicoles
Winter maintenance | déneigement; viabilité hivernale; salage des routes; salage; déneigement et salage
Fencing installation | pose de clôtures; clôtures; réparation de clôtures; pose de clôtures et portails; entretien des clôtures; clôture et portail; pose de portails
Fishing | pêche; marin-pêcheur; pêche en mer; matelot pêche; pêcheur; pisciculture
Animal care | soins animaliers; soigneur animalier; toilettage et soins animaliers; garde d'animaux; animalier; soin des animaux; auxiliaire de soins animaliers; refuge animalier; soigneuse animalière
Veterinary nursing | auxiliaire vétérinaire; auxiliaire spécialisée vétérinaire; assistante vétérinaire; ASV auxiliaire vétérinaire; auxiliaire spécialisé vétérinaire; assistant vétérinaire
Veterinary medicine | médecine vétérinaire; vétérinaire; clinique vétérinaire; cabinet vétérinaire; docteur vétérinaire; santé animale
Horse riding | équitation; monitorat d'équitation; monitrice d'équitation; moniteur d'équitation; enseignement de l'équitation; centre équestre
Equine care | soins aux chevaux; palefrenier; entretien des boxes; palefrenier soigneur; pansage; soins des chevaux; entretien des écuries; chevaux
Dog grooming | toilettage canin; toiletteur; toilettage; toiletteuse; toilettage de chiens; toilettage canin et félin
Dog training | éducation canine; éducateur canin; dressage canin; dressage de chiens; éducateur comportementaliste canin
Hairdressing | coiffeur; coiffeuse; coupe femme; coupe homme et femme; salon de coiffure; coupe mixte; coupe enfant; coupe et coiffage; coiffure mixte; coupes homme femme enfant; coiffeuse mixte; coupe dame; CAP coiffure; BP coiffure; coupe et brushing
Hair colouring | coloration; couleur et mèches; coloriste; coloration capillaire; décoloration; technique de coloration; technicienne coloriste; patine; technique couleur; colorations et mèches; coloration végétale
Foils | mèches; mèches papier; pose de mèches; mèches et balayage; mèches papillotes; balayages et mèches
Blow drying | brushings; séchage et brushing
Setting hair | mise en plis; bigoudis; mise en plis et brushing
Perming and straightening | permanentes; défrisage; lissage; lissage brésilien; permanente et défrisage; lissage à la kératine; lissage japonais
Bridal hair and make-up | coiffure de mariée; chignons; coiffures de mariage; coiffure événementielle; chignons de mariée; chignons et attaches; coiffures de soirée; attaches et chignons; maquillage mariée; coiffure mariage; coiffure mariée
Barbering | barbier; coupe homme; coiffure homme; coiffeur homme; coupes masculines; dégradé homme
Beard trimming | taille de barbe; rasage; barbe; soin de la barbe; taille de la barbe; entretien de la barbe; rasage traditionnel; barbe et rasage
Shampooing | shampoings; shampooing et soins; shampoing et soin; shampoing coiffure; bac à shampoing; soins capillaires; shampoings et soins capillaires; massage crânien
Hair extensions | extensions de cheveux; pose d'extensions; extensions capillaires; pose d'extensions de cheveux; rajouts
Beauty therapy | esthéticienne; soins esthétiques; institut de beauté; soins de beauté; esthétique cosmétique; esthéticien; soins du corps; soins esthétiques visage et corps; soins corps; soins visage et corps; CAP esthétique; modelages; modelage corps; soins corporels; soins visage et soins corps; CAP esthétique cosmétique parfumerie
Facials | soins du visage; soins visage; nettoyage de peau; gommage visage; gommages et masques; soins du visage et du corps; gommage
Waxing | épilation; épilation à la cire; cire; épilations cire; épilation visage et corps; épilation jambes; cire orientale
Manicure and pedicure | manucure; manucure et pédicure; beauté des mains; beauté des mains et des pieds; beauté des pieds; pédicure esthétique; beauté des pieds et des mains; soins des mains et des pieds; soins des mains; pose de vernis; soins des pieds et des mains; manucure pédicure; mains et pieds; vernis semi-permanent
Nail technology | onglerie; prothésiste ongulaire; pose d'ongles; pose de gel; faux ongles; pose de vernis semi-permanent; pose d'ongles en gel; ongles en gel; styliste ongulaire; pose de capsules; prothésie ongulaire; pose d'ongles gel
Eyelash treatments | extension de cils; teinture de cils; pose de cils; rehaussement de cils; teinture cils et sourcils; cils; pose d'extensions de cils
Brow shaping | épilation des sourcils; restructuration des sourcils; sourcils; épilation sourcils; ligne de sourcils; restructuration sourcils; teinture sourcils
Make-up artistry | maquilleuse; conseil en maquillage; maquilleur; maquillage jour et soir; maquillage professionnel; maquillage jour soir; maquillage permanent; conseils maquillage; auto-maquillage
Skin care | soins de la peau; cosmétique; produits cosmétiques; dermocosmétique; parfumerie; cosmétologie; conseil en cosmétique; parfumerie et cosmétiques; conseil dermocosmétique
Massage | massothérapie; massages bien-être; massage relaxant; massage californien; praticienne bien-être; massages du corps; masseuse; massage suédois; modelage relaxant; massage du dos
Salon management | gestion de salon; gestion de salon de coiffure; gérante de salon de coiffure; responsable de salon; gestion du salon; gérante de salon; manager de salon; gestion d'un salon de coiffure; gestion d'institut; responsable d'institut
Teaching | enseignante; professeur; pédagogie; cours magistraux; professeure; métiers de l'enseignement; didactique; dispenser des cours; professeur certifié
Primary teaching | professeur des écoles; enseignement primaire; école primaire; institutrice; école élémentaire; instituteur; CRPE; enseignante du primaire
Secondary teaching | enseignement secondaire; professeur de collège; professeur de lycée; =CAPES; collège et lycée; agrégation
Vocational teaching | enseignement professionnel; professeur de lycée professionnel; formation en lycée professionnel; formateur en CFA
Higher education teaching | enseignement supérieur; enseignant-chercheur; maître de conférences; chargé de cours; enseignement universitaire; travaux dirigés; chargée de cours; vacataire universitaire
Adult education | formation pour adultes; formation des adultes; formateur d'adultes; formateur pour adultes; formatrice d'adultes; titre professionnel formateur
Lesson planning | préparation de cours; séquences pédagogiques; préparation des séances; progressions pédagogiques; programmation pédagogique; élaboration de séquences pédagogiques; préparation des leçons; construction de séquences; fiches de préparation
Course materials | supports pédagogiques; supports de cours; création de supports pédagogiques; outils pédagogiques; supports de formation; conception de supports pédagogiques; matériel pédagogique
Classroom management | gestion de la classe; gestion de groupe classe; professeur principal; conduite de classe
Differentiation | pédagogie différenciée; différenciation pédagogique; différenciation
Marking work | correction de copies; correction des copies; évaluation des copies; correction d'examens; correction des devoirs; correction des évaluations
Assessing learners | évaluation des acquis; évaluation des apprenants; évaluation des apprentissages; jury d'examen
Exam preparation | préparation aux examens; préparation au bac; préparation au baccalauréat; préparation au brevet; préparation aux concours
Exam invigilation | surveillance d'examens; surveillance des examens; surveillant d'examen
Parental engagement | relations avec les parents; réunions parents-professeurs; rencontres avec les parents; communication avec les parents; réunions de parents; accueil des parents; échanges avec les parents; relation aux familles; accueil des familles
Pupil progress tracking | suivi des progrès; suivi pédagogique; suivi scolaire; suivi individualisé des élèves; livrets scolaires; suivi des apprentissages; suivi de la progression des élèves; bulletins scolaires; suivi des progrès des élèves
SEND | enseignement spécialisé; ULIS; élèves en situation de handicap; scolarisation des élèves handicapés; enfants à besoins particuliers; école inclusive; enfants en situation de handicap; inclusion scolaire; SEGPA
One-to-one support | accompagnement individuel des élèves; AESH; accompagnant d'élèves en situation de handicap; accompagnement d'élèves en situation de handicap; AVS scolaire; auxiliaire de vie scolaire
Teaching assistance | assistant d'éducation; assistante d'éducation; ATSEM; surveillant scolaire; assistant pédagogique; aide maternelle; surveillance des élèves; vie scolaire; agent territorial spécialisé des écoles maternelles; CAP AEPE
Private tutoring | cours à domicile; aide aux devoirs; accompagnement scolaire; aide aux leçons; répétiteur; accompagnement à la scolarité; cours de soutien; soutien scolaire à domicile
School trips and visits | sorties scolaires; voyages scolaires; sorties pédagogiques; classes découvertes; sorties éducatives; classe de découverte
Extra-curricular activities | activités périscolaires; périscolaire; animation périscolaire; activités extrascolaires; temps périscolaires; accueil périscolaire; animateur périscolaire; activités périscolaires et extrascolaires; temps d'activités périscolaires; animatrice périscolaire
Childcare | garde d'enfants à domicile; assistante maternelle; CAP petite enfance; accueil du jeune enfant; accueil de jeunes enfants; surveillance des enfants; assistante maternelle agréée; auxiliaire de puériculture; auxiliaire parentale; prise en charge des enfants; nounou; accueil des enfants; CAP accompagnant éducatif petite enfance; garde périscolaire; garde des enfants; soins aux enfants
Early years education | école maternelle; éducatrice de jeunes enfants; éveil des enfants; éducateur de jeunes enfants; activités d'éveil; éveil; maternelle; éveil du jeune enfant; EJE; jardin d'enfants; jardinière d'enfants; activités d'éveil et ludiques
Nursery work | multi-accueil; halte-garderie; micro-crèche; structure multi-accueil; crèche collective; agent de crèche
Babysitting | garde d'enfants le soir; garde d'enfants ponctuelle
Nappy changing | change des enfants; changer les couches; changes des bébés; change et toilette; change du bébé; soins d'hygiène de l'enfant
Bottle feeding | préparation des biberons; biberons; donner le biberon; biberonnerie; prise des biberons
Child development | développement de l'enfant; développement psychomoteur; psychologie de l'enfant; développement du jeune enfant; psychomotricité
Planning activities for children | activités ludiques; activités pour enfants; animation d'activités pour enfants; jeux et activités; activités manuelles et ludiques; organisation de jeux; activités ludiques et éducatives; animation d'activités ludiques; organisation d'activités pour enfants; activités pour les enfants; mise en place d'activités; jeux éducatifs; proposer des activités
Arts and crafts | activités manuelles; travaux manuels; loisirs créatifs; activités créatives; bricolage avec les enfants; ateliers créatifs; arts plastiques pour enfants; ateliers manuels
Storytelling for children | lecture de contes; lecture aux enfants; heure du conte; contes; lecture d'histoires
School administration | administration scolaire; secrétariat scolaire; gestion administrative scolaire; secrétaire d'école
School leadership | direction d'école; directeur d'école; chef d'établissement scolaire; directrice d'école; direction d'établissement scolaire; conseiller principal d'éducation
Modern foreign languages teaching | enseignement des langues; professeur de langues; cours de langues; enseignement des langues étrangères; langues vivantes enseignement; professeur d'italien; cours d'italien
English language teaching | cours d'anglais; enseignement de l'anglais; professeur d'anglais; professeure d'anglais
French teaching | français langue étrangère; FLE; professeur de français; enseignement du français; cours de français; professeur de FLE; enseignement du FLE; alphabétisation et FLE; professeure de français
German teaching | enseignement de l'allemand; professeur d'allemand; cours d'allemand
Spanish teaching | professeur d'espagnol; cours d'espagnol; enseignement de l'espagnol
Maths teaching | professeur de mathématiques; enseignement des mathématiques; cours de mathématiques; cours de maths; professeur de maths
Science teaching | professeur de sciences; enseignement des sciences; professeur de SVT; professeur de physique-chimie
PE teaching | éducation physique et sportive; professeur d'EPS; enseignement de l'EPS; STAPS
Music teaching | cours de musique; éducation musicale; professeur de musique; professeur de piano; cours de piano; enseignement musical
Art and design teaching | enseignement des arts plastiques; professeur d'arts plastiques; cours de dessin; arts plastiques
Literacy teaching | alphabétisation; lecture et écriture; lutte contre l'illettrisme; apprentissage de la lecture et de l'écriture; illettrisme
Driving instructor | moniteur d'auto-école; enseignant de la conduite; moniteur auto-école; BEPECASER; auto-école; enseignement de la conduite
Librarianship | bibliothéconomie; bibliothécaire; bibliothèque; médiathèque; documentaliste; professeur documentaliste; agent de bibliothèque
Cataloguing | catalogage; indexation documentaire; catalogage et indexation
Archives management | archivistique; archiviste; gestion des archives
Programming | programmation informatique; codage informatique
Software development | développeur; développement d'applications; développeuse; ingénieur logiciel; conception et développement; développement informatique; analyste programmeur; développement applicatif; concepteur développeur d'applications; concepteur développeur; développeur informatique; ingénierie logicielle
Web development | sites web; création de sites web; création de sites internet; développement d'applications web; applications web; développeuse web; intégration web; sites internet; intégrateur web; développement de sites internet; conception de sites web; développement de sites; sites vitrines
Front-end development | développeur front-end; développement front; intégration HTML; développeur front; développement d'interfaces
Back-end development | développeur back-end; développement back; développeur back
Mobile development | applications mobiles; développeur mobile; développement Android et iOS
Databases | gestion de bases de données; SGBD; système de gestion de base de données; requêtes SQL; conception de bases de données
Relational databases | bases de données relationnelles; SGBDR
Database design | modélisation de bases de données; Merise; modèle conceptuel de données
Software testing | recette applicative; tests fonctionnels; recette fonctionnelle; cahier de tests; tests et recette; tests d'intégration; tests et validation
Automated testing | automatisation de tests
Unit testing | tests unitaires; tests unitaires et d'intégration
Debugging | débogage; correction de bugs; débogage d'applications; correction des bugs; correction d'anomalies; résolution de bugs; correction des anomalies; debug et correction
Code review | revue de code; relecture de code
Requirements gathering | analyse des besoins; expression des besoins; recueil et analyse des besoins; analyse du besoin; identification des besoins; expression de besoins
Requirements specification | spécifications fonctionnelles; rédaction de cahiers des charges; spécifications techniques; rédaction de spécifications techniques; rédaction de spécifications; rédaction du cahier des charges; spécifications fonctionnelles et techniques; spécifications fonctionnelles détaillées; rédaction des spécifications; rédaction des cahiers des charges
Technical documentation | rédaction technique; rédaction de documentation technique; manuels techniques; notices techniques; rédaction de documentation; dossiers techniques; rédaction de la documentation; rédaction de notices; rédacteur technique; rédaction de la documentation technique; rédaction de dossiers techniques
IT support | support utilisateurs; dépannage informatique; technicien informatique; maintenance informatique; assistance aux utilisateurs; assistance utilisateurs; support technique informatique; support aux utilisateurs; support technique utilisateurs; hotline informatique; technicien support; support niveau 1; technicien de maintenance informatique; support N1; support informatique aux utilisateurs; assistance technique informatique; support niveau 1 et 2
Systems administration | administrateur système; administration de serveurs; administrateur systèmes et réseaux; administration systèmes et réseaux; administration des serveurs; gestion des serveurs; administrateur réseau; administration système et réseau; administration Linux; administration Windows Server; administration de systèmes
Computer networking | réseau informatique; réseaux et télécommunications; réseaux locaux; technicien réseau; administration de réseaux; administration réseaux; réseaux; architecture réseau; réseaux et télécoms; administration des réseaux; systèmes et réseaux; technicien réseaux; configuration réseau
Computer science | licence informatique; master informatique; BTS SIO; services informatiques aux organisations; DUT informatique; diplôme d'ingénieur en informatique; BUT informatique; ingénieur informatique; BTS services informatiques aux organisations
Hardware maintenance | maintenance matérielle; installation de postes de travail; installation de postes informatiques; parc informatique; montage d'ordinateurs; gestion de parc informatique; gestion du parc informatique; installation et configuration de postes; configuration de postes; réparation d'ordinateurs; installation de matériel informatique; déploiement de postes; préparation de postes; installation des postes; maintenance du parc informatique; déploiement de postes de travail
Information security | sécurité des systèmes d'information; SSI systèmes d'information; RSSI
Data analysis | analyste de données; traitement de données; exploitation des données; traitement des données; analyse de données statistiques; traitement statistique
Reporting | tableaux de suivi; élaboration de tableaux de bord; statistiques d'activité; comptes rendus d'activité; rapports d'activité; tableaux de reporting; reporting d'activité; reporting hebdomadaire; tableaux de bord de suivi; reporting commercial; mise en place de tableaux de bord; suivi d'activité
Statistics | biostatistiques; statistiques descriptives; probabilités et statistiques
Physics | physique appliquée; sciences physiques; physique-chimie; physique fondamentale
Chemistry | chimie; chimie organique; chimie industrielle; chimiste; chimie minérale; chimie générale; synthèse organique; chimie fine
Chemical analysis | analyses chimiques; chimie analytique; analyses physico-chimiques; techniques analytiques
Biology | sciences de la vie; biologie cellulaire; sciences de la vie et de la terre; biologiste; biologie végétale; biologie animale
Microbiology | analyses microbiologiques; bactériologie; microbiologie alimentaire
Molecular biology | biologie moléculaire; techniques de biologie moléculaire; biologie cellulaire et moléculaire
Biochemistry | biochimie; biochimie clinique; biochimiste
Biotechnology | biotechnologies végétales
Genetics | génétique; génétique moléculaire
Cell culture | culture cellulaire; culture de cellules
Microscopy | observation au microscope; microscopie optique; microscopie électronique
Chromatography | techniques chromatographiques; chromatographie liquide; chromatographie en phase gazeuse
Spectroscopy | spectrophotométrie; spectroscopie infrarouge
Titration | titrage; dosage volumétrique
Pipetting | pipetage
Laboratory safety | sécurité au laboratoire; bonnes pratiques de laboratoire; hygiène et sécurité en laboratoire; sécurité en laboratoire
Laboratory management | gestion de laboratoire; responsable de laboratoire; gestion du laboratoire
Calibration | étalonnage; calibrage; étalonnage des appareils; calibration des appareils; étalonnage des instruments
Research | travaux de recherche; projets de recherche; recherche universitaire; chercheur; recherche et développement scientifique; activités de recherche; recherche académique
Literature reviews | revue de littérature; recherche bibliographique; veille scientifique; revue de la littérature; revue bibliographique; bibliographie scientifique
Economics | sciences économiques; économie et gestion; microéconomie; macroéconomie; sciences économiques et sociales; économie-gestion; sciences économiques et gestion; économétrie et économie
Political science | sciences politiques; études politiques
Sociology | sciences sociales; sciences humaines et sociales; sciences humaines; sociologue
Geography | histoire-géographie; géographie et aménagement
Linguistics | linguistique; sciences du langage
Geology | géologue; sciences de la terre
Archaeology | fouilles archéologiques; archéologue
Environmental science | sciences de l'environnement; génie de l'environnement; génie environnemental; sciences environnementales
Environmental protection | protection de l'environnement; environnement protection; préservation de l'environnement; respect de l'environnement
Nature conservation | protection de la nature; gestion des espaces naturels; biodiversité; gestion et protection de la nature; espaces naturels; conservation de la nature
Water treatment | traitement de l'eau; traitement des eaux; eau potable; production d'eau potable; métiers de l'eau
Wastewater treatment | traitement des eaux usées; station d'épuration; épuration; épuration des eaux
Marketing strategy | stratégies marketing; plan marketing stratégique; mise en place de la stratégie marketing
Marketing planning | plan marketing; plan de communication; élaboration du plan de communication
Marketing communications | communication commerciale; communication marketing; marketing et communication; communication et marketing; marketing opérationnel; stratégie de communication; chargée de communication; actions de communication; chargé de communication; stratégies de communication; plan d'actions de communication; campagnes de communication; communication externe et marketing; communication digitale; communication visuelle et marketing
Campaign management | campagnes publicitaires; campagnes marketing; campagnes de publicité; gestion de campagnes publicitaires; campagnes promotionnelles; campagnes digitales
Social media marketing | gestion des réseaux sociaux; animation de réseaux sociaux; gestion de communauté; gestion de réseaux sociaux; publications sur les réseaux sociaux; animation de communauté
Content creation | création de contenus; production de contenus; créateur de contenu; création de contenus digitaux; création de contenus vidéo; production de contenu; création de visuels
Content writing | rédaction de contenus; rédaction d'articles; rédacteur web; rédactrice web; rédaction de textes; rédaction d'articles de blog; rédaction de contenus web; rédactionnel
SEO | référencement; référencement web; optimisation SEO; référencement SEO; référencement de sites; référencement naturel SEO; optimisation du référencement
E-mail marketing | campagnes e-mailing; campagnes d'emailing
Marketing collateral | supports de communication; création de supports de communication; plaquettes commerciales; flyers et affiches; brochures et flyers; supports de vente; supports commerciaux; plaquettes et brochures; réalisation de supports de communication; conception de supports de communication; plaquettes; supports publicitaires; affiches et flyers
Sales promotion | animation commerciale; promotion des ventes; animateur commercial; opérations promotionnelles; animatrice de vente; animation de vente; opérations commerciales; animatrice commerciale; mise en place des promotions; démonstration en magasin
Trade shows | foires et salons; organisation de salons; salons et foires; participation aux salons; participation à des salons; stands et salons; organisation de salons professionnels; foires
Market analysis | veille concurrentielle et marché; études marketing; analyse des marchés; veille marché
Competitor analysis | analyse de la concurrence; veille de la concurrence; étude de la concurrence
Brand management | gestion de la marque; stratégie de marque
Press releases | rédaction de communiqués de presse; dossiers de presse; revue de presse; rédaction de communiqués
Media relations | relations avec la presse; attachée de presse; attaché de presse; relations presse et médias
Internal communications | communication interne et externe; journal interne
Corporate communications | communication externe; communication corporate; communication des organisations
Journalism | journaliste; reportage; presse écrite; rédaction journalistique; journaliste reporter; pigiste; secrétaire de rédaction
Photography | photographe; prise de vue; reportage photo; shooting photo; prise de vue photo
Photo editing | retouche photo; retouche d'images; retouche photos; traitement d'images photo; photogravure; retouche photographique; traitement d'image
Video editing | monteur vidéo; montage de vidéos; montage audiovisuel; réalisation et montage; montage image
Filming | tournage vidéo; captation vidéo; réalisation vidéo; captation; réalisation audiovisuelle; prise de vue vidéo; captation audiovisuelle
Camera operation | cadreur; cadrage; opérateur de prise de vue
Sound engineering | prise de son; ingénieur du son; technicien du son; sonorisation; régisseur son; technicien son; régie son; mixage audio; mixage
Stage lighting | éclairage scénique; éclairagiste; régie lumière; technicien lumière; régisseur lumière; éclairage de scène
Stage management | régie générale; régisseur; régie plateau; régisseur général; régie de spectacle; régisseur de spectacle
Graphic design | graphiste; création graphique; infographiste; design graphique; communication visuelle; maquettiste; arts graphiques; conception de visuels; identité visuelle; charte graphique; création de visuels graphiques; création d'identité visuelle; conception graphique et mise en page; création de chartes graphiques; logos et chartes graphiques
Desktop publishing | PAO; mise en page; publication assistée par ordinateur; maquettage; opérateur PAO; prépresse et PAO; maquette et mise en page; exécution graphique
Logo design | création de logos; création de logo; logotypes; conception de logos
Illustration | illustrateur; dessin d'illustration; illustratrice
Fashion design | stylisme; styliste; création de mode; design de mode; stylisme modélisme; stylisme de mode
Interior design | architecture d'intérieur; décoration intérieure; décoration d'intérieur; architecte d'intérieur; aménagement intérieur; design d'intérieur; aménagement d'intérieur; agencement d'intérieur; design d'espace; agencement intérieur; décoratrice d'intérieur; décorateur d'intérieur
Landscape design | architecture du paysage; conception paysagère; architecte paysagiste; concepteur paysagiste
Translation | traducteur; traduction de documents; traduction technique; traductrice; traduction de textes; traduction juridique; traducteur-interprète; thème et version
Interpreting | interprète; interprétation de conférence; interprétation consécutive; interprète de conférence; interprétariat et traduction; interprétation de liaison
Simultaneous interpreting | traduction simultanée
Property management | gestion locative; gestion immobilière; administration de biens; syndic de copropriété; copropriété; gestionnaire de copropriété; gestionnaire locatif; gestion de patrimoine immobilier; gestion de copropriété; gestion de biens; gestionnaire de biens; syndic; gestion du patrimoine immobilier; gestionnaire immobilier; gestion de biens immobiliers; gestion d'immeubles
Lettings | location immobilière; mise en location; location de biens; location d'appartements; location d'appartements et de maisons; baux de location; mise en location de biens; location de biens immobiliers; négociateur location
Property viewings | visites de biens; visites d'appartements; visites immobilières; visites de biens immobiliers; organisation des visites; visites de logements; organisation de visites; visites des biens
Property valuation | estimation immobilière; évaluation immobilière; estimation de biens immobiliers; expertise immobilière; estimation de biens; évaluation de biens immobiliers; estimation des biens
Residential sales | transaction immobilière; vente immobilière; agent immobilier; négociateur immobilier; conseiller immobilier; vente de biens immobiliers; négociatrice immobilière; agence immobilière; négociation immobilière; conseillère immobilière; promotion immobilière vente; vente de biens; mandats de vente; conseillère en immobilier; professions immobilières; rentrée de mandats; prise de mandats
Inventories and inspections | états des lieux; états des lieux d'entrée et de sortie; états des lieux entrants et sortants; réalisation d'états des lieux; réalisation des états des lieux
Service charges | charges de copropriété; charges locatives; régularisation des charges; répartition des charges; appels de fonds
Tenant management | relations avec les locataires; gestion des locataires; suivi des locataires; relation locataires
Rent collection | quittancement; encaissement des loyers; quittances de loyer; recouvrement des loyers; encaissement de loyers
Housing management | logement social; bailleur social; logements sociaux; habitat social; gestion du logement social
Customer focus | sens du service client; orienté client; sens du client; sens de l'accueil
Teamwork | esprit d'équipe et collaboration; sens du travail en équipe; capacité à travailler en équipe; collaboration en équipe; aptitude au travail en équipe; goût du travail en équipe; esprit collectif
Independent working | autonome; capacité à travailler en autonomie; autonomie et rigueur; autonomie dans le travail
Reliability | sérieux; fiable; conscience professionnelle; assiduité; sérieuse; assidu; responsable et sérieux; sérieux et motivé; personne de confiance; assidue
Attention to detail | minutie; sens du détail; souci du détail et de la précision; méticuleux; minutieux; minutieuse; méticuleuse; rigoureux; rigoureuse; soin du détail; soigneux; soigneuse
Accuracy | précision et rigueur
Flexibility | flexibilité horaire; disponibilité; disponible; disponibilité et flexibilité; souplesse horaire; disponible et motivé; mobilité et disponibilité; grande disponibilité
Adaptability | polyvalent; polyvalente; facilité d'adaptation; bonne capacité d'adaptation; esprit d'adaptation; grande capacité d'adaptation; adaptation rapide
Enthusiasm | enthousiaste; dynamisme; dynamique; dynamisme et motivation; motivée et dynamique; dynamique et motivée; dynamique et motivé; motivé et dynamique
Work ethic | goût du travail; travailleur; goût de l'effort; travailleuse; ardeur au travail; courageux et travailleur
Physical fitness | résistance physique; endurance physique; condition physique; bonne résistance physique; force physique; bonne forme physique
Manual dexterity | habileté manuelle; habile de ses mains; manuel et habile; travail manuel; adresse manuelle; bonne dextérité
Communication | communication orale et écrite; bon relationnel; aisance à l'oral; aisance orale; bonne communication; communicatif; excellente communication; capacités de communication; compétences en communication; qualités de communication; aisance rédactionnelle et orale; communication avec l'équipe
Interpersonal skills | qualités relationnelles; relationnel; sens du contact; bon contact; excellent relationnel; capacités relationnelles; bonnes qualités relationnelles; sens des relations humaines; sociabilité; bon sens relationnel; sens relationnel; facilité de contact; aisance dans les relations; goût du contact; contact humain; sens du contact humain; savoir-être relationnel; relationnel client; aimable et sociable
Empathy | empathique; bienveillance; bienveillant; sensibilité; bienveillante; empathie et bienveillance
Working under pressure | résistance à la pression; capacité à travailler sous pression; travail sous pression; gérer le stress; résistant au stress; gestion du stress et des urgences; sang-froid face à la pression
Willingness to learn | volonté d'apprendre; désir d'apprendre; soif d'apprendre; curieux d'apprendre; motivation à apprendre; motivé pour apprendre
Fast learning | apprend vite; rapidité d'apprentissage; apprendre rapidement; facilité d'apprentissage
Smart appearance | bonne présentation; présentation soignée; tenue soignée; excellente présentation; apparence soignée; tenue correcte
Politeness | courtoisie; poli; amabilité; savoir-vivre; courtois; aimable; sens de la politesse; bonne élocution et politesse
Patience | patient et pédagogue; patience et pédagogie; patience et écoute; patiente
Discretion | discret; sens de la discrétion; discrétion et confidentialité
Confidentiality | secret professionnel; respect de la confidentialité; respect du secret professionnel; devoir de réserve
Honesty | honnête; intégrité et honnêteté; honnête et sérieuse; honnête et sérieux
Punctuality | ponctuelle; assiduité et ponctualité; respect des horaires; ponctuel et sérieux; ponctualité et assiduité; ponctuelle et sérieuse
Calmness | sang-froid; maîtrise de soi; calme et patience; sérénité
Curiosity | curiosité intellectuelle; esprit curieux; curieux; curieuse; curiosité d'esprit
Tenacity | ténacité; tenace; persévérante; déterminée; combativité
Organisation | organisée; méthodique; sens de l'organisation et rigueur; organisation du travail; capacités d'organisation; organisation personnelle; rigueur et organisation; organisation et rigueur; sens de l'organisation et des priorités; esprit d'organisation; organisé et méthodique; organisation et planification; esprit de synthèse et d'organisation; bonne organisation; qualités organisationnelles; esprit méthodique
Coordination | coordination d'équipes; coordination des activités; coordination des équipes; coordination de projets et d'équipes
Initiative | prise d'initiative; force de proposition; initiative personnelle; sens de l'initiative; prendre des initiatives; esprit d'initiative et autonomie
Problem solving | résolution des problèmes; capacité à résoudre des problèmes; recherche de solutions
Leadership | sens du leadership; esprit de leadership; charisme; meneur d'équipe
People management | management du personnel; management de proximité; encadrement des équipes; gestion des équipes; management des équipes; encadrement et animation d'équipe; animation et encadrement d'équipe; animation d'équipe
Team leadership | responsable d'équipe; chef d'équipe encadrement; direction d'équipe; animation des équipes; coordinatrice d'équipe
Project management | pilotage de projets; conduite de projet; chefferie de projet; chargé de projet; suivi de projets; management de projet; chargée de projet; cheffe de projet; gestion et suivi de projets; montage de projets; mise en place de projets
Project coordination | coordination de projets; coordinateur de projets; coordinatrice de projets; coordination des projets
Computer literacy | maîtrise de l'outil informatique; maîtrise informatique; connaissances informatiques; maîtrise des outils informatiques; informatique et bureautique; maîtrise de l'informatique; outils bureautiques; maîtrise des outils bureautiques; logiciels bureautiques; bureautique et internet; utilisation de l'outil informatique
Internet research | recherches internet; navigation internet; internet et messagerie; navigation sur internet
E-mail software | messagerie électronique; gestion de messagerie; messagerie; courrier électronique; traitement des mails; gestion de la messagerie; gestion des e-mails; boîte mail
Continuous improvement | démarche qualité et amélioration continue; démarche d'amélioration continue; amélioration de la qualité; optimisation continue
Quality management | démarche qualité; système qualité; responsable qualité; système de management de la qualité; gestion qualité; management qualité; normes ISO; certification ISO; certification ISO 9001; management de la qualité et certification; politique qualité
Process improvement | amélioration des procédures; optimisation de processus; optimisation des procédés; optimisation de la production; optimisation des procédures; optimisation de process; amélioration des process; optimisation des process
Cost reduction | optimisation des coûts; réduction de coûts; diminution des coûts
Swimming teaching | cours de natation; maître-nageur; enseignement de la natation; BNSSA; BEESAN; maître-nageur sauveteur; BPJEPS natation
Personal training | coach sportif; salle de sport; préparation physique; coach sportive; musculation et cardio-training; préparateur physique; fitness et musculation
Sports coaching | entraîneur sportif; éducateur sportif; animation sportive; entraîneur; encadrement sportif; animateur sportif; entraîneur de football; moniteur sportif; éducatrice sportive; BPJEPS; encadrement d'activités sportives; activités physiques et sportives; entraîneur de foot; animation d'activités sportives; métiers du sport
Cabin crew service | hôtesse de l'air; personnel navigant commercial
Air freight | fret aérien; transport aérien de marchandises; transport aérien
Sea freight | fret maritime; transport maritime
Ground handling | assistance en escale; agent d'escale; agent de piste; assistance aéroportuaire; agent d'escale commercial
Baggage handling | bagagiste; manutention des bagages; tri des bagages; traitement des bagages; tri bagages
Aircraft maintenance | maintenance aéronautique; mécanicien aéronautique; mécanicien avion; maintenance d'aéronefs; mécanicien aéronautique licence B1
Train driving | conducteur de train; conduite de trains; agent de conduite ferroviaire
Train guard duties | contrôleur de train; agent du service commercial trains; chef de bord; contrôleur SNCF
Track maintenance | voie ferrée; entretien des voies ferrées; pose de voies ferrées; agent de maintenance des voies; poseur de voies; entretien de la voie ferrée; voies ferrées
Petrol forecourt work | station-service; pompiste; employé de station-service
Funeral services | pompes funèbres; services funéraires; conseiller funéraire; porteur funéraire; assistant funéraire
Jewellery making | bijouterie; joaillerie; bijoutier; fabrication de bijoux; bijoutier-joaillier; création de bijoux; sertissage
Watch repair | horlogerie; horloger; réparation de montres; montres et horlogerie
Shoe repair | cordonnerie; cordonnier; réparation de chaussures
Fundraising | recherche de fonds; recherche de financements; mécénat; recherche de subventions; recherche de mécènes; recherche de partenaires financiers
Grant writing | demandes de subvention; dossiers de subvention; montage de dossiers de subvention; montage de dossiers de financement; réponse aux appels à projets
Event management | organisation d'événementiel; gestion d'événements; organisation de manifestations; chef de projet événementiel; organisation de soirées; organisation d'événements professionnels; gestion événementielle
Meeting deadlines | gestion des délais; respect des échéances; respect des délais de livraison; tenue des délais
Prioritisation | sens des priorités; hiérarchisation des tâches; priorisation; priorisation des tâches; hiérarchiser les priorités; gérer les priorités
`;
