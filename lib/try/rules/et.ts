import type { SearchRules } from '../search-rules.ts';

/** Estonian. Its letters õ, ä, ö, ü, š and ž have lost their marks before. */
export const rules: SearchRules = {
  // "garaazh" and "saslokk" are how ž and š are typed.
  fold: (text) => text.replaceAll(/([sz])h/g, '$1').replaceAll(/['’]/g, ''),
  phrases: [
    [/\bvarem sisse\b/g, 'varem'],
    [/\bcheck[\s-]?in\w*\b|\bt?sekin\w*\b/g, 'saabumine'],
    [/\bcheck[\s-]?out\w*\b/g, 'lahkumine'],
    [/\bwi[\s-]fi\b/g, 'wifi'],
    [/\bmitu inimest\b/g, 'magamiskohti'],
    [/\b(?:ilma )?autota\b/g, 'ilmaautota'],
    [
      /\b(?:ules|kohale|maja|selle|teid|teie)\s(?:autoga\s)?lei(?:ab|ame|an|da)\b|\bkuidas leida\b/g,
      'kuidasleida',
    ],
  ],
  figure: /^\d+(?:ks|ni|st|ne|se|kuune|kuusele)?$/,
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
  shortestPart: 5,
  stopWords: `
    aga aitäh ainult alates alla alles all anda annab anna annavad ega ehk ei eile enam enda ennast enne et ette hea
    head hetkel igal iga igas ikka ilma ilmselt ise ja jah jaoks jms ju juba juurde juures juurest just juttu järgi
    järgmine järgmisel järgmise ka kaasa kas kaua keegi kellel kelle kes kindlasti kogu kohe kohta kokku kord kui kuid
    kuhu kuhugi kuidas kuna kunagi kus kuskil kusagil kuskohas kust kõik kõike kõige küll küsimus küsida lihtsalt liiga
    lubatud lubate lähedal läheb lähim lähima lähimas lähevad läks ma mida mille millal millest millega millised milline
    mingi mina minu mind mis miks mitte mitu mu muidu mul mulle mõni mõnda mõned mõne mõtet mõnus meie meid meil meile
    meiega me midagi nad need neid neil nende nii ning no nojah nüüd nagu natuke natukene natukese oktoober oled oleks
    oleksime olete oleme olema olemas olen oli olla olid on oma ometi osata oskate ole paar palju palun panna panen
    pange parem paremini peab peaks peale peame pean pidi peaksime pigem poole pool praegu pärast päris rohkem saaks
    saaksime saab saame saan saada saate saavad sama samuti see seda selle sellel sellest selles sest siia siin siis
    sinna seal siit soovime soovin sooviks sul suur suurepärane ta teate tal tahaks tahaksime tahame tahan teada teab
    teha teeme teen teevad tegema teid teie teil teile teiega tema tere tervist tervitades terviseid teised teine toimib
    tore toredat tuleb tuleme tulen tulla tulevad tuli tänan täna tänud täpne täpselt umbes um üle üles ümber üks ühe
    ühte ühel uus vaid vaja vajame vahel varsti vastu veel veidi viga vist võib võibolla võiks võiksime võime võimalik
    võimalust võimalus võimalusi või võtta väga väike vähe ära äkki ükski ühtegi töötab tööle töötada käia käib käivad
    saa jaksa näitab kena päevast päeva abi ilus ilusat palume kaks kolm neli viis kuus seitse kaheksa üheksa kümme
    üksteist kaksteist kahe kolme esimene esimest minut minutit tund tundi tunni kell kella kellaks kellast päev päeval
    päevad nädal nädala nädalat nädalavahetus kuu kuud kuune kuusele aasta aastat aastane homme õhtu õhtul õhtust hommik
    hommikul lõuna öö ööd esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev esmaspäeval teisipäeval
    kolmapäeval neljapäeval reedel laupäeval pühapäeval jaanuar veebruar märts aprill mai juuni juuli august september
    november detsember jaanuaris veebruaris märtsis aprillis mais juunis juulis augustis septembris oktoobris novembris
    detsembris jõulud jõulude talvel suvel kevadel sügisel mees naine abikaasa poeg tütar tütrele pojale vend õde ema
    isa vanemad sõbranna tüdruk poiss vanaema vanaisa mehel naisel pojal tütrel chalet maja majas majja majast korter
    majutus arve uks ukse pererahvas võõrustaja perenaine peremees meeskond puhkus reis peatumine külaline külalised
    külalist chf eurot euro franki tohib tohime tohivad lähe käima sobib vana vanad nimi nimed nime kätte leida leiab
    leiame leian leiavad jõuame jõuab reisib otsite otsin jätkub tuba toas tuppa jäi jäin`,
  helping: `
    alustada avada avatud lahti kinni sulgeda hind hinna maksab maksma maksta tasuta tasu tasuline võtma võtame võtate
    tooma tuua toome viia viiakse viima osta ostma müüa laenata rentida rent rentimine laenutada helistada oodata jääda
    jätta jätame piisab mahub kasutada kasutame kasutamine vaba vabad inimest koht kohad kohti külm soe sooja kuum
    magada istuda minna mineku sõita sõidab maha üleval väljas õues sees keerata käivitada lülitada panema süüa juua
    toit otsida keelatud vaadata kuulata vasakul paremal täis tühi tühjad ligipääs algab lõpeb`,
  personal: `
    arvega arvet kviitung käibemaks käibemaksuga allahindlus allahindlust soodustus soodustust tühistada tühistage
    tühistamine tagatisraha tagatis ettemaks ülekanne ülekande makse makstud tagasi raha unustasin unustasime unustas
    kaotasin varastati katki läinud kahju kahjustatud kaebus kaebada pettunud arvustus hinnang broneering broneeringut
    broneerida broneeringu edasi lükata muuta müüa müüma ostma pulmad abielluda töökoht tööd kindlustus leping omanik
    foto fotod pilt pildi ilm ilma`,
};
