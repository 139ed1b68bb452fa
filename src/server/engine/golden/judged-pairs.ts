import type { RequirementStatus } from "../../../shared/results.ts";

/** What a careful reader says of each demand, for the fitting CV and for the other one. */
type JudgedDemand = readonly [text: string, fitting: RequirementStatus, other: RequirementStatus];

/** An advertisement in five lines and two candidates, of whom the first fits better. Fictional. */
export type JudgedPair = {
  title: string;
  demands: readonly JudgedDemand[];
  fitting: string;
  other: string;
};

const education = (line: string) => `\n\nEducation\n${line}`;

function cv(title: string, place: string, years: string, lines: string[], rest = ""): string {
  const bullets = lines.map((line) => `• ${line}`).join("\n");
  return `Sam Field\nsam.field@example.com, 07700 900123\n\nExperience\n\n${title}, ${place}\n${years}\n${bullets}${rest}`;
}

export const judgedPairs: readonly JudgedPair[] = [
  {
    title: "Staff Nurse",
    demands: [
      ["Current NMC registration", "met", "missing"],
      ["Experience of wound care", "met", "missing"],
      ["Medication administration", "met", "met"],
      ["Experience of acute hospital wards", "met", "missing"],
    ],
    fitting: cv(
      "Staff Nurse",
      "Avon Hospital",
      "January 2018 – Present",
      [
        "Wound care and medication administration for 28 patients on an acute hospital ward.",
        "Supervise three student nurses on each shift.",
      ],
      `\n\nRegistrations\nNMC registered nurse${education("BSc Nursing, University of Bristol, 2017")}`,
    ),
    other: cv("Care Assistant", "Hill House", "March 2019 – Present", [
      "Help residents with washing, dressing and meals.",
      "Medication administration under the supervision of a nurse.",
    ]),
  },
  {
    title: "Backend Developer",
    demands: [
      ["Go or Java", "met", "missing"],
      ["PostgreSQL", "met", "missing"],
      ["Kubernetes in production", "met", "missing"],
      ["Automated testing", "met", "partial"],
    ],
    fitting: cv("Backend Developer", "Ledgerly", "May 2019 – Present", [
      "Write payment services in Go that answer 4,000 requests a second.",
      "Moved 30 services to Kubernetes in production.",
      "Tuned PostgreSQL queries and wrote automated testing for each release.",
    ]),
    other: cv("Web Designer", "Pixel Yard", "June 2019 – Present", [
      "Design landing pages with HTML and CSS.",
      "Run usability testing with customers.",
    ]),
  },
  {
    title: "Primary Teacher",
    demands: [
      ["Qualified Teacher Status", "met", "missing"],
      ["Experience of teaching Key Stage 2", "met", "missing"],
      ["Safeguarding", "met", "missing"],
      ["Phonics", "met", "missing"],
    ],
    fitting: cv(
      "Class Teacher",
      "Oak Primary School",
      "September 2016 – Present",
      [
        "Teach Key Stage 2 classes of 30 pupils.",
        "Lead phonics across the school and train new colleagues.",
        "Deputy lead for safeguarding.",
      ],
      `\n\nQualifications\nQualified Teacher Status (QTS), 2016${education("PGCE Primary, University of York, 2016")}`,
    ),
    other: cv("Receptionist", "Oak Dental", "June 2018 – Present", [
      "Book appointments and answer 60 calls a day.",
      "Keep patient records up to date.",
    ]),
  },
  {
    title: "Management Accountant",
    demands: [
      ["Monthly management accounts", "met", "missing"],
      ["Budgeting and forecasting", "met", "missing"],
      ["Advanced Excel", "met", "met"],
      ["CIMA or ACCA qualified", "met", "missing"],
    ],
    fitting: cv(
      "Management Accountant",
      "Brook Foods",
      "February 2017 – Present",
      [
        "Prepare monthly management accounts for four sites in five working days.",
        "Own budgeting and forecasting for a £12m business in Excel.",
      ],
      `\n\nQualifications\nCIMA qualified, 2019`,
    ),
    other: cv("Stock Controller", "Brook Foods", "February 2018 – Present", [
      "Count stock each week and enter it in Excel.",
      "Order packaging from six suppliers.",
    ]),
  },
  {
    title: "HGV Class 1 Driver",
    demands: [
      ["HGV Class 1 licence", "met", "missing"],
      ["Driver CPC", "met", "missing"],
      ["Multi-drop deliveries", "met", "met"],
    ],
    fitting: cv(
      "HGV Driver",
      "Northline Haulage",
      "April 2015 – Present",
      ["Multi-drop deliveries across the Midlands, 12 drops a day."],
      "\n\nLicences\nHGV Class 1 (C+E) licence, Driver CPC valid to 2029",
    ),
    other: cv("Van Driver", "Parcel Point", "April 2020 – Present", [
      "Multi-drop deliveries of parcels, 90 drops a day.",
    ]),
  },
  {
    title: "Electrician",
    demands: [
      ["18th Edition", "met", "missing"],
      ["Testing and inspection", "met", "missing"],
      ["Fault finding", "met", "met"],
      ["CSCS card", "met", "missing"],
    ],
    fitting: cv(
      "Electrician",
      "Bright Sparks Ltd",
      "May 2014 – Present",
      [
        "Testing and inspection of 200 council homes a year.",
        "Fault finding on lighting and power circuits.",
      ],
      "\n\nCertificates\n18th Edition, CSCS card (gold), NVQ Level 3 Electrical Installation",
    ),
    other: cv("Washing Machine Engineer", "Home Appliance Care", "May 2019 – Present", [
      "Fault finding on washing machines and dryers in customers' homes.",
    ]),
  },
  {
    title: "Chef de Partie",
    demands: [
      ["Experience in a busy kitchen", "met", "missing"],
      ["Food hygiene certificate", "met", "missing"],
      ["Stock control", "met", "met"],
    ],
    fitting: cv(
      "Chef de Partie",
      "The Harbour",
      "June 2017 – Present",
      [
        "Run the sauce section of a busy kitchen, 180 covers a night.",
        "Stock control and ordering.",
      ],
      "\n\nCertificates\nLevel 2 Food Hygiene certificate",
    ),
    other: cv("Shop Assistant", "Corner Store", "June 2019 – Present", [
      "Serve customers and do the stock control each Monday.",
    ]),
  },
  {
    title: "Digital Marketing Executive",
    demands: [
      ["Search engine optimisation", "met", "missing"],
      ["Google Analytics", "met", "missing"],
      ["Email marketing campaigns", "met", "missing"],
      ["Copywriting", "met", "met"],
    ],
    fitting: cv("Digital Marketing Executive", "Green Gadgets", "July 2018 – Present", [
      "Raised organic visits by 60% through search engine optimisation (SEO).",
      "Planned email marketing campaigns to 40,000 readers, measured in Google Analytics.",
      "Copywriting for product pages.",
    ]),
    other: cv("Journalist", "Weekly Post", "July 2016 – Present", [
      "Wrote four stories a week about local courts.",
      "Copywriting for the paper's own advertisements.",
    ]),
  },
  {
    title: "HR Adviser",
    demands: [
      ["Employee relations casework", "met", "missing"],
      ["CIPD Level 5", "met", "missing"],
      ["Absence management", "met", "missing"],
      ["Recruitment", "met", "met"],
    ],
    fitting: cv(
      "HR Adviser",
      "City Transport",
      "August 2017 – Present",
      [
        "Handle employee relations casework for 600 staff, from grievances to disciplinaries.",
        "Cut sickness by a fifth through absence management.",
        "Support recruitment of 80 drivers a year.",
      ],
      "\n\nQualifications\nCIPD Level 5 Diploma",
    ),
    other: cv("Recruitment Resourcer", "Quick Staff", "August 2020 – Present", [
      "Recruitment of warehouse staff: advertise, screen and book interviews.",
    ]),
  },
  {
    title: "Conveyancing Solicitor",
    demands: [
      ["Residential conveyancing", "met", "missing"],
      ["Client care", "met", "met"],
      ["Admitted as a solicitor", "met", "missing"],
    ],
    fitting: cv(
      "Solicitor",
      "Mason & Pike",
      "September 2015 – Present",
      [
        "Residential conveyancing from instruction to completion, 60 files.",
        "Client care reviews.",
      ],
      "\n\nQualifications\nAdmitted as a solicitor, SRA, 2015",
    ),
    other: cv("Hotel Receptionist", "The Crown", "September 2018 – Present", [
      "Responsible for client care at the front desk.",
    ]),
  },
  {
    title: "Warehouse Operative",
    demands: [
      ["Forklift licence", "met", "missing"],
      ["Picking and packing", "met", "missing"],
      ["Manual handling", "met", "met"],
    ],
    fitting: cv(
      "Warehouse Operative",
      "Depot 12",
      "January 2019 – Present",
      ["Picking and packing of 300 orders a shift.", "Manual handling trainer for new starters."],
      "\n\nLicences\nCounterbalance forklift licence",
    ),
    other: cv("Removals Porter", "Move Easy", "January 2021 – Present", [
      "Manual handling of furniture in homes and offices.",
    ]),
  },
  {
    title: "Data Analyst",
    demands: [
      ["SQL", "met", "missing"],
      ["Power BI or Tableau", "met", "missing"],
      ["Presenting findings to stakeholders", "met", "missing"],
      ["Python", "missing", "missing"],
    ],
    fitting: cv("Data Analyst", "Tram Network", "March 2019 – Present", [
      "Wrote SQL reports on 2 million journeys a month.",
      "Built Power BI dashboards for depot managers.",
      "Presented findings to stakeholders each quarter.",
    ]),
    other: cv("Call Centre Agent", "Energy First", "March 2020 – Present", [
      "Answered 70 calls a day about bills and meters.",
    ]),
  },
  {
    title: "Site Manager",
    demands: [
      ["SMSTS", "met", "missing"],
      ["Health and safety on site", "met", "met"],
      ["Managing subcontractors", "met", "missing"],
    ],
    fitting: cv(
      "Site Manager",
      "Stonewell Homes",
      "October 2014 – Present",
      [
        "Health and safety on site for 90 people, no reportable accidents in four years.",
        "Managing subcontractors on schemes of up to 120 homes.",
      ],
      "\n\nCertificates\nSMSTS, CSCS black card",
    ),
    other: cv("Labourer", "Stonewell Homes", "October 2020 – Present", [
      "Brief visitors on health and safety on site.",
      "Move bricks and mix mortar.",
    ]),
  },
  {
    title: "Social Worker",
    demands: [
      ["Social Work England registration", "met", "missing"],
      ["Child protection", "met", "missing"],
      ["Report writing for court", "met", "missing"],
    ],
    fitting: cv(
      "Social Worker",
      "Borough Council",
      "November 2016 – Present",
      ["Hold 18 child protection cases.", "Report writing for court in care proceedings."],
      "\n\nRegistrations\nSocial Work England registration",
    ),
    other: cv("Play Leader", "Summer Camps", "June 2021 – Present", [
      "Ran games for 40 children each day.",
    ]),
  },
  {
    title: "Graphic Designer",
    demands: [
      ["Adobe InDesign", "met", "missing"],
      ["Branding", "met", "missing"],
      ["Artwork for print", "met", "missing"],
    ],
    fitting: cv("Graphic Designer", "Studio North", "February 2016 – Present", [
      "Branding for 30 small firms.",
      "Artwork for print in Adobe InDesign, from leaflets to 200-page catalogues.",
    ]),
    other: cv("Florist", "Petal", "February 2019 – Present", [
      "Made bouquets and window displays.",
    ]),
  },
  {
    title: "Customer Service Adviser",
    demands: [
      ["Handling complaints", "met", "missing"],
      ["Customer service by telephone", "met", "missing"],
      ["Zendesk", "met", "missing"],
    ],
    fitting: cv("Customer Service Adviser", "Water Company", "April 2018 – Present", [
      "Customer service by telephone and e-mail in Zendesk, 50 cases a day.",
      "Handling complaints within two days.",
    ]),
    other: cv("Gardener", "Parks Department", "April 2019 – Present", [
      "Cut hedges and planted borders in six parks.",
    ]),
  },
  {
    title: "Security Officer",
    demands: [
      ["SIA licence", "met", "missing"],
      ["CCTV monitoring", "met", "missing"],
      ["Incident reporting", "met", "missing"],
    ],
    fitting: cv(
      "Security Officer",
      "Guardline",
      "May 2017 – Present",
      [
        "CCTV monitoring of a shopping centre with 80 cameras.",
        "Incident reporting to the police.",
      ],
      "\n\nLicences\nSIA licence (Door Supervisor)",
    ),
    other: cv("Barista", "Bean Street", "May 2021 – Present", ["Made 200 coffees a day."]),
  },
  {
    title: "Mechanical Design Engineer",
    demands: [
      ["SolidWorks", "met", "missing"],
      ["Degree in mechanical engineering", "met", "partial"],
      ["Design for manufacture", "met", "missing"],
    ],
    fitting: cv(
      "Design Engineer",
      "Valve Works",
      "June 2015 – Present",
      ["Designed 40 valves in SolidWorks.", "Led design for manufacture reviews with suppliers."],
      education("BEng Mechanical Engineering, University of Leeds, 2015"),
    ),
    other: cv(
      "Museum Guide",
      "City Museum",
      "June 2018 – Present",
      ["Guided 20 school groups a month."],
      education("BA History, University of Leeds, 2017"),
    ),
  },
  {
    title: "Pharmacy Technician",
    demands: [
      ["GPhC registration", "met", "missing"],
      ["Dispensing", "met", "missing"],
      ["Controlled drugs", "met", "missing"],
    ],
    fitting: cv(
      "Pharmacy Technician",
      "General Hospital",
      "July 2016 – Present",
      ["Dispensing for six wards.", "Keep the register of controlled drugs."],
      "\n\nRegistrations\nGPhC registered pharmacy technician",
    ),
    other: cv("Cinema Usher", "Rex", "July 2021 – Present", [
      "Checked tickets and cleaned screens.",
    ]),
  },
  {
    title: "Project Manager",
    demands: [
      ["PRINCE2", "met", "missing"],
      ["Risk management", "met", "missing"],
      ["At least 5 years' experience of project management", "met", "missing"],
    ],
    fitting: cv(
      "Project Manager",
      "Rail Systems",
      "January 2014 – Present",
      [
        "Project management of 12 signalling upgrades worth £30m.",
        "Own risk management and report to the board.",
      ],
      "\n\nCertificates\nPRINCE2 Practitioner",
    ),
    other: cv("Hairdresser", "Cutting Room", "January 2020 – Present", [
      "Cut and coloured hair for 12 guests a day.",
    ]),
  },
  {
    title: "Sales Executive",
    demands: [
      ["Business to business sales", "met", "missing"],
      ["Salesforce", "met", "missing"],
      ["Negotiation", "met", "missing"],
      ["Full UK driving licence", "met", "met"],
    ],
    fitting: cv(
      "Sales Executive",
      "Print Partners",
      "August 2017 – Present",
      [
        "Business to business sales of £900,000 a year, tracked in Salesforce.",
        "Negotiation of contracts with 40 schools.",
      ],
      "\n\nLicences\nFull UK driving licence",
    ),
    other: cv(
      "Lab Assistant",
      "Soil Lab",
      "August 2020 – Present",
      ["Prepared 60 soil samples a day."],
      "\n\nLicences\nFull UK driving licence",
    ),
  },
  {
    title: "Early Years Practitioner",
    demands: [
      ["Level 3 in childcare", "met", "missing"],
      ["EYFS", "met", "missing"],
      ["Paediatric first aid", "met", "missing"],
    ],
    fitting: cv(
      "Nursery Nurse",
      "Little Acorns",
      "September 2017 – Present",
      ["Plan activities by the EYFS for 16 toddlers.", "Write observations for parents."],
      `\n\nCertificates\nPaediatric first aid${education("NVQ Level 3 in Childcare, City College, 2017")}`,
    ),
    other: cv("Bus Driver", "Town Buses", "September 2018 – Present", [
      "Drove route 12 through the town on time.",
    ]),
  },
];
