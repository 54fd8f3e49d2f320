import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type * as en from '../en/trust';
import type { Translated } from '../translated';
import { RETENTION_DAYS, RETENTION_MONTHS } from '../retention';

const serviceTerms = { kind: 'terms', section: 'service', title: 'Der Dienst' } as const;

const aiAct = {
  kind: 'source',
  title: 'Verordnung (EU) 2024/1689, die KI-Verordnung',
  url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
  read: '2026-11-27',
  note: 'In einem Nachdruck gelesen; die amtliche Seite ließ sich an jenem Tag nicht öffnen.',
} as const;

const routeTest = (name: string) =>
  ({ kind: 'test', file: 'tests/routes.spec.ts', name }) as const;

const retentionSetting = {
  kind: 'setting',
  file: 'content/retention.ts',
  name: 'RETENTION_MONTHS',
} as const;

const retentionTest = {
  kind: 'test',
  file: 'tests/integration/mail/retention.test.ts',
  name: 'are deleted after the time that /privacy names, and not before',
} as const;

/** The head of the trust page. */
export const trustPage: Translated<typeof en.trustPage> = {
  pageTitle: 'Vertrauen',
  description:
    'Was Gäste erfahren, wo Sie einen Assistenten einsetzen dürfen, was wie lange bleibt, wer Daten mitverarbeitet und wie wir testen: je mit Beleg.',
  eyebrow: { time: '05:30', label: 'Vertrauen' },
  title: 'Unsere Versprechen hängen hier, jedes an seinem Haken.',
  lead: 'Jede Aussage hat einen Beleg: eine Quelle mit dem Tag, an dem wir sie gelesen haben, unsere Bedingungen, eine Einstellung oder einen Test. Was wir nicht wissen, nennen wir „nicht bekannt“.',
  contents: 'An diesem Brett',
  /** Said by a stored part of the page that could not be read. */
  away: 'Dieser Teil konnte gerade nicht abgerufen werden. Bitte laden Sie die Seite gleich noch einmal.',
};

/** The words before what holds a statement. */
export const basisWords: Translated<typeof en.basisWords> = {
  source: 'Quelle',
  terms: 'Unsere Bedingungen',
  setting: 'Einstellung',
  test: 'Test',
  /** Opens the settings and the tests. */
  ours: 'Worauf das beruht',
  read: 'gelesen am {day}',
};

/** 1: the first sentence, who answers for it, and the way to a person. */
export const guestsAreTold: Translated<typeof en.guestsAreTold> = {
  id: 'first-sentence',
  eyebrow: { time: '05:34', label: 'Was Gäste erfahren' },
  title: 'Der erste Satz sagt, dass es eine KI ist.',
  lead: 'Zum Kopieren, für eine Hausregel, eine Buchungsseite oder eine Vorlage. Ersetzen Sie dabei den Namen unseres Hauses durch den Ihres Hauses.',
  example: {
    text: 'Es ist der Satz aus den Gesprächen auf unserer Startseite, Wort für Wort.',
    basis: [
      {
        kind: 'test',
        file: 'content/en/conversations.test.ts',
        name: 'every first reply introduces the assistant as an AI, in its own language and in each translation',
      },
    ],
  },
  /** `{language}` stands for the name of one. */
  copy: {
    action: 'Kopieren',
    of: 'des Satzes auf {language}',
    done: 'Kopiert',
    selected: 'Markiert. Kopieren Sie ihn mit Ihrer Tastatur.',
  },
  answers: {
    title: 'Wer wofür einsteht',
    rows: [
      {
        who: 'Das Gesetz',
        claims: [
          {
            text: 'In der Europäischen Union muss ein Mensch spätestens mit der ersten Nachricht erfahren, dass eine KI schreibt, wenn es nicht offensichtlich ist. Die Pflicht trifft den Anbieter, der den Assistenten so bauen muss. Artikel 50 der KI-Verordnung gilt seit dem 2.\u00a0August 2026.',
            basis: [aiAct],
          },
        ],
      },
      {
        who: `${brand.name}, der Anbieter`,
        claims: [
          {
            text: 'Wir stellen den Assistenten bereit. Er stellt sich als KI vor. Seine Antworten erzeugt eine Maschine, und sie können falsch sein.',
            basis: [serviceTerms],
          },
        ],
      },
      {
        who: 'Sie, der Gastgeber',
        claims: [
          {
            text: 'Sie entscheiden, was in der Wissensdatenbank steht, und Sie bleiben der Vertragspartner des Gastes.',
            basis: [serviceTerms],
          },
        ],
      },
    ],
  },
  person: {
    title: 'Wie ein Gast einen Menschen erreicht',
    claims: [
      {
        text: 'Im Chat: Was der Assistent nicht beantworten kann und was Ihre Zusage braucht, wird an Sie weitergegeben.',
        basis: [serviceTerms],
      },
      {
        text: 'Außerhalb des Chats: Was über das Kontaktformular dieser Website kommt, wird für unser Team gespeichert. Es funktioniert auch ohne JavaScript.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/contact.spec.ts',
            name: 'without JavaScript a refusal keeps the other fields, and a request is stored',
          },
        ],
      },
    ],
    link: { label: 'Zum Kontaktformular', href: paths.contact },
  },
};

