/** Wards, surgeries, dentists and chemists in the plainest words people use for the work. */
export const everydayHealth = `
Vital signs | obs,observations took,four-hourly,hourly,recorded,two-hourly,charted score,nurse,news,patients,round,told,doctor; pressures,bp,bps sats,temps,pulses; taking,physiological,clinical,monitoring,vital,patients' observations,obs recording,patients,took,taken,taking,accurate; blood pressures,sugars took,checked,patients,residents,daily
Taking and recording observations* | taking,clinical,physiological,vital observations recording,patients; obs took,four-hourly,hourly,recorded,charted; news2,ews; pressures,bp sats,temps,pulses
Phlebotomy | bloods took,drew,taken patients,people,morning,clinic,round,day,thirty,twenty,forty; blood took,drew patients,people,children,samples,veins,difficult; needles,veins vein,blood,found,patients,children; bled patients,outpatients,people,morning,clinic,day,round; blood samples,tests took,taken,taking,collect
ECG | heart tracings,rhythm; twelve-lead; leads chest
Wound care | ulcers,wounds,burns,sores bandaged,cleaned,redressed,measured,photographed,healed,dressed,packed; stitches took,removed; legs bandaged,compression,ulcers
Injections | jabs,flu,vaccines,b12,insulin gave,clinic,patients,babies,school,travellers,hundred; flu,covid,b12,baby jabs,vaccines,injections gave,hundred,autumn,clinic
Clinical assessment | history examined,took,taking agreed,knee,plan,patient,exercises,chest,full; saw,assessed,see,examined people,patients,clients stroke,fall,knee,surgery,injury,illness,fractures goals,worked,plan,exercises,treated; range,strength,balance,gait,pain,mobility measured,tested,checked,assessed patients,people; examined,listened chests,hearts,ears,throats,abdomens
Nursing assessment | admissions,new patients,residents asked,assessed,weighed,skin,falls,nutrition,waterlow,braden; waterlow,braden
Care planning | goals set,agreed,reviewed,worked patients,people,stroke,clients,rehab,residents; residents,families,clients,people,tenants sat,talked,asked,listened wrote,set,agreed looked,wanted,liked,routine,wishes; treatment plans developing,agreed,wrote,set patients,goals,people; plan rewrote,updated,changed,reviewed fall,month,condition,residents,moved
Rehabilitation | walking,stairs,steps,transfers,standing practised,got,helped,taught patients,stroke,hip,operation,fall,people,frame; exercises showed,agreed,gave,set,taught patients,knee,hip,shoulder,home,surgery,operation; people,patients feet,stroke,independent,home got,walking,goals; frames,sticks,crutches,walking got,taught,practised people,patients hip,knee,stroke,fall,operation
Multidisciplinary working | discharges,goals,plans,care agreed,planned,discussed,talked ot,consultant,physio,doctor,psychologist,dietitian,pharmacist; ot,physio,consultant,doctors,nurses agreed,planned,discussed,worked,sat family,social,nurses,physios,workers,salt; huddle,handover doctors,therapists,physios,nurses,consultants; physios,ots,gps,doctors,nurses,pharmacists,dietitians,psychologists met,worked,talked,discussed,planned patients,shared,week,social,workers,care; working,liaising professionals health,healthcare,social
Admitting and discharging patients* | home package,carers,medicines,commode,transport,tablets,equipment patients,care,went,bed,ward,sent,ready,arranged; discharges planned,letters,tablets,transport,arranged,summaries,home,beds; beds found,moved,freed,managed patients,casualty,ward,hospital,wait; details,allergies,kin,wristbands patients,ward,arrived took,checked,noted
Discharge planning | home package,carers,medicines,commode,transport,equipment patients,care,went,bed,ward,ready,arranged,hospital; discharges agreed,planned,ot,family,consultant,transport,home,complex; got people,patients home hospital,ward,quicker,sooner,safe,stairs,beds
Hospital discharge | home package,carers,medicines,commode,transport,equipment patients,went,bed,ward,ready,arranged,hospital; discharges agreed,planned,ot,family,consultant,transport,home
Infection prevention and control | checked,audited,watched hand,hygiene washing,mattresses,commodes,month,staff,gel,ward; gloves,aprons,masks,ppe patients,isolated,sickness,ward; outbreak,norovirus,mrsa,c-diff isolated,ward,home,managed,stopped,spread; sharps waste,bins,clinical; beds,mattresses,equipment,commodes,toys wiped,cleaned,disinfected patients,clinell
Supervising students | student,learner placement,second-year,third-year,first-year,final-year signed,taught,showed,competencies,assessed,supervised; nursing,midwifery,physio,medical,ot,paramedic students taught,showed,supervised,signed,mentored
Supervising student nurses* | student,learner,trainee placement,second-year,third-year,first-year,nurse signed,taught,showed,competencies,assessed,mentored
Mentoring | student,learner,trainee,junior,placement second-year,first-year,nurse,shift,placement signed,taught,showed,competencies,guided; trainees,juniors,newcomers,apprentices wing,took,showed,signed,guided,helped,looked portfolio,exams,nvq,qualify
Assessing homes and recommending equipment* | homes,house,bathrooms,stairs rails,commodes,ramps,hoists,equipment,adaptations,bath-boards,stairlift,raisers,level-access visited,fitted,ordered,got,recommended,measured,assessed,people's,went; wheelchairs,commodes,rails,raisers,hoists,bath,walking,cushions,mattresses prescribed,recommended,measured,issued,boards patients,people,clients,homes,boards,equipment,wheelchairs,commodes; assess home,environment equipment,adaptations,recommending,aids; kitchen,kettle,washing,dressing practice,assessments,tests patients,stroke,home,bath,stairs
Waiting list management | patients,people operation,surgery,theatre,scan dates,weeks,18,slots,waited; slots,lists,appointments cancelled,cancellation,dna,short-notice filled,offered,chased; breach,two-week patients,cancer,pathway
Clinic administration | clinic filled,booked,cancelled,built,templates,lists,prepared,notes,outcomed patients,seen,rang,consultants,notes,slots,doctors; slots,appointments cancelled,cancellation filled,offered,chased; patients,people operation,theatre dates,rang,weeks,phoned
Booking appointments for patients | patients,people operation,clinic,scan,nurse,doctor dates,rang,phoned,booked,slots,appointments,offered; slots,appointments cancelled,cancellation,missed filled,offered,chased,patients
Medical reception | booked,checked people,patients doctor,gp,nurse,surgery,midwife prescription,lines,phones,appointments,desk; patients desk,phone,counter surgery,practice,clinic,doctors,prescriptions,samples,worried,upset,arrived; calls,patients,phone duty,doctor,nurse,gp,surgery took,answered,passed; answering surgery telephone,phones
Medical administration | letters consultants,doctors,clinic,gps typed,sent,checked,chased,coded,scanned; notes,results,referrals scanned,coded,chased,found,pulled,summarised patients,gp,clinic,doctors,consultant,surgery; referrals letters,sent,typed,logged,tracked hospital,gps,doctors,patients,clinics
Triage | decided,worked,judged,sorted,asked ambulance,urgent,gp,casualty,doctor,hospital phone,needed,first,advice,seen,callers,patients,symptoms; callers,patients,people symptoms,chest,poorly,sick,hurt asked,questions,decided,sent,first,999,ambulance; worst,sickest,poorliest first,seen,saw patients,waiting,casualty,queue; letters,referrals,calls decided,sorted,read seen,first,urgent,soon,clinic,patients
Nurse-led clinics | asthma,copd,diabetes,hypertension,epilepsy,heart annual,yearly,checks,reviews,clinics,saw,inhaler,recalls patients,people,checks,reviews,clinic; smears,travel,wound,warfarin,contraception clinic ran,held,saw,took; long-term,chronic condition,disease clinics,reviews running,ran; running clinics patients,diabetes,asthma,nurse
Chronic disease management | asthma,copd,diabetes,hypertension,epilepsy,arthritis annual,yearly,checks,reviews,clinics,saw,inhaler,insulin,recalls patients,people,checks,reviews,clinic,home; long-term illness,conditions patients,people,live,manage,helped,saw
Emotional support* | emotional support,reassurance patients,families,relatives,residents,clients,carers,children; relatives,families,patients,parents,couples,residents bad,died,death,diagnosis,loss,frightened,dying,cancer sat,told,supported,talked,listened,comforted,broke,held; listened,comforted,sat frightened,upset,worried,crying,lonely,anxious patients,relatives,families,people,parents,mothers,residents
Bereavement support | bereaved,grieving,widowed families,relatives,supporters,people,parents,children,callers sat,listened,wrote,met,talked,sensitive,visited,supported,helped; lost,died,death,loss husband,wife,child,baby,mother,parents,partner,loved families,people,listened,sat,sensitive,supported,helped; died,widowed,grief group,visits,calls ran,supported
Supporting families of patients | relatives,families,wives,husbands,parents rang,told,updated,explained,sat,talked,kept ward,theatre,condition,news,patient,operation,happening
Clinical record keeping | called,dictated,told dentist,doctor,consultant,vet,surgeon,midwife typed,wrote,charted,notes,recorded; notes,visit,seen wrote,typed,recorded,entered patient,systmone,emis,rio,day,seen
Medical records | called,dictated,told dentist,doctor,consultant,surgeon typed,wrote,charted,notes,recorded; patients,patients' notes,files,records pulled,scanned,found,filed,updated,summarised,merged
Supporting nervous patients* | nervous,anxious,worried,phobic patients,clients,passengers,children,people supporting,reassuring,calmed,helping,care; hands,chatted,calmed,reassured,soothed,distracted,talked drill,filling,needle,injection,scan,scanner,theatre,dentist,operation,blood scared,frightened,hated,nervous,anxious,afraid,first,children,patients,held,worried
Patient education | showed,taught,told,explained patients,people,mothers,mums,parents,families inhaler,insulin,injections,diet,feed,breastfeeding,bath,stockings,tablets,exercises,stoma
Patient monitoring | watched,checked,spotted,noticed,kept patients,breathing,drip,monitors,eye theatre,recovery,ward,night,worse,anaesthetic,operation,deteriorating,unwell
Care of patients | patients washed,fed,turned,toileted,comfortable,clean,meals,beds looked,helped,kept,got,fed
Assisting clinicians with procedures* | handed,passed,laid,opened instruments,kit,trays,packs,swabs surgeon,doctor,theatre,clinic,consultant,minor; doctor,consultant,gp,surgeon clinics,biopsies,coils,minor,procedures helped,assisted,set,chaperoned,stood
Preparing clinic rooms* | rooms,trolleys,couch stocked,restocked,checked,cleaned,wiped clinic,patients,doctors,resus
Mental health assessment | suicidal,self-harm,overdose,voices,psychosis saw,assessed,asked,safe,plan,sat,risk patients,people,casualty,young; harm,hurt people,patients safe,sat,watched,risk
Psychological therapies | anxiety,depression,panic,worry,trauma,phobias,ocd sessions,groups,weekly,cbt,exposure,techniques ran,saw,helped,taught,clients,patients,people
Caseload management | patients,clients,women,mothers,families list,district,patch saw,visited,carried,ran,managed,week,alone
Moving and handling of people | stretcher,wheelchair,trolley,bed,chair patients,people,residents lifted,slid,moved,got,turned,pushed,transferred safe,two,board,sheet,hoist,belt
Sample collection | urine,stool,swabs,samples,specimens,sputum took,sent,labelled,dipped,collected,tested lab,patients,nurse,gp,infection
Catheter care | catheters,stomas changed,flushed,emptied,looked,cared,checked
Cannulation | cannulas,venflons sited,placed,took,inserted
Portering | pushed,wheeled,moved,fetched patients,beds,oxygen,samples,blood,bodies wards,theatre,x-ray,mortuary,lab,hospital,scans
Medication administration | drugs,tablets,medicines,meds round,trolley gave,ward,floor,checked,patients,residents; gave,handed tablets,medicines,medication,insulin,painkillers,eye-drops patients,residents,signed,right,blister,time
Diagnostic imaging | scanned,x-rayed patients,people,casualty,chests,pregnant,babies; ultrasound,mri,ct scans,scanner,images took,ran,patients,list,day

Dental nursing | chairside; suction dentist,held,mixed,instruments,principal; dentist,principal,surgeon instruments,passed,handed,materials,mixed,fillings,extractions,crowns,implants nursed,assisted,helped,worked; implants drapes,drill,assisted,placement,nursed,set,sterile; chair dentist,hygienist,surgery,nhs,private nursed; elevators,retractor,forceps,suction held,passed,handed teeth,tooth,extractions,surgeon,wisdom
Dental decontamination | autoclave,steriliser,washer-disinfector logged,ran,cycle,instruments,loaded,tested,bagged; instruments,handpieces scrubbed,bagged,autoclaved,date-stamped
Decontamination of medical equipment | autoclave,steriliser,washer-disinfector logged,ran,cycle,instruments,loaded,tested,bagged; instruments,scopes,endoscopes,handpieces scrubbed,bagged,autoclaved,tracked
Dental radiography | bitewings,opg,periapicals,cephs; x-rays teeth,dentist,patients,developed,films,mouth took
X-ray | bitewings,opgs,periapicals; x-rays took,shot patients,chests,bones,limbs,teeth,day,casualty; x-rayed patients,people,chests,limbs,children
Dental reception | recalls,check-ups,hygienist,dentist rang,booked,chased,filled,took patients,payments,gaps,book,missed; patients deposits,fees,plans,charges took,explained,paid dental,dentist,treatment
Dental charting | teeth,gums,pockets wrote,noted,charted,recorded,called,typed dentist,hygienist,missing
Stock control | counted,checked,ordered,kept gloves,burs,composite,masks,dressings,syringes,consumables,needles supplier,friday,weekly,monthly,rang,order,low,stock,cupboards; ran,run short,low gloves,dressings,drugs,supplies,stock,consumables,masks
Ordering what runs low* | counted,checked,rang gloves,burs,composite,masks,dressings,syringes,consumables,needles supplier,ordered,ran,low,weekly
Dispensing | scripts,prescriptions,items,tablets,medicines labelled,bagged,counted,picked,assembled scripts,prescriptions,medicines,chemist,pharmacy,patients,pharmacist,tablets; blister,nomad,dosette,venalink packs,trays filled,homes,week; chemist's,pharmacy,dispensary scripts,prescriptions,bagged,labelled,shelves,items; names,addresses matched,checked bags,prescription,medicine,counter,crossed
Dosette boxes | blister,nomad,dosette,venalink,weekly packs,trays,boxes filled,homes,patients,week
Pharmacy counter sales | painkillers,cough,hayfever,hay-fever,antihistamines,remedies,creams,indigestion,colds sold,selling,advised,questions,asked,recommended,told doctor,customers,questions,counter,people,see,pharmacist; hay,cold,coughs,remedies,allergies sold,recommended,advised tablets,remedies,medicines,asked,customers,pharmacist; advising customers,patients,people medicines,medication,remedies
Repeat prescriptions | repeats surgery,pharmacy,prescriptions,doctors; prescriptions,scripts chased,ordered,ready,rang,wrong surgery,doctors,patients,collect,gp
Accuracy checking | second,final,last check scripts,prescriptions,items,medicines,bags,pharmacist
Controlled drugs | cd,cds register,cupboard,balances; methadone,morphine,oramorph checked,witnessed,counted,signed,watched,locked
Pharmaceutical care | told,explained,talked patients,customers,people tablets,inhalers,medicines,warfarin,dose,side-effects,drink,food pharmacy,chemist,safe,new
Medication review | tablets,medicines,drugs stopped,cut,changed,reviewed patients,residents,homes,elderly,doctors,gp needed,safe,pharmacist
Oral health | brush,flossing,sugar children,schools,patients,parents,nurseries showed,taught,talked,told; brush,floss children,kids,little,patients,pupils,toddlers showed,taught,teeth,giant,model
Optical dispensing | glasses,frames,lenses,spectacles fitted,measured,adjusted,helped,chose customers,patients,people,faces
Admitting patients* | admitting,admission patients,residents ward,unit,home,new,assess,ready; details,allergies,next-of-kin,kin,property,wristbands patients,people,ward,arrived,residents took,checked,noted,wrote,listed; preparing,prepping patients theatre,surgery,operations,procedures,scans; gowns,wristbands theatre,patients,ready,checked,forms
Immunisation | flu,covid,travel,baby,childhood,hpv jabs,vaccines,vaccinations,injections,clinic gave,ran,autumn,children,school,hundred; vaccinated,immunised babies,children,staff,pensioners,schoolchildren,patients
Assessing mobility* | mobility,walking assessing,aids,frames,sticks,crutches providing,issued,patients,measured,fitted; frames,sticks,crutches,zimmer got,measured,gave,people,patients,issued,taught hip,knee,fall,ward,walk,operation,feet,home
Chaperoning | stood,stayed,sat doctor,consultant,gp women,examined,examination,intimate,patients
Managing referrals* | triaging,vetting,managing,processing referrals patients,clients,families,gps; letters,referrals,forms,emails day,week,forty,fifty decided,sorted,read,seen,first,urgent,allocated,accepted,patients
Clinical audit | notes,charts checked,audited,looked missing,quarter,ward,standards,nurses,patients,hundred; audit ran,led,carried,presented ward,falls,pressure,hand,notes,prescribing,hygiene
Health promotion | smoking,smokers,weight,drinking,exercise,diet helped,advised,talked,ran,groups people,patients,pack,quit,stop,lose,cut,healthier; healthy,health talks,stalls,workshops,checks schools,community,mosque,church,market,patients,workplace
Setting up the surgery* | chair,worktops,surfaces,trays wiped,laid,fresh,clean,set patient,dentist,surgery,treatment,notes
Surgery set-up in dental practice | chair,worktops,trays wiped,laid,fresh,set dentist,surgery,patient,treatment
Implant nursing | implants nursed,helped,assisted,passed,drapes,drill,sterile,placement,clinic; elevators,retractor,sutures held,passed,handed teeth,tooth,extractions,surgeon,wisdom,implants
Date checking | shelves,stock,fridges,cupboards,medicines,drugs date,expiry,expired,out-of-date went,checked,removed,rotated,weekly,monthly,looked
Handing out prescriptions* | handing,giving,gave prescriptions,medicines,bags,scripts,tablets customers,patients,people,counter,names,right; names,addresses matched,checked,asked bags,prescription,medicine,counter,handed
Preceptorship | newly-qualified,preceptor,preceptee,starters nurse,midwives supported,guided,signed,year,looked,first
Clinical supervision | reflective,clinical supervision,sessions gave,held,monthly,nurses,staff,team,attended
Enteral feeding | peg,tube feeds,nutrition gave,set,flushed,patients,children,residents
Care packages | package care,carers set,arranged,ordered,reviewed,sourced,costed home,hospital,hours,weekly,family,council
Care pathways | pathway stroke,hip,frailty,cancer,diabetes,falls wrote,designed,redesigned,followed,led
Outpatients | clinic outpatients patients,doctors,consultants,weighed,height,notes,called
Autism support | autism,autistic boy,girl,man,children,adults,lad,young,people calm,routine,pictures,sensory,supported,helped,worked
Crisis intervention | crisis,suicidal,overdose people,patients,young,callers,clients night,rang,visited,saw,safe,stayed,talked
Ventilation care | ventilator,cpap,bipap patients,child,suctioned
Blood pressure monitoring | blood,pressures pressure,bp took,checked,monitored,patients,clinic,home
Waking nights | awake,waking,night shifts,stayed,checked,nights residents,hourly,patients,tenants
Student placements | students,placement took,arranged,found,hosted,allocated nursing,social,schools,ward,university
Working with other professionals* | working,liaising professionals health,healthcare,social,agencies,families; physios,ots,gps,doctors,nurses,psychologists met,worked,talked,discussed patients,shared,week,social,workers
Supporting students | guided,showed,taught,supported,mentored student nurses,placement,books,midwives
Assisting the vet or dentist* | assisting,helping veterinary,vet,dentist surgery,procedures,operations,treatments,chairside
Typing | dictation,tapes letters,reports turned,consultants,doctors,solicitors,days,typed; typing letters,reports,minutes
Medical secretarial work | dictation,tapes letters consultants,doctors,clinic,gps; typed clinic letters
Mental health support* | mental support,work health; harm,hurt,kill,suicidal themself,people,patients,young sat,safe,kept,watched,talked
`;
