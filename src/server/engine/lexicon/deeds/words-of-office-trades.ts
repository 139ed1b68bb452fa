/**
 * Office trades by the words of their own: two of one line near each other tell of its work, however the sentence goes. None of them
 * may be at home in another trade, or in the talk of any.
 */
export const wordsOfOfficeTrades = `
Rent arrears recovery | arrears,rent,tenants,eviction,possession,notices,direct-debits arrears,rent,tenants,eviction,possession,notices,direct-debits
Rent collection | arrears,rent,tenants,eviction,possession,notices,direct-debits arrears,rent,tenants,eviction,possession,notices,direct-debits
Tenancy management | tenants,tenancy,sign-up,succession,assignment tenants,tenancy,sign-up,succession,assignment
Property inspections of let homes* | blocks,landings,fire-doors,stairs,voids,flats,communal blocks,landings,fire-doors,stairs,voids,flats,communal
Managing voids* | voids,empty,relet,re-let,flats voids,empty,relet,re-let,flats
Anti-social behaviour casework | asb,neighbours,noise,nuisance,injunction,closure,warned asb,neighbours,noise,nuisance,injunction,closure,warned
Mediation | rows,neighbours,compromise,both-sides rows,neighbours,compromise,both-sides
Repairs reporting* | repairs,damp,mould,leaks,boiler,tenants,plumber repairs,damp,mould,leaks,boiler,tenants,plumber
Supporting vulnerable tenants* | tenants,hoarding,safeguarding,vulnerable,tenancy,sustain,evicted tenants,hoarding,safeguarding,vulnerable,tenancy,sustain,evicted
Welfare benefits advice | pip,universal-credit,dla,esa,attendance-allowance,housing-benefit,backdated,carer's-allowance,entitlements pip,universal-credit,dla,esa,attendance-allowance,housing-benefit,backdated,carer's-allowance,entitlements
Serving notices and court papers* | nsp,nosp,possession,section-21,section-8,notices,witness-statement,eviction,county-court nsp,nosp,possession,section-21,section-8,notices,witness-statement,eviction,county-court
Housing allocation | allocations,mutual,exchanges,successions,nominations allocations,mutual,exchanges,successions,nominations
Resident involvement | residents,tenants',tenants,group,fun-days,skips,clean-ups,panel,doors,newsletter,forum,survey residents,tenants',tenants,group,fun-days,skips,clean-ups,panel,doors,newsletter,forum,survey
Service charges | leaseholders,section-20,charges,consultation leaseholders,section-20,charges,consultation
Landlord and property certificates* | eicr,epc,gas-safe,legionella,smoke-alarms,hmo eicr,epc,gas-safe,legionella,smoke-alarms,hmo
Event management | conferences,gala,festival,weddings,delegates,marquee,balls,summit,keynote,roadshow conferences,gala,festival,weddings,delegates,marquee,balls,summit,keynote,roadshow
Venue sourcing | venues,hotels,halls,rooms,ballroom,bedrooms,rate,capacity,visited,hire venues,hotels,halls,rooms,ballroom,bedrooms,rate,capacity,visited,hire
Booking suppliers for events* | caterers,catering,marquee,loos,generators,av,florist,photographer,quartet caterers,catering,marquee,loos,generators,av,florist,photographer,quartet
Delegate management | badges,delegates,eventbrite,cvent,sign-up,bookings,lists,queue,registration,lanyards,attendees,joining badges,delegates,eventbrite,cvent,sign-up,bookings,lists,queue,registration,lanyards,attendees,joining
Event plans and running orders* | minute-by-minute,timings,running-order,call-sheet,run-sheet,cues,rehearsal minute-by-minute,timings,running-order,call-sheet,run-sheet,cues,rehearsal
On-site event delivery* | stage,stewards,rig,derig,registration,load-in,breakdown,backstage stage,stewards,rig,derig,registration,load-in,breakdown,backstage
Event safety | crowd,fire-exits,wet-weather,stewarding,rams,method-statements,sag,safety-plan crowd,fire-exits,wet-weather,stewarding,rams,method-statements,sag,safety-plan
Event licences* | tens,licences,road-closures,fireworks,permits tens,licences,road-closures,fireworks,permits
Event marketing | sold-out,mailings,tickets,early-bird sold-out,mailings,tickets,early-bird
Event evaluation* | wash-up,debrief,delegates,guests,scored,feedback,survey,format wash-up,debrief,delegates,guests,scored,feedback,survey,format
Managing speakers and guests* | speakers,slides,vips,green-room,bios,keynote speakers,slides,vips,green-room,bios,keynote
Sponsorship sales | sponsors,exhibitors,floor-plan,booths sponsors,exhibitors,floor-plan,booths
Virtual and hybrid events* | webinars,streamed,zoom,polls,hybrid,livestream webinars,streamed,zoom,polls,hybrid,livestream
Event travel* | transfers,bedrooms,room-lists,flights,rooming,airport transfers,bedrooms,room-lists,flights,rooming,airport
Web development | react,vue,angular,node,django,rails,laravel,next.js,typescript,javascript,portal,front-end,back-end,html,css react,vue,angular,node,django,rails,laravel,next.js,typescript,javascript,portal,front-end,back-end,html,css
Building applications* | react,vue,angular,node,django,rails,laravel,portal,back-end,front-end,typescript,kotlin,swift react,vue,angular,node,django,rails,laravel,portal,back-end,front-end,typescript,kotlin,swift
REST APIs | endpoints,openapi,webhooks,graphql,stripe,xero,swagger,oauth,partners,hooked,integrated endpoints,openapi,webhooks,graphql,stripe,xero,swagger,oauth,partners,hooked,integrated
Debugging | crashes,bug,reproduce,stack-trace,memory,sentry crashes,bug,reproduce,stack-trace,memory,sentry
Unit testing | jest,cypress,pytest,junit,mocha,coverage,tests,tdd,playwright,rspec,test-first jest,cypress,pytest,junit,mocha,coverage,tests,tdd,playwright,rspec,test-first
Integration testing | jest,cypress,playwright,pytest,coverage,selenium,end-to-end jest,cypress,playwright,pytest,coverage,selenium,end-to-end
Code review | pull-requests,prs,merged pull-requests,prs,merged
Agile working* | sprints,stand-ups,standups,retros,kanban,scrum,backlog,demo,product-owner sprints,stand-ups,standups,retros,kanban,scrum,backlog,demo,product-owner
Agile | sprints,stand-ups,retros,kanban,scrum,backlog sprints,stand-ups,retros,kanban,scrum,backlog
Databases | postgres,mysql,mongo,schema,indexes,sql-server,redis,queries postgres,mysql,mongo,schema,indexes,sql-server,redis,queries
Continuous integration and delivery | jenkins,gitlab,pipeline,deploy,releases,lint,docker,circleci jenkins,gitlab,pipeline,deploy,releases,lint,docker,circleci
Cloud computing | aws,lambda,s3,rds,ec2,azure,gcp,kubernetes,docker,terraform,cloudfront,serverless,ecs aws,lambda,s3,rds,ec2,azure,gcp,kubernetes,docker,terraform,cloudfront,serverless,ecs
Technical documentation | readmes,wiki,decision-records,docs,confluence,api readmes,wiki,decision-records,docs,confluence,api
Performance optimisation | cached,profiled,latency,hot-path,indexes,cdn cached,profiled,latency,hot-path,indexes,cdn
Legacy systems | legacy,php,vb,cobol,ported,rails,rewritten legacy,php,vb,cobol,ported,rails,rewritten
Version control | git,rebase,squash,merge,trunk-based,commits git,rebase,squash,merge,trunk-based,commits
Estimation and planning of work* | sized,tickets,stories,sprint,backlog,velocity,poker sized,tickets,stories,sprint,backlog,velocity,poker
Application security | tokens,hashing,pen-test,owasp,secrets,xss,rate-limits,patched,encryption,vulnerabilities tokens,hashing,pen-test,owasp,secrets,xss,rate-limits,patched,encryption,vulnerabilities
Production support | pager,outage,alerts,incidents,woken,runbook pager,outage,alerts,incidents,woken,runbook
Monitoring and observability | grafana,datadog,sentry,prometheus,logs,alerts,kibana,new-relic,dashboards,traces grafana,datadog,sentry,prometheus,logs,alerts,kibana,new-relic,dashboards,traces
Building user interfaces* | react,screens,figma,components,keyboard,accessible,typescript,responsive,ui,tailwind react,screens,figma,components,keyboard,accessible,typescript,responsive,ui,tailwind
Automating manual work* | script,bot,nightly,cron,automated script,bot,nightly,cron,automated
Data migration | migrated,records,downtime,legacy,cutover,mapped migrated,records,downtime,legacy,cutover,mapped
Social work assessment | assessments,parenting,pre-birth,viability,care-act,form-f assessments,parenting,pre-birth,viability,care-act,form-f
Safeguarding | s47,section-47,bruises,neglect,disclosed,abuse,mash,referral,lado s47,section-47,bruises,neglect,disclosed,abuse,mash,referral,lado
Safeguarding children | s47,section-47,core-groups,cin,child-in-need s47,section-47,core-groups,cin,child-in-need
Court reports and evidence* | proceedings,judge,cross-examined,guardian,threshold,care-order,parenting,final-evidence,cafcass,chronologies proceedings,judge,cross-examined,guardian,threshold,care-order,parenting,final-evidence,cafcass,chronologies
Care planning | respite,day-centre,carers,reablement respite,day-centre,carers,reablement
Arranging care packages* | panel,costed,brokerage,direct-payments,fees,funding,providers panel,costed,brokerage,direct-payments,fees,funding,providers
Multi-agency working | health-visitor,gps,ots,police,marac,cmht,ward-rounds,core-groups,probation health-visitor,gps,ots,police,marac,cmht,ward-rounds,core-groups,probation
Home visits | unannounced,doorsteps,visits,statutory,families unannounced,doorsteps,visits,statutory,families
Direct work with children | three-houses,life-story,drew,puppets,feelings,wishes,uno,worksheets three-houses,life-story,drew,puppets,feelings,wishes,uno,worksheets
Case recording | mosaic,liquidlogic,rio,systmone,eclipse,carefirst,chronologies,notes,visits mosaic,liquidlogic,rio,systmone,eclipse,carefirst,chronologies,notes,visits
Mental Capacity Act | mca,capacity,best-interests,dols,lps,imca mca,capacity,best-interests,dols,lps,imca
Duty and assessment desk* | referrals,front-door,front-desk,thresholds,weekend,eds referrals,front-door,front-desk,thresholds,weekend,eds
Children's social care | foster,placements,lac,peps,siblings,care-leavers,leaving-care foster,placements,lac,peps,siblings,care-leavers,leaving-care
Practice education | asye,practice-educator,students,newly-qualified asye,practice-educator,students,newly-qualified
Safety planning* | violent,refuge,domestic,dash,marac,perpetrator violent,refuge,domestic,dash,marac,perpetrator
Carer support | carers',carers,respite,breaks,sitting carers',carers,respite,breaks,sitting
Discharge planning | ward,beds,discharged,carers,home-first ward,beds,discharged,carers,home-first
Fostering and adoption | foster,form-f,adoption,adopters,kinship,sgo foster,form-f,adoption,adopters,kinship,sgo
Contact supervision | contact,siblings,parents,supervised contact,siblings,parents,supervised
Diary management | diary,calendar,outlook,clashes,double-booked,chairman's,ceo's,director's diary,calendar,outlook,clashes,double-booked,chairman's,ceo's,director's
Travel booking | flights,hotels,visas,eurostar,itineraries,rebooked flights,hotels,visas,eurostar,itineraries,rebooked
Minute taking | minutes,shorthand,governors,typed,circulated,write-up minutes,shorthand,governors,typed,circulated,write-up
Preparing papers for meetings* | board-pack,pack,diligent,collated,agendas,trustees,convene board-pack,pack,diligent,collated,agendas,trustees,convene
Expense processing | concur,receipts,mileage,expenses,company-cards,taxis,expensify,barclaycard,reimbursed concur,receipts,mileage,expenses,company-cards,taxis,expensify,barclaycard,reimbursed
Inbox management | emails,inbox,mailbox,flagged,unread emails,inbox,mailbox,flagged,unread
Meeting organisation | zoom,invite,attendees,agenda,boardroom,doodle zoom,invite,attendees,agenda,boardroom,doodle
Filing | folders,sharepoint,alphabetical,cabinets,indexed,drive,filed folders,sharepoint,alphabetical,cabinets,indexed,drive,filed
Office supplies | stationery,toner,paper,ink,envelopes,copier stationery,toner,paper,ink,envelopes,copier
Chasing actions* | tracker,actions,chased,owners tracker,actions,chased,owners
Bookkeeping | sage,xero,quickbooks,ledgers,vat,journals,books sage,xero,quickbooks,ledgers,vat,journals,books
Purchase ledger | invoices,suppliers,coded,sage,xero,grns,payment-run invoices,suppliers,coded,sage,xero,grns,payment-run
Credit control | debtors,aged,overdue,dso,chased,stop-list,late-payers,payers debtors,aged,overdue,dso,chased,stop-list,late-payers,payers
Payroll | payslips,hmrc,rti,timesheets,paye,p45s,pensions,overtime,fps,starters,leavers payslips,hmrc,rti,timesheets,paye,p45s,pensions,overtime,fps,starters,leavers
Month-end close | accruals,prepayments,journals,reconciliations,depreciation,recharges,balance-sheet accruals,prepayments,journals,reconciliations,depreciation,recharges,balance-sheet
Year-end accounts | auditors,statutory,year-end,schedules,accruals,trial-balance auditors,statutory,year-end,schedules,accruals,trial-balance
Management accounts | variances,commentary,budget-holders,balance-sheet variances,commentary,budget-holders,balance-sheet
Budget monitoring | overspends,variances,budget-holders,forecast,outturn,budgets,heads overspends,variances,budget-holders,forecast,outturn,budgets,heads
VAT returns | vat,mtd,hmrc,partial-exemption vat,mtd,hmrc,partial-exemption
Fixed assets | depreciation,capex,additions,disposals,assets,register,tagged depreciation,capex,additions,disposals,assets,register,tagged
Account reconciliation | suspense,reconciled,intercompany,ledger,bank,unexplained suspense,reconciled,intercompany,ledger,bank,unexplained
Auditing | walkthroughs,workpapers,auditees,findings,fieldwork walkthroughs,workpapers,auditees,findings,fieldwork
Tax | corporation-tax,capital-gains,self-assessment,hmrc,computations,inheritance corporation-tax,capital-gains,self-assessment,hmrc,computations,inheritance
Legal drafting | leases,deeds,pleadings,particulars,defence,witness-statements,contracts,wills,clauses,drafted leases,deeds,pleadings,particulars,defence,witness-statements,contracts,wills,clauses,drafted
Conveyancing | exchange,completion,searches,enquiries,sdlt,purchasers,freehold,leasehold,redemption,ap1 exchange,completion,searches,enquiries,sdlt,purchasers,freehold,leasehold,redemption,ap1
Litigation | defendants,claimants,disclosure,part-36,directions,cpr,proceedings,limitation defendants,claimants,disclosure,part-36,directions,cpr,proceedings,limitation
Wills and probate | wills,probate,estates,executors,beneficiaries,lpas,inheritance,deceased wills,probate,estates,executors,beneficiaries,lpas,inheritance,deceased
Family law | divorce,financial-order,mediation,c100,form-e,injunctions divorce,financial-order,mediation,c100,form-e,injunctions
Immigration law | visas,asylum,home-office,spouse,naturalisation visas,asylum,home-office,spouse,naturalisation
KYC | aml,kyc,passports,source-of-funds,sanctions,pep aml,kyc,passports,source-of-funds,sanctions,pep
Employee relations | grievances,disciplinaries,dismissals,appeals,hearings,bullying,misconduct,warnings grievances,disciplinaries,dismissals,appeals,hearings,bullying,misconduct,warnings
Disciplinary and grievance | grievances,disciplinaries,hearings,dismissals,appeals,bullying,misconduct,warnings grievances,disciplinaries,hearings,dismissals,appeals,bullying,misconduct,warnings
Absence management | sickness,long-term,occupational-health,phased,fit-notes,triggers,return-to-work,absence sickness,long-term,occupational-health,phased,fit-notes,triggers,return-to-work,absence
Recruitment | vacancies,adverts,shortlisted,interviews,candidates,sifted,panels,offers,hired,applicants,linkedin vacancies,adverts,shortlisted,interviews,candidates,sifted,panels,offers,hired,applicants,linkedin
HR administration | contracts,starters,leavers,dbs,personnel,probation,hris contracts,starters,leavers,dbs,personnel,probation,hris
Redundancy | at-risk,pools,consultation,selection,redeployed,severance,restructure,redundancies at-risk,pools,consultation,selection,redeployed,severance,restructure,redundancies
Learning and development | courses,e-learning,apprentices,levy,matrix,workshops,cpd,modules,induction courses,e-learning,apprentices,levy,matrix,workshops,cpd,modules,induction
Reward and benefits | benchmarked,bonus,pensions,pay-review,hay benchmarked,bonus,pensions,pay-review,hay
Social media | instagram,tiktok,facebook,linkedin,reels,followers,youtube,posts,hashtags,stories,threads instagram,tiktok,facebook,linkedin,reels,followers,youtube,posts,hashtags,stories,threads
Social media marketing | instagram,tiktok,facebook,linkedin,reels,followers,youtube,hashtags,stories instagram,tiktok,facebook,linkedin,reels,followers,youtube,hashtags,stories
E-mail marketing | mailchimp,newsletter,subscribers,klaviyo,open-rate,segments,automations,dotdigital,clicks mailchimp,newsletter,subscribers,klaviyo,open-rate,segments,automations,dotdigital,clicks
SEO | google,rankings,keywords,backlinks,organic,meta-titles,ahrefs,semrush,metadata,search-console google,rankings,keywords,backlinks,organic,meta-titles,ahrefs,semrush,metadata,search-console
PPC | google-ads,ads,bids,clicks,meta,roas,cpc,adwords,keywords,spend google-ads,ads,bids,clicks,meta,roas,cpc,adwords,keywords,spend
Web analytics | ga4,analytics,traffic,sessions,bounce,conversions ga4,analytics,traffic,sessions,bounce,conversions
Website maintenance | wordpress,cms,drupal,pages,webflow,plugins,landing-pages,squarespace,site wordpress,cms,drupal,pages,webflow,plugins,landing-pages,squarespace,site
Public relations | journalists,coverage,press,bbc,papers,editors,spokesperson journalists,coverage,press,bbc,papers,editors,spokesperson
Media relations | journalists,coverage,reporters,editors,bbc,newsdesk,spokesperson journalists,coverage,reporters,editors,bbc,newsdesk,spokesperson
Press releases | journalists,releases,newsdesk,embargo,pitched,coverage journalists,releases,newsdesk,embargo,pitched,coverage
Market research | focus-groups,surveys,rivals,respondents,competitors,shoppers focus-groups,surveys,rivals,respondents,competitors,shoppers
Brand management | logo,guidelines,rebrand,tone-of-voice logo,guidelines,rebrand,tone-of-voice
Copywriting | headlines,strapline,brochures,copy,taglines,blurbs,adverts,product-pages headlines,strapline,brochures,copy,taglines,blurbs,adverts,product-pages
Sales | targets,commission,prospects,quotas,deals,cold-calls,pipeline,demos targets,commission,prospects,quotas,deals,cold-calls,pipeline,demos
Business development | cold-called,prospects,new-business,pitched cold-called,prospects,new-business,pitched
Pipeline management | pipeline,weighted,stages,forecast,deals,opportunities,salesforce,hubspot pipeline,weighted,stages,forecast,deals,opportunities,salesforce,hubspot
Quotations | quotes,priced,estimates,priced-up quotes,priced,estimates,priced-up
Lead generation | cold-calls,prospects,linkedin,leads,appointments,enquiries,webinars,downloads cold-calls,prospects,linkedin,leads,appointments,enquiries,webinars,downloads
Negotiation | haggled,terms,margin,rebate,beat-down haggled,terms,margin,rebate,beat-down
IT support | laptops,passwords,printers,tickets,servicenow,logins,helpdesk,outlook,vpn,resets,docks laptops,passwords,printers,tickets,servicenow,logins,helpdesk,outlook,vpn,resets,docks
Ticketing systems | tickets,servicenow,jira,zendesk,sla,queue,incidents,freshservice,triaged tickets,servicenow,jira,zendesk,sla,queue,incidents,freshservice,triaged
Computer networking | switches,routers,vlans,firewalls,cisco,meraki,cabling,patch,wi-fi,dhcp,dns,fortinet switches,routers,vlans,firewalls,cisco,meraki,cabling,patch,wi-fi,dhcp,dns,fortinet
Systems administration | servers,vmware,hyper-v,patched,windows-server,linux,group-policy servers,vmware,hyper-v,patched,windows-server,linux,group-policy
Microsoft 365 administration | sharepoint,exchange,teams,intune,licences,mailboxes,onedrive,entra sharepoint,exchange,teams,intune,licences,mailboxes,onedrive,entra
Backup and recovery | veeam,restores,tapes,backups,offsite,snapshots veeam,restores,tapes,backups,offsite,snapshots
Cyber security | phishing,firewalls,mfa,siem,vulnerabilities,antivirus,patching,soc,endpoint,threats phishing,firewalls,mfa,siem,vulnerabilities,antivirus,patching,soc,endpoint,threats
Data analysis | pivot,sql,excel,tableau,trends,datasets,python,outliers,queries,rows pivot,sql,excel,tableau,trends,datasets,python,outliers,queries,rows
Dashboards | tableau,power-bi,looker,kpis,visuals,refreshed,drill-down tableau,power-bi,looker,kpis,visuals,refreshed,drill-down
Statistics | regression,anova,spss,confidence,hypothesis,minitab,logistic regression,anova,spss,confidence,hypothesis,minitab,logistic
Data cleansing | duplicates,dupes,nulls,merged,postcodes,deduped,typos,blanks duplicates,dupes,nulls,merged,postcodes,deduped,typos,blanks
Project management | gantt,milestones,raid,stakeholders,workstreams,go-live,baseline,pmo gantt,milestones,raid,stakeholders,workstreams,go-live,baseline,pmo
Project planning | gantt,milestones,dependencies,baseline,critical-path,workstreams,slippage gantt,milestones,dependencies,baseline,critical-path,workstreams,slippage
Change management | champions,roadshows,adoption,drop-ins,readiness,resistance champions,roadshows,adoption,drop-ins,readiness,resistance
Business analysis | as-is,to-be,requirements,user-stories,workshops,bpmn,process-maps,uat,gaps as-is,to-be,requirements,user-stories,workshops,bpmn,process-maps,uat,gaps
Tendering | itt,bidders,tenders,pqq,evaluation,clarification,moderation,frameworks itt,bidders,tenders,pqq,evaluation,clarification,moderation,frameworks
Vendor management | suppliers,scorecards,otif,review-meetings,rejects,rated suppliers,scorecards,otif,review-meetings,rejects,rated
Purchase order processing | requisitions,sap,coupa,ariba requisitions,sap,coupa,ariba
Expediting deliveries* | late,overdue,shortages,chased,suppliers,deliveries,lead-times late,overdue,shortages,chased,suppliers,deliveries,lead-times
Grant writing | bids,lottery,trusts,foundations,funders,esmee,garfield,bbc-children-in-need,comic-relief bids,lottery,trusts,foundations,funders,esmee,garfield,bbc-children-in-need,comic-relief
Fundraising | justgiving,appeal,donors,legacies,raffle,sponsors,gala,tins,marathon justgiving,appeal,donors,legacies,raffle,sponsors,gala,tins,marathon
Donor stewardship | donors,thank-you,major-donors,givers,supporters donors,thank-you,major-donors,givers,supporters
Volunteer management | volunteers,rota,stewards,marshals,recruited,inductions,helpers,thanked volunteers,rota,stewards,marshals,recruited,inductions,helpers,thanked
Microbiology | agar,listeria,salmonella,colonies,swabs,incubated,legionella,coliforms agar,listeria,salmonella,colonies,swabs,incubated,legionella,coliforms
Chemical analysis | titrations,icp,ph,moisture,spectrophotometer,gravimetric,karl-fischer,colorimeter titrations,icp,ph,moisture,spectrophotometer,gravimetric,karl-fischer,colorimeter
Sample preparation | weighed,digested,extracted,filtered,homogenised,diluted,centrifuged,aliquots,spun weighed,digested,extracted,filtered,homogenised,diluted,centrifuged,aliquots,spun
Chromatography | hplc,gc,columns,peaks,lc-ms,mobile-phase,baseline,injections hplc,gc,columns,peaks,lc-ms,mobile-phase,baseline,injections
Graphic design | indesign,illustrator,leaflets,posters,brochures,logos,layouts,banners,menus,flyers indesign,illustrator,leaflets,posters,brochures,logos,layouts,banners,menus,flyers
Artwork | cmyk,bleed,pdfs,proofs,pantone,plates,pre-press,dielines,printers cmyk,bleed,pdfs,proofs,pantone,plates,pre-press,dielines,printers
Motion graphics | after-effects,titles,animated,explainers,keyframes,lottie after-effects,titles,animated,explainers,keyframes,lottie
UX design | wireframes,personas,journeys,figma,user-flows,prototypes,usability wireframes,personas,journeys,figma,user-flows,prototypes,usability
UI design | figma,screens,buttons,icons,components,mock-ups,dark-mode figma,screens,buttons,icons,components,mock-ups,dark-mode
Policy development | white-paper,cabinet,consultation,evidence,ministers,briefings white-paper,cabinet,consultation,evidence,ministers,briefings
Committee reports* | cabinet,scrutiny,committee cabinet,scrutiny,committee
Consultations* | residents,drop-ins,survey,consultation,questionnaires residents,drop-ins,survey,consultation,questionnaires
Freedom of information requests | foi,eir,requests,exemptions,twenty-days,disclosure,ico foi,eir,requests,exemptions,twenty-days,disclosure,ico
Electoral work* | polling,ballots,electors,postal-votes polling,ballots,electors,postal-votes
Registration of births, deaths and marriages | births,deaths,marriages,registrars,ceremonies,certificates births,deaths,marriages,registrars,ceremonies,certificates
`;
