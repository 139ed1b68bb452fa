/** Concepts as curricula vitae in Dutch name them. */
export const dutch = `
Personal care | lichamelijke verzorging; ADL-zorg; algemene dagelijkse levensverrichtingen; hulp bij wassen en aankleden; wassen en aankleden; wassen en kleden; basiszorg
Care of patients | verzorging van patiënten; zorg voor patiënten; begeleiding van patiënten; verpleegtechnische handelingen; zorg voor bewoners; begeleiding van bewoners; verzorging van bewoners; verzorgen van bewoners; verzorgen van patiënten; begeleiden van patiënten; zorg voor cliënten; cliëntenzorg; begeleiden van cliënten
Care planning | verpleegplan; zorgleefplan; ondersteuningsplan; begeleidingsplan; behandelplan; opstellen van zorgplannen
Patient documentation | patiëntendossiers; zorgdossier; verpleegkundige rapportage; cliëntdossier; medische verslaglegging; medische documentatie
Medication administration | toedienen van medicatie; medicijnen toedienen; medicatie delen; verstrekken van medicatie; medicijnverstrekking; medicatieverstrekking
Medication management | medicatiebeheer; medicatieveiligheid
Wound care | verbandwissel; verbinden van wonden
Pressure ulcer prevention | decubituspreventie; preventie van decubitus
Falls prevention | valpreventie
Vital signs | vitale parameters; controle van vitale functies; meten van vitale functies
Blood pressure monitoring | bloeddruk meten; bloeddrukmeting; bloeddrukmetingen
Blood glucose monitoring | bloedsuiker meten; bloedsuikermeting; bloedglucosemeting; glucose prikken
Insulin administration | insuline spuiten; insuline toedienen; toedienen van insuline
Injections | injecties; injecteren; injecties geven; subcutaan injecteren
IV therapy | infuustherapie; infusen; infuus aanleggen; infuuszorg
Cannulation | infuus prikken; inbrengen van een infuus
Phlebotomy | bloed prikken; venapunctie; afnemen van bloed
Catheter care | katheterzorg
Catheterisation | katheteriseren; katheterisatie; blaaskatheter; inbrengen van katheters
Stoma care | stomazorg; stomaverzorging
Tracheostomy care | tracheostomazorg; tracheacanule; canulezorg
Ventilation care | thuisbeademing
Continence care | incontinentiezorg; incontinentiemateriaal
Toileting | toiletgang; hulp bij toiletgang; hulp bij toiletbezoek
Mobility support | mobiliseren; mobilisatie; mobiliseren van patiënten
Positioning of patients | wisselligging; positioneren van patiënten
Hoist transfers | tillift; tilliften; actieve lift; passieve lift; werken met tillift
Moving and handling of people | tiltechnieken; transfers van cliënten; transfers van patiënten; ergonomisch tillen
Assisting with eating and drinking | hulp bij eten en drinken; hulp bij maaltijden; ondersteuning bij maaltijden; helpen bij eten en drinken
Meal preparation | bereiden van maaltijden; maaltijden bereiden; maaltijden verzorgen
Residential care | intramurale zorg
Nursing homes | verpleeghuizen; verzorgingstehuis; bejaardentehuis; woonzorgcentrum; rusthuis
Elderly care | bejaardenzorg; zorg voor ouderen; ouderenverzorging; begeleiding van ouderen
Domiciliary care | thuisverpleging; zorg aan huis
District nursing | wijkverpleging; wijkverpleegkunde
Live-in care | inwonende zorg; 24-uurszorg; 24-uurs zorg
Dementia care | dementie; psychogeriatrie; mensen met dementie; PG-afdeling
Disability support | gehandicaptenzorg; begeleiding van gehandicapten; mensen met een beperking; begeleiding van mensen met een beperking
Learning disabilities | verstandelijk gehandicapten; licht verstandelijke beperking; verstandelijk beperkten
Physical disabilities | lichamelijke beperking; lichamelijk gehandicapten
Supported living | begeleid wonen; beschermd wonen; woonbegeleiding
Day services | dagbesteding; dagopvang
Activities coordination | activiteitenbegeleiding; activiteitenbegeleider; organiseren van activiteiten
Challenging behaviour | moeilijk verstaanbaar gedrag; onbegrepen gedrag; probleemgedrag; gedragsproblemen
Autism support | autisme; autismespectrumstoornis
End of life care | stervensbegeleiding; terminale zorg; hospicezorg
Intensive care | IC-afdeling; IC-verpleegkunde
Emergency care | SEH; spoedgevallen; spoedzorg
Theatre nursing | operatieassistentie; operatieassistent; instrumenteren
Anaesthetics | anesthesie; anesthesiologie
Anaesthetic nursing | anesthesiemedewerker; anesthesieverpleegkunde
Operating department | operatieafdeling; operatiekamer; operatiecomplex
Post-operative care | postoperatieve zorg; pre- en postoperatieve zorg
Pre-operative | preoperatieve zorg
Infection prevention and control | hygiëneprotocollen; hygiënerichtlijnen; hygiënevoorschriften
Sterile services | sterilisatie van instrumenten; centrale sterilisatie; steriliseren van instrumenten
Discharge planning | ontslagplanning; ontslagvoorbereiding; transferverpleegkunde
Patient admissions | patiëntenopname; opnamegesprekken; opname van patiënten
Patient education | patiëntenvoorlichting; patiënteneducatie; voorlichting aan patiënten
Supporting families of patients | begeleiding van familie; familiebegeleiding; contact met familie; mantelzorgers; mantelzorgondersteuning
Ward management | afdelingshoofd verpleging; teamleider verpleging; teamleider zorg
Ward coordination | artsenvisite; visite lopen
Shift handover | overdracht; dienstoverdracht; ploegoverdracht
Multidisciplinary working | multidisciplinair overleg; multidisciplinair werken; multidisciplinaire samenwerking; multidisciplinair team
Waking nights | nachtzorg
Shift work | wisseldiensten; ploegendiensten; ploegenarbeid; vijfploegendienst; drieploegendienst
On-call working | wachtdienst; oproepdienst
Nursing | verpleegkundige; verpleegkundige zorg
Children's nursing | kinderverpleegkunde; kinderverpleging
Mental health nursing | psychiatrische verpleegkunde; psychiatrische verpleging
Mental health | GGZ; psychische problematiek
Substance misuse | verslavingszorg; verslavingsproblematiek; verslaving
Crisis intervention | crisisinterventie; crisisopvang; crisishulp
Manual therapy | manuele therapie
Manual lymphatic drainage | manuele lymfedrainage; lymfedrainage
Exercise prescription | oefentherapie; oefenprogramma's; trainingsschema's
Dysphagia | dysfagie; slikproblemen; slikstoornissen
Dietary advice | voedingsadvies; dieetadvies; voedingsvoorlichting
Dietetics | diëtetiek; voeding en diëtetiek
Therapeutic diets | dieetvoeding; dieetkeuken
Special diets | speciale diëten; dieetwensen
Rehabilitation | revalidatiezorg; geriatrische revalidatie
Anatomy and physiology | anatomie en fysiologie
Medical terminology | medische terminologie
Medical reception | ontvangst van patiënten; balie huisartsenpraktijk; patiëntenbalie; doktersassistent; doktersassistente
Clinic administration | praktijkadministratie; polikliniek administratie; praktijkmanagement
Outpatients | polikliniek; poliklinieken
Triage | telefonische triage; triageren
ECG | hartfilmpje; ECG maken
Lung function testing | longfunctieonderzoek; longfunctie; longfunctietest
Ultrasound | echografie; echo-onderzoek
X-ray | röntgenonderzoek; röntgenfoto's
MRI | MRI-onderzoek
Nuclear medicine | nucleaire geneeskunde
Radiotherapy | radiotherapie; bestraling
Radiation protection | stralingsbescherming; stralingsdeskundigheid
Chemotherapy | chemokuren
Blood transfusion | bloedtransfusie; bloedtransfusies
Resuscitation | reanimatie; reanimeren
First aid certificate | EHBO; EHBO-diploma; BHV; BHV-diploma; EHBO-certificaat
Immunisation | vaccineren; vaccinaties; vaccinatie; inentingen
Pharmacology | farmacologie; geneesmiddelenleer; farmacotherapie
Laboratory techniques | laboratoriumonderzoek; laboratoriumwerkzaamheden; labwerk; laboratoriumwerk
Specimen handling | monsterverwerking; monsterontvangst; monsters verwerken
Sample collection | monstername; monsterneming; monsters nemen; bemonstering
Sample preparation | monstervoorbereiding; monstervoorbewerking
Sample analysis | monsteranalyse; analyseren van monsters
Urinalysis | urineonderzoek
Clinical coding | DBC-registratie; medische codering
Medical records | medische dossiers
Pharmacy | farmacie
Hospital pharmacy | ziekenhuisapotheek; ziekenhuisfarmacie
Community pharmacy | openbare apotheek; openbare apotheken
Dispensing | geneesmiddelen afleveren; afleveren van medicijnen; medicijnen uitgeven; terhandstelling; receptverwerking
Prescription processing | recepten verwerken; receptcontrole; verwerken van recepten; receptafhandeling
Pharmacy counter sales | zelfzorgadvies; baliewerk apotheek
Controlled drugs | opiaten; opiumwetmiddelen
Drug interactions | geneesmiddelinteracties; interacties tussen geneesmiddelen; medicatiebewaking
Medication review | medicatiebeoordeling; medicatiereview; medicatiebeoordelingen
Dosette boxes | weekdoos; medicatierol; medicijnrol; weekdozen; medicijndozen; weekdozen vullen
Formulation | magistrale bereidingen; magistrale bereiding; geneesmiddelbereiding
Dentistry | tandheelkunde
Dental nursing | tandartsassistent; tandartsassistente; assisteren aan de stoel; stoelassistentie
Dental hygiene | mondhygiëne; mondhygiënist; gebitsreiniging
Oral health | mondzorg; mondgezondheid
Oral care | mondverzorging
Orthodontics | orthodontie
Oral surgery | mondheelkunde; kaakchirurgie
Dental technology | tandtechniek
Dental impressions | gebitsafdrukken; afdrukken nemen
Hearing aids | hoortoestellen; gehoorapparaten; hoorapparaten
Dispensing optics | opticien; brillen aanmeten; optiek
Optometry | oogmetingen; oogmeting; refractie
Contact lenses | contactlenzen
Podiatry | podotherapie; medisch pedicure
Acupuncture | acupunctuur
Homeopathy | homeopathie
Psychology | psycholoog
Clinical psychology | GZ-psycholoog
Psychological therapies | psychologische behandeling; gesprekstherapie
Cognitive behavioural therapy | cognitieve gedragstherapie; gedragstherapie
Psychological assessment | psychodiagnostiek; psychologisch onderzoek; psychodiagnostisch onderzoek
Counselling | psychosociale begeleiding; psychosociale ondersteuning; psychosociale hulpverlening
Motivational interviewing | motiverende gespreksvoering; motiverende gesprekstechnieken
Family therapy | gezinstherapie; systeemtherapie; relatie- en gezinstherapie
Paramedic practice | ambulancezorg; ambulanceverpleegkundige; ambulancehulpverlening
Patient transport services | ziekenvervoer; patiëntenvervoer; liggend ziekenvervoer
Firefighting | brandweer; brandbestrijding; brandweerman; vrijwillige brandweer
Fire safety | brandpreventie; brandveiligheid; brandbeveiliging
Fire warden | brandwacht; ontruimingsleider
Public health | publieke gezondheid; GGD
Health promotion | gezondheidsbevordering; gezondheidsvoorlichting; leefstijladvies
Occupational health | bedrijfsgezondheidszorg; arbeidsgeneeskunde; bedrijfsgeneeskunde
Quality improvement | kwaliteitsverbetering
Orthopaedics | orthopedie; orthopedische chirurgie
Trauma surgery | traumachirurgie
Gynaecology | gynaecologie
Midwifery | vroedkunde
Labour ward | verloskamer
Antenatal care | prenatale zorg; zwangerschapsbegeleiding
Postnatal care | kraamzorg; postnatale zorg; kraamverzorging
Breastfeeding support | borstvoedingsbegeleiding; lactatiekunde
Newborn care | zuigelingenzorg; pasgeborenenzorg; babyverzorging
Ophthalmology | oogheelkunde
ENT | KNO; keel-neus-oorheelkunde
Gastroenterology | gastro-enterologie; maag-darm-leverziekten
Endoscopy | endoscopie
Haematology | hematologie
Respiratory care | longziekten; longgeneeskunde
Diabetes care | diabeteszorg; diabetesbegeleiding; diabetesverpleegkunde
Stroke care | CVA-zorg; CVA-patiënten
Primary care | huisartsenpraktijk; huisartsenzorg; eerstelijnszorg; huisartsgeneeskunde; eerste lijn
Hospital experience | ziekenhuiservaring
Clinical trials | klinische trials
Medical devices | medische hulpmiddelen; medische apparatuur; medische technologie
Pharmacovigilance | farmacovigilantie; geneesmiddelenbewaking
Regulatory affairs | geneesmiddelenregistratie
Social work | sociaal werk; maatschappelijke dienstverlening; sociaal-maatschappelijk werk
Social pedagogy | sociaal-pedagogische hulpverlening
Safeguarding | kindermishandeling; jeugdbescherming
Youth work | jeugdwerk; jongerenwerk; jeugdzorg; jeugdhulpverlening; jeugdhulp
Fostering | pleegzorg; pleegzorgbegeleiding
Early help | gezinsbegeleiding; gezinsondersteuning; opvoedondersteuning; ambulante gezinsbegeleiding
Care coordination | zorgcoördinatie; zorgcoördinator
Caseload management | beheer van caseload
Outreach | outreachend werken; straathoekwerk; outreachende hulpverlening
Homelessness support | daklozenopvang; maatschappelijke opvang; dak- en thuislozen
Refugee support | vluchtelingenwerk; asielopvang; asielzoekers; begeleiding van vluchtelingen
Debt management advice | schuldhulpverlening; schuldsanering; bewindvoering
Employability support | arbeidsbemiddeling; re-integratie; arbeidsre-integratie; arbeidstoeleiding; re-integratiebegeleiding
Domestic abuse support | huiselijk geweld; vrouwenopvang
Volunteer management | vrijwilligerscoördinatie; begeleiding van vrijwilligers; aansturen van vrijwilligers; vrijwilligersbeleid
Volunteering | vrijwilligerswerk; vrijwilliger
Housekeeping | schoonmaken van kamers; kamerschoonmaak; huishoudelijke dienst
Domestic tasks | huishoudelijk werk; huishoudelijke taken; huishoudelijke hulp; huishoudelijke werkzaamheden
Administration | administratieve werkzaamheden; kantoorwerk; administratieve ondersteuning; kantoorwerkzaamheden; administratief werk; administratieve afhandeling; administratieve handelingen; algemene administratie; administratieve processen; administratieve verwerking
Secretarial support | secretariële ondersteuning; secretariaatswerk; secretariële werkzaamheden; secretariële taken
Executive assistance | directiesecretariaat; directieondersteuning; ondersteuning van de directie; managementassistent; managementondersteuning; managementassistente
Diary management | agendabeheersing; beheren van agenda's; agenda beheren; bijhouden van agenda's
Appointment booking | afspraken maken; inplannen van afspraken; maken van afspraken; plannen van afspraken
Telephone skills | telefoondienst; telefoon aannemen; telefoon beantwoorden; te woord staan; telefonisch contact; aannemen van telefoon; beantwoorden van telefoon; telefoongesprekken; telefonische bereikbaarheid
Switchboard | telefooncentrale; telefonist; telefoniste
Mail handling | postverwerking; inkomende en uitgaande post; postkamer; verwerken van post; inkomende post; postregistratie; postbehandeling
Correspondence | zakelijke correspondentie; briefwisseling; klantcorrespondentie; brieven schrijven
Filing | archiveren; dossiers bijhouden; dossiervorming; klassement; dossieropbouw; dossiers beheren; bijhouden van dossiers
Archiving | archiefbeheer; archiefwerk
Document management | documentenbeheer; informatiebeheer
Data entry | gegevens invoeren; invoeren van gegevens; gegevensverwerking; invoer van gegevens; verwerken van gegevens; gegevensinvoering; registreren van gegevens
Master data management | stamgegevens; stamgegevens beheren; beheer van stamgegevens; stamdata; stamdatabeheer
Minute taking | notulen maken; verslaglegging van vergaderingen; notulen opstellen; notulist; notulering
Meeting organisation | organiseren van vergaderingen; voorbereiden van vergaderingen; vergaderingen voorbereiden; plannen van vergaderingen
Travel arrangements | zakenreizen; boeken van reizen; dienstreizen; organiseren van zakenreizen; regelen van reizen
Expense processing | onkostendeclaraties; declaraties verwerken; onkostennota's; reiskostendeclaraties; verwerken van declaraties; declaratieverwerking
Greeting visitors | bezoekers ontvangen; ontvangst van bezoekers; ontvangen van bezoekers; gasten ontvangen; ontvangen van gasten; gastvrouw; ontvangst van gasten; klanten ontvangen
Reception | receptiewerk; receptiewerkzaamheden; receptioniste; baliewerk; baliewerkzaamheden; baliemedewerker; balie; onthaal
Typing | typediploma; tienvingersysteem; tekstverwerking typen
Audio typing | uitwerken van dictaten; dictaten uitwerken; audiotypen
Word processing | tekstverwerking
Spreadsheets | spreadsheetbeheer; rekenbladen
Office supplies | kantoorartikelen; kantoorbenodigdheden; kantoorartikelen bestellen; bestellen van kantoorartikelen; bestellen van kantoorbenodigdheden
Office equipment | kantoorapparatuur; kantoormachines
Timesheets | urenstaten; tijdregistratie; urenbriefjes; urenverwerking; urenverantwoording
Order processing | orderinvoer; bestellingen verwerken; verwerken van bestellingen; verwerken van orders; orderafhandeling; orderadministratie; orders verwerken; bestellingen opnemen; opnemen van bestellingen; bestellingen opnemen aan tafel; orderbegeleiding; opnemen van orders; aannemen van bestellingen
Purchase order processing | inkooporders; plaatsen van inkooporders; inkooporders plaatsen; plaatsen van bestellingen; inkooporderverwerking; bestelprocedures
Quotations | offertes; opstellen van offertes; offertes uitbrengen; offertebeheer; maken van offertes; prijsoffertes; uitbrengen van offertes
Customer databases | klantgegevens; klantenbestand; klantenbestanden; klantgegevens beheren; beheer van klantgegevens; relatiebestand
Accounting | financiële administratie; boekhoudkunde; financieel administratief; boekhoudkundige taken
Bookkeeping | inboeken; inboeken van facturen; boekhoudkundige verwerking; verwerken van boekingen; boekhoudkundige verrichtingen; dagboeken bijhouden; boekhouder
Purchase ledger | inkoopfacturen; crediteurenbeheer; inkoopfacturen verwerken; verwerken van inkoopfacturen; leveranciersboekhouding; leveranciersfacturen; aankoopfacturen
Sales ledger | verkoopfacturen; debiteurenboekhouding; klantenboekhouding
Credit control | incasso; aanmaningen; openstaande facturen; openstaande posten; betalingsherinneringen; invordering; incassobeheer
Invoicing | factureren; facturen opmaken; opstellen van facturen; facturen versturen; verkoopfacturatie; facturen opstellen; facturen; facturatieproces
Invoice matching | factuurcontrole; controle van facturen; facturen controleren; facturencontrole
Invoice queries | factuurvragen; factuurverschillen
Payment runs | betalingsverkeer; betalingen verwerken; betaalruns; betaalbestanden; betalingen klaarzetten; betalingsruns; uitvoeren van betalingen
Bank reconciliation | bankafschriften; bankboekingen; bankmutaties; verwerken van bankafschriften; bank boeken; bankafstemming; bankverrichtingen
Account reconciliation | balansspecificaties; afstemming van rekeningen; reconciliatie; tussenrekeningen; reconciliaties
Cash book | kasboek; kasboeken
Petty cash | kleine kas; kasbeheer
Nominal ledger | grootboek; grootboekadministratie; grootboekrekeningen
Year-end accounts | jaarafsluitingen; samenstellen van jaarrekeningen; jaarcijfers; opstellen van de jaarrekening; jaarwerk
Month-end close | maandafsluitingen; kwartaalafsluiting; periodeafsluiting; maandafsluiten; maand- en jaarafsluiting; kwartaalafsluitingen
Balance sheet preparation | balans opstellen; opstellen van balansen; balansen
Financial statements | winst- en verliesrekening; financiële overzichten; resultatenrekening; balans en resultatenrekening
VAT returns | omzetbelasting; aangifte omzetbelasting; ICP-opgave; =BTW?; btw-administratie; btw-boekhouding
Tax | belastingaangifte; fiscaliteit; belastingrecht; fiscaal recht; fiscale zaken; belastingadvies
Corporation tax | vennootschapsbelasting; aangifte vennootschapsbelasting; VPB
Personal tax | inkomstenbelasting; aangifte inkomstenbelasting; aangiften inkomstenbelasting; personenbelasting
Payroll | verloning; loonberekening; salarisadministrateur; loonverwerking; salarisverwerkingen; loonadministraties
National Insurance contributions | sociale premies; sociale verzekeringen; loonheffingen; loonheffing; sociale zekerheid; aangifte loonheffingen
Fixed assets | materiële vaste activa; activabeheer; activaregistratie
Depreciation | afschrijvingen
Cost accounting | kostencalculatie; nacalculatie; kostprijscalculatie; kostprijsberekeningen; bedrijfsadministratie
Management accounts | managementrapportages; maandrapportages; managementinformatie; bedrijfseconomische rapportages
Financial reporting | financiële verslaggeving; financiële verslaglegging; externe verslaggeving
Variance analysis | afwijkingsanalyse; budgetverschillen; verschilanalyses
Financial analysis | balansanalyse
Financial planning | financieel plan
Cash flow management | liquiditeitsplanning; kasstroombeheer
Budget preparation | begroting; begrotingen; opstellen van budgetten; begrotingen opstellen; budgetten opstellen; opstellen van de begroting
Budget monitoring | budgetcontrole; bewaken van budgetten; bewaking van budgetten
Auditing | controleopdrachten; jaarrekeningcontrole
Internal audits | interne controles
Internal controls | interne beheersing; administratieve organisatie
Treasury | treasurybeheer; kasstroommanagement
Banking | bankwereld; bancaire sector
Bank lending | kredietverlening; kredietverstrekking; kredietaanvragen; kredietbeoordeling
Mortgage advice | hypotheekadviseur; hypotheken
Financial advice | financieel advies; financiële advisering; beleggingsadvies; financieel adviseur
Account opening | rekeningen openen; openen van rekeningen
Retail banking | particuliere bankzaken; retailbankieren
Business banking | zakelijke bankzaken; zakelijk bankieren
Investment management | beleggingen; effecten
Insurance | verzekeringswezen; verzekeringsadvies; schadeverzekeringen; verzekering
Insurance claims handling | schademeldingen; schadeclaims; afhandelen van schades; schadebehandelaar; schaderegeling
Policy administration | polisbeheer; polisadministratie; polissen
Anti-money laundering | Wwft; witwaspreventie; anti-witwas
Project accounting | projectadministratie; projectcalculatie
Statutory accounts | RJ-richtlijnen; publicatiestukken
Human resources | personeelsbeleid; personeel en organisatie; HRM; personeelsbeheer; personeel & organisatie
HR administration | HR-administratie; personeelsadministraties
Personnel files | personeelsdossiers bijhouden
Recruitment | personeelswerving; werven van personeel; rekrutering; aanwerving; werving & selectie; wervingscampagnes; werven van medewerkers
Job advertising | vacatureteksten; vacatures plaatsen; vacatures; plaatsen van vacatures; opstellen van vacatures
Interviewing | selectiegesprekken; sollicitatiegesprekken voeren; voeren van sollicitatiegesprekken; intakegesprekken sollicitanten
Candidate management | kandidaatbeheer; kandidatenbegeleiding; begeleiding van kandidaten
Candidate sourcing | kandidaten zoeken; zoeken van kandidaten; kandidaatsearch
Employee onboarding | inwerken; nieuwe medewerkers inwerken; inwerken van medewerkers; inwerkprogramma
Employment contracts | arbeidscontracten; arbeidsovereenkomsten; opstellen van arbeidscontracten; arbeidscontracten opstellen; arbeidsovereenkomst
Reference checks | referenties nagaan; referentiecheck
Rota management | werkroosters; maken van roosters; uurroosters; opstellen van roosters; roosters opstellen; personeelsroosters; inroosteren; inplannen van personeel
Absence management | verzuimbeleid; verzuimbeheer; verzuim; verzuimmanagement; Wet verbetering poortwachter
Return to work support | re-integratietrajecten; werkhervatting; re-integratie van zieke medewerkers
Learning and development | personeelsontwikkeling; leren en ontwikkelen; opleidingsbeleid; talentontwikkeling; deskundigheidsbevordering
Training delivery | trainingen geven; trainingen verzorgen; cursussen geven; workshops geven; verzorgen van trainingen; training van medewerkers; personeel opleiden; opleiden van personeel
Employee relations | arbeidsrelaties; sociale relaties
Supervision and appraisal | beoordelingsgesprekken; functioneringsgesprek; functionerings- en beoordelingsgesprekken; evaluatiegesprekken
Works councils | ondernemingsraad; medezeggenschap; ondernemingsraden
Collective bargaining | cao-onderhandelingen; collectieve arbeidsovereenkomst
Employment law | sociaal recht; arbeidswetgeving; arbeidsrechtelijke vraagstukken; sociale wetgeving
Redundancy | ontslagrecht; ontslagprocedures; ontslagzaken
Job evaluation | functiewaardering; functieclassificatie
Job description writing | functiebeschrijvingen; functieprofielen; functieomschrijvingen
Temporary worker placement | uitzendbranche; uitzendkrachten; uitzendwerk; detachering; uitzenden
Law | rechtsgeleerdheid; juridische kennis; rechtskennis; Nederlands recht
Legal advice | juridisch advies; rechtsbijstand; juridische advisering; rechtskundig advies; rechtshulp
Legal drafting | processtukken; opstellen van processtukken; dagvaardingen; juridische stukken; opstellen van dagvaardingen
Contract drafting | opstellen van contracten; contracten opstellen; opstellen van overeenkomsten; opmaken van contracten
Contract review | beoordelen van contracten; contracten beoordelen; toetsen van contracten; contractbeoordeling
Contract law | verbintenissenrecht; overeenkomstenrecht
Criminal law | strafprocesrecht; strafzaken
Family law | familierecht; personen- en familierecht; echtscheidingen; scheidingsrecht
Wills and probate | erfrecht; testamenten; nalatenschappen
Administrative law | bestuursrecht; administratief recht; Awb
EU law | Europees recht
Corporate law | vennootschapsrecht
Insolvency | faillissementsrecht; insolventierecht; faillissementen
Property law | vastgoedrecht; huurrecht; appartementsrecht
Immigration law | vreemdelingenrecht; immigratierecht; asielrecht
Road traffic law | verkeersrecht; verkeersregels
Construction law | bouwrecht; UAV-GC; omgevingsrecht
Intellectual property law | intellectueel eigendom; auteursrecht; intellectuele eigendom; merkenrecht
Litigation | procederen; gerechtelijke procedures; juridische procedures
Court attendance | zittingen; zittingen bijwonen; bijwonen van zittingen; rechtszittingen
Legal research | jurisprudentieonderzoek
Conveyancing | leveringsakten; transportakten; hypotheekakten
Land Registry work | kadaster; kadastraal onderzoek
Legal correspondence | juridische correspondentie
Legal administration | dossierbeheer advocatuur; termijnbewaking; juridisch secretariaat
Legal secretarial work | juridisch secretaresse
Legal costs | proceskosten
Mediation | bemiddeling; conflictbemiddeling
Data protection | privacyrecht; gegevensbeveiliging; AVG-wetgeving
Standards and policy compliance | naleving; naleving van wet- en regelgeving; naleving van regelgeving
Local government experience | gemeentelijke overheid; lokale overheid; gemeentebestuur; gemeentelijke organisatie
Public sector | overheidssector; openbaar bestuur; rijksoverheid; bestuurskunde; semioverheid
Procurement | openbare aanbestedingen; Europese aanbestedingen; overheidsopdrachten; Europese aanbesteding; inkopen; inkoper; aankoop; aankopen; aankoopdienst; operationele inkoop; inkoop van materialen
Benefits assessment | uitkeringen; uitkeringsaanvragen; bijstandsuitkering; Participatiewet
Planning permission | vergunningaanvragen; bouwvergunningen; vergunningverlening; omgevingsvergunningen; vergunningen aanvragen
Elections | verkiezingen
Customer service | klantcontact; klanten helpen; klanten te woord staan; klanten adviseren; klantvriendelijkheid; adviseren van klanten; helpen van klanten; klanten bedienen; te woord staan van klanten; klantbegeleiding; omgang met klanten; bedienen van klanten; klantcontacten; klantenonthaal; ontvangst van klanten; klantbediening; klantondersteuning; servicegericht; dienstverlening aan klanten; klantgesprekken; klanten informeren; klanten ontvangen en adviseren; adviseren en informeren van klanten; klanten begeleiden; informeren van klanten
Enquiry handling | klantvragen; beantwoorden van vragen; vragen van klanten; klantvragen beantwoorden; beantwoorden van klantvragen; vragen beantwoorden
Complaint handling | klachten; klachten behandelen; behandelen van klachten; klachtenmanagement; klachten afhandelen; klachtenbeheer; oplossen van klachten; klachten oplossen; klachtenafhandelingen; afhandeling van klachten; behandeling van klachten
Contact centre work | klantcontactcentrum
Inbound calls | inkomende gesprekken; inkomende telefoongesprekken; inkomende oproepen
Outbound calling | uitbellen; uitgaande gesprekken
Cash handling | kassawerkzaamheden; kassamedewerker; kassadienst; kassa bedienen; omgaan met contant geld; kassière; bedienen van de kassa; caissière; kassahandelingen; afrekenen; afrekenen met klanten; kassa afrekenen
Cashing up | dagafsluiting; kassa afsluiten; kasafsluiting; kas opmaken; opmaken van de kassa; kassatelling; kassaverantwoordelijke; afsluiten van de kassa; dagstaten
Till operation | kassasystemen
Returns and refunds | retourafhandeling; retouren verwerken; retourzendingen; verwerken van retouren; ruilen en retouren; retourbeheer
Warranty administration | garantieafhandeling; garantieaanvragen; garantieclaims
After-sales service | naverkoop; dienst na verkoop; nazorg klanten
Customer satisfaction surveys | klanttevredenheidsonderzoek; klanttevredenheidsonderzoeken; tevredenheidsonderzoek
Customer experience | klantentevredenheid
Sales | verkopen; verkoopgesprekken; verkoopervaring; verkooptechnieken; verkoopactiviteiten; verkoopadvies; commerciële vaardigheden; verkoopmedewerker; verkoper; verkoopvaardigheden; verkoopster
Field sales | vertegenwoordiger; commerciële buitendienst
Inside sales | verkoop binnendienst; commercieel medewerker binnendienst
Customer visits | klantbezoeken; klantenbezoek; bezoeken van klanten; klanten bezoeken
Sales targets | omzetdoelstellingen; targets halen; verkooptargets; omzetverantwoordelijkheid
Revenue growth | omzetgroei; omzetverhoging; omzetstijging
Sales strategy | verkoopstrategieën
Sales administration | verkoopondersteuning; commerciële administratie
Sales negotiation | verkooponderhandelingen; prijsonderhandelingen
Closing sales | deals sluiten; verkoop afsluiten; contracten afsluiten
Wholesale | groothandel
Technical sales | technische verkoop; technisch commercieel
Product advice | productadvies; advies over producten
Product knowledge | assortimentskennis; artikelkennis
Shelf stacking | vakken vullen; schappen vullen; vakkenvuller; vullen van schappen; schappen aanvullen; rekken aanvullen; rekken vullen; aanvullen van rekken; winkelrekken aanvullen; vullen van vakken; aanvullen van schappen; aanvullen van de schappen; vakkenvulling; schappen bijvullen
Merchandising | productpresentatie; artikelpresentatie; presentatie van producten; winkelinrichting en presentatie
Visual merchandising | etaleren; etalages; etalages inrichten; winkeldecoratie; winkelinrichting
Price labelling | prijskaartjes; etiketteren; prijsetikettering; beprijzen; prijsetiketten; prijskaartjes aanbrengen
Retail | winkelverkoop; winkelmedewerker; winkelervaring; kleinhandel; winkelbediende
Supermarket work | supermarkten; supermarktmedewerker
Store management | winkelbeheer; filiaalleiding; bedrijfsleider; winkelleiding
Store opening and closing | openen en sluiten van de winkel; winkel openen en afsluiten; winkel openen en sluiten
Loss prevention in retail | winkeldiefstal; diefstalpreventie; dervingspreventie
Customer loyalty | klantenkaart; klantloyaliteit
Ticket sales | kaartverkoop; ticketverkoop; kaartjes verkopen
Bakery counter | bakkerijverkoop; broodverkoop
Counter service | toonbank; bediening aan de toonbank; toonbankverkoop
Meat counter | vleeswarenafdeling; slagerij-afdeling
Fresh food counters | versafdeling; versafdelingen
Fruit and vegetables | groente en fruit; groenten en fruit; AGF; AGF-afdeling
Floristry | bloemschikken; bloembinden; bloemist; bloemsierkunst
Bouquets | boeketten; boeketten maken
Category management | categoriemanagement
Assortment planning | assortimentsbeheer; assortimentssamenstelling; assortimentsplanning
Store layouts | winkelindeling
Apprenticeship delivery | leerbegeleiding op de werkvloer
Supporting learners | begeleiding van leerlingen; werkbegeleider; praktijkopleider; leermeester; leerlingbegeleiding; begeleiden van stagiaires; leerlingen begeleiden; stagiairs opleiden; leerlingen opleiden; begeleiden van junior collega's; begeleiden van junior medewerkers
Crane operation | bovenloopkraan; rolbrug; kraanmachinist; rolbruggen; bovenloopkranen; kraandrijver; torenkraan; mobiele kraan; kraanbediening
Chef skills | kok?; zelfstandig werkend kok; keukenbrigade kok
Warehouse operations | magazijnwerkzaamheden; magazijnmedewerker; magazijn; logistiek medewerker; magazijnier; magazijnbediende; magazijntaken; loodswerk
Warehouse management | magazijnbeheer; magazijnbeheerder; magazijnleiding; magazijnmeester
Goods in | inkomende goederen; goederen ontvangen; ontvangen van goederen; controle van leveringen; inkomende leveringen; ingangscontrole; binnenkomende goederen; ontvangen en controleren van goederen; leveringen controleren; goederen in ontvangst nemen; in ontvangst nemen van goederen; ontvangst goederen; goedereninslag; leveringen ontvangen; ontvangst en controle van goederen; controleren van leveringen; controle van inkomende goederen; leveringen in ontvangst nemen; controle van goederen; goederen controleren
Put away | inslaan van goederen; opslaan van goederen
Despatch | expeditie; goederenverzending; uitgaande goederen; verzendklaar maken; verzenden; verzending; verzenden van goederen; verzendingen; verzendklaar; verzendafdeling
Picking and packing | orders verzamelen; picken en packen; order picken; pick en pack; verzamelen van orders; picken; bestellingen klaarzetten; bestellingen klaarmaken; orderverzamelaar; orderpikken; verzamelen van bestellingen; klaarmaken van bestellingen
Packing | inpakwerk; verpakken; inpakken van producten; verpakkingswerk; inpakker; verpakken van producten; inpakken van bestellingen; productie inpakken; inpakster; ompakken
Loading and unloading | lossen van vrachtwagens; laden en lossen van vrachtwagens; vrachtwagens lossen; lading zekeren; vrachtwagens laden; vrachtwagens laden en lossen; lossen van containers; containers lossen; laden van vrachtwagens; het laden en lossen; ladingbeveiliging; zekeren van lading
Stock control | voorraadcontrole; voorraadadministratie; voorraad beheren; voorraden bijhouden; stockbeheer; voorraadbeheersing; beheer van voorraden; voorraden; beheren van voorraad; voorraadregistratie; voorraad controleren; voorraad bijhouden; beheer van de voorraad; beheren van de voorraad; voorraadniveaus; goederen bestellen; bestellen van goederen; bestellen van materialen; materialen bestellen; artikelen bestellen; bestellen van producten; producten bestellen; bestellingen bij leveranciers
Stocktaking | voorraad tellen; inventaris opmaken; inventarisaties; tellen van voorraden; inventaris; voorraadinventarisatie; cyclische tellingen; inventarissen; voorraad opnemen
Stock rotation | voorraadrotatie; FIFO-principe
Date checking | THT-controle; houdbaarheidscontrole; houdbaarheidsdata controleren; controle op houdbaarheid; houdbaarheidsdata; houdbaarheidsdatum; controleren van houdbaarheidsdata; versheidscontrole
Replenishment | aanvullen van voorraad; bevoorrading; aanvulling van voorraden; aanvullen van de voorraad; voorraad aanvullen; voorraden aanvullen; voorraadaanvulling
Demand planning | vraagplanning; behoefteplanning; vraagvoorspelling; behoeftebepaling
Materials management | materiaalbeheer; materialenbeheer
Delivery paperwork | vrachtbrieven; leveringsbonnen; pakbonnen; afleverbonnen; vrachtbrief; vervoersdocumenten; CMR-vrachtbrief; leverbonnen; transportdocumenten; vrachtdocumenten; paklijsten
Shipping documentation | verzenddocumenten; exportdocumenten; scheepsdocumenten; douanedocumenten; verzendpapieren; exportdocumentatie
Customs clearance | douaneformaliteiten; douaneaangiften; douane; douaneaangiftes; in- en uitklaring; inklaren; douanedeclarant; douanewetgeving
Import and export | in- en uitvoer; buitenlandse handel; exportafhandeling; internationale handel
Freight forwarding | expediteur; vrachtafhandeling; expeditiebedrijf; transport en expeditie
Transport planning in logistics | ritplanning; planning van transporten; transportorganisatie; planner transport
Route planning | ritplanning en routes; routes plannen; plannen van routes
Transport and logistics | transport en logistiek; goederenvervoer; wegtransport; wegvervoer
HGV driving | vrachtwagenchauffeur; internationaal transport; vrachtwagen rijden; chauffeur CE; vrachtwagens; vrachtauto; vrachtwagenbestuurder; internationaal chauffeur
Articulated lorry driving | trekker-oplegger; opleggers; oplegger rijden
Van driving | bestelwagen; bestelbus; bestelbussen; bestelauto; koerier; busje rijden; chauffeur bestelwagen
Delivering goods | bezorgen; leveren van goederen; leveringen uitvoeren; afleveren van goederen; afleveren; pakketbezorging; pakketten bezorgen; pakketbezorger; goederen afleveren; bezorger; bezorgen van pakketten; goederen leveren
Postal deliveries | postbezorging; postbezorger; postbode
Parcel sorting | pakketten sorteren; sorteren van pakketten; postsortering
Vehicle checks | voertuigcontrole; dagelijkse controle van het voertuig; controle van het voertuig
Tachograph | tachograaf; rij- en rusttijden
Digital tachograph card | chauffeurskaart; digitachkaart; tachograafkaart
Driver CPC | code 95; vakbekwaamheid bestuurders; chauffeursdiploma; nascholing code 95; vakbekwaamheid code 95
ADR licence | ADR-diploma; vakbekwaamheid ADR; ADR-attest
Dangerous goods handling | gevaarlijke stoffen; gevaarlijke goederen; vervoer van gevaarlijke stoffen; omgaan met gevaarlijke stoffen; opslag van gevaarlijke stoffen
Hazardous substances | chemische stoffen gevaarlijk; gevaarlijke producten
Forklift licence | heftruckdiploma; heftruckchauffeur; heftruck rijden; vorkheftruck; heftruckattest; vorkheftruckcertificaat; heftruckbrevet; attest heftruckchauffeur; clarkist; rijden met heftruck
Reach truck licence | reachtruckcertificaat; reachtruckchauffeur; reachtruckdiploma; certificaat reachtruck
LLOP licence | EPT-certificaat; elektrische pallettruck; elektropallettruck
Pallet truck operation | palletwagen; pompwagen; stapelaar; transpallet; elektrische transpallet
Palletising | palletiseren; stapelen op pallets; pallets stapelen
RF scanner | werken met scanner
Overhead crane licence | hijsbewijs; certificaat bovenloopkraan
Lifting operations | hijswerkzaamheden; hijswerk; hijsen; aanpikkelen; veilig hijsen; hijsen van lasten
Fleet management | wagenpark; vlootbeheer; wagenparkbeheerder
Bus and coach driving | buschauffeur; lijnbus; touringcar; touringcarchauffeur; stadsbus; openbaar vervoer chauffeur
Taxi driving | taxichauffeur; personenvervoer; taxi rijden; taxivervoer
Removals | verhuizingen; verhuizer; verhuiswerk; verhuisbedrijf
PCV licence (D) | rijbewijs D; busrijbewijs; rijbewijs categorie D
HGV Class 1 licence (C+E) | rijbewijs CE; groot rijbewijs; rijbewijs C/CE; rijbewijs C en CE; rijbewijs categorie CE; rijbewijs C+E
HGV Class 2 licence (C) | rijbewijs C; rijbewijs categorie C; vrachtwagenrijbewijs
C1 licence | rijbewijs C1
B+E trailer licence | rijbewijs BE; aanhangwagenrijbewijs; rijbewijs B+E
Driving licence | rijbewijs categorie B; in bezit van rijbewijs B; rijbewijs B in bezit; autorijbewijs
Motorcycle licence | rijbewijs A; motorrijbewijs
Driver with own car | eigen auto; eigen vervoer; eigen wagen; in bezit van auto
Tractor licence | rijbewijs T; trekkerrijbewijs; tractorrijbewijs
Supply chain management | ketenbeheer; ketenlogistiek; logistieke keten
Strategic sourcing | inkoopstrategie
Supplier selection | selectie van leveranciers; selecteren van leveranciers
Vendor management | contact met leveranciers; leveranciersbeoordeling
Supplier liaison | leverancierscontact; contact onderhouden met leveranciers; contacten met leveranciers; leverancierscontacten
Supplier quotations | aanvragen van offertes; offertes vergelijken; opvragen van offertes
Tendering | aanbesteding; aanbestedingstrajecten; aanbestedingsprocedures
Bills of quantities | bestekken; besteksposten; hoeveelhedenstaten; bestek
Cooking | bereiden van gerechten; gerechten bereiden; warme gerechten; warme keuken; koude en warme gerechten; bereiding van gerechten; bereiden van warme en koude gerechten; bereiden van maaltijden en gerechten; vlees- en visgerechten; sauzen en soepen; soepen en sauzen; à la carte koken; visgerechten; vleesgerechten
Food preparation | groenten snijden; voorbereiden van gerechten; voorbereidende werkzaamheden keuken; voorbereiding van gerechten; koude keuken
Kitchen assistant | keukenhulp; keukenassistent; keukenmedewerker
Kitchen porter duties | spoelkeuken; afwasser
Washing up | afwassen; afwas; spoelen; afwaswerk
Kitchen management | chef-kok; keukenchef; keukenleiding; leiding over de keuken
Chef de partie | chef de partie werk
Commis chef | leerlingkok
Menu planning | menukaart; menukaarten; menukaart samenstellen; menusamenstelling
Food safety | voedselhygiëne; keukenhygiëne; levensmiddelenhygiëne; hygiënecode
HACCP | HACCP-normen; HACCP-richtlijnen; HACCP-regels; HACCP-lijsten; HACCP-registratie
Food temperature checks | temperatuurcontrole; temperaturen registreren; temperatuurregistratie; temperaturen controleren; temperatuurbewaking
Food cost control | inslag en foodcost; kostprijs gerechten
Food ordering | voedsel bestellen; bestellen van levensmiddelen; bestellingen keuken; bestellingen doen bij leveranciers
Catering | grootkeuken; bedrijfscatering; bedrijfsrestaurant; cateringmedewerker; bedrijfskantine
Buffets | buffetten; ontbijtbuffet; ontbijtbuffetten; buffet verzorgen
Food service | serveren; uitserveren; gasten bedienen; bedienen van gasten; serveren van eten en drinken; serveerster; opdienen; serveren van gerechten; serveren van maaltijden; opdienen van gerechten; bediening van gasten; zaalbediening; bedienend personeel; gastheer bediening; maaltijden uitserveren
Serving meals | maaltijdverstrekking; uitdelen van maaltijden; maaltijden uitdelen; maaltijduitgifte
Table setting | tafels dekken; dekken van tafels; tafels indekken; indekken
Clearing tables | tafels afruimen; afruimen; afruimen van tafels
Bar work | barmedewerker; bardienst; achter de bar; dranken serveren; barwerk; tappen; dranken schenken
Barista skills | koffie zetten; koffiebereiding
Wine knowledge | wijnkennis; wijnadvies
Hospitality | horeca-ervaring; gastvrijheid; horecamedewerker; horecazaak; horecagelegenheid; horecasector; horecabedrijf
Hotel reception | hotelreceptie; receptie hotel
Guest relations | gastenbegeleiding; gastenservice; gastencontact; gastenzorg
Reservations | reserveringen aannemen; kamerreserveringen; aannemen van reserveringen; reserveringen verwerken; reservaties; boekingen en reserveringen
Table bookings | tafelreserveringen
Check-ins | in- en uitchecken; inchecken; in- en uitchecken van gasten; inchecken van gasten
Restaurant management | horecamanager
Banqueting | banqueting feesten; partijen en feesten
Night audit | nachtreceptie
Baking | bakken; bakkerij; brood bakken; broodbereiding; broodbakker; brood en banket
Dough | deegbereiding; deeg maken; deeg
Pastry | banketbakkerij; banket; gebak; banketbakker
Cake decorating | taarten decoreren; taartdecoratie
Cake making | taarten bakken; taarten
Dessert preparation | nagerechten; desserts bereiden
Confectionery | zoetwaren
Butchery | slagerij; slagersvak
Boning | uitbenen; uitbener; uitsnijden van vlees
Meat processing | vleesverwerking; vleesverwerkende industrie; vleesbewerking
Slaughtering | slachten; slachterij; slachthuis
Fish processing | visverwerking
Dairy processing | zuivelverwerking; zuivelfabriek; zuivelindustrie; zuivel; zuivelbereiding
Cheese making | kaasmakerij; kaas maken; kaasbereiding
Brewing | brouwen; bierbrouwerij; bierbrouwen; brouwerij
Winemaking | wijnbereiding; wijn maken
Food manufacturing | voedingsindustrie; levensmiddelenindustrie; voedingsmiddelenindustrie; voedselproductie; voedingsmiddelenproductie; levensmiddelenproductie; voedselverwerking
Food technology | levensmiddelentechnologie; voedingsmiddelentechnologie
Food science | levensmiddelenwetenschap
Allergens | allergeneninformatie
Event management | evenementen; evenementen organiseren; organiseren van evenementen; evenementenmanagement; organisatie van evenementen; organiseren van events; events organiseren
Wedding planning | bruiloften; trouwfeesten; huwelijken organiseren
Tourism | toerisme; toeristische sector; toerisme en recreatie; recreatie en toerisme
Travel consultancy | reisadvies; reisbureau; reisadviseur; reisbureaus
Tour leading | reisleiding; reisleider; reisbegeleiding
Tour guiding | rondleidingen; stadsgids; gids; rondleidingen geven
Holiday representation | hostess reisorganisatie
Cleaning | schoonmaken; schoonmaakwerk; schoonmaakwerkzaamheden; schoonmaker; schoonmaakster; poetsen; poetsvrouw; reiniging; interieurverzorging; interieurverzorgster; poetshulp; schoonhouden; poetswerk; schoonmaakmedewerker; schoonmaken van ruimtes; interieurverzorger; schoonmaken van ruimten; trappenhuizen schoonmaken; trappenhuis schoonmaken; ruimtes schoonmaken; trappenhuizen reinigen; schoonhouden van de werkplek; winkel schoonhouden; werkplek schoonhouden; opruimen en schoonmaken
Office cleaning | kantoorschoonmaak; kantoren schoonmaken; schoonmaken van kantoren; kantoren poetsen; schoonmaak van kantoren; reinigen van kantoren
School cleaning | scholen schoonmaken; schoolschoonmaak; schoonmaken van scholen; schoonmaak van scholen
Hospital cleaning | ziekenhuisschoonmaak; schoonmaak in ziekenhuis; schoonmaak in ziekenhuizen
Industrial cleaning | industriële reiniging; industriële schoonmaak; machines reinigen; reinigen van machines; machines schoonmaken
Deep cleaning | dieptereiniging; grote schoonmaak; grondige reiniging
Kitchen cleaning | keuken schoonmaken; schoonmaken van de keuken; keukenschoonmaak; schoonmaak van de keuken; schoonmaken keuken
Washroom cleaning | sanitair schoonmaken; sanitair reinigen; toiletten schoonmaken; schoonmaken van sanitair; reinigen van sanitair; sanitaire ruimtes; sanitaire ruimten; schoonmaak sanitair; sanitairreiniging
Window cleaning | glasbewassing; ramen wassen; ramen lappen; glazenwasser; glazenwassen; ruiten wassen; ramen zemen
Carpet cleaning | tapijtreiniging; vloerbedekking reinigen; tapijt reinigen
Floor care | vloeronderhoud; vloerreiniging; schrobzuigmachine; schrobmachine; vloeren reinigen; eenschijfsmachine
Vacuuming | stofzuigen
Mopping | dweilen; moppen; vloeren dweilen
Dusting | afstoffen; stof afnemen; stoffen en zuigen
Disinfection | desinfectie; ontsmetting; desinfecteren; desinfectiemiddelen
Cleaning chemicals | schoonmaakmiddelen; reinigingsmiddelen; schoonmaakproducten; schoonmaakmiddelen gebruiken
Linen and laundry | was doen; linnengoed; wasserij; wassen en strijken; linnenkamer; wasverzorging; de was verzorgen; de was doen; was en strijk
Bed making | bedden opmaken; bedden verschonen; opmaken van bedden; bedden opmaken en verschonen
Ironing and pressing | strijken; strijkwerk; persen en strijken
Dry cleaning | stomerij; chemisch reinigen
Domestic cleaning | huishoudelijke schoonmaak; particuliere huishoudens; huizen schoonmaken; poetsen bij particulieren; schoonmaak bij particulieren; particulieren schoonmaak
Builders' cleans | opleveringsschoonmaak; bouwschoonmaak
Waste handling | afval verwijderen; afvalverwijdering; afval ophalen; prullenbakken legen; vuilnis; afvalverwerking; afvoeren van afval; legen van prullenbakken; vuilnisbakken legen
Waste management | afvalbeheer; afvalmanagement
Recycling | afvalscheiding; milieustraat; afval scheiden
Refuse collection | vuilnisophaling; huisvuilophaling; vuilnisman; vuilnisophaler; huisvuilinzameling
Street cleansing | straatreiniging; straatveger; straten vegen
Caretaking | huismeester; conciërgetaken; conciërgewerk
Pest control | ongediertebestrijding; plaagdierbestrijding; plaagdierbeheersing
Facilities management | facilitaire dienstverlening; facilitaire zaken; gebouwbeheer; facilitaire dienst; facilitaire diensten; facilitair medewerker
Property maintenance | gebouwonderhoud; onderhoud van gebouwen; woningonderhoud; klein onderhoud; vastgoedonderhoud; technisch onderhoud gebouwen; klusjes
Security guarding | beveiliging; bewaking; beveiliger; objectbeveiliging; bewakingsagent; beveiligingsbeambte; beveiligingswerk; beveiligingsmedewerker; objectbewaking; bewakingsdienst
Patrols | patrouilles; surveillancerondes; controlerondes; patrouilleren; rondes lopen; surveilleren; brand- en sluitronde; bewakingsrondes
Access control duties | toegangscontrole; poortwachter; in- en uitgangscontrole; portiersdiensten; portiersdienst; portierswerk
CCTV monitoring | camerabewaking; camerabeelden; bekijken van camerabeelden; cameraobservatie; bewakingscamera's
Alarm response | alarmopvolging; alarmmeldingen; mobiele surveillance; alarmopvolgingen
Emergency call handling | meldkamer; noodoproepen; alarmcentrale; meldkamercentralist; alarmoproepen
Event security | evenementenbeveiliging; evenementenbeveiliger
Close protection | persoonsbeveiliging; lijfwacht
Cash in transit | waardetransport; geld- en waardetransport
Evacuation procedures | ontruiming; evacuatie; ontruimingen; ontruimingsoefeningen; ontruimingsplan
Incident report writing | incidentrapportage; incidentrapporten; dagrapportages beveiliging; incidentenrapportage; rapporteren van incidenten
Searching people | fouilleren; fouillering
Key holding | sleutelbeheer; sleutelverantwoordelijkheid; sleutelhouder
De-escalation | de-escalatie; de-escaleren; de-escalerend optreden; agressiehantering; agressieregulatie; omgaan met agressie
Electrical installation | elektrische installaties; elektra aanleggen; elektricien; kabels trekken; bekabelen; elektrotechnische installaties; elektra; aanleggen van elektra; aanleg van elektrische installaties; installatiewerk; elektro-installatie; kabels leggen; elektriciteitswerken; aanleggen van elektrische installaties; huisinstallaties; elektriciteitswerk
Electrical testing and inspection | NEN 3140; inspectie van elektrische installaties; NEN 1010; keuren van elektrische installaties; meten en keuren
PAT testing | keuren van elektrische gereedschappen; keuren van arbeidsmiddelen
Electrical fault finding | elektrische storingen; elektrische storingen oplossen
Electrical maintenance | elektrotechnisch onderhoud; onderhoudselektricien; onderhoud van elektrische installaties
Fault finding | foutopsporing; verhelpen van storingen; oplossen van storingen; storingsdiagnose; storingen zoeken; storing zoeken; foutdiagnose; opsporen van storingen; storingen
Control panel wiring | paneelbouw; besturingskasten; bedraden van schakelkasten; schakelkastenbouw
Distribution boards | meterkasten; meterkast; groepenkast; zekeringkast
Structured cabling | datacommunicatie bekabeling; netwerkbekabeling; glasvezel
Lighting installation | verlichting aanleggen; verlichtingsinstallaties; installeren van verlichting
Fire alarm systems | brandmeldsystemen
Intruder alarm systems | inbraakalarm; alarmsystemen; alarminstallaties; inbraakbeveiliging
CCTV installation | installatie van camera's; camerasystemen
Smart home installation | domotica; domoticasystemen; gebouwautomatisering
Solar PV installation | zonnepanelen; zonnepanelen installeren; zonnepanelen plaatsen; PV-installaties; installeren van zonnepanelen; plaatsen van zonnepanelen
Heat pumps | warmtepompen; warmtepomp
Renewable energy | duurzame energie; hernieuwbare energie
Wind energy | windmolens
Energy management | energiebeheer
Energy efficiency | energie-efficiëntie; energiebesparing; energieadvies; verduurzaming
District heating | stadsverwarming; warmtenetten
Plumbing | loodgieter; sanitair installeren; sanitair; loodgieterij; waterleidingen; sanitaire installaties; waterleiding; loodgieterswerkzaamheden; installateur sanitair; leidingwerk water
Pipework | leidingwerk; leidingen leggen; pijpleidingen; leidingen aanleggen
Pipefitting | pijpfitter; pijpfitten; pijpfitting
Central heating systems | centrale verwarming; cv-installaties; verwarmingsinstallaties; cv-installatie; verwarmingsmonteur; cv-monteur; verwarming; vloerverwarming; vloerverwarmingen
Boiler servicing | cv-ketels onderhouden; onderhoud cv-ketels; ketelonderhoud; onderhoud van cv-ketels
Boiler installation | cv-ketels; cv-ketels plaatsen; plaatsen van cv-ketels
Radiators | radiatoren; radiatoren plaatsen
Gas installation | gasinstallaties; gasleidingen; gasleiding
Bathroom fitting | badkamers; badkamers plaatsen; badkamerrenovatie; badkamers installeren
HVAC | HVAC-installaties; klimaatinstallaties; luchtbehandeling; W-installaties
Air conditioning | airco; aircosystemen; airco-installaties; klimaatbeheersing
Ventilation | ventilatiesystemen; ventilatie-installaties; mechanische ventilatie; ventilatie
Refrigeration | koeltechniek; koudetechniek; koelinstallaties; koel- en vriesinstallaties; koelmonteur
F-Gas certificate | F-gassen certificaat; F-gassen
Carpentry | timmeren; timmerman?; schrijnwerk; timmerwerkzaamheden; schrijnwerkerij; houtconstructies; schrijnwerker; timmerlieden
Woodwork | houtbewerking; houtbewerken; houtverwerking
Woodworking machinery | houtbewerkingsmachines
Furniture making | meubelmaker; meubelmakerij; meubelbouw; meubels maken
Furniture assembly | meubels monteren; meubelmontage; meubels in elkaar zetten; monteren van meubels
Kitchen fitting | keukens monteren; keukens plaatsen; keukenmontage; keukenmonteur; plaatsen van keukens; monteren van keukens
Fitting doors | deuren afhangen; deuren plaatsen; afhangen van deuren; plaatsen van deuren
Windows and doors | ramen en deuren; deuren en ramen; plaatsen van ramen en deuren; kozijnen; kozijnen plaatsen
Staircase manufacture | trappen maken; trappenbouw
Bricklaying | metselaar; metselwerken; metselwerkzaamheden; opmetselen; muren metselen
Pointing | voegen; voegwerk; voeger; gevelvoegwerk
Stonemasonry | steenhouwen; natuursteenbewerking; steenhouwer
Plastering | stucwerk; stucen; pleisteren; stukadoor; pleisterwerk; stukadoorswerk; bepleistering; stukadoorswerkzaamheden
External wall insulation | gevelisolatie; buitengevelisolatie
Insulation installation | isolatiewerken; isoleren; isolatie; isolatiewerk; isolatiewerkzaamheden; dakisolatie; isolatie aanbrengen; vloerisolatie
Dry lining | gipsplaten; systeemwanden; metal-studwanden; gipsplaten plaatsen; gipswanden; gyproc
Suspended ceilings | systeemplafonds; verlaagde plafonds; valse plafonds
Screeding | dekvloeren; chape; dekvloer; zandcementdekvloer; chapewerken
Painting and decorating | schilderen; schilderwerkzaamheden; schilderwerken; binnen- en buitenschilderwerk; verven; binnenschilderwerk; buitenschilderwerk; huisschilder; schilderswerk; sauswerk; sauzen; gevels schilderen; muren verven; muren schilderen; verfwerk
Wallpapering | behangen; behangwerk; behangen van muren; behang aanbrengen
Tiling | tegelen; tegelwerk; tegelzetter; tegels zetten; tegels leggen; tegelzetwerk; tegelwerken; vloertegels; wandtegels
Flooring installation | vloeren leggen; parket leggen; laminaat leggen; laminaat; vloerenlegger; leggen van vloeren; vloerbedekking leggen; parketvloeren; pvc-vloeren; parketlegger
Roofing | dakdekker; dakwerken; dakbedekking; dakwerk; platte daken; hellende daken; bitumen dakbedekking; dakpannen; daken dekken; dakreparaties; dakpannen leggen; dakwerkzaamheden; dakwerker
Guttering | dakgoten; dakgoot; zinkwerk; dakgoten plaatsen
Glazing | beglazing; glaszetter; glaszetten; dubbele beglazing; glas zetten; glas plaatsen
Cladding installation | gevelbekleding; gevelbeplating; gevelpanelen; gevelwerken
Scaffolding | steigerbouw; steigers; steigerbouwer; steigers bouwen; stellingbouw; rolsteigers; stellingen bouwen; steigers opbouwen
Groundworks | grondwerk; grondwerken; grondverzet; grondwerkzaamheden; grondwerker; graafwerkzaamheden; graafwerk
Excavation | uitgraven; ontgraven; uitgravingen; uitgravingswerken
Drain laying | riolering; rioleringswerken; riool aanleggen; rioleringen; rioleringswerk; riolering aanleggen; aanleg van riolering; rioolbuizen
Concreting | betonwerk; beton storten; betonwerken; betonbouw; betonneren; betonwerkzaamheden; storten van beton; betonneerwerken; betonvlechten en storten
Formwork | bekisting; bekisten; bekistingswerk; bekistingen; ontkisten; bekister
Steel fixing | betonvlechten; wapening; vlechtwerk beton; ijzervlechten; betonvlechter; ijzervlechter; wapening vlechten
Block paving | straten maken; bestrating; stratenmaker; straatwerk; bestratingswerkzaamheden; klinkers leggen; bestraten; bestratingen; klinkerwerk
Road construction | wegenbouw; wegenaanleg; wegenwerken; wegenbouwer; asfalteren; asfaltwerken; wegenbouwkunde; wegwerkzaamheden
Demolition | sloopwerk; slopen; sloopwerken; afbraakwerken; sloopwerkzaamheden; sloper; afbraak
Asbestos removal | asbestverwijdering; asbestsanering; asbest verwijderen
Excavator operation | graafmachine; kraanmachinist grondverzet; minigraver; rupskraan; minikraan; mobiele graafmachine; graafmachinist; kraanbestuurder
Loading shovel | shovel rijden; shovelmachinist; wiellader; laadschop; shovelchauffeur; wiellader bedienen; bulldozerkraan
Dumper operation | dumper rijden; knikdumper
MEWP operation | hoogwerker; schaarlift; hoogwerkercertificaat; hoogtewerker; schaarhoogwerker; schaarliften
Telehandler operation | verreiker; verreikercertificaat; telescoopkraan; verreiker bedienen; telescooplader
General labouring | opperman; bouwhulp; hulparbeider bouw; grondwerk en opperen; opperen; hulpkracht bouw; bouwhelper
Construction | bouw; bouwsector; bouwwerkzaamheden; burgerlijke en utiliteitsbouw; utiliteitsbouw; ruwbouw; B&U; woningbouw; nieuwbouw; bouwwerken; bouwnijverheid; afbouw
Refurbishment | renovatie; verbouwingen; renovatiewerken; woningrenovatie; verbouwing; renovatiewerkzaamheden; verbouwen; renovaties; renoveren; renovatieprojecten
Site management | werfleiding; bouwplaatsleiding; werfleider; uitvoering bouwprojecten; bouwleiding; uitvoerder
Construction management | bouwmanagement; bouwprojectleiding; bouwprocesmanagement; bouwprojecten; bouwprojectmanagement
Site clearance | bouwplaatsinrichting; bouwplaats opruimen
Setting out | uitzetten; uitzetwerk; maatvoerder
Land surveying | landmeten; landmeetkunde; landmeter; landmeetkundig; geodesie; landmeetkundige werkzaamheden; inmeten
Quantity surveying | hoeveelheden bepalen; meetstaten; meetstaat; hoeveelhedenbepaling; uittrekstaten; vorderingsstaten
Estimating | calculator bouw; begroten; kostenraming; kostenramingen; bouwcalculatie; prijscalculatie; ramingen; prijsberekening
Construction programming | bouwplanning; werkplanning bouw; bouwplanningen
Structural engineering | constructieleer; constructieberekeningen; sterkteberekeningen; constructieve berekeningen; stabiliteitsstudies; stabiliteitsberekeningen; constructief ontwerp
Reinforced concrete design | betonconstructies; betonberekeningen; wapeningstekeningen
Geotechnical engineering | geotechniek; grondmechanica; funderingstechniek; funderingen
Architecture | bouwkundig ontwerp; architectonisch ontwerp; ontwerp van gebouwen
Construction drawings | bouwtekeningen; werktekeningen; uitvoeringstekeningen; bouwkundige tekeningen; bouwkundig tekenen; detailtekeningen; bouwtekening
Reading construction drawings | lezen van bouwtekeningen; plannen lezen; plan lezen; tekeningen lezen
Reading engineering drawings | lezen van technische tekeningen; werken volgens tekening; werktekeningen lezen; tekening lezen; technisch tekening lezen; werken van tekening
Technical drafting | technische tekeningen; technisch tekenaar; tekenwerk; technische tekening; opstellen van technische tekeningen
CAD | CAD-tekenen; CAD-tekenwerk; computerondersteund ontwerpen; CAD-programma's
3D modelling engineering | 3D-tekenen; 3D-ontwerp; 3D-modelleren
Town planning | stedenbouw; ruimtelijke ordening; bestemmingsplannen; bestemmingsplan; omgevingsplan; stedenbouwkunde; ruimtelijke planning
Snagging | opleverpunten; oplevering; opleveringen; bouwopleveringen; restpunten
Health and safety | veiligheid op de werkvloer; ARBO; arbeidsomstandigheden; arbowetgeving; =VCA?; VCA-certificaat; VCA Basis; VCA VOL; Basis VCA; veiligheidsregels; VCA-diploma; preventieadviseur; VOL-VCA; Arbowet; veiligheid en gezondheid; preventiemedewerker
Risk assessment | taakrisicoanalyse; risico-inventarisaties
PPE | persoonlijke beschermingsmiddelen
Manual handling | tillen; tillen en dragen; handmatig tillen
Heavy lifting | zwaar tillen; zwaar lichamelijk werk; zwaar werk
Mechanical engineering | werktuigbouw; mechanica; werktuigbouwkundig
Electrical engineering | energietechniek; elektrotechnisch; elektromechanica en elektrotechniek
Electronic engineering | elektronica; elektronicaontwikkeling
Mechatronics | mechatronica; mechatronicus
Electromechanical | elektromechanica; elektromecanicien; elektromechanische
Industrial automation | industriële automatisering; procesautomatisering
Control systems | meet- en regeltechniek; besturingstechniek
PLC programming | PLC-besturingen; programmeren van PLC's; PLC-techniek
Hydraulics and pneumatics | hydraulica; hydrauliek en pneumatiek; hydraulische systemen; pneumatische systemen
Chemical engineering | chemische technologie; procestechnologie; chemische procestechniek
Process engineering | procestechniek; procestechniek en technologie; procesengineering
Thermodynamics | thermodynamica; warmteleer
Fluid mechanics | stromingsleer; vloeistofmechanica
Materials engineering | materiaalkunde; materialenleer; materiaalleer; materiaalwetenschappen
Product design | industrieel ontwerpen; productontwerpen
Machine design | machineconstructie; ontwerpen van machines
Machine building | machines bouwen; apparatenbouw
Jigs and fixtures | mallen; mallenbouw; opspanmiddelen
Welding | laswerk; lasser; laswerkzaamheden; lastechniek; laswerken; lastechnieken; lassen van constructies; lasnaden
MIG welding | MIG/MAG-lassen; MIG-lassen; CO2-lassen; MAG-lassen; halfautomaat lassen; MAG lasser
TIG welding | TIG-lassen; TIG-lasser; argonlassen
MMA welding | BMBE; elektrisch lassen; elektrode lassen; BMBE-lassen
Spot welding | puntlassen
Oxy-acetylene | autogeen lassen; snijbranden; snijbrander
Coded welder | lascertificaten; lascertificaat; gecertificeerd lasser; lasdiploma; lascertificering; NIL-diploma; NIL-lasdiploma
Weld inspection | lasinspectie; lascontrole; laskeuring
Plasma cutting | plasma snijden
Laser cutting | lasersnijden; lasersnijmachine
Metal fabrication | constructiewerk; plaatwerk; staalconstructies; constructiebankwerker; metaalbewerken; plaatbewerking; constructiebankwerk; metaalconstructies; metaalverwerking; constructiebankwerken; staalbouw
Press brake operation | kanten en zetten; kantpers; zetbank; afkantpers; plooibank; kantbanken
Polishing and deburring | ontbramen; polijsten; slijpen en polijsten; slijpen en ontbramen
Grinding | slijpen; slijpwerk; rondslijpen; vlakslijpen; slijpmachine
Machining | verspanen; verspaningstechniek; verspaner; verspanende bewerkingen; verspaningstechnieken; verspanende technieken
Turning | draaien en frezen; draaibank; conventioneel draaien; draaiwerk; draaibanken; draaiwerk metaal
Milling | frezen; freesbank; conventioneel frezen; freesmachine; freeswerk; freesbanken
CNC turning | CNC-draaier; CNC-draaibank; CNC-draaibanken
CNC milling | CNC-frezer; CNC-freesbank; CNC-freesmachine
CNC machining | CNC-bewerking; CNC-verspaner; bedienen van CNC-machines; CNC-bewerkingen
CNC programming | programmeren van CNC-machines; CNC-programma's; CNC-programmering
Machine setting | machines instellen; instellen van machines; omstellen van machines; machine-insteller; machines ombouwen; machines omstellen; ombouwen van machines; afstellen van machines; machines afstellen
Working with machinery | machines bedienen; bedienen van machines; machinebediening; machinebediener; bediening van machines; bedienen van productiemachines; productiemachines; machinaal werk
Production operation | productiewerk; productiemedewerker; productieoperator; serieproductie; productiearbeider; productiewerkzaamheden; productiemedewerkster; productieprocessen; productieafdeling
Production line | lopende band; productielijn; bandwerk; productielijnen; lopendebandwerk; werken aan de lopende band
Assembly line | assemblagelijn; montagelijn; assemblagelijnen
Mechanical assembly | montagewerk; assembleren; montagewerkzaamheden; assemblagewerk; montagemedewerker; samenstellen van onderdelen; assemblagewerkzaamheden; monteren; eindmontage; voormontage; samenbouw; assemblagemedewerker; assemblage?
Electronic assembly | elektronica-assemblage; printplaten assembleren; printplaten monteren; elektronische assemblage
Soldering | solderen; soldeerwerk; soldeerwerkzaamheden; zachtsolderen; solderen van printplaten
Factory work | fabriekswerk; fabrieksarbeid; fabrieksmedewerker; werken in fabriek; fabrieksarbeider
Quality control | eindcontrole; keuren; kwaliteitscontroleur; controle van producten; kwaliteitsinspectie; productcontrole; kwaliteit controleren; controleren van producten; controle op kwaliteit; kwaliteitscontrole uitvoeren; controleren van de kwaliteit; controle van kwaliteit
Visual inspection | visuele controle; visuele inspectie; visuele inspecties
Measuring instruments | meetinstrumenten; schuifmaat; meetapparatuur; meetgereedschap; micrometer en schuifmaat; meetmiddelen; schuifmaten; meetgereedschappen
Metrology | meettechniek; metrologie; meettechnieken
Non-destructive testing | niet-destructief onderzoek; niet-destructieve testen
Production planning | productieplanning; werkvoorbereiding; werkvoorbereider; productieplanner; werkvoorbereidingen; planning van de productie
Production management | productieleider; productiemanager; productieleidinggevende
Production supervision | ploegleider; voorman; ploegleiding; ploegbaas; voorvrouw; ploegchef
Production records | productieregistratie; productiegegevens; batchregistratie; productiegegevens registreren
Work instructions | arbeidsinstructies; werkinstructies opstellen; werkinstructie
Standard operating procedures | werkprocedures; standaardprocedures
Injection moulding | spuitgieten; spuitgietmachines; kunststof spuitgieten; spuitgiettechniek
Plastics manufacturing | kunststofverwerking; kunststofindustrie; kunststofproductie; kunststoftechniek
Extrusion | extruderen; extrusielijnen; extrusie
Metal casting | gieterij; metaalgieten; gieten van metaal; gietijzer
Forging | smeden; smeedwerk; smidswerk
Toolmaking | gereedschapmaken; matrijzenbouw; matrijzenmaker; gereedschapsmakerij; stempelbouw; gereedschapmaker
Heat treatment | warmtebehandeling; thermische behandeling
Electroplating | galvanotechniek; galvaniseren; galvanische behandeling
Spray painting | spuitwerk; verfspuiten; verfspuiter; spuiten van verf; spuitschilderen; industrieel spuiten
Powder coating | poedercoaten; poederlakken; poedercoating
Sandblasting | zandstralen; gritstralen; stralen van metaal
Printing | drukkerij; drukwerk; drukker?; offsetdruk; drukpersen; drukpers; grafische industrie
Bookbinding | boekbinden; boekbinderij; boekbinder; grafische nabewerking
Sewing | naaien; naaiwerk; naaister; naaimachine; confectie naaien; industriële naaimachine; stikwerk
Tailoring | kleermaker; maatkleding; kleermakerij; kleermakersvak; kleermaken
Garment alterations | kledingherstel; kledingreparatie; kleding vermaken; verstelwerk; kledingreparaties
Pattern cutting | patroontekenen; patronen tekenen; patroonmaken; patronen maken; patroontekenaar
Upholstery | stofferen; meubelstoffering; meubelstoffeerder; stoffeerder; stofferen van meubels
Maintenance engineering | onderhoud?; onderhoudswerkzaamheden; technisch onderhoud; onderhoud en reparatie; onderhoudsmonteur; onderhoud aan machines; machineonderhoud; onderhoudstechniek; onderhoudstechnicus; onderhoud van machines; onderhoudswerk; technische dienst; onderhoud uitvoeren; machines onderhouden; onderhoud van installaties; preventief en correctief onderhoud; storingen en onderhoud
Mechanical maintenance | mechanisch onderhoud
Planned and reactive maintenance | gepland en ongepland onderhoud
Commissioning | inbedrijfstelling; in bedrijf stellen; ingebruikname; inbedrijfstellingen; in bedrijf stellen van machines
Use of hand and power tools | handgereedschap; elektrisch gereedschap; handgereedschappen; gereedschappen; gereedschap; elektrische gereedschappen; haakse slijper; boormachine; pneumatisch gereedschap
Lift maintenance | liftonderhoud; liftmonteur; onderhoud van liften; liftentechniek; liften onderhouden
Appliance repair | witgoed; witgoedreparatie; reparatie van huishoudelijke apparaten; witgoedmonteur
Field service engineering | servicetechnicus; servicemonteur buitendienst; servicetechniek; onderhoudsmonteur buitendienst; servicewerk; servicewerkzaamheden
Vehicle maintenance | autotechniek; autoreparatie; automonteur; onderhoudsbeurten; auto-onderhoud; onderhoud van voertuigen; autoreparaties; mecanicien; voertuigonderhoud; automechaniek; reparatie van auto's; grote en kleine beurten; bedrijfsautotechniek; onderhoud aan auto's; voertuigtechniek; automecanicien; garagewerk; autobedrijf; reparatie van voertuigen; onderhoud van het voertuig; onderhoud van de vrachtwagen; onderhoud en reparatie van auto's
Engine repair | motorreparatie; motorrevisie; reparatie van motoren; motoren reviseren; motorreparaties
Gearbox repair | versnellingsbakken; versnellingsbak; versnellingsbakrevisie
Brake repair | remmen vervangen; remmen; remsystemen; vervangen van remmen; remreparatie
Clutch replacement | koppelingen vervangen; koppeling vervangen
Timing belt replacement | distributieriem; distributieriemen vervangen; distributieriem vervangen; distributieriemen
Oil changes | olie verversen; oliewissel; olie vervangen
Tyre fitting | banden wisselen; banden monteren; bandenwissel; bandenmontage; bandenservice; bandenmonteur; autobanden
Wheel alignment | wielen uitlijnen; uitlijnen; uitlijnen van wielen; wieluitlijning
Wheel balancing | balanceren van banden; banden balanceren; wielen balanceren
Vehicle diagnostics | voertuigdiagnose; diagnose stellen auto; uitlezen van storingen; diagnoseapparatuur; autodiagnose; uitlezen van voertuigen; diagnosetechniek; diagnose stellen
Auto electrical work | auto-elektriciteit; auto-elektronica; voertuigelektronica; auto-elektra
MOT preparation | =APK?; APK-keuringen; APK-keuring; voorbereiden op APK; APK-keurmeester; autokeuring
Panel beating | plaatwerkerij; carrosserie; uitdeuken; schadeherstel auto's; carrosserieherstel; autoschadeherstel; carrosserieën; autoschade; carrosseriewerk; plaatslager
Vehicle painting | autospuiter; autospuiten; autolakken; autospuiterij
Car detailing | poetsen van auto's; auto's poetsen
Vehicle parts | auto-onderdelen; reserveonderdelen auto; onderdelenmagazijn
Service advising | serviceadviseur; receptionist garage; werkplaatsreceptionist; klantenontvangst garage
Car sales | autoverkoop; autoverkoper; verkoop van auto's
Agricultural machinery repair | landbouwmechanisatie; reparatie landbouwmachines; monteur landbouwmachines; landbouwmachines repareren; onderhoud van landbouwmachines
Bicycle repair | fietsreparatie; fietsenmaker; fietsen repareren; fietsenmaken; fietsreparaties; fietstechniek; fietsenhersteller
Motorcycle repair | motorfietsreparatie; motorfietstechniek; bromfietsreparatie
HGV maintenance | bedrijfswagentechniek; vrachtwagenmonteur; vrachtwagenonderhoud; onderhoud van vrachtwagens; bedrijfswagens; bedrijfsautotechnicus; truckmonteur
Vehicle air conditioning | aircoservice; aircoservice auto; autoairco
Hybrid and electric vehicle maintenance | hoogvolt; elektrische voertuigen onderhoud; hybride en elektrische voertuigen; NEN 9140
Farming | akkerbouw en veeteelt; boerenbedrijf; agrarisch; land- en tuinbouw; agrarische sector; boerderijwerk; agrarisch werk; agrarisch bedrijf; landbouwer; landbouwbedrijf; veldwerk landbouw
Arable farming | akkerbouw; akkerbouwer; akkerbouwgewassen; akkerbouwbedrijf
Livestock farming | veehouderij; veeteelt; veehouder; veehouderijbedrijf; dierhouderij
Stockmanship | verzorgen van vee; stalwerk; voeren van dieren; vee verzorgen; dieren voeren; vee voeren; verzorging van vee; verzorgen van dieren; stallen schoonmaken
Dairy farming | melkveehouderij; melkvee; melkveebedrijf; melkkoeien; melkveehouder
Milking | melker; koeien melken; melken van koeien
Cattle | rundvee; rundveehouderij; koeien; runderen
Pig farming | varkenshouderij; varkens; varkenshouder; varkensbedrijf; varkenskwekerij
Poultry farming | pluimveehouderij; pluimvee; pluimveebedrijf; kippenhouderij
Sheep farming | schapenhouderij; schapen; schapenteelt
Tractor driving | trekker rijden; tractor rijden; trekkerchauffeur; tractorchauffeur; tractoren; landbouwtrekker; werken met tractor; trekkers; rijden met tractor
Combine harvesting | maaidorser; combinen; maaidorsen; combine rijden
Harvesting crops | oogsten; oogstwerk; oogst; oogsthulp; oogstwerkzaamheden; oogsten van groenten; oogsten van gewassen
Fruit picking | fruit plukken; fruitpluk; fruitplukker; appels plukken; appelpluk; aardbeien plukken; perenpluk; plukken van fruit; druivenpluk; plukken
Fruit and vegetable growing | fruitteelt; groenteteelt; tuinbouw fruit; groententeelt; groente- en fruitteelt; teelt van groenten
Glasshouse | glastuinbouw; kaswerk; kas- en tuinbouw; tuinbouwkas; werk in de kas; kasteelt
Crop production | gewasteelt; gewassen telen; plantenteelt; teelt van gewassen; gewasverzorging
Pesticides | gewasbescherming; gewasbeschermingsmiddelen; spuitlicentie; fytolicentie; bestrijdingsmiddelen
Fertiliser application | bemesting; meststoffen; mest uitrijden; bemesten
Irrigation | beregening; irrigatie; irrigatiesystemen; bewatering
Horticulture | tuinbouw; sierteelt; bloementeelt; boomkwekerij en tuinbouw; tuinbouwbedrijf; kwekerij
Plant propagation | stekken; zaaien; vermeerdering; stekken en zaaien; opkweek; planten stekken; verspenen
Plant nursery | boomkwekerij; plantenkwekerij; boomkwekerijen
Plant care | plantverzorging; planten verzorgen; plantenverzorging; verzorgen van planten; planten water geven
Gardening | hovenier; tuinwerk; tuinaanleg en onderhoud; hovenierswerk; tuinman; tuinonderhoudswerkzaamheden; tuinier; onderhoud van tuinen; hovenierswerkzaamheden; tuinen onderhouden
Landscaping | tuinaanleg; groenaanleg; aanleg van tuinen; hoveniersbedrijf; tuinaanleggen; tuinen aanleggen
Grounds maintenance | groenonderhoud; groenvoorziening; onderhoud van groen; plantsoenen; groenvoorzieningen; onderhoud van groenvoorzieningen; plantsoenonderhoud; groenbeheer; onderhoud van plantsoenen
Lawn mowing | gras maaien; grasmaaien; maaien; maaiwerk; gazon maaien; maaiwerkzaamheden; maaien van gras
Hedge cutting | hagen snoeien; heggen knippen; hagen knippen; heggen snoeien; hagen scheren; knippen van hagen
Tree pruning | snoeien van bomen; bomen snoeien; snoeiwerk; boomverzorging; snoeien; snoeiwerkzaamheden; snoei; boomonderhoud; boomverzorger
Weed control | onkruidbestrijding; onkruid wieden; onkruid verwijderen; schoffelen; wieden; onkruidbeheersing
Chainsaw operation | kettingzaag; motorzaag; werken met motorzaag; kettingzagen; motorkettingzaag; motorzagen
Tree felling | bomen vellen; bomen rooien; boomrooien; vellen van bomen; boomkap; bomen kappen; rooien van bomen
Forestry | bosbouw; bosbeheer; boswerk; bosarbeid; bosbouwer
Winter maintenance | gladheidsbestrijding; sneeuwruimen
Fishing | visserij; visvangst; zeevisserij
Animal care | dierverzorging; dierverzorger; verzorging van dieren; dierenverzorger
Veterinary nursing | dierenartsassistent; dierenartsassistente; paraveterinair; dierenartsassistentie
Veterinary medicine | diergeneeskunde; dierengeneeskunde; veterinaire geneeskunde
Horse riding | paardrijden; paardensport
Equine care | paardenverzorging; verzorgen van paarden; paardenhouderij; paarden verzorgen; hippisch
Dog grooming | trimsalon; honden trimmen; hondentrimmer
Dog training | hondentraining; hondenschool; honden trainen; kynologie
Hairdressing | kapper; kapsalon; haarverzorging; kapster; dames- en herenkapper; kappersopleiding; knippen van haar; dameskapper; haar knippen; kapperszaak; allround kapster; dames en heren knippen; knippen van dames en heren; knippen en kleuren; dames- en herenkapsels
Hair colouring | haarkleuring; haar kleuren; haren verven; kleurbehandelingen; haarkleuringen; haren kleuren; haar verven; kleurtechnieken; kleuren van haar; verven van haar
Foils | highlights zetten; folies zetten
Setting hair | watergolven
Blow drying | haren föhnen; föhntechnieken; haar föhnen
Perming and straightening | permanenten; permanent zetten; ontkrullen; permanentwikkelen
Bridal hair and make-up | bruidskapsels; opsteken van haar; opsteekkapsels; bruidsmake-up
Barbering | herenkapper; heren knippen; herenkapsels
Beard trimming | baard trimmen; baarden trimmen; baardverzorging
Washing hair | haren wassen; haar wassen; wassen van haren
Hair extensions | haarverlenging; haarverlengingen
Beauty therapy | schoonheidsspecialiste; schoonheidsverzorging; schoonheidssalon; schoonheidsverzorging behandelingen
Facials | gezichtsbehandelingen; gezichtsbehandeling; gezichtsverzorging; gelaatsverzorging; gelaatsbehandelingen
Waxing | ontharen; harsen; ontharing; epileren en harsen; harsbehandelingen; wenkbrauwen harsen
Manicure and pedicure | manicuren; pedicurebehandelingen; handverzorging; voetverzorging; nagelverzorging; hand- en voetverzorging; nagels verzorgen; pedicure en manicure
Nail technology | nagelstyliste; nagelstyling; kunstnagels; nagels zetten; acrylnagels; nagelstylist
Eyelash treatments | wimperextensions; wimpers verven; wimperlifting; wimperbehandelingen; wimpers
Brow shaping | wenkbrauwen epileren; epileren van wenkbrauwen; wenkbrauwen; wenkbrauwen shapen
Make-up artistry | visagiste; grimeren; opmaken van gezichten; grimeur
Skin analysis | huidanalyse
Skin care | huidverzorging; huidtherapie
Massage | masseren; massagebehandelingen; ontspanningsmassage
Salon management | salonbeheer
Teaching | onderwijzen; onderwijservaring; leerkracht; lessen geven; geven van lessen; leraar; lerares; verzorgen van lessen
Primary teaching | basisonderwijs; basisschool; PABO; leraar basisonderwijs; lager onderwijs; leerkracht basisonderwijs; primair onderwijs; bovenbouw basisschool; onderbouw basisschool; lerarenopleiding basisonderwijs; groepsleerkracht
Secondary teaching | voortgezet onderwijs; secundair onderwijs; middelbaar onderwijs; tweedegraads lerarenopleiding; eerstegraads lerarenopleiding
Vocational teaching | beroepsonderwijs; mbo-onderwijs; mbo-docent; middelbaar beroepsonderwijs
Higher education teaching | hoger onderwijs; hoorcolleges; werkcolleges; college geven; universitair onderwijs
Adult education | volwasseneneducatie; volwassenenonderwijs
Lesson planning | lesplannen; voorbereiden van lessen; lesvoorbereidingen; lesplannen maken; lessenplanning
Course materials | lesmateriaal; lesmateriaal ontwikkelen; lesmaterialen; cursusmateriaal; leermiddelen; ontwikkelen van lesmateriaal
Classroom management | klasmanagement; orde houden; klassemanagement
Differentiation | differentiatie; differentiëren; gedifferentieerd onderwijs
Marking work | nakijken; nakijkwerk; toetsen nakijken; nakijken van toetsen; cijfers geven; verbeteren van toetsen
Exam preparation | examentraining; examenvoorbereiding; voorbereiding op examens
Exam invigilation | examentoezicht; surveilleren bij examens
Parental engagement | contact met ouders; ouderbetrokkenheid; oudercontact; oudergesprekken voeren; contacten met ouders
Pupil progress tracking | voortgang van leerlingen; leerlingdossiers; leerlingvolgsysteem ParnasSys; leerresultaten
SEND | passend onderwijs; buitengewoon onderwijs; orthopedagogiek; speciaal basisonderwijs; remedial teaching; leerlingenzorg; leerlingen met een beperking
One-to-one support | individuele begeleiding; één-op-één begeleiding
Teaching assistance | onderwijsassistent; klassenassistent; onderwijsondersteuning; onderwijsassistente; lesondersteuning
Private tutoring | bijlessen; huiswerkbegeleiding; privéles; bijles geven; privélessen; bijlesdocent
School trips and visits | schoolreizen; schoolreisjes; excursies; uitstapjes; schooluitstappen
Extra-curricular activities | buitenschoolse activiteiten; naschoolse activiteiten
Out of school clubs | buitenschoolse opvang; naschoolse opvang; tussenschoolse opvang
Childcare | kinderverzorging; oppassen; kinderbegeleiding; opvang van kinderen; begeleiding van kinderen; kinderoppas; oppas; verzorging van kinderen; verzorging van baby's en peuters; opvang van peuters
Early years education | kleuteronderwijs; kleuterschool; kleuterklas; peuterspeelzaal; peuteropvang; voorschoolse educatie; kleuterleidster; kinderdagverblijf; kleuterleerkracht; kleuters; peuters en kleuters; pedagogisch medewerker
Nursery work | kinderdagverblijven; dagopvang kinderen; peutergroep; babygroep
Babysitting | babysit
Child observations | observeren van kinderen; kindobservaties; ontwikkeling volgen van kinderen; observaties van kinderen
Child development | ontwikkeling van kinderen; kinderontwikkeling; ontwikkelingspsychologie; kindontwikkeling
Learning through play | spelend leren; spelbegeleiding
Arts and crafts | knutselen; creatieve activiteiten; knutselactiviteiten; handwerken
Nappy changing | luiers verschonen; verschonen van luiers; luiers verwisselen
Careers guidance | loopbaanbegeleiding; studiekeuzebegeleiding; beroepskeuzebegeleiding; loopbaanadvies; studiekeuzeadvies; loopbaancoaching; loopbaanoriëntatie
Student advice | studentenbegeleiding; studieadvies; studentbegeleiding; studieloopbaanbegeleiding; begeleiding van studenten; studentenadvies
Pastoral care | mentoraat; leerlingbegeleider; mentor van een klas; leerlingenbegeleiding
School administration | schooladministratie; leerlingadministratie; schoolsecretariaat; leerlingenadministratie
School leadership | schoolleiding; schoolleider; directeur basisschool; schooldirectie
Modern foreign languages teaching | vreemdetalenonderwijs; taalonderwijs; taallessen
English language teaching | Engelse les; lesgeven Engels; docent Engels; lessen Engels
Maths teaching | wiskundeonderwijs; rekenonderwijs; docent wiskunde; wiskundeles; leraar wiskunde; rekenlessen
German teaching | docent Duits; lessen Duits
French teaching | docent Frans; lessen Frans
PE teaching | lichamelijke opvoeding; gymles; gymlessen; bewegingsonderwijs; lessen lichamelijke opvoeding; docent lichamelijke opvoeding
Music teaching | muziekles; muziekonderwijs; muzieklessen; pianoles
Art and design teaching | beeldende vorming; tekenlessen; kunsteducatie; plastische opvoeding
Religious education | godsdienstonderwijs; levensbeschouwing; godsdienst
Literacy teaching | leesonderwijs; taalonderwijs lezen en schrijven; alfabetisering; technisch lezen; begrijpend lezen
E-learning development | e-learning ontwikkelen
Driving instructor | rijinstructeur; rijles; rijlessen; rijschool
Librarianship | bibliotheek; bibliothecaris; bibliotheekwezen; bibliotheekwerk
Cataloguing | catalogiseren; catalogisering; catalogisatie
Archives management | archiefwezen; archiefwetenschap; archiefbeheer en inventarisatie
Programming | programmeerkennis; programmeur
Software development | softwareontwikkelaar; ontwikkelen van software; ontwikkeling van software; ontwikkelen van applicaties; ontwikkeling van applicaties
Web development | webontwikkelaar; websites bouwen; webapplicaties; bouwen van websites; ontwikkelen van websites; ontwikkelen van webapplicaties
Front-end development | front-end ontwikkeling
Back-end development | back-end ontwikkeling
Mobile development | mobiele applicaties; apps ontwikkelen; ontwikkelen van apps; mobiele apps
Databases | databanken; databasesystemen
Relational databases | relationele databases; relationele databanken
Database design | databaseontwerp; databasemodellering
Database administration | databeheer; databankbeheer
Software testing | testen van software; testwerkzaamheden; testgevallen; testcases schrijven
Automated testing | geautomatiseerde testen; geautomatiseerd testen; geautomatiseerde tests
Unit testing | unit testen
Debugging | bugs oplossen; oplossen van bugs
Code review | code-reviews uitvoeren
Requirements gathering | behoefteanalyse; inventariseren van wensen; behoefteninventarisatie; eisen en wensen
Technical documentation | documentatie schrijven; opstellen van technische documentatie
IT support | gebruikersondersteuning; ICT-ondersteuning; helpdeskmedewerker; eerstelijns ondersteuning; tweedelijns ondersteuning; ondersteuning van gebruikers; eindgebruikers ondersteunen; gebruikers ondersteunen; eerstelijnssupport; meldingen afhandelen; ticketafhandeling
Systems administration | systeembeheerder; serverbeheer; ICT-beheer; beheer van servers; netwerk- en systeembeheer; servers beheren; IT-beheer
Systems integration | systeemintegratie; koppelingen bouwen
Computer networking | netwerken beheren; netwerktechniek; computernetwerken; netwerkbeheerder; beheer van netwerken
IT infrastructure | ICT-infrastructuur
Information technology | automatisering ICT; ICT-kennis
Computer science | technische informatica; informatiekunde; computerwetenschappen; toegepaste informatica; bedrijfskundige informatica; hbo-ict
Hardware maintenance | hardware installeren; pc's installeren; installeren van hardware; werkplekken inrichten; installeren van computers; werkplekbeheer
Information security | ICT-beveiliging; IT-beveiliging; informatieveiligheid
Data analysis | data analyseren; analyseren van data; analyseren van gegevens; analyse van data; gegevens analyseren
Data visualisation | visualiseren van data; datavisualisaties
Reporting | rapporteren; opstellen van rapportages; verslaglegging; rapporten opstellen; rapportages maken; opstellen van rapporten; rapportering; verslaggeving
Statistics | statistische analyses
Mathematics | rekenen; toegepaste wiskunde
Physics | natuurkunde; technische natuurkunde; fysica
Chemistry | scheikunde; instrumentele analyse; analytische scheikunde
Biology | levenswetenschappen
Microbiology | microbiologie; microbiologisch onderzoek
Molecular biology | moleculaire biologie; moleculaire technieken
Genetics | genetica; erfelijkheidsleer
Cell culture | celkweek; celkweken; celkweektechnieken; celculturen
Microscopy | microscopie; microscopisch onderzoek
Chromatography | vloeistofchromatografie
Spectroscopy | spectroscopie; spectrometrie
Titration | titraties; titratie
Pipetting | pipetteren
Laboratory safety | laboratoriumveiligheid; veiligheid in het laboratorium
Laboratory management | laboratoriumbeheer; hoofd laboratorium
Calibration | kalibreren; kalibratie; ijken; kalibreren van apparatuur; kalibraties
Research | onderzoek?; onderzoekswerk; onderzoeksprojecten; onderzoek doen; uitvoeren van onderzoek; onderzoeksvaardigheden
Literature reviews | literatuuronderzoek; literatuurstudie; literatuurstudies
Qualitative research | kwalitatief onderzoek; kwalitatieve interviews
Survey research | kwantitatief onderzoek; enquêtes; vragenlijstonderzoek; enquêtes afnemen; vragenlijsten
Economics | economie; economische wetenschappen; bedrijfseconomie; algemene economie
Political science | politicologie; politieke wetenschappen
Sociology | sociologie; sociale wetenschappen
Geography | aardrijkskunde
Linguistics | taalkunde; taalwetenschap; taalwetenschappen
Geology | aardwetenschappen
Archaeology | archeologie
Environmental science | milieukunde; milieuwetenschappen; milieutechnologie
Environmental protection | milieubescherming; milieuzorg
Environmental management systems | milieuzorgsysteem; milieumanagementsystemen
Nature conservation | natuurbeheer; natuurbehoud; natuurbescherming; landschapsbeheer; natuurontwikkeling
Water treatment | waterzuivering; waterbehandeling
Wastewater treatment | afvalwaterzuivering; rioolwaterzuivering; waterzuiveringsinstallatie; afvalwaterbehandeling
Marketing planning | marketingplannen
Marketing strategy | marketingbeleid
Marketing communications | marketingcommunicatie
Campaign management | campagnes; campagnemanagement; reclamecampagnes; marketingcampagnes; campagnes opzetten; opzetten van campagnes
Social media marketing | socialmediakanalen; beheer van social media; beheren van social media; social media beheren; social media beheer; sociale media beheren; beheer van sociale media; sociale mediakanalen
Content creation | content maken; contentproductie; content creëren; maken van content; creëren van content
Content writing | teksten schrijven; webteksten; schrijven van teksten; webteksten schrijven; schrijven van artikelen; artikelen schrijven; redactiewerk teksten
Editing | redactie; eindredactie; redigeren; redactiewerk; redactionele werkzaamheden
Proofreading | corrigeren van teksten; teksten nakijken; nalezen van teksten
Copywriting | reclameteksten; tekstschrijver
Newsletters | nieuwsbrief; nieuwsbrieven schrijven; opstellen van nieuwsbrieven
Website maintenance | websitebeheer; website bijhouden; onderhoud van de website; beheer van de website; website beheren; website onderhouden; bijhouden van de website; beheren van de website
SEO | SEO-optimalisatie
Search engine marketing | zoekmachinemarketing; zoekmachineadverteren
Online advertising | online adverteren; online advertenties; online campagnes
E-mail marketing | e-mailcampagnes; mailings versturen
Marketing collateral | promotiemateriaal; reclamemateriaal; flyers en brochures; promotiematerialen; marketingmateriaal; drukwerk en folders; brochures maken
Sales promotion | verkooppromotie; promotieacties; verkoopacties; promoties
Trade shows | beursorganisatie; beursdeelname; organiseren van beurzen; beurzen organiseren
Market analysis | marktverkenning
Competitor analysis | concurrentieonderzoek
Brand management | merkbeleid
Fundraising | fondsenwerven; geld inzamelen; sponsorwerving; fondsenwerver
Grant writing | subsidieaanvragen; subsidies aanvragen; subsidieaanvraag; aanvragen van subsidies
Grant management | subsidiebeheer; subsidiebeheer en verantwoording; subsidieverantwoording
Press releases | persberichten schrijven; schrijven van persberichten; persbericht
Media relations | perscontacten; mediacontacten; persvoorlichting; perscontact
Public relations | voorlichting en PR; PR-werk; pers en communicatie
Corporate communications | externe communicatie; corporate communicatie
Journalism | journalistiek werk
Photography | fotograferen; fotograaf
Product photography | productfotografie; productfoto's
Wedding photography | bruidsfotografie; trouwfotografie
Photo editing | fotobewerking; beeldbewerking; foto's bewerken; bewerken van foto's
Video editing | video's monteren; videomontage; video's bewerken; filmmontage; bewerken van video's; monteren van video's
Filming | filmen; video-opnames; filmopnames; filmopnamen
Camera operation | camerawerk; cameraman
Sound engineering | geluidstechniek; geluidstechnicus
Stage lighting | lichttechniek; theaterverlichting; podiumverlichting
Stage management | toneelmeester; podiumbeheer
Graphic design | grafisch ontwerpen; vormgeving; grafisch ontwerper; grafisch vormgever; vormgever; ontwerpen van flyers; grafisch werk
Desktop publishing | opmaak; opmaken van drukwerk; drukvoorbereiding; opmaak van drukwerk; lay-outen
Logo design | logo-ontwerp; logo's ontwerpen; ontwerpen van logo's
Packaging design | verpakkingsontwerp; verpakkingen ontwerpen
Illustration | illustraties; illustreren
Fashion design | mode-ontwerp; modevormgeving
Interior design | interieurontwerp; interieurarchitectuur; binnenhuisarchitectuur; interieurvormgeving; interieurinrichting; interieuradvies
Landscape design | tuinontwerp; landschapsarchitectuur; tuinarchitectuur; tuinen ontwerpen
Translation | vertalingen; vertaalwerk; vertaler; vertalen van teksten
Interpreting | tolk; tolkwerk; tolkwerkzaamheden
Simultaneous interpreting | simultaan tolken; simultaanvertaling
Property management | vastgoedbeheer; huizenbeheer; VvE-beheer; pandenbeheer; vastgoedmanagement; woningbeheer; vastgoedbeheerder; syndicus
Lettings | verhuur; woningverhuur; verhuur van woningen; huurcontracten; huurovereenkomsten; verhuurbemiddeling; verhuur van appartementen
Property viewings | bezichtigingen; rondleidingen woningen; bezichtigingen verzorgen; woningbezichtigingen
Property valuation | taxatie; vastgoedtaxatie; taxaties; woningtaxatie; taxateur; waardebepaling; taxatierapporten
Residential sales | woningverkoop; verkoop van woningen; makelaar; makelaardij; verkoop van huizen; woningbemiddeling; vastgoedmakelaar
Service charge accounting | servicekosten; afrekening servicekosten; servicekostenafrekening; servicekostenafrekeningen
Service charges | VvE-bijdragen
Tenant management | huurderscontact; huurdersbegeleiding; contact met huurders; huurdersbeheer
Inventories and inspections | woninginspecties; woninginspectie; plaatsbeschrijving; plaatsbeschrijvingen; inspecties van woningen
Rent collection | huurincasso; huuradministratie; innen van huur; huurinning
Commercial property | commercieel vastgoed; bedrijfsonroerend goed; bedrijfspanden; zakelijk vastgoed
Housing management | woningcorporatie; woningcorporaties; sociale huisvesting; volkshuisvesting; sociale huur
Customer focus | klantgericht werken; servicegerichtheid
Teamwork | teamwerk; samenwerking; teamgeest; goed kunnen samenwerken; werken in teamverband; in teamverband werken; samenwerken in team; collegiaal; collegialiteit
Independent working | zelfstandigheid; zelfstandig kunnen werken; zelfstandige werkhouding
Punctuality | stipt; op tijd komen; punctueel
Reliability | betrouwbaar
Attention to detail | oog voor detail; precies werken; nauwgezet; secuur; zorgvuldig; accuraat werken; zorgvuldigheid; nauwgezetheid; zorgvuldig werken; precisie en nauwkeurigheid
Accuracy | accuraat; accuratesse; precisie
Flexibility | flexibele instelling; flexibele inzet
Work ethic | hardwerkend; werklust; harde werker; arbeidsmentaliteit
Dedication | toewijding; gedrevenheid
Physical fitness | fysiek fit; goede conditie; lichamelijke conditie; goede fysieke conditie; fysiek sterk
Manual dexterity | handigheid; handig; vingervlugheid; handvaardig; technische handigheid
Mechanical aptitude | technisch inzicht; technische aanleg
Communication | communicatievaardigheden; communicatieve vaardigheid; goede communicatie
Interpersonal skills | contactueel vaardig; contactvaardigheid; omgang met mensen; sociaal vaardig
Empathy | inlevend vermogen; invoelend vermogen
Working under pressure | werken onder druk; stressbestendigheid; werken onder tijdsdruk; bestand tegen stress; kunnen werken onder druk
Willingness to learn | bereid om te leren; leerbereid; leergierigheid; leerbereidheid
Fast learning | snelle leerling; snel leren; snel van begrip; leert snel
Smart appearance | representatief?; verzorgd voorkomen; representatieve uitstraling; representatief voorkomen; verzorgd uiterlijk
Confidence | zelfverzekerd; zelfverzekerdheid
Politeness | vriendelijkheid; beleefd
Assertiveness | assertiviteit; assertief; doorzettingskracht
Tenacity | doorzettingsvermogen; doorzetter; volharding
Resilience | weerbaarheid
Open-mindedness | open houding; ruimdenkend; open blik
Helpfulness | behulpzaam; behulpzaamheid; hulpvaardig; dienstbaarheid
Honesty | eerlijk
Loyalty | loyaliteit; loyaal
Confidentiality | geheimhouding; beroepsgeheim; vertrouwelijke informatie; omgaan met vertrouwelijke informatie
Organisation | organisatorisch vermogen; organisatievermogen; organiseren?; gestructureerd werken; organisatievaardigheden; gestructureerd; plannen en organiseren; organisatorisch sterk
Planning | werkplanning; planningen maken; planmatig werken; planningen
Coordination | coördinatie; coördineren; coördineren van werkzaamheden
Leadership | leidinggevende capaciteiten; leidinggevende vaardigheden; leidinggevende kwaliteiten
People management | leidinggeven aan medewerkers; leidinggeven aan personeel; personeel aansturen; aansturen van personeel; aansturen van medewerkers; medewerkers aansturen
Team leadership | teamleider; team aansturen; leiding geven aan een team; aansturen van een team; teamcoördinator
Project management | projectbeheer; projectleider; leiden van projecten; projecten leiden; projectbegeleiding
Project coordination | projectcoördinatie; coördinatie van projecten; coördineren van projecten
Project administration | projectondersteuning; projectassistent; projectsecretaris
Budget management | budgetverantwoordelijkheid; budgetten beheren; beheren van budgetten; beheer van budgetten; budgetverantwoordelijke
Cost reduction | kostenverlaging; kostenbesparingen
Process improvement | verbeteren van processen; verbetering van processen; procesverbeteringen; optimaliseren van processen
Quality management | kwaliteitszorg; kwaliteitssysteem; kwaliteitsmanagementsysteem; kwaliteitszorgsysteem; kwaliteitssystemen
Retirement planning | pensioenadvies; pensioenplanning
Pension administration | pensioenadministratie; pensioenbeheer; pensioenen
Digital skills | digitale vaardigheden; digitaal vaardig
Computer literacy | computerkennis; pc-vaardigheden; computervaardig; computergebruik; pc-kennis
Swimming teacher qualification | zweminstructeur; zwemonderwijzer; zwemonderwijs
Swimming teaching | zwemles; zwemlessen; zwemles geven
Personal training | fitnessinstructeur; fitnessbegeleiding; sportinstructeur; fitnesscentrum
Sports coaching | jeugdtrainer; voetbaltrainer; trainer van jeugdteams; sporttraining; sporttrainingen
Chauffeur services | chauffeursdiensten; privéchauffeur; directiechauffeur
Air freight | luchtvracht; luchtvrachtafhandeling
Sea freight | zeevracht; zeevrachtafhandeling
Ground handling | grondafhandeling; luchthavenafhandeling; vliegtuigafhandeling
Baggage handling | bagageafhandeling; bagage
Aircraft maintenance | vliegtuigonderhoud; vliegtuigtechniek; vliegtuigmonteur
Cabin crew service | cabinepersoneel; cabin attendant
Train driving | treinmachinist; treinbestuurder
Train guard duties | treinbegeleider; hoofdconducteur; treinconducteur
Track maintenance | spoorwerk; spooronderhoud; spoorwerkzaamheden; spoorwegonderhoud; spoorbouw
Policing | politiewerk; politie; politieagent
Prison officer work | penitentiair; gevangeniswezen; cipier; penitentiair inrichtingswerker
Petrol forecourt work | tankstation; benzinestation
Funeral services | uitvaartverzorging; uitvaart; uitvaartverzorger; uitvaartzorg
Jewellery making | goudsmeden; sieraden maken; edelsmeden; edelsmid
Watch repair | horlogemaker; horlogereparatie; uurwerkmaker
Shoe repair | schoenmaker; schoenreparatie; schoenherstel; schoenmakerij
Student nurses | stagiairs verpleegkunde; leerling-verpleegkundigen; begeleiding van leerling-verpleegkundigen
Restaurant service | à-la-cartebediening; à-la-carterestaurant; restaurantbediening
Storage and distribution | opslag en distributie; opslag van goederen; goederenopslag
Reading electrical drawings | elektrische schema's; schema's lezen; elektrische schema's lezen; lezen van elektrische schema's; elektrotechnische schema's
Meter installation | slimme meters; meters plaatsen; slimme meters plaatsen
Individual education plans | handelingsplan; groepsplannen; ontwikkelingsperspectief; groepsplan
School improvement | schoolontwikkeling
Playground supervision | pleinwacht; toezicht op het schoolplein; speelplaatstoezicht; pauzetoezicht
Client consultations in beauty | kleuradvies haar; typeadvies; haaradvies
Containers haulage | containervervoer; containerchauffeur
Fridge trailers | koeltransporten; koeloplegger
Curtain siders | schuifzeiloplegger; huifzeil; schuifzeil
Tipper driving | kipper rijden; kiepwagen; kipwagen; kipperchauffeur; kipoplegger
Tanker driving | tankwagenchauffeur; tanktransport; tankvervoer
Multidrop delivery | distributievervoer; distributiechauffeur; distributieritten; stukgoed; meerdere losadressen
Drainage design | rioleringsontwerp; rioolontwerp
Medicines information | geneesmiddelinformatie; geneesmiddelvoorlichting; medicijnvoorlichting
Controlled drugs register | opiatenregistratie; opiatenadministratie
Pharmacy stock management | voorraadbeheer apotheek; bestellen van geneesmiddelen; medicijnen bestellen
Raw material testing | grondstofcontrole; grondstoffencontrole; ingangscontrole grondstoffen
HR analytics | personeelsstatistieken; HR-rapportages; verzuimcijfers
HR advice | advies aan leidinggevenden; adviseren van leidinggevenden; adviseren van managers; HR-advies; ondersteunen van leidinggevenden
Cleaning bedrooms | hotelkamers schoonmaken; hotelkamers; slaapkamers schoonmaken; schoonmaken van hotelkamers; kamermeisje
Calf rearing | kalveren opfokken; kalverhouderij; kalveren; jongvee; kalveropfok
Fencing installation | hekken plaatsen; afrasteringen; hekwerk; schuttingen plaatsen; omheiningen; schuttingen; afrastering
Forage harvesting | hooien; inkuilen; kuilgras; ruwvoer; maïs hakselen; gras inkuilen
Hotel operations | hotelbedrijf
Inbox management | e-mails beantwoorden; beantwoorden van e-mails; mailbox beheren; mailverkeer; e-mailverkeer; beantwoorden van mails; mails beantwoorden; mailafhandeling
Concierge | conciërgedienst hotel
Meeting room management | vergaderzalen beheren; vergaderzalen; beheer van vergaderzalen; vergaderruimtes; zalenbeheer; vergaderruimtes reserveren
Visitor management | bezoekersregistratie; registratie van bezoekers; bezoekersbeheer; aanmelden van bezoekers; bezoekers aanmelden
Legal opinions | juridische adviezen; juridische opinies
Enforcement action | beslaglegging; executie van vonnissen; beslagrecht; tenuitvoerlegging
Individual support plans | begeleidingsplannen; begeleidingsplannen opstellen; ondersteuningsplannen; persoonlijk plan; opstellen van begeleidingsplannen
Group work skills | groepswerk; groepsbegeleiding; groepsactiviteiten; begeleiden van groepen; groepswerk begeleiding
Trauma-informed practice | traumasensitief werken; traumasensitief; traumasensitieve zorg
Care needs assessment | indicatiestelling; indicaties stellen; zorgindicatie; zorgindicaties; keukentafelgesprekken
Solar thermal | zonneboilers
Water hygiene | drinkwaterhygiëne; legionellapreventie; legionellabeheer
Agency management | bureaumanagement reclamebureaus; aansturen van bureaus; contact met reclamebureaus
Store detective | winkelsurveillance; winkelsurveillant; winkeldetective; winkelbeveiliging
Car park management | parkeerbeheer; parkeertoezicht; parkeerbewaking
Traffic management on highways | verkeersregelaar; verkeer regelen; verkeersregeling; verkeersbegeleiding
Electric vehicles | elektrische voertuigen; elektrische auto's
EHR systems | elektronisch cliëntendossier; elektronisch cliëntdossier
Personal budgets | persoonsgebonden budget; PGB
Coaching and developing others | coachen; coachen van medewerkers; coaching van medewerkers
Mentoring | begeleiden van nieuwe collega's; begeleiden van nieuwe medewerkers; begeleiding van nieuwe medewerkers
Settling in of children | wennen van nieuwe kinderen
Speech and language development in children | taalontwikkeling; taalontwikkeling stimuleren; taalstimulering; taalontwikkeling van kinderen
Product demonstrations | productpresentaties; demonstraties geven
Experimental design | proefopzet; opzetten van experimenten; experimenteel ontwerp; proeven opzetten
Scientific writing | wetenschappelijke publicaties; wetenschappelijk schrijven; wetenschappelijke artikelen
Identity and access management | gebruikersbeheer; toegangsbeheer; autorisatiebeheer; rechtenbeheer
Backup and recovery | back-ups maken; back-upbeheer; maken van back-ups
Clinical assessment | lichamelijk onderzoek; anamnese afnemen; afnemen van anamnese; anamnesegesprekken
Clinical diagnosis | diagnosestelling; klinische diagnostiek; medische diagnostiek
Filling and sanding | plamuren; schuren en plamuren; plamuurwerk; schuurwerk
Sales forecasting | omzetprognoses
Oven operation in food production | ovens bedienen; bedienen van ovens; ovenist
Planning activities for children | activiteiten met kinderen; activiteiten voor kinderen; organiseren van activiteiten voor kinderen
Trips and outings | uitstapjes begeleiden; begeleiden van uitstapjes; uitstapjes organiseren
Food labelling | etikettering levensmiddelen; voedingsetikettering
Stainless steel | rvs-bewerking; roestvast staal; rvs verwerken
Stainless steel welding | rvs-lassen; lassen van rvs
Aluminium welding | aluminium lassen; lassen van aluminium
Contract management | beheer van contracten
Observing patients | observeren van patiënten; patiëntbewaking; bewaking van patiënten; patiëntenbewaking; observatie van patiënten
Daily records | dagrapportage; dagelijkse rapportage
Urine samples | urinemonsters
Care home management | locatiemanager zorg; zorgmanagement; directie woonzorgcentrum
Social activities | gezelschapsspelletjes; gezelschap bieden; gezelligheid
Companionship care | gezelschap; gezelschapsdame; gezelschap houden
Shopping and cleaning | boodschappen doen; boodschappen; boodschappen en schoonmaak
Accompanying to appointments | begeleiden naar afspraken; begeleiding naar arts; begeleiding naar afspraken; artsbezoek begeleiden
Wheelchair users | rolstoelgebruikers
Integrated care | integrale zorg; ketenzorg
Scheduling | planning van werkzaamheden; inplannen van werkzaamheden
`;
