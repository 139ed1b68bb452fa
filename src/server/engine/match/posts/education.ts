/** Schools, nurseries, colleges and coaching. */
export const educationPosts = `
teacher; teaching assistant; classroom assistant; learning support assistant; head teacher; headteacher; nursery nurse,assistant,practitioner,manager,teacher; child minder; childminder; nanny; au pair; child care; childcare; early years; pre school; preschool; day care; daycare; children s; playworker; play worker; lunchtime,midday supervisor; learning mentor; school nurse; childrens; youth worker; hlta; room leader; swimming teacher; teaching support | Working with children
teacher; lecturer; tutor; swimming,yoga,dance,driving instructor | Teaching
plant nursery assistant; garden nursery assistant; plant,tree nursery | none
teacher; teaching assistant; hlta; cover supervisor | Classroom management
yoga,dance,swimming,music,piano,guitar,singing,pilates,ballet,zumba,fitness,private teacher | none
teacher | Lesson planning; Marking and assessment
primary,class,secondary,school,maths,english,science,geography,history,nursery,ks1,ks2,reception,year teacher; teacher of | Parental engagement; Safeguarding children
teaching,classroom assistant; learning support assistant; hlta | Teaching assistance; Safeguarding children
teaching assistant,fellow university,graduate; graduate,postgraduate,university teaching assistant | none
head teacher; headteacher; deputy,assistant head; deputy,assistant headteacher; head of school | School leadership; Safeguarding children; People management
special educational needs teacher; sen,send teacher,teaching,assistant,coordinator; senco; sendco | SEND
lecturer; tutor | Lesson planning
assessor; nvq assessor; internal verifier | Vocational assessing
risk,needs,credit,insurance,loss,property,damage,claims,benefit assessor | none
nursery nurse,practitioner,assistant,manager; early years educator,practitioner,teacher,assistant; room leader; childminder; child minder; nanny; childcare assistant,worker,practitioner | Childcare
nursery nurse,practitioner,manager; early years educator,practitioner; room leader; childminder; child minder | EYFS; Safeguarding children; Child observations; Learning through play; Child development
nanny; au pair | Meal preparation; Learning through play
playworker; play worker | Learning through play; Safeguarding children
lunchtime,midday supervisor; midday assistant; school meals supervisor | Safeguarding children
school secretary,receptionist; school office administrator,manager,assistant; school administrator | School administration; Safeguarding children; Telephone skills
exams officer; examinations officer | Exams officer
exam,examination,exams invigilator; invigilator | Exam invigilation
learning mentor; pastoral manager,lead,officer; head of year | Pastoral care; Safeguarding children
careers adviser,advisor,counsellor | Careers guidance; Interviewing
librarian; library assistant,manager,officer | Librarianship; Enquiry handling; Customer service
trainer; training manager,officer; learning and development; training,learning coordinator,facilitator | Training delivery
personal,dog,horse,racehorse,animal,athletic,fitness,greyhound trainer | none
training manager,officer | Training design; Training needs analysis
swimming teacher,instructor,coach | Swimming teaching
sports,football,rugby,tennis,cricket,gymnastics,netball,hockey,athletics coach | Sports coaching
driving instructor | Driving instructor; Customer service
coach driver,operator,builder | none
research assistant,associate,fellow,officer; researcher | Research
market researcher; market research executive | Market research
user,ux,tv,television researcher | none
attendance officer,manager,lead; education welfare officer | School attendance; Safeguarding children; Parental engagement
school business manager; bursar | School administration; Budget management; People management
cover supervisor | Cover supervision; Safeguarding children
science,laboratory,lab technician school; school science,laboratory technician | Science technician work
family liaison officer,worker; home school liaison,link; parent support adviser,advisor | Parental engagement; Safeguarding children
university,senior,principal lecturer | Higher education teaching
apprenticeship assessor,tutor,coach; work based assessor,tutor; skills coach | Vocational assessing
nursery manager; deputy nursery manager; nursery deputy manager | Nursery management
forest school leader,practitioner,teacher | Forest School; Working with children
designated safeguarding lead,officer | Safeguarding children
student support,experience,services officer,adviser,advisor; student adviser,advisor | Student advice
admissions officer,administrator,coordinator | Academic administration
hospital,hotel admissions officer,administrator,coordinator | none
before,after school club leader,manager,assistant,worker; holiday club leader,assistant; playleader | Out of school clubs; Safeguarding children; Working with children
primary,class,secondary,school,maths,english,science,geography,history,ks1,ks2,reception,year teacher; teacher of; teaching,classroom assistant; learning support assistant; hlta; cover supervisor; head teacher; headteacher; deputy,assistant headteacher; learning mentor; lunchtime,midday supervisor; school secretary,receptionist,administrator,caretaker; school office administrator,manager,assistant; senco; sendco; school business manager | Working in schools
`;
