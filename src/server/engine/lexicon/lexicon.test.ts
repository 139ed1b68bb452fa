import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allSkills, findMentions, relation, skillNamed } from "./lexicon.ts";

/** Canonical names found, in the text's order. */
function found(text: string): string[] {
  return findMentions(text).map((mention) => mention.skill.name);
}

const present: readonly (readonly [text: string, names: readonly string[]])[] = [
  ["Experience with C#, C++ and F#.", ["C#", "C++", "F#"]],
  ["Skills: C, C++, Java", ["C", "C++", "Java"]],
  ["C/C++ on embedded Linux", ["C", "C++"]],
  ["programming in C and Python", ["C", "Python"]],
  ["Python, R, SQL", ["Python", "R", "SQL"]],
  ["statistical modelling using R", ["R"]],
  ["r, python, sas", ["R", "Python", "SAS"]],
  ["Languages: Go, Rust and Kotlin", ["Go", "Rust", "Kotlin"]],
  ["python elasticsearch go django", ["Python", "Elasticsearch", "Go", "Django"]],
  ["services written in Go", ["Go"]],
  ["Golang microservices", ["Go", "Microservices"]],
  ["ASP.NET and .NET Core", ["ASP.NET", ".NET Core"]],
  ["Senior .NET role", [".NET"]],
  ["Node.js, NodeJS and Node JS", ["Node.js", "Node.js", "Node.js"]],
  ["Vue.js or React.js", ["Vue.js", "React"]],
  ["React, Redux and TypeScript", ["React", "Redux", "TypeScript"]],
  ["MS Excel and Word", ["Microsoft Excel", "Microsoft Word"]],
  [
    "Word, Excel, PowerPoint and Outlook",
    ["Microsoft Word", "Microsoft Excel", "Microsoft PowerPoint", "Microsoft Outlook"],
  ],
  ["proficient in Excel", ["Microsoft Excel"]],
  ["heating, ventilation and air conditioning", ["HVAC"]],
  ["an Education, Health & Care Plan", ["EHCP"]],
  ["Excel templates for cost plans", ["Microsoft Excel"]],
  ["excellent Excel skills", ["Microsoft Excel"]],
  ["Excel, Access and PowerPoint", ["Microsoft Excel", "Microsoft Access", "Microsoft PowerPoint"]],
  ["Microsoft Access databases", ["Microsoft Access"]],
  ["excel, powerpoint", ["Microsoft Excel", "Microsoft PowerPoint"]],
  ["Power Point slides", ["Microsoft PowerPoint"]],
  ["Java, Spring, Hibernate", ["Java", "Spring", "Hibernate"]],
  ["Spring Boot services", ["Spring Boot"]],
  ["CI/CD pipelines on Jenkins", ["Continuous integration and delivery", "Jenkins"]],
  ["CICD with Terraform", ["Continuous integration and delivery", "Terraform"]],
  ["K8s and Docker", ["Kubernetes", "Docker"]],
  ["ran A/B tests", ["A/B testing"]],
  ["AB testing of landing pages", ["A/B testing"]],
  ["SAP FI/CO consultant", ["SAP FI/CO"]],
  ["SAP FICO", ["SAP FI/CO"]],
  ["UX and UI", ["UX design", "UI design"]],
  ["UX/UI design", ["UX design"]],
  ["front-end development", ["Front-end development"]],
  ["frontend development", ["Front-end development"]],
  ["Front End Development", ["Front-end development"]],
  ["data centres", ["Data centres"]],
  ["data center", ["Data centres"]],
  ["virtualization and virtualisation", ["Virtualisation", "Virtualisation"]],
  ["data visualization", ["Data visualisation"]],
  ["PowerBI, Power BI and Power-BI", ["Power BI", "Power BI", "Power BI"]],
  ["PostgreSQL/MySQL", ["PostgreSQL", "MySQL"]],
  ["REST APIs", ["REST APIs"]],
  ["Tools: Ansible, Puppet, Chef", ["Ansible", "Puppet", "Chef"]],
  ["Docker, Helm and Vault", ["Docker", "Helm", "HashiCorp Vault"]],
  ["Figma, Sketch and Adobe XD", ["Figma", "Sketch", "Adobe XD"]],
  ["Slack, Jira and Trello", ["Slack", "Jira", "Trello"]],
  ["Zoom, Teams and Slack", ["Zoom", "Microsoft Teams", "Slack"]],
  ["project managers' project management", ["Project management", "Project management"]],
  ["an excellent communicator", ["Communication"]],
  ["able to work under pressure", ["Working under pressure"]],
  ["strong attention to detail", ["Attention to detail"]],
  ["self-motivated and reliable", ["Self-motivation", "Reliability"]],
  ["able to prioritize a busy workload", ["Prioritisation", "Prioritisation"]],
  ["team player", ["Teamwork"]],
  ["MS-Office-Kenntnisse, Java-Entwickler", ["Microsoft Office", "Java"]],
  ["Kenntnisse in SAP und Excel", ["SAP", "Microsoft Excel"]],
  ["Maîtrise de Photoshop et d'InDesign", ["Adobe Photoshop", "Adobe InDesign"]],
  ["gestion de projet et travail d'équipe", ["Project management", "Teamwork"]],
  ["GESTIÓN DE PROYECTOS", ["Project management"]],
  ["atención al cliente", ["Customer service"]],
  ["gestão de projetos", ["Project management"]],
  ["zarządzanie projektami", ["Project management"]],
  ["Projektmanagement, maschinelles Lernen", ["Project management", "Machine learning"]],
  ["uczenie maszynowe", ["Machine learning"]],
  ["Objective-C and Swift", ["Objective-C", "Swift"]],
  ["使用Python开发", ["Python"]],
  ["PRINCE2 practitioner", ["PRINCE2"]],
  ["ISO27001 and ISO 27001", ["ISO 27001", "ISO 27001"]],
  ["Scrum, Kanban", ["Scrum", "Kanban"]],
  ["AWS, GCP and Azure", ["AWS", "Google Cloud Platform", "Azure"]],
  ["TCP/IP", ["TCP/IP"]],
  ["60 wpm typing", ["Typing"]],
  ["runs on Windows with Docker", ["Windows", "Docker"]],
  ["build it with pure React for the web", ["React"]],
  ["angular, react, node", ["Angular", "React", "Node.js"]],
  ["html, css, angular", ["HTML", "CSS", "Angular"]],
  ["using selenium for regression tests", ["Selenium"]],
  ["flutter, dart, kotlin", ["Flutter", "Dart", "Kotlin"]],
  ["built an app in Flutter", ["Flutter"]],
  ["confluence, jira", ["Confluence", "Jira"]],
  ["swagger, postman", ["Swagger", "Postman"]],
  ["tableau, power bi", ["Tableau", "Power BI"]],
  ["TABLEAU", ["Tableau"]],
  ["k6, JMeter", ["k6"]],
  ["Dropbox, Box, Google Drive", ["Dropbox", "Box", "Google Drive"]],
  ["Avid, Premiere Pro", ["Avid Media Composer"]],
  ["Kotlin, Retrofit, Dagger Hilt", ["Retrofit"]],
  ["c, c++, assembly", ["Assembly language"]],
  ["later, buffer, hootsuite", ["Buffer"]],
  ["Jira, Planner and SharePoint", ["Microsoft Planner"]],
  ["Box, Slack and Zoom", ["Box", "Slack", "Zoom"]],
  ["Terraform with Ansible or Chef", ["Terraform", "Ansible", "Chef"]],
  ["juniper, cisco", ["Juniper", "Cisco"]],
  ["experience using salesforce", ["Salesforce"]],
];

