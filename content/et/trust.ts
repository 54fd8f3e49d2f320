import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type * as en from '../en/trust';
import type { Translated } from '../translated';
import { RETENTION_DAYS, RETENTION_MONTHS } from '../retention';

const serviceTerms = { kind: 'terms', section: 'service', title: 'Teenus' } as const;

const aiAct = {
  kind: 'source',
  title: 'Määrus (EL) 2024/1689, tehisintellektimäärus',
  url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
  read: '2026-11-27',
  note: 'Loetud kordustrükist; ametlikku lehte ei õnnestunud sel päeval avada.',
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
  pageTitle: 'Usaldus',
  description:
    'Mida külalisele öeldakse, kus assistenti kasutada tohib, mida ja kui kaua alles hoitakse, kes veel töötleb ja kuidas me testime: kõik koos alusega.',
  eyebrow: { time: '05:30', label: 'Usaldus' },
  title: 'Mida me lubame, ripub siin, iga lubadus oma naela otsas.',
  lead: 'Igal väitel on midagi, mis seda hoiab: allikas ja päev, mil seda loeti, meie tingimused, seadistus või test. Kui me midagi ei tea, siis nii ka ütleme.',
  contents: 'Sellel tahvlil',
  /** Said by a stored part of the page that could not be read. */
  away: 'Seda osa ei õnnestunud praegu lugeda. Palun laadige leht hetke pärast uuesti.',
};

/** The words before what holds a statement. */
export const basisWords: Translated<typeof en.basisWords> = {
  source: 'Allikas',
  terms: 'Meie tingimused',
  setting: 'Seadistus',
  test: 'Test',
  /** Opens the settings and the tests. */
  ours: 'Mis seda hoiab',
  read: 'loetud: {day}',
};

/** 1: the first sentence, who answers for it, and the way to a person. */
export const guestsAreTold: Translated<typeof en.guestsAreTold> = {
  id: 'first-sentence',
  eyebrow: { time: '05:34', label: 'Mida külalisele öeldakse' },
  title: 'Esimene lause ütleb, et kirjutab tehisaru.',
  lead: 'Kopeerimiseks kodukorda, broneerimislehele või malli. Pange meie maja nime asemele enda oma.',
  example: {
    text: 'See on lause meie avalehe vestlustest, sõna-sõnalt.',
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
    action: 'Kopeerige',
    of: 'lause, keel: {language}',
    done: 'Kopeeritud',
    selected: 'Lause on valitud. Kopeerige see klaviatuuriga.',
  },
  answers: {
    title: 'Kes mille eest vastutab',
    rows: [
      {
        who: 'Seadus',
        claims: [
          {
            text: 'Euroopa Liidus peab inimene hiljemalt esimese sõnumiga teada saama, et kirjutab tehisaru, kui see niigi selge ei ole. See kohustus on pakkujal, kes peab assistendi nii ehitama. Tehisintellekti\u00ADmääruse artiklit 50 kohaldatakse alates 2. augustist 2026.',
            basis: [aiAct],
          },
        ],
      },
      {
        who: `${brand.name}, pakkuja`,
        claims: [
          {
            text: 'Assistenti pakume meie. Ta ütleb ise, et on tehisaru. Tema vastused koostab masin ja need võivad olla valed.',
            basis: [serviceTerms],
          },
        ],
      },
      {
        who: 'Teie, majutaja',
        claims: [
          {
            text: 'Teie otsustate, mis teadmusbaasis on, ja teie jääte külalise lepingupartneriks.',
            basis: [serviceTerms],
          },
        ],
      },
    ],
  },
  person: {
    title: 'Kuidas külaline inimeseni jõuab',
    claims: [
      {
        text: 'Vestluses: see, millele assistent vastata ei oska või mille olete jätnud enda otsustada, antakse teile edasi.',
        basis: [serviceTerms],
      },
      {
        text: 'Vestlusest mööda: selle saidi kontaktivormiga saadetu salvestatakse meie meeskonnale. Vorm töötab ka ilma JavaScriptita.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/contact.spec.ts',
            name: 'without JavaScript a refusal keeps the other fields, and a request is stored',
          },
        ],
      },
    ],
    link: { label: 'Kontaktivormi juurde', href: paths.contact },
  },
};

/** 2: channels and situations. The verdicts are stored. */
export const channels: Translated<typeof en.channels> = {
  id: 'channels',
  eyebrow: { time: '05:42', label: 'Kus seda kasutada tohib' },
  title: 'Jah, ei ja teadmata on kolm eri vastust.',
  lead: 'Kas assistent tohib seal külalisele kirjutada? See oleneb kanalist ja sellest, kui kaugel broneering on.',
  note: 'See on kokkuvõte meie sõnadega ja mitte õigusnõu. Seaduse kuupäevad kinnitab selle saidi omanik.',
  caption: 'Kus assistent tohib külalisele kirjutada',
  channel: 'Kanal',
  situations: {
    before_booking: 'Enne broneerimist',
    after_booking: 'Pärast broneerimist',
    direct: 'Otsebroneering',
  },
  verdicts: { allowed: 'Lubatud', not_allowed: 'Ei ole lubatud', unknown: 'Teadmata' },
  /** In a cell for which there is no row. */
  nothing: 'Selle kohta ei ole me midagi kogunud.',
  /** In the place of a verdict that came without its source. */
  unsourced: 'Allikat ei ole nimetatud, nii et vastus ei lähe arvesse.',
  checked: 'Loetud: {day}',
  overdue: 'Kontrolli tähtaeg möödus: {day}',
  none: 'Ühtegi kanalit ei ole veel kirjeldatud. See ei ole vastus: küsige kanalilt, enne kui seal assistenti kasutate.',
};

