export const beauty = `
Hairdressing | hair styling; hair cutting; cutting hair; hairdresser; hair stylist
Hair and beauty | ~ Hairdressing
Salon experience | ~ Hairdressing
Precision cutting | < Hairdressing
Wet cuts | < Hairdressing
Hair colouring | hair colour; tinting hair; colour technician | < Hairdressing
Balayage | < Hair colouring
Foils | < Hair colouring
Ombre | < Hair colouring
Colourist | < Hair colouring
Blow drying | Blow dry | < Hairdressing
Setting hair | < Hairdressing | ~ Blow drying
Shampooing | ~ Hairdressing
Washing hair | ~ Hairdressing
Shampoo | ~ Hairdressing
Curling and straightening | < Blow drying
Hair extensions | hair extension fitting; tape extensions; hair pieces | < Hairdressing
Weaves | < Hair extensions
Micro rings | < Hair extensions
Wigs | wig making | ~ Hair extensions
Wig fitting | ~ Hair extensions
Afro hair styling | afro hair; natural hair; textured hair; afro Caribbean hair | < Hairdressing
Braiding | < Afro hair styling
Locs | < Afro hair styling
Cornrows | < Afro hair styling
Relaxers | < Afro hair styling
Dreadlocks | < Afro hair styling
Perming and straightening | perming; chemical straightening | < Hairdressing
Keratin treatment | < Perming and straightening
Brazilian blow dry | < Perming and straightening
Bridal hair and make-up | bridal hair; bridal make-up; hair up; wedding hair; occasion hair; bridal? | ~ Hairdressing
Barbering | barber | ~ Hairdressing
Skin fades | < Barbering
Wet shaving | < Barbering
Beard trimming | beard trims | < Barbering
Clipper cutting | < Barbering
Hot towel shaves | < Barbering
Scissor over comb | < Hairdressing | ~ Barbering
Clippers | ~ Barbering
Gents cutting | < Barbering
Hot shave | < Barbering
Beauty therapy | beauty treatments; beauty therapist; beauty industry; beauty therapy treatments; beauty services; treatments beauty; beautician; beauty salon
Facials and waxing | < Beauty therapy
Spa treatments | spa therapies; spa therapist | < Beauty therapy
Salon treatments | < Beauty therapy
Aesthetic therapist | ~ Beauty therapy
Facials | Facials?; facial treatments; facial massage | < Beauty therapy
Dermalogica | Dermalogica trained | ~ Facials
Elemis | Elemis trained | ~ Facials
Skin peels | < Facials
Microdermabrasion | < Facials
Hydrafacial | < Facials
Environ | ~ Facials
Decleor | ~ Facials
Caci | < Facials
Espa | ~ Facials
Guinot | ~ Facials
Clarins | ~ Facials
Murad | ~ Facials
Obagi | ~ Facials
Chemical peel | < Facials
LED light therapy | < Facials
Electrotherapy beauty | ~ Facials
Thalgo | ~ Facials
Germaine de Capuccini | ~ Facials
Dermaplaning | < Facials
Skin analysis | skin consultations; skin care advice | < Beauty therapy
Skin care | skin health; skin treatments; skincare | ~ Facials; Skin analysis
Skincare consultations | < Skin analysis
Waxing | Waxing?; intimate waxing; Hollywood waxing; hot waxing; body waxing; hair removal; Brazilian waxing; waxing treatments; leg waxing; intimate wax; hot wax; male waxing | < Beauty therapy
Lycon | < Waxing
Sugaring | < Waxing
Threading | Threading?; eyebrow threading | < Beauty therapy
Brow shaping | ~ Threading
Brow lamination | ~ Threading
Eyebrow shaping | ~ Threading
HD brows | ~ Threading
Eyebrows | ~ Threading
Permanent makeup | ~ Semi-permanent make-up
Micropigmentation | ~ Semi-permanent make-up
Tattooing
Body piercing | < Piercing
Tattoo | < Tattooing
Tattoo removal | ~ Laser treatments
Piercing
Ear piercing | < Piercing
Eyebrow tinting | ~ Threading
Brows | ~ Threading
Henna brows | ~ Threading
Tattoo artist | < Tattooing
SPMU | < Semi-permanent make-up
Microblading | < Semi-permanent make-up
Semi-permanent make-up
Eyelash treatments | eyelash tinting | ~ Beauty therapy
Lash lift | < Eyelash treatments
Lash tinting | < Eyelash treatments
LVL lashes | < Eyelash treatments
Lashes | < Eyelash treatments
Russian lashes | < Eyelash treatments
Eye treatments | < Eyelash treatments
Lash and brow tinting | < Eyelash treatments
LVL lash lift | < Eyelash treatments
LVL | < Eyelash treatments
Lash extensions | eyelash extensions | < Eyelash treatments
Manicure and pedicure | manicures; pedicures; nail treatments; manicurist | ~ Nail technology
Nail painting | < Manicure and pedicure
Mani pedi | < Manicure and pedicure
Nail technology | acrylic nails; nail technician; nail art; nail extensions; nail enhancements; nail tech | ~ Beauty therapy
Shellac | < Nail technology
Acrylics | Acrylics? | < Nail technology
CND Shellac | < Nail technology
Gelish | < Nail technology
BIAB | < Nail technology
Gel nails | gel polish; gel manicures | < Nail technology
Massage | Swedish massage; deep tissue massage; hot stone massage; Indian head massage; massage therapy; full body massage; massage therapist; body massage; aromatherapy massage; pregnancy massage; back massage; soft tissue massage; massage treatments; Thai massage; Level 3 massage; Massage?; prenatal massage; on-site massage
Sports massage | level 4 sports massage; level 5 sports massage; remedial massage; sports massage therapist; sports massage therapy | < Massage | ~ Sports therapy; Soft tissue therapy
Soft tissue therapy | < Massage
Manual lymphatic drainage | < Massage
Lymphatic drainage | < Massage
Shiatsu | < Massage
Lomi lomi | < Massage
Indian head | < Massage
Aromatherapy | aromatherapist; aromatherapy oils | ~ Massage
Essential oils | < Aromatherapy
Reflexology | foot reflexology; reflexologist | ~ Massage
Reiki | < Energy healing
Crystal therapy | ~ Energy healing
Energy healing
Sound therapy | ~ Energy healing
Spa operations | spa management; spa manager; spa experience; spa facilities?; spa industry; spa hosting; luxury spa?; day spa?; health spa?
Spa reception | spa receptionist | < Reception | ~ Salon reception; Spa operations
Thermal suites | ~ Spa operations
Sauna and steam | ~ Spa operations
Wellness centre | ~ Spa operations
Hydrotherapy pool
Sauna | ~ Spa operations
Jacuzzi | ~ Spa operations
Tanning | Tanning?; spray tanning; fake tan; spray tan; self tan; tanning salon; tan application
Sunbeds | ~ Tanning
Make-up artistry | make-up artist; =MUA
Media make-up | < Make-up artistry
Makeup application | < Make-up artistry
SFX make-up | < Make-up artistry
Airbrush make-up | < Make-up artistry
Prosthetic makeup | < Make-up artistry
Special effects make-up | < Make-up artistry
Theatrical make-up | < Make-up artistry
Cosmetics application | < Make-up artistry
Camouflage make-up | < Make-up artistry
Aesthetics treatments | aesthetic practitioner; aesthetic medicine; aesthetic nurse
Mesotherapy | < Aesthetics treatments
Non-surgical treatments | < Aesthetics treatments
Injectables | < Aesthetics treatments
Anti-wrinkle | < Aesthetics treatments
Cosmetic injectables | < Aesthetics treatments
Profhilo | < Aesthetics treatments
Botox and fillers | < Aesthetics treatments
Cosmetic dermatology | ~ Aesthetics treatments
Sclerotherapy | < Aesthetics treatments
Thread lifts | < Aesthetics treatments
Fat dissolving | < Aesthetics treatments
Cosmetic nurse | < Aesthetics treatments
Ultherapy | < Aesthetics treatments
Hair transplant
Skin boosters | < Aesthetics treatments
PDO threads | < Aesthetics treatments
Polynucleotides | < Aesthetics treatments
Skin rejuvenation | < Aesthetics treatments
PRP | < Aesthetics treatments
HIFU | < Aesthetics treatments
Botox | anti-wrinkle injections | < Aesthetics treatments
Dermal fillers | lip fillers; fillers? | < Aesthetics treatments
Microneedling | < Aesthetics treatments
Laser hair removal | laser and IPL; laser therapist; Soprano laser; laser clinic; laser practitioner | < Laser treatments
Laser treatments | laser skin treatments; laser tattoo removal; laser therapy
Electrolysis | electrolysis hair removal | ~ Laser hair removal
IPL treatments | =IPL; intense pulsed light | ~ Laser hair removal; Laser treatments
Advanced electrolysis | < Electrolysis
Lynton | ~ Laser hair removal
Body treatments | body wraps; body contouring; body scrubs
Cellulite treatments | < Body treatments
Exfoliation | < Body treatments
Cryolipolysis | < Body treatments
CoolSculpting | < Body treatments
Fat freezing | < Body treatments
Radio frequency skin tightening | < Body treatments
Slimming treatments | < Body treatments
Ultrasonic cavitation | < Body treatments
3D lipo | < Body treatments
Laser lipo | < Body treatments
Inch loss | < Body treatments
Patch testing | patch tests
Allergy tests for treatments | < Patch testing
Skin tests | skin testing before treatments | ~ Patch testing
Contraindications | ~ Patch testing
Client consultations in beauty | treatment consultations; client consultations salon; treatment plans beauty; consultations with salon clients; consultation cards; in-depth consultations; consultation forms
Aftercare advice | ~ Client consultations in beauty
Client record cards
Treatment recommendations | ~ Client consultations in beauty
Homecare advice | ~ Client consultations in beauty
Retailing products in salon | salon retailing | < Retail product recommendations
Retail product recommendations | ~ Client consultations in beauty
Rebooking clients
Salon management | running a salon; salon manager; managing a salon; salon supervision; salon coordination; salon ownership; salon owner
Salon reception | salon receptionist; salon booking; salon front desk | < Reception
Column management | ~ Salon management
Clinic management aesthetics | clinic manager aesthetics | ~ Salon management
Salon software [tool] | Shortcuts salon; salon booking system; Salon IQ
Phorest [tool] | < Salon software
Fresha [tool] | < Salon software
iSalon [tool] | < Salon software
Treatwell [tool] | < Salon software
Premier spa [tool] | < Salon software
Zenoti [tool] | < Salon software
Booksy [tool] | < Salon software
TAC spa [tool] | < Salon software
Book4Time [tool] | < Salon software
SpaSoft [tool] | < Salon software
Mindbody [tool] | < Salon software
ESP leisure [tool] | < Salon software
Shortcuts software [tool] | < Salon software
Premier Software [tool] | < Salon software
Core by Premier [tool] | < Salon software
Pabau [tool] | < Salon software
Vagaro [tool] | < Salon software
SpaBooker [tool] | < Salon software
Concept spa [tool] | < Salon software
Salon hygiene | sterilising salon tools; salon sanitation; salon cleanliness; salon hygiene standards; disinfecting salon equipment; sterilisation of tools in salons; hygiene in treatment rooms
Barbicide | < Salon hygiene
Barbicide certificate | < Salon hygiene
`;
