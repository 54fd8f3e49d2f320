import { brand } from '@/lib/brand';
import type * as en from '../en/how-it-works';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  howItWorks: {
    eyebrow: { label: 'Kuidas see käib' },
    title: 'Neli sammu ja ainult üks neist on teie teha.',
    lead: 'Üks peatumine Chalet Arves, uks 7: kinnitatud broneeringust kirja pandud märkuseni. Külaline on välja mõeldud.',
  },
  speakers: { guest: 'Külaline:', desk: 'Assistent:' },
  greetingStep: {
    title: 'Broneering kinnitatakse ja külalist tervitatakse',
    text: 'Broneering tuleb teie broneerimissüsteemist. Külaline saab WhatsAppis oma keeles tervituse ja juba selle esimene rida ütleb, et kirjutab tehisaru ehk AI.',
    slip: {
      title: 'Broneering kinnitatud',
      rows: [
        ['Uks', '7'],
        ['Külaline', 'Giulia R.'],
        ['Saabub', '19. juulil, 3 ööks'],
      ],
    },
    greeting: {
      translation: `Tere õhtust, Giulia. Siin ${brand.name}, Chalet Arve AI-assistent. Kõigest, mis puudutab teie peatumist, võite mulle siia kirjutada, mis tahes kellaajal.`,
    },
  },
  answerStep: {
    title: 'Küsimused saavad vastuse',
    text: 'Parkimine, wifi, küte, prügi: vastused tulevad ööl ja päeval sellest, mida olete selle majutuskoha kohta kirja pannud. Kedagi ei pea selleks äratama.',
    question: { translation: 'Kuhu saab parkida? Tuleme kahe autoga.' },
    source: 'Teadmusbaas, parkimine: „Koht 7, maja taga. Teine auto: väljak, tasuta kell 19–8.“',
    answer: {
      translation:
        'Koht 7 maja taga on teie jaoks kinni pandud. Teine auto võib jääda väljakule: kella 19-st 8-ni on seal tasuta.',
    },
  },
  escalationStep: {
    title: 'Assistent küsib õigel hetkel: teie ütlete jah või ei',
    text: 'Mis vajab teie nõusolekut või pole kuskil kirjas, see jõuab teieni. Vastake jah või ei, soovi korral lisage mõni sõna. Külaline loeb terveid lauseid.',
    slip: { text: 'Uks 7 küsib beebivoodit. Vastake jah või ei.' },
    you: 'Teie kirjutate',
    guest: 'Giulia loeb',
    replies: [
      { word: 'jah', translation: 'Beebivoodi on teie saabumisel valmis.' },
      { word: 'ei', translation: 'Kahjuks selles majas beebivoodit ei ole.' },
      {
        word: 'jah, linu pole',
        translation: 'Beebivoodi on olemas. Voodilinad palume aga kodust kaasa võtta.',
      },
    ],
  },
  noteStep: {
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
      written: { text: 'teie eest kirja pandud' },
    },
  },
};
