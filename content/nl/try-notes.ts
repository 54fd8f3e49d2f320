import type * as en from '../en/try-notes';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  houseNotes: {
    wifi: {
      label: 'Wifi',
      title: 'Wifi',
      text: 'Het netwerk heet Arve-9. Het wachtwoord staat op de blauwe kaart aan de binnenkant van het keukenkastje. Het bereik gaat tot in elke kamer en op het terras, met ongeveer 80\u00a0Mbit/s. Is het traag, trek dan de stekker van de witte router in de hal er tien seconden uit.',
    },
    heating: {
      label: 'Verwarming',
      title: 'Verwarming',
      text: 'In elke kamer zit een draaiknop op de radiator: 3 is ongeveer 20\u00a0°C, 4 ongeveer 22\u00a0°C. De vloer van de badkamer heeft een eigen schakelaar naast de spiegel. Van 23:00 tot 06:00 staat de verwarming vanzelf lager, dus reken ’s ochtends op een half uur.',
    },
    'hot-water': {
      label: 'Warm water',
      title: 'Warm water en de boiler',
      text: 'In de boiler zit 200\u00a0liter, genoeg om vijf keer achter elkaar te douchen. Daarna heeft hij ongeveer 40\u00a0minuten nodig. Blijft het water koud, druk dan één keer op de groene knop van de boiler in de wasruimte.',
    },
    parking: {
      label: 'Parkeren',
      title: 'Uw auto parkeren',
      text: 'Uw plek is nummer 9, achter het huis, 2,40\u00a0m breed en gratis. Een tweede auto kan op het plein staan, 150\u00a0m verderop, gratis van 19:00 tot 08:00. Houd de keerplaats voor de garage vrij.',
    },
    'ev-charging': {
      label: 'Opladen',
      title: 'Een elektrische auto opladen',
      text: 'In de garage hangt een laadpunt van 11\u00a0kW, met een type 2-aansluiting. Houd de grijze chip van de sleutelbos ervoor. Een kilowattuur kost CHF\u00a00,40; dat rekenen we af op de dag dat u vertrekt.',
    },
    'winter-road': {
      label: 'Bij sneeuw',
      title: 'De bergweg in de winter',
      text: 'Van november tot april hebt u winterbanden nodig; neem sneeuwkettingen mee voor de laatste 2\u00a0km, met een helling van 12%. De weg is om 07:00 geruimd. Sneeuwt het hard, laat de auto dan bij de kerk staan en bel ons: wij halen u met de jeep.',
    },
    bins: {
      label: 'Afval',
      title: 'Afval en recycling',
      text: 'Het restafval gaat in de blauwe betaalzakken uit de la onder het aanrecht, en dan in de grijze container bij het hek. Die wordt op dinsdag en vrijdag om 07:00 geleegd. Glas, papier en blik gaan naar het inzamelpunt naast de kerk, 200\u00a0m verderop.',
    },
    pets: {
      label: 'Huisdieren',
      title: 'Honden en andere huisdieren',
      text: 'Eén hond is welkom, voor CHF\u00a015 per nacht; meld het bij de boeking. Hij mag niet op de bedden en niet alleen in huis blijven. Een drinkbak en een deken liggen in de kast bij de deur, en zakjes hangen bij het hek.',
    },
    'check-in': {
      label: 'Inchecken',
      title: 'Inchecken',
      text: 'Vanaf 15:00 kunt u naar binnen. Er is geen receptie waar u zich moet melden: vanaf dat tijdstip gaat het sleutelkastje op elk moment open met uw code. Vul op de eerste avond het registratieformulier in dat op tafel ligt.',
    },
    'early-check-in': {
      label: 'Eerder erin',
      title: 'Vroege check-in',
      text: 'Soms kunt u al vóór 15:00 naar binnen. Het hangt ervan af wie er die ochtend vertrekt en van de schoonmaak, dus we beslissen het elke keer opnieuw. Meestal weten we het op de dag zelf om 10:00.',
      request: 'wil eerder inchecken. Antwoord met ja, nee of een tijd.',
    },
    'late-arrival': {
      label: 'Laat aankomen',
      title: 'Late aankomst',
      text: 'Kom zo laat als u wilt: het sleutelkastje werkt de hele nacht. De lamp boven de deur heeft een sensor, en de trap is tot 02:00 verlicht. In de keuken vindt u brood, boter en thee voor als u laat nog iets wilt eten.',
    },
    'key-box': {
      label: 'Sleutelkastje',
      title: 'Sleutelkastje en sleutels',
      text: 'Het sleutelkastje hangt links van de deur, op handhoogte. De code van vier cijfers komt op de dag van aankomst om 12:00 per bericht. Er liggen twee sleutels in; een verloren sleutel kost CHF\u00a080.',
    },
    'check-out': {
      label: 'Uitchecken',
      title: 'Uitchecken',
      text: 'Vertrek graag vóór 10:00. Leg de sleutels terug in het kastje, doe de ramen dicht en zet de vaatwasser aan. De bedden hoeft u niet af te halen, en de schoonmaak is betaald.',
    },
    'late-check-out': {
      label: 'Later eruit',
      title: 'Laat uitchecken',
      text: 'Komt er die dag geen nieuwe gast, dan kunt u voor CHF\u00a030 tot 14:00 blijven. We weten dat op zijn vroegst twee dagen van tevoren, dus we beslissen het elke keer opnieuw.',
      request: 'wil later uitchecken. Antwoord met ja, nee of een tijd.',
    },
    luggage: {
      label: 'Bagage',
      title: 'Bagage',
      text: 'Uw bagage kan in de kluisjesruimte naast de garage staan, vanaf 08:00 op de dag van aankomst en tot 20:00 op de dag van vertrek. De kluisjes 9a en 9b zijn van u; in elk passen twee grote koffers.',
    },
    directions: {
      label: 'Adres',
      title: 'Adres en route',
      text: 'Het adres is Chemin des Mélèzes 9. Volg vanaf de snelweg 14\u00a0km lang de weg door het dal, ga bij de kerk linksaf en rijd 2\u00a0km door tot het laatste huis. Sommige navigatiesystemen stoppen bij de zagerij: rijd dan nog 300\u00a0m verder.',
    },
    'public-transport': {
      label: 'Bus en trein',
      title: 'Bus en trein',
      text: 'Het dichtstbijzijnde station ligt in het dal, 6\u00a0km verderop, met elk half uur een trein. Vandaar rijdt bus 24 omhoog naar de halte Mélèzes, 120\u00a0m van de deur, tot 22:40. Een taxi vanaf het station kost ongeveer CHF\u00a030.',
    },
    beds: {
      label: 'Bedden',
      title: 'Slaapkamers en bedden',
      text: 'Deur 9 is voor zes personen. Er zijn drie slaapkamers: een met een tweepersoonsbed van 180\u00a0cm, een met een van 160\u00a0cm, en een met twee eenpersoonsbedden van 90\u00a0cm die tegen elkaar kunnen. Extra dekens en kussens liggen in de kist op de overloop.',
    },
    'extra-person': {
      label: 'Eén gast meer',
      title: 'Iemand extra',
      text: 'Het huis is voor zes mensen bedoeld. Voor een zevende kunnen we een opklapbed neerzetten, voor CHF\u00a025 per nacht, als de brandvoorschriften van die week het toelaten. We beslissen het elke keer opnieuw.',
      request: 'vraagt of er één gast bij mag. Antwoord met ja of nee.',
    },
    'baby-bed': {
      label: 'Babybedje',
      title: 'Babybedje',
      text: 'We hebben één campingbedje, 60 bij 120\u00a0cm, met matras en laken, voor kinderen tot 15\u00a0kg. Het is er voor alle woningen samen, dus we kijken elke keer of het op uw data vrij is. Het kost niets.',
      request: 'vraagt om een babybedje. Antwoord met ja of nee.',
    },
    children: {
      label: 'Kinderen',
      title: 'Met kinderen',
      text: 'In de keuken staat een kinderstoel, en boven aan de trap past een traphekje; dat staat achter de badkamerdeur. Plastic bordjes liggen in de onderste la. Een doos met spelletjes en een houten trein staat onder de bank.',
    },
    towels: {
      label: 'Handdoeken',
      title: 'Handdoeken en beddengoed',
      text: 'De bedden zijn opgemaakt als u aankomt, en elke gast heeft een badhanddoek en een kleine handdoek. Blijft u langer dan zeven nachten, dan wisselen we ze één keer. Saunahanddoeken liggen op de plank in de sauna; neem voor het meer uw eigen handdoek mee.',
    },
    'washing-machine': {
      label: 'Wassen',
      title: 'Wasmachine en droger',
      text: 'Ze staan in de wasruimte in de kelder, te gebruiken van 07:00 tot 21:00. Wasmiddel staat op de plank. Een was op 40\u00a0°C duurt 1\u00a0uur en 20\u00a0minuten, de droger ongeveer even lang; het strijkijzer hangt aan de muur.',
    },
    kitchen: {
      label: 'Keuken',
      title: 'Keuken, kookplaat en oven',
      text: 'Houd bij de kookplaat het sleuteltje drie seconden ingedrukt tot u een piep hoort, en druk dan op een kookzone en op plus; er werken alleen pannen met een magnetische bodem. De oven start als de klok is ingesteld. Raclette- en fonduestel staan in de hoge kast, met zout, olie en kruiden ernaast.',
    },
    coffee: {
      label: 'Koffie',
      title: 'Koffiezetapparaat',
      text: 'Vul het reservoir aan de achterkant, zet het apparaat aan en wacht tot het lampje niet meer knippert, na ongeveer 40\u00a0seconden. Er liggen twaalf cups voor u klaar, en in de dorpswinkel zijn er meer te koop. In het kastje erboven staan een koffiefilter en een percolator.',
    },
    dishwasher: {
      label: 'Vaatwasser',
      title: 'Vaatwasser',
      text: 'De tabletten liggen onder het aanrecht. Druk op Eco voor een volle machine, dat duurt 3\u00a0uur, of op Quick voor 35\u00a0minuten. Knippert er E15, dan staat de kraan achter het linkerdeurtje dicht.',
    },
    'wood-stove': {
      label: 'Houtkachel',
      title: 'Houtkachel',
      text: 'Trek de hendel onder het deurtje open, leg twee blokken hout in de kachel met een aanmaakblokje erbovenop, en doe het deurtje dicht. Duw de hendel na tien minuten half terug. Er staat één mand hout voor u klaar; nog een uit de schuur kost CHF\u00a012. Doe koude as alleen in de metalen emmer.',
    },
    sauna: {
      label: 'Sauna',
      title: 'Sauna',
      text: 'De sauna is in de kelder en van 16:00 tot 22:00 voor u. Draai de linkerknop op 2\u00a0uur: na 35\u00a0minuten is het er 85\u00a0°C. Ga op een handdoek zitten, en neem kinderen onder de 12 alleen mee als u erbij blijft.',
    },
    television: {
      label: 'Televisie',
      title: 'Televisie',
      text: 'Druk op de rode knop van de zwarte afstandsbediening, en dan op Home. Er zijn Zwitserse, Franse, Duitse en Britse zenders, en u kunt inloggen op uw eigen streamingdienst. De luidspreker op de plank koppelt u via bluetooth als Arve-Sound.',
    },
    'fuse-box': {
      label: 'Meterkast',
      title: 'Stroom en de meterkast',
      text: 'De meterkast zit in de hal, achter het schilderij met de koe. Is de stroom weg, zet dan elke schakelaar omhoog die omlaag staat, de brede als laatste. Oven, waterkoker en sauna tegelijk is te veel. Valt de stroom weer uit, bel dan Anna op +41\u00a000\u00a0000\u00a000\u00a000.',
    },
    smoking: {
      label: 'Roken',
      title: 'Roken',
      text: 'Het hele huis is rookvrij, ook het balkon. Roken kan op het bankje naast het hek, waar een asbak staat. De rookmelders in de kamers reageren ook op e-sigaretten.',
    },
    'quiet-hours': {
      label: 'Stilte',
      title: 'Stilte en feestjes',
      text: 'Van 22:00 tot 07:00 is het stil in huis, en op zondag de hele dag ook buiten. Een etentje met vrienden is prima; feesten, harde muziek en vuurwerk niet. De buren aan beide kanten wonen hier het hele jaar.',
    },
    barbecue: {
      label: 'Barbecue',
      title: 'Barbecue',
      text: 'De gasbarbecue staat onder het afdak van het terras. Draai de gasfles open, druk op de ontsteker en houd het deksel open tot hij brandt. Draai de fles daarna weer dicht en borstel het rooster schoon zolang het warm is. Een volle reservefles staat in de schuur; houtskool mag niet.',
    },
    garden: {
      label: 'Tuin',
      title: 'Tuin, terras en sleeën',
      text: 'Het terras en het gras eronder zijn alleen voor deur 9. Ligstoelen, kussens en de parasol staan in de schuur, die op dezelfde sleutel gaat. Aan de achterwand hangen drie sleeën; de wei naast het huis is een goede helling.',
    },
    shops: {
      label: 'Winkels',
      title: 'Winkels, bakker en geld',
      text: 'De dorpswinkel is 900\u00a0m verderop en open van 07:30 tot 18:30, op zondag van 08:00 tot 11:00. De bakker ernaast gaat elke dag om 06:30 open. In de muur van het postkantoor zit een geldautomaat. De grote supermarkt is in het dal, 7\u00a0km verderop.',
    },
    restaurants: {
      label: 'Uit eten',
      title: 'Restaurants en afhalen',
      text: 'Voor fondue gaat u naar de Auberge du Pont, 1\u00a0km naar beneden; reserveer vóór 12:00 een tafel, op maandag gesloten. Bij de pizzeria op het plein kunt u tot 21:30 bestellen en afhalen. In de hut boven de skilift is er vanaf 11:00 lunch.',
    },
    emergency: {
      label: 'Noodgeval',
      title: 'Noodgeval, dokter en apotheek',
      text: 'Bel in een noodgeval 144 voor de ambulance, 118 voor de brandweer, 117 voor de politie. De dokterspraktijk is op het plein, open op werkdagen van 08:00 tot 18:00, en de apotheek ernaast tot 18:30. Het ziekenhuis is 18\u00a0km verderop. De verbanddoos staat in het badkamerkastje.',
    },
    skiing: {
      label: 'Skiën',
      title: 'Skiën',
      text: 'De gratis skibus stopt om 08:20, 09:00 en 09:40 bij het hek en is in 12\u00a0minuten bij de lift. Ski’s en schoenen drogen in de skiruimte, links van de garage. De sportwinkel bij de lift verhuurt alles en verkoopt vanaf 08:00 skipassen; de skischool verzamelt er om 09:45.',
    },
    'tourist-tax': {
      label: 'Belasting',
      title: 'Toeristenbelasting en gastenkaart',
      text: 'De belasting van het dorp is CHF\u00a03,20 per volwassene per nacht, en CHF\u00a01,60 van 6 tot 15\u00a0jaar. Die zit niet in de prijs; leg het geld in de envelop op tafel of betaal het op de laatste dag met uw pas. Met de gastenkaart die u ervoor krijgt, zijn de bus en het zwembad gratis.',
    },
    stairs: {
      label: 'Trappen',
      title: 'Trappen en toegankelijkheid',
      text: 'Van de parkeerplek naar de deur zijn het 14\u00a0treden omhoog, met rechts een leuning. De woonkamer, de keuken, één slaapkamer en een douche zijn op die verdieping; 16\u00a0steile treden gaan naar de andere twee slaapkamers. Er is geen lift.',
    },
  },
};
