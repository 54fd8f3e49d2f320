import { brand } from '@/lib/brand';
import type * as en from '../en/provider-page';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  providerPage: (name) => ({
    title: `${brand.name} und ${name} an einem Schlüsselbund`,
    metaTitle: `Anbindung an ${name}`,
    partner: 'Offizieller Partner',
    lead: `Ihre Buchungen und Unterkünfte bleiben in ${name}. ${brand.name} liest sie, begrüßt Ihre Gäste auf WhatsApp, wo das erlaubt ist, und schreibt, was vereinbart wurde, in die Notizen der Buchung.`,
    description: `${name} mit ${brand.name} verbinden: Buchungen kommen automatisch, Gäste bekommen rund um die Uhr Antwort, Wünsche stehen in der Buchungsnotiz.`,
    connect: `${name} mit ${brand.name} verbinden`,
    demo: 'Demo vereinbaren',
    benefits: {
      title: 'Was an der Rezeption liegt, ohne dass Sie es eintippen',
      guests: {
        title: 'Gästedaten kommen automatisch',
        text: `Eine in ${name} bestätigte Buchung liegt mit Namen, Reisedaten und Unterkunft an der Rezeption bereit. Niemand schreibt um Mitternacht einen Namen ab, und die Begrüßung geht in der Sprache des Gastes hinaus.`,
        sample: 'Erfundenes Beispiel',
      },
      details: {
        title: 'Angaben zur Unterkunft',
        text: `Was ${name} über eine Unterkunft weiß, kommt mit. Was kein System weiß, etwa wo das Babybett steht, schreiben Sie einmal in die Wissensdatenbank.`,
      },
      channels: {
        title: 'Alle Buchungskanäle',
        text: `Buchungen aus jedem Kanal, den ${name} für Sie verwaltet, laufen an einer Stelle zusammen. Ob ein Assistent dem Gast schreiben darf, bestimmt der Kanal, und nicht von jedem wissen wir es.`,
        link: 'Wo ein Assistent schreiben darf',
      },
    },
    steps: {
      eyebrow: { label: 'Zehn Minuten' },
      title: 'Drei Schritte, dann ein Tee',
      lead: `Etwa zehn Minuten, wenn Sie Ihre Zugangsdaten für ${name} zur Hand haben.`,
      list: [
        {
          title: 'Konto verbinden',
          text: `Registrieren Sie sich und wählen Sie ${name} im ersten Schritt der Einrichtung. Sie brauchen die Zugangsdaten des ${name}-Kontos, in dem Ihre Unterkünfte stehen.`,
        },
        {
          title: 'Unterkünfte abgleichen',
          text: `Unterkünfte und Buchungen erscheinen. Vergleichen Sie die Liste einmal mit ${name}, bevor Sie weitergehen. Noch bekommt kein Gast eine Nachricht.`,
        },
        {
          title: 'Die ersten Nachrichten gehen hinaus',
          text: 'Schalten Sie die erste Unterkunft frei: Von nun an werden ihre Gäste begrüßt, soweit deren Kanal es erlaubt. Davor stellen Sie dem Simulator Ihre schwierigsten Fragen, solange Sie möchten.',
        },
      ],
      action: 'Jetzt ausprobieren',
    },
    faq: {
      title: 'Bevor Sie verbinden',
      items: {
        connecting: {
          question: `Wie verbinde ich ${name}?`,
          answer: `Registrieren Sie sich, wählen Sie ${name} im ersten Schritt der Einrichtung und folgen Sie den Schritten, die dort stehen. Sie brauchen die Zugangsdaten des ${name}-Kontos, in dem Ihre Unterkünfte stehen.\nKein Gast bekommt etwas geschickt, bevor Sie eine Unterkunft freischalten.`,
        },
        security: {
          question: 'Sind meine Daten sicher?',
          answer: `${brand.name} liest Buchungen und Unterkünfte aus ${name} und schreibt Gästewünsche in die Notizen einer Buchung.\nDas Unternehmen wird aus der Schweiz geführt. Nachrichten zwischen Ihnen und Ihren Gästen werden in Ihrem Auftrag verarbeitet: Sie entscheiden, und was diese Website selbst aufbewahrt, sagen wir in der Datenschutzerklärung.`,
        },
        customizing: {
          question: 'Kann ich die Nachrichten anpassen?',
          answer:
            'Ja. Die erste Nachricht folgt einer Vorlage, die Sie bearbeiten, und die Antworten kommen aus der Wissensdatenbank jeder Unterkunft, in Ihren Worten. Was Sie sich selbst vorbehalten, wird nie ohne Sie beantwortet.',
        },
        disconnecting: {
          question: 'Was passiert, wenn ich die Verbindung trenne?',
          answer: `Der Abgleich endet, und kein weiterer Gast wird begrüßt. Buchungen, Unterkünfte und die schon geschriebenen Notizen bleiben in ${name}, wie sie sind.\nSie können sich wieder verbinden, wann Sie möchten.`,
        },
      },
    },
  }),
  sampleArrival: '{day} Juli, {language}',
  sampleArrivals: [
    { day: 'Sa.,\u00a018.', guest: 'Daan V.', language: 'Niederländisch', note: 'Landet um 03:10' },
    {
      day: 'Sa.,\u00a018.',
      guest: 'Camille B.',
      language: 'Französisch',
      note: 'Früher Check-in 13:00',
    },
    { day: 'So.,\u00a019.', guest: 'Giulia R.', language: 'Italienisch', note: 'Babybett: ja' },
  ],
  sampleDoor: {
    title: 'Chalet Arve, Tür 7',
    rows: [
      ['Adresse', 'Chemin des Mélèzes 7'],
      ['Check-in', '15:00'],
      ['Check-out', '10:00'],
      ['Gäste', 'bis zu 4'],
    ],
    written: ['Babybett', 'im Skiraum, links'],
    byYou: 'von Ihnen geschrieben',
  },
  sampleChannels: ['Airbnb', 'Booking.com', 'Vrbo', 'Ihre Website'],
  comingProviderPage: (name) => ({
    eyebrow: { label: 'Anbindungen' },
    metaTitle: `${name}: demnächst`,
    title: `${name} ist noch nicht angebunden`,
    lead: `${brand.name} liest noch keine Buchungen aus ${name}. Die Anbindung ist in Vorbereitung; ein Datum können wir aber nicht versprechen.`,
    description: `${name} ist noch nicht an ${brand.name} angebunden. Hinterlassen Sie eine Nachricht, wir schreiben Ihnen dann. Sehen Sie, was heute schon geht.`,
    action: 'Benachrichtigung erhalten',
    back: 'Alle Anbindungen ansehen',
    badge: 'Demnächst',
  }),
  unknownProvider: {
    eyebrow: { label: 'Anbindungen' },
    title: 'Kein System mit diesem Namen',
    lead: 'An diesem Haken hängt nichts. Hier sind die Systeme, die angebunden sind, und jene, die noch kommen.',
    action: 'Alle Anbindungen ansehen',
  },
};
