/** A block of the features page: its anchor, its hour, its name, and what a host would say of it. */
export interface Feature {
  id: string;
  eyebrow: { time: string; label: string };
  title: string;
  text: string;
}

/** The copy of the features page's head. */
export const featuresPage = {
  pageTitle: 'Features',
  description:
    'Two-way PMS sync, a knowledge base with a score, a WhatsApp opening message, answers in the guest’s language, host check-in, summaries and booking notes.',
  eyebrow: { time: '14:00', label: 'Features' },
  title: 'Seven things it does while you do something else.',
  lead: 'In the order of a day: by daylight you connect it and write down the house. In the evening it greets, at night it answers, and in the morning it hands over.',
  contents: 'The seven, by the hour',
} as const;

/** The seven blocks, in their order. */
export const features = {
  sync: {
    id: 'pms-connection',
    eyebrow: { time: '14:05', label: 'PMS connection' },
    title: 'Two-way sync: bookings come in, notes go back.',
    text: 'Connect your property management system once. Properties, bookings and guests arrive by themselves, and what a guest asks for goes back into the booking.',
  },
  knowledgeBase: {
    id: 'knowledge-base',
    eyebrow: { time: '15:40', label: 'Knowledge base' },
    title: 'Write down the house. The score shows the gaps.',
    text: 'The knowledge base builder goes through each property topic by topic. The score analyzer reads your lines as a guest would, and says what is still missing. Every full topic is a tooth of the key.',
  },
  openingMessage: {
    id: 'opening-message',
    eyebrow: { time: '18:32', label: 'Opening message' },
    title: 'You write the first message once, as a template.',
    text: 'On WhatsApp, a house that writes first needs an approved template. Yours has blanks, and each booking fills them in.',
  },
  answers: {
    id: 'answers',
    eyebrow: { time: '01:41', label: 'Answers' },
    title: 'A “ja” is an answer, if you remember the question.',
    text: 'A GPT model writes every reply in the guest’s language. It reads your knowledge base and the chat history, so a short word in the night still makes sense.',
  },
  checkIn: {
    id: 'host-check-in',
    eyebrow: { time: '02:31', label: 'Host check-in' },
    title: 'When it does not know, it says so.',
    text: 'What is written nowhere is not made up. The guest gets one of two things: your contact details, or the promise that the team is asked and an answer follows.',
  },
  summaries: {
    id: 'chat-summaries',
    eyebrow: { time: '06:30', label: 'Summaries and insights' },
    title: 'Twenty-three messages, four lines.',
    text: 'Each chat is summed up for whoever reads it next. Across all of them, the insights show what guests keep asking, and what to write down so that they stop.',
  },
  bookingNotes: {
    id: 'booking-notes',
    eyebrow: { time: '06:31', label: 'Booking notes' },
    title: 'What was agreed stands in the booking.',
    text: 'The request and your word are written into the booking note of your PMS. Whoever makes up the rooms reads it in the usual place.',
  },
} as const satisfies Record<string, Feature>;

/** The copy of the closing call to action. */
export const featuresEnd = {
  title: 'Put out the light and try all seven.',
  lead: 'Testing is free for as long as you like, without a credit card. There is no charge until you are convinced.',
} as const;
