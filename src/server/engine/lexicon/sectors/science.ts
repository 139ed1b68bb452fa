export const science = `
Pharmaceutical industry | pharmaceutical industry experience; pharma industry; pharmaceutical sector; pharmaceutical manufacturing; pharmaceutical experience; working with pharmaceuticals
Biotechnology industry | biotech industry; biotech sector; biopharma industry
Marine biology | < Biology
Genetics | Genetics?; human genetics; clinical genetics; molecular genetics
Genetic counselling | genetic counsellor | ~ Genetics; Counselling
Neuroimaging | fMRI; brain imaging research; EEG research; =MEG; neuroimaging methods
Electrophysiology | patch clamp; patch clamp technique; electrophysiological measurements
Nanofabrication | molecular beam epitaxy; semiconductor fabrication; nanostructures; thin film deposition; lithography
Laboratory techniques | lab work; laboratory skills; laboratory work; lab techniques; laboratory experience; laboratory?; lab skills; lab experience; bench work; laboratory practice; laboratory-based; laboratory procedures; laboratory environment; practical laboratory skills; wet lab; laboratory analysis; laboratory testing; lab testing; lab environment
Lab-based | < Laboratory techniques
Chemistry | Chemistry?; analytical chemistry; organic chemistry; chemist; inorganic chemistry; physical chemistry; medicinal chemistry; computational chemistry; process chemistry; medicinal chemist; surface chemistry; synthetic organic chemistry; flow chemistry; formulation chemistry
Chemical analysis | < Chemistry
Peptide synthesis | < Chemistry
Electrochemistry | < Chemistry
Radiochemistry | < Chemistry
Polymer synthesis | < Chemistry
Catalysis | < Chemistry
Organic synthesis | synthetic chemistry; chemical synthesis | < Chemistry
Biology | Biology?; biological sciences; life sciences; biosciences; structural biology; developmental biology; systems biology; synthetic biology; evolutionary biology; plant biology; human biology degree
Physiology research | < Biology
Zoology | < Biology
Botany | < Biology
Bioengineering | ~ Biotechnology; Biomedical engineering
Neurobiology | < Biology
Plant science | < Biology
Entomology | < Biology
Biotechnology | < Biology
Physics | Physics?; applied physics; experimental physics; theoretical physics; physicist; plasma physics; particle physics; solid state physics; quantum physics; optics physics; atomic physics; laser physics
Astrophysics | < Physics
Astronomy | < Physics
Quantum computing | ~ Quantum mechanics
Geophysics | < Physics
Condensed matter | < Physics
Quantum mechanics | < Physics
Cryogenics | ~ Ultra high vacuum
High vacuum
Ultra high vacuum | < High vacuum
Biomedical science | biomedical scientist; biomedical; biomedical research
Biomedical engineering | biomedical engineer | ~ Clinical engineering; Medical device design
Blood sciences | < Biomedical science
Medical laboratory | medical laboratory assistant; clinical laboratory; medical laboratory technician; laboratory medicine; =MLA | ~ Biomedical science
Pathology | Pathology?; pathology services; pathology department | ~ Biomedical science
Clinical biochemistry | < Biomedical science
Pathology laboratory | < Pathology; Medical laboratory
IBMS specialist portfolio | IBMS portfolio | < Biomedical science
Clinical chemistry | < Biomedical science
Transfusion science | < Biomedical science
Haematology laboratory | < Biomedical science
Specialist diploma IBMS | < Biomedical science
Clinical scientist | ~ Biomedical science
Cellular pathology | Cellular pathology techniques | < Biomedical science
IBMS | =IBMS | < Biomedical science
Chromatography | ion chromatography; thin layer chromatography; liquid chromatography; column chromatography; gel permeation chromatography; size exclusion chromatography; =TLC?; affinity chromatography; flash chromatography; =GPC
LC-MS/MS | < LC-MS
HPLC analysis | < HPLC
Chromeleon | < Chromatography
Protein purification | ~ Biochemistry
Empower software | < Chromatography
Preparative HPLC | < HPLC
LC-MS | < Chromatography; Mass spectrometry
UPLC | < Chromatography | ~ HPLC
GC | =GC? | < Gas chromatography
GCMS | < GC-MS
LCMS | < LC-MS
UHPLC | < Chromatography | ~ HPLC
AKTA | < Chromatography
GC-FID | < Gas chromatography
Gas chromatography | < Chromatography
GC-MS | < Gas chromatography; Mass spectrometry
HPLC | =HPLC; high performance liquid chromatography | < Chromatography
Spectroscopy | Raman spectroscopy; infrared spectroscopy; mass spectroscopy; spectrometry; UV spectroscopy; IR spectroscopy; spectrophotometry; spectrometer; fluorescence spectroscopy; UV-vis spectroscopy
UV-Vis | < Spectroscopy
Atomic absorption | < Spectroscopy
UV-Visible | < UV-Vis
Near infrared | < Spectroscopy
X-ray diffraction | =XRD | ~ Crystallography; Material characterisation
X-ray crystallography | < Crystallography
Crystallography
Differential scanning calorimetry | =DSC | < Thermal analysis of materials
Rheology | ~ Material characterisation
Thermal analysis of materials | ~ Material characterisation
Rheometry | < Rheology
Particle size analysis | ~ Material characterisation
Powder diffraction | < X-ray diffraction
Viscometry | ~ Rheology
Dynamic light scattering | =DLS | < Particle size analysis
Material characterisation | ~ Spectroscopy
Viscosity | ~ Viscometry
ICP-MS | < Mass spectrometry
ICP | =ICP? | ~ ICP-OES; ICP-MS
ICP-OES | < Spectroscopy
XRF | =XRF | < Spectroscopy
MALDI | < Mass spectrometry
XPS | =XPS | < Spectroscopy
TGA | =TGA | < Thermal analysis of materials
BET | =BET? | ~ Material characterisation
FTIR | =FTIR | < Spectroscopy
NMR | =NMR; NMR spectroscopy | < Spectroscopy
Mass spectrometry | mass spec; mass spectrometer | < Spectroscopy
Titration | wet chemistry; wet chemistry techniques
Karl Fischer | < Titration
Titrimetry | < Titration
Wet chemical analysis | < Titration
pH meters | ~ Titration
Gravimetric analysis | ~ Titration
Volumetric analysis | < Titration
Molecular biology | molecular biology techniques; molecular cloning; molecular techniques; molecular biologist
Molecular diagnostics | ~ Molecular biology; PCR
Gene editing | < Molecular biology
DNA extraction | < Molecular biology
Gel electrophoresis | < Molecular biology
Cloning | Cloning? | < Molecular biology
RNA extraction | < Molecular biology
Electrophoresis | < Molecular biology
SDS-PAGE | < Molecular biology
Real-time PCR | < PCR
Immunoblotting | < Molecular biology
CRISPR/Cas9 | CRISPR | < Molecular biology
Plasmid | < Molecular biology
Transfection | < Molecular biology
Gene expression | < Molecular biology
Southern blotting | < Molecular biology
Nucleic acid extraction | < Molecular biology
DNA/RNA extraction | < Molecular biology
Gene cloning | < Molecular biology
Gene therapy | ~ Viral vectors
Viral vectors | < Molecular biology
RNAi | < Molecular biology
Mutagenesis | < Molecular biology
Protein expression | < Molecular biology
Quantitative PCR | < PCR
ddPCR | < PCR
Primer design | < Molecular biology
Antibody engineering | < Molecular biology
Phage display | < Molecular biology
Recombinant DNA | < Molecular biology
Lentivirus | < Molecular biology
mRNA | ~ RNA
Epigenetics | < Molecular biology
Genotyping | < Molecular biology
RNA | < Molecular biology
AAV | < Molecular biology
Western blotting | western blot | < Molecular biology
PCR | =PCR; qPCR; RT-PCR | < Molecular biology
Cell culture | tissue culture; mammalian cell culture; aseptic cell culture; stem cell culture; cell lines; cell-based assays; primary cell culture; cell line development; cell assays; cell isolation; CHO cells
Cell biology | Cellular biology; cell biologist | < Biology | ~ Cell culture
Cell and gene therapy | cell therapy; cell therapies; cell & gene therapy | ~ Gene therapy; Cell culture
Stem cells | stem cell research | ~ Cell culture; iPSC
iPSC | < Cell culture
Upstream processing | < Bioprocessing | ~ Cell culture
Bioreactors | ~ Bioprocessing; Fermentation
Fermentation | Fermentation process | ~ Bioprocessing
Downstream processing | < Bioprocessing | ~ Protein purification
Bioprocessing | bioprocess; bioprocess development | ~ Cell culture
Cryopreservation | ~ Cell culture
Organoids | < Cell culture
Fed batch | < Bioprocessing
Microbiology | microbiological testing; environmental monitoring microbiology; microbiologist; microbiological; microbial; microbiology laboratory; aseptic microbiology; microbiological analysis; microbes; water microbiology; medical microbiology
Bacteriology | bacterial | < Microbiology
Culture plating | < Microbiology
Virology | < Microbiology
Mycology | < Microbiology
Media preparation | ~ Microbiology
Parasitology | < Microbiology
Antimicrobial | ~ Antimicrobial resistance
Sterility testing | < Microbiology
Endotoxin testing | endotoxin | < Microbiology
Plate counts | < Microbiology
Bacterial culture | < Microbiology
Antimicrobial resistance | < Microbiology
Plating and streaking | < Microbiology
Gram staining | < Microbiology
Bioburden | < Microbiology
Histology | histological; histological techniques
Microtomy | < Histology
Tissue sectioning | < Histology
Histopathology | < Histology
Cytology | ~ Histology
Immunohistochemistry | < Histology
Tissue processing | < Histology
Specimen dissection | < Histology
H&E staining | < Histology
Cryosectioning | < Histology
Cryostat | < Histology
Biobanking | biobank | ~ Human Tissue Act
Human Tissue Act | ~ Histology
IHC | =IHC | < Immunohistochemistry
Immunology | immunoassay; immunological; immuno-oncology; immunofluorescence; immunogenicity
FACS analysis | < Flow cytometry
Antibody | Antibody? | ~ Immunology
Assay development | ~ Immunology
Serology | ~ Immunology
Vaccine development | ~ Immunology
Autoimmunity | ~ Immunology
Bioassays | ~ Immunology
ELISA assays | < ELISA
T cells | ~ Immunology
Ligand binding assays | ~ Immunology
Assay validation | ~ Assay development
Biochemical assays | ~ Enzyme assays; Assay development
High throughput screening | ~ Drug discovery; Assay development
FACS | =FACS? | < Flow cytometry
ELISPOT | ~ Immunology
ELISA | =ELISA | ~ Immunology
Flow cytometry | flow cytometer; FACSCanto; FACSLyric; FACSCalibur; FACSAria | ~ Immunology
Biochemistry | biochemical analysis; protein biochemistry; biochemist; biochemical
Enzyme assays | < Biochemistry
Enzymology | < Biochemistry
Proteomics | < Biochemistry
Protein characterisation | < Biochemistry
Protein chemistry | < Biochemistry
Metabolomics | < Biochemistry
Biophysics | ~ Biochemistry
Biological chemistry | < Biochemistry
Peptides | ~ Biochemistry
Surface plasmon resonance | ~ Ligand binding assays
Lipidomics | < Biochemistry
Genomics | genome sequencing; whole genome sequencing; genome?; genomic data
DNA sequencing | < Genomics
Illumina sequencing | < Genomics
RNA-seq | < Transcriptomics; Next generation sequencing
Transcriptomics | < Genomics
Sanger sequencing | < DNA sequencing
Single cell sequencing | < Genomics
Computational biology | ~ Bioinformatics
Cytogenetics | cytogenomics | < Genetics | ~ Genomics
Population genetics | < Genetics
Illumina | < Genomics
Variant analysis | < Genomics
Omics | ~ Genomics
Nanopore | < Genomics
Microarray | < Genomics
Array CGH | < Cytogenetics; Microarray
Statistical genetics | < Genetics
Plant genetics | < Genetics
Variant interpretation | < Genomics
Bioinformatics | bioinformatician | ~ Genomics
Next generation sequencing | =NGS | < DNA sequencing
Microscopy | light microscopy; confocal microscopy; fluorescence microscopy; microscope; optical microscopy; fluorescent microscopy; super resolution microscopy
Atomic force microscopy | =AFM | < Microscopy
Confocal | < Microscopy
Cryo-EM | < Electron microscopy
ImageJ | ~ Microscopy
Live cell imaging | < Microscopy
Bioimaging | < Microscopy
Fiji ImageJ | < ImageJ
TEM | =TEM | < Electron microscopy
SEM/TEM | < Electron microscopy
FIB | ~ Electron microscopy
Electron microscopy | scanning electron microscopy; transmission electron microscopy | < Microscopy
Sample preparation | preparing samples; sample handling; sample processing; sample management; preparation of samples; taking samples; reagent preparation; preparing reagents; solution preparation; weighing samples; field sampling; sample extraction
Sample analysis | analysing samples; analysis of samples; sample testing; testing samples; analyse samples; test samples | ~ Sample preparation; Chemical analysis
Sample reception | sample storage; sample logging; sample booking; sample receipt; specimen reception; booking in samples; receipt of samples; logging samples | ~ Sample preparation; Specimen handling
Centrifugation | centrifuge | < Sample preparation
Pipetting | < Sample preparation
Dilutions | < Sample preparation
Pipettes | < Sample preparation
Solid phase extraction | < Sample preparation
LIMS [tool] | =LIMS; laboratory information management system; LIMS systems; laboratory information system; LabWare LIMS
WinPath [tool] | < LIMS
LabWare [tool] | < LIMS
Electronic lab notebook [tool] | =ELN | ~ LIMS
Apex pathology [tool] | < LIMS
Telepath [tool] | < LIMS
Clinisys [tool] | < LIMS
LabVantage [tool] | < LIMS
StarLIMS [tool] | < LIMS
Benchling [tool] | < Electronic lab notebook
Electronic laboratory notebooks | < Electronic lab notebook
Lab notebooks | ~ Laboratory records
Lab books | ~ Laboratory records
Laboratory records
Laboratory notebooks | ~ Laboratory records
Good Laboratory Practice | =GLP; GLP regulations; GLP compliance
ISO 15189 | =15189 | ~ Good Laboratory Practice
CPA accreditation | =CPA accreditation | ~ ISO 15189
UKAS ISO 15189 | < ISO 15189
GCLP | ~ Good Laboratory Practice; Good Clinical Practice
Method development and validation | analytical method validation; method validation; test method validation; validation of methods; analytical validation
Analytical method development | analytical development; analytical methods; analytical techniques; analytical testing; analytical techniques development; analytical science; analytical equipment | ~ Method development and validation
Method development | ~ Method development and validation
Stability testing | stability studies | ~ Method development and validation
Method transfer | ~ Method development and validation
ICH guidelines | ~ Method development and validation
Release testing | ~ Method development and validation
Pharmacopoeia | pharmacopoeial testing | ~ Method development and validation
British Pharmacopoeia | ~ Method development and validation
Raw material testing | ~ Method development and validation
Method verification | ~ Method development and validation
Analytical chemist | ~ Method development and validation
Analytical scientist | ~ Method development and validation
Dissolution testing | dissolution | ~ Method development and validation
Compendial testing | ~ Method development and validation
Bioanalysis | bioanalytical | ~ Method development and validation
Analytical instrumentation | ~ Method development and validation
Environmental analysis | ~ Chemical analysis
Quantitative and qualitative analysis | ~ Method development and validation
Finished product testing | ~ Method development and validation
Forced degradation | ~ Method development and validation
ICH | =ICH | ~ Method development and validation
USP | =USP? | ~ Method development and validation
Formulation | Formulation?; product formulation; drug formulation; formulation development; formulating?; formulation science; formulation scientist; pre-formulation
Paint formulation | formulating paints | < Formulation | ~ Coatings formulation
Ink formulation | < Formulation
Coatings formulation | < Formulation
Cosmetic formulation | < Formulation
Tablet formulation | < Formulation
Personal care products | ~ Cosmetic formulation
Drug delivery | drug product development | ~ Formulation
Pharmaceutical development | pharmaceutics | ~ Formulation
Solid dosage forms | ~ Tablet formulation
Colour matching | ~ Coatings formulation
Dosage forms | ~ Tablet formulation
Freeze drying | ~ Lyophilisation
Lyophilisation | ~ Formulation
Tabletting | tablet manufacture | ~ Tablet formulation
Inhalation products | ~ Drug delivery
Fragrance development | ~ Cosmetic formulation
Colloid science | ~ Formulation
Perfumery | ~ Fragrance development
Surfactants | ~ Formulation
Drug discovery | biomarker discovery; discovery research; structure-based drug design; therapeutics discovery; medicinal drug design
Drug development | developing drugs; drug developer | ~ Drug discovery; Pharmaceutical development; Pre-clinical development
Drug metabolism | < DMPK
Pharmaceutical research | pharmaceutical development programmes | ~ Drug discovery
Lead optimisation | ~ Drug discovery
Preclinical | ~ Drug discovery
Medicinal chemistry research | ~ Drug discovery
Biologics | ~ Drug discovery
Target validation | ~ Drug discovery
Translational research | translational medicine | ~ Drug discovery
Biomarkers | ~ Drug discovery
Target identification | ~ Drug discovery
Pre-clinical development | ~ Drug discovery
Molecular modelling | ~ Drug discovery
Cheminformatics | ~ Drug discovery
Molecular dynamics | ~ Molecular modelling
ChemDraw | ~ Cheminformatics
Schrodinger | ~ Molecular modelling
DMPK | ~ Drug discovery
ADME | ~ DMPK
Regulatory affairs | regulatory submissions; regulatory dossiers; regulatory strategy; regulatory affairs pharmaceutical; regulatory guidelines; regulatory documentation; medical device regulatory; regulatory intelligence; labelling regulatory; regulatory affairs experience; regulatory approvals; regulatory submissions FDA; regulatory requirements for medical devices
Marketing authorisation | < Regulatory affairs
eCTD | < Regulatory affairs
EMA submissions | < Regulatory affairs
Product registration | ~ Regulatory affairs
Clinical trial applications | < Regulatory affairs
Medicinal product licences | < Regulatory affairs
Registration dossiers | < Regulatory affairs
Technical files | ~ Regulatory affairs
NDA submissions | =NDA submissions | < Regulatory affairs
Biocides | ~ REACH registration
Agrochemical registration | < Regulatory affairs
REACH registration | ~ Chemical regulations
Cosmetic regulations | ~ Product safety regulatory
PIL review | ~ Regulatory affairs
MHRA submissions | < Regulatory affairs
Type II variations | < Regulatory affairs
CTD | =CTD? | < Regulatory affairs
EMA | =EMA | ~ EMA submissions
MAA | =MAA | < Regulatory affairs
TOPRA | < Regulatory affairs
RAPS | =RAPS | < Regulatory affairs
Toxicology | toxicologist; toxicological; genetic toxicology; in vitro toxicology; inhalation toxicology
Forensic toxicology | forensic toxicologist | < Toxicology
Ecotoxicology | ~ Toxicology
Toxicity studies | toxicity | ~ Toxicology
Safety pharmacology | ~ Toxicology
Chemical risk assessment | ~ Toxicology
Human health risk assessment | ~ Toxicology
SDS authoring | ~ Safety data sheets; CLP regulations
Safety data sheets | =SDS? | ~ COSHH
Hazard communication | ~ GHS
CLP regulations | ~ Chemical regulations
Product stewardship | ~ Chemical regulations
Chemical regulations
Product safety regulatory
MSDS | =MSDS | ~ Safety data sheets
GHS | ~ CLP regulations
In vivo techniques | in vivo studies; in vivo; in vivo pharmacology; in vivo models
Ex vivo techniques | ex vivo; ex vivo models; ex vivo assays | ~ In vivo techniques
Animal handling in research | < In vivo techniques
Animal technician | animal research | < In vivo techniques
Animal husbandry laboratory | < In vivo techniques
Animals (Scientific Procedures) Act | ~ In vivo techniques
Animal models | < In vivo techniques
Laboratory animals | < In vivo techniques
Rodent handling | < In vivo techniques
IAT level 2 | < In vivo techniques
Colony management | < In vivo techniques
Mouse models | < In vivo techniques
Dosing techniques | < In vivo techniques
In vitro | in vitro studies | ~ Cell culture
In vitro assays | < In vitro
ASPA | =ASPA | ~ In vivo techniques
IAT | =IAT | < In vivo techniques
Laboratory equipment maintenance
Using laboratory equipment | laboratory equipment; laboratory instruments; lab equipment; lab instruments; operating laboratory equipment | ~ Laboratory equipment maintenance; Laboratory techniques
Laboratory management | laboratory supervision; managing a laboratory; lab management; lab manager; laboratory manager; laboratory supervisor
Laboratory safety | laboratory health and safety; Lab safety; lab health and safety; working safely in a laboratory | ~ COSHH
Instrument maintenance lab | < Laboratory equipment maintenance
Instrument troubleshooting | ~ Laboratory equipment maintenance
Analytical instruments | ~ Using laboratory equipment
Scientific equipment | ~ Using laboratory equipment
Scientific instrumentation | ~ Using laboratory equipment
Stock ordering in lab
Glassware washing
Liquid handling | ~ Pipetting
Liquid handling robots | ~ Liquid handling
Hamilton robots | < Liquid handling robots
Tecan | < Liquid handling robots
Fume cupboards
Vacuum systems | ~ High vacuum
Glove box
Biosafety | ~ Laboratory safety
Containment level 3 | ~ Biosafety
Biological safety | ~ Biosafety
Genetic modification | ~ Gene editing
Containment level 2 | ~ Biosafety
Fume hoods | ~ Fume cupboards
Biosafety cabinets | ~ Biosafety
CL3 | =CL3 | ~ Containment level 3
CL2 | ~ Containment level 2
GMO | ~ Genetic modification
Mineral processing | ~ Mining
`;
