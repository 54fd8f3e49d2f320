import type * as en from '../en/how-it-works';
import type { Translated } from '../translated';
import { brand } from '@/lib/brand';

/** The copy around the four steps. */
export const howItWorks: Translated<typeof en.howItWorks> = {
  eyebrow: { time: '02:14', label: 'Kuidas see käib' },
  title: 'Neli sammu ja ainult üks neist on teie teha.',
  lead: 'Üks peatumine Chalet Arves, uks 7: kinnitatud broneeringust kirja pandud märkuseni. Külaline on välja mõeldud.',
};

/** Who has written a message, for screen readers. */
export const speakers: Translated<typeof en.speakers> = { guest: 'Külaline:', desk: 'Assistent:' };

/** Step 1: what the PMS reports, and what the guest receives. */
export const greetingStep: Translated<typeof en.greetingStep> = {
  title: 'Broneering kinnitatakse ja külalist tervitatakse',
  text: 'Broneering tuleb teie broneerimissüsteemist. Külaline saab WhatsAppis oma keeles tervituse ja juba selle esimene rida ütleb, et kirjutab tehisaru ehk AI.',
  slip: {
    title: 'Broneering kinnitatud',
    time: '18:32',
    rows: [
      ['Uks', '7'],
      ['Külaline', 'Giulia R.'],
      ['Saabub', '19. juulil, 3 ööks'],
    ],
  },
  greeting: {
    from: 'desk',
    lang: 'it',
    text: `Buonasera Giulia, sono ${brand.name}, l’assistente IA dello Chalet Arve. Per il suo soggiorno può scrivermi qui, a qualsiasi ora.`,
    translation: `Tere õhtust, Giulia. Siin ${brand.name}, Chalet Arve AI-assistent. Kõigest, mis puudutab teie peatumist, võite mulle siia kirjutada, mis tahes kellaajal.`,
  },
};

/** Step 2: a question, the line of the knowledge base it rests on, and the answer. */
export const answerStep: Translated<typeof en.answerStep> = {
  title: 'Küsimused saavad vastuse',
  text: 'Parkimine, wifi, küte, prügi: vastused tulevad ööl ja päeval sellest, mida olete selle majutuskoha kohta kirja pannud. Kedagi ei pea selleks äratama.',
  question: {
    from: 'guest',
    lang: 'it',
    text: 'Dove possiamo parcheggiare? Arriviamo con due macchine.',
    translation: 'Kuhu saab parkida? Tuleme kahe autoga.',
  },
  source: 'Teadmusbaas, parkimine: „Koht 7, maja taga. Teine auto: väljak, tasuta kell 19–8.“',
  answer: {
    from: 'desk',
    lang: 'it',
    text: 'Il posto 7, dietro la casa, è riservato a voi. La seconda macchina può restare in piazza: dalle 19 alle 8 è gratis.',
    translation:
      'Koht 7 maja taga on teie jaoks kinni pandud. Teine auto võib jääda väljakule: kella 19-st 8-ni on seal tasuta.',
  },
};

/** Step 3, the host's only one: a word from the host, and what the guest reads. */
export const escalationStep: Translated<typeof en.escalationStep> = {
  title: 'Assistent küsib õigel hetkel: teie ütlete jah või ei',
  text: 'Mis vajab teie nõusolekut või pole kuskil kirjas, see jõuab teieni. Vastake jah või ei, soovi korral lisage mõni sõna. Külaline loeb terveid lauseid.',
  slip: { time: '02:14', text: 'Uks 7 küsib beebivoodit. Vastake jah või ei.' },
  you: 'Teie kirjutate',
  guest: 'Giulia loeb',
  replies: [
    {
      word: 'jah',
      text: 'Al vostro arrivo il lettino sarà pronto.',
      translation: 'Beebivoodi on teie saabumisel valmis.',
    },
    {
      word: 'ei',
      text: 'Purtroppo in questa casa non c’è un lettino.',
      translation: 'Kahjuks selles majas beebivoodit ei ole.',
    },
    {
      word: 'jah, linu pole',
      text: 'Il lettino c’è. Le lenzuola, però, vanno portate da casa.',
      translation: 'Beebivoodi on olemas. Voodilinad palume aga kodust kaasa võtta.',
    },
  ],
};

/** Step 4: the note in the booking. */
export const noteStep: Translated<typeof en.noteStep> = {
  title: 'Broneerimissüsteem saab märkuse',
  text: 'Kokkulepitu kirjutatakse broneeringu märkusesse, kuhu teie ja teie meeskond niikuinii vaatate.',
  sheet: {
    title: 'Broneering, uks 7',
    rows: [
      ['Külaline', 'Giulia R.'],
      ['Külalisi', '2 ja beebi'],
      ['Saabub', '19. juuli'],
      ['Lahkub', '22. juuli'],
      ['Keel', 'itaalia'],
    ],
    note: ['Märkus', 'Beebivoodi: jah'],
    written: { time: '06:30', text: 'teie eest kirja pandud' },
  },
};
