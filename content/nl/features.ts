import { brand } from '@/lib/brand';
import type * as en from '../en/features';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  featuresPage: {
    pageTitle: 'Functies',
    description:
      'Een koppeling met uw boekingssysteem, een kennisbank met score, een eerste bericht op WhatsApp, antwoord in de taal van de gast en boekingsnotities.',
    eyebrow: { label: 'Functies' },
    title: `Zeven dingen die ${brand.name} doet terwijl u iets anders doet.`,
    lead: 'In de volgorde van een dag: overdag koppelt u de assistent en beschrijft u het huis. ’s Avonds begroet hij uw gasten, ’s nachts antwoordt hij en ’s ochtends draagt hij over.',
    contents: 'De zeven, van uur tot uur',
  },
  features: {
    sync: {
      eyebrow: { label: 'Koppeling met uw boekings\u00ADsysteem' },
      title: 'Twee richtingen: boekingen komen binnen, notities gaan terug.',
      text: 'Koppel uw boekingssysteem één keer. Woningen, boekingen en gastgegevens worden daarna automatisch overgenomen; waar een gast om vraagt, gaat terug naar de boeking.',
    },
    knowledgeBase: {
      eyebrow: { label: 'Kennisbank' },
      title: 'Beschrijf het huis. De score laat de gaten zien.',
      text: 'De kennisbank loopt elke woning onderwerp voor onderwerp met u door. De scoreanalyse leest uw regels zoals een gast ze leest en zegt wat er nog ontbreekt. Elk volledig onderwerp is een tand van de sleutel.',
    },
    openingMessage: {
      eyebrow: { label: 'Eerste bericht' },
      title: 'Het eerste bericht schrijft u één keer, als sjabloon.',
      text: 'Wie op WhatsApp als eerste schrijft, heeft een goedgekeurd sjabloon nodig. In uw sjabloon staan open plekken, die bij elke boeking worden ingevuld.',
    },
    answers: {
      eyebrow: { label: 'Antwoorden' },
      title: 'Ook “ja” is een antwoord, voor wie de vraag nog weet.',
      text: 'Een GPT-model schrijft elk antwoord in de taal van de gast. Het leest uw kennisbank en de chat tot dan toe, zodat ook een kort woord midden in de nacht te begrijpen is.',
    },
    checkIn: {
      eyebrow: { label: 'Navraag bij u' },
      title: 'Weet de assistent iets niet, dan zegt hij dat.',
      text: 'Wat nergens staat, wordt niet verzonnen. De gast krijgt óf uw contactgegevens, óf de toezegging dat het team het nagaat en er een antwoord volgt.',
    },
    summaries: {
      eyebrow: { label: 'Samen\u00ADvattingen' },
      title: 'Drieëntwintig berichten, vier regels.',
      text: 'Elke chat wordt samengevat voor wie hem daarna leest. Over alle chats heen ziet u wat gasten blijven vragen en wat u kunt opschrijven zodat dat ophoudt.',
    },
    bookingNotes: {
      eyebrow: { label: 'Boekingsnotities' },
      title: 'Wat afgesproken is, staat in de boeking.',
      text: 'Het verzoek en uw antwoord komen als boekingsnotitie in uw boekingssysteem. Wie de kamers klaarmaakt, leest het op de vertrouwde plek.',
    },
  },
  syncExample: {
    pms: { name: 'Uw boekings\u00ADsysteem', text: 'Bijvoorbeeld Smoobu' },
    desk: { name: brand.name, text: 'Chalet Arve, 12\u00a0woningen' },
    coming: 'Smoobu is al gekoppeld. Binnenkort: Airbnb, Booking.com, Vrbo, Guesty en Hostaway.',
    link: 'Bekijk alle koppelingen',
    inbound: {
      label: 'Uit uw boekings\u00ADsysteem',
      tags: ['Woningen', 'Boekingen', 'Gast\u00ADgegevens'],
    },
    outbound: {
      label: 'Terug naar uw boekings\u00ADsysteem',
      tags: ['Verzoeken', 'Boekings\u00ADnotities'],
    },
  },
  knowledgeBaseExample: {
    house: 'Chalet Arve, deur 4',
    entry: {
      label: 'Afval',
      text: 'De vuilnisbakken staan achter het huis.',
      remark: 'Welke dag? Welke kleur?',
    },
    link: 'Uw eigen huisboek maken',
    of: 'van de 100',
    mean: 'het gemiddelde van de zes onderwerpen hieronder',
    topics: [
      { name: 'Aankomst', hint: 'Sleutelkastje, code, dag en nacht: volledig.' },
      { name: 'Wifi', hint: 'Zegt waar het kaartje is, niet in welke kamers er bereik is.' },
      { name: 'Verwarming', hint: 'Zegt hoe de verwarming hoger gaat, niet hoe lager.' },
      { name: 'Babybedje', hint: 'Zegt waar, niet vanaf welke leeftijd.' },
      { name: 'Parkeren', hint: 'Waar kan een tweede auto staan?' },
      { name: 'Afval', hint: 'Welke dag? Welke kleur?' },
    ],
  },
  openingMessageExample: {
    label: 'Sjabloon “Welkom”, in het Italiaans',
    parts: [
      'Buonasera',
      { blank: 'voornaam', value: 'Giulia' },
      ', sono',
      { blank: 'assistent', value: brand.name },
      ', l’assistente IA dello',
      { blank: 'huis', value: 'Chalet Arve' },
      '. La aspettiamo il',
      { blank: 'aankomst', value: '19 luglio' },
      'dalle',
      { blank: 'inchecken', value: '15:00' },
      '. Per qualsiasi domanda mi scriva qui.',
    ],
    translation: `Goedenavond Giulia, dit is ${brand.name}, de AI-assistent van Chalet Arve. U bent op 19\u00a0juli vanaf 15:00\u00a0uur welkom. Hebt u vragen, schrijf me dan hier.`,
    sent: 'Verstuurd op WhatsApp om 18:32\u00a0uur, toen de boeking bevestigd was',
    trust: { label: 'Wat een gast te horen krijgt en waar u de assistent mag inzetten' },
  },
  answersExample: {
    messages: [
      {
        translation:
          'Het sleutelkastje hangt links van de deur. Komt u met de auto? Dan stuur ik de parkeerplek met de code mee.',
      },
      { translation: 'Ja' },
      {
        translation:
          'Dan is plek 10 voor u, achter het huis. De code van het sleutelkastje is 4812. Goede reis.',
      },
    ],
    label: 'Waaruit het laatste antwoord bestaat',
    sources: [
      { name: 'De chat', text: '01:26: komt Dirk met de auto?' },
      { name: 'Kennisbank', text: 'Aankomst: plek 10, sleutelkastje' },
      { name: 'Taal', text: 'Nederlands, zoals Dirk schrijft' },
      { name: 'GPT-model', text: 'maakt er een zin van' },
    ],
  },
  checkInExample: {
    question: { translation: 'Kunnen we bij u een elektrische auto opladen?' },
    missing: 'Kennisbank: niets over opladen.',
    contact: {
      title: 'De assistent geeft uw contactgegevens',
      reply: {
        translation:
          'Dat weet ik niet. Anna, uw verhuurder, is te bereiken op +41\u00a000\u00a0000\u00a000\u00a000.',
      },
    },
    ask: {
      title: 'De assistent belooft het na te vragen en komt erop terug',
      reply: {
        translation: 'Dat weet ik nog niet. Ik vraag het aan het team en kom er hier op terug.',
      },
      host: { you: 'U', words: 'ja, garage, 11\u00a0kW' },
      later: { translation: 'Ja, in de garage: de laadpaal heeft een vermogen van 11\u00a0kW.' },
    },
  },
  summariesExample: {
    strip: 'De hele chat: 23\u00a0berichten',
    title: 'Deur 7, Giulia, 19 tot 22\u00a0juli',
    lines: [
      { name: 'Gevraagd', text: 'Babybedje, parkeren voor twee auto’s, de bakker op zondag.' },
      { name: 'Beantwoord', text: 'Parkeren en bakker, uit de kennisbank.' },
      { name: 'Afgesproken', text: 'Babybedje: u zei ja om 06:30\u00a0uur.' },
      { name: 'Open', text: 'Niets.' },
    ],
    insights: {
      title: 'Wat juli u leert',
      rows: [
        {
          topic: 'Afval',
          text: '11\u00a0gasten vroegen op welke dag. Dat staat in geen enkele regel.',
          advice: 'Schrijf het op',
        },
        {
          topic: 'Parkeren',
          text: '9\u00a0gasten kwamen met een tweede auto.',
          advice: 'Noem een plek',
        },
        {
          topic: 'Late aankomst',
          text: '8\u00a0gasten landden na 22:00\u00a0uur.',
          advice: 'Stuur de code eerder',
        },
      ],
    },
  },
  bookingNotesExample: {
    fields: [
      ['Gast', 'Giulia R.'],
      ['Aankomst', '19\u00a0juli'],
      ['Nachten', '3'],
      ['Taal', 'Italiaans'],
    ],
    door: ['Deur', '7'],
    title: 'Boekingsnotitie',
    rows: [
      { text: 'Komt met twee auto’s. Tweede auto: op het plein.' },
      { text: 'Vraagt om een babybedje.' },
    ],
    latest: { text: 'Babybedje: ja, aan de gast bevestigd.' },
  },
  featuresEnd: {
    title: 'Doe het licht uit en probeer ze alle zeven.',
    lead: 'Testen is gratis zolang u wilt, zonder creditcard. U betaalt pas als u overtuigd bent.',
  },
};
