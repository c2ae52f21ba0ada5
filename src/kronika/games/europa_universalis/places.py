"""EU-2.2.7: places of the map and Realms in alphabetical order, which is that of their ids."""

from typing import Final

_AREAS = """
aceh adal aegean-archipelago ajuuraan algiers amazonas andalucia angola antilles aquitaine
aragon armenia astrakhan austria aydin bahia balkh baluchistan basra bavaria-swabia beijing
bengal benin bohemia brandenburg brittany-normandy brunei burgundy burma california canada
canton cape-of-good-hope castile caucasus central-africa central-america central-italy
central-russia chagatai charcas chengdu chile circassia coromandel corsica-sardinia crimea
croatia-bosnia cuzco cyprus cyrenaica dalmatia deccan delhi doab east-anglia east-siberia
eastern-australia eastern-ukraine egypt estonia-livonia ethiopia fars finland
flanders-wallonia florida furdan goa gold-coast gotaland-skane great-lakes great-plains
greece gujarat guyana hangzhou hejaz herat honshu hormuz hudson-bay hungarian-plain iraq
ireland isfahan java jutland karaman karelia katsina kazakhstan kazan khiva kilwa kongo
korea kurdistan kyushu la-plata languedoc leon lithuania loire lombardy lower-saxony
macaronesia macedonia-thrace madagascar malacca mali manchu mazovia-malopolska mexico
minas-gerais mississippi moldavia moluccas mongolia moscow-ryazan mutapa najd naples natal
netherlands new-england new-granada nogai norrland north-sahara northern-anatolia
northern-morocco northumbria novgorod oirat okhotsk ostlandet ostrobothnia palestine papua
perm pernambuco philippines pomerania pomorye portugal prussia quito red-ruthenia rhineland
rio-de-janeiro royal-hungary rum samarkand saratov saxony scotland seine serbia-albania siam
sicily sjaelland-fyn songhai south-sumatra southern-australia southern-morocco svealand
switzerland syria timbuktu timor tirol transylvania tripolitania trondelag tunisia tyumen
upper-egypt ural venetia vestlandet virginia vogelkop volga vologda wales-wessex
wallachia-bulgaria west-siberia western-australia western-ukraine westphalia white-ruthenia
wielkopolska xian yemen
"""
AREAS: Final = tuple(_AREAS.split())
"""EU-2.M17: those of the main map, and every distant Province and Territory."""
_PROVINCES = """
aberdeen abo aceh adal adana ajuuraan akershus al-quds albania altmark amasya amazonas
amsterdam ancona angola anjou ankara antilles antwerpen arkhangelsk armagnac artois
astrakhan athina augsburg avignon ayrshire azov badajoz baghdad bahia baleares balkh
baluchistan bangazi barcelona bari basarabia basra beijing beira beloozero bengal benin
beograd bergenhus bergslagen berlin bern berry bitlis bizerte bordeaux borgarsysla bosnia
bourbon bourgogne braunschweig breda bremen brescia brugge brunei budejovice burgos burma
buzau caffa california canada canarias canton cape-of-good-hope caux central-africa
central-america cernigovas ceuta chagatai champagne charcas chengdu chile circassia
constantinople cordoba coromandel corsica cremona creta crimea cuzco cyprus danzig deccan
delhi dimashq doab don dresden dumyat east-siberia eastern-australia edirne edisanas erzurum
essex ethiopia fars fayyum ferrara fez firenze florida franche-comte frankfurt friesland
furdan galich galicia gazzah gelre geneve genova gent gharb gibraltar goa gold-coast
goldingen gotland granada great-lakes great-plains gujarat guria guyana halab halsingland
hamburg hangzhou hannover hejaz herat holstein honshu hormuz hudavendigar hudson-bay hum
hunyad imereti isfahan iskandariyya izmir jaffa java kabylia kalisz karaman kargopol karnten
kasimov kastamonu katsina kaunas kazakhstan kazan khiva kijevas kilwa kirkuk kleve kobenhavn
koln kongo konigsberg konya korea kosovo krain krakow kulm kutahya kyushu kyzyl-yar la-plata
ladoga laighin lancashire landshut leipzig liege lienz limousin lisboa livland london
lorraine lothian lubeck lublin lund luxembourg lwow lyon madagascar madeira madrid magdeburg
maine mainz majar malacca mali malta manchu mantova marienburg marrakech mecklenburg mentese
mesina mexico mhumhain milano minas-gerais minskas mississippi mitidja moluccas mongolia
montpellier morea moskva mosul munchen munster murcia murom mush mutapa najd namur nantes
napoli natal naugardukas navarra naxos neva new-england new-granada nizhny-novgorod nogai
normandie northumberland novgorod nurnberg nyland odoyev oirat okhotsk olomouc olonets oran
orleans osterbotten ostergotland osterreich ostjylland oxford pale palermo papua paris parma
perm pernambuco perth pest pfalz philippines picardie piemonte pisa podole poitou polockas
poltava porto potsdam poznan pozsony praha provence pskov qafsah qahirah quito ragusa
regensburg rennes reval rhodes riga rijeka rio-de-janeiro roma rudohori ryazan rzhev
saintonge salamanca salerno salzburg samarkand sandomierz sarai saratov sardenya savoie
selanik sevilla shirvan shrewsbury siam siena sieradz silesia silistre sivas slesvig
smederevo smolenskas sofya songhai sopron sousse south-sumatra southern-australia st-gallen
steiermark stettin stockholm stralsund suceava sundgau sus suzdal szabolcs szepes tabriz
tafilalt tambov tangiers tarabulus tbilisi teke terek tikrit timbuktu timor tirgoviste tirol
tlemcen torda toulouse trebizond treviso trier tripoli trondheim tunis tver tyumen ulaidh
ulm upper-egypt ural urfa valencia venezia verona vestjylland viatka vilnius virginia
vladimir vogelkop volga vologda voluine wales warszawa wessex west-siberia western-australia
wien wittenberg xian yanya yaroslavl yedi-shkul yemen yerevan york zagreb zara zaragoza
zeeland zemaitija
"""
PROVINCES: Final = tuple(_PROVINCES.split())
"""With the Territories (EU-2.M18)."""
_REALMS = """
adal ajam ajuuraan albania aq-qoyunlu aragon athens augsburg austria ava ayutthaya aztec
baluchistan bavaria beloozero bengal benin bitlis bohemia bosnia brabant brandenburg bremen
brittany brunei brunswick burgundy byzantium candar castile central-africa central-america
chagatai circassia cleves cologne crimea croatia cyprus delhi denmark desmond djerid england
ethiopia fars ferrara flanders florence france frankfurt friesland gelre genoa georgia goa
granada great-horde gujarat hamburg hejaz holland holstein hormuz hungary imereti inca japan
karaman katsina kazan kilwa knights kongo korea leinster liege lithuania livonian-order
lorraine lubeck madagascar magdeburg mainz majapahit malacca mali mamluks manchu mantua
mazovia mecklenburg milan ming moldavia mongolia morocco mughals munster muscovy mushasha
mutapa najd naples navarra naxos netherlands nogai norway novgorod nuremberg odoyev oirat
ottomans papal-states pasai perm persia poland pomerania portugal provence pskov
qara-qoyunlu ragusa ramazan riga ryazan salzburg savoy saxony scotland serbia shirvan siena
silesia songhai sweden switzerland teutonic-order the-palatinate timbuktu timurids tlemcen
transoxiana trebizond trier tunis tver tyrone ulm united-states uzbek venice vijayanagar
wallachia yaroslavl yemen
"""
REALMS: Final = tuple(_REALMS.split())
"""With those that appear only later."""
_ZONES = """
adriatic-sea aegean-sea baltic-sea bay-of-biscay black-sea caribbean-sea central-atlantic
central-mediterranean doggerbank east-african-coast east-indies eastern-atlantic
eastern-mediterranean eastern-pacific english-channel great-australian-bight gulf-of-bothnia
gulf-of-lion indian-ocean north-sea northeastern-atlantic northwestern-atlantic
norwegian-sea sea-of-japan sea-of-okhotsk skagerrak southeastern-atlantic
southeastern-pacific southwestern-atlantic western-mediterranean
"""
ZONES: Final = tuple(_ZONES.split())
"""Sea Zones."""
_NODES = """
adriatic-sea aleppo alexandria astrakhan-node baltic-sea black-sea bordeaux champagne
china-japan east-indies english-channel genoa indian-ocean ivory-coast kazan-node kiev
krakow-node lubeck maghreb north-america north-sea novgorod-node saxony-node sevilla
south-america wien-node
"""
NODES: Final = tuple(_NODES.split())
"""Trade Nodes."""
CONTINENTS: Final = ("america", "africa", "india-arabia", "far-east", "northern-central-asia")
"""EU-2.M16: in the order of their numbers; the last has none."""
REGIONS: Final = (
    *("british-isles", "france", "iberia", "low-countries", "central-europe", "italy"),
    *("scandinavia", "poland-baltic", "balkans", "russia", "near-east", "north-africa"),
)
"""Parts of the main map: where people look for a place first. No rule knows them."""
LINKS: Final = tuple("abcdefghi")
"""EU-2.M21: letters that link Sea Zones."""
