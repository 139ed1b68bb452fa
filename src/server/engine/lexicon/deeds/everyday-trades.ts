/** Work of single trades, told in the plainest words people have for it. */
export const everydayTrades = `
Vehicle checks | tyres,lights,oil van,lorry,truck,bus,coach,wagon look,check,walk,round morning,sheet,daily
Picking and packing | scanner,handset,list aisle,shelf,shelves cage,trolley,tote,order,items,goods,pick
Loading and unloading | empty,unload,tip,load artics,lorries,trailers,wagons,vans; pallets racks,lorry,trailer lift,load,stack
Machine setting | change,swap tools,jaws,dies,moulds,blades next,job,run,batch,first
Internal audits | walk floor,ward,site,shop,factory list,checklist see,check book,rules,follow,people,procedure
Quality control | measure,check tenth,hundredth part,sheet,piece,item,batch stop,drift,reject,calipers,colour; pull,throw,threw,stop,sent bad,wrong,faulty,cracked,short parts,packs,batch,line,bread,print
Monitoring machines and processes* | watch,check,read dials,gauges,pressures,meters,readings write,turn,adjust,hour,log; monitor process,plant parameters,conditions,readings; thermometers check,write,read; temperature monitor
Bank reconciliation | bank,statement books,ledger,accounts match,agree,tick,penny,difference
Purchase ledger | bills,invoices pay,paid type,enter,sign,friday,supplier
Credit control | late,owe,overdue,unpaid,paying ring,chase,phone,call,letter money,firms,customers,bill,days
Statutory payments | sick,maternity,paternity pay work,calculate,sums,paid
VAT returns | vat quarter work,send,sent,file,submit,return
Month-end close | books close,shut month,working,third,fifth,day
Minute taking | write,wrote,took,type,typed said,says,agreed,decided meeting,board,committee,everybody,governors
School attendance | registers,absent,absence ring,phone,home,call child,pupil,parents,mum,school; child,children,pupil gate,school,class walk,bring refuse,morning,wont
Bid writing | write,wrote,apply,applied lottery,grant; trust,foundation charitable,charity,lottery,grant wrote,write,apply,applied
Debt management advice | owe,debts,creditors,bailiffs,arrears people,clients work,ring,plan,pay,list,letters,time
Care planning | write,wrote,plan,agree person,resident,client,patient,tenant change,goals,wants,matters look,review,weeks,months
Rehabilitation | frame,crutches,stick,hip,stroke,knee walk,stand,steps,stairs patient,people; rehabilitation,rehab patients,clients
Code review | read,look,check colleagues,mates,team code,wrote,change merge,live,say
Automated testing | check,test automatic,automatically,shouts,break change,code,build,runs
Web performance | page,site,website,shop slow,seconds,load,faster,quicker,speed shrank,shrink,cut,smaller,pictures,images,later,got,brought
Campaign management | leaflet,flyer,posters wrote,design,print doors,delivered,homes,shops,street
E-mail marketing | email,newsletter opened,headings,subject,subscribers,clicked,list tried,test,sent,send,grew
Animal welfare | look,check,watch ewes,cows,calves,animals,dogs,horses,herd,flock,sheep,pigs,hens ill,lame,colour,eaten,sick,lambing,spot
Shift handover | write,wrote,tell,told,leave,note day,night,next,morning lot,shift,crew,gang,lads happened,broken,left,wrong
Allergens | nuts,gluten,milk,egg,allergies children,guests,diners,pupils,customers,residents plate,know,separate,menu,label
Food cost control | cost plate,dish,portion costs,beef,margin,menu; work plate,dish costs,price,menu
Waste reduction in production | waste,scrap,threw,throw,bin half,cut,fewer bread,food,parts,material,day,sold; leftovers soup,pies,waste,stew
Quotations | price,quote,estimate,cost job,work write,wrote,gave,tell look,measure,customer,owner,house,visit; estimating quoting
Client consultations in beauty | ask,check allergies,skin,hair,scalp card,patch,test,want
Inventories and inspections | walk,check,look flat,houses,rooms,property worn,broken,damage,condition write,photo,photograph,list,note,months; moved,moves tenant,place photographs,photos,inventory,condition check,compare
Dilapidations | moves,moved,leaves tenant,occupier,place,unit photographs,damage,condition,surveyor pay,right,repair
Lettings | find,found,show tenants,occupiers,takers unit,flats,shops,offices,house rent,term,lease,viewing,agree
Property viewings | show people,buyers,couples,tenants,occupiers,families flat,house,unit,property,room
Rewiring | wire,re-wire,rewire house,terrace,home,flats,semi,semis top,bottom,living,full,complete,old
Vulnerable customers | old,elderly,confused,lonely,scam,fraud,stranger notice,spot,stop cash,money,bank,fraud,drawing,withdraw,transfer; old,elderly,frail customer,caller scam,fraud,worried,money,family,alone
Handling difficult customers | angry,drunk,rude,shouting,aggressive,awkward customer,passenger,guest,diners,callers calm,talk,polite,deal,smile; calm,talked passenger,customer,guest,caller,diner angry,sat,wanted; drunk,rude,shouting,abusive customers,punters,lads,people,fans,passengers talked,calm,walked,dealt
Product advice | help,talk,show,suggest customers,people,folk,couples,shoppers,brides pick,choose,suit,fit,try frames,paint,shoes,dress,plants,wine,tool,budget,colour,face
Digital care records | notes,chart,visit,call app,tablet,handheld care,carer,resident,client,house,home write,type,fill,record
Rota management | cover,fill sick,phones,rings shift,rota,carers,people find,found,move
Care coordination | carers,visits,calls fit,match,plan,cover people,clients,houses,round morning,sick,day
Document preparation | bundles,papers court,hearing,tribunal number,sort,copy,index,paginate
Call handling | headset day,calls,phone,shift; calls day,shift headset,parcel,caller,desk,phone,ring,screen,answer
Fundraising | sponsored walk,swim,run,ride,silence; raffle money,raised,ran,organise; lottery,trust,donors wrote,write,ask money,grant,gave
Accompanying to appointments | doctor,dentist,hospital,clinic,optician went,took,drive,drove residents,clients,lads,tenants
Proofreading | commas,spelling,names,typos check,right,correct,read print
Sewing | curtains,cushions,dresses,alterations,hems sew,sewn,stitch,alter
Live sound | desk,mics,microphones,speakers,monitors band,gig,show,sound set,mix,run,rig
Decontamination of medical equipment | instruments,steriliser,autoclave load,log,run,clean,cycle,scrub
Employee onboarding | joins,joiners,starters,starts letters,contracts,checks,references,paperwork send,chase,sort,new
Debugging | bug,crash,errors find,found,trace,fix code,app,site,line,log,cause
Animal care | feed,fed,clean,muck,walk,groom dogs,horses,cats,rabbits,animals,kennels,stables day,daily,morning,twice
Ordering materials | ring,phone,rang merchant,wholesaler want,next,job
Account management | shops,dealers,farms,salons,stockists buy,order look,visit,see,call month,week,fortnight,quarter
Teaching adults* | teach,taught adults; teach,taught night,evening class
Monitoring standards* | checklist team,cleaners,staff,room,floor show,missed,check,look; monitor standards
Troubleshooting* | troubleshooting; laptop,computer,printer,pc start,slow,broken,dead find,fix,mend
Document management | paper,files drive,sharepoint,folders moved,named,scan
Parental engagement | mums,dads,parents sit,sat,talk,ring,tell,told,meet child,progress,term; communicate parents,families
Challenging behaviour | throws,kicks,bites,hits,swears chairs,staff,children,pupils signs,know,calm,garden,quiet,talk
Medication administration | tablets,pills,inhaler,insulin pop,hand,sort,gave sign,sheet,breakfast,bedtime,chart
Vital signs | pressures,sugars,pulse nurse,doctor,ward,round,patients,residents
Route planning | drops,deliveries,stops order,route,round sense,shortest,plan,quickest
Health and safety | scaffold,ladder,guard,edge,harness missing,broken,loose,board,rung stop,check,right,safe,report
Building security | open,unlock,lock building,shop,site,school,office,hall keys,morning,night,alarm,set
Activities coordination | bingo,baking,crafts,songs,quiz residents,lounge,afternoon,old,people; story,songs,rhymes time toddlers,babies,children
Dementia care | forget,wander,confused,memory residents,lady,gentleman,people calm,sing,photos,talk,songs
Food safety | fridge,freezer temperatures; probe readings,temperature food,fridge,book,core
Moving and handling of people | lift,turn,help residents,patients,clients,people bed,chair,bath,toilet colleague,hoist,belt,sheet,two
Palliative care | weeks,months live patient,people,residents look,nurse,care; dying patients,people,residents symptom,comfort,pain
Budget monitoring | heads,managers,departments spent,overspent show,told,tell,ask
Merchandising | aisle,shelf,shelves,display faced,full,tidy keep,kept,fill
Presentation skills | parish,public,village,residents meeting tell,told,present,speak
Escalation management | pass tried,second,senior,manager fix,minutes,call
Social media marketing | posts,pages facebook,instagram,tiktok,linkedin
Calibration | pipettes,gauges,scales check,test weekly,month,slips,weights; balance check,test weights,pipettes
Isolations | lock tag
Ordering what runs low* | counted low,short,nearly rang,order,wrote,list
Working outdoors | rain,weather,snow,mud worked,day,winter,fields,shift,all-weathers; outdoors worked,winter
On-call working | on-call,call-out,callout,standby nights,weekends,hours,week,four,emergency,rota,turn
Shift work | rotating,continental shifts,pattern; earlies lates; four-on nights,days,shifts; nights days twelve-hour,shifts
Physical fitness | stairs,ladders,lifting,feet,miles day,walked,climbed,carried,shift,heavy
Keeping areas clean and tidy* | left,leave place,site,house,room found,clean,tidy; dust sheets
`;
