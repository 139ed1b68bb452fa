/** Lettings, housing, events and the offices of others, duty by duty, as those who do them tell it. */
export const propertyEventsAndOffices = `
Property viewings | showed,took applicants,tenants,buyers round flats,houses,homes,properties; viewings week,saturday,day,booked,accompanied
Lettings | tenants found,vetted,matched landlords,flats,homes; void days,weeks cut,brought relet,empty,homes,flats
Tenant referencing | references,referencing,employer's tenants,landlord's checked,took,chased,guarantors; references chased,took landlords,tenants; right rent checks,checked tenants,passports
Tenancy management | tenancy,tenancies,asts agreements,signed,issued,renewed,drew; deposits registered,protected dps,tds,scheme; sign-ups,sign-up tenants,tenancy
Tenancy management | tenants,homes patch,looked,managed,blocks 300,400,500,600; sign-ups,sign-up tenants; tenancies ended,changed,succession,exchanges; settling-in,six-week visits,visit tenants; tenants rent repairs,neighbours helped,talked,sorted
Inventories and inspections | inspected,visited flats,properties,homes,houses damage,condition,mid-term tenants,landlords,photos,quarter,months; inventories,inventory,check-outs,check-ins properties,flats,tenants,tenancy,photos wrote,write,photos,compared; walked block,blocks,estate,stairs,landings lights,rubbish,fire noted,weekly,week
Rent collection | rent collected,chased tenants,late,month,arrears,due; rents landlords paid,passed
Rent arrears recovery | arrears set,agreed tenants,tenant debits,plan,plans,instalments; arrears rent,tenants brought,cut,fell,court,notices,payment; notices seeking possession served,court; section 21,8 notices,served; seeking possession notices,court
Repairs reporting* | repairs reporting,logging,arranging,arrange,raising,coordinating; leaks,boilers,boiler,damp,mould tenants,tenant,landlord,flats reported,plumber,engineer,booked,chased; contractors,plumbers,electricians tenants booked,chased
Property maintenance coordination* | repairs,maintenance properties,property coordinate,coordinating,arrange,arranging,manage,managing; leaks,boilers,damp plumber,engineer tenants,landlord,flats booked,sent; contractors,plumbers tenants,flats,landlord booked,quotes; gas eicr,epc booked,renewed,landlord,due
Landlord liaison* | landlords,landlord liaise,liaising,relationships,manage,deal,updates,advise; landlords rang,phoned,met,advised rent,repairs,offers,rules,market; landlords won,signed instructions,new
Property valuation | valued,appraised,market-appraisals houses,homes,flats; valuations,appraisals booked,won instructions,vendors,sellers
Compliance of let property* | gas,eicr,epc,legionella,smoke certificates,alarms,checks landlord's,tenants,flats,tenancies,landlord; hmo licences,licence applied,checked
Service charges | service charges,charge budgets,leaseholders,demands set,explained,issued; section 20 consultation leaseholders,notices,works
Block management | blocks,block leaseholders,lifts,agm,rmc managed,visited,looked; leaseholders agm,budgets meetings,ran,held
Sales negotiation of homes* | offers,offer,sale agreed,negotiated buyers,sellers,vendors,chain houses,homes,chain,buyers; chain solicitors exchange,completion,chased,progressed; buyers sellers price agreed
Sales progression | chain solicitors chased,completion,exchange; exchange completion chased,solicitors
Homelessness support | homeless,evicted,hostel people,families housed,found,rooms,assessed; housing register applications,band assessed,checked
Housing allocation | lettings,choice-based shortlists,bids; bids shortlists homes,flats,housing; housing register applications,band assessed,checked
Handling keys and move-ins* | keys handed,gave tenants; move-in,move-ins,check-in,check-ins tenants keys,inventory,meter

Venue sourcing | venues visited,shortlisted,site-visits,compared,found; hotels,halls delegates found,rates,rooms
Booking suppliers for events* | venue,supplier,suppliers,catering,av booking,sourcing,finding,contracting,liaise; caterers,av,marquees,florists,photographers booked,hired; hired,booked loos,marquee,generators,tents
Event management | delegates,gala,festival,summit,awards ran,organised venue,dinner,guests; weddings,parties,festivals,fairs ran,planned guests,venue,start,people; conference,awards venue speakers,booked
Looking after events end to end* | events,event end-to-end,start,finish planning,look,manage,organise,coordinate,deliver,delivery; conferences,weddings,festivals planned,ran,organised brief,idea,finish,start
Event plans and running orders* | event plans,schedules wrote,drew,built; running orders,order wrote,show,event; show-callers',show-caller,minute-by-minute,run-sheets,run-sheet,running-order,call-sheets wrote,event,show,plan; minute-by-minute event,show plan,sheets,schedule
Delegate management | delegates,guests,attendees badges,registered,sign-up,cvent,eventbrite; eventbrite,cvent tickets,sign-up,badges,pages,delegates; badges,lanyards printed,packed delegates,guests,names
On-site event delivery* | on-site,onsite event,events ran,delivery,crew,managed,delivered; radio,earpiece crew speaker,stage; ran,stood registration,stage,green-room speakers,delegates,event,guests; build,breakdown,rig,load-in crew event,stage,show; speaker,keynote late,cancelled,stuck,ill found,swapped,moved
Event budgets | event budget,budgets; budgets,costs event,venue kept,sheet,quotes
Client liaison for events* | clients event,events main,day-to-day contact; weekly client,clients calls event,events
Event management | speakers,speaker booked,briefed,invited travel,slides,contracts; slides,bios speakers chased,collected
Event marketing | tickets sold,promote,pushed emails,posted,event; sold-out,sell-out event tickets,weeks
Event evaluation* | debrief,feedback delegates,guests
Exhibitor and sponsor management* | exhibitors,sponsors,stallholders booked,briefed,invoiced,sold,found stands,plots,pitches; stands floorplan exhibitors,sold
Risk assessment | event risk assessments wrote,signed; rams,sag event,council wrote,submitted; wrote method statements
Travel booking | flights,trains,hotels,visas booked,changed directors,speakers,boss,ceo,trips,partners; itineraries,itinerary wrote,typed,planned trip,abroad,directors,boss,travel; trips booked,planned visas,flights

Diary management | diary,calendar partner's,director's,ceo's,boss's; clashes meetings calendars,diaries,diary; meetings moved,fitted,squeezed time-zones,directors
Executive assistance | boss,ceo,director briefed,ready papers trip,morning,meetings; filtered,drafted emails,calls,letters behalf boss,ceo,director
Inbox management | inbox,mailbox cleared,sorted,flagged,triaged ceo,director,boss,shared,team
Preparing papers for meetings* | papers,packs,agendas board,committee,trustees prepared,sent,collated,chased; board packs,papers collated,prepared,sent,circulated; authors chased papers
Chasing actions* | actions follow,track,chase,log; actions chased,tracked meeting,log
Presentation design | slides,decks,powerpoint tidied,formatted,built directors,board,partners,brand
Receiving guests for others* | guests,visitors,clients greeted,met,coffee lobby,boardroom boss,ceo,director,partners
Office management | office supplies,stationery,cleaners,copier ordered,looked,kept kitchen,floor,stocked; office ticking,running kept smooth,ticking; landlord,cleaners,broadband office dealt,rang
Reception | desk,front visitors,couriers signed,welcomed,greeted; first face visitors
Correspondence | letters,emails typed,drafted behalf,signature,director,headteacher; drafted replies sign,signed,letters
Document preparation | reports,letters,packs,proposals formatted,bound,laid template,house,style,board,partners; templates word,powerpoint built,formatted reports,letters
Administration | looked,kept paperwork,files,forms office,department; paperwork,forms officers,managers sorted,kept
Confidentiality | shredded,locked private,salaries papers,letters,files; trusted salaries,restructure,redundancies
Expense processing | boss's,director's,partners',ceo's expenses,receipts claimed,matched
Organising office events* | away-day,away-days,team-days,christmas party,lunches,team,staff booked,organised
Data entry | keyed,typed,entered forms,records,surveys,names,details system,database,error; spreadsheet,database rows,lines typed,added,keyed
Prioritisation | re-ranking,re-ranked,ranked urgent,list; urgent first sorted,triaged
`;
