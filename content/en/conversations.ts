import { brand } from '@/lib/brand';

/** The languages in which a host can read along. */
export const readerLanguages = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'French' },
  { code: 'de', name: 'German' },
  { code: 'nl', name: 'Dutch' },
  { code: 'et', name: 'Estonian' },
] as const;

/** The code of a language in which a host can read along. */
type ReaderLanguage = (typeof readerLanguages)[number]['code'];

/** A sentence in each of the reader's languages. */
export type Translation = Readonly<Record<ReaderLanguage, string>>;

/** How the assistant introduces itself in every first reply, after the greeting: as an AI. */
export const introduction: Translation = {
  en: `this is ${brand.name}, the AI assistant of Chalet Arve.`,
  fr: `ici ${brand.name}, l’assistant IA du Chalet Arve.`,
  de: `hier ist ${brand.name}, der KI-Assistent des Chalets Arve.`,
  nl: `dit is ${brand.name}, de AI-assistent van Chalet Arve.`,
  et: `Siin ${brand.name}, Chalet Arve AI-assistent.`,
};

/** The same as a sentence of its own, to a guest without a name. */
export const firstSentence: Translation = {
  en: `Good evening, ${introduction.en}`,
  fr: `Bonsoir, ${introduction.fr}`,
  de: `Guten Abend, ${introduction.de}`,
  nl: `Goedenavond, ${introduction.nl}`,
  et: `Tere õhtust. ${introduction.et}`,
};

/** The state of a conversation; each has a tag of its own colour. */
export type TagStatus = 'answered' | 'asking' | 'waiting';

/** A message in the guest's own language, and what it says, for readers of every other language. */
export interface Message {
  kind: 'guest' | 'reply';
  time: string;
  text: string;
  translation: Partial<Translation>;
}

/** The question to the host, and what the host wrote back (or that nothing has come yet). */
export interface Question {
  kind: 'question';
  time: string;
  translation: Translation;
  answer: { time: string | null; translation: Translation };
}

/** A note between the messages: the line of the knowledge base that an answer rests on, or what is still open. */
export interface Note {
  kind: 'source' | 'open';
  translation: Translation;
}

/** A line of a conversation. */
export type ConversationLine = Message | Question | Note;

/** One conversation of the night, at one door. */
export interface Conversation {
  door: number;
  request: string;
  guest: string;
  language: { code: string; name: string };
  status: TagStatus;
  lines: readonly ConversationLine[];
  ledger: { time: string; text: string };
}

/** Door 3: a family whose train is early; the host answers with a time. */
const earlyCheckIn: Conversation = {
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
      translation: {
        en: 'Our train gets in at 11. Could we come in before 15:00?',
        de: 'Unser Zug kommt um 11\u00a0Uhr an. Können wir schon vor 15\u00a0Uhr hinein?',
        nl: 'Onze trein komt om 11\u00a0uur aan. Kunnen we vóór 15\u00a0uur naar binnen?',
        et: 'Meie rong jõuab kohale kell 11. Kas pääseksime sisse enne kella 15?',
      },
    },
    {
      kind: 'reply',
      time: '23:05',
      text: `Bonsoir Camille, ${introduction.fr} Je demande à l’équipe et je vous réponds ici.`,
      translation: {
        en: `Good evening Camille, ${introduction.en} I am asking the team and will write back here.`,
        de: `Guten Abend Camille, ${introduction.de} Ich frage das Team und schreibe Ihnen hier zurück.`,
        nl: `Goedenavond Camille, ${introduction.nl} Ik vraag het aan het team en kom er hier op terug.`,
        et: `Tere õhtust, Camille. ${introduction.et} Küsin meeskonnalt ja annan teile siin teada.`,
      },
    },
    {
      kind: 'question',
      time: '23:05',
      translation: {
        en: 'Door 3 asks to check in before 15:00. Reply yes, no or a time.',
        fr: 'La porte 3 demande à arriver avant 15 h. Répondez par oui, par non ou par une heure.',
        de: 'Tür 3 möchte vor 15\u00a0Uhr einchecken. Antworten Sie mit Ja, Nein oder einer Uhrzeit.',
        nl: 'Deur 3 wil vóór 15\u00a0uur inchecken. Antwoord met ja, nee of een tijd.',
        et: 'Uks 3 soovib saabuda enne kella 15. Vastake jah, ei või kellaajaga.',
      },
      answer: {
        time: '23:06',
        translation: {
          en: 'yes 13:00',
          fr: 'oui 13 h',
          de: 'ja 13:00',
          nl: 'ja 13:00',
          et: 'jah 13:00',
        },
      },
    },
    {
      kind: 'reply',
      time: '23:06',
      text: 'Vous pouvez entrer dès 13 h. Le code de la boîte à clés arrive à midi.',
      translation: {
        en: 'You can come in from 13:00. The key box code arrives at noon.',
        de: 'Sie können ab 13\u00a0Uhr hinein. Der Code für die Schlüsselbox kommt um 12\u00a0Uhr.',
        nl: 'U kunt vanaf 13\u00a0uur naar binnen. De code van het sleutelkastje komt om 12\u00a0uur.',
        et: 'Sisse saate alates kella 13-st. Võtmekapi kood tuleb keskpäeval.',
      },
    },
  ],
  ledger: { time: '23:06', text: 'Check-in 13:00. Written to the booking note.' },
};

