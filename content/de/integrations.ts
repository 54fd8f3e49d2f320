import { brand } from '@/lib/brand';
import type * as en from '../en/integrations';
import type { Translated } from '../translated';

/** The booking systems that are shown when none are stored or none can be read. */
export const builtInProviders: Translated<typeof en.builtInProviders> = [
  {
    name: 'Smoobu',
    code: 'SMOOBU',
    description:
      'Buchungen und Unterkünfte werden übernommen, und Gästewünsche gehen zurück in die Buchungsnotizen.',
    icon: null,
    status: 'active',
  },
  {
    name: 'Airbnb',
    code: 'AIRBNB',
    description: 'Inserate und Buchungen direkt aus Ihrem Airbnb-Konto.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Booking.com',
    code: 'BOOKING',
    description: 'Anreisen, Abreisen und Angaben zu den Gästen aus Ihrem Booking.com-Konto.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Vrbo',
    code: 'VRBO',
    description: 'Häuser und ihre Buchungen, für Gastgeber ohne eigenes Buchungssystem.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Guesty',
    code: 'GUESTY',
    description: 'Inserate und Buchungen herein, zugesagte Wünsche als Notizen zurück.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Hostaway',
    code: 'HOSTAWAY',
    description: 'Unterkünfte und Buchungen herein, Gästewünsche als Buchungsnotizen zurück.',
    icon: null,
    status: 'coming_soon',
  },
];

/** The copy of the home page's block about the connected booking systems. */
export const connectedSystems: Translated<typeof en.connectedSystems> = {
  title: 'Verbunden mit Ihren Buchungen',
  text: 'Buchungen und Unterkünfte kommen, Notizen gehen.',
  all: 'Alle Anbindungen ansehen',
  status: { active: 'Angebunden', coming_soon: 'Demnächst' },
};

/** The copy of the integrations page. */
export const integrationsPage: Translated<typeof en.integrationsPage> = {
  eyebrow: { time: '21:00', label: 'Anbindungen' },
  title: `${brand.name} liest Ihre Buchungen und weiß, wer kommt`,
  lead: `${brand.name} arbeitet mit Ihrem Buchungssystem (PMS). Buchungen und Unterkünfte werden automatisch übernommen; was ein Gast sich gewünscht hat und Sie zugesagt haben, geht als Notiz zurück in die Buchung.`,
  description:
    'Welche Buchungssysteme und Channel Manager schon mit dem KI-Co-Host arbeiten, welche in Vorbereitung sind und wie Sie Ihres vorschlagen.',
  list: 'Buchungssysteme',
  connected: 'Angebunden',
  learnMore: 'Mehr erfahren',
  comingSoon: 'Demnächst',
  tellMe: 'Benachrichtigung erhalten',
  empty: 'Zurzeit sind keine Anbindungen verfügbar.',
  failed:
    'Die Anbindungen konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  request: {
    title: 'Ihr Buchungssystem ist nicht dabei?',
    text: 'Sagen Sie uns, mit welchem System Sie arbeiten und wie viele Unterkünfte Sie darin verwalten. Wir binden die Systeme an, nach denen Gastgeber am häufigsten fragen, und schreiben Ihnen, wenn Ihres bereit ist.',
    action: 'Anbindung vorschlagen',
    subject: 'Vorschlag für eine Anbindung',
  },
};