/** 2: channels and situations. The verdicts are stored. */
export const channels: Translated<typeof en.channels> = {
  id: 'channels',
  eyebrow: { time: '05:42', label: 'Wo Sie es einsetzen dürfen' },
  title: 'Ja, nein und nicht bekannt sind drei Antworten.',
  lead: 'Darf ein Assistent dem Gast dort schreiben? Das hängt vom Buchungskanal ab und davon, wie weit die Buchung ist.',
  note: 'Das ist eine Zusammenfassung in unseren Worten und keine Rechtsberatung. Wann das Gesetz gilt, bestätigt der Eigentümer dieser Website.',
  caption: 'Wo ein Assistent einem Gast schreiben darf',
  channel: 'Kanal',
  situations: {
    before_booking: 'Vor der Buchung',
    after_booking: 'Nach der Buchung',
    direct: 'Direkt bei Ihnen gebucht',
  },
  verdicts: { allowed: 'Erlaubt', not_allowed: 'Nicht erlaubt', unknown: 'Nicht bekannt' },
  /** In a cell for which there is no row. */
  nothing: 'Dazu haben wir nichts gesammelt.',
  /** In the place of a verdict that came without its source. */
  unsourced: 'Es ist keine Quelle angegeben, deshalb zählt die Antwort nicht.',
  checked: 'Gelesen am {day}',
  overdue: 'Prüfung fällig seit {day}',
  none: 'Noch ist kein Kanal beschrieben. Das ist keine Antwort: Fragen Sie den Kanal, bevor Sie dort einen Assistenten einsetzen.',
};

const months = (count: number) => (count === 1 ? '1\u00a0Monat' : `${count}\u00a0Monate`);
const days = (count: number) => (count === 1 ? '1\u00a0Tag' : `${count}\u00a0Tage`);

const longestMonths = Math.max(...Object.values(RETENTION_MONTHS));

