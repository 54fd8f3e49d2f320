import { brand } from '@/lib/brand';
import type { Scene } from './scene';

/** Door 12: answered, and now the next word is the guest's. */
export const lateArrival: Scene = {
  door: 12,
  request: 'Late arrival',
  guest: 'Daan',
  language: { code: 'nl', name: 'Dutch' },
  status: 'waiting',
  lines: [
    {
      kind: 'guest',
      time: '01:26',
      text: 'Onze vlucht is vertraagd en landt om 03:10. Hoe komen we binnen?',
      gloss: {
        en: 'Our flight is delayed and lands at 03:10. How do we get in?',
        fr: 'Notre vol a du retard et atterrit à 3 h 10. Comment entrer ?',
        de: 'Unser Flug hat Verspätung und landet um 03:10. Wie kommen wir hinein?',
        et: 'Meie lend hilineb ja maandub kell 03.10. Kuidas me sisse saame?',
      },
    },
    {
      kind: 'source',
      gloss: {
        en: 'Knowledge base, Arrival: “Key box left of the door, any hour. By car: space 12.”',
        fr: 'Base de connaissances, arrivée : « Boîte à clés à gauche de la porte, à toute heure. En voiture : place 12. »',
        de: 'Wissensdatenbank, Ankunft: «Schlüsselbox links der Tür, jederzeit. Mit Auto: Parkplatz 12.»',
        nl: 'Kennisbank, aankomst: ‘Sleutelkastje links van de deur, dag en nacht. Met de auto: plek 12.’',
        et: 'Teadmusbaas, saabumine: „Võtmekapp uksest vasakul, igal ajal. Autoga: koht 12.”',
      },
    },
    {
      kind: 'reply',
      time: '01:26',
      text: `Hallo Daan, dit is ${brand.name}, de AI-assistent van Chalet Arve. Het sleutelkastje hangt links van de deur en gaat op elk uur open. Komt u met de auto? Dan stuur ik de parkeerplek met de code mee.`,
      gloss: {
        en: `Hello Daan, this is ${brand.name}, the AI assistant of Chalet Arve. The key box is to the left of the door and opens at any hour. Are you coming by car? Then I will send the parking space with the code.`,
        fr: `Bonsoir Daan, ici ${brand.name}, l’assistant IA du Chalet Arve. La boîte à clés est à gauche de la porte et s’ouvre à toute heure. Venez-vous en voiture ? J’enverrai alors la place de parc avec le code.`,
        de: `Hallo Daan, hier ist ${brand.name}, der KI-Assistent des Chalet Arve. Die Schlüsselbox hängt links neben der Tür und lässt sich jederzeit öffnen. Kommen Sie mit dem Auto? Dann schicke ich den Parkplatz mit dem Code.`,
        et: `Tere, Daan. Siin ${brand.name}, Chalet Arve AI-assistent. Võtmekapp on uksest vasakul ja avaneb igal kellaajal. Kas tulete autoga? Siis saadan koos koodiga ka parkimiskoha.`,
      },
    },
    {
      kind: 'open',
      gloss: {
        en: 'Daan has not answered yet. The code is ready.',
        fr: 'Daan n’a pas encore répondu. Le code est prêt.',
        de: 'Daan hat noch nicht geantwortet. Der Code liegt bereit.',
        nl: 'Daan heeft nog niet geantwoord. De code ligt klaar.',
        et: 'Daan ei ole veel vastanud. Kood on valmis.',
      },
    },
  ],
  ledger: { time: '01:26', text: 'Key box explained. Waiting for Daan’s answer.' },
};
