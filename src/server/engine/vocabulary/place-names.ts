const listed = (names: string) => names.replace(/\n/gu, "").split("|");

/** Cities and towns of the United Kingdom and Ireland in which advertisements place their jobs. */
const towns: readonly string[] =
  listed(`London|Central London|Greater London|East London|West London|North London|South London|South East London|South West London|City of London|Canary Wharf|Westminster|Camden|Islington|Hackney|Croydon|Bromley|Ealing|Barnet|Enfield|
Harrow|Hillingdon|Hounslow|Kingston upon Thames|Lewisham|Richmond|Southwark|Sutton|Tower Hamlets|Waltham Forest|Wandsworth|Greenwich|Ilford|Romford|Uxbridge|Wembley|Twickenham|Wimbledon|Birmingham|Manchester|Leeds|Liverpool|
Sheffield|Bristol|Newcastle upon Tyne|Newcastle|Nottingham|Leicester|Coventry|Bradford|Hull|Kingston upon Hull|Stoke-on-Trent|Stoke on Trent|Wolverhampton|Derby|Southampton|Portsmouth|Plymouth|Reading|Luton|Milton Keynes|
Northampton|Norwich|Ipswich|Cambridge|Oxford|Exeter|Bath|Bournemouth|Poole|Swindon|Gloucester|Cheltenham|Worcester|Hereford|Shrewsbury|Telford|Stafford|Lichfield|Tamworth|Burton upon Trent|Burton-on-Trent|Walsall|Dudley|Solihull|
West Bromwich|Redditch|Kidderminster|Rugby|Nuneaton|Warwick|Leamington Spa|Stratford-upon-Avon|Loughborough|Lincoln|Grimsby|Scunthorpe|Doncaster|Rotherham|Barnsley|Wakefield|Huddersfield|Halifax|Dewsbury|York|Harrogate|Ripon|
Scarborough|Whitby|Middlesbrough|Darlington|Durham|Sunderland|Gateshead|South Shields|Hartlepool|Stockton-on-Tees|Carlisle|Kendal|Lancaster|Preston|Blackpool|Blackburn|Burnley|Bolton|Bury|Rochdale|Oldham|Stockport|Salford|Wigan|
Warrington|St Helens|Chester|Crewe|Macclesfield|Altrincham|Birkenhead|Southport|Knutsford|Runcorn|Widnes|Peterborough|Huntingdon|Bedford|Stevenage|Letchworth|Hitchin|Watford|St Albans|Hemel Hempstead|Hertford|Welwyn Garden City|
Hatfield|Harlow|Chelmsford|Colchester|Southend-on-Sea|Southend|Basildon|Brentwood|Braintree|Clacton|Bury St Edmunds|Lowestoft|Great Yarmouth|King's Lynn|Aylesbury|High Wycombe|Slough|Maidenhead|Windsor|Bracknell|Wokingham|Newbury|
Basingstoke|Winchester|Andover|Farnborough|Fareham|Aldershot|Guildford|Woking|Epsom|Reigate|Redhill|Dorking|Camberley|Staines|Crawley|Gatwick|Horsham|Worthing|Brighton|Hove|Lewes|Eastbourne|Hastings|Chichester|Maidstone|
Canterbury|Ashford|Dover|Margate|Folkestone|Dartford|Gravesend|Rochester|Chatham|Gillingham|Sevenoaks|Tunbridge Wells|Tonbridge|Salisbury|Trowbridge|Taunton|Yeovil|Bridgwater|Weston-super-Mare|Torquay|Paignton|Barnstaple|Truro|
Newquay|Penzance|Falmouth|Dorchester|Weymouth|Stroud|Witney|Banbury|Bicester|Abingdon|Didcot|Kettering|Corby|Wellingborough|Mansfield|Newark|Worksop|Chesterfield|Buxton|Matlock|Boston|Grantham|Skegness|Sleaford|Edinburgh|Glasgow|
Aberdeen|Dundee|Inverness|Perth|Stirling|Falkirk|Livingston|Paisley|Ayr|Kilmarnock|Dunfermline|Motherwell|Hamilton|East Kilbride|Largs|Fort William|Dumfries|Cardiff|Swansea|Newport|Wrexham|Bangor|Merthyr Tydfil|Bridgend|Barry|
Llanelli|Aberystwyth|Carmarthen|Caerphilly|Pontypridd|Rhyl|Totnes|Shaftesbury|Lutterworth|Spalding|Padstow|Harpenden|Bude|Launceston|Liskeard|Bodmin|St Austell|Tavistock|Okehampton|Bideford|Tiverton|Honiton|Sidmouth|Exmouth|
Dawlish|Newton Abbot|Kingsbridge|Minehead|Glastonbury|Frome|Shepton Mallet|Chippenham|Devizes|Melksham|Warminster|Marlborough|Malmesbury|Cirencester|Tewkesbury|Evesham|Malvern|Bromsgrove|Droitwich|Ludlow|Oswestry|Whitchurch|
Bridgnorth|Leominster|Ross-on-Wye|Nantwich|Congleton|Leek|Uttoxeter|Cannock|Rugeley|Hinckley|Melton Mowbray|Market Harborough|Oakham|Daventry|Towcester|Brackley|Biggleswade|Dunstable|Leighton Buzzard|Hoddesdon|Bishop's Stortford|
Saffron Walden|Maldon|Witham|Sudbury|Haverhill|Newmarket|Thetford|Felixstowe|Stowmarket|Cromer|Fakenham|Dereham|Wisbech|Louth|Gainsborough|Retford|Glossop|Ilkeston|Ripley|Belper|Selby|Goole|Beverley|Bridlington|Malton|Thirsk|
Northallerton|Skipton|Keighley|Ilkley|Otley|Wetherby|Pontefract|Castleford|Morpeth|Alnwick|Hexham|Berwick-upon-Tweed|Consett|Bishop Auckland|Penrith|Workington|Whitehaven|Barrow-in-Furness|Ulverston|Morecambe|Chorley|Leyland|
Ormskirk|Accrington|Nelson|Clitheroe|Petersfield|Alton|Romsey|Lymington|Ringwood|Bognor Regis|Littlehampton|Haywards Heath|Burgess Hill|East Grinstead|Uckfield|Hailsham|Bexhill|Faversham|Whitstable|Ramsgate|Sittingbourne|
Cranbrook|Godalming|Haslemere|Farnham|Leatherhead|Egham|Amersham|Beaconsfield|Marlow|Henley-on-Thames|Wallingford|Thame|Wantage|Chipping Norton|Oban|Elgin|Peterhead|Arbroath|St Andrews|Kirkcaldy|Alloa|Hawick|Galashiels|Stranraer|
Haverfordwest|Cardigan|Brecon|Abergavenny|Monmouth|Chepstow|Llandudno|Mold|Enniskillen|Antrim|Coleraine|Belfast|Derry|Londonderry|Lisburn|Newry|Craigavon|Ballymena|Omagh|Dublin|Cork|Galway|Limerick|Jersey|Guernsey|Hebden Bridge|
Todmorden|Sowerby Bridge|Brighouse|Mytholmroyd|Holmfirth|Mirfield|Batley|Pudsey|Saltaire|Haworth|Knaresborough|Tadcaster|Pocklington|Driffield|Hornsea|Withernsea|Hessle|Cottingham|Pickering|Helmsley|Filey|Guisborough|Redcar|
Saltburn|Yarm|Thornaby|Billingham|Peterlee|Seaham|Chester-le-Street|Spennymoor|Newton Aycliffe|Barnard Castle|Houghton-le-Spring|Jarrow|Hebburn|North Shields|Whitley Bay|Tynemouth|Wallsend|Cramlington|Ashington|Ponteland|
Haltwhistle|Rothbury|Wooler|Keswick|Ambleside|Windermere|Cockermouth|Maryport|Kirkby Lonsdale|Sedbergh|Appleby|Brampton|Wigton|Garstang|Fleetwood|Lytham St Annes|Lytham|Kirkham|Rawtenstall|Bacup|Haslingden|Darwen|Skelmersdale|
Huyton|Formby|Wallasey|Ellesmere Port|Neston|Heswall|Northwich|Winsford|Middlewich|Sandbach|Alsager|Wilmslow|Alderley Edge|Poynton|Cheadle|Stalybridge|Ashton-under-Lyne|Urmston|Stretford|Salford Quays|Trafford Park|Prestwich|
Whitefield|Ramsbottom|Buckley|Holywell|Prestatyn|Abergele|Colwyn Bay|Conwy|Betws-y-Coed|Dolgellau|Porthmadog|Pwllheli|Caernarfon|Holyhead|Llangefni|Machynlleth|Welshpool|Llandrindod Wells|Builth Wells|Rhayader|Crickhowell|
Ebbw Vale|Tredegar|Cwmbran|Pontypool|Caldicot|Blackwood|Aberdare|Treorchy|Porthcawl|Maesteg|Port Talbot|Pontardawe|Ammanford|Llandeilo|Llandovery|Lampeter|Aberaeron|Fishguard|St Davids|Pembroke|Pembroke Dock|Milford Haven|Tenby|
Narberth|Cowbridge|Penarth|Llantrisant|Craven Arms|Church Stretton|Market Drayton|Wem|Much Wenlock|Shifnal|Ironbridge|Tenbury Wells|Bromyard|Ledbury|Kington|Pershore|Upton-upon-Severn|Stourbridge|Halesowen|Smethwick|Oldbury|
Tipton|Rowley Regis|Cradley Heath|Brierley Hill|Wednesbury|Willenhall|Bilston|Aldridge|Sutton Coldfield|Erdington|Edgbaston|Kenilworth|Southam|Alcester|Bedworth|Atherstone|Coleshill|Biddulph|Kidsgrove|Newcastle-under-Lyme|
Penkridge|Burntwood|Swadlincote|Ashbourne|Bakewell|Wirksworth|Heanor|Alfreton|Bolsover|Long Eaton|Hucknall|Kirkby-in-Ashfield|Sutton-in-Ashfield|Southwell|Bingham|Ollerton|Coalville|Ashby-de-la-Zouch|Castle Donington|Wigston|
Oadby|Uppingham|Stamford|Holbeach|Horncastle|Market Rasen|Mablethorpe|Brigg|Barton-upon-Humber|Immingham|Cleethorpes|Epworth|Rushden|Raunds|Thrapston|Oundle|St Neots|St Ives|Chatteris|Soham|Baldock|Flitwick|Ampthill|Potters Bar|
Borehamwood|Radlett|Rickmansworth|Berkhamsted|Tring|Cheshunt|Waltham Cross|Waltham Abbey|Epping|Loughton|Chigwell|Ongar|Billericay|Wickford|Rayleigh|Rochford|Canvey Island|Tilbury|Thurrock|Halstead|Harwich|Frinton-on-Sea|
Clacton-on-Sea|Manningtree|Woodbridge|Aldeburgh|Framlingham|Saxmundham|Halesworth|Southwold|Mildenhall|Swaffham|Wymondham|Attleborough|Aylsham|North Walsham|Sheringham|Wells-next-the-Sea|Hunstanton|Downham Market|Bletchley|
Newport Pagnell|Olney|Wendover|Princes Risborough|Chesham|Gerrards Cross|Carterton|Burford|Kidlington|Faringdon|Thatcham|Hungerford|Lambourn|Theale|Tadley|Odiham|Alresford|Eastleigh|Hedge End|Totton|Brockenhurst|New Milton|
Fordingbridge|Havant|Waterlooville|Gosport|Hayling Island|Emsworth|Midhurst|Petworth|Arundel|Pulborough|Storrington|Steyning|Shoreham-by-Sea|Lancing|Peacehaven|Newhaven|Seaford|Heathfield|Crowborough|Wadhurst|Robertsbridge|
Tenterden|Hawkhurst|Headcorn|Paddock Wood|West Malling|Aylesford|Swanley|Westerham|Edenbridge|Oxted|Caterham|Banstead|Esher|Weybridge|Walton-on-Thames|Chertsey|Addlestone|Sunbury-on-Thames|Feltham|Cranleigh|Broadstairs|Herne Bay|
Lydd|New Romney|Sheerness|Snodland|Cowes|Ryde|Sandown|Shanklin|Ventnor|Blandford Forum|Wimborne|Wareham|Swanage|Bridport|Lyme Regis|Sherborne|Sturminster Newton|Verwood|Ferndown|Amesbury|Tidworth|Pewsey|Calne|Corsham|
Bradford-on-Avon|Royal Wootton Bassett|Highworth|Cricklade|Tetbury|Nailsworth|Dursley|Wotton-under-Edge|Yate|Chipping Sodbury|Keynsham|Midsomer Norton|Radstock|Clevedon|Portishead|Nailsea|Avonmouth|Burnham-on-Sea|Highbridge|
Cheddar|Langport|Ilminster|Crewkerne|Watchet|Wincanton|Bruton|Castle Cary|Axminster|Ottery St Mary|Cullompton|Crediton|Chulmleigh|South Molton|Ilfracombe|Braunton|Great Torrington|Holsworthy|Hatherleigh|Ashburton|Buckfastleigh|
Bovey Tracey|Teignmouth|Brixham|Dartmouth|Ivybridge|Plympton|Saltash|Torpoint|Fowey|Lostwithiel|St Blazey|Wadebridge|Camelford|Perranporth|Redruth|Camborne|Hayle|St Just|Helston|Penryn|Stow-on-the-Wold|Moreton-in-Marsh|
Bourton-on-the-Water|Chipping Campden|Winchcombe|Lydney|Coleford|Cinderford|Newent|Dunbar|Haddington|North Berwick|Musselburgh|Dalkeith|Penicuik|Bathgate|Linlithgow|Grangemouth|Bo'ness|Glenrothes|Cowdenbeath|Cupar|Anstruther|
Kinross|Crieff|Pitlochry|Aberfeldy|Blairgowrie|Forfar|Montrose|Brechin|Stonehaven|Banchory|Inverurie|Huntly|Fraserburgh|Banff|Forres|Nairn|Aviemore|Grantown-on-Spey|Kingussie|Dingwall|Invergordon|Dornoch|Thurso|Ullapool|Portree|
Kyle of Lochalsh|Mallaig|Stornoway|Kirkwall|Lerwick|Lochgilphead|Campbeltown|Dunoon|Rothesay|Helensburgh|Dumbarton|Clydebank|Bearsden|Milngavie|Bishopbriggs|Kirkintilloch|Cumbernauld|Airdrie|Coatbridge|Wishaw|Lanark|Carluke|
Rutherglen|Greenock|Port Glasgow|Gourock|Saltcoats|Ardrossan|Prestwick|Cumnock|Girvan|Newton Stewart|Castle Douglas|Kirkcudbright|Lockerbie|Moffat|Gretna|Jedburgh|Peebles|Newtownards|Holywood|Carrickfergus|Larne|Ballyclare|
Ballymoney|Limavady|Strabane|Dungannon|Cookstown|Magherafelt|Armagh|Portadown|Lurgan|Banbridge|Downpatrick|Kilkeel`);