const months = (count: number) => `${count}\u00a0${count === 1 ? 'kuu' : 'kuud'}`;
const days = (count: number) => `${count}\u00a0${count === 1 ? 'päev' : 'päeva'}`;

const longestMonths = Math.max(...Object.values(RETENTION_MONTHS));

/** 3: what is kept, on shelves of equal months. */
export const kept: Translated<typeof en.kept> = {
  id: 'kept',
  eyebrow: { time: '05:50', label: 'Mida alles hoitakse' },
  title: 'Igal riiulil on lõpp.',
  lead: 'Üks lahter on üks kuu, õhukesed lipikud on päevad.',
  caption: 'Kui kaua see sait midagi alles hoiab',
  /** The number of compartments: the longest time that anything is kept. */
  longestMonths,
  /** Under the shelves: the first, the middle and the last month. */
  scale: ['0', String(longestMonths / 2), months(longestMonths)],
  shelves: [
    {
      what: 'Administraatorite muudatused',
      detail: 'Kes mis sisu muutis, mis nimekirja salvestas või administraatoriks sai.',
      months: RETENTION_MONTHS.changes,
      time: months(RETENTION_MONTHS.changes),
    },
    {
      what: 'Kontaktivormi sõnumid',
      detail: 'Mida te vormiga kirjutasite.',
      months: RETENTION_MONTHS.contactRequests,
      time: months(RETENTION_MONTHS.contactRequests),
    },
    {
      what: 'Tööavaldused',
      detail: 'Koos CV-ga.',
      months: RETENTION_MONTHS.applications,
      time: months(RETENTION_MONTHS.applications),
    },
    {
      what: 'Uudiskirjast loobunud aadressid',
      detail: 'Või sellised, mida kunagi ei kinnitatud.',
      months: RETENTION_MONTHS.endedSubscriptions,
      time: months(RETENTION_MONTHS.endedSubscriptions),
    },
    {
      what: 'Selle saidi e-kirjad',
      detail: 'Kellele need läksid.',
      days: RETENTION_DAYS.mails,
      time: days(RETENTION_DAYS.mails),
    },
    {
      what: 'Kinnitamata aadressiga kontod',
      detail: 'Keegi lõi konto ega tulnud tagasi.',
      days: RETENTION_DAYS.unconfirmedAccounts,
      time: days(RETENTION_DAYS.unconfirmedAccounts),
    },
    {
      what: 'Vastuseta proovibroneeringud',
      detail: 'Vastatud broneering jääb alles lahkumispäevani.',
      days: RETENTION_DAYS.unansweredDemoBookings,
      time: days(RETENTION_DAYS.unansweredDemoBookings),
    },
    {
      what: 'Failid ilma vormita',
      detail: 'CV, mille avaldust ei õnnestunud salvestada.',
      days: RETENTION_DAYS.filesWithoutSubmission,
      time: days(RETENTION_DAYS.filesWithoutSubmission),
    },
  ],
  deletes: 'Mis on oma riiuli lõppu jõudnud, selle kustutab andmebaas ise.',
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
    title: 'Mida iga vorm salvestab',
    columns: ['Vorm', 'Andmed', 'Milleks'],
    basis: [{ kind: 'setting', file: 'content/en/form-data.ts', name: 'formData' }],
  },
  survey: {
    text: 'Avamiseelne küsitlus ei salvesta midagi: vastused jäävad teie brauserisse.',
    basis: [
      {
        kind: 'test',
        file: 'tests/journeys/survey.spec.ts',
        name: 'five questions lead to a thank-you, with progress, focus and no answer sent',
      },
    ],
  },
  privacy: { label: 'Kõik see privaatsuspoliitikas', href: paths.privacy },
};

