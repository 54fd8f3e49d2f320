import { brand } from '@/lib/brand';
import type { Scene } from './scene';

/** Door 3: a family whose train is early; the host answers with a time. */
export const earlyCheckIn: Scene = {
  door: 3,
  request: 'Early check-in',
  guest: 'Camille',
  language: { code: 'fr', name: 'French' },
  status: 'answered',
  lines: [
    {
      kind: 'guest',
      time: '23:05',
      text: 'Notre train arrive à 11 h. Peut-on entrer avant 15 h ?',
      gloss: {
        en: 'Our train gets in at 11. Could we come in before 15:00?',
        de: 'Unser Zug kommt um 11 Uhr an. Können wir schon vor 15 Uhr hinein?',
        nl: 'Onze trein komt om 11 uur aan. Kunnen we voor 15 uur naar binnen?',
        et: 'Meie rong jõuab kohale kell 11. Kas pääseksime sisse enne kella 15?',
      },
    },
    {
      kind: 'reply',
      time: '23:05',
      text: `Bonsoir Camille, ici ${brand.name}, l’assistant IA du Chalet Arve. Je demande à l’équipe et je vous réponds ici.`,
      gloss: {
        en: `Good evening Camille, this is ${brand.name}, the AI assistant of Chalet Arve. I am asking the team and will write back here.`,
        de: `Guten Abend Camille, hier ist ${brand.name}, der KI-Assistent des Chalet Arve. Ich frage das Team und schreibe Ihnen hier zurück.`,
        nl: `Goedenavond Camille, dit is ${brand.name}, de AI-assistent van Chalet Arve. Ik vraag het aan het team en kom er hier op terug.`,
        et: `Tere õhtust, Camille. Siin ${brand.name}, Chalet Arve AI-assistent. Küsin meeskonnalt ja kirjutan teile siia tagasi.`,
      },
    },
    {
      kind: 'question',
      time: '23:05',
      gloss: {
        en: 'Door 3 asks to check in before 15:00. Reply yes, no or a time.',
        fr: 'La porte 3 demande à entrer avant 15 h. Répondez oui, non ou une heure.',
        de: 'Tür 3 möchte vor 15 Uhr einchecken. Antworten Sie mit Ja, Nein oder einer Uhrzeit.',
        nl: 'Deur 3 wil voor 15 uur inchecken. Antwoord ja, nee of een tijd.',
        et: 'Uks 3 soovib sisse registreeruda enne kella 15. Vastake jah, ei või kellaaeg.',
      },
      answer: {
        time: '23:06',
        gloss: { en: 'yes 13:00', fr: 'oui 13 h', de: 'ja 13:00', nl: 'ja 13:00', et: 'jah 13.00' },
      },
    },
    {
      kind: 'reply',
      time: '23:06',
      text: 'Vous pouvez entrer dès 13 h. Le code de la boîte à clés arrive à midi.',
      gloss: {
        en: 'You can come in from 13:00. The key box code arrives at noon.',
        de: 'Sie können ab 13 Uhr hinein. Der Code für die Schlüsselbox kommt um 12 Uhr.',
        nl: 'U kunt vanaf 13 uur naar binnen. De code van het sleutelkastje komt om 12 uur.',
        et: 'Sisse saate alates kella 13-st. Võtmekapi kood tuleb keskpäeval.',
      },
    },
  ],
  ledger: { time: '23:06', text: 'Check-in 13:00. Written to the booking note.' },
};
