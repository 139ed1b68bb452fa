/** Concepts as curricula vitae in Polish name them. */
export const polish = `
Bathing | kąpiel podopiecznych; kąpiel chorych; kąpanie podopiecznych; kąpiele podopiecznych; pomoc w kąpieli
Personal care | toaleta chorego; toaleta pacjenta; toaleta podopiecznych; toaleta pacjentów; higiena osobista; higiena chorego; pomoc w higienie; pomoc w czynnościach higienicznych; czynności pielęgnacyjne; czynności higieniczne; pielęgnacja chorych; pielęgnacja chorego; pielęgnacja podopiecznych
Assisting with eating and drinking | karmienie pacjentów; karmienie podopiecznych; karmienie chorych; karmienie podopiecznej; pomoc w karmieniu; pomoc przy posiłkach
Oral hygiene | higiena jamy ustnej
Moving and handling of people | przenoszenie pacjentów; transport pacjentów; przemieszczanie pacjentów; przemieszczanie chorych; przenoszenie chorych; pomoc w przemieszczaniu; transfer pacjentów
Hoist transfers | podnośnik pacjenta; podnośnika pacjenta; podnośnik dla chorych; obsługa podnośnika dla pacjentów
Repositioning | zmiana pozycji chorego; zmiana pozycji; zmiana pozycji ułożeniowej; zmiana ułożenia
Pressure ulcer prevention | profilaktyka przeciwodleżynowa; profilaktyki przeciwodleżynowej; profilaktyka odleżyn; odleżyny; odleżyn; zapobieganie odleżynom; leczenie odleżyn
Mobility support | pomoc w poruszaniu się; pomoc w chodzeniu; wsparcie w poruszaniu się
Toileting | pieluchomajtki; zmiana pieluchomajtek; wymiana pieluchomajtek; pampersowanie
Continence care | nietrzymanie moczu; nietrzymania moczu; inkontynencja
Catheterisation | cewnikowanie; cewnikowanie pęcherza; cewnikowanie pęcherza moczowego; cewnikowania; zakładanie cewnika; zakładanie cewników
Catheter care | pielęgnacja cewnika; pielęgnacja cewników; obsługa cewnika; opieka nad cewnikiem
Nasogastric feeding | sonda żołądkowa; zgłębnik; karmienie przez sondę; karmienie zgłębnikiem; zakładanie sondy żołądkowej; zgłębnik żołądkowy; karmienie przez zgłębnik
Enteral feeding | żywienie dojelitowe; żywienia dojelitowego; żywienie enteralne; gastrostomia; karmienie przez PEG
Stoma care | stomia; pielęgnacja stomii; opieka nad stomią; stomii
Tracheostomy care | tracheostomia; pielęgnacja tracheostomii; opieka nad tracheostomią; tracheotomia; toaleta drzewa oskrzelowego
Suctioning | odsysanie; odsysanie wydzieliny; odsysanie chorego
Oxygen therapy | tlenoterapia; podawanie tlenu; tlenoterapii
Nebuliser | nebulizacja; nebulizacje; inhalacje; inhalacji
Injections | iniekcje; iniekcji; zastrzyki; wykonywanie iniekcji; wykonywanie zastrzyków; robienie zastrzyków; podawanie zastrzyków; iniekcje domięśniowe; iniekcje podskórne
IV therapy | kroplówki; kroplówek; podłączanie kroplówek; wlewy dożylne; płynoterapia; leki dożylne; terapia dożylna; przetaczanie płynów; wlewy kroplowe
Medication administration | podawanie lekarstw; podaż leków; rozdawanie leków; wydawanie leków pacjentom; podawania leków; rozkładanie leków; przygotowywanie i podawanie leków
Insulin administration | podawanie insuliny; insuliny; insulinoterapia; insulina
Blood glucose monitoring | pomiar glikemii; poziom cukru; pomiar cukru; glikemia; pomiary glikemii; pomiar poziomu cukru; pomiar poziomu glukozy; mierzenie cukru
Blood pressure monitoring | ciśnienie tętnicze; ciśnienia tętniczego; pomiar ciśnienia; pomiar ciśnienia krwi; mierzenie ciśnienia; pomiary ciśnienia; ciśnienia krwi
Vital signs | parametrów życiowych; podstawowe parametry życiowe; pomiar parametrów; funkcje życiowe; funkcji życiowych; parametrów życiowych pacjenta; monitorowanie parametrów życiowych
Patient monitoring | monitorowanie pacjenta; monitorowanie pacjentów; obserwacja pacjenta; monitorowanie stanu pacjenta; obserwacja pacjentów; nadzór nad pacjentem; obserwacja chorych
Wound care | opatrunki; opatrunków; zmiana opatrunku; wykonywanie opatrunków; leczenie ran; zakładanie opatrunków; zaopatrywanie ran; ran przewlekłych; rany przewlekłe
Suturing | szycie ran; zdejmowanie szwów; usuwanie szwów; zszywanie ran
Compression therapy | kompresjoterapia; bandażowanie
Triage | triaż; segregacja medyczna; triażu; segregacja pacjentów
Immunisation | szczepienia; szczepień; szczepienie; wykonywanie szczepień; szczepienia ochronne; szczepień ochronnych; punkt szczepień
ECG | badanie EKG; wykonywanie EKG; elektrokardiografia; zapis EKG; badania EKG; badań EKG
Basic life support | podstawowe zabiegi resuscytacyjne; resuscytacja krążeniowo-oddechowa; pierwsza pomoc przedmedyczna
Resuscitation | resuscytacja; reanimacja; resuscytacji
Advanced life support | zaawansowane zabiegi resuscytacyjne
Intubation | intubacja; intubacja dotchawicza; intubacji
Blood transfusion | przetaczanie krwi; transfuzje; transfuzja krwi; przetoczenia krwi; transfuzji krwi
Chemotherapy | chemioterapia; chemioterapii; podawanie chemioterapii
Radiotherapy | radioterapia; radioterapii
Immunotherapy | immunoterapia
Theatre nursing | blok operacyjny; bloku operacyjnym; sala operacyjna; instrumentowanie; instrumentariuszka; bloku operacyjnego; pielęgniarstwo operacyjne; sali operacyjnej; blokiem operacyjnym
Anaesthetics | anestezjologia; anestezjologii; znieczulenia; anestezjologia i intensywna terapia
Anaesthetic nursing | pielęgniarstwo anestezjologiczne; pielęgniarka anestezjologiczna; pielęgniarstwa anestezjologicznego; pielęgniarstwo anestezjologiczne i intensywnej opieki
Post-operative care | opieka pooperacyjna; opieka nad chorym po operacji; pacjentów po operacji; sala pooperacyjna; opieka pozabiegowa
Pre-operative | przygotowanie do operacji; przygotowanie pacjenta do zabiegu; przygotowanie do zabiegu; przygotowanie pacjentów do zabiegów; przygotowanie pacjentów do operacji; przygotowanie pacjentów do badań
Surgical instruments | narzędzia chirurgiczne; narzędzi chirurgicznych; instrumenty chirurgiczne
Sterile services | sterylizacja; sterylizacja narzędzi; sterylizacji; sterylizacja sprzętu; centralna sterylizatornia; sterylizatornia; sterylizacji narzędzi
Disinfection | dezynfekcja; dezynfekcji; dezynfekcja powierzchni; dezynfekcja sprzętu; dezynfekcja narzędzi; dezynfekcję; odkażanie
Hand hygiene | higiena rąk; mycie rąk
Medical records | dokumentacja medyczna; dokumentacji medycznej; historia choroby; historie chorób; historii choroby; kartoteka pacjentów; dokumentację medyczną; prowadzenie dokumentacji medycznej
Clinical record keeping | dokumentacja pielęgniarska; dokumentacji pielęgniarskiej; prowadzenie dokumentacji pielęgniarskiej; indywidualna karta pielęgnacji
Patient education | edukacja pacjenta; edukacja zdrowotna; edukacja pacjentów; edukacji zdrowotnej; edukacja chorych
Health promotion | promocja zdrowia; promocji zdrowia
Nutrition and hydration | żywienie i nawodnienie; nawadnianie pacjentów
Dietetics | dietetyka; dietetyki; żywienie człowieka; diety; dietetyka i żywienie
Discharge planning | wypis pacjenta; wypisy ze szpitala; wypis ze szpitala; planowanie wypisu; karty wypisowe; wypisy pacjentów
Patient admissions | przyjęcia pacjentów; przyjmowanie pacjentów; przyjęcie pacjenta; izba przyjęć; izbie przyjęć; przyjęcie pacjentów; przyjęć pacjentów
Primary care | podstawowa opieka zdrowotna; podstawowej opieki zdrowotnej; =POZ; medycyna rodzinna; medycyny rodzinnej; przychodnia lekarska
Hospital experience | praca w szpitalu; oddział szpitalny; oddziale szpitalnym
Outpatients | poradnia specjalistyczna; ambulatorium; opieka ambulatoryjna; opieka ambulatoryjna specjalistyczna; poradnie specjalistyczne; poradni specjalistycznej
Community nursing | pielęgniarka środowiskowa; pielęgniarstwo środowiskowe; pielęgniarka środowiskowo-rodzinna; pielęgniarstwo rodzinne
Mental health nursing | pielęgniarstwo psychiatryczne; pielęgniarka psychiatryczna
Children's nursing | pielęgniarstwo pediatryczne; pielęgniarka pediatryczna
Neonatal care | neonatologia; oddział noworodkowy; opieka nad noworodkiem; noworodków; neonatologii; noworodki
Gynaecology | ginekologia; ginekologii; ginekologia i położnictwo
Obstetrics | położnictwa
Orthopaedics | ortopedia; ortopedii; ortopedia i traumatologia; traumatologia narządu ruchu
Dermatology | dermatologia; dermatologii
Ophthalmology | okulistyka; okulistyki; oftalmologia
Urology | urologia; urologii
Gastroenterology | gastroenterologia; gastroenterologii
Endocrinology | endokrynologia; endokrynologii
Haematology | hematologia; hematologii
Rheumatology | reumatologia; reumatologii
Nephrology | oddział nefrologii
ENT | laryngologia; otolaryngologia; laryngologii; otorynolaryngologia
Respiratory care | pulmonologia; choroby płuc; pulmonologii
Cardiac rehabilitation | rehabilitacja kardiologiczna; rehabilitacji kardiologicznej
Respiratory physiotherapy | fizjoterapia oddechowa; rehabilitacja oddechowa; kinezyterapia oddechowa
Neurological rehabilitation | rehabilitacja neurologiczna; rehabilitacji neurologicznej; neurorehabilitacja
Manual therapy | terapia manualna; terapii manualnej
Electrotherapy beauty | elektroterapia kosmetyczna
Exercise prescription | kinezyterapia; ćwiczenia lecznicze; gimnastyka lecznicza; kinezyterapii; ćwiczenia usprawniające
Radiography | radiografia; zdjęcia RTG; wykonywanie zdjęć RTG; elektroradiologia; elektroradiologii; technik elektroradiologii
Ultrasound | ultrasonografia; =USG; badania USG; badanie USG; badań USG
MRI | rezonans magnetyczny; rezonansu magnetycznego
CT scanning | tomografia komputerowa; tomografii komputerowej; tomograf komputerowy
Mammography | mammografia; mammografii
Endoscopy | endoskopia; endoskopii; badania endoskopowe
Spirometry | spirometria; spirometrii
Medical devices | wyroby medyczne; sprzęt medyczny; wyrobów medycznych; sprzętu medycznego; aparatura medyczna; aparatury medycznej
Specimen handling | materiał biologiczny; pobieranie materiału do badań; materiału do badań; próbki biologiczne; pobieranie materiału; pobieranie próbek biologicznych; materiału biologicznego
Sample collection | pobieranie próbek; pobór próbek; pobieranie prób; pobierania próbek
Sample preparation | przygotowanie próbek; przygotowywanie próbek; preparatyka; przygotowanie próbek do badań; przygotowanie prób
Urinalysis | badanie moczu; analiza moczu; badania moczu
Swab taking | wymazy; pobieranie wymazów; wymazów
Portering | salowa; sanitariusz; salowy
Ambulance driving | kierowanie ambulansem; kierowca karetki; kierowca ambulansu; transport sanitarny; karetka pogotowia
Escorting service users | towarzyszenie podopiecznym; towarzyszenie podopiecznej; towarzyszenie na spacerach
Accompanying to appointments | wizyt lekarskich; wizyty lekarskie; towarzyszenie podczas wizyt lekarskich; umawianie wizyt lekarskich; wizytach lekarskich
Companionship care | dotrzymywanie towarzystwa; towarzyszenie osobom starszym; towarzyszenie seniorom; organizowanie czasu wolnego podopiecznym
Live in carer | opieka z zamieszkaniem; opiekunka z zamieszkaniem
Household management | prowadzenie domu; prowadzenie gospodarstwa domowego; prowadzenia gospodarstwa domowego
Domestic tasks | prace domowe; obowiązki domowe; prac domowych; pomoc domowa; prowadzenie prac domowych
Meal preparation | gotowanie posiłków; przygotowanie posiłków; przygotowywania posiłków; przyrządzanie posiłków
Washing and ironing | pranie i prasowanie; pranie oraz prasowanie; prania i prasowania
Ironing and pressing | prasowanie; prasowanie odzieży; prasowania; prasowanie ubrań
Linen and laundry | pralnia; pranie; pranie bielizny; pralni; pranie pościeli; praniem; prania
Daily records | dzienne raporty; raporty dzienne; raport dobowy; codzienne raporty
Shift handover | raport zmianowy; przekazywanie zmiany; raporty zmianowe; przekazanie zmiany; przekazywanie dyżuru
Challenging behaviour | zachowania trudne; trudne zachowania; zaburzenia zachowania; trudnych zachowań; zachowań trudnych; zachowania agresywne
Autism support | autyzm; autyzmem; spektrum autyzmu; dzieci z autyzmem; autyzmu
ADHD | dzieci z ADHD; nadpobudliwość
Physical disabilities | niepełnosprawność ruchowa; niepełnosprawność fizyczna; niepełnosprawnością ruchową; niepełnosprawności ruchowej
Disability support | osoby niepełnosprawne; opieka nad osobami niepełnosprawnymi; osób niepełnosprawnych; osobami niepełnosprawnymi; osoby z niepełnosprawnościami; osobami z niepełnosprawnościami
Substance misuse | uzależnienia; uzależnień; terapia uzależnień; osób uzależnionych; osoby uzależnione; narkomania
Alcohol dependence | alkoholizm; uzależnienie od alkoholu; choroba alkoholowa
Community mental health | psychiatria środowiskowa
Psychological assessment | diagnoza psychologiczna; badania psychologiczne; diagnozy psychologiczne; diagnostyka psychologiczna; testy psychologiczne
Clinical psychology | psychologia kliniczna; psychologii klinicznej
Cognitive behavioural therapy | terapia poznawczo-behawioralna; terapii poznawczo-behawioralnej
Family therapy | terapia rodzinna; terapia rodzin; terapii rodzin
Couples therapy | terapia par; terapia małżeńska
Psychological therapies | psychoterapia; psychoterapii; terapia psychologiczna
Anatomy and physiology | anatomia; anatomia i fizjologia; fizjologia człowieka; anatomia człowieka
Pharmacology | farmakologia; farmakologii
Medical terminology | terminologia medyczna; słownictwo medyczne; terminologii medycznej
Medical reception | rejestracja medyczna; rejestratorka medyczna; rejestracja pacjentów; rejestracji pacjentów; rejestrowanie pacjentów; rejestratorka
Occupational health | medycyna pracy; medycyny pracy; badania profilaktyczne pracowników
Smoking cessation | rzucanie palenia; poradnictwo antynikotynowe
Falls prevention | zapobieganie upadkom; profilaktyka upadków
Diabetes care | diabetologia; cukrzyca; edukacja diabetologiczna; pacjentów z cukrzycą; diabetologii
Chronic disease management | choroby przewlekłe; chorób przewlekłych; przewlekle chorych; osób przewlekle chorych; przewlekle chorzy; pacjentów przewlekle chorych
Last offices | toaleta pośmiertna; toalety pośmiertnej
End of life care | opieka terminalna; opieka hospicyjna; hospicjum; opieki hospicyjnej; opieka u schyłku życia
Home visits | wizyty domowe; wizyt domowych; wizyty patronażowe; wizyty środowiskowe
Antenatal care | opieka nad kobietą ciężarną; opieka prenatalna; szkoła rodzenia; szkole rodzenia; opieka nad ciężarną
Labour ward | sala porodowa; trakt porodowy; sali porodowej; blok porodowy; przyjmowanie porodów; odbieranie porodów; prowadzenie porodu
Breastfeeding support | laktacja; poradnictwo laktacyjne; karmienie piersią; doradztwo laktacyjne; laktacji; karmienia piersią
Postnatal care | opieka poporodowa; połóg; opieka nad położnicą
Community pharmacy | apteka ogólnodostępna; apteka ogólnodostępna otwarta; aptece ogólnodostępnej
Hospital pharmacy | apteka szpitalna; aptece szpitalnej; farmacja szpitalna
Pharmacy | apteka; aptece; apteki; technik farmaceutyczny; farmaceuta; farmaceutka; farmacji
Dispensing | wydawanie leków; realizacja recept; realizacji recept; ekspediowanie leków; wydawanie leków na receptę; wydawanie leków i suplementów; realizowanie recept; ekspedycja leków
Pharmacy counter sales | sprzedaż odręczna; leki bez recepty; leków bez recepty; sprzedaż suplementów i kosmetyków; leków OTC
Aseptic preparation | żywienie pozajelitowe; przygotowywanie leków w warunkach aseptycznych; leki jałowe
Pharmaceutical care | opieka farmaceutyczna; doradztwo farmaceutyczne; opieki farmaceutycznej; porady farmaceutyczne
Pharmacy stock management | kontrola dat ważności leków; zamówienia leków; zamawianie leków; gospodarka lekami; zamówienia w aptece; przyjmowanie dostaw leków
Controlled drugs | leki psychotropowe; środki odurzające; leków psychotropowych; środki odurzające i psychotropowe; narkotyczne leki
Pharmacovigilance | nadzór nad bezpieczeństwem farmakoterapii
Pharmacy dispensing robot | robot apteczny
Dentistry | stomatologia; stomatologii; gabinet stomatologiczny; lekarz dentysta; gabinecie stomatologicznym; stomatologiczny; stomatologiczna
Dental nursing | asysta stomatologiczna; asystentka stomatologiczna; pomoc stomatologiczna; asysta na cztery ręce; asystowanie lekarzowi stomatologowi; praca na cztery ręce; asystowanie lekarzowi
Dental hygiene | higiena stomatologiczna; higienistka stomatologiczna; skaling; piaskowanie zębów; usuwanie kamienia; higienizacja; higienistka
Orthodontics | ortodoncja; ortodoncji; aparaty ortodontyczne
Endodontics | endodoncja; leczenie kanałowe; endodoncji; leczenia kanałowego
Dental implants | implantologia; implanty zębowe; implantologii; implanty stomatologiczne
Prosthodontics | protetyka; protetyka stomatologiczna; protetyki
Dental impressions | wyciski; pobieranie wycisków; wycisków; wyciski dentystyczne
Oral surgery | chirurgia stomatologiczna; chirurgia szczękowa; chirurgii stomatologicznej
Dental extractions | ekstrakcja zębów; ekstrakcje zębów; usuwanie zębów
Nursery work | żłobek; żłobku; przedszkole; przedszkolu; praca w przedszkolu; praca w żłobku; opiekunka dziecięca; opiekun w żłobku; nauczycielka przedszkola; wychowanie w przedszkolu
Crèche work | klub malucha; sala zabaw; klub dziecięcy
Nappy changing | zmiana pieluch; przewijanie; przewijanie dzieci; przewijanie niemowląt; pieluch
Bottle feeding | karmienie butelką; przygotowywanie mleka
Nannying | niania
Babysitting | doraźna opieka nad dziećmi; opieka nad niemowlętami; opieka nad niemowlętami i dziećmi
School run | odprowadzanie do szkoły; odbieranie ze szkoły; odbieranie dzieci z przedszkola; odprowadzanie do przedszkola; odbiór dzieci ze szkoły
Learning through play | nauka przez zabawę; zabawy edukacyjne; gry i zabawy; zabawy i gry; gier i zabaw; zabaw edukacyjnych
Planning activities for children | animacja czasu wolnego; zabawy dla dzieci; zajęcia dla dzieci; animacje dla dzieci; animator dzieci; zajęć dla dzieci; animacje i zabawy; organizowanie zabaw
Child development | rozwój dziecka; rozwoju dziecka; wczesne wspomaganie rozwoju; wczesnego wspomagania rozwoju; psychomotoryka
Child observations | obserwacja dzieci; obserwacje dzieci; arkusze obserwacji
Toilet training | trening czystości; nauka czystości
Storytelling for children | czytanie bajek; opowiadanie bajek; czytanie dzieciom
Electrical installation | instalacje elektryczne; instalacji elektrycznych; montaż instalacji elektrycznych; instalacja elektryczna; elektryk; wykonywanie instalacji elektrycznych; elektroinstalacje; układanie kabli; układanie przewodów; montaż osprzętu elektrycznego; układanie kabli i przewodów; układanie instalacji elektrycznych; instalatorstwo elektryczne
Low voltage | niskie napięcie; niskiego napięcia; niskim napięciu; instalacje niskonapięciowe
Medium voltage | średnie napięcie; średniego napięcia
High voltage | wysokie napięcie; wysokiego napięcia
Transformers | transformatory; transformatorów; stacje transformatorowe; stacji transformatorowych
Distribution boards | rozdzielnice; montaż rozdzielnic; rozdzielnie elektryczne; rozdzielnia elektryczna; tablice rozdzielcze; skrzynki elektryczne
Electrical testing and inspection | pomiary elektryczne; pomiarów elektrycznych; pomiary instalacji elektrycznych; pomiary ochronne; przeglądy instalacji elektrycznych; badania i pomiary elektryczne; protokoły pomiarowe; kontrolno-pomiarowe; pomiary instalacji
Rewiring | wymiana instalacji elektrycznej; wymiana instalacji elektrycznych; modernizacja instalacji elektrycznych
Electrical fault finding | usterki elektryczne; usuwanie usterek elektrycznych; awarie elektryczne; usuwanie awarii elektrycznych; lokalizacja usterek elektrycznych
Electrical maintenance | konserwacja instalacji elektrycznych; konserwacja urządzeń elektrycznych; elektryk utrzymania ruchu; konserwacja sieci elektrycznych; serwis instalacji elektrycznych
Lighting installation | montaż oświetlenia; instalacje oświetleniowe; oświetlenie uliczne; instalacja oświetlenia; montaż lamp; montaż opraw oświetleniowych
Emergency lighting | oświetlenie awaryjne; oświetlenia awaryjnego
Earthing | uziemienie; uziemienia; instalacja odgromowa; instalacje odgromowe; uziemień
Multimeter | multimetr; miernik uniwersalny; multimetru
Reading electrical drawings | schematy elektryczne; schematów elektrycznych; czytanie schematów elektrycznych; czytanie schematów; dokumentacja elektryczna; rysunek elektryczny
Intruder alarm systems | systemy alarmowe; instalacje alarmowe; montaż alarmów; alarmy; systemów alarmowych; systemy włamaniowe; =SSWiN
CCTV installation | montaż kamer; montaż monitoringu; instalacja kamer; systemy CCTV; telewizja przemysłowa; instalacja monitoringu; kamery przemysłowe; systemów CCTV; montaż CCTV
Door entry systems | domofony; wideodomofony; domofonów; montaż domofonów
Access control installation | systemy kontroli dostępu; montaż kontroli dostępu; systemów kontroli dostępu
Automatic doors | drzwi automatyczne; automatyka drzwiowa; drzwi automatycznych
Automated gates | automatyka bramowa; bramy automatyczne; napędy do bram; montaż bram; bramy garażowe; automatyki bramowej
Locksmith | ślusarstwo zamkowe; wymiana zamków; montaż zamków; dorabianie zamków; otwieranie zamków
Plumbing | instalacje wodno-kanalizacyjne; instalacje wod-kan; instalacji wodno-kanalizacyjnych; instalacji sanitarnych; instalacje wodne; montaż instalacji sanitarnych; instalacji wod-kan; sieci wod-kan; instalator sanitarny; hydraulika i ogrzewanie; prace hydrauliczne; usługi hydrauliczne
Pipework | rurociągi; montaż rurociągów; rurociągów; układanie rur; montaż rur; instalacje rurowe
Sanitary ware | armatura sanitarna; biały montaż; ceramika sanitarna; białego montażu; montaż urządzeń sanitarnych
Leak detection | usuwanie przecieków; wykrywanie nieszczelności; wykrywanie wycieków; lokalizacja wycieków; usuwanie wycieków; nieszczelności
Drainage work | udrażnianie rur; kanalizacja; przepychanie rur; odwodnienia; kanalizacji; udrażnianie kanalizacji; instalacje kanalizacyjne; sieci kanalizacyjne; czyszczenie kanalizacji
Boiler installation | montaż kotłów; instalacja kotłów; kotły gazowe; kotłów; kotły c.o.; piece gazowe; montaż pieców; montaż kotłów gazowych; kotłownie gazowe
Boiler servicing | serwis kotłów; przeglądy kotłów; naprawa kotłów; serwis kotłów gazowych; konserwacja kotłów; obsługa kotłów
Central heating systems | centralne ogrzewanie; centralnego ogrzewania; instalacje grzewcze; instalacje c.o.; ogrzewanie podłogowe; instalacji grzewczych; instalacji centralnego ogrzewania; ogrzewania podłogowego
Radiators | grzejniki; montaż grzejników; grzejników; wymiana grzejników
Gas installation | instalacje gazowe; instalacji gazowych; montaż instalacji gazowych; instalacja gazowa; uprawnienia gazowe
HVAC | instalacje grzewcze i wentylacyjne; klimatyzacja, wentylacja i ogrzewanie; wentylacja i klimatyzacja; wentylacji i klimatyzacji; technik HVAC
Air conditioning | klimatyzacja; montaż klimatyzacji; klimatyzatory; serwis klimatyzacji; klimatyzacji; klimatyzatorów; montaż klimatyzatorów; instalacje klimatyzacyjne
Refrigeration | chłodnictwo; urządzenia chłodnicze; instalacje chłodnicze; chłodnictwa; urządzeń chłodniczych; instalacji chłodniczych; chłodnictwo i klimatyzacja; komory chłodnicze; F-gazy
Ventilation | wentylacja; instalacje wentylacyjne; wentylacji; instalacji wentylacyjnych; montaż wentylacji; rekuperacja; systemy wentylacji
Ductwork | kanały wentylacyjne; montaż kanałów wentylacyjnych; kanałów wentylacyjnych; przewody wentylacyjne
Heat pumps | pompy ciepła; pomp ciepła; montaż pomp ciepła; pompa ciepła
Solar PV installation | fotowoltaika; panele fotowoltaiczne; montaż fotowoltaiki; paneli fotowoltaicznych; instalacje fotowoltaiczne; instalacji fotowoltaicznych; montaż paneli fotowoltaicznych; montaż instalacji fotowoltaicznych; fotowoltaiki; farmy fotowoltaiczne; panele słoneczne
Renewable energy | energia odnawialna; odnawialne źródła energii; =OZE; odnawialnych źródeł energii; energetyka odnawialna; energii odnawialnej
Wind energy | energetyka wiatrowa; farmy wiatrowe; turbiny wiatrowe; energia wiatrowa; farm wiatrowych
Energy efficiency | efektywność energetyczna; efektywności energetycznej; termomodernizacja; oszczędność energii
EPC | świadectwa charakterystyki energetycznej; świadectwa energetyczne; świadectwo charakterystyki energetycznej; certyfikaty energetyczne
Power generation | wytwarzanie energii; elektrownie; elektrownia; energetyka zawodowa; elektrowni; elektrociepłownia; elektrociepłownie
Carpentry | stolarz; cieśla; prace stolarskie; prace ciesielskie; stolarka; stolarki; stolarka budowlana; konstrukcje drewniane; więźby dachowe; roboty ciesielskie
Cabinet making | stolarstwo meblowe; stolarz meblowy; meblarstwo; stolarni meblowej
Furniture assembly | montaż mebli; skręcanie mebli; monter mebli; składanie mebli; montażu mebli
Furniture making | produkcja mebli; meble na wymiar; wykonywanie mebli; produkcji mebli
Kitchen fitting | montaż kuchni; montaż mebli kuchennych; montażu kuchni
Fitting doors | montaż drzwi; montaż stolarki drzwiowej; osadzanie drzwi; montaż drzwi i okien
Windows and doors | montaż okien; okna i drzwi; stolarka okienna; montaż okien i drzwi; stolarki okiennej; montaż stolarki okiennej; stolarka otworowa; montażu okien
Glazing | szklarstwo; szklenie; wstawianie szyb; szklarz; przeszklenia
Bricklaying | murarz; prace murarskie; murowanie ścian; roboty murarskie; stawianie ścian; murarskich; ścianki działowe murowane; robót murarskich
Plastering | tynki; gładzie; gładzie gipsowe; tynkarz; tynki gipsowe; tynki maszynowe; tynków; gładzi gipsowych; tynki cementowo-wapienne; szpachlowanie; kładzenie gładzi; roboty tynkarskie; gładzi
Dry lining | płyty gipsowo-kartonowe; płyty g-k; sucha zabudowa; zabudowy gipsowo-kartonowe; zabudowa gipsowo-kartonowa; karton-gips; płyty karton-gips; zabudowy z płyt karton-gips; suche zabudowy; płyt gipsowo-kartonowych; ścianki działowe; montaż płyt gipsowo-kartonowych; zabudowy GK; regipsy; zabudowa z karton-gipsu; suchej zabudowy; płyt karton-gips
Suspended ceilings | sufity podwieszane; sufitów podwieszanych; montaż sufitów podwieszanych; sufit podwieszany; sufity napinane
Painting and decorating | malowanie; malarz; malowanie elewacji; prace malarskie; malowanie ścian; malarz budowlany; prace wykończeniowe malarskie; tapetowanie i malowanie; malowania; roboty malarskie; prac malarskich; malowanie mieszkań; malarz-tapeciarz
Wallpapering | tapetowanie; kładzenie tapet; tapety; tapetowania
Wood finishing | lakierowanie drewna; lakierowanie mebli; bejcowanie; lakierowanie podłóg; lakierowania mebli; polerowanie drewna
Tiling | glazura; terakota; płytkarz; glazurnik; układanie glazury; kładzenie płytek; glazurnictwo; układanie glazury i terakoty; płytki ceramiczne; układania płytek; układanie płytek ceramicznych; glazury i terakoty; kafelkowanie; kafelki; posadzkarz-płytkarz; płytkarstwo
Flooring installation | układanie podłóg; układanie paneli; parkiet; panele podłogowe; montaż podłóg; układanie paneli podłogowych; parkieciarz; podłogi drewniane; posadzki drewniane; paneli podłogowych; układanie parkietu; wykładziny podłogowe; parkieciarstwo; montaż paneli podłogowych
Screeding | wylewki; posadzki; wylewki betonowe; posadzkarz; wylewanie posadzek; wylewki samopoziomujące; posadzek; wylewek; jastrych
External wall insulation | docieplenia; ocieplanie budynków; ocieplenia; elewacje; docieplanie budynków; ociepleń; dociepleń; termoizolacja budynków; docieplenia budynków; ocieplenia elewacji; ocieplanie elewacji
Insulation installation | izolacje; izolacje termiczne; ocieplanie poddaszy; izolacja termiczna; izolacje akustyczne; montaż izolacji; izolacji termicznej; ocieplanie poddasza; wełna mineralna
Structural waterproofing | hydroizolacje; izolacje przeciwwodne; hydroizolacja; izolacje przeciwwilgociowe; hydroizolacji; hydroizolacja fundamentów
Roofing | dachy; pokrycia dachowe; dekarz; krycie dachów; pokrycia dachów; dachów; pokryć dachowych; prace dekarskie; papa termozgrzewalna; obróbki blacharskie; montaż pokryć dachowych; dachówka; roboty dekarskie
Guttering | rynny; montaż rynien; orynnowanie; rynien; systemy rynnowe
Scaffolding | rusztowania; montaż rusztowań; rusztowań; monter rusztowań; stawianie rusztowań; montażu rusztowań; montaż i demontaż rusztowań; rusztowaniach
Formwork | szalunki; szalowanie; deskowania; szalunków; deskowanie; cieśla szalunkowy; szalunek; szalunki systemowe; deskowań; montaż szalunków; szalowania
Steel fixing | zbrojenie; zbrojenia; zbrojarz; wiązanie zbrojeń; montaż zbrojenia; zbrojeń; zbrojarstwo; zbrojarz-betoniarz
Concreting | betonowanie; beton; wylewanie betonu; betoniarz; betoniarstwo; betonowania; wylewanie fundamentów; roboty betonowe; prace betoniarskie; zalewanie betonem
Reinforced concrete design | żelbet; konstrukcje żelbetowe; konstrukcji żelbetowych; projektowanie konstrukcji żelbetowych; żelbetu; żelbetowe
Structural engineering | konstrukcje budowlane; projektowanie konstrukcji; obliczenia statyczne; konstrukcji budowlanych; obliczenia konstrukcyjne; mechanika budowli; projektowanie konstrukcyjne; obliczenia statyczno-wytrzymałościowe; statyka konstrukcji
Steelwork design | konstrukcje stalowe; konstrukcji stalowych; montaż konstrukcji stalowych; projektowanie konstrukcji stalowych
Setting out | wytyczanie; tyczenie budynków; tyczenie obiektów; wytyczenie; wytyczanie obiektów; tyczenia
Land surveying | geodezja; pomiarów geodezyjnych; geodeta; geodezji; obsługa geodezyjna; prace geodezyjne; pomiary sytuacyjno-wysokościowe; geodezyjna obsługa inwestycji; mapy do celów projektowych; geodezja i kartografia
Levelling | niwelacja; niwelacji; niwelator; pomiary niwelacyjne
Excavation | wykopy; wykonywanie wykopów; kopanie rowów; wykopów; kopanie wykopów; wykopy liniowe
Earthworks | roboty ziemne; robót ziemnych; prace ziemne; niwelacja terenu; pracach ziemnych
Road construction | budowa dróg; roboty drogowe; robót drogowych; drogownictwo; budowy dróg; prace drogowe; drogi i mosty; inżynieria drogowa; budownictwo drogowe
Asphalting | asfaltowanie; układanie asfaltu; masy bitumiczne; nawierzchnie asfaltowe; nawierzchnie bitumiczne; układanie mas bitumicznych; mas bitumicznych
Block paving | układanie kostki brukowej; kostka brukowa; brukarz; brukarstwo; kostki brukowej; roboty brukarskie; prace brukarskie; układanie kostki
Kerb laying | krawężniki; układanie krawężników; krawężników; obrzeża; ustawianie krawężników
Demolition | rozbiórki; wyburzenia; prace rozbiórkowe; rozbiórek; roboty rozbiórkowe; prace wyburzeniowe; kucie ścian; wyburzanie ścian; wyburzanie; rozbiórka budynków
Asbestos removal | usuwanie azbestu; azbest; azbestu
Excavator operation | koparka; operator koparki; koparko-ładowarka; koparki; minikoparka; obsługa koparki; operator koparko-ładowarki; koparek; minikoparki; operator minikoparki; koparko-ładowarki; koparek jednonaczyniowych
Loading shovel | ładowarka; operator ładowarki; ładowarki; ładowarka kołowa; ładowarki kołowej; ładowarki jednonaczyniowe
Telehandler operation | ładowarka teleskopowa; ładowarki teleskopowej; ładowarki teleskopowe; operator ładowarki teleskopowej
Dumper operation | wozidło; operator wozidła; wozidła
Crane operation | suwnica; suwnice; operator żurawia; obsługa suwnicy; suwnic; suwnicowy; żurawie; dźwig; operator dźwigu; uprawnienia na suwnice; suwnicy; żurawi; operator suwnicy; suwnicami; żurawie wieżowe; dźwigi; uprawnienia UDT na suwnice
MEWP operation | podnośniki koszowe; podesty ruchome; zwyżka; uprawnienia na podnośniki koszowe; podest ruchomy; uprawnienia na podesty ruchome; podnośniki nożycowe; podesty ruchome przejezdne; zwyżki; obsługa podnośników koszowych; podnośników koszowych; podestów ruchomych
Site management | kierowanie budową; nadzór budowlany; kierowanie robotami budowlanymi; nadzór nad budową; prowadzenie budowy; kierowanie robotami; nadzór inwestorski; inspektor nadzoru; organizacja placu budowy; nadzór nad robotami budowlanymi; koordynacja budowy; majster budowy; kierownika budowy; nadzorowanie robót; nadzór nad robotami; koordynacja prac budowlanych; inżynier budowy; brygadzista budowlany
Construction | prace budowlane; roboty budowlane; robót budowlanych; prac budowlanych; branża budowlana; ogólnobudowlane; prace ogólnobudowlane; roboty ogólnobudowlane; budowlanka; budowlane; budowlaniec; branży budowlanej; technik budownictwa; budownictwa
General labouring | pracownik budowlany; pomocnik budowlany; pracownik fizyczny; prace fizyczne; prace pomocnicze na budowie; pomocnik murarza; pracownik ogólnobudowlany; pomoc na budowie; robotnik budowlany; pomocnik na budowie
Refurbishment | remonty; prace remontowe; wykończenia wnętrz; remonty mieszkań; prace wykończeniowe; wykończeniówka; remontów; prac remontowych; prac wykończeniowych; remonty i wykończenia; wykończenie wnętrz; roboty wykończeniowe; usługi remontowe; remonty łazienek; remont mieszkań; remontowo-budowlane
Bathroom fitting | montaż łazienek; wykańczanie łazienek; wykończenie łazienek; łazienki pod klucz
Quantity surveying | obmiary; przedmiary i kosztorysy; obmiar robót; przedmiarów; obmiary robót; rozliczanie robót; rozliczanie robót budowlanych; przedmiarowanie
Estimating | kosztorys; kosztorysant; sporządzanie kosztorysów; kosztorysów; wyceny robót; kosztorysowania; Norma Pro; program Norma; wycena robót budowlanych; kosztorysy ofertowe; kosztorysy inwestorskie
Building Regulations | prawo budowlane; prawa budowlanego; przepisy budowlane; warunki techniczne budynków
Town planning | urbanistyka; planowanie przestrzenne; zagospodarowanie przestrzenne; gospodarka przestrzenna; planowania przestrzennego; gospodarki przestrzennej
PPE | środki ochrony indywidualnej; odzież ochronna; środków ochrony indywidualnej
Manual handling | ręczne prace transportowe; dźwiganie ciężarów; ręczny transport; ręczne przenoszenie ciężarów; przenoszenie ciężarów
Working outdoors | praca na zewnątrz; praca w terenie; praca na świeżym powietrzu; prace w terenie
Water mains | sieci wodociągowe; wodociągi; sieć wodociągowa; przyłącza wodociągowe; sieci wodociągowych; przyłącza wody; wodociągów
Fire protection | ochrona przeciwpożarowa; ochrony przeciwpożarowej; zabezpieczenia ppoż.; przepisy przeciwpożarowe; zabezpieczenia przeciwpożarowe; ochrona ppoż.; ppoż
Fire extinguisher servicing | serwis gaśnic; gaśnice; przegląd gaśnic; konserwacja gaśnic
Fencing installation | montaż ogrodzeń; ogrodzenia; ogrodzeń; stawianie ogrodzeń; ogrodzenia panelowe
Landscaping | zakładanie ogrodów; kształtowanie terenów zielonych; zakładanie terenów zielonych; zakładanie trawników; urządzanie ogrodów; prace ogrodowe
Lift maintenance | konserwacja dźwigów; konserwator dźwigów; serwis wind; dźwigi osobowe; konserwacja wind
Appliance repair | naprawa AGD; naprawa sprzętu AGD; serwis AGD; naprawa pralek; sprzęt AGD; naprawa urządzeń AGD; serwisant AGD
Property maintenance | drobne naprawy; konserwator budynku; prace konserwacyjne; bieżące naprawy; drobne prace remontowe; konserwacja obiektów; prac konserwacyjnych; złota rączka; bieżąca konserwacja; konserwacja obiektu; drobnych napraw; naprawy bieżące
Planned and reactive maintenance | konserwacja prewencyjna; przeglądy prewencyjne; przeglądy okresowe; przeglądy i naprawy; prewencyjne utrzymanie ruchu; naprawy i przeglądy; planowe przeglądy; konserwacja zapobiegawcza; konserwacja i naprawy; naprawy i konserwacje; przeglądów okresowych
Machine maintenance | przeglądy maszyn; naprawa maszyn; konserwacja maszyn i urządzeń; konserwacja urządzeń; naprawa maszyn i urządzeń; remonty maszyn; konserwacji maszyn; naprawy maszyn; serwis maszyn
Mechanical maintenance | utrzymanie ruchu mechanik; mechanik utrzymania ruchu; mechanika przemysłowa; mechanik maszyn; konserwacja mechaniczna; mechanik maszyn i urządzeń
Electromechanical | elektromechanika; elektromechaniczne
Use of hand and power tools | narzędzia ręczne; elektronarzędzia; obsługa elektronarzędzi; elektronarzędziami; posługiwanie się narzędziami; elektronarzędzi; narzędzi ręcznych; narzędzia warsztatowe
Angle grinder | szlifierka kątowa; szlifierki kątowej; szlifierki kątowe
Spray painting | malowanie natryskowe; lakierowanie natryskowe; malowanie pistoletem; malowania natryskowego
Powder coating | malowanie proszkowe; lakierowanie proszkowe; malarnia proszkowa; malowania proszkowego; lakiernia proszkowa
Sandblasting | piaskowanie; śrutowanie; śrutowania; obróbka strumieniowo-ścierna
Welding | spawacz; spawania; spawaniem; spawalnictwo; prace spawalnicze; spawaczka; spawacza
TIG welding | spawanie TIG; spawanie metodą TIG; spawacz TIG; metoda TIG; TIG 141; spawania TIG; metoda 141
MIG welding | spawanie MIG; spawanie MAG; spawanie MIG/MAG; spawanie metodą MIG; spawacz MIG; spawacz MAG; metoda MAG; spawanie półautomatem; półautomat spawalniczy; migomat; spawania MAG; metodą MIG/MAG; spawacz MIG/MAG; MAG 135; MAG 136; metodą 135; metodą 136; spawanie metodą MAG; spawanie migomatem
MMA welding | spawanie elektrodą; elektroda otulona; spawanie elektrodą otuloną; spawanie elektryczne; spawanie łukowe; MMA 111; metodą MMA; metoda 111; spawanie MMA
Plasma cutting | cięcie plazmowe; cięcie plazmą; wypalarka plazmowa; przecinarka plazmowa; cięcia plazmą
Gas cutting | cięcie gazowe; palnik gazowy; cięcie palnikiem; cięcie acetylenowe; cięcie tlenowe; wypalanie gazowe
Laser cutting | cięcie laserem; wycinarka laserowa; cięcie laserowe; wypalanie laserowe; laser do cięcia; cięcia laserem; operator lasera
Metal fabrication | ślusarz; ślusarstwo; prace ślusarskie; ślusarz-spawacz; monter konstrukcji stalowych; wytwarzanie konstrukcji stalowych; ślusarki; konstrukcje metalowe; prac ślusarskich
Sheet metal design | projektowanie elementów z blachy
Folding sheet metal | gięcie blach; prasa krawędziowa; gięcie blachy; krawędziarka; prasy krawędziowej; zaginarka; prasy krawędziowe; gięcia blach
Machining | obrabiarki; obróbka mechaniczna; skrawanie; obróbki skrawaniem; obróbki mechanicznej; operator obrabiarek; obrabiarek; obróbka ubytkowa; obrabiarki skrawające; obróbki CNC; operator obrabiarki
Turning | tokarka; toczenie; tokarz; tokarki; tokarek; tokarce; obsługa tokarki; tokarka konwencjonalna; tokarstwo; tokarek konwencjonalnych; tokarki konwencjonalne; toczenia
Milling | frezarka; frezowanie; frezer; frezarki; frezarek; frezarce; obsługa frezarki; frezarka konwencjonalna; frezowania
Grinding | szlifierka; szlifowanie; szlifierz; szlifierki; szlifierek; szlifowania; szlifowanie metalu
Drills and grinders | wiertarka; wiertarki; wiertarko-wkrętarka; wkrętarka; wiertarek; wkrętarki
CNC machining | operator CNC; maszyny CNC; obrabiarki CNC; operator maszyn CNC; obrabiarek CNC; maszyn CNC; obsługa maszyn CNC; operator obrabiarek CNC; operator obrabiarek sterowanych numerycznie; centra obróbcze CNC
Machining centre | centrum obróbcze; centra obróbcze; centrów obróbczych
Toolmaking | narzędziownia; narzędziowiec; ślusarz narzędziowy; narzędziowni; wykonywanie narzędzi; ślusarz-narzędziowiec; narzędziowców; przyrządy i uchwyty
Mould making | produkcja form; wykonywanie form; formy wtryskowe; naprawa form wtryskowych; form wtryskowych
Micrometers and verniers | suwmiarka; mikrometr; suwmiarki; mikrometry; suwmiarki i mikrometry; suwmiarek
Measuring instruments | przyrządy pomiarowe; narzędzia pomiarowe; przyrządów pomiarowych; narzędzi pomiarowych; sprzęt pomiarowy; aparatura pomiarowa; narzędziami pomiarowymi
Metrology | metrologia; metrologii; metrolog
Mechanical assembly | montaż mechaniczny; montaż podzespołów; montaż części; montaż maszyn; montaż elementów; montażu podzespołów; monter maszyn; montaż urządzeń; montaż komponentów; montaż mechanicznych; składanie podzespołów
Electronic assembly | montaż elektroniczny; montaż elektroniki; montaż płytek; montaż podzespołów elektronicznych; montażu elektroniki
Soldering | lutowanie; lutowania; lutowanie elementów; lutownica; lutowanie ręczne
Electronic engineering | elektronika; elektroniki; inżynieria elektroniczna; elektronika przemysłowa
Production line | linia produkcyjna; linii produkcyjnej; linie produkcyjne; praca na linii produkcyjnej; taśma produkcyjna; linii montażowej; linia montażowa; linii produkcyjnych; praca na taśmie; linie montażowe; obsługa linii produkcyjnej; taśmie produkcyjnej
Production operation | pracownik produkcji; pracownica produkcji; operator produkcji; operator maszyn; obsługa maszyn produkcyjnych; operator linii produkcyjnej; pracownik produkcyjny; operator maszyn i urządzeń; obsługa maszyn; operator maszyny; proces produkcyjny; obsługa maszyn i urządzeń; procesu produkcyjnego; operatorka maszyn; procesy produkcyjne; operator urządzeń
Factory work | praca w fabryce; fabryka; praca fizyczna w fabryce; praca w zakładzie produkcyjnym; zakład produkcyjny; zakładzie produkcyjnym; fabryce
Machine setting | ustawianie maszyn; ustawiacz maszyn; ustawiacz; nastawianie maszyn; regulacja maszyn; ustawienia maszyn; ustawiania maszyn; ustawiacz wtryskarek
Tool changeovers | przezbrajanie; przezbrajanie maszyn; przezbrojenia; wymiana narzędzi; wymiana form; przezbrojenia maszyn; przezbrajania; przezbrojeń
Production planning | planowanie produkcji; planista produkcji; harmonogram produkcji; planowania produkcji; zlecenia produkcyjne; planów produkcji; harmonogramy produkcji; plan produkcji; planista
Production supervision | nadzór nad produkcją; brygadzista; mistrz produkcji; kierownik zmiany; lider zmiany; nadzorowanie produkcji; mistrz zmiany; kierownik produkcji; lider produkcji; nadzór produkcji; nadzór nad procesem produkcyjnym; nadzór nad linią produkcyjną; brygadzistka; liderka zmiany
Production reports | raporty produkcyjne; dokumentacja produkcyjna; raportowanie produkcji; raportów produkcyjnych; karty produkcyjne; dokumentacji produkcyjnej
Visual inspection | kontrola wizualna; kontrola wzrokowa; oględziny; kontroli wizualnej; inspekcja wizualna; kontrola wizualna produktów
Checking for defects | wykrywanie wad; kontrola detali; sortowanie wadliwych części; sprawdzanie jakości; kontrola jakości wyrobów; wykrywanie wad produktów; selekcja wadliwych detali; niezgodności jakościowe; sprawdzanie jakości produktów; sprawdzanie jakości wyrobów
Injection moulding | wtryskarka; wtryskarki; przetwórstwo tworzyw sztucznych; wtrysk tworzyw sztucznych; operator wtryskarki; wtryskarek; formowanie wtryskowe; obsługa wtryskarki; obsługa wtryskarek; wtryskarkach
Extrusion | wytłaczanie; ekstruzja; wytłaczarka; wytłaczarki; wytłaczarek
Printing | drukarnia; poligrafia; drukowanie; drukarz; druk offsetowy; drukarni; poligrafii; druk cyfrowy i offsetowy; maszyny drukarskie; drukarz offsetowy
Packaging line | linia pakująca; konfekcjonowanie; linii pakującej; maszyny pakujące; linie pakujące; konfekcjonowania; obsługa maszyn pakujących; konfekcja
Packing | pakowacz; pakowanie produktów; pakowania; pakowanie towaru; pakowanie towarów; pakowanie zamówień; pakowaczka; pakowanie paczek; pakowanie ręczne; foliowanie; pakowanie gotowych produktów; pakowanie gotowych wyrobów; pakowaniu
Palletising | paletyzacja; paletyzowanie; układanie na paletach; układanie towaru na paletach; paletowanie; układanie na palety; foliowanie palet; paletyzacji; sztaplowanie; układanie palet
Price labelling | metkowanie; etykietowanie; cenówki; metkowanie towaru; zmiana cen; wymiana cenówek; etykietowanie produktów; naklejanie etykiet; etykietowania; metkowanie towarów; oklejanie; etykietowanie towaru; aktualizacja cen; metkowania
Pallet truck operation | wózek paletowy; paleciak; wózek unoszący; wózka paletowego; elektryczny wózek paletowy; wózki paletowe; wózkiem paletowym; elektryczny wózek widłowy paletowy; wózki unoszące; paleciaka; wózkami paletowymi; wózków paletowych
Forklift licence | operator wózka widłowego; wózka widłowego; obsługa wózka widłowego; wózków widłowych; wózkiem widłowym; operator wózków widłowych; uprawnienia na wózek widłowy; uprawnienia UDT; uprawnienia na wózki; kurs na wózki widłowe; wózek wysokiego składowania; wózki wysokiego składowania; operator wózków jezdniowych; UDT wózki widłowe; kierowca wózka widłowego; wózków jezdniowych; wózkami widłowymi; obsługa wózków widłowych; kurs operatora wózka widłowego
Put away | rozmieszczanie towaru; rozlokowanie towaru; odkładanie towaru; rozmieszczanie towarów; układanie towaru na regałach; magazynowanie; lokowanie towaru; składowanie towarów; rozmieszczenie towaru; składowanie; magazynowania
RF scanner | skaner; obsługa skanera; skanera; skaner kodów kreskowych; czytnik kodów; terminal radiowy; skanerem; kolektor danych; skanowanie towaru; skanery; ze skanerem; kodów kreskowych
Picking and packing | kompletacja; komisjonowanie; kompletowanie; kompletacji zamówień; zbieranie zamówień; przygotowywanie zamówień; kompletowanie towaru; zbieranie towaru; kompletacja towaru; kompletacji; kompletowania zamówień; komisjonowania; komisjonowanie towaru; przygotowanie zamówień; kompletowaniu zamówień; kompletowanie i pakowanie
Goods in | przyjęcie towarów; przyjmowanie towarów; przyjęcia magazynowe; odbiór towaru; przyjęcia dostaw; odbiór dostaw; przyjmowania towaru; przyjmowanie i wydawanie towaru; przyjęcie dostaw; przyjęcie i wydanie towaru; rozładunek dostaw; przyjmowania dostaw; przyjęć towaru
Despatch | wydawanie towarów; wysyłka; wydania magazynowe; wysyłka towarów; ekspedycja towaru; wysyłka zamówień; wydanie towaru; wysyłka paczek; wysyłki; przygotowanie wysyłek; przygotowywanie wysyłek; ekspedycja; wysyłek
Delivery paperwork | dokumenty WZ; dokumenty WZ i PZ; dokumentacja magazynowa; dokumenty przewozowe; listy przewozowe; dokumentacji magazynowej; dokumenty magazynowe; wystawianie dokumentów WZ; dokumentów magazynowych; dokumentów przewozowych; listów przewozowych; dokumenty transportowe; dokumentacja transportowa; dokumentów WZ; wystawianie WZ; dokumentacji przewozowej; dokumenty CMR; list przewozowy
Loading and unloading | rozładunki; załadunki; załadunek towaru; rozładunek towaru; rozładunek samochodów; załadunki i rozładunki; prace załadunkowe; rozładunek dostaw i ciężarówek; załadunek i rozładunek towaru; załadunku i rozładunku; rozładunku; załadunku; mocowanie ładunku; zabezpieczanie towaru; rozładowywanie; wyładunek; załadowanie i rozładowanie; załadunek i wyładunek; rozładunek tirów; rozładunek ciężarówek; rozładunek kontenerów
Stock rotation | rotacja towaru; kontrola terminów przydatności; rotacja towarów; daty ważności; zasada FIFO; kontrola dat ważności; rotacji towaru; terminy przydatności; terminów przydatności; terminów ważności; terminy ważności; dat ważności; kontrola terminów ważności; sprawdzanie terminów ważności; daty przydatności
Stock control | stany magazynowe; kontrola stanów; stanów magazynowych; zarządzanie stanami magazynowymi; kontrola zapasów; uzupełnianie zapasów i stanów magazynowych; monitorowanie stanów magazynowych; zarządzanie magazynem i zapasami; gospodarki magazynowej; ewidencja magazynowa; kontrolowanie stanów magazynowych; zapasów magazynowych; zapasy magazynowe; prowadzenie gospodarki magazynowej
Stocktaking | inwentury; spis z natury; remanent; inwentura; spisy z natury; udział w inwentaryzacjach; przeprowadzanie inwentaryzacji; udział w inwentaryzacji; remanentów; spisu z natury
Warehouse operations | magazynier; pracownik magazynu; pracownik magazynowy; prace magazynowe; magazynierka; praca na magazynie; praca w magazynie; pracownica magazynu; magazynierka-pakowaczka; prac magazynowych; operacje magazynowe; procesy magazynowe; operacji magazynowych
HGV driving | kierowca samochodu ciężarowego; kierowca ciężarówki; prowadzenie samochodu ciężarowego; kierowca zawodowy; samochody ciężarowe; kierowanie samochodem ciężarowym; kierowca C+E; kierowca TIR; pojazdy ciężarowe; prowadzenie ciężarówki; ciężarówką; ciężarówki; prowadzenie pojazdów ciężarowych; samochodem ciężarowym; kierowca kat. C; samochodów ciężarowych; pojazdów ciężarowych; prowadzenie samochodów ciężarowych; kierowca kat. C+E; kierowca międzynarodowy C+E
Articulated lorry driving | ciągnik siodłowy; ciągnika siodłowego; ciągnik siodłowy z naczepą; zestaw ciągnik siodłowy z naczepą; naczepa; ciągnikiem siodłowym; zestawy ciągnikowe; zestawem ciągnikowym; ciągników siodłowych; tandem ciężarowy; zestaw naczepowy; naczepy
Road haulage | transport drogowy; transport międzynarodowy; transport krajowy; transporcie międzynarodowym; transport krajowy i międzynarodowy; przewóz towarów; przewóz rzeczy; transporcie krajowym; przewozy międzynarodowe; transportu drogowego; przewozy krajowe; transport ciężarowy; transportu międzynarodowego; przewozu rzeczy; transport towarów; trasy międzynarodowe; transport towaru; przewóz towaru; przewozach międzynarodowych; trasach międzynarodowych
Van driving | kierowca kat. B; busem; kierowca busa; samochód dostawczy; prowadzenie samochodu dostawczego; samochodem dostawczym; kierowca samochodu dostawczego; bus dostawczy; samochody dostawcze; pojazdem dostawczym; kierowca dostawczy
Bus and coach driving | kierowca autobusu; autobusy; autobusem; kierowca autokaru; autokary; prowadzenie autobusu; przewóz osób autobusem; autobusów; kierowanie autobusem; autobus; autokarem; prowadzenie autobusów
Passenger transport driving | przewóz osób; przewóz pasażerów; transport osób; przewozu osób
Taxi driving | taksówkarz; kierowca taksówki; taksówka; kierowca taxi
School transport | dowóz dzieci do szkoły; przewóz dzieci; dowóz uczniów; dowożenie dzieci
Driver CPC | kwalifikacja zawodowa kierowcy; kwalifikacja wstępna; szkolenie okresowe kierowców; kwalifikacja wstępna przyspieszona; kod 95; świadectwo kwalifikacji zawodowej; uprawnienia na przewóz rzeczy; kwalifikację zawodową; kurs na przewóz rzeczy; kodem 95; świadectwo kwalifikacji; kod 95 na przewóz rzeczy; kurs na przewóz osób; kwalifikacja na przewóz rzeczy
Digital tachograph card | karta do tachografu; karta kierowcy do tachografu cyfrowego; karta do tachografu cyfrowego; kartę kierowcy; kartę do tachografu
Driving licence | prawo jazdy kategorii B; prawo jazdy kategoria B; prawo jazdy B; prawa jazdy; czynne prawo jazdy; prawo jazdy czynne; prawem jazdy
Dangerous goods handling | materiały niebezpieczne; przewóz materiałów niebezpiecznych; towary niebezpieczne; materiałów niebezpiecznych; przewóz towarów niebezpiecznych; transport materiałów niebezpiecznych; ładunki niebezpieczne; przewozu towarów niebezpiecznych
Multidrop delivery | dostarczanie towaru; rozwożenie towaru; kurier; dostarczanie paczek; rozwóz towaru; doręczanie przesyłek; dostawa towaru; dostawy towaru; doręczanie paczek; dowóz towaru; dostarczanie towarów; dostawa towarów; dystrybucja towaru; rozwożenie paczek; kurierka; rozwóz; dostarczanie zamówień; dostarczania towaru; dowóz towarów; dostawa do klienta
Food delivery | rozwożenie jedzenia; dostawa jedzenia; dostarczanie jedzenia; dowóz jedzenia; rozwożenie pizzy; dostawca pizzy; dostawca jedzenia; dowóz posiłków
Postal deliveries | doręczanie listów; listonosz; roznoszenie listów; doręczanie poczty; doręczyciel; doręczanie korespondencji
Removals | przeprowadzki; przeprowadzek; pomoc przy przeprowadzkach; przeprowadzka
Transport planning in logistics | planowanie transportu; organizacja transportu; spedycja krajowa; dyspozytor transportu; planowanie transportów; koordynacja transportu; organizowanie transportu; organizacja transportów; zarządzanie transportem; zlecanie transportu; logistyk transportu; zlecenia transportowe; zleceń transportowych; koordynowanie transportu
Freight forwarding | spedycja; spedytor; spedycja międzynarodowa; spedycji; spedycyjne; spedytor międzynarodowy; spedytorka
Vehicle maintenance | naprawa pojazdów; mechanika samochodowa; mechanik samochodowy; naprawa samochodów; mechanika pojazdowa; mechanik pojazdów samochodowych; warsztat samochodowy; serwis samochodowy; obsługa pojazdów; naprawy pojazdów; naprawa pojazdów samochodowych; naprawa i obsługa pojazdów; naprawy samochodów; mechanika pojazdów; mechaniki pojazdowej; serwis pojazdów; konserwacja pojazdów; naprawy mechaniczne; mechanik pojazdów; technik pojazdów samochodowych; napraw pojazdów; bieżące naprawy pojazdów
Vehicle diagnostics | diagnostyka komputerowa; diagnostyka pojazdów; diagnostyka samochodowa; diagnostyka komputerowa pojazdów; diagnostyki pojazdów; diagnosta samochodowy; diagnostyka usterek pojazdów; diagnostyki komputerowej; tester diagnostyczny; komputer diagnostyczny; diagnostyka silników
Engine repair | naprawa silników; naprawa silnika; remonty silników; silniki spalinowe; napraw silników; regeneracja silników; remont silników; silników spalinowych
Gearbox repair | skrzynie biegów; naprawa skrzyń biegów; skrzyń biegów; skrzynia biegów; skrzyni biegów
Clutch replacement | sprzęgła; wymiana sprzęgła; sprzęgieł; naprawa sprzęgieł; wymiana sprzęgieł; sprzęgło
Brake repair | hamulce; wymiana hamulców; układy hamulcowe; klocki hamulcowe; układ hamulcowy; hamulców; układu hamulcowego; klocków hamulcowych; wymiana klocków; naprawa hamulców; tarcz i klocków hamulcowych; układów hamulcowych
Timing belt replacement | wymiana rozrządu; rozrząd; pasek rozrządu; rozrządu; rozrządów; wymiana paska rozrządu; napęd rozrządu
Suspension and steering repair | zawieszenie; układy kierownicze; wymiana amortyzatorów; układ zawieszenia; amortyzatory; zawieszenia; układ kierowniczy; naprawa zawieszenia; układu kierowniczego; układu zawieszenia; wymiana zawieszenia
Exhaust fitting | układy wydechowe; układ wydechowy; układów wydechowych; wymiana tłumików; tłumiki
Oil changes | wymiana oleju; wymiana olejów; wymiana oleju i filtrów; wymiany oleju; wymiana filtrów; wymianie oleju; wymiana płynów eksploatacyjnych; wymiany olejów
Tyre fitting | wymiana opon; wulkanizacja; opony; wymiana kół; wymiany opon; wulkanizator; serwis opon; montaż opon; opon; sezonowa wymiana opon; wulkanizacji
Wheel alignment | geometria kół; zbieżność kół; ustawianie zbieżności; zbieżności kół; ustawianie geometrii; geometria zawieszenia; geometrii kół
Wheel balancing | wyważanie kół; wyważania kół; wyważenie kół
Auto electrical work | elektryka samochodowa; elektromechanika samochodowa; elektryk samochodowy; elektryka pojazdowa; elektromechanik pojazdów samochodowych; elektromechanik samochodowy; elektryki samochodowej; instalacje elektryczne pojazdów; mechatronika samochodowa
Panel beating | blacharstwo; blacharz samochodowy; blacharstwo samochodowe; blacharka; blacharz; naprawy blacharskie; blacharstwo i lakiernictwo; naprawa karoserii; prace blacharskie; blacharsko-lakiernicze; napraw blacharskich; blacharskie
Vehicle painting | lakiernictwo; lakiernik; lakierowanie pojazdów; lakiernik samochodowy; lakiernictwo samochodowe; lakierowanie samochodów; lakierowanie; prace lakiernicze; lakierowanie elementów; lakiernia; lakierowania; malowanie pojazdów
Valeting | mycie samochodów; myjnia samochodowa; czyszczenie pojazdów; myjnia ręczna; mycie pojazdów; pranie tapicerki; sprzątanie pojazdów; czyszczenie samochodów; myjni samochodowej; sprzątanie samochodów; mycia samochodów
Motorcycle repair | naprawa motocykli; mechanik motocyklowy; motocykle; serwis motocykli; motocykli
Bicycle repair | naprawa rowerów; serwis rowerowy; serwis rowerów; mechanik rowerowy; serwisant rowerów
Vehicle parts | części samochodowe; części zamienne; sprzedaż części samochodowych; części samochodowych; części zamiennych; części do samochodów
Car sales | sprzedaż samochodów; salon samochodowy; sprzedawca samochodów; sprzedaży samochodów; salonie samochodowym; handel samochodami; doradca handlowy w salonie samochodowym; sprzedaż pojazdów
Agricultural machinery repair | naprawa maszyn rolniczych; mechanik maszyn rolniczych; mechanizacja rolnictwa; serwis maszyn rolniczych; serwis ciągników; naprawa ciągników
Industrial automation | automatyka; automatyka przemysłowa; automatyk; automatyka i robotyka; automatyki; automatyki przemysłowej; automatyzacja przemysłowa; automatyk utrzymania ruchu
Robotics | robotyka; roboty przemysłowe; robotyki; programowanie robotów; robotów przemysłowych
Mechatronics | mechatronika; mechatroniki; technik mechatronik
Industrial engineering | inżynieria przemysłowa; organizacja produkcji; inżynieria zarządzania; zarządzanie i inżynieria produkcji
Chemical engineering | inżynieria chemiczna; technologia chemiczna; inżynierii chemicznej; technologii chemicznej
CAD | projektowanie CAD; projektowanie wspomagane komputerowo; rysunki CAD; kreślarz; rysowanie w CAD; programy CAD; oprogramowanie CAD; projektowanie w AutoCAD; komputerowe wspomaganie projektowania; kreślenie
Technical drafting | rysunki techniczne; sporządzanie rysunków technicznych; wykonywanie rysunków technicznych; kreślenie techniczne; tworzenie rysunków technicznych; rysunków technicznych
Reading construction drawings | czytanie planów budowlanych; czytanie dokumentacji technicznej; dokumentacja budowlana; czytanie projektów; czytanie projektów budowlanych; dokumentacji budowlanej; czytanie dokumentacji projektowej; czytanie planów
Reading engineering drawings | rysunek techniczny maszynowy; znajomość rysunku technicznego; rysunkiem technicznym; czytania rysunku technicznego; czytanie rysunków; rysunki wykonawcze; odczytywanie rysunku technicznego
Water treatment | uzdatnianie wody; stacje uzdatniania wody; uzdatniania wody; stacja uzdatniania wody
Wastewater treatment | oczyszczanie ścieków; oczyszczalnia ścieków; ścieki; oczyszczania ścieków; oczyszczalni ścieków; oczyszczalnie ścieków
Heat treatment | obróbka cieplna; hartowanie; obróbki cieplnej; obróbka termiczna
Calibration | kalibracja; wzorcowanie; kalibracja urządzeń; kalibracji; wzorcowania; kalibrowanie
Materials engineering | inżynieria materiałowa; materiałoznawstwo; wytrzymałość materiałów; inżynierii materiałowej; materiałoznawstwa
Thermodynamics | termodynamika; termodynamiki; technika cieplna
Fluid mechanics | mechanika płynów; mechaniki płynów
Pumps and valves | pompy; zawory; pompy i zawory; zaworów; naprawa pomp
Non-destructive testing | badania nieniszczące; badań nieniszczących; badania penetracyjne; badania NDT
Weld inspection | kontrola spoin; kontrola złączy spawanych; inspektor spawalniczy; badanie spoin; kontrola spawów
Food preparation | przygotowywanie dań; przygotowanie potraw; przygotowanie dań; sporządzanie potraw; obróbka wstępna; krojenie warzyw; przygotowywanie składników; przygotowywania potraw; wydawanie dań; wydawanie potraw; przyrządzanie potraw; sporządzanie posiłków; dań mięsnych
Cooking | kucharz; kucharka; kuchnia polska; sztuka kulinarna; kuchnia zimna i ciepła; gotowania; techniki kulinarne
Kitchen assistant | pomoc kuchenna; pomocnik kucharza; pomoc w kuchni; prace pomocnicze w kuchni; pomoc kucharza; pomocy kuchennej
Dishwashing | zmywanie naczyń; zmywak; mycie naczyń; zmywanie; zmywarka; zmywaku; obsługa zmywarki; zmywania naczyń
Mise en place | przygotowanie stanowiska pracy w kuchni
Grilling | grillowanie; obsługa grilla; potrawy z grilla; grillu
Fryer operation | frytownica; obsługa frytownicy; frytownicy; frytkownica; smażenie
Oven operation in food production | piec konwekcyjny; piece piekarnicze; obsługa pieca; piece konwekcyjno-parowe; obsługa pieców; pieca konwekcyjnego; piecowy
Dessert preparation | desery; przygotowywanie deserów; deserów; przygotowanie deserów; wyrób deserów
Pastry | cukiernik; wyroby cukiernicze; wyrobów cukierniczych; cukierni; cukiernia; ciasta
Baking | piekarz; piekarnia; wypiek pieczywa; wypiek chleba; pieczywo; piekarni; wypiek; wypieki; produkcja pieczywa; pieczywa; pieczenie ciast; wypiek ciast
Butchery | rzeźnictwo; rzeźnik; rozbiór mięsa; masarz; masarnia; rozbiór i wykrawanie; wykrawanie mięsa; rzeźnik-wędliniarz; rozbioru mięsa; wędliniarstwo
Deli counter | wędliny i sery; stoisko z wędlinami; dział mięsny; krojenie wędlin; stoisko mięsne; dział mięso-wędliny; stoisko mięsno-wędliniarskie; stoisko z mięsem i wędlinami
Fishmongery | stoisko rybne; filetowanie ryb; obróbka ryb; dział rybny
Fruit and vegetables | owoce i warzywa; warzywa i owoce; dział owoce i warzywa; dział warzywny; warzyw i owoców; owoców i warzyw
Food cost control | kontrola food cost; kalkulacje potraw; kalkulacja potraw; receptury i kalkulacje; kontrola kosztów kuchni; food costu
Food ordering | zamawianie produktów spożywczych; zamawianie żywności; zamówienia produktów spożywczych; zamawianie produktów do kuchni
Food safety | książeczka sanepidowska; sanepid; zasady higieny żywności; orzeczenie sanitarno-epidemiologiczne; normy sanitarne; książeczka sanitarno-epidemiologiczna; bezpieczeństwa żywności; przepisy sanitarne; zasady GHP; przestrzeganie norm sanitarnych; książeczka do celów sanitarno-epidemiologicznych; wymogi sanitarne
Food service | kelner; kelnerka; kelnerstwo; podawanie posiłków; przyjmowanie zamówień; podawanie do stołu; obsługa sali; obsługa stolików; serwowanie dań; serwowanie potraw; serwis kelnerski; podawanie dań; obsługi kelnerskiej; przyjmowania zamówień od gości; obsługa gości restauracji
Bar work | obsługa baru; praca za barem; barmanka; przygotowywanie drinków; przygotowywanie napojów; przygotowanie napojów; obsługi baru; nalewanie piwa; serwowanie napojów; przygotowywanie napojów alkoholowych
Cocktail making | koktajle; drinki; przyrządzanie koktajli; mixologia; koktajli; drinków
Wine knowledge | wiedza o winach; degustacja wina; wino i sommelierstwo; enologia; znajomość win; karta win
Coffee machine | ekspres ciśnieniowy; ekspres do kawy; obsługa ekspresu; ekspresu do kawy; ekspresu ciśnieniowego; obsługa ekspresu do kawy
Table setting | nakrywanie stołów; nakrywanie do stołu; przygotowanie sali; przygotowywanie stołów; nakrywanie stolików; przygotowanie stołów; przygotowywanie sali
Catering | żywienie zbiorowe; stołówka; usługi cateringowe; żywienia zbiorowego; stołówce; obsługa cateringowa; obsługa cateringu; cateringowe
Buffets | bufet; bufety; stół szwedzki; bufet śniadaniowy; śniadania hotelowe; obsługa bufetu; serwis śniadań; śniadań
Hospitality | hotelarstwo i gastronomia; branża hotelarska; branża gastronomiczna; hotelarstwa; branży gastronomicznej; gastronomii
Housekeeping | pokojowa; pokojówka; sprzątanie pokoi hotelowych; służba pięter; sprzątanie pokojów; pokoi hotelowych; przygotowanie pokoi; sprzątanie apartamentów; sprzątania pokoi; pokojowy; przygotowywanie pokoi
Bed making | ścielenie łóżek; słanie łóżek; zmiana pościeli; wymiana pościeli; zmiana bielizny pościelowej; prześcielanie łóżek; słanie łóżka; pościeli; ścielenie
Hotel reception | recepcja hotelowa; recepcjonista hotelowy; zameldowanie gości; recepcji hotelowej; recepcjonistka hotelowa; recepcji hotelu; meldowanie gości; meldunek gości; obsługa gości hotelowych
Check-ins | zameldowanie i wymeldowanie; meldowanie i wymeldowanie gości; zameldowania i wymeldowania; zameldowanie; wymeldowanie
Night audit | audyt nocny; nocny audyt; recepcjonista nocny; audytor nocny
Concierge | konsjerż; portier hotelowy
Cleaning | sprzątaczka; prace porządkowe; utrzymanie czystości; pracownik porządkowy; sprzątania; mycie podłóg; zamiatanie; osoba sprzątająca; dbanie o czystość; utrzymywanie czystości; sprzątanie klatek schodowych; zamiatanie i mycie podłóg; serwis sprzątający; porządkowe; usługi sprzątające; pracownik serwisu sprzątającego; utrzymanie porządku; prac porządkowych; utrzymania czystości; sprzątanie pomieszczeń; sprzątanie hal; utrzymywanie porządku; sprzątaniem; sprzątanie obiektów
Office cleaning | sprzątanie biur; sprzątanie biura; sprzątanie biurowców; sprzątanie powierzchni biurowych; sprzątanie pomieszczeń biurowych; sprzątania biur
School cleaning | sprzątanie szkoły; sprzątanie szkół
Hospital cleaning | sprzątanie szpitali; sprzątanie szpitala; sprzątanie oddziałów szpitalnych
Industrial cleaning | czyszczenie przemysłowe; sprzątanie hal produkcyjnych; mycie maszyn; sprzątanie przemysłowe; czyszczenie maszyn
Deep cleaning | gruntowne sprzątanie; sprzątanie gruntowne; doczyszczanie; generalne porządki
Builders' cleans | sprzątanie poremontowe; sprzątanie po budowie; sprzątanie pobudowlane; sprzątanie po remontach; sprzątanie po remoncie
Window cleaning | mycie okien; mycie szyb; mycie witryn; mycia okien
Carpet cleaning | pranie dywanów; czyszczenie dywanów; pranie wykładzin; czyszczenie wykładzin
Floor care | polerowanie podłóg; maszynowe mycie posadzek; obsługa szorowarki; akrylowanie podłóg; mycie posadzek; maszyny czyszczące; doczyszczanie podłóg; szorowarka
Vacuuming | odkurzanie; odkurzanie wykładzin; odkurzania; odkurzacz
Dusting | ścieranie kurzu; wycieranie kurzu; wycieranie kurzy; ścieranie kurzy; czyszczenie mebli
Washroom cleaning | sprzątanie toalet; mycie sanitariatów; sprzątanie łazienek; czyszczenie toalet; mycie łazienek; czyszczenie sanitariatów; sprzątanie sanitariatów; mycie toalet
Kitchen cleaning | sprzątanie kuchni; czyszczenie kuchni; mycie kuchni; sprzątanie zaplecza kuchennego
Domestic cleaning | sprzątanie domów; sprzątanie mieszkań; sprzątanie domu; sprzątanie domów prywatnych; sprzątanie mieszkania; sprzątanie domów i mieszkań
Cleaning chemicals | środki czystości; środki czyszczące; środki chemiczne do czyszczenia; środków czystości; środków czyszczących; chemia profesjonalna; środkami czystości; środki myjące
Pressure washing | mycie ciśnieniowe; myjka ciśnieniowa; myjki ciśnieniowe; myjki ciśnieniowej
Waste management | gospodarka odpadami; odpady; gospodarki odpadami; segregacja odpadów; gospodarowanie odpadami; odpadami; odpadów
Recycling | recykling; sortowanie odpadów; recyklingu; surowce wtórne; sortownia odpadów
Refuse collection | wywóz śmieci; odbiór odpadów; opróżnianie koszy; wywóz odpadów; wynoszenie śmieci; opróżnianie koszy na śmieci; ładowacz nieczystości
Street cleansing | zamiatanie ulic; oczyszczanie miasta; sprzątanie ulic; zamiatarka; sprzątanie terenów zewnętrznych
Pest control | deratyzacja; dezynsekcja; zwalczanie szkodników; zwalczanie gryzoni; DDD i deratyzacja; zwalczania szkodników
Caretaking | konserwator-dozorca; dozorca; gospodarz domu; woźny; gospodarz obiektu; woźna; dozorcy
Supermarket work | supermarkecie; hipermarket; praca w supermarkecie; hipermarkecie; pracownik supermarketu; kasjer-sprzedawca; pracownik hipermarketu; kasjerka-sprzedawczyni; sklep spożywczy; sklepie spożywczym
Shelf stacking | wykładanie towaru; uzupełnianie towaru; układanie towaru; układanie towaru na półkach; dokładanie towaru; wykładanie towarów; zatowarowanie; rozkładanie towaru; wykładanie towaru na półki; uzupełnianie półek; uzupełnianie braków; towarowanie; wykładania towaru; uzupełnianie towarów; uzupełnianie asortymentu; wykładanie asortymentu; facing towaru; uzupełnianie towaru na półkach
Visual displays | ekspozycja towarów; ekspozycja produktów; dbanie o ekspozycję; ekspozycję towaru; przygotowanie ekspozycji; ekspozycji towaru; ekspozycje; aranżacja wystaw; ekspozycji produktów; dbanie o ekspozycję towaru
Retail sales | sprzedawca; sprzedawczyni; sprzedaż detaliczna; ekspedientka; sprzedaż w sklepie; sprzedaż towarów; sprzedaży detalicznej; ekspedient; sprzedaż odzieży; sprzedaż asortymentu; sprzedaż bezpośrednia w sklepie; obsługa klienta w sklepie; doradztwo i sprzedaż; sprzedaż produktów; sprzedaży w sklepie; doradca sprzedaży; sprzedaż i doradztwo
Retail | branża handlowa; sklep odzieżowy; sklepie odzieżowym; handlu detalicznym; sieć handlowa; technik handlowiec
Till operation | kasjer; kasjerka; obsługa kasy fiskalnej; kasy fiskalnej; obsługa kas; praca na kasie; kasowanie; obsługa kas fiskalnych; kas fiskalnych; kasie fiskalnej; kasa; obsługi kasy fiskalnej; obsługi kasy; kasjersko-sprzedażowe; kasie
Taking payments | przyjmowanie płatności; obsługa terminala płatniczego; terminal płatniczy; terminala płatniczego; obsługa płatności; terminali płatniczych; obsługa terminala; przyjmowanie wpłat
Returns and refunds | zwroty; zwroty i reklamacje; obsługa zwrotów; zwrotów; zwrotów i reklamacji; reklamacje i zwroty; przyjmowanie zwrotów; reklamacji i zwrotów
Customer service | obsługa klientów; kontakt z klientem; bezpośrednia obsługa klienta; doradztwo klientom; obsługi klienta; obsłudze klienta; bieżąca obsługa klienta; kompleksowa obsługa klienta; obsługi klientów; doradztwo klientowi; kontakt z klientami; kontaktu z klientem; profesjonalna obsługa klienta; telefoniczna obsługa klienta; obsługa interesantów; obsługę klienta
Fashion retail | branża odzieżowa; sprzedaż obuwia i odzieży; branży odzieżowej; salon odzieżowy
Fitting room service | obsługa przymierzalni; przymierzalnia; przymierzalni; obsługa przymierzalni klienta
Floristry | florystyka; kwiaciarnia; układanie bukietów; kompozycje kwiatowe; florystka; bukietów; kwiaciarni; wiązanki
Fuel retail | sprzedaż paliw; dystrybucja paliw; sprzedaż paliwa
Petrol forecourt work | stacja paliw; stacji paliw; stacja benzynowa; pracownik stacji paliw; stacji benzynowej; stacje paliw
Bookkeeping | dekretacja; dekretowanie; księgowanie faktur; księgi rachunkowe; dokumentów księgowych; dokumenty księgowe; księga przychodów; ksiąg rachunkowych; uproszczona księgowość; ewidencja księgowa; księgowania; księgowanie dokumentów; pełnej księgowości; księgi handlowe; dekretacja i księgowanie; księgowanie dokumentów księgowych; dekretacja dokumentów; dekretacji; księgowania dokumentów; księgowanie operacji gospodarczych; rejestry VAT i księgowanie; prowadzenie księgowości; księgi przychodów i rozchodów; prowadzenie pełnej księgowości; księgowań
Purchase ledger | faktury kosztowe; faktury zakupowe; faktur kosztowych; księgowanie faktur kosztowych; faktur zakupowych; księgowanie faktur zakupowych; faktury zakupu; rozrachunki z dostawcami; zobowiązań; faktur zakupu; księgowanie faktur zakupu; rozliczenia z dostawcami
Supplier payments | płatności dla dostawców; przygotowywanie przelewów; płatności; przelewy; realizacja płatności; realizacja przelewów; przelewów; zapłaty faktur; regulowanie zobowiązań; wykonywanie przelewów; płatności bankowych; przygotowywanie płatności
Sales ledger | faktury sprzedażowe; faktur sprzedażowych; rozrachunki z odbiorcami; faktury sprzedaży; księgowanie faktur sprzedażowych; należności od klientów; należności i zobowiązania; rozrachunki z kontrahentami; faktur sprzedaży; rozliczenia z odbiorcami; rozrachunki
Invoicing | faktury; faktur; fakturowania; wystawianie faktur sprzedaży; wystawianie faktur VAT; wystawianie rachunków; faktury VAT; faktur VAT; wystawianie faktur i paragonów; fakturowaniem; wystawiania faktur
Credit control | kontrola należności; ściąganie należności; monitoring należności; windykacja należności; monitorowanie należności; dochodzenie należności; windykacji; windykacja miękka; wezwania do zapłaty; kontrola płatności klientów
Bank reconciliation | wyciągi bankowe; wyciągów bankowych; księgowanie wyciągów bankowych; uzgadnianie wyciągów; rozliczanie wyciągów bankowych; uzgadnianie rachunków bankowych; księgowanie wyciągów; rozliczanie banku
Account reconciliation | uzgadnianie sald; uzgadnianie kont księgowych; potwierdzenia sald; uzgadnianie rozrachunków; sald; uzgodnienia kont; uzgodnienia sald; analiza kont; uzgadnianie kont rozrachunkowych; potwierdzanie sald
Depreciation | amortyzacja; amortyzacji; naliczanie amortyzacji; amortyzacja środków trwałych; amortyzację; odpisy amortyzacyjne; umorzenie środków trwałych
Fixed assets | ewidencja środków trwałych; środków trwałych; ewidencji środków trwałych; majątek trwały; wartości niematerialne i prawne
Trial balance | zestawienie obrotów i sald; zestawienia obrotów i sald; obrotów i sald; =ZOiS
Balance sheet preparation | sporządzanie bilansu; bilans; bilansu; sporządzanie bilansów; bilanse; bilansów; przygotowanie bilansu
P&L account | rachunku zysków i strat; rachunki zysków i strat; wynik finansowy; ustalanie wyniku finansowego
VAT returns | rozliczanie VAT; JPK_VAT; pliki JPK; =JPK; deklaracje JPK; deklaracji JPK; rejestry VAT; rozliczanie podatku VAT; podatek VAT; podatku VAT; rejestrów VAT; deklaracja VAT; deklaracje podatkowe VAT; rozliczeń VAT; plików JPK; ewidencja VAT; sporządzanie deklaracji VAT; VAT-7; ewidencji VAT
Income tax returns | rozliczanie PIT; zeznania roczne PIT; deklaracje PIT; deklaracji PIT; zeznania podatkowe; roczne zeznania podatkowe; podatek dochodowy od osób fizycznych; zeznań podatkowych; PIT-11; rozliczenia PIT; zeznania roczne; rozliczanie PIT-ów; zeznań rocznych
Corporation tax | podatek dochodowy od osób prawnych; rozliczanie CIT; deklaracje CIT; podatku CIT; podatek CIT; deklaracji CIT; CIT-8; rozliczenia CIT
Tax | rozliczenia podatkowe; podatkowe; deklaracje podatkowe; prawo podatkowe; deklaracji podatkowych; rozliczanie podatków; doradztwo podatkowe; rozliczeń podatkowych; podatków; prawa podatkowego; sporządzanie deklaracji podatkowych; doradca podatkowy; urząd skarbowy; rozliczenia z urzędem skarbowym; urzędem skarbowym
Payroll | listy płac; naliczanie płac; sporządzanie list płac; list płac; naliczanie płac i składek; rozliczanie płac; naliczanie pensji; kadrowo-płacowe; naliczania wynagrodzeń; specjalista ds. płac; listę płac; sporządzanie listy płac; wynagrodzeń i składek; kadr i płac; naliczanie list płac; kadrami i płacami; rozliczanie wynagrodzeń; sprawy kadrowo-płacowe; obsługa kadrowo-płacowa; kadrowo-płacowa; kadry-płace
National Insurance contributions | składki ZUS; =ZUS; deklaracje ZUS; deklaracji ZUS; program Płatnik; rozliczenia ZUS; składek ZUS; zgłoszenia do ZUS; Płatnik; rozliczanie ZUS; zgłaszanie do ZUS; ubezpieczenia społeczne; ubezpieczeń społecznych; składki na ubezpieczenia społeczne; Płatnik ZUS; dokumenty ZUS; dokumentów ZUS
Cash flow management | przepływy pieniężne; kontrola płynności; zarządzanie płynnością; rachunek przepływów pieniężnych; przepływów pieniężnych; monitorowanie płynności; płynności finansowej
Petty cash | kasa gotówkowa; raporty kasowe; prowadzenie kasy gotówkowej; raportów kasowych; drobne wydatki; gotówka w kasie; raport kasowy
Accounting software | Symfonia; program księgowy; programy księgowe; Comarch Optima; Insert Rewizor; Subiekt GT; Rewizor GT; Symfonia Finanse i Księgowość; Enova365; wFirma; Comarch ERP Optima; programów księgowych; enova; Insert GT; Rachmistrz; Subiekt; programów finansowo-księgowych; programy finansowo-księgowe
Expense processing | delegacje; rozliczanie delegacji; rozliczanie kosztów podróży; delegacji służbowych; rozliczanie podróży służbowych; delegacji; rozliczanie zaliczek; podróże służbowe
Personnel files | teczki osobowe; akta pracownicze; aktami osobowymi; akt pracowniczych; dokumentacja kadrowa; dokumentacja pracownicza; teczek osobowych; dokumentacji kadrowej; dokumentacji pracowniczej
Employment contracts | umowy o pracę; umowa o pracę; umów o pracę; sporządzanie umów o pracę; umowy zlecenia; umowy cywilnoprawne; świadectwa pracy; umów zleceń; umów cywilnoprawnych; świadectw pracy; umowy o pracę i zlecenia
Absence management | ewidencja urlopów; urlopy; absencje; ewidencji urlopów; ewidencja nieobecności; urlopów; absencji; nieobecności; nieobecności pracowników; zwolnień lekarskich; planowanie urlopów; rozliczanie urlopów
Time and attendance | listy obecności; rejestracja czasu pracy; rozliczanie czasu pracy; kontrola czasu pracy; list obecności; ewidencji czasu pracy; czasu pracy
Performance management | ocena pracowników; oceny pracownicze; oceny okresowe; ocen pracowniczych; ocena pracownicza; systemy ocen; oceny okresowe pracowników; ocena okresowa; ocen okresowych; oceny roczne
Job advertising | ogłoszenia o pracę; publikacja ogłoszeń; ogłoszeń o pracę; publikowanie ogłoszeń; ogłoszenia rekrutacyjne; ogłoszeń rekrutacyjnych; redagowanie ogłoszeń
Sifting | selekcja CV; selekcja aplikacji; preselekcja; analiza CV; preselekcja kandydatów; selekcja kandydatów; wstępna selekcja; selekcji kandydatów; weryfikacja aplikacji
Interviewing | rozmów kwalifikacyjnych; prowadzenie rozmów kwalifikacyjnych; rozmowy rekrutacyjne; rozmów rekrutacyjnych; wywiady z kandydatami; rozmowy z kandydatami; prowadzenie rozmów rekrutacyjnych
Employee onboarding | wdrażanie pracowników; wdrożenie nowych pracowników; adaptacja pracowników; wdrażanie nowych osób; wdrażanie nowo zatrudnionych; proces wdrożenia pracownika; wprowadzanie nowych pracowników
Learning and development | plany szkoleń; organizacja szkoleń; plan szkoleń; szkolenia i rozwój; rozwój i szkolenia; planowanie szkoleń; szkoleń pracowniczych; polityka szkoleniowa; badanie potrzeb szkoleniowych; organizowanie szkoleń; potrzeb szkoleniowych
Health and safety | szkolenie BHP; szkolenia BHP; zasad BHP; przepisów BHP; bezpieczeństwo pracy; zasady bezpieczeństwa; przestrzeganie zasad BHP; BHP i ppoż; bezpieczeństwa i higieny pracy; służba BHP; specjalista BHP; przestrzeganie przepisów BHP; inspektor BHP; zasad bezpieczeństwa; behapowiec; przestrzegania zasad BHP; kurs BHP; instruktaż stanowiskowy
Redundancy | zwolnienia grupowe; zwolnień grupowych
Collective bargaining | układy zbiorowe pracy; negocjacje ze związkami zawodowymi; układ zbiorowy pracy
Temporary worker placement | praca tymczasowa; agencja pracy tymczasowej; pracowników tymczasowych; pracownicy tymczasowi; agencji pracy tymczasowej
Primary teaching | nauczanie początkowe; edukacja wczesnoszkolna; nauczyciel klas 1-3; szkoła podstawowa; edukacji wczesnoszkolnej; szkole podstawowej; klas I-III; nauczanie wczesnoszkolne; pedagogika wczesnoszkolna; nauczyciel edukacji wczesnoszkolnej; klasy I-III; pedagogika przedszkolna i wczesnoszkolna; nauczania początkowego
Secondary teaching | nauczanie w liceum; nauczyciel w liceum; szkoły ponadpodstawowe; nauczyciel szkoły średniej; liceum ogólnokształcące i technikum; szkołach ponadpodstawowych; nauczyciel liceum
Lesson planning | scenariusze zajęć; plany lekcji; konspekty lekcji; scenariusze lekcji; przygotowywanie zajęć; przygotowanie lekcji; materiały dydaktyczne; planowanie zajęć; konspekty; scenariuszy zajęć; pomoce dydaktyczne; pomocy dydaktycznych; materiałów dydaktycznych; przygotowywanie materiałów dydaktycznych; rozkład materiału; plan wynikowy; przygotowanie zajęć; scenariuszy lekcji; przygotowywanie konspektów
National Curriculum | podstawa programowa; podstawy programowej; realizacja podstawy programowej; podstawę programową; realizacja programu nauczania; programu nauczania
Differentiation | indywidualizacja nauczania; dostosowanie wymagań; dostosowanie wymagań edukacyjnych; indywidualizacja pracy; dostosowania wymagań; dostosowanie metod nauczania
Assessing learners | ocenianie; ocenianie prac; ocena postępów; ocenianie kształtujące; oceniania uczniów; ocenianie słuchaczy; ocena postępów uczniów
Marking work | sprawdzanie prac; sprawdzanie klasówek; sprawdzanie sprawdzianów; poprawianie prac; poprawianie sprawdzianów; sprawdzanie zeszytów
Form tutor | wychowawstwo; wychowawca klasy; wychowawca; wychowawczyni klasy; wychowawstwo klasy; wychowawstwa; wychowawczyni
Teaching assistance | pomoc nauczyciela; asystent nauczyciela; pomoc nauczyciela w przedszkolu; asystentka nauczyciela; nauczyciel wspomagający; nauczyciel współorganizujący; pomoc wychowawcy; woźna oddziałowa; nauczyciela wspomagającego
Extra-curricular activities | zajęcia pozalekcyjne; koła zainteresowań; zajęcia dodatkowe; kółko zainteresowań; zajęć pozalekcyjnych; zajęcia świetlicowe; koło zainteresowań; zajęć dodatkowych; kółka zainteresowań
Lunchtime supervision | dyżury na stołówce; dyżury w stołówce; opieka podczas posiłków
Playground supervision | dyżury na przerwach; dyżury na korytarzu; dyżury podczas przerw; dyżury międzylekcyjne
Out of school clubs | świetlica szkolna; półkolonie; wychowawca świetlicy; świetlica; świetlicy szkolnej; półkoloniach; nauczyciel świetlicy; świetlicy; półkolonii
Private tutoring | korepetytor; udzielanie korepetycji; korepetycji; lekcje prywatne; pomoc w lekcjach; pomoc w odrabianiu lekcji; odrabianie lekcji; korepetytorka; prywatne lekcje; odrabianiu lekcji; nauczanie indywidualne
Maths teaching | nauczyciel matematyki; lekcje matematyki; nauczanie matematyki; lekcji matematyki; nauczycielka matematyki; korepetycje z matematyki; nauczania matematyki
Mathematics | matematyki; analiza matematyczna; matematyka stosowana; matematykę
Science teaching | nauczyciel przyrody; nauczanie przyrody; przyroda; lekcje przyrody; edukacja przyrodnicza; przyrody; nauczycielka przyrody
Modern foreign languages teaching | nauczanie języków obcych; nauczyciel języka; lektor języków; nauczyciel języków obcych; nauczania języków obcych
English language teaching | nauczyciel języka angielskiego; lekcje angielskiego; nauczanie języka angielskiego; nauczycielka angielskiego; lekcje języka angielskiego; lektor języka angielskiego; nauczyciel angielskiego; nauczycielka języka angielskiego; korepetycje z angielskiego; nauczania języka angielskiego
Spanish teaching | nauczanie języka hiszpańskiego; nauczyciel języka hiszpańskiego; lektor języka hiszpańskiego; lekcje hiszpańskiego
PE teaching | wychowanie fizyczne; nauczyciel wychowania fizycznego; nauczyciel WF; wychowania fizycznego; lekcje wychowania fizycznego; nauczyciel wf-u
Music teaching | nauczyciel muzyki; lekcje muzyki; wychowanie muzyczne; edukacja muzyczna; nauczanie muzyki; zajęcia muzyczne; rytmika; nauczycielka muzyki
Adult education | kształcenie dorosłych; edukacja dorosłych; kształcenie ustawiczne; andragogika; kształcenia dorosłych; nauczanie dorosłych
Vocational teaching | kształcenie zawodowe; nauczyciel przedmiotów zawodowych; nauczyciel zawodu; praktyczna nauka zawodu; przedmioty zawodowe; kształcenia zawodowego; nauczyciel praktycznej nauki zawodu
Dyslexia support | dysleksja; uczniowie z dysleksją; dysleksji; terapia pedagogiczna; trudności w uczeniu się; zajęcia korekcyjno-kompensacyjne; korekcyjno-kompensacyjne
Hairdressing | fryzjer; fryzjerka; modelowanie włosów; upięcia; strzyżenie damskie; strzyżenie damskie i męskie; salon fryzjerski; stylizacja włosów; układanie fryzur; fryzur; upięcia okolicznościowe
Hair colouring | koloryzacja; farbowanie włosów; koloryzacja włosów; farbowanie; pasemka; baleyage; koloryzacji; dekoloryzacja; rozjaśnianie włosów
Shampooing | mycie głowy; mycie włosów
Barbering | fryzjerstwo męskie; strzyżenie męskie; golenie brzytwą; trymowanie brody; pielęgnacja brody
Manicure and pedicure | manicure i pedicure; stylizacja paznokci; stylistka paznokci; manicure hybrydowy; paznokci; paznokcie hybrydowe; pedicure kosmetyczny
Gel nails | paznokcie żelowe; żelowe paznokcie
Waxing | depilacja woskiem; depilacja; depilacji; woskowanie; depilacja ciała
Laser hair removal | depilacja laserowa; depilacji laserowej
Facials | zabiegi na twarz; oczyszczanie twarzy; pielęgnacja twarzy; zabiegi pielęgnacyjne twarzy; zabiegów na twarz
Body treatments | zabiegi na ciało; zabiegi pielęgnacyjne ciała; zabiegów na ciało
Eyelash treatments | przedłużanie rzęs; rzęsy; stylizacja rzęs; laminacja rzęs; henna brwi i rzęs
Beauty therapy | kosmetyczka; kosmetolog; kosmetyka; salon kosmetyczny; zabiegów kosmetycznych; usługi kosmetyczne; salonie kosmetycznym
Manual lymphatic drainage | drenaż limfatyczny; drenażu limfatycznego
Fruit picking | zbiór owoców; zbieranie owoców; zbiory owoców; zrywanie owoców; zbieranie truskawek; zbiór truskawek; zbiory jabłek; zbioru owoców
Harvesting crops | zbiór warzyw; żniwa; winobranie; zbieranie warzyw; zbiory warzyw; zbiór plonów
Farming | rolnik; prace rolnicze; praca w rolnictwie; gospodarstwo rolne; gospodarstwie rolnym; prace polowe; rolnictwa; agronomia; pracownik rolny; prac polowych; gospodarstwa rolnego
Pruning plants | przycinanie drzew; przycinanie krzewów; cięcie drzew i krzewów; przycinanie roślin; cięcie drzew owocowych; przycinka
Seed sowing | siew; siewy; wysiew; wysiew nasion; siewów; sianie
Planting schemes | nasadzenia; obsadzanie rabat; nasadzenia roślin
Irrigation | nawodnienia; systemy nawadniania; podlewanie; podlewanie roślin; systemy nawadniające; nawadniania
Pesticides | opryski; środki ochrony roślin; oprysków; opryskiwanie; środków ochrony roślin; stosowanie środków ochrony roślin; ochrona roślin; wykonywanie oprysków
Fertiliser application | nawożenie; nawozy; rozsiewanie nawozów; nawożenia; nawozów
Tractor driving | ciągnik rolniczy; ciągnika rolniczego; obsługa ciągnika; traktorzysta; ciągniki rolnicze; traktor rolniczy; kierowca ciągnika; ciągnikiem rolniczym; prowadzenie ciągnika; ciągników rolniczych; traktorem; maszyny rolnicze; obsługa maszyn rolniczych; maszyn rolniczych
Milking | dojenie; dojenie krów; udój; dojarka; dój krów; dojenia krów
Cattle | bydło; krowy; hodowla bydła; bydła; krów; bydło mleczne; cieląt
Livestock farming | hodowla zwierząt; zwierzęta gospodarskie; karmienie zwierząt; produkcja zwierzęca; zwierząt gospodarskich; zootechnika; hodowli zwierząt
Pig farming | trzoda chlewna; hodowla trzody chlewnej; chów świń; tuczarnia; trzody chlewnej; hodowla świń
Poultry farming | hodowla drobiu; drób; ferma drobiu; kurniki; drobiu; fermie drobiu; drobiarstwo
Vineyard | winnica; uprawa winorośli; winnice; winnicy; winiarstwo
Greenkeeping | pielęgnacja pól golfowych
Lawn mowing | koszenie trawy; koszenie trawników; koszenie; kosiarka; koszenia trawy; koszenie terenów zielonych; koszenia
Strimming | podkaszarka; wykaszanie; podkaszanie; kosa spalinowa; kosy spalinowej; wykaszarka
Hedge cutting | przycinanie żywopłotów; strzyżenie żywopłotów; nożyce do żywopłotu; cięcie żywopłotów
Chainsaw operation | piła łańcuchowa; pilarka spalinowa; pilarz; obsługa piły spalinowej; pilarz-drwal; pilarki; piły łańcuchowej; operator pilarki; drwal; piła spalinowa
Forestry | leśnictwo; prace leśne; leśnik; gospodarka leśna; leśnictwa; prac leśnych; zrywka drewna; wycinka drzew
Grounds maintenance | utrzymanie terenów zielonych; tereny zielone; utrzymanie zieleni; pielęgnacja zieleni; terenów zielonych; pielęgnacja terenów zielonych; zieleń miejska; konserwacja terenów zielonych
Fish farming | hodowla ryb; akwakultura; rybactwo; hodowli ryb
Sewing | szycie; szwaczka; krawcowa; maszyna do szycia; szycie odzieży; maszyny szwalnicze; krawiectwo; szwalnia; szycia; szycie na maszynie; maszynie do szycia; krawiec; szwalni; maszyna overlock; stębnówka
Pattern cutting | konstrukcja odzieży; wykroje; konstruktor odzieży; wykrojów; modelowanie odzieży; szablony odzieżowe
Garment alterations | poprawki krawieckie; przeróbki krawieckie; przeróbki odzieży; poprawek krawieckich; usługi krawieckie
Reception | recepcjonistka; recepcjonista; przyjmowanie gości; obsługa recepcji; przyjmowanie interesantów; obsługa gości w recepcji; recepcji; witanie gości; obsługa sekretariatu i recepcji
Switchboard | centrala telefoniczna; obsługa centrali telefonicznej; centrali telefonicznej; telefonistka; obsługa centrali; centralki telefonicznej
Telephone skills | odbieranie telefonów; obsługa telefoniczna; kontakt telefoniczny; odbieranie połączeń; telefoniczny kontakt z klientem; rozmów telefonicznych; prowadzenie rozmów telefonicznych; odbieranie połączeń telefonicznych; obsługi telefonicznej
Filing | archiwizacja dokumentów; segregowanie dokumentów; archiwizowanie; archiwum; archiwizowanie dokumentów; archiwizacji; porządkowanie dokumentów; archiwizacja dokumentacji; archiwizacji dokumentów; segregacja dokumentów
Photocopying | kserowanie; ksero; kserokopiarka; kserowanie dokumentów; obsługa ksero; kserowania; kopiowanie dokumentów; kserokopiarki
Scanning | skanowanie dokumentów; digitalizacja dokumentów; skanowania dokumentów; digitalizacja
Mail handling | obsługa korespondencji; korespondencja przychodząca i wychodząca; poczta przychodząca; wysyłanie korespondencji; obieg korespondencji; poczta tradycyjna; rejestracja korespondencji; obsługi korespondencji; rejestrowanie korespondencji; korespondencji przychodzącej i wychodzącej
Office equipment | urządzenia biurowe; obsługa urządzeń biurowych; urządzeń biurowych; sprzęt biurowy; sprzętu biurowego; obsługa sprzętu biurowego
Office supplies | materiały biurowe; artykuły biurowe; zamawianie materiałów biurowych; materiałów biurowych; artykułów biurowych; zaopatrzenie biura
Administration | obsługa administracyjna; prace administracyjne; administracja biurowa; sprawy administracyjne; wsparcie administracyjne; prac administracyjnych; zadania administracyjne; pracownik administracyjny; prac biurowych; obsługa biura; praca biurowa; pracownik biurowy; administracyjno-biurowe; prowadzenie spraw administracyjnych; obsługi administracyjnej; technik administracji
Legal drafting | sporządzanie umów; sporządzanie pozwów; pisma procesowe; redagowanie umów; pism procesowych; sporządzanie pism procesowych; redagowanie pism; pozwy; umów i pozwów; przygotowywanie umów; przygotowywanie pism procesowych; pozwów; projekty umów; sporządzanie projektów pism; apelacje
Law | prawnik; adwokat; radca prawny; aplikacja radcowska; prawnicze; aplikacja adwokacka; kancelaria prawna; nauki prawne; kancelarii prawnej
Criminal law | prawo karne; prawa karnego; sprawy karne; postępowanie karne; postępowania karnego
Family law | prawo rodzinne; prawo rodzinne i opiekuńcze; sprawy rozwodowe; prawa rodzinnego; rozwody
Administrative law | prawo administracyjne; postępowanie administracyjne; kodeks postępowania administracyjnego; prawa administracyjnego; postępowania administracyjnego; decyzje administracyjne; decyzji administracyjnych
Immigration law | prawo imigracyjne; legalizacja pobytu; legalizacja pobytu cudzoziemców; zezwolenia na pracę
Constitutional law | prawo konstytucyjne
Mediation | mediacje; mediator sądowy; mediacji; mediacje rodzinne
Court attendance | rozprawy sądowe; udział w rozprawach; reprezentowanie klientów przed sądem; zastępstwo procesowe; reprezentacja przed sądem; rozprawach sądowych; reprezentowanie przed sądami
Legal advice | porady prawne; doradztwo prawne; obsługa prawna; opinie prawne; pomoc prawna; porad prawnych; opinii prawnych; udzielanie porad prawnych; sporządzanie opinii prawnych; obsługi prawnej
Working with vulnerable people | wykluczenie społeczne; osoby zagrożone wykluczeniem; zagrożonych wykluczeniem społecznym; rodziny w kryzysie; wykluczeniem społecznym; osób wykluczonych; rodzinami zagrożonymi; rodziny dysfunkcyjne; rodziny wieloproblemowe; wykluczenia społecznego
Social work assessment | wywiad środowiskowy; wywiady środowiskowe; diagnoza społeczna; wywiadów środowiskowych; rodzinne wywiady środowiskowe; diagnoza środowiskowa
Social work | pracownik socjalny; pomoc społeczna; pracy socjalnej; ośrodek pomocy społecznej; pomocy społecznej; =GOPS; praca socjalna z rodziną; świadczenia socjalne; świadczenia rodzinne; asystent rodziny
Domestic abuse support | przemoc w rodzinie; przeciwdziałanie przemocy; niebieska karta; przemoc domowa; przemocy w rodzinie; przemocy domowej; przeciwdziałanie przemocy w rodzinie; ofiary przemocy; Niebieskiej Karty
Children in care | piecza zastępcza; dom dziecka; placówka opiekuńczo-wychowawcza; domu dziecka; pieczy zastępczej; placówki opiekuńczo-wychowawcze; placówce opiekuńczo-wychowawczej
Activities coordination | organizowanie czasu wolnego; animator czasu wolnego; zajęcia aktywizujące; aktywizacja seniorów; organizacja czasu wolnego; organizacja zajęć; prowadzenie zajęć aktywizujących; animator kultury; organizacji czasu wolnego; aktywizacja podopiecznych
Holiday camps | obozy młodzieżowe; wychowawca kolonijny; wychowawca kolonii; kolonie i obozy; koloniach; obozach; kierownik wypoczynku; wychowawca wypoczynku; koloniach i obozach; obozy sportowe
Patrols | obchody; patrolowanie; obchód terenu; patrole; obchody obiektu; patrolowanie terenu; obchód obiektu; patrolowania; obchody terenu
Access control duties | kontrola dostępu; kontrola ruchu osobowego; kontrola wejść; kontrola ruchu osobowego i pojazdów; kontrola osób wchodzących; ruchu osobowego; kontrola osób i pojazdów; kontrola wejść i wyjść; kontrola wjazdów i wyjazdów
Security guarding | pracownik ochrony; ochroniarz; ochrona osób i mienia; agent ochrony; dozór; kwalifikowany pracownik ochrony; ochrony osób i mienia; ochrona fizyczna; dozór mienia; ochrona imprez masowych; ochrony mienia; ochrony obiektów; służba ochrony
Customer visits | wizyty u klientów; wizyty handlowe; spotkania z klientami; odwiedzanie klientów; wizyt u klientów; spotkań z klientami
Prospecting | pozyskiwanie nowych klientów; pozyskiwanie klienta; pozyskiwania klientów; aktywne pozyskiwanie klientów; pozyskiwanie kontrahentów; pozyskiwania nowych klientów; szukanie klientów; zdobywanie klientów
Sales | przedstawiciel handlowy; handlowiec; sprzedaży; techniki sprzedaży; doradca handlowy; specjalista ds. sprzedaży; technik sprzedaży; sprzedażowe; doradca klienta; sprzedażą; sprzedawanie; przedstawicielka handlowa
Marketing planning | plan marketingowy; plany marketingowe; planu marketingowego; planowanie marketingowe; planów marketingowych
Advertising | kampanie reklamowe; kampanii reklamowych; reklamy; kampania reklamowa; działania reklamowe; materiały reklamowe
Logo design | projektowanie logo; projektowanie logotypów; logotypy; projekty logo; logotypów
Desktop publishing | skład tekstu; skład i łamanie; łamanie tekstu; skład publikacji; DTP i skład; operator DTP; składu tekstu
Brand identity design | identyfikacja wizualna; identyfikacji wizualnej; identyfikacje wizualne; księga znaku; systemy identyfikacji wizualnej
Brochure design | projektowanie ulotek; ulotki; katalogi i ulotki; ulotek; projektowanie katalogów; broszury
Chromatography | chromatografia; chromatografii; chromatografia cieczowa; chromatografia gazowa
Microbiology | mikrobiologia; mikrobiologii; badania mikrobiologiczne; analizy mikrobiologiczne; badań mikrobiologicznych; posiewy
Chemical analysis | analizy chemiczne; analiza chemiczna; analizy fizykochemiczne; chemia analityczna; analiz chemicznych; badania fizykochemiczne
Laboratory techniques | analizy laboratoryjne; badania laboratoryjne; laborant; praca w laboratorium; prace laboratoryjne; analiz laboratoryjnych; badań laboratoryjnych; laborantka; technik laborant; analityka laboratoryjna; laboratorium chemiczne
Chemistry | chemia; chemia organiczna; chemii; chemia nieorganiczna; chemik; chemia fizyczna
Physics | fizyka; fizyki; fizyka techniczna
Biology | biologia; biologii; nauki biologiczne; biolog
Biochemistry | biochemia; biochemii
Biotechnology | biotechnologia; biotechnologii
Molecular biology | biologia molekularna; biologii molekularnej
Genetics | genetyka; genetyki
Geography | geografia; geografii
Geology | geologia; geologii
Economics | ekonomia; ekonomii; ekonomista; mikroekonomia; makroekonomia; nauki ekonomiczne; technik ekonomista
Sociology | socjologia; socjologii
Political science | politologia; nauki polityczne; politologii
International relations | stosunki międzynarodowe; stosunków międzynarodowych
Philosophy and ethics | filozofia; filozofii
Art history | historia sztuki; historii sztuki
Criminology | kryminologia; kryminologii
Insurance sales | sprzedaż ubezpieczeń; agent ubezpieczeniowy; ubezpieczenia komunikacyjne; sprzedaży ubezpieczeń; doradca ubezpieczeniowy; sprzedaż polis; pośrednictwo ubezpieczeniowe
Account opening | otwieranie rachunków; zakładanie kont; otwieranie kont; zakładanie rachunków; otwieranie rachunków bankowych
Consumer lending | kredyty gotówkowe; pożyczki; kredyty konsumenckie; kredytów gotówkowych; sprzedaż kredytów; kredyty i pożyczki; pożyczek
Mortgage lending | kredyty hipoteczne; kredytów hipotecznych; kredyt hipoteczny
Lettings | wynajem mieszkań; wynajem nieruchomości; najem; wynajmu nieruchomości; najmu; wynajmem nieruchomości; wynajem lokali
Real estate sales | sprzedaż nieruchomości; obrót nieruchomościami; pośrednictwo w obrocie nieruchomościami; agent nieruchomości; pośrednik nieruchomości; sprzedaż mieszkań; sprzedaży nieruchomości; pośrednictwo nieruchomości; pośrednik w obrocie nieruchomościami; sprzedaż i wynajem nieruchomości
Property management | zarządzanie nieruchomościami; zarządca nieruchomości; administrowanie nieruchomościami; administrator nieruchomości; zarządzania nieruchomościami; wspólnoty mieszkaniowe; wspólnot mieszkaniowych; gospodarka nieruchomościami
Property valuation | wycena nieruchomości; rzeczoznawca majątkowy; szacowanie nieruchomości; operaty szacunkowe; wyceny nieruchomości; wyceny nieruchomości komercyjnych
Property viewings | prezentacja nieruchomości; prezentacje nieruchomości; prezentowanie nieruchomości; prezentacje mieszkań
Relational databases | relacyjne bazy danych; relacyjnych baz danych; baz danych SQL; bazami danych SQL
Databases | baz danych; bazach danych; baza danych; bazami danych
Unit testing | testy jednostkowe; testów jednostkowych; testami jednostkowymi
Code review | przegląd kodu; przeglądy kodu; przeglądów kodu
Web development | aplikacje webowe; aplikacji webowych; tworzenie aplikacji webowych; strony internetowe; tworzenie stron www; stron internetowych; tworzenie aplikacji internetowych; aplikacje internetowe; aplikacji internetowych; tworzenie stron; stron www; programowanie webowe
Software development | programista; rozwój aplikacji; tworzenia oprogramowania; programistka; tworzenie aplikacji; rozwijanie oprogramowania; rozwoju oprogramowania; rozwijanie aplikacji; technik programista
IT support | wsparcie użytkowników; pomoc użytkownikom; serwis komputerowy; naprawa komputerów; informatyk; wsparcie techniczne użytkowników; obsługa informatyczna; helpdesk IT; technik informatyk; serwis komputerów; wsparcia technicznego użytkowników; konfiguracja komputerów; pomoc techniczna użytkownikom; obsługa zgłoszeń użytkowników
Computer literacy | obsługa komputera i urządzeń biurowych; biegła obsługa komputera; dobra obsługa komputera; obsługi komputera; znajomość obsługi komputera
Statistics | analiza statystyczna; statystyki; analizy statystyczne
Veterinary medicine | weterynaria; lekarz weterynarii; weterynarii; technik weterynarii; gabinet weterynaryjny; przychodnia weterynaryjna; medycyna weterynaryjna
Dog grooming | strzyżenie psów; pielęgnacja psów; salon dla psów; groomerstwo
Dog walking | wyprowadzanie psów; spacery z psami
Lifeguarding duties | ratownik wodny; ratownictwo wodne; =WOPR; ratownika wodnego
Sports coaching | trener sportowy; instruktor sportu; zajęcia sportowe; treningi sportowe; prowadzenie treningów; zajęć sportowych; instruktor sportowy; trener personalny i sportowy
Tour guiding | przewodnik turystyczny; pilot wycieczek; oprowadzanie grup; przewodnik miejski; oprowadzanie turystów; pilotaż wycieczek; oprowadzanie wycieczek
Tourism | turystyka; branża turystyczna; obsługa ruchu turystycznego; turystyki; biuro podróży; turystyka i rekreacja
Library and information services | biblioteka; bibliotekarz; bibliotekoznawstwo; bibliotekarka; biblioteki; bibliotekoznawstwo i informacja naukowa; bibliotece
Interior design | projektowanie wnętrz; aranżacja wnętrz; architektura wnętrz; projektowania wnętrz; projektant wnętrz; aranżacja wnętrz i dekoracja
Journalism | dziennikarz; dziennikarka; pisanie artykułów; artykuły prasowe; reportaże; dziennikarstwa; pisanie newsów; dziennikarstwo i komunikacja społeczna
Massage | masaże; masażu; masażysta; masaż klasyczny; masaż leczniczy; masaż relaksacyjny; technik masażysta; masażu leczniczego
Physiotherapy | fizjoterapeuta; fizjoterapii; zabiegi fizjoterapeutyczne; fizykoterapia; zabiegi fizykalne
Computer networking | konfiguracja sieci; sieci LAN; sieci komputerowych; administrowanie siecią; administracja sieci; konfiguracja sieci komputerowych
Nursing | pielęgniarka; pielęgniarz; pielęgniarstwa; opieka pielęgniarska; opieki pielęgniarskiej; czynności pielęgniarskie
Care of patients | opieka nad pacjentami; opieki nad pacjentem; opieka nad chorymi; opieka nad chorym; opieki nad pacjentami; opieka nad osobami chorymi; opieka nad osobą chorą; całościowa opieka nad pacjentem
Elderly care | opieka nad osobą starszą; opiekunka osób starszych; opiekun osób starszych; opieka nad seniorami; opieka nad seniorem; osób starszych; osobami starszymi; opieki nad osobami starszymi; opiekunka seniorów; opieka senioralna; seniorów; osoby starsze; opieka nad starszą osobą; opiekun medyczny
Dementia care | choroba Alzheimera; Alzheimerem; demencja; otępienie; chorych na Alzheimera
Childcare | opieki nad dziećmi; opieka nad dzieckiem; opiekunka do dzieci; opieka nad dziećmi i młodzieżą; sprawowanie opieki nad dziećmi; dziećmi w wieku przedszkolnym
Nursing homes | domu opieki; dom pomocy społecznej; domu pomocy społecznej; zakład opiekuńczo-leczniczy; dom seniora; domach opieki
Domiciliary care | opieka w domu pacjenta; usługi opiekuńcze; opieki domowej; opiekunka domowa; usług opiekuńczych; opiekunka środowiskowa
Teaching | nauczyciel; nauczycielka; prowadzenie zajęć; prowadzenie lekcji; nauczania; zajęcia dydaktyczne; prowadzenie zajęć dydaktycznych; dydaktyka; prowadzenie warsztatów i lekcji; praca dydaktyczna; nauczycielski; pedagogika
Accounting | księgowa; księgowy; księgowości; rachunkowości; dział księgowości; finanse i rachunkowość; technik rachunkowości; główna księgowa; samodzielna księgowa; rachunkowość i finanse; rachunkowość finansowa
Human resources | zasobów ludzkich; zarządzanie zasobami ludzkimi; dział HR; zarządzania zasobami ludzkimi; dziale HR
HR administration | kadrowa; sprawy kadrowe; obsługa kadrowa; sprawy pracownicze; prowadzenie spraw kadrowych; dokumentacja kadrowo-płacowa; spraw kadrowych; specjalista ds. kadr; spraw pracowniczych; administracja kadr
Recruitment | rekrutacji; rekrutowanie; rekruter; procesy rekrutacyjne; procesów rekrutacyjnych; prowadzenie rekrutacji; rekrutacja i selekcja; rekruterka; proces rekrutacji; nabór pracowników; procesu rekrutacji
Procurement | zamówienia towaru; zamawianie towaru; zamówienia do dostawców; zakupów; zaopatrzeniowiec; zamawianie materiałów; zaopatrzenia; składanie zamówień; zamawianie towarów; zamówień do dostawców; proces zakupowy; zamówień towaru
Nutrition analysis of food | analiza wartości odżywczej; wartość odżywcza produktów
Dental technology | technik dentystyczny; technika dentystyczna; pracownia protetyczna
Environmental auditing | audyty środowiskowe; audyt środowiskowy
Cladding installation | płyty warstwowe; montaż płyt warstwowych; elewacje wentylowane; fasady wentylowane
Facades | remont elewacji; fasady; remonty elewacji; elewacji
Footwear fitting | sprzedaż obuwia; sklep obuwniczy; salon obuwniczy
Footwear manufacture | produkcja obuwia; szewstwo; kaletnictwo i obuwie
Supervision | nadzorowanie; nadzorowanie pracy; nadzór nad pracą; nadzoru; kierownik zespołu; nadzorowanie pracowników
Project management | zarządzania projektami; zarządzanie projektem; prowadzenie projektów; kierownik projektu; koordynacja projektów; zarządzaniu projektami; realizacja projektów; koordynowanie projektów
Data analysis | analityk danych; analizy danych; analizowanie danych; analizie danych
Reporting | raportów; raportowania; sporządzanie raportów i zestawień; przygotowywanie raportów; tworzenie raportów; sprawozdawczość; sprawozdania; zestawienia i raporty; przygotowywanie zestawień
Parental engagement | zebrań z rodzicami; kontakt z rodzicami; konsultacje z rodzicami; współpracy z rodzicami; wywiadówki; współpraca z rodziną; kontakty z rodzicami
Complaint handling | reklamacji; przyjmowanie reklamacji; rozpatrywania reklamacji; obsługi reklamacji; załatwianie reklamacji
`;
