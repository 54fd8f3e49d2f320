import { brand } from '@/lib/brand';
import type * as en from '../en/provider-page';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  providerPage: (name) => ({
    title: `${brand.name} en ${name}, aan één sleutelbos`,
    metaTitle: `Koppeling met ${name}`,
    partner: 'Officiële koppelpartner',
    lead: `Uw boekingen en woningen blijven in ${name}. ${brand.name} leest ze, begroet uw gasten op WhatsApp waar dat mag, en schrijft wat is afgesproken in de notities van de boeking.`,
    description: `Koppel ${name} aan ${brand.name}: boekingen en woningen komen vanzelf binnen, gasten krijgen dag en nacht antwoord, verzoeken staan in de boekingsnotitie.`,
    connect: `Koppel ${name} aan ${brand.name}`,
    demo: 'Demo afspreken',
    benefits: {
      title: 'Wat er op de balie ligt zonder dat u iets intikt',
      guests: {
        title: 'Gastgegevens komen vanzelf binnen',
        text: `Een boeking die in ${name} is bevestigd, staat met de naam van de gast, de data en het deurnummer klaar op de balie. Niemand tikt om middernacht een naam over, en de begroeting gaat in de taal van de gast de deur uit.`,
        sample: 'Verzonnen voorbeeld',
      },
      details: {
        title: 'Gegevens van de woning',
        text: `Wat ${name} van een woning weet, komt mee. Wat geen enkel systeem weet, zoals waar het babybedje staat, schrijft u één keer in de kennisbank.`,
      },
      channels: {
        title: 'Alle kanalen',
        text: `Boekingen uit elk kanaal dat ${name} voor u beheert, komen op één plek binnen. Of een assistent de gast mag schrijven, bepaalt het kanaal, en niet van elk kanaal weten wij dat.`,
        link: 'Waar een assistent mag schrijven',
      },
    },
    steps: {
      eyebrow: { label: 'Tien minuten' },
      title: 'Drie stappen en dan een kop thee',
      lead: `Ongeveer tien minuten, met uw inloggegevens van ${name} bij de hand.`,
      list: [
        {
          title: 'Koppel uw account',
          text: `Maak een account aan en kies ${name} in de eerste stap. U hebt de inloggegevens nodig van het ${name}-account waarin uw woningen staan.`,
        },
        {
          title: 'Haal uw woningen binnen',
          text: `Woningen en boekingen verschijnen. Vergelijk de lijst één keer met ${name} voordat u verdergaat. In deze stap krijgt geen enkele gast een bericht.`,
        },
        {
          title: 'De eerste berichten gaan uit',
          text: 'Zet de eerste woning aan: vanaf nu krijgen de gasten daar een begroeting, als hun kanaal dat toestaat. Stel de simulator vooraf uw lastigste vragen, zolang u wilt.',
        },
      ],
      action: 'Probeer het nu',
    },
    faq: {
      title: 'Voordat u koppelt',
      items: {
        connecting: {
          question: `Hoe koppel ik ${name}?`,
          answer: `Maak een account aan, kies ${name} in de eerste stap en volg de aanwijzingen die u daar ziet. U hebt de inloggegevens nodig van het ${name}-account waarin uw woningen staan.\nEr gaat niets naar een gast voordat u een woning aanzet.`,
        },
        security: {
          question: 'Zijn mijn gegevens veilig?',
          answer: `${brand.name} leest boekingen en woningen uit ${name} en schrijft verzoeken van gasten in de notities van een boeking.\nHet bedrijf werkt vanuit Zwitserland. Berichten tussen u en uw gasten worden in uw opdracht verwerkt: u beslist, en wat deze website zelf bewaart, staat in de privacyverklaring.`,
        },
        customizing: {
          question: 'Kan ik de berichten aanpassen?',
          answer:
            'Ja. Het eerste bericht volgt een sjabloon dat u zelf bewerkt, en de antwoorden komen uit de kennisbank van elke woning, in uw woorden. Waar u zelf over wilt beslissen, wordt nooit zonder u beantwoord.',
        },
        disconnecting: {
          question: 'Wat gebeurt er als ik de koppeling verbreek?',
          answer: `De synchronisatie stopt en er worden geen gasten meer begroet. Boekingen, woningen en de notities die er al staan, blijven in ${name} zoals ze zijn.\nU kunt opnieuw koppelen wanneer u wilt.`,
        },
      },
    },
  }),
  sampleArrival: '{day} juli, {language}',
  sampleArrivals: [
    { day: 'za 18', guest: 'Daan V.', language: 'Nederlands', note: 'Landt om 03:10' },
    { day: 'za 18', guest: 'Camille B.', language: 'Frans', note: 'Inchecken om 13:00' },
    { day: 'zo 19', guest: 'Giulia R.', language: 'Italiaans', note: 'Babybedje: ja' },
  ],
  sampleDoor: {
    title: 'Chalet Arve, deur 7',
    rows: [
      ['Adres', 'Chemin des Mélèzes 7'],
      ['Inchecken', '15:00'],
      ['Uitchecken', '10:00'],
      ['Gasten', 'tot 4'],
    ],
    written: ['Babybedje', 'in de skiruimte, links'],
    byYou: 'door u geschreven',
  },
  sampleChannels: ['Airbnb', 'Booking.com', 'Vrbo', 'Uw website'],
  comingProviderPage: (name) => ({
    eyebrow: { label: 'Koppelingen' },
    metaTitle: `${name}: binnenkort`,
    title: `${name} is nog niet gekoppeld`,
    lead: `${brand.name} kan vandaag nog geen boekingen uit ${name} lezen. De koppeling is in voorbereiding; een datum kunnen wij niet beloven.`,
    description: `${name} is nog niet aan ${brand.name} gekoppeld. Laat een bericht achter, dan hoort u het zodra het zover is. Kijk intussen welke systemen er nu al zijn.`,
    action: 'Houd mij op de hoogte',
    back: 'Bekijk alle koppelingen',
    badge: 'Binnenkort',
  }),
  unknownProvider: {
    eyebrow: { label: 'Koppelingen' },
    title: 'Geen systeem met die naam',
    lead: 'Aan dit haakje hangt niets. Dit zijn de systemen die gekoppeld zijn of nog komen.',
    action: 'Bekijk alle koppelingen',
  },
};