/** Counties and the areas people name for them. */
const counties: readonly string[] =
  listed(`Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|County Durham|East Sussex|West Sussex|Sussex|Essex|Gloucestershire|Hampshire|Herefordshire|Hertfordshire|Kent|Lancashire|
Leicestershire|Lincolnshire|Merseyside|Norfolk|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|Staffordshire|Suffolk|Surrey|Tyne and Wear|Warwickshire|West Midlands|East Midlands|Wiltshire|
Worcestershire|North Yorkshire|South Yorkshire|West Yorkshire|East Yorkshire|Yorkshire|Fife|Lothian|Highlands|Ayrshire|Lanarkshire|Gwynedd|Powys|Dyfed|Gwent|Glamorgan|Isle of Man|Isle of Wight|Anglesey|Greater Manchester|
Humberside|Huntingdonshire|Middlesex|Flintshire|Denbighshire|Wrexham County|Monmouthshire|Pembrokeshire|Carmarthenshire|Ceredigion|Mid Wales|North Wales|South Wales|West Wales|Aberdeenshire|Argyll|Argyll and Bute|Banffshire|
Berwickshire|Caithness|Clackmannanshire|Dumfriesshire|Dunbartonshire|East Lothian|West Lothian|Midlothian|Inverness-shire|Kincardineshire|Kirkcudbrightshire|Moray|Morayshire|Orkney|Peeblesshire|Perthshire|Renfrewshire|Ross-shire|
Roxburghshire|Selkirkshire|Shetland|Stirlingshire|Wigtownshire|Scottish Borders|County Antrim|County Armagh|County Down|County Fermanagh|County Londonderry|County Tyrone|Channel Islands`);

