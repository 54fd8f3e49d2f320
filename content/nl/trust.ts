import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type * as en from '../en/trust';
import { RETENTION_DAYS, RETENTION_MONTHS } from '../retention';
import type { Translated } from '../translated';

const serviceTerms = { kind: 'terms', section: 'service', title: 'De dienst' } as const;

const aiAct = {
  kind: 'source',
  title: 'Verordening (EU) 2024/1689, de AI-verordening',
  url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
  read: '2026-11-27',
  note: 'Gelezen in een herdruk; de officiële pagina ging die dag niet open.',
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
  pageTitle: 'Vertrouwen',
  description:
    'Wat gasten horen, waar een assistent mag, wat hoelang bewaard blijft, wie het nog verwerkt, wie wij zijn en hoe wij testen: elk met de onderbouwing.',
  eyebrow: { time: '05:30', label: 'Vertrouwen' },
  title: 'Elke belofte hangt hier aan een eigen spijker.',
  lead: 'Elke uitspraak hangt ergens aan: een bron en de dag waarop die gelezen is, onze voorwaarden, een instelling of een test. Wat wij niet weten, heet onbekend.',
  contents: 'Op dit bord',
  /** Said by a stored part of the page that could not be read. */
  away: 'Dit deel kon zojuist niet worden gelezen. Laad de pagina zo meteen opnieuw.',
};

/** The words before what holds a statement. */
export const basisWords: Translated<typeof en.basisWords> = {
  source: 'Bron',
  terms: 'Onze voorwaarden',
  setting: 'Instelling',
  test: 'Test',
  /** Opens the settings and the tests. */
  ours: 'Waar dit aan hangt',
  read: 'gelezen op {day}',
};

/** 1: the first sentence, who answers for it, and the way to a person. */
export const guestsAreTold: Translated<typeof en.guestsAreTold> = {
  id: 'first-sentence',
  eyebrow: { time: '05:34', label: 'Wat een gast te horen krijgt' },
  title: 'De eerste zin zegt dat het een AI is.',
  lead: 'Om over te nemen in een huisregel, op een boekingspagina of in een sjabloon. Zet de naam van uw huis op de plaats van het onze.',
  example: {
    text: 'Het is woord voor woord de zin uit de gesprekken op onze homepage.',
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
    action: 'Kopiëren',
    of: 'de zin in het {language}',
    done: 'Gekopieerd',
    selected: 'Geselecteerd. Kopieer de zin met uw toetsenbord.',
  },
  answers: {
    title: 'Wie waarvoor instaat',
    rows: [
      {
        who: 'De wet',
        claims: [
          {
            text: 'In de Europese Unie moet iemand uiterlijk bij het eerste bericht te weten komen dat er een AI schrijft, tenzij dat duidelijk te zien is. De plicht ligt bij de aanbieder: die moet de assistent zo bouwen. Artikel 50 van de AI-verordening geldt sinds 2\u00a0augustus 2026.',
            basis: [aiAct],
          },
        ],
      },
      {
        who: `${brand.name}, de aanbieder`,
        claims: [
          {
            text: 'Wij leveren de assistent. Hij stelt zich voor als een AI. Zijn antwoorden worden door een machine gemaakt en kunnen fout zijn.',
            basis: [serviceTerms],
          },
        ],
      },
      {
        who: 'U, de verhuurder',
        claims: [
          {
            text: 'U bepaalt wat er in de kennisbank staat, en u blijft de contractpartij van de gast.',
            basis: [serviceTerms],
          },
        ],
      },
    ],
  },
  person: {
    title: 'Hoe een gast een mens bereikt',
    claims: [
      {
        text: 'In de chat: wat de assistent niet kan beantwoorden, en alles waarvoor u hebt ingesteld dat uw akkoord nodig is, gaat naar u.',
        basis: [serviceTerms],
      },
      {
        text: 'Buiten de chat om: het contactformulier van deze site wordt voor ons team opgeslagen. Het werkt ook zonder JavaScript.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/contact.spec.ts',
            name: 'without JavaScript a refusal keeps the other fields, and a request is stored',
          },
        ],
      },
    ],
    link: { label: 'Naar het contactformulier', href: paths.contact },
  },
};

/** 2: channels and situations. The verdicts are stored. */
export const channels: Translated<typeof en.channels> = {
  id: 'channels',
  eyebrow: { time: '05:42', label: 'Waar u het mag inzetten' },
  title: 'Ja, nee en onbekend zijn drie antwoorden.',
  lead: 'Mag een assistent daar aan de gast schrijven? Dat hangt af van het kanaal, en van hoe ver de boeking is.',
  note: 'Dit is een samenvatting in onze woorden en geen juridisch advies. De data van de wet worden door de eigenaar van deze site bevestigd.',
  caption: 'Waar een assistent aan een gast mag schrijven',
  channel: 'Kanaal',
  situations: {
    before_booking: 'Vóór een boeking',
    after_booking: 'Na een boeking',
    direct: 'Rechtstreeks bij u geboekt',
  },
  verdicts: { allowed: 'Toegestaan', not_allowed: 'Niet toegestaan', unknown: 'Onbekend' },
  /** In a cell for which there is no row. */
  nothing: 'Hierover hebben wij niets verzameld.',
  /** In the place of a verdict that came without its source. */
  unsourced: 'Er is geen bron vermeld, dus het antwoord telt niet.',
  checked: 'Gelezen op {day}',
  overdue: 'Aan controle toe sinds {day}',
  none: 'Er is nog geen kanaal beschreven. Dat is geen antwoord: vraag het bij het kanaal na voordat u er een assistent inzet.',
};

