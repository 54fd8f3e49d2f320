import { brand } from '@/lib/brand';
import type * as en from '../en/provider-page';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  providerPage: (name) => ({
    title: `${brand.name} ja ${name} ühes võtmekimbus`,
    metaTitle: `${name}: liidestus`,
    partner: 'Ametlik liidestuspartner',
    lead: `Teie broneeringuid ja majutuskohti hoiab endiselt ${name}. ${brand.name} loeb neid, tervitab teie külalisi WhatsAppis seal, kus see on lubatud, ja kirjutab kokkulepitu broneeringu märkustesse.`,
    description: `Ühendage ${name} ja ${brand.name}: broneeringud ja majade andmed tulevad ise, külaline saab vastuse igal kellaajal ja tema soov jõuab märkustesse.`,
    connect: `Ühenda ${name} ja ${brand.name}`,
    demo: 'Lepi kokku esitlus',
    benefits: {
      title: 'Mis jõuab vastuvõttu, ilma et teie midagi tipiksite',
      guests: {
        title: 'Külaliste andmed tulevad ise',
        text: `Broneering, mille ${name} on kinnitanud, on vastuvõtus olemas: külalise nimi, kuupäevad ja ukse number. Keegi ei kirjuta südaööl nime ümber ja tervitus läheb teele külalise keeles.`,
        sample: 'Väljamõeldud näide',
      },
      details: {
        title: 'Majutuskoha andmed',
        text: `Mida ${name} majutuskoha kohta teab, see tuleb kaasa. Mida ükski süsteem ei tea, näiteks kus beebivoodi seisab, selle kirjutate korra teadmusbaasi.`,
      },
      channels: {
        title: 'Kõik kanalid',
        text: `Broneeringud igast kanalist, mida ${name} teie eest haldab, jõuavad ühte kohta. Kas assistent tohib külalisele kirjutada, otsustab kanal, ja iga kanali kohta me seda ei tea.`,
        link: 'Vaata, kus assistent tohib kirjutada',
      },
    },
    steps: {
      eyebrow: { label: 'Kümme minutit' },
      title: 'Kolm sammu ja siis teekann',
      lead: `Umbes kümme minutit, kui ${name} kasutajatunnus ja parool on käepärast.`,
      list: [
        {
          title: 'Ühendage oma konto',
          text: `Looge konto ja valige alustamise esimesel sammul ${name}. Vaja läheb kasutajatunnust ja parooli sellele kontole, kus on teie majutuskohad.`,
        },
        {
          title: 'Tooge majutuskohad üle',
          text: `Majutuskohad ja broneeringud ilmuvad nähtavale. Enne kui edasi lähete, võrrelge nimekirja korra sellega, mida näitab ${name}. Ükski külaline veel sõnumit ei saa.`,
        },
        {
          title: 'Sõnumid hakkavad liikuma',
          text: 'Lülitage esimene majutuskoht sisse: nüüdsest tervitatakse selle külalisi, kui nende kanal seda lubab. Enne seda esitage simulaatorile oma kõige keerulisemad küsimused, nii kaua kui soovite.',
        },
      ],
      action: 'Proovi kohe',
    },
    faq: {
      title: 'Enne kui ühendate',
      items: {
        connecting: {
          question: `Kuidas ma süsteemi ${name} ühendan?`,
          answer: `Looge konto, valige alustamise esimesel sammul ${name} ja järgige juhiseid. Vaja läheb kasutajatunnust ja parooli sellele kontole, kus on teie majutuskohad.\nKülalisele ei saadeta midagi enne, kui te majutuskoha sisse lülitate.`,
        },
        security: {
          question: 'Kas minu andmed on kaitstud?',
          answer: `${brand.name} loeb süsteemist ${name} broneeringuid ja majutuskohti ning kirjutab külaliste soovid broneeringu märkustesse.\nEttevõtet juhitakse Šveitsist. Teie ja külaliste vahelisi sõnumeid töödeldakse teie ülesandel: otsustate teie. Mida see veebisait ise alles hoiab, ütleme privaatsuspoliitikas.`,
        },
        customizing: {
          question: 'Kas ma saan sõnumeid kohandada?',
          answer:
            'Jah. Avasõnum järgib malli, mida saate muuta, ja vastused tulevad iga majutuskoha teadmusbaasist, teie sõnadega. Mille olete jätnud enda otsustada, sellele assistent ilma teieta ei vasta.',
        },
        disconnecting: {
          question: 'Mis saab, kui ma ühenduse katkestan?',
          answer: `Sünkroonimine lõpeb ja rohkem külalisi ei tervitata. Broneeringud, majutuskohad ja juba kirjutatud märkused jäävad süsteemi ${name} nii, nagu nad on.\nUuesti ühendada saate siis, kui soovite.`,
        },
      },
    },
  }),
  sampleArrivals: [
    { day: 'L 18.', guest: 'Daan V.', language: 'hollandi', note: 'Maandub 03:10' },
    { day: 'L 18.', guest: 'Camille B.', language: 'prantsuse', note: 'Saabub varem, 13:00' },
    { day: 'P 19.', guest: 'Giulia R.', language: 'itaalia', note: 'Beebivoodi: jah' },
  ],
  sampleArrival: '{day} juuli, {language} keel',
  sampleDoor: {
    title: 'Chalet Arve, uks 7',
    rows: [
      ['Aadress', 'Chemin des Mélèzes 7'],
      ['Saabumine', '15:00'],
      ['Lahkumine', '10:00'],
      ['Külalisi', 'kuni 4'],
    ],
    written: ['Beebivoodi', 'suusaruumis, vasakul'],
    byYou: 'teie kirjutatud',
  },
  sampleChannels: ['Airbnb', 'Booking.com', 'Vrbo', 'Teie koduleht'],
  comingProviderPage: (name) => ({
    eyebrow: { label: 'Liidestused' },
    metaTitle: `${name}: tulekul`,
    title: `${name} ei ole veel ühendatud`,
    lead: `Praegu ei saa ${brand.name} süsteemist ${name} broneeringuid lugeda. Liidestus on ettevalmistamisel, kuid kuupäeva me lubada ei saa.`,
    description: `${name} ei ole veel ühendatud. Jätke meile sõnum ja kirjutame teile, kui on. Seni vaadake, mis broneerimissüsteemidega ${brand.name} juba töötab.`,
    action: 'Teavita mind, kui valmis',
    back: 'Vaata kõiki liidestusi',
    badge: 'Tulekul',
  }),
  unknownProvider: {
    eyebrow: { label: 'Liidestused' },
    title: 'Sellenimelist süsteemi ei ole',
    lead: 'Selle konksu otsas ei ripu midagi. Siin on süsteemid, mis on ühendatud, ja need, mis on tulekul.',
    action: 'Vaata kõiki liidestusi',
  },
};
