/** Concepts as curricula vitae in German name them. */
export const german = `
Personal care | Hilfe bei der Körperpflege; Unterstützung bei der Körperpflege; Unterstützung bei der Grundpflege; Durchführung der Grundpflege
Care of patients | Behandlungspflege; Betreuung von Patienten; Versorgung von Patienten; Pflege von Patienten; Patientenbeobachtung; Krankenbeobachtung; Versorgung der Patienten; Betreuung der Patienten; Betreuung und Pflege von Patienten; Betreuung der Bewohner; Pflege und Betreuung der Bewohner; Bewohnerbetreuung; Versorgung der Bewohner; Pflege und Betreuung von Bewohnern
Care planning | Pflegeplanungen; Pflegeprozess; Erstellung von Pflegeplänen; Pflegepläne
Patient documentation | Pflegedokumentation; Patientendokumentation; Dokumentation der Pflege; Führen der Pflegedokumentation; Patientenakten; Patientenakte; klinische Dokumentation; medizinische Dokumentation; ärztliche Dokumentation
Medication administration | Medikamente stellen; Richten von Medikamenten; Stellen von Medikamenten; Arzneimittelgabe
Medication management | Medikamentenmanagement
Wound care | Wundverbände; Verbandswechsel; Verbandwechsel; Wundbehandlung
Pressure ulcer prevention | Dekubitusprophylaxe; Dekubitusprophylaxen
Falls prevention | Sturzprophylaxe; Sturzprävention
Vital signs | Vitalzeichenkontrolle; Messung der Vitalwerte; Kontrolle der Vitalzeichen
Blood pressure monitoring | Blutdruckmessung; Blutdruckmessungen; Blutdruckkontrolle; Blutdruck messen
Blood glucose monitoring | Blutzuckermessung; Blutzuckerkontrolle; Blutzuckermessungen
Insulin administration | Insulingabe; Insulininjektion; Insulininjektionen; Insulin spritzen
Injections | Injektionen; subkutane Injektionen; Injektion; intramuskuläre Injektionen
IV therapy | Infusionstherapie; Infusionen; Infusionen anlegen; Legen von Infusionen
Cannulation | venöse Zugänge; Legen venöser Zugänge
Phlebotomy | Blutabnahmen
Catheter care | Katheterpflege; Katheterversorgung
Catheterisation | Katheterisierung; Legen von Blasenkathetern; Blasenkatheter; Katheterisieren; Blasenkatheterisierung
Stoma care | Stomaversorgung; Stomapflege
Tracheostomy care | Tracheostomapflege; Trachealkanülenmanagement; Tracheostomaversorgung; Trachealkanülenpflege
Ventilation care | außerklinische Beatmung; Betreuung beatmeter Patienten; Heimbeatmung
Continence care | Inkontinenzversorgung; Kontinenzförderung
Toileting | Hilfe beim Toilettengang; Toilettengänge
Mobility support | Mobilisierung; Mobilisation von Patienten; Mobilisierung der Bewohner; Mobilisation der Patienten; Mobilisation der Bewohner; Mobilisation und Lagerung; Mobilisierung von Patienten
Positioning of patients | Lagerung von Patienten; Umlagern; Lagerung der Patienten; Patientenlagerung; Lagerung der Bewohner
Hoist transfers | Patientenlifter; Transfer mit Lifter
Moving and handling of people | Kinästhetik; Kinaesthetics; rückenschonendes Arbeiten; Patiententransfer
Assisting with eating and drinking | Hilfe bei der Nahrungsaufnahme; Unterstützung bei der Nahrungsaufnahme; Essen reichen; Essenseingabe; Hilfe beim Essen
Meal preparation | Zubereitung von Mahlzeiten; Mahlzeitenzubereitung; Zubereitung der Mahlzeiten
Residential care | Heimpflege
Nursing homes | Seniorenheim; Alten- und Pflegeheim; Seniorenresidenz; Altenpflegeheim; Seniorenzentrum
Elderly care | Altenbetreuung; Betreuung von Senioren; Seniorenpflege; Betreuung älterer Menschen
Domiciliary care | ambulanter Pflegedienst; ambulanten Pflegedienst; ambulante Krankenpflege
District nursing | Gemeindekrankenpflege
Live-in care | 24-Stunden-Betreuung; 24-Stunden-Pflege
Dementia care | demenziell erkrankte; Pflege von Demenzkranken; Umgang mit Demenz; Menschen mit Demenz
Disability support | Behindertenhilfe; Behindertenbetreuung; Eingliederungshilfe; Heilerziehungspflege; Betreuung von Menschen mit Behinderung; Menschen mit Behinderung; Menschen mit Behinderungen
Learning disabilities | geistig behinderte Menschen; geistiger Behinderung
Physical disabilities | körperliche Behinderung; Körperbehinderung; körperlicher Behinderung
Supported living | betreutes Wohnen; ambulant betreutes Wohnen; betreuten Wohnen; Wohngruppe; Wohngruppen
Day services | Tagespflege; Tagesbetreuung
Activities coordination | Beschäftigungsangebote; Freizeitgestaltung; Aktivierungsangebote
Challenging behaviour | herausforderndes Verhalten; herausforderndem Verhalten
Autism support | Autismus; Autismus-Spektrum-Störung
Palliative care | Palliativmedizin; Palliativ Care; Palliativbetreuung
End of life care | Sterbebegleitung; Hospizarbeit; Begleitung Sterbender
Emergency care | zentrale Notaufnahme; Notfallambulanz; Akutmedizin
Theatre nursing | OP-Pflege; Instrumentieren; OP-Assistenz; Operationsdienst
Anaesthetics | Anästhesie; Narkose; Anästhesiologie
Anaesthetic nursing | Anästhesiepflege
Operating department | Operationssaal; OP-Saal
Post-operative care | postoperative Versorgung; postoperative Überwachung; postoperative Betreuung; postoperative Pflege; prä- und postoperative Pflege; prä- und postoperative Betreuung
Pre-operative | präoperative Vorbereitung; OP-Vorbereitung
Infection prevention and control | Hygienestandards; Hygienerichtlinien; Einhaltung der Hygienevorschriften
Hand hygiene | Händehygiene; Händedesinfektion
Sterile services | Aufbereitung von Medizinprodukten; Sterilgutaufbereitung; Instrumentenaufbereitung; Sterilisation von Instrumenten; Zentralsterilisation
Discharge planning | Entlassmanagement; Entlassungsmanagement; Entlassungsplanung; Entlassplanung
Patient admissions | Patientenaufnahme; Aufnahme von Patienten; Aufnahmegespräche
Patient education | Patientenedukation; Patientenschulung; Patientenschulungen; Anleitung von Patienten und Angehörigen; Schulung von Patienten
Supporting families of patients | Angehörigenarbeit; Angehörigengespräche; Angehörigenberatung; Beratung von Angehörigen; Betreuung von Angehörigen
Ward management | Stationsleitung; Wohnbereichsleitung; Leitung einer Station; Pflegedienstleitung
Ward coordination | Visiten; Visitenbegleitung; Arztvisiten
Shift handover | Dienstübergabe; Schichtübergabe; Übergaben; Dienstübergaben; Schichtübergaben
Multidisciplinary working | interdisziplinäre Zusammenarbeit; interdisziplinäres Team; interdisziplinären Team; multiprofessionelles Team; Zusammenarbeit mit Ärzten
Waking nights | Nachtwachen; Nachtwache; Nachtdienste
Shift work | Dreischichtbetrieb; Schichtbereitschaft; Schichtsystem
On-call working | Bereitschaftsdienste; Notdienst
Nursing | Gesundheits- und Krankenpflege; Pflegefachfrau; Pflegefachmann; Pflegehilfe; Pflegewissenschaft
Children's nursing | Gesundheits- und Kinderkrankenpflege
Mental health nursing | psychiatrische Pflege; Fachpflege Psychiatrie
Mental health | psychische Erkrankungen; psychisch kranke Menschen; psychisch Kranke
Substance misuse | Suchthilfe; Suchtberatung; Suchtprävention; Suchtkrankenhilfe; Suchterkrankungen; Suchttherapie
Crisis intervention | Krisenintervention; Kriseninterventionen
Physiotherapy | physiotherapeutische Behandlung
Manual therapy | manuelle Therapie; Manualtherapie
Manual lymphatic drainage | manuelle Lymphdrainage; Lymphdrainage
Exercise prescription | Bewegungstherapie; medizinische Trainingstherapie
Sports massage | Sportmassagen
Occupational therapy | ergotherapeutische Behandlung
Speech and language therapy | Sprachtherapie
Dysphagia | Dysphagie; Schluckstörungen; Schlucktherapie
Dietary advice | Ernährungsberatung; Diätberatung
Dietetics | Diätetik; Ernährungstherapie
Therapeutic diets | Diätkost; Diätküche; Schonkost
Special diets | Sonderkostformen; Sonderkost
Rehabilitation | Frührehabilitation; Rehaklinik
Anatomy and physiology | Anatomie und Physiologie; Anatomie
Medical terminology | medizinische Fachsprache; medizinische Terminologie; medizinische Fachbegriffe
Medical reception | Praxisanmeldung; Patientenannahme; Empfang von Patienten; Anmeldung der Patienten
Clinic administration | Praxisorganisation; Praxisverwaltung; Praxismanagement
Outpatients | Poliklinik; Ambulanzdienst
Triage | Ersteinschätzung
ECG | EKG; EKG schreiben; EKG-Aufzeichnung; Ruhe-EKG; Belastungs-EKG; Langzeit-EKG
Lung function testing | Lungenfunktionsprüfung; Lungenfunktion; Lungenfunktionstest; Lufu
Ultrasound | Sonographie; Sonografie; Ultraschalluntersuchung; Ultraschalldiagnostik; Ultraschalluntersuchungen
X-ray | Röntgen; Röntgenaufnahmen; Röntgendiagnostik; Röntgenuntersuchungen
CT scanning | Computertomographie; Computertomografie
MRI | Magnetresonanztomographie; Kernspintomographie; Magnetresonanztomografie; MRT
Nuclear medicine | Nuklearmedizin
Radiotherapy | Strahlentherapie; Bestrahlung
Radiation protection | Strahlenschutz; Strahlenschutzkurs
Chemotherapy | Chemotherapie; Chemotherapien
Blood transfusion | Bluttransfusion; Bluttransfusionen
Resuscitation | Herz-Lungen-Wiederbelebung; Wiederbelebung; Reanimationstraining; Reanimationsmaßnahmen; kardiopulmonale Reanimation
First aid certificate | Erste-Hilfe-Kurs; betrieblicher Ersthelfer; Erste-Hilfe-Ausbildung
Immunisation | Impfungen; Schutzimpfungen; Impfberatung; Impfung; Impfen
Pharmacology | Pharmakologie; Arzneimittellehre; Arzneimittelkunde
Laboratory techniques | Laborarbeiten; Labortätigkeiten; Labordiagnostik; Laboruntersuchungen
Specimen handling | Probenhandling; Umgang mit Proben; Probenannahme; Probenversand; Probenverarbeitung
Sample collection | Probenentnahme; Probenahme; Probenahmen; Entnahme von Proben
Sample preparation | Probenvorbereitung; Probenaufbereitung
Sample analysis | Probenanalyse; Analyse von Proben; Untersuchung von Proben
Urinalysis | Urinuntersuchung; Urinanalyse; Urinuntersuchungen; Urinstatus
Clinical coding | medizinische Kodierung; DRG-Kodierung; Kodierung von Diagnosen; Leistungsabrechnung nach EBM; medizinisches Kodieren
Medical records | Krankenakten; Patientenaktenverwaltung; Krankenakte
Pharmacy | Apotheken; Apothekenwesen
Hospital pharmacy | Krankenhausapotheke; Klinikapotheke
Community pharmacy | öffentliche Apotheke; öffentlichen Apotheke; Offizin
Dispensing | Arzneimittelabgabe; Abgabe von Arzneimitteln; Abgabe von Medikamenten
Prescription processing | Rezeptbearbeitung; Rezeptabrechnung; Rezeptbelieferung; Rezeptkontrolle; Rezeptprüfung; Rezeptausstellung
Pharmacy counter sales | HV-Verkauf; Handverkauf; Beratung in der Apotheke; Kundenberatung zu Arzneimitteln
Controlled drugs | Betäubungsmittel; BtM; Betäubungsmitteln; =BtM
Drug interactions | Wechselwirkungen; Interaktionscheck; Arzneimittelwechselwirkungen; Arzneimittelinteraktionen
Medication review | Medikationsanalyse; Medikationsanalysen; Medikationsplan
Dosette boxes | Verblisterung; Blisterung; Verblistern; Wochendosierer; Medikamentendosierung stellen; Tablettenstellung
Formulation | Rezepturen; Rezepturherstellung; Arzneimittelherstellung; galenische Herstellung; Herstellung von Rezepturen; Galenik
Dentistry | Zahnmedizin; Zahnheilkunde
Dental nursing | Stuhlassistenz; zahnärztliche Assistenz; Behandlungsassistenz; Zahnarzthelferin; zahnmedizinische Fachangestellte
Dental hygiene | professionelle Zahnreinigung; Zahnreinigung; Prophylaxe?
Oral health | Mundgesundheit; Zahngesundheit
Oral care | Mundpflege; Zahnpflege
Orthodontics | Kieferorthopädie
Oral surgery | Oralchirurgie; Kieferchirurgie
Dental technology | Zahntechnik
Dental impressions | Abformungen; Abdrucknahme; Abdrücke
Hearing aids | Hörgeräte; Hörgeräteakustik; Hörsysteme; Hörgeräten
Dispensing optics | Augenoptik; Brillenanpassung; Brillenberatung
Optometry | Optometrie; Refraktionsbestimmung; Augenprüfung; Sehtest
Contact lenses | Kontaktlinsen; Kontaktlinsenanpassung
Podiatry | Podologie; medizinische Fußpflege
Osteopathy | Osteopathie
Acupuncture | Akupunktur
Homeopathy | Homöopathie
Psychology | Psychologe
Clinical psychology | klinische Psychologie; klinischen Psychologie
Psychological therapies | Psychotherapie; psychotherapeutische Behandlung; Gesprächstherapie
Cognitive behavioural therapy | kognitive Verhaltenstherapie; Verhaltenstherapie
Psychological assessment | psychologische Diagnostik; Testdiagnostik; psychologischer Diagnostik
Counselling | psychosoziale Beratung; Beratungsgespräche; Einzelberatung; psychosozialen Beratung; sozialpädagogische Beratung; sozialpädagogischer Beratung; Lebensberatung
Motivational interviewing | motivierende Gesprächsführung; motivierenden Gesprächsführung
Family therapy | Familientherapie; systemische Therapie; systemische Familientherapie
Paramedic practice | Rettungsdienst; Notfallsanitäter; Rettungsassistent; Rettungssanitäter
Patient transport services | Krankentransport; Krankentransporte; Patiententransport; Krankenfahrten
Firefighting | Brandbekämpfung; Feuerwehr; freiwillige Feuerwehr; Feuerwehrmann; Löscharbeiten; Löscheinsätze
Fire safety | Brandverhütung; vorbeugender Brandschutz; Brandschutz; Brandschutzkonzepte; Brandschutzkonzept
Fire warden | Brandschutzhelfer; Brandschutzbeauftragter; Evakuierungshelfer; Brandschutzbeauftragte
Public health | Gesundheitswesen
Health promotion | Gesundheitsförderung; Gesundheitsprävention; betriebliche Gesundheitsförderung
Occupational health | Arbeitsmedizin; betriebliches Gesundheitsmanagement; Betriebsmedizin; betrieblichen Gesundheitsmanagements
Quality improvement | Qualitätsverbesserung; Qualitätsentwicklung
Orthopaedics | Orthopädie; orthopädische Chirurgie
Trauma surgery | Unfallchirurgie
Gynaecology | Gynäkologie; Frauenheilkunde
Obstetrics | Geburtshilfe und Gynäkologie
Midwifery | Hebammenkunde; Hebammenarbeit; Hebammenwesen; Entbindungspflege
Labour ward | Kreißsaal
Antenatal care | Schwangerenvorsorge; Schwangerschaftsvorsorge; Schwangerenbetreuung; Geburtsvorbereitung
Postnatal care | Wochenbettbetreuung; Wochenbettpflege
Breastfeeding support | Stillberatung; Stillbegleitung
Newborn care | Neugeborenenpflege; Säuglingspflege; Neugeborenenversorgung
Dermatology | Dermatologie
Urology | Urologie
Ophthalmology | Augenheilkunde; Ophthalmologie
ENT | HNO; Hals-Nasen-Ohren-Heilkunde
Gastroenterology | Gastroenterologie
Endoscopy | Endoskopie; Endoskopien
Haematology | Hämatologie
Respiratory care | Pneumologie; Lungenheilkunde; Atemwegserkrankungen
Diabetes care | Diabetesberatung; Diabetologie; Diabetesmanagement
Stroke care | Schlaganfallversorgung; Schlaganfallpatienten
Primary care | Hausarztpraxis; Allgemeinmedizin; hausärztliche Versorgung; Primärversorgung
Hospital experience | Krankenhauserfahrung; Krankenhausdienst
Clinical trials | klinischen Studien; klinischer Studien; Studienkoordination
Medical devices | Medizinprodukte; Medizintechnik; medizinische Geräte; medizintechnische Geräte; Medizinprodukten
Pharmacovigilance | Arzneimittelsicherheit; Pharmakovigilanz
Regulatory affairs | Zulassung von Arzneimitteln; Arzneimittelzulassung
Social work | Sozialpädagogik; Sozialdienst; Sozialarbeiterin; sozialer Arbeit; Sozialarbeiter
Social pedagogy | sozialpädagogische Betreuung; Erziehungswissenschaften
Safeguarding | Kindeswohl; Kinderschutzfachkraft; Inobhutnahme
Youth work | Jugendarbeit; Jugendhilfe; offene Jugendarbeit; Kinder- und Jugendhilfe; Kinder- und Jugendarbeit; offene Kinder- und Jugendarbeit; Jugendsozialarbeit
Fostering | Pflegekinderwesen; Pflegefamilien; Pflegekinderdienst
Early help | sozialpädagogische Familienhilfe; SPFH; Familienhilfe; Familienunterstützung
Care coordination | Pflegekoordination
Caseload management | Fallbearbeitung; Fallführung; Fallarbeit
Outreach | aufsuchende Arbeit; aufsuchende Sozialarbeit
Homelessness support | Wohnungslosenhilfe; Obdachlosenhilfe
Refugee support | Flüchtlingshilfe; Flüchtlingsarbeit; Flüchtlingsberatung; Migrationsberatung; Betreuung von Geflüchteten; Flüchtlingsbetreuung
Debt management advice | Schuldnerberatung; Schuldenberatung
Employability support | Arbeitsvermittlung; Arbeitsmarktintegration; berufliche Integration; berufliche Eingliederung; Arbeitsförderung; Jobvermittlung
Domestic abuse support | häusliche Gewalt; Frauenhaus; häuslicher Gewalt
Volunteer management | Freiwilligenkoordination; Ehrenamtskoordination; Koordination von Ehrenamtlichen; Freiwilligenmanagement
Volunteering | Ehrenamt; ehrenamtliche Tätigkeit; Freiwilligenarbeit; ehrenamtliches Engagement; ehrenamtliche Arbeit
Housekeeping | Zimmerservice
Domestic tasks | Haushaltsführung; hauswirtschaftliche Tätigkeiten; hauswirtschaftliche Versorgung; Haushaltshilfe; Haushaltstätigkeiten
Administration | Verwaltungsaufgaben; Verwaltungstätigkeiten; administrative Aufgaben; Bürotätigkeiten; Büroarbeiten; allgemeine Büroarbeiten; Büroadministration; allgemeine Verwaltung; Büroaufgaben; kaufmännische Sachbearbeitung; administrativer Aufgaben; Verwaltungsangelegenheiten; administrative Unterstützung; organisatorische und administrative Aufgaben; allgemeine administrative Aufgaben
Secretarial support | Sekretariatsarbeiten; Sekretariatstätigkeiten; Sekretariatswesen; Sekretariatsführung; Vorzimmer
Executive assistance | Unterstützung der Geschäftsleitung; Vorstandsassistenz; Assistenz der Geschäftsleitung; Unterstützung der Geschäftsführung; Chefsekretariat; Chefsekretärin
Diary management | Terminverwaltung; Terminmanagement; Kalenderpflege; Kalenderverwaltung; Terminüberwachung; Terminorganisation
Appointment booking | Terminvereinbarungen; Terminabsprachen; Terminabsprache; Vereinbarung von Terminen
Telephone skills | Telefonzentrale; Telefonate; Telefonie; Entgegennahme von Telefonaten; Telefonannahme; telefonische Kundenberatung; telefonischer Kundenkontakt; Entgegennahme von Anrufen
Switchboard | Telefonvermittlung; Vermittlungszentrale
Mail handling | Postbearbeitung; Postein- und -ausgang; Posteingang; Postausgang; Bearbeitung der Post; Postverteilung; Postdienst; Bearbeitung des Posteingangs; Eingangspost; Ausgangspost; Poststelle
Correspondence | Geschäftskorrespondenz; Kundenkorrespondenz; Briefverkehr; E-Mail-Korrespondenz; Schriftwechsel; kaufmännische Korrespondenz; Bearbeitung der Korrespondenz
Filing | Ablagesystem; Dokumentenablage; Aktenverwaltung; Führen von Akten; Dokumentenablage und Archivierung; Ablage und Archivierung; Aktenpflege
Archiving | Archivierung; Aktenarchivierung; Dokumentenarchivierung; Archivierung von Unterlagen
Document management | Dokumentenmanagement; Dokumentenverwaltung
Data entry | Stammdatenerfassung; Dateneingaben; Erfassung von Daten; Eingabe von Daten; Auftragserfassung im System; Datenerfassungen; Erfassung und Pflege von Daten; Pflege von Daten
Master data management | Stammdatenpflege; Stammdatenverwaltung; Pflege von Stammdaten; Stammdaten; Datenpflege; Pflege der Stammdaten; Kundenstammdaten; Artikelstammdaten
Minute taking | Protokollerstellung; Sitzungsprotokolle; Protokolle schreiben; Erstellung von Protokollen; Protokollierung; Besprechungsprotokolle
Meeting organisation | Organisation von Besprechungen; Sitzungsvorbereitung; Vorbereitung von Sitzungen; Organisation von Meetings; Vor- und Nachbereitung von Besprechungen; Konferenzorganisation; Vorbereitung von Besprechungen; Organisation von Sitzungen
Travel arrangements | Dienstreisen; Geschäftsreisen; Organisation von Dienstreisen; Organisation von Geschäftsreisen; Reisemanagement; Buchung von Reisen; Dienstreiseplanung
Expense processing | Reisekostenabrechnung; Reisekostenabrechnungen; Spesenabrechnung; Spesenabrechnungen; Abrechnung von Reisekosten; Reisekosten; Spesen
Greeting visitors | Besucherempfang; Empfang von Besuchern; Besucherbetreuung; Gästeempfang; Empfang von Gästen; Empfang und Bewirtung; Begrüßung der Gäste; Begrüßung von Besuchern; Kundenempfang; Empfang der Gäste
Reception | Empfangstätigkeit; Empfangsdienst; Empfangsbereich; Empfangssekretariat; Empfangsaufgaben
Typing | Tastschreiben; 10-Finger-System; Schreibdienst; Zehn-Finger-System
Audio typing | Phonodiktat; Schreiben nach Diktat; Diktat; Phonotypie; Arztbriefschreibung; Diktate
Word processing | Textverarbeitung
Spreadsheets | Excel-Tabellen
Office supplies | Büromaterial; Büromaterialbestellung; Bestellung von Büromaterial; Büromaterialverwaltung; Bürobedarf; Materialbestellung Büro
Office equipment | Bürogeräte; Bürotechnik; Bürokommunikation
Timesheets | Stundenzettel; Arbeitszeiterfassung; Stundennachweise; Stundenerfassung; Arbeitszeitnachweise
Order processing | Auftragsannahme; Auftragserfassung; Bestellannahme; Bestellungen bearbeiten; Bearbeitung von Bestellungen; Bearbeitung von Aufträgen; Auftragsverwaltung; Bestellbearbeitung; Aufnahme von Bestellungen; Bestellungen aufnehmen; Bestellaufnahme; Aufnehmen von Bestellungen; Auftragsabwicklungen; Auftragsannahme und -bearbeitung; Bestelleingang
Purchase order processing | Bestellabwicklung im Einkauf; Bestellungen auslösen; Auslösen von Bestellungen; Bestellauslösung; Durchführung von Bestellungen; Bestelldurchführung; Bestellüberwachung
Quotations | Angebote erstellen; Angebotswesen; Angebotsbearbeitung; Erstellung von Angeboten; Kostenvoranschläge; Kostenvoranschlag; Angebotsabgabe; Angebote schreiben
Customer databases | Kundendatenpflege; Pflege der Kundendaten; Kundendatenbank; Kundendaten; Kundenkartei; Pflege von Kundendaten
Accounting | Fibu; externes Rechnungswesen; Rechnungslegung; kaufmännisches Rechnungswesen
Bookkeeping | laufende Buchhaltung; laufende Buchführung; Buchen von Geschäftsvorfällen; Verbuchung; Kontierung; Verbuchung von Belegen; Buchung von Belegen; vorbereitende Buchhaltung; Kontieren und Buchen; Belegbuchung; Kontieren; Kontierung und Buchung; Belegerfassung; Verbuchen; Buchung laufender Geschäftsvorfälle
Purchase ledger | Eingangsrechnungen; Kreditorenmanagement; Prüfung von Eingangsrechnungen; Bearbeitung von Eingangsrechnungen; Kreditorenbuchhalter; Verbuchung von Eingangsrechnungen
Sales ledger | Ausgangsrechnungen; Debitorenmanagement; Debitorenbuchhalter
Credit control | Mahnungen; Zahlungserinnerungen; Inkasso; Zahlungseingangskontrolle; Mahnlauf; Mahnläufe; Überwachung der Zahlungseingänge; offene Posten; Forderungseinzug; Zahlungsüberwachung; Mahnverfahren; Überwachung offener Posten
Invoicing | Faktura; Rechnungen schreiben; Fakturierungen; Erstellung von Rechnungen; Abrechnung; Rechnungsausgang; Rechnungslegung Kunden; Rechnungen erstellen; Rechnungsschreibung
Invoice matching | Rechnungsprüfung; Rechnungskontrolle; Prüfung von Rechnungen; Rechnungsprüfungen; sachliche und rechnerische Prüfung
Invoice queries | Klärung von Rechnungsdifferenzen; Rechnungsdifferenzen
Payment runs | Zahlungsläufe; Zahllauf; Zahlungsverkehr; Zahlungslauf; Durchführung des Zahlungsverkehrs; Zahlungsabwicklung; Zahlläufe
Bank reconciliation | Kontenabgleich; Bankbuchungen; Buchung von Bankbewegungen; Bankabstimmungen; Verbuchung der Bankbewegungen; Kontoauszüge verbuchen; Bankbuchhaltung
Account reconciliation | Kontenabstimmungen; Kontenklärung; Kontenpflege; Saldenabstimmung; Abstimmung der Konten; Saldenabstimmungen; Abstimmarbeiten
Cash book | Kassenbuch; Kassenbuchführung; Führen der Kasse; Kassenbücher
Petty cash | Portokasse; Barkasse; Handkasse; Kassenverwaltung
Nominal ledger | Hauptbuch; Hauptbuchhaltung; Sachkontenbuchhaltung; Sachkonten
Year-end accounts | Jahresabschlusserstellung; Erstellung von Jahresabschlüssen; Vorbereitung des Jahresabschlusses; Bilanzerstellung
Month-end close | Quartalsabschlüsse; Monatsabschlussarbeiten; Monats- und Quartalsabschlüsse; Monats-, Quartals- und Jahresabschlüsse; Monats- und Jahresabschlüsse
Balance sheet preparation | Bilanzbuchhaltung; Bilanzen; Bilanzbuchhalter
Financial statements | Gewinn- und Verlustrechnung; Bilanz und GuV; Einnahmen-Überschuss-Rechnung; =GuV
VAT returns | Umsatzsteuererklärungen; Vorsteuer; UStVA; Umsatzsteuermeldungen
Tax | Steuererklärung; Steuerberatung; Steuerlehre; Erstellung von Steuererklärungen; Steuerwesen; steuerliche Beratung
Corporation tax | Körperschaftsteuer; Gewerbesteuer; Körperschaftssteuer
Personal tax | Einkommensteuer; Einkommensteuererklärungen; Einkommensteuererklärung; Einkommenssteuer; Lohnsteuer; Lohnsteuerjahresausgleich
Payroll | Lohnabrechnung; Entgeltabrechnung; Lohn- und Gehaltsbuchhaltung; Lohnabrechnungen; Gehaltsabrechnungen; Lohn- und Gehaltsabrechnungen; Lohnverrechnung; Personalverrechnung; Payroll-Abrechnung; Personalabrechnung; Lohnbuchhalter; Entgeltabrechnungen; Lohn und Gehalt; Lohnbuchhaltungen
National Insurance contributions | Sozialversicherungsbeiträge; Sozialversicherungsmeldungen; Sozialversicherungsrecht; SV-Meldungen; Beitragsnachweise
Fixed assets | Anlagebuchhaltung; Anlagenverzeichnis; Anlagenbuchhalter
Depreciation | Abschreibungen; Abschreibung; =AfA
Cost accounting | Kostenstellenrechnung; Kalkulation; Kostenträgerrechnung; Betriebsabrechnung; Nachkalkulation; KLR; Kostenkalkulation
Management accounts | internes Rechnungswesen; Unternehmenscontrolling; Controllingberichte; =Controlling?
Financial reporting | Finanzberichte; Berichtswesen Finanzen
Variance analysis | Soll-Ist-Vergleich; Soll-Ist-Analysen; Plan-Ist-Vergleiche
Financial analysis | Finanzanalysen; Bilanzanalyse; Jahresabschlussanalyse
Financial planning | Finanzpläne; Finanzplan
Cash flow management | Liquiditätssteuerung; Cashflow-Planung
Budget preparation | Budgetaufstellung; Haushaltsplanung; Erstellung von Budgets; Haushaltsplan; Wirtschaftsplan; Budgetplanungen
Budget monitoring | Budgetüberwachung; Haushaltsüberwachung; Budgetverfolgung
Auditing | Betriebsprüfung; Betriebsprüfungen; Abschlussprüfung; Jahresabschlussprüfungen
Internal audits | interne Audits; Innenrevision; interne Revision; interner Audits; internen Audits; internen Revision
External audits | externe Audits; externer Audits; externen Audits; Begleitung von Audits
Internal controls | internes Kontrollsystem; internen Kontrollsystems; IKS
Treasury | Finanzdisposition
Banking | Bankbetriebslehre; Bankgeschäft; Bankkaufmann; Bankkauffrau; Kreditwesen
Bank lending | Kreditgeschäft; Kreditvergabe; Kreditbearbeitung; Kreditberatung; Finanzierungsberatung; Kreditanträge
Mortgage advice | Baufinanzierungsberatung; Immobilienfinanzierung; Baufinanzierungen
Financial advice | Finanzberatung; Anlageberatung; Vermögensberatung; Vermögensplanung; Finanzberater
Account opening | Kontoeröffnung; Kontoeröffnungen
Retail banking | Privatkundengeschäft; Privatkundenberatung; Privatkundenbetreuung
Business banking | Firmenkundengeschäft; Firmenkundenberatung; Gewerbekunden; Firmenkundenbetreuung
Investment management | Wertpapiergeschäft; Wertpapiere; Wertpapierberatung; Kapitalanlage
Insurance | Versicherungsberatung; Versicherungskaufmann; Versicherungskauffrau; Versicherungswirtschaft
Insurance claims handling | Schadensregulierung; Schadensbearbeitung; Schadensfälle; Schadenmanagement; Schadensabwicklung; Schadenabwicklung
Policy administration | Vertragsverwaltung Versicherungen; Policierung; Bestandsverwaltung Versicherung
Anti-money laundering | Geldwäscheprävention; Geldwäschegesetz; Geldwäsche
Project accounting | Projektkalkulation; Projektabrechnung; Projektbuchhaltung
Statutory accounts | HGB; handelsrechtlicher Jahresabschluss; Rechnungslegung nach HGB; HGB-Abschlüsse
Human resources | Personalarbeit; Personalabteilung; Personalwirtschaft; Personalführung und Personalwesen; Personalreferent; Personalreferentin
HR administration | Personalsachbearbeitung; Personalsachbearbeiter; Personaladministrationen; Personalangelegenheiten
Personnel files | Führen der Personalakten; digitale Personalakte; Personalakte; Führung der Personalakten; Pflege der Personalakten
Recruitment | Rekrutierung; Bewerbermanagement; Mitarbeitergewinnung; Personaleinstellung; Personalsuche; Bewerberauswahl; Personalrecruiting; Personalbeschaffungen; Mitarbeiterrekrutierung; Einstellung neuer Mitarbeiter
Job advertising | Stellenausschreibungen; Stellenanzeigen; Stellenausschreibung; Schalten von Stellenanzeigen; Schaltung von Stellenanzeigen
Interviewing | Vorstellungsgespräche; Bewerberinterviews; Führen von Bewerbungsgesprächen; Führen von Vorstellungsgesprächen; Bewerbungsgesprächen; Vorstellungsgesprächen; Personalgespräche
Candidate management | Bewerberbetreuung; Bewerberkorrespondenz; Kandidatenbetreuung; Bewerberverwaltung
Candidate sourcing | Direktansprache; Active Sourcing; Kandidatensuche; Direktsuche
Employee onboarding | Mitarbeitereinführung; Einarbeitung von neuen Mitarbeitern; Einarbeitung neuer Mitarbeiterinnen
Employment contracts | Arbeitsverträge; Arbeitsvertrag; Erstellung von Arbeitsverträgen; Arbeitsverträgen; Vertragswesen Personal; Vertragserstellung Personal
Reference checks | Referenzprüfung; Referenzen einholen
Rota management | Dienstplan; Schichtpläne; Dienstplänen; Mitarbeitereinsatzplanung; Urlaubsplanung; Schichtplan; Schichteinteilung; Einsatzpläne
Absence management | Fehlzeiten; Abwesenheitsmanagement; Urlaubs- und Fehlzeitenverwaltung; Urlaubsverwaltung; Krankenstand; Fehlzeitenverwaltung
Return to work support | Wiedereingliederung; betriebliches Eingliederungsmanagement; Wiedereingliederungsmanagement; BEM-Verfahren; BEM-Gespräche
Learning and development | betriebliche Weiterbildung
Training delivery | Schulungen durchführen; Schulung der Mitarbeiter; Durchführung von Seminaren; Durchführung von Trainings; Unterweisungen; Workshops und Schulungen; Schulung neuer Mitarbeiter; Anwenderschulungen
Employee relations | Arbeitsbeziehungen; Arbeitnehmerbetreuung; Führen von Mitarbeitergesprächen; Mitarbeitergesprächen
Supervision and appraisal | Mitarbeiterbeurteilung; Mitarbeiterbeurteilungen; Jahresgespräche; Beurteilungsgespräche; Mitarbeiterbewertung
Works councils | Betriebsrat; Betriebsratsarbeit; Betriebsverfassungsgesetz; Betriebsräte; Betriebsverfassungsrecht; Zusammenarbeit mit dem Betriebsrat; Personalrat; Mitbestimmung
Collective bargaining | Tarifverhandlungen; Tarifrecht; Tarifverträge; Tarifvertragsrecht
Employment law | individuelles und kollektives Arbeitsrecht; arbeitsrechtliche Fragestellungen; arbeitsrechtliche Beratung; Arbeits- und Sozialrecht
Redundancy | Kündigungen; Sozialplan; Personalabbau; Kündigungsschutz
Job evaluation | Stellenbewertung; Stellenbewertungen; Eingruppierung
Job description writing | Stellenbeschreibungen; Stellenbeschreibung
Temporary worker placement | Zeitarbeit; Arbeitnehmerüberlassung; Personaldienstleistung; Leiharbeit; Personalvermittlung; Personalüberlassung; Personalleasing
Talent management | Nachwuchsförderung; Talentförderung
Law | Rechtswissenschaften; Rechtswissenschaft; Jura; juristische Kenntnisse; Rechtskenntnisse
Legal advice | Rechtsberatung; juristische Beratung; rechtliche Beratung; anwaltliche Beratung; Mandantenberatung
Legal drafting | Schriftsätze; Erstellung von Schriftsätzen; Klageschriften; Anfertigung von Schriftsätzen; Entwurf von Schriftsätzen; Schriftsatzerstellung
Contract drafting | Vertragsgestaltung; Vertragsentwürfe; Vertragserstellung; Erstellung von Verträgen; Vertragserstellungen; Gestaltung von Verträgen
Contract review | Vertragsprüfung; Prüfung von Verträgen; Vertragsprüfungen; Vertragsanalyse
Contract law | Schuldrecht
Criminal law | Strafrecht; Strafverteidigung; Strafprozessrecht
Family law | Familienrecht; Scheidungsrecht; Familien- und Erbrecht
Wills and probate | Erbrecht; Testamente; Nachlass; Nachlassangelegenheiten; Nachlasssachen
Administrative law | Verwaltungsrecht; Verwaltungsverfahrensrecht
Constitutional law | Staatsrecht; Verfassungsrecht
EU law | Europarecht; EU-Recht
Corporate law | Gesellschaftsrecht; Handels- und Gesellschaftsrecht
Insolvency | Insolvenzrecht; Insolvenzverwaltung; Insolvenzverfahren
Property law | Immobilienrecht; Mietrecht; Wohnungseigentumsrecht; Miet- und WEG-Recht; Grundstücksrecht
Immigration law | Ausländerrecht; Aufenthaltsrecht; Asylrecht; Migrationsrecht
Road traffic law | Verkehrsrecht; Straßenverkehrsrecht; StVO; Straßenverkehrsordnung
Construction law | Baurecht; privates Baurecht; Architektenrecht; Bauvertragsrecht; VOB; VOB/B; HOAI
Intellectual property law | Urheberrecht; gewerblicher Rechtsschutz; Markenrecht; Patentrecht
Litigation | Gerichtsverfahren; Prozessvertretung; Klageverfahren; gerichtliche Vertretung
Court attendance | Gerichtstermine; Wahrnehmung von Gerichtsterminen; Terminsvertretung; Vertretung vor Gericht
Legal research | Rechtsrecherche; Rechtsprechungsrecherche; juristische Recherchen; rechtliche Recherchen
Conveyancing | Grundstückskaufverträge; Immobilienkaufverträge; Grundbucheintragungen
Land Registry work | Grundbuch; Grundbuchamt; Grundbuchwesen; Grundbuchrecht
Legal correspondence | Mandantenkorrespondenz; Mandantenschreiben
Legal administration | Kanzleiorganisation; Mandatsverwaltung; Fristenkontrolle; Fristenüberwachung; Fristenverwaltung; Fristenmanagement; Aktenanlage; Kanzleiverwaltung
Legal secretarial work | Anwaltssekretariat; Rechtsanwaltsfachangestellte; Rechtsanwaltsfachangestellter
Legal costs | Gebührenrecht; Kostenfestsetzung; RVG-Abrechnung
Mediation | Streitschlichtung; Schlichtung
Data protection | Datenschutzrecht; Datenschutzbeauftragter; Datenschutzes
Standards and policy compliance | Einhaltung gesetzlicher Vorschriften; Regelkonformität; Einhaltung von Vorschriften
Local government experience | Kommunalverwaltung; Stadtverwaltung; Gemeindeverwaltung; kommunale Verwaltung; Kreisverwaltung; Kommunalrecht
Public sector | öffentlichen Dienst; öffentliche Verwaltung; öffentlichen Verwaltung; öffentlicher Verwaltung; Verwaltungswissenschaft
Procurement | öffentliche Ausschreibungen; Vergabeverfahren; öffentliche Vergabe; Vergabewesen; Wareneinkauf; Einkaufsmanagement; Warenbeschaffung; strategischer und operativer Einkauf; operativen Einkauf; Einkäufer; Beschaffungswesen; technischer Einkauf; Einkaufsabteilung
Benefits assessment | Leistungsgewährung; Leistungssachbearbeitung; SGB II; Bewilligung von Leistungen; Leistungsbescheide
Planning permission | Genehmigungsplanung; Bauantragsverfahren
Elections | Wahlorganisation; Wahlhelfer
Customer service | Kundenberatung; Kundenorientierung im Service; Beratung von Kunden; Betreuung von Kunden; Kundenkontakt; Kundenkommunikation; Kundenanfragen bearbeiten; Umgang mit Kunden; Beratung der Kunden; Betreuung der Kunden; Servicemitarbeiter; Bedienung von Kunden; Bedienung der Kunden; Kundenempfang und Beratung; Beratung und Betreuung von Kunden; Kundengespräche; Beratungsgespräche mit Kunden; Kundenkontakte; Beratung von Kundinnen und Kunden; Kundinnen und Kunden beraten
Enquiry handling | Kundenanfragen; Bearbeitung von Kundenanfragen; Beantwortung von Anfragen; Beantwortung von Kundenanfragen; Anfragenbearbeitung; Bearbeitung von Anfragen; Auskunftserteilung
Complaint handling | Reklamationen; Beschwerden; Kundenbeschwerden; Reklamationsmanagement; Reklamationsannahme; Reklamationsabwicklung; Umgang mit Reklamationen; Bearbeitung von Beschwerden; Kundenreklamationen; Reklamationsbearbeitungen; Bearbeitung von Kundenbeschwerden; Annahme von Reklamationen
Contact centre work | Telefonservice
Inbound calls | Anrufe entgegennehmen; eingehende Anrufe; eingehender Anrufe
Outbound calling | ausgehende Anrufe; Outbound-Telefonie
Cash handling | Kasse; Bargeldverkehr; Umgang mit Bargeld; Kassenverantwortung; Kassentätigkeiten; Kassierer; Kassiererin; Kassieren der Kunden; Kassendienst; Kassentransaktionen; Kassenbedienung
Cashing up | Tagesabschluss; Tagesabrechnung; Kassenabrechnungen
Till operation | Scannerkasse; Bedienung von Kassensystemen; Kassiersysteme
Returns and refunds | Retouren; Retourenbearbeitung; Warenrücknahme; Retourenabwicklung; Retourenmanagement; Umtausch; Retourenannahme
Warranty administration | Garantieabwicklung; Gewährleistung; Garantieanträge; Gewährleistungsabwicklung; Garantiefälle
After-sales service | After-Sales; Kundendienstabwicklung; Nachbetreuung; Nachbetreuung von Kunden
Customer satisfaction surveys | Kundenzufriedenheitsumfragen; Kundenbefragungen; Kundenbefragung
Sales | Verkaufserfahrung; Verkaufstätigkeit; Verkaufsberatung; Verkaufsgespräche; Beratung und Verkauf; Verkaufstalent; Führen von Verkaufsgesprächen; Verkaufsgesprächen; Verkaufstechniken; Verkaufstechnik; Vertriebserfahrungen; Vertriebsaktivitäten
Field sales | Außendienstmitarbeiter; Kundenbesuche vor Ort; Vertrieb im Außendienst
Inside sales | Innendienst; Verkaufsinnendienst
Customer visits | Kundenbesuche; Kundentermine; Besuch von Kunden
Sales targets | Vertriebsziele; Zielvorgaben; Umsatzverantwortung; Erreichung der Umsatzziele
Revenue growth | Umsatzsteigerung; Umsatzsteigerungen
Sales strategy | Verkaufsstrategie; Vertriebsstrategien; Verkaufsstrategien
Sales administration | Vertriebssachbearbeitung; Verkaufssachbearbeitung; Vertriebsunterstützung
Sales negotiation | Verkaufsverhandlungen; Preisverhandlungen; Preisverhandlung
Closing sales | Verkaufsabschluss; Vertragsabschluss
Wholesale | Großhandel; Groß- und Außenhandel
Technical sales | technischer Vertrieb; technischen Vertrieb; technischer Verkauf
Product advice | Produktberatung; Fachberatung; Beratung zu Produkten
Product knowledge | Warenkunde; Produktkunde; Warenkenntnisse
Shelf stacking | Regalpflege; Warenverräumung; Regale auffüllen; Regalauffüllung; Warenverräumen; Ware verräumen; Regale einräumen; Auffüllen der Regale; Einräumen der Regale; Verräumen von Ware; Regalservice; Auffüllen von Regalen; Auffüllen von Waren; Verräumen der Ware; Einräumen von Waren; Regaleinräumer
Merchandising | Warenplatzierung; Produktpräsentation; Warenaufbau; Präsentation der Ware; Präsentation von Waren
Visual merchandising | Ladengestaltung; Dekoration; Schaufensterdekoration; Warengestaltung; visuelles Marketing; Verkaufsraumgestaltung
Price labelling | Preisauszeichnung; Warenauszeichnung; Auszeichnung der Ware; Etikettierung; Preisschilder; Preisauszeichnungen; Auszeichnung von Waren; Etikettieren; Auszeichnen von Waren
Retail | Einzelhandelskaufmann; Einzelhandelskauffrau; Filialbetrieb; Textileinzelhandel
Supermarket work | Supermarkt; Lebensmitteleinzelhandel; Verbrauchermarkt
Store management | Ladenführung; Filialverantwortung; Leitung der Filiale; Filialführung; Geschäftsführung einer Filiale
Store opening and closing | Ladenöffnung; Öffnen und Schließen der Filiale; Öffnung und Schließung des Ladens
Loss prevention in retail | Diebstahlprävention; Warensicherung; Ladendiebstahl; Diebstahlsicherung
Customer loyalty | Kundenbindungsprogramme
Ticket sales | Kartenverkauf; Ticketverkauf; Fahrkartenverkauf; Kartenvorverkauf
Bakery counter | Backwarenverkauf; Bäckereiverkauf; Verkauf von Backwaren; Bäckereifachverkäuferin; Bäckereifachverkäufer
Counter service | Thekenverkauf; Bedientheke; Frischetheke; Thekenbedienung; Bedienungstheke
Meat counter | Fleischtheke; Wursttheke; Fleisch- und Wursttheke
Fresh food counters | Frischeabteilung; Frischetheken
Fruit and vegetables | Obst und Gemüse; Obst- und Gemüseabteilung
Floristry | Floristik; Blumenbinden; Floristin
Bouquets | Blumensträuße; Sträuße binden
Category management | Warengruppenmanagement; Sortimentsmanagement
Assortment planning | Sortimentsgestaltung; Sortimentsplanung; Sortimentspflege
Store layouts | Ladenbau; Ladeneinrichtung
Apprenticeship delivery | Lehrlingsausbildung; Ausbildung von Lehrlingen; Ausbildung von Auszubildenden; Lehrlingsbetreuung; Ausbildung der Auszubildenden
Supporting learners | Betreuung der Auszubildenden; Betreuung von Lehrlingen; Anleitung der Auszubildenden; Anleitung von Praktikanten; Betreuung von Werkstudenten; Betreuung von Studierenden im Praktikum; Anleiten von Auszubildenden; Praxisanleitung von Auszubildenden
Train the trainer | Ausbildung der Ausbilder; Ausbildereignungsschein; Ausbildereignungsprüfung IHK; AEVO-Prüfung; Ausbildereignung nach AEVO
Crane operation | Brückenkran; Hallenkran; Kranführer; Kranfahrer; Brückenkrane; Kranfahren; Kranbedienungen; Turmdrehkran; Baukran; Mobilkran; Autokran; Kranbedienung; Baukranführer
Chef skills | Koch?; Köchin; Jungkoch; Gemeinschaftsverpflegung Koch
Warehouse operations | Lagertätigkeiten; Lagerarbeiten; Lagerwesen; Lagerwirtschaft; Lagerhelfer; Lagermitarbeiter; Fachkraft für Lagerlogistik; Fachlagerist; Lagerlogistiker; Lageristin; allgemeine Lagerarbeiten; Lagertätigkeit
Warehouse management | Lagerorganisation; Lagerführung; Leitung des Lagers
Goods in | Wareneingangsbuchung; Annahme von Waren; Annahme von Lieferungen; Lieferantenannahme; Wareneingangskontrollen; Warenannahme und -kontrolle; Kontrolle der Lieferungen; Prüfung der Lieferungen; Annahme der Waren; Warenvereinnahmung; Materialannahme; Kontrolle von Lieferungen; Annahme und Kontrolle von Waren; Annahme und Prüfung von Lieferungen; Entgegennahme von Lieferungen; Warenkontrolle; Eingangskontrolle; Entgegennahme von Waren
Put away | Einlagerung; Einlagern; Einlagern von Waren; Einlagerung von Waren
Despatch | Versandvorbereitung; Warenausgangskontrolle; Versandbereitstellung; Versandabteilung; Warenversand; Auslagerung; Warenausgangsprüfung; Ein- und Auslagern; Ein- und Auslagerung; Paketversand
Picking and packing | Kommissionierer; Kommissionierung von Aufträgen; Kommissionieren von Waren; Kommissionierung von Waren; Auftragskommissionierung; Kommissionierungen; Warenkommissionierung; Kommissionieren und Verpacken; Kommissionieren von Aufträgen
Packing | Verpackungsarbeiten; Verpacken von Waren; Konfektionierung; Verpacken der Ware; Einpacken; Verpackungen; Verpackung von Waren; Verpackungstätigkeiten
Loading and unloading | Verladung; Entladung; Verladen; LKW-Entladung; Beladen und Entladen; Be- und Entladen von LKW; LKW-Beladung; Be- und Entladung von LKW; Entladen von LKW; Beladung; Be- und Entladen von Fahrzeugen; Verladetätigkeiten; Be- und Entladetätigkeiten; Beladen; Entladen; Be- und Entladung von Fahrzeugen; Verladung von Waren; Ladungssicherungen; Containerentladung; Containerverladung
Stock control | Bestandsverwaltung; Lagerbestandskontrolle; Warenbestand; Lagerbestände; Bestandspflege; Lagerbestand; Bestandskontrollen; Bestandsüberwachung; Kontrolle des Lagerbestands; Warenbestandskontrolle; Bestandsprüfung; Lagerkontrolle; Warenbestände; Kontrolle der Lagerbestände; Materialverwaltung; Bestandsoptimierung; Warenbestellung; Warenbestellungen; Bestellung von Waren; Bestellung der Ware; Bestellung von Material; Nachbestellung von Waren; Materialbestellung; Materialbestellungen
Stocktaking | Bestandsaufnahme; Inventurarbeiten; Stichtagsinventur; permanente Inventur; Jahresinventur; Inventurdurchführung; Inventur durchführen; Durchführung der Inventur; Inventuraufnahme; Lagerinventur; Bestandsaufnahmen
Stock rotation | Warenrotation; FIFO-Prinzip
Date checking | MHD-Kontrolle; Kontrolle der Mindesthaltbarkeit; Haltbarkeitskontrolle; MHD-Kontrollen; Mindesthaltbarkeitsdatum; Mindesthaltbarkeitsdaten; Mindesthaltbarkeitskontrolle; MHD-Prüfung; Ablaufkontrolle; Haltbarkeitsprüfung
Replenishment | Warennachschub; Nachschub; Nachschubsteuerung; Warendisposition; Nachbestellung; Nachbestellungen; Bestandsauffüllung
Demand planning | Bedarfsplanung; Materialdisposition; Bedarfsermittlung; Materialbedarfsplanung; Bedarfsplanungen
Materials management | Materialwirtschaft; Materialbeschaffung
Delivery paperwork | Lieferscheine; Lieferschein; Frachtpapiere; Frachtbriefe; Begleitpapiere; Lieferpapiere; Erstellung von Lieferscheinen; Lieferscheinen; Kontrolle der Lieferscheine
Shipping documentation | Versandpapiere; Versanddokumente; Exportdokumente; Zolldokumente; Ausfuhrdokumente; Exportpapiere; Versanddokumenten; Erstellung von Versandpapieren; Versandunterlagen
Customs clearance | Zollanmeldungen; Zollformalitäten; Zollrecht; Zollanmeldung; Ausfuhranmeldungen; zollrechtliche Abwicklung; Ausfuhranmeldung; Zollwesen; Importverzollung
Import and export | Ein- und Ausfuhr; Exportabwicklung; Importabwicklung; Im- und Export; Exportsachbearbeitung
Freight forwarding | Spedition; Speditionswesen; Speditionslogistik; Speditionskaufmann; Speditionskauffrau; Spedition und Logistikdienstleistung
Transport planning in logistics | Transportplanung; Transportdisposition; Transportorganisation; Fahrerdisposition; Transportabwicklung; Disponent; LKW-Disposition; Transportkoordination
Route planning | Tourenplan; Tourenoptimierung
Transport and logistics | Transport und Logistik; Transportlogistik; Transportwesen; Güterverkehr; Güterkraftverkehr
HGV driving | Berufskraftfahrer; LKW-Fahrer; Kraftfahrer; LKW-Fahren; Fernfahrer; Lastkraftwagen; Fernverkehr; Nahverkehr; Lkw; nationaler und internationaler Fernverkehr; Güterfernverkehr
Articulated lorry driving | Sattelzug; Sattelzüge; Sattelschlepper; Gliederzug; Hängerzug; Sattelauflieger; Gliederzüge
Van driving | Sprinterfahrer; Transporterfahrer; Kleintransporter; Transporter bis 3,5 t; Lieferwagen; Sprinter bis 3,5 t; Kurierfahrer
Delivering goods | Auslieferung; Warenauslieferung; Zustellung; Lieferfahrten; Auslieferungsfahrten; Belieferung von Kunden; Auslieferung von Waren; Paketzustellung; Zustellung von Paketen; Auslieferungen; Ausfahren von Waren; Belieferung
Postal deliveries | Briefzustellung; Postzustellung; Postzusteller; Briefträger
Parcel sorting | Paketsortierung; Sortieren von Paketen; Briefsortierung
Vehicle checks | Fahrzeugpflege; Fahrzeugüberprüfung; Abfahrtkontrolle; Fahrzeugkontrollen
Tachograph | Fahrtenschreiber; digitaler Tachograph; Lenk- und Ruhezeiten; Tachograf
Digital tachograph card | Fahrerkarte vorhanden
Driver CPC | Berufskraftfahrerqualifikation; Schlüsselzahl 95; Kennziffer 95; Module 95; BKF-Module; Grundqualifikation Berufskraftfahrer; Modul 95; Grundqualifikation
ADR licence | GGVS; ADR-Karte
Dangerous goods handling | Gefahrgut; Gefahrguttransport; Gefahrguttransporte; Umgang mit Gefahrgut; Gefahrguthandling
Hazardous substances | Gefahrstoffe; Gefahrstoffmanagement; Umgang mit Gefahrstoffen; Gefahrstoffen
Forklift licence | Gabelstaplerführerschein; Flurförderschein; Staplerführerschein; Flurförderzeuge; Staplerfahren; Gabelstaplerfahrer; Staplerfahrer; Flurförderzeugschein; Flurförderfahrzeuge; Staplerfahrerschein; Fahrausweis für Flurförderzeuge; Flurförderzeugen; Frontstapler
Reach truck licence | Schubmaststapler; Schubmaststaplerschein; Hochregalstapler
LLOP licence | Mitgänger-Flurförderzeug
Pallet truck operation | Hubwagen; Ameise?; Elektrohubwagen; E-Ameise; Handhubwagen; Elektro-Ameise
Palletising | Palettieren; Palettierung; Palettieren von Waren
RF scanner | MDE-Gerät; MDE-Geräte; Handscannern; Arbeiten mit Scanner; Scannergeräte
Overhead crane licence | Kranschein; Kranführerschein; Hallenkranschein
Lifting operations | Hebearbeiten; Hebezeuge; Anschlagen von Lasten; Lasten anschlagen; Anschlagmittel; Anschläger
Fleet management | Fuhrparkverwaltung; Fuhrpark; Fuhrparkleitung; Flottenmanagement; Fuhrparkleiter; Fahrzeugflotte
Bus and coach driving | Busfahrer; Omnibusfahrer; Linienbus; Linienverkehr; Reisebus; Kraftomnibus; Reisebusfahrer; Busfahrerin; Omnibusse; Omnibusverkehr; Personennahverkehr
Taxi driving | Taxifahrer; Personenbeförderung; Taxifahren; Mietwagenfahrer
Removals | Umzüge; Umzugshelfer; Möbeltransport; Möbeltransporte; Umzugslogistik
PCV licence (D) | Führerschein Klasse D; Führerschein D; Busführerschein
HGV Class 1 licence (C+E) | Führerschein Klasse CE; Führerschein CE; Klasse CE; LKW-Führerschein CE; Führerschein C/CE; Führerschein der Klasse CE
HGV Class 2 licence (C) | Führerschein Klasse C; Führerschein C; Führerschein der Klasse C
C1 licence | Führerschein Klasse C1; Führerschein C1; Klasse C1
B+E trailer licence | Führerschein Klasse BE; Führerschein BE; Klasse BE; Anhängerführerschein
Driving licence | Pkw-Führerschein; Fahrerlaubnis; Führerschein B; Führerschein der Klasse B; Fahrerlaubnis Klasse B; Führerscheinklassen
Motorcycle licence | Führerschein Klasse A; Motorradführerschein; Führerschein A
Driver with own car | eigener PKW; eigenes Auto; eigenes Fahrzeug; eigener Pkw vorhanden
Tractor licence | Führerschein Klasse T; Führerschein T; Traktorführerschein
Supply chain management | Lieferkette; Lieferketten
Strategic sourcing | strategischen Einkauf; Beschaffungsstrategie; Beschaffungsstrategien; strategische Beschaffung
Supplier selection | Auswahl von Lieferanten; Lieferantensuche
Vendor management | Lieferantenbewertung; Lieferantenverhandlungen; Lieferantensteuerung; Lieferantenpflege
Supplier liaison | Kommunikation mit Lieferanten; Lieferantenkontakt; Abstimmung mit Lieferanten; Lieferantenkommunikation; Kontakt zu Lieferanten
Supplier quotations | Angebotsvergleich; Einholen von Angeboten; Angebotseinholung; Angebote einholen; Einholung von Angeboten
Tendering | Ausschreibung; Ausschreibung und Vergabe; Angebotsausschreibung; Vergabe von Bauleistungen; Leistungsverzeichnisse erstellen
Bills of quantities | Leistungsverzeichnissen
Cooking | Speisenproduktion; Zubereitung warmer Speisen; Zubereitung der Speisen; warme und kalte Küche; kalte und warme Küche; warme Küche; Zubereitung kalter und warmer Speisen; Kochkenntnisse; warme Speisen; Zubereitung warmer und kalter Speisen; Zubereitung kalter und warmer Gerichte; Fleisch- und Fischgerichte; Saucen und Suppen; Zubereitung von Gerichten; Kochen nach Rezept; warme und kalte Speisen
Food preparation | Küchenvorbereitung; Vorbereitung von Speisen; Gemüse schneiden; Vorbereitung der Speisen; kalte Küche; Speisenvorbereitung; Vorbereitungsarbeiten in der Küche; Lebensmittelzubereitung; Lebensmittelvorbereitung
Kitchen assistant | Küchenhilfe; Küchenhelfer; Beikoch; Küchenmitarbeiter
Kitchen porter duties | Spülküche; Spülkraft; Spülhilfe
Washing up | Geschirrspülen; Spülarbeiten; Abwasch; Spülen von Geschirr; Abspülen
Kitchen management | Küchenorganisation; Küchenführung; Leitung der Küche; Küchenleiter
Sous chef skills | stellvertretender Küchenchef
Chef de partie | Postenchef
Commis chef | Commis de Cuisine
Menu planning | Speiseplangestaltung; Menügestaltung; Speisekarte; Speiseplanung; Speisepläne; Speiseplan; Erstellung von Speiseplänen; Speiseplanerstellung; Menüzusammenstellung; Speisekarten; Menüerstellung
Food safety | Lebensmittelrecht; Lebensmittelhygieneverordnung; Küchenhygiene; Hygienevorschriften in der Küche; Hygiene in der Küche
HACCP | HACCP-Konzept; HACCP-Vorschriften; HACCP-Kenntnisse; HACCP-Kontrollen; HACCP-Dokumentation
Food temperature checks | Temperaturkontrollen; Temperaturkontrolle; Kontrolle der Kühltemperaturen
Food cost control | Wareneinsatz; Wareneinsatzkalkulation; Speisenkalkulation; Wareneinsatzkontrolle; Rezeptkalkulation
Food ordering | Lebensmitteleinkauf; Lebensmittelbestellung; Bestellung von Lebensmitteln; Einkauf von Lebensmitteln; Warenbestellung Küche; Lebensmittelbestellungen
Catering | Gemeinschaftsverpflegung; Großküche; Partyservice; Kantine; Gemeinschaftsgastronomie; Betriebsgastronomie; Kantinen; Großküchen; Großverpflegung
Buffets | Büfett; Buffetaufbau; Frühstücksbuffet; Buffetbetreuung
Food service | Servieren von Speisen; Servieren von Speisen und Getränken; Service im Restaurant; Gästebewirtung; Bewirtung; Bewirtung von Gästen; Bedienung der Gäste; Bedienung von Gästen; Servicekraft; Bedienen von Gästen; Servierkraft; Kellnerin; Servieren von Getränken; Speisen und Getränke servieren; Service und Bedienung; Servicetätigkeiten; Gastronomieservice
Serving meals | Essensausgabe; Ausgabe von Speisen; Speisenverteilung
Table setting | Tische eindecken; Eindecken; Eindecken der Tische; Tische decken
Clearing tables | Tische abräumen; Abräumen der Tische; Abservieren
Bar work | Getränkeausschank; Thekendienst; Schankbetrieb; Ausschank; Zubereitung von Getränken; Getränkezubereitung; Barbetrieb; Barmann
Barista skills | Kaffeespezialitäten; Zubereitung von Kaffeespezialitäten
Wine knowledge | Weinkenntnisse; Weinberatung; Weinkunde; Weinempfehlungen
Hospitality | Gastlichkeit; Hotel- und Gaststättengewerbe; Systemgastronomie; Hotelgewerbe; Gaststättengewerbe; Gastronomieerfahrung; Gastronomiebereich
Hotel reception | Hotelrezeption; Rezeptionist; Hotelempfang; Rezeptionistin; Hotelfachfrau; Rezeption im Hotel
Guest relations | Gästebetreuung; Betreuung der Gäste; Betreuung von Gästen; Gästeservice
Reservations | Reservierungsannahme; Reservierungsabteilung; Reservierung; Zimmerreservierung; Reservierungswesen
Table bookings | Tischreservierungen; Tischreservierung
Check-ins | Check-in und Check-out; Ein- und Auschecken der Gäste; Ein- und Auschecken; An- und Abreise der Gäste
Hotel management | Hotelleitung; Hoteldirektion; Hotelbetriebswirt
Restaurant management | Restaurantleiter; Restaurantfachmann Leitung
Banqueting | Bankettveranstaltungen; Bankettorganisation
Night audit | Nachtrezeption; Nachtportier
Baking | Bäckerei; Bäckerhandwerk; Herstellung von Backwaren; Brotbacken; Backwarenherstellung; Bäckereierfahrung
Dough | Teigherstellung; Teige; Teigzubereitung; Teigbereitung; Teigverarbeitung; Herstellung von Teigen
Pastry | Feingebäck; Konditor; Konditorin; Konditorhandwerk; Konditorwaren; Feinbackwaren; feine Backwaren
Cake decorating | Tortendekoration; Tortengestaltung
Cake making | Tortenherstellung; Torten; Kuchen und Torten; Herstellung von Torten
Dessert preparation | Dessertherstellung; Zubereitung von Desserts
Confectionery | Süßwaren; Pralinen; Pralinenherstellung; Süßwarenherstellung
Butchery | Fleischerei; Metzgerei; Fleischerhandwerk; Fleischverarbeitung und Verkauf
Boning | Zerlegung; Fleischzerlegung; Ausbeinen; Zerlegen von Fleisch
Meat processing | Fleischverarbeitung; Wurstherstellung; Wurstwaren; Wurstproduktion
Slaughtering | Schlachtung; Schlachten; Schlachthof; Schlachtbetrieb
Fish processing | Fischverarbeitung
Dairy processing | Milchverarbeitung; Molkerei; Molkereiwirtschaft; Milchtechnologie
Cheese making | Käseherstellung; Käserei
Brewing | Brauwesen; Bierbrauen; Brauerei; Brauer und Mälzer; Bierherstellung
Winemaking | Weinherstellung; Kellerwirtschaft; Weinbereitung; Önologie
Food manufacturing | Lebensmittelproduktion; Lebensmittelherstellung; Lebensmittelindustrie; Lebensmittelverarbeitung
Food technology | Lebensmitteltechnologie; Lebensmitteltechnik; Lebensmitteltechnologe
Food science | Lebensmittelwissenschaft; Lebensmittelchemie
Event management | Veranstaltungen; Veranstaltungsplanung; Organisation von Veranstaltungen; Durchführung von Veranstaltungen; Planung von Veranstaltungen; Eventplanung; Veranstaltungskaufmann; Veranstaltungskauffrau; Organisation von Events
Wedding planning | Hochzeitsplanung; Hochzeiten
Tourism | Tourismus; Fremdenverkehr; Touristik; Tourismuswirtschaft; Tourismusbranche
Travel consultancy | Reiseberatung; Reisebüro; Reiseverkehrskauffrau; Reiseverkehrskaufmann; Tourismuskauffrau; Reisebüros
Tour leading | Reiseleitung; Reisebegleitung; Reiseleiter
Tour guiding | Stadtführungen; Gästeführung; Gästeführer; Führungen; Stadtführer
Holiday representation | Gästebetreuung am Urlaubsort
Cleaning | Reinigungsarbeiten; Reinigungskraft; Reinigungstätigkeiten; Unterhaltsreinigung; Sauberkeit; Putzen; Putzhilfe; Reinigungsdienst; Reinigungskräfte; Raumpflege; Raumpflegerin; Reinigung der Räume; Reinigung von Räumen; Unterhaltsreinigungen; Reinigungsaufgaben; Gebäudereiniger; Säuberung; Reinigungen; Treppenhausreinigung; Reinigung von Treppenhäusern; Treppenreinigung; Reinigung und Pflege; Reinigung des Arbeitsplatzes; Sauberhaltung; Reinigung der Arbeitsbereiche
Office cleaning | Büroreinigung; Reinigung von Büros; Reinigung von Büroräumen; Reinigung der Büros; Büroreinigungen
School cleaning | Schulreinigung; Reinigung von Schulen
Hospital cleaning | Krankenhausreinigung; OP-Reinigung; Klinikreinigung
Industrial cleaning | Industriereinigung; Maschinenreinigung; Anlagenreinigung; Reinigung von Maschinen; Reinigung der Maschinen
Deep cleaning | Grundreinigung; Grundreinigungen; Intensivreinigung
Kitchen cleaning | Küchenreinigung; Reinigung der Küche
Washroom cleaning | Sanitärreinigung; Reinigung der Sanitäranlagen; Reinigung von Sanitäranlagen; Toilettenreinigung; Sanitärbereich; Reinigung der Sanitärräume; Reinigung von Sanitärräumen
Window cleaning | Fensterreinigung; Glasreinigung; Fenster putzen; Fensterputzer; Glas- und Fassadenreinigung; Glasreiniger
Carpet cleaning | Teppichreinigung; Polsterreinigung
Floor care | Bodenreinigung; Bodenpflege; Fußbodenreinigung; Reinigungsmaschinen; Einscheibenmaschine; Scheuersaugmaschine; Reinigungsautomaten
Vacuuming | Staubsaugen; Saugen und Wischen; Saugen
Mopping | Wischen; Böden wischen; Wischen der Böden; Nasswischen
Dusting | Staub wischen; Abstauben
Disinfection | Desinfektion; Flächendesinfektion; Desinfektionsmittel; Desinfektionsmaßnahmen
Cleaning chemicals | Reinigungsmittel; Reinigungschemie; Umgang mit Reinigungsmitteln; Reinigungsmitteln
Linen and laundry | Wäschepflege; Wäscheversorgung; Wäscherei; Wäschewaschen; Wäsche waschen; Wäschereinigung; Wäscheservice
Bed making | Betten machen; Betten beziehen; Beziehen der Betten
Ironing and pressing | Bügeln; Bügelarbeiten; Bügelwäsche; Mangeln
Dry cleaning | Textilreinigung; chemische Reinigung
Domestic cleaning | Haushaltsreinigung; Privathaushalte; Reinigung von Privathaushalten; Privathaushalten; Reinigung in Privathaushalten
Builders' cleans | Bauendreinigung; Baureinigung; Bauschlussreinigung
Waste handling | Müllentsorgung; Abfallentsorgung; Entsorgung; Müllbeseitigung; Entsorgung von Abfällen; Abfallbeseitigung; Leeren der Mülleimer; Papierkörbe leeren; Leeren der Papierkörbe
Waste management | Abfallwirtschaft; Abfallmanagement; Entsorgungswirtschaft; Kreislauf- und Abfallwirtschaft
Recycling | Wertstofftrennung; Mülltrennung; Abfalltrennung; Wertstoffhof
Refuse collection | Müllabfuhr; Müllwerker; Müllsammlung
Street cleansing | Straßenreinigung; Straßenkehren
Caretaking | Hausmeister; Hausmeisterdienste; Hausmeisterdienst; Hauswart; Hausverwaltung vor Ort; Haustechniker; Hausmeisterarbeiten; Hausmeisterservice
Pest control | Schädlingsbekämpfung; Ungezieferbekämpfung
Facilities management | Gebäudebewirtschaftung; Liegenschaftsverwaltung; infrastrukturelles Gebäudemanagement; technisches Gebäudemanagement; Objektleitung; Objektleiter
Property maintenance | Gebäudeunterhaltung; Instandhaltung von Gebäuden; Objektbetreuung; bauliche Instandhaltung; Kleinreparaturen; Hausinstandhaltung
Security guarding | Werkschutz; Sicherheitsdienst; Bewachung; Sicherheitsmitarbeiter; Bewachungsgewerbe; Wachschutz; Sicherheitsdienste; Objektschutzes; Wachmann; Sicherheitskraft; Schutz und Sicherheit
Patrols | Kontrollgänge; Streifengänge; Revierdienst; Rundgänge; Durchführung von Kontrollgängen; Streifendienst; Kontrollgängen; Revierfahrten; Rundgängen; Sicherheitsrundgänge; Streifenfahrten
Access control duties | Zugangskontrolle; Zutrittskontrolle; Einlasskontrolle; Zutrittskontrollen; Einlasskontrollen; Pfortendienst; Pförtner; Zugangskontrollen; Pforte; Personen- und Fahrzeugkontrollen; Einlassdienst; Pförtnerdienst; Personenkontrolle; Personenkontrollen; Ein- und Ausgangskontrollen; Pförtnertätigkeit; Empfangs- und Pförtnerdienst; Pfortendienste
CCTV monitoring | Kameraüberwachung; Überwachung der Kameras; Monitorüberwachung; Überwachungskameras
Alarm response | Alarmverfolgung; Alarmaufschaltung; Interventionsdienst; Alarmintervention; Alarmverfolgungen
Emergency call handling | Notrufannahme; Notrufzentrale; Leitstelle; Notruf- und Serviceleitstelle; Notrufleitstelle; Rettungsleitstelle
Event security | Veranstaltungsschutz; Veranstaltungsschutzes; Ordnungsdienst; Veranstaltungssicherheit
Close protection | Personenschutz; Personenschützer; Leibwächter
Cash in transit | Geldtransport; Werttransport; Geld- und Werttransporte; Werttransporte; Geld- und Werttransport
Evacuation procedures | Evakuierung; Räumungsübungen; Evakuierungsmaßnahmen
Incident report writing | Ereignisberichte; Wachberichte; Wachbuch; Wachbuchführung
Searching people | Personendurchsuchung
Key holding | Schlüsselverwaltung; Schlüsselgewalt; Schließdienst; Schlüsselverantwortung
De-escalation | Deeskalation; Deeskalationstechniken; Deeskalationstraining; Konfliktdeeskalation; deeskalierend
Electrical installation | Elektroinstallation; Elektroinstallationen; Elektroinstallationsarbeiten; Elektriker; Elektrotechnik Installation; Installation elektrischer Anlagen; Verlegung von Leitungen; Verlegen von Kabeln; Kabelverlegung; Kabel verlegen; Leitungsverlegung; Elektroinstallateur; elektrische Anlagen; elektrischer Anlagen; Elektromontage; Elektromonteur; Kabelzug; Elektroarbeiten; Elektroniker für Energie- und Gebäudetechnik
Electrical testing and inspection | DGUV V3; Prüfung elektrischer Anlagen; VDE-Prüfungen; VDE-Messungen; DGUV Vorschrift 3; Messungen nach VDE; VDE 0100; Prüfung ortsfester Anlagen
PAT testing | Prüfung ortsveränderlicher Geräte; Prüfung ortsveränderlicher Betriebsmittel
Electrical fault finding | Fehlersuche an elektrischen Anlagen; elektrische Fehlersuche; Störungssuche elektrisch
Electrical maintenance | elektrischer Anlagen Wartung; Betriebselektriker; Wartung elektrischer Anlagen; Elektroinstandhaltung; Wartung elektrischer Maschinen; Instandhaltung elektrischer Anlagen
Fault finding | Störungsbeseitigung; Entstörung; Fehleranalyse; Fehlerbehebung; Behebung von Störungen; Fehlersuche und -behebung; Störungsanalyse; Beseitigung von Störungen; Entstörungen; Störungsdiagnose; Fehlerbeseitigung
Control panel wiring | Schaltschränke; Schaltanlagenbau; Schaltschrankmontage
Distribution boards | Verteilerbau; Verteilerschränke; Zählerschränke; Zählerschrank; Hausanschluss; Verteilungen verdrahten
Structured cabling | Glasfasertechnik; Datenverkabelung
Lighting installation | Beleuchtungsanlagen; Beleuchtungstechnik; Installation von Beleuchtung; Beleuchtungsinstallation
Fire alarm systems | Brandmeldetechnik
Intruder alarm systems | Einbruchmeldeanlagen; Alarmanlagen; Einbruchmeldetechnik; Alarmanlage
CCTV installation | Videoüberwachungsanlagen; Installation von Kameras
Smart home installation | Gebäudeautomation; Gebäudesystemtechnik; Gebäudeautomatisierung; KNX-Systeme
Solar PV installation | Photovoltaik; Solaranlagen; PV-Anlagen; Photovoltaik-Anlagen; Solarmontage; Montage von PV-Anlagen; Photovoltaikmontage
Heat pumps | Wärmepumpen; Wärmepumpe; Wärmepumpentechnik
Renewable energy | erneuerbare Energien; erneuerbaren Energien; regenerative Energien; erneuerbarer Energien; regenerativer Energien
Wind energy | Windkraft; Windenergie; Windenergieanlagen; Windkraftanlagen
Energy management | Energiemanagement
Energy efficiency | Energieeffizienz; Energieberatung; Energieberater; energetische Sanierung
District heating | Fernwärme; Fernwärmenetze
Plumbing | Sanitärinstallationen; Installateurarbeiten; Klempner?; Gas- und Wasserinstallation; Sanitärtechnik; Anlagenmechaniker SHK; Anlagenmechaniker Sanitär Heizung Klima; Sanitär-, Heizungs- und Klimatechnik; SHK; Installateur; Wasserinstallation; Sanitärbereich Installation; Sanitär
Pipework | Rohrleitungen; Rohrleitungsbau; Rohrinstallation; Rohrverlegung; Verlegung von Rohrleitungen; Rohrleitungssysteme
Pipefitting | Rohrschlosser; Rohrmontage; Rohrleitungsmontage; Rohrleitungsbauer
Central heating systems | Heizungsbau; Heizungsinstallation; Heizungsanlagen; Zentralheizung; Heizungstechnik; Heizungsmontage; Heizungsinstallationen; Heizungsanlage; Heizungsbauer; Heizanlagen; Fußbodenheizung; Fußbodenheizungen; Flächenheizung
Boiler servicing | Kesselwartung; Heizungswartung; Wartung von Heizungsanlagen; Thermenwartung; Wartung von Heizkesseln; Brennerwartung
Boiler installation | Heizkessel; Gasthermen; Einbau von Heizkesseln; Kesselmontage
Radiators | Heizkörper; Heizkörpermontage
Gas installation | Gasinstallationen; Gasleitungen
Bathroom fitting | Badsanierung; Badmontage; Badrenovierung; Badsanierungen; Badezimmer; Badumbau; Badezimmersanierung
HVAC | Klima- und Lüftungstechnik; HLK; Lüftungs- und Klimatechnik; Heizungs-, Lüftungs- und Klimatechnik; Versorgungstechnik; technische Gebäudeausrüstung
Air conditioning | Klimaanlagen; Klimatechnik; Klimaanlage; Klimageräte; Raumklimatechnik
Ventilation | Lüftungsanlagen; Lüftungstechnik; Lüftungsbau; Lüftungsanlage; raumlufttechnische Anlagen; RLT-Anlagen
Refrigeration | Kältetechnik; Kälteanlagen; Kälteanlagenbau; Kühltechnik; Kälte- und Klimatechnik; Kühlanlagen; Kälteanlagenbauer
F-Gas certificate | Kälteschein; Kategorie 1 ChemKlimaschutzV
Carpentry | Zimmerei; Holzarbeiten; Tischlerei; Schreinerei; Tischler?; Zimmermannsarbeiten; Schreiner?; Zimmerer?; Zimmermann?; Tischlerhandwerk; Zimmerarbeiten; Holzbau
Woodwork | Holzbearbeitung; Holzverarbeitung; Holztechnik; Holz be- und verarbeiten
Woodworking machinery | Holzbearbeitungsmaschinen; CNC-Holzbearbeitung; Holzbearbeitungsmaschine
Furniture making | Möbelbau; Möbeltischlerei; Möbelherstellung; Möbelfertigung
Furniture assembly | Möbelmontage; Möbelaufbau; Montage von Möbeln; Möbelmontagen; Möbel montieren
Kitchen fitting | Küchenmontage; Küchenmontagen; Einbau von Küchen; Küchenmonteur; Kücheneinbau; Montage von Küchen; Einbauküchen
Fitting doors | Türenmontage; Einbau von Türen; Türmontage; Montage von Türen
Windows and doors | Fenster und Türen; Einbau von Fenstern und Türen; Türen und Fenster; Fenster- und Türenmontage
Staircase manufacture | Treppenbau; Treppen
Bricklaying | Mauerarbeiten; Mauerwerk; Mauern; Maurer?; Mauerwerksbau; Maurertätigkeiten; Mauerwerksarbeiten; Klinkermauerwerk; Mauern von Wänden; Errichten von Mauerwerk
Pointing | Verfugen; Verfugung; Fugenarbeiten
Stonemasonry | Steinmetzarbeiten; Natursteinarbeiten
Plastering | Verputzen; Putzarbeiten; Innenputz; Verputzer; Innen- und Außenputz; Stuckateur; Stuckateurarbeiten; Außenputz; Gipserarbeiten
External wall insulation | Wärmedämmverbundsystem; WDVS; Fassadendämmung; Wärmedämmverbundsysteme; Vollwärmeschutz
Insulation installation | Dämmarbeiten; Isolierarbeiten; Isolierung; Dämmung; Wärmedämmung; Isolierer
Dry lining | Trockenbau; Trockenbauarbeiten; Rigips; Gipskarton; Trockenbauwände; Gipskartonplatten; Trockenbauer; Trockenbaumontage; Trockenbauwänden; Innenausbau Trockenbau
Suspended ceilings | abgehängte Decken; Akustikdecken; Unterdecken; Deckenabhängungen
Screeding | Estrich; Estricharbeiten; Estrichleger; Estrichverlegung; Estrichen
Painting and decorating | Anstricharbeiten; Streicharbeiten; Malern; Maler und Lackierer; Malertätigkeiten; Streichen; Streichen von Wänden; Anstriche; Malerarbeiten innen und außen; Innenanstrich; Fassadenanstriche; Anstreichen; Lackierarbeiten Maler; Malerhandwerk
Wallpapering | Tapezieren; Tapezierarbeiten; Tapeten; Raufaser
Tiling | Fliesenarbeiten; Fliesen; Fliesenleger; Fliesenverlegung; Verlegen von Fliesen; Fliesen verlegen; Fliesen legen; Fliesen- und Plattenleger; Fliesenlegerarbeiten
Flooring installation | Bodenverlegung; Parkettlegen; Laminat; Bodenlegen; Bodenbeläge; Bodenleger; Parkettverlegung; Laminat verlegen; Bodenbelagsarbeiten; Parkettleger; Verlegen von Bodenbelägen; Parkett; Bodenlegearbeiten; Fußbodenverlegung; Verlegen von Laminat; Laminatverlegung
Roofing | Dachdecker; Dacheindeckung; Dacharbeiten; Flachdach; Steildach; Dachsanierung; Dachdeckung; Eindecken von Dächern; Dacheindeckungen; Bedachung; Dachziegel; Dachabdichtung; Flachdachabdichtung; Dachdeckerhandwerk; Spenglerarbeiten Dach
Guttering | Dachrinnen; Dachrinne; Dachentwässerung
Glazing | Glaserarbeiten; Verglasung; Glaser?; Glasereiarbeiten; Verglasungen; Glaserei
Cladding installation | Fassadenbau; Fassadenverkleidung; Fassadenmontage; Fassadenarbeiten; Fassadenbekleidung
Scaffolding | Gerüstbau; Gerüstbauer; Gerüste; Gerüstmontage; Gerüstaufbau; Gerüst aufbauen
Groundworks | Tiefbauarbeiten; Erdarbeiten; Tiefbau; Aushubarbeiten; Tiefbaufacharbeiter; Kanalarbeiten
Excavation | Aushub; Baugrubenaushub; Erdaushub
Drain laying | Kanalbau; Rohrverlegung Kanal; Entwässerungsleitungen; Kanalbauarbeiten; Grundleitungen
Concreting | Betonarbeiten; Betonbau; Betonieren; Betonbauer; Stahlbetonbau; Beton gießen; Stahlbetonbauer; Stahlbetonarbeiten; Beton- und Stahlbetonbau; Beton- und Stahlbetonarbeiten; Betonierarbeiten; Beton- und Stahlbetonbauer
Formwork | Schalung; Einschalen; Schalungsbau; Schalungsarbeiten; Schalarbeiten; Ein- und Ausschalen; Einschalung; Einschaler; Schalungen; Schalungszimmerer
Steel fixing | Bewehrung; Eisenflechten; Bewehrungsarbeiten; Armierung; Bewehrungsbau; Eisenflechter
Block paving | Pflasterarbeiten; Pflastern; Pflasterer; Pflastersteine; Steinsetzer; Wege pflastern; Pflasterung
Road construction | Straßenbau; Straßen- und Tiefbau; Asphaltbau; Straßenbauarbeiten; Straßenbauer; Wegebau; Straßen- und Wegebau
Demolition | Abbrucharbeiten; Abrissarbeiten; Abriss; Rückbau; Rückbauarbeiten; Entkernung; Abbruch- und Entkernungsarbeiten
Asbestos removal | Asbestsanierung; Asbestentsorgung; TRGS 519
Excavator operation | Baggerfahrer; Minibagger; Baggerführer; Baumaschinenführer; Hydraulikbagger; Radlader und Bagger; Baumaschinen; Mobilbagger; Raupenbagger; Bedienung von Baumaschinen; Kettenbagger; Radbagger; Führen von Baumaschinen; Baggerarbeiten
Loading shovel | Radlader; Radladerfahrer; Radladern
Dumper operation | Dumperfahrer; Muldenkipper
MEWP operation | Hebebühne; Hubarbeitsbühne; Arbeitsbühne; Hubarbeitsbühnen; Hebebühnen; Arbeitsbühnen; Hubsteiger; Scherenbühne; Bedienerausweis Hubarbeitsbühne
Telehandler operation | Teleskoplader; Teleskopstapler; Teleskopladern
General labouring | Bauhelfer; Helfertätigkeiten; Bauhilfsarbeiten; Hilfsarbeiten auf der Baustelle; Helfer auf dem Bau; Hilfsarbeiten; Hilfstätigkeiten; Helferarbeiten; Handlangerarbeiten; Bauhilfsarbeiter
Construction | Hochbau; Bauwesen; Rohbau; Baugewerbe; Bauarbeiten; Rohbauarbeiten; Bau und Ausbau; Bautätigkeiten; Hoch- und Tiefbau; Bauwirtschaft; Bautechnik; Wohnungsbau
Refurbishment | Renovierung; Sanierung; Renovierungsarbeiten; Sanierungsarbeiten; Altbausanierung; Renovierungen; Umbauarbeiten; Gebäudesanierung; Wohnungsrenovierung; Renovierung von Wohnungen; Wohnungssanierung; Innenausbau; Umbau und Sanierung; Umbaumaßnahmen
Site management | Bauüberwachung; Polier; Objektüberwachung; örtliche Bauüberwachung; Polierfunktion; Baustellenführung; Baustellenüberwachung
Construction management | Baumanagement; Bauprojektmanagement; Bauprojektleitung; Baustellenmanagement; Projektsteuerung Bau; Baubetrieb
Site clearance | Baustelleneinrichtung; Baustellenräumung
Setting out | Einmessen; Absteckungsarbeiten; Bauvermessung
Land surveying | Vermessung; Vermessungstechnik; Geodäsie; Vermessungswesen; Vermessungstechniker; Ingenieurvermessung
Quantity surveying | Mengenermittlung; Aufmaß; Bauabrechnung; Mengenermittlungen; Aufmaßerstellung; Massenermittlungen; Erstellung von Aufmaßen
Estimating | Kostenermittlung; Kostenschätzung; Baukalkulation; Kostenberechnung; Kalkulator; Kostenermittlungen; Kostenschätzungen; Kostenermittlung nach DIN 276; Kostenberechnungen
Construction programming | Bauzeitenplanung; Bauzeitenplan; Bauablaufplanung; Bauzeitenpläne; Terminplan Bau; Bauablaufpläne
Structural engineering | Statik; Tragwerksplanung; konstruktiver Ingenieurbau; Baustatik; Tragwerksplanungen; statische Berechnungen; Tragwerkslehre; Stahlbau; statischer Berechnungen; konstruktiven Ingenieurbau
Reinforced concrete design | Stahlbetonbemessung; Bewehrungspläne; Bewehrungsplanung; Erstellung von Bewehrungsplänen; Schal- und Bewehrungspläne; Bewehrungsplänen
Geotechnical engineering | Geotechnik; Grundbau; Bodenmechanik; Baugrunduntersuchungen; Grundbau und Bodenmechanik
Architecture | Hochbauplanung; Entwurfsplanung; Objektplanung; Architekturentwurf
Construction drawings | Ausführungsplanung; Ausführungspläne; Werkpläne; Werkplanung; Bauzeichnungen; Detailplanung; Ausführungszeichnungen; Baupläne; Bauplänen
Reading construction drawings | Lesen von Bauplänen; Bauzeichnungen lesen; Pläne lesen; Lesen von Bauzeichnungen
Reading engineering drawings | Zeichnungen lesen; Lesen von technischen Zeichnungen; Arbeiten nach Zeichnung; Lesen von Zeichnungen; Zeichnungslesen; Arbeiten nach technischen Zeichnungen; nach Zeichnung
Technical drafting | technischer Zeichner; technischer Zeichnungen; Konstruktionszeichnungen; Erstellung technischer Zeichnungen; technische Zeichnung; technischen Zeichnungen; Fertigungszeichnungen; Bauzeichner
CAD | CAD-Konstruktion; CAD-Zeichnen; CAD-Kenntnisse; CAD-Programme; rechnergestützte Konstruktion; CAD-Planung; CAD-Systeme
3D modelling engineering | 3D-Konstruktion; 3D-Modelle; 3D-Modellierung; 3D-Modellen
Town planning | Stadtplanung; Bauleitplanung; Bebauungspläne; Städtebau; Raumplanung; Stadtentwicklung; Bebauungsplan; Flächennutzungsplan
Snagging | Mängelbeseitigung; Bauabnahme; Mängelmanagement; Bauabnahmen; Abnahmen; Mängelverfolgung; Mängelbearbeitung
Health and safety | Arbeitsschutzmaßnahmen; Sicherheitsvorschriften; Unfallverhütung; Sicherheitsbeauftragter; Fachkraft für Arbeitssicherheit; Einhaltung der Sicherheitsvorschriften; Arbeits- und Gesundheitsschutz; Sicherheit am Arbeitsplatz; Arbeitssicherheitsvorschriften; UVV; Gesundheitsschutz; Sicherheitsbestimmungen
Risk assessment | Risikobewertungen
PPE | persönliche Schutzausrüstung; Schutzausrüstung; persönlicher Schutzausrüstung
Manual handling | Heben und Tragen; Lasten heben
Heavy lifting | schweres Heben; körperlich schwere Arbeit; schwere körperliche Arbeit
Mechanical engineering | Maschinenbautechnik; Maschinenbauingenieur; Maschinenbaus; Konstruktionstechnik Maschinenbau
Electrical engineering | Energietechnik; elektrische Energietechnik; Elektroingenieur; elektrotechnische Kenntnisse
Electronic engineering | Elektronik; Nachrichtentechnik; Elektronikentwicklung; Informationstechnik und Elektronik
Mechatronics | Mechatronik; Mechatroniker
Electromechanical | Elektromechanik; Elektromechaniker
Industrial automation | Automatisierungstechnik; Anlagenautomatisierung; Automatisierungssysteme
Control systems | MSR-Technik; Mess- und Regeltechnik; Steuerungs- und Regelungstechnik; Mess-, Steuer- und Regeltechnik
PLC programming | SPS-Technik; speicherprogrammierbare Steuerungen; SPS-Steuerungen; SPS-Kenntnisse
Hydraulics and pneumatics | hydraulische Anlagen; Pneumatik und Hydraulik; Hydraulikanlagen; Hydrauliksysteme; Pneumatikanlagen
Chemical engineering | Verfahrenstechnik; Chemieingenieurwesen; chemische Verfahrenstechnik; Bioverfahrenstechnik
Process engineering | Prozesstechnik; Prozesstechnologie; Prozessentwicklung
Thermodynamics | Thermodynamik; Wärmelehre; technische Thermodynamik
Fluid mechanics | Strömungslehre; Strömungsmechanik; Fluidmechanik
Materials engineering | Werkstofftechnik; Werkstoffkunde; Werkstoffwissenschaften; Materialwissenschaft; Werkstoffprüfung; Materialkunde
Product design | Produktentwicklung Design; Industriedesign
Machine design | Sondermaschinenkonstruktion; Konstruktion von Vorrichtungen
Machine building | Maschinenmontage; Anlagenbau; Montage von Maschinen
Jigs and fixtures | Vorrichtungsbau; Vorrichtungen
Welding | Schweißarbeiten; Schweißtechnik; Schweißerarbeiten; Schweißverfahren; Schweißkenntnisse; Schweißkonstruktionen; Schweißnähte
MIG welding | MAG-Schweißen; MIG/MAG-Schweißen; MIG-Schweißen; Schutzgasschweißen; MAG-Schweißer; Metallaktivgasschweißen
TIG welding | WIG-Schweißen; WIG-Schweißer; WIG-Verfahren
MMA welding | Lichtbogenhandschweißen; E-Hand-Schweißen; Elektrodenschweißen; Elektrodenhandschweißen; E-Hand; Elektroschweißen
Spot welding | Punktschweißen
Oxy-acetylene | Autogenschweißen; Gasschmelzschweißen; Brennschneiden; Autogenschneiden
Coded welder | Schweißerprüfung; Schweißerpass; Schweißerzeugnis; Schweißerzertifikat; geprüfter Schweißer; Schweißerprüfungen; Schweißscheine; Schweißzertifikate; Schweißschein
Weld inspection | Schweißnahtprüfung; Sichtprüfung von Schweißnähten; Schweißaufsicht
Plasma cutting | Plasmaschneiden
Laser cutting | Laserschneiden; Laserschneidmaschine
Metal fabrication | Blechbearbeitung; Schlosserarbeiten; Stahlkonstruktionen; Schlosserei; Metallbearbeitung; Konstruktionsmechanik; Schlosser?; Metallbauer; Konstruktionsmechaniker; Blechverarbeitung; Metallkonstruktionen; Stahlbau und Schlosserarbeiten
Press brake operation | Abkanten; Abkantpresse; Kantbank; Kanten von Blechen; Abkantpressen
Polishing and deburring | Entgraten; Polieren; Schleifen und Polieren; Entgratung
Grinding | Schleifen; Schleifarbeiten; Rundschleifen; Flachschleifen; Schleifmaschinen; Metallschleifen
Machining | Zerspanungsmechaniker; spanende Fertigung; Zerspaner; Bohren, Drehen, Fräsen; Zerspanungsmechanik; mechanische Bearbeitung
Turning | Drehen und Fräsen; konventionelles Drehen; Drehmaschine; Drehbank; Drehmaschinen; Dreher?; Drehbearbeitung; Drehen?
Milling | Fräsen; Fräsmaschine; Fräsarbeiten; Fräsmaschinen; konventionelles Fräsen; Fräsbearbeitung
CNC turning | CNC-Drehmaschinen; CNC-Drehmaschine; CNC-Dreher
CNC milling | CNC-Fräsmaschinen; CNC-Fräsmaschine; CNC-Fräser
CNC machining | CNC-Maschinen; CNC-Technik; CNC-Bedienung; CNC-Zerspanung; CNC-Maschinenbediener; Bedienung von CNC-Maschinen; CNC-Fertigung; CNC-Maschine; CNC-Bearbeitungszentren
CNC programming | CNC-Programme; Programmieren von CNC-Maschinen; CNC-Programmen
Machine setting | Maschineneinrichtung; Einrichten von Maschinen; Umrüsten; Maschineneinrichter; Rüsten von Maschinen; Einrichten der Maschinen; Rüsten und Einrichten; Umrüsten von Maschinen; Einrichten und Rüsten; Rüsten der Maschinen; Maschinen einrichten; Anlagen einrichten; Maschinenrüstung; Rüsten von Anlagen; Einrichten von Anlagen; Umrüsten der Anlagen; Anlagenrüstung; Rüsten und Bedienen; Einrichten und Bedienen
Working with machinery | Maschinenbedienung; Bedienung von Maschinen; Anlagenbedienung; Maschinenführer; Bedienen von Maschinen; Maschinen- und Anlagenführer; Maschinenbediener; Bedienung von Produktionsanlagen; Anlagenführer; Anlagenfahrer; Maschinenführung; Bedienung von Anlagen; Bedienung der Maschinen; Bedienung von Maschinen und Anlagen; Überwachung der Maschinen; Maschinenüberwachung; Bedienen und Überwachen von Maschinen
Production operation | Produktionsarbeit; Produktionshelfer; Produktionsmitarbeiter; Fertigungsmitarbeiter; Produktionstätigkeiten; Serienfertigung; Produktion und Fertigung; Fertigung?; Serienproduktion; Produktionsmitarbeiterin; Produktionshelferin; Produktionsbereich
Production line | Fließbandarbeit; Fließband; Produktionslinie; Fertigungslinie; Bandarbeit; Produktionslinien; Fertigungslinien; Produktionsstraße; Arbeit am Band
Assembly line | Montagelinie; Montageband; Montagelinien
Mechanical assembly | Montagearbeiten; Baugruppenmontage; mechanische Montage; Vormontage; Endmontage; Montagetätigkeiten; Gerätemontage; Montage von Baugruppen; Montage von Bauteilen; Montage?; Montieren; Monteur?; Montage von Komponenten; Zusammenbau; Zusammenbau von Baugruppen; Montageschlosser
Electronic assembly | Bestückung von Leiterplatten; Leiterplattenbestückung; Elektronikfertigung; Elektronikmontage; Leiterplatten bestücken
Soldering | Löten; Lötarbeiten; Weichlöten; Löttechnik; Lötkenntnisse; Handlöten; Hartlöten und Löten
Factory work | Fabrikarbeit; Fabrikarbeiter; Industriearbeit; Arbeit in der Fabrik; Fabrik?
Quality control | Endkontrolle; Warenprüfung; Qualitätsprüfer; Qualitätskontrollen; Prüfung der Qualität; Endprüfung; Sichtprüfung; Produktkontrolle; Kontrolle der Qualität; Qualitätskontrolle der Produkte; Durchführung von Qualitätskontrollen; Stichprobenkontrolle
Visual inspection | Sichtkontrolle; Sichtkontrollen; visuelle Kontrolle; optische Kontrolle; Sichtprüfungen
Measuring instruments | Messmittel; Messschieber; Messinstrumente; Messgeräte; Mikrometer; Bügelmessschraube; Messwerkzeuge; Messschrauben; Umgang mit Messmitteln; Messgeräten; Prüfmittel
Metrology | Messtechnik; Fertigungsmesstechnik; Längenmesstechnik
Non-destructive testing | zerstörungsfreie Prüfung; zerstörungsfreie Werkstoffprüfung; ZfP; zerstörungsfreien Prüfung
Production planning | Produktionsplanung; Fertigungsplanung; Arbeitsvorbereitung; Fertigungssteuerung; Produktionsplanung und -steuerung; Arbeitsvorbereiter; Fertigungsaufträge; Produktionspläne
Production management | Produktionsleiter; Produktionsmanagement; Betriebsleitung Produktion; Produktionsführung; Fertigungsleiter
Production supervision | Schichtleitung; Schichtführung; Schichtleiter; Schichtführer; Vorarbeiter; Linienführer; Vorarbeitertätigkeit; Vorarbeiterfunktion
Production records | Produktionsprotokolle; Produktionsdokumentation; Fertigungsdokumentation; Herstellungsprotokolle; Chargendokumentation; Produktionsdaten
Work instructions | Verfahrensanweisungen; Arbeitsanweisung; Betriebsanweisungen; Erstellung von Arbeitsanweisungen
Standard operating procedures | Standardarbeitsanweisungen; Prozessbeschreibungen
Injection moulding | Spritzguss; Spritzgießen; Spritzgussmaschinen; Kunststoffspritzguss; Spritzgießmaschinen; Spritzgusstechnik; Spritzgussmaschine
Plastics manufacturing | Kunststofftechnik; Kunststoffverarbeitung; Kunststoffproduktion; Kunststofffertigung; Kunststoffindustrie
Extrusion | Extrudieren; Extrusionstechnik
Metal casting | Gießerei; Metallguss; Gießereitechnik; Druckguss; Gusseisen; Aluminiumdruckguss
Forging | Schmieden; Schmiedearbeiten; Gesenkschmieden
Toolmaking | Werkzeugbau; Werkzeugmacher; Formenbau; Werkzeug- und Formenbau; Werkzeugmechanik; Werkzeugmechaniker
Heat treatment | Wärmebehandlung; Härten; Härterei; Glühen
Electroplating | Galvanik; Galvanotechnik; Galvanisieren
Spray painting | Lackierarbeiten; Spritzlackieren; Industrielackierung; Lackieren; Lackierung; Lackierer; Nasslackierung
Powder coating | Pulverbeschichtung; Pulverbeschichten
Sandblasting | Sandstrahlen; Strahlarbeiten
Printing | Drucktechnik; Druckerei; Offsetdruck; Drucker?; Druckmaschinen; Medientechnologe Druck; Druckindustrie; Medientechnologie Druck
Bookbinding | Buchbinderei; Druckweiterverarbeitung; Buchbinden; Buchbinder
Sewing | Nähen; Näharbeiten; Näherin; Nähmaschine; Näherei; Industrienähmaschine; Nähmaschinen; Nähkenntnisse
Tailoring | Schneiderei; Maßschneiderei; Schneiderarbeiten; Maßschneider; Schneiderhandwerk; Maßanfertigung Kleidung
Garment alterations | Änderungsschneiderei; Kleidungsänderungen; Änderungsarbeiten Kleidung
Pattern cutting | Schnittkonstruktion; Schnitterstellung; Schnittmuster; Schnittmustererstellung; Schnitttechnik
Upholstery | Polsterei; Polsterarbeiten; Polstern; Polsterer; Raumausstatter
Maintenance engineering | Wartungsarbeiten; Instandsetzung; Wartung und Reparatur; Instandhaltungsarbeiten; Wartung von Maschinen; Wartung und Instandsetzung; Betriebstechnik; Instandhalter; Anlagenwartung; Wartung?; Instandhaltung von Maschinen; Maschinenwartung; Wartung und Instandhaltung von Maschinen; Instandhaltung von Produktionsanlagen; Betriebsschlosser; Industriemechaniker; Wartung der Maschinen; Instandhaltungen; Wartung von Anlagen; Wartung der Anlagen
Mechanical maintenance | mechanische Instandhaltung; mechanische Wartung
Planned and reactive maintenance | vorbeugende und störungsbedingte Instandhaltung
Commissioning | Inbetriebnahme; Inbetriebnahmen; Inbetriebsetzung; Inbetriebnahme von Anlagen; Inbetriebnahme von Maschinen
Use of hand and power tools | Handwerkzeuge; Elektrowerkzeuge; Umgang mit Werkzeugen; Hand- und Elektrowerkzeuge; Bohrmaschine; Winkelschleifer; Umgang mit Werkzeug; Trennschleifer
Lift maintenance | Aufzugswartung; Aufzugstechnik; Wartung von Aufzügen; Aufzugsmonteur; Aufzüge
Appliance repair | Reparatur von Haushaltsgeräten; Hausgerätetechnik; Haushaltsgerätereparatur; Weiße Ware
Field service engineering | Außendienstmonteur; Servicetechniker; Servicetechniker im Außendienst; Kundendiensttechniker; Kundendienstmonteur; Kundendiensteinsätze; Servicemonteur; Servicetechnik; Serviceeinsätze; Kundendienstmonteure; Montageeinsätze
Vehicle maintenance | Fahrzeugwartung; Inspektion und Wartung; Kfz-Mechatronik; Kfz-Technik; Fahrzeuginspektionen; Wartung von Fahrzeugen; Fahrzeugtechnik Wartung; Kfz-Mechatroniker; Kfz-Mechaniker; Autoreparatur; Kfz-Reparatur; Automechaniker; Kfz-Werkstatt; Fahrzeugreparatur; Kraftfahrzeugmechatroniker; Fahrzeugreparaturen; Kfz-Reparaturen; Wartung und Reparatur von Fahrzeugen; Kraftfahrzeugtechnik; Wartung und Instandsetzung von Fahrzeugen; Fahrzeugmechanik; kleinere Reparaturen am Fahrzeug; Durchführung von Inspektionen
Engine repair | Motorreparatur; Motorinstandsetzung; Motorenreparatur; Motoreninstandsetzung; Motorüberholung
Gearbox repair | Getriebereparatur; Getriebeinstandsetzung; Getriebe instandsetzen
Brake repair | Bremsen; Bremsenwechsel; Bremsenreparatur; Bremsendienst; Bremsanlagen; Bremsenerneuerung
Clutch replacement | Kupplungswechsel; Kupplungen wechseln
Timing belt replacement | Zahnriemenwechsel; Zahnriemen
Oil changes | Ölwechsel; Ölservice
Tyre fitting | Reifenmontage; Reifenwechsel; Räderwechsel; Reifendienst; Reifenservice; Reifen- und Räderwechsel
Wheel alignment | Achsvermessung; Spureinstellung; Fahrwerksvermessung
Wheel balancing | Auswuchten von Reifen; Reifen auswuchten; Auswuchten
Vehicle diagnostics | Fahrzeugdiagnose; Fehlerspeicher auslesen; Kfz-Diagnose; Diagnosegeräte; Diagnosesysteme; Fehlerspeicher; Diagnose von Fahrzeugen; Fahrzeugdiagnosen; Fehlersuche am Fahrzeug; Diagnose und Fehlersuche
Auto electrical work | Kfz-Elektrik; Fahrzeugelektrik; Fahrzeugelektronik; Autoelektrik; Kfz-Elektronik
MOT preparation | HU-Vorbereitung; TÜV-Vorbereitung; Vorbereitung zur Hauptuntersuchung; Hauptuntersuchung; HU/AU; Vorbereitung auf die Hauptuntersuchung
Panel beating | Karosseriebau; Karosseriearbeiten; Unfallinstandsetzung; Karosserieinstandsetzung; Karosseriebauer; Karosserie; Karosseriereparatur
Vehicle painting | Fahrzeuglackierung; Fahrzeuglackierer; Autolackierung; Autolackiererei; Fahrzeuglackierungen
Car detailing | Fahrzeugaufbereitung; Autoaufbereitung; Fahrzeugaufbereiter
Vehicle parts | Ersatzteile; Kfz-Teile; Teiledienst; Ersatzteilverkauf; Ersatzteilmanagement; Ersatzteillager; Ersatzteilbeschaffung
Service advising | Serviceberatung; Kfz-Serviceberatung; Serviceannahme; Serviceberater; Fahrzeugannahme; Direktannahme; Dialogannahme
Car sales | Autoverkauf; Fahrzeugverkauf; Automobilverkauf; Automobilkaufmann; Autohaus; Automobilverkäufer; Automobilkauffrau
Agricultural machinery repair | Landmaschinenmechanik; Landmaschinenreparatur; Land- und Baumaschinenmechatronik; Landmaschinenmechaniker; Land- und Baumaschinenmechatroniker; Reparatur von Landmaschinen
Bicycle repair | Fahrradreparatur; Fahrradmechanik; Zweiradmechaniker; Zweiradmechatroniker; Fahrradmechaniker; Zweiradmechanik; Fahrradreparaturen
Motorcycle repair | Motorradreparatur; Motorradmechaniker
HGV maintenance | Nutzfahrzeugtechnik; Nutzfahrzeuge; Nfz-Technik; LKW-Reparatur; LKW-Mechaniker; Nutzfahrzeugmechatroniker
Vehicle air conditioning | Klimaservice; Klimaanlagenwartung Kfz; Klimaanlagenservice
Hybrid and electric vehicle maintenance | Hochvolttechnik; Hochvolt-Schulung; Hochvoltschein; Hochvoltsysteme; Hochvolt; HV-Schein
Farming | Ackerbau und Viehzucht; landwirtschaftlicher Betrieb; landwirtschaftliche Arbeiten; Landwirt; landwirtschaftlichen Betrieb; Hofarbeit; Feldarbeit
Arable farming | Ackerbau; Pflanzenbau; Feldwirtschaft; Getreideanbau; Getreidebau
Livestock farming | Tierhaltung; Viehzucht; Viehhaltung; Tierproduktion; Nutztierhaltung; Tierzucht
Stockmanship | Tierpflege Nutztiere; Versorgung von Nutztieren; Viehversorgung; Versorgung der Tiere; Stallarbeit; Fütterung der Tiere; Stallarbeiten; Füttern der Tiere; Versorgung von Tieren; Fütterung; Fütterung von Tieren
Dairy farming | Milchviehhaltung; Milchwirtschaft; Milchvieh; Milchkühe; Milchviehbetrieb; Milchproduktion
Milking | Melken; Melkarbeit; Melkstand; Melkarbeiten
Cattle | Rinder; Rinderhaltung; Rinderzucht; Kühe; Rindern
Pig farming | Schweinehaltung; Schweinezucht; Schweinemast; Schweine; Schweineproduktion
Poultry farming | Geflügelhaltung; Geflügelzucht; Geflügel; Geflügelhof
Sheep farming | Schafhaltung; Schafzucht; Schafe; Schäferei
Tractor driving | Traktorfahren; Schlepperfahren; Traktor; Traktorfahrer; Führen von Traktoren; Schlepper; Traktoren; Schlepperfahrer
Combine harvesting | Mähdrescher; Mähdrescherfahren; Mähdreschen
Harvesting crops | Erntearbeiten; Ernte; Erntehelfer; Ernten von Obst und Gemüse; Erntehilfe; Gemüseernte; Ernten
Fruit picking | Obsternte; Obstpflücken; Weinlese; Erdbeerernte; Apfelernte; Spargelernte; Erdbeeren pflücken; Pflücken von Obst
Fruit and vegetable growing | Obstbau; Gemüsebau; Obst- und Gemüsebau; Gemüseanbau; Obstanbau; Obst- und Gemüseanbau
Glasshouse | Gewächshaus; Gewächshäuser; Unterglasanbau; Gewächshausarbeit
Crop production | Pflanzenproduktion; Anbau von Kulturpflanzen; Pflanzenanbau
Pesticides | Pflanzenschutz; Pflanzenschutzmittel; Sachkunde Pflanzenschutz; Pflanzenschutzmitteln; Sachkundenachweis Pflanzenschutz; Pflanzenschutzmaßnahmen
Fertiliser application | Düngung; Düngemittel; Düngen; Düngeplanung
Irrigation | Bewässerung; Bewässerungsanlagen; Beregnung
Horticulture | Gartenbau; Zierpflanzenbau; Gartenbaubetrieb; Gärtnerei
Plant propagation | Pflanzenvermehrung; Aussaat; Stecklinge; Pikieren; Jungpflanzenanzucht; Anzucht von Pflanzen
Plant nursery | Baumschule; Baumschulen
Plant care | Pflanzenpflege; Pflanzen gießen; Pflege von Pflanzen
Gardening | Gartenarbeiten; Pflege von Gärten; Gärtnerin; Gartenbetreuung; Gartenanlagen; Pflege von Gartenanlagen
Landscaping | Garten- und Landschaftsbau; GaLaBau; Landschaftsbau; Landschaftsgärtner; Garten- und Landschaftsbauer; Landschaftsgärtnerei
Grounds maintenance | Grünpflege; Grünflächenpflege; Pflege von Grünanlagen; Grünanlagen; Grünanlagenpflege; Pflege der Grünanlagen; Außenanlagen; Pflege der Außenanlagen
Lawn mowing | Rasenpflege; Mäharbeiten; Rasen mähen; Mähen von Rasenflächen
Hedge cutting | Heckenschnitt; Hecken schneiden; Strauchschnitt
Tree pruning | Baumschnitt; Gehölzschnitt; Baumpflege; Obstbaumschnitt; Gehölzpflege; Rückschnitt
Weed control | Unkrautbekämpfung; Unkraut jäten; Unkrautentfernung; Unkrautbeseitigung
Chainsaw operation | Motorsäge; Kettensäge; Motorsägenführer; Motorsägenarbeiten; Umgang mit der Motorsäge; Motorsägen; Kettensägen; Motorsägenschein
Tree felling | Baumfällung; Fällarbeiten; Baumfällarbeiten; Holzfällung; Baumfällungen; Holzeinschlag
Forestry | Forstwirtschaft; Forstarbeit; Waldarbeit; Forstwirt; Forstwissenschaft; Waldbau und Forst; Waldarbeiten; Forstarbeiten
Winter maintenance | Winterdienst; Winterdienste; Schneeräumung; Räum- und Streudienst
Fishing | Fischerei; Fischfang
Animal care | Tierbetreuung; Tierpfleger; Tierpflegerin
Veterinary nursing | Tierarzthelferin; tiermedizinische Fachangestellte; tiermedizinischer Fachangestellter; tierärztliche Assistenz
Veterinary medicine | Tiermedizin; Veterinärmedizin; Tierheilkunde
Horse riding | Reiten; Reitsport; Pferdesport
Equine care | Pferdepflege; Pferdehaltung; Pferdewirt; Pferdewirtschaft; Pferde versorgen; Versorgung von Pferden
Dog grooming | Hundesalon; Hundefriseur; Hundepflege
Dog training | Hundeausbildung; Hundeerziehung; Hundetraining; Hundeschule
Hairdressing | Friseur; Haarschnitte; Damen- und Herrenhaarschnitte; Haarpflege; Friseurin; Friseursalon; Friseurmeister; Haarschneiden; Damenhaarschnitte; Haarschnitt; Frisör; Damen- und Herrenfriseur; Damen- und Herrenschnitte; Damen- und Herrenhaarschnitt
Hair colouring | Haarfärbung; Colorationen; Haare färben; Haarfärben; Färbetechniken; Farbbehandlungen; Haarfarbe; Tönungen; Färben und Tönen; Farb- und Strähnentechniken; Colorationstechniken
Foils | Strähnen; Foliensträhnen; Strähnchen; Strähnentechnik
Setting hair | Einlegen von Haaren; Wasserwelle
Blow drying | Föhnen; Föhnfrisuren; Haare föhnen; Föhntechniken
Perming and straightening | Dauerwelle; Dauerwellen; Haarglättung; Dauerwellbehandlungen
Bridal hair and make-up | Hochsteckfrisuren; Brautfrisuren; Brautstyling; Braut-Make-up; Brautfrisur; Hochsteckfrisur
Barbering | Herrenhaarschnitte; Herrenfriseur; Herrenhaarschnitt
Beard trimming | Bartpflege; Bärte schneiden; Bartschnitt; Bartrasur; Bart schneiden
Washing hair | Haarwäsche; Haare waschen
Shampooing | Haarwaschen
Hair extensions | Haarverlängerung; Haarverlängerungen; Haarverdichtung
Beauty therapy | kosmetische Behandlungen; Kosmetikerin; Kosmetikbehandlungen; Kosmetikstudio; Kosmetiker; Schönheitspflege; kosmetischer Behandlungen; Kosmetikinstitut
Facials | Gesichtsbehandlungen; Gesichtsbehandlung; Gesichtspflege; Gesichtsmasken; Ausreinigung
Waxing | Haarentfernung; Wachsbehandlungen; Enthaarung; Wachsen von Haaren; Wachsenthaarung
Manicure and pedicure | Maniküre; Pediküre; Maniküre und Pediküre; Handpflege; Fußpflege; Nagelpflege; Hand- und Fußpflege; Fußpflegerin
Nail technology | Nageldesign; Nagelmodellage; Gelnägel; Nagelstudio; Nageldesignerin; Gelmodellage
Eyelash treatments | Wimpernverlängerung; Wimpernlifting; Wimpern; Wimpernbehandlungen; Wimpernverlängerungen; Wimpern färben
Brow shaping | Augenbrauen zupfen; Augenbrauenkorrektur; Augenbrauen; Augenbrauen formen
Make-up artistry | Schminken; Visagistik; Visagistin
Skin analysis | Hautanalyse; Hautdiagnose; Hautanalysen; Hautberatung
Skin care | Hautpflege
Massage | Massagetherapie; Masseur; klassische Massage; Massagebehandlungen; Rückenmassage; klassische Massagen
Salon management | Salonleitung; Salonführung
Teaching | Lehrerfahrung; Unterrichtserteilung; Unterrichtserfahrung; Durchführung von Unterricht; Lehramt; Unterrichtsdurchführung; Unterrichtsgestaltung
Primary teaching | Grundschullehramt; Grundschule; Grundschulpädagogik; Grundschulunterricht; Volksschullehramt; Primarstufe; Lehramt an Grundschulen; Grundschullehrerin; Grundschullehrer
Secondary teaching | Sekundarstufe; Gymnasiallehramt; Lehramt an Gymnasien; Sekundarstufe I; Lehramt Gymnasium; Sekundarstufe II; Realschullehramt; Lehramt an Realschulen
Vocational teaching | Berufsschulunterricht; Berufsschullehrer; berufliche Bildung; Berufspädagogik; Berufsschule Unterricht
Higher education teaching | Hochschullehre; Lehrveranstaltungen; universitäre Lehre; Vorlesungen und Übungen; Vorlesungen; Lehre an der Universität
Adult education | Erwachsenenbildung; Volkshochschule; VHS-Kurse
Lesson planning | Stundenplanung Unterricht; Vor- und Nachbereitung des Unterrichts; Vorbereitung des Unterrichts; Planung und Durchführung von Unterricht; Unterrichtsentwürfe; Unterrichtsplanungen
Course materials | Unterrichtsmaterialien; Lehrmaterial; Lehrmaterialien; Erstellung von Unterrichtsmaterialien; Lernmaterialien; Unterrichtsmaterial; Schulungsunterlagen; Kursmaterialien
Classroom management | Klassenleitung; Klassenlehrerin; Klassenlehrer; Klassenlehrertätigkeit
Differentiation | Binnendifferenzierung; individuelle Förderung; differenzierter Unterricht; innere Differenzierung; Differenzierung im Unterricht; Differenzierung im Fachunterricht; Differenzierungsmaßnahmen
Marking work | Korrektur von Klassenarbeiten; Klassenarbeiten; Korrektur von Arbeiten; Notengebung; Leistungsbewertung; Klausurkorrektur; Benotung
Exam preparation | Prüfungsvorbereitung; Abiturvorbereitung; Vorbereitung auf Prüfungen; Prüfungsvorbereitungen
Exam invigilation | Prüfungsaufsicht; Klausuraufsicht
Parental engagement | Elternberatung; Elterngesprächen; Elternabend; Zusammenarbeit mit Eltern; Elternkontakte; Elternkooperation; Erziehungspartnerschaft
Pupil progress tracking | Lernstandsdokumentation; Lernentwicklung; Zeugnisse schreiben; Lernentwicklungsberichte
SEND | Förderschule; Heilpädagogik; Inklusionspädagogik; Förderpädagogik; Inklusion; Sonderschule; Förderbedarf
One-to-one support | Einzelfallhilfe; Schulbegleitung; Einzelförderung; Integrationshilfe; Schulbegleiter
Teaching assistance | Unterrichtsassistenz; Unterrichtshilfe; Unterrichtsbegleitung; Lehrassistenz
Private tutoring | Einzelunterricht; Nachhilfelehrer; Nachhilfestunden; Privatunterricht
School trips and visits | Klassenfahrten; Schulausflüge; Exkursionen
Extra-curricular activities | Arbeitsgemeinschaften Schule; außerschulische Aktivitäten
Out of school clubs | Hortbetreuung; Schulkindbetreuung; Ganztagsbetreuung; Nachmittagsbetreuung; Hort; offene Ganztagsschule; OGS-Betreuung
Childcare | Kinderpflege; Betreuung von Kindern; Betreuung der Kinder; Kinderpflegerin; Kinderpfleger; Betreuung von Kleinkindern
Early years education | Kindergarten; Kita; Kindertagesstätte; Elementarpädagogik; Erzieherin; Erzieher; frühkindliche Erziehung; Kindergartenpädagogik; Kleinkindpädagogik; Elementarbereich; Kindertagesstätten; Kindheitspädagogik; Krippe; Kindertageseinrichtung
Nursery work | Kinderkrippe; Krippenbetreuung; Krippengruppe; Kleinkindbetreuung
Babysitting | Babysitten
Child observations | Beobachtung und Dokumentation; Bildungsdokumentation; Entwicklungsdokumentation; Portfolioarbeit; Entwicklungsberichte; Beobachtungsbögen
Child development | kindliche Entwicklung; Entwicklungspsychologie; Entwicklung von Kindern; kindlicher Entwicklung
Learning through play | spielerisches Lernen; Spielpädagogik; Freispiel; Lernen durch Spielen
Arts and crafts | Basteln; kreatives Gestalten; Bastelangebote; Kreativangebote; Basteln und Malen
Nappy changing | Wickeln; Windeln wechseln
Careers guidance | Berufsorientierung; Berufsberatung; Studienberatung; Laufbahnberatung; Berufswegeplanung
Student advice | Studierendenberatung; Studierendenbetreuung; Beratung von Studierenden
Pastoral care | Vertrauenslehrer; Schulsozialarbeit
School administration | Schulverwaltung; Schulsekretariat
School leadership | Schulleitung; Schulleiter; stellvertretende Schulleitung
Modern foreign languages teaching | Fremdsprachenunterricht; Sprachunterricht; Fremdsprachendidaktik
English language teaching | Englischunterricht; Englischlehrerin; Englischlehrer; Lehramt Englisch
Maths teaching | Mathematikunterricht; Mathematiklehrer; Lehramt Mathematik
German teaching | Deutschunterricht; Deutsch als Fremdsprache; Deutschkurse; DaF/DaZ; Deutsch als Zweitsprache; Deutschlehrerin; Lehramt Deutsch
French teaching | Französischunterricht; Lehramt Französisch
PE teaching | Sportunterricht; Lehramt Sport; Sportlehrer
Music teaching | Musikunterricht; Musikpädagogik; Instrumentalunterricht; Klavierunterricht
Art and design teaching | Kunstunterricht; Kunsterziehung; Kunstpädagogik
Religious education | Religionsunterricht; Religionspädagogik
Literacy teaching | Leseförderung; Alphabetisierung; Alphabetisierungskurse
E-learning development | E-Learning-Entwicklung; Erstellung von E-Learnings; digitale Lernangebote
Driving instructor | Fahrlehrer; Fahrschule; Fahrunterricht
Librarianship | Bibliothekswesen; Bibliothek; Bibliothekar; Bibliothekswissenschaft
Cataloguing | Katalogisierung; Bestandserschließung; Katalogisieren
Archives management | Archivwesen; Archivverwaltung; Archivpflege
Programming | Programmieren
Software development | Software-Entwicklung; Fachinformatiker Anwendungsentwicklung; Entwicklung von Software; Entwicklung von Anwendungen; Softwareentwicklungen; Softwareentwicklungsprojekte; Anwendungsprogrammierung; Entwicklung von Softwarelösungen; Weiterentwicklung von Software
Web development | Webprogrammierung; Entwicklung von Webanwendungen; Webanwendungen; Webapplikationen; Entwicklung von Websites; Webseitenerstellung
Front-end development | Frontend-Entwickler; Entwicklung von Benutzeroberflächen; Entwicklung des Frontends
Back-end development | Backend-Entwickler
Mobile development | mobile Anwendungen; Entwicklung mobiler Anwendungen; mobile Entwicklung; Entwicklung von Apps
Databases | Datenbankkenntnisse; Datenbanksysteme; Datenbanktechnik
Relational databases | relationale Datenbanken; relationalen Datenbanken
Database design | Datenbankdesign; Datenbankentwurf; Datenbankmodellierung; Datenbankentwicklung
Database administration | Datenbankverwaltung; Datenbankadministrator; Datenbankpflege
Software testing | Softwareprüfung; Testdurchführung; Durchführung von Tests; Erstellung von Testfällen
Automated testing | automatisierte Tests; automatisierter Tests; automatisierten Tests
Unit testing | Komponententests; Modultests; Unit-Tests schreiben
Debugging | Fehlersuche im Code
Code review | Code-Reviews durchführen; Codeüberprüfung
Requirements gathering | Erhebung von Anforderungen; Aufnahme von Anforderungen; Anforderungsanalysen
Technical documentation | technischen Dokumentation; technische Dokumentationen; technischer Dokumentation; Erstellung technischer Dokumentation
IT support | Anwendersupport; Benutzerbetreuung; IT-Betreuung; Benutzersupport; Anwenderunterstützung; First-Level-Support; Second-Level-Support; Anwenderberatung; IT-Systemelektroniker; Störungsannahme; Ticketbearbeitung
Systems administration | Administration von Servern; Fachinformatiker Systemintegration; Systembetreuung; Serverbetreuung; Windows-Administration; Systemverwaltung; Administration von Windows-Servern
Systems integration | Schnittstellenentwicklung; Schnittstellenprogrammierung
Computer networking | Netzwerkkenntnisse; Netzwerkadministrator; Administration von Netzwerken; Netzwerkinfrastruktur
IT infrastructure | IT-Infrastrukturen; Serverinfrastruktur
Information technology | Informatik; Informationstechnologien; IT-Bereich
Computer science | angewandte Informatik; Wirtschaftsinformatik; Medieninformatik; technische Informatik; praktische Informatik
Operating systems | Betriebssystemen
Hardware maintenance | PC-Installation; Einrichtung von PCs; Installation von Hardware; Einrichtung von Arbeitsplätzen; Installation und Konfiguration von PCs
Information security | Datensicherheit; IT-Sicherheitsmanagement; Informationssicherheitsmanagement
Data analysis | Datenanalysen; Datenauswertungen; Auswertung von Daten; Analyse von Daten; Auswertungen; statistische Auswertungen; Auswertung der Daten
Data visualisation | Visualisierung von Daten; Datenvisualisierungen
Reporting | Berichterstattung; Erstellung von Berichten; Statistiken erstellen; Auswertungen und Berichte; Berichterstattungen; Erstellen von Berichten; Erstellung von Auswertungen; Erstellung von Statistiken
Statistics | statistische Analysen; statistische Verfahren; statistische Methoden; deskriptive Statistik
Mathematics | mathematische Kenntnisse; Wirtschaftsmathematik; Technomathematik
Physics | Physik; technische Physik; angewandte Physik
Chemistry | Chemie; organische Chemie; anorganische Chemie; physikalische Chemie; analytische Chemie; instrumentelle Analytik; chemische Analytik
Biology | Biologie; Biowissenschaften
Microbiology | Mikrobiologie; mikrobiologische Untersuchungen
Molecular biology | Molekularbiologie; molekularbiologische Methoden; molekularbiologische Arbeiten
Biochemistry | Biochemie
Biotechnology | Biotechnologie
Genetics | Genetik; Humangenetik
Cell culture | Zellkultur; Zellkulturen; Zellkulturtechnik; Zellkulturtechniken; Zellkulturarbeiten
Microscopy | Mikroskopie; Mikroskopieren; mikroskopische Untersuchungen
Chromatography | Chromatographie; Chromatografie; chromatographische Methoden
Spectroscopy | Spektroskopie; spektroskopische Methoden; Photometrie
Titration | Titrationen
Pipetting | Pipettieren
Laboratory safety | Laborsicherheit; Sicherheit im Labor; Arbeitssicherheit im Labor
Laboratory management | Laborleitung; Labororganisation; Laborleiter
Calibration | Kalibrierung; Kalibrieren; Gerätekalibrierung; Kalibrierungen; Kalibrierung von Messgeräten; Kalibrierung von Geräten
Research | wissenschaftliches Arbeiten; Forschungsarbeit; wissenschaftliche Forschung; Forschungsprojekte; Forschungserfahrung; Recherchen; wissenschaftliche Arbeit; Forschungsprojekt; Recherchearbeiten
Literature reviews | Literaturrecherche; Literaturrecherchen; Literaturanalyse; Literaturauswertung
Qualitative research | qualitative Forschung; qualitative Sozialforschung; qualitativer Forschung; qualitative Inhaltsanalyse
Survey research | quantitative Forschung; quantitative Methoden; Umfragen; Befragungen; Fragebogenerstellung; Fragebögen; Durchführung von Umfragen
Economics | Volkswirtschaftslehre; VWL; Wirtschaftswissenschaften; Wirtschaftswissenschaft; Volkswirtschaft; Ökonomie
Political science | Politikwissenschaft; Politikwissenschaften; Politologie
Sociology | Soziologie; Sozialwissenschaften; Sozialwissenschaft
Geography | Geographie; Geografie; Erdkunde
Linguistics | Linguistik; Sprachwissenschaft; Sprachwissenschaften
Geology | Geologie; Geowissenschaften
Archaeology | Archäologie
Environmental science | Umweltwissenschaften; Umwelttechnik; Umweltwissenschaft; Umweltschutztechnik
Environmental protection | Umweltschutz; Immissionsschutz
Environmental management systems | Umweltmanagementsysteme; Umweltmanagementsystem
Nature conservation | Naturschutz; Landschaftspflege; Artenschutz
Water treatment | Wasseraufbereitung; Wasserversorgung Aufbereitung
Wastewater treatment | Abwasserbehandlung; Kläranlage; Abwassertechnik; Abwasserreinigung; Kläranlagen
Marketing planning | Marketingplanung; Marketingpläne
Marketing strategy | Marketingstrategien; Marketingkonzepte; Entwicklung von Marketingstrategien; Marketingkonzept
Marketing communications | Marketingkommunikation; Marktkommunikation
Campaign management | Kampagnen; Werbekampagnen; Marketingkampagnen; Kampagnensteuerung; Planung von Kampagnen; Konzeption von Kampagnen
Social media marketing | Betreuung der Social-Media-Kanäle; Social-Media-Betreuung; Social-Media-Kanäle; Pflege der Social-Media-Kanäle; Betreuung von Social-Media-Kanälen
Content creation | Erstellung von Content; Content-Produktion; Inhaltserstellung
Content writing | Texten; Verfassen von Texten; Redaktion von Texten; Verfassen von Artikeln; Erstellung von Texten; Texterstellungen; Textredaktion; Verfassen von Beiträgen
Editing | Redaktion; Textbearbeitung; redaktionelle Bearbeitung; Redaktionsarbeit; redaktionelle Arbeit; Redigieren; redaktionelle Tätigkeit
Proofreading | Korrektorat
Copywriting | Werbetexten; Werbetexter
Newsletters | Newsletter-Versand; Newsletter-Erstellung; Erstellung von Newslettern; Newslettern
Website maintenance | Pflege der Website; Webseitenpflege; Pflege der Homepage; Homepagepflege; Pflege der Webseite; Pflege von Webseiten; Betreuung der Website; Website-Pflege; Pflege der Internetseite; Pflege von Websites
SEO | SEO-Optimierung
Online advertising | Online-Werbung; Anzeigenschaltung
E-mail marketing | E-Mail-Kampagnen
Direct mail | Mailingaktionen; Postwurfsendungen
Marketing collateral | Werbemittel; Werbematerial; Werbematerialien; Flyer und Broschüren; Marketingmaterialien; Erstellung von Werbematerial; Erstellung von Flyern; Werbemitteln; Broschüren; Flyergestaltung; Prospekte
Sales promotion | Verkaufsförderung; Verkaufsaktionen; Promotion-Aktionen; Verkaufsförderungsmaßnahmen
Trade shows | Messeorganisation; Messebetreuung; Messeplanung; Messestand; Organisation von Messen; Messevorbereitung; Messeauftritten; Fachmessen; Messebesuche
Market analysis | Marktbeobachtung; Marktuntersuchungen; Marktbeobachtungen; Markt- und Wettbewerbsanalysen
Competitor analysis | Wettbewerbsanalysen; Wettbewerbsbeobachtung; Konkurrenzbeobachtung
Brand management | Markenaufbau; Markenpflege
Fundraising | Spendenakquise; Mittelakquise; Mitteleinwerbung; Spendenwerbung; Drittmittelakquise; Spendenakquisition
Grant writing | Förderanträge; Antragstellung von Fördermitteln; Fördermittelanträge; Projektanträge; Förderanträgen; Drittmittelanträge
Grant management | Fördermittelmanagement; Fördermittelverwaltung; Fördermittel; Drittmittelverwaltung; Verwendungsnachweise
Press releases | Pressemeldungen; Verfassen von Pressemitteilungen; Pressemitteilung; Pressetexte
Media relations | Pressekontakte; Pressebetreuung; Medienkontakte; Presse- und Medienarbeit
Public relations | Presse- und Öffentlichkeitsarbeit; Öffentlichkeitsarbeiten; PR-Arbeit; Pressesprecher
Internal communications | Mitarbeiterkommunikation; internen Kommunikation
Corporate communications | externe Kommunikation; externe Unternehmenskommunikation
Journalism | Journalistik; journalistische Arbeit; journalistisches Schreiben; journalistisches Arbeiten
Photography | Fotografieren; Fotograf; Fotografen; Fotoaufnahmen
Product photography | Produktfotografie; Produktfotos
Wedding photography | Hochzeitsfotografie
Photo editing | Bildbearbeitung; Fotobearbeitung; Bildretusche
Video editing | Filmschnitt; Schnitt und Postproduktion; Videoschnitte
Filming | Filmaufnahmen; Videodreh; Dreharbeiten
Camera operation | Kameraführung; Kameraarbeit; Kameramann
Sound engineering | Tontechnik; Tontechniker; Veranstaltungstechnik Ton
Stage lighting | Lichttechnik; Bühnenbeleuchtung
Stage management | Bühnenmanagement; Inspizienz
Graphic design | Grafikgestaltung; grafische Gestaltung; Mediengestaltung; Kommunikationsdesign; Mediengestalter; Gestaltung von Drucksachen; Gestaltung von Flyern; Grafikdesigner; Mediengestalterin; Gestaltung von Werbemitteln; Gestaltung von Printmedien
Desktop publishing | Druckvorstufe; Satz und Layout; Reinzeichnung; Layouterstellung; Layoutgestaltung
Logo design | Logogestaltung; Logoentwicklung; Logoentwurf
Packaging design | Verpackungsdesign; Verpackungsgestaltung
Typography | Typografie
Illustration | Illustrationen; Illustrieren
Fashion design | Modedesign; Modegestaltung
Interior design | Innenarchitektur; Raumgestaltung; Inneneinrichtung; Raumgestaltungen
Landscape design | Landschaftsarchitektur; Gartengestaltung; Landschaftsplanung; Gartenplanung
Translation | Übersetzen; Fachübersetzungen; Übersetzung von Texten; Übersetzungsarbeiten; Übersetzer; Übersetzungstätigkeit
Interpreting | Dolmetschertätigkeit; Dolmetscherin; Dolmetscherdienste
Simultaneous interpreting | Simultandolmetschen
Property management | Hausverwaltung; Immobilienverwaltung; WEG-Verwaltung; Mietverwaltung; Objektverwaltung; Immobilienmanagement; Wohnungsverwaltung; Immobilienkaufmann; Immobilienkauffrau; Immobilienverwalter; Miet- und WEG-Verwaltung
Lettings | Vermietung; Wohnungsvermietung; Vermietung von Wohnungen; Neuvermietung; Mietverträge; Vermietungen; Erstellung von Mietverträgen; Mietvertrag
Property viewings | Wohnungsbesichtigungen; Besichtigungstermine; Besichtigungen; Objektbesichtigungen
Property valuation | Immobilienbewertung; Wertermittlung; Verkehrswertgutachten; Immobilienbewertungen; Immobilienwertermittlung
Residential sales | Immobilienverkauf; Verkauf von Immobilien; Wohnungsverkauf; Immobilienvermittlung; Immobilienmakler; Vermittlung von Immobilien; Immobilienvertrieb
Service charge accounting | Nebenkostenabrechnung; Betriebskostenabrechnung; Nebenkostenabrechnungen; Betriebskostenabrechnungen; Heizkostenabrechnung
Service charges | Hausgeld
Tenant management | Mieterbetreuung; Mieterverwaltung; Betreuung von Mietern; Mieteranliegen; Betreuung der Mieter
Inventories and inspections | Wohnungsübergaben; Wohnungsabnahmen; Wohnungsübergabe; Wohnungsabnahme; Übergabeprotokolle
Rent collection | Mietinkasso; Mieteingangskontrolle; Mietbuchhaltung; Mieteinzug
Commercial property | Gewerbeimmobilien
Housing management | Wohnungswirtschaft
Customer focus | kundenorientiertes Arbeiten; Serviceorientierung; Dienstleistungsorientierung; serviceorientiert
Teamwork | Zusammenarbeit im Team; Kooperationsfähigkeit; Teamorientierung; teamorientiert; Arbeiten im Team; Kollegialität
Independent working | eigenverantwortliches Arbeiten; selbständiges Arbeiten; eigenverantwortlich; selbständige Arbeitsweise; Eigenständigkeit; eigenständige Arbeitsweise
Reliability | verlässlich; Verlässlichkeit; Gewissenhaftigkeit
Attention to detail | Detailgenauigkeit; präzise Arbeitsweise; Detailorientierung; strukturierte und sorgfältige Arbeitsweise; Akribie; gewissenhafte Arbeitsweise; genaue Arbeitsweise; sorgfältig
Accuracy | Präzision; exakte Arbeitsweise; präzises Arbeiten
Flexibility | flexibel; zeitliche Flexibilität; flexible Einsatzbereitschaft
Work ethic | Arbeitsmoral; Einsatzfreude; Fleiß; fleißig
Physical fitness | körperlich fit; körperlich belastbar
Manual dexterity | Handgeschick; handwerkliche Fähigkeiten; Geschicklichkeit; feinmotorisches Geschick
Mechanical aptitude | technisches Verständnis; handwerkliches Verständnis; technisches Geschick; technisches Interesse
Communication | Kommunikationskompetenz; kommunikative Fähigkeiten; kommunikativ
Interpersonal skills | Sozialkompetenz; Kontaktfreudigkeit; zwischenmenschliche Fähigkeiten
Empathy | empathisch; einfühlsam; Feinfühligkeit
Working under pressure | Stressresistenz; Stressbeständigkeit; Arbeiten unter Zeitdruck; Arbeiten unter Druck; stressbeständig; psychische Belastbarkeit
Willingness to learn | Lernwille; Weiterbildungsbereitschaft
Fast learning | Auffassungsgabe; schnelles Lernen
Smart appearance | gepflegtes Erscheinungsbild; gepflegtes Auftreten; gepflegtes Äußeres
Confidence | sicheres Auftreten; selbstbewusstes Auftreten; Selbstsicherheit
Politeness | Freundlichkeit; freundliches Auftreten; gute Umgangsformen; Umgangsformen
Assertiveness | Durchsetzungsfähigkeit; Durchsetzungsstärke; durchsetzungsstark
Tenacity | Durchhaltevermögen; Ausdauer; Beharrlichkeit
Resilience | Frustrationstoleranz
Open-mindedness | Aufgeschlossenheit; Offenheit für Neues; aufgeschlossen
Helpfulness | Hilfsbereitschaft; hilfsbereit
Loyalty | Loyalität
Discretion | diskret; Verschwiegenheitspflicht
Confidentiality | Vertraulichkeit; Schweigepflicht; vertraulicher Umgang mit Daten; Umgang mit vertraulichen Daten
Organisation | organisatorische Fähigkeiten; organisatorisches Talent; strukturierte Arbeitsweise; strukturiertes Arbeiten; Organisationsvermögen; gut organisiert; organisatorisches Geschick
Planning | Planung und Organisation; Arbeitsplanungen; Planung und Koordination
Coordination | Koordination; Koordinierung; Koordinieren; Abstimmung mit Kunden und Lieferanten; Koordination von Terminen
Leadership | Führungsqualitäten; Führungsverantwortung; Mitarbeiterführungen; Führungsfähigkeit
People management | Führung eines Teams; fachliche und disziplinarische Führung
Team leadership | Teamleiter; Teamverantwortung; Leitung eines Teams; Gruppenleitung; Teamleiterin; Anleitung von Mitarbeitern
Project management | Projektabwicklung; Projektverantwortung; Durchführung von Projekten; Leitung von Projekten; Projektsteuerung; Projektmanager; Leiten von Projekten; Planung und Durchführung von Projekten; Projektdurchführung; Projektumsetzung
Project coordination | Projektkoordination; Koordination von Projekten; Projektkoordinator
Project administration | Projektassistenz; Projektunterstützung; Projektverwaltung
Budget management | Budgetverwaltung; Kostenverantwortung; Budget- und Personalverantwortung
Cost reduction | Kostenreduzierung; Kosteneinsparung; Kosteneinsparungen; Kostenoptimierung
Process improvement | Prozessverbesserungen; Optimierung von Prozessen; Optimierung von Arbeitsabläufen; Prozessoptimierungen; Optimierung der Prozesse; Optimierung von Abläufen
Quality management | QM-System; Qualitätsmanagementsystem; Qualitätsmanagementsysteme; Qualitätsmanagementbeauftragter; QM-Systeme
Retirement planning | Altersvorsorge
Pension administration | betriebliche Altersvorsorge; betriebliche Altersversorgung
Digital skills | digitale Kompetenzen; digitale Kenntnisse; digitale Kompetenz
Computer literacy | Umgang mit dem PC; PC-Kenntnisse; Computergrundkenntnisse; EDV-Anwendungen; EDV-Grundkenntnisse; PC-Grundkenntnisse; sicherer Umgang mit dem PC
Swimming teaching | Schwimmunterricht; Schwimmlehrer; Schwimmkurse
Personal training | Trainingsbetreuung; Fitnessstudio
Sports coaching | Sporttrainer; Trainertätigkeit; Übungsleiter; Jugendtrainer; Trainerschein; Übungsleitertätigkeit; Fußballtrainer
Chauffeur services | Chauffeurdienst; Fahrdienst; Chauffeursdienste; Fahrdienste
Air freight | Luftfracht; Luftfrachtabwicklung
Sea freight | Seefracht; Seefrachtabwicklung; Überseefracht
Ground handling | Flughafenbodendienste; Bodenabfertigung; Flugzeugabfertigung
Baggage handling | Gepäckabfertigung; Gepäckverladung
Aircraft maintenance | Flugzeugwartung; Luftfahrttechnik; Flugzeugmechaniker; Fluggerätmechaniker; Flugzeuginstandhaltung
Cabin crew service | Flugbegleitung; Flugbegleiter; Kabinenservice; Flugbegleiterin
Train driving | Triebfahrzeugführer; Lokführer; Lokomotivführer
Train guard duties | Zugbegleitung; Zugbegleiter
Track maintenance | Gleisbau; Gleisarbeiten; Gleisbauarbeiten; Gleisbauer
Policing | Polizeidienst; Polizeivollzugsdienst; Polizei; Polizeibeamter
Prison officer work | Justizvollzugsdienst; Justizvollzug
Petrol forecourt work | Tankstelle; Tankstellen; Tankstellenmitarbeiter
Funeral services | Bestattungswesen; Bestatter; Bestattungsdienst
Jewellery making | Goldschmiedearbeiten; Schmuckherstellung; Goldschmiedehandwerk
Watch repair | Uhrmacher; Uhrenreparatur; Uhrmacherei
Shoe repair | Schuhreparatur; Schuhmacher; Schuhmacherei
Student nurses | Pflegeschüler; Pflegeschülern; Anleitung von Pflegeschülern; Anleitung von Pflegeschülerinnen
Restaurant service | À-la-carte-Service; À-la-carte-Geschäft
Storage and distribution | Lagerung von Waren; Lagerung und Transport; Warenlagerung
Reading electrical drawings | Lesen von Schaltplänen; Schaltpläne; Schaltplänen; Stromlaufpläne; Schaltpläne lesen; Elektropläne; Stromlaufplänen
Meter installation | Zählermontage; Zählerwechsel; Zählersetzung
Individual education plans | Erstellung von Förderplänen; Förderplanung; individuelle Förderpläne; Förderplänen; Förderplan
School improvement | Schulentwicklung
Playground supervision | Pausenaufsicht; Pausenaufsichten; Hofaufsicht
Client consultations in beauty | Typberatung; Stilberatung; Farbberatung
Containers haulage | Containertransporte; Containertransport; Containerverkehr
Fridge trailers | Kühlfahrzeuge; Kühlzüge
Curtain siders | Planenzüge; Plane und Spriegel
Tipper driving | Kipperfahrer; Kippsattel; Kipperfahrzeuge
Tanker driving | Tankwagen; Tankwagenfahrer; Silofahrzeuge; Tankzug
Multidrop delivery | Stückguttransport; Verteilerverkehr; Verteilerfahrten; Stückgut
Drainage design | Entwässerungsplanung; Kanalplanung; Siedlungswasserwirtschaft
Medicines information | Arzneimittelberatung; Arzneimittelinformation; Medikamentenberatung
Controlled drugs register | Betäubungsmitteldokumentation; BtM-Dokumentation; Betäubungsmittelbuch; BtM-Buch
Pharmacy stock management | Warenlagerpflege; Warenwirtschaft Apotheke; Arzneimittelbestellung; Arzneimittellager
Raw material testing | Prüfung von Ausgangsstoffen; Rohstoffprüfung; Ausgangsstoffprüfung; Rohstoffkontrolle
HR analytics | Fehlzeitenstatistik; Personalstatistik; Personalstatistiken; Personalkennzahlen
HR advice | Beratung der Führungskräfte; Beratung von Führungskräften; Personalberatung von Führungskräften
Cleaning bedrooms | Reinigung von Hotelzimmern; Hotelzimmerreinigung; Reinigung der Zimmer; Reinigung der Hotelzimmer; Hotelzimmer reinigen; Zimmermädchen
Calf rearing | Kälberaufzucht; Kälberhaltung; Jungviehaufzucht; Kälber
Fencing installation | Zaunbau; Weidezäune; Zäune; Zaunmontage; Zaunarbeiten
Forage harvesting | Futterernte; Heuernte; Silageernte; Silieren; Futterbau; Grünfutterernte
Hotel operations | Zimmerverwaltung; Hotelbetrieb; Zimmerkontingente
Inbox management | Bearbeitung von E-Mails; E-Mail-Bearbeitung; Beantwortung von E-Mails; E-Mail-Verkehr; E-Mails beantworten; Bearbeitung von E-Mail-Anfragen
Concierge | Concierge-Aufgaben; Concierge-Dienste
Meeting room management | Konferenzraumverwaltung; Raumverwaltung; Besprechungsräume; Raumbuchung
Visitor management | Besucheranmeldung; Besuchermanagement; Besucherverwaltung; Besucherregistrierung
Legal opinions | Rechtsgutachten; Gutachtenerstellung rechtlich; juristische Gutachten; Erstellung von Rechtsgutachten
Enforcement action | Zwangsvollstreckung; Vollstreckung; Zwangsvollstreckungen; Vollstreckungsmaßnahmen; Zwangsvollstreckungsrecht
Individual support plans | Hilfepläne; Hilfeplanung; Hilfeplangespräche; Hilfeplan; Betreuungspläne; Hilfeplanverfahren; Hilfeplangesprächen
Group work skills | soziale Gruppenarbeit; Gruppenangebote; Leitung von Gruppen; Gruppenangeboten
Trauma-informed practice | Traumapädagogik; traumapädagogisches Arbeiten; traumasensibles Arbeiten
Care needs assessment | Pflegebegutachtung; Pflegegradeinstufung; Pflegebedarfsermittlung; Pflegeeinstufung
Solar thermal | Solarthermie; Solarthermieanlagen; thermische Solaranlagen
Water hygiene | Trinkwasserhygiene; Trinkwasserinstallation Hygiene; Trinkwasserhygiene VDI 6023
Agency management | Agentursteuerung; Agenturmanagement; Steuerung von Agenturen; Zusammenarbeit mit Agenturen; Agenturbriefing
Store detective | Ladendetektiv; Ladendetektive; Kaufhausdetektiv
Car park management | Parkraumüberwachung; Parkraumbewirtschaftung; Parkplatzüberwachung
Traffic management on highways | Verkehrssicherung; Verkehrslenkung; Verkehrsregelung
Electric vehicles | Elektrofahrzeuge; Elektroautos
Honesty | Aufrichtigkeit
EHR systems | Pflegesoftware; KIS-Systeme; Praxissoftware
Personal budgets | persönliches Budget
Mentoring | Betreuung neuer Kollegen; Patenschaft für neue Mitarbeiter
Settling in of children | Eingewöhnung; Eingewöhnungsphase; Eingewöhnung neuer Kinder; Berliner Eingewöhnungsmodell
Speech and language development in children | Sprachförderung; Sprachbildung; sprachliche Bildung; alltagsintegrierte Sprachbildung; Sprachentwicklung; Sprachförderkraft
Product demonstrations | Produktpräsentationen; Produktvorführung
Experimental design | Versuchsplanung; Planung von Experimenten; Planung von Versuchen; statistische Versuchsplanung
Scientific writing | wissenschaftliche Publikationen; wissenschaftliches Schreiben; wissenschaftliche Veröffentlichungen; Publikation von Ergebnissen
Identity and access management | Benutzerverwaltung; Rechteverwaltung; Berechtigungsmanagement; Benutzer- und Rechteverwaltung; Berechtigungsverwaltung
Backup and recovery | Datensicherung; Datensicherungen; Backup-Konzepte; Backup und Recovery
Clinical assessment | Befunderhebung; körperliche Untersuchung; Anamnese; Anamneseerhebung; Erhebung der Anamnese; Patientenuntersuchung; Untersuchung von Patienten; Anamnesegespräche
Clinical diagnosis | Diagnosestellung; ärztliche Diagnostik; klinische Diagnostik
Filling and sanding | Spachteln; Spachtelarbeiten; Spachteln und Schleifen; Verspachteln
Sales forecasting | Absatzplanung; Umsatzprognosen; Vertriebsplanung
Oven operation in food production | Bedienung der Öfen; Bedienung von Backöfen; Ofenarbeit; Ofenposten
Planning activities for children | Projekte mit Kindern; Planung von Angeboten für Kinder; Planung pädagogischer Angebote; pädagogische Angebote
Trips and outings | Begleitung bei Ausflügen; Durchführung von Ausflügen; Planung von Ausflügen; Organisation von Ausflügen
Food labelling | Lebensmittelkennzeichnung; Lebensmittelkennzeichnungsrecht
Stainless steel | Edelstahlverarbeitung; Edelstahlbearbeitung
Stainless steel welding | Edelstahlschweißen; Schweißen von Edelstahl
Aluminium welding | Aluminiumschweißen; Schweißen von Aluminium
Contract management | Vertragsverwaltung; Vertragsbetreuung; Vertragswesen
Observing patients | Patientenüberwachung; Überwachung von Patienten; Überwachung der Vitalfunktionen; Überwachung der Patienten
Daily records | Pflegeberichte; Pflegebericht
Urine samples | Urinproben
Care home management | Heimleitung; Einrichtungsleitung; Leitung eines Pflegeheims
Social activities | gesellige Veranstaltungen; Spielenachmittage
Companionship care | Gesellschaft leisten; Alltagsbegleitung; Alltagsbegleiter; Betreuungskraft nach § 43b; Betreuungsassistenz; Seniorenbegleitung; Betreuungskraft § 53b
Shopping and cleaning | Einkaufen und Putzen; Einkäufe erledigen; Begleitung beim Einkaufen
Accompanying to appointments | Begleitung zu Arztbesuchen; Begleitung bei Arztbesuchen; Arztbegleitung; Begleitung zu Terminen; Begleitung zu Ärzten
Wheelchair users | Rollstuhlfahrer
Integrated care | integrierte Versorgung
Scheduling | Einsatzplanungen; Terminplanungen; Personal- und Einsatzplanung
`;
