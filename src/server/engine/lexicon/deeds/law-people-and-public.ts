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
Drafting contracts of sale* | draft,drafted,drafting contract,contracts,agreement,agreements tr1,tp1,transfer,transfers,forms,pack,packs,bundle,plans,sale; contract packs,pack,bundle draft,drafting,sent,issued,sellers,sale; tr1,tp1,tr5 draft,drafted,agreement,prepared,forms,property; property information fittings forms,ta6,ta10; ta6,ta10,ta7 forms,contract,pack,sent,checked; transfers contracts drafting,ta
Contract drafting | draft agreement,contract tr1,tp1,transfer,bundle,property,lease; contract packs,pack drafted,draft,sale
Freehold and leasehold | houses flats chain,files,live,conveyancing,ends,sale,sales,purchase,legal; lease management pack,packs,read,copies; lpe1,lpe1s; freehold leasehold; leases,lease ground rent,service,read,reported,flats
Requisitions | registrar,registry,hmlr asks,ask,answer,answered,raised,raises,queries,dealing; requisitions registry,hmlr,answered,cleared,dealing,land; ap1 lodge,lodged,registrar,answer,portal,gateway,cancelled
Unregistered land* | unregistered land,title,property,deeds,titles; fr1,fr1s; root title; first registration,registrations deeds,title,land; old,paper deeds,title epitome,pink,tape,read,registered,root; epitome,abstract title
New build sales | plot,plots sales,sold developers,developer,new,reservation; developers developer plot,plots,sites,sales,purchases,acted; reservation,reservations plots,homes,developer
Shared ownership | part-buy,part-rent; staircasing; housing associations,association part-buy,share,shares,bought,ownership; part buy rent
Help to buy | equity loan,loans government,repay,repaying,redeem,redemption,redemptions; help-to-buy; equity-loan redemption,repaid
Raising and answering enquiries* | enquiries raise,raised,raising,answer,answered,answering,replied sale,purchase,buyer's,solicitors,title; awkward questions,enquiries ask,buying,side; raised questions title,side,seller's; replies buyers',solicitor's,solicitors enquiries,chased
Reporting on title* | report,reports title buyers,lender,clients,exchange,plain-english; plain-english report,letter,letters exchange,clients,title,buyer; certificate title,cot lender,bank; lender instructions part,comply,handbook,uk; report,reported lender,bank cash-backs,gifted,deposit,incentives
Completion statements* | completion,completions statement,statements,figures,monies,funds,request,requested; final figures draw,drew,funds,complete; funds request,requested,draw,drew,drawn complete,lender,completion,figures; seven,five,three,four completions,complete day,friday; redemption figures,statement chased,paid,completion
Identity and source of funds checks* | passport,id,identity,kyc proof,address,bank,statements,deposit,checks client,clients,onboard,onboarded,source,funds; source funds checks,check,checked,wealth; pep,peps,sanctions screening,screened,checks,check; onboard,onboarded,onboarding client,clients passport,passports,id,proof
Ordering searches* | searches order,ordered,ordering,reviewed,reviewing local,water,files,drafting,results,raising; llc1,con29,con29dw,enviro results,read,water,ordered; local,water,drainage environmental,enviro searches,results,read; office copies read,lease,checked; official copies title,downloaded,read,plans
Post-completion | post-completion; sdlt,stamp filed,file,return,form,hmrc,submitted fortnight,days,duty,land,hmrc; ap1 lodge,lodged,submitted,registered,gateway,portal; registration,registrations lodged,land,oldest,undelivered,chased,completed land,title,ap1,weeks,registry
Management training | course,courses,workshop,workshops,programme,bitesize managers,leaders,supervisors,team-leaders,chargehands wrote,ran,run,deliver,delivered,designed,cohorts,taught,half-day,two-day; managers,supervisors trained,taught,coached absence,appraisals,probation,disciplinary,interviewing; cohorts,cohort managers,leaders,supervisors course,run,ran; first-line,line managers workshops,course,taught,training ran,run,wrote; ilm cohorts,course,delivered,managers
Employment tribunals | et,tribunal,tribunals witness,witnessed,bundle,bundles,responses,response,et3,won,defended,solicitors,claims; cot3,cot3s,et1,et3; acas conciliation,conciliated,settled,early; tribunal statements wrote,drafted,witness; witness et,tribunal times,twice,four,three
Employment law | et,tribunal witness,bundles,responses,solicitors; cot3,cot3s; new,case cases,law,statutes briefing,briefings,in-house,managers,wrote,write,employment; employment-lawyers,employment lawyers forum,quarter,briefing; statutes briefing,cases,managers,write,wrote; section-1,day-one,erb rights,briefed,managers,updated,contracts
Disciplinary and grievance | dismissals,grievances,bullying,capability,appeals complaints,caseload,weekly,hearings,cases,chaired,heard; discipline sickness,hearings reps,depots,unite,heard; hearings chaired,heard,sat disciplinary,conduct,appeal,sickness; suspensions,warnings issued,letters,hearings; bullying complaints,allegations investigated,looked,heard,appeals
Redundancy | at-risk letters,meetings,staff,posts,reps; consultation 30,45,day posts,reps,leavers,risk,staff,election; reps election,elected,elect consultation,at-risk,redundancies,posts; leavers posts,claims consultation,at-risk,day; hr1 filed,sent,submitted
Restructuring | departments,layers,teams,plants merged,took five,three,four,two,six consultation,posts,leavers,at-risk,reps,letters; at-risk letters reps,election,posts,consultation; took plant,site,department departments,five,three; delayered,reorganised,regraded teams,departments,posts,site,plant
Organisational change | departments,layers,teams merged five,three,four,two consultation,posts,leavers,at-risk,letters; at-risk letters reps,election,posts; harmonised,harmonising terms,shift,premiums,pay transfer,staff,months,people
TUPE | transfer,transferred,transferring regulations,measures,due,diligence,staff,contract people,rival's,letter,letters,following; measures letter,letters; harmonise,harmonised,harmonising terms,shift,premiums,contracts; eli provided,checked,requested
Trade union negotiation | usdaw,bfawu,unite,gmb,unison,aslef,rmt,prospect,community recognised,recognition,reps,branch,management; jnc,jcc,jcnc,jncc management,lead,led,chair,chaired,sit,sat; pay rounds,round,talks settled,ballot,negotiated,agreed; ballot avoided,averted pay,strike,settled,rounds; reps unite,usdaw,gmb,unison hearings,met,monthly,worked; facility-time,facility time reps,agreement
Succession planning | nine-box,nine grid,mapping,box,successor,spring,talent; successor,successors mapping,mapped,named,identified,roles; nine-box; ready-now,bench strength,successors roles,key; talent succession,review,reviews,grid,map
Workforce planning | headcount forecast,forecasts,plan,planned,model year,years,five,skills,three,site,plant; skills forecast,gap,gaps,audit headcount,workforce,year,years,plant; five-year,three-year,annual headcount,workforce,skills; establishment,headcount modelled,forecast; apprenticeship,apprenticeships led,started forecast,skills,shortage,headcount
Line management | officers,advisers,administrators,assistants,supervisors,coordinators,people,staff report,reports,reporting,reported two,three,four,five,six,seven,eight; line manager two,three,four,five,six,seven,eight,officer,adviser,team; direct reports; appraise,appraised,one-to-ones officers,advisers,assistants,staff,band,team,bands; band,bands 2,3,4,5 look,looked,supervise,supervised,one-to-ones,joint,competencies
Coaching senior managers* | sounding board; coach,coached,coaching,influence,influenced senior managers,leaders,directors,gms; gms,directors,heads,principals one-to-ones,coached,coach,challenge,challenged,advise,trusted; general managers one-to-ones,patch,board,coached; trusted partner,adviser,advisor directors,leadership,managers; leadership,management board,team sit,sat,member plant,site,gms,general
HR analytics | pack,dashboard,report,reports sickness,absence,leavers,turnover,starters,headcount power,excel,built,monthly,scores,pulse; pulse-survey,pulse,engagement survey,scores leavers,sickness,built,pack,results; sickness leavers scores,pulse,data,turnover,pack; turnover,attrition absence,sickness figures,data,board,monthly,analysed; people data,analytics
Reducing absence and leavers* | sick,sickness,absence cut,halved,reduced,fell,third,quarter,dropped year,years,third,two,half,long-term,halved; leavers,turnover,attrition halved,cut,fell,reduced,dropped induction,buddying,year,packing,exit; reducing absence,turnover; retention improved,improving,improve staff,induction,absence,starters; buddying,induction,stay-interviews leavers,turnover,retention
Absence management | sick,sickness,absence cut,halved,reduced,fell third,half,quarter,long-term,days; long-term sick,sickness cases,reviewed,meetings,third
Pay reviews | annual,pay increase,increases,award,awards,uplift,round,rounds,review model,modelled,settled,finance,negotiated,costed; benchmark,benchmarked,benchmarking salaries,pay,salary,rewards; grading,hay panel,pay jobs,sat,roles; pay-round,pay-rounds settled,modelled; salary review annual,ran,managers,modelled
Job evaluation | hay,grading panel,panels,jobs,roles; graded jobs,roles,posts; job-evaluation panel,sat,scored; evaluated jobs,posts,roles grade,points,panel,hay
`;
