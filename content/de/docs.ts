import { brand } from '@/lib/brand';
import type * as en from '../en/docs';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  docsSections: [
    { label: 'Funktionen' },
    { label: 'Neuerungen' },
    { label: 'Änderungs\u00ADprotokoll' },
    { label: 'Support' },
    { label: 'FAQ' },
  ],
  docs: {
    sidebar: 'Dokumentation',
    contents: 'Auf dieser Seite',
    features: {
      eyebrow: { label: 'Dokumentation' },
      title: 'Funktionen',
      pageTitle: 'Dokumentation',
      cardTitle: `Was ${brand.name} kann, Teil für Teil`,
      description: `Was ${brand.name} kann, Teil für Teil: von der Anbindung an Ihr Buchungssystem über den Chat mit Gästen bis zur Zusammenfassung am Morgen.`,
      error:
        'Der Inhalt zu den Funktionen konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
      empty: 'Die Funktionen sind hier noch nicht aufgeschrieben.',
    },
    support: {
      eyebrow: { label: 'Support' },
      title: 'Wenn etwas nicht funktioniert',
      pageTitle: 'Dokumentation: Support',
      description: `Vereinbaren Sie einen Videotermin mit dem Support, schreiben Sie ${brand.name} eine E-Mail und lesen Sie, was Gastgeber am häufigsten fragen, wenn es hakt.`,
      box: {
        title: 'Zeigen Sie es uns im Videoanruf',
        text: 'Manches ist schneller gezeigt als geschrieben. Öffnen Sie die Unterkunft auf Ihrem Bildschirm, und wir sehen sie uns gemeinsam an.',
        book: 'Videotermin vereinbaren',
        byMail: 'Oder schreiben Sie uns. An Schweizer Werktagen antwortet ein Mensch.',
      },
      draft: {
        subject: 'Videotermin mit dem Support',
        body: 'Unterkunft:\nWas nicht funktioniert:\nWann ich Zeit für ein Gespräch habe:\n',
      },
      error:
        'Die FAQ-Einträge konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
      empty: 'Keine Einträge zum Support gefunden. Bitte schauen Sie später wieder vorbei!',
    },
    faq: {
      eyebrow: { label: 'FAQ' },
      title: 'Fragen und Antworten',
      pageTitle: 'Dokumentation: FAQ',
      lead: 'Vor dem ersten Gast und danach: die Anbindung, die Notizen, der Preis und was aufbewahrt wird.',
      description: `Kurze Antworten für Gastgeber, die ${brand.name} einrichten: Buchungssystem verbinden, Notizen schreiben, testen, starten und was es kostet.`,
      error:
        'Die FAQ-Einträge konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
      empty: 'Keine FAQ-Einträge gefunden. Bitte schauen Sie später wieder vorbei!',
    },
  },
};
