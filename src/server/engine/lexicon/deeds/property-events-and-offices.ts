/** Lettings, housing, events and the offices of others, duty by duty, as those who do them tell it. */
export const propertyEventsAndOffices = `
Property viewings | showed,took,met applicants,tenants,buyers,families,people,round flats,houses,homes,properties,place,saturday,week; viewings week,saturday,day,booked,20,thirty,accompanied
Lettings | tenants found,vetted,moved,matched landlords,flats,month,homes; void days,weeks,brought,cut relet,empty
Tenant referencing | references,referencing,employer's tenants,landlord's; references chased,took landlords,tenants; right rent checks,checked,passports
Tenancy management | tenancy,tenancies,agreements,asts drew,sent,signed,issued,renewed,typed,explained; deposits registered,protected,dps,tds,scheme; sign-ups,sign-up keys,tenants,tenancy
Tenancy management | tenants,estate,homes patch,looked,visited,homes,blocks,managed 300,400,500,600,settled; sign-ups,sign-up tenants,new,keys; tenancies ended,changed,succession,mutual,exchanges,started; settling-in,six-week visits,visit,tenants; tenants rent,repairs,neighbours asked,rang,talked,helped,sorted
Inventories and inspections | inspected,visited,checked flats,properties,homes,houses damage,quarter,months,photos,condition,mid-term,empty; inventories,inventory,check-ins,check-outs,check-out wrote,photos,took,compared; walked block,blocks,estate,stairs,landings lights,rubbish,week,weekly,fire,noted
Rent collection | rent collected,chased,late,due,month,roll,standing; rents landlords paid,passed,statements,month
Rent arrears recovery | arrears set,agreed tenants,tenant debits,plan,plans,instalments; arrears,rent brought,cut,percent,fell,owed,payment,plans,court,notices; notices seeking,possession,served,court; section 21,8 notice,notices,served; seeking possession court,notices
Repairs reporting* | repairs reporting,logging,arranging,arrange,raising,coordinating; leaks,boilers,boiler,damp,mould reported,sent,booked,plumber,engineer,chased,rang,got,fixed; contractors,plumbers,electricians tenants,boiler sent,booked,chased
Property maintenance coordination* | repairs,maintenance properties,property coordinate,coordinating,arrange,arranging,manage,managing; leaks,boilers,damp plumber,engineer,sent,booked,fixed; contractors,plumbers tenants,flats,landlord booked,sent,quotes; gas eicr,epc,certificates,due,booked,renewed,landlord
Landlord liaison* | landlords,landlord liaise,liaising,relationships,manage,deal,updates,advise; landlords rang,phoned,met,told,talked,kept,advised rent,repairs,offers,weekly,rules,market,terms,law; landlords won,signed,brought new,instructions,book
Property valuation | valued,appraised,market-appraisals houses,homes,flats,week; valuations,appraisals booked,went,won,instructions,week
Compliance of let property* | gas,eicr,epc,smoke,legionella certificates,alarms,checks,date,landlord's,tested,year,due,licences; hmo licences,licence,applied,checked
Service charges | service,block charges,charge budgets,leaseholders,set,explained,year,accounts,demands; section 20 consultation,notices,works
Block management | blocks,block leaseholders,cleaners,lifts,agm,directors,residents managed,visited,looked,met,fire,rmc; leaseholders agm,meetings,budgets,letters
Sales negotiation of homes* | offers,offer,sale,sales took,agreed,negotiated buyers,sellers,vendors,vendor,chain; chain solicitors,chased,completion,exchange,exchanged,sales,progressed; buyers sellers price,agreed
Sales progression | chain solicitors,chased,completion,exchange; exchange completion chased,solicitors,rang,weekly,sales
Homelessness support | homeless,rough,evicted,hostel people,families housed,helped,found,rooms,assessed,duty,interviewed; housing register,list,points applications,band,assessed,checked
Housing allocation | allocations,lettings,choice-based homes,shortlists,bids; bids shortlists,offered,checked homes,flats,empty; housing register applications,band,assessed
Handling keys and move-ins* | keys handed,gave tenants,day; move-in,move-ins,check-in,check-ins tenants,keys,day,inventory,photos,meter

Venue sourcing | venues,venue,hotels found,visited,looked,shortlisted,site-visits,compared,quotes,booked,hired; hotels,halls rooms,delegates,people found,rates,beat
Booking suppliers for events* | venue,supplier,suppliers,catering,av booking,sourcing,finding,contracting,liaise; caterers,av,marquees,coaches,bands,florists,security,photographers booked,hired,briefed,got,found,quotes; hired,booked loos,stage,lights,sound,marquee,generators,tents
Event management | delegates,guests,awards,dinner,gala,festival,summit,launch people,ran,booked,organised,600,400,300,start,venue; weddings,parties,festivals,fairs ran,planned; conference,awards,fair venue,speakers,thank-yous,start,idea
Looking after events end to end* | events,event end-to-end,start,finish,delivery,deliver,planning,look,manage,organise,coordinate; conferences,dinners,weddings,festivals,fairs planned,ran,organised start,brief,idea,finish,last,year,guests,clear; live events,projects five,four
Event plans and running orders* | event plans,schedules; running orders,order event,wrote,show; show-callers',show-caller,minute-by-minute,run-sheets,run-sheet,running-order,call-sheets; minute-by-minute plan,sheets,schedule
Delegate management | delegates,guests,attendees badges,registered,sign-up,queries,cvent,eventbrite,list,welcomed,emails,joining; eventbrite,cvent tickets,sign-up,pages,built,set,badges; badges,lanyards printed,packed,names
On-site event delivery* | on-site,onsite event,events; radio,earpiece crew,speaker,hand; ran,stood door,desk,registration,stage,green-room day,night,speakers,morning; build,breakdown,rig,load-in crew,day,night,ran,watched; speaker,keynote,band late,cancelled,stuck,ill found,swapped,moved,stood
Event budgets | event budget,budgets; budgets,costs event,venue,catering,k kept,sheet,quotes,invoices
Client liaison for events* | clients directly,look,main,day-to-day,contact; weekly,named clients,client contact,calls main,day-to-day,updates; weekly calls client,clients
Event management | speakers,speaker briefed,booked,travel,slides,looked,met,invited,contracts; slides,bios chased,speakers,collected
Event marketing | tickets,places sold,filled,posted,emails,promote,pushed; sold-out,sell-out event,tickets,weeks
Event evaluation* | debrief,feedback delegates,guests
Exhibitor and sponsor management* | exhibitors,sponsors,stallholders,traders booked,stands,plots,pitches,looked,found,sold,briefed,invoiced; stands floorplan,plan,sold,exhibitors
Risk assessment | event,site risk,ramps,safety assessments,plans,signed; rams,sags,sag council,wrote,submitted,event; wrote method statements,assessments,crowd,fire,plans
Travel booking | flights,trains,hotels,visas,cars,taxis booked,found,sorted,changed directors,speakers,boss,team,ceo,last-minute,trips,abroad,partners; itineraries,itinerary wrote,typed,planned,trip,abroad; trips planned,booked,countries,visas

Diary management | diary,calendar partner's,director's,ceo's,boss's,clashes; clashes meetings,moved,sorted,calendars; time protected,guarded boss,director; meetings moved,fitted,squeezed time-zones,week,six,directors
Executive assistance | gatekeeper; boss,ceo,director,chair ready,briefed papers,morning,trip; filtered,answered,drafted emails,calls,letters behalf,boss,ceo,director
Inbox management | emails,inbox,mailbox cleared,answered,sorted,behalf,flagged,triaged,drafted ceo,director,boss,day,morning,replies,shared,team; filtered,sifted emails,mail
Preparing papers for meetings* | papers,packs,agendas,slides board,committee,meeting,trustees prepared,sent,collated,chased,days,ready; board packs,papers; authors chased papers,board
Chasing actions* | actions,action follow,track,chase,monitoring,log; actions chased,tracked,log,reminded meeting,week,people
Presentation design | slides,decks,powerpoint tidied,built,formatted directors,board,partners,boss,brand
Receiving guests for others* | guests,visitors,clients met,greeted,coffee,lobby,boardroom,lunch boss,ceo,director,partners
Office management | kitchen,copier,cleaners,supplies,stationery,plants,post kept,looked,ordered,stocked,ran,sorted office,floor; office ticking,running,smooth kept,keeps,stays; landlord,cleaners,broadband rang,dealt,office
Reception | door,desk,front,phone visitors,parcels,calls,couriers signed,answered,welcomed,smile,greeted; first person,face people,visitors,see,meet
Correspondence | letters,emails typed,drafted,wrote,answered,sent behalf,partners,director,headteacher,day,name,signature,patients,parents; drafted replies,letters sign,signed,sent
Document preparation | reports,letters,packs,proposals formatted,typed,bound,printed,laid template,house,style,partners,board; word,powerpoint,templates built,formatted,set reports,letters
Administration | looked,kept paperwork,forms,files,post,phones office,team,department,busy; paperwork,forms team,eight,ten,six,officers,managers kept,sorted
Confidentiality | shredded,locked,private papers,letters,salaries,files,minutes; board papers,salaries saw,kept,trusted; trusted salaries,restructure,redundancies
Expense processing | boss's,director's,partners',ceo's expenses,receipts,card claimed,matched,month
Organising office events* | away-day,away-days,christmas,party,lunches,team-days staff,team booked,organised,ran
Data entry | keyed,typed,entered forms,records,surveys,orders,names,details day,hundred,200,300,error,system,database; spreadsheet,database rows,lines typed,added,keyed
Working across time zones* | time zones,time-zones meetings,calls,teams
Prioritisation | re-ranking,re-ranked,sorted,ranked urgent,list,monday; urgent first,sorted,important,triaged
`;
