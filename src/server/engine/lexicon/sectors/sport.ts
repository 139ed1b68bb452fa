export const sport = `
Sports coaching | coaching sport; coaching sessions; sports development; sports coach; coaching football; delivering sports sessions; coaching children; PPA sports coaching; strength coach; sports programmes; dance coaching; coaching athletes; holiday sports camps; multi-skills coaching; coaching young people sport; disability sport; inclusive sport; community sport; talent identification in sport; team sports; coach football; sports participation; coaching children in sport; sports sessions; sports activities
Tennis coaching | Tennis coach; coaching tennis | < Sports coaching
Rugby coaching | rugby coach; coaching rugby | < Sports coaching
Cricket coaching | cricket coach; coaching cricket | < Sports coaching
Golf coaching | golf coach; golf instruction; golf instructor | < Sports coaching
Athletics coaching | athletics coach | < Sports coaching
Netball coaching | netball coach | < Sports coaching
Hockey coaching | hockey coach | < Sports coaching
Basketball coaching | basketball coach | < Sports coaching
Badminton coaching | badminton coach | < Sports coaching
Trampoline coaching | trampoline coach; trampolining coach | < Sports coaching
Boxing coaching | boxing coach | < Sports coaching
Martial arts instruction | < Sports coaching
Trampolining | ~ Trampoline coaching
Martial arts | ~ Martial arts instruction
Athlete development | ~ Sports coaching
Grassroots football | ~ Football coaching
Karate | < Martial arts
Physical activity programmes | ~ Sports coaching
Holiday camps | ~ Children's camps
Gymnastics coaching | gymnastics | < Sports coaching
Football coaching | football coach | < Sports coaching
Personal training | Personal training?; =PT sessions; personal trainer; fitness coaching; fitness trainer; personal training sessions
One-to-one training sessions | ~ Personal training
Online fitness coaching | ~ Personal training
One to one training | ~ Personal training
Training programmes fitness | fitness training | ~ Personal training
Client training programmes | Training programmes for clients | ~ Personal training
Kettlebells | ~ Personal training
Functional training | ~ Personal training
Small group training | ~ Personal training
Circuit training | ~ Personal training
Weight training | ~ Personal training
Resistance training | ~ Personal training
Crossfit | ~ Personal training
Bootcamp | ~ Personal training
Functional fitness | ~ Personal training
Body composition | ~ Personal training
Weightlifting | ~ Personal training
Pre and post natal fitness | ~ Personal training
Nutrition coaching | ~ Personal training
Nutritional advice | ~ Personal training
Bodybuilding | ~ Personal training
TRX | ~ Personal training
HIIT | ~ Personal training
Gym instruction | gym instructor; gym floor; gym inductions; fitness instruction; gym instructing; fitness instructor; gym programmes; fitness industry; gym-based; gym programming
Health and fitness | fitness equipment; fitness team; fitness programs; fitness professional | ~ Gym instruction
Fitness club | ~ Gym instruction
Fitness classes | < Group exercise
Fitness facilities
Technogym | ~ Gym instruction
Leisure club
Fitness suite | ~ Gym instruction
Fitness consultations | < Gym instruction
Group exercise | exercise classes; teaching classes; exercise to music; group fitness; =ETM; group cycling; group exercise classes; group fitness classes; chair based exercise; seated exercise; group classes
Aerobics | ~ Group exercise
Les Mills | ~ Group exercise
Zumba | ~ Group exercise
Body pump | ~ Group exercise
Aqua aerobics | ~ Group exercise
Step aerobics | ~ Group exercise
Body Combat | ~ Group exercise
Class instructor | ~ Group exercise
Boxercise | ~ Group exercise
Dance fitness | ~ Group exercise
Aqua | ~ Group exercise
RPM class | ~ Group exercise
Boxfit | ~ Group exercise
Kickboxing | ~ Group exercise
Barre | ~ Group exercise
Schwinn | ~ Group exercise
Aqua fitness | ~ Group exercise
Fitness class instructor | ~ Group exercise
Spin classes | indoor cycling | < Group exercise
Exercise referral | GP exercise referral; exercise referral schemes; exercise on referral; clinical exercise; exercise for older adults; level 3 exercise referral; exercise physiology
Cardiac rehabilitation exercise | cardiac rehab exercise; cancer rehabilitation exercise; falls prevention exercise; PSI exercise | < Exercise referral | ~ Cardiac rehabilitation; BACPR phase IV
BACPR phase IV | < Exercise referral
Level 4 cardiac rehabilitation | < Exercise referral
Otago | ~ Exercise referral
Postural stability instructor | ~ Exercise referral
BACPR | < Exercise referral
Yoga teaching | yoga instruction; hatha yoga; yoga instructor; yoga teacher; 200 hour yoga; pregnancy yoga; yin yoga; children's yoga
Vinyasa | < Yoga teaching
Breathwork | ~ Meditation
Ashtanga | < Yoga teaching
Tai chi
Mindfulness teaching | ~ Meditation
Qigong | ~ Tai chi
Meditation | Meditation?
Pilates | reformer pilates; mat pilates; pilates instructor; clinical pilates; pilates classes; Pilates teacher
Reformer | < Pilates
STOTT | < Pilates
APPI | < Pilates
Strength and conditioning | strength training; =S&C; strength and conditioning coach; conditioning coach
Athletic development | athletic training | < Strength and conditioning
S&C coach | < Strength and conditioning
Athletic performance | ~ Strength and conditioning
Speed and agility | < Strength and conditioning
Power training | ~ Strength and conditioning
Olympic lifting | ~ Strength and conditioning
UKSCA | < Strength and conditioning
Fitness assessment | fitness testing; fitness tests; fitness evaluations; health and fitness assessments; fitness assessment and programme design
Health screening in gyms | < Fitness assessment
Body composition analysis | < Fitness assessment
VO2 max testing | < Fitness assessment
Member inductions | ~ Fitness assessment
Exercise testing | < Fitness assessment
Gym consultations | < Fitness assessment
Physiological testing | < Fitness assessment
InBody | ~ Fitness assessment
PAR-Q | ~ Fitness assessment
Exercise programming | exercise programmes; exercise prescription for clients; exercise plans; personalised exercise programmes; designing exercise programmes; rehabilitation exercise; corrective exercise; exercise routines
Programme design in fitness | fitness plans | < Exercise programming
Training plans for athletes | < Exercise programming
Periodisation | < Exercise programming
Gym programme writing | < Exercise programming
Workout plans | < Exercise programming
Sports nutrition | nutrition advice for athletes; performance nutrition; nutritional coaching; sports supplements; nutrition coach; nutrition consultations?; nutritional supplements?; level 4 nutrition; nutrition plans?; nutritional guidance?; sport nutritionist
Meal plans for clients | ~ Sports nutrition
Weight loss coaching | ~ Sports nutrition
Diet plans | ~ Sports nutrition
Protein supplements
Sports therapy | sports injury; sports rehabilitation; sports therapist; graduate sports therapist
Sports physiotherapy | sports physio; sports physiotherapist | < Physiotherapy | ~ Sports therapy
Injury rehabilitation | < Sports therapy
Pitch-side first aid | ~ Sports therapy
Injury prevention | ~ Sports therapy
Injury assessment | injury management | < Sports therapy
Kinesio taping | ~ Sports therapy
BASRaT | < Sports therapy
Pitchside | ~ Sports therapy
Prehabilitation | ~ Sports therapy
Pitchside trauma | ~ Sports therapy
Emergency pitch-side care | ~ Sports therapy
GSR | =GSR | < Sports therapy
Strapping and taping | taping and strapping | ~ Sports therapy
Sports science | exercise science; sport and exercise science; sports analysis; sports performance; sports studies; sport & exercise; data analysis in sport; exercise and sport science
Sports psychology | sport psychology; sports psychologist; sport psychologist; sport and exercise psychology | ~ Sports science; Psychology
Biomechanics | ~ Sports science
Human performance | ~ Sports science
Notational analysis | < Sports science
GPS athlete tracking | < Sports science
Catapult GPS | < Sports science
Exercise physiologist | < Sports science
Gait analysis | ~ Biomechanics
Motion analysis | ~ Biomechanics
Opta | ~ Performance analysis in sport
Performance analysis in sport | Sportscode analysis; Hudl Sportscode; video analysis sport; Sportscode | < Sports science
Hudl | ~ Performance analysis in sport
Swimming teaching | swim teaching; swimming lessons; teaching swimming; swimming instruction; swim instructor; swimming teacher; learn to swim; swim lessons; swim school; baby swimming; swimming instructor; Swim England framework; adult swimming lessons; swim programme
Swimming coaching | swim coaching; swimming coach; swim coach | < Sports coaching | ~ Swimming teaching
Aquatics | ~ Swimming teaching
Lifeguarding duties | poolside; pool supervision; pool duty; poolside duties
Beach lifeguarding | beach lifeguard; beach lifeguards | ~ Lifeguarding duties; Surf lifesaving
Pool safety | ~ Lifeguarding duties
Pool rescue | < Lifeguarding duties
Pool side supervision | < Lifeguarding duties
Open water safety | ~ Lifeguarding duties
Surf lifesaving | ~ Lifeguarding duties
Lifesaving | lifesaver | ~ Lifeguarding duties
Swimming pool safety | ~ Lifeguarding duties
PSOP | ~ Lifeguarding duties
Leisure centre operations | leisure centre; duty management leisure; leisure management; leisure operations; leisure industry; leisure services; duty manager leisure; sports centre; leisure attendant; leisure assistant; leisure environment; leisure trust; leisure sector; leisure and tourism; activity centre; holiday centre; bowling centre
Sports hall set-up | ~ Leisure centre operations
Sports facilities | facility set up sports; sports facility management | ~ Leisure centre operations
Recreation assistant | ~ Leisure centre operations
Setting up and taking down equipment | ~ Leisure centre operations
Sports equipment | sports equipment set-up | ~ Leisure centre operations
Pool and gym | ~ Leisure centre operations
Soft play | ~ Leisure centre operations
Ten pin bowling | ~ Leisure centre operations
Trampoline park | ~ Leisure centre operations
Golf club | ~ Leisure centre operations
Golf operations | ~ Leisure centre operations
Country club | ~ Leisure centre operations
Sports venue | ~ Leisure centre operations
Stadium operations | ~ Leisure centre operations
Matchday operations | ~ Leisure centre operations
Ice rink | ~ Leisure centre operations
Club management | ~ Leisure centre operations
Event day stewards | ~ Leisure centre operations
Clubhouse | ~ Leisure centre operations
Adventure golf | ~ Leisure centre operations
Leisure booking systems [tool] | Legend leisure; XN Leisure
Gladstone [tool] | < Leisure booking systems
MINDBODY fitness [tool] | < Leisure booking systems
Gladstone MRM [tool] | < Leisure booking systems
Club Manager software [tool] | < Leisure booking systems
ClubWise [tool] | < Leisure booking systems
GymMaster [tool] | < Leisure booking systems
Legend system [tool] | < Leisure booking systems
Glofox [tool] | < Leisure booking systems
TeamUp [tool] | < Leisure booking systems
ClubReady [tool] | < Leisure booking systems
Gladstone Plus2 [tool] | < Leisure booking systems
Pitchbooking [tool] | < Leisure booking systems
Coacha [tool] | < Leisure booking systems
Playwaze [tool] | < Leisure booking systems
Trainerize [tool]
SportsSoft [tool] | < Leisure booking systems
Exerp [tool] | < Leisure booking systems
EZFacility [tool] | < Leisure booking systems
MyFitnessPal [tool]
PTminder [tool]
Virtuagym [tool] | < Leisure booking systems
LoveAdmin [tool] | < Leisure booking systems
MRM [tool] | =MRM | < Leisure booking systems
TRP [tool] | < Leisure booking systems
Membership sales | gym membership sales; member retention; membership consultant; membership consultancy; membership sales and retention; selling memberships; member engagement; membership growth; member recruitment; membership schemes; membership targets
Membership administration | membership database; membership services; membership management; membership renewals; administering memberships; processing memberships; managing memberships; member services; membership administrator; membership records | < Administration | ~ Membership sales
Gym sales | < Membership sales
Health club sales | < Membership sales
Fitness sales | < Membership sales
Prospect tours | ~ Membership sales
Outdoor activity instruction | outdoor pursuits; activity instructor; outdoor instructor; outdoor adventure; high ropes instruction; outdoor leadership; activity instruction; team challenges outdoors; multi-activity instructor; outdoor activity centre
Ski instruction | Ski instructor; ski instructors; teaching skiing; ski teaching | < Outdoor activity instruction | ~ Snowboarding; Ski instructor licence
Surf instruction | surf instructor; surf coach; teaching surfing | < Outdoor activity instruction | ~ Surfing
Diving instruction | diving instructor; scuba instructor | < Outdoor activity instruction | ~ Scuba diving
Climbing instruction | teaching climbing | < Outdoor activity instruction | ~ Climbing wall
Abseiling instruction | abseil instructor | < Outdoor activity instruction
Archery | ~ Outdoor activity instruction
Mountain biking | ~ Outdoor activity instruction
Paddleboarding | ~ Outdoor activity instruction
Raft building | ~ Outdoor activity instruction
Water sports | ~ Outdoor activity instruction
Bushcraft | ~ Outdoor activity instruction
Hill walking | ~ Outdoor activity instruction
Windsurfing | ~ Outdoor activity instruction
Snowboarding | ~ Outdoor activity instruction
Expeditions | ~ Outdoor activity instruction
Expedition leadership | ~ Outdoor activity instruction
Mountaineering | ~ Outdoor activity instruction
Adventure activities | ~ Outdoor activity instruction
Rope course | ~ Outdoor activity instruction
Scuba diving | ~ Outdoor activity instruction
Coasteering | ~ Outdoor activity instruction
Paddlesports | ~ Outdoor activity instruction
Gorge walking | ~ Outdoor activity instruction
Caving | ~ Outdoor activity instruction
DofE expeditions | ~ Outdoor activity instruction
Surfing | ~ Outdoor activity instruction
Climbing wall | ~ Outdoor activity instruction
Scouting | ~ Outdoor activity instruction
Camp counsellor | ~ Outdoor activity instruction
Camp leader | ~ Outdoor activity instruction
Activity leader | ~ Outdoor activity instruction
Children's camps | ~ Outdoor activity instruction
High ropes | < Outdoor activity instruction
Low ropes | low ropes course | ~ High ropes
Kayaking | ~ Outdoor activity instruction
Canoeing | canoe instruction; canoe; canoeing instructor | ~ Kayaking; Paddlesports
Dance teaching | dance instruction; dance teacher; community dance
Dancer | Dancer?
RAD ballet | =RAD ballet | ~ Dance teaching
Ballroom
Choreographer | ~ Dance teaching
Cheerleading | ~ Dance teaching
RAD | ~ Dance teaching
ISTD | =ISTD | ~ Dance teaching
Refereeing | officiating; match officiating; sports officiating; match official; refereeing matches
Umpiring | umpire | < Refereeing
Sports official | < Refereeing
Sports event management | sports competitions; sports tournaments; race events; organising sporting events; sporting events; running events sport; sports administration; athletics events; event volunteers sport; major sporting events; sports ticketing
Sports governance | governing bodies of sport; sport England; UK Sport | ~ National governing bodies; Sports event management
Tournament management | ~ Sports event management
Competitions organisation | ~ Sports event management
Fixture management | ~ Sports event management
League administration | ~ Sports event management
School games | ~ Sports event management
National governing bodies | ~ Sports event management
Anti-doping | ~ Sports event management
Club development | ~ Sports event management
Athlete management | ~ Sports event management
Football industry | ~ Sports event management
Player welfare | ~ Sports event management
Fan engagement | ~ Sports event management
`;
