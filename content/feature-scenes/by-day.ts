import { brand } from '@/lib/brand';

/** Block 1: what hangs on the line, in each direction. */
export const syncScene = {
  pms: { name: 'Your PMS', text: 'Smoobu, connected today' },
  desk: { name: brand.name, text: 'Chalet Arve, 12 doors' },
  coming: 'Smoobu is connected today. Coming soon: Airbnb, Booking.com, Vrbo, Guesty, Hostaway.',
  link: 'See all integrations',
  inbound: { label: 'From your PMS', tags: ['Properties', 'Bookings', 'Guests'] },
  outbound: { label: 'Back to your PMS', tags: ['Guest requests', 'Booking notes'] },
} as const;

/** Block 2: the topics of a property; the score of the whole is their mean. */
export const scoreScene = {
  house: 'Chalet Arve, Door 9',
  entry: {
    label: 'Bins',
    text: 'The bins stand behind the house.',
    remark: 'Which day? Which colour?',
  },
  of: 'of 100',
  mean: 'the mean of the six topics below',
  topics: [
    { name: 'Arrival', score: 100, hint: 'Key box, code, any hour: complete.' },
    { name: 'Wifi', score: 95, hint: 'Says where the card is, not which rooms it reaches.' },
    { name: 'Heating', score: 80, hint: 'Says how to turn it up, not down.' },
    { name: 'Baby bed', score: 75, hint: 'Says where, not from what age.' },
    { name: 'Parking', score: 60, hint: 'Where does a second car stand?' },
    { name: 'Bins', score: 40, hint: 'Which day? Which colour?' },
  ],
} as const;

/** A part of the template: words that stay, or a blank with its name and what a booking fills in. */
export type TemplatePart = string | { blank: string; value: string };

/** Block 3: the template with its blanks filled in. */
export const templateScene = {
  label: 'Template “Welcome”, in Italian',
  parts: [
    'Buonasera',
    { blank: 'first name', value: 'Giulia' },
    ', sono',
    { blank: 'assistant', value: brand.name },
    ', l’assistente IA dello',
    { blank: 'house', value: 'Chalet Arve' },
    '. La aspettiamo il',
    { blank: 'arrival', value: '19 luglio' },
    'dalle',
    { blank: 'check-in', value: '15:00' },
    '. Per qualsiasi domanda mi scriva qui.',
  ] as readonly TemplatePart[],
  gloss: `Good evening Giulia, this is ${brand.name}, the AI assistant of Chalet Arve. We expect you on 19 July from 15:00. If you have any question, write to me here.`,
  sent: 'Sent on WhatsApp at 18:32, when the booking was confirmed',
} as const;
