import { brand } from '@/lib/brand';
import type * as en from '../en/careers';
import type { Translated } from '../translated';
import { honeypot, optional } from './forms';

/** Texts of the careers page. */
export const careers: Translated<typeof en.careers> = {
  eyebrow: { time: '17:30', label: 'Töö meil' },
  title: 'Ehitage koos meiega öist vastuvõtulauda. Kell kuus koju.',
  lead: `${brand.name} vastab külalistele terve öö, et keegi ei peaks nende pärast üleval olema. Meie ka ei ole: valve on automaatne ja inimesed, kes selle toimima panevad, töötavad päeval.`,
  seePositions: 'Vaata tööpakkumisi',
  hooks: { free: 'vaba' },
  description: `Tehke koos meiega AI-kaasmajutajat, kes vastab puhkemajade külalistele terve öö. ${brand.name}: vabad ametikohad, kuidas me töötame ja kuidas kandideerida.`,
};

/** How the company works, each with something that shows it. */
export const culture: Translated<typeof en.culture> = {
  eyebrow: { time: '18:00', label: 'Kuidas me töötame' },
  title: 'Neli asja, mida võite meilt nõuda.',
  remote: {
    title: 'Eelkõige kaugtöö',
    text: 'Töötage kust tahes, kuhu Šveitsi aeg veel ulatub. Otsused tehakse kirjalikult, nii et ükski ei lähe mööda neist, keda ruumis ei olnud.',
    clocks: [
      { place: 'Lissabon', hour: 8, minute: 40 },
      { place: 'Bern', hour: 9, minute: 40 },
      { place: 'Tallinn', hour: 10, minute: 40 },
    ],
  },
  collaborative: {
    title: 'Üksteisele toeks',
    text: 'Enne kui külaline midagi loeb, on selle läbi lugenud veel üks inimene: koodi, reegli, itaaliakeelse lause.',
    slips: [
      { from: 'Kirjutatud', what: '„Beebivoodi on keldris.“' },
      { from: 'Loetud', what: 'Külalisel ei ole keldri võtit.' },
      { from: 'Saadetud', what: '„Beebivoodi on kella neljaks teie ukse taga.“' },
    ],
  },
  impact: {
    title: 'Töö, millest on kasu',
    text: 'Mille te täna valmis saate, seda kasutavad juba täna öösel külaline lukus ukse taga ja majutaja, kes magab.',
    row: { time: '02:14', door: 'Uks 7', what: 'Küsis beebivoodit', state: 'Vastatud' },
  },
  hours: {
    title: 'Paindlik tööaeg',
    text: 'Tööaeg kohandub teie päevaga. Kindlad on kaks koosolekut nädalas; öö kuulub vastuvõtule ja keegi ei pea seda valvama.',
    days: [
      {
        day: 'E',
        spans: [
          [8, 12],
          [13, 17],
        ],
        call: 9,
      },
      {
        day: 'T',
        spans: [
          [7, 11],
          [15, 19],
        ],
      },
      { day: 'K', spans: [[9, 13]] },
      {
        day: 'N',
        spans: [
          [8, 11],
          [12, 17],
        ],
        call: 16,
      },
      { day: 'R', spans: [[10, 15]] },
    ],
    you: 'teie',
    call: 'koosolek',
    desk: 'vastuvõtt',
    label:
      'Näidisnädal: tööaeg viiel päeval, koosolek esmaspäeval ja teine neljapäeval ning kella kaheksast õhtul on vastuvõtt omapead.',
  },
};

/** The list of open positions. */
export const positions: Translated<typeof en.positions> = {
  eyebrow: { time: '18:40', label: 'Tööpakkumised' },
  title: 'Tööpakkumised',
  lead: 'Lugege mõni läbi ja rääkige meile, mida teie sellega ette võtaksite.',
  posted: 'Avaldatud',
  more: (shown: number) => `Näha on ${shown} uusimat tööpakkumist.`,
  empty: 'Praegu ei ole ühtegi vaba ametikohta. Vaadake varsti uuesti!',
  error: 'Tööpakkumisi ei õnnestunud laadida. Palun proovige hiljem uuesti.',
  errorToast: 'Tööpakkumisi ei õnnestunud laadida. Palun proovige hiljem uuesti.',
  general: {
    question: 'Sobivat ametikohta ei ole?',
    text: 'Kirjutage, mida te siin teeksite ja miks meil seda vaja on.',
    action: 'Saada oma CV',
    subject: 'Avatud kandideerimine',
  },
};

