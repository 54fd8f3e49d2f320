import { brand } from '@/lib/brand';
import type * as en from '../en/trust';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  trustPage: {
    pageTitle: 'Usaldus',
    description:
      'Lause, mis ütleb külalisele, et kirjutab tehisaru. Lisaks: kus assistent kirjutada tohib, kes mille eest vastutab ja mida näitas meie enda kontroll.',
    eyebrow: { label: 'Usaldus' },
    title: 'Meie lubadused ja see, millele iga lubadus toetub.',
    lead: 'Siin on lause, mille saate kopeerida, ja kirjas, kus assistent kirjutada tohib, kes mille eest vastutab ja mida näitas meie enda kontroll.',
    away: 'Seda osa ei õnnestunud praegu lugeda. Palun laadige leht hetke pärast uuesti.',
  },
  sentence: {
    title: 'Esimene lause ütleb, et kirjutab tehisaru.',
    lead: 'Kopeerige see oma kodukorda, broneerimislehele või malli ja pange sinna oma maja nimi.',
    others: 'Veel neljas keeles',
    copy: {
      action: 'Kopeeri',
      of: 'lause, keel: {language}',
      done: 'Kopeeritud',
      selected: 'Lause on valitud. Kopeerige see klaviatuuriga.',
    },
  },
  channels: {
    eyebrow: { label: 'Kus kirjutada tohib' },
    title: 'Kas assistent tohib seal kirjutada?',
    lead: 'Assistent kirjutab WhatsAppis. Millal ta seda tohib, oleneb sellest, kus teie külaline broneeris.',
    note: 'Avage rida, et lugeda põhjust ja allikat. See on meie kokkuvõte, mitte õigusnõu.',
    situations: {
      before_booking: 'Enne broneeringut',
      after_booking: 'Pärast broneeringut',
      direct: 'Otse teilt',
    },
    verdicts: { allowed: 'Jah', not_allowed: 'Ei', unknown: 'Teadmata' },
    nothing: 'andmed puuduvad',
    checked: 'kontrollitud: {day}',
    overdue: 'Kontrolli tähtaeg: {day}.',
    none: 'Ühtki kanalit ei ole veel kirjeldatud. Küsige kanalilt, enne kui seal assistenti kasutate.',
  },
  answers: {
    eyebrow: { label: 'Kohustused' },
    title: 'Kes mille eest vastutab.',
    rows: [
      {
        who: 'Seadus',
        text: 'Euroopa Liidus peab inimene hiljemalt esimese sõnumiga teada saama, et kirjutab tehisaru, kui see niigi selge ei ole. See kohustus on pakkujal ja kehtib alates 2. augustist 2026.',
        link: { label: 'Tehisintellekti\u00ADmäärus, artikkel\u00a050' },
      },
      {
        who: `${brand.name}, pakkuja`,
        text: 'Assistenti pakume meie. Ta ütleb ise, et on tehisaru. Tema vastused koostab masin ja need võivad olla valed.',
        link: { label: 'Meie tingimused: Teenus' },
      },
      {
        who: 'Teie, majutaja',
        text: 'Teie otsustate, mis teadmusbaasis on, ja teie jääte külalise lepingupartneriks.',
        link: { label: 'Meie tingimused: Teenus' },
      },
      {
        who: 'Inimene',
        text: 'Vestluses annab assistent teile edasi selle, millele ta vastata ei oska või mille olete jätnud enda otsustada. Kontaktivormiga saadetut loeb meie meeskond.',
        link: { label: 'Kontaktivormi juurde' },
      },
    ],
  },
  ownCheck: {
    eyebrow: { label: 'Meie kontroll' },
    title: 'Loeme kokku ka valed vastused.',
    lead: 'Jutt on infomapi sõnaotsingust, mitte tehisarust, mis külalistele kirjutab. Esitasime sellele eestikeelseid küsimusi, mida otsingu häälestamisel ei kasutatud.',
    of: '{count} / {total}',
    right: 'küsimust viis õige märkmeni',
    wrong: 'küsimust viis vale märkmeni',
    asked: 'küsimust, millele ükski märge ei vasta, läks majutajale',
    link: { label: 'Ava infomapp' },
  },
  others: {
    eyebrow: { label: 'Andmete töötlejad' },
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
      feed: { label: 'Muudatused voona (RSS)' },
    },
  },
  whoWeAre: {
    eyebrow: { label: 'Kes me oleme' },
    title: 'Ettevõte selle taga.',
  },
  trustEnd: {
    eyebrow: { label: 'Edasi' },
    title: 'Kas jäi midagi küsida?',
    contact: { label: 'Kirjuta meile' },
    links: [
      { label: 'Mida ja kui kaua me hoiame' },
      { label: 'Ligipääsetavus' },
      { label: 'Ettevõtte andmed' },
    ],
    security: { label: 'Teata turvanõrkusest (security.txt)' },
  },
};
