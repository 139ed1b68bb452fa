/** Concepts as curricula vitae in Spanish name them. */
export const spanish = `
Bathing | baño de pacientes; baño y aseo
Personal care | aseo de pacientes; aseo de residentes; aseo y vestido; aseo e higiene; higiene y aseo; aseo diario; higiene del paciente; higiene de los residentes; cuidado personal
Assisting with eating and drinking | alimentación de pacientes; alimentación de residentes; ayuda en la alimentación; ayuda en las comidas; dar de comer; apoyo en la alimentación
Oral hygiene | higiene bucal; higiene bucodental
Moving and handling of people | movilización de pacientes; movilización de residentes; movilizaciones; traslado de pacientes; traslados de pacientes; movilización de personas; transferencias de pacientes
Hoist transfers | grúa de pacientes; movilización con grúa; grúa de transferencia; uso de grúa
Repositioning | cambios posturales; cambio postural; cambios de posición
Pressure ulcer prevention | prevención de úlceras por presión; prevención de escaras; prevención de úlceras; úlceras por presión; =UPP
Mobility support | ayuda en la movilidad; apoyo a la movilidad; ayuda a la deambulación; deambulación
Toileting | cambio de pañales de adultos; acompañamiento al baño; absorbentes
Continence care | incontinencia; cuidado de la incontinencia; incontinencia urinaria
Catheterisation | sondaje vesical; sondaje; sondajes vesicales; colocación de sondas; cateterismo vesical
Catheter care | cuidado de sondas; cuidados de sonda vesical; manejo de sondas; mantenimiento de sondas; sonda vesical
Nasogastric feeding | sonda nasogástrica; sondaje nasogástrico; alimentación por sonda; alimentación por sonda nasogástrica
Enteral feeding | nutrición enteral; alimentación enteral; gastrostomía
Stoma care | cuidado de ostomías; ostomías; colostomías; cuidados de ostomía
Tracheostomy care | traqueostomía; cuidado de traqueostomías; cuidados de traqueostomía
Suctioning | aspiración de secreciones; aspirado de secreciones
Oxygen therapy | oxigenoterapia; terapia de oxígeno; administración de oxígeno
Nebuliser | nebulización; nebulizaciones; aerosolterapia; aerosoles
Injections | inyecciones; inyectables; inyección intramuscular; vía intramuscular; inyecciones subcutáneas; medicación intramuscular; intramuscular y subcutánea
IV therapy | terapia intravenosa; sueroterapia; medicación intravenosa; tratamiento intravenoso; fluidoterapia; perfusiones intravenosas; vía intravenosa
Medication administration | administración de medicación; administración de tratamientos; administración de fármacos; dispensación de medicación; administración de la medicación; preparación y administración de medicación
Insulin administration | administración de insulina; insulina
Blood glucose monitoring | control de glucemia; glucemia capilar; glucemias; medición de glucosa; control de glucosa; toma de glucemia
Blood pressure monitoring | toma de tensión; toma de tensión arterial; tensión arterial; presión arterial; control de tensión arterial; medición de la tensión
Vital signs | control de constantes; toma de constantes; toma de constantes vitales; registro de constantes; control de constantes vitales; toma de signos vitales; control de signos vitales; medición de constantes
Patient monitoring | monitorización de pacientes; monitorización del paciente; vigilancia del paciente
Wound care | cura de úlceras; curas de enfermería; tratamiento de heridas; cuidado de heridas; curas y vendajes; curas simples; curas planas; heridas
Suturing | suturas; suturas y curas; puntos de sutura; sutura de heridas; retirada de puntos
Compression therapy | vendajes; vendajes compresivos; terapia compresiva
Triage | triaje; triaje de pacientes; triaje hospitalario; triaje Manchester; clasificación de pacientes
Immunisation | vacunación; vacunas; administración de vacunas; vacunaciones; calendario vacunal; campaña de vacunación
ECG | electrocardiogramas; electrocardiografía; realización de electrocardiogramas
Basic life support | soporte vital básico; =SVB; soporte vital básico y DESA
Resuscitation | reanimación; reanimación cardiopulmonar
Advanced life support | soporte vital avanzado
Intubation | intubación; intubación orotraqueal; intubación endotraqueal
Blood transfusion | transfusiones; transfusión sanguínea; transfusiones de sangre; hemoderivados; transfusión de hemoderivados; hemoterapia
Chemotherapy | quimioterapia; administración de quimioterapia
Radiotherapy | radioterapia
Immunotherapy | inmunoterapia
Theatre nursing | enfermería de quirófano; instrumentación quirúrgica; instrumentista de quirófano; quirófano; enfermera instrumentista; instrumentista quirúrgica; quirófanos
Anaesthetics | anestesiología; anestesiología y reanimación; anestesia
Anaesthetic nursing | enfermería de anestesia
Post-operative care | cuidados postoperatorios; postoperatorio; cuidados posoperatorios; pacientes postoperados
Pre-operative | preoperatorio; preparación preoperatoria
Surgical instruments | instrumental quirúrgico; material quirúrgico
Sterile services | esterilización; esterilización de material; esterilización de instrumental; central de esterilización; esterilización del material; esterilización de instrumentos
Disinfection | desinfección; desinfección de superficies; desinfección de material; limpieza y desinfección; desinfecciones
Hand hygiene | higiene de manos; lavado de manos
Medical records | historias clínicas; historial clínico; historiales médicos; archivo clínico
Clinical record keeping | registro de enfermería; registros de enfermería; evolución de enfermería
Patient education | educación sanitaria; educación para la salud; educación al paciente; educación del paciente; educación para la salud del paciente
Health promotion | promoción de la salud; prevención y promoción de la salud; promoción de hábitos saludables
Nutrition and hydration | nutrición e hidratación; hidratación
Dietetics | dietética; nutrición; nutrición y dietética; dietista
Discharge planning | alta hospitalaria; informes de alta; planificación del alta; altas de pacientes
Patient admissions | ingresos y altas; ingreso de pacientes; ingresos hospitalarios; admisión de pacientes; admisión hospitalaria; ingresos de pacientes
Primary care | atención primaria; centro de salud; medicina de familia; centros de salud; medicina familiar y comunitaria; medicina familiar
Hospital experience | ámbito hospitalario; planta de hospitalización; hospitalización; experiencia hospitalaria
Outpatients | consultas externas; consultas ambulatorias; atención ambulatoria
Community nursing | enfermería comunitaria; enfermería familiar y comunitaria; enfermera comunitaria
Mental health nursing | enfermería de salud mental; enfermería psiquiátrica
Children's nursing | enfermería pediátrica; enfermera pediátrica
Neonatal care | neonatología; neonatos; cuidados neonatales
Gynaecology | ginecología; ginecología y obstetricia
Obstetrics | obstetricia
Orthopaedics | ortopedia; traumatología; traumatología y ortopedia
Dermatology | dermatología
Ophthalmology | oftalmología
Urology | urología
Gastroenterology | gastroenterología; aparato digestivo
Endocrinology | endocrinología
Haematology | hematología; hemato-oncología
Rheumatology | reumatología
Nephrology | nefrología clínica
ENT | otorrinolaringología; otorrino
Respiratory care | neumología; fisioterapia respiratoria y neumología
Cardiac rehabilitation | rehabilitación cardiaca
Respiratory physiotherapy | fisioterapia respiratoria
Neurological rehabilitation | neurorrehabilitación; rehabilitación neurológica; fisioterapia neurológica
Manual therapy | terapia manual; osteopatía y terapia manual
Electrotherapy beauty | electroestética
Exercise prescription | ejercicio terapéutico; ejercicios terapéuticos; prescripción de ejercicio; cinesiterapia
Radiography | radiografías; técnico de radiología; radiodiagnóstico; radiografía convencional
Ultrasound | ecografía; ultrasonido; ultrasonografía
MRI | resonancia magnética
CT scanning | tomografía computarizada; tomografía axial; tomografía
Mammography | mamografía
Endoscopy | endoscopia
Spirometry | espirometría
Medical devices | productos sanitarios; dispositivos médicos; equipos médicos; material sanitario; aparataje médico; equipamiento médico
Specimen handling | recogida de muestras; toma de muestras biológicas; muestras biológicas; manejo de muestras; procesamiento de muestras
Sample collection | toma de muestras; recogida de muestras para análisis
Sample preparation | preparación de muestras
Urinalysis | análisis de orina; uroanálisis
Swab taking | frotis; toma de frotis; exudados
Portering | celador; celador hospitalario; celadora; trabajo de celador
Ambulance driving | conducción de ambulancias; conductor de ambulancia; transporte sanitario; ambulancias
Escorting service users | acompañamiento a personas mayores; acompañamiento de usuarios; acompañamiento de residentes
Accompanying to appointments | acompañamiento a citas médicas; acompañamiento al médico; acompañamiento a consultas médicas; acompañamiento médico; acompañamiento a consultas; acompañamientos médicos
Companionship care | acompañamiento de personas mayores; compañía a personas mayores; acompañamiento y compañía; acompañamiento de mayores
Live in carer | interna cuidando; cuidadora interna; empleada de hogar interna
Household management | gestión del hogar; labores del hogar; labores domésticas
Domestic tasks | tareas domésticas; tareas del hogar; quehaceres domésticos; empleada de hogar; empleada doméstica; servicio doméstico
Meal preparation | preparación de comidas; preparación de la comida; elaboración de comidas
Washing and ironing | lavado y planchado; lavar y planchar; lavado y planchado de ropa; plancha y lavado de ropa
Ironing and pressing | planchado; planchado de ropa; plancha de ropa; plancha industrial
Linen and laundry | lavandería; lencería; lavado de ropa; ropa de cama; servicio de lavandería; lencería y lavandería
Daily records | registro diario; registros diarios; parte diario
Shift handover | relevo de turno; cambio de turno; parte de incidencias; relevos de turno
Challenging behaviour | conductas disruptivas; conductas desafiantes; trastornos de conducta; alteraciones de conducta; problemas de conducta
Autism support | autismo; trastorno del espectro autista; niños con autismo; espectro autista; alumnos con TEA; alumnado con TEA
ADHD | TDAH; trastorno por déficit de atención
Physical disabilities | discapacidad física; movilidad reducida; personas con movilidad reducida; discapacitados físicos
Disability support | personas con discapacidad; atención a personas con discapacidad; atención a la discapacidad; diversidad funcional; apoyo a personas con discapacidad
Substance misuse | adicciones; drogodependencias; toxicomanías; conductas adictivas; consumo de drogas
Alcohol dependence | alcoholismo; dependencia del alcohol
Community mental health | salud mental comunitaria
Psychological assessment | evaluación psicológica; diagnóstico psicológico; evaluaciones psicológicas; pruebas psicológicas; psicodiagnóstico
Clinical psychology | psicología clínica
Cognitive behavioural therapy | terapia cognitivo-conductual
Family therapy | terapia familiar; terapia de familia; terapia familiar sistémica
Couples therapy | terapia de pareja
Psychological therapies | psicoterapia; terapia psicológica; intervención psicológica
Anatomy and physiology | anatomía y fisiología; anatomía; fisiología; anatomía humana
Pharmacology | farmacología; farmacología clínica
Medical terminology | terminología médica; terminología clínica
Medical reception | recepción de clínica; recepcionista de clínica; atención al paciente en recepción; auxiliar de clínica recepción; recepcionista médica; admisión y atención al paciente
Occupational health | salud laboral; vigilancia de la salud; medicina del trabajo; salud ocupacional; enfermería del trabajo
Smoking cessation | deshabituación tabáquica; dejar de fumar
Falls prevention | prevención de caídas
Diabetes care | pacientes diabéticos; control de la diabetes; educación diabetológica
Chronic disease management | pacientes crónicos; enfermedades crónicas; control de crónicos; paciente crónico; crónicos
Last offices | amortajamiento; cuidados post mortem
End of life care | cuidados al final de la vida; final de la vida
Home visits | visitas domiciliarias; visitas a domicilio
Antenatal care | control prenatal; educación maternal; controles prenatales; preparación al parto; cuidados prenatales
Labour ward | sala de partos; paritorio; asistencia al parto; atención al parto; partos
Breastfeeding support | lactancia materna; apoyo a la lactancia; asesoramiento en lactancia; lactancia
Postnatal care | posparto; cuidados posparto; postparto; puerperio
Community pharmacy | oficina de farmacia; farmacia comunitaria
Hospital pharmacy | farmacia hospitalaria; servicio de farmacia hospitalaria
Pharmacy | técnico de farmacia; auxiliar de farmacia; técnico en farmacia y parafarmacia; farmacia y parafarmacia
Dispensing | dispensación de medicamentos; dispensación de recetas; dispensación; dispensación farmacéutica; dispensación de fármacos
Pharmacy counter sales | atención farmacéutica en mostrador; venta de parafarmacia; parafarmacia; venta de dermocosmética; dermocosmética y parafarmacia
Aseptic preparation | preparación de mezclas intravenosas; nutrición parenteral; mezclas intravenosas
Pharmaceutical care | atención farmacéutica; consejo farmacéutico; indicación farmacéutica; seguimiento farmacoterapéutico
Pharmacy stock management | control de caducidades; recepción de pedidos de farmacia; control de caducidad; gestión de pedidos de farmacia; gestión de pedidos de medicamentos; caducidades
Controlled drugs | estupefacientes; psicotropos; control de estupefacientes; estupefacientes y psicótropos
Pharmacovigilance | farmacovigilancia
Pharmacy dispensing robot | robot de farmacia; robot de dispensación
Dentistry | odontología; odontológico; estomatología; clínica dental; odontología general; odontólogo; odontóloga
Dental nursing | auxiliar de odontología; auxiliar dental; higienista y auxiliar dental; asistente dental; auxiliar de clínica dental; auxiliar odontológico
Dental hygiene | higienista dental; limpieza dental; tartrectomía; profilaxis dental; higiene bucodental profesional; limpiezas dentales
Orthodontics | ortodoncia; ortodoncia invisible
Endodontics | endodoncia
Dental implants | implantología; implantes dentales; implantes; implantología dental; implantología oral
Prosthodontics | prótesis dental; prótesis dentales; prostodoncia; prótesis dentarias
Dental impressions | toma de impresiones; impresiones dentales; toma de medidas y alginatos
Oral surgery | cirugía oral; extracciones dentales; cirugía bucal
Dental extractions | exodoncia; extracción dental; extracciones dentarias
Nursery work | escuela infantil; guardería; escuelas infantiles; educadora infantil; técnico en educación infantil; jardín de infancia; técnica en educación infantil
Crèche work | ludoteca
Nappy changing | cambio de pañales; pañales
Bottle feeding | biberones; preparación de biberones; dar el biberón
Nannying | niñera; canguro de niños; trabajo de niñera
Babysitting | canguro; cuidado de bebés; cuidado de niños por horas
School run | recogida del colegio; llevar y recoger del colegio; recoger niños del colegio; llevar a los niños al colegio
Learning through play | aprendizaje a través del juego; juegos educativos; aprendizaje lúdico; juego educativo; juegos didácticos
Planning activities for children | actividades infantiles; animación infantil; actividades lúdicas; monitor infantil; actividades para niños; animadora infantil; talleres infantiles
Child development | desarrollo infantil; desarrollo evolutivo; atención temprana; psicomotricidad
Child observations | observación infantil; observación del niño
Toilet training | control de esfínteres; retirada del pañal
Storytelling for children | cuentacuentos; cuentos infantiles
Electrical installation | instalaciones eléctricas; instalación eléctrica; electricidad; instalaciones de baja tensión; electricista; oficial electricista; instalador electricista; electricista industrial; electricidad de viviendas; instalación eléctrica en viviendas; instalaciones electrotécnicas; cableado eléctrico; instalador eléctrico
Low voltage | baja tensión; =REBT; instalador de baja tensión; reglamento electrotécnico de baja tensión
Medium voltage | media tensión; centros de transformación media tensión
High voltage | alta tensión; líneas de alta tensión
Transformers | transformadores; centros de transformación; transformador
Distribution boards | montaje de cuadros; cuadro eléctrico
Electrical testing and inspection | boletines eléctricos; certificados de instalación eléctrica; verificaciones eléctricas; boletín eléctrico; mediciones eléctricas; inspecciones eléctricas; certificado de instalación eléctrica
Rewiring | recableado; renovación de instalaciones eléctricas; cambio de instalación eléctrica; renovación de la instalación eléctrica
Electrical fault finding | averías eléctricas; reparación de averías eléctricas; detección de averías eléctricas; localización de averías eléctricas
Electrical maintenance | mantenimiento electromecánico y eléctrico; electricista de mantenimiento; mantenimiento de instalaciones eléctricas
Lighting installation | instalación de luminarias; iluminación y alumbrado; alumbrado público; alumbrado; instalación de iluminación; montaje de luminarias; luminarias
Emergency lighting | alumbrado de emergencia; iluminación de emergencia; luces de emergencia
Earthing | puesta a tierra; tomas de tierra
Multimeter | polímetro; multímetro; uso de polímetro
Reading electrical drawings | esquemas eléctricos; lectura de esquemas eléctricos; interpretación de esquemas eléctricos; planos eléctricos; esquema eléctrico; interpretación de planos eléctricos
Intruder alarm systems | alarmas; sistemas de alarma; instalación de alarmas; alarmas de intrusión; sistemas antirrobo
CCTV installation | instalación de cámaras; instalación de CCTV; circuito cerrado de televisión; instalación de videovigilancia; cámaras de seguridad; instalación de cámaras de seguridad; montaje de CCTV
Door entry systems | porteros automáticos; videoporteros; porteros electrónicos; videoportero; telefonillos
Access control installation | instalación de control de accesos; sistemas de control de acceso
Automatic doors | puertas automáticas
Automated gates | puertas de garaje automáticas; motorización de puertas; automatismos de puertas
Locksmith | cerrajería; cerrajero; apertura de puertas; cambio de cerraduras; cerraduras; cambio de bombines
Plumbing | instalaciones de fontanería; fontanero; oficial fontanero; reparaciones de fontanería; instalaciones sanitarias; instalación de fontanería
Pipework | tuberías; instalación de tuberías; montaje de tuberías; tubero
Sanitary ware | aparatos sanitarios; instalación de sanitarios; grifería; montaje de sanitarios; instalación de aparatos sanitarios
Leak detection | detección de fugas; fugas de agua; reparación de fugas; localización de fugas
Drainage work | desagües; desatascos; saneamiento; desatasco de tuberías; redes de saneamiento; bajantes; alcantarillado; red de saneamiento; desatascos de tuberías
Boiler installation | instalación de calderas; montaje de calderas; calderas; calentadores; instalación de calentadores; termos eléctricos; calderas y calentadores
Boiler servicing | mantenimiento de calderas; reparación de calderas; revisión de calderas
Central heating systems | calefacción; instalaciones de calefacción; calefacción central; instalación de calefacción; calefactor; suelo radiante; sistemas de calefacción; calefacción y agua caliente sanitaria
Radiators | radiadores; instalación de radiadores; montaje de radiadores; radiador
Gas installation | instalaciones de gas; instalador de gas; instalación de gas
HVAC | climatización y ventilación; instalaciones térmicas; calefacción y climatización; instalaciones de climatización; calefacción y aire acondicionado; =RITE; técnico de climatización; instalador de climatización
Air conditioning | aire acondicionado; instalación de aire acondicionado; equipos de aire acondicionado; mantenimiento de aire acondicionado; aires acondicionados
Refrigeration | refrigeración; frío industrial; cámaras frigoríficas; frigorista; refrigeración industrial; equipos de refrigeración; técnico frigorista; instalaciones frigoríficas; cámaras de frío; gases fluorados
Ventilation | ventilación; sistemas de ventilación; instalación de ventilación
Ductwork | conductos de ventilación; conductos de aire; montaje de conductos; conductos de aire acondicionado; conductos de climatización
Heat pumps | bombas de calor; aerotermia; geotermia; instalación de aerotermia
Solar PV installation | placas solares; instalación de placas solares; paneles solares; energía fotovoltaica; instalaciones fotovoltaicas; fotovoltaica; placas solares fotovoltaicas; montaje de placas solares; paneles fotovoltaicos; energía solar fotovoltaica; autoconsumo fotovoltaico; instalación de paneles solares; montador de placas solares
Renewable energy | energías renovables; eficiencia energética y energías renovables
Wind energy | energía eólica; parques eólicos; aerogeneradores; eólica; parque eólico
Energy efficiency | eficiencia energética; ahorro energético; rehabilitación energética; auditorías energéticas
EPC | certificados energéticos; certificado energético; certificación energética; certificado de eficiencia energética; certificados de eficiencia energética
Power generation | generación de energía; generación eléctrica; central térmica; centrales eléctricas; producción de energía eléctrica
Carpentry | carpintero; carpintería de madera; ebanistería y carpintería; carpintería de aluminio y madera; oficial carpintero; trabajos de carpintería
Cabinet making | ebanistería; ebanista
Furniture assembly | montaje de muebles; montador de muebles; montador de cocinas y muebles; armado de muebles
Furniture making | fabricación de muebles; muebles a medida; fabricación de mobiliario
Kitchen fitting | montaje de cocinas; instalación de cocinas; montador de cocinas
Fitting doors | montaje de puertas; colocación de puertas; instalación de puertas
Windows and doors | puertas y ventanas; ventanas y puertas; montaje de ventanas; instalación de ventanas; colocación de ventanas; carpintería de aluminio; cerramientos; carpintería metálica; ventanas de aluminio
Glazing | acristalamiento; cristalería; vidriero; cristalero; acristalamientos; colocación de cristales
Bricklaying | albañil; oficial de albañilería; levantamiento de tabiques; tabiquería; levantar muros; muros de ladrillo; trabajos de albañilería; oficial albañil; colocación de ladrillo; fábrica de ladrillo; paredes de ladrillo; tabiques de ladrillo
Plastering | yeso; enfoscado; enfoscados; enlucidos; enlucido de yeso; yesero; proyección de yeso; revoco; enfoscado y enlucido; revestimientos de yeso; guarnecido; enlucidos de yeso; revoque
Dry lining | pladur; placas de yeso laminado; tabiquería seca; montaje de pladur; colocación de pladur; pladurista; instalación de pladur; yeso laminado; tabiques de pladur; trasdosados
Suspended ceilings | falsos techos; techos desmontables; falso techo; techos suspendidos; techos registrables; falsos techos de escayola; escayola; escayolista
Painting and decorating | pintor; pintura de viviendas; pintura de fachadas; pintura y empapelado; pintura decorativa; pintor de brocha gorda; trabajos de pintura; pintura de paredes; pintura de pisos y casas; alisado de paredes; pintor de interiores; oficial pintor; pintura en altura; pintura de casas; pintura interior y exterior
Wallpapering | empapelado; colocación de papel pintado; empapelado de paredes; papel pintado
Wood finishing | barnizado; lacado de madera; barnizado de madera; barnizados; lijado y barnizado; barnizador
Tiling | alicatados; solado; alicatado y solado; alicatador; azulejos; colocación de azulejos; colocación de baldosas; solados; gresite; solado y alicatado; baldosas; colocación de cerámica; solador
Flooring installation | colocación de suelos; instalación de suelos; tarima flotante; parquet?; colocación de tarima; instalación de parquet; parquetista; suelos laminados; colocación de parquet; pavimentos; tarimas; suelo laminado; instalador de suelos; acuchillado de parquet
Screeding | recrecido de mortero; soleras; recrecidos; recrecido; morteros autonivelantes
External wall insulation | =SATE; aislamiento térmico exterior; sistema SATE; aislamiento térmico por el exterior; fachadas SATE
Insulation installation | aislamientos; aislamiento térmico; aislamiento acústico; aislamientos térmicos; instalación de aislamientos; aislamiento térmico y acústico
Structural waterproofing | impermeabilización; impermeabilizaciones; impermeabilización de cubiertas; tela asfáltica; impermeabilización de terrazas; impermeabilizador
Roofing | tejados; cubiertas; reparación de tejados; tejador; reparación de cubiertas; montaje de cubiertas; colocación de tejas; rehabilitación de tejados; techador; tejas; cubiertas inclinadas
Guttering | canalones; instalación de canalones; montaje de canalones; canalón; canaletas
Scaffolding | andamios; montaje de andamios; andamista; montador de andamios; andamio; montaje y desmontaje de andamios; andamiaje; andamios tubulares
Formwork | encofrado; encofrados; encofrador; oficial encofrador; encofrados y desencofrados; encofrado y desencofrado; desencofrado
Steel fixing | ferralla; ferrallista; ferrallado; armaduras; montaje de ferralla; armado de hierro; ferralla y encofrado; colocación de ferralla
Concreting | hormigonado; hormigón; vertido de hormigón; hormigonados; vertido y vibrado de hormigón; hormigonera
Reinforced concrete design | hormigón armado; estructuras de hormigón; cálculo de hormigón; estructuras de hormigón armado
Structural engineering | cálculo de estructuras; ingeniería estructural; diseño de estructuras; estructuras de edificación; análisis estructural; ingeniería de estructuras; calculista de estructuras
Steelwork design | estructuras metálicas; cálculo de estructuras metálicas; montaje de estructuras metálicas
Setting out | replanteo de obra
Land surveying | topografía; levantamiento topográfico; topógrafo; mediciones topográficas; agrimensura; ingeniería en topografía; geomática
Levelling | nivelación; nivelaciones; nivelado
Excavation | excavación; excavaciones; zanjas; apertura de zanjas; excavación de zanjas; excavación y zanjas
Earthworks | movimiento de tierras; movimientos de tierra; desmontes y terraplenes; explanación; explanaciones; terraplenes
Road construction | construcción de carreteras; carreteras; obras de carreteras; obra civil y carreteras; obras viales; construcción de viales
Asphalting | asfaltado; asfalto; extendido de asfalto; aglomerado asfáltico; asfaltados; extendido de aglomerado; mezclas bituminosas
Block paving | adoquinado; colocación de adoquines; adoquines; adoquinados
Kerb laying | bordillos; colocación de bordillos; aceras y bordillos; colocación de aceras
Demolition | demolición; demoliciones; derribos; demoliciones y derribos; demolición de edificios; picado de paredes
Asbestos removal | retirada de amianto; amianto; desamiantado; fibrocemento; uralita
Excavator operation | excavadora; retroexcavadora; manejo de excavadora; miniexcavadora; manejo de retroexcavadora; giratoria; operador de excavadora; excavadoras y retroexcavadoras; maquinista de excavadora; retroexcavadora mixta
Loading shovel | pala cargadora; cargadora; manejo de pala cargadora; palista; pala mixta; pala frontal
Telehandler operation | manipulador telescópico; manipuladora telescópica; carretilla telescópica; manitú; manipuladores telescópicos
Dumper operation | manejo de dumper; camión volquete; conductor de dumper
Crane operation | grúa torre; gruista; puente grúa; manejo de grúas; operador de grúa; manejo de puente grúa; grúas móviles; grúa móvil
MEWP operation | plataformas elevadoras; manejo de plataformas elevadoras; tijera elevadora; carnet de plataformas elevadoras; PEMP; plataformas móviles; plataformas móviles elevadoras de personas
Site management | encargado de obra; gestión de obra; jefatura de obra; dirección y ejecución de obra; control de ejecución; seguimiento de obra; dirección de ejecución; control de obra; supervisión de obra; coordinación de obra; residente de obra; dirección facultativa
Construction | construcción; edificación; sector de la construcción; obra nueva; obras de construcción; trabajos de construcción; construcción de edificios; peón de obra?; peón de construcción y obra; oficial de construcción; oficial de primera construcción
General labouring | peón de construcción; peón de albañil; peón especialista; peonaje; peón albañil; ayudante de albañil
Refurbishment | reformas; rehabilitación de edificios; reformas integrales; reformas de viviendas; reforma integral; reformas de interiores; rehabilitación de viviendas; reformas en general; obras de reforma; reforma de pisos
Bathroom fitting | reforma de baños; instalación de baños; montaje de baños; reformas de baños y cocinas; cambio de bañera por ducha
Quantity surveying | mediciones; mediciones y certificaciones; certificaciones mensuales; medición y presupuesto; cubicaciones; mediciones y valoraciones
Estimating | presupuestos de obra; elaboración de presupuestos de obra; presupuesto de obra; estudio de costes de obra; Presto y Arquímedes; estudios de licitación
Building Regulations | código técnico de la edificación; normativa de edificación; normativa urbanística
Town planning | urbanismo; planeamiento urbanístico; planificación urbana; ordenación del territorio; planificación urbanística; ordenación urbana
PPE | equipos de protección individual; =EPI?; =EPIs; equipo de protección individual; uso de EPI
Manual handling | manipulación manual de cargas; manejo manual de cargas; manipulación de cargas; manejo de cargas
Working outdoors | trabajo al aire libre; trabajos al aire libre; trabajo a la intemperie
Water mains | redes de abastecimiento; red de abastecimiento de agua; redes de abastecimiento de agua; redes de agua potable; abastecimiento de agua
Fire protection | protección contra incendios; sistemas contra incendios; protección pasiva contra incendios; instalaciones contra incendios; instalaciones de protección contra incendios
Fire extinguisher servicing | mantenimiento de extintores; extintores; revisión de extintores
Fencing installation | vallados; colocación de vallas; montaje de vallas; cerramiento de fincas; vallado
Landscaping | paisajismo; ajardinamiento; diseño y mantenimiento de jardines
Lift maintenance | mantenimiento de ascensores; ascensores; ascensorista; reparación de ascensores; montador de ascensores; técnico de ascensores
Appliance repair | reparación de electrodomésticos; electrodomésticos; técnico de electrodomésticos; reparación de lavadoras; línea blanca; técnico de línea blanca
Property maintenance | mantenimiento general; mantenimiento de instalaciones; reparaciones generales; pequeñas reparaciones; mantenimiento de comunidades; operario de mantenimiento; oficial de mantenimiento; técnico de mantenimiento de edificios; trabajos de mantenimiento; manitas; mantenimiento de edificio; mantenimiento de viviendas
Planned and reactive maintenance | mantenimiento preventivo y correctivo; mantenimientos preventivos; mantenimiento correctivo y preventivo
Machine maintenance | mantenimiento de maquinaria; mantenimiento de máquinas; reparación de maquinaria; reparación de máquinas; mantenimiento de equipos
Mechanical maintenance | mantenimiento mecánico; mecánico de mantenimiento; mecánica industrial; mecánico industrial
Electromechanical | electromecánica; electromecánico; mantenimiento electromecánico; electromecánica de mantenimiento
Use of hand and power tools | herramientas manuales; herramientas eléctricas; manejo de herramientas; uso de herramientas; herramientas manuales y eléctricas; manejo de herramientas manuales; herramienta manual
Angle grinder | radial amoladora; amoladora; amoladora angular
Spray painting | pintura a pistola; pistola de pintura; pintura con pistola; pintura industrial
Powder coating | pintura en polvo; lacado en polvo; pintura electrostática
Sandblasting | chorreado de arena; arenado; granallado; chorreado
Welding | soldador; soldador oficial; soldeo; trabajos de soldadura; soldador homologado; soldadora; soldadura de estructuras metálicas
TIG welding | soldadura TIG; soldador TIG; soldadura con TIG; TIG y MIG; TIG/MIG
MIG welding | soldadura MIG; soldadura MIG-MAG; soldador MIG; soldadura semiautomática; soldadura con hilo; soldadura de hilo; soldadura MAG
MMA welding | soldadura con electrodo; soldadura por electrodo; soldadura eléctrica; soldadura de arco; electrodo revestido; electrodos revestidos; soldadura al arco; soldadura por arco; soldadura con electrodo revestido
Plasma cutting | corte por plasma; corte con plasma; plasma y oxicorte; corte plasma
Gas cutting | oxicorte; corte con oxiacetileno; soplete
Laser cutting | corte por láser; corte láser; láser de corte; corte con láser
Metal fabrication | calderería; calderero; herrería; calderería y soldadura; cerrajería metálica; calderería industrial; construcciones metálicas; trabajos en hierro; carpintería metálica y soldadura; tubería y calderería
Sheet metal design | chapa metálica
Folding sheet metal | plegado de chapa; doblado de chapa; plegadora; plegadora de chapa; plegado
Machining | mecanizado de piezas; mecanizados; máquinas herramienta; mecanización; mecanizado por arranque de viruta
Turning | torno; torneado; tornero; manejo de torno; tornos; torno convencional; torno mecánico; torno y fresa; torno paralelo; tornero fresador; torneado de piezas
Milling | fresadora; fresado; fresador; manejo de fresadora; fresadora convencional; fresado de piezas
Grinding | rectificadora; rectificado; rectificador; esmerilado; rectificado de piezas
Drills and grinders | taladros; taladradora; taladro; taladro y radial
CNC machining | control numérico; máquinas CNC; operador CNC; operario CNC; centro de mecanizado CNC; operador de CNC; control numérico computarizado; manejo de CNC; máquinas de control numérico
Machining centre | centro de mecanizado; centros de mecanizado
Toolmaking | matricería; matricero; utillajes; fabricación de utillajes; troqueles y matrices
Mould making | fabricación de moldes; moldista; ajustador matricero
Micrometers and verniers | micrómetro; calibre y micrómetro; pie de rey; calibre y pie de rey; pie de rey y micrómetro
Measuring instruments | instrumentos de medida; instrumentos de medición; útiles de medición; aparatos de medida; equipos de medición; equipos de medida
Metrology | metrología; metrología dimensional
Mechanical assembly | montaje mecánico; ensamblaje; ensamblaje de piezas; montador mecánico; montaje de piezas; montajes mecánicos; montaje y ensamblaje; ensamblado; montaje de componentes; montador de maquinaria; montaje de maquinaria; ensamble
Electronic assembly | montaje electrónico; montaje de placas electrónicas; montaje de componentes electrónicos; montaje de placas
Soldering | soldadura blanda; soldadura con estaño; soldadura de estaño; soldadura de componentes
Electronic engineering | electrónica; ingeniería electrónica; electrónica industrial
Production line | línea de producción; cadena de producción; cadena de montaje; línea de montaje; trabajo en cadena; línea de envasado
Production operation | operario de producción; operador de producción; operaria de producción; operario de fábrica; peón de producción; fabricación y producción; operario de línea; operador de máquina; operario industrial; operario de máquina; operador de planta; proceso productivo; procesos productivos; peón industrial; manejo de maquinaria industrial
Factory work | trabajo en fábrica; fábrica; trabajo de fábrica
Machine setting | ajuste de máquinas; puesta a punto de máquinas; preparación de máquinas; ajustador de máquinas; preparador de máquinas; regulación de máquinas; ajuste de maquinaria; ajustador; ajuste de parámetros de máquina; puesta a punto de maquinaria
Tool changeovers | cambio de utillaje; cambio de herramientas; cambio de útiles; cambios de formato; cambio de formato; cambios de utillaje; cambio de moldes; cambios de molde; cambio de referencia
Production planning | planificación de la producción; planificación de producción; programación de la producción; órdenes de fabricación; programación de producción
Production supervision | supervisión de producción; encargado de producción; jefe de turno; jefe de línea; responsable de producción; encargado de turno; supervisor de producción; supervisión de la producción; jefe de producción; encargada de producción; jefa de turno
Production reports | partes de producción; informes de producción; registro de producción; partes de trabajo de producción; registros de producción
Visual inspection | inspección visual; control visual; inspecciones visuales
Checking for defects | detección de defectos; defectos de calidad; verificación de piezas; control de piezas; revisión de piezas; piezas defectuosas
Injection moulding | inyección de plástico; inyectora; moldeo por inyección; inyección de plásticos; inyección plástica; máquinas de inyección
Extrusion | extrusora; extrusión de plásticos
Printing | artes gráficas; imprenta; impresor; offset e impresión; impresión offset; impresor offset
Packaging line | línea de envasado y embalaje; envasado; envasadora; máquinas envasadoras; manipulado y envasado; manipulado
Packing | envasado y empaquetado; embalado; empaquetado y etiquetado; empaquetado de productos; embalado de productos; empaquetador; empaquetado manual; embalaje de productos; envasado de productos; empacado; embalado de mercancía; empaque
Palletising | paletizado; paletización; paletizar; paletizado de mercancía; retractilado; flejado; paletización de mercancía
Price labelling | etiquetado; etiquetado de productos; colocación de precios; cambio de precios; etiquetado de precios; precios y etiquetado; cambios de precio; etiquetaje; marcaje de precios; etiquetado de mercancía
Pallet truck operation | transpaleta; transpaleta eléctrica; apilador; manejo de transpaleta; apilador eléctrico; traspaleta; manejo de transpaleta eléctrica; apiladora; apiladores; transpaleta manual
Forklift licence | carretilla elevadora frontal; carretilla retráctil; carretilla frontal y retráctil; manejo de carretilla; carnet de carretilla; carnet de carretilla elevadora; toro mecánico; toro elevador; carretilla; manejo de toro; montacargas; carretillera; operador de montacargas; carretilla trilateral; conducción de carretillas; carretilla contrapesada
Put away | ubicación de mercancía; colocación de mercancía; almacenaje de mercancía; almacenamiento de mercancías; ubicar mercancía
RF scanner | pistola de radiofrecuencia; radiofrecuencia; terminal de radiofrecuencia; pistola RF; lector de código de barras; PDA de almacén; =PDA?; picking con PDA; terminales de radiofrecuencia; lector de códigos de barras
Picking and packing | picking y packing; recogida de pedidos; extracción de pedidos; preparador de pedidos; preparadora de pedidos; preparar pedidos; preparación de pedidos con PDA; preparación y embalaje de pedidos; preparación de pedidos por voz
Goods in | recepción de pedidos; recepción y control de mercancías; entrada de mercancía; descarga y recepción; recepción de material; recepción de la mercancía; recepción de productos; recepcionar mercancía
Despatch | expediciones; expedición; salida de mercancía; preparación de envíos; envíos; preparación de expediciones
Delivery paperwork | albaranes; albarán; revisión de albaranes; control de albaranes; gestión de albaranes; albaranes de entrega; cotejo de albaranes; documentación de transporte; documentos de transporte; elaboración de albaranes; =CMR?
Loading and unloading | carga y descarga de camiones; carga y descarga de mercancías; descarga de camiones; carga de camiones; descarga de mercancía; descarga de contenedores; estiba de mercancía; cargar y descargar; sujeción de cargas
Stock rotation | rotación de productos; rotación de stock; rotación de existencias; control de caducidades de producto; rotación de mercancía; sistema FIFO; control de fechas de caducidad; fechas de caducidad
Stock control | control de inventario; control de inventarios; control del stock; control de mercancía; gestión de existencias e inventarios; control y gestión de stock; gestión del stock; control de almacén
Stocktaking | realización de inventario; toma de inventarios; recuento de stock; recuentos; toma de inventario; recuento de existencias; inventario anual; hacer inventario; inventario mensual; inventario de almacén; recuento de mercancía
Warehouse operations | almacén; trabajo en almacén; moza de almacén; auxiliar de almacén; operario de almacén; almacenero; almacenista; tareas de almacén; labores de almacén; operaria de almacén; operador logístico; peón de almacén; mozo almacén; operario logístico; organización del almacén; operaciones de almacén
HGV driving | camionero; conducción de camión; conductor de camión; conducción de camiones; transporte por carretera con camión; conductor de camiones; camión rígido; conducción de vehículos pesados; vehículos pesados; camionera; chófer de camión; conductor de vehículos pesados
Articulated lorry driving | camión articulado; conductor de tráiler; camiones articulados; conducción de tráiler; vehículos articulados; camión tráiler; cabeza tractora; conducción de camión articulado
Road haulage | transporte de mercancías; transporte por carretera; transporte nacional e internacional; rutas nacionales e internacionales; transporte internacional; transporte internacional por carretera; rutas internacionales; rutas nacionales; transporte nacional; transporte de mercancías por carretera; ruta nacional; ruta internacional
Van driving | conducción de furgoneta; furgoneta; repartidor con furgoneta; conductor de furgoneta; conductor repartidor; carrinha; furgón
Bus and coach driving | conductor de autobús; conducción de autobús; autobuses; autocares; conductor de autocar; transporte de viajeros; conductora de autobús; autocar
Passenger transport driving | transporte de pasajeros; transporte de personas; conductor de VTC; =VTC
Taxi driving | taxista; conducción de taxi; conductor de taxi
School transport | transporte escolar; ruta escolar; rutas escolares; monitora de transporte escolar
Driver CPC | certificado de aptitud profesional; CAP mercancías; tarjeta CAP; CAP de mercancías; CAP en vigor; CAP viajeros; CAP de viajeros; CAP de mercancías y viajeros
Digital tachograph card | tarjeta de tacógrafo; tarjeta de tacógrafo digital; tarjeta tacógrafo; tarjeta del tacógrafo; tarjeta tacógrafo digital; tarjeta digital de tacógrafo
Driving licence | carnet de conducir; carnet B; carné B; permiso B; carnet de conducir B; permiso de conducir B; carnet de conducir tipo B; licencia de conducir; permiso de conducción; carné de conducir B; permiso de conducir clase B; carnet de conducir clase B; carnet de coche
Dangerous goods handling | mercancías peligrosas; transporte de mercancías peligrosas; materias peligrosas; manejo de mercancías peligrosas
Multidrop delivery | repartidor; reparto de paquetería; repartidora; reparto de última milla; entrega de mercancía; entrega de paquetes; reparto y entrega; entrega de pedidos; paquetería; reparto urbano; entregas a domicilio; mensajería; mensajero; reparto de pedidos; reparto de paquetes; transporte y reparto
Food delivery | reparto de comida; reparto de comida a domicilio; repartidor de comida; rider repartidor
Postal deliveries | reparto de correo; cartero; reparto de correspondencia; cartera de correos; cartero repartidor; reparto postal; reparto de cartas
Removals | mudanzas; operario de mudanzas; mozo de mudanzas; empresa de mudanzas
Transport planning in logistics | planificación del transporte; gestión de tráfico; jefe de tráfico; planificación de transporte; gestión del transporte; gestión de transporte; coordinación de transportes; organización del transporte; técnico de tráfico; coordinación del transporte; contratación de transporte
Freight forwarding | transitario; tránsito internacional; agente de carga; transitaria; agente transitario
Vehicle maintenance | mantenimiento de vehículos; mecánica; mecánica del automóvil; mecánico de automóviles; reparación de vehículos; taller mecánico; mecánica de vehículos; mecánica automotriz; mantenimiento del vehículo; electromecánica de vehículos; mecánico; automoción; mecánica de automoción; reparación y mantenimiento de vehículos; mecánico de automoción; reparación de automóviles; mecánico de coches; electromecánico de vehículos; mecánico automotriz; reparación de coches
Vehicle diagnostics | diagnosis de averías en vehículos; máquina de diagnosis; diagnosis electrónica; diagnosis de vehículos; diagnóstico electrónico; diagnosis del automóvil; diagnosis de averías; diagnóstico automotriz; equipos de diagnosis; escáner automotriz
Engine repair | motores; reparación de motores; motor y caja de cambios; reparación de motor; mecánica de motores; distribución y motor; montaje de motores
Gearbox repair | cajas de cambio; caja de cambios; reparación de cajas de cambio; reparación de cajas de cambios
Clutch replacement | embragues; cambio de embrague; kit de embrague; sustitución de embragues
Brake repair | frenos; sistemas de frenado; cambio de frenos; pastillas de freno; discos y pastillas; sistema de frenos; cambio de pastillas de freno; reparación de frenos; discos de freno
Timing belt replacement | correa de distribución; cambio de correa de distribución; distribución y bomba de agua; cambio de distribución
Suspension and steering repair | suspensión y dirección; amortiguadores; suspensiones; dirección y suspensión; cambio de amortiguadores; suspensión, dirección y frenos; sistemas de suspensión
Exhaust fitting | tubos de escape; sistemas de escape; tubo de escape
Oil changes | cambio de aceite; cambio de aceite y filtros; cambios de aceite; cambio de filtros; cambios de aceite y filtros; aceite y filtros
Tyre fitting | cambio de neumáticos; neumáticos; montaje de neumáticos; cambio de ruedas; reparación de neumáticos; reparación de pinchazos; neumático
Wheel alignment | alineación de dirección; alineado de ruedas; alineación de ruedas; alineación y equilibrado; alineación de la dirección
Wheel balancing | equilibrado de ruedas; equilibrado de neumáticos
Auto electrical work | electricidad del automóvil; electricista de automóviles; electricidad de vehículos; electricista de vehículos; electricidad automotriz; electricidad y electrónica del automóvil; baterías y alternadores
Panel beating | chapa y pintura; chapista; chapa; reparación de carrocerías; carrocería; planchista; desabollado; chapista de vehículos; chapa de vehículos; chapería
Vehicle painting | pintura de vehículos; pintura de coches; pintor de vehículos; pintura del automóvil; pintor de automóviles; pintor de coches; cabina de pintura; pintura automotriz; pintura de automóviles; pintura de carrocerías; chapa, pintura
Valeting | limpieza de vehículos; lavado de coches; lavado de vehículos; lavacoches; limpieza de coches; lavado a mano de vehículos; limpieza interior de vehículos
Motorcycle repair | reparación de motos; mecánica de motocicletas; mecánico de motos; motocicletas; taller de motos; mecánica de motos; reparación de motocicletas
Bicycle repair | reparación de bicicletas; mecánico de bicicletas; taller de bicicletas; mecánica de bicicletas
Vehicle parts | recambios; repuestos; recambios de automóvil; piezas de recambio; recambista; venta de recambios; recambios de automoción; repuestos automotrices; venta de repuestos; autopartes
Car sales | venta de coches; venta de vehículos; vendedor de coches; concesionario; concesionarios; venta de automóviles; asesor comercial de vehículos; concesionario de coches
Agricultural machinery repair | reparación de maquinaria agrícola; mecánico agrícola; mecánica agrícola; mecánico de maquinaria agrícola; mantenimiento de maquinaria agrícola
Industrial automation | automatización industrial; automatización; automatismos; robótica y automatización; automática industrial; automatismos industriales; automatización y robótica; automatización y robótica industrial; autómatas programables
Robotics | robótica; robótica industrial; robots industriales; programación de robots
Mechatronics | mecatrónica; mecatrónica industrial
Industrial engineering | ingeniería industrial; ingeniería de organización industrial; organización industrial; ingeniero industrial
Chemical engineering | ingeniería química; ingeniero químico
CAD | diseño asistido por ordenador; dibujo asistido por ordenador; dibujo en CAD; delineación; delineante; diseño CAD; dibujo CAD; delineación por ordenador; planos en AutoCAD; delineante proyectista
Technical drafting | delineación técnica; elaboración de planos; planos técnicos; dibujo de planos; realización de planos; delineación de planos; delineación industrial
Reading construction drawings | lectura e interpretación de planos; interpretación de planos de obra; lectura de planos de obra; planos de obra; lectura de planos y croquis; interpretación de planos y esquemas
Reading engineering drawings | lectura de planos mecánicos; interpretación de planos mecánicos; lectura de planos industriales; planos mecánicos; interpretación de planos industriales; planos de fabricación; interpretación de planos técnicos; lectura de planos técnicos
Water treatment | tratamiento de aguas; potabilización; depuración de aguas; plantas potabilizadoras; estaciones de tratamiento de agua potable
Wastewater treatment | tratamiento de aguas residuales; depuradora; =EDAR; aguas residuales; depuración de aguas residuales; estación depuradora
Heat treatment | tratamientos térmicos; tratamiento térmico; templado y revenido
Calibration | calibración; calibración de equipos; calibración de instrumentos; calibraciones
Materials engineering | ingeniería de materiales; ciencia de materiales; resistencia de materiales; ciencia de los materiales
Thermodynamics | termodinámica; termotecnia
Fluid mechanics | mecánica de fluidos
Pumps and valves | bombas y válvulas; válvulas; bombas hidráulicas; bombas de agua
Non-destructive testing | ensayos no destructivos; líquidos penetrantes; ensayo no destructivo
Weld inspection | inspección de soldaduras; inspector de soldadura
Food preparation | elaboración de platos; elaboración de entrantes; preparación de platos; elaboración de recetas; preparación de ingredientes; preelaboración de alimentos; corte de verduras
Cooking | cocinero; cocinera; cocina caliente; cocina fría; arte culinario; cocinar; elaboración culinaria; técnicas culinarias; guisos; ayudante de cocina y cocinero
Kitchen assistant | ayudante de cocina; auxiliar de cocina; pinche de cocina; ayudantía de cocina
Dishwashing | lavado de platos; lavaplatos; friegaplatos; lavavajillas; office de cocina; fregado de platos; lavado de vajilla; limpieza de menaje; plonge
Mise en place | puesta a punto de la partida; preparación de la partida
Grilling | plancha; parrilla; brasa; asador; parrillero; manejo de plancha; carnes a la brasa
Fryer operation | freidora industrial; freidora
Oven operation in food production | horno industrial; hornos industriales; manejo de hornos; hornos de panadería; hornero; horno de convección; manejo de horno
Dessert preparation | postres; elaboración de postres; postres caseros; repostero; repostera
Pastry | pastelero; bollería; pastelería y repostería; pastelera; bollería y pastelería; hojaldres
Baking | panadero; elaboración de pan; panadería y bollería; obrador de panadería; horno de pan; panadera; panificación; amasado
Butchery | carnicería; carnicero; despiece; despiece de carne; charcutería y carnicería; corte de carne; carnicera; fileteado de carne
Deli counter | charcutería; corte de jamón; charcutero; cortador de jamón; corte de embutidos y quesos; corte de fiambres
Fishmongery | pescadería; pescadero; limpieza de pescado; pescadera; corte de pescado; fileteado de pescado
Fruit and vegetables | frutería; frutas y verduras; frutera; frutas y hortalizas; sección de frutería; frutero
Food cost control | escandallos; control de costes de cocina; control de escandallos; escandallo; elaboración de escandallos; fichas técnicas y escandallos
Food ordering | pedidos de cocina; pedido de alimentos; pedidos de materia prima; pedidos a proveedores de alimentos
Food safety | manipulador de alimentos; higiene alimentaria; carnet de manipulador de alimentos; carné de manipulador; manipuladora de alimentos; carnet de manipulador; normas de higiene alimentaria; certificado de manipulador de alimentos; higiene y manipulación de alimentos; manipulación e higiene alimentaria
Food service | servicio de sala; servicio en sala; servicio en mesa; toma de comandas; camarero de sala; camarera de sala; camarero; camarera; atención de mesas; servicio de barra y mesas; servicio de comedor; comandas; servicio a mesa; atención en sala; atención en mesa; mesero; mesera; bandeja; servicio de terraza
Bar work | servicio de barra; bartender en sala; atención en barra; camarero de barra; barra; camarera de barra; servicio en barra; barra y sala; preparación de bebidas; tiraje de cerveza
Cocktail making | cócteles; elaboración de cócteles; mixología; coctelería clásica; cócteles y combinados
Wine knowledge | enología; sumillería; cata de vinos; vinos; carta de vinos; sumiller; servicio de vinos; conocimiento de vinos
Coffee machine | máquina de café; cafetera industrial; manejo de cafetera; cafeteras
Table setting | montaje de mesas; montaje de salones; montaje y desmontaje de mesas; preparación de mesas; montaje de sala; puesta a punto de la sala
Catering | colectividades; restauración colectiva; comedor colectivo; cocina de colectividades; comedores colectivos; servicio de catering; eventos y catering
Buffets | bufé; bufet; bufé de desayuno; reposición de buffet; montaje de buffet; desayuno buffet; buffet de desayunos
Hospitality | hostelería y turismo; sector hostelero; restauración; hostelería y restauración; hostelería y hotelería; ramo de hostelería
Housekeeping | camarera de pisos; limpieza y preparación de habitaciones; camarera de piso; arreglo de habitaciones; limpieza de habitaciones de hotel; gobernanta; gobernanta de hotel; pisos y limpieza; puesta a punto de habitaciones
Bed making | hacer camas; cambio de sábanas; cambio de ropa de cama; hechura de camas; cambio de sábanas y toallas; sábanas
Hotel reception | recepción de hotel; recepcionista de hotel; entrada y salida de huéspedes; recepción hotelera; recepcionista en hotel
Check-ins | registro de huéspedes; entrada de huéspedes
Night audit | auditoría nocturna; recepción nocturna; auditor nocturno; recepcionista nocturno
Concierge | conserjería; conserjería de hotel
Cleaning | limpiador; limpiadora; tareas de limpieza; limpieza general; limpieza de instalaciones; personal de limpieza; peón de limpieza; limpieza de portales; limpieza de escaleras; barrido y fregado; fregado de suelos; limpieza de superficies; limpieza de zonas comunes; operaria de limpieza; limpieza de locales; servicios de limpieza; auxiliar de limpieza; limpieza de baños y aseos; fregado; barrido; limpieza y mantenimiento; barrer y fregar; limpieza de comunidades; limpieza de edificios
Office cleaning | limpieza de oficinas; limpieza de despachos; limpieza de oficinas y locales
School cleaning | limpieza de colegios; limpieza de centros escolares; limpieza de centros educativos
Hospital cleaning | limpieza de hospitales; limpieza hospitalaria; limpieza de quirófanos; limpieza de centros sanitarios
Industrial cleaning | limpieza industrial; limpieza de naves; limpieza de fábricas; limpieza de naves industriales; limpieza de maquinaria
Deep cleaning | limpieza a fondo; limpieza profunda
Builders' cleans | limpieza de fin de obra; limpieza fin de obra; limpiezas de obra; limpieza de final de obra
Window cleaning | limpieza de cristales; cristales; cristalero limpiador; limpieza de ventanas; limpiacristales; limpieza de vidrios
Carpet cleaning | limpieza de alfombras; limpieza de moquetas; limpieza de tapicerías
Floor care | abrillantado de suelos; pulido de suelos; decapado y encerado; tratamiento de suelos; cristalizado de suelos; máquina fregadora; rotativa y fregadora; abrillantado; fregadora
Vacuuming | aspirado; aspirado de moquetas; pasar la aspiradora; aspiradora; aspirado de suelos
Dusting | quitar el polvo; limpieza de polvo; limpieza de mobiliario; limpieza del polvo
Washroom cleaning | limpieza de aseos; limpieza de baños; limpieza de sanitarios; limpieza de aseos y baños; limpieza de lavabos
Kitchen cleaning | limpieza de cocina; limpieza de cocinas industriales; limpieza de la cocina
Domestic cleaning | limpieza de casas; limpieza del hogar; limpieza doméstica; limpieza de domicilios; limpieza de viviendas; limpieza de hogares; limpieza de pisos particulares
Cleaning chemicals | productos químicos de limpieza; productos de limpieza; manejo de productos de limpieza; dosificación de productos
Pressure washing | hidrolimpiadora; limpieza a presión; agua a presión; limpieza con agua a presión
Waste management | gestión de residuos; residuos; separación de residuos; tratamiento de residuos; residuos urbanos; gestión de residuos sólidos
Recycling | reciclaje; punto limpio; reciclado; plantas de reciclaje; reciclaje de residuos
Refuse collection | recogida de basuras; recogida de residuos; peón de recogida de basuras; recogida de residuos urbanos
Street cleansing | limpieza viaria; barrendero; barrido de calles; barrendera; limpieza de calles; barredora
Pest control | control de plagas; desratización; desinsectación; fumigación de plagas; desratización y desinsectación; plagas
Caretaking | conserje; portero de finca; conserje de edificio; portería; portero; conserjería de edificios; ordenanza; bedel; conserje de finca
Supermarket work | supermercado; supermercados; dependienta de supermercado; gran superficie; hipermercado; personal de supermercado; cajera reponedora; cajero reponedor; grandes superficies
Shelf stacking | reposición de lineales; reponedor; reposición de mercancía; reposición de productos; reponedora; reposición de estanterías; reposición de género; colocación de producto; reposición de stock; reponer mercancía; colocación de género; frenteo; frentear; reposición y frenteo; reposición de lineal; reposición en tienda
Visual displays | exposición de productos; presentación de productos; exposición del producto; implantación de productos; colocación y presentación de productos; exposición de artículos; montaje de escaparates; colocación del producto
Retail sales | dependienta; dependiente; venta en tienda; venta al público; vendedora de tienda; dependienta de tienda; vendedor de tienda; venta al por menor; venta de ropa; dependienta de moda; venta y asesoramiento; venta asistida; asesoramiento y venta; venta directa al público; atención y venta
Retail | comercio al por menor; tienda de ropa; comercio y venta; sector retail; pequeño comercio; tienda
Till operation | cobro en caja; cajera; manejo de caja registradora; caja registradora; cajero; apertura y cierre de caja; cobro a clientes; cobros; cobro; cajera de supermercado; manejo de TPV; línea de cajas; cobro y atención en caja; apertura de caja; manejo de caja y TPV; manejo de la caja; cuadre y cierre de caja; caja y TPV; cobrar
Taking payments | cobro con tarjeta; cobro de tarjetas; pagos con tarjeta; cobros en efectivo y tarjeta; datáfono; cobro en efectivo
Returns and refunds | devoluciones; cambios y devoluciones; devolución de mercancía; gestión de devoluciones; devoluciones y cambios; tramitación de devoluciones
Customer service | atención al público; trato con el público; atención a clientes; trato al cliente; trato con clientes; asesoramiento al cliente; cara al público; atención y asesoramiento al cliente; trato con el cliente; atención personalizada; atención personalizada al cliente; atención presencial; atención a usuarios; atención al usuario; atención a la clientela
Fashion retail | moda y complementos; venta de moda; tienda de moda; sector moda
Fitting room service | probadores; probador; control de probadores; atención en probadores; gestión de probadores
Floristry | floristería; florista; arreglos florales; ramos de flores; composiciones florales; centros de flores
Fuel retail | expendedor de gasolina; expendedora de gasolina
Petrol forecourt work | gasolinera; estación de servicio; expendedor de estación de servicio; estaciones de servicio
Bookkeeping | asientos contables; registro de facturas; contabilización de facturas; registros contables; libros contables; registro contable; llevanza de libros contables; contabilización; introducción de asientos; libro mayor y diario; contabilidad general; contabilidad de autónomos y pymes; llevanza de contabilidad
Purchase ledger | facturas de proveedores; contabilización de facturas de proveedores; contabilidad de proveedores; cuentas a pagar; registro de facturas de proveedores; facturas recibidas; gestión de proveedores y acreedores
Supplier payments | pago a proveedores; pagos a proveedores; remesas de pago; pagos de facturas; pago de facturas; transferencias a proveedores; gestión de pagos
Sales ledger | contabilidad de clientes; cuentas a cobrar; facturas de clientes; facturas emitidas; cuentas de clientes
Invoicing | emisión de facturas; facturación a clientes; elaboración de facturas; facturación de clientes; facturación y cobros; realización de facturas; facturación electrónica; facturación y albaranes; facturas
Credit control | reclamación de impagos; gestión de impagados; impagados; cobros e impagos; gestión de cobro; impagos; seguimiento de cobros; recobro; recobros; cobro de impagados; gestión de morosos; control de cobros; gestión de impagos
Bank reconciliation | conciliación de bancos; conciliaciones de bancos; punteo de bancos; conciliación de cuentas bancarias; control de bancos; punteo bancario; movimientos bancarios
Account reconciliation | cuadre de cuentas; punteo de cuentas; conciliación contable; conciliación de saldos; conciliación de proveedores; conciliaciones contables; revisión de cuentas; cuadre de saldos
Depreciation | amortizaciones; amortización; amortización de inmovilizado; amortizaciones de inmovilizado
Fixed assets | inmovilizados; activo fijo; gestión del inmovilizado; inventario de activos fijos; activos inmovilizados; control de activos fijos
Trial balance | balance de sumas y saldos; balances de comprobación; sumas y saldos
Balance sheet preparation | elaboración de balances; balance de situación; elaboración del balance; balance anual; preparación de balances
P&L account | cuenta de pérdidas y ganancias; pérdidas y ganancias
VAT returns | declaración trimestral de IVA; modelos 303 y 390; impuestos trimestrales; modelo 390; liquidación del IVA; IVA e IRPF; IVA trimestral; declaraciones trimestrales; liquidación trimestral de IVA
Income tax returns | declaración de la renta; IRPF; =IRPF; declaraciones de renta; declaraciones de la renta; campaña de la renta; renta y patrimonio; modelo 100; declaraciones de IRPF
Corporation tax | impuesto de sociedades; impuesto sobre sociedades; modelo 200; declaración del impuesto de sociedades; modelos 200 y 202
Tax | declaración de impuestos; presentación de impuestos; asesoría fiscal; impuestos y tributos; fiscal y contable; modelos tributarios; obligaciones fiscales; liquidación de impuestos; liquidaciones de impuestos; asesor fiscal; declaraciones fiscales; derecho tributario; tributación; derecho fiscal; declaraciones de impuestos; gestión fiscal; impuesto; derecho financiero y tributario; presentación de modelos
Payroll | confección de nóminas; elaboración de nóminas; nóminas y seguros sociales; nóminas y contratos; realización de nóminas; cálculo de nóminas; seguros sociales; liquidación de nóminas; nóminas y seguridad social; administración de nóminas; cálculo de finiquitos; finiquitos; gestión de nóminas y seguros sociales; nóminas mensuales; procesamiento de nóminas
National Insurance contributions | altas y bajas en la Seguridad Social; Seguridad Social; cotizaciones a la Seguridad Social; Sistema RED; afiliaciones y bajas; altas y bajas; afiliación y cotización; Siltra y Contrat@; cotizaciones sociales; sistema RED y Siltra; altas, bajas y variaciones
Cash flow management | control de tesorería; previsiones de tesorería; control de flujo de caja; flujos de caja; tesorería y bancos; cash flow semanal; gestión de la tesorería; tesorería
Petty cash | caja chica; control de caja chica; caja menor; fondo fijo de caja
Accounting software | ContaPlus; A3 contabilidad; programas de contabilidad; programa contable; A3ASESOR; A3CON; ContaSol; software contable; NominaPlus; A3NOM; FacturaPlus; programas de facturación
Expense processing | notas de gastos; gestión de gastos; gastos de viaje; liquidación de gastos; liquidaciones de gastos; control de gastos; hojas de gastos
Personnel files | expedientes de trabajadores; archivo de personal; expedientes de empleados
Employment contracts | contratos de trabajo; contratación laboral; elaboración de contratos de trabajo; contratos laborales; contrataciones; contratación de personal; contrato de trabajo
Absence management | gestión de bajas; bajas médicas; absentismo; vacaciones y bajas; bajas laborales; partes de baja; gestión de vacaciones; gestión del absentismo; control de ausencias
Time and attendance | control horario; fichajes; registro de jornada; control de presencia; registro horario; control de fichajes
Performance management | evaluación del desempeño; evaluaciones de desempeño; evaluación de desempeño; evaluación de rendimiento; evaluación del rendimiento
Job advertising | publicación de ofertas de empleo; ofertas de empleo; publicación de vacantes; publicación de ofertas; anuncios de empleo; redacción de ofertas de empleo
Sifting | criba curricular; criba de currículos; filtrado de candidatos; cribado curricular; filtro de currículos; criba de candidaturas; preselección; cribado de candidatos
Interviewing | entrevistas de selección; entrevistas por competencias; realización de entrevistas; entrevistas a candidatos; entrevistas de personal; entrevistas telefónicas; entrevistas con candidatos; entrevistas
Employee onboarding | acogida de nuevos empleados; incorporación de nuevos trabajadores; plan de acogida; acogida de personal; planes de acogida; acogida e integración; acogida de nuevas incorporaciones; incorporación de personal
Learning and development | planes de formación; plan de formación; gestión de la formación; detección de necesidades formativas; formación continua; necesidades formativas; formación bonificada; formación de empleados; capacitación de personal; capacitación; planes formativos
Health and safety | riesgos laborales; =PRL; prevención de riesgos; técnico en prevención de riesgos laborales; curso de prevención de riesgos laborales; curso PRL; normas de seguridad e higiene; seguridad e higiene; seguridad e higiene en el trabajo; normas de seguridad; plan de prevención; curso básico de prevención; 20 horas PRL; recurso preventivo; curso de 20 horas PRL; seguridad en el trabajo; técnico superior en prevención; normativa de seguridad
Redundancy | despidos; despidos y finiquitos; =ERE; =ERTE; expedientes de regulación de empleo
Collective bargaining | convenios colectivos; negociación colectiva; convenio colectivo; negociación de convenios; comité de empresa y convenios
Temporary worker placement | empresa de trabajo temporal; trabajo temporal
Primary teaching | educación primaria; maestra de primaria; maestro de primaria; profesora de primaria; maestro de educación primaria; magisterio; magisterio en educación primaria; maestra de educación primaria; grado en educación primaria; magisterio de primaria
Secondary teaching | educación secundaria; profesor de secundaria; bachillerato; profesora de secundaria; educación secundaria obligatoria; enseñanza secundaria; ESO y bachillerato; máster de profesorado; máster en formación del profesorado; máster en profesorado
Lesson planning | programación didáctica; programaciones didácticas; unidades didácticas; programación de aula; elaboración de unidades didácticas; situaciones de aprendizaje; preparación de materiales didácticos; planificación docente; programación docente; planificación didáctica; diseño de actividades; unidad didáctica; preparación de las clases; elaboración de material didáctico
National Curriculum | currículo oficial; currículo nacional; currículo escolar; currículo LOMLOE
Differentiation | adaptaciones curriculares; adaptación curricular; atención a la diversidad; enseñanza personalizada; atención individualizada al alumnado; adaptación de contenidos
Assessing learners | evaluación de alumnos y calificación; evaluación del aprendizaje; evaluación de estudiantes; evaluación formativa; evaluación continua
Marking work | corrección de exámenes; corrección de trabajos; corrección de tareas; corrección de ejercicios; exámenes y correcciones
Form tutor | tutoría de grupo; tutor de grupo; tutora de grupo; acción tutorial; tutorías; tutora de aula; tutor de aula; tutor de curso
Teaching assistance | auxiliar de conversación; auxiliar educativo; asistente de aula; apoyo en el aula; auxiliar de aula; apoyo en aula; auxiliar técnico educativo; auxiliar de educación infantil; ayudante de aula; apoyo educativo
Extra-curricular activities | actividades extraescolares; extraescolares; monitor de extraescolares; actividad extraescolar; talleres extraescolares; monitora de extraescolares; profesora de extraescolares
Lunchtime supervision | comedor escolar; monitor de comedor; monitora de comedor; monitor de comedor escolar; vigilancia de comedor; cuidadora de comedor; comedores escolares; vigilancia de patio y comedor; auxiliar de comedor escolar
Playground supervision | vigilancia de recreo; vigilancia de patio; vigilancia en el patio; vigilancia de recreos; guardias de patio
Out of school clubs | aula matinal; campamento urbano; ludoteca escolar; acogida matinal; campamentos urbanos; escuela de verano; guardería escolar de tarde
Private tutoring | clases de repaso; refuerzo escolar; profesor particular; clases de apoyo; profesora particular; clases de refuerzo; apoyo escolar; apoyo al estudio; repaso escolar; clases particulares de inglés; clases particulares de matemáticas; refuerzo educativo
Maths teaching | clases de matemáticas; profesor de matemáticas; profesora de matemáticas; enseñanza de matemáticas; docencia de matemáticas; didáctica de las matemáticas
Mathematics | matemática aplicada; cálculo y álgebra
Science teaching | profesor de ciencias; clases de ciencias; ciencias naturales; profesora de ciencias; ciencias de la naturaleza; conocimiento del medio; enseñanza de las ciencias
Modern foreign languages teaching | enseñanza de idiomas; profesor de idiomas; profesora de idiomas; clases de idiomas; docencia de idiomas; enseñanza de lenguas extranjeras
English language teaching | clases de inglés; profesora de inglés; profesor de inglés; enseñanza de inglés; enseñanza del inglés; maestra de inglés; docencia de inglés; academia de inglés; maestro de inglés
Spanish teaching | español como lengua extranjera; profesor de español; clases de español; enseñanza de español; profesora de español; enseñanza del español como lengua extranjera
PE teaching | educación física; profesor de educación física; maestro de educación física; clases de educación física; profesora de educación física; maestra de educación física
Music teaching | profesor de música; clases de música; educación musical; profesora de música; enseñanza musical; maestro de música
Adult education | educación de adultos; formación de adultos; educación de personas adultas; enseñanza de adultos
Vocational teaching | formación profesional docente; docencia en formación profesional; profesor de formación profesional; profesor técnico de formación profesional; formación profesional para el empleo; formación ocupacional; docente de certificados de profesionalidad
Dyslexia support | dislexia; alumnos con dislexia; dificultades de aprendizaje; dificultades lectoras; reeducación de la dislexia
Hairdressing | peluquero; peluquera; cortes y peinados; peinados; peinado; estilismo; corte y peinado; oficiala de peluquería
Hair colouring | tintes; mechas; coloración; tinte de pelo; coloración capilar; mechas y tintes; colorimetría; tintes y mechas
Shampooing | lavado de cabello; lavado de cabezas
Barbering | barbería; barbero; corte de caballero; arreglo de barba; corte masculino; barba y bigote
Manicure and pedicure | manicura y pedicura; manicura; pedicura; manicura rusa; manicura permanente
Gel nails | uñas de gel; uñas acrílicas y de gel; esmaltado permanente
Waxing | depilación con cera; depilación a la cera; depilación; cera caliente; depilación cera
Laser hair removal | depilación láser; fotodepilación; depilación con láser
Facials | tratamientos faciales; limpieza facial; limpieza de cutis; higiene facial
Body treatments | tratamientos corporales; tratamiento corporal; envolturas corporales
Eyelash treatments | extensiones de pestañas; pestañas; lifting de pestañas; tinte de pestañas
Beauty therapy | esteticista; tratamientos estéticos; tratamientos de belleza; estética y belleza; tratamientos de estética; auxiliar de estética; centro de estética
Manual lymphatic drainage | drenaje linfático; drenaje linfático manual
Fruit picking | recogida de fruta; recolección de fruta; recolección de aceituna; recogida de aceituna; recogida de naranja; campaña de fruta
Harvesting crops | cosecha; recolección; vendimia; recolección de hortalizas; recogida de hortalizas; recolección agrícola
Farming | peón agrícola; agricultor; labores agrícolas; trabajo agrícola; tareas agrícolas; agronomía; trabajos agrícolas; ingeniería agrónoma; faenas agrícolas; jornalero; peón de campo
Pruning plants | poda; poda de árboles; poda de setos; poda de viñas; poda de olivos
Seed sowing | siembra; sembrado; siembra y plantación
Planting schemes | plantación y diseño de jardines
Irrigation | riego; riego por goteo; sistemas de riego; instalación de riego; riegos; regadío; riego automático
Pesticides | fitosanitarios; aplicación de fitosanitarios; productos fitosanitarios; carnet de fitosanitarios; aplicador de fitosanitarios; tratamientos fitosanitarios; carné de fitosanitarios; manipulador de productos fitosanitarios; plaguicidas
Fertiliser application | abonado; fertilización; aplicación de abonos
Tractor driving | manejo de tractor; tractorista; tractor agrícola; conducción de tractor; tractores; conducción de tractores; manejo de tractores; manejo de maquinaria agrícola; maquinaria agrícola
Milking | ordeño; ordeñador; ordeño mecánico; sala de ordeño; ordeño de vacas
Cattle | ganado vacuno; ganado bovino; vacas; vacuno; bovino de leche; terneros
Livestock farming | ganadería; ganadero; cuidado del ganado; alimentación del ganado; explotaciones ganaderas; explotación ganadera; producción animal
Pig farming | ganado porcino; porcino; granjas de cerdos; granja porcina; explotación porcina
Poultry farming | avicultura; granjas avícolas; pollos de engorde; gallinas ponedoras
Vineyard | viñedo; viticultura; viñedos; viñas; viticultura y enología
Greenkeeping | mantenimiento de campos de golf
Lawn mowing | corte de césped; cortacésped; siega de césped; segar césped
Strimming | desbroce; desbrozadora; manejo de desbrozadora
Hedge cutting | recorte de setos; cortasetos; corte de setos; setos
Chainsaw operation | motosierra; manejo de motosierra; motoserrista
Forestry | trabajos forestales; silvicultura y montes; peón forestal; ingeniería forestal; ingeniería de montes; aprovechamientos forestales
Grounds maintenance | mantenimiento de zonas verdes; zonas verdes; mantenimiento de jardines; mantenimiento de parques y jardines; parques y jardines
Fish farming | piscicultura; acuicultura; piscifactoría
Sewing | costura; máquina de coser; costurera; cosido; confección textil; confección de prendas; máquina de coser industrial; máquina plana y overlock; confección industrial
Pattern cutting | patronaje; patronista; patronaje industrial; patronaje y confección; patrones y escalado
Garment alterations | arreglos de ropa; arreglos de costura; arreglo de ropa; composturas; arreglos textiles; arreglo de prendas
Reception | recepción de visitas; atención de visitas; recepcionista; recepción y atención telefónica; recepción de clientes; atención a visitas; recepción de visitantes
Switchboard | centralita; centralita telefónica; atención de centralita; operadora telefónica; gestión de centralita; telefonista
Telephone skills | atención de llamadas; recepción de llamadas; llamadas telefónicas; gestión de llamadas; atención de teléfono; atención de llamadas telefónicas; atender el teléfono; atención telefónica a clientes; teléfono y correo; atención telefónica y presencial
Filing | archivo de documentación; archivado; archivado de documentos; clasificación de documentos; organización de archivos; gestión de archivo; archivo y clasificación
Photocopying | fotocopias; fotocopiadora; reprografía; fotocopias y escaneos; fotocopiado
Scanning | escaneo de documentos; digitalización de documentos; escaneado; escaneado de documentos
Mail handling | correo postal; gestión de correo; correspondencia postal; envío de correspondencia; gestión de correspondencia; correo ordinario; gestión del correo postal; registro de entrada y salida
Office equipment | equipos de oficina; máquinas de oficina; equipos ofimáticos; material y equipos de oficina
Office supplies | material de oficina; suministros de oficina; pedidos de material de oficina; compra de material de oficina; papelería y material de oficina
Administration | tareas administrativas; auxiliar administrativo; apoyo administrativo; trabajo administrativo; gestiones administrativas; labores administrativas; funciones administrativas; trámites administrativos; auxiliar administrativa
Legal drafting | redacción de contratos; redacción de demandas; demandas y recursos; redacción de escritos; escritos judiciales; redacción de recursos; redacción de escritos judiciales; redacción jurídica; redacción de contratos y demandas; elaboración de contratos
Law | derecho; abogado; abogada; ciencias jurídicas; graduada en derecho; grado en derecho; abogacía; licenciatura en derecho
Criminal law | derecho penal; procesos penales; penalista; derecho procesal penal
Family law | derecho de familia; divorcios; separaciones y divorcios; derecho de familia y sucesiones
Administrative law | derecho administrativo; procedimiento administrativo; derecho público; contencioso-administrativo
Immigration law | derecho de extranjería; extranjería; trámites de extranjería; inmigración y extranjería
Constitutional law | derecho constitucional
Mediation | mediación; mediación familiar; mediador; mediación de conflictos; mediación civil
Court attendance | asistencia a juicios; juicios; asistencia letrada; vistas judiciales; procedimientos judiciales; asistencia a juicio
Legal advice | asesoramiento jurídico; asesoría jurídica; consultas jurídicas; asesoramiento legal; asesor jurídico; asesoría legal
Working with vulnerable people | riesgo de exclusión; colectivos vulnerables; personas vulnerables; exclusión social; riesgo de exclusión social; personas en riesgo de exclusión; colectivos en riesgo de exclusión; familias vulnerables; colectivos desfavorecidos
Social work assessment | informes sociales; elaboración de informes sociales; informe social; valoración social; diagnóstico social; historia social
Social work | trabajadora social; trabajador social; intervención social; servicios sociales; educación social; educador social; acción social; integración social; educadora social; educador y trabajador social; ayudas sociales
Domestic abuse support | violencia de género; violencia machista; víctimas de violencia de género; violencia doméstica; mujeres víctimas de violencia; violencia intrafamiliar; violencia familiar
Children in care | menores tutelados; centros de menores; centro de menores; acogida de menores; menores en desamparo; centros de protección de menores; menores en acogimiento
Activities coordination | animación sociocultural; animadora sociocultural; dinamización de actividades; talleres ocupacionales; animador sociocultural; dinamización de grupos; actividades de ocio y tiempo libre; monitor de ocio y tiempo libre; ocio y tiempo libre; monitora de ocio y tiempo libre; dinamización sociocultural; monitor de tiempo libre; animación turística
Holiday camps | campamentos; monitor de campamento; campamentos de verano; colonias de verano; monitora de campamento; campamento de verano
Patrols | rondas; rondas de vigilancia; patrulla; patrullaje; rondas de seguridad; vigilancia y rondas
Access control duties | control de accesos; control de acceso; control de entradas; control de entradas y salidas; control de accesos y visitas; control de acceso de personas y vehículos
Security guarding | vigilante de seguridad; guardia de seguridad; vigilancia de seguridad; auxiliar de servicios de seguridad; vigilancia y seguridad; vigilancia de instalaciones; protección de personas y bienes; vigilancia privada
Customer visits | visitas a clientes; visitas comerciales; visitas comerciales a clientes
Prospecting | captación de nuevos clientes; búsqueda de clientes; prospección de clientes; prospección; búsqueda de nuevos clientes; captación y fidelización de clientes; prospección comercial; apertura de nuevos clientes; captar clientes
Sales | comercial de ventas; agente comercial; asesor comercial; técnico comercial; asesora comercial; representante comercial; gestión comercial; técnicas de venta; asesor de ventas; venta consultiva y cierre
Marketing planning | plan de marketing; planes de marketing; planificación de marketing; elaboración de planes de marketing
Advertising | campañas de publicidad; campañas publicitarias; publicidad y relaciones públicas; anuncios publicitarios
Logo design | diseño de logotipos; logotipos; creación de logotipos; diseño de logos; diseño de logotipo
Desktop publishing | maquetación; maquetación de folletos; maquetación editorial; maquetación de revistas; autoedición; maquetador
Brand identity design | identidad corporativa; identidad visual; imagen corporativa; identidad visual corporativa; diseño de identidad corporativa; imagen de marca
Brochure design | diseño de folletos; folletos; diseño de catálogos; catálogos y folletos
Chromatography | cromatografía; cromatografía líquida; cromatografía de gases; técnicas cromatográficas
Microbiology | microbiología; cultivos microbiológicos; análisis microbiológicos; análisis microbiológico
Chemical analysis | análisis químico; análisis químicos; análisis fisicoquímicos; análisis físico-químico; química analítica
Laboratory techniques | análisis de laboratorio; técnicas analíticas; técnico de laboratorio; pruebas de laboratorio; trabajo de laboratorio; ensayos de laboratorio; análisis clínicos
Chemistry | química; química orgánica; química inorgánica; química física; ciencias químicas
Physics | física; física aplicada; ciencias físicas
Biology | biología; ciencias biológicas; biología celular y general
Biochemistry | bioquímica; bioquímica clínica
Biotechnology | biotecnología; ingeniería biotecnológica
Molecular biology | biología molecular; biología molecular y celular
Genetics | genética humana
Geography | geografía; geografía e historia
Geology | geología; ciencias geológicas
Economics | economía; ciencias económicas; economista; economía aplicada; microeconomía; macroeconomía
Sociology | sociología; ciencias sociales y sociología
Political science | ciencias políticas; politología
International relations | relaciones internacionales
Philosophy and ethics | filosofía; filosofía y ética
Art history | historia del arte
Criminology | criminología
Insurance sales | venta de seguros; seguros de hogar; agente de seguros; seguros de vida y hogar; seguros de auto; asesor de seguros; comercial de seguros; venta de pólizas
Account opening | apertura de cuentas; apertura de cuentas bancarias; altas de cuentas
Consumer lending | préstamos; préstamos personales; créditos personales; crédito al consumo; préstamos y créditos; concesión de préstamos
Mortgage lending | préstamos hipotecarios; créditos hipotecarios; préstamo hipotecario
Lettings | alquiler de viviendas; alquileres; alquiler de inmuebles; arrendamientos; gestión de alquileres; alquiler de pisos; arrendamiento
Real estate sales | compraventa de viviendas; venta de viviendas; inmobiliaria; venta de inmuebles; agente inmobiliario; compraventa de inmuebles; agencia inmobiliaria; asesor inmobiliario; agente inmobiliaria; venta de pisos
Property management | administración de fincas; gestión de inmuebles; gestión de propiedades; administrador de fincas; administración de comunidades; gestión inmobiliaria; gestión de comunidades de propietarios
Property valuation | tasación de inmuebles; tasaciones; valoración de inmuebles; tasación; tasador; valoraciones inmobiliarias
Property viewings | visitas a inmuebles; visitas a viviendas; visitas a pisos; enseñar pisos
Relational databases | bases de datos relacionales; base de datos relacional; bases de datos SQL
Databases | diseño y gestión de bases de datos; gestión de bases de datos
Unit testing | pruebas unitarias; tests unitarios
Code review | revisión de código; revisiones de código
Web development | aplicaciones web; desarrollo de aplicaciones web; desarrollador web; desarrollo de páginas web; páginas web; creación de páginas web; programación web; programador web; desarrolladora web; desarrollo de sitios web
Software development | desarrollador de software; desarrollo de aplicaciones; desarrollo de aplicaciones informáticas; programadora; desarrollador; desarrollo de aplicaciones multiplataforma; desarrolladora de software
IT support | soporte a usuarios; soporte informático a usuarios; asistencia informática; helpdesk y soporte; soporte técnico informático; reparación de ordenadores; técnico informático; mantenimiento de equipos informáticos; mantenimiento informático; microinformática; soporte técnico a usuarios; montaje y reparación de ordenadores; atención a usuarios informáticos; reparación de equipos informáticos
Computer literacy | informática a nivel usuario; ofimática e internet; manejo de ordenador; informática básica; nivel usuario de informática; manejo de PC; conocimientos de informática
Statistics | análisis estadístico; estadística descriptiva; análisis estadísticos
Veterinary medicine | veterinaria; clínica veterinaria; veterinario; auxiliar de veterinaria; ciencias veterinarias; medicina veterinaria
Dog grooming | peluquería canina; estética canina; peluquero canino; peluquera canina
Dog walking | paseo de perros; paseador de perros; paseadora de perros
Lifeguarding duties | socorrista; socorrismo acuático; socorrista acuático; salvamento y socorrismo; socorrismo
Sports coaching | entrenador; entrenamiento deportivo; entrenador deportivo; monitor deportivo; actividades deportivas; monitora deportiva; ciencias de la actividad física y del deporte; entrenadora
Tour guiding | guía turístico; visitas guiadas; guía turística; guía de turismo; guía oficial de turismo; guía acompañante
Tourism | turismo; información turística; sector turístico; agencia de viajes
Library and information services | biblioteca; bibliotecaria; biblioteconomía; biblioteconomía y documentación; bibliotecario; archivística y biblioteconomía
Interior design | diseño de interiores; interiorismo; decoración de interiores; interiorista; diseñador de interiores
Journalism | redacción de noticias; periodista; reportajes; noticias y reportajes; redacción periodística; crónicas y reportajes
Massage | masajista; quiromasaje; masaje terapéutico; masaje deportivo y relajante; masajes relajantes
Physiotherapy | fisioterapeuta; sesiones de fisioterapia
Computer networking | redes y sistemas; redes locales; redes de ordenadores; administración de sistemas y redes; configuración de redes; redes de datos
Nursing | enfermera; enfermero; cuidados de enfermería; auxiliar de enfermería; grado en enfermería; =TCAE; técnico en cuidados auxiliares de enfermería; técnicas de enfermería; auxiliar de clínica
Care of patients | cuidado del paciente; atención a pacientes; atención directa al paciente; cuidados del paciente; atención integral al paciente
Elderly care | personas mayores; cuidado de personas mayores; atención a personas mayores; gerocultora; gerocultor; atención a mayores; cuidado de adultos mayores; personas dependientes; cuidadora de personas mayores; atención a la dependencia; tercera edad; cuidadora; cuidador
Dementia care | pacientes con alzheimer; enfermos de alzheimer; deterioro cognitivo; personas con demencia
Childcare | cuidado de menores; niñera y cuidado infantil; cuidadora de niños; cuidado de bebés y niños; atención a la infancia
Nursing homes | residencia de mayores; residencia geriátrica; centro geriátrico; residencia de la tercera edad
Domiciliary care | atención a domicilio; servicio de ayuda a domicilio; cuidados a domicilio; auxiliar de ayuda a domicilio; atención sociosanitaria a personas en el domicilio
Teaching | maestra; profesora; impartición de clases; clases presenciales; docente; labor docente; impartir clases; clases online y presenciales
Accounting | contable; técnico contable; auxiliar contable; contabilidad financiera; contabilidad y finanzas; administración y finanzas; contadora pública; asistente contable
Human resources | técnico de recursos humanos; departamento de recursos humanos; =RRHH; RRHH; gestión de recursos humanos; recursos humanos y relaciones laborales
HR administration | administración de recursos humanos; administración de RRHH; trámites de personal; gestiones de personal
Recruitment | selección y contratación; reclutamiento y selección; técnico de selección; selección y formación de personal; contratación y selección; headhunting y selección
Procurement | gestión de compras y proveedores; pedidos a proveedores; pedidos de material; compra de materiales; realización de pedidos a proveedores; compras y proveedores; aprovisionamientos
Nutrition analysis of food | bromatología; valoración nutricional de alimentos
Dental technology | protésico dental; laboratorio de prótesis dental; laboratorio protésico
Environmental auditing | auditorías ambientales; auditoría ambiental; auditoría medioambiental; auditorías medioambientales
Cladding installation | fachadas ventiladas; montaje de fachadas; panel sándwich; montaje de panel sándwich
Facades | rehabilitación de fachadas; fachadas; restauración de fachadas; revestimiento de fachadas
Footwear fitting | venta de calzado; zapatería; dependienta de zapatería
Footwear manufacture | fabricación de calzado; industria del calzado; aparado de calzado; aparadora de calzado
Supervision | supervisora; supervisión de personal; supervisión del personal; supervisor de equipo
Project management | dirección de proyectos; gestión de proyecto; jefe de proyecto; coordinación de proyectos; gestor de proyectos; jefa de proyecto
Data analysis | analista de datos; análisis e interpretación de datos
Reporting | informes y estadísticas; elaboración de reportes; informes mensuales; reportes
Parental engagement | reuniones con padres; atención a familias; comunicación con las familias; tutorías con padres; entrevistas con padres; trato con las familias; reuniones de padres; comunicación con padres
Complaint handling | quejas y reclamaciones; atención de quejas; reclamaciones; resolución de quejas; reclamaciones de clientes
`;