const months = (count: number) => (count === 1 ? '1\u00a0maand' : `${count}\u00a0maanden`);
const days = (count: number) => (count === 1 ? '1\u00a0dag' : `${count}\u00a0dagen`);

const longestMonths = Math.max(...Object.values(RETENTION_MONTHS));

/** 3: what is kept, on shelves of equal months. */
export const kept: Translated<typeof en.kept> = {
  id: 'kept',
  eyebrow: { time: '05:50', label: 'Wat bewaard wordt' },
  title: 'Elke plank houdt ergens op.',
  lead: 'Eén vak is één maand, de dunne strookjes zijn dagen.',
  caption: 'Hoelang deze site wat bewaart',
  /** The number of compartments: the longest time that anything is kept. */
  longestMonths,
  /** Under the shelves: the first, the middle and the last month. */
  scale: ['0', String(longestMonths / 2), months(longestMonths)],
  shelves: [
    {
      what: 'Wijzigingen door beheerders',
      detail: 'Wie welke inhoud wijzigde, welke lijst opsloeg, beheerder werd.',
      months: RETENTION_MONTHS.changes,
      time: months(RETENTION_MONTHS.changes),
    },
    {
      what: 'Berichten via het contactformulier',
      detail: 'Wat u in het formulier schreef.',
      months: RETENTION_MONTHS.contactRequests,
      time: months(RETENTION_MONTHS.contactRequests),
    },
    {
      what: 'Sollicitaties',
      detail: 'Met het cv.',
      months: RETENTION_MONTHS.applications,
      time: months(RETENTION_MONTHS.applications),
    },
    {
      what: 'Uitgeschreven nieuwsbrief\u00ADadressen',
      detail: 'Of nooit bevestigde.',
      months: RETENTION_MONTHS.endedSubscriptions,
      time: months(RETENTION_MONTHS.endedSubscriptions),
    },
    {
      what: 'Mails van deze site',
      detail: 'Aan wie ze gingen.',
      days: RETENTION_DAYS.mails,
      time: days(RETENTION_DAYS.mails),
    },
    {
      what: 'Accounts zonder bevestigd adres',
      detail: 'Iemand maakte een account en kwam niet terug.',
      days: RETENTION_DAYS.unconfirmedAccounts,
      time: days(RETENTION_DAYS.unconfirmedAccounts),
    },
    {
      what: 'Demoboekingen zonder antwoord',
      detail: 'Komt er wel antwoord, dan blijft de boeking tot de dag van vertrek.',
      days: RETENTION_DAYS.unansweredDemoBookings,
      time: days(RETENTION_DAYS.unansweredDemoBookings),
    },
    {
      what: 'Bestanden zonder formulier',
      detail: 'Een cv waarvan de sollicitatie niet kon worden opgeslagen.',
      days: RETENTION_DAYS.filesWithoutSubmission,
      time: days(RETENTION_DAYS.filesWithoutSubmission),
    },
  ],
  deletes: 'Wat aan het einde van zijn plank komt, wordt door de database zelf verwijderd.',
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
    title: 'Wat elk formulier opslaat',
    columns: ['Formulier', 'Gegevens', 'Waarvoor'],
    basis: [{ kind: 'setting', file: 'content/en/form-data.ts', name: 'formData' }],
  },
  survey: {
    text: 'De enquête vóór de start slaat niets op: de antwoorden blijven in uw browser.',
    basis: [
      {
        kind: 'test',
        file: 'tests/journeys/survey.spec.ts',
        name: 'five questions lead to a thank-you, with progress, focus and no answer sent',
      },
    ],
  },
  privacy: { label: 'Alles bij elkaar, in de privacyverklaring', href: paths.privacy },
};

