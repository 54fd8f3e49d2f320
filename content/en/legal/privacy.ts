import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { formData } from '../form-data';
import { RETENTION_DAYS, RETENTION_MONTHS } from '../../retention';
import type { LegalDocument } from './legal';

const dayCount = (days: number) => (days === 1 ? 'a day' : `${days} days`);

/** What this site does with personal data. */
export const privacy: LegalDocument = {
  path: paths.privacy,
  group: 'Legal',
  cardTag: 'lamp',
  eyebrow: { time: '06:21', label: 'Privacy' },
  title: 'Privacy policy',
  description: `Which personal data the website of ${brand.name} processes, what for, who else sees it, how long it is kept, and what you can ask of us.`,
  lead: 'You can read this site without telling us who you are. When you write to us, we use what you write to answer you, and for nothing you would not expect.',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      blocks: [
        `This policy covers this website. The data controller, that is, the one who decides what is processed and why and who answers for it, is ${brand.name}, a company in ${brand.country}. You reach us at [{email}](mailto:{email}).`,
        'We are subject to the Swiss Federal Act on Data Protection (revDSG). If you are in the European Economic Area, the General Data Protection Regulation (GDPR) may apply as well; where it does, the legal basis is named below.',
        `Messages between guests and hosts do not pass through this website. They belong to the ${brand.name} service: there the host decides what is processed, and we process it on the host’s behalf. If you are a guest, please turn to your host first.`,
      ],
    },
    {
      id: 'collection',
      title: 'Collection',
      blocks: [
        { subtitle: 'When you read a page' },
        'To deliver a page, the server processes your IP address, the page requested, the time, and what your browser says about itself. Our own log keeps which page was not found and which request failed, without your address and without what follows a question mark in the address bar. We build no profile from any of it.',
        { subtitle: 'When you fill in a form' },
        {
          table: {
            caption: 'What each form asks for',
            columns: ['Form', 'Data', 'What for'],
            rows: formData.map(({ form, data, purpose }) => [form, data, purpose]),
          },
        },
        'The [pre-launch survey](/pre-launch) is answered in your browser. Its answers stay there and are gone when you leave the page.',
        { subtitle: 'When you sign in' },
        'For an account on this site we keep the e-mail address, a protected form of the password from which it cannot be read back, whether the account is an administrator’s, and whether the password was confirmed through your mailbox. Wrong passwords are counted, for an hour at most, under numbers that do not show whose they are. We send you an e-mail when your password changes.',
        { subtitle: 'When you agree to analytics' },
        'Only then does a tag of a third party count your visit and clicks on three buttons. What it does, and what stays in your browser, is in the [cookie policy](/cookies).',
      ],
    },
    {
      id: 'use',
      title: 'Use',
      blocks: [
        'We use data for the purpose it was given for, and to protect the site against abuse, for example by limiting how often a form can be sent. We do not sell personal data, and no decision about you is left to a machine alone.',
        'Where the GDPR applies, these are the legal bases:',
        {
          list: [
            { term: 'Steps before a contract', text: 'for contact, demo booking and application;' },
            { term: 'Your consent', text: 'for the newsletter and for analytics;' },
            {
              term: 'Our legitimate interest',
              text: 'in a site that works and is safe, for the delivery of pages, the log and the protection of forms.',
            },
          ],
        },
      ],
    },
    {
      id: 'others',
      title: 'Who else processes it',
      blocks: [
        'We do not pass data on for anyone else’s purposes. These providers work for us, under contract:',
        {
          list: [
            {
              term: 'Hosting.',
              text: 'Our hosting provider delivers the pages and sees, for a moment, what every server sees.',
            },
            {
              term: 'Supabase.',
              text: 'Runs the database with forms and accounts. Resumes are kept there in a private folder that cannot be reached from the web.',
            },
            {
              term: 'Our mail provider.',
              text: 'Carries the e-mails that the site sends: receipts, news about your account, and the question whether a newsletter address is yours. They contain nothing of what you wrote.',
            },
            {
              term: 'The booking system.',
              text: 'A demo booking passes through it, because it is made there.',
            },
            {
              term: 'Analytics.',
              text: 'The provider of the tag, if you have agreed, and not before.',
            },
          ],
        },
        'If a provider processes data outside Switzerland and the European Economic Area, we rely on the safeguards that the law provides for, such as standard contractual clauses.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        {
          list: [
            {
              term: 'Messages:',
              text: `${RETENTION_MONTHS.contactRequests} months. Then they are deleted automatically; we keep them longer only where the law requires us to keep business records.`,
            },
            {
              term: 'Newsletter address:',
              text: `until you unsubscribe, with the link in every newsletter. An address that has unsubscribed, or was never confirmed, is deleted after ${RETENTION_MONTHS.endedSubscriptions === 1 ? 'a month' : `${RETENTION_MONTHS.endedSubscriptions} months`}.`,
            },
            {
              term: 'Applications:',
              text: `${RETENTION_MONTHS.applications} months, with everything in them. Then they are deleted automatically. A resume whose application could not be stored is deleted after ${dayCount(RETENTION_DAYS.filesWithoutSubmission)}.`,
            },
            {
              term: 'Demo bookings:',
              text: `until the day of departure, or for ${dayCount(RETENTION_DAYS.unansweredDemoBookings)} if you do not answer the assistant. What the booking system keeps, it keeps by its own rules.`,
            },
            {
              term: 'E-mails from this site:',
              text: `the address they went to, ${dayCount(RETENTION_DAYS.mails)} after they were sent or could not be delivered.`,
            },
            {
              term: 'Counters against abuse:',
              text: 'a coded form of your IP address, deleted within a day after the limit of the form has ended; the limit mostly lasts an hour. Where an administrator signed in, it is kept for 30 days.',
            },
            {
              term: 'Accounts:',
              text: `until they are closed. One whose address was never confirmed is deleted after ${dayCount(RETENTION_DAYS.unconfirmedAccounts)}. Which administrator changed what, saved which list, or erased how much, is kept for ${RETENTION_MONTHS.changes} months.`,
            },
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You can ask us what we hold about you, have it corrected or deleted, receive it in a common format, object to a use, and withdraw a consent for the future. It costs nothing. We may ask for proof that it is you, so that no one else gets your data.',
        'You can also complain to the Federal Data Protection and Information Commissioner in Switzerland, or to the authority where you live. We would be glad to hear from you first.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'For all of this, an e-mail to [{email}](mailto:{email}) or the [contact form](/contact) is enough. If we change this policy, the new text appears here.',
      ],
    },
  ],
};
