import { brand } from '@/lib/brand';
import type * as en from '../en/trust';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  trustPage: {
    pageTitle: 'Transparenz',
    description:
      'Der Satz, der Gästen sagt, dass eine KI schreibt, wo sie schreiben darf, wer wofür einsteht und was unsere eigene Prüfung ergeben hat.',
    eyebrow: { label: 'Transparenz' },
    title: 'Unsere Versprechen, jedes mit Beleg.',
    lead: 'Ein Satz zum Kopieren, wo der Assistent schreiben darf, wer wofür einsteht und was unsere eigene Prüfung ergeben hat.',
    away: 'Dieser Teil konnte gerade nicht abgerufen werden. Bitte laden Sie die Seite gleich noch einmal.',
  },
  sentence: {
    title: 'Der erste Satz sagt, dass es eine KI ist.',
    lead: 'Kopieren Sie ihn in Ihre Hausordnung, auf Ihre Buchungsseite oder in eine Vorlage, mit dem Namen Ihres Hauses.',
    others: 'In vier weiteren Sprachen',
    copy: {
      action: 'Kopieren',
      of: 'des Satzes auf {language}',
      done: 'Kopiert',
      selected: 'Markiert. Kopieren Sie ihn mit Ihrer Tastatur.',
    },
  },
  channels: {
    eyebrow: { label: 'Die Kanäle' },
    title: 'Auf welchem Kanal darf der Assistent schreiben?',
    lead: 'Der Assistent schreibt auf WhatsApp. Ab wann er das darf, hängt davon ab, wo Ihr Gast gebucht hat.',
    note: 'Öffnen Sie eine Zeile, um Grund und Quelle zu lesen. Das ist unsere Zusammen\u00ADfassung und keine Rechtsberatung.',
    situations: {
      before_booking: 'Vor der Buchung',
      after_booking: 'Nach der Buchung',
      direct: 'Direkt gebucht',
    },
    verdicts: { allowed: 'Ja', not_allowed: 'Nein', unknown: 'Unbekannt' },
    nothing: 'dazu liegt uns nichts vor',
    checked: 'abgerufen am {day}',
    overdue: 'Prüfung fällig seit {day}.',
    none: 'Noch ist kein Kanal beschrieben. Fragen Sie beim Betreiber nach, bevor Sie dort einen Assistenten einsetzen.',
  },
  answers: {
    eyebrow: { label: 'Pflichten' },
    title: 'Wer wofür einsteht.',
    rows: [
      {
        who: 'Das Gesetz',
        text: 'In der Europäischen Union muss ein Mensch spätestens mit der ersten Nachricht erfahren, dass eine KI schreibt, wenn es nicht offensichtlich ist. Die Pflicht trifft den Anbieter. Sie gilt seit dem 2.\u00a0August 2026.',
        link: { label: 'KI-Verordnung, Artikel\u00a050' },
      },
      {
        who: `${brand.name}, der Anbieter`,
        text: 'Wir stellen den Assistenten bereit. Er stellt sich als KI vor. Seine Antworten erzeugt eine Maschine, und sie können falsch sein.',
        link: { label: 'Unsere Bedingungen: Der Dienst' },
      },
      {
        who: 'Sie als Gastgeber',
        text: 'Sie entscheiden, was in der Wissens\u00ADdatenbank steht, und bleiben Vertragspartner des Gastes.',
        link: { label: 'Unsere Bedingungen: Der Dienst' },
      },
      {
        who: 'Ein Mensch',
        text: 'Im Chat gibt der Assistent an Sie weiter, was er nicht beantworten kann und was Ihre Zusage braucht. Was über das Kontaktformular kommt, liest unser Team.',
        link: { label: 'Zum Kontaktformular' },
      },
    ],
  },
  ownCheck: {
    eyebrow: { label: 'Unsere Prüfung' },
    title: 'Wir zählen auch die falschen Antworten.',
    lead: 'Geprüft wird die Wortsuche des Hausbuchs, nicht die KI, die Gästen schreibt. Unsere Fragen waren auf Deutsch und wurden beim Abstimmen der Suche nicht verwendet.',
    of: '{count} von {total}',
    right: 'Fragen führten zur richtigen Notiz',
    wrong: 'Fragen führten zu einer falschen Notiz',
    asked: 'Fragen, auf die keine Notiz antwortet, gingen an den Gastgeber',
    link: { label: 'Hausbuch öffnen' },
  },
  others: {
    eyebrow: { label: 'Datenverarbeitung' },
    title: 'Wer außer uns Daten sieht.',
    lead: 'Diese Unternehmen verarbeiten personenbezogene Daten in unserem Auftrag.',
    terms: {
      data: 'Daten',
      country: 'Land',
      safeguard: 'Schutz',
      since: 'Seit',
      begins: 'Ab',
      until: 'Bis',
    },
    changes: {
      title: 'Was sich geändert hat',
      kinds: { began: 'Begonnen', changed: 'Geändert', ended: 'Beendet' },
      announced: 'Angekündigt',
      feed: { label: 'Änderungen als Feed (RSS)' },
    },
  },
  whoWeAre: {
    eyebrow: { label: 'Wer wir sind' },
    title: 'Das Unternehmen dahinter.',
  },
  trustEnd: {
    eyebrow: { label: 'Weiter' },
    title: 'Noch eine Frage? Fragen Sie uns.',
    contact: { label: 'Schreiben Sie uns' },
    links: [
      { label: 'Was wir speichern und wie lange' },
      { label: 'Barrierefreiheit' },
      { label: 'Impressum' },
    ],
    security: { label: 'Schwachstelle melden (security.txt)' },
  },
};
