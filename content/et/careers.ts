import { brand } from '@/lib/brand';
import type * as en from '../en/careers';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  careers: {
    eyebrow: { label: 'Töö meil' },
    title: 'Ehitage koos meiega öist vastuvõtulauda. Kell kuus koju.',
    pageTitle: 'Töö meil',
    lead: `${brand.name} vastab külalistele terve öö, et keegi ei peaks nende pärast üleval olema. Meie ka ei ole: valve on automaatne ja inimesed, kes selle toimima panevad, töötavad päeval.`,
    seePositions: 'Vaata tööpakkumisi',
    hooks: { free: 'vaba' },
    description: `Tehke koos meiega AI-kaasmajutajat, kes vastab puhkemajade külalistele terve öö. ${brand.name}: vabad ametikohad, kuidas me töötame ja kuidas kandideerida.`,
  },
  culture: {
    eyebrow: { label: 'Kuidas me töötame' },
    title: 'Neli asja, mida võite meilt nõuda.',
    remote: {
      title: 'Eelkõige kaugtöö',
      text: 'Töötage kust tahes, kuhu Šveitsi aeg veel ulatub. Otsused tehakse kirjalikult, nii et ükski ei lähe mööda neist, keda ruumis ei olnud.',
      clocks: [{ place: 'Lissabon' }, { place: 'Bern' }, { place: 'Tallinn' }],
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
      row: { door: 'Uks 7', what: 'Küsis beebivoodit', state: 'Vastatud' },
    },
    hours: {
      title: 'Paindlik tööaeg',
      text: 'Tööaeg kohandub teie päevaga. Kindlad on kaks koosolekut nädalas; öö kuulub vastuvõtule ja keegi ei pea seda valvama.',
      days: [{ day: 'E' }, { day: 'T' }, { day: 'K' }, { day: 'N' }, { day: 'R' }],
      you: 'teie',
      call: 'koosolek',
      desk: 'vastuvõtt',
      label:
        'Näidisnädal: tööaeg viiel päeval, koosolek esmaspäeval ja teine neljapäeval ning kella kaheksast õhtul on vastuvõtt omapead.',
    },
  },
  positions: {
    eyebrow: { label: 'Tööpakkumised' },
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
  },
  life: {
    eyebrow: { label: 'Vastuvõtt võtab valve üle' },
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
  },
  job: {
    back: 'Tagasi tööpakkumiste juurde',
    eyebrow: { label: 'Tööpakkumine' },
    facts: {
      department: 'Osakond',
      location: 'Asukoht',
      type: 'Töösuhe',
      salary: 'Palk',
      posted: 'Avaldatud',
    },
    salaries: {
      hour: '{amount} tunnis',
      day: '{amount} päevas',
      week: '{amount} nädalas',
      month: '{amount} kuus',
      year: '{amount} aastas',
    },
    about: 'Ametikohast',
    requirements: 'Nõuded ja oskused',
    missing: 'Sellist tööpakkumist ei ole või see on suletud.',
    error: 'Tööpakkumist ei õnnestunud laadida. Palun proovige hiljem uuesti.',
    errorToast: 'Tööpakkumist ei õnnestunud laadida. Palun proovige hiljem uuesti.',
    return: 'Tagasi lehele „Töö meil“',
  },
  application: {
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
    optional: forms.optional,
    honeypot: forms.honeypot,
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
  },
};