/** 4: subprocessors. They are stored. */
export const others: Translated<typeof en.others> = {
  id: 'subprocessors',
  eyebrow: { time: '05:58', label: 'Wie het nog verwerkt' },
  title: 'Ook anderen hebben een sleutel. Aan elke hangt een naam.',
  lead: 'Elk bedrijf dat in onze opdracht persoonsgegevens verwerkt, en wat het mag zien.',
  terms: {
    data: 'Gegevens',
    country: 'Land',
    safeguard: 'Waarborg',
    since: 'Sinds',
    begins: 'Vanaf',
    until: 'Tot',
  },
  ended: 'Sleutels die zijn teruggegeven',
  changes: {
    title: 'Wat er veranderd is',
    kinds: { began: 'Begonnen', changed: 'Gewijzigd', ended: 'Gestopt' },
    announced: 'Aangekondigd',
    older: 'Eerdere veranderingen',
    feed: { label: 'Veranderingen als feed (RSS)', href: paths.trustRss },
  },
  none: 'Er staat nog geen bedrijf in de lijst. Dat wil niet zeggen dat er geen is: vraag het ons voordat u ervan uitgaat.',
  basis: [{ kind: 'setting', file: 'lib/trust/admin.ts', name: 'Subprocessors' }],
};

/** 5: the facts about the company. They are stored; their names are those of the imprint (info.ts). */
export const whoWeAre: Translated<typeof en.whoWeAre> = {
  id: 'company',
  eyebrow: { time: '06:06', label: 'Wie wij zijn' },
  title: 'Het bordje naast de deur.',
  tax: 'Btw in de prijzen',
  imprint: { label: 'Naar het colofon', href: paths.info('imprint') },
  basis: [{ kind: 'setting', file: 'lib/company/admin.ts', name: 'Company facts' }],
};

/** 6: how the site is tested, and what no test sees. */
export const howWeTest: Translated<typeof en.howWeTest> = {
  id: 'tests',
  eyebrow: { time: '06:14', label: 'Hoe wij testen' },
  title: 'Waar wij naar kijken, en wat wij niet zien.',
  accessibility: {
    title: 'Toeganke\u00ADlijkheid',
    checked: 'Voor het laatst volledig gecontroleerd op {day}',
    /** The day on which the tests of every route last passed. To be set with each release. */
    checkedOn: '2026-11-27',
    claims: [
      {
        text: 'Een programma dat naar drempels zoekt (axe) draait op elke soort openbare pagina, op de breedte van een telefoon en van een computer.',
        basis: [routeTest('axe')],
      },
      {
        text: 'Het draait ook op de pagina’s van de beheerders, met hun dialoogvensters open.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/accessibility.spec.ts',
            name: 'axe finds nothing in the admin area, its dialogs included',
          },
        ],
      },
      {
        text: 'Elke pagina wordt met de Tab-toets doorlopen.',
        basis: [routeTest('Tab key')],
      },
      {
        text: 'Op 320\u00a0px, met ruime tekstafstand en met tekst van dubbele grootte wordt niets afgesneden en overlapt niets.',
        basis: [routeTest('320 px'), routeTest('text at 200 %')],
      },
      {
        text: 'Waar het systeem de kleuren bepaalt, gaat geen knop of veld verloren.',
        basis: [routeTest('forced colours')],
      },
      {
        text: 'Zonder JavaScript verbergen de productpagina’s en de juridische teksten niets.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/marketing-pages.spec.ts',
            name: 'without JavaScript nothing is hidden that a script would reveal',
          },
        ],
      },
    ],
    faultsTitle: 'Bekende gebreken',
    faults: [
      'Geen test hoort een schermlezer. Namen, rollen en hun volgorde controleert een programma; hoe ze klinken niet.',
      'Een programma vindt maar een deel van de drempels die er zijn.',
      'De tests draaien in Chromium. Firefox wordt op verzoek geprobeerd, Safari helemaal niet.',
      'Pagina’s van anderen waar wij naartoe verwijzen, zoals een agenda voor gesprekken, worden niet getest.',
    ],
  },
  /** The places are filled with what lib/try/measured.ts holds. */
  questions: {
    title: 'Onze toets van “Vraag het aan het huis”',
    all: 'Bij {rightFirst} van {questions}\u00a0Nederlandse vragen kwam de juiste notitie als eerste. Van de {unanswerable} waarop geen notitie antwoordt, gingen er {asked} naar het team.',
    heldOut:
      'Bij de {questions}\u00a0vragen waarop de zoekfunctie niet is afgesteld: {rightFirst}, en {asked} van {unanswerable}.',
    basis: [
      {
        kind: 'test',
        file: 'lib/try/measured.test.ts',
        name: 'was measured at what the site says, held-out questions apart',
      },
    ],
    link: { label: 'Vraag het zelf aan het huis', href: paths.tryIt },
  },
  security: {
    title: 'Beveiliging',
    claims: [
      {
        text: 'Een zwakke plek melden: in security.txt staat het adres waar u naartoe schrijft.',
        basis: [
          {
            kind: 'test',
            file: 'lib/security/security-txt.test.ts',
            name: 'security.txt names a contact, its own address, and a day less than a year ahead',
          },
        ],
      },
      {
        text: 'Een script dat iemand een pagina binnensmokkelt, wordt niet uitgevoerd.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/csp.spec.ts',
            name: 'a script, a handler, text made code and a foreign address stay without effect',
          },
        ],
      },
    ],
    contact: 'Contact voor beveiliging',
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
