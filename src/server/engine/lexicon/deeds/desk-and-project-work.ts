/** Customer desks, IT, data, software and projects, duty by duty, as those who do them tell it. */
export const deskAndProjectWork = `
Enquiry handling | calls,phones bills,parcel,orders,moving,accounts shift,day,took,answered; calls emailed,emails,wrote,letters took,people; phones,phone day,lines parcel,pay,wheres,bills; sorted,fixed,answered second,first call,calls,contact; found answer,answers waited,wait,customer; pass,passed round people,callers found,answer
Customer service | calls bills,parcel,orders,accounts shift,day; scores,rated,marks,thanked users,customers,guests,survey,name,staff; kept told,informed people,users,customers worked,fixed; 4.8,4.9,4.7 users,customers,reviews
Call handling | calls shift,day bills,moving,house,orders; phones day parcel,pay,orders; took calls people,emailed,customers; lines,phones busy,day,eighty
First-contact resolution | sorted,fixed,answered 80,85,88,90,second call,calls; pass,passed round found,answer; found answer waited,hung
Complaint handling | final response,responses letters,letter,weeks; manager wanted,asked calls,took,callers; apologised right,refund,customer; wrong,late delivery,order,orders sorted,apologised,credits; unhappy,angry account,accounts,customer turned,round,leave,saved; ombudsman closed,went; upset,furious family,families,guests,customers listened,apologised
Taking payments | cards,card,direct took,payments,keyed,payment phone,debits,details,recording,set; paid,pay council,tax,rent,bills,fines took,phone; card details keyed,recording,paused; direct debits set,customers,cards
Taking payments over the phone* | taking payments,payment phone,telephone; card,cards phone,details,recording,keyed; direct debits set,cards
Handling accounts and payments* | taking,handling payments,accounts customers',customer; card,cards payments,took phone,customers,accounts; standing orders,debits accounts,closing,changed
Keeping records up to date* | changed,updated,corrected,changes addresses,address,bank,names,details,numbers,readings,tenancy; noted,logged,recorded call,visit,contact account,system; meter readings new,names
Working to targets | quality marks,scores,score month,95,percent,average; average call,handling minutes,seconds; hit,beat numbers,number,figure calls,surveys,wrap,month,quarter,years; beat,met,exceeded target,figure,goal years,quarters,months; csat,nps,aht,kpis hit,met,team
Sales targets | beat,hit number,figure,quota,plan year,quarters,last,years; percent,112,108,110,120 number,figure,quota,target year; top team sales,years,running
Order processing | orders,order keyed,raised,took,booked,entered sap,phone,dispatch,system,refunds; orders customers told,tell arrive,due,delivery
Returns and refunds | sent,gave money broken,faulty,goods,customers; exchanges credits,replacements; returns card,booked,refunded; refunded card,customers
Using several systems at once* | confident,operate,navigate,working several,multiple computer,systems,system,screens,applications; screens,screen,systems two,three,four,five,side,several flicked,talking,side,open,typing; billing,account,stock crm,chat,delivery,knowledge open,side,customer; looked,look stock,delivery,account customer,talking
Live chat | chats,chat three,two,several,time,webchat; webchat,livechat,messenger,whatsapp answered,customers,chats,queries,replied; tweets,messenger,trustpilot answered,replied,reviews
Social media | tweets,trustpilot,messenger answered,replied,reviews; instagram,tiktok,facebook,linkedin posts,comments,week,look,looked,page; page,account followers,likes grew,took,9,000,thousand; reels,stories,posts phone,film,filmed,posted,live; posted stories totals,updates,live
Social media marketing | instagram,tiktok,facebook,linkedin posts,comments,followers,page week,day,look,looked,took,grew; reels,film,filmed phone,post,workshop; page followers grew,took
Social media enquiries* | web,webchat,social,online chat,media enquiries,queries,customers; tweets,trustpilot,messenger answered,replied,reviews; chats three,two,four
Vulnerable customers | elderly,ill,disabled,older customers,callers priority,register; cope,struggling callers,customers spotted,passed,specialist,noticed; payment,payments breaks,holidays lost,work,agreed,people; breathing space; stepchange,samaritans; vulnerable desk,team
Handling difficult customers | shout,shouted,swore,sworn,screamed people,callers,customers,kept,voice; calm,level,patient voice,callers,people kept,swore,waiting; upset,furious,cross callers,customers,guests sorted,listened,calmed; losing,lost temper,head keeping,kept
Calming upset customers* | shout,shouted,swore,screamed people,callers,customers,kept,voice; voice level,calm,kept swore,people,callers; talked callers,customers,people waiting,weeks
Identifying sales opportunities* | identify,identifying,spotting,spot,recognise sales,selling,upsell,business opportunities,opportunity,leads; offered,sold,told broadband,cover,plan,plans,tariff,upgrade,insurance,extras caller,callers,customers,ringing,phones; cheaper tariff,deal switched,told,moved
Teamwork | colleagues',colleague's,others',mates chats,calls,jobs,work,shifts swamped,took,covered,helped,short; swapped shifts,days short,covered; pod,team shared tips,board,jokes; pulled,mucked departments
Escalating issues* | escalating,escalate,refer,referring,pass,passing issues,problems,queries,calls,tickets,cases,faults department,line,team,manager,appropriate,second,senior,third; passed,sent,referred,handed tier,infrastructure,specialist,third,second-line,fraud,security,engineers,faults team,notes,two,desk,cases,line,told; fix full,notes sent,passed,went; raised maker,vendor,microsoft,supplier head,heads
Escalation management | passed,sent,referred tier,infrastructure,third,specialist team,notes,two,line; fix full,notes sent,passed,went; raised maker,vendor head,heads
Writing clearly* | communicating,communicate,written,write,clear writing,clearly,english,written communication; letters,emails jargon,plain; rewrote templates,template,letters,leaflets plain,english,frozen,accounts,calls; plain english rewrote,wrote,letters
Written communication | letters,emails jargon,plain; rewrote templates,template,letters,leaflets plain,english; letters,emails twenty,hundred answered,wrote
Data protection | security,id questions,checks,v account,call,asked,word; passwords birth,dates,checked; masked,encrypted,anonymised,redacted names,data,numbers,small,files; dpias,dpia,dpo,sars; opt-outs,consents honoured,logged,day,kept
Identity checks on callers* | identity,id checks,verification callers,customers,data; security questions asked,account; passwords birth,dates; id v call
Outbound calling | rang,phoned customers,policyholders,members answers,renewal,slipped; callbacks,call-backs; phoned,rang,called 30,40,50,60,80 day,members,customers,policyholders
Outbound calls to customers* | outbound calls,customers; rang,phoned customers,policyholders answers,renewal,slipped
Customer retention | cancel,cancelled,leave,leaving,cancelling offered,better,kept,stayed,talked,people,members; stayed,renewed percent,customers,contracts,94,42,90; saves,retentions desk,cancel
CRM | salesforce,hubspot,dynamics,zendesk,pipedrive,zoho daily,call,calls,wrote,date,notes,logged,visit,contacts,cleaned,segmented,day; customer database contact,logged; contacts cleaned,tidied,segmented,merged; mailing lists tidy,opt-outs,kept
Maintaining the CRM database* | maintain,maintaining,updating,update crm,database,customer records,data,database; salesforce,hubspot,dynamics,pipedrive,zoho cleaned,date,notes,logged,contacts,kept; mailing lists tidy,kept,opt-outs
Typing | words minute,55,60,50,70,80,wpm; touch,touch-type,touch-typist typist,type; typed notes,letters,minutes talking,day,fast
Computer literacy | words minute,55,60,50,70,80; touch,touch-type typist,type; typed notes talking; typing listening
Coaching new advisers* | coaching,coach,training,buddying,mentoring,buddy,induct new,junior advisers,colleagues,staff,agents,starters,experienced; buddied,buddy starters,recruits,new,colleagues; sat new people,starters,advisers listened,next,calls; showed recruits,starters,newcomers systems,ropes,calls
Booking visits and appointments* | arranging,arrange,booking,book,scheduling appointments,visits,engineer,viewings,surveys; booked,slotted engineers,fitters,surveyors,plumber slots,late; moved,booked,changed appointments
Appointment booking | moved,changed appointments,slots; booked engineers,clients,patients,viewings slots,rang,late,diary; sent engineer,man,fitter checked
Explaining products and policies* | explaining,explain,clarify products,services,policies,charges,terms,policy,options; told,explained,went bill,tariffs,cover,charges,terms,tariff plain,customers,people,callers,pay,words; plain words customers,people,callers cover,policy,bill,explained,went
Keeping up to date* | keeping,keep,maintain,stay,staying up-to-date,date,abreast,current,knowledge products,procedures,trends,legislation,knowledge,developments,regulations,practice,techniques; bulletin,bulletins,briefing read,daily,morning; refreshers,refresher,cpd tests,monthly,rules,yearly,attend,courses; learnt,learned,studied new,tariff launch,tariff,product; follow studios,journals,blogs,webinars,conferences; degree shows

IT support | calls,desk,phone first-line,fixed,resolved laptop,day,staff,two,thirds; laptop,laptops,computers,machines,pcs dies,dead,breaks,fixed,crash people,ring,staff,users; walk-ups,walk-up phone,staff,desk,tickets; servicenow,jira,zendesk,freshservice,freshdesk,halo calls,tickets,queue,call,closed; screens,machines,laptops teamviewer,anydesk,home,remotely,desk fixed,took; teamviewer,anydesk,bomgar,splashtop
IT support | remote support; teamviewer,anydesk,bomgar,splashtop,rdp; machines,laptops,screens home,remotely workers',desk,fixed,took
Logging and resolving tickets* | log,logging,resolve,resolving,triage tickets,incidents,calls,requests,incident; servicenow,jira,zendesk,freshservice,freshdesk,halo,topdesk call,calls,queue,closed,worked,day,tickets; tickets,queue,calls 20,25,30,40,cleared,closed,fixed day,hour,sla,worked; fixed passed hour,calls
Ticketing systems | servicenow,jira,zendesk,freshservice,freshdesk,halo,topdesk call,calls,queue,closed,worked,day; tickets,queue 20,25,30,40 day; fixed passed hour
Installing and configuring equipment* | install,installing,configure,configuring,installation,setup,set-up hardware,software,equipment,devices,pcs,computers; built,imaged,rolled,deployed laptops,pcs,docks,screens,printers,windows,machines; windows sites,11,laptops rolled,upgraded
User account administration* | accounts,logins groups,drives,rights,shared,password opened,closed,reset,resets,new; joiners leavers accounts,logins,gpos; accounts set start,joiners,starters; create,amend,disable accounts logins,directory,users,mailboxes
Troubleshooting networks* | troubleshoot,troubleshooting,diagnose,resolve,fault-finding,support network,networking,connectivity,wi-fi,lan; ports,port,cables,patch,switches,switch dead,patched,traced,swapped,faulty,panel; wi-fi,wifi,wireless black,spots,access,points,dropped; dhcp,dns,vpn,vlan faults,fixed,traced,issues,scopes; tills,branches,sites dropped,connection,offline,found,line
Computer networking | ports,cables,switches dead,patched,traced; wi-fi,wifi black,spots,dropped; dhcp,dns,vlan faults,fixed,traced
Microsoft 365 administration | licences mailboxes,teams; sharepoint permissions,sites; moved people's,mail exchange,online; shared mailboxes,licences groups,users,accounts
New starter IT set-up | laptop,login,kit desk,start,ready,starters; starters' kit,laptops
Hardware maintenance | swapped,stripped,mended,replaced,fitted screens,batteries,drives,boards,machines,laptops,memory,ssds; mended machines,laptops,pcs,printers
Printer support | jams,drums,toner,drivers,copiers,copier,xerox cleared,fleet,faults,network,talking,fixed,got; printers,copiers network,talking,faults,drivers
Mobile device management | enrolled,wiped,blocked,set phones,iphones,handsets,tablets,ipads,mobiles; intune,jamf,airwatch,meraki phones,enrolled,devices,tablets; lost handsets,phones blocked,wiped
Asset registers | tagged,tag,labelled laptop,laptops,equipment,machine,kit; count kit,laptops,equipment yearly,asset,monthly; list machines,laptops,licences,equipment warranties,kept,kit
Asset management IT* | asset register,list,management hardware,maintaining; tagged laptop,laptops,kit; count kit,laptops yearly; list machines,licences warranties,kept
Backup and recovery | veeam,backups,backup,tapes checked,morning,restore,restored,site,changed,test; files deleted got,restored,recovered; restore test,monthly
Patch management | windows updates,patches monthly,wsus,machines,weekly; wsus,sccm; patched servers,hosts,machines,rebooted; updates pushed,rolled,monthly servers,pcs,laptops
Antivirus software | infected,virus,malware machines,cleaned,pcs; sophos,defender,crowdstrike,eset alerts,chased,cleaned
Explaining complex information | explain,explaining,communicate technical,complex non-technical,users,matters,issues,plain; plain words,english,language wrong,gone,teachers,users,staff,computers,told; patient people,users,staff scared,computers,nervous; jargon drew,paper,plain,simple
Explaining complex information | plain words,english,language wrong,gone,teachers,users,told,managers,figures,clients,families; jargon paper,drew,plain,charts; figures,numbers,findings mean,means words,plain,told,heads,understand
User guides | how-tos,how-to,guides,crib-sheet,crib,cheat-sheet pictures,page,pages,sheet,wrote,one-page,phones,users; wiki,knowledge articles,pages cut,calls,wrote; guides wrote users,staff,people,sat
Help documentation | how-tos,how-to,crib pictures,sheet,one-page,wrote; wiki,knowledge articles,pages calls,wrote,table
Knowledge base articles (IT) | how-tos,how-to,crib pictures,sheet,one-page; wiki articles,pages calls,wrote
IT training | showed,taught staff,teachers,users teams,excel,system; phishing passwords,sessions; sessions phishing,teams,system,software ran,half-hour,staff; sat new,people login,first,system
Audio-visual support | projectors,projector,sound,cameras,screens,mics,microphones,slides rooms,hall,panels,board,ready,hybrid,set,meetings; hybrid rooms,meetings ready,set,ran
Meeting room management | projectors,screens,cameras,panels rooms,room hybrid,ready,board,day,fixed; rooms lunch,chairs,layout,coffee set,booked,ready,laid
Systems administration | servers,hosts,server,disk,vms patched,rebooted,checked,logs,built,space,services; vmware,hyper-v guests,built,hosts,retired,vms; linux,windows servers,hosts patched,rebooted,built,ran
Service level agreements | dropped,fell target,sla
Office moves | moved,move desks,offices,branch,people weekend,floors; recabled set,branch,office; swapped pcs,machines,old
IT project management | moved,move desks,users weekend,new,system; recabled branch; swapped pcs,machines old,hundred,400; went live,go-live hospitals,sites,users
Phone systems* | phone,telephone,telephony,voip,pbx systems,system,support; handsets,hunt,extensions,voicemail,diverts groups,added,headsets,3cx,moved; 3cx,avaya,mitel,ringcentral; teams calling,phones moved,exchange; exchange,switchboard old,moved teams,calling
Vendor management | rang,kept bt,dell,microsoft,xerox fixed; main,first contact phone,print,cleaning company,firm,provider

Analysing large data sets* | analysing,analyse,analysis large,complex,big data,datasets,sets; rows,records million,millions,thousands worked,cleaned; dug,dig orders,data,figures,sales find,found; patterns,trends data,attendances,years,orders,sales looked,found,eight,spotted
Data analysis | rows,records million,millions worked,cleaned; dug orders,data,figures,sales find,margin; patterns data,attendances,years,sales looked; one-off,ad-hoc questions,asks,requests directors,press,week,answered; asks,questions answer,answered tomorrow,quick,form,week; pandas,jupyter,scikit-learn notebooks,scripts,data,sheet; notebooks,scripts pandas,python,apis,data
Dashboards | power,tableau,looker,qlik bi,pages,board,live,managers,open,daily; screen,page replaced workbook,tab,managers,sheet; live board stock,orders,sales
Data cleansing | doubles,duplicates,dupes,nulls,postcodes removed,fixed,catch,matched,rows,odd,cleaned; lists matched,merged,joined agree,agreed,three,two; bad,messy data fixed,cleaned,spreadsheet
Data quality | doubles,duplicates,nulls,postcodes removed,fixed,catch,rows; definitions owned,measure,agreed,page; errors logged teams,source,fixed; data dictionary,checks source,dictionary,wrote
Data governance | definitions owned,measure,page; data dictionary; errors logged teams,source
Presentation skills | heads,department,managers told,showed figures,plain,mean,words; talk,talks board,month,minute,groups,schools,rotary,churches; showed ideas,designs clients,marketing; showed managers losing,sales figures; pitched panels,board,routes,employers,clients; spoke rotary,schools,churches,conference,dinner,groups; boards mock-ups,mock-up walked,clients; present,presented trustees,directors,sponsors quarter,charts,page,month; told story dinner,200,people
Presenting findings to others* | told,showed heads,department,directors,managers,trustees figures,numbers,mean,worked,plain,losing; talk board month,minute,ten; present,presented trustees,board charts,quarter,findings,page; explain,explaining,present findings,results,insight,insights
Producing regular reports* | regular,routine,monthly,weekly,producing,produce reports,reporting,report; kpi,kpis pack,monthly,weekly; weekly,monthly sheet,pack,figures sales,stock,buyers,board,managers,day; returns dfe,nhs,ofsted,statutory
Statistics | regression,logistic,anova,significance,chi-squared,t-tests models,drives,r,spss,churn,tested,data,auc,trial; tested change,difference real,chance,significant; means sd,outliers,averages,standard worked; control charts,trends plotted,excel
Forecasting | predicted,forecast,forecasts demand,staffing,calls,sales,winter,next; time-series,prophet,arima; told planners,managers expect,calls,next,week
Automating reports* | automating,automate,automation reports,reporting,processes,tasks,manual; script,macro,vba,flow,python minute,day,builds,mails,took,hours; scheduled refreshes,refresh,reports copy,paste,place; macro builds,mails,vba
Requirements gathering | sat users,nurses,teams,people,staff wanted,decide,asked,screen; wrote,listed wanted team,department,signed,agreed; asked question,problem trying,answer; workshops nurses,users,staff,clerks screen,system; user stories owners,product,wrote
Data visualisation | charts,graph,graphs,maps people,glance,clutter,cut,deprivation,right,chose,understand,ward; tables,figures charts,infographic people,understand,turned
Working with data engineers* | working,work,liaise data,engineering,technical engineers,teams,developers,team; feeds,loads,clicks,tickets platform,developers,warehouse,team specified,tested,log,raised,got
Data engineering | loaded files night,nightly; alteryx,adf,dbt,airflow,ssis,fivetran flows,models,built,loads
ETL | loaded files,data systems,night,nightly,five; alteryx,adf,dbt,ssis flows,models,built; raw mart
A/B testing | split customers,visitors,users,list two,compared,half; sample size worked,stopped,safe; trials,experiments,tests layouts,pages,page,designs ran,20; control group,groups compared,tested
Market segmentation | grouped,split,divided,clusters buyers,donors,customers,supporters types,groups,seven,five,differently,k-means,marketing; personas built,orders,interviews; clusters k-means,marketing
Identifying trends and insight* | identifying,identify,trends,trend insight,insights,decisions,support,patterns; saw,found,spotted,showed returns,slots,no-shows,sales,customers,visits supplier,empty,changed,dropped,led,evening; note,report,finding led,changed rota,texting,patients,decision
Documenting processes* | documenting,documentation processes,procedures,sources,code; wiki page,pages,article table,wrote,process; readme,comments diagram,code,fits
Survey research | questions survey wrote,answers,sense; coded free,text,comments; survey wording,results,staff,3,000
Survey design and analysis* | survey design,analysis; coded free text; survey wording results
Training delivery | training colleagues,users data,systems tools; taught,trained managers,colleagues,staff,users dashboard,power,excel,tool,pivot; drop-in,drop-ins power,excel,dashboard,tableau; guides wrote sat,people
Predictive analytics | propensity,likelihood,churn model,score,scores,predicted; model,models predict,churn,leave built

Project management | opened,finished,moved,built,delivered clinics,shops,move,sites,branches,stores day,promised,weeks,early,budget; cost date,time jobs,row,projects; cross-functional,departments people,team worked,led,four; designers,fitters,builders pulling,way got; analysts,testers,developers ran,led team,nine; builds,projects,jobs towns,five,eight,three,running; steering group,board highlight,report,month; work broke,planned gantt,stages,project,owners
Project delivery on time and budget | opened,finished,moved,built,delivered clinics,shops,move,sites,jobs day,promised,weeks,early; cost date jobs,row
Project planning | gantt,dependencies,milestones,smartsheet owners,drew,dates; broke work drew,project,pieces; ms project plan,drew,gantt; workstreams,phases owners,dates,planned
Budget management | capital,purse forecast,held,fit-out; spent,spend tracked plan,budget,monthly; costs,cost sheet,income,spreadsheet event,campaign,kept; budgets updated,weekly,closed,invoices,sheets
Keeping budgets up to date* | keep,keeping,track,update,reconcile budgets,budget,costs date,event,project; costs,spend,budgets sheet,sheets,spreadsheet,updated,weekly event,campaign,kept,excel,job,invoices
Managing risks and issues* | managing,manage,identify,mitigate risks,risk issues,issue,mitigation; raid log; log,register risks,weekly,owners kept,went; steel,parts,supplier late,coming,delay re-sequenced,planned,saw,moved
Stakeholder management | directors,councillors,union side,won,happy kept,met; told stood friday,weekly; sign-off legal,directors,advert,got; sat sales,product,shop,managers agree,push,weekly; catch-up,catch-ups heads,department,directors,weekly
Coordinating with internal stakeholders* | coordinating,liaising,working,coordinate,collaborate internal,cross-functional,departments stakeholders,teams,departments,colleagues; sat,met sales,production,product,managers,marketing,stores agree,monday,push,weekly,orders; sign-off legal,directors got,advert; catch-up heads,department weekly; got,brought marketing,stores,accounts,installation,production pull,pulled
Project governance | highlight,status report,reports steering,group,month,board; board,sponsors,steering red amber,green; steering group,committee month,met,reported,chaired
Reporting progress to the board* | reporting,report progress,project board,stakeholders,sponsor,steering; highlight report,reports steering,month; board,sponsors red,fortnight amber,pages
Leading project teams* | leading,lead,leadership,managing project,multidisciplinary,cross-functional team,teams; people departments,four worked; designers,fitters,builders pulling,way; team analysts,testers,developers ran,led
Contractor management | builder,contractor,contractors,subcontracts,subcontractors site,walked,tuesday,weekly,ran,dates,held; software house,vendor dates,held; fitters,decorators,plumbers,roofers booked,checked,paid,met,quotes
Agile | stand-ups,retros sprints; squads,squad scrum,sprints
Scrum | stand-ups,retros sprints; squads,squad scrum; backlog board,jira kept
IT change management | change,changes control,requests; variations,variation priced,agreed,forty; scope changes,creep board,took,agreed,price
IT change management | variations priced,agreed; scope changes board,took,agreed; added form,price signature; cab,rfcs,rfc change,raised,approved
Business cases | case k,m,money,funding got,won,wrote; options payback,costs; paper board,directors funding,money,investment
Resource management | shared people,staff,designers jobs,five; planned needed week; borrowed,loaned testers,staff,people teams
Quality assurance | stage,checked signed,sign-off; test plans acceptance; snagging; audited calls,files,work checked,scored,quality
Facilitation | progress,review,design,weekly meeting,meetings,reviews ran,chaired; room people decisions,left,brought; workshops,workshop ran,led,people,staff,clients; chaired meetings,reviews,groups,boards
Benefits realisation | went months save,saved,said; savings tracked case
Project closure | handed,handover operations,team,client wrote,finished; wash-up,wash-ups,lessons team,wrote; closed archived,contracts files
Lessons learned | wash-up,wash-ups; wrote went wrong
Dependency management | projects,programmes touch,cutover,clash,overlap watched,plan,kept,clear; cutover clear,system,kept
Change management | road-shows,roadshows,drop-ins staff,coming,knew; champions picked,ward,trained,team; got people month,system,new; new system,ways staff,people brought,helped,nervous; road shows staff,coming
Health and safety | rams,inductions,construction-phase site,plan,phase; goggles,gloves,spill,eyewash kits,check,weekly,eats; coshh forms,sheets
CDM Regulations | construction phase,plan rams; principal designer's,contractor's,designer,contractor duties,kept; rams inductions,site
Implementing IT systems* | implementing,implement,implementation,rollout,deploying,delivering new,software systems,system; users,people,staff moved new,system,finance,platform; live went,go-live hospitals,sites,early,branches,wards; cutover training,early,support,weekend
Project administration | logs plans,minutes,actions sharepoint,place,kept; decision,decisions written,wrote,logged date; drawings versions,version straight,kept
Multitasking | five,eight,three,four,twelve,ten running,time,live projects,jobs,builds,events; towns,sites,shops builds,small,projects three,twelve; plates time,juggled,several
Managing several projects at once* | managing,manage,juggle,handle,running multiple,several,number projects,events,jobs,priorities,campaigns; five,eight,three,four,ten,twelve,six running,time,live,open,week projects,jobs,builds,events; builds,projects towns,shops,sites three,twelve,small,five; live,open jobs,projects,events eight,ten,five,six,time
Code review | pull-requests,pull,prs,merge requests,reviewed,review,approved,read; read colleagues',others' code,changes
Software testing | tests,test wrote,unit,integration,cypress,jest,pytest,coverage code,merge,ship,changes,release,playwright; coverage tests,percent,80,90
Debugging | bugs,crashes,leak,errors traced,hunted,chased,fixed,found,tracked memory,production,users,reported,logs,customers; production,live bugs,errors,crash fixed,found
Building new features* | build,building,develop,developing,design,deliver new features,functionality,applications; checkout,login,search,booking,dashboard,upload,payments built,wrote,shipped,added app,users,customers,page,react,site; shipped features,feature,release weekly,users,team
Cloud computing | aws,azure,gcp,lambda,ec2,s3,kubernetes moved,deployed,ran,run,built,services,hosted; containers,docker,kubernetes services,moved,ran
Continuous integration and delivery | pipeline,pipelines,actions,jenkins,gitlab deploys,deploy,github,build,minutes,merge,green; deploys day,minutes,button,automatic
`;
