export const childcare = `
Childcare | Childcare?; childcare provider; childcare practitioner; childcare experience; childcare assistant; caring for children; looking after children; childcare setting; childcare settings | ~ Early years education
Nursery work | nursery nurse; nursery practitioner; nursery assistant; day nursery; nursery care; nursery setting; day nurseries | < Childcare | ~ Early years education
Nannying | nanny; live-in nanny; au pair | < Childcare
Maternity nursing (newborns) | maternity nurse | < Newborn care | ~ Nannying
Governess work | governess | < Private tutoring | ~ Nannying
Childminding | childminder; registered childminder | < Childcare
Babysitting | babysitter | < Childcare
Out of school clubs | after school club; breakfast club; wraparound care; holiday club; holiday playscheme; playscheme; out of school care | < Childcare
Playwork | play worker; playworker; playwork principles; play leader | < Childcare
Crèche work | creche; crèche worker | < Childcare
Baby room work | babies and toddlers; under twos; baby room; working with babies; weaning | < Childcare
Toddler room work | working with toddlers; two to three year olds | < Childcare
Pre-school work | preschool; pre-school room; pre school; preschool practitioner; pre-school children | < Early years education
Early years education | early years; early years practitioner; early years teaching; early childhood education; early childhood studies; foundation stage teaching; nursery?; early years curriculum; early childhood; foundation stage; early years development | ~ Childcare
EYFS | =EYFS; Early Years Foundation Stage; EYFS framework; EYFS curriculum; statutory framework for the EYFS; seven areas of learning | < Early years education
EYFS profile | Early Years Profile; EYFS profiles | < EYFS | ~ National Curriculum
Development Matters | Birth to 5 Matters | < EYFS
Reception class teaching | reception class; reception teacher; foundation stage 2 | < Early years education
Key person role | key person; key children; key worker for children | < Childcare
Settling in of children | settling-in visits; transitions for children | < Childcare
Child observations | observation of children; observations of children; observations and next steps; child-led observations | < Early years education
Two year progress check | two-year-old checks; progress check at age two | < Early years education
Child development | stages of development; developmental milestones; child psychology and development; early child development; attachment in early years; development of children; child and adolescent development; developmental needs
Developmental assessment | developmental assessments | ~ Child development; Two year progress check
Learning through play | play-based learning; play based learning; in the moment planning; free flow play; continuous provision; messy play; sensory play; child-led play; child-initiated play | < Early years education
Planning activities for children | activities for children; age-appropriate activities; planning children's activities; play activities for children | ~ Childcare
Storytelling for children | story time; rhyme time; singing with children
Nappy changing | changing nappies | < Childcare
Toilet training | potty training; toilet-training; potty-training | ~ Nappy changing
Bottle feeding | sterilising bottles; preparing bottles; feeding babies | < Childcare
Safer sleep for babies | safe sleep; sleep checks | < Childcare
Children's meals | preparing meals for children; snack time; nursery cook | ~ Meal preparation
School run | collecting children from school; school drop-off | < Childcare
Staff to child ratios | ratios in nursery; child ratios; maintaining ratios | < Nursery work
Nursery management | nursery manager; nursery deputy manager | < Nursery work
Nursery room leadership | room leader; room leading; nursery room leader; third in charge; room lead; nursery room lead; room senior | < Nursery work | ~ Nursery management
Nursery occupancy and show rounds | nursery show rounds; nursery occupancy | < Nursery work | ~ Nursery management
Ofsted registration for childcare | Ofsted registered childcare; Ofsted nominated individual
Early years SEN support | early years SENCO; inclusion in early years; portage
Speech and language development in children | early language development; WellComm; Every Child a Talker; communication and language development
Behaviour of young children | children's behaviour; positive behaviour with children; tantrums | ~ Classroom management
Parent partnership in childcare | partnership with parents; working with parents; parents and carers; handovers to parents; partnerships with parents; talk with parents; talk to parents; talking to parents; feedback to parents; liaise with parents; parents at drop off
Funded childcare places | 15 hours funding; 30 hours funding; early years funding | ~ Nursery management
Montessori | Montessori teaching; Montessori method; Montessori teacher; Montessori diploma | < Early years education
Steiner education | Steiner?; Waldorf? | ~ Montessori
Reggio Emilia approach | Reggio Emilia; Reggio | < Early years education
Forest School | forest school leader; forest school sessions; outdoor learning
Famly [tool] | < Learning journals
Tapestry learning journal [tool] | Tapestry online; Tapestry journal | < Learning journals
Children's centre work | children's centre; children's centres; Sure Start; family hub; family hubs
Baby massage | ~ Baby room work
Family learning | stay and play; parent and toddler groups
Multiple birth care | twins care
Newborn care | care of newborns; caring for newborns; newborn babies; caring for newborn babies | ~ Baby room work; Multiple birth care
Children's sleep routines | sleep training for babies; nap routines
Schema play | < Learning through play
Daycare | Daycare? | ~ Childcare
Outdoor education | outdoor activities? | ~ Forest School
Outdoor classroom | ~ Forest School
Learning outside the classroom | ~ Forest School
Learning journals | Tapestry online journal; learning journeys; each child's progress; children's progress
EyLog [tool] | < Learning journals
Blossom nursery [tool] | < Learning journals
Connect Childcare [tool] | ~ Learning journals
EyMan [tool] | ~ Connect Childcare
Parenta [tool] | ~ Connect Childcare
ClassDojo [tool] | ~ Learning journals
Evidence Me [tool] | < Learning journals
2Build a Profile [tool] | < Learning journals
`;
