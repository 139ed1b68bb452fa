/** `code | English name | names in English; German; French; Spanish; Italian; Portuguese; Dutch; Polish; Russian and its own`. Names in lower case are the ones those languages write so. */
export const languageNames = `
en | English | Englisch; anglais; inglés; inglese; inglês; Engels; angielski; angielskiego; английский; английского; английским; engelska; Engleza; İngilizce; angličtina; engleză
de | German | Deutsch; allemand; alemán; tedesco; alemão; Duits; niemiecki; niemieckiego; немецкий; немецкого; tyska; Almanca; němčina; germană
fr | French | Französisch; français; francés; francese; francês; Frans; francuski; francuskiego; французский; французского; franska; Fransızca; franceză
es | Spanish | Castilian; Spanisch; espagnol; español; castellano; spagnolo; espanhol; Spaans; hiszpański; hiszpańskiego; испанский; испанского; spanska; spaniolă
it | Italian | Italienisch; italien; italiano; Italiaans; włoski; włoskiego; итальянский; итальянского; italiană
pt | Portuguese | Brazilian Portuguese; Portugiesisch; portugais; portugués; portoghese; português; Portugees; portugalski; португальский
nl | Dutch | Flemish; Niederländisch; Holländisch; néerlandais; neerlandés; holandés; olandese; neerlandês; holandês; Nederlands; niderlandzki; holenderski; нидерландский; голландский
pl | Polish | Polnisch; polonais; polaco; polacco; polonês; Pools; polski; polskiego; польский; польского; poloneză
ru | Russian | Russisch; russe; ruso; russo; rosyjski; rosyjskiego; русский; русского; rusă
uk | Ukrainian | Ukrainisch; ukrainien; ucraniano; ucraino; Oekraïens; ukraiński; украинский; українська
be | Belarusian | Belarussisch; białoruski; белорусский
cs | Czech | Tschechisch; tchèque; checo; ceco; tcheco; Tsjechisch; czeski; чешский; čeština
sk | Slovak | Slowakisch; slovaque; eslovaco; slovacco; słowacki; словацкий; slovenčina
sl | Slovenian | Slovene; Slowenisch; słoweński
hu | Hungarian | Ungarisch; hongrois; húngaro; ungherese; Hongaars; węgierski; венгерский; magyar
ro | Romanian | Moldovan; Rumänisch; roumain; rumano; rumeno; romeno; Roemeens; rumuński; румынский; română
bg | Bulgarian | Bulgarisch; bulgare; búlgaro; bulgaro; bułgarski; болгарский; български
hr | Croatian | Kroatisch; croate; croata; chorwacki; hrvatski
sr | Serbian | Serbisch; serbe; serbio; serbski; сербский; srpski
bs | Bosnian | Bosnisch; bosanski
mk | Macedonian | Mazedonisch
sq | Albanian | Albanisch; albanais; albanés; albanese; albański; shqip
el | Greek | Griechisch; grec; griego; greco; grego; Grieks; grecki; греческий
tr | Turkish | Türkisch; turc; turco; Turks; turecki; турецкий; Türkçe
lt | Lithuanian | Litauisch; lituanien; litewski; литовский; lietuvių
lv | Latvian | Lettisch; łotewski; латышский
et | Estonian | Estnisch; estoński; эстонский
fi | Finnish | Finnisch; finnois; finlandés; fiński; suomi
sv | Swedish | Schwedisch; suédois; sueco; svedese; Zweeds; szwedzki; шведский; svenska
no | Norwegian | Norwegisch; norvégien; noruego; norvegese; Noors; norweski; норвежский; norsk
da | Danish | Dänisch; danois; danés; danese; Deens; duński; датский; dansk
is | Icelandic | Isländisch
ga | Irish Gaelic | Irish; Gaeilge; Irish language
gd | Scottish Gaelic | Scots Gaelic; Gàidhlig
cy | Welsh | Walisisch; gallois; galés; gallese; Cymraeg; walijski
ca | Catalan | Katalanisch; catalán; catalano; català; kataloński
gl | Galician | gallego; galego
eu | Basque | Baskisch; euskera; vasco
mt | Maltese | Maltesisch
lb | Luxembourgish | Luxemburgisch; luxembourgeois
la | Latin | Latein; latín; łacina
he | Hebrew | Hebräisch; hébreu; hebreo; ebraico; hebrajski; иврит
yi | Yiddish | Jiddisch
ar | Arabic | Arabisch; arabe; árabe; arabo; arabski; арабский
fa | Persian | Farsi; Dari; Persisch; persan; persiano; perski; персидский; фарси
ps | Pashto | Pashtu; Paschtu
ku | Kurdish | Kurmanji; Sorani; Kurdisch; kurde; kurdyjski
ur | Urdu | ourdou
hi | Hindi |
bn | Bengali | Bangla; Sylheti
pa | Punjabi | Panjabi
gu | Gujarati |
mr | Marathi |
ta | Tamil |
te | Telugu |
kn | Kannada |
ml | Malayalam |
ne | Nepali | Nepalese
si | Sinhala | Sinhalese
zh | Chinese | Mandarin; Mandarin Chinese; Cantonese; Putonghua; Chinesisch; chinois; chino; cinese; chinês; Chinees; chiński; китайский; 中文; 普通话
ja | Japanese | Japanisch; japonais; japonés; giapponese; japonês; Japans; japoński; японский; 日本語
ko | Korean | Koreanisch; coréen; coreano; Koreaans; koreański; корейский
vi | Vietnamese | Vietnamesisch; vietnamien; wietnamski; вьетнамский
th | Thai | Thailändisch; tajski
id | Indonesian | Bahasa Indonesia; Indonesisch
ms | Malay | Bahasa Malaysia; Malaiisch
tl | Tagalog | Filipino
sw | Swahili | Kiswahili; Suaheli
yo | Yoruba |
ig | Igbo |
tw | Twi | Akan; Fante
wo | Wolof |
bm | Bambara |
ln | Lingala |
rw | Kinyarwanda |
ha | Hausa |
so | Somali |
am | Amharic |
ti | Tigrinya |
sn | Shona |
zu | Zulu |
xh | Xhosa |
af | Afrikaans |
ka | Georgian | Georgisch; gruziński; грузинский
hy | Armenian | Armenisch; ormiański; армянский
az | Azerbaijani | азербайджанский
kk | Kazakh | казахский
uz | Uzbek | узбекский
mn | Mongolian |
`;