/** 3: what is kept, on shelves of equal months. */
export const kept: Translated<typeof en.kept> = {
  id: 'kept',
  eyebrow: { time: '05:50', label: 'Was aufbewahrt wird' },
  title: 'Jedes Regalbrett hat ein Ende.',
  lead: 'Ein Fach ist ein Monat, die schmalen Zettel sind Tage.',
  caption: 'Wie lange diese Website was aufbewahrt',
  /** The number of compartments: the longest time that anything is kept. */
  longestMonths,
  /** Under the shelves: the first, the middle and the last month. */
  scale: ['0', String(longestMonths / 2), months(longestMonths)],
  shelves: [
    {
      what: 'Änderungen durch Administratoren',
      detail: 'Wer welchen Inhalt geändert, welche Liste gespeichert hat, wer Administrator wurde.',
      months: RETENTION_MONTHS.changes,
      time: months(RETENTION_MONTHS.changes),
    },
    {
      what: 'Kontaktanfragen',
      detail: 'Was Sie mit dem Formular geschrieben haben.',
      months: RETENTION_MONTHS.contactRequests,
      time: months(RETENTION_MONTHS.contactRequests),
    },
    {
      what: 'Bewerbungen',
      detail: 'Mit dem Lebenslauf.',
      months: RETENTION_MONTHS.applications,
      time: months(RETENTION_MONTHS.applications),
    },
    {
      what: 'Abgemeldete Newsletter-Adressen',
      detail: 'Oder solche, die nie bestätigt wurden.',
      months: RETENTION_MONTHS.endedSubscriptions,
      time: months(RETENTION_MONTHS.endedSubscriptions),
    },
    {
      what: 'E-Mails dieser Website',
      detail: 'An wen sie gingen.',
      days: RETENTION_DAYS.mails,
      time: days(RETENTION_DAYS.mails),
    },
    {
      what: 'Konten ohne bestätigte Adresse',
      detail: 'Jemand hat sich registriert und kam nicht wieder.',
      days: RETENTION_DAYS.unconfirmedAccounts,
      time: days(RETENTION_DAYS.unconfirmedAccounts),
    },
    {
      what: 'Demo-Buchungen ohne Antwort',
      detail: 'Eine beantwortete bleibt bis zum Tag der Abreise.',
      days: RETENTION_DAYS.unansweredDemoBookings,
      time: days(RETENTION_DAYS.unansweredDemoBookings),
    },
    {
      what: 'Dateien ohne Formular',
      detail: 'Ein Lebenslauf, dessen Bewerbung nicht gespeichert werden konnte.',
      days: RETENTION_DAYS.filesWithoutSubmission,
      time: days(RETENTION_DAYS.filesWithoutSubmission),
    },
  ],
  deletes: 'Was am Ende seines Bretts angekommen ist, löscht die Datenbank von selbst.',
  basis: [
    retentionSetting,
    retentionTest,
    {
      kind: 'test',
      file: 'supabase/tests/retention.sql',
      name: 'accounts with an address that was never confirmed are deleted',
    },
    {
      kind: 'test',
      file: 'tests/integration/mail/retention.test.ts',
      name: 'a demo booking has the time to be answered that /privacy names, and goes after it',
    },
    {
      kind: 'test',
      file: 'tests/integration/mail/retention.test.ts',
      name: 'is removed after a day, with its bytes; one with a row, also a later one, stays',
    },
  ],
  forms: {
    title: 'Was jedes Formular speichert',
    columns: ['Formular', 'Daten', 'Wozu'],
    basis: [{ kind: 'setting', file: 'content/en/form-data.ts', name: 'formData' }],
  },
  survey: {
    text: 'Die Umfrage vor dem Start speichert nichts: Ihre Antworten bleiben in Ihrem Browser.',
    basis: [
      {
        kind: 'test',
        file: 'tests/journeys/survey.spec.ts',
        name: 'five questions lead to a thank-you, with progress, focus and no answer sent',
      },
    ],
  },
  privacy: { label: 'Das alles in der Datenschutzerklärung', href: paths.privacy },
};

/** 4: subprocessors. They are stored. */
export const others: Translated<typeof en.others> = {
  id: 'subprocessors',
  eyebrow: { time: '05:58', label: 'Wer Daten mitverarbeitet' },
  title: 'Andere haben einen Schlüssel. Jeder hängt unter seinem Namen.',
  lead: 'Jedes Unternehmen, das in unserem Auftrag personenbezogene Daten verarbeitet, und was es sehen darf.',
  terms: {
    data: 'Daten',
    country: 'Land',
    safeguard: 'Garantie',
    since: 'Seit',
    begins: 'Ab',
    until: 'Bis',
  },
  ended: 'Zurückgegebene Schlüssel',
  changes: {
    title: 'Was sich geändert hat',
    kinds: { began: 'Begonnen', changed: 'Geändert', ended: 'Beendet' },
    announced: 'Angekündigt',
    older: 'Frühere Änderungen',
    feed: { label: 'Änderungen als Feed (RSS)', href: paths.trustRss },
  },
  none: 'Noch ist kein Unternehmen aufgeführt. Das heißt nicht, dass es keines gibt: Fragen Sie uns, bevor Sie sich darauf verlassen.',
  basis: [{ kind: 'setting', file: 'lib/trust/admin.ts', name: 'Subprocessors' }],
};

/** 5: the facts about the company. They are stored; their names are those of the imprint (content/de/info.ts). */
export const whoWeAre: Translated<typeof en.whoWeAre> = {
  id: 'company',
  eyebrow: { time: '06:06', label: 'Wer wir sind' },
  title: 'Das Schild neben der Tür.',
  tax: 'Steuer in den Preisen',
  imprint: { label: 'Zum Impressum', href: paths.info('imprint') },
  basis: [{ kind: 'setting', file: 'lib/company/admin.ts', name: 'Company facts' }],
};

