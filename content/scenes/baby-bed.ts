import { brand } from '@/lib/brand';
import type { Scene } from './scene';

/** Door 7: the 02:14 message. The host says yes on waking, the guest is told, the booking note is written. */
export const babyBed: Scene = {
  door: 7,
  request: 'Baby bed',
  guest: 'Giulia',
  language: { code: 'it', name: 'Italian' },
  status: 'answered',
  lines: [
    {
      kind: 'guest',
      time: '02:14',
      text: 'Buonasera, domani arriviamo con la nostra bimba di otto mesi. C’è un lettino?',
      gloss: {
        en: 'Good evening, we arrive tomorrow with our eight-month-old. Is there a baby bed?',
        fr: 'Bonsoir, nous arrivons demain avec notre fille de huit mois. Y a-t-il un lit bébé ?',
        de: 'Guten Abend, wir kommen morgen mit unserer acht Monate alten Tochter. Gibt es ein Babybett?',
        nl: 'Goedenavond, we komen morgen met ons dochtertje van acht maanden. Is er een babybedje?',
        et: 'Tere õhtust, saabume homme kaheksakuuse tütrega. Kas teil on beebivoodi?',
      },
    },
    {
      kind: 'reply',
      time: '02:14',
      text: `Buonasera Giulia, sono ${brand.name}, l’assistente IA dello Chalet Arve. Chiedo al team e le rispondo qui.`,
      gloss: {
        en: `Good evening Giulia, this is ${brand.name}, the AI assistant of Chalet Arve. I am asking the team and will write back here.`,
        fr: `Bonsoir Giulia, ici ${brand.name}, l’assistant IA du Chalet Arve. Je demande à l’équipe et je vous réponds ici.`,
        de: `Guten Abend Giulia, hier ist ${brand.name}, der KI-Assistent des Chalet Arve. Ich frage das Team und schreibe Ihnen hier zurück.`,
        nl: `Goedenavond Giulia, dit is ${brand.name}, de AI-assistent van Chalet Arve. Ik vraag het aan het team en kom er hier op terug.`,
        et: `Tere õhtust, Giulia. Siin ${brand.name}, Chalet Arve AI-assistent. Küsin meeskonnalt ja kirjutan teile siia tagasi.`,
      },
    },
    {
      kind: 'question',
      time: '02:14',
      gloss: {
        en: 'Door 7 asks for a baby bed. Reply yes or no.',
        fr: 'La porte 7 demande un lit bébé. Répondez oui ou non.',
        de: 'Tür 7 fragt nach einem Babybett. Antworten Sie mit Ja oder Nein.',
        nl: 'Deur 7 vraagt om een babybedje. Antwoord ja of nee.',
        et: 'Uks 7 küsib beebivoodit. Vastake jah või ei.',
      },
      answer: { time: '06:30', gloss: { en: 'yes', fr: 'oui', de: 'ja', nl: 'ja', et: 'jah' } },
    },
    {
      kind: 'reply',
      time: '06:30',
      text: 'Buongiorno Giulia. Al vostro arrivo il lettino sarà pronto.',
      gloss: {
        en: 'Good morning Giulia. The baby bed will be ready when you arrive.',
        fr: 'Bonjour Giulia. Le lit bébé sera prêt à votre arrivée.',
        de: 'Guten Morgen Giulia. Das Babybett steht bei Ihrer Ankunft bereit.',
        nl: 'Goedemorgen Giulia. Het babybedje staat klaar als u aankomt.',
        et: 'Tere hommikust, Giulia. Beebivoodi on teie saabumisel valmis.',
      },
    },
  ],
  ledger: { time: '06:30', text: 'Baby bed: yes. Written to the booking note.' },
};
