/** Nurseries and dental surgeries as those who work there speak of their days. */
export const spokenNurseriesAndSurgeries = `
Key person role | key group,children,toddlers,babies six,four,five; little,tots settling,school; bond,bonds built,formed children,mums,babies,parents; act key,person
Planning activities for children | interests,interested,liked children,children's,toddlers diggers,set,planned,week,activities,activity,follow; baskets,basket treasure,discovery; play messy set,planned,follow,led; ideas week's,week wrote,seen; invitations play
Child observations | photos,photographs,notes child,children,learning,famly,tapestry wrote,took,recorded; famly,blossom,kinderly,babysdays children,photos,observations,wrote; two-year check,checks; learning journeys,journals,journey; observe,observed children,development
Nappy changing | nappies,nappy,bottoms changed,creams,log,change; change nappies,toddlers
Toilet training | potty trained,training,toddlers,two-year-olds; nappies praise,pants,dry
Keeping children safe* | safety,safe children,children's ensure,keep,welfare; heads counted,count outing,outings,walks,garden; garden checked,risk children,went,glass,gate; sleep checks,checked minutes,ten,babies; password collected,collect,child; sun cream,hats
Parent partnership in childcare | mums,dads,parents,families,grandparents pick-up,drop-off,eaten,door,handover,morning,welcomed,worried; play stay mornings,sessions,families; partnerships parents,families; mums,dads,grandparents gate,door,pick-up,drop-off,evening,evenings spoke,speak,talked,met,told,talk
Children's meals | fruit,milk,snacks,snack cut,poured,prepared,gave children,toddlers,ten,rota,morning,milk; babies fed,feed dinners,bottles,lunch,weaning; family-style; weaning purees,babies,mashed; snacks mealtimes,children prepare,support
Cleaning toys and play areas* | toys washed,wiped,cleaned,sterilised; tables mats,cots wiped,disinfected,washed; sterilised bottles; sand swept,floor; nursery,room,playroom cleanliness,hygiene,clean
EYFS | seven areas,learning; prime areas; development matters
Safeguarding | mark,marks child's,child lead,told,wrote; password collected,collect,child; smelt,smelled drink,alcohol mum,dad,parent; concern form,forms filled,wrote child,mum,parent
Early years SEN support | targets,exercises speech,language boy,girl,child,words; portage; one-page profile
Giving first aid* | choked,choking child,toddler,baby; cold packs,compress bump,forms; bump forms,form,notes; inhalers,epipens form,signed,gave,children
Outdoor play* | outdoor,outdoors play,learning; puddles; mud kitchen; bikes,trikes water,tray,planting; woods,park walks,walk children,toddlers,twelve; planting beans,seeds children
Storytelling for children | song,story bags,sacks,time; puppets songs,stories,afternoon; read gruffalo,books,stories heart,children,carpet; wheels bus; rhymes singing,songs
Behaviour of young children | biting,snatching,tantrums,hitting dealt,calmly,sharing,children,toddlers,words; sand timers sharing,turns; words,got feelings,children height,level; sharing turns,children taught,helped
Settling in of children | settle,settling,settled new,cried,visits,children,babies; comfort blanket; visits half,hour day,blanket,children; cried held,cuddled,crying; home visit,visits face,child,start; visits children short,settling,start,happy
School readiness* | school prepare,ready,readiness children; zips,coats practised,pegs,lining; pegs names; reception teachers leaver,leavers,met,child; lining zips
Room leading in nurseries* | ratios,ratio room,leading,rooms,kept,legal; baby,toddler,preschool room led,run,leading,lead; ratio three,four,kept; rooms swapped,moved staff legal,ratio
Sleep and rest of children* | sleep,naps,rest children,babies,routines; rocked,patted sleep; sleeps noted,mums,chart
Early language* | early,development communication,language; chatted,talked,sang nappy,babies; words new,box,objects week,children; wellcomm
Art and craft making* | glue,gloop,paint,playdough children,play,paint,tray; play dough,doh; junk models,modelling; messy,creative play
Teamwork | covered,helped rooms,breaks,room short,staff,break; swapped surgeries,shifts,rooms sick
Preparing for inspection* | ofsted,cqc,inspector,inspectors ready,folder,folders,outstanding,good,got,faults,readiness; inspection readiness,ready; folders ready,up-to-date
Administering medicines to children* | medicines,medicine,medication children; inhalers,epipens,calpol signed,gave; antibiotics lunch,witness,nursery; witness dose,medicine,gave
Supervising students | student,students college,nursery term,placement; portfolios signed,apprentices; new girls,starters routine,showed,ropes; trainees two,witness

Dental nursing | suction mixing,passing,aspirated; four-handed; chairside; dentist,dentists reach,reached,asked,nursed,passed,hygienist
Dental decontamination | autoclave,autoclaves instruments,cycles,pouched,surgery; ultrasonic scrubbed,autoclave,instruments; scrubbed pouched,bagged,instruments; dated bagged; cycles logged,ran,steriliser; instruments sterilise,sterilised,decontaminate,bagged
Surgery set-up in dental practice | trays,tray patient,patients laid,set; lines flushed,flush bay,surgery; bay,surgery ready,set half,morning; surgeries set,clear
Dental charting | bpes,bpe; charted teeth,dentist,dentists,soe,perio; teeth screen,called,typed,charted; typed called dentist,teeth; soe,exact,dentally charted,notes
Dental radiography | opgs,opg; x-rays,films,plates placed,scanned,graded,developed; bitewings
Dental materials mixing | alginate,alginates; amalgam mixed,putty; cements,cement mixed; composite shades; impression putty
Supporting nervous patients* | held hands,hand; scared,nervous,anxious kids,children,patients,people talked,calm,music; music chat shook,nervous; nervous patients reassure,reassured
Infection prevention and control | htm book; visors,visor masks,barriers; barriers changed; sharps bags,clinical
Appointment booking | diary phones payments,appointments; cancellations filled,list; recalls sent; slots filled cancelled
Ordering stock in surgeries* | burs; gloves counted,ordered local,burs,masks; henry,dental schein,directory order; out-of-date threw,checked
Medical emergencies* | emergencies medical; oxygen drug,kit,cylinder checked; fainters; fainted laid; cpr drill,drills; asthma,angina attack dealt,called
Dental hygiene | oral health; brush,brushing kids,children,showed,teeth; schools puppet,teeth; diet fluoride; fluoride
Clinical record keeping | notes up-to-date,next,written patient; consent forms scanned,history,signed; medical forms,histories checked,updated visit; patient records maintain,keep
Implant nursing | drapes,drape sterile,drill,implants; implants drill,nursed,surgery; sinus lifts; bone grafts; wisdom teeth gowned,assisted
Orthodontic nursing | orthodontic; wires brackets,bands; aligners; elastics passed
Dental impressions | alginates,alginate upper,lower; itero; bites dentures,crowns; scanned mouths,teeth; impressions took
Sedation* | sedation; gas air; pulse breathing watched,sedated; woke sat
Equipment care in surgeries* | handpieces,handpiece; autoclave tested,test morning; filters traps; equipment maintenance
Dental paperwork* | fp17s,fp17; claims sent,nhs; private nhs paperwork,plans,bands; explained bands; plans printed,signed
CQC standards | cqc folders,got,ready; folders ready
Referrals* | referrals hospital,consultant,patients,wisdom; letters hospital,consultant teeth,sent,patients; two-week forms,chased; x-rays sent,form
Complaint handling | told listened manager; calmed man,woman,patient bill,fee,charge
`;
