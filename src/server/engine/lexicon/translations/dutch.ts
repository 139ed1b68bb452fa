/** Concepts as curricula vitae in Dutch name them. */
export const dutch = `
Personal care | lichamelijke verzorging; ADL-zorg; algemene dagelijkse levensverrichtingen; hulp bij wassen en aankleden; wassen en aankleden; wassen en kleden; basiszorg
Care of patients | verzorging van patiënten; zorg voor patiënten; begeleiding van patiënten; verpleegtechnische handelingen
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
Phlebotomy | venapunctie; afnemen van bloed
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
Post-operative care | postoperatieve zorg
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
Specimen handling | monsterverwerking
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
Dosette boxes | baxter; weekdoos; medicatierol; medicijnrol
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
Gastroenterology | maag-darm-leverziekten
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
Care coordination | zorgcoördinatie; casemanagement; zorgcoördinator
Complex case management | casemanager
Caseload management | caseload; beheer van caseload
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
Administration | administratieve werkzaamheden; kantoorwerk; administratieve ondersteuning; kantoorwerkzaamheden; administratief werk; administratieve afhandeling
Secretarial support | secretariële ondersteuning; secretariaatswerk; secretariële werkzaamheden; secretariële taken
Executive assistance | directiesecretariaat; directieondersteuning; ondersteuning van de directie; managementassistent; managementondersteuning; managementassistente
Diary management | agendabeheersing; beheren van agenda's; agenda beheren; bijhouden van agenda's
Appointment booking | afspraken maken; inplannen van afspraken; maken van afspraken; plannen van afspraken
Telephone skills | telefoondienst; telefoon aannemen; telefoon beantwoorden; te woord staan; telefonisch contact; aannemen van telefoon; beantwoorden van telefoon; telefoongesprekken; telefonische bereikbaarheid
Switchboard | telefooncentrale; telefonist; telefoniste
Mail handling | postverwerking; inkomende en uitgaande post; postkamer; verwerken van post; inkomende post; postregistratie; postbehandeling
Correspondence | zakelijke correspondentie; briefwisseling; klantcorrespondentie; brieven schrijven
Filing | archiveren; dossiers bijhouden; dossiervorming; klassement; dossieropbouw
Archiving | archiefbeheer; archiefwerk
Document management | documentenbeheer; informatiebeheer
Data entry | gegevens invoeren; invoeren van gegevens; gegevensverwerking; invoer van gegevens; verwerken van gegevens
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
Order processing | orderinvoer; bestellingen verwerken; verwerken van bestellingen; verwerken van orders; orderafhandeling; orderadministratie; orders verwerken; bestellingen opnemen; opnemen van bestellingen; bestellingen opnemen aan tafel
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
VAT returns | omzetbelasting; btw; aangifte omzetbelasting; ICP-opgave
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
Customer service | klantcontact; klanten helpen; klanten te woord staan; klanten adviseren; klantvriendelijkheid; adviseren van klanten; helpen van klanten; klanten bedienen; te woord staan van klanten; klantbegeleiding; omgang met klanten; bedienen van klanten; klantcontacten; klantenonthaal; ontvangst van klanten; klantbediening; klantondersteuning; servicegericht; dienstverlening aan klanten
Enquiry handling | klantvragen; beantwoorden van vragen; vragen van klanten; klantvragen beantwoorden; beantwoorden van klantvragen; vragen beantwoorden
Complaint handling | klachten; klachten behandelen; behandelen van klachten; klachtenmanagement; klachten afhandelen; klachtenbeheer; oplossen van klachten; klachten oplossen
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
Customer visits | klantbezoeken; klantenbezoek; klantenbezoeken; bezoeken van klanten
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
Shelf stacking | vakkenvullen; schappen vullen; vakkenvuller; vullen van schappen; schappen aanvullen; rekken aanvullen; rekken vullen; aanvullen van rekken; winkelrekken aanvullen; vullen van vakken; aanvullen van schappen; aanvullen van de schappen
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
Supporting learners | begeleiding van leerlingen; werkbegeleider; praktijkopleider; leermeester; leerlingbegeleiding; begeleiden van stagiaires
Crane operation | bovenloopkraan; rolbrug; kraanmachinist; rolbruggen; bovenloopkranen; kraandrijver; torenkraan; mobiele kraan; kraanbediening
Chef skills | kok?; zelfstandig werkend kok; keukenbrigade kok
Warehouse operations | magazijnwerkzaamheden; magazijnmedewerker; magazijn; logistiek medewerker; magazijnier; magazijnbediende; magazijntaken; loodswerk
Warehouse management | magazijnbeheer; magazijnbeheerder; magazijnleiding; magazijnmeester
Goods in | inkomende goederen; goederen ontvangen; ontvangen van goederen; controle van leveringen; inkomende leveringen; ingangscontrole; binnenkomende goederen; ontvangen en controleren van goederen; leveringen controleren; goederen in ontvangst nemen; in ontvangst nemen van goederen; ontvangst goederen; goedereninslag; leveringen ontvangen
Put away | inslaan van goederen; opslaan van goederen
Despatch | expeditie; goederenverzending; uitgaande goederen; verzendklaar maken; verzenden; verzending; verzenden van goederen; verzendingen; verzendklaar; verzendafdeling
Picking and packing | orders verzamelen; picken en packen; pick en pack; verzamelen van orders; picken; bestellingen klaarzetten; bestellingen klaarmaken; orderverzamelaar; orderpikken; verzamelen van bestellingen; klaarmaken van bestellingen
Packing | inpakwerk; verpakken; inpakken van producten; verpakkingswerk; inpakker; verpakken van producten; inpakken van bestellingen; productie inpakken; inpakster; ompakken
Loading and unloading | lossen van vrachtwagens; laden en lossen van vrachtwagens; vrachtwagens lossen; lading zekeren; vrachtwagens laden; vrachtwagens laden en lossen; lossen van containers; containers lossen; laden van vrachtwagens; het laden en lossen; ladingbeveiliging; zekeren van lading
Stock control | voorraadcontrole; voorraadadministratie; voorraad beheren; voorraden bijhouden; stockbeheer; voorraadbeheersing; beheer van voorraden; voorraden; beheren van voorraad; voorraadregistratie; voorraad controleren; voorraad bijhouden; beheer van de voorraad; beheren van de voorraad; voorraadniveaus
Stocktaking | voorraad tellen; inventaris opmaken; inventarisaties; tellen van voorraden; inventaris; voorraadinventarisatie; cyclische tellingen
Stock rotation | voorraadrotatie; FIFO-principe
Date checking | THT-controle; houdbaarheidscontrole; houdbaarheidsdata controleren; controle op houdbaarheid; houdbaarheidsdata; houdbaarheidsdatum
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
Bus and coach driving | buschauffeur; lijnbus; touringcar; touringcarchauffeur; stadsbus
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
Cooking | bereiden van gerechten; gerechten bereiden; warme gerechten; warme keuken; koude en warme gerechten; bereiding van gerechten; bereiden van warme en koude gerechten; bereiden van maaltijden en gerechten
Food preparation | groenten snijden; voorbereiden van gerechten; voorbereidende werkzaamheden keuken; voorbereiding van gerechten; koude keuken
Kitchen assistant | keukenhulp; keukenassistent; keukenmedewerker
Kitchen porter duties | spoelkeuken; afwasser
Washing up | afwassen; afwas; spoelen; afwaswerk
Kitchen management | chef-kok; keukenchef; keukenleiding; leiding over de keuken
Chef de partie | chef de partie werk
Commis chef | leerlingkok
Menu planning | menukaart; menukaarten; menu's; menukaart samenstellen; menusamenstelling
Food safety | voedselhygiëne; keukenhygiëne; levensmiddelenhygiëne; hygiënecode
HACCP | HACCP-normen; HACCP-richtlijnen; HACCP-regels; HACCP-lijsten; HACCP-registratie
Food temperature checks | temperatuurcontrole; temperaturen registreren; temperatuurregistratie; temperaturen controleren
Food cost control | inslag en foodcost; kostprijs gerechten
Food ordering | voedsel bestellen; bestellen van levensmiddelen; bestellingen keuken
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
Confectionery | zoetwaren; bonbons
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
Cleaning | schoonmaken; schoonmaakwerk; schoonmaakwerkzaamheden; schoonmaker; schoonmaakster; poetsen; poetsvrouw; reiniging; interieurverzorging; interieurverzorgster; poetshulp; schoonhouden; poetswerk; schoonmaakmedewerker; schoonmaken van ruimtes; interieurverzorger; schoonmaken van ruimten
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
Access control duties | toegangscontrole; poortwachter; in- en uitgangscontrole
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
`;
