/** Care, families in trouble, charities and advice in the plainest words people use for the work. */
export const everydayCare = `
Personal care | residents,people,clients,gentlemen,ladies,patients,pensioners washed,bathed,showered,shaved,toileted,dressed dressed,breakfast,bed,morning,teeth,ready; toilet,loo,pads,commode helped,changed,took,emptied people,residents,clients,ladies,dignity; strip-washes,bed-baths; bath,shower,shave helped,gave,ran residents,people,clients,gentleman,lady,man,pensioners
Independent living skills | taught,teach,helped,showed,learn,practise cook,shop,bus,budget,laundry,washing-up,bank young,man,woman,tenants,lads,residents,alone; live,living independently support,help,enable people,clients,tenants,adults,residents,individuals,young; first flat,tenancy,home,bills moved,helped,taught,set young,people,tenants,budget
Supporting people with their money* | tenants,residents,people,clients,lady,gentleman money,shopping,bank,bills,receipts looked,kept,helped,counted,signed,receipts budget,weekly,safe,pay,book
Medication administration | tablets,medicines,meds,medication,insulin,creams,eye-drops gave,handed,watched,prompted,popped signed,taken,took,blister,right,time; blister,dosette packs tablets,gave,signed,prompted; drugs,medicines,tablets round two,checked,floor,morning,night
MAR charts | tablets,medicines,meds,medication,insulin,dose signed,initialled,recorded gave,mar,blister,taken,chart; blister packs tablets,signed,gave; drugs,medicines,tablets round signed,checking
Care planning | residents,families,clients,people,tenants sat,talked,asked,listened wrote,set,agreed looked,wanted,liked,routine,wishes,day; about-me,life-story,life stories,history residents,people,families,wrote,book; plans rewrote,updated,changed,kept,reviewed fall,month,condition,residents,date,moved,clients,tenants
Activities coordination | bingo,singalongs,sing-alongs,quizzes,crafts,dominoes,skittles,baking trips,outings,garden,singing,games,residents,music,alone,afternoons,armchair,ran; singers,entertainers,choirs,schoolchildren,dogs,pet booked,invited,visit,brought residents,home,lounge; residents,pensioners,day-centre,members trips,outings,seaside,pub,garden,bus took,drove,planned,organised
Social activities | bingo,singalongs,sing-alongs,quizzes,crafts,dominoes,skittles trips,outings,garden,singing,games,residents,music,alone,afternoons,ran; residents,pensioners,members,people trips,outings,seaside,pub,cinema,garden took,drove,planned,organised
Trips and outings | residents,tenants,lads,people,members seaside,cinema,pub,swimming,shops,park,holiday,football,church took,drove,went
Daily records | wrote,typed,recorded,noted,write,tapped ate,eaten,slept,drank,eat,mood,meals person,resident,tablet,day,unusual,client,people,night; end visit,shift,call wrote,typed,noted notes,book,app,folder,happened
Dementia care | lady,gentleman,resident,man,woman,mum,people thought,forgot,confused,forgetful,wandered,lost,year settle,calm,distract,redirect,home,patient; alzheimer's,dementia knew,calm,settled,looked,cared,living,home,ward,lounge,wing,unit
End of life care | hands,mouths last,dying,final,end hours,days,moist,held,night,family; home,hospice,bed die,dying,died looked,cared,nursed,people,patients,comfortable; last,final hours,days,weeks residents,patients,people,families,pain comfortable,sat,held,calm,kept
Challenging behaviour | hit,lashed,kicked,bit,threw,spat,punched,swore,scratched calm,talked,stayed,stepped,distracted resident,patient,pupil,child,young,man,boy,lad; triggers learned,learnt,spotted,knew,wrote behaviour,calm,upset,lad,man,meltdowns,outbursts; outbursts,meltdowns fewer,fell,calm,halved,talked
De-escalation | hit,lashed,kicked,bit,threw,spat,punched,swore,squared calm,talked,stayed resident,patient,pupil,child,young,man,boy,lad,customer; fights stopped,calmed,broke,talked pub,door,school,wing,words
Moving and handling of people | hoist,sling,slide,stand-aid,turntable got,moved,people,residents,bed,chair,two,safe; rolled,turned,repositioned residents,patients,hours,bed,sores,two-hourly
Domiciliary care | calls,visits,homes round,morning,tea-time,bed-time,teatime,lunch older,people,pensioners,clients,drove,car,house; house door pensioners,clients,older,people drove,cycled,car,calls,care
Care support work | looked,cared,helped people,men,women,adults disabilities,ms,parkinson's,stroke,disabled,wheelchair,learning home,daily,live,day
Keyworking | named worker,carer residents,people,tenants,four,five,three; key worker four,five,three,six,residents,tenants,young,men,women
Overnight support | nights slept,slept-in,awake,waking residents,people,home,tenants,checked; checked,walked,looked hourly,two-hourly,night residents,rooms,bedrooms,people
Accident and incident reporting in care | falls,bruises,bump wrote,filled,recorded,told form,nurse,family,manager,map,happened residents,client,people
Safeguarding adults | nephew,aunt's,neighbour,carer,son,daughter,relative,grandson account,money,pension,emptying,stealing,hitting,shouting looked,investigated,report,told,enquiry,police,council; older,elderly,disabled,vulnerable,pensioner's,frail woman,man,adult,people,money,gentleman,lady hurt,abused,neglected,exploited,scammed,robbed,cuckooed looked,reported,investigated,told,stopped,enquiry; section-42; s42
Safeguarding | worries,bruises,concerns passed,told,reported,raised,wrote,logged designated,lead,social,police,council,day,dsl; cpoms,myconcern logged,concerns,recorded,kept
Supporting families of patients | relatives,families,sons,daughters rang,told,updated,explained,sat,talked,met,kept residents,home,mum,dad,fall,doctor's,visit,care
Care home management | home beds,residents,staff ran,run,managed,opened,took cqc,inspectors,good,outstanding,full,rated
Staff rotas in care* | carers,calls,runs,visits planned,matched,covered,moved,filled sick,rota,short,geography,routes,weekend
Companionship care | sat,chatted,talked,read,listened lonely,alone,housebound,isolated people,pensioners,residents,older,lady,gentleman

Social work assessment | visited,saw,met families,mothers,parents worried,strengths,weighed,risk,safe,judged,decided; assessments section,statutory,single,parenting,viability families,children,wrote,days
Care needs assessment | entitled,eligible,eligibility help,care,support older,disabled,people,carers,adults,sat,visited,worked; older,disabled,adults,carers,people care,act assessed,visited,sat package,manage,cope,home
Care proceedings | statements,plans,reports,evidence judge,court,proceedings,family children,family,wrote,filed,prepared,gave,care,child's; prepare,write,wrote court reports,statements; interim,care,supervision orders court,applied,children,won,judge
Direct work with children | play,drawings,puppets,toys,games,worksheets find,found,listen,wanted,wishes,feelings,understand children,child,young,boy,girl,houses,three; life-story,lifestory,life story work,books children,child,boy,girl
Contact supervision | parents,mother,birth,dad,father,mum saw,meeting,visits,seeing,play,met children,child,baby,kids sat,watched,noted,recorded,supervised; family time,contact,centre sessions,supervised,observed,wrote parents,children,mums,dads
Leaving care | care-leavers,18,year-olds,teenagers flats,benefits,college,tenancies,first helped,moved,supported,set,alone
Signposting | pointed,sent,passed people,families,clients,callers,residents food,debt,foodbank,charity,citizens,counselling,clubs; signpost; told,knew local charities,clubs,groups people,carers,families,lonely; people,families,clients food,foodbank,banks debt,advice,council
Referring people to services* | pointed,sent,passed,referred people,families,clients,callers,residents food,debt,foodbank,charity,citizens,counselling; people,families,clients food,foodbank,banks debt,advice,council
Hard to reach young people | estate,street,park,corners kids,young,teenagers,lads,youths,gangs nights,talked,friday,evenings,trust; excluded,gangs,truants,nowhere young,kids,teenagers,lads,people trust,won,reached,talked,got
Youth work | estate,street,park,corners kids,young,teenagers,lads,youths,gangs nights,talked,friday,evenings,trust; teenagers,kids,young,lads,girls pool,football,music,drop-in,residential,trips,boxing ran,took,opened,evenings,club; drop-in,youth-club,dropin young,teenagers,kids ran,opened,nights
Early help | mums,mothers,parents,families,dads bedtimes,routines,meals,boundaries,rewards,school helped,taught,showed,set,children,got,visited; families,mums,parents school,debts,beds,nursery,housing,benefits sorted,helped,got,round,visited
Home visits to families* | knocked,called,visited,went families,mothers,mums,homes,houses,children weekly,worried,unannounced,school,health,absent
Homelessness support | rough,sleepers,sleeping,streets,sofa-surfing,homeless beds,found,id,doctors,moved,helped,flat,soup,hostel,breakfasts; hostel residents,men,women,people beds,move-on,rooms,drink,keyworked,looked,ran
Floating support | tenants,people,families keep,kept homes,tenancies,roof,flats visited,bills,arrears,benefits,helped,landlords,eviction
Substance misuse | drinking,drugs,heroin,alcohol,addicts,methadone helped,detox,relapse,supported,recovery people,men,women,clients,residents,groups
Probation | offenders,released,prisoners,licence,orders men,people,community,court reoffend,reporting,unpaid,work,courses,risk,saw,met
Domestic abuse support | women,mothers,victims,families violent,abusive,beaten,hit,partners,husbands,refuge safe,safety,moved,plans,court,alarms,locks; idva; marac
Fostering | carers,couples,families foster,adopt,adopters found,visited,assessed,checked,matched,supported,trained
Residential childcare | children,teenagers,young,boys,lads,girls children's-home,home,unit cooked,school,bedtime,lived,looked,shift,night,sleep-ins
Mental capacity work* | capacity decide,decisions,understand best,interests,assessed,family,residents,tested,meeting,patients
Advocacy | spoke,stood,argued,sat tenants,patients,clients,parents,people,children,detained meetings,tribunals,panels,behalf,voice,ward,heard,side
Case recording | visits,calls,meetings wrote,typed,recorded,logged mosaic,liquidlogic,carefirst,day,file,notes,chronology,hours
Child protection conferences | conferences,core,cpcc child,children,family,protection,groups went,attended,report,spoke,chaired

Volunteer management | helpers,volunteers found,recruited,rota,thanked,kept,showed,looked,trained,dbs,matched,induct ropes,shop,group,coming,years,forty,fifty,thirty,twenty,happy,team,tills; friends groups committee,supported,looked,six,local,hospice,set,fundraising,visited; recruit volunteers; volunteers led,leading,managed,thanked team,shop,twenty,thirty,forty,fifty,ten,fifteen
Volunteering | unpaid,spare week,saturday,evenings,time helped,ran,drove,gave charity,hospice,shelter,foodbank,club
Grant writing | won,secured,landed trusts,lottery,foundation,funders,heritage; bid,applications grant,funding,lottery,funders money,pots,government,secured,won,wrote,winning,successful,write
Writing bids for funding* | won,secured,landed trusts,lottery,foundation,funders,heritage; bid,applications grant,funding,lottery,funders money,pots,government,secured,won,wrote,winning,successful,write
Fundraising | raised walk,ball,swim,ride,abseil,concert,raffle,auction,runners,thousand,pounds,appeal; entrants,runners,walkers raised,sponsored,charity; donations,gifts,legacies,sponsors,supporters asked,won,doubled,brought,grew,raised; rotary,lions,wi,pubs,supermarkets collections,cheques,talks,raised,appeal,tins; charity-of-the-year,charity year partner,partnerships,won,firm,supermarket
Donor stewardship | thanked,rang,wrote,phoned gave,donors,supporters,donated,gift,giver; thanked properly,promptly,personally,everybody,three,days donors,supporters,gift,givers,properly,promptly; thank-you letters,cards,calls donors,supporters,gifts,days,gave
Corporate fundraising | firms,companies,businesses,employers,supermarkets,banks charity,charity-of-the-year,sponsored,matched,payroll,staff won,asked,pitched,brought,gave,partnerships
Public speaking | talks,speeches gave,giving schools,rotary,halls,groups,clubs,wi,assemblies,audiences,church,parents; talks hundred,schools,rotary,church,clubs,groups,assembly,evenings; spoke,stood,talked audiences,conference,assembly,rotary,crowd,hundred
Event management | walk,run,ball,fair,concert,swim,ride,fete entrants,runners,riders,walkers,raised; conference,dinner,awards,gala,exhibition,festival,wedding,fete caterers,badges,marquee,band,florist,stalls; conference,seminar,awards speakers,delegates,venue organised,planned,ran,booked,hundred; venue,band,caterers,marquee,hall,speakers booked,found,hired guests,night,day,evening,speakers
Welfare benefits advice | pip,esa,universal-credit,attendance,carers,dla,credit forms,claims,tribunals,filled,appeals helped,won,wrote,clients,people,filled; benefits claim,entitled,missing clients,people,families,pensioners helped,checked,found,worked; advice,advise debt,benefits,housing clients,people,residents,customers
Money advice | letters,bills,debts creditors,owed,people's,families' went,sorted,clients,tribunals,forms; creditors,bailiffs rang,wrote,agreed,stopped,held clients,payments,people,debts; debt advise,advice,relief clients,people,giving,benefits,budget,orders
Advice and guidance casework | advice,advise debt,benefits,housing clients,people,residents; people,clients,callers letters,bills,debts,benefits,housing,landlords helped,went,sorted,wrote,rang,won; drop-in,surgery,outreach people,clients,residents advice,problems,helped,saw,questions
Foodbank work | parcels,bags,tins,food packed,gave,handed,sorted families,people,foodbank,hungry,pantry,vouchers
Listening and helpline work* | helpline,samaritans,childline,crisis,lines callers,listened,answered,night,calls,shift; relatives,families,patients,parents bad,news,died,diagnosis,loss sat,supported,talked,listened
Peer support | lived,recovery experience group,people,helped talk,shared
Befriending | matched,visited,rang,phoned lonely,isolated,housebound,alone older,people,pensioners,weekly,friend
Community development | neighbours,residents,locals,newcomers,villagers got,brought,helped,set garden,group,lunch,club,association,cafe,shop,hall started,ran,run
Charity retail | donated,donations,bags sorted,priced,steamed,hung,tagged clothes,books,shop,rails,bric-a-brac
Refugee support | refugees,asylum,ukrainian,syrian,afghan,newcomers families,people,seekers schools,doctors,english,homes,helped,settle,benefits
Impact reporting | funders,trustees,board showed,wrote,told,measured difference,outcomes,stories,numbers,changed
Campaigning | petition signatures,mps,parliament,council,signed,started,ran
`;
