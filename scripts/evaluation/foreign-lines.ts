/**
 * Lines as CVs in other languages write them, with the concepts they show by the lexicon's names: first technologies,
 * then what is no technology. Written by us, without a look at the lexicon's translations.
 */
export const foreignLines: readonly (readonly [
  line: string,
  technologies: string,
  others: string,
])[] = [
  [
    "Entwicklung von Webanwendungen mit Java, Spring Boot und PostgreSQL",
    "Java; Spring Boot; PostgreSQL",
    "Web development",
  ],
  [
    "Sehr gute Kenntnisse in MS Excel und SAP, Buchhaltung und Lohnabrechnung",
    "Microsoft Excel; SAP",
    "Accounting; Payroll",
  ],
  [
    "Leitung eines Teams von acht Personen, Projektmanagement und Budgetplanung",
    "",
    "Team leadership; Project management; Budget preparation",
  ],
  [
    "Wundversorgung, Medikamentengabe und Pflegedokumentation auf einer Intensivstation",
    "",
    "Wound care; Medication administration; Intensive care",
  ],
  [
    "Maschinelles Lernen mit Python und TensorFlow, Datenanalyse in SQL",
    "Python; TensorFlow; SQL",
    "Machine learning; Data analysis",
  ],
  [
    "Kundenberatung, Verkauf und Reklamationsbearbeitung im Einzelhandel",
    "",
    "Sales; Complaint handling; Retail",
  ],
  [
    "Développement d'applications en Python, Docker et Kubernetes",
    "Python; Docker; Kubernetes",
    "Software development",
  ],
  [
    "Comptabilité générale, facturation et déclarations de TVA sous Sage",
    "Sage",
    "Accounting; Invoicing; VAT returns",
  ],
  [
    "Gestion de projet, travail en équipe et relation client",
    "",
    "Project management; Teamwork; Customer service",
  ],
  ["Soins infirmiers, prise de sang et accompagnement des patients", "", "Nursing; Phlebotomy"],
  [
    "Analyse de données avec Power BI et Excel, apprentissage automatique",
    "Power BI; Microsoft Excel",
    "Data analysis; Machine learning",
  ],
  [
    "Recrutement, formation du personnel et gestion de la paie",
    "",
    "Recruitment; Training delivery; Payroll",
  ],
  [
    "Desarrollo web con JavaScript, React y Node.js",
    "JavaScript; React; Node.js",
    "Web development",
  ],
  [
    "Contabilidad, facturación y atención al cliente",
    "",
    "Accounting; Invoicing; Customer service",
  ],
  [
    "Gestión de proyectos, trabajo en equipo y resolución de problemas",
    "",
    "Project management; Teamwork; Problem solving",
  ],
  [
    "Análisis de datos con SQL y Tableau, control de calidad",
    "SQL; Tableau",
    "Data analysis; Quality control",
  ],
  [
    "Gestión de almacén, inventario y logística",
    "",
    "Warehouse management; Stock control; Logistics",
  ],
  [
    "Sviluppo software in C# e .NET, database SQL Server",
    "C#; .NET; Microsoft SQL Server",
    "Software development; Databases",
  ],
  [
    "Contabilità, fatturazione e gestione del personale",
    "",
    "Accounting; Invoicing; People management",
  ],
  [
    "Gestione progetti, lavoro di squadra e assistenza clienti",
    "",
    "Project management; Teamwork; Customer service",
  ],
  [
    "Progettazione meccanica con AutoCAD e SolidWorks",
    "AutoCAD; SolidWorks",
    "Mechanical engineering",
  ],
  [
    "Desenvolvimento de software em Java e Angular, testes automatizados",
    "Java; Angular",
    "Software development; Automated testing",
  ],
  [
    "Contabilidade, atendimento ao cliente e gestão de projetos",
    "",
    "Accounting; Customer service; Project management",
  ],
  [
    "Análise de dados em Python e Power BI, trabalho em equipa",
    "Python; Power BI",
    "Data analysis; Teamwork",
  ],
  ["Softwareontwikkeling met PHP, Laravel en MySQL", "PHP; Laravel; MySQL", "Software development"],
  [
    "Boekhouding, klantenservice en projectmanagement",
    "",
    "Accounting; Customer service; Project management",
  ],
  [
    "Gegevensanalyse in Excel, voorraadbeheer en logistiek",
    "Microsoft Excel",
    "Data analysis; Stock control; Logistics",
  ],
  [
    "Tworzenie oprogramowania w Java i Git, testowanie oprogramowania",
    "Java; Git",
    "Software development; Software testing",
  ],
  [
    "Księgowość, obsługa klienta i zarządzanie projektami",
    "",
    "Accounting; Customer service; Project management",
  ],
  ["Analiza danych w SQL i Python, praca zespołowa", "SQL; Python", "Data analysis; Teamwork"],
];
