import type * as en from '../en/try-notes';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  houseNotes: {
    wifi: {
      label: 'Wifi',
      title: 'Wifi',
      text: 'Võrgu nimi on Arve-9. Parool on sinisel kaardil köögikapi ukse siseküljel. Levi on igas toas ja terrassil, umbes 80\u00a0Mbit/s. Kui netti napib, tõmmake esiku valge ruuter kümneks sekundiks pistikust välja.',
    },
    heating: {
      label: 'Küte',
      title: 'Küte',
      text: 'Igas toas on radiaatori küljes regulaator: 3 on umbes 20\u00a0°C, 4 umbes 22\u00a0°C. Vannitoa põrandal on oma lüliti, peegli kõrval. Kella 23-st 6-ni läheb küte ise madalamaks, nii et andke sellele hommikul pool tundi aega.',
    },
    'hot-water': {
      label: 'Soe vesi',
      title: 'Soe vesi ja boiler',
      text: 'Boileris on 200\u00a0liitrit, sellest jätkub viieks dušiks järjest. Pärast seda läheb vaja umbes 40\u00a0minutit. Kui vesi jääb külmaks, vajutage pesuruumis üks kord boileri rohelist nuppu.',
    },
    parking: {
      label: 'Parkimine',
      title: 'Auto parkimine',
      text: 'Teie koht on number 9, maja taga, 2,40\u00a0m lai ja tasuta. Teine auto võib seista väljakul, 150\u00a0m kaugusel, tasuta kella 19-st 8-ni. Garaažiesine ümberpööramiskoht jätke palun vabaks.',
    },
    'ev-charging': {
      label: 'Laadimine',
      title: 'Elektriauto laadimine',
      text: 'Garaažis on 11\u00a0kW laadija 2. tüübi pistikuga. Hoidke selle ees võtmekimbu küljes olevat halli kiipi. Kilovatt-tund maksab 0,40\u00a0franki ja arve teeme lahkumispäeval.',
    },
    'winter-road': {
      label: 'Talvine tee',
      title: 'Tee talvel',
      text: 'Novembrist aprillini on vaja talverehve; viimasteks kilomeetriteks (2\u00a0km, tõus 12%) võtke kaasa lumeketid. Tee on lahti lükatud kella 7-ks. Kui sajab kõvasti lund, jätke auto kiriku juurde ja helistage: tuleme džiibiga järele.',
    },
    bins: {
      label: 'Prügi',
      title: 'Prügi ja sorteerimine',
      text: 'Olmeprügi pange tasulistesse sinistesse kottidesse, mis on valamu all sahtlis, ja siis halli konteinerisse värava juures. Seda tühjendatakse teisipäeval ja reedel kell 07:00. Klaas, paber ja purgid viige kogumispunkti kiriku kõrval, 200\u00a0m kaugusel.',
    },
    pets: {
      label: 'Lemmikloomad',
      title: 'Koerad ja teised lemmikloomad',
      text: 'Üks koer on teretulnud, 15\u00a0franki öö; palun andke sellest broneerides teada. Voodisse teda ei lasta ja üksi majja ei jäeta. Kauss ja tekk on uksekõrvases kapis, kotid ripuvad värava küljes.',
    },
    'check-in': {
      label: 'Saabumine',
      title: 'Saabumine',
      text: 'Sisse saate alates kella 15-st: sellest peale avaneb võtmekapp teie koodiga igal kellaajal. Kellegagi kohtuma ei pea. Palun täitke esimesel õhtul laual olev külastajakaart.',
    },
    'early-check-in': {
      label: 'Varem sisse',
      title: 'Varasem saabumine',
      text: 'Vahel saab sisse enne kella 15:00. See oleneb sellest, kes samal hommikul lahkub, ja koristamisest, nii et otsustame selle iga kord eraldi. Enamasti teame seda samal päeval kella 10-ks.',
      request: 'küsib varasemat saabumist. Vastake jah, ei või kellaajaga.',
    },
    'late-arrival': {
      label: 'Hilja kohale',
      title: 'Hiline saabumine',
      text: 'Tulge nii hilja, kui soovite: võtmekapp töötab terve öö. Ukse kohal on anduriga lamp ja trepp on valgustatud kella 2-ni. Köögis on hiliseks õhtusöögiks leib, või ja tee.',
    },
    'key-box': {
      label: 'Võtmekapp',
      title: 'Võtmekapp ja võtmed',
      text: 'Võtmekapp ripub uksest vasakul, käe kõrgusel. Selle neljakohaline kood tuleb sõnumiga saabumispäeval kell 12:00. Kapis on kaks võtit; kaotatud võti maksab 80\u00a0franki.',
    },
    'check-out': {
      label: 'Lahkumine',
      title: 'Lahkumine',
      text: 'Palun lahkuge kella 10-ks. Pange võtmed kappi tagasi, sulgege aknad ja käivitage nõudepesumasin. Voodipesu ei ole vaja maha võtta ja koristamine on makstud.',
    },
    'late-check-out': {
      label: 'Hiljem välja',
      title: 'Hilisem lahkumine',
      text: 'Kui sel päeval ükski külaline ei saabu, võite 30\u00a0frangi eest jääda kella 14-ni. Öelda saame seda kõige varem kaks päeva ette, nii et otsustame selle iga kord eraldi.',
      request: 'küsib hilisemat lahkumist. Vastake jah, ei või kellaajaga.',
    },
    luggage: {
      label: 'Pagas',
      title: 'Pagas',
      text: 'Kotid võib jätta kapiruumi garaaži kõrval, saabumispäeval alates kella 8-st ja lahkumispäeval kella 20-ni. Kapid 9a ja 9b on teie omad ja kumbki mahutab kaks suurt kohvrit.',
    },
    directions: {
      label: 'Aadress',
      title: 'Aadress ja teejuht',
      text: 'Aadress on Chemin des Mélèzes 9. Kiirteelt tulge 14\u00a0km mööda oruteed, pöörake kiriku juures vasakule ja sõitke mööda väikest teed 2\u00a0km viimase majani. Mõni navigatsiooniseade lõpetab tee saeveski juures: sõitke veel 300\u00a0m edasi.',
    },
    'public-transport': {
      label: 'Buss ja rong',
      title: 'Buss ja rong',
      text: 'Lähim jaam on orus, 6\u00a0km kaugusel, ja rong käib iga poole tunni tagant. Sealt sõidab kella 22:40-ni buss 24 üles peatusesse Mélèzes, 120\u00a0m uksest. Takso jaamast maksab umbes 30\u00a0franki.',
    },
    beds: {
      label: 'Voodid',
      title: 'Magamistoad ja voodid',
      text: 'Uks 9 on kuuele inimesele. Magamistube on kolm: ühes on 180\u00a0cm kaheinimesevoodi, teises 160\u00a0cm oma ja kolmandas kaks üheinimesevoodit, 90\u00a0cm, mille saab kokku lükata. Varutekid ja -padjad on trepimademe kirstus.',
    },
    'extra-person': {
      label: 'Üks juurde',
      title: 'Üks inimene rohkem',
      text: 'Maja on mõeldud kuuele. Seitsmendale saame 25\u00a0frangi eest öö kohta panna kokkupandava voodi, kui tuleohutusnõuded seda sel nädalal lubavad. Otsustame selle iga kord eraldi.',
      request: 'küsib kohta ühele lisakülalisele. Vastake jah või ei.',
    },
    'baby-bed': {
      label: 'Beebivoodi',
      title: 'Beebivoodi',
      text: 'Meil on üks reisivoodi, 60 × 120\u00a0cm, madratsi ja linaga, kuni 15\u00a0kg lapsele. See on kõigi uste peale ühine, nii et vaatame iga kord järele, kas see on teie öödeks vaba. See ei maksa midagi.',
      request: 'küsib beebivoodit. Vastake jah või ei.',
    },
    children: {
      label: 'Lapsed',
      title: 'Lastega',
      text: 'Söögitool seisab köögis ja trepi ülemisse otsa sobib turvavärav; see on vannitoa ukse taga. Plasttaldrikud on kõige alumises sahtlis. Mängude ja puidust rongidega kast on pingi all.',
    },
    towels: {
      label: 'Rätikud',
      title: 'Rätikud ja voodipesu',
      text: 'Voodid on teie saabumisel üles tehtud ning igal külalisel on üks saunalina ja üks käterätik. Kui peatute kauem kui seitse ööd, vahetame need ühe korra. Saunarätikud on saunas riiulil; järve äärde võtke palun oma rätik kaasa.',
    },
    'washing-machine': {
      label: 'Pesupesemine',
      title: 'Pesumasin ja kuivati',
      text: 'Need on keldris pesuruumis ja kasutada saab neid kella 7-st 21-ni. Pesupulber on riiulil. 40\u00a0°C pesu kestab 1\u00a0tund 20\u00a0minutit, kuivati umbes sama kaua; triikraud ripub seinal.',
    },
    kitchen: {
      label: 'Köök',
      title: 'Köök, pliit ja ahi',
      text: 'Pliidil hoidke võtmemärki kolm sekundit all, kuni piiksub, siis vajutage plaadi numbrit ja plussi; pliit töötab ainult magnetilise põhjaga pannide ja pottidega. Ahi läheb tööle, kui kell on õigeks pandud. Raclette’i- ja fondüünõud on kõrges kapis, sool, õli ja maitseained selle kõrval.',
    },
    coffee: {
      label: 'Kohv',
      title: 'Kohvimasin',
      text: 'Täitke tagumine paak, lülitage masin sisse ja oodake, kuni tuli enam ei vilgu, umbes 40\u00a0sekundit. Kaksteist kapslit on teie jaoks olemas ja rohkem saab külapoest. Filter ja espressokann on ülemises kapis.',
    },
    dishwasher: {
      label: 'Nõudepesu',
      title: 'Nõudepesumasin',
      text: 'Tabletid on valamu all. Täis masina jaoks vajutage Eco, mis kestab 3\u00a0tundi, või Quick, mis kestab 35\u00a0minutit. Kui vilgub E15, on vasaku ukse taga kraan kinni.',
    },
    'wood-stove': {
      label: 'Puuahi',
      title: 'Puuahi',
      text: 'Tõmmake ukse all olev hoob välja, pange sisse kaks halgu, nende peale süütekuubik, ja sulgege uks. Kümne minuti pärast lükake hoob poolenisti sisse. Üks korvitäis puid on teie jaoks olemas; järgmine kuurist maksab 12\u00a0franki. Külm tuhk pange ainult metallämbrisse.',
    },
    sauna: {
      label: 'Saun',
      title: 'Saun',
      text: 'Saun on keldris ja teie päralt kella 16-st 22-ni. Keerake vasak nupp 2\u00a0tunni peale: 85\u00a0°C saavutamiseks kulub 35\u00a0minutit. Palun istuge rätiku peal; alla 12-aastased lapsed tohivad sauna minna ainult koos teiega.',
    },
    television: {
      label: 'Televiisor',
      title: 'Televiisor',
      text: 'Vajutage musta puldi punast nuppu ja siis Home. Olemas on Šveitsi, Prantsuse, Saksa ja Briti kanalid ning sisse saab logida ka oma voogedastuse kontoga. Riiulil olev kõlar ühendub Bluetoothiga nime Arve-Sound all.',
    },
    'fuse-box': {
      label: 'Elektrikilp',
      title: 'Vool ja elektrikilp',
      text: 'Elektrikilp on esikus, lehmapildi taga. Kui voolu ei ole, lükake üles iga lüliti, mis on all, lai lüliti viimasena. Ahi, veekeetja ja saun korraga on kilbile liiast. Kui vool uuesti ära läheb, helistage Annale: +41\u00a000\u00a0000\u00a000\u00a000.',
    },
    smoking: {
      label: 'Suitsetamine',
      title: 'Suitsetamine',
      text: 'Terve maja on suitsuvaba, rõdu ka. Suitsetada võib värava kõrval pingi juures, kus seisab tuhatoos. Tubade andurid reageerivad ka e-sigaretile.',
    },
    'quiet-hours': {
      label: 'Vaikne aeg',
      title: 'Vaikne aeg ja peod',
      text: 'Kella 22-st 7-ni on majas vaikne, pühapäeval õues terve päeva. Õhtusöök sõpradega on lubatud; peod, vali muusika ja ilutulestik ei ole. Mõlemal pool elavad naabrid aasta läbi.',
    },
    barbecue: {
      label: 'Grill',
      title: 'Grill',
      text: 'Gaasigrill on terrassi katuse all. Avage balloon, vajutage süütenuppu ja hoidke kaas süttimise ajal lahti. Pärast sulgege palun balloon ja harjake rest puhtaks, kuni see on soe. Täis varuballoon on kuuris; sütt kasutada ei tohi.',
    },
    garden: {
      label: 'Aed',
      title: 'Aed, terrass ja kelgud',
      text: 'Terrass ja selle all olev muru on ainult 9. ukse jaoks. Lamamistoolid, padjad ja päevavari on kuuris, millel on sama võti. Kuuri tagaseinal ripub kolm kelku; majakõrvane aas on hea kelgumägi.',
    },
    shops: {
      label: 'Poed',
      title: 'Poed, pagariäri ja sularaha',
      text: 'Külapood on 900\u00a0m kaugusel, lahti 07:30–18:30 ja pühapäeval 08:00–11:00. Pagariäri selle kõrval avatakse iga päev kell 06:30. Pangaautomaat on postkontori seinas. Suur supermarket on orus, 7\u00a0km kaugusel.',
    },
    restaurants: {
      label: 'Söögikohad',
      title: 'Restoranid',
      text: 'Fondüüd saab Auberge du Pontis, 1\u00a0km mööda teed alla; laud broneerige enne kella 12:00, esmaspäeval suletud. Väljakuäärne pitsabaar võtab kaasaostu tellimusi vastu kella 21:30-ni. Suusatõstukist ülalpool asuvas onnis saab lõunat alates kella 11-st.',
    },
    emergency: {
      label: 'Hädaabi',
      title: 'Hädaabi, arst ja apteek',
      text: 'Hädaolukorras helistage: kiirabi 144, tuletõrje 118, politsei 117. Perearst on väljaku ääres, lahti tööpäeviti 08:00–18:00, ja apteek selle kõrval kella 18:30-ni. Haigla on 18\u00a0km kaugusel. Esmaabikarp on vannitoa kapis.',
    },
    skiing: {
      label: 'Suusatamine',
      title: 'Suusatamine',
      text: 'Tasuta suusabuss peatub värava juures kell 08:20, 09:00 ja 09:40 ning jõuab tõstuki juurde 12\u00a0minutiga. Suusad ja saapad kuivavad suusaruumis, garaažist vasakul. Tõstuki kõrval asuv spordipood laenutab kõike ja müüb mäepileteid alates kella 8-st; suusakool koguneb seal kell 09:45.',
    },
    'tourist-tax': {
      label: 'Turismimaks',
      title: 'Turismimaks ja külaliskaart',
      text: 'Küla maks on täiskasvanult 3,20\u00a0franki öö ja 6–15-aastaselt 1,60\u00a0franki. Hinna sees seda ei ole; palun jätke see laual olevasse ümbrikusse või makske viimasel päeval kaardiga. Külaliskaardiga, mille selle eest saate, on buss ja ujula tasuta.',
    },
    stairs: {
      label: 'Trepid',
      title: 'Trepid ja majas liikumine',
      text: 'Parkimiskohalt ukseni on 14 astet, käsipuu on paremal. Elutuba, köök, üks magamistuba ja dušš on samal korrusel; kahe ülejäänud magamistoani viib 16 järsku astet. Lifti ei ole.',
    },
  },
};
