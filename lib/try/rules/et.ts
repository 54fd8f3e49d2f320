import type { Rules } from '../rules.ts';

/** Estonian. Its letters õ, ä, ö, ü, š and ž have lost their marks before. */
export const rules: Rules = {
  // "garaazh" and "saslokk" are how ž and š are typed.
  spell: (text) => text.replaceAll(/([sz])h/g, '$1').replaceAll(/['’]/g, ''),
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
    wifi: wi fi, wlan, internet, võrk, võrgu, netti, nett, traadita internet, internetti, interneti
    wifi parool: wifi kood, wifi salasõna, interneti parool, wifiparool, wifi parooli, internetiparool, interneti salasõna, wifi salasõna, neti parool
    parool: salasõna
    #slow: aeglane, napib, aeglaselt
    küte: kütta, kütet, radiaator, termostaat, temperatuur, külm, soojem, soojemaks, külm toas, soojaks, küttesüsteem, jahe, liiga palav, liiga soe, külmetame, kütte, küttekeha
    küte: kütet juurde keerata, kütet maha keerata, kütet juurde, kütte juurde, toa soojemaks, tuba soojemaks
    soevesi: soe vesi, sooja vett, soojavesi, sooja vee, kuum vesi, kuuma vett, külm vesi, vesi * külm, sooja veega, vesi on külm, dušš külm, külma vett, soojaveeboiler, vesi * soe
    boiler
    dušš: dussi, duši, dušš, dushi
    parkimine: parkida, parklat, parkla, parkimiskoht, parkimiskohta, parkimiskohti, auto * parkida, auto * jätta, autoga parkida, autot * parkida, autot jätta, parkimiskohad, auto * panna, autot panna, autoga seisma, auto kuhu, autosid parkida, pargime, pargin
    #second: teine, teise, kaks autot, kahe autoga, teist
    auto: autot, autoga, autosid, autod
    elektriauto laadimine: elektriautot * laadida, autot * laadida, laadimispunkt, laadimisjaam, elektriauto * laadimispunkt, laadija, auto laadimine, teslat laadida, elektriauto laadimispunkt, elektriauto laadija, elektrilaadija, auto laadida, elektriautode laadimine, elektriautole, autolaadija, elektriautot laadida, laadimisvõimalus, elektriauto laadimise, laadimine elektriauto, laadimispunkti, laadida
    elektriauto: tesla, elektriautot, elektriautoga
    tee talvel: tee * jäine, tee * libe, tee lumine, tee * lumi, teeolud, tee * lahti, tee * lumes, libe tee, lumine tee, tee * puhas, tee * lükatud, talvine tee, tee on lahti lükatud, teed lükatakse, teed lahti lükatakse, tee seisukord, tee lumekoristus
    lumi: lume, lund, jää
    lumeketid: kette, ketid, lumekette, kettide, lumekettide, lumeketti
    talverehve: talverehvid, talverehvidega, talverehv, naastrehvid
    prügi: prügikast, prügikotid, prügikotti, prügikott, olmeprügi, jäätmed, rämps, prügikasti, prügikonteiner, konteiner, prahi, praht, sorteerimine, sorteerida, prügikaste
    prügi tühjendatakse: prügi * viiakse, prügi ära viiakse, prügiauto, prügivedu, prügi * ära viiakse, prügi ära veetakse, prügi äravedu, prügi tühjendatakse, prügikasti tühjendatakse, prügiveo, prügi viiakse, prügi veetakse, prügi järele, konteiner tühjendatakse, prügikaste tühjendatakse, prügikast tühjendatakse
    prügi klaas: pudelid, klaas * läheb, tühjad pudelid, klaasi * panna, pudelid * panna, klaas viia, klaasi viia, klaasist, taara, klaaspudelid, tühje pudeleid, pudeleid, klaas, klaasi
    prügi paber: vanapaber, papp, paberi, pappi, pappkast
    lemmikloom: lemmikloomad, loomad, loom, koduloom, lemmiklooma, lemmikloomi, lemmikloomaga, looma
    koer: koera, koeraga, koerad, labrador, kutsikas, koeri
    saabumine: check in, tsekin, sisseregistreerimine, registreerimine, saabuda, saabume, sisse saab, majja sisse, saab sisse, sisse tulla, kohale tulla, saame sisse, sisse kolida, majja, sisseregistreerimist, saabub, check in, registreerida, saabumisaeg
    #time saabumine: mis kellast * sisse, mis kellast * majja, mis kell * sisse, millal * sisse, alates mis kellast, millal * tulla, mis kellast tulla, millal * saabuda, mis ajast sisse, mis kellast * tulla, mis kell * saabuda, mis kell * tulla, mis kellaks * tulla, mis ajast * sisse, alates kella mis
    varem saabumine: varem sisse, varem tulla, varem saabuda, varasem saabumine, varasemat saabumist, varem kohale, varem registreerida, varem kohal, enne kella 15, varem check in, varem tuleme, hommikul sisse, varem majja, enne 15, mitte 15, varem tuppa, varem juba, varem jõuda, juba hommikul sisse, sisse juba, sisse varem, juba kell, varem
    varajanelahkumine: varem lahkuda, varem ära, varem minna, varem välja, varasem lahkumine, lahkuda varem, varem lahkume
    hilja saabumine: hilja saabuda, pärast südaööd, hiline saabumine, hilja kohale, hilja õhtul, hilineb, hilineme, öösel saabuda, öösel sisse, veel sisse, keskööl, pärast keskööd, hilja tulla, hiljem saabuda, hilja jõuda, hilist saabumist, jõuame hilja, jõuame hiljem, öösel kohale, südaööl, hilinemisega, hilinemine, hilja öösel, hiljem tulla, saabume hilja, hilja, keset ööd, tuleme hilja, saabume öösel, hilises, hiljem kohale, alles öösel, hiljem sisse
    võtmekapp: võtmekarp, võtmeboks, võtmekast, võtmehoidla, võtmekapi, võtmekappi, võtmekapist
    võtmekapp kood: uksekood, ukse kood, kapi kood, koodi ukse, võtmekapi kood, sissepääsukood, kood * uks, uksekoodi, kood ukse, kood võtmekapi, ust avada koodiga
    võti: võtmed, võtit, võtmeid, võtme, majavõti
    #lost: kaotatud, kaotasin, kaotasime, kadunud, kaotame, kaotada, kadus, ära kadunud, kaotan, kaob, kaotanud
    lahkumine: check out, tsekaut, lahkuda, lahkume, välja registreerida, väljaregistreerimine, lahkumisaeg, lahkuma, välja minna, ära minema, välja kolida, majast välja, lahkumist, väljas olema, minema hakata, ära minna, väljakolimine, lahkumise
    #time lahkumine: mis kellaks * välja, mis kell * lahkuda, mis kellaks * lahkuma, mis kell * välja, millal * lahkuma, millal * välja, mis kell * lahkuma, millal * ära minema, mis kellani * jääda, mis kellaks * lahkuda, mis kellaks * läinud, millal * lahkuda, kui kaua * jääda, mis kellaks * minema, mis kell minema
    hilja lahkumine: hiljem lahkuda, hiljem välja, hilisem lahkumine, kauem jääda, hilist lahkumist, lahkuda alles, hiljem ära, hilisemat lahkumist, alles kell, hiline lahkumine, kauem majas, hiljem välja registreerida, hiljem lahkume, hiljem lahkuma, pärast kella 10, kauem olla, jääda kauem, hiljem välja minna, lahkuda hiljem, kauem, hiljem väljuda, lõunani jääda, kella 12ni jääda, check out hiljem, hiljem minna
    pikendada: lisaöö, öö rohkem, üks öö veel, öö juurde, päev kauem, pikendamine, öö kauem, veel üheks ööks, lisaöö, nädal kauem
    pagas: kohvrid, kohver, kohvrit, kotid, kotte, seljakotid, kohvrid * jätta, kotid * jätta, asjad * jätta, pagasit, kohvrid * panna, kohvreid, pagas * jätta, asjad hoiule, asju hoiule, pagasihoid, pagasihoiu, kott, kotti, asju jätta, pagasit jätta, pagasi jätta, kohvrid hoiule, pagas hoiule, kohvrit hoiule
    kapid: kappi, hoiukapp, kapiruum, hoiukapid, pagasikapp
    aadress: asukoht, asub maja, kus te asute, navi, gps, koordinaadid, teejuht, maja leida, leiame teid, teid leiame, kohale saab, teejuhised, üles leida, kus maja asub, kuidas * kohale, kaart, postiindeks, juhised kohalejõudmiseks, kohale sõita, kuidas * leida, autoga * leiame, teid autoga leiame, leian teid, teid leida, teie juurde, navigatsioon, google maps, kus maja on, kus te olete, kus täpselt, asute, asub
    buss: buse, bussid, bussi, bussiga
    rong: rongi, rongiga, rongid
    jaam: raudteejaam, rongijaam, raudteejaama, rongijaama, jaama
    peatus: bussipeatus, bussipeatuse, bussipeatust
    buss rong: ühistransport, ühistranspordiga, ilma autota, autota
    takso: taksot, taksoga
    magamistoad: magamistuba, magamistube, magamistuba
    voodid: voodi, voodit, voodeid
    kaheinimesevoodi: topeltvoodi, laivoodi, abieluvoodi, kaheinimese voodi, kaheinimesevoodit
    üheinimesevoodi: üksikvoodi, üheinimese voodi, üksikvoodid, eraldi voodid
    voodid inimest: mitu inimest, magamiskohti, magamiskoht, mitu inimest mahub, voodikohti, mitmele inimesele, mitu voodikohta, mitu külalist, mitmele, mitu magamiskohta
    voodid: mitu voodit
    tekid: tekk, tekki, tekke, teki
    padjad: padi, patja, patju, padjad
    #extra: varu, lisa, veel üks, varuks
    lisainimene: lisakülaline, üks juurde, lisainimene, sõber * ööbida, õde liituda, sõber * jääda, lisavoodi, veel üks inimene, üks inimene juurde, seitse inimest, seitsmes, sõber * magada, sõbranna * ööbida, õde * ööbida, vend * ööbida, ema * ööbida, ööbida, ööseks jääda, meiega liituda, ööseks meile, ööseks meie, lisainimest, seitsmekesi, lisakülalist, liituda, liituma, lisainimene, sõbranna jääda, keegi ööbida, keegi ööseks, sõber tulla, veel keegi, veel üks külaline, 7 inimest, lisavoodit, üheks ööks meiega, üheks ööks meile, külaline ööseks, seitsmendale, seitsmes inimene
    beebivoodi: võrevoodi, lapsevoodi, reisivoodi, häll, beebi voodi, voodi beebile, titevoodi, imiku voodi, lapse voodi, beebivoodit, voodit beebile, beebihäll, võrevoodit, voodi lapsele, lastevoodi
    lapsed: laps, lapse, lapsi, lastele, lapsele, lastega, väikelaps, beebi, beebile, lapsega
    söögitool: lapsetool, syygitool, lastetool, beebitool, kõrge tool, söögitooli, toitmistool, lapse söögitool, beebi söögitool
    turvavärav: trepivärav, trepi turvavärav, lasteturvavärav, trepipiire, turvaväravat, turvavärava
    mängud: mänguasjad, mänguasju, lauamängud, lauamänge, mäng, mängude, lauamäng, mänge
    rätikud: käterätik, käterätikud, rätik, saunalina, käterätid, rätikut, rätikuid, vannilinad, vannilina, käterätte, käterätt
    voodipesu: linad, voodilinad, linu, lina, voodilinu, voodipesuga
    #change: vahetame, vahetada, vahetus, vahetatakse, vahetate, vahetamine
    pesumasin: pesu pesta, pesupesemine, pesta riideid, riideid pesta, pesu * pesta, riiete pesemine, pesumasinat, riideid * pesta, pesuruum, pesumaja
    kuivati: kuivatit, pesukuivati, riideid kuivatada, pesu kuivatada, trummelkuivati
    pesupulber: pesuvahend, pesugeel, pesupulbrit, pesuvahendit
    triikraud: triikida, triikrauda, triikimine
    köök: köögi, kööki, köögis
    pliit: pliidi, pliiti, induktsioon, pliidiplaat, induktsioonpliit, pliidil, keeduplaat, pliidiplaadid
    ahi: ahju, praeahi, praeahju, küpsetusahi
    pannid: potid, pann, pott, potte, panne
    raclette: raclettei, raclett, raclettegrill, raclette grill
    fondüü: fondue, fondüünõud, fondüüd
    maitseained: vürtsid, maitseaineid
    kohv: kohvi, espresso
    kohvimasin: espressomasin, kohvikeetja, kohvi teha, kohvi keeta, nespresso, kohvimasinat, kohviaparaat, kohvi tegemine, kohvimasinaga
    kapslid: kapsel, kohvikapslid, kapsleid, kohvikapsleid
    nõudepesumasin: nõudepesu, nõusid pesta, nõudepesumasinat, nõude pesemine, nõudemasin
    tabletid: tablett, nõudepesutabletid, nõudepesumasina tabletid, tablette, nõudepesutablette, pesutabletid
    puuahi: kamin, kaminat, tuld teha, kaminahi, kaminasse tuli, ahju kütta, ahi kütta, kaminas tuld, kaminas tule, puuahju, kaminatuli, ahju süüdata, kamin süüdata, kaminat kütta, kaminat süüdata, puupliit, kaminas, kütta ahju, ahju soojaks
    puud: küttepuud, halud, küttepuid, puid, halge, kaminapuud, kaminapuid, halgu
    tuhk: tuhka, tuha
    saun: sauna, saunas, saunaga, leili
    televiisor: telekas, telekat, tv, teler, telekast, telerit, televiisorit, telerist
    pult: puldi, pulti, kaugjuhtimispult
    kanalid: kanal, kanaleid, telekanalid, telekanaleid
    televiisor voogedastus: voogedastus, voogedastuse, netflix, netflixi, voogedastust, netflixit
    kõlar: kõlarid, bluetooth kõlar, kõlarit, bluetoothkõlar
    vool: voolu, elekter, elektrit, voolukatkestus, elektrikatkestus, tuled * läksid ära, tuled läksid ära, tuled kustusid, valgus kadus, valgust pole, elektrit pole, voolu pole, vool läks ära, elekter läks ära, tuled * kustusid, elekter kadus, vool kadus, tuled ei põle, pimedaks, elekter ära, vool ära
    elektrikilp: kork, korgid, kaitse, kaitsmed, kilp, kaitsmeid, kilpi, elektrikapp, kaitsmekapp, kork läks välja, kaitsekork, elektrikilpi, korke, kaitsmekilp
    suitsetamine: suitsetada, suitsetaja, suitsu teha, suitsetame, suitsetajad, suitsetajatele, suitsetan, suitsule, suitsetamiseks
    sigaret: sigarett, sigaretti, e sigaret, e sigaretti
    tuhatoos: tuhatoosi
    vaikneaeg: vaikne aeg, öörahu, vaikne, vaikust, vaikus, lärm, lärmakad, müra, vaiksed, lärmi, vaikselt, vaikset aega, lärmata, öörahuaeg
    peod: pidu, pidutseda, peo, sünnipäev, sünnipäeva pidada, tähistada, pidada pidu, sünnipäevapidu, pidusid, sünnipäeva tähistada
    muusika: muusikat, valju muusikat, vali muusika
    naabrid: naaber
    grill: grillida, grillimine, barbeque, šašlõkk, šašlõkki, gaasigrill, grillimiskoht, grilli, bbq, šašlõki, gaasigrilli
    gaasiballoon: balloon, gaasiballooni, varuballoon
    aed: aias, muru, õu, aeda, hoov
    terrass: terrassi
    kelgud: kelk, kelku, kelgutada, kelke, kelgutamine
    lamamistoolid: lamamistool, päevitustool, lamamistoole, päevitustoolid, lamamistooli
    päevavari: päikesevari, päevavarju, päikesevarju
    poed: pood, poodi, poe, toidupood, kauplus, külapood, toitu osta, süüa osta, toidupoodi, kaupluse, lähim pood, toiduaineid, toidukaupu, poest, sisseoste
    supermarket: suur pood, supermarketit
    pagariäri: leiba osta, leiba, leib, saia, saiad, pagar, leiba saab, pagaritöökoda, sai, värsket leiba, leiba saada, saiakesi
    sularaha: pangaautomaat, sularahaautomaat, raha välja võtta, sularahaautomaati, pangaautomaati, sularaha välja võtta, raha võtta
    restoranid: restoran, restorani, söömas käia, söömas, kus * süüa, söögikoht, väljas süüa, õhtust süüa, lõunat süüa, sööma minna, õhtusöögiks, õhtusööki, söögikohta, restorane, sööma, kuhu sööma, süüa saab, õhtustada, lõunatada, söögikohti
    restoranid pitsabaar: pitsabaar, pitsa, pitsat, pizza, pitsakoht, pitsakohta, pitsarestoran
    kaasaost: kaasa osta, kaasamüük, kaasa võtta toitu
    hädaabi
    arst: arsti, doktor, perearst, arsti juurde, perearsti
    apteek: apteeki, apteegi
    haigla: haiglat, haiglasse
    esmaabi: esmaabikarp, esmaabikomplekt, plaaster, plaastrit, esmaabikarbi, sidemed, plaastrid, esmaabivahendid, esmaabikapp
    suusatamine: suusad, suusk, suusatada, mäesuusad, suuski, suusatama, suuskade
    suusabuss: suusabussi, suusabussid, buss nõlvale, buss tõstuki juurde
    mäepilet: mäepiletid, suusapilet, tõstukipilet, suusapass, mäepileteid, mäepileti, tõstukipileteid
    #hire: laenutab, laenutus, rentida, rent, suusalaenutus, laenutada, suuski rentida, suusarent, üürida, suuskade laenutus
    suusakool: suusatund, suusatunnid, suusaõpetaja, suusakooli
    suusaruum: suusad * panna, suusasaapad * panna, suuski * jätta, suusad * jätta, suusasaapad * jätta, suusasaapad * kuivatada, märjad suusasaapad, suusasaapaid kuivatada, suuski hoida, suusad kuivatada, suusaruumi, suusahoid, märjad suusad, suusasaapaid jätta, suusad hoida
    saapad: suusasaapad, suusasaapaid
    turismimaks: linnamaks, kohalik maks, turistimaks, kuurordimaks, turismimaksu, maks, turistimaksu, linnamaksu
    külaliskaart: külaliskaarti, külalise kaart
    trepid: trepp, treppi, astmed, aste, trepiastmed, astmeid, treppe, trepist, trepiastet
    lift: lifti
    #steep: järsk, järsud, järsku
    #time: mis kell, millal, mis kellani, mis kellast, lahtiolekuajad, lahti, mis päeval, mis päevadel, avatud, mis ajani, mis ajast, kuni mis kell, kellaajal, mis kellaks, avatakse, suletakse, lahtiolekuaeg, mis ajal, kinni, mis kellast alates
    #duration: kui kaua, kaua, kestab
    #distance: kui kaugel, kaugel, kaugus, kui kaugele, kui palju maad
    #size: kui suur, kui lai, laius, suurus, kui laiad, mõõdud
    #price: maksab, hind, kui palju, palju maksab, tasuta, hinnaga, tasuline, mis maksab, tasu, maksavad, kallis, maksma, lisatasu, palju, hinna sees, franki, maksta, kui suur on, hinda
    : autoga, oma autoga, autoga tulles
    #duration: soojeneb, soojeneda, soojaks läheb, kuumeneb, köetakse, kütmine, soojeneda võtab, kütab, kuumaks läheb, kuumeneda, soojenemine
    prügi tühjendatakse: prügi ära viiakse, prügi viiakse ära
    koristamine: koristama, koristada, koristus, lõpukoristus, koristame, koristust
    hilja saabumine: rong hilineb, lend hilineb, lennuk hilineb, lend maandub, buss hilineb, lennuk maandub, lend * hilineb
    voodid inimest: mitu inimest * magada, mitu inimest * magab, mitu inimest * ööbida
    lisainimene: sõber * ööbida, sõber * ööseks, ööseks jääda
    aknad: aken, akna
    veekeetja: veekeedukann
    nõlvad: suusanõlvad, suusanõlv, nõlv
    küte: magamistoa radiaator, elutoa radiaator
    voodid inimest: inimest * magada, inimest magab, inimest mahub
    lisainimene: üks inimene rohkem, üks juurde
    puurong: puidust rongidega, puidust rongid
    #sell: müüb, osta, ostma, müüa, müüvad, ostame
    süütenuppu: süüdata, süütamine
    sportpood
    : enne sisseregistreerimist, pärast lahkumist, pärast väljaregistreerimist, enne saabumist, saabumispäeval, lahkumispäeval
    : rohkem kui
    #extra: rohkem
    loomaaed: loomaia
  `,
  empty: `
    aga aitäh ainult alates alla all anda annab anna annavad ega ehk ei enda et ette hea head hetkel igal iga ikka ilma ise ja jah juba juurde juures just ka kaasa kas keegi kellel kelle kindlasti kogu kohe kohta kokku kord kui kuid kuhu kuidas kuna kus kuskil kusagil
    kuskohas kust kõik kõike küll küsimus küsida lihtsalt lubatud lubate lähedal läheb lähim lähima lähimas ma mida mille milleks milline mingi mina minu mind mis miks mitte mitu mu muidu mul mulle mõni mõnda mõned meie meid meil meile meiega me midagi mõelda
    nad need neid neil nende nii ning no nüüd näiteks natuke oled oleks oleksime olete oleme olema olemas olen oli olla on ole oma oskate oskab osata paar palun panna panen pange peab peaks peame pean pidi pole poole praegu pärast päris saaks saaksime saab saame saan saada saate saavad
    sama samuti see seda selle sellel sellest selles siia siin siis siit seal sinna sealt soovime soovin sooviks sul ta teate tal tahaks tahaksime tahame tahan teada teab teha teeme teen teie teil teile te tema tere tervist terviseid toimib tore tuleb tuleme tulen tulla tulevad täna
    tänan tänud täpne täpselt umbes um üle üles ümber uus vaid vaja vajame varsti või võib võibolla võiks võiksime võime võimalik võimalust võimalus võtta võtame väga väike väikese väikesele vähe töötab tööle töötada töötavad töötamine käib käivad käia käima kasutada kasutame kasutamine kasutan kasutatakse kasutatav
    leida leian leidub näitab panema võtma tohime tohib tohin tohiks tohivad kolm neli viis kuus kaheksa üheksa kümme kaks ühe ühte üht esimene kell kella hommik homme täna öö ööd öösel päeval päev päeva päevas maja majas majast chalet arve korter korteris puhkemaja puhkemajas elamine elamises ukse uks anna
    võõrustaja meeskond küla külas kandis siinkandis ümbruses lähedale lähedalt käivitada käivitan käivitub sisselülitada lülitada lülitan lülitub põlema vajutada seadistada reguleerida soovitada soovitate soovitage soovitaksite nõu abi aidata juhend juhis kuidagi seletada selgitada peale vahel ees taga kõrval tegema saaksin jaoks
    eest aeg aega ajal jätkub piisavalt piisab sobib sobiks palume sõita minna lähen lähme lähete mõistlik mingit minul meilgi kuulub antud antakse pakute pakutakse pakub pakkuda saadaval kätte kunagi kaasas hommikul õhtul päevase mõnusalt mõnus kena ilus tark kodu kodus teada- näha vaadata vaatan
    külla jõuda jõuame jõuan jätta igaks olla- põhimõtteliselt seoses ses sest mõlemad mõlemal ütelda ütle öelda ütlete parim parimat parem hästi korralikult
    käima lähe läheb mängida mängib enne seade seadet panna ära saab vist meelde jahtub olemas polnud pääseb ajal magada tulles jään jääme põhjus viia viime ehitada annaks annate tehakse oskaksite ostma osta käsitseda magab
    märg märjad märgi jääb jäävad
    sisse keerata lülitada panna läheb sõidab väljub ühendada ühenduda veel viiele viie kuuele
  `,
  optional: `
    mees naine naise poeg tütar ema isa vend õde vanemad vanaema vanaisa sõber sõbra sõbrad sõbranna külaline külalised külalist inimest inimesed inimene lapsed laps lapse lapsi lastele lapsele lastega väikelaps beebi beebile lapsega pere perega lastel
    esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev esmaspäeval teisipäeval kolmapäeval neljapäeval reedel laupäeval pühapäeval pühapäeviti nädalavahetus nädalavahetusel jaanuar jaanuaris veebruar veebruaris märts märtsis aprill aprillis mai juuni juuli august september oktoober detsembris novembris oktoobris november detsember
    jõulud jõulude talv talvel suvi suvel kevad sügis lõuna lõunal keskpäeval südaöö minut minutit tund tundi nädal nädalat kuu aasta varahommikul
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
    /\bilutulestik\w*\b|\btule(?:kustuti|ase|kahju(?:de)?kindlustus|ohutus\w*|tekk|korje|hakatus|torje(?:number|auto)?)\w*\b|\b(?:tuld|tule|lokke) (?:teha|suudata|teeme)\b|\b(?:kamina|ahju|pliidi)\w* (?:\w+ )?(?:tuld|tule|tuli|suitsu\w*)\b|\bgaasi(?:grill|balloon|pliit|ahi|kuttega)\w*\b|\bsuits(?:etam\w*|etad\w*|etaj\w*|uvaba\w*|etan|ukala|uliha)\b|\bsuitsu (?:teha|teeme)\b|\bsuitsule\b|\bsuitsetad\w*\b|\bkas (?:\S+ ){0,3}(?:suitsuandur|tulekahjuandur|vinguandur)\w*(?= on| olemas|\?|$)/g,
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
