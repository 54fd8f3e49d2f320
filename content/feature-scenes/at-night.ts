import type { SpecimenMessage } from '../how-it-works';

/** Block 4: three messages, and the four things that the last one was made of. */
export const historyScene = {
  messages: [
    {
      time: '01:26',
      from: 'desk',
      lang: 'nl',
      text: 'Het sleutelkastje hangt links van de deur. Komt u met de auto? Dan stuur ik de parkeerplek met de code mee.',
      gloss:
        'The key box hangs left of the door. Will you come by car? Then I send the parking space with the code.',
    },
    { time: '01:41', from: 'guest', lang: 'nl', text: 'Ja', gloss: 'Yes' },
    {
      time: '01:41',
      from: 'desk',
      lang: 'nl',
      text: 'Dan is plek 12 voor u, rechts naast het huis. De code van het sleutelkastje is 4812. Goede reis.',
      gloss:
        'Then space 12 is yours, to the right of the house. The code of the key box is 4812. Safe travels.',
    },
  ] satisfies (SpecimenMessage & { time: string })[],
  label: 'What the last reply was made of',
  sources: [
    { name: 'Chat history', text: '01:26: will he come by car?' },
    { name: 'Knowledge base', text: 'Arrival: space 12, key box' },
    { name: 'Language', text: 'Dutch, as Daan writes' },
    { name: 'GPT model', text: 'puts it into a sentence' },
  ],
} as const;

/** Block 5: a question that nothing answers, and the two ways on. */
export const unknownScene = {
  question: {
    from: 'guest',
    lang: 'fr',
    text: 'Peut-on recharger une voiture électrique chez\u00a0vous\u00a0?',
    gloss: 'Can one charge an electric car at your place?',
  } satisfies SpecimenMessage,
  missing: 'Knowledge base: nothing about charging.',
  contact: {
    title: 'It gives your contact details',
    reply: {
      from: 'desk',
      lang: 'fr',
      text: 'Je ne le sais pas. Anna, votre hôte, vous répond au +41\u00a000\u00a0000\u00a000\u00a000.',
      gloss: 'I do not know. Anna, your host, answers at +41\u00a000\u00a0000\u00a000\u00a000.',
    } satisfies SpecimenMessage,
  },
  ask: {
    title: 'It promises to ask, and comes back',
    reply: {
      from: 'desk',
      lang: 'fr',
      text: 'Je ne le sais pas encore. Je demande à l’équipe et je reviens vers vous ici.',
      gloss: 'I do not know yet. I am asking the team and will come back to you here.',
    } satisfies SpecimenMessage,
    host: { time: '07:02', you: 'You', words: 'yes, garage, 11 kW' },
    later: {
      from: 'desk',
      lang: 'fr',
      text: 'Oui, au garage\u00a0: la borne a une puissance de 11 kW.',
      gloss: 'Yes, in the garage: the charger has a power of 11 kW.',
    } satisfies SpecimenMessage,
  },
} as const;
