import { brand } from '@/lib/brand';
import type * as en from '../en/about';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  about: {
    eyebrow: { label: 'Over ons' },
    title: 'Om twee uur ’s nachts brandt er achter één raam licht.',
    pageTitle: 'Over ons',
    description: `Wie er achter ${brand.name} zit: een klein Zwitsers bedrijf met een nachtbalie voor vakantiewoningen. Onze missie, ons verhaal, onze regels en ons team.`,
    lead: `In een hotel zit er de hele nacht iemand aan de balie. Bij een vakantiewoning is er alleen de telefoon van de verhuurder. ${brand.name} is de balie die er nog niet was.`,
  },
  mission: {
    eyebrow: { label: 'Missie' },
    title: 'Verhuurders slapen. Gasten krijgen toch antwoord.',
    paragraphs: [
      'Het meeste waarvoor ’s nachts een telefoon op een nachtkastje trilt, is al eens gevraagd: de wifi, de verwarming, waar de auto kan staan. Een hele nacht slapen en een vlot antwoord gaan best samen. Het antwoord moet alleen ergens staan en iemand moet het doorgeven.',
      'Het opschrijven is aan de verhuurder. Het doorgeven is aan ons: op WhatsApp, in de taal van de gast, dag en nacht.',
    ],
  },
  story: {
    eyebrow: { label: 'Verhaal' },
    title: 'Het lastige zat niet in de makkelijke vragen.',
    rows: [
      {
        when: String(brand.startYear.about),
        title: 'Drie oprichters, één observatie',
        text: 'Wij begonnen in Zwitserland. Gasten van heel verschillende huizen vragen ongeveer hetzelfde, en elke verhuurder tikt het antwoord telkens opnieuw. De eerste versie deed één ding: ze herkende de vraag en antwoordde met wat de verhuurder had opgeschreven.',
      },
      {
        when: 'Toen',
        title: 'Wat niemand van tevoren weet',
        text: 'Een babybedje staat in de kelder of het staat er niet. Of iemand eerder kan inchecken, hangt van de schoonmaker af. Bij zulke vragen is een slim antwoord juist het verkeerde, dus leerde het product een zin die software zelden zegt.',
      },
      {
        when: 'Vandaag',
        title: 'Het draait om vragen stellen',
        text: 'Een extra persoon, een babybedje, eerder inchecken: het verzoek gaat naar de verhuurder, die met ja, nee of een paar woorden antwoordt. De gast krijgt bericht en het boekingssysteem een notitie.',
      },
    ],
    sentence: {
      state: 'Ligt bij de verhuurder',
      text: 'Dat weet ik niet. Ik vraag het aan het team en kom er hier op terug.',
    },
  },
  values: {
    eyebrow: { label: 'Waarden' },
    title: 'Achter de balie hangen vier regels.',
    sample: 'Chalet Arve en de gasten zijn verzonnen.',
    rules: [
      {
        title: 'De assistent zegt wat hij is.',
        text: 'In het eerste bericht stelt de assistent zich voor als een AI. Gasten hebben het recht te weten aan wie ze schrijven.',
      },
      {
        title: 'De assistent belooft niets namens de verhuurder.',
        text: 'Gaat het om geld, tijd of een extra bed, dan beslist de verhuurder. Eén woord is daarvoor genoeg.',
      },
      {
        title: 'De woorden van de verhuurder gaan voor.',
        text: 'Antwoorden komen uit de kennisbank van die ene woning. Een goede notitie is meer waard dan een slimme zin.',
      },
      {
        title: 'Proberen is gratis.',
        text: 'Niemand kan een nachtportier beoordelen aan de hand van een folder. Test zolang u wilt en betaal pas als u overtuigd bent.',
      },
    ],
    exhibits: {
      introduction: {
        translation: `Goedenavond Giulia, dit is ${brand.name}, de AI-assistent van Chalet Arve.`,
      },
      question: {
        door: 'Deur 5',
        text: 'vraagt of er vrijdag één gast bij mag.',
        yes: 'ja',
        no: 'nee',
      },
      note: { tab: 'Wifi', text: 'De router staat op de plank boven de schoenen.' },
      price: { unit: 'euro', text: 'tot u overtuigd bent' },
    },
  },
  team: {
    eyebrow: { label: 'Team' },
    title: 'Drie oprichters, die de supportmails nog steeds zelf lezen.',
    paragraphs: [
      'Wij zijn een klein team. Het bedrijf werkt vanuit Zwitserland; de meesten van ons werken thuis, in of dicht bij de Midden-Europese tijdzone.',
      'Klein betekent ook dat wij het zeggen als iets er nog niet is. Smoobu is het boekingssysteem dat al gekoppeld is; Airbnb, Booking.com, Vrbo, Guesty en Hostaway zijn in voorbereiding.',
    ],
    foundersTitle: 'De drie oprichters',
    founders: [
      {
        name: 'Seraina Caduff',
        role: 'Verhuurders en product',
        text: 'Schrijft eerst aan verhuurders, dan pas een plan.',
      },
      {
        name: 'Luca Bernasconi',
        role: 'Techniek',
        text: 'Leerde de assistent “dat weet ik niet” te zeggen.',
      },
      {
        name: 'Mélanie Favre',
        role: 'Talen en ondersteuning',
        text: 'Leest wat gasten schrijven en wat ze als antwoord kregen.',
      },
    ],
  },
  talk: {
    eyebrow: { label: 'Contact' },
    title: 'Stuur ons een bericht. Een mens antwoordt.',
    links: {
      contact: { label: 'Open het contactformulier' },
      careers: { label: 'Bekijk de vacatures' },
      integrations: { label: 'Bekijk welke systemen gekoppeld zijn' },
    },
    mail: 'Of per mail:',
  },
};
