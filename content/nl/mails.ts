import { brand } from '../../lib/brand.ts';
import type * as en from '../en/mails.ts';
import type { Texts } from '../translated.ts';

const GREETING = 'Goedendag,';

const RECEIPT_NOTE = `U krijgt deze mail omdat dit adres is ingevuld in een formulier op de website van ${brand.name}. Was u dat niet, dan hoeft u niets te doen.`;

const TAGLINE = 'De balie die de hele nacht open is, in elke vakantiewoning.';

export const texts: Texts<typeof en> = {
  /**
   * Every mail that the site sends, by the name that the table outbox gives it. The notices to the team and the mails about
   * the admin area are in English.
   */
  mails: {
    'application-receipt': ({ position }) => ({
      subject: `Uw sollicitatie: ${position}`,
      paragraphs: [
        GREETING,
        `Dank u wel voor uw sollicitatie naar de functie ${position}! Wij lezen die en laten snel iets van ons horen.`,
      ],
      note: RECEIPT_NOTE,
    }),
    'contact-receipt': () => ({
      subject: `Uw bericht aan ${brand.name}`,
      paragraphs: [
        GREETING,
        'Dank u wel voor uw bericht. Het is goed aangekomen. Een van ons leest het en stuurt u antwoord.',
      ],
      note: RECEIPT_NOTE,
    }),
    'newsletter-confirmation': () => ({
      subject: `Bevestig uw inschrijving voor de nieuwsbrief van ${brand.name}`,
      paragraphs: [
        GREETING,
        `Dit adres is ingeschreven voor de nieuwsbrief van ${brand.name}.`,
        'Bevestig hieronder dat u de nieuwsbrief wilt ontvangen. Doet u dat niet, dan krijgt u geen nieuwsbrief en verwijderen wij het adres na een maand.',
      ],
      action: { label: 'Adres bevestigen' },
      note: 'Hebt u zich niet ingeschreven? Dan hoeft u niets te doen.',
    }),
    'password-changed': () => ({
      subject: `Uw wachtwoord bij ${brand.name} is gewijzigd`,
      paragraphs: [
        GREETING,
        `Het wachtwoord van uw account bij ${brand.name} is zojuist gewijzigd. Op alle andere apparaten bent u uitgelogd.`,
        'Was u dat zelf, dan hoeft u niets te doen. Zo niet, kies dan nu een nieuw wachtwoord.',
      ],
      action: { label: 'Nieuw wachtwoord kiezen' },
    }),
  },
  accountMails: {
    confirmation: {
      subject: 'Bevestig uw adres',
      text: `Goedendag, met dit adres is zojuist een account bij ${brand.name} aangemaakt. Bevestig alstublieft dat het adres van u is.`,
      action: 'Adres bevestigen',
      note: 'De link werkt één keer en is een uur geldig. Hebt u geen account aangemaakt, dan hoeft u niets te doen: zonder bevestiging blijft het account gesloten.',
    },
    recovery: {
      subject: 'Kies een nieuw wachtwoord',
      text: `Goedendag, voor uw account bij ${brand.name} is zojuist een nieuw wachtwoord aangevraagd. Met de knop komt u op een pagina waar u het kiest.`,
      action: 'Nieuw wachtwoord kiezen',
      note: 'De link werkt één keer en is een uur geldig. Hebt u niets aangevraagd, dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
    },
  },
  accountClosing: `Met vriendelijke groet, het team van ${brand.name}`,
  unsubscribeLabel: 'Uitschrijven voor de nieuwsbrief',
  tagline: TAGLINE,
  signature: `Met vriendelijke groet, het team van ${brand.name}. ${TAGLINE}`,
};
