/** Legal work, personnel, social work and the public service, duty by duty, as those who do them tell it. */
export const lawPeopleAndPublic = `
Legal drafting | particulars,pleadings,defences drafted,prepared,settled; drafts,draft leases,wills,contracts,defences wrote,prepared; settled,drew defences,pleadings,particulars; wills,leases,deeds drew,drafted,wrote
Court bundles | paginated,e-bundle,ebundle bundle,bundles,papers,hearing,trial,court; bundles,bundle court,hearing,hearings,trial; trial,hearing files,papers tabbed; copies court,hearing indexed,tabbed
Caseload management | live matters,files,claims settlement,partner,desk; ran,run matters,claims partner; desk claims,matters live,open,settlement; hold,held,carried,carry children,families,adults protection,complex,proceedings; cases,matters live 18,25,30,40,50,60; allocated cases families,children,adults
Carrying a caseload* | live matters,files,claims desk,partner; hold,held,carried children,families,adults protection,complex,proceedings; allocated cases families,children,adults
Legal research | case-law,caselaw,westlaw,lexis,lexisnexis; case law looked,notes,found,read; authorities found costs,counsel,hearing; regulations,act,statute means looked,pages
Statement taking | witnesses,witness saw,sat,interviewed,wrote signed,statement; signed statement interviewed
Witness statements | witnesses,witness sat,interviewed,wrote sign,signed; statements witness drafted,prepared
Opening and closing files* | opening,opened,open,closing files,file,matters; matters,files new conflict; archived,closed files,matters bill
Legal administration | matters,files new conflict; archived files bill; fee-earner,fee-earners,earner letters,files,diary
Liaising with clients* | liaise,liaising,communicate,communicating clients,client; clients told,explained,kept case,instructions,progress; instructions took,taking clients; clients,customers updated,posted weekly,progress
Relationship building | donors,funders,givers met,rang,tea,visited,knew; customer,customers,client see,visit least quarter,month; headteachers,councillors,gps knew,coffee,trust
Instructing counsel | barristers,barrister,counsel,chambers briefs,brief,booked,fee,instructed; briefs wrote,drafted barristers,counsel
Disclosure* | disclosure,disclosing documents,exercise,list,lists,standard; emails,documents inspection,redaction,redacted; redacted,redaction documents,papers,disclosure
Filing documents at court* | filing,file,lodge,lodging,issue,issuing documents,claims,proceedings,court,applications court,claims,proceedings; ce-file,mycase; issued proceedings; lodged,issued,filed court applications,claims,orders,proceedings; consent orders sealed
Filing | ce-file; lodged court applications,claims; scanned,indexed,filed folders,files,papers; folders index set,find,found; shared drive,folders tidied,sorted,renamed,structure
Court attendance | counsel,barrister sat trial,hearing,hearings,note,noted; court clients hearings,hearing attended,sat,went
Time recording and billing | six-minute,chargeable units,hours; wip unpaid,chased,billed month,monthly; time-sheet,billable hours
Time recording | six-minute,chargeable units,hours
KYC | due-diligence client,customer checks; source funds,wealth client,checked,checks; searches clients mlro,flagged
Anti-money laundering | mlro reported,flagged,reports,clients; source funds,wealth client,clients,checked,matter,id
KYC | source funds,wealth client,clients,checked
Corresponding with the other side* | corresponding,correspondence,correspond side,opponents,solicitors; opponents,opponent,defendants,defendant's wrote,letter,insurers; side solicitors directions,letter,agreed
Diarising key dates* | diarise,diarising,diary,diaries key dates,deadlines; limitation dates,diary,diaries; hearing,filing,court dates,date reminders,missed,diary; reminders deadlines case,filing
Negotiating settlements* | negotiating,negotiate,negotiation settlement,settlements,claims; insurers talked offer; settled claims,cases issue,trial; part-36 offers,offer; offers part 36; without-prejudice meetings,letters,offers,talks
Obtaining records and reports* | obtaining,obtain,request,requesting medical,expert,police,hospital records,reports; gps,hospitals,gp notes,records asked,requested; experts orthopaedic,medical instructed,chose; surgeons,consultants,engineers reports chased,chase
Medical records | gps,hospitals,gp notes,records asked,requested,chased
Costs schedules and budgets* | costs schedules,draftsman; n260s,n260; precedent costs h; statement costs hearing
Interviewing clients* | interviewing,interviews clients,client; clients law centre drop-in,saw; instructions police station clients,took
Proofreading | lease,leases,contract,letters read,checked twice; clause,price,number wrong caught leaflets,print,page; marked,read proofs,copy print,press
Land Registry work | ap1s,ap1,sdlt; title registered,requisitions; post-completion registration,stamp; requisitions registered,registration,completion
Databases | proclaim,clio matters,data kept; duplicates,doubles removed,merged supporters,contacts,donors; raiser's,donorfy,donorflex kept,logged,clean
Legal aid | laa,cw1s,cw1,ccms; means forms clients
SRA compliance* | sra,lexcel,cqs rules,compliance,comply,complying,audits,audit; conflict client sides,screened,searched
Supporting fee earners* | supporting,support,assist,assisting fee-earners,solicitors,lawyers; solicitors,lawyers two,three,five assisted files,letters,forms,court
Anti-social behaviour casework | asb cases,diaries,neighbours,tenants,complaints,injunction; neighbours,nuisance diary,diaries,warnings,injunction,mediation

Advising managers | managers,supervisors talked,rang,coached appeals,dismissals,warnings; guidance managers,supervisors misbehave,disciplinary
Employee relations | managers,supervisors talked,coached appeals,dismissals,warnings; bullying,harassment,misconduct outcome,letter,tribunal staff,cases,complaints; dismissal,dismissals letters,meetings outcome,sat,wrote; guidance managers,supervisors misbehave,disciplinary; misconduct,bullying sick,performance caseload,live
Disciplinary and grievance | bullying,harassment,misconduct outcome,letter,caseload staff,matters,complaints; dismissal,dismissals meetings letters,outcome,sat; conduct cases tribunal; outcome letters investigation
Absence management | days lost absence,sickness; return-to-work talks,meetings,interviews; sick long-term referred,planned; occupational health referred,sick; sick rang,phoning,ringing staff,three,days
Recruitment | adverts,advert sifted,panels; hired drivers,nurses,people,staff weeks,25,new; vacancies filled advert,offer,letter; sat,sit panels,panel interviews,interviewed; recruited volunteers,marshals,collectors,helpers,drivers
Staff induction | day,week new joiner,joiners,starters,recruits showed,met,welcome,first-week; welcome days,day recruits,starters,joiners; tour building new starters
Employee onboarding | day,week new joiner,joiners,starters,recruits contracts,id,first-week; welcome days recruits,starters,joiners; contracts checks joiner,joiners,starter,starters; laptop,login,kit ready starters
HR policies | rewrote,wrote,redrafted attendance,leave,menopause,hybrid,flexible,sickness,absence policy; menopause,dignity,whistleblowing policy wrote,rewrote; handbook law brought,line
Employment contracts | contracts permanent,fixed-term,zero-hours sent,issued,drew,wrote; letters hours,pay changes; contract variation letters
Offer letters | offers,offer letters sent,issued
HR analytics | absence,headcount,leavers,vacancies dashboard,figures board,department,monthly,month; workforce data,figures,dashboard directorate,heads,board
Redundancy | consultation posts,site risk,redundancies; selection pools scoring; restructure pools,scoring,consultation; risk posts compulsory,consultation,collective
Restructuring | selection pools scoring; restructure pools,consultation
TUPE | transfers,transfer,moved cleaners,caterers,outsourced staff,contractor measures,liability; employee liability information
Performance management | appraisals yearly,annual launched; improvement plans standard,staff performance; probation,capability reviews,meetings
Employment law | acas code kept,followed; flexible,unfair working,dismissal briefed,trained managers,supervisors; case law briefed,managers employment; tribunal claims bundles,solicitors,won,settled
Employment tribunals | preparing,supporting,experience,prepare,support employment tribunal,tribunals; tribunal claims,claim bundles,statements,solicitors,won,settled,withdrawn,acas
Training delivery | course half-day,half-hour,one-day wrote,ran,run; taught managers,nurses,staff,colleagues,users dashboard,pivot,tables,system; starters,recruits ropes,buddied showed,sat,took; sat new starters,recruits listened,login; showed students,starters,recruits,reps pipette,ropes,systems; monthly,weekly drop-in,drop-ins ran,excel staff,managers; attended people,managers,staff score wrote,ran course; guides wrote sat people,showed
Learning and development | courses arranged,booked matrix,staff; levy courses,apprentices; half-day sessions ran,wrote
Trade union negotiation | gmb,unison,fbu,usdaw,pcs,rmt,nasuwt,convenor,shop-stewards negotiated,agree,sit-down,officials,officers; union,unions officials,reps agree,sign shift,changes,pay; convenor deal,pay
Payroll liaison* | payroll liaison,liaise,liaising; payroll told,passed changes,leavers,joiners,cut-off,unpaid
Exit interviews | leavers',leavers chats,asked,reasons; exit interviews,conversations
Right to work checks | passports,visas checked,share starters,started,work; share codes passports,visas,starters,checked,work; single central record
Flexible working and family leave* | flexible,maternity,paternity,parental working,leave requests,request,handling,applications; part-time,compressed,flexible hours requests answered; mums-to-be,mothers-to-be leave dates,met; keeping touch days maternity,leave; maternity letters sent
Employee engagement | staff,colleague survey,forum yearly,ran,started; mental-health first-aiders set,trained; walking,running club staff started,set; forum staff,colleague started,ran
Employee wellbeing* | wellbeing,well-being staff,employee,colleague champion,week,events,programme,started,ran; mental health aiders; walking,running club staff started,set
Investigations | witnesses,witness interviewed fact-finding,report; fact-finding report,wrote; theft,harassment,bullying,misconduct investigated,allegations; allegations investigated; complaints staff investigated
Minute taking | notes,note hearings,appeals,panels,meetings took,typed; minuted panels,boards,meetings,committees; record meeting,meetings,hearings typed; minutes sent,typed next,day,days,48
Job evaluation | graded,scored,evaluated posts,roles,jobs hay,panel; hay method; panel posts grades
Job description writing | role profiles,descriptions wrote,rewrote; job profiles wrote,rewrote
Equality and diversity | equality,diversity,inclusion policy,group,network,champion,monitoring; lgbt,women's,disabled,bame staff networks,network; names removed applications,shortlisting; adjustments disabled colleagues,staff,applicants; equality impact assessments
Equality and inclusion at work* | lgbt,women's,disabled,bame staff networks,network; names applications shortlisting,removed; adjustments disabled colleagues,staff; equality impact assessments,carried

Direct work with children | direct work children,young; wishes,feelings children,child; life-story book,books,work child,children; life story book,books child,children; drawing,worksheets,games,walks children,child feelings,wishes
Safeguarding children | section,s47 47 enquiries,inquiries; strategy meetings,meeting,discussions child,children; child,children protection plan,plans conference,registered,subject; conference,conferences child,children,protection chaired,reported,presented,reports; core groups,group child,children
Safeguarding | worries,bruise lead dsl,safeguarding; referrals mash,children's; abuse,neglect reported,spotted,raised,noticed; section 42,47 enquiries,enquiry
Social work assessment | parenting,carer's,care-act assessments wrote,completed,45,families,adults; parenting assessments court,wrote,pre-birth; assessed,assessing older,disabled,adults,carers support,package care
Care planning | care,pathway plans,plan wrote,reviewed,agreed,drew families,adults,child,people; packages care arranged,set,reviewed
Court reports and evidence* | court reports,statements,evidence care,family,proceedings writing,prepare,preparing; statements,evidence court,proceedings,cafcass gave,sworn,box,wrote care,family,child,children; care,interim,supervision orders,order proceedings,applied,applications
Multi-agency working | police,probation health,schools,gps,housing met,worked,shared plan,meetings; marac,mappa,mash,taf,tac meetings,sat,attended,chaired,met; strategy meetings police,schools,health
Home visits | visited families,tenants week,fortnight,unannounced; knocked,doorstep families,tenants
Case recording | case recording,records,notes keep,maintain,write,accurate,timely,up-to-date; liquidlogic,systmone,carefirst notes,visits,wrote,records,recorded; notes,visits written,wrote,recorded,typed 24,48,two,three hours,days
Mental Capacity Act | capacity mental,mca assessments,assessed; best interests decisions,assessments,capacity; dols assessments,applications,authorisations
Advocacy for service users* | advocate,advocating,advocacy behalf,people,families,service,users,clients; spoke,argued,fought behalf families,people,clients
Welfare benefits advice | pip,universal-credit,dla,esa,carer's-allowance forms,claims,appeals helped,filled,won; benefits families,people,tenants helped claims,forms,appeals,claim

Policy development | policy wrote,drafted,developed members,cabinet,council,ministers; options,choices members,ministers,cabinet,councillors costs,recommended
Briefing papers | briefings,briefing,papers cabinet,ministers,minister,leader,mayor,chief,councillors,scrutiny wrote,drafted
Committee reports* | committee,cabinet,scrutiny,council reports,papers draft,prepare,writing,write,drafting; reports cabinet,scrutiny,committee wrote,took
Consultations* | consultation,consultations run,ran,respond,responses,response,public,government,prepare,managing; survey,drop-ins,questionnaires residents scheme,zones,doorstep; answered,response,replied,replies defra,dft,dluhc,mhclg,dhsc,dfe,government,white,green consultation,paper
Freedom of information requests | freedom information; foi,foia,fois requests,answered,logged,replied
Member and councillor enquiries* | councillors,councillor,mps,mp enquiries,casework,letters answer,answered,drafted,replies,respond; pqs,parliamentary questions
Community engagement | residents,community,villagers drop-ins,meetings,evenings,forum,surgeries,walkabouts ran,held,organised,listened; estate walkabouts,walkabout
Grant management | grants groups,clubs,charities,community panel,monitored,scored,decided; applications scored funding,grant,fund
Partnership working | joint,partners,partner districts,police,nhs,charities board,group,meetings,project chaired,sat,attended,worked
Evidence and options appraisal* | gather,analyse,gathering,research quantitative,qualitative,evidence options,costs,benefits,present; options,choices members,cabinet,managers costs,benefits,cost,risk; survey,data,counts options,choices members cost,costs,risk
`;
