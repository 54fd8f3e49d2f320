import { brand } from '@/lib/brand';
import type { Scene } from './scene';

/** Door 5: the host has not replied yet, so nothing is promised. */
export const extraPerson: Scene = {
  door: 5,
  request: 'Extra person',
  guest: 'Maarja',
  language: { code: 'et', name: 'Estonian' },
  status: 'asking',
  lines: [
    {
      kind: 'guest',
      time: '04:02',
      text: 'Kas üks sõber võiks reedel meie juures ööbida?',
      gloss: {
        en: 'Could a friend stay with us on Friday night?',
        fr: 'Un ami pourrait-il rester dormir vendredi ?',
        de: 'Könnte am Freitag noch ein Freund bei uns übernachten?',
        nl: 'Mag er vrijdag nog een vriend bij ons blijven slapen?',
      },
    },
    {
      kind: 'reply',
      time: '04:02',
      text: `Tere, Maarja. Siin ${brand.name}, Chalet Arve AI-assistent. Neljanda külalise jaoks on vaja meeskonna nõusolekut. Küsisin ja kirjutan teile siia tagasi.`,
      gloss: {
        en: `Hello Maarja, this is ${brand.name}, the AI assistant of Chalet Arve. A fourth guest needs the team’s approval. I have asked and will write back here.`,
        fr: `Bonjour Maarja, ici ${brand.name}, l’assistant IA du Chalet Arve. Pour une quatrième personne, il faut l’accord de l’équipe. J’ai posé la question et je vous réponds ici.`,
        de: `Hallo Maarja, hier ist ${brand.name}, der KI-Assistent des Chalet Arve. Für einen vierten Gast braucht es die Zusage des Teams. Ich habe gefragt und schreibe Ihnen hier zurück.`,
        nl: `Hallo Maarja, dit is ${brand.name}, de AI-assistent van Chalet Arve. Voor een vierde gast is toestemming van het team nodig. Ik heb het gevraagd en kom er hier op terug.`,
      },
    },
    {
      kind: 'question',
      time: '04:02',
      gloss: {
        en: 'Door 5 asks for one extra person on Friday. Reply yes or no.',
        fr: 'La porte 5 demande une personne de plus vendredi. Répondez oui ou non.',
        de: 'Tür 5 fragt nach einer zusätzlichen Person am Freitag. Antworten Sie mit Ja oder Nein.',
        nl: 'Deur 5 vraagt om een extra persoon op vrijdag. Antwoord ja of nee.',
        et: 'Uks 5 küsib reedeks luba ühele lisainimesele. Vastake jah või ei.',
      },
      answer: {
        time: null,
        gloss: {
          en: 'No reply yet. Nothing is promised to the guest.',
          fr: 'Pas encore de réponse. Rien n’est promis au voyageur.',
          de: 'Noch keine Antwort. Dem Gast ist nichts versprochen.',
          nl: 'Nog geen antwoord. De gast is niets beloofd.',
          et: 'Vastust veel ei ole. Külalisele pole midagi lubatud.',
        },
      },
    },
    {
      kind: 'open',
      gloss: {
        en: 'Maarja knows that the team has been asked.',
        fr: 'Maarja sait que l’équipe a reçu sa question.',
        de: 'Maarja weiss, dass das Team gefragt wurde.',
        nl: 'Maarja weet dat de vraag bij het team ligt.',
        et: 'Maarja teab, et meeskonnalt on küsitud.',
      },
    },
  ],
  ledger: { time: '04:02', text: 'Extra person: waiting for your yes or no.' },
};
