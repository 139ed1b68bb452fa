/** Software, data, support desks and public bodies. */
export const technologyAndPublicPosts = `
developer; programmer; software engineer; web designer; data analyst,scientist,engineer; systems,system,network administrator; network engineer; it support,technician,manager,analyst,specialist,director,consultant | Computer literacy
property,business,land,curriculum,training,housing,people,community,estate developer; cnc,events,festival,film programmer | none
software engineer,developer; back,front end developer; backend,frontend developer,engineer; full stack developer,engineer; programmer; web developer; mobile,ios,android developer | Software development; Programming
software engineer,developer; web developer; full stack developer,engineer; back,front end developer | Debugging; Version control; Code review
web developer; front end developer; frontend developer | Web development
data analyst,scientist; insight,mi analyst; reporting analyst | Data analysis; Reporting; Data visualisation; Spreadsheets
business analyst | Business analysis; Requirements gathering; Stakeholder management; Process mapping
it,desktop support; help,service desk analyst,engineer,technician,advisor,adviser; helpdesk analyst,engineer,technician,advisor,adviser; it technician,helpdesk; support technician,analyst it | IT support; Technical support
network engineer,administrator | Computer networking
systems,system administrator | Systems administration
scrum master | Scrum; Agile
product manager,owner | Product management; Stakeholder management
tester; software tester; qa engineer,analyst,tester | Software testing
taste,mot,drug,soil tester | none
civil servant | Public sector; Central government experience
policy officer,adviser,advisor | Policy development; Briefing papers; Report writing
council officer; environmental health officer; trading standards officer | Local government experience; Public sector
benefits officer,assessor | Benefits assessment; Customer service
environmental health officer,practitioner | Environmental health
interpreter | Interpreting; Confidentiality
translator | Translation; Proofreading
research scientist | Research; Report writing
sound engineer,technician | Live sound
stage manager | Stage management
tailor | Garment alterations; Sewing
health and safety officer,manager,advisor,adviser; safety officer,manager,advisor,adviser | Health and safety; Risk assessment; Accident investigation; Safety inspections
ecologist | Ecology; Report writing
army,royal,infantry soldier; soldier; lance corporal; corporal | Military service
housing options officer,adviser,advisor,manager; homelessness officer,adviser,advisor; homeless prevention officer | Housing advice; Advice and guidance casework
electoral services officer,assistant,manager; elections officer,manager | Elections
foi officer; freedom of information officer; information governance officer,manager | Freedom of information requests; Data protection
work coach; employment adviser,advisor,coach; employability adviser,advisor,coach,officer | Employability support
employment adviser,advisor law; employment law adviser,advisor | none
civil enforcement officer; parking attendant,warden; traffic warden | Parking enforcement
revenues,council tax officer,assistant,adviser,advisor | Council tax; Customer service
commissioning officer,manager | Commissioning of services; Contract management
building,plant,engineering commissioning engineer,manager | none
emergency planning officer,manager; resilience officer | Emergency planning
correspondence officer | Correspondence
private secretary | Diary management; Briefing papers
parliamentary caseworker,assistant,researcher; caseworker mp | Correspondence; Advice and guidance casework
curator | Curating
grants officer,manager,administrator | Grant management
developer; programmer; software engineer; data scientist,engineer; systems,network administrator; network engineer; it support,technician,manager,analyst | Technology industry
security officer,guard,supervisor; door supervisor; cctv operator | Security industry
fundraiser; fundraising manager,officer,assistant,coordinator; charity shop,retail manager,assistant | Charity work
`;
