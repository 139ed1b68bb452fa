/** What people do in dental surgeries and pharmacies. */
export const dentalAndPharmacy = `
Dental nursing | assist,help,support,nurse dentist,orthodontist,hygienist,dental chairside,procedures,treatment,surgery,fillings,extractions; chairside,chair-side dental,assist,dentist,nurse,support; pass,hand instruments dentist,dental,chairside; four-handed
Surgery set-up in dental practice | set,prepare,clean,lay,tidy,restock,turn dental,dentist surgery,room,chair; operatory; lay,set trays,instruments dental,dentist,extraction,fillings
Suction and retraction | suction,aspirate dentist,dental,chairside,saliva; retract cheek,tongue
Dental decontamination | sterilise,autoclave,scrub,bag,pouch instruments,handpieces; clean,disinfect instruments dental,surgery; htm01-05; decontamination,autoclave,sterilisation dental,instruments,handpieces
Dental charting | chart,record teeth,tooth,periodontal,decay,gums; charting dental,dentist,periodontal,perio,hygienist
Dental radiography | x-ray,radiographs dental,teeth,dentist,intraoral; bitewing,opg
Dental impressions | impression teeth,dental,alginate,dentures,crowns,patients,mouth; alginate
Dental materials mixing | mix amalgam,alginate; mix cement,filling,impression dental,dentist,tooth
Dental examinations | examine,check teeth,gums,mouth,oral; dental check-up,checkups,examination,exams patients,carry,perform
Restorative dentistry | crowns,veneers,dentures teeth,tooth,dental,dentist,patients; root canal; fillings tooth,teeth,crowns,extractions
Dental extractions | extract,remove,pull teeth,tooth,wisdom
Dental hygiene | plaque,tartar,calculus remove,teeth,scale; teeth clean,whitening,prophylaxis patients,dental; scale polish teeth,patients,dental,hygienist
Oral health | oral,dental hygiene,health advice,instruction,education patients,children; teach,taught,show,educate,advise,instruct brush,floss,teeth,oral patients,children,hygiene
Dental reception | dental patients book,greet,check,payments,appointments,schedule; recall,reminder dental,patients,check-ups,hygienist; treatment plans,estimates,charges patients,dental payments,explain,finance,fees; reception,desk,recall,phone dental,dentist
Dental technology | dentures,crowns,bridges,retainers,braces,aligners cast,wax,polish,model,fabricate,repair lab,laboratory,dental,plaster,porcelain,acrylic; dental lab,laboratory technician,crowns,models,work
Orthodontics | braces,aligners orthodontic,teeth,patients; invisalign
Dental practice management | run,ran,manage,lead,led dental,orthodontic practice,surgery,clinic team,staff,rota,cqc,day-to-day,targets; dental practice manager,compliance,cqc,targets,udas; udas
Dispensing | dispense,fill,label,assemble,count scripts,medication,medicines,tablets,pills pharmacy,prescription,customers,patients; prescription,scripts fill,dispense pharmacist,medicines,label; count pills,tablets,capsules; compound medications,medicines,creams,prescriptions; chemist,pharmacy prescriptions,medicines fill,label,hand,bag
Prescription processing | hand,gave prescription,medication,medicines customers,patients,counter; refill pharmacy,prescription; prescription receive,enter,type,process,collect,check,hand,input,scan pharmacy,patients,dispensary
Accuracy checking | check,double-check,verify dispensed,prescriptions,labels accuracy,errors,pharmacist,correct,technician; accuracy checking dispense,pharmacy,technician,prescriptions
Dosette boxes | blister,dosette,compliance,weekly,mds pack,boxes,trays medication,medicines,pharmacy,prepare,fill,patients,care; dosette,venalink
Pharmacy counter sales | counter,over-the-counter,otc medicines,remedies,pharmacy sell,sold,advise,advice,customers,sales,recommend; sell,sold,recommend,advise medicines,remedies,otc,over-the-counter customers,patients,counter; minor ailments advise,advice,counter,pharmacy,customers
Pharmacy stock management | order,receive,rotate,check,count,unpack medicines,medication,drugs,pharmaceuticals stock,deliveries,expiry,wholesaler,inventory; ward stock,top-up pharmacy,medicines; date-check,expiry,out-of-date medicines,pharmacy,drugs,medication
Controlled drugs | controlled drugs register,balance,cupboard,record,check,count,receive,destroy,pharmacy; methadone dispense,supervise,consumption,patients,subutex,measure; narcotics inventory,count,dispense,log,controlled
Repeat prescriptions | repeat,refill prescription order,request,process,surgery,pharmacy,manage; ring,phone,call,chase,contact surgery,doctors,gp prescription,scripts,refills,query
Pharmaceutical care | counsel,advise,explain,tell,told patients,customers medication,medicines,side-effects,dose,tablets,inhaler; side effects patients,medicines,medication,interactions,advise,explain; clinical check,screen prescription,charts,interactions
Medication review | review patient medication,medicines,polypharmacy; medicines,medication reconciliation
Aseptic preparation | aseptic,sterile,isolator prepare,compound,manufacture,unit injections,chemotherapy,infusions,tpn,pharmacy,products,syringes; compound sterile
Delivering medicines* | deliver,drop,drive,drove prescription,medicines homes,doorstep,housebound,customers,elderly
Responsible pharmacist duties | run,ran,manage,lead,led pharmacy,dispensary staff,team,store,branch,day-to-day; duty,locum,superintendent pharmacist; pharmacist charge,sole
Vaccination in pharmacy* | flu,travel,covid vaccine,jab,vaccinations pharmacy,customers,clinic
Electronic Prescription Service | scripts,prescriptions spine,pull,pulled,download,downloaded,nominate,nominations; nominate,nominated,nominations patients,patient,pharmacy,chemist,new; electronic prescriptions,scripts,prescription download,downloaded,process,pulled,service; spine scripts,prescriptions,chemist
Prescription claims* | end,end-of-month month,claims,batch,submission scripts,prescriptions,priced,pricing,send,close,sent,claims,bsa,eps; bsa,nhsbsa,ppd claim,claims,sent,submitted,month,priced,bundle; batch close,closed,sent scripts,prescriptions,priced,month; fp34,fp34c; exemptions,endorsed,endorsing,endorsements scripts,prescriptions,sorted,checked
Dosette boxes | blister,dosette,nomad,venalink,mds,compliance,dosage packs,pack,trays,tray,boxes,box,filled,patients; monitored dosage; trays,blisters,packs patients,home,homes weekly,people,residential,care,seventy,74,85,prns,slips; dosettes,blisters,nomads filled,checked,weekly,patients; mar,change prns,slips,charts home,homes,interim,care,packs
Ordering medicines from wholesalers* | aah,alliance,phoenix,mawdsleys,wholesaler,wholesalers order,orders,ordered,morning,afternoon,stock,medicines; order,orders stock,medicines wholesalers,wholesaler; short-dated stickers,medicines,split,stock; date-check,date,dates check,checked,checking dispensary,stock,shelves,medicines,expiry,stickers; split packs short-dated,fridge,shelves
Stock control | aah,alliance,phoenix,wholesaler,wholesalers orders,order,ordered; short-dated stickers,stock,split,medicines
Owings and queries to surgeries* | owings,owing manage,managed,cleared,patients,chased,surgeries,phoned; surgeries,surgery,gp,gps,prescribers ring,rang,phone,phoned,liaise,chase,chased missing,repeats,repeat,out-of-stocks,doses,scripts,prescriptions,queries,query,requests; to-follow,follow shelf cleared,phoned,patients; repeats missing,requests surgery,surgeries,chased,rang,ordered; out-of-stocks,shortages surgery,surgeries,prescriber,rang,alternatives
Handing out medicines* | hand,handed,gave,giving,bagged,bag medicines,scripts,prescriptions name,address,check,checked,customers,patients,counter; over-the-counter,otc,p-meds,gsl advise,advised,products,customers,sold,wwham,counter,medicines,remedies; wwham; hay-fever,hay,cough,coughs fever,cold,colds counter,customers,advised,remedies,p-meds; counter pharmacy,chemist medicines,scripts,p-meds,remedies,busy
Customer service | counter busy,queue,chemist,pharmacy scripts,p-meds,cough,front,customers,hay
Delivering prescriptions* | deliver,delivered,dropped,drop,took,drove prescriptions,medicines,scripts,medication housebound,patients,homes,doors,snow,elderly,houses; delivery run,round driver,pharmacy,chemist,medicines,prescriptions,thursday,covered; prescriptions,medicines doorstep,housebound,door; deliveries patients,housebound pharmacy,medicines,prescriptions; dropped prescriptions,medicines,meds,medication
Near miss reporting | error,errors,mistake,mistakes,wrong log,logged,bench,datix,reported catch,caught,leaves,left,anyone's,talk; near-miss,near-misses log,logged,misses,miss,record,recorded,recording,report,reported; dispensing,picking errors,error log,logged,recorded,reported,reviewed; almost hit,happened,fell,went reported,logged,wrote safety,card; close calls,call reported,logged,cards,safety
Accuracy checking | final,accuracy check,checked,checks scripts,prescriptions,dispensed,clinically,screened,bags,medicines; clinically screened,checked final,check; acd,act check,checked,checking,buttercups,passed; second check,checker scripts,prescriptions,items,dispensed; accuracy-checked,accuracy-checking
Methadone dispensing | methadone,buprenorphine,espranor,green supervised,measured,clients,doses,daily,measure,liquid; supervised consumption; addiction,substance clients methadone,doses,pharmacy
Smoking cessation | stop-smoking,smoking adviser,advisor,clinic,clinics,stop,cessation,quit; quit smokers,smoking,helped
Controlled drugs register | cd cabinet,cupboard,register,book balance,balances,count,counts,counted,check,second,person,weekly,friday; returns destroyed,destruction witness,witnessed,cd,controlled
`;
