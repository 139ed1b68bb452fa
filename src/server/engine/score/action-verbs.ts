/** Words that begin a line which says what was done, by language (ISO 639-1): verbs, and the nouns some languages use. */
export const actionVerbs: Readonly<Record<string, string>> = {
  en: `achieved acted adapted administered advised advocated analysed analyzed applied appointed
appraised approved arbitrated arranged assembled assessed assigned assisted attained audited
authored automated awarded balanced bid boosted briefed brought budgeted built calculated
campaigned captured carried catalogued centralised chaired championed changed checked clarified
cleaned cleared closed coached coded collaborated collected combined commissioned communicated
compared compiled completed composed computed conceived conducted configured consolidated
constructed consulted contracted contributed controlled converted cooked coordinated corrected
counselled counseled created cultivated customised cut dealt debugged decreased defined
delegated delivered demonstrated deployed designed detected determined developed devised
diagnosed directed dispatched dispensed documented doubled drafted drew drove earned edited
educated eliminated enabled encouraged engineered enhanced ensured established estimated
evaluated examined exceeded executed expanded expedited explained facilitated filed finalised
fitted fixed forecast forecasted formulated founded fulfilled gained gathered generated governed
grew guided halved handled headed helped hired identified implemented improved increased
influenced informed initiated innovated inspected inspired installed instituted instructed
integrated interpreted interviewed introduced invented investigated invoiced issued joined kept
launched led lectured liaised listened located logged maintained managed mapped marked marketed
measured mediated mentored merged met migrated minimised mobilised modelled moderated modernised
modified monitored motivated moved negotiated nursed observed obtained operated optimised
orchestrated ordered organised oversaw owned packed participated partnered performed persuaded
picked piloted pioneered placed planned prepared presented prevented prioritised priced
processed procured produced programmed projected promoted proposed protected provided published
purchased raised ran rebuilt received recommended reconciled recorded recruited redesigned
reduced refactored referred refined refurbished regulated rehabilitated removed reorganised
repaired replaced replenished reported represented researched resolved restored restructured
reviewed revised saved scaled scheduled screened secured selected served serviced set shaped
simplified sold solved sorted sourced specified spearheaded staffed standardised started steered
streamlined strengthened structured studied supervised supplied supported surpassed surveyed
sustained tailored taught tested tracked trained transcribed transferred transformed translated
treated trebled tripled troubleshot tutored uncovered undertook unified updated upgraded used
utilised validated verified visited volunteered welded won worked wrote lead manage develop
build create design deliver support train teach plan organise write run provide coordinate
maintain monitor prepare analyse implement improve oversee liaise negotiate sell serve supervise
perform conduct review test process handle produce operate install repair assess administer
ensure`,
  de: `leitung entwicklung aufbau einführung betreuung planung durchführung erstellung verantwortung
optimierung steuerung koordination umsetzung konzeption pflege wartung beratung schulung analyse
überwachung organisation implementierung gestaltung bearbeitung prüfung dokumentation
einarbeitung führung reduzierung steigerung verbesserung automatisierung migration abstimmung
vorbereitung versorgung verwaltung montage reparatur installation verkauf akquise buchung
leitete entwickelte führte plante organisierte betreute erstellte optimierte steuerte
koordinierte setzte baute schulte analysierte verbesserte reduzierte steigerte automatisierte
implementierte geleitet entwickelt geplant organisiert betreut erstellt optimiert`,
  fr: `gestion développement conception mise création encadrement animation suivi pilotage coordination
élaboration réalisation organisation analyse formation amélioration rédaction préparation
maintenance accueil vente négociation supervision direction accompagnement déploiement géré
développé conçu créé encadré animé piloté coordonné élaboré réalisé organisé analysé formé
amélioré rédigé préparé dirigé négocié supervisé déployé mis augmenté réduit`,
  es: `gestión desarrollo diseño creación coordinación dirección supervisión elaboración organización
análisis formación implementación mantenimiento atención venta negociación planificación control
preparación seguimiento mejora gestioné desarrollé diseñé creé coordiné dirigí supervisé elaboré
organicé analicé formé implementé negocié planifiqué preparé mejoré aumenté reduje lideré`,
  it: `gestione sviluppo progettazione creazione coordinamento direzione supervisione elaborazione
organizzazione analisi formazione implementazione manutenzione assistenza vendita negoziazione
pianificazione controllo preparazione miglioramento gestito sviluppato progettato creato
coordinato diretto supervisionato elaborato organizzato analizzato formato implementato
negoziato pianificato preparato migliorato aumentato ridotto guidato`,
  pt: `gestão desenvolvimento criação coordenação direção supervisão elaboração organização análise
formação implementação manutenção atendimento venda negociação planeamento planejamento controlo
controle preparação melhoria geri desenvolvi criei coordenei dirigi supervisionei elaborei
organizei analisei implementei negociei planeei preparei melhorei aumentei reduzi liderei`,
  nl: `leiding ontwikkeling beheer opzetten opstellen begeleiden coördinatie uitvoeren plannen
organiseren adviseren onderhouden verkoop ontwikkelen beheren leiden coördineren analyseren
verbeteren implementeren verzorgen opleiden geleid ontwikkeld beheerd opgezet begeleid
gecoördineerd uitgevoerd gepland georganiseerd geadviseerd geanalyseerd verbeterd
geïmplementeerd`,
  pl: `zarządzanie rozwój tworzenie projektowanie koordynacja nadzór opracowanie organizacja analiza
szkolenie wdrożenie wdrażanie obsługa sprzedaż negocjacje planowanie kontrola przygotowanie
prowadzenie utrzymanie zarządzałem zarządzałam rozwijałem tworzyłem projektowałem koordynowałem
nadzorowałem opracowałem organizowałem analizowałem szkoliłem wdrożyłem prowadziłem prowadziłam
poprawiłem zwiększyłem`,
};