const absent: readonly (readonly [text: string, name: string])[] = [
  ["Go to the office every day", "Go"],
  ["Experience of PaaS", "Software as a service"],
  ["Supporting our expanding business", "Business development"],
  ["Reporting to the Finance Director", "Reporting"],
  ["Improve the reliability of our services", "Reliability"],
  ["Analyse sales data weekly", "Pipeline management"],
  ["Work with a diverse set of users", "Cultural awareness"],
  ["Our organisation is growing", "Organisation"],
  ["in line with the rest of our workforce", "REST APIs"],
  ["Later you will join another team", "Later"],
  ["a booking at the Dental Access Centre", "Microsoft Access"],
  ["the IP&C policy of the trust", "C"],
  ["Knowledge of colour coding", "Programming"],
  ["ready to go above and beyond", "Go"],
  ["You will go through training", "Go"],
  ["a go-to person", "Go"],
  ["on the go", "Go"],
  ["access to Python training", "Microsoft Access"],
  ["Equal access for all", "Microsoft Access"],
  ["Access to a company pension", "Microsoft Access"],
  ["access control systems", "Microsoft Access"],
  ["In a word, brilliant", "Microsoft Word"],
  ["word of mouth", "Microsoft Word"],
  ["You excel at selling", "Microsoft Excel"],
  ["people who excel in their role", "Microsoft Excel"],
  ["Head Chef wanted", "Chef"],
  ["Sous Chef, Commis Chef", "Chef"],
  ["start in Spring 2020", "Spring"],
  ["this spring we open", "Spring"],
  ["R&D budget", "R"],
  ["C-level executives", "C"],
  ["Grade C in English", "C"],
  ["Vitamin C and iron", "C"],
  ["GCSE Maths grade A to C", "C"],
  ["react to incidents", "React"],
  ["Able to react quickly", "React"],
  ["Taylor Swift fan", "Swift"],
  ["a swift response", "Swift"],
  ["express an interest", "Express.js"],
  ["DHL Express parcels", "Express.js"],
  ["rust removal on cars", "Rust"],
  ["pension scheme", "Scheme"],
  ["our teams across Europe", "Microsoft Teams"],
  ["Agile Teams", "Microsoft Teams"],
  ["a positive outlook", "Microsoft Outlook"],
  ["cut some slack", "Slack"],
  ["the notion of value", "Notion"],
  ["make a difference", "CMake"],
  ["experience in design of bridges", "Adobe InDesign"],
  ["great customer service now and then", "ServiceNow"],
  ["no SQL needed", "NoSQL"],
  ["what does it do", "Research"],
  ["IT is fun", "Information technology"],
  ["clean the windows", "Windows"],
  ["opened a window", "Windows"],
  ["back office work", "Microsoft Office"],
  ["salt and water balance", "SaltStack"],
  ["it's a basic salary", "BASIC"],
  ["stock exchange", "Microsoft Exchange"],
  ["Project, management of cleaning", "Project management"],
  ["Word.\nGo home", "Go"],
  ["Prepared metal surfaces", "Apple Metal"],
  ["Metal, wood and plastic", "Apple Metal"],
  ["box truck driving", "Box"],
  ["Box truck", "Box"],
  ["ran the echo clinic", "Echo (Go)"],
  ["Echo, ECG", "Echo (Go)"],
  ["Avid reader and cyclist", "Avid Media Composer"],
  ["our salesforce in the field", "Salesforce"],
  ["worksite safety", "Worksite"],
  ["vitamin D3", "D3.js"],
  ["K-6 pupils", "k6"],
  ["the core data of each patient", "Core Data"],
  ["constant contact with clients", "Constant Contact"],
  ["high-touch service", "Hightouch"],
  ["small-talk with residents", "Smalltalk"],
  ["zinc, selenium and copper", "Selenium"],
  ["cells at 80% confluence", "Confluence"],
  ["atrial flutter", "Flutter"],
  ["Javelin and shot put", "Javelin"],
  ["Juniper Ward", "Juniper"],
  ["Building control officer", "Building management systems"],
  ["take a sip of water", "SIP"],
  ["ASP.NET MVC 4 or later", "Later"],
  ["P.O. Box 220", "Box"],
  ["Access, Metal and Parcel", "Microsoft Access"],
  ["Chef 2018 - 2020", "Chef"],
  ["wrote new chef recipes", "Chef"],
  ["Express services in Europe", "Express.js"],
  ["Keynote speaker with PowerPoint", "iWork"],
  ["insulation, retrofit, heat pumps", "Retrofit"],
  ["experience with Retrofit of social housing", "Retrofit"],
  ["Parcel services across the UK", "Parcel"],
  ["Gledholt Mews & Coach House", "Mews"],
  ["post office products", "Microsoft Office"],
  ["best practice software design", "Practice software"],
  ["rest assured that we care", "REST Assured"],
  ["the assembler of battery components", "Assembly language"],
];

