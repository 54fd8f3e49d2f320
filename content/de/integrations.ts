import { brand } from '@/lib/brand';
import type * as en from '../en/integrations';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  builtInProviders: [
    {
      name: 'Smoobu',
      description:
        'Buchungen und Unterkünfte werden übernommen, und Gästewünsche gehen zurück in die Buchungsnotizen.',
    },
    { name: 'Airbnb', description: 'Inserate und Buchungen direkt aus Ihrem Airbnb-Konto.' },
    {
      name: 'Booking.com',
      description: 'Anreisen, Abreisen und Angaben zu den Gästen aus Ihrem Booking.com-Konto.',
    },
    {
      name: 'Vrbo',
      description: 'Häuser und ihre Buchungen, für Gastgeber ohne eigenes Buchungssystem.',
    },
    {
      name: 'Guesty',
      description: 'Inserate und Buchungen herein, zugesagte Wünsche als Notizen zurück.',
    },
    {
      name: 'Hostaway',
      description: 'Unterkünfte und Buchungen herein, Gästewünsche als Buchungsnotizen zurück.',
    },
  ],
  connectedSystems: {
    title: 'Verbunden mit Ihren Buchungen',
    text: 'Buchungen und Unterkünfte kommen, Notizen gehen.',
    all: 'Alle Anbindungen ansehen',
    status: { active: 'Angebunden', coming_soon: 'Demnächst' },
  },
  integrationsPage: {
    eyebrow: { label: 'Anbindungen' },
    title: `${brand.name} liest Ihre Buchungen und weiß, wer kommt`,
    pageTitle: 'Anbindungen',
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
  },
};
