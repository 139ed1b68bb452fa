/** Offices, telephones, projects and those who lead others, of any trade. */
export const officePosts = `
administrator; admin assistant,officer,clerk,executive,coordinator,support,apprentice; administration assistant,officer,clerk,manager,apprentice; administrative assistant,officer,clerk,support,executive; office manager,administrator,assistant,clerk,junior; clerical officer,assistant,worker; business support officer,assistant,administrator; secretary; personal,executive assistant; pa; team,school,clinic,site,practice administrator; school secretary; clerk typist | Administration; Computer literacy
database,system,systems,network,server,linux,unix,windows,sharepoint,salesforce,oracle,sql,cloud,infrastructure,platform administrator; nhs,company secretary | none
administrator; admin assistant,officer,clerk,coordinator; administrative assistant,officer,clerk; administration assistant,officer,clerk; office administrator,assistant,clerk,junior; clerical officer,assistant,worker; business support officer,assistant,administrator; medical,legal,school,team secretary | Filing; Record keeping; Correspondence
executive,personal assistant; pa; medical,legal secretary | Correspondence
executive,personal assistant; pa | Diary management; Meeting organisation
office manager | Office management; Stationery ordering
receptionist; reception manager,supervisor,assistant | Reception; Telephone skills; Computer literacy; Greeting visitors; Enquiry handling; Customer service
gp,medical,surgery,doctors,dental,vet,vets,veterinary,salon,clinic,hospital,spa receptionist | Appointment booking
hotel receptionist | Booking and reservations
switchboard operator; telephonist | Telephone skills; Call handling; Enquiry handling
data entry clerk,operator,assistant,administrator,officer; data input clerk,operator; data processor | Data entry; Computer literacy
typist; audio typist | Typing; Computer literacy
audio typist | Audio typing
filing,records clerk | Filing; Record keeping
records officer,manager; archivist | Record keeping
mailroom,postroom,post assistant,clerk,operative | Mail handling
facilities manager | Facilities management; Contractor management; Health and safety
facilities coordinator,assistant,officer | Facilities management
document controller | Document control; Record keeping
minute taker; clerk to,governors,council; committee clerk | Minute taking
project coordinator,administrator,officer,support | Project coordination; Administration
project manager; programme manager; project lead,leader,director | Project management; Project planning; Stakeholder management
event,events manager,coordinator,planner,organiser,executive,assistant,officer | Event management
rota coordinator | Rota management
complaints handler,officer,manager,adviser,advisor | Complaint handling; Customer service; Correspondence
call,contact centre,center; call,contact centres; customer service,services,care advisor,adviser,agent,representative,assistant,associate,executive,officer,manager,supervisor; call handler,taker,operator,advisor,adviser,agent; customer advisor,adviser | Customer service; Telephone skills; Enquiry handling
customer,client service,services,care,support,success,relations | Customer service
call,contact centre,center; call handler,taker,operator,agent | Call handling; Contact centre work
call,contact centre,center advisor,adviser,agent,operator,representative,handler; customer service,services,care advisor,adviser,agent,representative,executive; call handler,agent | Complaint handling; Data entry
telesales; telesales executive,agent,advisor,adviser; telemarketer; telemarketing; telephone sales | Telephone skills; Sales; Outbound calling
supervisor; team lead,leader; foreman; forewoman; charge nurse; ward sister; head,executive,sous chef; head teacher; headteacher; head of; director; store,shop,branch,bank,office,ward,restaurant,kitchen,operations,general,service,warehouse,nursery,bar,hotel,regional,area,shift,production,factory,site,team,home,practice,department,depot,pub,cafe,catering,housekeeping,workshop,salon,nurse,line,plant,centre manager; matron; line manager; deputy,assistant manager; shift leader,lead | People management
non executive director; lunchtime,midday,playground,lunch,dinner,exam,research,phd,escort,bath,door supervisor; film,stage,theatre,casting,music,funeral director | none
store,shop,restaurant,care home,home,bar,pub,kitchen,nursery,salon,warehouse,cafe,ward,shift,depot manager; head chef; ward sister | Rota management
team lead,leader; supervisor; shift leader; foreman; forewoman; charge nurse; ward sister; store,shop,branch,bank,ward,restaurant,kitchen,team,shift,home,nursery manager; head chef | Team leadership; Supervision
repairs,maintenance,resource,delivery,appointment scheduler,planner; scheduling coordinator,administrator; repairs coordinator | Scheduling; Telephone skills
travel,executive travel coordinator,booker | Travel booking
bookings,reservations,booking coordinator,agent,assistant,clerk | Booking and reservations; Telephone skills; Customer service
committee officer,manager,administrator; democratic services officer,manager | Committee servicing; Minute taking
live chat agent,adviser,advisor | Live chat; Customer service
customer experience manager,executive,lead | Customer experience; Customer service
contracts,contract administrator | Contract administration; Administration
administrator; admin assistant,officer,clerk,executive,coordinator; administration assistant,officer,clerk,manager; administrative assistant,officer; office manager,junior,assistant,administrator; clerical officer,assistant; receptionist; secretary; executive,personal assistant; data entry,input clerk | Office environment
`;
