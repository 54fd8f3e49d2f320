import { brand } from '@/lib/brand';
import type * as en from '../en/how-it-works';
import type { Translated } from '../translated';

/** The copy around the four steps. */
export const howItWorks: Translated<typeof en.howItWorks> = {
  eyebrow: { time: '02:14', label: 'Hoe het werkt' },
  title: 'Vier stappen, waarvan er maar één voor u is.',
  lead: 'Eén verblijf in Chalet Arve, van de bevestigde boeking tot de notitie. Deur 7 is het nummer van de woning; huis en gast zijn verzonnen.',
};

/** Who has written a message, for screen readers. */
export const speakers: Translated<typeof en.speakers> = { guest: 'Gast:', desk: 'Assistent:' };

/** Step 1: what the PMS reports, and what the guest receives. */
export const greetingStep: Translated<typeof en.greetingStep> = {
  title: 'Een boeking wordt bevestigd, de gast wordt begroet',
  text: 'De boeking komt vanuit uw boekingssysteem binnen. De gast krijgt op WhatsApp een begroeting in de eigen taal; de eerste regel zegt dat er een AI schrijft.',
  slip: {
    title: 'Boeking bevestigd',
    time: '18:32',
    rows: [
      ['Deur', '7'],
      ['Gast', 'Giulia R.'],
      ['Aankomst', '19\u00a0juli, 3\u00a0nachten'],
    ],
  },
  greeting: {
    from: 'desk',
    lang: 'it',
    text: `Buonasera Giulia, sono ${brand.name}, l’assistente IA dello Chalet Arve. Per il suo soggiorno può scrivermi qui, a qualsiasi ora.`,
    translation: `Goedenavond Giulia, dit is ${brand.name}, de AI-assistent van Chalet Arve. Over uw verblijf kunt u mij hier dag en nacht schrijven.`,
  },
};

/** Step 2: a question, the line of the knowledge base it rests on, and the answer. */
export const answerStep: Translated<typeof en.answerStep> = {
  title: 'Vragen krijgen antwoord',
  text: 'Parkeren, wifi, verwarming, afval: dag en nacht beantwoord met wat u over deze woning hebt opgeschreven. Er hoeft niemand wakker voor te worden.',
  question: {
    from: 'guest',
    lang: 'it',
    text: 'Dove possiamo parcheggiare? Arriviamo con due macchine.',
    translation: 'Waar kunnen we parkeren? We komen met twee auto’s.',
  },
  source:
    'Kennisbank, parkeren: “Plek 7, achter het huis. Tweede auto: op het plein, gratis van 19:00 tot 08:00.”',
  answer: {
    from: 'desk',
    lang: 'it',
    text: 'Il posto 7, dietro la casa, è riservato a voi. La seconda macchina può restare in piazza: dalle 19 alle 8 è gratis.',
    translation:
      'Plek 7 achter het huis is voor u gereserveerd. De tweede auto kan op het plein staan: van 19:00 tot 08:00\u00a0uur is dat gratis.',
  },
};

/** Step 3, the host's only one: a word from the host, and what the guest reads. */
export const escalationStep: Translated<typeof en.escalationStep> = {
  title: 'Uw beurt: u zegt ja of nee',
  text: 'Is uw akkoord nodig of staat iets nergens, dan komt het bij u. Antwoord met ja of nee, of voeg een paar woorden toe. De gast leest hele zinnen.',
  slip: { time: '02:14', text: 'Deur 7 vraagt om een babybedje. Antwoord met ja of nee.' },
  you: 'U schrijft',
  guest: 'Giulia leest',
  replies: [
    {
      word: 'ja',
      text: 'Al vostro arrivo il lettino sarà pronto.',
      translation: 'Het babybedje staat klaar als u aankomt.',
    },
    {
      word: 'nee',
      text: 'Purtroppo in questa casa non c’è un lettino.',
      translation: 'Helaas is er in dit huis geen babybedje.',
    },
    {
      word: 'ja, zonder lakens',
      text: 'Il lettino c’è. Le lenzuola, però, vanno portate da casa.',
      translation: 'Er is een babybedje. De lakens moet u wel zelf meenemen.',
    },
  ],
};

/** Step 4: the note in the booking. */
export const noteStep: Translated<typeof en.noteStep> = {
  title: 'Uw boekings\u00ADsysteem wordt bijgewerkt',
  text: 'Wat afgesproken is, komt in de boekingsnotitie, waar u en uw team toch al kijken.',
  sheet: {
    title: 'Boeking, deur 7',
    rows: [
      ['Gast', 'Giulia R.'],
      ['Gasten', '2 en een baby'],
      ['Aankomst', '19\u00a0juli'],
      ['Vertrek', '22\u00a0juli'],
      ['Taal', 'Italiaans'],
    ],
    note: ['Notitie', 'Babybedje: ja'],
    written: { time: '06:30', text: 'voor u genoteerd' },
  },
};
