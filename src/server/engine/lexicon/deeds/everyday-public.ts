/** Housing, estate agents, councils and government in the plainest words people use for the work. */
export const everydayPublic = `
Property viewings | buyers,tenants,renters,couples,would-be,applicants,families,viewers homes,flats,houses,rooms,apartments,properties,plots showed,shown,walked,took,round,saturdays,met; viewings ten,twenty,saturdays,week,accompanied,booked
Property management | lets,landlords,blocks,rentals,flats boilers,leaks,deposits,keys,repairs,breakdowns,neighbours,rent looked,sorted,dealt,handled,ran,managed; landlords tenants,homes,properties,flats repairs,rent,keys,deposits,inspections,happy,looked,told; blocks leaks,lifts,cleaners,lights,bins,leaseholders looked,sorted,dealt,ran,managed
Lettings | tenants,renters found,moved,signed,checked,matched flats,houses,homes,rooms,landlords; flats,houses,homes,rooms rented weeks,days,landlords,advertised,full,tenants
Residential sales | homes,houses,flats,plots,properties,vendors sold,sell,listed,marketed asking,price,buyers,offers,month,weeks,market,instructions; offers buyers,vendors,sellers,owners took,haggled,got,agreed,talked; owners,vendors,sellers fetch,worth,value,price,valuation told,went,visited,instruction,market,won
Tenancy management | tenants,people,newcomers,residents keys,agreement,tenancy handed,signed,went,gave,explained,showed new,six,weeks,visited,sign,called,moved; mutual exchanges,swaps; successions tenants,tenancies,assignments; tenants settle,six-week,visit,moved,sublet visited,called,checked,weeks,home
Rent collection | rent owed,owe,arrears,late,missed,unpaid phoned,knocked,agreed,rang,visited,brought,cut,chased,texted; rent phoned,knocked,rang,visited,chased,texted tenants,doors,agreed,pay; tenants,residents owed,owe,arrears,debt brought,cut,fell,reduced,halved
Rent arrears recovery | rent owed,owe,arrears,late,missed,unpaid phoned,knocked,agreed,rang,visited,brought,cut,chased,texted,plan; rent phoned,knocked,rang,visited,chased,texted tenants,doors,agreed,pay; tenants,residents owed,owe,arrears,debt brought,cut,fell,reduced,halved
Anti-social behaviour casework | noise,neighbours,nuisance statements,injunctions,diary,warning,mediation; neighbours sat,mediated,talked,mediation,visited court,peace,settled,talk,noise,row,complaints; acceptable behaviour,contracts contracts,mediation,injunctions
Housing management | walked,toured block,estate,stairwells,communal,landings month,tenant,listed,broken,lights,cleaning,fly-tipping,caretaker,week; patch homes,tenants,housing,properties looked,visited,knew,covered
Inventories and inspections | walked,toured block,estate,stairwells,communal,landings month,tenant,listed,broken,lights,cleaning,fly-tipping,week; homes,flats,houses,rooms photographed,photos,listed,noted condition,meters,furniture,left,moved,tenant,marks
Resident involvement | tenants,residents,leaseholders panel,forum,drop-ins,fun-day,scrutiny,association,board,community got,ran,set,held,started,joined,say,ideas,involved; residents,tenants say,views,voice,opinions repairs,service,asked,panel,survey,changed
Resident liaison | tenants,residents,leaseholders,neighbours knocked,told,letters,newsletter,drop-ins,coffee works,scaffolding,roof,kitchens,builders,noise,refurbishment,road
Repairs reporting* | plumber,electrician,roofer,contractor,trades,builder,locksmith,gas,handyman,operatives got,sent,raised,rang,instructed,booked,logged tenant,leak,boiler,repair,home,residents; repairs,damp,mould,leaks logged,raised,chased,reported,ordered tenants,residents,homes,trades,follow,contractors,finished
Property maintenance | plumber,electrician,roofer,contractor,trades,builder,locksmith,handyman got,sent,raised,rang,instructed,booked tenant,leak,boiler,repair,checked,right; raised,logged,ordered jobs,repairs trades,contractors,operatives checked,inspected,finished
Property valuation | owners,homes,houses,vendors,sellers fetch,worth,value,price,valuation told,went,visited,instruction,market,looked; priced,valued houses,homes,flats,farms sold,nearby,asking,market,sales
Sales progression | solicitors,brokers,chain,surveyors,conveyancers chased,kept,rang,pushed,spoke keys,exchange,completion,moved,complete,fell,buyers,sellers; progress sales,sale completion,exchange; chains held,kept,fell,broke,saved buyers,sellers,sale,sales
Void management | empty homes,flats,houses,properties ready,turned,days,cleared,new,keys
Property compliance checks* | gas,fire,electrical,alarms,smoke,legionella certificates,checks,tests homes,flats,landlords,blocks,tenants,property,date,due,expired
Block management | service charges,charge-payers leaseholders,budgets,accounts,explained,set,bills; leaseholders meetings,agm,letters,questions,insurance answered,held,ran,works
Service charges | leaseholders,flats,owners charges,bills,budget,costs worked,set,explained,split,collected,answered
Housing advice | eviction,evicted,homeless,sofa,streets families,people,tenants,households found,stopped,helped,room,temporary,rights,advised
Housing allocation | waiting,list,register,bids,points,bands families,applicants,households,people homes,matched,offered,checked,flat
Tenant referencing | references,credit,payslips,passports tenants,renters,applicants checked,took,ran,landlords,chased
Facilities contracts for buildings* | cleaners,lifts,gardeners,guards,caretakers buildings,blocks,offices,site checked,met,tendered,contract,ran

Freedom of information requests | act,foi answered,dug,asked,replied,found twenty,days,information,public,request,people,council; requests public,journalists,residents twenty,days,redacted,answered,dug,act
Ministerial submissions | lines pqs,minister,questions,parliament wrote,drafted,prepared,brief; pqs; ministers,secretary-of-state,permanent wrote,briefed,drafted,speech,prepared,papers,told
Public consultation | asked,surveyed,consulted,listened residents,locals,parishes,public,people,shopkeepers,villagers,parents thought,views,scheme,plans,proposals,answers,changes,route,closure; drop-ins,roadshows,exhibitions,questionnaire,workshops residents,public,village,scheme,plan,proposals held,ran,sent,replies,views; public consultation
Responding to consultations* | replied,responded,response,answered consultations
Benefits assessment | wage,rents,income,slips,payslips,savings benefit,housing,council-tax,entitled,claim decided,assessed,worked,awarded,checked; assess,decide benefit,claimants claims,entitlement,awards
Council meetings | agendas,papers scrutiny,council,committee,cabinet,councillors,members clerked,clear,published,sent,days,minutes; support,service,clerk committee,scrutiny,panels meetings,council,councillors,members,papers; secretary councillors,working,committee,panel,board group,party,cross-party,meets,steering
Committee servicing | agendas,papers,minutes committee,board,council,panel,scrutiny,governors,group wrote,published,sent,clerked,took,circulated; supporting,servicing,clerking,secretary committee,board,panel meetings,group,members,papers
Law and regulation enforcement* | served notices,warnings takeaways,shops,landlords,businesses,premises,filthy,traders,farms,owners; called,visited,inspected,raided takeaways,restaurants,shops,landlords,farms,butchers,garages,traders notices,rules,breach,closed,hygiene,filthy,seized,fined; enforcement,compliance visits,inspections,action,checks carry,premises,businesses,undertake; fined,prosecuted,seized traders,landlords,fly-tippers,shops,owners,drivers,tobacco
Environmental health | takeaways,restaurants,kitchens,butchers,caterers inspected,visited,called,scored,rated hygiene,filthy,rats,notices,closed,stars
Policy development | wrote,drafted,write,rewrote,led,refreshed strategy,policy,plan,framework council's,trust,department,national,government,cabinet,school,charity,county,university,workshops,adopted; policy wrote,drafted,changed,rewrote,researched adopted,agreed,options,ministers,board,evidence,homelessness,transport,climate,planning
Policy advice | options,advice,papers,evidence ministers,councillors,members,cabinet,directors,officials wrote,drafted,gave,set,weighed,recommended
Employability support | unemployed,jobless,jobseekers,out-of-work,ex-offenders,neets,claimants cvs,jobs,interviews,cv,placements,warehouse,courses got,helped,writing,found,coached,mock; cvs,cv interviews,applications helped,coached,taught,wrote people,clients,men,women,young,claimants; long-term unemployed
Carbon accounting | emissions,footprint,carbon,greenhouse return,inventory,added,worked,calculated,compiled,measured fleet,buildings,electricity,gas,travel,council,scope,company,commuting,inventory,yearly
Planning permission | plans,extensions,applications,houses planning,neighbours,objections,permission,conditions,householder approved,refused,decided,read,recommended,visited,weighed
Complaints and ombudsman | complaints councillors,mps,mp,ombudsman,residents looked,answered,wrote,stage,investigated,replied
Citizen enquiries* | residents,public,people,callers,taxpayers council,bins,tax,benefits,permits,passports,housing asked,answered,helped,told,rang,desk,counter,explained
Elections | polling,votes,ballots,postal counted,station,checked,issued,opened
Council tax | council-tax,council tax,bills,discounts,arrears billed,collected,worked,reminders,summonses,explained,changed,moved
Emergency planning | flood,evacuation,outbreak,emergency,storms plan,rest,exercise,centre wrote,ran,opened,rota,call-out,council,tested
Economic development | firms,businesses,shops,start-ups,traders,town grants,advice,premises,jobs,brought,invest,high helped,won,centre,street,council,borough
Community engagement events* | residents,families,locals,neighbours fun,open,street,family,party,stalls day,event,party,ran,organised,estate,park
Commissioning of services | providers,homes,charities,suppliers contracts,visits,tender,specification care,support,services,youth,council,nhs checked,wrote,quality,monitored
Investigations | fraud,misconduct,thefts,cheating,complaint interviewed,followed,dug,traced,gathered,questioned evidence,statements,suspects,witnesses,cctv,report,court,staff
Border control | passports,passengers,arrivals,lorries checked,questioned,searched,stopped stamped,airport,port,forged,visas,border
Registration of births, deaths and marriages | births,deaths,weddings,marriages registered,certificates,ceremonies,couples,families,registrar,booked
Licensing applications* | taxi,pub,premises,alcohol,street licences,drivers,traders,permits checked,issued,granted,hearing,processed,council
Waste and street services* | bins,rubbish,recycling,litter,fly-tipping emptied,collected,round,streets,crew,swept,missed
Parking enforcement | tickets,cars,parked,permits issued,patrolled,wrote,appeals,fines,yellow,meters streets,lines,patrolled,appeals,zones
Statutory returns and public statistics* | return,census,statistics government,department,ons,defra,dfe,ministry sent,compiled,checked,submitted,yearly,quarter,figures
Government project and programme delivery* | programme,scheme government,department,council,ministry milestones,risks,board,delivered,plan,reported,spend,led
Public sector | council,civil-service,nhs,government worked,years councillors,public,residents,taxpayers
Stakeholder management | partners,parishes,agencies,councils,nhs,landowners,funders step,informed,sat,met,kept,agreed,regular,touch county,board,plan,project,local,scheme,keep,group
Partnership working | police,schools,council,nhs,charities,health,probation,parishes,county sat,met,shared,joint,agreed,worked families,projects,plan,cases,people,group,weekly,month,strategy
`;
