import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type * as en from '../en/trust';
import type { Translated } from '../translated';

/** The head of the page. */
export const trustPage: Translated<typeof en.trustPage> = {
  pageTitle: 'Usaldus',
  description:
    'Lause, mis ütleb külalisele, et kirjutab tehisaru. Lisaks: kus assistent kirjutada tohib, kes mille eest vastutab ja mida näitas meie enda kontroll.',
  eyebrow: { time: '05:30', label: 'Usaldus' },
  title: 'Meie lubadused ja see, millele iga lubadus toetub.',
  lead: 'Siin on lause, mille saate kopeerida, ja kirjas, kus assistent kirjutada tohib, kes mille eest vastutab ja mida näitas meie enda kontroll.',
  /** Said by a stored part of the page that could not be read. */
  away: 'Seda osa ei õnnestunud praegu lugeda. Palun laadige leht hetke pärast uuesti.',
};

/** The sentence to copy. */
export const sentence: Translated<typeof en.sentence> = {
  title: 'Esimene lause ütleb, et kirjutab tehisaru.',
  lead: 'Kopeerige see oma kodukorda, broneerimislehele või malli ja pange sinna oma maja nimi.',
  others: 'Veel neljas keeles',
  /** `{language}` stands for the name of one. */
  copy: {
    action: 'Kopeeri',
    of: 'lause, keel: {language}',
    done: 'Kopeeritud',
    selected: 'Lause on valitud. Kopeerige see klaviatuuriga.',
  },
};

/** Channels and situations. The verdicts are stored. */
export const channels: Translated<typeof en.channels> = {
  id: 'channels',
  eyebrow: { time: '05:42', label: 'Kus kirjutada tohib' },
  title: 'Kas assistent tohib seal kirjutada?',
  lead: 'Assistent kirjutab WhatsAppis. Millal ta seda tohib, oleneb sellest, kus teie külaline broneeris.',
  note: 'Avage rida, et lugeda põhjust ja allikat. See on meie kokkuvõte, mitte õigusnõu.',
  situations: {
    before_booking: 'Enne broneeringut',
    after_booking: 'Pärast broneeringut',
    direct: 'Otse teilt',
  },
  verdicts: { allowed: 'Jah', not_allowed: 'Ei', unknown: 'Teadmata' },
  /** Where there is no row, to screen readers. */
  nothing: 'andmed puuduvad',
  checked: 'kontrollitud: {day}',
  overdue: 'Kontrolli tähtaeg: {day}.',
  none: 'Ühtki kanalit ei ole veel kirjeldatud. Küsige kanalilt, enne kui seal assistenti kasutate.',
};

/** Who answers for what, and the way to a person. */
export const answers: Translated<typeof en.answers> = {
  id: 'answers',
  eyebrow: { time: '05:50', label: 'Kohustused' },
  title: 'Kes mille eest vastutab.',
  rows: [
    {
      who: 'Seadus',
      text: 'Euroopa Liidus peab inimene hiljemalt esimese sõnumiga teada saama, et kirjutab tehisaru, kui see niigi selge ei ole. See kohustus on pakkujal ja kehtib alates 2. augustist 2026.',
      link: {
        label: 'Tehisintellekti\u00ADmäärus, artikkel\u00a050',
        href: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
      },
    },
    {
      who: `${brand.name}, pakkuja`,
      text: 'Assistenti pakume meie. Ta ütleb ise, et on tehisaru. Tema vastused koostab masin ja need võivad olla valed.',
      link: { label: 'Meie tingimused: Teenus', href: `${paths.terms}#service` },
    },
    {
      who: 'Teie, majutaja',
      text: 'Teie otsustate, mis teadmusbaasis on, ja teie jääte külalise lepingupartneriks.',
      link: { label: 'Meie tingimused: Teenus', href: `${paths.terms}#service` },
    },
    {
      who: 'Inimene',
      text: 'Vestluses annab assistent teile edasi selle, millele ta vastata ei oska või mille olete jätnud enda otsustada. Kontaktivormiga saadetut loeb meie meeskond.',
      link: { label: 'Kontaktivormi juurde', href: paths.contact },
    },
  ],
};

/** What lib/try/measured.ts holds of this language. */
export const ownCheck: Translated<typeof en.ownCheck> = {
  id: 'check',
  eyebrow: { time: '05:58', label: 'Meie kontroll' },
  title: 'Loeme kokku ka valed vastused.',
  lead: 'Jutt on infomapi sõnaotsingust, mitte tehisarust, mis külalistele kirjutab. Esitasime sellele eestikeelseid küsimusi, mida otsingu häälestamisel ei kasutatud.',
  of: '{count} / {total}',
  right: 'küsimust viis õige märkmeni',
  wrong: 'küsimust viis vale märkmeni',
  asked: 'küsimust, millele ükski märge ei vasta, läks majutajale',
  link: { label: 'Ava infomapp', href: paths.tryIt },
};

/** Subprocessors. They are stored. */
export const others: Translated<typeof en.others> = {
  id: 'subprocessors',
  eyebrow: { time: '06:06', label: 'Andmete töötlejad' },
  title: 'Kes andmeid veel töötleb.',
  lead: 'Need ettevõtted töötlevad isikuandmeid meie nimel.',
  terms: {
    data: 'Andmed',
    country: 'Riik',
    safeguard: 'Kaitse',
    since: 'Alates',
    begins: 'Alates',
    until: 'Kuni',
  },
  changes: {
    title: 'Mis on muutunud',
    kinds: { began: 'Algas', changed: 'Muutus', ended: 'Lõppes' },
    announced: 'Ees ootab',
    feed: { label: 'Muudatused voona (RSS)', href: paths.trustRss },
  },
};

/** The facts about the company. They are stored; their names are those of the imprint (content/en/info.ts). */
export const whoWeAre: Translated<typeof en.whoWeAre> = {
  id: 'company',
  eyebrow: { time: '06:14', label: 'Kes me oleme' },
  title: 'Ettevõte selle taga.',
};

/** The end of the page. Its button has the words of the product page. */
export const trustEnd: Translated<typeof en.trustEnd> = {
  id: 'more',
  eyebrow: { time: '06:30', label: 'Edasi' },
  title: 'Kas jäi midagi küsida?',
  contact: { label: 'Kirjuta meile', href: paths.contact },
  links: [
    { label: 'Mida ja kui kaua me hoiame', href: paths.privacy },
    { label: 'Ligipääsetavus', href: paths.info('accessibility') },
    { label: 'Ettevõtte andmed', href: paths.info('imprint') },
  ],
  security: { label: 'Teata turvanõrkusest (security.txt)', href: '/.well-known/security.txt' },
};
