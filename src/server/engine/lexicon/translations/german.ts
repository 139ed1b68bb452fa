/** Concepts as curricula vitae in German name them. */
export const german = `
Personal care | Hilfe bei der Körperpflege; Unterstützung bei der Körperpflege; Unterstützung bei der Grundpflege; Durchführung der Grundpflege
Care of patients | Behandlungspflege; Betreuung von Patienten; Versorgung von Patienten; Pflege von Patienten
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
Mobility support | Mobilisation; Mobilisierung; Mobilisation von Patienten; Mobilisierung der Bewohner; Mobilisation der Patienten
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
Post-operative care | postoperative Versorgung; postoperative Überwachung; postoperative Betreuung; postoperative Pflege
Pre-operative | präoperative Vorbereitung; OP-Vorbereitung
Infection prevention and control | Hygienestandards; Hygienerichtlinien; Einhaltung der Hygienevorschriften
Hand hygiene | Händehygiene; Händedesinfektion
Sterile services | Aufbereitung von Medizinprodukten; Sterilgutaufbereitung; Instrumentenaufbereitung; Sterilisation von Instrumenten; Zentralsterilisation
Discharge planning | Entlassmanagement; Entlassungsmanagement; Entlassungsplanung; Entlassplanung
Patient admissions | Patientenaufnahme; Aufnahme von Patienten; Aufnahmegespräche
Patient education | Patientenedukation; Patientenschulung; Patientenschulungen; Anleitung von Patienten und Angehörigen; Schulung von Patienten
Supporting families of patients | Angehörigenarbeit; Angehörigengespräche; Angehörigenberatung; Beratung von Angehörigen; Betreuung von Angehörigen
Ward management | Stationsleitung; Wohnbereichsleitung; Leitung einer Station; Pflegedienstleitung
Ward coordination | Visiten; Visitenbegleitung; Arztvisiten; Visite
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
Specimen handling | Probenhandling; Umgang mit Proben
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
Dosette boxes | Verblisterung; Blisterung; Verblistern
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
Counselling | psychosoziale Beratung; Beratungsgespräche; Einzelberatung; psychosozialen Beratung
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
Complex case management | Case-Management; Fallmanager
Caseload management | Fallbearbeitung; Fallführung; Fallarbeit
Outreach | aufsuchende Arbeit; aufsuchende Sozialarbeit; Streetwork
Homelessness support | Wohnungslosenhilfe; Obdachlosenhilfe
Refugee support | Flüchtlingshilfe; Flüchtlingsarbeit; Flüchtlingsberatung; Migrationsberatung; Betreuung von Geflüchteten; Flüchtlingsbetreuung
Debt management advice | Schuldnerberatung; Schuldenberatung
Employability support | Arbeitsvermittlung; Arbeitsmarktintegration; berufliche Integration; berufliche Eingliederung; Arbeitsförderung; Jobvermittlung
Domestic abuse support | häusliche Gewalt; Frauenhaus; häuslicher Gewalt
Volunteer management | Freiwilligenkoordination; Ehrenamtskoordination; Koordination von Ehrenamtlichen; Freiwilligenmanagement
Volunteering | Ehrenamt; ehrenamtliche Tätigkeit; Freiwilligenarbeit; ehrenamtliches Engagement; ehrenamtliche Arbeit
Housekeeping | Zimmerservice
Domestic tasks | Haushaltsführung; hauswirtschaftliche Tätigkeiten; hauswirtschaftliche Versorgung; Haushaltshilfe; Haushaltstätigkeiten
Administration | Verwaltungsaufgaben; Verwaltungstätigkeiten; administrative Aufgaben; Bürotätigkeiten; Büroarbeiten; allgemeine Büroarbeiten; Büroadministration; allgemeine Verwaltung; Büroaufgaben; kaufmännische Sachbearbeitung; administrativer Aufgaben
Secretarial support | Sekretariatsarbeiten; Sekretariatstätigkeiten; Sekretariatswesen; Sekretariatsführung; Vorzimmer
Executive assistance | Unterstützung der Geschäftsleitung; Vorstandsassistenz; Assistenz der Geschäftsleitung; Unterstützung der Geschäftsführung; Chefsekretariat; Chefsekretärin
Diary management | Terminverwaltung; Terminmanagement; Kalenderpflege; Kalenderverwaltung; Terminüberwachung; Terminorganisation
Appointment booking | Terminvereinbarungen; Terminabsprachen; Terminabsprache; Vereinbarung von Terminen
Telephone skills | Telefonzentrale; Telefonate; Telefonie; Entgegennahme von Telefonaten; Telefonannahme; telefonische Kundenberatung; telefonischer Kundenkontakt; Entgegennahme von Anrufen
Switchboard | Telefonvermittlung; Vermittlungszentrale
Mail handling | Postbearbeitung; Postein- und -ausgang; Posteingang; Postausgang; Bearbeitung der Post; Postverteilung; Postdienst; Bearbeitung des Posteingangs; Eingangspost; Ausgangspost; Poststelle
Correspondence | Geschäftskorrespondenz; Kundenkorrespondenz; Briefverkehr; E-Mail-Korrespondenz; Schriftwechsel; kaufmännische Korrespondenz; Bearbeitung der Korrespondenz
Filing | Ablagesystem; Dokumentenablage; Aktenverwaltung; Führen von Akten
Archiving | Archivierung; Aktenarchivierung; Dokumentenarchivierung; Archivierung von Unterlagen
Document management | Dokumentenmanagement; Dokumentenverwaltung
Data entry | Stammdatenerfassung; Dateneingaben; Erfassung von Daten; Eingabe von Daten; Auftragserfassung im System
Master data management | Stammdatenpflege; Stammdatenverwaltung; Pflege von Stammdaten; Stammdaten; Datenpflege; Pflege der Stammdaten; Kundenstammdaten; Artikelstammdaten
Minute taking | Protokollerstellung; Sitzungsprotokolle; Protokolle schreiben; Erstellung von Protokollen; Protokollierung; Besprechungsprotokolle
Meeting organisation | Organisation von Besprechungen; Sitzungsvorbereitung; Vorbereitung von Sitzungen; Organisation von Meetings; Vor- und Nachbereitung von Besprechungen; Konferenzorganisation; Vorbereitung von Besprechungen; Organisation von Sitzungen
Travel arrangements | Dienstreisen; Geschäftsreisen; Organisation von Dienstreisen; Organisation von Geschäftsreisen; Reisemanagement; Buchung von Reisen; Dienstreiseplanung
Expense processing | Reisekostenabrechnung; Reisekostenabrechnungen; Spesenabrechnung; Spesenabrechnungen; Abrechnung von Reisekosten; Reisekosten; Spesen
Greeting visitors | Besucherempfang; Empfang von Besuchern; Besucherbetreuung; Gästeempfang; Empfang von Gästen; Empfang und Bewirtung; Begrüßung der Gäste; Begrüßung von Besuchern; Kundenempfang; Empfang der Gäste
Reception | Empfangstätigkeit; Empfangsdienst; Empfangsbereich; Empfangssekretariat; Empfangsaufgaben
Typing | Tastschreiben; 10-Finger-System; Schreibdienst
Audio typing | Phonodiktat; Schreiben nach Diktat; Diktat; Phonotypie; Arztbriefschreibung; Diktate
Word processing | Textverarbeitung
Spreadsheets | Excel-Tabellen
Office supplies | Büromaterial; Büromaterialbestellung; Bestellung von Büromaterial; Büromaterialverwaltung; Bürobedarf; Materialbestellung Büro
Office equipment | Bürogeräte; Bürotechnik; Bürokommunikation
Timesheets | Stundenzettel; Arbeitszeiterfassung; Stundennachweise; Stundenerfassung; Arbeitszeitnachweise
Order processing | Auftragsannahme; Auftragserfassung; Bestellannahme; Bestellungen bearbeiten; Bearbeitung von Bestellungen; Bearbeitung von Aufträgen; Auftragsverwaltung; Bestellbearbeitung; Aufnahme von Bestellungen; Bestellungen aufnehmen; Bestellaufnahme; Aufnehmen von Bestellungen
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
Management accounts | Controlling; internes Rechnungswesen; Unternehmenscontrolling; Controllingberichte
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
Customer service | Kundenberatung; Kundenorientierung im Service; Beratung von Kunden; Betreuung von Kunden; Kundenkontakt; Kundenkommunikation; Kundenanfragen bearbeiten; Umgang mit Kunden; Beratung der Kunden; Betreuung der Kunden; Servicemitarbeiter; Bedienung von Kunden; Bedienung der Kunden
Enquiry handling | Kundenanfragen; Bearbeitung von Kundenanfragen; Beantwortung von Anfragen; Beantwortung von Kundenanfragen; Anfragenbearbeitung; Bearbeitung von Anfragen; Auskunftserteilung
Complaint handling | Reklamationen; Beschwerden; Kundenbeschwerden; Reklamationsmanagement; Reklamationsannahme; Reklamationsabwicklung; Umgang mit Reklamationen; Bearbeitung von Beschwerden; Kundenreklamationen
Contact centre work | Telefonservice
Inbound calls | Anrufe entgegennehmen; eingehende Anrufe; eingehender Anrufe
Outbound calling | ausgehende Anrufe; Outbound-Telefonie
Cash handling | Kasse; Bargeldverkehr; Umgang mit Bargeld; Kassenverantwortung; Kassentätigkeiten; Kassierer; Kassiererin; Kassieren der Kunden; Kassendienst; Kassentransaktionen; Kassenbedienung
Cashing up | Tagesabschluss; Tagesabrechnung; Kassenabrechnungen
Till operation | Scannerkasse; Bedienung von Kassensystemen; Kassiersysteme
Returns and refunds | Retouren; Retourenbearbeitung; Warenrücknahme; Retourenabwicklung; Retourenmanagement; Umtausch; Retourenannahme
Warranty administration | Garantieabwicklung; Gewährleistung; Garantieanträge; Gewährleistungsabwicklung; Garantiefälle
After-sales service | Kundendienstabwicklung; Nachbetreuung; Nachbetreuung von Kunden
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
Supporting learners | Betreuung der Auszubildenden; Betreuung von Lehrlingen; Anleitung der Auszubildenden; Anleitung von Praktikanten
Train the trainer | Ausbildung der Ausbilder; Ausbildereignungsschein; Ausbildereignungsprüfung IHK; AEVO-Prüfung; Ausbildereignung nach AEVO
Crane operation | Brückenkran; Hallenkran; Kranführer; Kranfahrer; Brückenkrane; Kranfahren; Kranbedienungen; Turmdrehkran; Baukran; Mobilkran; Autokran; Kranbedienung; Baukranführer
Chef skills | Koch?; Köchin; Jungkoch; Gemeinschaftsverpflegung Koch
Warehouse operations | Lagertätigkeiten; Lagerarbeiten; Lagerwesen; Lagerwirtschaft; Lagerhelfer; Lagermitarbeiter; Fachkraft für Lagerlogistik; Fachlagerist; Lagerlogistiker; Lageristin; allgemeine Lagerarbeiten; Lagertätigkeit
Warehouse management | Lagerorganisation; Lagerführung; Leitung des Lagers
Goods in | Wareneingangsbuchung; Annahme von Waren; Annahme von Lieferungen; Lieferantenannahme; Wareneingangskontrollen; Warenannahme und -kontrolle; Kontrolle der Lieferungen; Prüfung der Lieferungen; Annahme der Waren; Warenvereinnahmung; Materialannahme; Kontrolle von Lieferungen
Put away | Einlagerung; Einlagern; Einlagern von Waren; Einlagerung von Waren
Despatch | Versandvorbereitung; Warenausgangskontrolle; Versandbereitstellung; Versandabteilung; Warenversand; Auslagerung; Warenausgangsprüfung; Ein- und Auslagern; Ein- und Auslagerung; Paketversand
Picking and packing | Kommissionierer; Kommissionierung von Aufträgen; Kommissionieren von Waren; Kommissionierung von Waren; Auftragskommissionierung; Kommissionierungen; Warenkommissionierung; Kommissionieren und Verpacken; Kommissionieren von Aufträgen
Packing | Verpackungsarbeiten; Verpacken von Waren; Konfektionierung; Verpacken der Ware; Einpacken; Verpackungen; Verpackung von Waren; Verpackungstätigkeiten
Loading and unloading | Verladung; Entladung; Verladen; LKW-Entladung; Beladen und Entladen; Be- und Entladen von LKW; LKW-Beladung; Be- und Entladung von LKW; Entladen von LKW; Beladung; Be- und Entladen von Fahrzeugen; Verladetätigkeiten; Be- und Entladetätigkeiten; Beladen; Entladen; Be- und Entladung von Fahrzeugen; Verladung von Waren; Ladungssicherungen; Containerentladung; Containerverladung
Stock control | Bestandsverwaltung; Lagerbestandskontrolle; Warenbestand; Lagerbestände; Bestandspflege; Lagerbestand; Bestandskontrollen; Bestandsüberwachung; Kontrolle des Lagerbestands; Warenbestandskontrolle; Bestandsprüfung; Lagerkontrolle; Warenbestände; Kontrolle der Lagerbestände; Materialverwaltung; Bestandsoptimierung
Stocktaking | Bestandsaufnahme; Inventurarbeiten; Stichtagsinventur; permanente Inventur; Jahresinventur; Inventurdurchführung; Inventur durchführen; Durchführung der Inventur
Stock rotation | Warenrotation; FIFO-Prinzip
Date checking | MHD-Kontrolle; Kontrolle der Mindesthaltbarkeit; Haltbarkeitskontrolle; MHD-Kontrollen; Mindesthaltbarkeitsdatum; Mindesthaltbarkeitsdaten
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
Pallet truck operation | Hubwagen; Ameise?; Elektrohubwagen; E-Ameise; Handhubwagen; Elektroameise
Palletising | Palettieren; Palettierung; Palettieren von Waren
RF scanner | MDE-Gerät; MDE-Geräte; Handscannern; Arbeiten mit Scanner; Scannergeräte
Overhead crane licence | Kranschein; Kranführerschein; Hallenkranschein
Lifting operations | Hebearbeiten; Hebezeuge; Anschlagen von Lasten; Lasten anschlagen; Anschlagmittel; Anschläger
Fleet management | Fuhrparkverwaltung; Fuhrpark; Fuhrparkleitung; Flottenmanagement; Fuhrparkleiter; Fahrzeugflotte
Bus and coach driving | Busfahrer; Omnibus; Omnibusfahrer; Linienbus; Linienverkehr; Reisebus; Kraftomnibus; Reisebusfahrer; Busfahrerin
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
Cooking | Speisenproduktion; Zubereitung warmer Speisen; Zubereitung der Speisen; warme und kalte Küche; kalte und warme Küche; warme Küche; Zubereitung kalter und warmer Speisen; Kochkenntnisse; warme Speisen
Food preparation | Küchenvorbereitung; Vorbereitung von Speisen; Gemüse schneiden; Vorbereitung der Speisen; kalte Küche; Speisenvorbereitung; Vorbereitungsarbeiten in der Küche; Lebensmittelzubereitung; Lebensmittelvorbereitung
Kitchen assistant | Küchenhilfe; Küchenhelfer; Beikoch; Küchenmitarbeiter
Kitchen porter duties | Spülküche; Spülkraft; Spülhilfe
Washing up | Geschirrspülen; Spülarbeiten; Abwasch; Spülen von Geschirr; Abspülen
Kitchen management | Küchenorganisation; Küchenführung; Leitung der Küche; Küchenleiter
Sous chef skills | Souschef; stellvertretender Küchenchef
Chef de partie | Postenchef
Commis chef | Commis de Cuisine
Menu planning | Speiseplangestaltung; Menügestaltung; Speisekarte; Speiseplanung; Speisepläne; Speiseplan; Erstellung von Speiseplänen; Speiseplanerstellung; Menüzusammenstellung; Speisekarten; Menüerstellung
Food safety | Lebensmittelrecht; Lebensmittelhygieneverordnung; Küchenhygiene; Hygienevorschriften in der Küche; Hygiene in der Küche
HACCP | HACCP-Konzept; HACCP-Vorschriften; HACCP-Kenntnisse; HACCP-Kontrollen; HACCP-Dokumentation
Food temperature checks | Temperaturkontrollen; Temperaturkontrolle; Kontrolle der Kühltemperaturen
Food cost control | Wareneinsatz; Wareneinsatzkalkulation; Speisenkalkulation; Wareneinsatzkontrolle; Rezeptkalkulation
Food ordering | Lebensmitteleinkauf; Lebensmittelbestellung; Bestellung von Lebensmitteln; Einkauf von Lebensmitteln
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
Dessert preparation | Dessertherstellung; Zubereitung von Desserts; Desserts
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
Cleaning | Reinigungsarbeiten; Reinigungskraft; Reinigungstätigkeiten; Unterhaltsreinigung; Sauberkeit; Putzen; Putzhilfe; Reinigungsdienst; Reinigungskräfte; Raumpflege; Raumpflegerin; Reinigung der Räume; Reinigung von Räumen; Unterhaltsreinigungen; Reinigungsaufgaben; Gebäudereiniger; Säuberung; Reinigungen
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
Dusting | Staubwischen; Abstauben
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
Access control duties | Zugangskontrolle; Zutrittskontrolle; Einlasskontrolle; Zutrittskontrollen; Einlasskontrollen; Pfortendienst; Pförtner; Zugangskontrollen; Pforte; Personen- und Fahrzeugkontrollen; Einlassdienst; Pförtnerdienst; Personenkontrolle; Personenkontrollen; Ein- und Ausgangskontrollen
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
`;
