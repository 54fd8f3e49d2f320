import type { Rules } from '../rules.ts';

/** Estonian. Its letters õ, ä, ö, ü, š and ž have lost their marks before. */
export const rules: Rules = {
  // "garaazh" and "saslokk" are how ž and š are typed.
  spell: (text) => text.replaceAll(/([sz])h/g, '$1'),
  // The endings of cases and verbs, then the vowel of the stem and doubled letters, which change with the case: "rätikud",
  // "rätikut", "rätik"; "kütta", "kütet".
  stem: (word) => {
    const bare = word.replace(
      /(?<=.{3})(?:takse|mise(?:ks|le|l|st|ga|t)?|mine|mist|vad|sid|dega|tega|desse|tesse|dele|tele|deks|teks|dest|test|del|tel|des|tes|sse|ga|st|lt|le|ks|ni|da|ta|ma|(?<=.{4})me|te|de|[dtslbn])$/,
      '',
    );
    return bare
      .replace(/(?<=.{3})[aeiou]+$/, '')
      .replaceAll(/([a-z])\1/g, '$1')
      .replace(/(?<=[^aeiou])e(?=[lrn]$)/, '');
  },
  joins: true,
  words: `
    wifi: wi fi, wlan, internet, võrk, võrgu, netti, nett, traadita internet, internetti, interneti, internetis, internetiühendus, netis, netiühendus, netiga, interneti kasutada, võrgunimi, võrku, võrgus, sülearvuti * võrku, telefon * võrku, arvuti * võrku, arvuti * internetti, wifit, wifisse, wifiga
    wifi parool: wifi kood, wifi salasõna, interneti parool, wifiparool, wifi parooli, internetiparool, interneti salasõna, neti parool
    parool: salasõna
    #slow: aeglane, napib, aeglaselt
    küte: kütta, kütet, radiaator, termostaat, temperatuur, külm, soojem, soojemaks, külm toas, soojaks, küttesüsteem, jahe, liiga palav, liiga soe, külmetame, kütte, küttekeha, külmetab, külmetavad, jääkülm, jahedam, jahedaks, soojem tuba, radiaatorid, radiaatoreid, radiaatorit, põrandaküte, põrandakütte, kütteregulaator, külmunud, lõdiseme, soojendada tuba, toatemperatuur, temperatuuri, tuba külm, toas külm, majas külm, öösel külm, piisavalt soe, kraadi, kütma, kütmine toas, kütet juurde keerata, kütet maha keerata, kütet juurde, toa soojemaks, tuba soojemaks
    soevesi: soe vesi, sooja vett, soojavesi, sooja vee, kuum vesi, kuuma vett, külm vesi, vesi * külm, vesi on külm, dušš külm, külma vett, soojaveeboiler, vesi * soe, leige, leiget, leige vesi, leiget vett, dušist tuleb, külm dušš, soe dušš, sooja dušši, kuum dušš, jääkülm vesi, jääkülm dušš, vesi soojaks, kuuma dušši
    boiler
    dušš: dussi, duši
    parkimine: parkida, parklat, parkla, parkimiskoht, parkimiskohta, parkimiskohti, auto * parkida, auto * jätta, parkimiskohad, auto * panna, autoga seisma, auto kuhu, pargime, pargin, parkimiseks, auto kuhu panna, autole koht, parkimisvõimalus, parkimisvõimalust, auto maha jätta, autode jaoks, parkimisplats, parkimisala, parkimas, parkisime
    #second: teine, teise, teist
    auto: autot, autoga, autosid, autod, sõiduk, sõidukid, sõidukiga, rendiauto, masinaga, autodega, sõidukit
    elektriauto laadimine: elektriautot * laadida, autot * laadida, laadimispunkt, laadimisjaam, elektriauto * laadimispunkt, laadija, teslat laadida, elektriauto laadija, elektrilaadija, elektriautole, autolaadija, laadimisvõimalus, laadimine elektriauto, laadimispunkti, laadida, teslaga, teslat, tesla, vooluvõrku, auto vooluvõrku, elektriauto laadimiskoht, laadimiskoht, laadimiskohta, laadimispunkte, auto akut, elektriauto akut, laadima, elektriautoga, elektrisõiduk, laadimispistik
    elektriauto: tesla, elektriautot, elektriautoga
    tee talvel: tee * jäine, tee * libe, tee lumine, tee * lumi, teeolud, tee * lahti, libe tee, lumine tee, tee * puhas, tee * lükatud, talvine tee, tee on lahti lükatud, teed lükatakse, teed lahti lükatakse, tee seisukord, tee lumekoristus, lumega * üles, lumesajuga, lume korral, üles sõita, mäkke üles, tee üles, talvised teed, teed libedad, jäised teed, libedaga, libedus, mägitee, lumelükkamine, soolatakse, liivatatakse, raske üles tulla, üles tulla, üles saada, mäest üles, nelivedu, nelikvedu
    lumi: lume, lund, jää, lumesadu, sajab lund, lumega, lumine
    lumeketid: kette, ketid, lumekette, kettide, lumekettide, lumeketti
    talverehve: talverehvid, talverehvidega, talverehv, naastrehvid, rehvid, tavalised rehvid, suverehvid, lamellrehvid, rehve, talverehvita, suverehvidega
    prügi: prügikast, prügikotid, prügikotti, prügikott, olmeprügi, jäätmed, rämps, prügikasti, prügikonteiner, konteiner, prahi, praht, sorteerimine, sorteerida, prügikaste, ära visata, prügikotte, rämpsu, konteinerid, prügikastid, sorteerite, sorteeritakse, jäätmeid, olmejäätmed, prügimaja, prügikoti, prügiga, prahiga, biojäätmed, taaskasutus, kogumispunkt, jäätmejaam, solgiämber, prügiämber
    prügi tühjendatakse: prügi * viiakse, prügiauto, prügivedu, prügi * ära viiakse, prügi ära veetakse, prügi äravedu, prügikasti tühjendatakse, prügiveo, prügi veetakse, prügi järele, konteiner tühjendatakse, prügikaste tühjendatakse, prügikast tühjendatakse, prügi viiakse ära
    prügi klaas: pudelid, klaas * läheb, tühjad pudelid, klaasi * panna, pudelid * panna, klaas viia, klaasi viia, klaasist, taara, klaaspudelid, pudeleid, klaas, klaasi, klaastaara, tühi taara, tühja taara, klaaspakend, purgid klaas, veinipudelid, tühjad klaaspudelid, tühi klaastaara
    prügi paber: vanapaber, papp, paberi, pappi, pappkast, ajalehed, papikastid, paberit, vanapaberit
    lemmikloom: lemmikloomad, loomad, loom, koduloom, lemmiklooma, lemmikloomi, lemmikloomaga, looma, neljajalgne, neljajalgse, loomasõbralik, lemmikuga, loomaga, loomadega
    koer: koera, koeraga, koerad, labrador, kutsikas, koeri, kutsu, kutsika, kutsikat, kutsikaga, peni, koertega, koerasõbralik, taks, lambakoer, koerake, koerakese, retriiver, puudel
    saabumine: check in, tsekin, sisseregistreerimine, registreerimine, saabuda, saabume, sisse saab, majja sisse, saab sisse, sisse tulla, kohale tulla, saame sisse, sisse kolida, majja, sisseregistreerimist, saabub, registreerida, saabumisaeg, sisse saame, majja saame, majja saada, tuppa saame, tuppa saada, sisse astuda, sisse pääseme, majja pääseme, ligipääs, saabumispäev, saabumise, sisse minna, majja minna, sisseregistreerimise, vastuvõtt, vastu võetakse, saabumist, check ini, saame majja, saabumisaega, pääseb majja, tulla saame
    #time saabumine: mis kellast * sisse, mis kellast * majja, millal * sisse, alates mis kellast, millal * tulla, millal * saabuda, mis kellast * tulla, mis kell * saabuda, mis ajast * sisse, alates kella mis, millest alates, kui vara * tulla
    varem saabumine: varem sisse, varem tulla, varasem saabumine, varem kohale, varem registreerida, enne kella 15, varem check in, hommikul sisse, varem majja, enne 15, mitte 15, varem tuppa, varem juba, varem jõuda, juba hommikul sisse, sisse juba, sisse varem, juba kell, varem, enne lõunat, enne keskpäeva, enne kella kolme, enne kolme, vara hommikul, väga vara, lend * vara, lennuk * vara, lõunast sisse, varem sisse tulla, varasemalt, varem tuba, juba lõunast, varasemat sisseregistreerimist, vara kohale, varakult, varem valmis, natuke varem, veidi varem
    varajanelahkumine: varem lahkuda, varem ära, varem minna, varem välja, varasem lahkumine, lahkuda varem
    hilja saabumine: pärast südaööd, hiline saabumine, hilja kohale, hilja õhtul, hilineb, hilineme, öösel saabuda, öösel sisse, veel sisse, keskööl, pärast keskööd, hilja tulla, hiljem saabuda, hilja jõuda, hilist saabumist, jõuame hilja, jõuame hiljem, öösel kohale, südaööl, hilinemisega, hilinemine, hilja öösel, hiljem tulla, saabume hilja, hilja, keset ööd, tuleme hilja, saabume öösel, hilises, hiljem kohale, alles öösel, hiljem sisse, kesköö paiku, kesköö, südaöö paiku, pärast kümmet, pärast kella 22, pärast üheksat, väga hilja, üsna hilja, liiga hilja, hilisõhtul, lennuk maandub, lend maandub, maandub, maandume, ummikus, ummik, jõuame alles, saabume alles, tuleme alles, öö hakul, pimedas, hilise lennuga, hilist, südaöösel, kesköösel, hilinenud, jäime hiljaks, jääme hiljaks, hiljaks, rong hilineb, lennuk hilineb, buss hilineb, lend * hilineb
    võtmekapp: võtmekarp, võtmeboks, võtmekast, võtmehoidla, võtmekapi, võtmekappi, võtmekapist
    võtmekapp kood: uksekood, ukse kood, kapi kood, koodi ukse, sissepääsukood, kood * uks, uksekoodi, kood võtmekapi, ust avada koodiga, pin kood, pin, numbrikood, koodlukk, sissepääsu kood, koodi
    võti: võtmed, võtit, võtmeid, võtme, majavõti
    #lost: kaotatud, kaotasin, kaotasime, kadunud, kaotame, kaotada, kadus, ära kadunud, kaotan, kaob, kaotanud
    lahkumine: check out, tsekaut, lahkuda, lahkume, välja registreerida, väljaregistreerimine, lahkumisaeg, lahkuma, välja minna, ära minema, välja kolida, majast välja, lahkumist, väljas olema, minema hakata, väljakolimine, lahkumise, väljas, lahkumispäev, viimasel päeval, viimasel hommikul, viimane päev, ära sõita, ära minekut, ära sõitma, koju sõitma, koju minema, võtmed tagasi, võtmed ära anda, võtmed tagastada, võtmed jätta, lahkumiseks, lahkumiskellaaeg, väljakolimiseks, vabastama, maja vabastada, vabastada, toast väljas, lahkudes
    #time lahkumine: mis kellaks * välja, mis kell * lahkuda, millal * lahkuma, millal * välja, millal * ära minema, mis kellani * jääda, mis kellaks * läinud, kui kaua * jääda, mis kellaks * minema
    hilja lahkumine: hiljem lahkuda, hiljem välja, hilisem lahkumine, kauem jääda, hilist lahkumist, lahkuda alles, hiljem ära, hiline lahkumine, kauem majas, hiljem välja registreerida, pärast kella 10, kauem olla, jääda kauem, hiljem välja minna, lahkuda hiljem, kauem, lõunani jääda, kella 12ni jääda, check out hiljem, hiljem minna, kauem jääme, tunni kauem, tundi kauem, paar tundi kauem, tunnike kauem, lõunani, keskpäevani, pärastlõunani, pärastlõunal lahkuda, õhtul lahkuda, hiljem välja kolida, pärast kümmet lahkuda, natuke kauem, veidi kauem, lend on alles õhtul, lend alles õhtul, hiljem toast, pikemalt jääda, hiljem ära sõita, kella 14ni, kella 13ni, kella üheni, kella kaheni, kaheteistkümneni
    pikendada: lisaöö, öö rohkem, üks öö veel, öö juurde, päev kauem, pikendamine, öö kauem, veel üheks ööks, nädal kauem
    pagas: kohvrid, kohver, kohvrit, kotid, kotte, seljakotid, kohvrid * jätta, kotid * jätta, asjad * jätta, pagasit, kohvrid * panna, kohvreid, pagas * jätta, asjad hoiule, pagasihoid, pagasihoiu, kott, kotti, pagasit jätta, kohvrid hoiule, pagas hoiule, asjad, asju, seljakott, seljakotti, kohvritega, kohvri, pakid, pakke, reisikott, reisikotid, kompsud, pampe, kodinad, pagasi, pagasihoidu, hoiule jätta, kotte hoida, pagasiruum
    kapid: kappi, hoiukapp, kapiruum, hoiukapid, pagasikapp
    aadress: asukoht, asub maja, kus te asute, navi, gps, koordinaadid, teejuht, maja leida, leiame teid, teid leiame, kohale saab, teejuhised, üles leida, kus maja asub, kuidas * kohale, kaart, postiindeks, juhised kohalejõudmiseks, kohale sõita, kuidas * leida, autoga * leiame, teid autoga leiame, navigatsioon, google maps, kus maja on, kus te olete, kus täpselt, asute, asub, tänav, tänava nimi, tänavanimi, majanumber, täpne aadress, leida maja, maja üles, teid üles, kohale jõuda, kuidas tulla, teekond, teekonna, gpsi, marsruut, google mapsis, waze, kiirteelt, maanteelt, mahasõit, sihtkoht, tee teie juurde, suunad, juhatada, teejuhatus, juhatage
    buss: buse, bussid, bussi, bussiga
    rong: rongi, rongiga, rongid
    jaam: raudteejaam, rongijaam, raudteejaama, rongijaama, jaama
    peatus: bussipeatus, bussipeatuse, bussipeatust
    buss rong: ühistransport, ühistranspordiga, ilma autota, autota, rongiga, bussiga, ei ole autot, pole autot, meil autot pole, autot ei ole, ühissõiduk, ühistransporti, ühissõidukiga, bussiliiklus, bussiajad, rongiajad, sõiduplaan, sõiduplaani, bussiühendus, rongiühendus, tramm, juhiluba, viimane buss, viimane rong, järgmine buss, järgmine rong, esimene buss, bussigraafik
    takso: taksot, taksoga, taksod, taksofirma
    magamistoad: magamistuba, magamistube
    voodid: voodi, voodit, voodeid, madrats, madratsid, magamiskohad, magamiskoha, magamisjaotus, magamispaigutus, nari, diivanvoodi, voodite, voodikoht, voodite suurus, eraldi voodeid, suur voodi, magamiskohtade, kes kus magab, toajaotus, tubade jaotus, mitu voodit
    kaheinimesevoodi: topeltvoodi, laivoodi, abieluvoodi, kaheinimese voodi, kaheinimesevoodit
    üheinimesevoodi: üksikvoodi, üheinimese voodi, üksikvoodid
    voodid inimest: mitu inimest, magamiskohti, magamiskoht, mitu inimest mahub, voodikohti, mitmele inimesele, mitu voodikohta, mitu külalist, mitmele, mitu magamiskohta, meid on kuus, kuus inimest, kuuekesi, viis inimest, neli inimest, mahub magama, kaks paari, mitu tuba, mitu magamistuba, mitu inimest * magada, mitu inimest * ööbida, inimest * magada, inimest mahub
    tekid: tekk, tekki, tekke, teki, lisatekk, lisatekke, pleed, pleedid, sulgtekk
    padjad: padi, patja, patju
    #extra: varu, lisa, veel üks, varuks, rohkem
    lisainimene: lisakülaline, üks juurde, sõber * ööbida, õde liituda, sõber * jääda, lisavoodi, veel üks inimene, üks inimene juurde, seitse inimest, seitsmes, sõber * magada, sõbranna * ööbida, õde * ööbida, vend * ööbida, ema * ööbida, ööbida, ööseks jääda, meiega liituda, ööseks meile, lisainimest, seitsmekesi, lisakülalist, liituda, liituma, sõbranna jääda, keegi ööbida, keegi ööseks, sõber tulla, veel keegi, veel üks külaline, 7 inimest, lisavoodit, üheks ööks meiega, külaline ööseks, seitsmendale, seitsmes inimene, külaline juurde, üks külaline juurde, inimene juurde, üks rohkem, külalist juurde, ühineda, ühineb, ühineks, meiega, kaasa tulla, tuleks kaasa, seitse, kokkupandav voodi, lisakoht, väljatõmmatav voodi, välivoodi, ööbima, ööbib, ööbiks, ööbija, jääks ööseks, ööseks, lisamadrats, lisainimesi, rohkem külalisi, sõber * ööseks, üks inimene rohkem
    beebivoodi: võrevoodi, lapsevoodi, reisivoodi, häll, beebi voodi, voodi beebile, titevoodi, imiku voodi, lapse voodi, beebivoodit, beebihäll, võrevoodit, voodi lapsele, lastevoodi, imikuvoodi, imik, imiku, titt, tita, vastsündinu, beebi magada, lapse magamiskoht, beebi magamiskoht, reisivoodit, väikese lapse voodi, voodi lapse jaoks, beebivoodid
    lapsed: laps, lapse, lapsi, lastele, lapsele, lastega, väikelaps, beebi, beebile, lapsega, väikelastele, väikelastega, väikelapsed, lapsesõbralik, lastesõbralik, sobib lastele, sobiv lastele, plasttaldrikud, plastnõud, lastenõud, mudilased, mudilane, põnnid, põnn, peresõbralik, lastele sobiv, imikuga
    söögitool: lapsetool, syygitool, lastetool, beebitool, kõrge tool, söögitooli, toitmistool, lapse söögitool, beebi söögitool, tool beebile, tool lapsele, laste söögitool, kõrgem tool, turvaline tool lapsele, söögitoole
    turvavärav: trepivärav, trepi turvavärav, lasteturvavärav, trepipiire, turvaväravat, turvavärava, trepivõre, trepikaitse, trepi ees värav, lastevärav, värav trepi, trepile värav, trepp turvatud, turvaväravad, trepi ette, lapsekindel, lastekindel, lastele ohutu, lapsele ohutu, ohutu lastele, väikelastele ohutu, ohutu väikelastele
    mängud: mänguasjad, mänguasju, lauamängud, lauamänge, mäng, mängude, lauamäng, mänge, pusled, pusle, kaardimäng, kaardimängud, mängida midagi, mänguasja, lelud, lelusid
    rätikud: käterätik, käterätikud, rätik, saunalina, käterätid, rätikut, rätikuid, vannilinad, vannilina, käterätte, käterätt, rätte, rätid, rätt, käterättidega, vannilinu, vannirätik, dušilinad, rätikutega, saunalinad, saunalinu
    voodipesu: linad, voodilinad, linu, lina, voodilinu, voodipesuga, padjapüür, padjapüürid, tekikott, tekikotid, voodiriided, voodid üles, linade, linu kaasa, linadega, voodipesukomplekt, aluslina
    #change: vahetame, vahetada, vahetus, vahetatakse, vahetate, vahetamine
    pesumasin: pesupesemine, pesta riideid, pesu * pesta, riiete pesemine, pesumasinat, riideid * pesta, pesuruum, pesumaja, riided, riideid, riiete, pesu, pesta, pesema, pesumasina, musta pesu, mustad riided, pesupesemisvõimalus, pesemisvõimalus, pesutuba, masinapesu
    kuivati: kuivatit, pesukuivati, riideid kuivatada, pesu kuivatada, trummelkuivati, kuivatada, kuivatus, pesurest, pesunöör, märjad riided, märgi riideid, kuivama, kuivatuskapp
    pesupulber: pesuvahend, pesugeel, pesupulbrit, pesuvahendit, pesukapslid, pesupulbri, pesuloputus, loputusvahend
    triikraud: triikida, triikrauda, triikimine
    köök: köögi, kööki, köögis, süüa teha, toitu valmistada, toidu valmistamine, kokata, kokkamine, süüa valmistada, köögitarbed, köögivarustus, ise süüa teha, köögiriistad
    pliit: pliidi, pliiti, induktsioon, pliidiplaat, induktsioonpliit, pliidil, keeduplaat, pliidiplaadid, pliidiplaate, keeduplaate, gaasipliit, elektripliit, pliidiraud, pliidi tööle, keedualus, induktsioonpliiti, pliidile
    ahi: ahju, praeahi, praeahju, küpsetusahi, küpsetada, kooki küpsetada, küpsetamine, ahjus
    pannid: potid, pann, pott, potte, panne, potte ja panne, praepann, kastrul, kastrulid, keedupotid
    raclette: raclettei, raclett, raclettegrill, raclette grill
    fondüü: fondue, fondüünõud, fondüüd
    maitseained: vürtsid, maitseaineid, sool, pipar, õli, soola, pipart, toiduõli, oliiviõli
    kohv: kohvi, espresso, kohvisort, kohvijook, cappuccino, jahvatatud kohv, filtrikohv, hommikukohv, kohvipulber, kohviuba, kohviube
    kohvimasin: espressomasin, kohvikeetja, kohvi teha, kohvi keeta, nespresso, kohvimasinat, kohviaparaat, kohvi tegemine, kohvimasinaga, espressokann, presskann, kohvikann, mokakann, kohvivalmistaja, kohvi tehakse, kohvi valmistada
    kapslid: kapsel, kohvikapslid, kapsleid, kohvikapsleid
    nõudepesumasin: nõudepesu, nõusid pesta, nõudepesumasinat, nõudemasin, nõud, nõusid, mustad nõud, nõudepesumasina
    tabletid: tablett, nõudepesutabletid, nõudepesumasina tabletid, tablette, nõudepesutablette, pesutabletid, tablette nõudepesumasina, pesukapsel nõudele, masina tabletid
    puuahi: kamin, kaminat, tuld teha, kaminahi, kaminasse tuli, ahju kütta, ahi kütta, puuahju, kaminatuli, ahju süüdata, kamin süüdata, kaminat kütta, kaminat süüdata, puupliit, kaminas, kütta ahju, ahju soojaks, tuld, tule tegemine, lõke kaminas, kaminatuld, ahjus tuld, soojustada kaminaga, kaminatule, kaminahju, puukamin, tuld süüdata, süütekuubik, süütetablett, tikud, tulehakatus, puuküttega ahi, tuld üles
    puud: küttepuud, halud, küttepuid, puid, halge, kaminapuud, kaminapuid, halgu, küttehalud, puuhalud, puitu, küttepuude, kaminahalud, puuvirn, puukuur, lõhutud puud
    tuhk: tuhka, tuha
    saun: sauna, saunas, saunaga, leili, saunatama, saunaõhtu, sauna kütta, saunas käia, leiliruum, leilis, sauna kerise, saunaaeg, saunaajad
    televiisor: telekas, telekat, tv, teler, telekast, telerit, televiisorit, telerist, televiisorist, televisioon, telekat vaadata, telesaated, filmi vaadata, jalgpalli vaadata, multikaid, multikad, ekraan, nutiteler, uudiseid vaadata
    pult: puldi, pulti, kaugjuhtimispult
    kanalid: kanal, kanaleid, telekanalid, telekanaleid
    televiisor voogedastus: voogedastus, voogedastuse, netflix, netflixi, voogedastust, netflixit, netflixist, youtube, disney, apple tv, prime video, spotify, voogedastusteenus, chromecast
    kõlar: kõlarid, bluetooth kõlar, kõlarit, bluetoothkõlar, muusikakeskus, stereo, bluetooth, helisüsteem, kõlaritega, valjuhääldi
    vool: voolu, elekter, elektrit, voolukatkestus, elektrikatkestus, tuled * läksid ära, valgus kadus, valgust pole, elektrit pole, voolu pole, vool läks ära, elekter läks ära, tuled * kustusid, elekter kadus, vool kadus, tuled ei põle, pimedaks, elekter ära, vool ära, tuli ära, kustus * tuli, tuled läksid, valgus kustus, valgus läks, pime, pimedas istume, kottpime, elekter kadunud, elekter katkes, vool kadunud, elektrita, vooluta, pistikupesa ei tööta, lambid ei põle, lambid kustusid, lühis, elektrikatkestust, läks pimedaks, kustus
    elektrikilp: kork, korgid, kaitse, kaitsmed, kilp, kaitsmeid, kilpi, elektrikapp, kaitsmekapp, kork läks välja, kaitsekork, elektrikilpi, korke, kaitsmekilp, korgid välja, kork väljas, kaitsmed välja, kaitse välja, pealüliti, peakaitse, automaatkaitse, elektrikappi, kaitse läks, korgid läksid, lõi välja, lülitid kilbis
    suitsetamine: suitsetada, suitsetaja, suitsu teha, suitsetame, suitsetajad, suitsetajatele, suitsetan, suitsule, suitsetamiseks, suitsetab, suitsetavad, suitsumees, suitsetamisala, suitsunurk, suitsetamiskoht, mittesuitsetaja, sigar, suitsupaus, suitsetamise, suitsuvaba, tossutada
    sigaret: sigarett, sigaretti, e sigaret, e sigaretti, sigarette, veip, veipida, veipimine, elektrooniline sigaret
    tuhatoos: tuhatoosi
    vaikneaeg: vaikne aeg, öörahu, vaikne, vaikust, vaikus, lärm, lärmakad, müra, vaiksed, lärmi, vaikselt, vaikset aega, lärmata, öörahuaeg, lärmi teha, müra teha, valjult, valju, kära, kõva häält, mürada, häirida naabreid, häirida, lärmame, vaikselt olla, vaiksemalt, vaikne olema, häält teha, möllata, vaiksed tunnid
    peod: pidu, pidutseda, peo, sünnipäev, sünnipäeva pidada, tähistada, pidada pidu, sünnipäevapidu, pidusid, sünnipäeva tähistada, sünnipäeva, sünnipäeval, sünnipäevaks, juubel, pidutseme, tähistame, tähistamiseks, pulmad pidada, tantsida, tüdrukuteõhtu, poissmeesteõhtu, koosviibimine, peole, pidutsemine
    muusika: muusikat, valju muusikat, vali muusika, muusikat mängida, muusikat kuulata, muusikat lasta, muusikaga
    naabrid: naaber, naabreid, naabrite, naabritega
    grill: grillida, grillimine, barbeque, šašlõkk, šašlõkki, gaasigrill, grillimiskoht, grilli, bbq, šašlõki, gaasigrilli, vorste, vorste grillida, vorstid, liha grillida, šašlõki teha, grillimas, grillpidu, grillsöed, sütt, süsi, söed, grillime, väligrill, barbecue, bbqd, praadida õues, steiki, grillimiseks, söegrill
    gaasiballoon: balloon, gaasiballooni, varuballoon
    aed: aias, muru, õu, aeda, hoov, õues istuda, õues süüa, hoovis, väliala, aias istuda, õueala, rohelus, murul, õues mängida
    terrass: terrassi, terrassil istuda, veranda, siseõu
    kelgud: kelk, kelku, kelgutada, kelke, kelgutamine, kelgutama, kelgutamas, kelgumägi, kelgumäge, kelkudega, bob, lumelaud kelk, kelgurada
    lamamistoolid: lamamistool, päevitustool, lamamistoole, päevitustoolid, lamamistooli, rannatool, rannatoolid, päikest võtta, lebotool, lebotoolid
    päevavari: päikesevari, päevavarju, päikesevarju, päikesesirm, vari päikese eest, päikesekaitse
    poed: pood, poodi, poe, toidupood, kauplus, külapood, toidupoodi, kaupluse, lähim pood, toiduaineid, toidukaupu, poest, sisseoste, toidukraami, toidukraam, toitu, toiduasju, toiduaine, sööki osta, söögikraami, söögipoolist, piima osta, piima saada, puuvilju osta, juurvilju, kaubelda poes, poes käia, sisseoste teha, ostlema, ostlemine, šoppama, lähim kauplus, kauplused, poode, poes, kaubandus, selver, toidukauplus, toidukauplust, esmatarbekaup, toidupoe, osta süüa, varusid, toidukraami * osta, toitu * osta, süüa * osta
    supermarket: suur pood, supermarketit, rimi, prisma, coop, migros, lidl, aldi, suurem pood, suuremat poodi, suurpood, hüpermarket
    pagariäri: leiba osta, leiba, leib, saia, saiad, pagar, leiba saab, pagaritöökoda, sai, värsket leiba, saiakesi, kukleid, kuklid, saiake, saiakesed, croissante, sarvesaiad, sarvesaia, värske leib, värske sai, hommikusaia, batoon, küpsetised, pagaripood, pagarit
    sularaha: pangaautomaat, sularahaautomaat, raha välja võtta, sularahaautomaati, pangaautomaati, sularaha välja võtta, raha võtta, automaadist raha, pangaautomaadi, raha kätte, raha saada, sularahaga, automaat, raha väljavõtmine, sulas, atm
    restoranid: restoran, restorani, söömas käia, söömas, kus * süüa, söögikoht, väljas süüa, õhtust süüa, lõunat süüa, sööma minna, õhtusöögiks, õhtusööki, söögikohta, restorane, sööma, kuhu sööma, süüa saab, õhtustada, lõunatada, söögikohti, hästi süüa, õhtusöögi, lõunasöök, lõunasööki, lõunastada, toidukoht, toidukohti, söögikohad, kõrts, kõrtsi, bistroo, trahter, laud broneerida, kuhu minna sööma, süüa väljas, kõht tühi, näljased, süüa õhtust, sööma õhtul, restorani minna, hea restoran
    restoranid pitsabaar: pitsabaar, pitsa, pitsat, pizza, pitsakoht, pitsakohta, pitsarestoran
    kaasaost: kaasa osta, kaasamüük, kaasa võtta toitu, pitsa kaasa, toit kaasa, kaasa tellida, toitu kaasa, järele minna pitsa
    hädaabi
    arst: arsti, doktor, perearst, arsti juurde, perearsti, arstiabi, haige, haigeks, palavik, halb olla, perearstikeskus, arstile, arsti vastuvõtt, tohter, kehv olla
    apteek: apteeki, apteegi, ravim, ravimid, ravimeid, rohud, rohtu, tabletid peavalu, valuvaigisti, valuvaigistit, paratsetamool, ibuprofeen, köhasiirup, retsept, peavalutablett
    haigla: haiglat, haiglasse, emo, kliinik, haiglad
    esmaabi: esmaabikarp, esmaabikomplekt, plaaster, plaastrit, esmaabikarbi, sidemed, plaastrid, esmaabivahendid, esmaabikapp, sidet, haavaplaastrid, esmaabivahendeid, desinfitseerida, sidumisvahendid
    suusatamine: suusad, suusk, suusatada, mäesuusad, suuski, suusatama, suuskade, suusatamas, suusakeskus, suusapiirkond, suusamägi, lumelauatada, lumelauaga, lumelaud, suusavarustus, suusailm, suusarajad
    suusabuss: suusabussi, suusabussid, buss nõlvale, buss tõstuki juurde, shuttle, buss suusamäele, buss mäele, suusabussiga, süstikbuss
    mäepilet: mäepiletid, suusapilet, tõstukipilet, suusapass, mäepileteid, mäepileti, tõstukipileteid, suusapiletid, suusapileteid, tõstukipiletid, liftipilet, liftipiletid, liftipileteid, päevapilet, mäepiletit, suusapassid, suusapileti, tõstukikaart
    hire: laenutab, laenutus, rentida, rent, suusalaenutus, laenutada, suuski rentida, suusarent, üürida, suuskade laenutus, laenata, rentimine, varustust rentida, suusavarustust rentida, lumelauda rentida, saapaid rentida, suusasaapaid rentida, üürile
    suusakool: suusatund, suusatunnid, suusaõpetaja, suusakooli, suusaõpetajat, suusatama õppida, suusatunde, suusakursus, suusatreener, suusatamise tund, suusaõpe
    suusaruum: suusad * panna, suusasaapad * panna, suuski * jätta, suusad * jätta, suusasaapad * jätta, suusasaapad * kuivatada, märjad suusasaapad, suuski hoida, suusad kuivatada, suusaruumi, suusahoid, märjad suusad, suusad hoida, suuski panna, suuski kuivatada, saapaid kuivatada, suuski hoiustada, märgi saapaid, suusavarustus hoida, suusakapp, suusad seista, saapad panna
    saapad: suusasaapad, suusasaapaid
    turismimaks: linnamaks, kohalik maks, turistimaks, kuurordimaks, turismimaksu, maks, turistimaksu, linnamaksu, maksud, maksu, riigimaks, ööbimismaks, turismilõiv, lõiv, lõivu, kohalikku maksu, kuurortimaks, makse lisaks, turismimakse
    külaliskaart: külaliskaarti, külalise kaart, kaart külalistele, soodustuskaart, külastaja kaart, külaliskaardi, külaliskaardiga
    trepid: trepp, treppi, astmed, aste, trepiastmed, astmeid, treppe, trepist, trepiastet, ratastool, ratastooliga, ratastoolis, liikumisraskus, liikumisraskused, liikumisraskustega, liikumispuue, kargud, karkudega, kepp, kepiga, ligipääsetav, ligipääsetavus, esimesel korrusel, mitmes korrus, treppidest, trepita, trepist üles, treppidega, põlv, põlved, puus, käsipuu, vaevaline kõndida, kehvasti kõnnib, astmeteta
    lift: lifti
    #steep: järsk, järsud
    #time: mis kell, millal, lahtiolekuajad, lahti, mis päeval, avatud, mis ajani, kuni mis kell, kellaajal, avatakse, suletakse, lahtiolekuaeg, kinni, mis kellast alates
    #duration: kui kaua, kaua, kestab, kui palju varem, kui pikalt, kui palju aega, mitu tundi, mitu minutit, soojeneb, soojeneda, soojaks läheb, kuumeneb, köetakse, kütmine, soojeneda võtab, kütab, kuumaks läheb, kuumeneda, soojenemine
    #distance: kui kaugel, kaugel, kaugus, kui palju maad
    #size: kui suur, kui lai, laius, suurus, mõõdud
    #price: maksab, hind, kui palju, palju maksab, tasuta, hinnaga, tasuline, mis maksab, tasu, maksavad, kallis, maksma, lisatasu, palju, hinna sees, franki, maksta, kui suur on, hinda
    : autoga, oma autoga, autoga tulles, kas see on probleem, kas see on võimalik, kas see sobib, kas see on okei, kiire küsimus, üks küsimus, väike küsimus, veel üks küsimus, tahtsin küsida, tahtsin lihtsalt küsida, lihtsalt küsida, palun öelge, palun öelda, ette tänades, suur aitäh, tänan ette, tere päevast, tere hommikust, tere õhtust, parimate soovidega, lugupidamisega, kõike head, vabandage, vabandust, vabandan, kui võimalik, pooltes tubades, pooled toad, pooles majas, tegime midagi valesti, midagi valesti, järgmisel nädalal, eelmisel nädalal, sel nädalal, hinnale lisaks, nende hulgas, kuidas see käib, jätta võib, need jätta, selle jätta, need panna, selle panna, enda oma, ilma hakkama, viimasel hetkel, ostame ise, ise osta, seda muuta, enne sisseregistreerimist, pärast lahkumist, pärast väljaregistreerimist, enne saabumist, saabumispäeval, lahkumispäeval, rohkem kui
    koristamine: koristama, koristada, koristus, lõpukoristus, koristame, koristust
    aknad: aken, akna
    veekeetja: veekeedukann
    nõlvad: suusanõlvad, suusanõlv, nõlv
    küte: magamistoa radiaator, elutoa radiaator
    puurong: puidust rongidega
    #sell: müüb, osta, ostma, müüa, müüvad, ostame
    süütenuppu: süüdata, süütamine
    sportpood
    loomaaed: loomaia
    #second parkimine: kaks autot, kahe autoga, kahe sõidukiga, kaks sõidukit, teine auto, teise auto, 2 autot
    prügi purgid: konservikarbid, plekkpurgid
    koerahoidja: koerahoidjat, koerahoid, koeratoit, koeratoitu, loomaarst, veterinaar, loomahotell, koerapark
    võtmekapp võti: võtmed kätte, võtit kätte, võtmete kättesaamine, võtmete üleandmine, võtmed üle, võtmetele järele, võtmed leiame, kust võtmed, võtmed saame, mitu võtit, võtmekomplekt
    lahkumine koristamine: enne lahkumist koristama, koristama enne, voodid maha võtta, enne lahkumist teha
    koristaja: koristajat, maja koristada, vahekoristus, koristusteenus
    kohvik: kohvikut, kohvikusse, kohvilaud
    saunatarvikud: saunaõli, saunamüts, saunamütsid, saunamütse, viht, vihad, vihta, leiliõli
    hommikusöök: hommikusööki, hommikusöögiks, toidu kohaletoimetamine, kohale toimetada, kullerteenus, kuller
    rahavahetus: raha vahetada, valuutavahetus, pank, panka, krediitkaart, krediitkaardiga, american express, expressi
    hambaarst: lastearst, optik
    mikrolaineahi: mikrouun, mikro, piima soojendada, toitu soojendada, pudelit soojendada
    ilm: milline ilm, ilmaennustus, ilmateade, vihm, vihma, vihmasadu, päike, päikest, kui külm on, kui soe on, kui külm, kui soe, väljas külm
    autorent: autot rentida, rent a car, bensiin, bensiinijaam, tankla, tankida, remonditöökoda, turvatool, turvahäll, parkimistrahv, trahv, parkimisluba
    jalgrattad: jalgratas, jalgrattaid, ratas, rattad, rattaid, rattarent, elektriratas
    bassein: basseini, mullivann, ujula, jacuzzi
    eluaastad: kui vana
    mängutuba: jõusaal, spordisaal
  `,
  empty: `
    aga aitäh ainult alates alla all anda annab anna annavad ega ehk ei enda et ette hea head hetkel igal iga ikka ilma ise ja jah juba juurde juures just ka kaasa kas keegi kellel kelle kindlasti kogu kohe kohta kokku kord kui kuid kuhu kuidas kuna kus kuskil kusagil
    kuskohas kust kõik kõike küll küsimus küsida lihtsalt lubatud lubate lähedal läheb lähim lähima lähimas ma mida mille milleks milline mingi mina minu mind mis miks mitte mitu mu muidu mul mulle mõni mõnda mõned meie meid meil meile meiega me midagi mõelda
    nad need neid neil nende nii ning no nüüd näiteks natuke oled oleks oleksime olete oleme olema olemas olen oli olla on ole oma oskate oskab osata paar palun panna panen pange peab peaks peame pean pidi pole poole praegu pärast päris saaks saaksime saab saame saan saada saate saavad
    sama samuti see seda selle sellel sellest selles siia siin siis siit seal sinna sealt soovime soovin sooviks sul ta teate tal tahaks tahaksime tahame tahan teada teab teha teeme teen teie teil teile te tema tere tervist terviseid toimib tore tuleb tuleme tulen tulla tulevad täna
    tänan tänud täpne täpselt umbes um üle üles ümber uus vaid vaja vajame varsti või võib võibolla võiks võiksime võime võimalik võimalust võimalus võtta võtame väga väike väikese väikesele vähe töötab tööle töötada töötavad töötamine käib käivad käia käima kasutada kasutame kasutamine kasutan kasutatakse kasutatav
    leida leian leidub näitab panema võtma tohime tohib tohin tohiks tohivad kolm neli viis kuus kaheksa üheksa kümme kaks ühe ühte üht esimene kell kella hommik homme öö ööd öösel päeval päev päeva päevas maja majas majast chalet arve korter korteris puhkemaja puhkemajas elamine elamises ukse uks
    võõrustaja meeskond küla külas kandis siinkandis ümbruses lähedale lähedalt käivitada käivitan käivitub sisselülitada lülitada lülitan lülitub põlema vajutada seadistada reguleerida soovitada soovitate soovitage soovitaksite nõu abi aidata juhend juhis kuidagi seletada selgitada peale vahel ees taga kõrval tegema saaksin jaoks
    eest aeg aega ajal jätkub piisavalt piisab sobib sobiks palume sõita minna lähen lähme lähete mõistlik mingit minul meilgi kuulub antud antakse pakute pakutakse pakub pakkuda saadaval kätte kunagi kaasas hommikul õhtul päevase mõnusalt mõnus kena ilus tark kodu kodus näha vaadata vaatan
    külla jõuda jõuame jõuan jätta igaks põhimõtteliselt seoses ses sest mõlemad mõlemal ütelda ütle öelda ütlete parim parimat parem hästi korralikult
    lähe mängida mängib enne seade seadet ära vist meelde jahtub polnud pääseb magada tulles jään jääme põhjus viia viime ehitada annaks annate tehakse oskaksite ostma osta käsitseda magab
    märg märjad märgi jääb jäävad
    sisse keerata sõidab väljub ühendada ühenduda veel viiele viie kuuele
    abiks abist abivalmis absoluutselt aegsasti aeglaselt ajaks ajani ajast algab algul algus alguses alati alustada alustame arvame arvan arvata arvate asi asjaga asjus aru arusaadav arvesse avaneb
    avada avame broneerida broneerisime broneerisin broneering broneeringu broneeritud edasi eelistame eelistan eelmine eeldan eelnevalt eile elame elavad enam enamasti endale endaga ennast eriti
    erinev erinevad erinevaid eraldi esiteks ettekujutust hakata hakkab hakkama hakkame hakkan hakkas haara harilikult heaks heal heasti helista helistada helistage heameel hetk hetke hiljuti hinnata
    hoia hoida hoiame hoian hoolega huvi huvita huvitab huvitatud häirib häirinud igaühel igaüks ikkagi ilmselt ilusat imelik info infot informatsioon inimesena isegi isiklikult istuda jagada jagage
    jagunevad jaguneb jälle järel järele järgi järgmine järgmise jätame jätavad jätke jätma jätsime jõuab jõudsime jõuavad jõudma jõudes jooksul jutt jutu juhtub juhtus juhul juhuslikult kaasata kaldun
    kallid kannatust kasutab kasutate kasuta kavatseme kavatsen kehtib kellega keeruline keerame keset kiire kiiresti kiirem kindel kindlad kirjas kirjuta kirjutada kirjutage kirjutan kohal kohas
    kohast kohati kogemata koguni koha kohapeal kohapealt kontakti kontrollida korda korraldada korraldatud korralik korras kuigi kuivõrd kuju kulub kuskile kusjuures kuulda kuulsin kuulsime kõige
    kõigi kõigil kõigile kõiki kõrge küllalt küsimused küsimusi küsin küsib küsiks küsiksin käes käsitleda laenata läbi lahke lahkelt lahendada lahendus laheneb lahti lausa leiab leiaks leiame
    leiate leidke leidma leidnud leidsin lihtne lihtsam lihtsamalt liiga lisaks loodame loodan loodetavasti loota lugeda lugesin lugu lõpp lõpuks lõpus läinud läksime läksin lööb maha meeldis meeldib
    meele meelest meenutada meetrit mõelge mõelnud mõistan mõlemaid mõne mõnel mõningad mõttes mõte mõtlen mõtleme mõtlesime mõtlesin muide muidugi muud muu mujal muret murelik muuta märkasin märkasime
    määrata märgatavalt nagu natukene natukeseks neist nendega nendel nendest niikuinii niimoodi niisama nimelt nõnda nõus nähtavasti näidata näen näeme näib nüüdseks ometi omale omad omal omanik osa
    osad osas oskan oskad oskame ootame ootan oodata olevat olgu oleksin olin olime olid ongi onju otse otsin otsime otsida otsustada otsustasime paigas paiku palju paluks paluksin panin panime paneb
    panevad parajasti parajalt paremini peaaegu peaksin peaksid peamiselt peatselt peatume peatuda peatumas peatumine peate peavad pealegi pidavat pidime pidin piisav pikk pika pisut plaan plaanime
    plaanis plaanin poolt poolel pooled poolest proovida proovime proovin proovisin proovisime probleem probleemi puhkame puhkama puhkus puhkuse puhul puudub puudutab põhimõte põhjal pärit pöörduda
    raske raskem rahulik reisida reisi reisime reis reisil ringi rohkem rääkida räägi räägitud sai saades saadaks saadav saagu saaksid saaksite saata saatke saatma sageli sain saime samal samas sarnane
    sattuda seega seejuures seejärel seepärast seetõttu seista seisab selge selgelt selgita selgub selja siiani siiski siinne sinnani sinu sobida sobiv sobiva sobivad sobivat soov sooviksime soovida
    soovitus soovitusi soovitused stiilis suhteliselt suur suure suuri suurem suurepärane suured suvaline süsteem säärane tagasi tavaline tavaliselt tavalised teadsin teadlik teame teavitage teavitada
    teeb teeks teeksime tegelikult tegid tegime tegin teiega teineteise teiseks teised teisi teist terve terveks toimub toimuda toimida tooma tooksime toome toon tuua tundub tunda tunnen tunneme tulek
    tuleks tulekul tuleksime tulime tulnud tundke täielikult täiesti täita täpsem täpsemalt täpset tänaseks tõenäoliselt tõesti tõsiselt tõttu tõepoolest uue uued uuesti uurida uurin usun vaadake
    vaadanud vaatame vabandust vabalt vaevalt vaevu vahepeal vahest vahet vajab vajaks vajalik vajalikud vajan valesti valida valmis vastake vastata vastu vastus vastust vastavalt viga vii viib
    viimane viimase viimasel viisakas viisil viimati võtab võtaks võtaksime võtan võtate võtavad võtke võtmiseks võimalikult võiksin võivad võiksid võisime võin võrreldes vähem vähemalt väljaspool
    väljaspoole väikesed väikesega väikest väiksem äkki ääretult õigesti õige õiget õnneks õnn õnnestub õnnestus õieti õnnelik ühel üheks üheskoos ühtegi ükski üldiselt üldse ülejäänud üllatus
    ülimalt ütlema ütleks ütlesid ütlemata üsna lend lennuk lennukiga lendame lennuga lendab üksteist kaksteist viisteist kakskümmend kolmkümmend nelikümmend viiskümmend sada pakkima pakkida kaasavõtt
    kaasvõtta toob tooge läheks lähevad läheksime sõidame tullakse tulevast paneme jätaks jätaksime hoiustada hoiul hoiustame kasutama kasutaks kasutaksime sisselülitatud väljalülitatud väljalülitada
    vajuta keeran keera kohale tahavad tahab jõuaksime jõuaksin tohiksime tohiksin jääda saa lähedusest ligidal lähikonnas järsku äkitselt õppis õppida kõndima kõnnib sülearvuti vana vanad vanu arvates
    soovite soovitakse soovivad soovi
  `,
  optional: `
    mees naine naise poeg tütar ema isa vend õde vanemad vanaema vanaisa sõber sõbra sõbrad sõbranna külaline külalised külalist inimest inimesed inimene lapsed laps lapse lapsi lastele lapsele lastega väikelaps beebi beebile lapsega pere perega lastel
    esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev esmaspäeval teisipäeval kolmapäeval neljapäeval reedel laupäeval pühapäeval pühapäeviti nädalavahetus nädalavahetusel jaanuar jaanuaris veebruar veebruaris märts märtsis aprill aprillis mai juuni juuli august september oktoober detsembris novembris oktoobris november detsember
    jõulud jõulude talv talvel suvi suvel kevad sügis lõuna lõunal keskpäeval südaöö minut minutit tund tundi nädal nädalat kuu aasta varahommikul
    saabumine lahkumine abikaasa abikaasat abikaasaga elukaaslane kaaslane mehe mehed naised naisega mehega poja pojad pojaga tütre tütrega tütred õe õega venna vennaga emaga isaga isal emal vanematega
    vanemate vanaemal vanaisal vanaemaga vanavanemad sõbraga sõpru sõpradega sõbrannaga sõbrannad sõbral tuttav tuttavad kolleeg kolleegid tädi onu õepoeg vennapoeg õetütar nõbu äi ämm ämma väimees
    minia lapselaps lapselapsed teismeline teismelised noored noorim noorem täiskasvanu täiskasvanud täiskasvanut täiskasvanule kaksikud poiss poisid tüdruk tüdrukud eakas eakad külalisi külaliste
    külastaja grupp seltskond paar paari paarid perekond perele peres inimestele kuuekuuse kuuekuune aastane aastase kuune kuuse väikesele esmaspäeviti teisipäeviti reedeti laupäeviti nädala nädalas
    nädalaks nädalaid kuud kuus kuul aastat aastas nädalavahetuseks hommik õhtu õhtul hommikul öö öösel keskpäev lõunaks pärastlõuna pärastlõunal veerand poole pool minutiks tunni tunniks sekund pühad
    pühade lihavõtted jõuluks aastavahetus aastavahetusel uusaasta tööpäev tööpäeviti argipäev argipäeviti laupäeva pühapäeva varustus varustust
  `,
  rooms:
    'köök köögis vannitoas vannituba magamistoas magamistuba toas tubades elutoas elutuba terrassil keldris rõdul garaažis esikus korrusel',
  exists: /\bkas (?:\S+ ){0,4}on(?: olemas)?\b|\bon teil\b|\bteil on\b|\bkas on\b|\bleidub\b/,
  before: 'mööda',
  after:
    'ka juurde ülemisse juures kõrval taga all kohal ees vahel äärde ääres küljes seinas poole alla kõrvale eest',
  mentioned: /[aeiou](?:s|l|st|lt|le|sse|ga|ni)$/,
  secondQuestion:
    /,? (?:ja|ning) (?=(?:kas|kus|kuidas|millal|mis|kuhu|kui|palju|milline)\b)|, (?=(?:kas|kus|kuidas|millal|kuhu)\b)/i,
  noEmergency:
    /\btuleb (?:\S+ )?(?:leige\w*|kulma?|sooja|kuuma) (?:vett|vesi)\b|\bilutulestik\w*\b|\btule(?:kustuti|ase|kahju(?:de)?kindlustus|ohutus\w*|tekk|korje|hakatus|torje(?:number|auto)?)\w*\b|\b(?:tuld|tule|lokke) (?:teha|suudata|teeme)\b|\b(?:kamina|ahju|pliidi)\w* (?:\w+ )?(?:tuld|tule|tuli|suitsu\w*)\b|\bgaasi(?:grill|balloon|pliit|ahi|kuttega)\w*\b|\bsuits(?:etam\w*|etad\w*|etaj\w*|uvaba\w*|etan|ukala|uliha)\b|\bsuitsu (?:teha|teeme)\b|\bsuitsule\b|\bsuitsetad\w*\b|\bkas (?:\S+ ){0,3}(?:suitsuandur|tulekahjuandur|vinguandur)\w*(?= on| olemas|\?|$)/g,
  emergencies: {
    fire: /\bpoleb\b(?! ei)|\btulekahju\b|\bpoleng\w*\b|\bleegid\b|\bleekides\b|\bsuttis\b|\bon tules\b|\bsuttinud\b/,
    gas: /\bgaasi ?(?:lohn\w*|leke\w*|hais\w*)\b|\b(?:lohnab|haiseb|tunnen|tunneme) (?:\w+ ){0,2}gaasi\w*\b|\bgaasi (?:jarele|jarel)\b|\bgaas lekib\b|\bvingugaas\w*\b|\bvinguandur\b/,
    smoke:
      /\bsuits(?:u|)\b|\b(?:suitsu|tulekahju)?(?:andur|alarm|hairesignaal)\w*\b.*\b(?:piiksu\w*|huuga\w*|undab|huilga\w*|tootab|kisa\w*|karju\w*|haire|laks)|\b(?:suitsu|tulekahju)andur\w*\b|\bkorbe ?(?:lohn\w*|hais\w*)\b|\bkorbelohna\b|\btoss\w*\b/,
    'break-in':
      /\bsisse (?:murda|murdma|murti|murdnud|murrab|murravad|tungi\w*)\b|\b(?:murrab|murravad|murtakse|murdis|tungib|tungis) (?:\w+ ){0,2}sisse\b|\bmurdvar\w*\b|\bsissemurd\w*\b|\bsissetungi\w*\b|\bvaras\b|\bvargad\b|\b(?:keegi|voor\w*|mees|inimene) (?:\S+ ){0,4}(?:sisse saada|ukse taga ahvardab|akna taga|majas ringi|majja tungi\w*|lukku|ust lahti)\b|\brunna\w*\b|\bahvarda\w*\b|\bkutsuge politsei\b|\bpolitseid? (?:on )?vaja\b/,
    injury:
      /\bver(?:itseb|d jookseb|ejooks\w*)\b|\bverd\b|\bteadvuse\w*\b|\bei hinga\b|\bsudameatakk\w*\b|\binfarkt\w*\b|\binsult\w*\b|\bkiirabi\b|\bvigasta\w*\b|\b(?:kukkus|kukkunud)\b|\bluumurd\w*\b|\bmurdis (?:\w+ )?(?:jala|kae|kaeluu|pahkluu|randme)\b|\b(?:jalg|kasi|jala|kae) (?:\w+ )?(?:murdu\w*|katki|murdis)\b|\blambu\w*\b|\bmurgitus\w*\b|\bminesta\w*\b|\bvalu rinnus\b|\brinnus valu\b|\bpoletas\b|\bloikas (?:\w+ )?(?:sorme|katte|jalga)\b|\bviga sai\b|\bsai (?:\w+ )?viga\b|\ballergili\w* (?:sokk|reaktsioon)\w*\b/,
    water:
      /\bvesi (?:\S+ ){0,3}(?:tuleb|jookseb|tilgub|voolab|lekib|laest|pohjas|igal pool|purskab)\b|\b(?:tuleb|jookseb|tilgub|voolab|lekib) (?:\S+ ){0,2}(?:vett|vesi)\b|\bvett (?:\S+ ){0,2}(?:tuleb|jookseb|tilgub|voolab|laest|lekib)\b|\buputu\w*\b|\buputab\b|\bveeavarii\w*\b|\bleki?b\b|\btoru (?:\w+ )?(?:lohkes|katki|lekib|purunes)\b|\bveeleke\w*\b|\blagi (?:\w+ )?(?:tilgub|jookseb)\b|\bule aare\b/,
    'locked-out':
      /\b(?:jain|jaime|jai|lukus|oleme|olen) (?:\S+ ){0,2}(?:ukse taha|valja lukustatud|ukse taga lukus)\b|\bukse taha\b|\bei (?:saa|paase) (?:\S+ ){0,3}(?:sisse|majja|tuppa|ust lahti)\b|\buks (?:\S+ ){0,3}(?:lukku|kinni laks|lukus|ei avane|ei lahe lahti)\b|\bvoti (?:\S+ ){0,3}(?:murdus|katki|sisse jai|tuppa jai|jai (?:tuppa|sisse|majja))\b|\bvotmed (?:\S+ ){0,2}(?:jaid|tuppa|sisse)\b|\bkood ei toota\b|\bvotmekapp ei (?:avane|lahe lahti)\b/,
  },
  robot:
    /\b(?:kas )?(?:sa|te|teie|sina|see|siin|ma|raagin|vastab|kirjutan|suhtlen) (?:\S+ ){0,4}(?:robot\w*|bot|juturobot\w*|vestlusrobot\w*|tehisintellekt\w*|tehisaru\w*|masin\w*|inimene|inimesega|arvuti\w*|paris inimene|ai|automaat\w*)\b|\bkas (?:sa |te )?oled? (?:robot|inimene|masin)|\bkes (?:mulle )?vastab\b/,
};