/** A week, from Monday to Friday. */
export const life: Translated<typeof en.life> = {
  eyebrow: { time: '20:00', label: 'Vastuvõtt võtab valve üle' },
  title: `${brand.name} seestpoolt`,
  text: 'Väike ettevõte, nii et nädal on ruttu kirjeldatud. See algab sellest, mis öösel viltu läks, ja lõpeb enne, kui midagi uut jõuab viltu minna.',
  action: 'Vaata tööpakkumisi',
  week: [
    {
      day: 'Esmaspäev',
      text: 'Esimene koosolek. Enne kõike muud loeme läbi vastused, mis nädalavahetusel ebaõnnestusid.',
    },
    {
      day: 'Teisipäev',
      text: 'Kes elab piisavalt lähedal, tuleb päevaks kokku. Mida seal otsustatakse, see pannakse samal päeval kirja.',
    },
    {
      day: 'Kolmapäev',
      text: 'Ei ühtegi koosolekut. Enamik sellest, mille üle oleme uhked, sündis kolmapäeval.',
    },
    {
      day: 'Neljapäev',
      text: 'Teine koosolek: mida majutajad on öelnud ja mida me sellega ette võtame.',
    },
    {
      day: 'Reede',
      text: 'Pisiparandused, tänukirjad, mitte midagi uut. Nädalavahetusel on vastuvõtul maja täis.',
    },
  ],
};

/** The page of one position. */
export const job: Translated<typeof en.job> = {
  back: 'Tagasi tööpakkumiste juurde',
  eyebrow: { time: '18:40', label: 'Tööpakkumine' },
  facts: {
    department: 'Osakond',
    location: 'Asukoht',
    type: 'Töösuhe',
    posted: 'Avaldatud',
  },
  about: 'Ametikohast',
  requirements: 'Nõuded ja oskused',
  missing: 'Sellist tööpakkumist ei ole või see on suletud.',
  error: 'Tööpakkumist ei õnnestunud laadida. Palun proovige hiljem uuesti.',
  errorToast: 'Tööpakkumist ei õnnestunud laadida. Palun proovige hiljem uuesti.',
  return: 'Tagasi lehele „Töö meil“',
};

/** The application form. */
export const application: Translated<typeof en.application> = {
  apply: 'Kandideeri kohe',
  title: 'Teie avaldus',
  for: 'Ametikoht',
  fullName: 'Ees- ja perekonnanimi',
  email: 'E-post',
  phone: 'Telefon',
  letter: 'Kaaskiri',
  letterHint: 'Mõnest lausest piisab.',
  resume: 'CV',
  chooseFile: 'Vali fail',
  noFile: 'Faili ei ole valitud',
  resumeHint: 'Sobivad vormingud: PDF, DOC, DOCX',
  resumeSize: 'Kuni 5\u00a0MB.',
  resumeTooLarge:
    'Teie fail on suurem kui 5\u00a0MB, seega ei saadetud midagi. Minge üks leht tagasi, kus kirjutatu on alles, ja valige väiksem fail.',
  action: 'Saada avaldus',
  pending: 'Saatmine...',
  cancel: 'Tühista',
  use: 'Saadetut loevad ainult need, kes selle ametikoha üle otsustavad.',
  draft:
    'Kuni te avaldust ei saada, peab see vaheleht meeles, mida kirjutasite, kuid mitte faili. Vahelehe sulgemisel see ununeb.',
  privacy: 'Privaatsuspoliitika',
  optional,
  honeypot,
  received: {
    title: 'Avaldus on saadetud',
    text: 'Täname avalduse eest! Vaatame selle läbi ja võtame teiega peagi ühendust.',
  },
  failed: {
    title: 'Avaldus ei läinud teele',
    text: 'Avalduse saatmisel tekkis viga. Palun proovige hiljem uuesti.',
  },
  closed: {
    title: 'See tööpakkumine suleti äsja.',
    text: 'Teie avaldust ei saadetud. Kui soovite, et hoiaksime selle mõne teise ametikoha jaoks alles, kirjutage aadressil',
  },
};
