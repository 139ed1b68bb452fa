/** What people do in nurseries, at home with children and in clubs. */
export const childcare = `
Childcare | babysit,babysat; nursery,daycare,day-care,creche children,child,babies,toddlers,care,nurse; supervise,watch children,kids,toddlers play,playground,indoor,outdoor,activities,safe; mind,babysit,supervise children,child,toddlers,babies,infants,kids; look,care,caring toddlers,babies,infants,under-fives,kids,twins
Nursery work | nursery children,room,assistant,practitioner,nurse,babies,toddlers,setting; work,run,ran,lead,led toddler,baby,pre-school,preschool room; early years,childhood setting,practitioner,children,nursery; set,prepare,tidy playroom,nursery toys,equipment,activities
Nappy changing | change nappy,diaper; potty,toilet train children,toddlers,child
Bottle feeding | bottle baby,infants,feed,fed,sterilise; formula feeds,bottles prepare,baby,infants; wean babies,infants,meals
Personal care of children* | wash,bathe,dress,feed,fed,undress children,child,baby,infants,toddlers; toileting,nappies,hygiene children,child,pupils,toddlers support,help,assist,personal; bath,bathtime,bedtime children,kids,baby,routine
Planning activities for children | plan,organise,lead,led,run,ran,prepare,set,deliver,design activity,games,crafts,play children,toddlers,child,kids,pre-school,nursery,babies; age-appropriate activities,play,lessons; circle,story,carpet time children,nursery,lead,led,toddlers; arts,crafts,painting,messy,sensory children,kids,toddlers
Storytelling for children | read,tell,told story,storytime children,toddlers,kids,pre-school,nursery; sing,sang songs,rhymes,nursery children,toddlers,babies; story-time,storytime
Child observations | observe,observation children,child write,wrote,record,progress,development,milestones,next; learning journal,journeys child,children,nursery,write,wrote,tapestry; developmental milestones children,child,check,track; two-year progress,check; record,track,monitor children's,child development,progress,milestones,achievements
Key person role | key person,worker,children,child nursery,role,group,eyfs,parents,early; keyperson,key-person,keychild,key-child
EYFS | eyfs follow,deliver,plan,framework,curriculum,knowledge,implement; early years,foundation stage,framework curriculum,deliver,follow,plan,implement
Settling in of children | settle,comfort,reassure children,child,babies,toddlers new,nursery,upset,homesick,parents; nap,sleep,naptime children,babies,toddlers,check,monitor,routine
Children's meals | meals,snack,lunch,tea,breakfast,packed prepare,serve,cook children,kids,nursery,toddlers,school,babies; mealtimes,lunchtime children,toddlers,nursery,babies; packed lunches children,school
School run | drop,pick,collect,drive,drove,walk,took,transport children,child,kids school,nursery,clubs,activities; school run,pick-up,drop-off children,nanny,kids,drive
Behaviour of young children | behaviour,tantrums children,child,toddlers manage,positive,redirect,calm,guide,praise; teach,taught,encourage children share,manners,turn-taking,social; discipline children,kids,toddlers
Child development | teach,taught colours,shapes,alphabet,counting,numbers,letters children,toddlers,pre-school,preschool; encourage,promote,foster,stimulate children's,child development,learning,independence,language,social,speech
Early years SEN support | sen,send,senco,special-needs nursery,early-years,under-fives,toddlers,preschool,pre-school; special-needs nursery,toddlers,preschool
Parent partnership in childcare | parents tell,told,talk,feedback,daily,handover,share,update,inform,communicate child,children,day,progress,nursery; daily sheet,diary,report parents,child,children,babies; parents partnership,relationships,rapport children,nursery,child
Keeping children safe* | safe,safety,danger,hazard children,child,toddlers,kids keep,kept,ensure,playground,check,maintain,nursery; headcount,head-count children,register,outing; register children nursery,club,sign
Safeguarding children | report,record,raise,spot,recognise abuse,neglect,safeguarding,bruises,concern child,children,nursery; child protection,safeguarding nursery,policy,procedures,children,follow
Paediatric first aid in practice* | bumps,grazes,accidents children,child,record,form,treat; accident,incident form,book child,children,nursery,parents; first aid,aider child,children,paediatric,pediatric,nursery
Cleaning toys and play areas* | tidy,clean,clear children's,kids room,laundry,clothes,bedroom; clean,tidy,wash,sterilise,sanitise,disinfect,wipe toys,playroom,cots,highchairs,nursery
Out of school clubs | after-school,breakfast,holiday,out-of-school club,care,scheme,playscheme children,run,ran,supervise,school; playscheme,play-scheme; summer,holiday camp children,kids,campers,lead,led,supervise; wraparound care,club
Playwork | play,games children,young,kids adventure,club,scheme,playground,outdoor; playworker,play-worker,playleader; outdoor,imaginative,free,creative play children,toddlers,nursery,kids
Nannying | nanny,au-pair children,child,family,live-in,twins,girls,boys; sole charge children,twins,baby,siblings
Childminding | childminder,child-minder; registered home,childminder children,ofsted,minded
Nursery management | run,ran,lead,led,deputise,oversee nursery,pre-school,preschool,daycare,playgroup,creche staff,manager,room,place,ofsted,children,budget; nursery show,places,waiting parents,round,occupancy,prospective; ratios children,rooms,nursery
School holiday and homework help* | homework help,supervise,assist children,child,kids,siblings,boys,girls
`;
