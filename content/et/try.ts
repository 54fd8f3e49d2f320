import type * as en from '../en/try';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  tryPage: {
    pageTitle: 'Infomapp külalisele',
    description:
      'Tehke oma kuulutusest infomapp: kolmkümmend küsimust, mida külalised kõige rohkem küsivad, mis on veel puudu, prinditav versioon ja võimalus mapilt küsida.',
    eyebrow: { label: 'Infomapp' },
    title: 'Tehke oma kuulutu\u00adsest külalise infomapp.',
    lead: 'Kleepige siia see, mida te külalistele niikuinii kirjutate. Sellest saavad märkmed kolmekümne küsimuse kohta, mida külalised kõige rohkem küsivad. Te näete, mis on puudu, prindite mapi majja ja esitate sellele külalise küsimusi.',
    list: {
      eyebrow: { label: 'Kolmkümmend küsimust' },
      title: 'Mida küla\u00adlised kõige rohkem küsivad.',
    },
    ask: {
      eyebrow: { label: 'Küsige mapilt' },
      title: 'Nüüd küsige nagu külaline.',
      lead: 'Kui teil on mõni märge kirjas, vastavad teie enda märkmed; seni vastavad Chalet Arve omad. Märge vastab ainult sellega, mis selles kirjas on. Kõike muud küsitakse majutajalt.',
    },
    end: {
      title: 'Võtke need märkmed kaasa.',
      lead: 'Seda peab AI-kaasmajutaja teie maja kohta teadma. Salvestage fail, looge konto ja alustage sellega. Proovida saab tasuta nii kaua, kui soovite, ilma krediitkaardita.',
    },
  },
  paste: {
    label: 'Teie kuulutus, majajuhend või sõnumimall',
    placeholder: 'Kleepige siia või kirjutage.',
    action: 'Tee märkmeteks',
    hint: 'Jääb sellesse brauserisse. Midagi ei saadeta.',
    needsScript:
      'Oma märkmete jaoks on vaja JavaScripti, mis on selles brauseris välja lülitatud. Allolevat näidet saab lugeda ja printida ka ilma.',
    empty: 'Kleepige või kirjutage kõigepealt tekst.',
    tooLong: 'See tekst on korraga lugemiseks liiga pikk. Palun kleepige see kahes osas.',
    nothing:
      'Sellest tekstist me märkmeid ei leidnud. Palun kirjutage täislausetega, üks teema real.',
    notLoaded: 'Seda lehe osa ei õnnestunud laadida. Teie tekst on alles: palun proovige uuesti.',
    done: 'Märkmeid kolmekümne küsimuse kohta: {notes}. Muid märkmeid: {further}. Palun lugege need üle.',
  },
  book: {
    title: 'Infomapp',
    nameless: 'Teie maja',
    contents: 'Sisukord',
    further: 'Muud märkmed',
    untitled: 'Märge',
    example: 'Väljamõeldud maja näiteks. Ka hinnad ja ajad on välja mõeldud.',
    emergency: {
      title: 'Hädaolukorras',
      call: 'Helistage',
      services: { ambulance: 'Kiirabi', fire: 'Tuletõrje', police: 'Politsei' },
      say: 'Öelge, kus te olete, mis on juhtunud ja mitu inimest vajab abi. Seejärel helistage majutajale.',
      place: 'Te olete siin',
      help: 'Arst ja apteek',
    },
  },
  topicGroups: [
    {
      name: 'Kohalejõudmine',
      topics: {
        directions: {
          question: 'Kus maja on ja kuidas selle üles leiab?',
          needs: 'Aadress koos numbriga ja viimane pööre.',
        },
        parking: { question: 'Kuhu parkida?', needs: 'Mis koht, mitu autot ja mis see maksab.' },
        'check-in': { question: 'Mis kellast saab sisse?', needs: 'Kellaaeg.' },
        'key-box': {
          question: 'Kuidas võtme kätte saab?',
          needs: 'Kus see on ja millal kood tuleb. Mitte kood ise.',
        },
        'late-arrival': {
          question: 'Mis siis, kui jõuame öösel?',
          needs: 'Mis kellani ja mis on siis teisiti.',
        },
      },
    },
    {
      name: 'Tubades',
      topics: {
        wifi: {
          question: 'Mis on wifi nimi ja kus on parool?',
          needs: 'Võrgu nimi ja koht, kus parool on.',
        },
        heating: {
          question: 'Kuidas kütet juurde või maha keerata?',
          needs: 'Kus on regulaator ja kui soe on iga number.',
        },
        'hot-water': {
          question: 'Kas sooja vett jätkub?',
          needs: 'Mitmeks dušiks ja mida teha, kui vesi on külm.',
        },
        beds: { question: 'Missugused voodid on?', needs: 'Mitu neid on ja kui laiad.' },
        towels: {
          question: 'Kas rätikud ja voodipesu on olemas?',
          needs: 'Mis on olemas ja mis tuleb kaasa võtta.',
        },
      },
    },
    {
      name: 'Köök ja pesu',
      topics: {
        kitchen: {
          question: 'Kuidas pliit ja ahi töötavad?',
          needs: 'See samm, mida külaline ise ei leia.',
        },
        coffee: {
          question: 'Kuidas kohvimasin töötab?',
          needs: 'Sammud ja see, kas kohv on olemas.',
        },
        dishwasher: {
          question: 'Kuidas nõudepesumasin töötab?',
          needs: 'Kus on tabletid ja mis programm valida.',
        },
        'washing-machine': {
          question: 'Kas pesu saab pesta?',
          needs: 'Kus ja mis kellast mis kellani.',
        },
        bins: { question: 'Kuhu prügi läheb?', needs: 'Mis kott, mis konteiner, mis päev.' },
      },
    },
    {
      name: 'Mis on lubatud',
      topics: {
        pets: {
          question: 'Kas koera tohib kaasa võtta?',
          needs: 'Jah või ei, mitu ja mis see maksab.',
        },
        'extra-person': {
          question: 'Kas üks inimene võib juurde tulla?',
          needs: 'Mitu inimest kõige rohkem mahub ja mis see maksab.',
        },
        'baby-bed': {
          question: 'Kas beebivoodi on olemas?',
          needs: 'Mõõdud või vanus ja see, kas tuleb ette teatada.',
        },
        smoking: { question: 'Kas suitsetada tohib?', needs: 'Kus tohib ja kus ei tohi.' },
        'quiet-hours': {
          question: 'Mis kellast peab vaikne olema?',
          needs: 'Mis kellast mis kellani.',
        },
      },
    },
    {
      name: 'Maja ümbruses',
      topics: {
        shops: { question: 'Kust süüa osta?', needs: 'Kui kaugel ja mis kell lahti.' },
        restaurants: {
          question: 'Kus saab söömas käia?',
          needs: 'Kaks-kolm nime ja kui kaugel need on.',
        },
        'public-transport': {
          question: 'Kas autota saab tulla?',
          needs: 'Jaam, buss ja takso, koos minutite või meetritega.',
        },
        emergency: {
          question: 'Kus on arst?',
          needs: 'Perearst, apteek, haigla ja hädaabinumber.',
        },
        'fuse-box': {
          question: 'Vool läks ära. Mis nüüd?',
          needs: 'Kus on elektrikilp ja kellele helistada.',
        },
      },
    },
    {
      name: 'Ajad ja raha',
      topics: {
        'early-check-in': {
          question: 'Kas võime varem tulla?',
          needs: 'Mis kellast kõige varem ja millal te otsustate.',
        },
        'check-out': {
          question: 'Mis kellaks peab lahkuma?',
          needs: 'Kellaaeg ja mida enne teha.',
        },
        'late-check-out': {
          question: 'Kas võime hiljem lahkuda?',
          needs: 'Mis kellani ja mis see maksab.',
        },
        luggage: {
          question: 'Kas pagasi võib siia jätta?',
          needs: 'Kuhu ja mis kellast mis kellani.',
        },
        'tourist-tax': {
          question: 'Kas turismimaksu peab maksma?',
          needs: 'Kui palju öö eest, kelle eest ja kuidas maksta.',
        },
      },
    },
  ],
  own: {
    choice: { label: 'Millist mappi näidatakse', own: 'Teie maja', example: 'Näide: Chalet Arve' },
    name: 'Maja nimi',
    namePlaceholder: 'Maja järve ääres',
    country: 'Riik',
    countryHint: 'Hädaabinumbri jaoks. Me ei oleta seda.',
    chooseCountry: 'Palun valige',
    otherCountry: 'Mõni muu riik',
    score: 'valmis {count}-st',
    rest: 'poolikuid {thin}, puudu {missing}',
    scoreHint:
      'Märge on valmis, kui selles on vähemalt {needed} tähemärki ning arv seal, kus külaline tahab teada kellaaega, suurust või hinda. Kas see ka õige on, teate ainult teie.',
    states: { full: 'Valmis', thin: 'Poolik', missing: 'Puudu' },
    needs: 'Mis siia käib: {needs}',
    short: 'Poolik: {count} tähemärki {needed}-st.',
    noFigure: 'Poolik: külaline küsiks kellaaega, arvu või hinda.',
    further: {
      title: 'Muud märkmed',
      lead: 'Mis ei käi ühegi kolmekümne küsimuse alla. Iga märkme saab mõne küsimuse alla tõsta.',
      noteTitle: 'Pealkiri',
      note: 'Märge',
      move: 'Tõsta küsimuse alla …',
      remove: 'Eemalda',
      add: 'Lisa märge',
    },
    keeping: {
      kept: 'Hoitakse ainult selles brauseris. Midagi ei saadeta.',
      unkept:
        'See brauser ei luba lehel midagi hoida või on ruum otsas. Teie märkmed on siin, kuni lehe sulgete: salvestage need enne failina.',
      elsewhere:
        'Teie märkmeid muudeti teisel vahelehel. Siit ei salvestata midagi, enne kui olete valinud.',
      unreadable:
        'Selles brauseris hoitud märkmeid ei õnnestunud lugeda. Need jäävad puutumata, kuni te siin midagi kirjutate; siis need asendatakse.',
    },
    takeOther: 'Näita teist versiooni',
    keepThis: 'Jäta alles see versioon',
  },
  file: {
    title: 'Võtke oma märkmed kaasa',
    lead: 'Printige mapp majja: kõigepealt hädaabileht, siis märkmed. Failides on teie märkmed ja ei midagi muud; mõlemat saab siia uuesti importida.',
    print: 'Prindi mapp',
    paper: 'Paber',
    markdown: 'Salvesta Markdownina',
    json: 'Salvesta JSON-ina',
    import: 'Impordi fail',
    importHint: 'Siin salvestatud Markdown või JSON, kuni {limit} kB.',
    delete: 'Kustuta need märkmed',
    deleteQuestion: 'Kas kustutada kõik teie märkmed sellest brauserist? Tagasi neid ei saa.',
    deleteYes: 'Kustuta',
    deleteNo: 'Jäta alles',
    deleted: 'Teie märkmed on sellest brauserist kustutatud.',
    replaceQuestion:
      'Märkmeid failis: {count}. Märkmeid siin: {present}. Kas asendada siinsed märkmed failis olevatega?',
    replaceYes: 'Asenda',
    replaceNo: 'Jäta alles siinsed märkmed',
    imported: 'Imporditud märkmeid: {count}.',
    problems: {
      size: 'See fail on suurem kui {limit} kB. Märkmed on palju väiksemad: palun valige siin salvestatud fail.',
      unreadable:
        'Sellest failist me loetavaid märkmeid ei leidnud. Palun valige siin salvestatud Markdowni või JSON-i fail.',
      empty: 'Selles failis märkmeid ei ole.',
      many: 'Selles failis on üle {most} märkme, mis ei käi ühegi kolmekümne küsimuse alla.',
      long: 'Märge „{label}“ on pikem kui {limit} märki. Palun lühendage seda failis.',
    },
  },
  ask: {
    log: 'Vestlus mapiga',
    greeting:
      'Tere õhtust. Mina olen sõnaotsing teie brauseris ja tean ainult seda, mis on märkmetes maja {house} kohta. Teie külalistele vastaks AI-kaasmajutaja, kes ütleb, et ta on tehisaru.',
    field: 'Teie küsimus',
    ask: 'Küsi',
    needsScript:
      'Küsimiseks on vaja JavaScripti, mis on selles brauseris välja lülitatud. Ülal olevaid märkmeid saab lugeda ka ilma.',
    empty: 'Palun kirjutage kõigepealt küsimus.',
    notLoaded: 'Otsingut ei õnnestunud laadida. Teie küsimus on väljal alles: palun küsige uuesti.',
    guest: 'Külaline:',
    desk: 'Vastus:',
    from: 'Märkmest:',
    unknown: 'Seda ma ei tea. Küsin majutajalt ja annan teile siin teada.',
    decides: 'Seda otsustab majutaja iga kord eraldi. Küsin temalt ja annan teile siin teada.',
    toHost: 'Mida majutaja saaks',
    requests: '{house}: külaline {request}',
    asks: '{house}: külaline küsib: „{question}“ Vastake jah, ei või mõne sõnaga.',
    robot:
      'Jah. Siin vastab sõnaotsing, ilma igasuguse tehisaruta. Teie külalised kirjutaksid AI-kaasmajutajaga, kes ütleb, et ta on tehisaru, ja annab küsimused teile edasi.',
    offer: 'Te küsite eesti keeles: siin on eestikeelne leht.',
    emergency: {
      first: {
        fire: 'Lahkuge kohe majast ja sulgege uksed enda järel.',
        gas: 'Ärge kasutage toas lahtist tuld, lüliteid ega telefoni. Avage aken, minge välja ja helistage õuest.',
        smoke:
          'Kui näete suitsu või tunnete selle lõhna, lahkuge majast ja sulgege uksed enda järel.',
        'break-in': 'Hoidke eemale. Minge ruumi, mille ukse saate lukustada, või lahkuge majast.',
        injury: 'Jääge inimese juurde. Hädaabikeskus ütleb, mida teha.',
        water:
          'Hoidke eemale märgadest pistikupesadest ja lampidest. Keerake peakraan kinni, kui pääsete sinna ohutult.',
        'locked-out': 'Palun jääge maja lähedale, võimalusel sooja.',
      },
      call: 'Helistage',
      danger: 'Kui keegi on ohus, helistage',
      noCountry: 'Mis riigis maja asub?',
      host: 'Helistan majutajale.',
    },
    ready: 'Küsimused proovimiseks',
    questions: [
      'Mis on wifi parool?',
      'Kuhu saab parkida ja mis kellaks peab lahkuma?',
      'Kas teil on beebivoodi?',
      'Kas mikrolaineahi on olemas?',
      'Kas te olete robot?',
      'Köögis on gaasilõhn!',
    ],
  },
};
