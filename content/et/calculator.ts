import type * as en from '../en/calculator';
import type { Translated } from '../translated';

/** The copy of the calculator; every number in it is computed from the entries and the stored prices. */
export const calculator: Translated<typeof en.calculator> = {
  pageTitle: 'Kalkulaator: hind ja tunnid',
  description:
    'Mis vastuvõtt teie uste eest maksab, mitu tundi see teie õlult võtab ja mis alles jääb. Iga arv näitab, kuidas see saadi, ka siis, kui asi ennast ei tasu.',
  eyebrow: { time: '23:50', label: 'Kassaraamat' },
  title: 'Öö kokku arvutatuna.',
  lead: 'Kuus sissekannet, üks pabeririba. Iga arv ütleb, kuidas see saadi ja kust see pärit on, ka siis, kui tulemus räägib meie vastu.',

  book: {
    title: 'Teie sissekanded',
    fields: {
      properties: { label: 'Majutuskohti', unit: 'ust' },
      messages: { label: 'Sõnumeid majutuskoha kohta nädalas', unit: 'sõnumit' },
      minutes: {
        label: 'Minuteid sõnumi kohta',
        unit: 'minutit',
        hint: 'Lugeda, järele vaadata, vastata.',
      },
      share: {
        label: 'Kui suurele osale vastab ta ise',
        unit: '%',
        hint: 'Teie uste taga mõõtmata. Mida ta ei tea, seda küsib teilt.',
      },
      hour: { label: 'Tunni väärtus', unit: 'EUR', hint: 'Teie või abilise oma.' },
      billing: { label: 'Arveldus', yearly: 'Kord aastas', monthly: 'Kord kuus' },
    },
    less: 'Vähem: {label}',
    more: 'Rohkem: {label}',
    submit: 'Arvutage',
    again: 'Alustage uuesti',
    copy: 'Kopeerige link',
    copied: 'Kopeeritud. Need sissekanded on lingis.',
    notCopied: 'Teie brauser ei lubanud seda. Sissekanded on ka selle lehe aadressis.',
  },

  /** Where a number comes from. */
  sources: {
    entry: 'teie sissekanne',
    assumption: 'oletus',
    price: 'kehtiv hind',
    calendar: 'kalender',
    and: ', ',
  },

  problems: {
    empty: 'Sisestage arv vahemikus {least} kuni {most}.',
    ambiguous: 'See võib olla {decimals} või {thousands}. Sisestage arv, mida mõtlete.',
    unreadable: 'Sisestage arv numbritega, vahemikus {least} kuni {most}.',
    tooFine: {
      0: 'Sisestage täisarv.',
      1: 'Kõige rohkem üks koht pärast koma.',
      2: 'Kõige rohkem kaks kohta pärast koma.',
    },
    tooSmall: 'Vähim lubatud arv on {least}.',
    tooLarge: 'Suurim lubatud arv on {most}.',
    billing: 'Valige, kas kord aastas või kord kuus.',
  },

  strip: {
    title: 'Pabeririba',
    lines: {
      messages: {
        formula: '{properties} × {messages}',
        of: 'majutuskohad × sõnumid: {source}',
        unit: 'sõnumit nädalas',
      },
      minutes: { formula: '× {minutes}', of: 'minutid: {source}', unit: 'minutit nädalas' },
      desk: {
        formula: '÷ 60 × 52 ÷ 12',
        of: 'nädalad ja kuud: {source}',
        unit: 'tundi kuus',
      },
      hours: {
        formula: '× {share}%',
        of: 'osa: {source}',
        unit: 'tundi jääb teile vabaks',
      },
      worth: {
        formula: '× {hour}\u00a0EUR',
        of: 'tund: {source}',
        unit: 'EUR, nende väärtus',
      },
      yearly: {
        formula: '{properties} × {price}\u00a0EUR ÷ 12',
        of: 'aasta: {source}',
        unit: 'EUR, hind',
      },
      monthly: {
        formula: '{properties} × {price}\u00a0EUR',
        of: 'kuu: {source}',
        unit: 'EUR, hind',
      },
    },
    rounding:
      'Trükitud on kaks kohta pärast koma. Edasi arvutatakse kõigiga; summad ümardatakse ühe korra, sendini.',
    left: 'EUR kuus jääb alles',
    missing: 'EUR kuus kahjumit',
    pays: 'Selles mahus tasub see ennast ära.',
    paysNot: 'Selles mahus see ennast ära ei tasu; proovida saab ikka tasuta.',
    wanted: 'Summat veel ei ole. Puudu on:',
    /** Spoken, where the total changes. */
    spoken: { left: 'Kuus jääb alles {amount} EUR.', missing: 'Kahjum kuus: {amount} EUR.' },
  },

  checks: {
    pays: {
      title: 'Millal see ennast tasub',
      from: {
        one: 'Alates {count} sõnumist majutuskoha kohta nädalas.',
        many: 'Alates {count} sõnumist majutuskoha kohta nädalas.',
      },
      always: 'Nende hindadega ei maksa see midagi, nii et alati.',
      never:
        'Mitte kunagi, kuni sõnum ei võta aega, tund ei ole midagi väärt või ta ise ühelegi ei vasta.',
      formula:
        '{price}\u00a0EUR ÷ ({properties} × {minutes} ÷ 60 × 52 ÷ 12 × {share}% × {hour}\u00a0EUR), ümardatud üles täissõnumini',
    },
    claim: {
      title: '„5+ tundi nädalas“ teie sissekannete valguses',
      intro: 'Nii ütleb meie avaleht. Teie sissekannetest tuleb',
      hours: '{hours} tundi nädalas.',
      holds: 'Siin peab lause paika.',
      notHere: 'Siin see paika ei pea.',
      from: 'See peab paika alates {properties} majutuskohast või {messages} sõnumist majutuskoha kohta nädalas.',
      fromProperties: 'See peab paika alates {properties} majutuskohast.',
      fromMessages: 'See peab paika alates {messages} sõnumist majutuskoha kohta nädalas.',
      never: 'Nende sissekannetega ei pea see paika, olgu uksi kui palju tahes.',
      formula: '{properties} × {messages} × {minutes} ÷ 60 × {share}%',
    },
  },

  doors: {
    eyebrow: { time: '23:58', label: 'Uste kaupa' },
    title: 'Mida rohkem uksi, seda madalamal silt ripub.',
    lead: 'Tunde kuus, teised sissekanded nii, nagu need on. Messingist silt ja paksus kirjas rida on teie omad.',
    empty: 'Need riputatakse siia kohe, kui kõik ülalolevad sissekanded on arvud.',
    caption: 'Tunnid ja summa majutuskohtade arvu järgi',
    columns: ['Majutuskohti', 'Tunde nädalas', 'Tunde kuus', 'EUR kuus alles'],
    yours: 'teie oma',
  },

  notes: {
    title: 'Mida kalkulaator ei tea',
    items: [
      '70% on meie oletus. Teie uste taga ei ole seda mõõdetud ja keskmist meil asemele pakkuda ei ole.',
      'Teised esialgsed sissekanded on näide. Kirjutage nende peale oma arvud.',
      'Ülesseadmine võtab aega, mida summas ei ole: maja kirjapanek ja simulaatorilt küsimine.',
      'Hind on see, mis praegu hindade osas kehtib.',
    ],
  },
  toPricing: 'Hinnad',
  toStart: 'Proovige tasuta',
};
