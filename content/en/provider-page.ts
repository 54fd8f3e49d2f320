import { brand } from '@/lib/brand';

/** Texts of the page of a connected booking system, in its name. */
export function providerPage(name: string) {
  return {
    title: `${brand.name} and ${name}, on one key ring`,
    metaTitle: `${name} integration`,
    partner: 'Official Integration Partner',
    lead: `Your bookings and properties stay in ${name}. ${brand.name} reads them, greets your guests on WhatsApp where that is allowed, and writes what was agreed into the notes of the booking.`,
    description: `Connect ${name} with ${brand.name}: bookings and property details sync automatically, guests are answered around the clock, requests go into the booking notes.`,
    connect: `Connect ${name} with ${brand.name}`,
    demo: 'Schedule a Demo',
    benefits: {
      title: 'What arrives at the desk without you typing it',
      guests: {
        title: 'Automatic guest sync',
        text: `A booking confirmed in ${name} is ready at the desk with the guest’s name, the dates and the property. Nobody copies a name at midnight, and the greeting goes out in the guest’s language.`,
        sample: 'Invented example',
      },
      details: {
        title: 'Property details',
        text: `What ${name} knows of a property comes in with it. What no system knows, such as where the baby bed stands, you write into the knowledge base once.`,
      },
      channels: {
        title: 'Channel management',
        text: `Bookings from every channel that ${name} manages for you arrive in one place. Whether an assistant may write to the guest is for the channel to decide, and we do not know the rule of every channel.`,
        link: 'Where an assistant may write',
      },
    },
    steps: {
      eyebrow: { time: '21:50', label: 'Ten minutes' },
      title: 'Three steps, then the kettle',
      lead: `About ten minutes, with your ${name} sign-in at hand.`,
      list: [
        {
          time: '21:50',
          title: 'Connect your account',
          text: `Sign up and choose ${name} in the first step of the onboarding. You need the sign-in of the ${name} account that holds your properties.`,
        },
        {
          time: '21:54',
          title: 'Sync your properties',
          text: `Properties and bookings appear. Compare the list with ${name} once before you go on. No guest receives a message at this stage.`,
        },
        {
          time: '22:00',
          title: 'Messages start flowing',
          text: 'Make the first property live: from then on its guests are greeted, where their channel allows it. Before that, put your hardest questions to the simulator for as long as you like.',
        },
      ],
      action: 'Try It Now',
    },
    faq: {
      title: 'Before you connect',
      items: [
        {
          id: 'connecting',
          question: `How do I connect ${name}?`,
          answer: `Sign up, choose ${name} in the first step of the onboarding and follow the steps shown there. You need the sign-in of the ${name} account that holds your properties.\nNothing is sent to a guest until you make a property live.`,
        },
        {
          id: 'security',
          question: 'Is my data safe?',
          answer: `${brand.name} reads bookings and properties from ${name} and writes guest requests into the notes of a booking.\nThe company is operated from Switzerland. Messages between you and your guests are processed on your behalf: you decide, and we say in the privacy policy what this website itself keeps.`,
        },
        {
          id: 'customizing',
          question: 'Can I customize the messages?',
          answer:
            'Yes. The opening message follows a template that you edit, and answers come from the knowledge base of each property, in your words. What you mark as yours to decide is never answered without you.',
        },
        {
          id: 'disconnecting',
          question: 'What happens if I disconnect?',
          answer: `The sync stops, and no further guest is greeted. Bookings, properties and the notes already written stay in ${name} as they are.\nYou can connect again when you like.`,
        },
      ],
    },
  } as const;
}

/** When a guest arrives, and in which language the guest writes. */
export const sampleArrival = '{day} July, {language}';

/** What the desk knows of the next arrivals, on the page of a connected system. Invented guests. */
export const sampleArrivals = [
  { day: 'Sat 18', door: 12, guest: 'Daan V.', language: 'Dutch', note: 'Lands at 03:10' },
  { day: 'Sat 18', door: 3, guest: 'Camille B.', language: 'French', note: 'Early check-in 13:00' },
  { day: 'Sun 19', door: 7, guest: 'Giulia R.', language: 'Italian', note: 'Baby bed: yes' },
] as const;

/** A door as it comes in, on the page of a connected system. */
export const sampleDoor = {
  title: 'Chalet Arve, door 7',
  rows: [
    ['Address', 'Chemin des Mélèzes 7'],
    ['Check-in', '15:00'],
    ['Check-out', '10:00'],
    ['Guests', 'up to 4'],
  ],
  written: ['Baby bed', 'in the ski room, left'],
  byYou: 'written by you',
} as const;

/** The channels in the drawing of the strings. */
export const sampleChannels = ['Airbnb', 'Booking.com', 'Vrbo', 'Your website'] as const;

/** Texts of the page of a system that is not connected yet. */
export function comingProviderPage(name: string) {
  return {
    eyebrow: { time: '21:00', label: 'Integrations' },
    metaTitle: `${name}: coming soon`,
    title: `${name} is not connected yet`,
    lead: `${brand.name} cannot read bookings from ${name} today. It is in preparation, and there is no date we could promise.`,
    description: `${name} is not connected with ${brand.name} yet. Leave us a message, and we will write to you when it is. Until then, see which booking systems work today.`,
    action: 'Tell me when it is ready',
    back: 'See all integrations',
    badge: 'Coming soon',
  } as const;
}

/** Texts where there is no such system. */
export const unknownProvider = {
  eyebrow: { time: '21:00', label: 'Integrations' },
  title: 'No system of that name',
  lead: 'Nothing hangs on this hook. These are the systems that are connected, and those that are still to come.',
  action: 'See all integrations',
} as const;
