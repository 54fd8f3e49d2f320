import { honeypot } from './forms';

/** Texts of the page for trying out the support chat. */
export const chatTest = {
  pageTitle: 'Support chat test',
  eyebrow: { time: '11:20', label: 'Test page' },
  title: 'A page for trying the support chat',
  description:
    'A placeholder page on which the support chat can be tried out. The chat is loaded from a third party, and only for visitors who start it.',
} as const;

/** What the support chat says of itself. */
export const supportChat = {
  states: {
    asking: 'Checking whether a support chat is set up.',
    none: 'No support chat is set up here, so nothing is loaded.',
    ready:
      'The chat comes from a third party. Nothing of it is here until you start it. The third party then learns the address of your connection, and can set cookies.',
    loading: 'The support chat is loading.',
    loaded: 'The support chat has been loaded.',
    failed: 'The support chat could not be loaded.',
  },
  start: 'Start the support chat',
  end: 'End the support chat',
  needsScript: 'The support chat needs JavaScript, which is switched off here.',
} as const;

/** Texts of the demo booking page around its form. */
export const demoPage = {
  pageTitle: 'Demo booking',
  eyebrow: { time: '15:00', label: 'Demo booking' },
  title: 'Check in as your own guest.',
  lead: 'Make a demo booking in your name. It goes into the connected booking system like any other, and the assistant treats you as it would treat a guest: in your language, on the phone number you give here. If you do not answer its first message within two days, the demo booking is cancelled.',
  description:
    'Make a demo booking in your own name, with your language and phone number, and see what the connected booking system and the assistant make of it.',
} as const;

/** Texts of the demo booking form. */
export const demoForm = {
  name: 'First name',
  lastName: 'Last name',
  language: 'Language',
  phone: 'Phone number',
  phoneHint: 'With the country code, for example',
  action: 'Create demo booking',
  pending: 'Processing Demo Booking...',
  honeypot,
} as const;

/** Beside a phone number that belongs to no country's plan. */
export const phoneInvalid =
  'We do not recognise this number. Please check the digits and begin with the country code, for example +41.';

/** Texts about what becomes of a demo booking. */
export const demoResult = {
  done: 'Booking Created Successfully!',
  error: 'Error:',
  /** Where there was no answer, or none that could be understood. */
  noAnswer: 'Failed to process demo booking',
  /** Where a refusal gives no reason at all. */
  noReason: 'The booking was refused without a reason',
  duplicate: 'There is a booking already',
  arrival: 'Arrival',
  departure: 'Departure',
  message: 'Message',
  count: 'Existing bookings',
  response: 'Response',
} as const;
