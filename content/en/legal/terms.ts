import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type { LegalDocument } from './legal';

/** The terms of this site and of the service. */
export const terms: LegalDocument = {
  path: paths.terms,
  group: 'Legal',
  cardTag: 'lamp',
  eyebrow: { time: '06:22', label: 'Terms' },
  title: 'Terms of service',
  description: `The terms between ${brand.name} and the hosts who use it: what you may do, what a subscription costs and how it ends, and what we answer for.`,
  lead: 'You write down how things work in your house. We answer your guests with it, and ask you when it is not enough. You pay once you are convinced, and can stop at any time.',
  inForceSince: '2026-10-01',
  sections: [
    {
      id: 'agreement',
      title: 'Agreement',
      blocks: [
        `These terms apply between ${brand.name}, a company in ${brand.country} (“we”), and the person or company that uses this website or the ${brand.name} service (“you”). By creating an account you accept them. If you act for a company, you confirm that you may do so.`,
        `${brand.name} is made for hosts and managers of holiday rentals. Guests do not become our customers by writing to a host.`,
      ],
    },
    {
      id: 'service',
      title: 'The service',
      blocks: [
        `${brand.name} answers guest messages on WhatsApp from the knowledge base that you write for each property. It introduces itself as an AI. Questions it cannot answer, and requests that you have marked for approval, are passed to you. Guest requests are written into the booking notes of your connected booking system.`,
        'Answers are produced automatically and can be wrong. You decide what is in the knowledge base, you can test it in the simulator before going live, and you remain the guest’s contracting party.',
      ],
    },
    {
      id: 'license',
      title: 'Use license',
      blocks: [
        'For as long as your account exists, you may use the service for your own properties and for those you manage. This right is not exclusive and cannot be transferred. You may not:',
        {
          list: [
            'resell the service as your own without our written consent;',
            'try to reach the data of other customers, or to get around a protection of the service;',
            'use it for messages that guests have not asked for, in particular advertising to people who have no booking with you;',
            'use it against the rules of WhatsApp or of your booking system.',
          ],
        },
        'What you write remains yours. You allow us to process it as far as the service needs. Texts, drawings and code of this website remain ours; you may quote from them with a link to the source.',
      ],
    },
    {
      id: 'payment',
      title: 'Subscription and payment',
      blocks: [
        'Testing is free for as long as you like and needs no credit card. A paid subscription starts only when you choose one. The prices, in euros for each property, are those shown in the [pricing section](/#pricing) on the day you subscribe.',
        {
          list: [
            {
              term: 'Charging.',
              text: 'A subscription is charged automatically at the start of each billing cycle, monthly or yearly, until it is cancelled.',
            },
            {
              term: 'Cancelling.',
              text: 'You can cancel at any time. The subscription then ends with the cycle that has been paid.',
            },
            {
              term: 'A change of price.',
              text: 'We tell you by e-mail before the next cycle begins, so that you can cancel first.',
            },
            {
              term: 'A payment that fails.',
              text: 'We write to you. If the amount remains unpaid, we may pause the service.',
            },
          ],
        },
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      blocks: [
        'You keep your password to yourself, give only people you trust access to your team, and make sure that you may pass your guests’ details to us. Under data protection law you are responsible for your guests’ data, and we process it on your behalf. The [privacy policy](/privacy) covers this website.',
      ],
    },
    {
      id: 'disclaimer',
      title: 'Disclaimer',
      blocks: [
        'We run the service with care. We do not promise that it is available without interruption or that every answer is correct. It depends on WhatsApp, on your booking system and on other providers.',
        'It is not a replacement for an emergency number. Give your guests one.',
      ],
    },
    {
      id: 'limitations',
      title: 'Limitations',
      blocks: [
        'We are liable without limit for damage caused intentionally or by gross negligence, and wherever the law does not allow a limit. Beyond that, and as far as the law permits, liability is limited to the amount you paid for the service in the twelve months before the damage, and does not extend to lost profit or indirect damage.',
      ],
    },
    {
      id: 'end',
      title: 'End of the agreement',
      blocks: [
        'You can close your account at any time. We can end the agreement with thirty days’ notice, or at once in a case of serious misuse. Fees paid for time after an end that you did not cause are refunded.',
      ],
    },
    {
      id: 'law',
      title: 'Changes, law and place',
      blocks: [
        'If we change these terms in a way that matters, we tell you by e-mail beforehand. Swiss law applies. The courts at our registered office in Switzerland have jurisdiction, unless mandatory consumer law names another court.',
        'If one of these terms is not valid, the others stay in force.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'Questions about these terms: [{email}](mailto:{email}), or the [contact form](/contact).',
      ],
    },
  ],
};
