/**
 * First words of concepts that are names of persons, peoples, places, bodies or makes, and keep their capital inside a
 * sentence. Tools, licences and methods of one word keep theirs by their kind.
 */
export const properNames: ReadonlySet<string> = new Set(
  `Phoenix Android Zachman Tornado Gin Strangler Spock Mantis Llama Calico Longhorn Kali Teeline Gemba Hoshin Pareto Bayesian
Gantt Sibelius Sandler Moffett Ofsted Estyn Ofqual Ofgem Elexon Caldicott Macmillan Doppler Covid Restart Nourish Widgit Signalong Makaton
Lego Aimhigher Bud Aptem Captivate Lectora Highfield Koha Megger Kentec Texecom Galaxy Paxton Hikvision Dahua Avigilon Mapress
Victaulic Daikin Velux Kingspan Kalzip Layher Cuplock Pemac Elogbooks Maximo Planon Eurocodes Conquest Candy Manitou Geostudio
Hevacomp Amtech Dialux Relux Cymap Festo Omron Codesys Beckhoff Rockwell Fanuc Yaskawa Navisworks Solibri Abaqus Nastran
Patran Hypermesh Altair Optistruct Altium Zuken Zemax Weibull Seveso Aspen Flarenet Petrel Amada Trumpf Bridgeport Heidenhain
Mazatrol Siemens Mazak Haas Faro Mitutoyo Arburg Heidelberg Indigo Paragon Maxoptra Tachomaster Sequoia Intrastat Incoterms
Proactis Atamis Bravo Coupa Jaggaer Interflora Horizon Plantaria Michelin Indian Chinese Thai Eviivo Saffron Expedia Bloomberg
Nostro Integra Oracle Digita Multifonds Investran Sophis Fidessa Endur Openlink Reuters Eikon Morningstar Thinkfolio Murex
Intelliflo Iress Voyant Synaptics Selectapension Assureweb Defaqto Avelo Bitcoin Sharia Relativity Nuix Quill Northgate Idox
Christian Catholic Nolan Bradford Teleopti Boolean Tensor Idibu Trac Chromeleon Southern Western Sanger Illumina Gram Schrodinger Hamilton
Tecan Airbnb Argus Capita Jenbacher Brazilian Russian Afro Dermalogica Elemis Environ Decleor Caci Espa Guinot Clarins Murad Obagi Thalgo
Lycon Shellac Gelish Profhilo Botox Ultherapy Lynton Barbicide Crossfit Technogym Zumba Schwinn Otago Pilates Vinyasa Ashtanga
Olympic Opta Hudl Legend Nightingale Zinc Gurkha Autoglass Bikeability Montessori Steiner Tapestry Blossom Airwave
Leapfrog Datamine Surpac Patronbase Ticketmaster Artifax Gerber Actimize Emblem Prophet Remetrica Merlin Passivhaus Sphere Pearson
French Spanish German English British European American Royal Crown Microsoft Google Adobe Apple Amazon Salesforce Cisco`
    .split(/\s+/u)
    .filter((word) => word !== ""),
);