/** Door 5: the host has not replied yet, so nothing is promised. */
const extraPerson: Conversation = {
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
      translation: {
        en: 'Could a friend stay with us on Friday night?',
        fr: 'Un ami pourrait-il rester dormir vendredi ?',
        de: 'Könnte am Freitag noch ein Freund bei uns übernachten?',
        nl: 'Mag er vrijdag nog een vriend bij ons blijven slapen?',
      },
    },
    {
      kind: 'reply',
      time: '04:02',
      text: `Tere, Maarja. ${introduction.et} Neljanda külalise jaoks on vaja meeskonna nõusolekut. Küsisin järele ja annan teile siin teada.`,
      translation: {
        en: `Hello Maarja, ${introduction.en} A fourth guest needs the team’s approval. I have asked and will write back here.`,
        fr: `Bonjour Maarja, ${introduction.fr} Pour une quatrième personne, il faut l’accord de l’équipe. J’ai posé la question et je vous réponds ici.`,
        de: `Hallo Maarja, ${introduction.de} Für einen vierten Gast brauche ich die Zusage des Teams. Ich habe gefragt und schreibe Ihnen hier zurück.`,
        nl: `Hallo Maarja, ${introduction.nl} Voor een vierde gast is het akkoord van het team nodig. Ik heb het gevraagd en kom er hier op terug.`,
      },
    },
    {
      kind: 'question',
      time: '04:02',
      translation: {
        en: 'Door 5 asks if a friend can stay on Friday. Reply yes or no.',
        fr: 'La porte 5 demande si une personne de plus peut dormir là vendredi. Répondez oui ou non.',
        de: 'Tür 5 fragt nach einer zusätzlichen Person am Freitag. Antworten Sie mit Ja oder Nein.',
        nl: 'Deur 5 vraagt of er vrijdag één gast bij mag. Antwoord met ja of nee.',
        et: 'Uks 5 küsib reedeks kohta ühele lisakülalisele. Vastake jah või ei.',
      },
      answer: {
        time: null,
        translation: {
          en: 'No reply yet. Nothing is promised to the guest.',
          fr: 'Pas encore de réponse. Rien n’est promis au voyageur.',
          de: 'Noch keine Antwort. Dem Gast ist nichts versprochen.',
          nl: 'Nog geen antwoord. Aan de gast is niets beloofd.',
          et: 'Vastust veel ei ole. Külalisele pole midagi lubatud.',
        },
      },
    },
    {
      kind: 'open',
      translation: {
        en: 'Maarja knows that the team has been asked.',
        fr: 'Maarja sait que l’équipe a reçu sa question.',
        de: 'Maarja weiß, dass das Team gefragt wurde.',
        nl: 'Maarja weet dat de vraag bij het team ligt.',
        et: 'Maarja teab, et meeskonnalt on küsitud.',
      },
    },
  ],
  ledger: { time: '04:02', text: 'Extra person: waiting for your yes or no.' },
};

