import { brand } from '@/lib/brand';
import type * as en from '../en/faq';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  faqPage: {
    eyebrow: { label: 'Hilfe & FAQ' },
    title: 'Was Gastgeber fragen, bevor sie die Nacht abgeben',
    pageTitle: 'Hilfe & FAQ',
    lead: `Wie der Assistent antwortet, wann er Sie fragt, was ${brand.name} kostet und was von einem Chat aufbewahrt wird.`,
    contact: {
      question: 'Nicht dabei?',
      link: 'Schreiben Sie uns',
      promise: 'und ein Mensch antwortet.',
    },
    contents: 'Auf dieser Seite',
    uncategorized: 'Weitere Fragen',
    support: 'Support',
    cut: 'Es gibt mehr Fragen, als auf diese Seite passen.',
    description:
      'Wie der KI-Co-Host Gästen antwortet, wann er zuerst Sie fragt, mit welchen Buchungssystemen er arbeitet, was er kostet und was er aufbewahrt.',
  },
  faq: {
    eyebrow: { label: 'Hilfe & FAQ' },
    title: 'Fragen Sie die Rezeption.',
    notHere: 'Nicht dabei?',
    writeToUs: 'Schreiben Sie uns',
    aPerson: 'und ein Mensch antwortet.',
    all: 'Alle Fragen und Antworten',
    empty: 'Keine FAQ-Einträge gefunden.',
    error:
      'Die FAQ-Einträge konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  },
};
