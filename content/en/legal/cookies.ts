import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type { LegalDocument } from './legal';

/** What this site keeps in a browser. */
export const cookies: LegalDocument = {
  path: paths.cookies,
  group: 'Legal',
  cardTag: 'lamp',
  eyebrow: { time: '06:23', label: 'Cookies' },
  title: 'Cookie policy',
  description: `Which necessary, analytics and marketing cookies the website of ${brand.name} uses, what each is for, and how to choose and to change your mind.`,
  lead: 'You can read this whole site without a single cookie from a third party. Analytics starts only if you say yes, and stops when you withdraw your consent.',
  inForceSince: '2026-11-26',
  sections: [
    {
      id: 'what',
      title: 'What a cookie is',
      blocks: [
        'A cookie is a small text that a site asks your browser to keep and to send back on the next visit. A browser can also keep notes that are not sent along, in what is called local storage, or session storage where they end with the tab. We use them all, and this page means them all when it says cookies.',
        'We sort them into three groups. The consent banner asks you about two of them.',
      ],
    },
    {
      id: 'necessary',
      title: 'Necessary',
      blocks: [
        'Always on, because something you asked for would not work without them. They need no consent, and they are not used to follow you from one site to the next.',
        {
          table: {
            caption: 'What can be kept in your browser',
            columns: ['Name', 'What it is for', 'How long'],
            rows: [
              [
                'cookieConsent (local storage)',
                'Your choice for necessary, analytics and marketing, and when you made it',
                'Until you delete it or choose again. It counts for 6 months',
              ],
              [
                'language-suggestion (local storage)',
                'That you have closed the suggestion of another language, or chosen the language of a page yourself, so that it is not made again',
                'Until you delete it',
              ],
              [
                'nightdesk-session (a long one in parts: .0, .1, …)',
                'Keeps you signed in. Set at sign-in only; scripts cannot read it',
                'Until you sign out, 400 days at most',
              ],
              [
                'viewer',
                'Lets the header show Dashboard instead of Login. Set at sign-in only',
                'As the one above',
              ],
              [
                'draft:… (session storage)',
                'What you have typed into a form, so that a reload or the way back does not lose it. Passwords and files are not kept. Set when you type there',
                'Until you send it, sign out or close the tab',
              ],
              [
                'own-house (local storage)',
                'On the page “House book”: the name of your house and the notes that you write down there. They are not sent. Set when you write the first one',
                'Until you delete it there, or the data of this site in your browser',
              ],
              [
                'desk-draft:… (local storage)',
                'For administrators: what they typed into a form of the admin area and did not save, so that a crash or an ended session does not lose it',
                'Until they save it, throw it away or sign out, 7 days at most',
              ],
              [
                'desk-user (local storage)',
                'For administrators: whose drafts are kept, so that no colleague on the same computer sees them. The number of the account',
                'Until they sign out',
              ],
              [
                'sign-up-key',
                'Shows, when you confirm your address, that you chose the password here. A random number. Set when you sign up',
                '1 day',
              ],
              [
                'mail-link',
                'Lets you choose a new password after you have opened a link in our e-mail. A random-looking number. Set by that link',
                '30 minutes',
              ],
              [
                'known-browser',
                'Lets you sign in here while someone else tries to guess your password elsewhere. Random numbers, up to five accounts. Set at sign-in',
                '180 days',
              ],
              [
                'sidebar_state',
                'In the admin area: whether the sidebar, or a part of it, is folded',
                '7 days',
              ],
              [
                '__prerender_bypass',
                'For administrators: shows them one page that is not published yet. Set when they preview it',
                'Until the browser is closed, or the preview is ended',
              ],
            ],
          },
        },
        'If you neither sign up, sign in nor begin to fill in a form, you get only the first two of these, the first after you have answered the banner, the second after you have closed the suggestion or changed the language.',
      ],
    },
    {
      id: 'analytics',
      title: 'Analytics',
      blocks: [
        'Off until you turn it on. If you agree, we may load an analytics tag from a third party. It counts visits and clicks on three buttons: Login, Sign Up and Start Today. It tells us which pages help and which are left again at once. The provider can set cookies of its own for this and learns your IP address.',
        'If you do not agree, the tag is not loaded and nothing is sent to its provider. The site looks and works the same.',
      ],
    },
    {
      id: 'marketing',
      title: 'Marketing',
      blocks: [
        'Off until you turn it on. We run no advertising and set no marketing cookies of our own today. If this should change, your answer is already known, and this page will say so beforehand.',
        'Until then a yes does one thing: together with a yes to analytics, it allows the analytics tag to use its cookies for advertising too.',
      ],
    },
    {
      id: 'chat',
      title: 'The support chat',
      blocks: [
        'On [a page of its own](/test) we try out a support chat of a third party. It is in none of the three groups: its button there starts it, for that visit only, and nothing of it is loaded before. The provider then learns your IP address and can set cookies of its own. Ending the chat, or leaving the page, ends its script.',
      ],
    },
    {
      id: 'choosing',
      title: 'How to choose',
      blocks: [
        'On your first visit a banner appears at the lower edge of the window, one second after the page has loaded. The page stays usable beside it. It gives three answers, all equally easy to reach:',
        {
          list: [
            { term: 'Accept All', text: 'allows all three groups.' },
            { term: 'Reject All', text: 'keeps the necessary group only.' },
            {
              term: 'Save Preferences',
              text: 'keeps what you have set with the switches.',
            },
          ],
        },
        'If your browser sends a privacy signal (Global Privacy Control), the banner says so, and we take the signal as a no. An answer that you then give yourself counts for more.',
        'If you close the banner without an answer, that counts as a no, and the banner asks again on the next visit.',
      ],
    },
    {
      id: 'changing',
      title: 'How to change your mind',
      blocks: [
        'Open Cookie settings, above on this page or at the foot of any other, and choose again. Or delete the site’s data in your browser; the banner then comes back. It also comes back after six months, and when we change what a group allows.',
        'A consent that you withdraw ends at once: the tag is told so and sends nothing more. Cookies that a third party has already set can be removed in your browser’s settings.',
      ],
    },
    {
      id: 'law',
      title: 'The law behind it',
      blocks: [
        'We follow the Swiss Telecommunications Act and the Federal Act on Data Protection (revDSG), and for visitors from the European Economic Area the GDPR and the rules on consent for cookies. For analytics and marketing the legal basis is your consent, for the necessary group our legitimate interest in a site that works.',
        'What we do with data beyond cookies, and which rights you have, is in the [privacy policy](/privacy), and what applies between us when you use the service is in the [terms of service](/terms).',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'If you find a cookie here that this page does not name, please tell us: [{email}](mailto:{email}).',
      ],
    },
  ],
};