/** Words for how well a language is known, by CEFR level (equivalents by the usual self-assessment grids). */
export const levelWords = {
  native:
    "native; native speaker; native or bilingual; native or bilingual proficiency; native proficiency; mother tongue; first language; home language; Muttersprache; muttersprachlich; Muttersprachler; Muttersprachlerin; langue maternelle; lengua materna; idioma materno; nativo; nativa; lengua nativa; madrelingua; lingua madre; língua materna; língua nativa; moedertaal; język ojczysty; ojczysty; родной; родной язык; modersmål; ana dili; mateřský jazyk; limba maternă; bilingual; bilingue; bilingüe; zweisprachig; двуязычный; 母語; 母语",
  C2: "C2; proficient user; near native; near-native; mastery; nivel C2; perfekt; kompetente Sprachverwendung",
  C1: "C1; fluent; fluently; fluency; full professional; full professional proficiency; proficient; advanced; business fluent; excellent; effective operational proficiency; fließend; fliessend; verhandlungssicher; sehr gut; fortgeschritten; courant; couramment; avancé; très bon niveau; fluido; con fluidez; avanzado; alto; nivel alto; fluente; fluentemente; avançado; ottimo; eccellente; avanzato; vloeiend; uitstekend; gevorderd; biegły; biegle; płynny; płynnie; zaawansowany; bardzo dobry; свободный; свободно; свободное владение; продвинутый; flytande; plynně; fluent level",
  B2: "B2; upper intermediate; upper-intermediate; professional working; professional working proficiency; working knowledge; business; professional; very good; good; gut; gute Kenntnisse; konversationssicher; bon niveau; lu écrit parlé; lu, écrit, parlé; professionnel; buono; buona; bom; bueno; goed; dobry; dobrze; выше среднего; хороший; хорошо; technique",
  B1: "B1; intermediate; lower intermediate; conversational; conversational level; limited working; limited working proficiency; competent; moderate; fair; mittel; mittlere Kenntnisse; Grundkenntnisse plus; intermédiaire; moyen; intermedio; medio; nivel medio; intermediário; intermédio; médio; discreto; redelijk; gemiddeld; komunikatywny; komunikatywnie; średniozaawansowany; średni; разговорный; средний; medel",
  A2: "A2; basic; pre intermediate; pre-intermediate; basics; elementary; elementary proficiency; basic knowledge; school level; Grundkenntnisse; Basiskenntnisse; Schulkenntnisse; notions; scolaire; débutant avancé; básico; nivel básico; base; scolastico; elementare; básicos; basis; matig; basiskennis; podstawowy; podstawy; podstawowa; базовый; начальный; начальный уровень; элементарный; grundläggande",
  A1: "A1; beginner; starter; Anfänger; Anfängerkenntnisse; débutant; principiante; iniciante; beginner level; beginner's; początkujący",
} as const;