/** 4: subprocessors. They are stored. */
export const others: Translated<typeof en.others> = {
  id: 'subprocessors',
  eyebrow: { time: '05:58', label: 'Kes veel töötleb' },
  title: 'Võti on ka teistel. Iga võti ripub oma nime all.',
  lead: 'Iga ettevõte, kes meie ülesandel isikuandmeid töötleb, ja mida ta näha tohib.',
  terms: {
    data: 'Andmed',
    country: 'Riik',
    safeguard: 'Kaitsemeede',
    since: 'Algus',
    begins: 'Algab',
    until: 'Lõpp',
  },
  ended: 'Tagasi antud võtmed',
  changes: {
    title: 'Mis on muutunud',
    kinds: { began: 'Alustas', changed: 'Muutus', ended: 'Lõpetas' },
    announced: 'Ette teatatud',
    older: 'Varasemad muudatused',
    feed: { label: 'Muudatused uudisvoona (RSS)', href: paths.trustRss },
  },
  none: 'Ühtegi ettevõtet ei ole veel kirjas. See ei tähenda, et neid ei oleks: küsige meilt, enne kui sellega arvestate.',
  basis: [{ kind: 'setting', file: 'lib/trust/admin.ts', name: 'Subprocessors' }],
};

/** 5: the facts about the company. They are stored; their names are those of the imprint (content/et/info.ts). */
export const whoWeAre: Translated<typeof en.whoWeAre> = {
  id: 'company',
  eyebrow: { time: '06:06', label: 'Kes me oleme' },
  title: 'Silt ukse kõrval.',
  tax: 'Käibemaks hindades',
  imprint: { label: 'Ettevõtte andmete juurde', href: paths.info('imprint') },
  basis: [{ kind: 'setting', file: 'lib/company/admin.ts', name: 'Company facts' }],
};

/** 6: how the site is tested, and what no test sees. */
export const howWeTest: Translated<typeof en.howWeTest> = {
  id: 'tests',
  eyebrow: { time: '06:14', label: 'Kuidas me testime' },
  title: 'Mida me vaatame ja mida me ei näe.',
  accessibility: {
    title: 'Ligipääsetavus',
    checked: 'Viimati täielikult kontrollitud: {day}',
    /** The day on which the tests of every route last passed. To be set with each release. */
    checkedOn: '2026-11-27',
    claims: [
      {
        text: 'Programm, mis otsib takistusi (axe), käib läbi igat liiki avalikud lehed, nii telefoni kui ka arvuti laiuses.',
        basis: [routeTest('axe')],
      },
      {
        text: 'See käib läbi ka administraatorite lehed, avatud dialoogidega.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/accessibility.spec.ts',
            name: 'axe finds nothing in the admin area, its dialogs included',
          },
        ],
      },
      { text: 'Iga leht käiakse läbi tabeldusklahviga.', basis: [routeTest('Tab key')] },
      {
        text: '320\u00a0px laiuses, suurte vahedega ja kaks korda suurema tekstiga ei lõigata midagi ära ja miski ei kattu.',
        basis: [routeTest('320 px'), routeTest('text at 200 %')],
      },
      {
        text: 'Kui värvid määrab süsteem, ei lähe ükski nupp ega väli kaduma.',
        basis: [routeTest('forced colours')],
      },
      {
        text: 'Ilma JavaScriptita ei peida tootelehed ega õigustekstid midagi.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/marketing-pages.spec.ts',
            name: 'without JavaScript nothing is hidden that a script would reveal',
          },
        ],
      },
    ],
    faultsTitle: 'Teadaolevad puudused',
    faults: [
      'Ükski test ei kuule ekraanilugejat. Nimed, rollid ja nende järjekorra kontrollib üle programm; kuidas need kõlavad, seda mitte.',
      'Programm leiab olemasolevatest takistustest ainult osa.',
      'Testid käivad Chromiumis. Firefoxi proovitakse soovi korral, Safarit üldse mitte.',
      'Teiste lehti, mille juurde me viime, näiteks kõnede kalendrit, ei testita.',
    ],
  },
  /** The places are filled with what lib/try/measured.ts holds. */
  questions: {
    title: 'Kuidas „Küsige majalt“ kontrollitud on',
    all: 'Õige sedel oli esimene {rightFirst} eestikeelse küsimuse puhul, kokku oli küsimusi {questions}. Küsimusi, millele ükski sedel ei vasta, oli {unanswerable}; neist küsiti meeskonnalt {asked}.',
    heldOut:
      'Küsimusi, mille järgi otsingut ei seatud, oli {questions}: õige sedel oli esimene {rightFirst} puhul ja {unanswerable} vastuseta küsimusest küsiti meeskonnalt {asked}.',
    basis: [
      {
        kind: 'test',
        file: 'lib/try/measured.test.ts',
        name: 'was measured at what the site says, held-out questions apart',
      },
    ],
    link: { label: 'Küsige majalt ise', href: paths.tryIt },
  },
  security: {
    title: 'Turvalisus',
    claims: [
      {
        text: 'Turvanõrkusest teatamiseks: security.txt nimetab aadressi, kuhu kirjutada.',
        basis: [
          {
            kind: 'test',
            file: 'lib/security/security-txt.test.ts',
            name: 'security.txt names a contact, its own address, and a day less than a year ahead',
          },
        ],
      },
      {
        text: 'Skript, mille keegi lehele sokutab, ei käivitu.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/csp.spec.ts',
            name: 'a script, a handler, text made code and a foreign address stay without effect',
          },
        ],
      },
    ],
    contact: 'Turvakontakt',
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
