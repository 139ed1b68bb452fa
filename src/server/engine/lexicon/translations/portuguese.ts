/** Concepts as curricula vitae in Portuguese name them. */
export const portuguese = `
Bathing | banho no leito; banhos no leito; banho de leito
Personal care | cuidados de higiene; higiene de utentes; higiene dos utentes; higiene e conforto; cuidados de higiene e conforto; higiene de idosos; higiene e alimentação
Assisting with eating and drinking | alimentação de utentes; alimentação de pacientes; apoio na alimentação; apoio nas refeições; auxílio na alimentação
Oral hygiene | higiene oral
Moving and handling of people | mobilização de pacientes; mobilização de utentes; transferência de utentes; transferência de pacientes; mobilização de doentes; transferência de doentes
Hoist transfers | elevador de transferência; transferência com elevador; uso de elevador; grua de transferência
Repositioning | mudança de decúbito; alternância de decúbito; posicionamentos de doentes; posicionamento de doentes; posicionamento de utentes; mudança de posição
Pressure ulcer prevention | prevenção de úlceras por pressão; prevenção de úlceras de pressão; úlceras por pressão; úlceras de pressão; prevenção de escaras; prevenção de lesões por pressão; lesão por pressão
Mobility support | apoio à mobilidade; auxílio na locomoção; apoio na mobilidade; deambulação; auxílio na deambulação
Toileting | troca de fraldas geriátricas; mudança de fraldas geriátricas; idas à casa de banho
Continence care | incontinência; cuidados de incontinência; incontinência urinária
Catheterisation | algaliação; algaliações; cateterismo vesical; sondagem vesical; cateterização vesical
Catheter care | cuidados com sondas; cuidados com sonda vesical; manutenção de sondas
Nasogastric feeding | sonda nasogástrica; entubação nasogástrica; sondagem nasogástrica; intubação nasogástrica; alimentação por sonda
Enteral feeding | nutrição entérica; nutrição enteral; alimentação entérica; alimentação enteral; gastrostomia
Stoma care | cuidados de estomas; ostomias; colostomia; cuidados a ostomizados; cuidados com ostomias
Tracheostomy care | traqueostomia; cuidados com traqueostomia
Suctioning | aspiração de secreções; aspiração de vias aéreas; aspiração traqueal
Oxygen therapy | oxigenoterapia; administração de oxigénio
Nebuliser | nebulização; nebulizações; aerossolterapia; inaloterapia
Injections | injeções; injetáveis; aplicação de injeções; injeções intramusculares; injetáveis intramusculares; via intramuscular
IV therapy | terapêutica endovenosa; terapia intravenosa; medicação endovenosa; soroterapia; administração endovenosa; terapia endovenosa; fluidoterapia
Medication administration | administração de terapêutica; administração da medicação; administração de fármacos; administração de medicamentos e terapêutica; administração de remédios; preparação e administração de medicação
Insulin administration | administração de insulina; insulina; insulinoterapia
Blood glucose monitoring | glicemia; glicemia capilar; controlo de glicemia; avaliação de glicemia; pesquisa de glicemia; controle de glicemia
Blood pressure monitoring | tensão arterial; pressão arterial; avaliação da tensão arterial; medição da tensão; aferição de pressão; aferição de pressão arterial
Vital signs | avaliação de sinais vitais; monitorização de sinais vitais; verificação de sinais vitais; aferição de sinais vitais; registo de sinais vitais; controlo de sinais vitais
Patient monitoring | monitorização de doentes; monitorização de pacientes; vigilância de doentes; vigilância do doente
Wound care | execução de pensos; realização de pensos; pensos simples; pensos e suturas; realização de curativos; cuidado com feridas; cuidados com feridas; feridas complexas; pensos
Suturing | suturas; sutura de feridas; remoção de suturas; extração de pontos; remoção de pontos; retirada de pontos
Compression therapy | ligaduras; terapia compressiva
Triage | triagem; triagem de Manchester; triagem de doentes; triagem de pacientes; acolhimento com classificação de risco; classificação de risco
Immunisation | vacinação; vacinas; administração de vacinas; campanhas de vacinação; imunização; imunizações; sala de vacinas
ECG | eletrocardiograma; realização de eletrocardiogramas; electrocardiograma
Basic life support | suporte básico de vida; =SBV
Resuscitation | reanimação; ressuscitação; reanimação cardiorrespiratória; ressuscitação cardiopulmonar
Advanced life support | suporte avançado de vida
Intubation | entubação orotraqueal; intubação orotraqueal; entubação endotraqueal; intubação endotraqueal
Blood transfusion | transfusões; transfusão sanguínea; transfusão de sangue; hemoderivados; hemoterapia; hemotransfusão
Chemotherapy | quimioterapia; administração de quimioterapia
Radiotherapy | radioterapia
Immunotherapy | imunoterapia
Theatre nursing | bloco operatório; enfermagem perioperatória; instrumentação cirúrgica; enfermeira instrumentista; centro cirúrgico; instrumentadora cirúrgica
Anaesthetics | anestesiologia; anestesia
Anaesthetic nursing | enfermagem de anestesia
Post-operative care | cuidados pós-operatórios; pós-operatório; doentes pós-operados
Pre-operative | pré-operatório; preparação pré-operatória
Surgical instruments | instrumental cirúrgico; material cirúrgico; instrumentos cirúrgicos
Sterile services | esterilização; esterilização de material; esterilização de instrumentos; central de esterilização; central de material e esterilização
Disinfection | desinfeção; desinfecção; desinfeção de superfícies; limpeza e desinfeção; higienização; higienização e desinfecção; higienização de superfícies; limpeza e desinfecção
Hand hygiene | higienização das mãos; lavagem das mãos; higiene das mãos
Medical records | processos clínicos; processo clínico; prontuários; prontuário; prontuário médico; ficha clínica; histórico clínico; prontuários médicos
Clinical record keeping | registos de enfermagem; evolução de enfermagem; registros de enfermagem; anotação de enfermagem; anotações de enfermagem; registo de enfermagem
Patient education | educação para a saúde; educação em saúde; ensino ao doente; ensinos ao doente; educação do paciente; ensino ao utente
Health promotion | promoção da saúde; promoção de saúde
Nutrition and hydration | nutrição e hidratação; hidratação
Dietetics | dietética; nutrição; nutrição e dietética; ciências da nutrição; nutricionista
Discharge planning | alta hospitalar; altas hospitalares; planeamento da alta; preparação para a alta; alta de pacientes
Patient admissions | admissão de doentes; admissão de pacientes; internamento; admissões e altas; acolhimento do doente; admissão de utentes; internação
Primary care | cuidados de saúde primários; centro de saúde; atenção básica; medicina geral e familiar; unidade de saúde familiar; atenção primária; posto de saúde; saúde da família; centros de saúde; unidade básica de saúde
Hospital experience | enfermaria; contexto hospitalar; ambiente hospitalar; âmbito hospitalar
Outpatients | consulta externa; ambulatório; atendimento ambulatorial
Community nursing | enfermagem comunitária; enfermagem de saúde comunitária; enfermeiro de família
Mental health nursing | enfermagem de saúde mental; enfermagem psiquiátrica; enfermagem de saúde mental e psiquiátrica
Children's nursing | enfermagem pediátrica; enfermagem de saúde infantil; enfermagem de saúde infantil e pediátrica
Neonatal care | neonatologia; cuidados neonatais; recém-nascidos; =UTI neonatal
Gynaecology | ginecologia; ginecologia e obstetrícia
Obstetrics | obstetrícia
Orthopaedics | ortopedia; traumatologia; ortopedia e traumatologia
Dermatology | dermatologia
Ophthalmology | oftalmologia
Urology | urologia
Gastroenterology | gastroenterologia; gastrenterologia
Endocrinology | endocrinologia
Haematology | hematologia
Rheumatology | reumatologia
Nephrology | nefrologia clínica
ENT | otorrinolaringologia
Respiratory care | pneumologia; pneumologia clínica
Cardiac rehabilitation | reabilitação cardíaca
Respiratory physiotherapy | cinesiterapia respiratória; fisioterapia respiratória; cinesioterapia respiratória
Neurological rehabilitation | reabilitação neurológica; fisioterapia neurológica; neurorreabilitação
Manual therapy | terapia manual; terapias manuais
Electrotherapy beauty | eletroestética
Exercise prescription | exercício terapêutico; exercícios terapêuticos; cinesioterapia; prescrição de exercício
Radiography | radiografias; radiodiagnóstico; técnico de radiologia
Ultrasound | ecografia; ultrassonografia; ultrassom
MRI | ressonância magnética
CT scanning | tomografia computorizada; tomografia computadorizada; tomografia
Mammography | mamografia
Endoscopy | endoscopia
Spirometry | espirometria
Medical devices | dispositivos médicos; equipamentos médicos; material médico; equipamento médico; material hospitalar; equipamentos hospitalares
Specimen handling | colheita de amostras; recolha de amostras; amostras biológicas; coleta de amostras; processamento de amostras; coleta de material biológico
Sample collection | colheita de espécimes
Sample preparation | preparação de amostras; preparo de amostras
Urinalysis | análise de urina; urianálise; urinálise; análise sumária de urina
Swab taking | zaragatoas; colheita de zaragatoas
Portering | maqueiro; maqueira; transporte de doentes; transporte de pacientes; transporte de utentes
Ambulance driving | condução de ambulâncias; tripulante de ambulância; motorista de ambulância; transporte de doentes não urgentes
Escorting service users | acompanhamento de utentes; acompanhamento de idosos; acompanhamento ao exterior
Accompanying to appointments | acompanhamento a consultas; acompanhamento a consultas médicas; acompanhamento ao médico; acompanhamento em consultas; acompanhamento em consultas médicas
Companionship care | companhia a idosos; companhia a pessoas idosas; acompanhante de idosos; dama de companhia
Live in carer | cuidadora interna; empregada interna
Household management | gestão doméstica; lida da casa; lides domésticas
Domestic tasks | tarefas domésticas; trabalhos domésticos; serviços domésticos; empregada doméstica; afazeres domésticos; tarefas da casa
Meal preparation | preparação de refeições; confeção de refeições; preparação das refeições; preparo de refeições; confecção de refeições
Washing and ironing | lavar e passar; lavagem e engomagem; lavar e passar roupa; tratamento de roupa; lavagem e passagem de roupa
Ironing and pressing | engomar; engomadoria; passar a ferro; passar roupa; engomagem; passadoria
Linen and laundry | lavandaria; rouparia; lavanderia; roupa de cama; tratamento de roupas de cama; lavagem de roupa
Daily records | registos diários; registo diário; registros diários
Shift handover | passagem de turno; passagem de plantão; passagens de turno
Challenging behaviour | comportamentos desafiantes; perturbações do comportamento; comportamentos disruptivos; problemas de comportamento; transtornos de comportamento
Autism support | autismo; perturbação do espetro do autismo; transtorno do espectro autista; espectro autista; crianças com autismo; alunos autistas
ADHD | TDAH; =PHDA; hiperatividade; défice de atenção
Physical disabilities | deficiência física; deficiência motora; mobilidade reduzida
Disability support | pessoas com deficiência; apoio a pessoas com deficiência; pessoas portadoras de deficiência; apoio à deficiência
Substance misuse | toxicodependência; dependência química; comportamentos aditivos; dependentes químicos
Alcohol dependence | alcoolismo; dependência alcoólica
Community mental health | saúde mental comunitária
Psychological assessment | avaliação psicológica; avaliações psicológicas; psicodiagnóstico; testes psicológicos
Clinical psychology | psicologia clínica
Cognitive behavioural therapy | terapia cognitivo-comportamental; terapia cognitiva-comportamental
Family therapy | terapia familiar; terapia familiar sistémica
Couples therapy | terapia de casal; terapia de casais
Psychological therapies | psicoterapia; intervenção psicológica; acompanhamento psicológico
Anatomy and physiology | anatomia e fisiologia; anatomia; fisiologia; anatomia humana
Pharmacology | farmacologia; farmacologia clínica
Medical terminology | terminologia médica; terminologia clínica
Medical reception | receção de clínica; secretariado clínico; recepcionista de consultório; recepção de pacientes; atendimento a utentes na receção; recepcionista de clínica
Occupational health | saúde ocupacional; medicina do trabalho; saúde no trabalho; saúde do trabalhador
Smoking cessation | cessação tabágica; cessação do tabagismo
Falls prevention | prevenção de quedas
Diabetes care | diabéticos; doentes diabéticos; pacientes diabéticos; diabetologia
Chronic disease management | doenças crónicas; doentes crónicos; pacientes crônicos
Last offices | cuidados pós-morte; preparação do corpo; cuidados post mortem
End of life care | cuidados em fim de vida; fim de vida; cuidados de fim de vida
Home visits | visitas domiciliárias; visitas ao domicílio; visitas domiciliares; visita domiciliar; domicílios
Antenatal care | vigilância pré-natal; pré-natal; preparação para o parto; cuidados pré-natais
Labour ward | sala de partos; bloco de partos; assistência ao parto; centro obstétrico
Breastfeeding support | aleitamento materno; apoio à amamentação; amamentação
Postnatal care | pós-parto; puerpério; cuidados pós-parto
Community pharmacy | farmácia comunitária; farmácia de oficina; farmácia de rua; drogaria
Hospital pharmacy | farmácia hospitalar
Pharmacy | ciências farmacêuticas; técnico de farmácia; farmacêutico; farmacêutica; auxiliar de farmácia
Dispensing | dispensa de medicamentos; dispensa de receitas; cedência de medicamentos; dispensação de medicamentos; dispensação; aviamento de receitas; dispensa de medicação; dispensação farmacêutica
Pharmacy counter sales | venda de parafarmácia; parafarmácia; produtos de dermocosmética; balcão de farmácia; atendimento ao balcão da farmácia
Aseptic preparation | preparação de nutrição parentérica; preparação asséptica; nutrição parentérica
Pharmaceutical care | aconselhamento farmacêutico; cuidados farmacêuticos; atenção farmacêutica; acompanhamento farmacoterapêutico; assistência farmacêutica
Pharmacy stock management | controlo de validades; controlo de prazos de validade; gestão de stocks de medicamentos; controle de validade de medicamentos
Controlled drugs | estupefacientes; psicotrópicos; medicamentos controlados; estupefacientes e psicotrópicos
Pharmacovigilance | farmacovigilância
Pharmacy dispensing robot | robô de farmácia; robot de dispensa
Dentistry | medicina dentária; odontologia; clínica dentária; consultório dentário; consultório odontológico; odontológico; cirurgião-dentista; médico dentista; médica dentista
Dental nursing | assistente dentária; assistente dentário; auxiliar de saúde bucal; auxiliar de consultório dentário; assistente de medicina dentária
Dental hygiene | higienista oral; destartarização; profilaxia dentária; limpeza dentária; destartarizações; limpeza dental; higienista dental
Orthodontics | ortodontia; aparelho ortodôntico; aparelhos ortodônticos
Endodontics | endodontia
Dental implants | implantologia; implantes dentários; implantologia oral
Prosthodontics | prótese dentária; prostodontia; protésico dentário
Dental impressions | moldes dentários; impressões dentárias; moldagem dentária
Oral surgery | cirurgia oral; cirurgia bucal
Dental extractions | exodontia; extrações dentárias; extração dentária
Nursery work | jardim de infância; berçário; auxiliar de educação; educadora de infância; jardins de infância; educador de infância; auxiliar de ação educativa
Crèche work | ludoteca; brinquedoteca
Nappy changing | muda de fraldas; troca de fraldas; mudança de fraldas; trocar fraldas; fraldas
Bottle feeding | biberões; preparação de biberões; mamadeira
Nannying | ama de crianças; babá; ama seca
Babysitting | cuidado de bebés; tomar conta de crianças
School run | levar e buscar à escola; ir buscar à escola; levar crianças à escola; transporte de crianças à escola
Learning through play | aprendizagem através do brincar; jogos educativos; atividades lúdicas; brincadeiras educativas; atividades lúdico-pedagógicas; jogos didáticos; aprendizagem lúdica
Planning activities for children | animação infantil; atividades para crianças; atividades com crianças; recreação infantil; atividades recreativas; animadora infantil; monitora infantil
Child development | desenvolvimento infantil; desenvolvimento da criança; intervenção precoce; psicomotricidade
Child observations | observação de crianças; observação da criança
Toilet training | desfralde; controlo dos esfíncteres; desfraldamento
Storytelling for children | hora do conto; contação de histórias; contador de histórias; contar histórias
Electrical installation | instalações elétricas; instalação elétrica; instalações eléctricas; eletricista; electricista de construção; eletricidade; eletricista industrial; eletricista instalador; eletricista predial; instalações elétricas prediais; eletricista de construção civil; passagem de cabos; cablagem elétrica
Low voltage | baixa tensão; instalações de baixa tensão
Medium voltage | média tensão
High voltage | alta tensão
Transformers | transformadores; postos de transformação; transformador; posto de transformação
Distribution boards | montagem de quadros; quadros de distribuição; quadro elétrico; quadros eléctricos
Electrical testing and inspection | ensaios elétricos; certificação de instalações elétricas; medições elétricas; inspeções elétricas; termos de responsabilidade elétricos
Rewiring | renovação de instalações elétricas; recablagem; substituição de instalações elétricas
Electrical fault finding | avarias elétricas; reparação de avarias elétricas; deteção de avarias elétricas
Electrical maintenance | manutenção de instalações elétricas; eletricista de manutenção
Lighting installation | instalação de iluminação; iluminação pública; montagem de luminárias; luminárias; instalação de luminárias
Emergency lighting | iluminação de emergência
Earthing | ligação à terra; aterramento; ligações à terra; terras de proteção
Multimeter | multímetro; uso de multímetro
Reading electrical drawings | esquemas elétricos; leitura de esquemas elétricos; interpretação de esquemas elétricos; diagramas elétricos; leitura de diagramas elétricos; esquemas eléctricos; projetos elétricos
Intruder alarm systems | sistemas de alarme; alarmes de intrusão; instalação de alarmes; alarmes; sistemas de intrusão
CCTV installation | instalação de câmaras; instalação de CCTV; câmaras de vigilância; circuito fechado de televisão; instalação de videovigilância; câmeras de segurança; instalação de câmeras; câmaras de segurança
Door entry systems | videoporteiros; porteiros automáticos; intercomunicadores; videoporteiro; interfones; porteiro eletrônico
Access control installation | instalação de controlo de acessos; sistemas de controlo de acessos
Automatic doors | portas automáticas
Automated gates | automatismos de portões; portões automáticos; automatização de portões
Locksmith | chaveiro; fechaduras; abertura de portas; mudança de fechaduras; troca de fechaduras
Plumbing | canalizador; picheleiro; picheleria; encanador; instalações hidráulicas; instalações hidrossanitárias; canalizações; redes de águas; instalação hidráulica; hidráulica predial; instalações de água
Pipework | tubagens; tubulações; montagem de tubagens; instalação de tubagens; tubulação; tubagem; montagem de tubulações
Sanitary ware | loiças sanitárias; louças sanitárias; torneiras; montagem de sanitários; aparelhos sanitários; louças e metais sanitários
Leak detection | deteção de fugas; reparação de fugas; fugas de água; detecção de vazamentos; conserto de vazamentos; vazamentos
Drainage work | desentupimentos; esgotos; desentupimento de canos; saneamento; redes de esgotos; desentupimento; desobstrução de canalizações; rede de esgoto; águas pluviais
Boiler installation | instalação de caldeiras; montagem de caldeiras; caldeiras; esquentadores; instalação de esquentadores; aquecedores de água
Boiler servicing | manutenção de caldeiras; reparação de caldeiras
Central heating systems | aquecimento central; sistemas de aquecimento; piso radiante; instalação de aquecimento; aquecimento; pavimento radiante; instalações de aquecimento
Radiators | radiadores; montagem de radiadores; instalação de radiadores
Gas installation | instalações de gás; instalador de gás; instalação de gás; redes de gás
HVAC | climatização e ventilação; =AVAC; técnico de AVAC; instalações de AVAC; sistemas de climatização; sistemas de AVAC
Air conditioning | ar condicionado; instalação de ar condicionado; aparelhos de ar condicionado; manutenção de ar condicionado; ares condicionados
Refrigeration | refrigeração; frio industrial; câmaras frigoríficas; técnico de frio; refrigeração industrial; sistemas de refrigeração; frio e climatização; equipamentos de frio; gases fluorados
Ventilation | ventilação; sistemas de ventilação; exaustão
Ductwork | condutas; montagem de condutas; condutas de ventilação; dutos; condutas de ar; condutas de ar condicionado; dutos de ar condicionado
Heat pumps | bombas de calor; instalação de bombas de calor
Solar PV installation | painéis solares; painéis fotovoltaicos; instalação de painéis solares; energia fotovoltaica; sistemas fotovoltaicos; fotovoltaico; painéis solares fotovoltaicos; energia solar fotovoltaica; instalação de painéis fotovoltaicos; placas solares; instalações fotovoltaicas; energia solar
Renewable energy | energias renováveis; energia renovável
Wind energy | energia eólica; parques eólicos; aerogeradores; parque eólico
Energy efficiency | eficiência energética; poupança energética
EPC | certificação energética; certificados energéticos; certificado energético; perito qualificado em certificação energética
Power generation | produção de energia; geração de energia; centrais elétricas; central termoelétrica; produção de energia elétrica; usinas
Carpentry | carpinteiro; carpintaria de limpos; carpintaria de toscos; trabalhos de carpintaria; marcenaria e carpintaria
Cabinet making | marcenaria; marceneiro; ebanista
Furniture assembly | montagem de móveis; montador de móveis; montagem de mobiliário; montagem de mobília
Furniture making | fabrico de móveis; móveis por medida; fabricação de móveis; móveis planejados; fabrico de mobiliário; móveis sob medida
Kitchen fitting | montagem de cozinhas; instalação de cozinhas; montador de cozinhas
Fitting doors | montagem de portas; colocação de portas; assentamento de portas; instalação de portas
Windows and doors | caixilharia; janelas e portas; portas e janelas; montagem de janelas; caixilharia de alumínio; esquadrias; esquadrias de alumínio; instalação de janelas; serralharia de alumínios
Glazing | vidraceiro; colocação de vidros; envidraçamento; instalação de vidros
Bricklaying | pedreiro; assentamento de tijolo; alvenaria de tijolo; trabalhos de pedreiro; assentamento de tijolos; assentamento de blocos; levantamento de paredes; construção de paredes
Plastering | estuque; estucador; rebocos; rebocar; emboço; reboco e estuque; gesseiro; projeção de estuque
Dry lining | pladur; gesso cartonado; drywall?; montagem de pladur; placas de gesso cartonado; aplicação de pladur; paredes de pladur; gesso acartonado
Suspended ceilings | tetos falsos; tectos falsos; forros de gesso; teto falso; forro de gesso
Painting and decorating | pintor; pintura de fachadas; pintura civil; pintor da construção civil; pintura de paredes; pintura interior e exterior; pintura predial; pintura de casas; pinturas interiores; pintura de exteriores; trabalhos de pintura
Wallpapering | papel de parede; aplicação de papel de parede; colocação de papel de parede
Wood finishing | envernizamento; lacagem; envernizamento de madeiras; envernizador; polimento de madeiras; verniz
Tiling | azulejos; ladrilhador; assentamento de cerâmica; assentamento de mosaico; colocação de azulejos; azulejista; assentamento de pavimento cerâmico; assentamento de pisos cerâmicos; assentamento de revestimentos; ladrilhos; revestimentos cerâmicos
Flooring installation | pavimentos flutuantes; assentamento de pisos; soalhos; aplicação de pavimentos; chão flutuante; assentamento de pavimentos; parquet flutuante; colocação de pavimentos; pavimento flutuante; assentamento de soalho; pisos laminados; soalho
Screeding | betonilhas; contrapiso; contrapisos; regularização de pisos
External wall insulation | capoto; sistema ETICS; aplicação de capoto; =ETICS; isolamento térmico pelo exterior; isolamento pelo exterior; sistema capoto
Insulation installation | isolamentos; isolamento térmico; isolamento acústico; aplicação de isolamentos; isolamento térmico e acústico; isolamentos térmicos
Structural waterproofing | impermeabilização; impermeabilizações; telas asfálticas; impermeabilização de coberturas; impermeabilização de terraços; impermeabilizador
Roofing | telhador; reparação de telhados; colocação de telhas; montagem de coberturas; reparação de coberturas; construção de telhados; impermeabilização de telhados; telhas
Guttering | caleiras; montagem de caleiras; algerozes; calhas; limpeza de caleiras
Scaffolding | andaimes; montagem de andaimes; montador de andaimes; montagem e desmontagem de andaimes; andaimista
Formwork | cofragem; cofragens; carpinteiro de cofragem; formas de madeira; cofragem e descofragem; descofragem; carpinteiro de cofragens
Steel fixing | armação de ferro; armador de ferro; armaduras; ferragem; ferragens de construção; armação de aço; montagem de armaduras; amarração de ferro; armação de ferragens
Concreting | betonagem; betonagens; betão; concretagem; vertimento de betão; aplicação de betão; concreto armado?
Reinforced concrete design | betão armado; estruturas de betão armado; estruturas de concreto armado; estruturas de betão
Structural engineering | cálculo estrutural; cálculo de estruturas; engenharia de estruturas; projeto de estruturas; estruturas metálicas e betão; análise estrutural; engenharia estrutural; estabilidade de estruturas; projetos de estruturas; projetos de estabilidade
Steelwork design | estruturas metálicas; projeto de estruturas metálicas; construção metálica; construções metálicas; montagem de estruturas metálicas
Setting out | marcação de obra; piquetagem; locação de obra; marcação e implantação
Land surveying | topografia; topógrafo; agrimensura; trabalhos topográficos
Levelling | nivelamento; nivelamentos
Excavation | escavação; escavações; abertura de valas; valas; abertura de roços e valas; escavação de valas
Earthworks | movimentação de terras; terraplanagem; terraplenagem; movimento de terras; aterros; movimentos de terras
Road construction | construção de estradas; estradas; obras rodoviárias; construção rodoviária; obras viárias; estradas e arruamentos
Asphalting | asfaltagem; asfalto; betuminoso; aplicação de betuminosos; pavimentação asfáltica; pavimentação betuminosa; misturas betuminosas; betuminosos
Block paving | calçada portuguesa; calcetamento; calceteiro; assentamento de pavê; calcetaria; assentamento de calçada
Kerb laying | lancis; assentamento de lancis; colocação de lancis; guias e sarjetas; meio-fio
Demolition | demolição; demolições; demolição de edifícios; trabalhos de demolição
Asbestos removal | remoção de amianto; amianto; fibrocimento; retirada de amianto
Excavator operation | escavadora; retroescavadora; giratória; miniescavadora; operador de escavadora; escavadeira; retroescavadeira; operador de retroescavadora; escavadora giratória; operador de escavadeira; escavadeira hidráulica
Loading shovel | pá carregadora; operador de pá carregadora; pás carregadoras; pá-carregadeira; carregadora frontal
Telehandler operation | manipulador telescópico; multifunções telescópica; empilhador telescópico; manipuladores telescópicos; telescópica
Dumper operation | operador de dumper; dumper de obra; camião dumper
Crane operation | grua torre; gruista; ponte rolante; operador de grua; gruas; manobrador de gruas; operação de gruas; guindaste; guindasteiro; operador de ponte rolante; operador de guindaste; grua móvel; manobra de ponte rolante
MEWP operation | plataformas elevatórias; operador de plataformas elevatórias; condução de plataformas elevatórias; plataforma elevadora; plataformas elevatórias móveis
Site management | gestão de obra; fiscalização de obra; acompanhamento de obra; chefe de obra; mestre de obras; coordenação de obra; supervisão de obras; gerenciamento de obras; condução de obras; chefia de obra
Construction | construção civil; edificação; obras de construção; construção de edifícios; construção de moradias; setor da construção; obras de construção civil; oficial da construção civil; operário da construção civil
General labouring | servente de pedreiro; servente; servente de obras; ajudante de pedreiro; ajudante de obra; ajudante geral; trolha; servente da construção civil; auxiliar de obra
Refurbishment | remodelação; remodelações; reabilitação de edifícios; reformas; obras de remodelação; renovação de edifícios; remodelação de interiores; reabilitação urbana; remodelação de apartamentos; remodelação de casas; reabilitação de moradias
Bathroom fitting | montagem de casas de banho; remodelação de casas de banho; instalação de banheiros; reforma de banheiros; montagem de cabines de duche
Quantity surveying | medições; medições e orçamentos; medições de obra; medição e orçamentação; mapas de quantidades e medições; medição de obras
Estimating | orçamentos de obra; orçamentista; orçamentação de obras; orçamento de obras; elaboração de orçamentos de obra
Building Regulations | regulamento geral das edificações; =RGEU; legislação da construção
Town planning | urbanismo; planeamento urbano; ordenamento do território; planejamento urbano; planeamento urbanístico; planeamento do território
PPE | equipamentos de proteção individual; equipamento de proteção individual; uso de EPI
Manual handling | movimentação manual de cargas; manipulação de cargas; levantamento de cargas; movimentação de cargas; elevação de cargas
Working outdoors | trabalho ao ar livre; trabalhos ao ar livre
Water mains | redes de abastecimento de água; abastecimento de água; condutas de água; rede de abastecimento
Fire protection | proteção contra incêndios; segurança contra incêndios; proteção passiva contra incêndios; proteção contra incêndio; sistemas de combate a incêndio; combate a incêndios
Fire extinguisher servicing | manutenção de extintores; extintores; recarga de extintores
Fencing installation | vedações; colocação de vedações; montagem de vedações; instalação de cercas
Landscaping | paisagismo; arranjos exteriores; construção de jardins; ajardinamento; execução de jardins
Lift maintenance | manutenção de elevadores; elevadores; técnico de elevadores; manutenção de ascensores; reparação de elevadores
Appliance repair | reparação de eletrodomésticos; eletrodomésticos; conserto de eletrodomésticos; linha branca; técnico de eletrodomésticos; reparação de electrodomésticos
Property maintenance | manutenção geral; pequenas reparações; manutenção predial; pequenos reparos; manutenção de instalações; reparações gerais; técnico de manutenção de edifícios; manutenção de imóveis; pequenos consertos; reparações domésticas
Planned and reactive maintenance | manutenção preventiva e corretiva; manutenções preventivas; manutenção corretiva e preventiva; manutenção preventiva e correctiva
Machine maintenance | manutenção de máquinas; manutenção de equipamentos; reparação de máquinas; manutenção de maquinaria
Mechanical maintenance | manutenção mecânica; mecânico de manutenção; mecânica industrial; mecânico industrial; serralharia mecânica; serralheiro mecânico
Electromechanical | eletromecânica; eletromecânico; electromecânica; manutenção eletromecânica
Use of hand and power tools | ferramentas manuais; ferramentas elétricas; uso de ferramentas; manuseamento de ferramentas; ferramentas manuais e elétricas; manuseio de ferramentas
Angle grinder | rebarbadora; esmerilhadeira; lixadeira angular
Spray painting | pintura à pistola; pintura por pistola; pintura industrial
Powder coating | pintura eletrostática; lacagem a pó; pintura a pó; pintura electrostática
Sandblasting | decapagem; jateamento; jato de areia; granalhagem
Welding | soldador; soldagens; trabalhos de soldadura; solda; soldador certificado; soldadora; soldar
TIG welding | soldadura TIG; solda TIG; soldador TIG; soldagem TIG; TIG e MIG
MIG welding | soldadura MIG; soldadura MIG/MAG; solda MIG; solda MIG/MAG; soldador MIG; soldadura semiautomática; soldagem MIG/MAG; soldadura MAG; fio fluxado; soldagem MIG
MMA welding | elétrodo revestido; soldadura por elétrodo; soldadura a elétrodo; solda elétrica; soldadura por arco elétrico; soldadura com elétrodo revestido; solda com eletrodo revestido
Plasma cutting | corte por plasma; corte a plasma; corte plasma
Gas cutting | oxicorte; corte oxiacetilénico; maçarico; corte com maçarico
Laser cutting | corte a laser; corte por laser; corte laser
Metal fabrication | caldeireiro; serralheiro; serralharia civil; serralheiro civil; caldeiraria industrial; trabalhos em ferro; serralheria; metalomecânica; construção metalomecânica
Sheet metal design | chapa metálica
Folding sheet metal | quinagem; quinadora; dobra de chapa; quinagem de chapa; dobragem de chapa; dobradeira; quinadeira
Machining | máquinas-ferramenta; maquinação; maquinação de peças; usinagem de peças; usinagens
Turning | torno mecânico; torneamento; torneiro; torneiro mecânico; tornos; torno convencional; tornearia
Milling | fresadora; fresagem; fresador; fresadora convencional; frezador; fresamento; fresadora ferramenteira
Grinding | retificadora; retificação; esmerilagem; retífica; rectificadora mecânica
Drills and grinders | berbequim; berbequins; furadeira; engenho de furar
CNC machining | máquinas CNC; operador CNC; operador de CNC; comando numérico; controlo numérico; torneiro CNC; operação de máquinas CNC; centro de usinagem; comando numérico computadorizado
Machining centre | centro de maquinagem; centros de maquinagem; centros de usinagem
Toolmaking | ferramentaria; ferramenteiro; ferramentas de corte e moldes; cunhos e cortantes
Mould making | fabrico de moldes; indústria de moldes; moldista; serralheiro de moldes
Micrometers and verniers | paquímetro; micrómetro; paquímetro e micrômetro; paquímetros
Measuring instruments | instrumentos de medida; instrumentos de medição; aparelhos de medição; equipamentos de medição; aparelhos de medida
Metrology | metrologia; metrologia dimensional
Mechanical assembly | montagem mecânica; montagem de peças; montagem de componentes; montador mecânico; montagem de máquinas; montagem de equipamentos; montagens mecânicas; montagem e desmontagem
Electronic assembly | montagem eletrónica; montagem de componentes eletrónicos; montagem de placas eletrónicas
Soldering | solda a estanho; soldadura a estanho; soldadura de componentes; brasagem fraca
Electronic engineering | eletrónica; engenharia eletrónica; electrónica industrial; electrónica; eletrónica industrial
Production line | linha de produção; linha de montagem; linha de fabrico; trabalho em linha
Production operation | operador de produção; operadora de produção; operário fabril; operária fabril; operador de máquinas; operador de linha; auxiliar de produção; operadora de máquinas; processo produtivo; operário de produção; operadora fabril; operador fabril; processos produtivos
Factory work | trabalho em fábrica; fábrica; trabalho fabril; indústria fabril
Machine setting | afinação de máquinas; regulação de máquinas; preparação de máquinas; afinador de máquinas; preparador de máquinas; ajuste de máquinas; set-up de máquinas; regulagem de máquinas; preparador de tornos
Tool changeovers | mudança de ferramentas; troca de ferramentas; troca de moldes; mudança de formato; mudança de moldes; troca de ferramentais
Production planning | planeamento da produção; planeamento de produção; planejamento da produção; ordens de fabrico; programação da produção; planejamento e controle da produção; ordens de produção
Production supervision | supervisão da produção; encarregado de produção; chefe de turno; chefe de linha; supervisor de produção; supervisão de produção; responsável de produção; encarregada de produção; líder de produção; chefe de equipa de produção; chefe de produção
Production reports | relatórios de produção; registos de produção; registo de produção; relatório de produção; registros de produção; folhas de produção
Visual inspection | inspeção visual; controlo visual; inspecção visual; inspeções visuais; controle visual
Checking for defects | deteção de defeitos; verificação de peças; verificação de defeitos; controlo de peças; inspeção de peças; peças defeituosas; detecção de defeitos
Injection moulding | injeção de plásticos; injeção de plástico; moldação por injeção; máquinas de injeção; injetoras; moldagem por injeção; operador de injetora; injeção plástica
Extrusion | extrusão; extrusora; extrusão de plásticos; extrusão de alumínio
Printing | artes gráficas; tipografia e impressão; impressor; gráfica e impressão; impressor offset; impressão offset; indústria gráfica
Packaging line | embalamento; linha de embalamento; máquinas de embalar; enchimento e embalamento; linha de embalagem; linha de enchimento; enchimento
Packing | embalagem de produtos; embalador; embaladora; empacotamento; embalamento de produtos; embalagem e expedição; empacotador; embalar; acondicionamento; embalagem manual
Palletising | paletização; paletizar; filmagem de paletes; montagem de paletes; cintagem; palatização; paletização de mercadoria
Price labelling | etiquetagem; etiquetagem de preços; marcação de preços; etiquetagem de produtos; alteração de preços; etiquetar; precificação; marcação de preços e etiquetagem; etiquetagem de mercadoria
Pallet truck operation | porta-paletes; stacker?; porta-paletes elétrico; paleteira; transpaleteira; condução de porta-paletes; porta-paletes manual; porta-paletes elétricos
Forklift licence | empilhadores; condução de empilhadores; operador de empilhador; operador de empilhadeira; manobrador de empilhadores; carta de empilhador; certificado de empilhador; curso de empilhador; empilhador retrátil; condução de empilhador frontal; curso de operador de empilhadeira; condutor de empilhador; curso de empilhadores; manobrador de empilhador
Put away | arrumação de mercadoria; armazenagem; armazenamento de mercadorias; arrumação de produtos; acondicionamento de mercadorias; armazenagem de mercadorias; localização de mercadoria
RF scanner | terminal de radiofrequência; radiofrequência; leitor ótico; pistola de radiofrequência; coletor de dados; leitor de código de barras; =PDA?; picking por voz e radiofrequência; terminais de radiofrequência; leitura ótica; leitores óticos; leitura de código de barras
Picking and packing | preparador de encomendas; preparação de pedidos; separação de mercadorias; separador de pedidos; picking e packing; preparação de mercadoria; separação de encomendas; separação de produtos; preparar encomendas; separador de mercadorias; preparação e embalagem de encomendas
Goods in | entrada de mercadoria; conferência de mercadorias; recebimento; receção e conferência de mercadoria; recepção de materiais; recebimento de materiais; recebimento e conferência
Despatch | expedição; expedições; preparação de expedições; saída de mercadoria; envio de encomendas; preparação de envios
Delivery paperwork | guias de remessa; guias de transporte; emissão de guias; conferência de guias; documentos de transporte; emissão de guias de transporte; documentação de transporte; romaneios
Loading and unloading | carga e descarga de mercadorias; descarga de camiões; descarga de mercadorias; carga e descarga de camiões; carga de camiões; carregamento e descarregamento; carregamento; carregar e descarregar; carga e descarga de caminhões; acondicionamento da carga; carregamento de caminhões; descarga de contentores
Stock rotation | rotação de stock; rotação de produtos; controlo de validades de produtos; sistema FIFO; rotação de estoque; controle de validade; prazos de validade
Stock control | controlo de inventário; controle de estoque; gestão de inventários; controle de inventário; controlo de existências; controlo dos stocks; gestão de existências; gerenciamento de estoque; estoque; controlo de mercadorias
Stocktaking | realização de inventário; contagem de stock; contagens de stock; contagem de inventário; inventário anual; contagem de estoque; inventário; contagens de inventário; inventários periódicos
Warehouse operations | operador de armazém; fiel de armazém; operadora de armazém; trabalho em armazém; almoxarifado; almoxarife; auxiliar de armazém; operações de armazém; logística de armazém; auxiliar de almoxarifado; operador logístico; operador de logística; organização do armazém; ajudante de armazém; estoquista
HGV driving | motorista de pesados; condução de pesados; pesados de mercadorias; condução de camiões; motorista de camião; motorista de pesados de mercadorias; condução de veículos pesados; caminhoneiro; motorista de caminhão; camionista; camião; condução de camião; motorista carreteiro; veículos pesados; condução de caminhão; camiões; caminhões
Articulated lorry driving | camião articulado; semirreboque; semi-reboque; veículos articulados; conjunto articulado; conjuntos articulados; carreta; condução de carreta; articulados; camiões articulados; bitrem
Road haulage | transporte de mercadorias; transporte rodoviário; transporte internacional; transporte nacional e internacional; transportes rodoviários de mercadorias; serviço internacional; transporte de cargas; transporte rodoviário de cargas; transportes internacionais; transportes rodoviários; transporte rodoviário de mercadorias; transporte nacional; serviço nacional e internacional
Van driving | condução de carrinha; motorista de ligeiros; carrinha; condução de ligeiros; furgão; ligeiros de mercadorias; motorista distribuidor; motorista de furgão
Bus and coach driving | motorista de autocarro; condução de autocarros; motorista de pesados de passageiros; autocarros; pesados de passageiros; motorista de ônibus; motorista de autocarros; transporte coletivo de passageiros; ônibus; motorista de serviço público; condução de ônibus; autocarro
Passenger transport driving | transporte de passageiros; motorista de TVDE; =TVDE; motorista particular; motorista de passageiros; transporte individual de passageiros; motorista de aplicativo
Taxi driving | taxista; condução de táxi; motorista de táxi
School transport | transporte escolar; transporte de crianças; transportes escolares
Driver CPC | certificado de aptidão para motorista; carta de qualificação de motorista; CAM mercadorias; certificado de aptidão de motorista; CAM de mercadorias; CAM passageiros; CAM de passageiros
Digital tachograph card | cartão tacográfico; cartão de tacógrafo; cartão de tacógrafo digital; cartão tacográfico digital
Driving licence | carta de condução B; carta de condução categoria B; carta de ligeiros; carteira de motorista; carteira de habilitação; =CNH?; CNH categoria B; habilitação categoria B; carta B; carteira nacional de habilitação; carta de condução de ligeiros; carteira de habilitação categoria B; CNH B; carteira de habilitação B
Dangerous goods handling | mercadorias perigosas; matérias perigosas; transporte de mercadorias perigosas; transporte de matérias perigosas; cargas perigosas; produtos perigosos; movimentação de produtos perigosos
Multidrop delivery | distribuição de mercadorias; entrega de encomendas; entrega de mercadorias; estafeta; entregador; entrega ao domicílio; entrega de pedidos; entrega ao cliente; recolhas e entregas; motorista entregador
Food delivery | entrega de comida; entrega de refeições; estafeta de comida; entregador de comida; motoboy
Postal deliveries | distribuição postal; carteiro; entrega de correspondência; entrega de correio; distribuição de correio; distribuição de correspondência
Removals | mudanças; serviço de mudanças; ajudante de mudanças; empresa de mudanças; fretes e mudanças
Transport planning in logistics | gestão de tráfego; planeamento de transportes; chefe de tráfego; gestão de transportes; coordenação de transportes; organização de transportes; gestor de tráfego; gestor de frota e tráfego; planejamento de transporte; programação de cargas
Freight forwarding | transitário; agente de carga; agente transitário; despachante de carga; transitários
Vehicle maintenance | mecânica automóvel; mecânico auto; mecânico de automóveis; reparação automóvel; manutenção de veículos; oficina auto; mecânica auto; manutenção automóvel; mecânica automotiva; reparação de veículos; mecânica; mecânica de automóveis; mecânico; oficina mecânica; oficina automóvel; mecânico automóvel; mecânico automotivo; manutenção de viaturas; reparação e manutenção de veículos; reparação de viaturas; manutenção automotiva
Vehicle diagnostics | diagnóstico automóvel; máquina de diagnóstico; diagnóstico eletrónico; diagnóstico de avarias automóvel; diagnóstico auto; diagnóstico de viaturas; diagnóstico de veículos; equipamentos de diagnóstico automóvel; scanner automotivo; diagnóstico automotivo
Engine repair | reparação de motores; motores; mecânica de motores; retificação de motores; reparação de motor; retífica de motores; montagem de motores
Gearbox repair | caixas de velocidades; reparação de caixas de velocidades; câmbio automotivo; caixas de câmbio
Clutch replacement | embraiagens; substituição de embraiagem; embreagem; embraiagem; troca de embreagem; embreagens; kit de embraiagem; mudança de embraiagem
Brake repair | travões; sistemas de travagem; pastilhas de travão; freios; mudança de travões; discos e pastilhas; sistema de freios; pastilhas e discos de travão; reparação de travões; pastilhas de freio; substituição de travões
Timing belt replacement | correia de distribuição; kit de distribuição; correia dentada; troca de correia dentada; mudança de correia de distribuição
Suspension and steering repair | suspensão e direção; amortecedores; suspensões; direção e suspensão; troca de amortecedores; mudança de amortecedores; sistemas de suspensão
Exhaust fitting | tubos de escape; sistemas de escape; escapamentos; troca de escapamento
Oil changes | mudança de óleo; troca de óleo; mudança de óleo e filtros; óleo e filtros; mudança de filtros; troca de óleo e filtros
Tyre fitting | mudança de pneus; pneus; montagem de pneus; troca de pneus; mudança e calibragem de pneus; borracharia; borracheiro; reparação de pneus; reparação de furos
Wheel alignment | alinhamento de direção; alinhamento de rodas; alinhamento e balanceamento; alinhamento de direções; geometria automotiva
Wheel balancing | equilíbrio de rodas; calibragem de rodas; calibragem; equilibragem; equilibragem de rodas; balanceamento de rodas
Auto electrical work | eletricidade auto; eletricista auto; eletricidade automóvel; eletricista automóvel; elétrica automotiva; eletricista automotivo; eletricista de automóveis; eletrônica automotiva; eletricidade e eletrónica automóvel
Panel beating | bate-chapas; chaparia; funilaria; lanternagem; carroçaria; chapeiro; funileiro; reparação de carroçarias; chapa e pintura; funilaria e pintura; latoeiro
Vehicle painting | pintura automóvel; pintura auto; pintor de automóveis; pintor auto; pintura automotiva; pintor automotivo; pintura de veículos; estufa de pintura; pintura de automóveis; pintura de viaturas; pintor automóvel
Valeting | lavagem de carros; lavagem auto; lavagem de viaturas; lavador de carros; limpeza de viaturas; lavagem de veículos; lava-rápido; lavagem automóvel; limpeza de veículos; lavagem de automóveis; limpeza de carros
Motorcycle repair | reparação de motas; mecânica de motos; mecânico de motos; motociclos; mecânica de motociclos; oficina de motas; reparação de motos; motocicletas
Bicycle repair | reparação de bicicletas; mecânico de bicicletas; mecânica de bicicletas; oficina de bicicletas
Vehicle parts | peças auto; peças de automóvel; venda de peças auto; autopeças; peças automóveis; peças para automóveis; peças e acessórios auto
Car sales | venda de automóveis; vendas automóvel; venda de carros; concessionário; stand automóvel; venda de viaturas; concessionária; vendedor automóvel; comercial automóvel; concessionária de veículos; venda de veículos; concessionário automóvel
Agricultural machinery repair | reparação de máquinas agrícolas; mecânico agrícola; mecânica agrícola; manutenção de máquinas agrícolas; mecânico de máquinas agrícolas
Industrial automation | automação industrial; automação; automação e robótica; automatismos; automatismos industriais; autómatos programáveis; robótica e automação; automação e controlo; autómatos
Robotics | robótica; robótica industrial; robôs industriais; programação de robôs
Mechatronics | mecatrónica; mecatrónica industrial; engenharia mecatrónica
Industrial engineering | engenharia industrial; engenharia e gestão industrial; gestão industrial; engenharia de produção industrial; engenheiro industrial
Chemical engineering | engenharia química; engenheiro químico; engenheira química
CAD | desenho assistido por computador; desenho CAD; desenhador; desenhador projetista; desenho em CAD; projetista; desenho técnico em AutoCAD; desenhista projetista; desenhista; desenho em AutoCAD
Technical drafting | elaboração de desenhos técnicos; desenhos técnicos; peças desenhadas; elaboração de peças desenhadas; elaboração de desenhos; desenho técnico industrial
Reading construction drawings | leitura de plantas; interpretação de projetos; leitura e interpretação de projetos; leitura de projeto; interpretação de plantas; leitura de planos; leitura e interpretação de desenhos; leitura de peças desenhadas
Reading engineering drawings | leitura de desenhos técnicos; leitura e interpretação de desenho técnico; interpretação de desenhos técnicos; leitura de desenho mecânico; leitura de desenhos mecânicos; leitura e interpretação de desenhos técnicos; leitura de desenho
Water treatment | tratamento de água; estação de tratamento de água; estações de tratamento de água
Wastewater treatment | tratamento de águas residuais; =ETAR; tratamento de esgoto; tratamento de efluentes; águas residuais; estação de tratamento de águas residuais; efluentes
Heat treatment | tratamentos térmicos; tratamento térmico; têmpera e revenido
Calibration | calibração; calibração de equipamentos; calibração de instrumentos; calibrações; aferição de equipamentos
Materials engineering | engenharia de materiais; ciência dos materiais; resistência dos materiais; ciência e engenharia de materiais
Thermodynamics | termodinâmica
Fluid mechanics | mecânica dos fluidos; mecânica de fluidos
Pumps and valves | bombas e válvulas; válvulas; bombas hidráulicas; bombas de água
Non-destructive testing | ensaios não destrutivos; líquidos penetrantes
Weld inspection | inspeção de soldadura; inspeção de solda; inspetor de soldadura; inspetor de soldagem
Food preparation | confeção de pratos; preparação de pratos; preparação de ingredientes; confecção de pratos; confeção de alimentos; corte de legumes; pré-preparo de alimentos; preparo de pratos
Cooking | cozinheiro; cozinheira; culinária; cozinhar; técnicas culinárias; cozinha tradicional; cozinha fria e quente
Kitchen assistant | ajudante de cozinha; auxiliar de cozinha; copeira; copa e cozinha; empregada de copa
Dishwashing | lavagem de loiça; lavar loiça; lavagem de louça; copeiro lavador; máquina de lavar loiça; lavar louça; lava-loiças; higienização de utensílios
Mise en place | preparação da secção; preparação da mise en place
Grilling | grelhados; grelha; grelhador; churrasco; churrasqueira; churrasqueiro; chapa e grelha
Fryer operation | fritadeira
Oven operation in food production | forno industrial; fornos de padaria; operação de fornos; forneiro; fornos industriais; fornos
Dessert preparation | sobremesas; confeção de sobremesas; preparação de sobremesas; doçaria; confecção de sobremesas; doces e sobremesas
Pastry | pasteleiro; confeiteiro; confeiteira; pasteleira; salgados e doces
Baking | padeiro; padaria; fabrico de pão; produção de pão; padeira; pão e pastelaria; fabricação de pães; panificadora
Butchery | talho; talhante; açougue; açougueiro; desmancha; desossa; corte de carnes; desmancha de carne; cortador de carnes
Deli counter | charcutaria; corte de fiambres; fiambreria; queijos e enchidos; corte de queijos e fiambres; frios e laticínios
Fishmongery | peixaria; peixeiro; amanho de peixe; peixeira; limpeza de peixe; preparação de peixe
Fruit and vegetables | frutaria; frutas e legumes; hortifruti; frutas e verduras; frutas e hortícolas; hortofrutícolas; secção de frutas e legumes
Food cost control | fichas técnicas e custos; controlo de custos de cozinha; fichas técnicas de produção; fichas técnicas de cozinha; controlo de food cost
Food ordering | encomendas de alimentos; pedidos de géneros alimentícios; encomendas de géneros alimentares; compras de alimentos
Food safety | normas de higiene e segurança alimentar; manipulador de alimentos; manipulação de alimentos; boas práticas de fabricação; normas de higiene alimentar; higiene e manipulação de alimentos
Food service | atendimento à mesa; serviço à mesa; empregado de mesa; empregada de mesa; garçom; garçonete; serviço de sala; mesa e bar; servir à mesa; atendimento de mesas; pedidos de mesa; registo de pedidos
Bar work | serviço de bar; barmaid?; atendimento ao bar; empregado de bar; empregado de balcão; preparação de bebidas; serviço de balcão; atendimento em bar; cervejaria; balcão e bar
Cocktail making | cocktails e bebidas; preparação de cocktails e bebidas; coquetéis; coquetelaria; mixologia; preparo de coquetéis
Wine knowledge | enologia; escanção; provas de vinhos; vinhos; carta de vinhos; serviço de vinhos; conhecimento de vinhos
Coffee machine | máquina de café expresso; máquina de café; tiragem de café
Table setting | montagem de mesas; preparação de mesas; preparação da sala; preparação das mesas; montagem de sala; pôr a mesa
Catering | serviços de catering; refeitório; refeitórios; cozinha coletiva; serviço de catering; cantina e refeitório
Buffets | reposição de buffet; montagem de buffet; pequenos-almoços; buffet de pequenos-almoços; serviço de pequenos-almoços
Hospitality | restauração; hotelaria e turismo; setor hoteleiro; sector da restauração; área da restauração; ramo da hotelaria
Housekeeping | empregada de andares; arrumação de quartos; camareira; governanta; limpeza e arrumação de quartos; governanta de hotel; limpeza de apartamentos turísticos; arrumadeira; empregada de quartos; limpeza e preparação de quartos
Bed making | fazer camas; mudança de lençóis; troca de lençóis; mudança de roupa de cama; troca de roupa de cama; arrumação de camas; lençóis; feitura de camas
Hotel reception | receção de hotel; recepcionista de hotel; rececionista de hotel; recepção de hotel; recepção hoteleira; receção hoteleira
Check-ins | entrada e saída de hóspedes; registo de hóspedes; acolhimento de hóspedes
Night audit | auditoria noturna; auditor noturno; receção noturna; rececionista noturno
Concierge | portaria de hotel; conciergerie hoteleira
Cleaning | auxiliar de limpeza; empregada de limpeza; serviços de limpeza; limpeza de escadas; limpeza geral; limpeza de condomínios; faxina; limpeza de instalações; servente de limpeza; trabalhadora de limpeza; limpeza de espaços; limpeza de edifícios; limpeza de áreas comuns; lavagem de pavimentos; varrer e lavar; faxineira; auxiliar de serviços gerais; limpeza e conservação; limpeza de espaços comuns; limpeza de superfícies; lavagem de chão; limpeza de escadas e condomínios; limpeza e manutenção
Office cleaning | limpeza de escritórios; limpeza de escritório; limpeza de gabinetes
School cleaning | limpeza de escolas; limpeza escolar
Hospital cleaning | limpeza hospitalar; limpeza de hospitais; higienização hospitalar; limpeza em hospitais
Industrial cleaning | limpeza industrial; limpeza de fábricas; limpeza de máquinas; limpeza de máquinas industriais
Deep cleaning | limpeza profunda; limpeza pesada
Builders' cleans | limpeza pós-obra; limpezas de obra; limpeza de fim de obra; limpeza final de obra
Window cleaning | limpeza de vidros; limpeza de janelas; lavador de vidros; vidros e janelas; lavagem de vidros
Carpet cleaning | limpeza de alcatifas; lavagem de tapetes; limpeza de estofos; limpeza de tapetes
Floor care | tratamento de pavimentos; polimento de pisos; enceramento; lavadora de pavimentos; decapagem e enceramento; tratamento de pisos
Vacuuming | aspiração de pavimentos; aspirador; aspiração de alcatifas; aspiração de pó
Dusting | limpeza do pó; limpar o pó; limpeza de pó; limpeza de mobiliário; limpeza de móveis
Washroom cleaning | limpeza de casas de banho; limpeza de sanitários; limpeza de banheiros; limpeza de instalações sanitárias; limpeza de wc
Kitchen cleaning | limpeza de cozinha; limpeza da cozinha; limpeza de cozinhas industriais; higienização da cozinha
Domestic cleaning | limpeza doméstica; limpeza de casas; diarista; limpeza de residências; limpeza da casa; limpeza de moradias; limpeza residencial
Cleaning chemicals | produtos de limpeza; produtos químicos de limpeza; detergentes; manuseamento de produtos químicos; detergentes e desinfetantes; manuseio de produtos químicos; diluição de produtos
Pressure washing | lavagem a alta pressão; máquina de pressão; lavagem à pressão; lavadora de alta pressão; hidrojateamento
Waste management | gestão de resíduos; resíduos; separação de resíduos; resíduos sólidos; tratamento de resíduos; gestão de resíduos sólidos; gerenciamento de resíduos
Recycling | reciclagem; ecocentro; ecoponto; triagem de recicláveis; recicláveis; coleta seletiva
Refuse collection | recolha de lixo; recolha de resíduos; coleta de lixo; cantoneiro de limpeza; recolha de resíduos urbanos
Street cleansing | varredura de ruas; limpeza urbana; varrição; limpeza de ruas; varredor; varrição de ruas
Pest control | controlo de pragas; controle de pragas; desinfestação; desratização; dedetização; desinsetização
Caretaking | zeladoria; zelador; porteiro; porteiro de condomínio; zelador de edifício; porteiro de edifício; guarda de edifício
Supermarket work | supermercado; hipermercado; operador de supermercado; operadora de supermercado; hipermercados; supermercados; operador de loja; operadora de loja; repositor de supermercado
Shelf stacking | reposição de prateleiras; reposição; repositor; reposição de mercadoria; repositora; reposição de produtos; abastecimento de prateleiras; reposição de lineares; reposição de loja; abastecimento de gôndolas; reposição de stock; arrumação de prateleiras; reposição de artigos; facing de produtos
Visual displays | exposição de produtos; apresentação de produtos; organização da loja; disposição de produtos; exposição de artigos; exposição de mercadorias; montras; vitrine?
Retail sales | vendedora de loja; assistente de loja; balconista; venda ao público; venda em loja; vendedor de loja; vendas a retalho; assistente de vendas em loja; empregada de balcão; caixeira; lojista; atendimento e vendas; venda de roupa; venda direta ao público; empregado de loja
Retail | loja de roupa; comércio a varejo; comércio retalhista; setor do retalho; retalho; loja; setor varejista; grande distribuição
Till operation | operadora de caixa; operador de caixa; caixa registadora; caixa de supermercado; atendimento em caixa; registo de vendas; caixa registradora; fechamento de caixa; abertura de caixa; fechamento do caixa; fecho da caixa; cobrança em caixa; operação de caixa registadora
Taking payments | recebimento de pagamentos; terminal multibanco; pagamentos com cartão; recebimentos em numerário e multibanco; multibanco; receber pagamentos
Returns and refunds | trocas e devoluções; devoluções; gestão de devoluções; devoluções e trocas; trocas de produtos; tratamento de devoluções
Customer service | atendimento ao público; atendimento a clientes; atendimento presencial; atendimento de clientes; atendimento personalizado; apoio a clientes; aconselhamento ao cliente; atendimento ao balcão; atendimento; atendimento e aconselhamento ao cliente; contacto com o cliente; contato com o público; serviço ao público; atendimento telefónico e presencial; contacto com o público
Fashion retail | vestuário e acessórios; loja de vestuário; venda de vestuário; moda e acessórios
Fitting room service | provadores; controlo de provadores; gestão de provadores
Floristry | florista; arranjos florais; bouquets de flores; floricultura e arranjos florais; ramos de flores
Fuel retail | venda de combustíveis; abastecimento de combustível
Petrol forecourt work | posto de combustível; posto de abastecimento; bomba de gasolina; frentista; posto de gasolina; postos de abastecimento; gasolineira
Bookkeeping | lançamento de faturas; lançamentos contabilísticos e classificação; registos contabilísticos; lançamentos contábeis; contabilidade geral; lançamento de documentos; classificação contabilística; classificação e lançamento de documentos; conferência e classificação de documentos; escrituração contábil; lançamentos; lançamento contabilístico; contabilização; escrita fiscal; arquivo e classificação de documentos contabilísticos
Purchase ledger | faturas de fornecedores; lançamento de faturas de fornecedores; contas a pagar e fornecedores; conferência de faturas; contabilidade de fornecedores; contas correntes de fornecedores; faturas de compra
Supplier payments | pagamentos a fornecedores; pagamento a fornecedores; pagamento de fornecedores; pagamento de contas; processamento de pagamentos; emissão de pagamentos; pagamento de faturas
Sales ledger | contabilidade de clientes; faturas de clientes; contas correntes de clientes
Invoicing | emissão de faturas; emissão de notas fiscais; faturação a clientes; notas fiscais; emissão de facturas; emissão de recibos; faturação e cobranças; facturação; emissão de notas fiscais eletrônicas; nota fiscal; faturas; emissão de nota fiscal; faturas e recibos; emissão de guias e faturas
Credit control | cobrança de dívidas; gestão de cobranças; recuperação de créditos; gestão de crédito e cobranças; controlo de crédito; recuperação de crédito; cobrança a clientes; inadimplência
Bank reconciliation | reconciliações bancárias; conciliações bancárias; conferência de extratos bancários; extratos bancários; conferência bancária; conciliação de contas bancárias; conciliações de bancos
Account reconciliation | conferência de contas; reconciliação de contas correntes; conferência de contas correntes; conciliações contábeis; conferência de saldos; análise de contas; reconciliações
Depreciation | amortizações; depreciações; amortização; depreciação; depreciações e amortizações; amortizações e depreciações; mapas de amortizações
Fixed assets | ativo fixo; imobilizados; ativo imobilizado; ativos fixos tangíveis; controle patrimonial; controlo de imobilizado; gestão de imobilizado
Trial balance | balancete; balancete de verificação; balancetes mensais; balancetes analíticos
Balance sheet preparation | elaboração de balanços; balanço; balanços; balanço patrimonial; elaboração do balanço; fecho de balanço; balanço e demonstração de resultados
P&L account | demonstração de resultados; demonstração dos resultados; demonstração do resultado do exercício; demonstrações de resultados
VAT returns | entrega de IVA; IVA mensal e trimestral; apuramento de IVA; apuramento do IVA; declarações periódicas de IVA; declarações do IVA; declaração do IVA; IVA e IRS; apuração de ICMS; =ICMS
Income tax returns | entrega de IRS; declarações de IRS; modelo 3 de IRS; declaração de IRS; imposto de renda; IRPF; declaração de imposto de renda; preenchimento de IRS; declarações de imposto de renda
Corporation tax | declaração modelo 22; modelo 22; imposto sobre as sociedades; entrega de IRC; declarações de IRC; apuramento de IRC; IRPJ e CSLL; =IRPJ; pagamentos por conta; declaração de IRC
Tax | obrigações fiscais; declarações fiscais; impostos; obrigações declarativas; obrigações acessórias; direito fiscal; direito tributário; apuração de impostos; entrega de declarações fiscais; apuramento de impostos; consultoria fiscal; entrega de obrigações fiscais; assessoria fiscal; cumprimento de obrigações fiscais
Payroll | processamento de salários; processamento de vencimentos; cálculo de salários; processamento salarial mensal; fechamento da folha de pagamento; cálculo de rescisões; folha de pagamentos; recibos de vencimento; processamento de ordenados; processamento de remunerações; cálculo da folha de pagamento; salários e Segurança Social
National Insurance contributions | Segurança Social; contribuições para a Segurança Social; DMR e DRI; INSS e FGTS; =FGTS; contribuições sociais; =INSS; declarações à Segurança Social; segurança social direta; declarações para a Segurança Social
Cash flow management | controlo de tesouraria; gestão de fluxo de caixa; previsões de fluxo de caixa; controlo de fluxo de caixa; tesouraria; fluxos de caixa; controle de fluxo de caixa; fluxo de caixa diário
Petty cash | fundo de maneio; caixa pequeno; controlo de fundo de maneio; fundo fixo de caixa; fundo de caixa; caixa miúda
Accounting software | Primavera Contabilidade; programas de contabilidade; software de contabilidade; Toconline; PHC contabilidade; software contabilístico; software contábil; Moloni; sistema contábil; Domínio Contábil
Expense processing | notas de despesa; despesas de representação; gestão de despesas; prestação de contas de viagem; despesas de deslocação; relatórios de despesas; controlo de despesas; folhas de despesas
Personnel files | arquivo de pessoal; processos individuais de colaboradores; prontuários de funcionários; dossiês individuais; pastas de funcionários; cadastro de colaboradores
Employment contracts | contratos de trabalho; elaboração de contratos de trabalho; contratação de pessoal; contratação; admissões e demissões; contratos laborais; celebração de contratos de trabalho; contrato de trabalho
Absence management | controlo de faltas; absentismo; gestão de férias; assiduidade; mapas de férias; absenteísmo; gestão da assiduidade; faltas e férias; baixas médicas; registo de assiduidade
Time and attendance | controlo de ponto; registo de ponto; controle de ponto; ponto eletrônico; picagens de ponto; fechamento de ponto; cartão de ponto; gestão de tempos; livro de ponto
Performance management | avaliações de desempenho; avaliação do desempenho; gestão do desempenho
Job advertising | publicação de anúncios; anúncios de emprego; divulgação de vagas; publicação de ofertas de emprego; ofertas de emprego; anúncios de recrutamento; publicação de vagas; divulgação de ofertas de emprego
Sifting | triagem de currículos; triagem curricular; análise curricular; triagem de CV; seleção de currículos; triagem de candidatos; triagem de candidaturas
Interviewing | entrevistas de emprego; entrevistas de recrutamento; entrevistas por competências; realização de entrevistas; entrevistas a candidatos; entrevistas; entrevistas telefónicas; condução de entrevistas
Employee onboarding | acolhimento de novos colaboradores; acolhimento e integração; integração de novos colaboradores; integração de funcionários; integração de novos funcionários; manual de acolhimento; acolhimento de colaboradores
Learning and development | planos de formação; plano de formação; levantamento de necessidades de formação; gestão da formação; treinamento e desenvolvimento; formação profissional; plano anual de formação; necessidades de formação; gestão de formação; levantamento de necessidades de treinamento
Health and safety | higiene e segurança; normas de segurança; segurança e higiene no trabalho; segurança do trabalho; normas de higiene e segurança; técnico de segurança no trabalho; técnico de segurança do trabalho; saúde e segurança no trabalho; prevenção de riscos profissionais; normas de segurança e higiene; prevenção de acidentes; segurança, higiene e saúde no trabalho
Redundancy | despedimentos; despedimento coletivo; rescisões de contrato; rescisões contratuais; demissões
Collective bargaining | contratação coletiva; negociação coletiva; convenções coletivas; acordos coletivos; acordos coletivos de trabalho; dissídios coletivos; negociação sindical
Temporary worker placement | trabalho temporário; empresa de trabalho temporário
Primary teaching | ensino básico; professora do primeiro ciclo; 1.º ciclo do ensino básico; professor primário; ensino fundamental; anos iniciais do ensino fundamental; 1º ciclo; educação básica; primeiro ciclo; pedagogia e anos iniciais; professora primária; primeiro ciclo do ensino básico
Secondary teaching | ensino secundário; professor do ensino secundário; ensino médio; 3.º ciclo e secundário; 3.º ciclo do ensino básico; professora do ensino secundário; anos finais do ensino fundamental
Lesson planning | planificação de atividades letivas; plano de aula; planos de aula; planificações; preparação de aulas; planificação letiva; elaboração de planos de aula; materiais didáticos; sequências didáticas; planejamento pedagógico; planificação das aulas; planificações anuais; elaboração de materiais didáticos; planejamento das aulas; planeamento de aulas; elaboração de material didático
National Curriculum | currículo nacional; =BNCC; Base Nacional Comum Curricular; metas curriculares; aprendizagens essenciais; programas curriculares
Differentiation | diferenciação pedagógica; adaptações curriculares; adaptação curricular; adequações curriculares; adaptação de conteúdos; ensino diferenciado
Assessing learners | avaliação de aprendizagens; avaliação de formandos; avaliação de alunos; avaliação das aprendizagens; avaliação formativa; avaliação contínua; avaliação de estudantes
Marking work | correção de testes; correção de exames; correção de provas; correção de trabalhos; correção de fichas; correção de atividades
Form tutor | direção de turma; diretor de turma; diretora de turma; professor titular de turma; titular de turma; tutoria; professora titular de turma
Teaching assistance | assistente operacional; auxiliar de sala; assistente de ação educativa; auxiliar de classe; auxiliar de ensino; apoio em sala de aula; monitor de sala; apoio educativo; auxiliar de turma; professora auxiliar; ação educativa
Extra-curricular activities | atividades extracurriculares; atividades de enriquecimento curricular; actividades extracurriculares; atividades extraescolares; clubes escolares
Lunchtime supervision | vigilância de refeitório; cantina escolar; apoio à hora de almoço; vigilância de refeitórios; acompanhamento de refeições escolares
Playground supervision | vigilância de recreio; vigilância de recreios; recreio escolar; vigilância do recreio; vigilância de alunos
Out of school clubs | atividades de tempos livres; centro de atividades de tempos livres; campo de férias; ocupação de tempos livres; campos de férias; colónia de férias; animação de tempos livres
Private tutoring | explicadora; explicador; apoio ao estudo; reforço escolar; aula particular; centro de explicações; sala de estudo; apoio escolar; professor particular; centro de estudos; apoio aos trabalhos de casa; professora particular
Maths teaching | aulas de matemática; professor de matemática; ensino da matemática; professora de matemática; explicações de matemática; didática da matemática; ensino de matemática
Mathematics | matemática aplicada; cálculo diferencial; análise matemática
Science teaching | professor de ciências; aulas de ciências; ciências da natureza; estudo do meio; ciências naturais; professora de ciências; ciências físico-químicas; ensino de ciências
Modern foreign languages teaching | ensino de línguas; professor de línguas; aulas de línguas; ensino de línguas estrangeiras; professora de línguas; ensino de idiomas
English language teaching | aulas de inglês; professora de inglês; professor de inglês; ensino de inglês; ensino da língua inglesa; explicações de inglês
Spanish teaching | aulas de espanhol; professor de espanhol; ensino de espanhol; professora de espanhol
PE teaching | educação física; professor de educação física; aulas de educação física; professora de educação física; expressão motora; educação físico-motora
Music teaching | professor de música; aulas de música; educação musical; professora de música; ensino da música; expressão musical
Adult education | educação de adultos; formação de adultos; ensino de jovens e adultos; =EJA; educação e formação de adultos; centro Qualifica
Vocational teaching | ensino profissional; formador de cursos profissionais; ensino técnico; cursos profissionais; ensino profissionalizante; cursos técnicos e profissionais
Dyslexia support | dislexia; alunos com dislexia; dificuldades de aprendizagem; reeducação da dislexia
Hairdressing | cabeleireira; penteados; penteado; cabeleireiros; corte e penteado
Hair colouring | madeixas; coloração; pintura de cabelo; coloração capilar; nuances e madeixas; luzes e mechas; tintura de cabelo; colorimetria
Shampooing | lavagem de cabelo; lavagem de cabelos; lavagem capilar
Barbering | barbearia; barbeiro; corte masculino; cortes masculinos; barba e bigode; corte de homem
Manicure and pedicure | manicura e pedicura; manicure e pedicure; manicura; pedicura; manicure/pedicure
Gel nails | unhas de gel; unhas de gelinho; gelinho; verniz gel
Waxing | depilação a cera; depilação com cera; depilação; depiladora; cera quente
Laser hair removal | depilação a laser; depilação laser; fotodepilação
Facials | tratamentos faciais; limpeza de pele; limpeza facial; tratamentos de rosto
Body treatments | tratamentos corporais; tratamento corporal; tratamentos de corpo
Eyelash treatments | extensão de pestanas; pestanas; lifting de pestanas; extensão de cílios; cílios
Beauty therapy | esteticista; tratamentos estéticos; tratamentos de beleza; estética e cosmetologia; esteticista-cosmetologista
Manual lymphatic drainage | drenagem linfática; drenagem linfática manual
Fruit picking | apanha de fruta; apanha da fruta; colheita de fruta; apanha da azeitona; apanha de frutos vermelhos; apanha de azeitona
Harvesting crops | colheita; vindima; colheita de hortícolas; apanha de hortícolas
Farming | trabalhador agrícola; trabalhos agrícolas; agricultor; agronomia; engenharia agronómica; produção agrícola; operário agrícola; trabalho rural
Pruning plants | poda; poda de árvores; poda da vinha; poda de vinhas
Seed sowing | sementeira; semeadura; sementeira e plantação; plantio
Planting schemes | plantação de jardins
Irrigation | sistemas de rega; rega gota a gota; irrigação; rega automática; sistemas de irrigação
Pesticides | fitofármacos; aplicação de fitofármacos; produtos fitofarmacêuticos; aplicação de produtos fitofarmacêuticos; defensivos agrícolas; aplicador de produtos fitofarmacêuticos; fitossanitários; agrotóxicos; tratamentos fitossanitários
Fertiliser application | adubação; fertilização; adubos; aplicação de adubos
Tractor driving | condução de trator; tratorista; tratores; trator agrícola; condução de tratores; trator; operador de máquinas agrícolas; máquinas agrícolas; tractorista agrícola
Milking | ordenha; ordenha mecânica; ordenhador; sala de ordenha
Cattle | bovinos; gado bovino; vacas leiteiras; maneio de bovinos; gado leiteiro; bovinocultura; vitelos
Livestock farming | pecuária; criação de animais; gado; maneio de gado; produção animal; criação de gado; exploração pecuária; alimentação de animais; pecuarista
Pig farming | suinicultura; suínos; exploração suinícola; porcos
Poultry farming | avicultura; aviário; aviários; granja de aves; frangos de engorda
Vineyard | vinha; viticultura; viticultura e enologia
Greenkeeping | manutenção de campos de golfe
Lawn mowing | corte de relva; corta-relva; corte de grama; corte de relvados
Strimming | roçadora; limpeza de matos; desmatação; roçadeira; corte de mato; motorroçadora
Hedge cutting | corte de sebes; corta-sebes; aparar sebes; sebes
Chainsaw operation | motosserra; operador de motosserra; manuseamento de motosserra; motosserrista
Forestry | trabalhos florestais; engenharia florestal; silvicultura e florestas; exploração florestal; sapador florestal; florestas; operador florestal
Grounds maintenance | manutenção de espaços verdes; espaços verdes; manutenção de jardins; jardins e espaços verdes; manutenção de áreas verdes; áreas verdes
Fish farming | piscicultura; aquacultura; aquicultura
Sewing | costura; costureira; máquina de costura; confeção de vestuário; máquina de ponto corrido; costura industrial; máquina de costura industrial; confecção de vestuário; confecção de roupas; corte e costura
Pattern cutting | modelagem de vestuário; modelista; modelação de vestuário; modelagem industrial; moldes de vestuário; modelagem de roupas
Garment alterations | arranjos de costura; arranjos de roupa; consertos de roupa; ajustes de roupa; arranjos de vestuário; bainhas; reparos em roupas
Reception | receção; rececionista; receção de visitas; recepcionista; receção de clientes; receção de visitantes; atendimento na receção; recepção de clientes; recepção de visitantes
Switchboard | central telefónica; telefonista; atendimento de central telefónica
Telephone skills | atendimento de chamadas; atendimento telefónico a clientes; chamadas telefónicas; atendimento por telefone; atender chamadas; receção de chamadas; ligações telefônicas
Filing | arquivo; arquivo de documentos; arquivo de documentação; organização de arquivo; organização de documentos; arquivo físico e digital; gestão de arquivo; arquivar; classificação e arquivo
Photocopying | fotocópias; fotocopiadora; reprografia; fotocópias e digitalizações; xerox e fotocópias; cópias e digitalização
Scanning | digitalização de documentos; digitalizar documentos
Mail handling | gestão de correspondência; expedição de correio; receção e expedição de correio; tratamento de correspondência; receção de correspondência; expedição de correspondência; registo de correspondência; controle de correspondências
Office equipment | equipamento de escritório; equipamentos de escritório; máquinas de escritório; equipamento administrativo
Office supplies | material de escritório; economato; encomendas de material de escritório; compra de material de escritório; materiais de escritório
Administration | apoio administrativo; trabalho administrativo; assistente administrativa; auxiliar administrativo; gestão administrativa; serviços administrativos; rotinas administrativas; suporte administrativo; assistente administrativo; técnico administrativo; procedimentos administrativos
Legal drafting | redação de contratos; elaboração de contratos; petições; peças processuais; petições iniciais; elaboração de petições; redação de peças processuais; elaboração de peças processuais; redação jurídica; elaboração de minutas
Law | advogado; advogada; ciências jurídicas; advocacia; licenciatura em direito; bacharel em direito; solicitadoria
Criminal law | direito penal; direito criminal; processos penais; direito processual penal; processos-crime; penalista
Family law | direito da família; direito de família; divórcios; direito da família e sucessões; regulação das responsabilidades parentais
Administrative law | direito administrativo; procedimento administrativo; direito público
Immigration law | direito da imigração; legislação de estrangeiros; lei de estrangeiros
Constitutional law | direito constitucional
Mediation | mediação; mediação familiar; mediador; mediação de conflitos
Court attendance | audiências judiciais; comparência em tribunal; diligências judiciais; audiências de julgamento; julgamentos
Legal advice | consultoria jurídica; aconselhamento jurídico; apoio jurídico; assessoria jurídica; pareceres jurídicos; assistência jurídica; consulta jurídica; elaboração de pareceres
Working with vulnerable people | exclusão social; famílias carenciadas; grupos vulneráveis; pessoas vulneráveis; vulnerabilidade social; famílias vulneráveis; famílias desfavorecidas; situação de vulnerabilidade; pessoas em situação de sem-abrigo
Social work assessment | relatórios sociais; diagnóstico social; avaliação social; estudos socioeconómicos; elaboração de relatórios sociais; parecer social; estudo social; diagnósticos sociais
Social work | assistente social; intervenção social; ação social; serviços sociais; acompanhamento social; educação social; assistência social; educador social; educadora social; técnico de serviço social; atendimento social; assistentes sociais
Domestic abuse support | violência doméstica; vítimas de violência doméstica; apoio à vítima; violência de género; vítimas de violência; violência contra a mulher; violência familiar
Children in care | crianças institucionalizadas; casa de acolhimento; acolhimento institucional; crianças e jovens em perigo; jovens institucionalizados; lar de infância e juventude; jovens em risco
Activities coordination | animação sociocultural; dinamização de atividades; animador sociocultural; atividades ocupacionais; animadora sociocultural; animação de idosos; dinamização de grupos; animação turística; atividades recreativas e culturais
Holiday camps | campos de férias residenciais; acampamentos; monitor de campo de férias; acampamentos de férias
Patrols | rondas; patrulhamento; rondas de vigilância; patrulhas; rondas de segurança; ronda e vigilância
Access control duties | controlo de acessos; controle de acesso; controlo de entradas; controlo de entradas e saídas; controle de acessos; controlo de acesso; controle de entrada e saída
Security guarding | segurança privada; vigilância e segurança; segurança patrimonial; proteção de pessoas e bens; vigilante de segurança; vigilância humana; segurança e vigilância; portaria e vigilância; vigilância de instalações
Customer visits | visitas a clientes; visitas comerciais; visitas a clientes e fornecedores
Prospecting | angariação de clientes; angariação de novos clientes; captação de clientes; prospeção de clientes; prospecção de clientes; prospeção comercial; captação de novos clientes; prospeção de novos clientes; prospecção de novos clientes
Sales | técnicas de venda; gestão comercial; agente comercial; consultor de vendas; assistente comercial; consultor comercial; técnico comercial; representante comercial; vendas e atendimento
Marketing planning | plano de marketing; planos de marketing; planeamento de marketing
Advertising | campanhas publicitárias; campanhas de publicidade; anúncios publicitários; publicidade e marketing
Logo design | criação de logótipos; logótipos; design de logótipos; logótipo
Desktop publishing | paginação; paginação de revistas; diagramação; maquetização; paginador; paginação editorial
Brand identity design | identidade visual; identidade corporativa; imagem corporativa; identidade visual corporativa; identidade de marca
Brochure design | folhetos; criação de folhetos; brochuras; catálogos e folhetos; panfletos e folhetos
Chromatography | cromatografia; cromatografia líquida; cromatografia gasosa; técnicas cromatográficas
Microbiology | microbiologia; análises microbiológicas; culturas microbiológicas
Chemical analysis | análises químicas; análises físico-químicas; química analítica
Laboratory techniques | análises laboratoriais; técnico de laboratório; ensaios laboratoriais; trabalho laboratorial; laboratório; técnicas laboratoriais; análises clínicas; rotina de laboratório
Chemistry | química; química orgânica; química inorgânica; química física; físico-química
Physics | física; física aplicada
Biology | biologia; ciências biológicas; biologia geral
Biochemistry | bioquímica; bioquímica clínica
Biotechnology | biotecnologia; bioengenharia e biotecnologia
Molecular biology | biologia molecular; biologia molecular e celular
Genetics | genética humana
Geography | geografia; geografia humana
Geology | geologia; ciências geológicas
Economics | economia; ciências económicas; economista; microeconomia; macroeconomia
Sociology | sociologia; ciências sociais e sociologia
Political science | ciência política
International relations | relações internacionais
Philosophy and ethics | filosofia; filosofia e ética
Art history | história da arte; história de arte
Criminology | criminologia
Insurance sales | venda de seguros; mediação de seguros; agente de seguros; mediador de seguros; corretor de seguros; corretagem de seguros; angariação de seguros
Account opening | abertura de contas; abertura de contas bancárias
Consumer lending | crédito pessoal; crédito ao consumo; empréstimos; concessão de crédito; crédito consignado; empréstimos pessoais
Mortgage lending | crédito à habitação; empréstimos habitação; financiamento imobiliário
Lettings | arrendamento; arrendamento de imóveis; aluguel de imóveis; arrendamentos; locação de imóveis; arrendamento urbano
Real estate sales | compra e venda de imóveis; venda de imóveis; mediação imobiliária; imobiliária; consultor imobiliário; agente imobiliário; corretor de imóveis; angariação de imóveis; consultora imobiliária; corretagem de imóveis; mediador imobiliário
Property management | gestão de condomínios; gestão de imóveis; administração de condomínios; gestão de propriedades; gestão imobiliária; gestão de património imobiliário
Property valuation | avaliação imobiliária; avaliação de imóveis; perito avaliador; avaliações imobiliárias
Property viewings | visitas a imóveis; visitas aos imóveis
Relational databases | bases de dados relacionais; base de dados relacional; bancos de dados relacionais; banco de dados relacional
Databases | gestão de bases de dados
Unit testing | testes unitários; testes de unidade
Code review | revisão de código; revisões de código
Web development | aplicações web; desenvolvimento de aplicações web; programador web; páginas web; desenvolvimento de sites; criação de sites; programação web; aplicações web responsivas; criação de páginas web; desenvolvedor web; desenvolvimento de websites; aplicativos web
Software development | programadora; desenvolvimento de aplicações; desenvolvedor; desenvolvedor de software; desenvolvimento de sistemas; desenvolvimento de aplicativos; desenvolvimento de soluções informáticas
IT support | suporte a utilizadores; apoio informático; reparação de computadores; técnico de informática; assistência informática; manutenção de computadores; suporte ao utilizador; suporte técnico a utilizadores; manutenção de equipamentos informáticos; suporte ao usuário; suporte a usuários; montagem e manutenção de computadores; técnico informático
Computer literacy | informática na ótica do utilizador; conhecimentos informáticos; informática básica; ótica do utilizador; pacote Office e internet; utilização de computador
Statistics | análise estatística; estatística descritiva
Veterinary medicine | medicina veterinária; clínica veterinária; veterinária; auxiliar de veterinária; veterinário; ciências veterinárias
Dog grooming | tosquia; banho e tosquia; banho e tosa; tosquia de cães
Dog walking | passeio de cães; passear cães; passeador de cães
Lifeguarding duties | nadador-salvador; salvamento aquático; nadadores-salvadores
Sports coaching | treinador; treino desportivo; monitor desportivo; treinador desportivo; atividades desportivas; treinador de formação; ciências do desporto; treinadora
Tour guiding | guia turístico; visitas guiadas; guia-intérprete; guia de turismo; guia turística
Tourism | turismo; setor turístico; informação turística; agência de viagens
Library and information services | biblioteca; bibliotecária; ciências documentais; biblioteconomia; bibliotecário; biblioteca e documentação
Interior design | design de interiores; decoração de interiores; arquitetura de interiores; designer de interiores; decoradora de interiores
Journalism | redação de notícias; reportagens; jornalista; notícias e reportagens
Massage | massagista; massagem; massagem terapêutica; massagens de relaxamento
Physiotherapy | fisioterapeuta; sessões de fisioterapia
Computer networking | redes de computadores e sistemas; configuração de redes; administração de redes; redes locais; infraestrutura de redes
Nursing | enfermeira; enfermeiro; cuidados de enfermagem; técnico de enfermagem; licenciatura em enfermagem; auxiliar de enfermagem; técnica de enfermagem
Care of patients | cuidados a doentes; atendimento a pacientes; prestação de cuidados; assistência a pacientes; atendimento a utentes; cuidados aos doentes
Elderly care | pessoas idosas; cuidado a idosos; apoio a idosos; cuidador de idosos; cuidadora de idosos; apoio geriátrico; geriatria e gerontologia; terceira idade; acompanhamento a idosos; cuidadora
Dementia care | doentes de alzheimer; doença de alzheimer; utentes com demência
Childcare | cuidar de crianças; cuidado de crianças; cuidadora de crianças; acompanhamento de crianças; cuidados infantis
Nursing homes | lares de idosos; lar residencial; estrutura residencial para idosos; =ERPI; lar de terceira idade; casa de repouso
Domiciliary care | apoio ao domicílio; serviço de apoio domiciliário; ajudante familiar; cuidados ao domicílio; ajudante de ação direta
Teaching | lecionação; professora; docente; lecionar; ministração de aulas; atividade letiva; aulas presenciais
Accounting | contabilista; técnico de contabilidade; contabilista certificado; contabilidade financeira; contabilidade e finanças; auxiliar de contabilidade; ciências contábeis; contabilidade e auditoria; assistente contábil
Human resources | técnica de recursos humanos; gestão de recursos humanos; departamento de recursos humanos; gestão de RH
HR administration | departamento pessoal; administração de recursos humanos; gestão administrativa de pessoal; rotinas de departamento pessoal; gestão administrativa de recursos humanos
Recruitment | seleção e recrutamento; recrutamento e seleção de pessoal; processos de recrutamento; técnico de recrutamento; processos seletivos; processo seletivo
Procurement | encomendas a fornecedores; compra de materiais; encomenda de materiais; compras e aprovisionamento; aquisição de materiais; departamento de compras; pedidos a fornecedores
Nutrition analysis of food | bromatologia; análise nutricional de alimentos
Dental technology | técnico de prótese dentária; laboratório de prótese
Environmental auditing | auditorias ambientais; auditoria ambiental
Cladding installation | fachadas ventiladas; painel sanduíche; montagem de painel sanduíche; painéis sanduíche
Facades | reabilitação de fachadas; fachadas; revestimento de fachadas
Footwear fitting | venda de calçado; sapataria
Footwear manufacture | fabrico de calçado; indústria do calçado; gaspeadeira; produção de calçado
Supervision | supervisora; supervisão de pessoal; supervisão de equipas; supervisão de equipes
Project management | gestor de projetos; coordenação de projetos; gestão de projeto; gerenciamento de projetos; gestora de projetos; gerência de projetos
Data analysis | analista de dados; análise e interpretação de dados; tratamento de dados
Reporting | reporte e relatórios; relatórios mensais; produção de relatórios
Parental engagement | reuniões com pais; reuniões de pais; contacto com pais; atendimento a pais; reuniões com encarregados; articulação com as famílias; relação com as famílias; contacto com as famílias
Complaint handling | reclamações; gestão de reclamações de clientes; tratamento de reclamações de clientes; resolução de reclamações e conflitos; atendimento de reclamações
`;