describe("findMentions", () => {
  it.each(present)("finds in %j", (text, names) => {
    for (const name of names) expect(found(text)).toContain(name);
  });

  it.each(absent)("does not read %j as %s", (text, name) => {
    expect(found(text)).not.toContain(name);
  });

  it("prefers the longest name", () => {
    expect(found("Google Sheets")).toEqual(["Google Sheets"]);
    expect(found("Spring Boot")).toEqual(["Spring Boot"]);
    expect(found("Machine Learning Engineer").length).toBe(1);
  });

  it("keeps the signs that belong to a name and leaves the rest outside", () => {
    const text = "(C++), “C#”; .NET. Python's";
    const written = findMentions(text).map(({ start, end }) => text.slice(start, end));
    expect(written).toEqual(["C++", "C#", ".NET", "Python"]);
  });

  it("does not read a name across a line end or a comma", () => {
    expect(found("Project\nManagement")).not.toContain("Project management");
    expect(found("Machine, Learning")).not.toContain("Machine learning");
  });

  const pieces = fc.constantFrom(
    ..."Python,Go,C,C++,C#,.NET,Node.js,Excel,Access,and,or,using,R&D,A/B,tests,é,Straße,front-end,😀,的,Power,BI,\n,. ,; ,/,project,management,it's,(,)".split(
      ",",
    ),
    ", ",
    " ",
  );
  const texts = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(" "));

  it("gives sorted offsets without overlaps that point at a name of the skill", () => {
    fc.assert(
      fc.property(texts, (text) => {
        let last = 0;
        for (const { start, end, skill } of findMentions(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          const written = text.slice(start, end);
          expect(written).toBe(written.trim());
          expect(skillNamed(written)).toBeDefined();
          expect(allSkills()).toContain(skill);
          last = end;
        }
      }),
    );
  });

  it("holds for any text at all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        for (const { start, end } of findMentions(text)) expect(end).toBeGreaterThan(start);
      }),
    );
  });

  it("is not moved by a sentence that follows", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const spans = (whole: string) =>
          findMentions(whole).map(({ start, end, skill }) => [start, end, skill.name]);
        const before = spans(`${text}.`);
        const after = spans(`${text}. The cat sat there.`);
        expect(after).toEqual(before);
      }),
    );
  });
});