/** Counties in short, and names that are more often a person's or a river's: a county only behind a town. */
const countiesInShort: readonly string[] = listed(
  `Herts|Bucks|Berks|Hants|Lancs|Lincs|Notts|Wilts|Northants|Worcs|Glos|Beds|Cambs|Oxon|Staffs|Leics|Derbys|Highland|Avon|Cleveland|Angus|Sutherland|Co Durham|Co. Durham|Warks|Salop|N Yorks|S Yorks|W Yorks|Yorks|Northumbria|Cumb`,
);

/** Countries and regions: they tell where behind a town, and too little by themselves. */
const regions: readonly string[] = listed(
  `Midlands|The Midlands|Scotland|Wales|England|Ireland|Northern Ireland|East Anglia|North East|North West|South East|South West|Home Counties`,
);

const abroad: readonly string[] =
  listed(`Berlin|Hamburg|München|Munich|Köln|Frankfurt|Stuttgart|Düsseldorf|Leipzig|Dresden|Hannover|Nürnberg|Bremen|Essen|Dortmund|Wien|Vienna|Zürich|Zurich|Basel|Bern|Genf|Geneva|Paris|Lyon|Marseille|Toulouse|Bordeaux|Lille|Nantes|Nice|
Strasbourg|Madrid|Barcelona|Valencia|Sevilla|Bilbao|Málaga|Milano|Milan|Roma|Rome|Torino|Turin|Bologna|Napoli|Lisboa|Lisbon|Porto|Amsterdam|Rotterdam|Den Haag|Utrecht|Eindhoven|Brussels|Bruxelles|Antwerp|Luxembourg|Copenhagen|
Stockholm|Oslo|Helsinki|Warszawa|Warsaw|Kraków|Krakow|Wrocław|Gdańsk|Prague|Budapest|Bucharest|New York|San Francisco|Boston, MA|Chicago|Toronto|Singapore|Dubai|Sydney`);

/** Cities, towns and counties in which United Kingdom advertisements place their jobs, and some abroad. */
export const places: readonly string[] = [...towns, ...counties, ...abroad];

/** The same, to look a name up as it is written. */
export const placesWritten: ReadonlySet<string> = new Set(places);

const countyNames: ReadonlySet<string> = new Set([...counties, ...countiesInShort, ...regions]);

/** Whether a name is a county's, or that of a region: a town before it is the nearer place. */
export function isCounty(name: string): boolean {
  return (
    countyNames.has(name) ||
    /^\p{Lu}\p{Ll}+shire$|^(?:North|South|East|West|Mid|County) \p{Lu}\p{Ll}+$/u.test(name)
  );
}
