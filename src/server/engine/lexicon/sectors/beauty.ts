export const beauty = `
Hairdressing | hair styling; hair cutting; cutting hair; hairdresser; hair stylist; hair and beauty; salon experience; precision cutting; blow dry; stylist; wet cuts
Hair colouring | balayage; highlights; foils; hair colour; ombre; colourist; tinting hair; colour technician | < Hairdressing
Blow drying | setting hair; shampooing; washing hair; shampoo; curling and straightening | < Hairdressing
Hair extensions | hair extension fitting; weaves; tape extensions; micro rings; wigs; wig making; hair pieces; wig fitting | < Hairdressing
Afro hair styling | braiding; afro hair; locs; cornrows; natural hair; relaxers; textured hair; dreadlocks; afro Caribbean hair | < Hairdressing
Perming and straightening | perming; keratin treatment; chemical straightening; Brazilian blow dry | < Hairdressing
Bridal hair and make-up | bridal hair; bridal make-up; hair up; wedding hair; occasion hair; bridal | ~ Hairdressing
Barbering | barber; skin fades; wet shaving; beard trimming; clipper cutting; hot towel shaves; beard trims; scissor over comb; clippers; gents cutting; hot shave | ~ Hairdressing
Beauty therapy | beauty treatments; beauty therapist; facials and waxing; beauty industry; spa treatments; spa therapies; spa therapist; beauty therapy treatments; salon treatments; beauty services; treatments beauty; aesthetic therapist; beautician; beauty salon
Facials | facial treatments; Dermalogica; Elemis; skin peels; microdermabrasion; hydrafacial; Elemis trained; Environ; Decleor; facial massage; Caci; Espa; Guinot; Clarins; Murad; Dermalogica trained; Obagi; chemical peel; LED light therapy; electrotherapy beauty; Thalgo; Germaine de Capuccini | < Beauty therapy
Dermaplaning | < Facials
Skin analysis | skincare consultations; skin care; skin consultations; skin health; skin care advice; skin treatments | < Beauty therapy
Waxing | intimate waxing; Hollywood waxing; hot waxing; body waxing; hair removal; Brazilian waxing; waxing treatments; Lycon; sugaring; leg waxing; intimate wax; hot wax; male waxing | < Beauty therapy
Threading | eyebrow threading; brow shaping; brow lamination; eyebrow shaping; HD brows; eyebrows; permanent makeup; micropigmentation; tattooing; body piercing; SPMU; tattoo; tattoo removal; piercing; ear piercing; eyebrow tinting; brows; henna brows; tattoo artist | < Beauty therapy
Microblading | semi-permanent make-up | < Threading
Eyelash treatments | lash lift; lash tinting; LVL; LVL lashes; lashes; Russian lashes; eyelash tinting; eye treatments; lash and brow tinting; LVL lash lift | < Beauty therapy
Lash extensions | eyelash extensions | < Eyelash treatments
Manicure and pedicure | manicures; pedicures; nail treatments; nail painting; mani pedi; manicurist | ~ Nail technology
Nail technology | acrylic nails; nail technician; nail art; Shellac; nail extensions; acrylics; CND Shellac; BIAB; nail enhancements; Gelish; nail tech | < Beauty therapy
Gel nails | gel polish; gel manicures | < Nail technology
Massage | Swedish massage; deep tissue massage; hot stone massage; Indian head massage; sports massage; massage therapy; full body massage; massage therapist; remedial massage; body massage; aromatherapy massage; pregnancy massage; back massage; soft tissue therapy; soft tissue massage; massage treatments; manual lymphatic drainage; lymphatic drainage; Thai massage; Level 3 massage; level 4 sports massage; Shiatsu; Massage?; prenatal massage; on-site massage; level 5 sports massage; lomi lomi; Indian head
Aromatherapy | essential oils; aromatherapist; aromatherapy oils | ~ Massage
Reflexology | foot reflexology; reiki; reflexologist; crystal therapy; energy healing; sound therapy; reflexology and Indian head massage | ~ Massage
Spa operations | spa management; thermal suites; sauna and steam; spa manager; spa experience; spa reception; wellness centre; spa facilities; spa industry; spa hosting; hydrotherapy pool; luxury spa; sauna; day spa; health spa; jacuzzi
Tanning | spray tanning; sunbeds; fake tan; spray tan; self tan; tanning salon; tan application
Make-up artistry | media make-up; makeup application; makeup; make-up artist; SFX make-up; =MUA; airbrush make-up; prosthetic makeup; special effects make-up; theatrical make-up; cosmetics application; camouflage make-up
Aesthetics treatments | mesotherapy; non-surgical treatments; injectables; anti-wrinkle; aesthetic practitioner; aesthetic medicine; aesthetic nurse; cosmetic injectables; Profhilo; botox and fillers; PRP; cosmetic dermatology; sclerotherapy; thread lifts; fat dissolving; cosmetic nurse; Ultherapy; hair transplant; HIFU; skin boosters; PDO threads; polynucleotides; skin rejuvenation
Botox | anti-wrinkle injections | < Aesthetics treatments
Dermal fillers | lip fillers; fillers | < Aesthetics treatments
Microneedling | < Aesthetics treatments
Laser hair removal | =IPL; laser treatments; laser and IPL; laser therapist; electrolysis hair removal; laser skin treatments; laser therapy; advanced electrolysis; Soprano laser; laser clinic; laser practitioner; Lynton; laser tattoo removal; intense pulsed light | ~ Aesthetics treatments
Body treatments | body wraps; cellulite treatments; body contouring; exfoliation; cryolipolysis; CoolSculpting; fat freezing; radio frequency skin tightening; body scrubs; slimming treatments; ultrasonic cavitation; 3D lipo; laser lipo; inch loss
Patch testing | patch tests; allergy tests for treatments; skin tests; skin testing before treatments; contraindications
Client consultations in beauty | treatment consultations; aftercare advice; client consultations salon; treatment plans beauty; consultations with salon clients; client record cards; consultation cards; treatment recommendations; homecare advice; in-depth consultations; consultation forms; retailing products in salon; retail product recommendations; rebooking clients; salon retailing; retailing
Salon management | salon reception; salon booking; running a salon; salon manager; salon receptionist; managing a salon; salon supervision; salon coordination; column management; clinic management aesthetics; salon ownership; salon owner; clinic manager aesthetics
Salon software [tool] | Phorest; Fresha; Shortcuts salon; iSalon; Treatwell; Premier spa; Zenoti; salon booking system; Booksy; TAC spa; Book4Time; SpaSoft; Mindbody; ESP leisure; Salon IQ; Shortcuts software; Premier Software; Core by Premier; Pabau; Vagaro; SpaBooker; Concept spa
Salon hygiene | sterilising salon tools; salon sanitation; barbicide; salon cleanliness; salon hygiene standards; disinfecting salon equipment; sterilisation of tools in salons; Barbicide certificate; hygiene in treatment rooms
`;
