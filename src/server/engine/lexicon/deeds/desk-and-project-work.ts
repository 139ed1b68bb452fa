/** Customer desks, IT, data, software and projects, duty by duty, as those who do them tell it. */
export const deskAndProjectWork = `
Enquiry handling | calls bills,parcel,orders,accounts took,answered; calls emailed,emails,letters took,answered; phones parcel,bills day,lines; found answer,answers waited,wait customer,callers; pass,passed round callers found,answer
Customer service | calls bills,parcel,orders took,answered; kept told,informed users,customers; 4.8,4.9,4.7 customers reviews
Call handling | calls shift,day bills,moving,orders; phones day parcel,orders; took calls people,customers; phones busy,eighty
First-contact resolution | sorted,fixed,answered first,second call,calls 80,85,88,90; pass,passed round callers found,answer; found answer waited,hung callers,customer
Complaint handling | final response,responses letters complaints,complaint,ombudsman; manager wanted,asked calls,callers took; apologised refund,customer; wrong,late delivery,order,orders apologised,credits; unhappy,angry customer,customers turned,saved; ombudsman complaints,cases,complaint closed,went; upset,furious family,families,guests,customers listened,apologised
Taking payments | cards,card payments,payment took,keyed,phone,telephone; card details keyed,paused; direct debits set customers
Taking payments over the phone* | taking payments,payment phone,telephone; card payments,details phone,keyed,paused
Handling accounts and payments* | taking,handling payments,accounts customers',customer; card,cards payments took phone,customers; standing orders,debits closing,changed accounts
Keeping records up to date* | changed,updated,corrected addresses,bank,names,tenancy details,readings,system,records,account; noted,logged,recorded call,contact account,system
Working to targets | quality marks,scores,score 95,percent call,calls,average; average call,handling minutes,seconds target; hit,beat numbers,number,figure calls,surveys,month,quarter,wrap; beat,met,exceeded target,goal years,quarters,months; csat,nps,aht,kpis hit,met
Sales targets | beat,hit number,quota,figure quarters,year; percent,112,108,110,120 quota,target; top sales team years,running
Order processing | orders keyed,booked,entered sap,phone,system,customers
Returns and refunds | money broken,faulty gave,sent customers,goods; exchanges credits,refunds; returns refunded,card; refunded card,customers
Using several systems at once* | screen,screens,pages open side; confident,operate,navigate,working several,multiple computer,systems,system,screens,applications; screens,systems two,three,four,five,several flicked,talking,typing; looked,look stock,delivery,account customer talking
Live chat | chats three,two,several webchat,time; webchat,livechat,messenger,whatsapp answered,replied,queries customers,chats
Social media | tweets,trustpilot,messenger answered,replied; instagram,tiktok,facebook,linkedin posts,comments,page wrote,looked,week; page,account followers grew; reels,stories filmed,film,posted
Social media marketing | instagram,tiktok,facebook,linkedin posts,followers,page looked,took,grew; reels filmed,film,posted; page followers grew
Social media enquiries* | social media enquiries,queries,customers answered,replied,handled,responding; tweets,trustpilot,messenger answered,replied
Vulnerable customers | elderly,disabled,older customers,callers priority register; cope,struggling callers,customers spotted,passed,specialist,noticed; payment breaks,holidays agreed customers,people; breathing space customers,debt,accounts; stepchange,samaritans passed,callers,customers; vulnerable customers desk,team
Handling difficult customers | shout,shouted,swore,sworn,screamed callers,customers,people calm,kept; calm,patient voice,callers kept,swore; upset,furious callers,customers,guests sorted,listened,calmed; losing,lost temper customers,callers; losing head keeping
Calming upset customers* | shout,shouted,swore,screamed callers,customers,people calm,voice; voice level,calm swore,callers
Identifying sales opportunities* | identify,identifying,spotting,spot,recognise sales,selling,upsell,business opportunities,opportunity,leads; offered,sold broadband,tariff,upgrade,insurance,extras caller,callers,customers,ringing; cheaper tariff switched,moved
Teamwork | colleagues',colleague's chats,calls,jobs,work,shifts swamped,took,covered,helped; swapped shifts covered,short; mucked departments
Escalating issues* | passed,handed second,third line tickets,calls,cases,notes; escalating,escalate,refer,referring,pass,passing issues,problems,queries,calls,tickets,cases,faults department,line,team,manager,appropriate,second,senior,third; passed,sent,referred,handed tier,specialist,second-line,fraud,infrastructure cases,notes,tickets,calls; fix sent,passed full,notes tier,team,desk; raised maker,vendor,microsoft faults,tickets,cases
Escalation management | passed,handed second,third line tickets,calls,cases,notes; passed,sent,referred tier,specialist,infrastructure cases,notes,tickets; fix sent,passed notes tier,team; raised maker,vendor faults,tickets,cases
Writing clearly* | communicating,communicate,written,write,clear writing,clearly,english,written communication; letters,emails jargon,plain; rewrote templates,template,letters,leaflets plain,english; plain english rewrote,wrote,letters
Written communication | letters,emails jargon,plain; rewrote templates,template,letters,leaflets plain,english; letters,emails twenty,hundred answered,wrote
Data protection | security,id questions caller,callers,account asked; passwords birth dates,checked; masked,anonymised,redacted names,data,files; dpias,dpia; opt-outs,consents honoured,logged
Identity checks on callers* | identity,id checks,verification callers; security questions asked account,callers; passwords birth dates,checked; id v call
Outbound calling | rang,phoned customers,policyholders,members renewal; callbacks,call-backs customers,day; phoned,rang 30,40,50,60,80 day members,customers,policyholders
Outbound calls to customers* | outbound calls,customers; rang,phoned customers,policyholders renewal
Customer retention | cancel,leaving,cancelling customers,members,callers offered,kept,stayed,talked; stayed,renewed customers percent,94,90; saves,retentions desk
CRM | salesforce,hubspot,pipedrive,zoho notes,logged,contacts,cleaned,segmented; customer database logged
Maintaining the CRM database* | maintain,maintaining,updating,update crm,database,customer records,data,database; salesforce,hubspot,pipedrive,zoho cleaned,notes,logged,contacts; mailing lists tidy,opt-outs
Typing | words minute typed,type,wpm; touch-type,touch-typist; typed notes talking,fast
Coaching new advisers* | coaching,coach,training,buddying,mentoring,buddy new,junior,starters advisers,agents; buddied,buddy starters,recruits,new calls,advisers; sat new starters,advisers listened,calls; showed recruits,starters,newcomers systems,ropes,calls
Booking visits and appointments* | arranging,arrange,booking,book,scheduling appointments,visits,engineer,viewings,surveys; booked,slotted engineers,fitters,surveyors,plumber slots; moved,booked,changed appointments
Appointment booking | moved,changed appointments; booked engineers,clients,patients,viewings slots,diary
Explaining products and policies* | explaining,explain,clarify products,services,policies,charges,terms,policy,options; told,explained bill,tariffs,cover,charges,terms,tariff plain,customers,callers; plain words customers,callers cover,policy,bill
Keeping up to date* | keeping,keep,maintain,stay,staying up-to-date,date,abreast,current,knowledge products,procedures,trends,legislation,knowledge,developments,regulations,practice,techniques; bulletin,bulletins,briefing read; refreshers,refresher,cpd yearly,attend,courses; learnt,learned,studied new tariff,product launch; follow journals,blogs,webinars

IT support | calls,desk first-line,fixed,resolved laptop,users,staff; laptop,laptops,computers,pcs dies,breaks,fixed,crash ring,staff,users; walk-ups,walk-up desk,tickets; servicenow,zendesk,freshservice,freshdesk calls,tickets,queue closed,fixed,resolved; screens,laptops,pcs teamviewer,anydesk,remotely fixed,took; teamviewer,anydesk,bomgar,splashtop fixed,users,took,laptops,remotely
IT support | remote support users,desktop,laptops,staff; teamviewer,anydesk,bomgar,splashtop fixed,users,took,laptops,remotely; laptops,screens,pcs remotely fixed,took
Logging and resolving tickets* | jira calls logged; log,logging,resolve,resolving,triage tickets,incidents,calls,requests,incident; servicenow,zendesk,freshservice,freshdesk,topdesk calls,queue,tickets closed,worked,fixed; tickets cleared,closed,fixed day,hour,sla
Ticketing systems | jira calls logged; servicenow,zendesk,freshservice,freshdesk,topdesk calls,queue,tickets closed,worked,fixed; tickets 20,25,30,40 day
Installing and configuring equipment* | install,installing,configure,configuring,installation,setup,set-up hardware,software,equipment,devices,pcs,computers; built,imaged,deployed laptops,pcs,docks,printers; windows 11,laptops rolled,upgraded
User account administration* | accounts,logins drives,password,groups reset,resets,opened,closed users,joiners,leavers; joiners leavers accounts,logins,gpos; accounts set joiners,starters; create,amend,disable accounts logins,directory,users,mailboxes
Troubleshooting networks* | troubleshoot,troubleshooting,diagnose,resolve,fault-finding,support network,networking,connectivity,wi-fi,lan; ports,cables,switches network,patch patched,traced,swapped,faulty; wi-fi,wifi,wireless black,dropped spots,access,points,fixed; dhcp,dns,vpn,vlan faults,fixed,traced,issues; tills,branches,sites dropped,offline connection,found,fixed
Computer networking | ports,cables,switches network,patch patched,traced; dhcp,dns,vlan faults,fixed,traced
Microsoft 365 administration | licences mailboxes; sharepoint permissions,sites set,built,ran,users; moved mail exchange online; shared mailboxes groups,users,accounts
New starter IT set-up | laptop,login,kit ready starters; starters' laptops
Hardware maintenance | swapped,replaced,fitted memory,ssds; swapped,replaced,fitted,mended drives,batteries,memory,ssds,screens laptops,pcs; mended laptops,pcs,printers
Printer support | jams,drums,toner,drivers copiers,copier,xerox,printers cleared,faults,fixed; printers,copiers faults,drivers fixed,network
Mobile device management | enrolled,wiped,blocked phones,iphones,handsets,tablets,ipads,mobiles; intune,jamf,airwatch phones,enrolled,devices,tablets; lost handsets,phones blocked,wiped
Asset registers | tagged,labelled laptops,equipment,kit register,asset; count laptops,kit asset,yearly; list laptops,machines,equipment warranties
Asset management IT* | asset register,list,management hardware,maintaining; tagged laptop,laptops asset,register,kit; count kit,laptops yearly; list machines,laptops warranties
Backup and recovery | veeam,backups,backup checked,restore,restored,test; files deleted restored,recovered; restore test backups,backup,monthly
Patch management | windows updates,patches monthly,wsus,weekly; wsus,sccm patches,updates,pushed,patched; patched servers,hosts rebooted,monthly,windows,linux; updates pushed,rolled servers,pcs,laptops
Antivirus software | infected,virus,malware cleaned pcs,laptops,machines; sophos,crowdstrike,eset,defender alerts chased,cleaned
Explaining complex information | explain,explaining,communicate technical,complex non-technical,users,matters,issues,plain; plain words,english told,talk,explained,problems users,computers,staff; patient users,staff computers,scared,nervous; jargon plain,simple explained,drew,paper
Explaining complex information | plain words,english patients,families,clients,users,managers,staff; jargon plain explained,drew,charts; figures,numbers,findings mean,plain told,words,understand
User guides | crib sheet,sheets wrote,updated; how-tos,how-to,guides,crib-sheet,cheat-sheet wrote,pictures,one-page users,phones,staff; wiki,knowledge articles,pages wrote; guides wrote users,staff
Help documentation | how-tos,how-to,crib-sheet wrote,pictures,one-page; wiki,knowledge articles,pages wrote
Knowledge base articles (IT) | how-tos,how-to wrote,pictures one-page,users; wiki,knowledge articles wrote
IT training | showed,taught staff,teachers,users teams,excel; phishing passwords,training,staff sessions; sessions phishing,software ran,half-hour staff,users; sat people,users login system
Audio-visual support | projectors,projector,microphones,mics rooms,hall,meetings set,ready; hybrid meetings set,ran rooms,cameras,screens
Meeting room management | rooms lunch,chairs,layout,coffee set,booked,laid meetings,meeting
Systems administration | servers,hosts,vms patched,rebooted; vmware,hyper-v hosts,vms,built,retired; linux,windows servers,hosts patched,rebooted,built,ran
Office moves | moved,move desks,offices weekend,floors
Phone systems* | phone,telephone,telephony,voip,pbx systems,system; handsets,extensions,voicemail,hunt groups,added,moved,3cx,diverts; 3cx,avaya,mitel,ringcentral set,moved,handsets,extensions; teams calling phones,moved; switchboard old moved,calling

Analysing large data sets* | analysing,analyse,analysis large,complex,big data,datasets,sets; rows,records million,millions cleaned,worked; dug data,sales figures,found,find; patterns,trends data,attendances,sales spotted,looked,found
Data analysis | rows,records million,millions cleaned,worked; dug data,sales figures,find,margin; patterns data,attendances,sales looked; pandas,jupyter,scikit-learn notebooks,scripts,data; notebooks,scripts pandas,python data
Dashboards | power,tableau,looker,qlik bi,pages,board,dashboard live,managers,open,daily,built; screen,page replaced workbook,sheet
Data cleansing | doubles,duplicates,dupes,nulls,postcodes removed,fixed,cleaned; bad,messy data fixed,cleaned
Data quality | doubles,duplicates,nulls removed,fixed; definitions measure owned,agreed; data dictionary,checks wrote,source
Data governance | definitions measure owned; data dictionary
Presentation skills | heads,managers showed figures plain,mean,words; showed ideas,designs clients; pitched panels,clients,investors; spoke rotary,conference,schools; talks wi,rotary; boards mock-ups,mock-up walked clients; presented trustees,directors,sponsors charts,findings,page
Presenting findings to others* | told,showed heads,directors,managers,trustees figures mean,plain; presented trustees,board,directors charts,findings; explain,explaining,present findings,results,insight,insights
Producing regular reports* | regular,routine,monthly,weekly producing,produce reports,report; kpi,kpis pack monthly,weekly; weekly,monthly sheet,pack,figures sales,stock board,managers,buyers; returns dfe,nhs,ofsted,statutory sent,submitted,monthly
Statistics | regression,logistic,anova,chi-squared,t-tests models,spss,churn,tested,data,auc,trial; tested difference significant,significance,chance; means sd,outliers worked,averages; control charts trends,plotted
Forecasting | predicted,forecast,forecasts demand,staffing,calls,sales; time-series,prophet,arima forecast,sales,demand,models,data
Automating reports* | automating,automate,automation spreadsheet,reports,reporting,processes,tasks,manual; script,macro,vba,python minute,hours builds,mails report,reports; scheduled refreshes,refresh reports; macro vba builds,mails
Requirements gathering | workshops nurses,users,clerks,staff screen,system; user stories wrote
Data visualisation | charts,graphs,graph,maps glance,clutter,deprivation,understand data,people,ward; tables,figures charts,infographic turned
Working with data engineers* | working,work,liaise data engineers,developers; feeds,loads platform,developers,warehouse specified,tested,raised data
Data engineering | loaded files,data nightly; adf,dbt,airflow,ssis,fivetran models,built,loads,flows
ETL | loaded files,data nightly; adf,dbt,ssis flows,models,built; raw mart data,loaded
A/B testing | split visitors,customers,users two,half compared,tested; experiments,tests layouts,pages,designs ran compared,visitors,conversion; control group compared customers,visitors,users
Market segmentation | grouped,divided,clusters customers,donors,buyers,supporters types,k-means,marketing,segments; personas built orders,interviews,customers; clusters k-means customers,marketing
Identifying trends and insight* | identifying,identify,trends,trend insight,insights,decisions,support,patterns; spotted,showed returns,no-shows,sales pattern,dropped,led data,figures
Documenting processes* | documenting,documentation processes,procedures,sources,code; wiki process,processes wrote,pages; readme,readmes wrote,diagram,code
Survey research | questions survey wrote; coded free text,comments; survey wording results
Survey design and analysis* | survey design,analysis; coded free text; survey wording results
Training delivery | taught,trained managers,colleagues,staff,users dashboard,excel,pivot; drop-in,drop-ins ran excel,dashboard,tableau; guides wrote sat people,users
Predictive analytics | propensity,churn model,score,predicted; model,models predict churn

Project management | opened,finished,delivered clinics,shops,sites,branches weeks,early,budget project,fit-out; designers,fitters,builders pulling way; steering group highlight,report project,programme; work broke gantt,stages
Project delivery on time and budget | finished clinics,shops,sites weeks early
Project planning | gantt,milestones,smartsheet,dependencies drew,planned project; broke work project pieces,stages; ms project plan,drew,gantt; workstreams,phases planned owners,dates
Budget management | purse strings; capital,purse forecast,held fit-out,budget; spent,spend tracked budget; costs,cost sheet,spreadsheet event,campaign kept; budgets updated weekly,monthly
Keeping budgets up to date* | keep,keeping,track,update,reconcile budgets,budget,costs date,event,project; costs,spend,budgets sheet,spreadsheet kept,updated event,campaign,job,weekly,invoices
Managing risks and issues* | managing,manage,identify,mitigate risks,risk issues,issue,mitigation; raid log; risks,risk log,register owners,weekly,kept; steel,parts,supplier late,coming,delay re-sequenced
Stakeholder management | directors,councillors,union happy side kept,won; sign-off got legal,directors; catch-up,catch-ups heads,department,directors weekly
Coordinating with internal stakeholders* | coordinating,liaising,working,coordinate,collaborate internal,cross-functional,departments stakeholders,teams,departments,colleagues; sat,met production,stores,sales,marketing agree,weekly plan,orders; sign-off got legal,directors; catch-up heads,department weekly
Project governance | highlight report,reports steering,board,project; board,sponsors,steering red amber; steering group,committee reported,chaired
Reporting progress to the board* | reporting,report progress,project board,stakeholders,sponsor,steering; highlight report,reports steering,board; board,sponsors red amber
Leading project teams* | leading,lead,leadership,managing project,multidisciplinary,cross-functional team,teams; designers,fitters,builders pulling way; team analysts,testers,developers led
Contractor management | builder,contractors,subcontractors site walked,dates,held; software house dates,held; fitters,decorators,plumbers,roofers booked,met checked,quotes
Agile | stand-ups,retros sprints; squads,squad scrum,sprints
Scrum | stand-ups,retros sprints; squads,squad scrum; backlog board,jira kept
IT change management | change control requests,raised,approved,board; scope changes,creep board,agreed price,project
IT change management | scope changes board agreed,took; cab,rfcs,rfc change raised,approved
Business cases | business case won,wrote money,funding; options payback costs; paper directors funding,investment wrote,board
Quality assurance | test plans acceptance wrote,ran; audited calls scored,quality
Facilitation | weekly,progress,review,design meeting,meetings,reviews chaired; workshops ran,led; chaired meetings,reviews,groups,boards
Benefits realisation | savings tracked case,benefits
Project closure | handed operations project wrote,finished; wash-up,lessons wrote project
Lessons learned | wash-up,wash-ups wrote,ran,held,project,lessons
Dependency management | projects,programmes cutover,clash,overlap watched
Change management | road-shows,roadshows,drop-ins staff,coming change,system,new; champions trained,picked ward,team system,change; new system staff,people nervous,helped,brought
Health and safety | rams,construction-phase site,plan; goggles,spill,eyewash check,weekly kits,gloves; coshh forms,sheets wrote,kept,filled
CDM Regulations | construction phase plan; principal designer's,contractor's,designer,contractor duties
Implementing IT systems* | implementing,implement,implementation,rollout,deploying,delivering new,software systems,system; moved users,staff new system,finance,platform; go-live system,software hospitals,sites,branches,wards; went live system,software hospitals,sites,branches,wards; cutover training,support weekend,system
Project administration | decision,decisions logged date,register,log; drawings version,versions kept,straight
Multitasking | five,eight,three,four,twelve,ten running,live projects,builds time; plates juggled,several
Managing several projects at once* | managing,manage,juggle,handle,running multiple,several,number projects,events,jobs,priorities,campaigns; five,eight,three,four,ten,twelve,six projects,builds,events,jobs running,live,time; live projects,events eight,ten,five,six
Code review | pull-requests,prs reviewed,approved,read; merge,pull requests reviewed,review,approved,read; read colleagues',others' code,changes
Software testing | unit,integration,cypress,jest,pytest,playwright tests,test code,merge,release,playwright,wrote; coverage tests percent,80,90
Debugging | bugs,crashes,leak traced,hunted,fixed,tracked memory,production,logs; production,live bugs,crash fixed,found
Building new features* | build,building,develop,developing,design,deliver new features,functionality,applications; checkout,login,search,dashboard,upload built,shipped,added app,react,users; shipped features,feature
Cloud computing | aws,azure,gcp,lambda,ec2,s3,kubernetes moved,deployed,ran,built,hosted; docker,kubernetes moved,ran services,containers
Continuous integration and delivery | pipeline,pipelines,jenkins,gitlab deploys,deploy,merge,green; deploys button,automatic
`;
