export const veterinary = `
Veterinary nursing | veterinary nurse; vet nurse; animal nursing; vet nursing
Veterinary medicine | veterinary science; veterinary surgeon; veterinary practice?; vet practice?; veterinary?; veterinary care; mixed practice veterinary
Small animal practice | small animal medicine; companion animals | < Veterinary medicine
Equine practice | equine vet; equine medicine; equine veterinary | < Veterinary medicine
Farm animal practice | large animal practice; production animal medicine; farm vet | < Veterinary medicine
Exotic animal medicine | exotics practice; zoo medicine; exotics?; exotic pets; small furries; other exotics | < Veterinary medicine
Veterinary surgery on animals | soft tissue surgery; animal surgery; neutering; spays and castrates | < Veterinary medicine
Veterinary anaesthesia | anaesthetic monitoring in animals; animal anaesthesia; monitoring general anaesthesia; monitoring anaesthesia; monitoring anaesthetics; anaesthetic monitoring; capnography; capnograph; ETCO2; end-tidal CO2 | ~ Veterinary medicine; Veterinary nursing
Veterinary radiography | animal x-rays | ~ Veterinary medicine; Veterinary nursing
Veterinary dentistry | animal dental work | < Veterinary medicine
Veterinary ultrasound | < Veterinary medicine
Veterinary laboratory tests | faecal egg counts; in-house bloods for animals | ~ Veterinary nursing
Animal handling | animal restraint; handling animals; restraining animals | ~ Animal care
Animal first aid | pet first aid
Animal vaccination | pet vaccinations; animal immunisation; kennel cough vaccine
Microchipping | pet microchipping; microchip implanting
Animal behaviour | dog behaviour; canine behaviour; animal behaviourist; companion animal behaviour
Dog training | puppy training; puppy classes; dog trainer; assistance dog training | ~ Animal behaviour; Animal handling
Animal nutrition | pet nutrition; diet advice for animals; ruminant nutrition
Animal physiotherapy | veterinary physiotherapy
Animal hydrotherapy | canine hydrotherapy; animal hydrotherapist; canine hydrotherapist | ~ Animal physiotherapy
Animal rescue | animal rehoming; rehoming; RSPCA; animal shelter; animal welfare charity | < Animal care
Animal welfare | Animal Welfare Act; animal welfare legislation; five freedoms
Animal inspection | animal health inspection; animal health officer
Kennel work | kennel hand; kennels; kennel assistant; kennel management | < Animal care
Cattery work | cattery | < Animal care
Zoo keeping | < Animal care
Pet sitting | pet care at home | < Animal care
Dog walking | dog walker; walking dogs; dog-walking | ~ Pet sitting; Kennel work; Dog handling in kennels
Wildlife rehabilitation | wildlife rescue | < Animal care
Reptile husbandry | exotic pet care; herpetology | < Animal care
Aquarium keeping | aquarist; fish keeping
Euthanasia of animals | end of life care for pets
Pet bereavement support | pet bereavement | ~ Euthanasia of animals; Bereavement support
Inpatient care of animals | hospitalised animals; animal inpatient care; kennel ward | < Veterinary nursing
Veterinary reception | vet receptionist; veterinary receptionist; client care in vet practice
Veterinary practice management | vet practice manager
Client communication in vet practice | pet owners; advising pet owners; nurse clinics for pets | ~ Veterinary nursing; Veterinary reception
Veterinary pharmacy | SQP; suitably qualified person; AMTRA
Artificial insemination of animals | bovine AI; cattle insemination
Meat inspection | meat hygiene inspection; meat inspector; ante-mortem inspection; post-mortem inspection of meat; meat hygiene
Bovine TB testing | TB testing of cattle; bovine TB
Veterinary public health | official veterinarian; =OV work; veterinary export certificates
Animal disease control | avian influenza; bird flu; foot and mouth; notifiable diseases of animals; animal disease
Practice Standards Scheme | RCVS practice standards
Provet Cloud [tool] | =Provet
RxWorks [tool]
Merlin veterinary software [tool]
VetIT [tool] | ~ Merlin veterinary software
Voyager veterinary software [tool] | ~ Merlin veterinary software
RoboVet [tool] | ~ Merlin veterinary software
Teleos vet [tool] | ~ Merlin veterinary software
Farriery | farrier; shoeing horses; horseshoeing
Small animal | ~ Small animal practice
RVN skills | < Veterinary nursing
Animal care | animal husbandry; caring for animals; animal management; animal health; animal feed; animal feeding; animal science; animal training; animal sanctuary; exotic animals
Dog handling in kennels | < Animal care
Dog grooming | pet grooming; dog bathing; dog groomer; City & Guilds dog grooming
Dog day care | doggy day care; dog daycare | ~ Kennel work; Dog walking; Pet sitting
Equine care | horse care; equine; horses?
Stable management | < Equine care
Horse grooming | < Equine care
Yard management | < Equine care
Horse riding | ~ Exercising horses
Groom equestrian | < Equine care
Equestrian | ~ Equine care
Stable yard | < Equine care
Mucking out | < Equine care
Racehorses | < Equine care
Polo grooming | < Equine care
Racing yard | < Equine care
Exercising horses | < Equine care
Carriage driving | ~ Exercising horses
BHS | =BHS
Biosecurity | livestock biosecurity
Disease control on farms | ~ Biosecurity
TB testing | ~ Bovine TB testing
Plant passports | ~ Biosecurity
Plant health inspection | ~ Biosecurity
Disease outbreak | ~ Biosecurity
Animal by-products | ~ Biosecurity
`;
