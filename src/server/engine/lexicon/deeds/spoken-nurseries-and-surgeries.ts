/** Nurseries and dental surgeries as those who work there speak of their days. */
export const spokenNurseriesAndSurgeries = `
Key person role | key group children,toddlers,babies; bond,bonds babies,children built,formed; key person children,child,toddlers act
Planning activities for children | interests,interested children,toddlers activities,activity,planned; baskets,basket treasure,discovery; messy play set,planned,led; week's ideas children,activities wrote,planned; invitations play
Child observations | photos,photographs,notes child,children learning,famly,tapestry; famly,blossom,kinderly,babysdays children,photos,observations,wrote; two-year check,checks child,children,wrote; learning journeys,journals,journey; observe,observed children development
Nappy changing | nappies,nappy changed,change; change nappies
Toilet training | potty trained,training; nappies praise,pants,dry
Keeping children safe* | safety,safe children ensure,keep; heads counted children,outing,outings,walks; garden,gate checked children risk,glass,went; sleep checks,checked babies; password collect,collected child,children; sun cream,hats children
Parent partnership in childcare | mums,dads,parents,grandparents pick-up,drop-off told,spoke,speak,talked,met,welcomed nursery,children,child,toddlers,babies,eaten,slept; families,parents play stay toddlers,nursery,sessions; partnerships parents children,nursery,child learning,development,toddlers,preschool
Children's meals | fruit,milk,snacks,snack cut,poured,prepared,gave children,toddlers; babies fed,feed dinners,bottles,lunch,weaning; family-style children,meals,lunch; weaning purees,babies; snacks mealtimes,children prepare,support
Cleaning toys and play areas* | toys washed,wiped,cleaned,sterilised; cots,mats wiped,disinfected,washed; sterilised bottles babies,toys; sand swept playroom,tray; nursery,playroom clean,cleanliness
EYFS | seven areas learning; prime areas learning,children,development; development matters children,eyfs,tracked
Safeguarding | mark,marks child's,child lead,dsl; smelt,smelled drink,alcohol mum,dad,parent; concern form,forms child
Early years SEN support | speech,language exercises,targets boy,girl,child; portage child,children,boy,girl; one-page profile child,children,boy,girl
Giving first aid* | choked,choking child,toddler,baby; bump forms,form children,child,parents
Outdoor play* | outdoor,outdoors play children; puddles children,toddlers; mud kitchen children,play,built; bikes,trikes water,tray children,play; woods,park walks,walk children,toddlers,twelve; planting beans,seeds children
Storytelling for children | story,song sacks,bags children,time; puppets songs,stories; read gruffalo,books,stories heart,children,carpet; wheels bus children,sang,song; rhymes singing,songs
Behaviour of young children | biting,snatching,tantrums,hitting children,toddlers,sharing; timers sharing,turns; feelings children words; sharing turns,children taught,helped
Settling in of children | settle,settling,settled children,toddlers,babies cried,visits,new nursery,class,preschool,key; comfort blanket children,child,baby settled,cried,nursery; cuddled,held cried,crying children,toddlers new,nursery,settled; home visit,visits child,children settling nursery,class,preschool; visits children settling nursery,class,preschool
School readiness* | school readiness,prepare,ready children; zips,coats,pegs practised,lining children,names; reception teachers leaver,leavers,met,child
Room leading in nurseries* | baby,toddler,preschool room led; rooms staff ratio moved children,babies,toddlers,nursery
Sleep and rest of children* | sleep,naps children,babies,toddlers routines,rocked,patted,settled; rocked,patted sleep babies,baby,children; sleeps noted babies,children,toddlers mums,chart
Early language* | early language communication,development; chatted,talked,sang nappy,babies; new words box,objects children; wellcomm
Art and craft making* | glue,gloop,paint,playdough children,play; play dough,doh; junk models,modelling children
Preparing for inspection* | ofsted,cqc ready,folder,folders,readiness,prepared; inspection readiness
Administering medicines to children* | medicines,medicine,medication children gave,signed; inhalers,epipens,calpol signed,gave; witness dose,medicine child,children
Supervising students | student,students college nursery showed,taught,placement; portfolios signed apprentices,students; starters,girls showed routine,ropes

Dental nursing | suction aspirated,mixing,passing; four-handed; chairside; dentist,dentists passed,nursed,reach
Dental decontamination | autoclave,autoclaves instruments,cycles,pouched,surgery; ultrasonic instruments,autoclave scrubbed,cleaned; scrubbed pouched,bagged,instruments; pouched,bagged dated instruments; cycles logged,ran autoclave,steriliser; instruments sterilise,sterilised,decontaminate dental,surgery,pouched
Surgery set-up in dental practice | trays,tray laid,set patient,surgery; lines flushed surgery,bay,chair; surgery,bay set ready; surgeries set clear
Dental charting | bpes,bpe; charted teeth,dentist,dentists,soe,perio; charted,typed dentist,soe,teeth called; soe,dentally charted
Dental radiography | opgs,opg; x-rays,films placed,developed,graded; bitewings
Dental materials mixing | alginate,alginates; amalgam mixed; cements,cement mixed dental,dentist,impression,alginate,amalgam; composite shades; impression putty
Supporting nervous patients* | held hands,hand patients,nervous,scared; scared,nervous,anxious patients,children,kids talked,calm; nervous patients reassure,reassured
Infection prevention and control | htm decontamination,autoclave; visors,visor masks,barriers surgery,patients,changed; barriers changed patients,surgery; sharps bags clinical
Appointment booking | diary appointments phones,payments; cancellations filled list,patients,slots; recalls sent patients,dentist,hygienist; slots filled cancelled patients,list
Ordering stock in surgeries* | burs ordered,counted,gloves; gloves burs,masks ordered,counted; schein ordered,order
Medical emergencies* | medical emergencies dealt,surgery,patients; oxygen drug,cylinder,kit checked; fainters; fainted laid; asthma,angina attack dealt
Dental hygiene | oral health taught,talked,schools,advice; brushing,brush teeth showed,kids,children; puppet teeth; fluoride diet,varnish; fluoride applied,varnish
Clinical record keeping | consent forms scanned,signed patients,history; medical histories updated,checked patients,visit,forms; patient records maintain,keep
Implant nursing | drapes,drape sterile,drill,implants; implants drill nursed,surgery; sinus lifts; bone grafts; wisdom teeth assisted
Orthodontic nursing | orthodontic; wires brackets,bands; aligners; elastics passed
Dental impressions | alginates,alginate upper,lower; itero scanned,scans,scanner,scan; bites dentures,crowns took; scanned mouths,teeth; impressions took
Sedation* | sedation nursed,assisted,patients,monitored; gas sedation air; sedated pulse,breathing
Equipment care in surgeries* | handpieces,handpiece oiled,cleaned,serviced; autoclave tested,test morning; traps filters suction,surgery,chair
Dental paperwork* | fp17s,fp17; claims sent nhs dental,fp17,bands; nhs private plans,bands; explained bands nhs,charges,treatment; plans treatment printed,signed
CQC standards | cqc folders,ready
Referrals* | referrals hospital,consultant patients,wisdom; letters hospital,consultant teeth,patients,referral; two-week forms,chased referrals,referral,patients
Complaint handling | calmed patient,patients bill,fee,charge,man,woman
`;
