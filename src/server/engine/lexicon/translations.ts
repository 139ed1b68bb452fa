/**
 * The commonest concepts as curricula vitae in other languages name them: `Canonical name | word; word`. All languages
 * share one line, since a name that is no English word may be recognised in any text. Order: German, French, Spanish,
 * Italian, Portuguese, Dutch, Polish. Line format and marks are the sector files' (`?` wants context).
 */
export const translations = `
Project management | Projektmanagement; Projektleitung; Projektleiter; gestion de projet; chef de projet; gestión de proyectos; gestione progetti; gestione di progetti; gestão de projetos; gestão de projectos; projectleiding; zarządzanie projektami
Customer service | Kundenservice; Kundendienst; Kundenbetreuung; service client; service à la clientèle; relation client; atención al cliente; servicio al cliente; servizio clienti; assistenza clienti; atendimento ao cliente; serviço ao cliente; klantenservice; klantendienst; obsługa klienta
Sales | Vertrieb; Verkauf; Vertriebserfahrung; vente?; techniques de vente; ventas; vendite; vendas; verkoop; sprzedaż
Marketing | Vermarktung; mercadotecnia; mercadeo; commercialisation marketing
Digital marketing | digitales Marketing; marketing digitale; marketing en ligne; marketing internetowy; marketing cyfrowy
Communication | Kommunikationsfähigkeit; Kommunikationsstärke; kommunikationsstark; Kommunikation; aptitudes à la communication; aisance relationnelle; sens de la communication; habilidades de comunicación; comunicación; capacità comunicative; comunicazione; comunicação; communicatieve vaardigheden; communicatief; umiejętności komunikacyjne; komunikatywność
Teamwork | Teamfähigkeit; teamfähig; Teamarbeit; Teamgeist; travail d'équipe; esprit d'équipe; travail en équipe; trabajo en equipo; lavoro di squadra; lavoro in team; spirito di squadra; trabalho em equipa; trabalho em equipe; samenwerken; teamspeler; praca zespołowa; praca w zespole
Team leadership | Teamleitung; Mitarbeiterführung; Personalführung; Teamführung; Führungserfahrung; management d'équipe; encadrement d'équipe; gestion d'équipe; liderazgo de equipos; gestión de equipos; gestione del team; coordinamento di team; gestione del personale; liderança de equipas; gestão de equipas; gestão de equipes; leidinggeven; teamleiding; aansturen van teams; zarządzanie zespołem; kierowanie zespołem
Leadership | Führungskompetenz; Führungsstärke; liderazgo; leadership d'équipe; liderança; leiderschap; przywództwo; umiejętności przywódcze
Problem solving | Problemlösung; Problemlösungsfähigkeit; Problemlösekompetenz; résolution de problèmes; resolución de problemas; risoluzione dei problemi; resolução de problemas; probleemoplossend vermogen; probleemoplossend; rozwiązywanie problemów
Organisation | Organisationstalent; Organisationsfähigkeit; Organisationsgeschick; sens de l'organisation; capacidad de organización; capacità organizzative; capacidade de organização; organisatietalent; umiejętności organizacyjne
Time management | Zeitmanagement; gestion du temps; gestión del tiempo; gestione del tempo; gestão do tempo; gestão de tempo; tijdmanagement; zarządzanie czasem; organizacja czasu
Adaptability | Anpassungsfähigkeit; Flexibilität; adaptabilité; capacité d'adaptation; adaptabilidad; capacidad de adaptación; adattabilità; flessibilità; adaptabilidade; flexibilidade; aanpassingsvermogen; elastyczność
Working under pressure | Belastbarkeit; belastbar; stressresistent; résistance au stress; gestion du stress; trabajo bajo presión; resistenza allo stress; lavorare sotto pressione; trabalho sob pressão; stressbestendig; odporność na stres; praca pod presją
Self-motivation | Eigeninitiative; selbstständiges Arbeiten; Selbstständigkeit; esprit d'initiative; autonomie au travail; iniciativa propia; proactividad; spirito di iniziativa; autonomia lavorativa; proatividade; zelfstandig; initiatiefrijk; samodzielność
Creativity | Kreativität; créativité; creatividad; creatività; criatividade; creativiteit; kreatywność
Reliability | Zuverlässigkeit; zuverlässig; fiabilité; responsabilidad; affidabilità; responsabilidade; betrouwbaarheid; odpowiedzialność
Attention to detail | Sorgfalt; Genauigkeit; sorgfältige Arbeitsweise; souci du détail; rigueur; atención al detalle; attenzione ai dettagli; precisione; atenção ao detalhe; atenção aos detalhes; nauwkeurigheid; nauwkeurig; dokładność; dbałość o szczegóły
Negotiation | Verhandlungsgeschick; Verhandlungsführung; Verhandlung; négociation; negociación; negoziazione; trattativa; negociação; onderhandelen; onderhandelingsvaardigheden; negocjacje
Presentation skills | Präsentationsfähigkeiten; Präsentation; techniques de présentation; prise de parole en public; presentaciones; hablar en público; capacità di presentazione; apresentações; presentatievaardigheden; prezentacje; wystąpienia publiczne
Analytical thinking | analytisches Denken; analytische Fähigkeiten; esprit d'analyse; esprit analytique; pensamiento analítico; capacidad analítica; capacità analitiche; pensamento analítico; capacidade analítica; analytisch vermogen; myślenie analityczne
Empathy | Einfühlungsvermögen; Empathie; empatía; inlevingsvermogen
Administration | Verwaltung; Büroarbeit; Sachbearbeitung; administrative Tätigkeiten; gestion administrative; assistanat administratif; tâches administratives; administración; gestión administrativa; amministrazione; gestione amministrativa; administração; tarefas administrativas; administratie; administratieve taken; prace biurowe; administracja
Office management | Büroorganisation; Büromanagement; gestion de bureau; gestión de oficina; gestione dell'ufficio; gestão de escritório; kantoorbeheer; zarządzanie biurem
Microsoft Office | MS-Office-Kenntnisse; Office-Paket; pack Office; suite Office; suite bureautique; bureautique; paquete Office; paquete de Office; ofimática; pacchetto Office; pacote Office; pakiet Office; pakiet MS Office; Officepakket
Computer literacy | EDV-Kenntnisse; =EDV; Computerkenntnisse; IT-Kenntnisse; compétences informatiques; outils informatiques; conocimientos informáticos; competenze informatiche; conoscenze informatiche; conhecimentos de informática; computervaardigheden; obsługa komputera
Data entry | Datenerfassung; Dateneingabe; saisie de données; introducción de datos; entrada de datos; inserimento dati; inserção de dados; introdução de dados; gegevensinvoer; data invoer; wprowadzanie danych
Reception | Empfang; Rezeption; accueil; accueil téléphonique; recepción; accoglienza; recepção; receptie; recepcja
Scheduling | Terminplanung; Terminkoordination; Einsatzplanung; planification; planificación; pianificazione; programmazione delle attività; planeamento; planejamento; roostering; planowanie; harmonogramowanie
Correspondence | Korrespondenz; Schriftverkehr; correspondance; rédaction de courriers; correspondencia; corrispondenza; correspondentie; korespondencja
Budget management | Budgetverantwortung; Budgetplanung; Budgetierung; gestion budgétaire; gestion de budget; gestion du budget; gestión de presupuestos; presupuestos; gestione del budget; gestão de orçamentos; gestão orçamental; orçamentos; budgetbeheer; budgettering; zarządzanie budżetem; budżetowanie
Stakeholder management | gestion des parties prenantes; gestión de partes interesadas; gestione degli stakeholder; gestão de stakeholders; stakeholderbeheer; zarządzanie interesariuszami
Risk management | Risikomanagement; gestion des risques; gestión de riesgos; gestione del rischio; gestão de riscos; risicobeheer; risicomanagement; zarządzanie ryzykiem
Change management | Veränderungsmanagement; conduite du changement; gestion du changement; gestión del cambio; gestione del cambiamento; gestão da mudança; verandermanagement; zarządzanie zmianą
Quality management | Qualitätsmanagement; gestion de la qualité; management de la qualité; gestión de calidad; gestión de la calidad; gestione della qualità; gestão da qualidade; gestão de qualidade; kwaliteitsmanagement; kwaliteitsbeheer; zarządzanie jakością
Quality assurance | Qualitätssicherung; Qualitätskontrolle; assurance qualité; contrôle qualité; aseguramiento de calidad; control de calidad; controllo qualità; assicurazione qualità; garantia de qualidade; controlo de qualidade; controle de qualidade; kwaliteitsborging; kwaliteitscontrole; zapewnienie jakości; kontrola jakości
Continuous improvement | kontinuierliche Verbesserung; Prozessoptimierung; amélioration continue; mejora continua; miglioramento continuo; melhoria contínua; continu verbeteren; procesoptimalisatie; ciągłe doskonalenie; doskonalenie procesów
Operations management | Betriebsleitung; gestion des opérations; dirección de operaciones; gestión de operaciones; gestione delle operazioni; gestão de operações; operationeel management; zarządzanie operacyjne
Strategic planning | strategische Planung; planification stratégique; planificación estratégica; pianificazione strategica; planeamento estratégico; planejamento estratégico; strategische planning; planowanie strategiczne
Business development | Geschäftsentwicklung; Geschäftsfeldentwicklung; développement commercial; développement des affaires; desarrollo de negocio; desarrollo de negocios; sviluppo commerciale; sviluppo del business; desenvolvimento de negócios; bedrijfsontwikkeling; rozwój biznesu
Account management | Kundenmanagement; Key-Account-Betreuung; gestion de comptes; gestion de la clientèle; gestion portefeuille clients; gestión de cuentas; gestione clienti; gestão de contas; gestão de clientes; accountbeheer; relatiebeheer; zarządzanie kluczowymi klientami
Prospecting | Kaltakquise; Kundenakquise; Neukundengewinnung; prospection; prospection commerciale; captación de clientes; prospezione; acquisizione clienti; prospeção; prospecção; acquisitie; pozyskiwanie klientów
Complaint handling | Reklamationsbearbeitung; Beschwerdemanagement; gestion des réclamations; gestión de reclamaciones; gestione reclami; gestão de reclamações; klachtenbehandeling; reklamacje
Cash handling | Kassentätigkeit; Kassieren; Kassenführung; encaissement; tenue de caisse; manejo de caja; gestione cassa; operação de caixa; kassawerk; kassa?; obsługa kasy; control de caja; caixa e atendimento; prowadzenie kasy
Market research | Marktforschung; Marktanalyse; étude de marché; investigación de mercado; estudio de mercado; ricerche di mercato; analisi di mercato; pesquisa de mercado; estudos de mercado; marktonderzoek; badania rynku
Advertising | Werbung; publicité; publicidad; pubblicità; publicidade; reclame; reklama
Social media | soziale Medien; soziale Netzwerke; réseaux sociaux; médias sociaux; redes sociales; redes sociais; media społecznościowe; sociale media
Public relations | Öffentlichkeitsarbeit; Pressearbeit; relations publiques; relations presse; relaciones públicas; relazioni pubbliche; relações públicas; publieke relaties; relacje publiczne
Event management | Veranstaltungsmanagement; Veranstaltungsorganisation; organisation d'événements; événementiel; organización de eventos; organizzazione eventi; organizzazione di eventi; organização de eventos; evenementenorganisatie; organizacja wydarzeń; organizacja eventów
Content writing | Texterstellung; rédaction web; rédaction de contenu; redacción de contenidos; redazione contenuti; redação de conteúdo; tekstschrijven; pisanie tekstów
Translation | Übersetzung; Übersetzungen; traduction; traducción; traduzione; tradução; vertalen; vertaling; tłumaczenia
Graphic design | Grafikdesign; graphisme; conception graphique; infographie; diseño gráfico; grafica pubblicitaria; progettazione grafica; design gráfico; grafisch ontwerp; grafische vormgeving; projektowanie graficzne; grafika komputerowa
Web design | Webgestaltung; conception web; diseño web; design de sites; webontwerp; projektowanie stron internetowych
Photography | Fotografie; photographie; fotografía
Video editing | Videoschnitt; Videobearbeitung; montage vidéo; edición de vídeo; montaggio video; edição de vídeo; videobewerking; montaż wideo
Programming | Programmierung; Programmiersprachen; Programmierkenntnisse; programmation; langages de programmation; programación; lenguajes de programación; programmazione; linguaggi di programmazione; programação; linguagens de programação; programmeren; programmeertalen; programowanie; języki programowania
Software development | Softwareentwicklung; Softwareentwickler; Anwendungsentwicklung; développement logiciel; développement de logiciels; développeur logiciel; génie logiciel; desarrollo de software; ingeniería de software; sviluppo software; sviluppo di software; ingegneria del software; desenvolvimento de software; engenharia de software; softwareontwikkeling; applicatieontwikkeling; tworzenie oprogramowania; rozwój oprogramowania; inżynieria oprogramowania
Web development | Webentwicklung; Webentwickler; développement web; développement de sites web; développeur web; desarrollo web; sviluppo web; desenvolvimento web; webontwikkeling; tworzenie stron internetowych
Mobile development | App-Entwicklung; développement mobile; développement d'applications mobiles; desarrollo móvil; desarrollo de aplicaciones móviles; sviluppo mobile; sviluppo di app; desenvolvimento mobile; app-ontwikkeling; tworzenie aplikacji mobilnych
Databases | Datenbanken; Datenbank; base de données; bases de datos; basi di dati; database relazionali; bases de dados; bancos de dados; banco de dados; gegevensbanken; bazy danych
Data analysis | Datenanalyse; Datenauswertung; analyse de données; analyse des données; análisis de datos; analisi dei dati; analisi dati; análise de dados; gegevensanalyse; analiza danych
Data science | Datenwissenschaft; science des données; ciencia de datos; scienza dei dati; ciência de dados; datawetenschap; nauka o danych
Machine learning | maschinelles Lernen; apprentissage automatique; apprentissage machine; aprendizaje automático; aprendizaje de máquina; apprendimento automatico; aprendizagem automática; aprendizado de máquina; machinaal leren; uczenie maszynowe
Artificial intelligence | künstliche Intelligenz; intelligence artificielle; inteligencia artificial; intelligenza artificiale; kunstmatige intelligentie; sztuczna inteligencja
Deep learning | tiefes Lernen; neuronale Netze; apprentissage profond; réseaux de neurones; aprendizaje profundo; redes neuronales; apprendimento profondo; reti neurali; aprendizagem profunda; redes neurais; neurale netwerken; głębokie uczenie; sieci neuronowe
Statistics | Statistik; statistische Auswertung; statistiques; analyse statistique; estadística; statistica; analisi statistica; estatística; statistiek; statystyka
Mathematics | Mathematik; mathématiques; matemáticas; wiskunde; matematyka
Business intelligence | informatique décisionnelle; inteligencia de negocios; analityka biznesowa
Data protection | Datenschutz; =DSGVO; Datenschutzgrundverordnung; protection des données; =RGPD; protección de datos; protezione dei dati; proteção de dados; gegevensbescherming; =AVG?; ochrona danych osobowych; =RODO
Reporting | Berichtswesen; Berichterstellung; rédaction de rapports; elaboración de informes; informes; reportistica; redazione di report; elaboração de relatórios; relatórios; rapportage; raportowanie; sporządzanie raportów
Cloud computing | Cloud-Technologien; Cloud-Infrastruktur; informatique en nuage; infonuagique; computación en la nube; nube?; computação em nuvem; cloudtechnologie; chmura obliczeniowa; technologie chmurowe
Computer networking | Netzwerktechnik; Netzwerkadministration; Netzwerke; réseaux informatiques; administration réseau; redes informáticas; administración de redes; reti informatiche; redes de computadores; netwerkbeheer; netwerken; sieci komputerowe; administracja sieciami
Systems administration | administration système; administración de sistemas; amministrazione di sistema; amministrazione di sistemi; administração de sistemas; systeembeheer; administracja systemami
Operating systems | Betriebssysteme; Betriebssystem; système d'exploitation; sistemas operativos; sistemi operativi; sistemas operacionais; besturingssystemen; systemy operacyjne
IT support | IT-Unterstützung; Anwenderbetreuung; assistance informatique; support informatique; soporte técnico; soporte informático; assistenza informatica; supporto informatico; suporte informático; suporte técnico; IT-ondersteuning; wsparcie IT; wsparcie informatyczne
Information security | Informationssicherheit; IT-Sicherheit; sécurité informatique; sécurité de l'information; seguridad informática; seguridad de la información; sicurezza informatica; sicurezza delle informazioni; segurança da informação; segurança informática; informatiebeveiliging; bezpieczeństwo informacji; bezpieczeństwo IT
Cyber security | Cybersicherheit; cybersécurité; ciberseguridad; cibersicurezza; cibersegurança; cyberbeveiliging; cyberbezpieczeństwo
Virtualisation | Virtualisierung; virtualización; virtualizzazione; virtualização; virtualisatie; wirtualizacja
Version control | Versionsverwaltung; Versionskontrolle; gestion de versions; control de versiones; controllo versione; controllo di versione; controle de versão; versiebeheer; kontrola wersji
Software testing | tests logiciels; pruebas de software; test del software; collaudo software; testes de software; softwaretesten; testowanie oprogramowania
Automated testing | Testautomatisierung; tests automatisés; automatisation des tests; pruebas automatizadas; automatización de pruebas; test automatizzati; testes automatizados; testautomatisering; automatyzacja testów; testy automatyczne
Software architecture | Softwarearchitektur; architecture logicielle; arquitectura de software; architettura software; arquitetura de software; softwarearchitectuur; architektura oprogramowania
Object-oriented programming | objektorientierte Programmierung; programmation orientée objet; programación orientada a objetos; programmazione orientata agli oggetti; programmazione ad oggetti; programação orientada a objetos; objectgeoriënteerd programmeren; programowanie obiektowe
Embedded systems | eingebettete Systeme; systèmes embarqués; sistemas embebidos; sistemi embedded; sistemas embarcados; systemy wbudowane
Agile | agile Methoden; agiles Arbeiten; agile Softwareentwicklung; agile Entwicklung; méthodes agiles; méthodologie agile; metodologías ágiles; metodología ágil; metodologie agili; metodologias ágeis; métodos ágeis; agile werken; metodyki zwinne; metodyka agile
Business analysis | Geschäftsanalyse; Anforderungsanalyse; Anforderungsmanagement; analyse métier; analyse fonctionnelle; recueil des besoins; análisis de negocio; análisis de requisitos; analisi dei requisiti; analisi funzionale; análise de negócios; bedrijfsanalyse; analiza biznesowa; analiza wymagań
Product management | Produktmanagement; Produktmanager; gestion de produit; gestión de producto; gestión de productos; gestione prodotto; gestão de produto; gestão de produtos; productbeheer; zarządzanie produktem
Product development | Produktentwicklung; développement de produits; développement produit; desarrollo de productos; desarrollo de producto; sviluppo prodotto; sviluppo di prodotti; desenvolvimento de produtos; productontwikkeling; rozwój produktu
Research | Forschung; recherche scientifique; investigación científica; ricerca scientifica; pesquisa científica; investigação científica; wetenschappelijk onderzoek; badania naukowe
Training delivery | Schulungen; Mitarbeiterschulung; Einarbeitung; formation du personnel; animation de formations; impartición de cursos; formación de personal; formazione del personale; formação de pessoal; treinamento; opleiden; prowadzenie szkoleń; szkolenia
Contract management | Vertragsmanagement; gestion des contrats; gestión de contratos; gestione contratti; gestione dei contratti; gestão de contratos; contractbeheer; zarządzanie umowami
Vendor management | Lieferantenmanagement; gestion des fournisseurs; gestión de proveedores; gestione fornitori; gestão de fornecedores; leveranciersbeheer; leveranciersmanagement; zarządzanie dostawcami
Management consulting | Unternehmensberatung; conseil en management; conseil en stratégie; consultoría; consulenza aziendale; consulenza; organisatieadvies; doradztwo; doradztwo biznesowe
Confidentiality | Verschwiegenheit; Diskretion; confidentialité; confidencialidad; riservatezza; confidencialidade; vertrouwelijkheid; poufność
Record keeping | Aktenführung; Dokumentation; tenue de dossiers; tenue de registres; mantenimiento de registros; documentación; tenuta dei registri; documentazione; documentação; dossierbeheer; prowadzenie dokumentacji
Filing | Ablage; Aktenablage; classement et archivage; archivage; archivo de documentos; archiviazione; arquivamento; archivering; archiwizacja
Relationship building | Beziehungsmanagement; Kontaktpflege; relations humaines; gestión de relaciones; gestione delle relazioni; gestão de relacionamentos; relatiemanagement; budowanie relacji
Willingness to learn | Lernbereitschaft; lernbereit; schnelle Auffassungsgabe; envie d'apprendre; capacité d'apprentissage; ganas de aprender; aprendizaje rápido; voglia di imparare; vontade de aprender; leergierig; chęć nauki
Conflict resolution | Konfliktlösung; Konfliktmanagement; gestion des conflits; gestión de conflictos; resolución de conflictos; gestione dei conflitti; gestão de conflitos; resolução de conflitos; conflicthantering; rozwiązywanie konfliktów
Decision making | Entscheidungsfähigkeit; Entscheidungsfindung; prise de décision; toma de decisiones; capacità decisionale; tomada de decisão; tomada de decisões; besluitvaardigheid; podejmowanie decyzji
Strategic thinking | strategisches Denken; vision stratégique; pensée stratégique; pensamiento estratégico; visión estratégica; pensiero strategico; pensamento estratégico; myślenie strategiczne
Customer focus | Kundenorientierung; kundenorientiert; sens du service; orientation client; orientación al cliente; orientamento al cliente; foco no cliente; orientação para o cliente; klantgericht; klantgerichtheid; orientacja na klienta
Business systems | progiciel de gestion; Warenwirtschaftssystem; Warenwirtschaftssysteme; sistemas ERP; gestionale aziendale; systemy ERP
E-commerce | Onlinehandel; commerce électronique; comercio electrónico; commercio elettronico; comércio eletrónico; handel elektroniczny
Process mapping | Prozessmodellierung; modélisation des processus; mapeo de procesos; mappatura dei processi; mapeamento de processos; procesmodellering; mapowanie procesów
Standards and policy compliance | conformité réglementaire; cumplimiento normativo; conformità normativa; conformidade regulatória
Interpersonal skills | Kontaktfreude; kontaktfreudig; soziale Kompetenz; compétences relationnelles; sens du relationnel; habilidades interpersonales; don de gentes; capacità relazionali; competenze relazionali; competências interpessoais; habilidades interpessoais; sociale vaardigheden; umiejętności interpersonalne
Accounting | Buchhaltung; Buchführung; Rechnungswesen; Finanzbuchhaltung; comptabilité; contabilidad; contabilità; contabilidade; boekhouding; księgowość; rachunkowość
Payroll | Lohnbuchhaltung; Gehaltsabrechnung; Lohn- und Gehaltsabrechnung; gestion de la paie; fiches de paie; établissement des paies; nóminas; gestión de nóminas; buste paga; elaborazione paghe; processamento salarial; folha de pagamento; salarisadministratie; loonadministratie; lista płac; naliczanie wynagrodzeń; kadry i płace; nómina mensual; gestione delle paghe; folha de salários; salarisverwerking
Nursing | Krankenpflege; Pflegefachkraft; soins infirmiers; infirmière; infirmier; enfermería; infermieristica; assistenza infermieristica; enfermagem; verpleegkunde; verpleging; pielęgniarstwo
Teaching | Unterrichten; Lehrtätigkeit; Unterricht; enseignement; enseignant; enseñanza; docencia; insegnamento; didattica; lesgeven; onderwijs; nauczanie
Elderly care | Altenpflege; Seniorenbetreuung; aide aux personnes âgées; soins aux personnes âgées; cuidado de ancianos; cuidado de mayores; assistenza anziani; assistenza agli anziani; cuidado de idosos; cuidados a idosos; ouderenzorg; opieka nad osobami starszymi
Childcare | Kinderbetreuung; garde d'enfants; cuidado de niños; assistenza all'infanzia; cuidado infantil; kinderopvang; opieka nad dziećmi
Recruitment | Personalbeschaffung; Personalgewinnung; Personalrekrutierung; recrutement; reclutamiento; selección de personal; selezione del personale; reclutamento; recrutamento; werving en selectie; rekrutacja; rekrutacja pracowników
Human resources | Personalwesen; Personalmanagement; ressources humaines; recursos humanos; risorse umane; personeelszaken; zasoby ludzkie
Logistics | Logistik; logistique; logística; logistiek; logistyka
Procurement | Beschaffung; Einkauf; approvisionnement; achats?; compras?; aprovisionamiento; approvvigionamento; acquisti; aprovisionamento; inkoop; zakupy
Supply chain management | Lieferkettenmanagement; chaîne d'approvisionnement; gestion de la chaîne logistique; cadena de suministro; catena di fornitura; gestione della supply chain; cadeia de abastecimento; cadeia de suprimentos; toeleveringsketen; łańcuch dostaw; zarządzanie łańcuchem dostaw
Warehouse operations | Lagerarbeit; Lagerhaltung; Lagerlogistik; Lagerist; travail en entrepôt; gestion d'entrepôt; magasinier; trabajo de almacén; mozo de almacén; magazzino; magazziniere; armazém; magazijnwerk; praca magazynowa
Stock control | Bestandskontrolle; Lagerverwaltung; Bestandsführung; gestion des stocks; gestion de stock; control de existencias; gestión de inventario; gestione magazzino; gestione delle scorte; controlo de stock; gestão de estoque; voorraadbeheer; gospodarka magazynowa; inwentaryzacja; Lagerbestandsführung; Bestandsmanagement; gestion d'inventaire; gestión de inventarios; gestione inventario; gestão de inventário; zarządzanie zapasami
Cleaning | Reinigung; Gebäudereinigung; nettoyage; entretien des locaux; limpieza; pulizie; limpeza; schoonmaak; sprzątanie
Cooking | Kochen; cuisine professionnelle; cocina?; preparación de alimentos; cozinha; koken; gotowanie
Financial analysis | Finanzanalyse; analyse financière; análisis financiero; analisi finanziaria; análise financeira; financiële analyse; analiza finansowa
Financial reporting | Finanzberichterstattung; Jahresabschluss; Monatsabschluss; reporting financier; bilan comptable; informes financieros; rendicontazione finanziaria; bilancio d'esercizio; relatórios financeiros; financiële rapportage; sprawozdawczość finansowa; Monatsabschlüssen; Jahresabschlüssen
Auditing | Wirtschaftsprüfung; audit interne; commissariat aux comptes; auditoría; revisione contabile; revisione dei conti; accountantscontrole; audyt
Health and safety | Arbeitssicherheit; Arbeitsschutz; santé et sécurité au travail; sécurité au travail; prevención de riesgos laborales; seguridad y salud laboral; sicurezza sul lavoro; salute e sicurezza; segurança no trabalho; higiene e segurança no trabalho; arbeidsveiligheid; veiligheid op het werk; bezpieczeństwo i higiena pracy; =BHP
First Aid at Work | Erste Hilfe; premiers secours; secourisme; primeros auxilios; primo soccorso; primeiros socorros; eerste hulp; =EHBO; pierwsza pomoc
Welding | Schweißen; Schweißer; soudage; soudure; soldadura; saldatura; soldagem; lassen?; spawanie
Mechanical engineering | Maschinenbau; génie mécanique; ingénierie mécanique; ingeniería mecánica; ingegneria meccanica; engenharia mecânica; werktuigbouwkunde; inżynieria mechaniczna; budowa maszyn
Electrical engineering | Elektrotechnik; génie électrique; ingeniería eléctrica; ingegneria elettrica; engenharia elétrica; engenharia eletrotécnica; elektrotechniek; elektrotechnika
Civil engineering | Bauingenieurwesen; génie civil; ingeniería civil; ingegneria civile; engenharia civil; civiele techniek; inżynieria lądowa; budownictwo
Enthusiasm | Begeisterungsfähigkeit; enthousiasme; entusiasmo; entuzjazm
Work ethic | Leistungsbereitschaft; Einsatzbereitschaft; éthique de travail; ética de trabajo; etica del lavoro; ética de trabalho; arbeidsethos; etyka pracy
Professionalism | Professionalität; professionnalisme; profesionalidad; profesionalismo; professionalità; profissionalismo; professionaliteit; profesjonalizm
Compassion | Mitgefühl; compasión; compassione; compaixão; medeleven; współczucie
Passion | Leidenschaft; pasión; passione; paixão; passie; pasja
Flexibility | flexibilité; flexibilidad; flexibiliteit
Customer experience | Kundenerlebnis; Kundenzufriedenheit; expérience client; satisfaction client; experiencia del cliente; satisfacción del cliente; soddisfazione del cliente; esperienza cliente; satisfação do cliente; klantbeleving; klanttevredenheid; zadowolenie klienta
Integrity | Integrität; intégrité; integridad; integrità; integridade; integriteit; uczciwość
Prioritisation | Priorisierung; Prioritätensetzung; gestion des priorités; priorización; definizione delle priorità; priorização; prioriteiten stellen; ustalanie priorytetów
Accuracy | exactitude; exactitud; accuratezza; precisão; dokładny
Multitasking | Multitaskingfähigkeit; polyvalence; multitarea; multitarefa; wielozadaniowość
Policy development | Richtlinienentwicklung; élaboration de politiques; desarrollo de políticas; sviluppo di politiche; desenvolvimento de políticas; beleidsontwikkeling; opracowywanie polityk
Supervision | encadrement; encadrement du personnel; supervisione; supervisão; supervisie; nadzór
Resilience | Resilienz; resiliencia; resilienza; veerkracht; odporność psychiczna
Results orientation | Ergebnisorientierung; ergebnisorientiert; zielorientiert; zielstrebig; orientation résultats; orientación a resultados; orientamento ai risultati; orientação para resultados; resultaatgericht; orientacja na wyniki; nastawienie na cel
Health and social care | Gesundheits- und Sozialwesen; sanitaire et social; atención sociosanitaria; assistenza sociosanitaria; saúde e assistência social; zorg en welzijn; opieka zdrowotna i społeczna
Innovation | innovación; innovazione; inovação; innovatie; innowacyjność
Mentoring | mentorat; mentoría; tutoría de compañeros; mentorschap
Written communication | schriftliche Kommunikation; communication écrite; expression écrite; comunicación escrita; comunicazione scritta; comunicação escrita; schriftelijke communicatie; komunikacja pisemna
Verbal communication | mündliche Kommunikation; communication orale; expression orale; comunicación oral; comunicación verbal; comunicazione orale; comunicação oral; mondelinge communicatie; komunikacja ustna
Performance management | Leistungsbeurteilung; Mitarbeitergespräche; gestion de la performance; entretiens annuels; gestión del desempeño; gestione delle prestazioni; gestão de desempenho; avaliação de desempenho; functioneringsgesprekken; prestatiemanagement; zarządzanie wynikami
Positive attitude | positive Einstellung; attitude positive; actitud positiva; atteggiamento positivo; atitude positiva; positieve houding; pozytywne nastawienie
Report writing | Berichte schreiben; redacción de informes; redazione di relazioni; stesura di report; redação de relatórios; rapporten schrijven; rapportages opstellen; pisanie raportów
Proactivity | proaktiv; Proaktivität; proactivité; proattività; proactiviteit; proaktywność
Efficiency | efficacité; eficiencia; efficienza; efficiëntie; efektywność
Driving licence | Führerschein Klasse B; Führerschein; permis B; permis de conduire; carné de conducir; permiso de conducir; patente B; patente di guida; carta de condução; rijbewijs B; rijbewijs; prawo jazdy; prawo jazdy kat. B
Insurance | Versicherungswesen; Versicherungen; seguros; assicurazioni; verzekeringen; ubezpieczenia
Programme management | Programmmanagement; gestion de programme; gestión de programas; gestione di programmi; gestão de programas; programmamanagement; zarządzanie programami
Key performance indicators | Kennzahlen; Leistungskennzahlen; indicateurs de performance; indicadores de desempeño; indicadores clave; indicatori di prestazione; indicadores de desempenho; prestatie-indicatoren; wskaźniki efektywności
Independent working | selbstständige Arbeitsweise; eigenständiges Arbeiten; travail en autonomie; autonomie; trabajo autónomo; trabajo independiente; autonomia; lavoro in autonomia; trabalho autónomo; autonomia no trabalho; zelfstandig werken; samodzielna praca
Invoicing | Rechnungsstellung; Fakturierung; Rechnungserstellung; facturation; facturación; fatturazione; faturação; faturamento; facturering; facturatie; fakturowanie; wystawianie faktur
Critical thinking | kritisches Denken; esprit critique; pensée critique; pensamiento crítico; pensiero critico; pensamento crítico; krytyczne myślenie
Process improvement | Prozessverbesserung; amélioration des processus; optimisation des processus; mejora de procesos; optimización de procesos; miglioramento dei processi; melhoria de processos; procesverbetering; usprawnianie procesów; optymalizacja procesów
Credit risk | Kreditrisiko; risque de crédit; riesgo de crédito; rischio di credito; risco de crédito; kredietrisico; ryzyko kredytowe
Client relationship management | Kundenbeziehungsmanagement; Kundenpflege; gestion de la relation client; fidélisation client; gestión de clientes; relaciones con clientes; gestione dei clienti; relazioni con i clienti; relacionamento com clientes; klantrelaties; relacje z klientami; utrzymywanie relacji z klientami
Sales management | Vertriebsleitung; Verkaufsleitung; direction commerciale; dirección de ventas; gestión de ventas; direzione vendite; gestione vendite; gestão de vendas; direção de vendas; verkoopleiding; salesmanagement; zarządzanie sprzedażą
Meeting deadlines | Termintreue; respect des délais; cumplimiento de plazos; rispetto delle scadenze; cumprimento de prazos; deadlines halen; dotrzymywanie terminów; terminowość
Telephone skills | Telefonkenntnisse; Telefondienst; telefonische Beratung; standard téléphonique; atención telefónica; gestione telefonica; atendimento telefónico; telefonische vaardigheden; obsługa telefonu; rozmowy telefoniczne
Merchandising | Warenpräsentation; marchandisage; mise en rayon; merchandising visual; esposizione merci; reposición; winkelpresentatie; ekspozycja towaru
Purchase ledger | Kreditorenbuchhaltung; Kreditoren; comptabilité fournisseurs; cuentas por pagar; contabilità fornitori; contas a pagar; crediteurenadministratie; crediteuren; zobowiązania
Sales ledger | Debitorenbuchhaltung; Debitoren; comptabilité clients; cuentas por cobrar; contabilità clienti; contas a receber; debiteurenadministratie; debiteuren; należności
Technical support | technischer Support; technischer Kundendienst; support technique; assistance technique; asistencia técnica; supporto tecnico; assistenza tecnica; assistência técnica; technische ondersteuning; wsparcie techniczne; pomoc techniczna
Team building | Teambildung; cohésion d'équipe; construcción de equipos; creazione di team; construção de equipas; budowanie zespołu; Aufbau von Teams; creación de equipos
Curriculum development | Lehrplanentwicklung; élaboration de programmes; desarrollo curricular; diseño curricular; progettazione didattica; desenvolvimento curricular; curriculumontwikkeling; opracowywanie programów nauczania
Business process management | Geschäftsprozessmanagement; Prozessmanagement; gestion des processus; gestión de procesos; gestione dei processi; gestão de processos; procesmanagement; procesbeheer; zarządzanie procesami
Spreadsheets | Tabellenkalkulation; Tabellenkalkulationen; tableurs; hojas de cálculo; fogli di calcolo; fogli elettronici; folhas de cálculo; planilhas; spreadsheets maken; arkusze kalkulacyjne
Marketing strategy | Marketingstrategie; stratégie marketing; estrategia de marketing; strategia di marketing; marketingstrategieën; strategia marketingowa
Quality control | Qualitätsprüfung; contrôle de la qualité; control de la calidad; controllo della qualità; controlo da qualidade; kwaliteitsbewaking; kontrola jakości produkcji
Listening | Zuhören; aktives Zuhören; écoute active; sens de l'écoute; escucha activa; ascolto attivo; escuta ativa; luisterend vermogen; actief luisteren; aktywne słuchanie
Learning and development | Personalentwicklung; Weiterbildung; gestion de la formation; formación y desarrollo; formazione e sviluppo; formação e desenvolvimento; opleiding en ontwikkeling; rozwój pracowników
Financial management | Finanzmanagement; Finanzverwaltung; gestion financière; gestión financiera; gestione finanziaria; gestão financeira; financieel beheer; financieel management; zarządzanie finansami
Purchase order processing | Bestellwesen; Bestellabwicklung; gestion des commandes; gestión de pedidos; gestione ordini; gestão de encomendas; gestão de pedidos; bestellingen plaatsen; orderverwerking; obsługa zamówień
Information technology | Informationstechnologie; Informationstechnik; technologies de l'information; informatique; tecnologías de la información; tecnologie informatiche; tecnologias de informação; tecnologia da informação; informatietechnologie; technologia informacyjna; informatyka
Personal care | Grundpflege; Körperpflege; soins d'hygiène; aide à la toilette; higiene personal; aseo personal; igiene personale; cuidados pessoais; higiene pessoal; persoonlijke verzorging; pielęgnacja
Initiative | esprit d'entreprise; iniciativa; iniziativa; initiatief; inicjatywa
Account reconciliation | Kontenabstimmung; Abstimmung von Konten; rapprochement de comptes; lettrage; conciliación de cuentas; riconciliazione contabile; reconciliação de contas; conciliação contábil; reconciliatie van rekeningen; uzgadnianie kont
Bank reconciliation | Bankabstimmung; rapprochement bancaire; conciliación bancaria; conciliaciones bancarias; riconciliazione bancaria; riconciliazioni bancarie; reconciliação bancária; conciliação bancária; bankreconciliatie; uzgadnianie bankowe
Banking | Bankwesen; secteur bancaire; banca; bankwezen; bankowość
Cost reduction | Kostensenkung; Kostenreduktion; réduction des coûts; reducción de costes; reducción de costos; riduzione dei costi; redução de custos; kostenbesparing; kostenreductie; redukcja kosztów
Cost control | Kostenkontrolle; maîtrise des coûts; contrôle des coûts; control de costes; control de costos; controllo dei costi; controlo de custos; controle de custos; kostenbeheersing; kontrola kosztów
Rehabilitation | Rehabilitationsmaßnahmen; rééducation; rehabilitación; riabilitazione; reabilitação; revalidatie; rehabilitacja
Employee onboarding | Mitarbeitereinarbeitung; Einarbeitung neuer Mitarbeiter; intégration des nouveaux collaborateurs; incorporación de empleados; inserimento nuovi dipendenti; integração de colaboradores; inwerken van nieuwe medewerkers; wdrażanie nowych pracowników
Field sales | Außendienst; Vertriebsaußendienst; vente terrain; commercial terrain; ventas de campo; ventas externas; vendita esterna; vendas externas; buitendienst; sprzedaż terenowa
Inside sales | Vertriebsinnendienst; vente sédentaire; ventas internas; vendite interne; vendas internas; binnendienst; commerciële binnendienst; sprzedaż wewnętrzna
Employee relations | Arbeitnehmerbeziehungen; relations sociales; relaciones laborales; relazioni sindacali; relazioni industriali; relações laborais; relações trabalhistas; arbeidsverhoudingen; stosunki pracownicze
Lesson planning | Unterrichtsplanung; Unterrichtsvorbereitung; préparation des cours; planificación de clases; preparación de clases; preparazione delle lezioni; planificação de aulas; planejamento de aulas; lesvoorbereiding; lessen voorbereiden; planowanie lekcji; przygotowywanie lekcji
Fundraising | Spendensammlung; Mittelbeschaffung; collecte de fonds; levée de fonds; captación de fondos; recaudación de fondos; raccolta fondi; angariação de fundos; captação de recursos; fondsenwerving; pozyskiwanie funduszy
Brand management | Markenführung; Markenmanagement; gestion de marque; gestión de marca; gestione del marchio; gestione del brand; gestão de marca; merkbeheer; merkmanagement; zarządzanie marką
Confidence | Selbstbewusstsein; selbstbewusst; confiance en soi; confianza en sí mismo; fiducia in sé; autoconfiança; zelfvertrouwen; pewność siebie
Forecasting | Absatzprognosen; Bedarfsprognose; prévisions de ventes; prévisions budgétaires; previsión de ventas; pronósticos de ventas; previsioni di vendita; previsão de vendas; prognoses opstellen; prognozowanie
Standard operating procedures | Arbeitsanweisungen; procédures opérationnelles; procedimientos operativos; procedure operative; procedimentos operacionais; werkinstructies; procedury operacyjne
Retail | Einzelhandel; commerce de détail; comercio minorista; commercio al dettaglio; vendita al dettaglio; comércio a retalho; varejo; detailhandel; handel detaliczny
Financial statements | Bilanzierung; états financiers; estados financieros; bilancio; bilanci; demonstrações financeiras; demonstrações contábeis; jaarrekening; jaarrekeningen; sprawozdania finansowe
Emergency care | Notfallversorgung; Notaufnahme; Notfallmedizin; soins d'urgence; urgences; urgencias; pronto soccorso; cuidados de urgência; pronto-socorro; spoedeisende hulp; opieka ratunkowa
Physiotherapy | Physiotherapie; Krankengymnastik; kinésithérapie; fisioterapia; fysiotherapie; fizjoterapia
Tax | Steuerrecht; Steuererklärungen; Steuern; fiscalité; déclarations fiscales; fiscalidad; impuestos; fiscalità; imposte; fiscalidade; tributação; belastingen; belastingaangiften; podatki
Corporate communications | Unternehmenskommunikation; communication d'entreprise; communication institutionnelle; comunicación corporativa; comunicazione aziendale; comunicação corporativa; comunicação empresarial; bedrijfscommunicatie; komunikacja korporacyjna
Product knowledge | Produktkenntnisse; connaissance des produits; conocimiento del producto; conoscenza dei prodotti; conhecimento do produto; productkennis; znajomość produktu
Fast learning | rasche Auffassungsgabe; apprentissage rapide; rápido aprendizaje; apprendimento rapido; aprendizagem rápida; snel lerend; szybkie uczenie się
Counselling | psychologische Beratung; accompagnement psychologique; orientación psicológica; consulenza psicologica; aconselhamento; counselling psicológico; hulpverlening; poradnictwo
Rota management | Dienstplanung; Schichtplanung; Personaleinsatzplanung; gestion des plannings; planification des équipes; gestión de turnos; planificación de turnos; gestione dei turni; gestão de turnos; gestão de escalas; dienstroosters; roosterplanning; grafiki pracy; planowanie grafików
General management | Geschäftsführung; direction générale; dirección general; direzione generale; direção geral; algemeen management; zarządzanie ogólne
Public speaking | Redegewandtheit; öffentliches Sprechen; oratoria; parlare in pubblico; falar em público; spreken in het openbaar
People management | Personalverantwortung; Mitarbeiterverantwortung; gestion du personnel; gestión de personal; gestión de personas; gestione delle persone; gestão de pessoas; gestão de pessoal; personeelsmanagement; zarządzanie personelem; zarządzanie ludźmi
Line management | Fachvorgesetzter; management hiérarchique; gestione gerarchica; chefia direta; directe aansturing; bezpośrednie zarządzanie
Business planning | Geschäftsplanung; plan d'affaires; plan de negocio; planificación empresarial; piano aziendale; pianificazione aziendale; plano de negócios; bedrijfsplanning; ondernemingsplan; planowanie biznesowe; biznesplan
Order processing | Auftragsabwicklung; Auftragsbearbeitung; traitement des commandes; procesamiento de pedidos; tramitación de pedidos; elaborazione ordini; evasione ordini; processamento de encomendas; processamento de pedidos; ordersverwerking; realizacja zamówień
Interviewing | Bewerbungsgespräche; Vorstellungsgespräche führen; entretiens d'embauche; entretiens de recrutement; entrevistas de trabajo; colloqui di selezione; entrevistas de seleção; sollicitatiegesprekken; rozmowy kwalifikacyjne
Safeguarding | Kinderschutz; protection de l'enfance; protección de menores; tutela dei minori; proteção de menores; kinderbescherming; ochrona dzieci
Public health | öffentliche Gesundheit; öffentliches Gesundheitswesen; santé publique; salud pública; sanità pubblica; saúde pública; volksgezondheid; zdrowie publiczne
Mental health | psychische Gesundheit; santé mentale; salud mental; salute mentale; saúde mental; geestelijke gezondheidszorg; geestelijke gezondheid; zdrowie psychiczne
Cultural awareness | interkulturelle Kompetenz; compétence interculturelle; competencia intercultural; competenze interculturali; interculturele vaardigheden; świadomość kulturowa
Secretarial support | Sekretariat; Sekretariatsaufgaben; secrétariat; secretariado; segreteria; secretariaat; prace sekretarskie
Project planning | Projektplanung; planification de projet; planificación de proyectos; pianificazione di progetto; planeamento de projetos; planejamento de projetos; planowanie projektów
Cost accounting | Kostenrechnung; Kosten- und Leistungsrechnung; comptabilité analytique; contabilidad de costes; contabilidad de costos; contabilità analitica; contabilità industriale; contabilidade de custos; kostprijsberekening; rachunek kosztów
Pricing | Preisgestaltung; Preiskalkulation; tarification; fijación de precios; determinazione dei prezzi; formação de preços; definição de preços; prijsbepaling; ustalanie cen
Video production | Videoproduktion; production vidéo; producción de vídeo; producción audiovisual; produzione video; produção de vídeo; videoproductie; produkcja wideo
Pharmacy | Pharmazie; Apotheke; pharmacie; farmacia; apotheek; farmacja
Contact centre work | centre d'appels; centro de llamadas; centro de atención telefónica; centro contatti; centro de contacto; callcenter medewerker; praca w call center
Intensive care | Intensivstation; Intensivpflege; soins intensifs; réanimation; cuidados intensivos; terapia intensiva; intensieve zorg; oddział intensywnej terapii; intensywna terapia
Social work | Sozialarbeit; Soziale Arbeit; travail social; trabajo social; servizio sociale; assistenza sociale; serviço social; trabalho social; maatschappelijk werk; praca socjalna
Newsletters | lettres d'information; boletines informativos; boletins informativos; nieuwsbrieven; newslettery; biuletyny
Computer science | Informatikstudium; sciences informatiques; ciencias de la computación; ingeniería informática; scienze informatiche; ingegneria informatica; ciência da computação; engenharia informática; nauki komputerowe
Food service | Speisenausgabe; Servieren; service en salle; service à table; servicio de mesas; servizio ai tavoli; servizio in sala; serviço de mesa; bediening; obsługa kelnerska; obsługa gości
Technical documentation | technische Dokumentation; documentation technique; documentación técnica; documentazione tecnica; documentação técnica; technische documentatie; dokumentacja techniczna
Social media marketing | marketing sur les réseaux sociaux; animation des réseaux sociaux; gestión de redes sociales; marketing en redes sociales; gestione dei social media; gestione social; gestão de redes sociais; socialmediabeheer; marketing w mediach społecznościowych; prowadzenie mediów społecznościowych
Clinical research | klinische Forschung; klinische Studien; recherche clinique; essais cliniques; investigación clínica; ensayos clínicos; ricerca clinica; studi clinici; investigação clínica; pesquisa clínica; klinisch onderzoek; badania kliniczne
Facilitation | Moderation von Workshops; animation de réunions; animation d'ateliers; facilitación; facilitazione; facilitação; begeleiding van workshops; prowadzenie warsztatów
Bookkeeping | tenue de comptes; tenue de livres; teneduría de libros; contabilidad básica; tenuta della contabilità; escrituração; boekhouden; księgowanie; prowadzenie ksiąg
Cold calling | Telefonakquise; prospection téléphonique; llamadas en frío; chiamate a freddo; telefonate a freddo; chamadas frias; koude acquisitie; telefonische acquisitie; zimne telefony
Lead generation | Leadgenerierung; génération de leads; generación de leads; generazione di contatti; generazione di lead; geração de leads; leadgeneratie; generowanie leadów
Domiciliary care | ambulante Pflege; häusliche Pflege; soins à domicile; aide à domicile; ayuda a domicilio; atención domiciliaria; assistenza domiciliare; apoio domiciliário; cuidados domiciliários; thuiszorg; opieka domowa
Market analysis | Marktanalysen; analyse de marché; analyse du marché; análisis de mercado; analiza rynku
Competitor analysis | Wettbewerbsanalyse; Konkurrenzanalyse; veille concurrentielle; analyse concurrentielle; análisis de la competencia; analisi della concorrenza; análise da concorrência; concurrentieanalyse; analiza konkurencji
Customer support | Kundensupport; support client; assistance client; soporte al cliente; supporto clienti; suporte ao cliente; apoio ao cliente; klantenondersteuning; wsparcie klienta
Journalism | Journalismus; journalisme; periodismo; giornalismo; jornalismo; journalistiek; dziennikarstwo
Architecture | Architektur; architecte; arquitectura; architettura; arquitetura; architectuur; architektura
Dementia care | Demenzbetreuung; Betreuung von Demenzkranken; Demenz; démence; accompagnement alzheimer; cuidado de personas con demencia; demencia; assistenza a persone con demenza; demenza; cuidados a pessoas com demência; dementiezorg; opieka nad osobami z demencją
Oncology | Onkologie; oncologie; oncología; onkologia
Psychiatry | Psychiatrie; psiquiatría; psichiatria; psychiatria
Psychology | Psychologie; psicología; psychologia
Appointment booking | Terminvereinbarung; Terminvergabe; prise de rendez-vous; concertación de citas; gestión de citas; fissazione appuntamenti; gestione appuntamenti; marcação de consultas; agendamento de consultas; afspraken inplannen; umawianie wizyt; umawianie spotkań
Month-end close | clôture mensuelle; cierre mensual; cierres mensuales; chiusura mensile; chiusure mensili; fecho mensal; fechamento mensal; maandafsluiting; zamknięcie miesiąca
Year-end accounts | Jahresabschlussarbeiten; clôture annuelle; cierre anual; chiusura annuale; chiusura di bilancio; fecho de contas; fechamento anual; jaarafsluiting; zamknięcie roku
Campaign management | Kampagnenmanagement; Kampagnenplanung; gestion de campagnes; gestión de campañas; gestione delle campagne; gestão de campanhas; campagnebeheer; zarządzanie kampaniami
Food safety | Lebensmittelsicherheit; Lebensmittelhygiene; sécurité alimentaire; hygiène alimentaire; seguridad alimentaria; manipulación de alimentos; sicurezza alimentare; igiene alimentare; segurança alimentar; higiene alimentar; voedselveiligheid; bezpieczeństwo żywności; higiena żywności
HACCP | normes HACCP; HACCP-Richtlinien
Delegation | Delegieren; Delegationsfähigkeit; delegación de tareas; delega di compiti; delegação de tarefas; delegeren; delegowanie
Quality standards | Qualitätsstandards; normes de qualité; estándares de calidad; standard di qualità; padrões de qualidade; kwaliteitsnormen; standardy jakości
Business strategy | Unternehmensstrategie; Geschäftsstrategie; stratégie d'entreprise; estrategia empresarial; strategia aziendale; bedrijfsstrategie; strategia biznesowa
Store management | Filialleitung; Marktleitung; gestion de magasin; responsable de magasin; gestión de tienda; gestione del negozio; gestione punto vendita; gestão de loja; winkelmanagement; filiaalbeheer; zarządzanie sklepem
Press releases | Pressemitteilungen; communiqués de presse; comunicados de prensa; notas de prensa; comunicati stampa; comunicados de imprensa; persberichten; informacje prasowe
Nursing homes | Pflegeheim; Altenheim; maison de retraite; residencia de ancianos; casa di riposo; lar de idosos; verpleeghuis; verzorgingshuis; dom opieki
Interpreting | Dolmetschen; Dolmetscher; interprétation simultanée; interprétariat; interpretación simultánea; interpretariato; interpretação simultânea; tolken; tłumaczenia ustne
Telesales | Telefonverkauf; télévente; televenta; televendita; televendas; telefonische verkoop; sprzedaż telefoniczna; telemarketing w sprzedaży
SEO | Suchmaschinenoptimierung; référencement naturel; optimisation pour les moteurs de recherche; posicionamiento web; posicionamiento en buscadores; ottimizzazione per i motori di ricerca; otimização para motores de busca; otimização de sites; zoekmachineoptimalisatie; pozycjonowanie stron
PPC | Suchmaschinenwerbung; Suchmaschinenmarketing; référencement payant; publicidad de pago; pubblicità a pagamento; links patrocinados; zoekmachineadvertenties; reklama płatna
E-mail marketing | emailing; marketing par e-mail; marketing por correo electrónico; marketing e-mailowy
Content marketing | marketing de contenu; marketing de contenidos; marketing dei contenuti; marketing de conteúdo; marketing treści
Content creation | Content-Erstellung; Erstellung von Inhalten; création de contenu; creación de contenido; creación de contenidos; creazione di contenuti; criação de conteúdo; criação de conteúdos; contentcreatie; tworzenie treści
Content management systems | Content-Management-Systeme; Redaktionssysteme; gestion de contenu; sistemas de gestión de contenidos; sistemi di gestione dei contenuti; sistemas de gestão de conteúdos; contentmanagementsystemen; systemy zarządzania treścią
Copywriting | Werbetexte; conception-rédaction; rédaction publicitaire; redacción publicitaria; redazione pubblicitaria; redação publicitária; pisanie tekstów reklamowych
Editing | Lektorat; relecture et correction; corrección de textos; revisione testi; revisão de textos; tekstredactie; redagowanie tekstów
Proofreading | Korrekturlesen; relecture; correction de textes; corrección de pruebas; revisión de textos; correzione di bozze; revisão de provas; proeflezen; korekta tekstów
Internal communications | interne Kommunikation; communication interne; comunicación interna; comunicazione interna; comunicação interna; interne communicatie; komunikacja wewnętrzna
Media relations | Medienarbeit; relations médias; relaciones con los medios; relazioni con i media; rapporti con la stampa; assessoria de imprensa; relações com os media; mediarelaties; persrelaties; relacje z mediami
Brand awareness | Markenbekanntheit; notoriété de la marque; notoriedad de marca; reconocimiento de marca; notorietà del marchio; notoriedade da marca; naamsbekendheid; merkbekendheid; świadomość marki
B2B sales | B2B-Vertrieb; vente B2B; vente aux entreprises; ventas B2B; vendite B2B; vendas B2B; B2B-verkoop; sprzedaż B2B
Customer retention | Kundenbindung; fidélisation; fidélisation de la clientèle; fidelización de clientes; retención de clientes; fidelizzazione dei clienti; fidelizzazione clienti; fidelização de clientes; retenção de clientes; klantenbinding; klantbehoud; utrzymanie klienta
Contract negotiation | Vertragsverhandlungen; Vertragsverhandlung; négociation de contrats; negociación de contratos; negoziazione di contratti; negociação de contratos; contractonderhandelingen; negocjowanie umów
Hospitality | Gastgewerbe; Gastronomie; Hotellerie; hôtellerie-restauration; hostelería; hotelería; ospitalità; settore alberghiero; hotelaria; hotelaria e restauração; horeca; gastronomia; hotelarstwo
Food preparation | Speisenzubereitung; Zubereitung von Speisen; préparation des repas; préparation culinaire; preparazione dei cibi; preparazione alimenti; preparação de alimentos; preparo de alimentos; voedselbereiding; maaltijdbereiding; przygotowywanie posiłków; przygotowywanie potraw
Baking | Backen; Backwaren; boulangerie; panadería; panificazione; panificação; bakken van brood; piekarnictwo
Catering | Verpflegung; restauration collective; traiteur; servicio de comidas; ristorazione; restauração coletiva; gastronomia zbiorowa
Menu planning | Menüplanung; Speisekarten erstellen; élaboration de menus; planificación de menús; elaboración de menús; pianificazione dei menu; planeamento de menus; menu's samenstellen; planowanie menu
Food and beverage | Speisen und Getränke; alimentation et boissons; alimentos y bebidas; alimenti e bevande; alimentação e bebidas; eten en drinken; żywność i napoje
Upselling | Zusatzverkauf; vente additionnelle; venta cruzada; vendita aggiuntiva; vendas adicionais; bijverkoop; sprzedaż dodatkowa
Fraud prevention | Betrugsprävention; prévention de la fraude; prevención de fraude; prevención del fraude; prevenzione delle frodi; prevenção de fraude; fraudepreventie; zapobieganie oszustwom
Investment management | Vermögensverwaltung; gestion d'actifs; gestion de portefeuille; gestión de inversiones; gestione degli investimenti; gestão de investimentos; vermogensbeheer; zarządzanie inwestycjami
Budget preparation | Budgeterstellung; élaboration du budget; élaboration de budgets; elaboración de presupuestos; redazione del budget; elaboração de orçamentos; opstellen van begrotingen; begroting opstellen; przygotowywanie budżetu
Credit control | Forderungsmanagement; Mahnwesen; recouvrement; recouvrement de créances; gestión de cobros; cobro de deudas; recupero crediti; cobranças; debiteurenbeheer; kredietbewaking; windykacja
Variance analysis | Abweichungsanalyse; Abweichungsanalysen; analyse des écarts; análisis de desviaciones; analisi degli scostamenti; análise de desvios; verschillenanalyse; analiza odchyleń
Management accounts | Controlling-Erfahrung; Finanzcontrolling; betriebswirtschaftliche Auswertungen; contrôle de gestion; control de gestión; controllo di gestione; controlo de gestão; controladoria; rachunkowość zarządcza
Cash flow management | Liquiditätsplanung; Liquiditätsmanagement; gestion de trésorerie; gestión de tesorería; flujo de caja; gestione della tesoreria; flussi di cassa; gestão de tesouraria; fluxo de caixa; liquiditeitsbeheer; zarządzanie przepływami pieniężnymi
Financial planning | Finanzplanung; planification financière; planificación financiera; pianificazione finanziaria; planeamento financeiro; planejamento financeiro; financiële planning; planowanie finansowe
Fixed assets | Anlagenbuchhaltung; Anlagevermögen; immobilisations; activos fijos; inmovilizado; immobilizzazioni; cespiti; ativos fixos; imobilizado; vaste activa; środki trwałe
Insurance underwriting | Risikoprüfung; souscription d'assurance; suscripción de seguros; sottoscrizione assicurativa; subscrição de seguros; acceptatie van verzekeringen; ocena ryzyka ubezpieczeniowego
Insurance claims handling | Schadenbearbeitung; Schadenregulierung; gestion des sinistres; gestión de siniestros; tramitación de siniestros; gestione dei sinistri; gestão de sinistros; schadebehandeling; schadeafhandeling; likwidacja szkód
Mortgage advice | Baufinanzierung; Hypothekenberatung; crédit immobilier; asesoramiento hipotecario; hipotecas; mutui; crédito habitação; crédito imobiliário; hypotheekadvies; doradztwo kredytowe
Due diligence | Due-Diligence-Prüfung; diligencia debida
Estimating | Angebotskalkulation; chiffrage; métreur; presupuestación; preventivazione; orçamentação; calculatie; kosztorysowanie
Quotations | Angebotserstellung; établissement de devis; élaboration de devis; elaboración de ofertas; redazione di preventivi; preventivi; elaboração de propostas; offertes opstellen; offertes maken; przygotowywanie ofert; ofertowanie
Tendering | Ausschreibungen; appels d'offres; réponse aux appels d'offres; licitaciones; gare d'appalto; concursos públicos; licitações; aanbestedingen; przetargi
Strategic sourcing | strategischer Einkauf; achats stratégiques; compras estratégicas; acquisti strategici; strategisch inkopen; zakupy strategiczne
Production management | Produktionsleitung; Fertigungsleitung; Produktionssteuerung; gestion de production; gestión de la producción; gestión de producción; gestione della produzione; gestão da produção; gestão de produção; productiemanagement; productieleiding; zarządzanie produkcją
Maintenance engineering | Instandhaltung; Wartung und Instandhaltung; maintenance industrielle; mantenimiento industrial; manutenzione industriale; manutenção industrial; industrieel onderhoud; utrzymanie ruchu
Electrical maintenance | elektrische Instandhaltung; maintenance électrique; mantenimiento eléctrico; manutenzione elettrica; manutenção elétrica; elektrisch onderhoud; konserwacja elektryczna
Property maintenance | Gebäudeinstandhaltung; Hausmeistertätigkeiten; entretien des bâtiments; mantenimiento de edificios; manutenzione degli edifici; manutenção de edifícios; gebouwenonderhoud; konserwacja budynków
Facilities management | Gebäudemanagement; gestion des installations; services généraux; gestión de instalaciones; gestione delle strutture; gestão de instalações; facilitair beheer; facilitair management; zarządzanie obiektem
Hydraulics and pneumatics | Hydraulik; Pneumatik; Hydraulik und Pneumatik; hydraulique; pneumatique; hidráulica; neumática; oleodinamica; idraulica e pneumatica; pneumatica; hydrauliek; pneumatiek; hydraulika; pneumatyka
Control systems | Steuerungstechnik; Regelungstechnik; automatisme; systèmes de contrôle; sistemas de control; sistemi di controllo; sistemas de controlo; regeltechniek; systemy sterowania
PLC programming | SPS-Programmierung; programmation automate; automates programmables; programación de PLC; programmazione PLC; programação de CLP; programação de PLC; PLC-programmering; programowanie PLC; programowanie sterowników
Machining | Zerspanung; spanende Bearbeitung; Zerspanungstechnik; usinage; mecanizado; lavorazioni meccaniche; maquinagem; usinagem; verspaning; obróbka skrawaniem
CNC machining | CNC-Fräsen; CNC-Drehen; CNC-Bearbeitung; usinage CNC; mecanizado CNC; lavorazione CNC; maquinagem CNC; usinagem CNC; CNC-frezen; CNC-draaien; obróbka CNC
Metal fabrication | Metallbau; Metallverarbeitung; métallerie; travail des métaux; fabricación metálica; carpenteria metallica; serralharia; caldeiraria; metaalbewerking; obróbka metali
Manufacturing engineering | Fertigungstechnik; Produktionstechnik; génie de fabrication; ingeniería de fabricación; ingegneria di produzione; engenharia de produção; productietechniek; inżynieria produkcji
Product design | Produktdesign; Produktgestaltung; conception de produits; diseño de producto; progettazione di prodotto; design de produto; productontwerp; projektowanie produktu
Reading construction drawings | technisches Zeichnen; technische Zeichnungen; dessin technique; dessin industriel; dibujo técnico; disegno tecnico; desenho técnico; technisch tekenen; rysunek techniczny; Baupläne lesen; lecture de plans; lectura de planos; lettura del disegno tecnico; leitura de projetos; bouwtekeningen lezen; czytanie rysunku technicznego
Plumbing | Sanitärinstallation; Klempnerarbeiten; plomberie; fontanería; plomería; idraulica; impianti idraulici; canalização; encanamento; loodgieterswerk; hydraulika budowlana; instalacje sanitarne
Carpentry | Zimmererarbeiten; Tischlerarbeiten; Schreinerarbeiten; menuiserie; charpenterie; carpintería; falegnameria; carpenteria in legno; carpintaria; timmerwerk; stolarstwo; ciesielstwo
Bricklaying | Maurerarbeiten; maçonnerie; albañilería; muratura; alvenaria; metselwerk; metselen; murarstwo; murowanie
Painting and decorating | Malerarbeiten; Maler- und Lackiererarbeiten; peinture en bâtiment; pintura y decoración; pintura de interiores; tinteggiatura; imbiancatura; pintura de construção; schilderwerk; malowanie wnętrz
Plastering | Verputzarbeiten; plâtrerie; enlucido; intonacatura; reboco; stukadoren; tynkowanie
Roofing | Dachdeckerarbeiten; couverture toiture; cubiertas y tejados; coperture tetti; telhados; dakdekken; dekarstwo
Tiling | Fliesenlegen; carrelage; alicatado; posa piastrelle; assentamento de azulejos; tegelzetten; układanie płytek
HVAC | Heizung, Lüftung, Klima; Heizungs- und Klimatechnik; chauffage, ventilation et climatisation; génie climatique; climatización; impianti di climatizzazione; climatização; klimaattechniek; klimatyzacja i wentylacja
Forklift licence | Gabelstapler; Staplerschein; Gabelstaplerschein; cariste; conduite de chariots élévateurs; CACES; carretillero; manejo de carretillas elevadoras; carretilla elevadora; carrellista; patentino del muletto; condução de empilhador; empilhadeira; heftruck; heftruckcertificaat; reachtruck rijden; wózek widłowy; uprawnienia na wózki widłowe
Picking and packing | Kommissionierung; Kommissionieren; préparation de commandes; preparación de pedidos; preparazione ordini; prelievo ordini; preparação de encomendas; separação de pedidos; orderpicken; kompletacja zamówień; kompletowanie zamówień
Packing | Verpackung; Verpacken; emballage; conditionnement; empaquetado; embalaje; imballaggio; embalagem; inpakken; pakowanie
Goods in | Wareneingang; réception de marchandises; réception des marchandises; recepción de mercancías; ricevimento merci; receção de mercadorias; recebimento de mercadorias; goederenontvangst; przyjmowanie towaru; przyjęcie towaru
Stocktaking | Inventur; inventaires; inventario físico; inventario di magazzino; inventariação; inventarisatie
Route planning | Tourenplanung; Routenplanung; planification de tournées; planificación de rutas; pianificazione dei percorsi; planeamento de rotas; planejamento de rotas; planowanie tras
Multidrop delivery | Auslieferungsfahrer; livraison; chauffeur-livreur; reparto de mercancías; consegne; entregas; bezorging; dostarczanie przesyłek; kierowca dostawca
Import and export | Import und Export; Außenhandel; commerce international; importación y exportación; comercio exterior; importazione ed esportazione; commercio estero; importação e exportação; import en export; import i eksport; handel zagraniczny
Customs clearance | Zollabwicklung; Verzollung; dédouanement; déclarations en douane; despacho de aduanas; trámites aduaneros; pratiche doganali; sdoganamento; desembaraço aduaneiro; despacho aduaneiro; douaneafhandeling; inklaring; odprawa celna
Fleet management | Fuhrparkmanagement; gestion de flotte; gestión de flotas; gestione della flotta; gestão de frotas; wagenparkbeheer; zarządzanie flotą
Visual merchandising | visuelles Merchandising; marchandisage visuel; escaparatismo; vetrinistica; vitrinismo
Housekeeping | Hauswirtschaft; Zimmerreinigung; entretien des chambres; limpieza de habitaciones; pulizia camere; governança hoteleira; limpeza de quartos; kamers schoonmaken; sprzątanie pokoi
Bar work | Barkeeper; Cocktails mixen; préparation de cocktails; coctelería; preparación de cócteles; preparazione cocktail; preparação de cocktails; cocktails maken; przygotowywanie koktajli; barmaństwo
Barista skills | Kaffeezubereitung; préparation de café; preparación de café; preparazione caffè; caffetteria; preparação de café; koffie bereiden; parzenie kawy
Kitchen management | Küchenleitung; Küchenchef; gestion de cuisine; jefe de cocina; gestión de cocina; gestione della cucina; gestão de cozinha; keukenmanagement; zarządzanie kuchnią
Hairdressing | Haare schneiden; coupe de cheveux; corte de pelo; taglio capelli; corte de cabelo; haren knippen; strzyżenie; Friseurhandwerk; coiffure; peluquería; parrucchiere; acconciature; cabeleireiro; kappersvak; fryzjerstwo
Beauty therapy | Kosmetik; esthétique; estética; estetista; schoonheidsbehandelingen; schoonheidsspecialist; kosmetologia; zabiegi kosmetyczne
Massage | Massagen; masajes; massaggi; massages geven; masaż
Make-up artistry | Visagist; maquillage; maquillaje; trucco; maquilhagem; maquiagem; visagie; makijaż
Personal training | coaching sportif; entrenamiento personal; allenamento personale; treino pessoal; persoonlijke training; trening personalny
Gardening | Gartenarbeit; Gartenpflege; jardinage; entretien des espaces verts; jardinería; giardinaggio; jardinagem; tuinieren; tuinonderhoud; ogrodnictwo; prace ogrodnicze
Farming | Landwirtschaft; agricultura; agricoltura; landbouw; rolnictwo
Animal care | Tierpflege; soins aux animaux; cuidado de animales; cura degli animali; cuidado de animais; dierenverzorging; opieka nad zwierzętami
Security guarding | Objektschutz; Wachdienst; gardiennage; surveillance des sites; vigilancia; seguridad privada; vigilanza; sorveglianza; beveiliging van gebouwen; ochrona obiektów; ochrona mienia
CCTV monitoring | Videoüberwachung; videovigilancia; videosorveglianza; cameratoezicht; monitoring wizyjny
Care of patients | Patientenversorgung; Patientenpflege; Patientenbetreuung; soins aux patients; prise en charge des patients; atención al paciente; cuidado de pacientes; assistenza ai pazienti; cura del paziente; cuidados ao paciente; cuidados ao doente; assistência ao paciente; patiëntenzorg; opieka nad pacjentem
Care planning | Pflegeplanung; plan de soins; projet de soins; plan de cuidados; planificación de cuidados; piano assistenziale; plano de cuidados; zorgplan; zorgplannen; plan opieki
Medication administration | Medikamentengabe; Medikamentenverabreichung; Verabreichung von Medikamenten; administration de médicaments; distribution des médicaments; administración de medicamentos; somministrazione di farmaci; somministrazione farmaci; administração de medicação; administração de medicamentos; medicatie toedienen; medicatietoediening; podawanie leków
Wound care | Wundversorgung; Wundmanagement; Wundpflege; soins de plaies; pansements; cura de heridas; curas; medicazione ferite; tratamento de feridas; curativos; wondzorg; wondverzorging; opieka nad ranami; pielęgnacja ran
Vital signs | Vitalzeichen; Vitalparameter; Vitalwerte; signes vitaux; constantes vitales; signos vitales; parametri vitali; sinais vitais; vitale functies; parametry życiowe
Infection prevention and control | Hygienemaßnahmen; Infektionsschutz; prévention des infections; hygiène hospitalière; prevención de infecciones; control de infecciones; prevenzione delle infezioni; controllo delle infezioni; prevenção de infeções; controlo de infeção; infectiepreventie; kontrola zakażeń
Palliative care | Palliativpflege; Palliativversorgung; soins palliatifs; cuidados paliativos; cure palliative; palliatieve zorg; opieka paliatywna
Paediatrics | Kinderheilkunde; Pädiatrie; Kinderkrankenpflege; pédiatrie; pediatría; kindergeneeskunde
Geriatrics | Geriatrie; geriatría
Cardiology | Kardiologie; cardiologie; cardiología; kardiologia
Surgery | Chirurgie; cirugía; chirurgia; cirurgia
Radiology | Radiologie; radiología
Neurology | Neurologie; neurología
Midwifery | Hebamme; Geburtshilfe; sage-femme; matrona; partería; ostetricia; enfermagem obstétrica; verloskunde; położnictwo
Phlebotomy | Blutabnahme; Blutentnahme; prélèvements sanguins; prise de sang; extracción de sangre; extracciones de sangre; prelievi di sangue; prelievi ematici; colheita de sangue; coleta de sangue; bloedafname; bloedprikken; pobieranie krwi
Occupational therapy | Ergotherapie; terapia ocupacional; terapia occupazionale; terapia zajęciowa
Speech and language therapy | Logopädie; orthophonie; logopedia; terapia da fala; fonoaudiologia; logopedie
Laboratory techniques | Labortechnik; Labormethoden; techniques de laboratoire; técnicas de laboratorio; tecniche di laboratorio; laboratoriumtechnieken; techniki laboratoryjne
Learning disabilities | Lernbehinderung; geistige Behinderung; déficience intellectuelle; discapacidad intelectual; disabilità intellettiva; deficiência intelectual; verstandelijke beperking; niepełnosprawność intelektualna
Community care | gemeindenahe Pflege; soins communautaires; atención comunitaria; assistenza territoriale; cuidados comunitários; wijkzorg; opieka środowiskowa
Residential care | stationäre Pflege; hébergement médico-social; atención residencial; assistenza residenziale; cuidados residenciais; residentiële zorg; opieka stacjonarna
Classroom management | Klassenführung; gestion de classe; gestión del aula; gestión de aula; gestione della classe; gestão da sala de aula; klassenmanagement; zarządzanie klasą
SEND | Sonderpädagogik; sonderpädagogische Förderung; besoins éducatifs particuliers; éducation spécialisée; educación especial; necesidades educativas especiales; bisogni educativi speciali; insegnante di sostegno; educação especial; necessidades educativas especiais; speciaal onderwijs; pedagogika specjalna
Early years education | Frühpädagogik; frühkindliche Bildung; petite enfance; educación infantil; educazione della prima infanzia; educação de infância; educação infantil; kinderopvang en vroege ontwikkeling; edukacja przedszkolna; wychowanie przedszkolne
Private tutoring | Nachhilfe; Nachhilfeunterricht; soutien scolaire; cours particuliers; clases particulares; ripetizioni; explicações; aulas particulares; bijles; korepetycje
HR administration | Personaladministration; Personalverwaltung; administration du personnel; gestion administrative du personnel; administración de personal; amministrazione del personale; administração de pessoal; personeelsadministratie; administracja kadrowa; kadry
Reward and benefits | Vergütung; Vergütung und Zusatzleistungen; rémunération et avantages sociaux; compensación y beneficios; compensi e benefit; remuneração e benefícios; beloning en arbeidsvoorwaarden; wynagrodzenia i benefity
Employment law | Arbeitsrecht; droit du travail; derecho laboral; diritto del lavoro; direito do trabalho; direito laboral; arbeidsrecht; prawo pracy
Contract law | Vertragsrecht; droit des contrats; derecho contractual; diritto contrattuale; direito contratual; contractenrecht; prawo umów
Commercial law | Handelsrecht; Wirtschaftsrecht; droit commercial; droit des affaires; derecho mercantil; derecho comercial; diritto commerciale; direito comercial; ondernemingsrecht; prawo handlowe
Legal research | juristische Recherche; recherche juridique; investigación jurídica; ricerca giuridica; pesquisa jurídica; juridisch onderzoek; analiza prawna
Litigation | Prozessführung; contentieux; litigios; contenzioso; contencioso; procesvoering; spory sądowe
Business transformation | Unternehmenstransformation; transformation d'entreprise; transformación empresarial; trasformazione aziendale; transformação empresarial; bedrijfstransformatie; transformacja biznesowa
Requirements gathering | Anforderungserhebung; recueil du besoin; toma de requisitos; levantamiento de requisitos; raccolta dei requisiti; levantamento de requisitos; requirementsanalyse; zbieranie wymagań; Anforderungsaufnahme
Business cases | Wirtschaftlichkeitsanalysen; étude de rentabilité; casos de negocio; casi aziendali
Resource management | Ressourcenplanung; Ressourcenmanagement; gestion des ressources; gestión de recursos; gestione delle risorse; gestão de recursos; zarządzanie zasobami
System implementation | Systemeinführung; mise en place de systèmes; implantación de sistemas; implementación de sistemas; implementazione di sistemi; implementação de sistemas; systeemimplementatie; wdrażanie systemów
Back-end development | Backend-Entwicklung; développement back-end; desarrollo backend; sviluppo backend; desenvolvimento backend; backendontwikkeling; programowanie backendu
Front-end development | Frontend-Entwicklung; développement front-end; desarrollo frontend; sviluppo frontend; desenvolvimento frontend; frontendontwikkeling; programowanie frontendu
Full-stack development | Full-Stack-Entwicklung; Fullstack-Entwickler; développement full-stack; développeur full stack; desarrollo full stack; desarrollador full stack; sviluppo full stack; sviluppatore full stack; desenvolvimento full stack; full-stack-ontwikkelaar
UX design | UX-Gestaltung; expérience utilisateur; experiencia de usuario; esperienza utente; experiência do utilizador; experiência do usuário; gebruikerservaring; doświadczenie użytkownika
UI design | Benutzeroberflächen; interface utilisateur; interfaz de usuario; interfaccia utente; interface do utilizador; interface do usuário; gebruikersinterface; interfejs użytkownika
IT infrastructure | IT-Infrastruktur; infrastructure informatique; infraestructura informática; infrastruttura informatica; infrastruttura IT; infraestrutura de TI; IT-infrastructuur; infrastruktura IT
Network security | Netzwerksicherheit; sécurité réseau; sécurité des réseaux; seguridad de redes; sicurezza di rete; segurança de redes; netwerkbeveiliging; bezpieczeństwo sieci
Data structures and algorithms | Datenstrukturen und Algorithmen; algorithmique; structures de données; estructuras de datos; algoritmos; strutture dati; estruturas de dados; datastructuren; struktury danych; algorytmy
Data warehousing | Datenlager; entrepôt de données; almacén de datos; almacenes de datos; magazzini dati; armazém de dados; hurtownie danych
Data visualisation | Datenvisualisierung; visualisation de données; visualización de datos; visualizzazione dei dati; visualização de dados; datavisualisatie; wizualizacja danych
Data modelling | Datenmodellierung; modélisation de données; modélisation des données; modelado de datos; modellazione dei dati; modelagem de dados; modelação de dados; datamodellering; modelowanie danych
Data engineering | Datenpipelines; ingénierie des données; ingeniería de datos; ingegneria dei dati; engenharia de dados; inżynieria danych
Data collection | Datenerhebung; collecte de données; recogida de datos; recolección de datos; recopilación de datos; raccolta dati; recolha de dados; coleta de dados; gegevensverzameling; dataverzameling; zbieranie danych
Data quality | Datenqualität; qualité des données; calidad de datos; qualità dei dati; qualidade dos dados; datakwaliteit; jakość danych
Natural language processing | Sprachverarbeitung; Computerlinguistik; traitement automatique du langage; traitement du langage naturel; procesamiento del lenguaje natural; elaborazione del linguaggio naturale; processamento de linguagem natural; natuurlijke taalverwerking; przetwarzanie języka naturalnego
Computer vision | maschinelles Sehen; Bildverarbeitung; vision par ordinateur; visión por computador; visión artificial; visione artificiale; visão computacional; beeldherkenning; widzenie komputerowe
Requirements specification | Lastenheft; Pflichtenheft; cahier des charges; pliego de condiciones; caderno de encargos; programma van eisen; specyfikacja wymagań
Web services | Webdienste; services web; servicios web; servizi web; serviços web; usługi sieciowe
Test planning | Testplanung; Testfälle; plans de test; planes de prueba; piani di test; planos de testes; testplannen; plany testów; przypadki testowe
Microservices | Microservice-Architektur; architecture microservices; microservicios; microservizi; microsserviços; microserviços; mikroserwisy; mikrousługi
Continuous integration and delivery | kontinuierliche Integration; intégration continue; déploiement continu; integración continua; integrazione continua; integração contínua; continue integratie; ciągła integracja
Internet research | Internetrecherche; recherche sur internet; búsqueda en internet; ricerca su internet; pesquisa na internet; internetonderzoek; wyszukiwanie informacji w internecie
Minute taking | Protokollführung; Protokolle; comptes rendus de réunion; compte rendu de réunion; rédaction de comptes rendus; redacción de actas; levantamiento de actas; verbalizzazione; redazione di verbali; elaboração de atas; redação de atas; notuleren; notulen; protokołowanie
Executive assistance | Assistenz der Geschäftsführung; Geschäftsführungsassistenz; assistanat de direction; assistante de direction; assistant de direction; asistente de dirección; asistencia a dirección; assistente di direzione; assistenza di direzione; assistente executiva; apoio à direção; directiesecretaresse; directieassistent; asystentka zarządu; asystent zarządu
Diary management | Kalenderführung; Terminkalender; gestion d'agenda; gestion des agendas; gestión de agenda; gestione agenda; gestão de agenda; agendabeheer; agendamanagement; prowadzenie kalendarza
Travel arrangements | Reiseplanung; Reiseorganisation; Reisebuchungen; organisation de déplacements; organisation des déplacements; organización de viajes; gestión de viajes; organizzazione viaggi; organização de viagens; reizen boeken; reisplanning; organizacja podróży; organizacja wyjazdów służbowych
Typing | Maschinenschreiben; Zehnfingersystem; dactylographie; mecanografía; dattilografia; dactilografia; digitação; blind typen; typevaardigheid; pisanie na klawiaturze
Meeting organisation | Besprechungsorganisation; organisation de réunions; organización de reuniones; organizzazione di riunioni; organização de reuniões; vergaderingen organiseren; organizacja spotkań
Planning | Arbeitsplanung; Planungsfähigkeit; planowanie pracy
Objective setting | Zielvereinbarungen; fixation d'objectifs; fijación de objetivos; definizione degli obiettivi; definição de objetivos; doelen stellen; wyznaczanie celów
Knowledge management | Wissensmanagement; gestion des connaissances; gestión del conocimiento; gestione della conoscenza; gestão do conhecimento; kennismanagement; zarządzanie wiedzą
Risk assessment | Gefährdungsbeurteilung; Risikobewertung; évaluation des risques; evaluación de riesgos; valutazione dei rischi; valutazione del rischio; avaliação de riscos; risicobeoordeling; risico-inventarisatie; ocena ryzyka
Environmental science | Umweltmanagement; gestion environnementale; gestión ambiental; gestión medioambiental; gestione ambientale; gestão ambiental; milieumanagement; zarządzanie środowiskowe
Sustainability | Nachhaltigkeit; développement durable; sostenibilidad; sostenibilità; sustentabilidade; duurzaamheid; zrównoważony rozwój
Ambition | Ehrgeiz; ehrgeizig; ambición; ambizione; ambição; ambitie; ambicja
Proposal writing | Angebote verfassen; rédaction de propositions; redacción de propuestas; redazione di proposte; redação de propostas; voorstellen schrijven
Influencing | Überzeugungskraft; Durchsetzungsvermögen; force de persuasion; force de conviction; capacidad de persuasión; capacità di persuasione; capacidade de persuasão; overtuigingskracht; siła przekonywania; umiejętność przekonywania
Networking | Netzwerken; Aufbau von Netzwerken; développement de réseau; creación de redes de contactos; creazione di reti; netwerken opbouwen; budowanie sieci kontaktów
Accountability | Verantwortungsbewusstsein; verantwortungsbewusst; Verantwortungsbereitschaft; sens des responsabilités; sentido de la responsabilidad; senso di responsabilità; sentido de responsabilidade; verantwoordelijkheidsgevoel; poczucie odpowiedzialności
Punctuality | Pünktlichkeit; pünktlich; ponctualité; ponctuel; puntualidad; puntualità; pontualidade; stiptheid; punctualiteit; punktualność
Patience | Geduld; geduldig; paciencia; pazienza; cierpliwość
Honesty | Ehrlichkeit; honnêteté; honestidad; onestà; honestidade; eerlijkheid
Curiosity | Neugier; Wissbegierde; curiosité; curiosidad; curiosità; curiosidade; nieuwsgierigheid; ciekawość
Discretion | discreción; discrezione; discrição; discretie; dyskrecja
Politeness | Höflichkeit; politesse; cortesía; beleefdheid; uprzejmość
Calmness | Gelassenheit; calme; serenidad; calma; serenidade; kalmte; opanowanie
Commercial awareness | kaufmännisches Denken; unternehmerisches Denken; sens commercial; sens des affaires; visión comercial; visión de negocio; senso degli affari; senso commerciale; visão comercial; visão de negócio; commercieel inzicht; commercieel denken; orientacja biznesowa
Numeracy | Zahlenverständnis; Rechenkenntnisse; aisance avec les chiffres; habilidad numérica; capacità di calcolo; numeracia; cijfermatig inzicht; rekenvaardigheid; umiejętność liczenia
Physical fitness | körperliche Belastbarkeit; körperliche Fitness; bonne condition physique; buena condición física; buona forma fisica; boa condição física; goede lichamelijke conditie; sprawność fizyczna
Manual dexterity | Fingerfertigkeit; handwerkliches Geschick; dextérité manuelle; dextérité; destreza manual; manualità; handvaardigheid; zdolności manualne
Equality and diversity | Gleichstellung; Vielfalt und Inklusion; égalité et diversité; diversité et inclusion; igualdad y diversidad; diversidad e inclusión; diversità e inclusione; diversidade e inclusão; diversiteit en inclusie; równość i różnorodność
Coaching and developing others | Mitarbeiterentwicklung; développement des collaborateurs; desarrollo de personas; sviluppo dei collaboratori; desenvolvimento de pessoas; medewerkers ontwikkelen; rozwijanie pracowników
Motivating others | Motivationsfähigkeit; Mitarbeitermotivation; motivation des équipes; motivación de equipos; motivazione del team; motivação de equipas; motivação de equipes; motiveren van medewerkers; motywowanie zespołu
Key account management | Großkundenbetreuung; gestion des grands comptes; grands comptes; gestión de grandes cuentas; gestione grandi clienti; gestão de contas-chave; accountbeheer grootzakelijk; obsługa kluczowych klientów; kluczowi klienci
Sales targets | Umsatzziele; Verkaufsziele; objectifs de vente; atteinte des objectifs; objetivos de ventas; cumplimiento de objetivos; obiettivi di vendita; objetivos de vendas; metas de vendas; verkoopdoelstellingen; cele sprzedażowe
Sales strategy | Vertriebsstrategie; stratégie commerciale; stratégie de vente; estrategia de ventas; estrategia comercial; strategia di vendita; strategia commerciale; estratégia de vendas; verkoopstrategie; strategia sprzedaży
Sales forecasting | Umsatzplanung; Verkaufsprognosen; prévision des ventes; pronóstico de ventas; previsione delle vendite; previsões de vendas; verkoopprognoses; prognozowanie sprzedaży
Product launches | Produkteinführung; Produkteinführungen; lancement de produits; lanzamiento de productos; lancio di prodotti; lançamento de produtos; productlanceringen; wprowadzanie produktów na rynek
New product development | Neuproduktentwicklung; développement de nouveaux produits; desarrollo de nuevos productos; sviluppo di nuovi prodotti; desenvolvimento de novos produtos; ontwikkeling van nieuwe producten; rozwój nowych produktów
Research and development | Forschung und Entwicklung; recherche et développement; investigación y desarrollo; ricerca e sviluppo; investigação e desenvolvimento; pesquisa e desenvolvimento; onderzoek en ontwikkeling; badania i rozwój
Trade shows | Messen; Messeauftritte; salons professionnels; ferias comerciales; fiere; feiras comerciais; vakbeurzen; beurzen; targi branżowe
Public sector | öffentlicher Dienst; fonction publique; secteur public; sector público; administración pública; settore pubblico; pubblica amministrazione; setor público; administração pública; publieke sector; overheid; sektor publiczny
Audiology | Audiologie
VAT returns | Umsatzsteuer; Umsatzsteuervoranmeldung; Mehrwertsteuer; déclarations de TVA; =TVA; declaraciones de IVA; liquidación de IVA; dichiarazioni IVA; liquidazione IVA; declarações de IVA; btw-aangifte; btw-aangiften; deklaracje VAT
Booking and reservations | Buchungen; Reservierungen; gestion des réservations; gestión de reservas; reservas; gestione prenotazioni; prenotazioni; gestão de reservas; reserveringen; boekingen; rezerwacje
Timesheets | Zeiterfassung; feuilles de temps; hojas de tiempo; fogli presenze; folhas de horas; urenregistratie; ewidencja czasu pracy
Sales administration | Vertriebsassistenz; administration des ventes; administración de ventas; amministrazione vendite; administração de vendas; verkoopadministratie; administracja sprzedaży
Product demonstrations | Produktvorführungen; démonstrations de produits; demostraciones de producto; dimostrazioni di prodotto; demonstrações de produtos; productdemonstraties; prezentacje produktów
Database administration | Datenbankadministration; administration de bases de données; administración de bases de datos; amministrazione di database; administração de bases de dados; databasebeheer; administrowanie bazami danych
Penetration testing | Penetrationstests; tests d'intrusion; pruebas de penetración; test di penetrazione; testes de intrusão; penetratietesten; testy penetracyjne
Inbox management | gestion des mails; gestión del correo; gestione della posta elettronica; e-mailbeheer
Document control | Dokumentenlenkung; gestion documentaire; control documental; controllo documentale; controlo documental; documentbeheer; kontrola dokumentów
`;
