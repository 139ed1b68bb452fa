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
Bioengineering | < Biology
Neurobiology | < Biology
Plant science | < Biology
Entomology | < Biology
Biotechnology | < Biology
Physics | Physics?; applied physics; experimental physics; theoretical physics; physicist; plasma physics; particle physics; solid state physics; quantum physics; optics physics; atomic physics; laser physics
Astrophysics | < Physics
Astronomy | < Physics
Quantum computing | < Physics
Geophysics | < Physics
Condensed matter | < Physics
Quantum mechanics | < Physics
Cryogenics | < Physics
High vacuum | < Physics
Ultra high vacuum | < Physics
Biomedical science | biomedical scientist; biomedical; biomedical research
Biomedical engineering | biomedical engineer | ~ Clinical engineering; Medical device design; Bioengineering
Blood sciences | < Biomedical science
Medical laboratory | medical laboratory assistant; clinical laboratory; medical laboratory technician; laboratory medicine; =MLA | < Biomedical science
Pathology | Pathology?; pathology services; pathology department | < Biomedical science
Clinical biochemistry | < Biomedical science
Pathology laboratory | < Biomedical science
IBMS specialist portfolio | IBMS portfolio | < Biomedical science
Clinical chemistry | < Biomedical science
Transfusion science | < Biomedical science
Haematology laboratory | < Biomedical science
Specialist diploma IBMS | < Biomedical science
Clinical scientist | < Biomedical science
Cellular pathology | Cellular pathology techniques | < Biomedical science
IBMS | =IBMS | < Biomedical science
Chromatography | ion chromatography; thin layer chromatography; liquid chromatography; column chromatography; gel permeation chromatography; size exclusion chromatography; =TLC?; affinity chromatography; flash chromatography; =GPC
LC-MS/MS | < Chromatography
HPLC analysis | < Chromatography
Chromeleon | < Chromatography
Protein purification | < Chromatography
Empower software | < Chromatography
Preparative HPLC | < Chromatography
LC-MS | < Chromatography
UPLC | < Chromatography
GC | =GC? | < Chromatography
GCMS | < Chromatography
LCMS | < Chromatography
UHPLC | < Chromatography
AKTA | < Chromatography
GC-FID | < Chromatography
Gas chromatography | < Chromatography
GC-MS | < Gas chromatography
HPLC | =HPLC; high performance liquid chromatography | < Chromatography
Spectroscopy | Raman spectroscopy; infrared spectroscopy; mass spectroscopy; spectrometry; UV spectroscopy; IR spectroscopy; spectrophotometry; spectrometer; fluorescence spectroscopy; UV-vis spectroscopy
UV-Vis | ~ Spectroscopy
Atomic absorption | ~ Spectroscopy
UV-Visible | ~ Spectroscopy
Near infrared | ~ Spectroscopy
X-ray diffraction | =XRD | ~ Spectroscopy
X-ray crystallography | ~ Spectroscopy
Crystallography | ~ Spectroscopy
Differential scanning calorimetry | =DSC | ~ Spectroscopy
Rheology | ~ Spectroscopy
Thermal analysis of materials | ~ Spectroscopy
Rheometry | ~ Spectroscopy
Particle size analysis | ~ Spectroscopy
Powder diffraction | ~ Spectroscopy
Viscometry | ~ Spectroscopy
Dynamic light scattering | =DLS | ~ Spectroscopy
Material characterisation | ~ Spectroscopy
Viscosity | ~ Spectroscopy
ICP-MS | ~ Spectroscopy
ICP | =ICP? | ~ Spectroscopy
ICP-OES | ~ Spectroscopy
XRF | =XRF | ~ Spectroscopy
MALDI | ~ Spectroscopy
XPS | =XPS | ~ Spectroscopy
TGA | =TGA | ~ Spectroscopy
BET | =BET? | ~ Spectroscopy
FTIR | =FTIR | < Spectroscopy
NMR | =NMR; NMR spectroscopy | < Spectroscopy
Mass spectrometry | mass spec; mass spectrometer | < Spectroscopy
Titration | wet chemistry; wet chemistry techniques
Karl Fischer | < Titration
Titrimetry | < Titration
Wet chemical analysis | < Titration
pH meters | < Titration
Gravimetric analysis | < Titration
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
Real-time PCR | < Molecular biology
Immunoblotting | < Molecular biology
CRISPR/Cas9 | CRISPR | < Molecular biology
Plasmid | < Molecular biology
Transfection | < Molecular biology
Gene expression | < Molecular biology
Southern blotting | < Molecular biology
Nucleic acid extraction | < Molecular biology
DNA/RNA extraction | < Molecular biology
Gene cloning | < Molecular biology
Gene therapy | < Molecular biology
Viral vectors | < Molecular biology
RNAi | < Molecular biology
Mutagenesis | < Molecular biology
Protein expression | < Molecular biology
Quantitative PCR | < Molecular biology
ddPCR | < Molecular biology
Primer design | < Molecular biology
Antibody engineering | < Molecular biology
Phage display | < Molecular biology
Recombinant DNA | < Molecular biology
Lentivirus | < Molecular biology
mRNA | < Molecular biology
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
Upstream processing | < Cell culture
Bioreactors | < Cell culture
Fermentation | Fermentation process | < Cell culture
Downstream processing | < Cell culture
Bioprocessing | bioprocess; bioprocess development | < Cell culture
Cryopreservation | < Cell culture
Organoids | < Cell culture
Fed batch | < Cell culture
Microbiology | microbiological testing; environmental monitoring microbiology; microbiologist; microbiological; microbial; microbiology laboratory; aseptic microbiology; microbiological analysis; microbes; water microbiology; medical microbiology
Bacteriology | bacterial | < Microbiology
Culture plating | < Microbiology
Virology | < Microbiology
Mycology | < Microbiology
Media preparation | < Microbiology
Parasitology | < Microbiology
Antimicrobial | < Microbiology
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
Cytology | < Histology
Immunohistochemistry | < Histology
Tissue processing | < Histology
Specimen dissection | < Histology
H&E staining | < Histology
Cryosectioning | < Histology
Cryostat | < Histology
Biobanking | biobank | < Histology
Human Tissue Act | < Histology
IHC | =IHC | < Histology
Immunology | immunoassay; immunological; immuno-oncology; immunofluorescence; immunogenicity
FACS analysis | ~ Immunology
Antibody | Antibody? | ~ Immunology
Assay development | ~ Immunology
Serology | ~ Immunology
Vaccine development | ~ Immunology
Autoimmunity | ~ Immunology
Bioassays | ~ Immunology
ELISA assays | ~ Immunology
T cells | ~ Immunology
Ligand binding assays | ~ Immunology
Assay validation | ~ Immunology
Biochemical assays | ~ Immunology
High throughput screening | ~ Immunology
FACS | =FACS? | ~ Immunology
ELISPOT | ~ Immunology
ELISA | =ELISA | < Immunology
Flow cytometry | flow cytometer | < Immunology
Biochemistry | biochemical analysis; protein biochemistry; biochemist; biochemical
Enzyme assays | < Biochemistry
Enzymology | < Biochemistry
Proteomics | < Biochemistry
Protein characterisation | < Biochemistry
Protein chemistry | < Biochemistry
Metabolomics | < Biochemistry
Biophysics | < Biochemistry
Biological chemistry | < Biochemistry
Peptides | < Biochemistry
Surface plasmon resonance | < Biochemistry
Lipidomics | < Biochemistry
Genomics | genome sequencing; whole genome sequencing; genome?; genomic data
DNA sequencing | < Genomics
Illumina sequencing | < Genomics
RNA-seq | < Genomics
Transcriptomics | < Genomics
Sanger sequencing | < Genomics
Single cell sequencing | < Genomics
Computational biology | < Genomics
Cytogenetics | cytogenomics | < Genomics
Population genetics | < Genomics
Illumina | < Genomics
Variant analysis | < Genomics
Omics | < Genomics
Nanopore | < Genomics
Microarray | < Genomics
Array CGH | < Genomics
Statistical genetics | < Genomics
Plant genetics | < Genomics
Variant interpretation | < Genomics
Bioinformatics | bioinformatician | < Genomics
Next generation sequencing | =NGS | < Genomics
Microscopy | light microscopy; confocal microscopy; fluorescence microscopy; microscope; optical microscopy; fluorescent microscopy; super resolution microscopy
Atomic force microscopy | =AFM | < Microscopy
Confocal | < Microscopy
Cryo-EM | < Microscopy
ImageJ | < Microscopy
Live cell imaging | < Microscopy
Bioimaging | < Microscopy
Fiji ImageJ | < Microscopy
TEM | =TEM | < Microscopy
SEM/TEM | < Microscopy
FIB | < Microscopy
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
Electronic lab notebook [tool] | =ELN | < LIMS
Apex pathology [tool] | < LIMS
Telepath [tool] | < LIMS
Clinisys [tool] | < LIMS
LabVantage [tool] | < LIMS
StarLIMS [tool] | < LIMS
Benchling [tool] | < LIMS
Electronic laboratory notebooks | < LIMS
Lab notebooks | < LIMS
Lab books | < LIMS
Laboratory records | < LIMS
Laboratory notebooks | < LIMS
Good Laboratory Practice | =GLP; GLP regulations; GLP compliance
ISO 15189 | < Good Laboratory Practice
CPA accreditation | =CPA accreditation | < Good Laboratory Practice
UKAS ISO 15189 | < Good Laboratory Practice
GCLP | < Good Laboratory Practice
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
Environmental analysis | ~ Method development and validation
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
Personal care products | < Formulation
Drug delivery | drug product development | < Formulation
Pharmaceutical development | pharmaceutics | < Formulation
Solid dosage forms | < Formulation
Colour matching | < Formulation
Dosage forms | < Formulation
Freeze drying | < Formulation
Lyophilisation | < Formulation
Tabletting | tablet manufacture | < Formulation
Inhalation products | < Formulation
Fragrance development | < Formulation
Colloid science | < Formulation
Perfumery | < Formulation
Surfactants | < Formulation
Drug discovery | biomarker discovery; discovery research; structure-based drug design; therapeutics discovery; medicinal drug design
Drug development | developing drugs; drug developer | ~ Drug discovery; Pharmaceutical development; Pre-clinical development
Drug metabolism | ~ DMPK
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
Molecular dynamics | ~ Drug discovery
ChemDraw | ~ Drug discovery
Schrodinger | ~ Drug discovery
DMPK | ~ Drug discovery
ADME | ~ Drug discovery
Regulatory affairs | regulatory submissions; regulatory dossiers; regulatory strategy; regulatory affairs pharmaceutical; regulatory guidelines; regulatory documentation; medical device regulatory; regulatory intelligence; labelling regulatory; regulatory affairs experience; regulatory approvals; regulatory submissions FDA; regulatory requirements for medical devices
Marketing authorisation | < Regulatory affairs
eCTD | < Regulatory affairs
EMA submissions | < Regulatory affairs
Product registration | < Regulatory affairs
Clinical trial applications | < Regulatory affairs
Medicinal product licences | < Regulatory affairs
Registration dossiers | < Regulatory affairs
Technical files | < Regulatory affairs
NDA submissions | =NDA submissions | < Regulatory affairs
Biocides | < Regulatory affairs
Agrochemical registration | < Regulatory affairs
REACH registration | < Regulatory affairs
Cosmetic regulations | < Regulatory affairs
PIL review | < Regulatory affairs
MHRA submissions | < Regulatory affairs
Type II variations | < Regulatory affairs
CTD | =CTD? | < Regulatory affairs
EMA | =EMA | < Regulatory affairs
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
SDS authoring | ~ Toxicology
Safety data sheets | =SDS? | ~ Toxicology
Hazard communication | ~ Toxicology
CLP regulations | ~ Toxicology
Product stewardship | ~ Toxicology
Chemical regulations | ~ Toxicology
Product safety regulatory | ~ Toxicology
MSDS | =MSDS | ~ Toxicology
GHS | ~ Toxicology
In vivo techniques | in vivo studies; in vivo; in vivo pharmacology; in vivo models
Ex vivo techniques | ex vivo; ex vivo models; ex vivo assays | ~ In vivo techniques
Animal handling in research | < In vivo techniques
Animal technician | animal research | < In vivo techniques
Animal husbandry laboratory | < In vivo techniques
Animals (Scientific Procedures) Act | < In vivo techniques
Animal models | < In vivo techniques
Laboratory animals | < In vivo techniques
Rodent handling | < In vivo techniques
IAT level 2 | < In vivo techniques
Colony management | < In vivo techniques
Mouse models | < In vivo techniques
Dosing techniques | < In vivo techniques
In vitro | in vitro studies | < In vivo techniques
In vitro assays | < In vivo techniques
ASPA | =ASPA | < In vivo techniques
IAT | =IAT | < In vivo techniques
Laboratory equipment maintenance
Using laboratory equipment | laboratory equipment; laboratory instruments; lab equipment; lab instruments; operating laboratory equipment | ~ Laboratory equipment maintenance; Laboratory techniques
Laboratory management | laboratory supervision; managing a laboratory; lab management; lab manager; laboratory manager; laboratory supervisor
Laboratory safety | laboratory health and safety; Lab safety; lab health and safety; working safely in a laboratory | ~ Laboratory equipment maintenance; Biosafety; COSHH
Instrument maintenance lab | ~ Laboratory equipment maintenance
Instrument troubleshooting | ~ Laboratory equipment maintenance
Analytical instruments | ~ Laboratory equipment maintenance
Scientific equipment | ~ Laboratory equipment maintenance
Scientific instrumentation | ~ Laboratory equipment maintenance
Stock ordering in lab | ~ Laboratory equipment maintenance
Glassware washing | ~ Laboratory equipment maintenance
Liquid handling | ~ Laboratory equipment maintenance
Liquid handling robots | ~ Laboratory equipment maintenance
Hamilton robots | ~ Laboratory equipment maintenance
Tecan | ~ Laboratory equipment maintenance
Fume cupboards | ~ Laboratory equipment maintenance
Vacuum systems | ~ Laboratory equipment maintenance
Glove box | ~ Laboratory equipment maintenance
Biosafety | ~ Laboratory equipment maintenance
Containment level 3 | ~ Laboratory equipment maintenance
Biological safety | ~ Laboratory equipment maintenance
Genetic modification | ~ Laboratory equipment maintenance
Containment level 2 | ~ Laboratory equipment maintenance
Fume hoods | ~ Laboratory equipment maintenance
Biosafety cabinets | ~ Laboratory equipment maintenance
CL3 | =CL3 | ~ Laboratory equipment maintenance
CL2 | ~ Laboratory equipment maintenance
GMO | ~ Laboratory equipment maintenance
Mineral processing | < Geology
`;