describe("skillNamed", () => {
  it("knows canonical names and aliases in any case", () => {
    expect(skillNamed("Kubernetes")?.name).toBe("Kubernetes");
    expect(skillNamed("k8s")?.name).toBe("Kubernetes");
    expect(skillNamed("reactjs")?.name).toBe("React");
    expect(skillNamed("Access")?.name).toBe("Microsoft Access");
  });

  it("knows nothing of what is no skill", () => {
    expect(skillNamed("purple elephants")).toBeUndefined();
    expect(skillNamed("")).toBeUndefined();
  });
});

describe("relation", () => {
  it("gives all the credit for the same and for a narrower skill", () => {
    expect(relation("React", "React")).toBe(1);
    expect(relation("React", "JavaScript")).toBe(1);
    expect(relation("React", "Programming")).toBe(1);
    expect(relation("PostgreSQL", "SQL")).toBe(1);
  });

  it("gives half for a near one, either way round", () => {
    expect(relation("Power BI", "Tableau")).toBe(0.5);
    expect(relation("Tableau", "Power BI")).toBe(0.5);
    expect(relation("AWS", "Azure")).toBe(0.5);
    expect(relation("Amazon EC2", "Azure")).toBe(0.5);
  });

  it("gives a little for a broader one and nothing for another", () => {
    expect(relation("JavaScript", "React")).toBe(0.3);
    expect(relation("Typing", "React")).toBe(0);
    expect(relation("no such skill", "React")).toBe(0);
    expect(relation("PaaS", "Software as a service")).toBe(0);
    expect(relation("Neo4j", "Graph databases")).toBe(1);
  });

  it("is never more than 1 nor less than 0, and 1 with itself", () => {
    const names = fc.constantFrom(...allSkills().map((skill) => skill.name));
    fc.assert(
      fc.property(names, names, (shown, asked) => {
        expect(relation(shown, shown)).toBe(1);
        expect([0, 0.3, 0.5, 1]).toContain(relation(shown, asked));
      }),
    );
  });
});
