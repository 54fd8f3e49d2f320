import type * as en from '../en/calculator';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  calculatorPage: {
    pageTitle: 'Kalkulaator: kas see tasub end ära?',
    description:
      'Mitu ööd jääb rahulikuks, mitu tundi te säästate ja palju jääb alles, kui hind on maha arvatud. Iga arvu juures on arvutus, ka siis, kui asi end ära ei tasu.',
    eyebrow: { label: 'Kassaraamat' },
    title: 'Kas see tasub end ära?',
    lead: 'Sisestage oma arvud. Iga tulemuse juures on arvutus, ka siis, kui tulemus on meie kahjuks.',
  },
  calculator: {
    book: {
      title: 'Teie arvud',
      labels: {
        properties: 'Majutuskohti',
        messages: 'Sõnumeid nädalas ühe majutuskoha kohta',
        night: 'Öiste sõnumite osakaal',
        minutes: 'Minuteid sõnumi kohta',
        share: 'Kui suurele osale vastab assistent ise',
        hour: 'Tunni väärtus',
        billing: 'Arveldus',
      },
      hints: {
        properties: 'Iga korter ja iga maja loeb.',
        messages: 'Kõik, mida külalised teile kirjutavad.',
        night: 'Kella 22-st 7-ni.',
        minutes: 'Lugeda, järele vaadata, vastata.',
        share: 'Mida assistent ei tea, seda küsib ta teilt.',
        hour: 'Teie või abilise oma.',
      },
      billings: { yearly: 'Kord aastas', monthly: 'Kord kuus' },
      assumption: 'Eeldus.',
      entry: 'Teie arv.',
      less: 'Vähem: {label}',
      more: 'Rohkem: {label}',
      submit: 'Arvuta',
      again: 'Alusta uuesti',
      copy: 'Kopeeri link',
      copied: 'Kopeeritud. Teie arvud on lingis.',
      notCopied: 'Teie brauser ei lubanud seda. Teie arvud on ka selle lehe aadressis.',
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
    answer: {
      title: 'Vastus',
      yes: 'Jah.',
      from: { one: 'Alates {count} sõnumist kuus.', many: 'Alates {count} sõnumist kuus.' },
      no: 'Ei.',
      nights: {
        one: 'öö {of}-st on rahulik, praegu {now}',
        many: 'ööd {of}-st on rahulikud, praegu {now}',
      },
      left: 'EUR jääb kuus alles',
      missing: 'EUR kuus: kahjum',
      wanted: 'Vastust veel ei ole. Puudu on:',
      none: 'Vastust veel ei ole.',
    },
    strip: {
      title: 'Arvutus',
      lines: {
        messages: { label: 'sõnumit kuus', formula: '{properties} × {messages} × 52 ÷ 12' },
        hours: { label: 'säästetud tundi kuus', formula: '× {minutes} ÷ 60 × {share}%' },
        worth: { label: 'EUR: nende tundide väärtus', formula: '× {hour}\u00a0EUR' },
        yearly: {
          label: 'EUR: hind',
          formula: '{properties} × {ofOne}\u00a0EUR ÷ 12, arve kord aastas',
        },
        monthly: { label: 'EUR: hind', formula: '{properties} × {ofOne}\u00a0EUR, arve kord kuus' },
        paysFrom: {
          label: 'sõnumit kuus katab hinna',
          formula: '{price} ÷ ({minutes} ÷ 60 × {share}% × {hour}), ümardatud üles täissõnumini',
        },
        waiting: { label: 'öist sõnumit ootab ikka teid', formula: '{sum} × {night}% × {rest}%' },
        nights: { label: 'rahulikku ööd', formula: '{of} × ({less} ÷ {of}) ^ {waiting}' },
      },
      rounding: 'Näidatakse kaht kohta pärast koma, arvutatakse kõigiga.',
      claim: {
        properties: {
          one: 'Meie avaleht lubab üle {claimed} tunni nädalas: see kehtib alates {count} majutuskohast; teie arvudega on see {hours} tundi.',
          many: 'Meie avaleht lubab üle {claimed} tunni nädalas: see kehtib alates {count} majutuskohast; teie arvudega on see {hours} tundi.',
        },
        messages: {
          one: 'Meie avaleht lubab üle {claimed} tunni nädalas: see kehtib alates {count} sõnumist majutuskoha kohta nädalas; teie arvudega on see {hours} tundi.',
          many: 'Meie avaleht lubab üle {claimed} tunni nädalas: see kehtib alates {count} sõnumist majutuskoha kohta nädalas; teie arvudega on see {hours} tundi.',
        },
        never:
          'Meie avaleht lubab üle {claimed} tunni nädalas: teie ülejäänud arvudega ei kehti see ühelgi juhul; teie arvudega on see {hours} tundi.',
      },
    },
    notes: {
      title: 'Mida kalkulaator ei tea',
      items: [
        '{share}% ja {night}% on meie eeldused. Teie majades ei ole neid mõõdetud ja keskmist, mida asemele pakkuda, meil ei ole.',
        'Teised esialgsed arvud on näide. Kirjutage nende asemele oma arvud.',
        'Öö on rahulik, kui ükski sõnum teid ei oota. Eeldame, et sõnumid jagunevad ööde vahel juhuslikult.',
        'Alustamine võtab aega, mida arvutuses ei ole: maja kirjeldamine ja simulaatorilt küsimine.',
      ],
    },
  },
};