/** Door 7: the 02:14 message. The host says yes on waking, the guest is told, the booking note is written. */
const babyBed: Conversation = {
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
      translation: {
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
      translation: {
        en: `Good evening Giulia, ${introduction.en} I am asking the team and will write back here.`,
        fr: `Bonsoir Giulia, ${introduction.fr} Je demande à l’équipe et je vous réponds ici.`,
        de: `Guten Abend Giulia, ${introduction.de} Ich frage das Team und schreibe Ihnen hier zurück.`,
        nl: `Goedenavond Giulia, ${introduction.nl} Ik vraag het aan het team en kom er hier op terug.`,
        et: `Tere õhtust, Giulia. ${introduction.et} Küsin meeskonnalt ja annan teile siin teada.`,
      },
    },
    {
      kind: 'question',
      time: '02:14',
      translation: {
        en: 'Door 7 asks for a baby bed. Reply yes or no.',
        fr: 'La porte 7 demande un lit bébé. Répondez oui ou non.',
        de: 'Tür 7 fragt nach einem Babybett. Antworten Sie mit Ja oder Nein.',
        nl: 'Deur 7 vraagt om een babybedje. Antwoord met ja of nee.',
        et: 'Uks 7 küsib beebivoodit. Vastake jah või ei.',
      },
      answer: {
        time: '06:30',
        translation: { en: 'yes', fr: 'oui', de: 'ja', nl: 'ja', et: 'jah' },
      },
    },
    {
      kind: 'reply',
      time: '06:30',
      text: 'Buongiorno Giulia. Al vostro arrivo il lettino sarà pronto.',
      translation: {
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

/** Door 9: answered from the knowledge base, without waking anybody. */
const wifi: Conversation = {
  door: 9,
  request: 'Wifi',
  guest: 'Jonas',
  language: { code: 'de', name: 'German' },
  status: 'answered',
  lines: [
    {
      kind: 'guest',
      time: '00:37',
      text: 'Das WLAN-Passwort steht nicht auf dem Router. Können Sie helfen?',
      translation: {
        en: 'The wifi password is not on the router. Can you help?',
        fr: 'Le mot de passe wifi n’est pas sur le routeur. Pouvez-vous m’aider ?',
        nl: 'Het wifiwachtwoord staat niet op de router. Kunt u helpen?',
        et: 'Wifiparooli ei ole ruuteri peal. Kas saate aidata?',
      },
    },
    {
      kind: 'source',
      translation: {
        en: 'Knowledge base, Wifi: “Arve-9, blue card inside the kitchen cupboard door.”',
        fr: 'Base de connaissances, wifi : « Arve-9, carte bleue sur la porte du placard de cuisine. »',
        de: 'Wissensdatenbank, WLAN: „Arve-9, blaue Karte innen an der Küchenschranktür.“',
        nl: 'Kennisbank, wifi: “Arve-9, blauwe kaart aan de binnenkant van het keukenkastje.”',
        et: 'Teadmusbaas, wifi: „Arve-9, sinine kaart köögikapi ukse siseküljel.“',
      },
    },
    {
      kind: 'reply',
      time: '00:37',
      text: `Guten Abend Jonas, ${introduction.de} Das Netz heißt Arve-9. Das Passwort steht auf der blauen Karte innen an der Küchenschranktür.`,
      translation: {
        en: `Good evening Jonas, ${introduction.en} The network is Arve-9. The password is on the blue card inside the kitchen cupboard door.`,
        fr: `Bonsoir Jonas, ${introduction.fr} Le réseau s’appelle Arve-9. Le mot de passe figure sur la carte bleue, à l’intérieur de la porte du placard de cuisine.`,
        nl: `Goedenavond Jonas, ${introduction.nl} Het netwerk heet Arve-9. Het wachtwoord staat op de blauwe kaart aan de binnenkant van het keukenkastje.`,
        et: `Tere õhtust, Jonas. ${introduction.et} Võrgu nimi on Arve-9. Parool on sinisel kaardil köögikapi ukse siseküljel.`,
      },
    },
    {
      kind: 'guest',
      time: '00:39',
      text: 'Gefunden, danke.',
      translation: {
        en: 'Found it, thank you.',
        fr: 'Trouvé, merci.',
        nl: 'Gevonden, dank u.',
        et: 'Leidsin, aitäh.',
      },
    },
  ],
  ledger: { time: '00:39', text: 'Answered from the knowledge base. Nobody was woken.' },
};

/** Door 12: answered, and now the next word is the guest's. */
const lateArrival: Conversation = {
  door: 12,
  request: 'Late arrival',
  guest: 'Daan',
  language: { code: 'nl', name: 'Dutch' },
  status: 'waiting',
  lines: [
    {
      kind: 'guest',
      time: '01:26',
      text: 'Onze vlucht is vertraagd en landt pas om 03:10\u00a0uur. Hoe komen we binnen?',
      translation: {
        en: 'Our flight is delayed and lands at 03:10. How do we get in?',
        fr: 'Notre vol a du retard et atterrit à 3 h 10. Comment entrer ?',
        de: 'Unser Flug hat Verspätung und landet um 3:10\u00a0Uhr. Wie kommen wir hinein?',
        et: 'Meie lend hilineb ja maandub kell 3:10. Kuidas me sisse saame?',
      },
    },
    {
      kind: 'source',
      translation: {
        en: 'Knowledge base, Arrival: “Key box left of the door, any hour. By car: space 12.”',
        fr: 'Base de connaissances, arrivée : « Boîte à clés à gauche de la porte, à toute heure. En voiture : place 12. »',
        de: 'Wissensdatenbank, Ankunft: „Schlüsselbox links neben der Tür, jederzeit. Mit Auto: Platz 12.“',
        nl: 'Kennisbank, aankomst: “Sleutelkastje links van de deur, dag en nacht. Met de auto: plek 12.”',
        et: 'Teadmusbaas, saabumine: „Võtmekapp uksest vasakul, igal ajal. Autoga: koht 12.“',
      },
    },
    {
      kind: 'reply',
      time: '01:26',
      text: `Hallo Daan, ${introduction.nl} Het sleutelkastje hangt links van de deur en gaat dag en nacht open. Komt u met de auto? Dan stuur ik de parkeerplek met de code mee.`,
      translation: {
        en: `Hello Daan, ${introduction.en} The key box is to the left of the door and opens at any hour. Are you coming by car? Then I will send the parking space with the code.`,
        fr: `Bonsoir Daan, ${introduction.fr} La boîte à clés est à gauche de la porte et s’ouvre à toute heure. Venez-vous en voiture ? J’enverrai alors le numéro de la place de parking avec le code.`,
        de: `Hallo Daan, ${introduction.de} Die Schlüsselbox hängt links neben der Tür und lässt sich jederzeit öffnen. Kommen Sie mit dem Auto? Dann sende ich die Platznummer mit dem Code.`,
        et: `Tere, Daan. ${introduction.et} Võtmekapp on uksest vasakul ja avaneb igal kellaajal. Kas tulete autoga? Siis saadan koos koodiga ka parkimiskoha numbri.`,
      },
    },
    {
      kind: 'open',
      translation: {
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

/** The conversations of one night, ordered by the column of keys in the hero. */
export const conversations: readonly Conversation[] = [
  earlyCheckIn,
  extraPerson,
  babyBed,
  wifi,
  lateArrival,
];

/** The door that is open when the page loads. */
export const firstDoor = babyBed.door;
