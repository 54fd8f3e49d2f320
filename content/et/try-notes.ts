import type * as en from '../en/try-notes';
import type { Translated } from '../translated';

/** The forty notes of Chalet Arve, Door 9: an invented house, in the order of its cabinet. */
export const houseNotes: Translated<typeof en.houseNotes> = [
  {
    id: 'wifi',
    label: 'Wifi',
    title: 'Wifi',
    text: 'Võrgu nimi on Arve-9. Parool on sinisel kaardil köögikapi ukse siseküljel. Levi on igas toas ja terrassil, umbes 80\u00a0Mbit/s. Kui netti napib, tõmmake esiku valge ruuter kümneks sekundiks pistikust välja.',
    alsoAskedAs:
      'wi-fi, wifit, wifisse, vifi, internet, interneti, internetti, net, nett, neti, netti, traadita võrk, võrk, wifi parool, parooli, salasõna, kood, levi, levib, kaugtöö, videokõne, ruuter, ruuteri, aeglane',
  },
  {
    id: 'heating',
    label: 'Küte',
    title: 'Küte',
    text: 'Igas toas on radiaatori küljes regulaator: 3 on umbes 20\u00a0°C, 4 umbes 22\u00a0°C. Vannitoa põrandal on oma lüliti, peegli kõrval. Kella 23:00-st 06:00-ni läheb küte ise madalamaks, nii et andke sellele hommikul pool tundi aega.',
    alsoAskedAs:
      'kütet, kütte, kütta, kütab, kuidas kütta, külm, külma, toas on külm, jahe, soe, sooja, soojem, soojemaks, palav, temperatuur, temperatuuri, termostaat, radiaator, radikas, radiaatorid, põrandaküte, põrandakütet, juurde keerata, maha keerata, külmetame',
  },
  {
    id: 'hot-water',
    label: 'Soe vesi',
    title: 'Soe vesi ja boiler',
    text: 'Boileris on 200\u00a0liitrit, sellest jätkub viieks dušiks järjest. Pärast seda läheb vaja umbes 40\u00a0minutit. Kui vesi jääb külmaks, vajutage pesuruumis üks kord boileri rohelist nuppu.',
    alsoAskedAs:
      'sooja vett, sooja vee, kuum vesi, kuuma vett, külm vesi, külma vett, vesi on külm, duss, dušš, dušši, duši, pesema, vann, vanni, kraan, kraanist, boilerit, boileri, leige, veesurve',
  },
  {
    id: 'parking',
    label: 'Parkimine',
    title: 'Auto parkimine',
    text: 'Teie koht on number 9, maja taga, 2,40\u00a0m lai ja tasuta. Teine auto võib seista väljakul, 150\u00a0m kaugusel, tasuta kella 19:00-st 08:00-ni. Garaažiesine ümberpööramise koht jätke palun vabaks.',
    alsoAskedAs:
      'parkida, parkla, parklat, parklas, parkimiskoht, parkimiskohta, kuhu auto panna, auto jätta, auto, autot, autod, autoga, kahe autoga, teine auto, teist autot, masin, garaaž, garaazh, garaaži, kaubik, buss, haagis, järelhaagis, mootorratas',
  },
  {
    id: 'ev-charging',
    label: 'Laadimine',
    title: 'Elektriauto laadimine',
    text: 'Garaažis on 11\u00a0kW laadija 2. tüübi pistikuga. Hoidke selle ees võtmekimbu küljes olevat halli kiipi. Kilovatt-tund maksab 0,40\u00a0franki ja arve teeme lahkumispäeval.',
    alsoAskedAs:
      'elektriauto, elektriautot, elektriautod, elektrikas, elektrikat, laadida, laadija, laadijat, laadimisjaam, laadimispunkt, laadimiskoht, auto laadimine, aku täis, pistikhübriid, hübriid, tesla, kaabel, kaablit',
  },
  {
    id: 'winter-road',
    label: 'Talvine tee',
    title: 'Tee talvel',
    text: 'Novembrist aprillini on vaja talverehve; viimasteks kilomeetriteks (2\u00a0km, tõus 12%) võtke kaasa lumeketid. Tee on lahti lükatud kella 07:00-ks. Kui sajab kõvasti lund, jätke auto kiriku juurde ja helistage: tuleme džiibiga järele.',
    alsoAskedAs:
      'lumi, lund, lumine, lumeketid, lumekette, ketid, kette, talverehvid, talverehve, naastrehvid, naastud, lamellrehvid, rehvid, libe, libedus, jää, jäine, nelivedu, neliveoline, sahk, sahatud, lahti lükatud, teeolud, tee seisukord, järsk, mäest üles',
  },
  {
    id: 'bins',
    label: 'Prügi',
    title: 'Prügi ja sorteerimine',
    text: 'Olmeprügi pange tasulistesse sinistesse kottidesse, mis on valamu all sahtlis, ja siis halli konteinerisse värava juures. Seda tühjendatakse teisipäeval ja reedel kell 07:00. Klaas, paber ja purgid viige kogumispunkti kiriku kõrval, 200\u00a0m kaugusel.',
    alsoAskedAs:
      'prügikast, prügikasti, prügikott, prügikotid, prügikotte, prügivedu, prügiauto, prügi ära, praht, prahti, jäätmed, jäätmeid, sorteerida, sorteerimine, pudelid, pudeleid, tühjad pudelid, taara, klaaspakend, pakend, pakendid, papp, biojäätmed, kompost, konteiner',
  },
  {
    id: 'pets',
    label: 'Lemmikloomad',
    title: 'Koerad ja teised lemmikloomad',
    text: 'Üks koer on teretulnud, 15\u00a0franki öö; palun öelge see broneerides. Voodisse teda ei lasta ja üksi majja ei jäeta. Kauss ja tekk on uksekõrvases kapis, kotid ripuvad värava küljes.',
    alsoAskedAs:
      'lemmikloom, lemmiklooma, lemmikloomaga, koer, koera, koeraga, koerad, koeri, kutsu, kutsikas, kutsikaga, kass, kassi, kassiga, loom, looma, loomad, labrador, neljajalgne, koeratasu, koera kaasa',
  },
  {
    id: 'check-in',
    label: 'Saabumine',
    title: 'Saabumine',
    text: 'Sisse saate alates kella 15:00-st. Kuskil ennast näitama ei pea: sellest peale avaneb võtmekapp teie koodiga igal kellaajal. Palun täitke esimesel õhtul laual olev külastajakaart.',
    alsoAskedAs:
      'check-in, check in, checkin, tšekin, sisseregistreerimine, sisse registreerida, sisse saab, sisse saame, majja saab, mis kellast, mis kell, mis ajast, saabume, saabuda, saabumisaeg, kohale, millal võib tulla, tulla võime, külastajakaart, külastajakaarti, dokument, pass, id-kaart',
  },
  {
    id: 'early-check-in',
    label: 'Varem sisse',
    title: 'Varasem saabumine',
    text: 'Vahel saab sisse enne kella 15:00. See oleneb sellest, kes samal hommikul lahkub, ja koristamisest, nii et otsustame selle iga kord eraldi. Enamasti teame seda samal päeval kella 10:00-ks.',
    alsoAskedAs:
      'varem, varasem, varasemat, varem saabuda, varem saabume, varem tulla, varem sisse saada, varane saabumine, varajane, varane check-in, early check-in, enne kolme, enne kella 15, enne 15:00, hommikul kohale, hommikupoolikul, keskpäeval, lõunaks, lõuna ajal',
    request: 'küsib varasemat saabumist. Vastake jah, ei või kellaajaga.',
  },
  {
    id: 'late-arrival',
    label: 'Hilja kohale',
    title: 'Hiline saabumine',
    text: 'Tulge nii hilja, kui soovite: võtmekapp töötab terve öö. Ukse kohal on anduriga lamp ja trepp on valgustatud kella 02:00-ni. Köögis on hiliseks õhtusöögiks leib, või ja tee.',
    alsoAskedAs:
      'hilja, hiljem, hilist, hilinemine, hilineme, hilineb, jääme hiljaks, hiljem kohale, hilja saabuda, hilisõhtul, õhtul hilja, öösel, öösel kohale, südaöö, südaööl, pärast südaööd, peale südaööd, pärast keskööd, lend hilineb, lend, lennuk, maandume, maandub, rong hilineb, ummik, ummikus',
  },
  {
    id: 'key-box',
    label: 'Võtmekapp',
    title: 'Võtmekapp ja võtmed',
    text: 'Võtmekapp ripub uksest vasakul, käe kõrgusel. Selle neljakohaline kood tuleb sõnumiga saabumispäeval kell 12:00. Kapis on kaks võtit; kaotatud võti maksab 80\u00a0franki.',
    alsoAskedAs:
      'võti, võtit, võtme, võtmed, võtmeid, võtmete, votmed, võtmekast, võtmeboks, võtmeseif, uksekood, ukse kood, koodi, koodlukk, lukk, lukku, lukus, kust võtme saab, varuvõti, kaotasime võtme, võti kadus, ukse taga, ei saa sisse',
  },
  {
    id: 'check-out',
    label: 'Lahkumine',
    title: 'Lahkumine',
    text: 'Palun lahkuge kella 10:00-ks. Pange võtmed kappi tagasi, sulgege aknad ja käivitage nõudepesumasin. Voodipesu ei ole vaja maha võtta ja koristamine on makstud.',
    alsoAskedAs:
      'check-out, check out, checkout, väljaregistreerimine, välja registreerida, lahkuda, lahkume, lahkumisaeg, ära minema, välja minema, välja kolima, mis kellaks, mis kellani, viimane päev, ärasõit, ära sõitma, lõpukoristus, koristama, koristada, võtmed tagastada, võtmed jätta',
  },
  {
    id: 'late-check-out',
    label: 'Hiljem välja',
    title: 'Hilisem lahkumine',
    text: 'Kui sel päeval ükski külaline ei saabu, võite 30\u00a0frangi eest jääda kella 14:00-ni. Öelda saame seda kõige varem kaks päeva ette, nii et otsustame selle iga kord eraldi.',
    alsoAskedAs:
      'hiljem lahkuda, hiljem lahkume, hilisem, hilisemat, hiline lahkumine, hilist lahkumist, hiline check-out, late check-out, hiljem välja, hiljem ära, kauem jääda, kauem, kauemaks, pikemalt, pärast kümmet, pärast 10:00, lõunani, keskpäeval, lisatunnid, sisse magada',
    request: 'küsib hilisemat lahkumist. Vastake jah, ei või kellaajaga.',
  },
  {
    id: 'luggage',
    label: 'Pagas',
    title: 'Pagas',
    text: 'Kotid võib jätta kapiruumi garaaži kõrval, saabumispäeval alates kella 08:00-st ja lahkumispäeval kella 20:00-ni. Kapid 9a ja 9b on teie omad ja kumbki mahutab kaks suurt kohvrit.',
    alsoAskedAs:
      'pagasi, pagasit, pagasiruum, pagasihoid, kohver, kohvri, kohvrid, kohvreid, kohvritega, kott, kotid, kotte, seljakott, asjad, asju, asjad jätta, kompsud, pakihoid, hoiukapp, hoiule, hoiustada, enne saabumist, pärast lahkumist',
  },
  {
    id: 'directions',
    label: 'Aadress',
    title: 'Aadress ja teejuht',
    text: 'Aadress on Chemin des Mélèzes 9. Kiirteelt tulge 14\u00a0km mööda oruteed, pöörake kiriku juures vasakule ja sõitke mööda väikest teed 2\u00a0km viimase majani. Mõni navigatsiooniseade lõpetab tee saeveski juures: sõitke veel 300\u00a0m edasi.',
    alsoAskedAs:
      'aadressi, asukoht, asukohta, asub, asute, kus te olete, kaart, kaardil, gps, navi, navigatsioon, koordinaadid, juhatage, juhised, teekond, marsruut, kuidas kohale saab, kuidas leida, leiame, üles leida, tee, kiirtee, mahasõit, tänav',
  },
  {
    id: 'public-transport',
    label: 'Buss ja rong',
    title: 'Buss ja rong',
    text: 'Lähim jaam on orus, 6\u00a0km kaugusel, ja rong käib iga poole tunni tagant. Sealt sõidab kella 22:40-ni buss 24 üles peatusesse Mélèzes, 120\u00a0m uksest. Takso jaamast maksab umbes 30\u00a0franki.',
    alsoAskedAs:
      'ühistransport, ühistransporti, ühistranspordiga, buss, bussi, bussiga, bussipeatus, peatus, bussijaam, rong, rongi, rongiga, raudteejaam, rongijaam, jaam, jaamast, sõiduplaan, takso, taksot, taksoga, autota, ilma autota, lennujaam, lennujaamast, transfeer, transport, genf',
  },
  {
    id: 'beds',
    label: 'Voodid',
    title: 'Magamistoad ja voodid',
    text: '9. ukse taga magab kuus inimest. Magamistube on kolm: ühes on 180\u00a0cm kaheinimesevoodi, teises 160\u00a0cm oma ja kolmandas kaks üheinimesevoodit, 90\u00a0cm, mille saab kokku lükata. Varutekid ja -padjad on trepimademe kirstus.',
    alsoAskedAs:
      'voodi, voodit, voodeid, voodikoht, voodikohta, voodikohti, magamistuba, magamistoad, magamistube, magamiskoht, magamiskohti, mitu inimest mahub, mahub, kaheinimesevoodi, kaksikvoodi, topeltvoodi, üksikvoodi, narivoodi, nari, diivanvoodi, diivan, madrats, padi, padja, patju, tekk, teki, tekke, tubade arv',
  },
  {
    id: 'extra-person',
    label: 'Üks juurde',
    title: 'Üks inimene rohkem',
    text: 'Maja on mõeldud kuuele. Seitsmendale saame 25\u00a0frangi eest öö kohta panna kokkupandava voodi, kui selle nädala tuleohutusnõuded seda lubavad. Otsustame selle iga kord eraldi.',
    alsoAskedAs:
      'lisakülaline, lisakülalist, lisainimene, lisainimest, üks inimene juurde, veel üks, üks rohkem, rohkem inimesi, sõber, sõbra, sõbranna, sõber ööbida, ööbida, ööbib, ööbima, ööseks jääda, külla, külaline ööseks, kedagi kaasa, seitse, seitsmekesi, lisavoodi, lisavoodit, lisakoht, välivoodi, liituda, liituma, lisanduda',
    request: 'küsib kohta ühele lisakülalisele. Vastake jah või ei.',
  },
  {
    id: 'baby-bed',
    label: 'Beebivoodi',
    title: 'Beebivoodi',
    text: 'Meil on üks reisivoodi, 60 × 120\u00a0cm, madratsi ja linaga, kuni 15\u00a0kg lapsele. See on kõigi uste peale ühine, nii et vaatame iga kord järele, kas see on teie öödeks vaba. See ei maksa midagi.',
    alsoAskedAs:
      'beebivoodit, beebi voodi, beebi voodit, võrevoodi, võrevoodit, lapsevoodi, lapsevoodit, lastevoodi, reisivoodi, reisivoodit, titevoodi, imik, imikule, vastsündinu, beebi, beebile, beebi magab, häll',
    request: 'küsib beebivoodit. Vastake jah või ei.',
  },
  {
    id: 'children',
    label: 'Lapsed',
    title: 'Lastega',
    text: 'Söögitool seisab köögis ja trepi ülemisse otsa sobib turvavärav; see on vannitoa ukse taga. Plasttaldrikud on kõige alumises sahtlis. Mängude ja puidust rongidega kast on pingi all.',
    alsoAskedAs:
      'laps, lapse, last, lapsed, lapsi, lastele, lapsega, väikelaps, väikelapsega, pere, perega, lapsetool, lastetool, lapse söögitool, söögitooli, trepivärav, turvavärav, turvaväravat, mänguasjad, mänguasju, lauamängud, lauamänge, mänguväljak, potitool, pott lapsele, mähkimislaud, lapsekindel',
  },
  {
    id: 'towels',
    label: 'Rätikud',
    title: 'Rätikud ja voodipesu',
    text: 'Voodid on teie saabumisel üles tehtud ning igal külalisel on üks saunalina ja üks käterätik. Kui peatute kauem kui seitse ööd, vahetame need ühe korra. Saunarätikud on saunas riiulil; järve äärde võtke palun enda oma kaasa.',
    alsoAskedAs:
      'rätik, rätikut, rätikuid, käterätik, käterätid, käterätikud, käterätte, ratikud, vannilina, voodipesu, voodipesuga, linad, linu, voodilina, voodilinad, puhtad rätikud, puhtad linad, pesu vahetus, hommikumantel, föön, fööni, foon, šampoon, seep, seepi, kaasa võtma, ise kaasa',
  },
  {
    id: 'washing-machine',
    label: 'Pesupesemine',
    title: 'Pesumasin ja kuivati',
    text: 'Need on keldris pesuruumis ja vabad kella 07:00-st 21:00-ni. Pesupulber on riiulil. 40\u00a0°C pesu kestab 1\u00a0tund 20\u00a0minutit, kuivati umbes sama kaua; triikraud ripub seinal.',
    alsoAskedAs:
      'pesumasina, pesumasinat, pesu pesta, pesu, pesta, pesema, riided, riideid, riideid pesta, riideid kuivatada, kuivatit, kuivatada, kuivatamine, pesuruum, pesugeel, pesupulbrit, pesuvahend, triikida, triikimine, triikrauda, triikimislaud',
  },
  {
    id: 'kitchen',
    label: 'Köök',
    title: 'Köök, pliit ja ahi',
    text: 'Pliidil hoidke võtme märki kolm sekundit, kuni piiksub, siis vajutage plaati ja plussi; see töötab ainult magnetiliste pannide ja pottidega. Ahi läheb tööle, kui kell on õigeks pandud. Raclette’i- ja fondüünõud on kõrges kapis, sool, õli ja maitseained selle kõrval.',
    alsoAskedAs:
      'köögis, kööki, kook, süüa teha, toitu teha, kokata, keeta, praadida, küpsetada, pliiti, pliidi, pliidiplaat, induktsioon, induktsioonpliit, piiksub, lapselukk, ahju, praeahi, mikrolaineahi, mikrouun, mikro, külmkapp, külmik, sügavkülm, röster, veekeetja, pann, panni, pannid, pott, potid, noad, taldrikud, kahvlid, söögiriistad, klaasid, köögitarbed',
  },
  {
    id: 'coffee',
    label: 'Kohv',
    title: 'Kohvimasin',
    text: 'Täitke tagumine paak, lülitage masin sisse ja oodake, kuni tuli enam ei vilgu, umbes 40\u00a0sekundit. Kaksteist kapslit on teie jaoks olemas ja rohkem saab külapoest. Filter ja espressokann on ülemises kapis.',
    alsoAskedAs:
      'kohvi, kohvimasinat, kohvimasinaga, kohvikeetja, kohvikann, espresso, kapsel, kapslid, kapsleid, kohvikapslid, padjad, nespresso, cappuccino, piimavahustaja, filterkohv, presskann, kohvioad, kohvipaks, tee, teed juua, katlakivi',
  },
  {
    id: 'dishwasher',
    label: 'Nõudepesu',
    title: 'Nõudepesumasin',
    text: 'Tabletid on valamu all. Täis masina jaoks vajutage Eco, mis kestab 3\u00a0tundi, või Quick, mis kestab 35\u00a0minutit. Kui vilgub E15, on vasaku ukse taga kraan kinni.',
    alsoAskedAs:
      'nõudepesumasinat, nõudepesumasina, nõud, nõusid, nõusid pesta, nõude pesemine, noudepesumasin, nõudepesutablett, pesutabletid, tablett, tablette, loputusvahend, veakood',
  },
  {
    id: 'wood-stove',
    label: 'Puuahi',
    title: 'Puuahi',
    text: 'Avage ukse all olev hoob, pange sisse kaks halgu, nende peale süütekuubik, ja sulgege uks. Kümne minuti pärast lükake hoob poolenisti sisse. Üks korvitäis puid on teie jaoks olemas; järgmine kuurist maksab 12\u00a0franki. Külm tuhk pange ainult metallämbrisse.',
    alsoAskedAs:
      'kamin, kaminat, kaminas, kaminahi, ahi kütta, ahju kütta, tuli, tuld, tuld teha, süüdata, halud, halge, puud, puid, küttepuud, küttepuid, puuriit, kaminapuud, tikud, tikke, siiber, korsten, tuhk, tuhka, suits, suitsu ajab',
  },
  {
    id: 'sauna',
    label: 'Saun',
    title: 'Saun',
    text: 'Saun on keldris ja teie päralt kella 16:00-st 22:00-ni. Keerake vasak nupp 2\u00a0tunni peale: 85\u00a0°C saavutamiseks kulub 35\u00a0minutit. Palun istuge rätiku peal; alla 12-aastased lapsed tohivad sauna minna ainult koos teiega.',
    alsoAskedAs:
      'sauna, saunas, saunaga, sauna kütta, saunakeris, keris, kerisele, leil, leili, leili visata, viht, vihtlema, saunaskäik, aurusaun, kümblustünn, tünn, mullivann, spaa, higistada',
  },
  {
    id: 'television',
    label: 'Televiisor',
    title: 'Televiisor',
    text: 'Vajutage musta puldi punast nuppu ja siis Home. Olemas on Šveitsi, Prantsuse, Saksa ja Briti kanalid ning sisse saab logida ka oma voogedastuse kontoga. Riiulil olev kõlar ühendub Bluetoothiga nime Arve-Sound all.',
    alsoAskedAs:
      'telekas, telekat, teleka, teler, teleri, televiisorit, tv, pult, pulti, puldi, kanal, kanalid, kanaleid, netflix, voogedastus, film, filmi, filme, jalgpall, jalgpalli vaadata, hdmi, bluetooth, kõlar, kõlarit, muusika, muusikat kuulata, nutitelekas',
  },
  {
    id: 'fuse-box',
    label: 'Elektrikilp',
    title: 'Vool ja elektrikilp',
    text: 'Elektrikilp on esikus, lehmapildi taga. Kui voolu ei ole, lükake üles iga lüliti, mis on all, lai lüliti viimasena. Ahi, veekeetja ja saun korraga on kilbile liiast. Kui vool uuesti ära läheb, helistage Annale: +41\u00a000\u00a0000\u00a000\u00a000.',
    alsoAskedAs:
      'elekter, elektrit, elektri, elektrit pole, vool läks ära, voolu, voolu pole, voolukatkestus, kork, korgid, kaitse, kaitsmed, kaitsmeid, kaitse läks, kilp, kilpi, kilbikapp, tuled läksid ära, tuled kustusid, valgus, pime, pimedas, pistikupesa, pistik, adapter, lambipirn, pirn',
  },
  {
    id: 'smoking',
    label: 'Suitsetamine',
    title: 'Suitsetamine',
    text: 'Terve maja on suitsuvaba, rõdu ka. Suitsetada võib värava kõrval pingi juures, kus seisab tuhatoos. Tubade andurid reageerivad ka e-sigaretile.',
    alsoAskedAs:
      'suitsetada, suitsetan, suitsetame, suitsetaja, suitsetajad, suitsu teha, suitsule, suits, sigaret, sigareti, sigaretti, sigaretid, e-sigaret, veip, veipida, tuhatoos, tuhatoosi, sigar, suitsuandur, mittesuitsetaja',
  },
  {
    id: 'quiet-hours',
    label: 'Vaikne aeg',
    title: 'Vaikne aeg ja peod',
    text: 'Kella 22:00-st 07:00-ni on majas vaikne, pühapäeval õues terve päeva. Õhtusöök sõpradega on lubatud; peod, vali muusika ja ilutulestik ei ole. Mõlemal pool elavad naabrid aasta läbi.',
    alsoAskedAs:
      'öörahu, vaikust, vaikne, vaikselt, vaiksed tunnid, lärm, lärmi, lärmata, müra, kära, vali, valju, pidu, pidu pidada, pidutseda, peo, peod, sünnipäev, sünnipäeva, tähistada, vali muusika, naaber, naabrid, tüdrukuteõhtu, poissmeesteõhtu, kodukord, majareeglid, reeglid, ilutulestik',
  },
  {
    id: 'barbecue',
    label: 'Grill',
    title: 'Grill',
    text: 'Gaasigrill on terrassi katuse all. Avage balloon, vajutage süütenuppu ja hoidke kaas süttimise ajal lahti. Pärast sulgege palun balloon ja harjake rest puhtaks, kuni see on soe. Täis varuballoon on kuuris; sütt kasutada ei tohi.',
    alsoAskedAs:
      'grilli, grillida, grillime, grillimine, grillimiskoht, gaasigrill, gaasigrilli, söegrill, süsi, sütt, söed, šašlõkk, šašlõki, shashlik, saslokk, vorst, vorsti, vorstid, gaas, gaasiballoon, balloon, barbeque, bbq, väligrill',
  },
  {
    id: 'garden',
    label: 'Aed',
    title: 'Aed, terrass ja kelgud',
    text: 'Terrass ja selle all olev muru on ainult 9. ukse jaoks. Lamamistoolid, padjad ja päevavari on kuuris, millel on sama võti. Kuuri tagaseinal ripub kolm kelku; majakõrvane aas on hea kelgumägi.',
    alsoAskedAs:
      'aias, aeda, õu, õues, õue, hoov, väljas, rõdu, rõdul, terrassil, terrassi, päevitada, lamamistool, lamamistoole, päevitustool, päevavarju, varjualune, kelk, kelku, kelgutada, kelgutama, kelgumägi, kiik, kiige, lauatennis, pingpong, piiratud, võrkkiik, muru',
  },
  {
    id: 'shops',
    label: 'Poed',
    title: 'Poed, pagariäri ja sularaha',
    text: 'Külapood on 900\u00a0m kaugusel, lahti 07:30–18:30 ja pühapäeval 08:00–11:00. Pagariäri selle kõrval avatakse iga päev kell 06:30. Pangaautomaat on postkontori seinas. Suur supermarket on orus, 7\u00a0km kaugusel.',
    alsoAskedAs:
      'pood, poe, poodi, poes, kauplus, kauplust, supermarket, toidupood, toidupoodi, süüa osta, toitu osta, osta, ostma, pagar, pagarit, pagariärist, leib, leiba, sai, saia, saiakesed, saiakesi, croissant, sularahaautomaat, automaat, sularaha, raha välja võtta, pank, panka, turg, juust, juustu, piim, piima, lahtiolekuaeg, lahtiolekuajad, mis kell lahti, postkontor, bensiinijaam, tankla, tanklat',
  },
  {
    id: 'restaurants',
    label: 'Söömas käia',
    title: 'Restoranid',
    text: 'Fondüüd saab Auberge du Pontis, 1\u00a0km mööda teed alla; laud broneerige enne kella 12:00, esmaspäeval suletud. Väljakuäärne pitsabaar võtab kaasaostu tellimusi vastu kella 21:30-ni. Suusatõstuki kohal onnis saab lõunat alates kella 11:00-st.',
    alsoAskedAs:
      'restoran, restorani, restorane, söögikoht, söögikohta, söögikohti, sööma, süüa, söömas, väljas süüa, välja sööma, õhtusöök, õhtust, õhtustada, lõuna, lõunat, lõunasöök, hommikusöök, hommikusööki, kohvik, kohvikut, baar, pubi, pitsa, pitsat, pizza, pitsabaar, kaasa osta, kaasaost, toidukuller, toit koju, fondüü, fondue, laud kinni, lauda broneerida, soovitus, soovitada, soovitate, taimetoit, taimetoitlane',
  },
  {
    id: 'emergency',
    label: 'Hädaabi',
    title: 'Hädaabi, arst ja apteek',
    text: 'Hädaolukorras helistage: kiirabi 144, tuletõrje 118, politsei 117. Perearst on väljaku ääres, lahti tööpäeviti 08:00–18:00, ja apteek selle kõrval kella 18:30-ni. Haigla on 18\u00a0km kaugusel. Esmaabikarp on vannitoa kapis.',
    alsoAskedAs:
      'haige, haigeks, palavik, palavikku, valu, valutab, viga, vigastus, vigastatud, kukkus, õnnetus, kiirabi, kiirabisse, haiglasse, haiglat, emo, arsti, arsti juurde, tohter, apteeki, apteegi, ravim, ravimid, ravimeid, rohi, rohtu, valuvaigisti, plaaster, plaastrit, esmaabi, hambaarst, politsei, tuletõrje, tulekustuti, kiire, põletus, hädaabinumber',
  },
  {
    id: 'skiing',
    label: 'Suusatamine',
    title: 'Suusatamine',
    text: 'Tasuta suusabuss peatub värava juures kell 08:20, 09:00 ja 09:40 ning jõuab tõstuki juurde 12\u00a0minutiga. Suusad ja saapad kuivavad suusaruumis, garaažist vasakul. Tõstuki kõrval sportpood laenutab kõike ja müüb mäepileteid alates kella 08:00-st; suusakool koguneb seal kell 09:45.',
    alsoAskedAs:
      'suusatada, suusatama, suusad, suuski, suuskade, suusk, mäesuusad, mäesuusatamine, lumelaud, lumelauda, lumelauaga, suusalaenutus, suuskade rent, suuski rentida, laenutus, laenutada, mäepilet, mäepileti, mäepiletid, suusapass, nõlv, nõlvad, rada, rajad, suusatõstuk, tõstuk, gondel, köisraudtee, suusakool, suusatund, suusatunnid, treener, suusasaapad, saapad, saapakuivati, murdmaa, murdmaasuusad',
  },
  {
    id: 'tourist-tax',
    label: 'Turismimaks',
    title: 'Turismimaks ja külaliskaart',
    text: 'Küla maks on täiskasvanult 3,20\u00a0franki öö ja 6–15-aastaselt 1,60\u00a0franki. Hinna sees seda ei ole; palun jätke see laual olevasse ümbrikusse või makske viimasel päeval kaardiga. Külaliskaardiga, mille selle eest saate, on buss ja ujula tasuta.',
    alsoAskedAs:
      'turismimaksu, turistimaks, linnamaks, kohalik maks, kuurortimaks, ööbimismaks, kurtaxe, maks, maksu, külastuskaart, külastajatasu, külaliskaarti, külalise kaart, tasuta buss, bussikaart, ujula, ujulat, bassein, basseini, ujuma',
  },
  {
    id: 'stairs',
    label: 'Trepid',
    title: 'Trepid ja majas liikumine',
    text: 'Parkimiskohalt ukseni on 14 astet, käsipuu on paremal. Elutuba, köök, üks magamistuba ja dušš on samal korrusel; kahe ülejäänud magamistoani viib 16 järsku astet. Lifti ei ole.',
    alsoAskedAs:
      'trepp, treppi, trepist, treppe, aste, astmed, astmeid, lift, lifti, liftiga, ratastool, ratastooli, ratastooliga, liikumispuue, invaliid, puudega, ligipääs, ligipääsetav, kepp, kepiga, põlv, põlved, käsipuu, esimene korrus, mis korrusel, korrus, vanaema, eakas, eakad',
  },
];
