/** A question that hosts ask, and that only the owner can answer. */
export interface OpenQuestion {
  /** The id that its row gets; once there is one, the question is not open any more. */
  id: string;
  question: string;
}

/** The questions that hosts ask before they start. The dashboard names each to administrators until it has an answer of theirs. */
export const openQuestions: readonly OpenQuestion[] = [
  {
    id: '3e0c2a51-7a5d-4f2b-9a54-0c5b7a1d6e01',
    question: 'Does it read and answer the inbox of Airbnb or Booking.com?',
  },
  {
    id: '3e0c2a51-7a5d-4f2b-9a54-0c5b7a1d6e02',
    question: 'Whose WhatsApp number does it write from, and who pays Meta for the messages?',
  },
  {
    id: '3e0c2a51-7a5d-4f2b-9a54-0c5b7a1d6e03',
    question: 'What about guests who do not have WhatsApp?',
  },
  {
    id: '3e0c2a51-7a5d-4f2b-9a54-0c5b7a1d6e04',
    question: 'Can I take over a chat myself and hand it back later?',
  },
  {
    id: '3e0c2a51-7a5d-4f2b-9a54-0c5b7a1d6e05',
    question: 'What happens in an emergency at night?',
  },
  {
    id: '3e0c2a51-7a5d-4f2b-9a54-0c5b7a1d6e06',
    question: 'Is there a list of the languages it answers in?',
  },
  {
    id: '3e0c2a51-7a5d-4f2b-9a54-0c5b7a1d6e07',
    question: 'Does it understand photos and voice messages?',
  },
  {
    id: '3e0c2a51-7a5d-4f2b-9a54-0c5b7a1d6e08',
    question: 'Is an AI trained on the messages of my guests?',
  },
  {
    id: '3e0c2a51-7a5d-4f2b-9a54-0c5b7a1d6e09',
    question: 'What do my guests see when Nightdesk is down?',
  },
  {
    id: '3e0c2a51-7a5d-4f2b-9a54-0c5b7a1d6e0a',
    question: 'How long does it take to set up?',
  },
];
