import { brand } from '@/lib/brand';
import type * as en from '../en/how-it-works';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  howItWorks: {
    eyebrow: { label: 'Hoe het werkt' },
    title: 'Vier stappen, waarvan er maar één voor u is.',
    lead: 'Eén verblijf in Chalet Arve, van de bevestigde boeking tot de notitie. Deur 7 is het nummer van de woning; huis en gast zijn verzonnen.',
  },
  speakers: { guest: 'Gast:', desk: 'Assistent:' },
  greetingStep: {
    title: 'Een boeking wordt bevestigd, de gast wordt begroet',
    text: 'De boeking komt vanuit uw boekingssysteem binnen. De gast krijgt op WhatsApp een begroeting in de eigen taal; de eerste regel zegt dat er een AI schrijft.',
    slip: {
      title: 'Boeking bevestigd',
      rows: [
        ['Deur', '7'],
        ['Gast', 'Giulia R.'],
        ['Aankomst', '19\u00a0juli, 3\u00a0nachten'],
      ],
    },
    greeting: {
      translation: `Goedenavond Giulia, dit is ${brand.name}, de AI-assistent van Chalet Arve. Over uw verblijf kunt u mij hier dag en nacht schrijven.`,
    },
  },
  answerStep: {
    title: 'Vragen krijgen antwoord',
    text: 'Parkeren, wifi, verwarming, afval: dag en nacht beantwoord met wat u over deze woning hebt opgeschreven. Er hoeft niemand wakker voor te worden.',
    question: { translation: 'Waar kunnen we parkeren? We komen met twee auto’s.' },
    source:
      'Kennisbank, parkeren: “Plek 7, achter het huis. Tweede auto: op het plein, gratis van 19:00 tot 08:00.”',
    answer: {
      translation:
        'Plek 7 achter het huis is voor u gereserveerd. De tweede auto kan op het plein staan: van 19:00 tot 08:00\u00a0uur is dat gratis.',
    },
  },
  escalationStep: {
    title: 'Uw beurt: u zegt ja of nee',
    text: 'Is uw akkoord nodig of staat iets nergens, dan komt het bij u. Antwoord met ja of nee, of voeg een paar woorden toe. De gast leest hele zinnen.',
    slip: { text: 'Deur 7 vraagt om een babybedje. Antwoord met ja of nee.' },
    you: 'U schrijft',
    guest: 'Giulia leest',
    replies: [
      { word: 'ja', translation: 'Het babybedje staat klaar als u aankomt.' },
      { word: 'nee', translation: 'Helaas is er in dit huis geen babybedje.' },
      {
        word: 'ja, zonder lakens',
        translation: 'Er is een babybedje. De lakens moet u wel zelf meenemen.',
      },
    ],
  },
  noteStep: {
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
      written: { text: 'voor u genoteerd' },
    },
  },
};