/** 6: how the site is tested, and what no test sees. */
export const howWeTest: Translated<typeof en.howWeTest> = {
  id: 'tests',
  eyebrow: { time: '06:14', label: 'Wie wir testen' },
  title: 'Worauf wir achten und was wir nicht sehen.',
  accessibility: {
    title: 'Barrierefreiheit',
    checked: 'Zuletzt vollständig geprüft am {day}',
    /** The day on which the tests of every route last passed. To be set with each release. */
    checkedOn: '2026-11-27',
    claims: [
      {
        text: 'Ein Programm, das nach Barrieren sucht (axe), prüft jede Art öffentlicher Seite, in der Breite eines Handys und eines großen Bildschirms.',
        basis: [routeTest('axe')],
      },
      {
        text: 'Es prüft auch die Seiten der Administratoren, mit geöffneten Dialogen.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/accessibility.spec.ts',
            name: 'axe finds nothing in the admin area, its dialogs included',
          },
        ],
      },
      {
        text: 'Jede Seite wird mit der Tabulatortaste durchlaufen.',
        basis: [routeTest('Tab key')],
      },
      {
        text: 'Bei 320\u00a0px, mit weiten Abständen und mit doppelt so großem Text wird nichts abgeschnitten und nichts überdeckt.',
        basis: [routeTest('320 px'), routeTest('text at 200 %')],
      },
      {
        text: 'Wo das System die Farben bestimmt, geht kein Bedienelement verloren.',
        basis: [routeTest('forced colours')],
      },
      {
        text: 'Ohne JavaScript verbergen die Produktseiten und die Rechtstexte nichts.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/marketing-pages.spec.ts',
            name: 'without JavaScript nothing is hidden that a script would reveal',
          },
        ],
      },
    ],
    faultsTitle: 'Bekannte Mängel',
    faults: [
      'Kein Test hört, was ein Screenreader vorliest. Namen, Rollen und ihre Reihenfolge prüft ein Programm; wie sie klingen, prüft es nicht.',
      'Ein Programm findet nur einen Teil der Barrieren, die es gibt.',
      'Die Tests laufen in Chromium. Firefox wird bei Bedarf ausprobiert, Safari gar nicht.',
      'Seiten anderer, auf die wir verweisen, etwa ein Kalender für Anrufe, werden nicht getestet.',
    ],
  },
  /** The places are filled with what lib/try/measured.ts holds. */
  questions: {
    title: 'Unsere Prüfung von „Ein Haus fragen“',
    all: 'Bei {rightFirst} von {questions}\u00a0deutschen Fragen kam die richtige Notiz zuerst. Von {unanswerable}, die keine Notiz beantwortet, gingen {asked} als Rückfrage ans Team.',
    heldOut:
      'Bei den {questions}\u00a0Fragen, an denen die Suche nicht eingestellt wurde, waren es {rightFirst} und {asked} von {unanswerable}.',
    basis: [
      {
        kind: 'test',
        file: 'lib/try/measured.test.ts',
        name: 'was measured at what the site says, held-out questions apart',
      },
    ],
    link: { label: 'Das Haus selbst fragen', href: paths.tryIt },
  },
  security: {
    title: 'Sicherheit',
    claims: [
      {
        text: 'Eine Schwachstelle melden: security.txt nennt die Adresse, an die Sie schreiben.',
        basis: [
          {
            kind: 'test',
            file: 'lib/security/security-txt.test.ts',
            name: 'security.txt names a contact, its own address, and a day less than a year ahead',
          },
        ],
      },
      {
        text: 'Ein Skript, das jemand in eine Seite schmuggelt, läuft nicht.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/csp.spec.ts',
            name: 'a script, a handler, text made code and a foreign address stay without effect',
          },
        ],
      },
    ],
    contact: 'Kontakt bei Sicherheitsfragen',
    link: { label: 'security.txt', href: '/.well-known/security.txt' },
  },
};

/** The six parts in their order, as the board in the head of the page shows them. */
export const trustParts: Translated<typeof en.trustParts> = [
  guestsAreTold,
  channels,
  kept,
  others,
  whoWeAre,
  howWeTest,
];
