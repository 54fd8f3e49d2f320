import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type * as en from '../en/trust';
import type { Translated } from '../translated';

/** The head of the page. */
export const trustPage: Translated<typeof en.trustPage> = {
  pageTitle: 'Transparenz',
  description:
    'Der Satz, der Gästen sagt, dass eine KI schreibt, wo sie schreiben darf, wer wofür einsteht und was unsere eigene Prüfung ergeben hat.',
  eyebrow: { time: '05:30', label: 'Transparenz' },
  title: 'Unsere Versprechen, jedes mit Beleg.',
  lead: 'Ein Satz zum Kopieren, wo der Assistent schreiben darf, wer wofür einsteht und was unsere eigene Prüfung ergeben hat.',
  /** Said by a stored part of the page that could not be read. */
  away: 'Dieser Teil konnte gerade nicht abgerufen werden. Bitte laden Sie die Seite gleich noch einmal.',
};

/** The sentence to copy. */
export const sentence: Translated<typeof en.sentence> = {
  title: 'Der erste Satz sagt, dass es eine KI ist.',
  lead: 'Kopieren Sie ihn in Ihre Hausordnung, auf Ihre Buchungsseite oder in eine Vorlage, mit dem Namen Ihres Hauses.',
  others: 'In vier weiteren Sprachen',
  /** `{language}` stands for the name of one. */
  copy: {
    action: 'Kopieren',
    of: 'des Satzes auf {language}',
    done: 'Kopiert',
    selected: 'Markiert. Kopieren Sie ihn mit Ihrer Tastatur.',
  },
};

/** Channels and situations. The verdicts are stored. */
export const channels: Translated<typeof en.channels> = {
  id: 'channels',
  eyebrow: { time: '05:42', label: 'Die Kanäle' },
  title: 'Auf welchem Kanal darf der Assistent schreiben?',
  lead: 'Der Assistent schreibt auf WhatsApp. Ab wann er das darf, hängt davon ab, wo Ihr Gast gebucht hat.',
  note: 'Öffnen Sie eine Zeile, um Grund und Quelle zu lesen. Das ist unsere Zusammen\u00ADfassung und keine Rechtsberatung.',
  situations: {
    before_booking: 'Vor der Buchung',
    after_booking: 'Nach der Buchung',
    direct: 'Direkt gebucht',
  },
  verdicts: { allowed: 'Ja', not_allowed: 'Nein', unknown: 'Unbekannt' },
  /** Where there is no row, to screen readers. */
  nothing: 'dazu liegt uns nichts vor',
  checked: 'abgerufen am {day}',
  overdue: 'Prüfung fällig seit {day}.',
  none: 'Noch ist kein Kanal beschrieben. Fragen Sie beim Betreiber nach, bevor Sie dort einen Assistenten einsetzen.',
};

/** Who answers for what, and the way to a person. */
export const answers: Translated<typeof en.answers> = {
  id: 'answers',
  eyebrow: { time: '05:50', label: 'Pflichten' },
  title: 'Wer wofür einsteht.',
  rows: [
    {
      who: 'Das Gesetz',
      text: 'In der Europäischen Union muss ein Mensch spätestens mit der ersten Nachricht erfahren, dass eine KI schreibt, wenn es nicht offensichtlich ist. Die Pflicht trifft den Anbieter. Sie gilt seit dem 2.\u00a0August 2026.',
      link: {
        label: 'KI-Verordnung, Artikel\u00a050',
        href: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
      },
    },
    {
      who: `${brand.name}, der Anbieter`,
      text: 'Wir stellen den Assistenten bereit. Er stellt sich als KI vor. Seine Antworten erzeugt eine Maschine, und sie können falsch sein.',
      link: { label: 'Unsere Bedingungen: Der Dienst', href: `${paths.terms}#service` },
    },
    {
      who: 'Sie als Gastgeber',
      text: 'Sie entscheiden, was in der Wissens\u00ADdatenbank steht, und bleiben Vertragspartner des Gastes.',
      link: { label: 'Unsere Bedingungen: Der Dienst', href: `${paths.terms}#service` },
    },
    {
      who: 'Ein Mensch',
      text: 'Im Chat gibt der Assistent an Sie weiter, was er nicht beantworten kann und was Ihre Zusage braucht. Was über das Kontaktformular kommt, liest unser Team.',
      link: { label: 'Zum Kontaktformular', href: paths.contact },
    },
  ],
};

/** What lib/try/measured.ts holds of this language. */
export const ownCheck: Translated<typeof en.ownCheck> = {
  id: 'check',
  eyebrow: { time: '05:58', label: 'Unsere Prüfung' },
  title: 'Wir zählen auch die falschen Antworten.',
  lead: 'Geprüft wird die Wortsuche des Hausbuchs, nicht die KI, die Gästen schreibt. Unsere Fragen waren auf Deutsch und wurden beim Abstimmen der Suche nicht verwendet.',
  of: '{count} von {total}',
  right: 'Fragen führten zur richtigen Notiz',
  wrong: 'Fragen führten zu einer falschen Notiz',
  asked: 'Fragen, auf die keine Notiz antwortet, gingen an den Gastgeber',
  link: { label: 'Hausbuch öffnen', href: paths.tryIt },
};

/** Subprocessors. They are stored. */
export const others: Translated<typeof en.others> = {
  id: 'subprocessors',
  eyebrow: { time: '06:06', label: 'Datenverarbeitung' },
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
    feed: { label: 'Änderungen als Feed (RSS)', href: paths.trustRss },
  },
};

/** The facts about the company. They are stored; their names are those of the imprint (content/en/info.ts). */
export const whoWeAre: Translated<typeof en.whoWeAre> = {
  id: 'company',
  eyebrow: { time: '06:14', label: 'Wer wir sind' },
  title: 'Das Unternehmen dahinter.',
};

/** The end of the page. Its button has the words of the product page. */
export const trustEnd: Translated<typeof en.trustEnd> = {
  id: 'more',
  eyebrow: { time: '06:30', label: 'Weiter' },
  title: 'Noch eine Frage? Fragen Sie uns.',
  contact: { label: 'Schreiben Sie uns', href: paths.contact },
  links: [
    { label: 'Was wir speichern und wie lange', href: paths.privacy },
    { label: 'Barrierefreiheit', href: paths.info('accessibility') },
    { label: 'Impressum', href: paths.info('imprint') },
  ],
  security: { label: 'Schwachstelle melden (security.txt)', href: '/.well-known/security.txt' },
};
