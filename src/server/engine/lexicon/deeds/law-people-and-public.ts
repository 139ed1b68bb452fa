/** Legal work, personnel, social work and the public service, duty by duty, as those who do them tell it. */
export const lawPeopleAndPublic = `
Legal drafting | particulars,pleadings,defences claim,drafted,prepared,settled; drafts,draft leases,licences,wills,contracts,defences first,wrote,prepared; settled,drew defences,applications,leases,particulars; wills,leases,deeds drew,drafted,prepared,wrote
Court bundles | paginated,e-bundle,ebundle; bundles,bundle court,hearing,hearings,trial; trial,hearing files,papers pages,ready,counsel,tabbed; copies court,hearing indexed,tabbed,time,six
Caseload management | live,open,current matters,files,claims,cases,letter settlement,letter,partner,desk; ran,run files,matters,claims review,weekly,partner; desk claims,matters,files; hold,held,carried,carry children,families,adults,tenants,patients protection,complex,proceedings,open,time; cases,matters live,runs 18,25,30,40,50,60; allocated cases,families,children,adults time,open
Carrying a caseload* | live,open,current matters,files,claims,cases desk,time,partner; hold,held,carried children,families,adults protection,complex,proceedings,time; allocated cases,families,children,adults time,open
Legal research | case-law,caselaw,westlaw,lexis,lexisnexis; case law looked,notes,found,read; authorities found,won,costs; regulations,act,statute means,mean pages,read,set,looked
Statement taking | witnesses,neighbours,witness,clients saw,sat,interviewed,wrote sign,signed,statement,evidence,saw; proofs evidence; signed evidence,statement interviewed,turned
Witness statements | witnesses,neighbours,witness sat,interviewed,wrote sign,signed,evidence; proofs evidence; statements witness bundles,drafted,tribunal,prepared
Opening and closing files* | opening,opened,open,closing files,file,matters; matters,files,instruction new,set conflict,care,id,check,instruction; archived,closed files,matters bill,paid
Legal administration | matters,files new,set conflict,care; archived files bill; fee-earner,fee-earners,earner letters,files,diary
Liaising with clients* | liaise,liaising,communicate,communicating clients,client; clients,families told,explained,kept,instructions case,stood,fortnight,phone,next,words,progress; instructions took,taking phone,clients,room,interview; clients,customers contact,updated,posted weekly,progress,jobs,rang
Relationship building | donors,funders,givers,supporters,members met,rang,wrote,tea,visited,knew,names; buyers ring,rang mobile,first; customer,customers,client see,visit,met least,quarter,month; clients,families told,kept case,stood; headteachers,councillors,gps met,knew,coffee,trust
Instructing counsel | barristers,barrister,counsel,chambers briefs,brief,found,papers,sent,booked,fee,instructed; briefs wrote,drafted barristers,counsel
Disclosure* | disclosure,disclosing documents,process,exercise,list,lists,standard; emails,documents went,listed shared,inspection,side,redaction,redacted; redacted,redaction documents,lists,papers,disclosure
Filing documents at court* | filing,file,lodge,lodging,issue,issuing documents,claims,proceedings,court,applications court,claims,proceedings; ce-file,mycase; issued proceedings; lodged,issued,filed court applications,claims,orders,proceedings; consent orders sealed; sealed orders,order
Filing | ce-file; lodged court applications,claims; scanned,indexed,labelled,filed folders,files,papers,boxes,contracts; folders,names,index set,find,found; shared drive,folders tidied,sorted,renamed,structure
Court attendance | counsel,barrister,judge sat,court,trial,hearing,hearings,note,noted; court clients,hearings,hearing went,attended,sat,month
Court hearings and advocacy* | counsel,barrister,judge sat,trial,hearing,hearings,note; hearings attended,went month,barrister,clients
Time recording and billing | six-minute,chargeable units,hours; wip,bills unpaid,chased,billed month,monthly; time-sheet,billable hours
Time recording | six-minute,chargeable units,hours,logged
KYC | due-diligence,diligence client,customer,checks; source funds,money,wealth client,checked,checks,id,matter; passports money,acted,clients,checked; searches clients,mlro flagged,ran
Anti-money laundering | mlro; source funds,wealth client,clients,checked,matter,id; passports money acted,checked
KYC | source funds,wealth client,clients,checked,matter,id; passports,id money,acted,clients,matter,account,opened; id verified,security account,call,customer
Corresponding with the other side* | corresponding,correspondence,correspond side,opponents,solicitors,parties; opponents,opponent,defendants,defendant's wrote,letter,phone,insurers,answered; side,solicitors directions,letter,agreed; insurers,defendants phone,email,letter dealt
Diarising key dates* | diarise,diarising,diary,diaries,key dates,deadlines; limitation dates,diary,diaries; hearing,filing,court,renewal,review dates,date,list reminders,system,kept,missed,diary; reminders dates,deadlines case,system,filing
Negotiating settlements* | negotiating,negotiate,negotiation,settle settlement,settlements,claims; insurers talked,k,offer; settled claims,cases issue,trial; part-36; offers part 36; without-prejudice
Obtaining records and reports* | obtaining,obtain,request,requesting medical,expert,police,hospital records,reports; gps,hospitals,gp notes,records,asked; experts orthopaedic,medical,chose,letters,instructed,instruction; surgeons,consultants,engineers reports chased,chase
Medical records | gps,hospitals,gp,hospital notes,records asked,sent,got,requested,chased
Costs schedules and budgets* | costs schedules,schedule,draftsman; n260s,n260; precedent costs,h; statement costs hearing
Interviewing clients* | interviewing,interview,interviews clients,client,suspects; clients,people first,meetings,drop-in,saw law,centre,wrote,problem,new; stories,instructions police,station,office clients,took
Proofreading | eyes second,fresh; lease,leases,contract,letters,partners' read,checked twice; clause,price,phone,number wrong,caught,checked leaflets,print,cost,word,page; marked,read proofs,pages,copy print,press
Land Registry work | ap1s,ap1,sdlt; title registered,requisitions; post-completion registration,stamp; registered,registration requisitions,duty,completion
Databases | proclaim,leap,clio kept,matters,data,date; case system entered,step,notes; duplicates,doubles removed,merged supporters,records,contacts,donors; raiser's,donorfy,donorflex kept,logged,gifts,clean; gifts,consents logged,recorded
Legal aid | laa,cw1s,cw1,ccms; means forms clients,filled; public funding families,got,facing,eviction
SRA compliance* | sra,lexcel,cqs rules,compliance,comply,complying,audits,audit; conflict,names client,list screened,sides,searched; file audits passed,corrective
Supporting fee earners* | supporting,support,assist,assisting fee,fee-earners,solicitors,partners,lawyers; solicitors,partners,lawyers two,three,five worked,kept,assisted files,letters,forms,court,needed
Anti-social behaviour casework | asb; neighbours,noise,nuisance diary,diaries,warnings,injunction,mediation,visited,dealt,cases

Advising managers | managers,supervisors,heads ring,rang,talked,gave,coached warnings,appeals,dismissals,misbehave,leave,late; guidance supervisors,managers misbehave,staff,disciplinary
Employee relations | managers ring,rang late,colleague; managers,supervisors talked,coached warnings,appeals,dismissals; bullying,harassment,misconduct complaints,cases,letter,outcome,tribunal; dismissal,dismissals,outcome letters,meetings,sat,wrote; guidance supervisors,managers misbehave,disciplinary; misconduct,bullying sick,performance matters,caseload,live
Disciplinary and grievance | bullying,harassment,misconduct complaints,outcome,letter,live,matters; dismissal,dismissals meetings,letters,outcome,sat; conduct cases tribunal,year; outcome letters investigation,summaries,draft,wrote
Absence management | days lost absence,ringing,head,sickness,brought,fell; return-to-work,stage talks,meetings,interviews; sick long-term,occupational referred,planned; occupational health referred,sick; sick ringing,rang,phoning day,days,three
Recruitment | adverts,advert sifted,panels,offer,posts,sat; hired weeks,drivers,nurses,people,25,new; vacancies filled,advert,offer,letter; sat,sit panels,panel interviews,posts,interviewed; signed,found,recruited volunteers,marshals,collectors,helpers,drivers
Staff induction | day,week new,joiner,joiners,people,starters,recruits handbook,showed,round,met,welcome,first-week,plan; welcome days,day recruits,starters,joiners; tour building,systems new,starters
Employee onboarding | day,week new,joiner,joiners,starters,recruits handbook,contracts,id,first-week; welcome days recruits,starters,joiners; contracts checks joiner,joiners,starter,starters; laptop,login,kit start,ready,starters
HR policies | rewrote,wrote,reviewed,updated,redrafted handbook,attendance,leave,menopause,hybrid,flexible,sickness,absence,working policy,rules,handbook,law; menopause,dignity,whistleblowing policy,wrote; handbook law,april,line,brought; policy union,unions agree,sign,got
Employment contracts | contracts permanent,fixed-term,zero-hours; offers terms days,interview,sent; letters hours,pay changes,place,work,sent; contract changes,variation letters,hours
Offer letters | offers,offer terms,letters days,interview,sent,issued; letters hours,pay changes,place
HR analytics | turnover,absence,headcount,leavers,vacancies board,dashboard,department,monthly,month,figures; people figures heads,monthly,service; workforce data,figures,dashboard directorate,heads,board
Redundancy | consultation risk,shut,closed,site,people,posts; selection pools notice,scoring; losing jobs found,posts,sat,people; restructure pools,notice,scoring,consultation; risk posts,people compulsory,consultation,collective,merger
Restructuring | consultation risk,shut,closed,site; selection pools scoring,consultation; restructure pools,notice,consultation
TUPE | transfers,transfer,moved cleaners,caterers,staff,consultation,contractor,outsourced terms,liability,measures,contract,contractor; liability information,measures employee,letters; outsourced contract staff,brought
Performance management | reviews,appraisals yearly,annual launched,got,percent; improvement plans standard,staff; probation,capability reviews,meetings,plans
Employment law | acas,equality code,act,right,kept; flexible,unfair rights,working,dismissal briefed,trained,managers,supervisors; unfair dismissal trained,means; case law,employment updated,briefed managers; tribunal claims bundles,statements,solicitors,won,settled
Employment tribunals | preparing,supporting,experience,prepare,support employment tribunal,tribunals; tribunal claims,claim bundles,statements,solicitors,won,settled,withdrawn,acas
Training delivery | sessions,session,course,courses,class half-day,half-hour,one-day,lunchtime,drop-in; taught managers,nurses,staff,class,colleagues,people,users dashboard,pivot,tables,system,fill; courses arranged,booked matrix,staff; levy staff,courses; starters,recruits ropes,buddied,fortnight showed,sat,took; sat new people,starters,recruits listened,next,login; showed students,starters,recruits,staff,reps pipette,ropes,systems,teams; monthly,weekly drop-in,drop-ins power,excel,staff,managers,system; attended people,managers,staff average,score wrote,run,course,day; guides wrote sat,people,showed
Learning and development | courses arranged,booked,matrix; levy staff,courses,apprentices; half-day sessions ran,wrote,run
Trade union negotiation | gmb,unite,unison,fbu,usdaw,pcs,rmt,nasuwt,reps,convenor,shop-stewards monthly,met,meet,sit-down,pay,officials,regional,negotiated,agree,sign; union,unions officials,consulted,reps,agree,sign,got shift,changes,policy,recognised,monthly; convenor deal,pay
Payroll liaison* | payroll liaison,liaise,liaising; payroll,pay team,told changes,leavers,joiners,cut-off,passed,unpaid; wages file records,checked,month
Exit interviews | leavers',leavers,leaving,left chats,asked,reasons,sat; exit interviews,conversations
Right to work checks | passports,visas saw,checked,started,share; share codes; single central record; disclosures,dbs staff,chased,renewals,ran; safer recruitment checks
Flexible working and family leave* | flexible,maternity,paternity,family,parental working,leave requests,request,handling,applications; part-time,compressed,flexible hours requests,answered,months; mums-to-be,mothers-to-be,dads leave,dates,met; keeping touch days; maternity dates,letters worked,sent,met
Employee engagement | staff,colleague survey,forum,networks yearly,ran,started,set,groups,better; mental-health,mental first-aiders,health aiders,set; wellbeing,walking,running club,staff,set; forum staff,colleague rest,rooms,better,started
Employee wellbeing* | wellbeing,well-being staff,employee,colleague,engagement; mental health aiders,first,set; walking,running club set,staff
Investigations | witnesses,witness interviewed,fact-finding,report; fact-finding report,wrote; theft,harassment,bullying,misconduct investigated,allegations,looked; allegations investigated,reported,looked; complaints staff looked,reported,found
Minute taking | notes,note hearings,appeals,formal,panels took,typed,hearing,meetings; minuted panels,boards,meetings,disciplinary,committees; record formal,meeting,meetings typed,hours; actions,minutes sent,typed next,day,days,48
Job evaluation | graded,scored,evaluated posts,roles,jobs hay,method,panel; hay method; panel posts scores,scored,sat,grades; role profiles
Job description writing | role profiles,descriptions wrote,rewrote,managers; job profiles wrote,rewrote; hay posts
Equality and diversity | equality,diversity,inclusion; lgbt,women's,disabled,bame,staff networks,network; names removed applications,shortlisting,fair; adjustments disabled,screens,desks,colleagues,hours; equality impact assessments; section 149
Equality and inclusion at work* | lgbt,women's,disabled,bame networks,network; names applications shortlisting,removed; adjustments disabled,colleagues,screens; equality impact assessments,carried

Direct work with children | direct work,working children,young; wishes,feelings children,child,young; life-story,life story book,books,work; drawing,play,worksheets,games,walks children,child find,want,wanted,feelings,talk,wishes
Safeguarding children | section,s47 47,enquiries,inquiries,children,child,led,police; strategy meetings,meeting,discussions police,children,child; registered,subject child,children plan,plans,protection,conference; conference,conferences child,children,protection,initial,review chaired,reported,presented,reports; core groups,group child,children,ran,chaired,six
Safeguarding | worries,bruise,concern lead,dsl; referrals mash,duty,children's,social; abuse,neglect reported,spotted,raised,noticed,enquiries; section 42,47 enquiries,enquiry
Social work assessment | single,parenting,family,carer's,care-act,children assessments,assessed 45,days,wrote,families,older,adults,completed,week; parenting assessments court,wrote,pre-birth; capacity,mca assessments,best,interests; assessed,assessing older,disabled,adults,families,carers home,support,package,care
Care planning | care,support,pathway plans,plan wrote,reviewed,agreed,drew,families,adults,child; packages care,support home,arranged,set,reviewed; plan person,people,families,young agreed,wrote,wanted,goals
Court reports and evidence* | court reports,report,statements,evidence,witness,care writing,prepare,preparing,proceedings,family; statements,evidence court,judge,proceedings,cafcass gave,wrote,written,sworn,box; care,interim,supervision orders,order,proceedings court,took,applied,applications
Multi-agency working | police,probation health,schools,gps,housing,nurses met,worked,meetings,plan,shared; marac,mappa,mash,taf,tac,team-around; strategy meetings police,schools,health
Home visits | visited families,tenants,homes week,fortnight,unannounced; knocked,doorstep families,tenants,residents
Case recording | case recording,records,notes keep,maintain,write,accurate,timely,up-to-date; liquidlogic,mosaic,rio,systmone,eclipse,carefirst notes,visits,wrote,records,recorded,day; notes,visits written,wrote,recorded,typed day,24,48,hours
Rota management | front-door,front door calls,referrals,took
Mental Capacity Act | capacity mental,mca,assessments,assessed; best interests capacity,decisions,assessments; dols,lps
Advocacy for service users* | advocate,advocating,advocacy behalf,people,families,service,users,clients; spoke,argued,fought behalf,families,people,clients benefits,housing,panel,council,school
Welfare benefits advice | pip,universal-credit,dla,esa,carer's-allowance forms,claims,helped,filled,appeals,applied,won; benefits,credit families,people,tenants helped,claims,forms,checked,appeals,maximise

Policy development | policy wrote,drafted,developed members,cabinet,council,officers,evidence; options,choices members,ministers,cabinet,councillors gave,costs,recommended
Briefing papers | briefings,briefing,notes,papers,reports cabinet,ministers,minister,leader,mayor,chief,councillors,scrutiny,committee wrote,weekly,drafted,lines,went; lines minister
Committee reports* | committee,cabinet,scrutiny,council,board reports,report,papers draft,prepare,writing,write,drafting; reports cabinet,scrutiny,committee,planning wrote,went,year,took
Consultations* | consultation,consultations run,ran,respond,responses,response,public,government,prepare,managing; survey,drop-ins,questionnaires residents,public,people,scheme,zones,doorstep; answered,response,replied,replies defra,dft,dluhc,mhclg,dhsc,dfe,government,ministry,white,green paper,consultation,calls,council's
Freedom of information requests | freedom information; foi,foia,eir,fois requests,answered,days,logged,replied; requests 20,twenty days,council,public,answered
Member and councillor enquiries* | councillors,councillor,members,mps,mp enquiries,casework,questions,letters respond,answer,answered,drafted,replies,wrote; pqs,parliamentary questions
Community engagement | residents,community,villagers,neighbours drop-ins,meetings,evenings,events,forum,surgeries,doors,walkabouts ran,held,set,met,organised,listened; estate walkabouts,walkabout
Grant management | grants,grant groups,clubs,charities,community awarded,panel,applications,monitored,paid,scored,decided; applications scored,panel funding,grant,fund
Partnership working | joint,partners,partner,districts,police,nhs,charities group,board,meetings,plan,project sat,sit,set,worked,ran,chaired,attended; bodies,councils,trusts,agencies worked,met,agreed,joint
Evidence and options appraisal* | gather,analyse,gathering,research quantitative,qualitative,evidence options,costs,benefits,present; options,choices members,cabinet,managers,three cost,gain,risk,costs,benefits; survey,interviews,data,counts,readings options,choices,gave,members cost,costs,risk
`;
