import type * as en from '../en/try';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  tryPage: {
    pageTitle: 'Huisboek',
    description:
      'Maak van uw advertentie een huisboek: de dertig vragen die gasten het meest stellen, wat er nog ontbreekt, een versie om te printen en een proefgesprek.',
    eyebrow: { label: 'Huisboek' },
    title: 'Maak van uw adver\u00adtentie een informatie\u00admap.',
    lead: 'Plak wat u uw gasten al vertelt. Het wordt een reeks notities bij de dertig vragen die gasten het meest stellen. U ziet wat er ontbreekt, print het huisboek voor in de woning en stelt de vragen die een gast zou stellen.',
    list: {
      eyebrow: { label: 'Dertig vragen' },
      title: 'Wat gasten het meest vragen.',
    },
    ask: {
      eyebrow: { label: 'Vraag het aan het boek' },
      title: 'Stel nu de vragen van een gast.',
      lead: 'Zodra u iets hebt genoteerd, antwoorden uw eigen notities; tot dan die van Chalet Arve. Een notitie antwoordt alleen met wat erin staat. Al het andere gaat naar de verhuurder.',
    },
    end: {
      title: 'Neem deze notities mee.',
      lead: 'Dit is wat een AI-co-host over uw huis moet weten. Sla het bestand op, maak een account aan en begin ermee. Testen is gratis zolang u wilt, zonder creditcard.',
    },
  },
  paste: {
    label: 'Uw adver\u00adtentie, huis\u00adinformatie of bericht\u00adsjabloon',
    placeholder: 'Plak het hier, of schrijf zelf.',
    action: 'Maak er notities van',
    hint: 'Blijft in deze browser. Er wordt niets verstuurd.',
    needsScript:
      'Voor eigen notities is JavaScript nodig, en dat staat in deze browser uit. Het voorbeeld hieronder kunt u ook zo lezen en printen.',
    empty: 'Plak of schrijf eerst een tekst.',
    tooLong: 'Deze tekst is te lang om in één keer te lezen. Plak hem in twee delen.',
    nothing:
      'In deze tekst hebben wij geen notities gevonden. Schrijf hele zinnen, met één onderwerp per regel.',
    notLoaded:
      'Dit deel van de pagina kon niet worden geladen. Uw tekst staat er nog: probeer het nog eens.',
    done: 'Notities bij de dertig vragen: {notes}. Andere notities: {further}. Lees ze nog even na.',
  },
  book: {
    title: 'Huisboek',
    nameless: 'Uw huis',
    contents: 'Inhoud',
    further: 'Andere notities',
    untitled: 'Notitie',
    example: 'Een verzonnen huis als voorbeeld. Ook de prijzen en tijden zijn verzonnen.',
    emergency: {
      title: 'Bij nood',
      call: 'Bel',
      services: { ambulance: 'Ambulance', fire: 'Brandweer', police: 'Politie' },
      say: 'Zeg waar u bent, wat er is gebeurd en hoeveel mensen hulp nodig hebben. Bel daarna de verhuurder.',
      place: 'U bent hier',
      help: 'Dokter en apotheek',
    },
  },
  topicGroups: [
    {
      name: 'Aankomen',
      topics: {
        directions: {
          question: 'Waar staat het huis, en hoe vinden we het?',
          needs: 'Het adres met huisnummer, en de laatste afslag.',
        },
        parking: {
          question: 'Waar kunnen we parkeren?',
          needs: 'Welke plek, hoeveel auto’s, wat het kost.',
        },
        'check-in': { question: 'Vanaf hoe laat kunnen we erin?', needs: 'Het tijdstip.' },
        'key-box': {
          question: 'Hoe komen we aan de sleutel?',
          needs: 'Waar die is, en wanneer de code komt. Niet de code zelf.',
        },
        'late-arrival': {
          question: 'En als we ’s nachts aankomen?',
          needs: 'Tot hoe laat, en wat er dan anders is.',
        },
      },
    },
    {
      name: 'In de kamers',
      topics: {
        wifi: {
          question: 'Hoe heet de wifi, en waar staat het wachtwoord?',
          needs: 'De naam van het netwerk, en waar het wachtwoord staat.',
        },
        heating: {
          question: 'Hoe zetten we de verwarming hoger of lager?',
          needs: 'Waar de knop zit, en hoe warm elk cijfer is.',
        },
        'hot-water': {
          question: 'Is er genoeg warm water?',
          needs: 'Voor hoeveel douches, en wat te doen als het koud blijft.',
        },
        beds: { question: 'Welke bedden zijn er?', needs: 'Hoeveel, en hoe breed.' },
        towels: {
          question: 'Zijn er handdoeken en beddengoed?',
          needs: 'Wat er ligt, en wat de gast zelf meebrengt.',
        },
      },
    },
    {
      name: 'Keuken en was',
      topics: {
        kitchen: {
          question: 'Hoe werken de kookplaat en de oven?',
          needs: 'De ene stap die een gast niet zelf ontdekt.',
        },
        coffee: {
          question: 'Hoe werkt het koffiezetapparaat?',
          needs: 'De stappen, en of er koffie is.',
        },
        dishwasher: {
          question: 'Hoe werkt de vaatwasser?',
          needs: 'Waar de tabletten liggen, en welk programma.',
        },
        'washing-machine': {
          question: 'Kunnen we kleren wassen?',
          needs: 'Waar, en van hoe laat tot hoe laat.',
        },
        bins: {
          question: 'Waar kan het afval heen?',
          needs: 'Welke zak, welke container, welke dag.',
        },
      },
    },
    {
      name: 'Wat mag',
      topics: {
        pets: { question: 'Mag er een hond mee?', needs: 'Ja of nee, hoeveel, wat het kost.' },
        'extra-person': {
          question: 'Mag er iemand extra blijven?',
          needs: 'Hoeveel mensen hoogstens, en de prijs.',
        },
        'baby-bed': {
          question: 'Is er een babybedje?',
          needs: 'De maat of de leeftijd, en of de gast erom moet vragen.',
        },
        smoking: { question: 'Mogen we roken?', needs: 'Waar wel, en waar niet.' },
        'quiet-hours': {
          question: 'Vanaf hoe laat moet het stil zijn?',
          needs: 'Van hoe laat tot hoe laat.',
        },
      },
    },
    {
      name: 'Rond het huis',
      topics: {
        shops: { question: 'Waar doen we boodschappen?', needs: 'Hoe ver, en de openingstijden.' },
        restaurants: {
          question: 'Waar kunnen we eten?',
          needs: 'Twee of drie namen, en hoe ver het is.',
        },
        'public-transport': {
          question: 'Kunnen we zonder auto komen?',
          needs: 'Station, bus en taxi, met minuten of meters.',
        },
        emergency: {
          question: 'Waar is een dokter?',
          needs: 'Praktijk, apotheek, ziekenhuis, en het alarmnummer.',
        },
        'fuse-box': {
          question: 'De stroom is uitgevallen. Wat nu?',
          needs: 'Waar de meterkast is, en wie de gast dan belt.',
        },
      },
    },
    {
      name: 'Tijd en geld',
      topics: {
        'early-check-in': {
          question: 'Kunnen we eerder komen?',
          needs: 'Vanaf hoe laat op zijn vroegst, en wanneer u beslist.',
        },
        'check-out': {
          question: 'Hoe laat moeten we weg?',
          needs: 'Het tijdstip, en wat er vooraf te doen is.',
        },
        'late-check-out': {
          question: 'Mogen we later weg?',
          needs: 'Tot hoe laat, en wat het kost.',
        },
        luggage: {
          question: 'Kunnen we onze bagage achterlaten?',
          needs: 'Waar, en van wanneer tot wanneer.',
        },
        'tourist-tax': {
          question: 'Is er toeristenbelasting?',
          needs: 'Hoeveel per nacht, voor wie, en hoe de gast betaalt.',
        },
      },
    },
  ],
  own: {
    choice: { label: 'Welk huisboek u ziet', own: 'Uw huis', example: 'Voorbeeld: Chalet Arve' },
    name: 'Naam van het huis',
    namePlaceholder: 'Huis aan het meer',
    country: 'Land',
    countryHint: 'Voor het alarmnummer. Wij raden er niet naar.',
    chooseCountry: 'Kies een land',
    otherCountry: 'Een ander land',
    score: 'van de {count} volledig',
    rest: '{thin} mager, {missing} leeg',
    scoreHint:
      'Een notitie is volledig vanaf {needed}\u00a0tekens, met een getal waar gasten een tijd, een maat of een prijs willen weten. Of het klopt, weet alleen u.',
    states: { full: 'Volledig', thin: 'Mager', missing: 'Leeg' },
    needs: 'Wat erin hoort: {needs}',
    short: 'Mager: {count} van de {needed}\u00a0tekens.',
    noFigure: 'Mager: een gast zou naar een tijd, een aantal of een prijs vragen.',
    further: {
      title: 'Andere notities',
      lead: 'Wat bij geen van de dertig vragen hoort. Elke notitie kunt u bij een vraag zetten.',
      noteTitle: 'Titel',
      note: 'Notitie',
      move: 'Zet bij …',
      remove: 'Verwijderen',
      add: 'Notitie toevoegen',
    },
    keeping: {
      kept: 'Alleen in deze browser bewaard. Er wordt niets verstuurd.',
      unkept:
        'Deze browser laat de pagina niets bewaren of heeft geen ruimte meer. Uw notities staan hier tot u de pagina sluit: sla ze eerst op als bestand.',
      elsewhere:
        'Uw notities zijn in een ander tabblad gewijzigd. In dit tabblad wordt niets bewaard zolang u niet hebt gekozen.',
      unreadable:
        'Wat deze browser had bewaard, was niet te lezen. Het blijft onaangeroerd tot u hier schrijft; dan wordt het vervangen.',
    },
    takeOther: 'Andere versie tonen',
    keepThis: 'Deze versie behouden',
  },
  file: {
    title: 'Neem uw notities mee',
    lead: 'Print het huisboek voor in de woning: eerst de noodpagina, dan de notities. De bestanden bevatten uw notities en verder niets; beide kunt u hier weer importeren.',
    print: 'Huisboek printen',
    paper: 'Papier',
    markdown: 'Opslaan als Markdown',
    json: 'Opslaan als JSON',
    import: 'Bestand importeren',
    importHint: 'Markdown of JSON die hier is opgeslagen, tot {limit}\u00a0kB.',
    delete: 'Deze notities verwijderen',
    deleteQuestion: 'Al uw notities uit deze browser verwijderen? Dit is niet terug te draaien.',
    deleteYes: 'Verwijderen',
    deleteNo: 'Behouden',
    deleted: 'Uw notities zijn uit deze browser verwijderd.',
    replaceQuestion:
      'Aantal notities in het bestand: {count}. Ze komen in de plaats van uw notities hier: {present}. Vervangen?',
    replaceYes: 'Vervangen',
    replaceNo: 'Huidige notities behouden',
    imported: 'Aantal geïmporteerde notities: {count}.',
    problems: {
      size: 'Dit bestand is groter dan {limit}\u00a0kB. Notities zijn veel kleiner: kies het bestand dat hier is opgeslagen.',
      unreadable:
        'In dit bestand hebben wij geen notities gevonden die wij kunnen lezen. Kies een Markdown- of JSON-bestand dat hier is opgeslagen.',
      empty: 'In dit bestand staan geen notities.',
      many: 'In dit bestand staan meer dan {most} notities die bij geen van de dertig vragen horen.',
      long: 'De notitie “{label}” is langer dan {limit}\u00a0tekens. Maak hem korter in het bestand.',
    },
  },
  ask: {
    log: 'Gesprek met het huisboek',
    greeting:
      'Goedenavond. Ik ben een zoekfunctie in uw browser die op woorden zoekt, en ik ken alleen de notities van {house}. Uw gasten zouden antwoord krijgen van een AI-co-host, die zegt dat hij een AI is.',
    field: 'Uw vraag',
    ask: 'Vragen',
    needsScript:
      'Om vragen te stellen is JavaScript nodig, en dat staat in deze browser uit. De notities hierboven kunt u ook zo lezen.',
    empty: 'Typ eerst een vraag.',
    notLoaded:
      'De zoekfunctie kon niet worden geladen. Uw vraag staat nog in het veld: stel hem nog eens.',
    guest: 'Gast:',
    desk: 'Antwoord:',
    from: 'Uit de notitie:',
    unknown: 'Dat weet ik niet. Ik vraag het aan de verhuurder en schrijf u hier terug.',
    decides: 'De verhuurder beslist dat elke keer. Ik vraag het en schrijf u hier terug.',
    toHost: 'Wat de verhuurder zou krijgen',
    requests: '{house}: een gast {request}',
    asks: '{house}: een gast vraagt: “{question}” Antwoord met ja, nee of een paar woorden.',
    robot:
      'Ja. Hier antwoordt een zoekfunctie op woorden, zonder AI. Uw gasten zouden schrijven met een AI-co-host, die zegt dat hij een AI is en vragen aan u doorgeeft.',
    offer: 'U vraagt in het Nederlands: hier is de Nederlandse pagina.',
    emergency: {
      first: {
        fire: 'Ga nu het huis uit en doe de deuren achter u dicht.',
        gas: 'Binnen geen vuur, geen schakelaar en geen telefoon. Zet een raam open, ga naar buiten en bel van buiten.',
        smoke: 'Ziet of ruikt u rook, ga dan het huis uit en doe de deuren achter u dicht.',
        'break-in':
          'Blijf uit de buurt en ga naar een plek waar u de deur op slot kunt doen of weg kunt.',
        injury: 'Blijf bij de gewonde of zieke. De meldkamer zegt wat u moet doen.',
        water:
          'Blijf weg van natte stopcontacten en lampen. Draai de hoofdkraan dicht als u er veilig bij kunt.',
        'locked-out': 'Blijf in de buurt van het huis, als het kan op een warme plek.',
      },
      call: 'Bel',
      danger: 'Is er iemand in gevaar? Bel',
      noCountry: 'In welk land staat het huis?',
      host: 'Ik bel de verhuurder.',
    },
    ready: 'Vragen om te proberen',
    questions: [
      'Wat is het wifiwachtwoord?',
      'Waar kunnen we parkeren, en hoe laat moeten we weg?',
      'Is er een babybedje?',
      'Is er een magnetron?',
      'Bent u een robot?',
      'Het ruikt naar gas in de keuken!',
    ],
  },
};
