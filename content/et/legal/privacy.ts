import { brand } from '@/lib/brand';
import type * as en from '../../en/legal/privacy';
import { RETENTION_DAYS, RETENTION_MONTHS } from '../../retention';
import type { Texts } from '../../translated';
import { texts as formData } from '../form-data';

const withinDays = (days: number) => (days === 1 ? 'ühe päeva' : `${days}\u00a0päeva`);

export const texts: Texts<typeof en> = {
  privacy: {
    eyebrow: { label: 'Privaatsus' },
    title: 'Privaatsus\u00ADpoliitika',
    description: `Milliseid isikuandmeid ${brand.name} oma veebisaidil töötleb, milleks, kes neid veel näeb, kui kaua neid hoitakse ja mida võite meilt nõuda.`,
    lead: 'Seda saiti saate lugeda, ütlemata meile, kes te olete. Kui te meile kirjutate, kasutame kirjutatut teile vastamiseks ja mitte millekski, mida te ei ootaks. See on tõlge; siduv on [ingliskeelne tekst](/privacy).',
    sections: {
      introduction: {
        title: 'Sissejuhatus',
        blocks: [
          `See poliitika käib selle veebisaidi kohta. Vastutav töötleja ehk see, kes otsustab, mida ja miks töödeldakse, ning selle eest vastutab, on ${brand.name}, Šveitsi ettevõte. Meie aadress on [{email}](mailto:{email}).`,
          'Meie kohta kehtib Šveitsi föderaalne andmekaitseseadus (revDSG). Kui viibite Euroopa Majanduspiirkonnas, võib kehtida ka isikuandmete kaitse üldmäärus (GDPR); kus see kehtib, on õiguslik alus allpool nimetatud.',
          `Külaliste ja majutajate vahelised sõnumid sellest veebisaidist läbi ei käi. Need kuuluvad teenuse juurde, mida osutab ${brand.name}: seal otsustab majutaja, mida töödeldakse, ja meie töötleme seda majutaja ülesandel. Kui olete külaline, pöörduge palun kõigepealt oma majutaja poole.`,
        ],
      },
      collection: {
        title: 'Kogumine',
        blocks: [
          { subtitle: 'Kui te lehte loete' },
          'Lehe edastamiseks töötleb server teie ühenduse aadressi, küsitud lehte, kellaaega ja seda, mida teie brauser enda kohta ütleb. Meie enda logi jätab alles, millist lehte ei leitud ja milline päring ebaõnnestus, ilma teie aadressita ja ilma selleta, mis on aadressiribal pärast küsimärki. Profiili me sellest ei koosta.',
          { subtitle: 'Kui te vormi täidate' },
          {
            table: {
              caption: 'Mida iga vorm küsib',
              columns: ['Vorm', 'Andmed', 'Milleks'],
              rows: formData.formData.map(({ form, data, purpose }) => [form, data, purpose]),
            },
          },
          '[Avamiseelsele küsitlusele](/pre-launch) vastatakse teie brauseris. Vastused jäävad sinna ja on lehelt lahkudes kadunud.',
          { subtitle: 'Kui te sisse logite' },
          'Sellel saidil oleva konto jaoks hoiame alles e-posti aadressi, parooli kaitstud kuju, millest seda tagasi lugeda ei saa, kas konto kuulub administraatorile ja kas parool on kinnitatud teie postkasti kaudu. Valesid paroole loendatakse, kõige rohkem tund aega ja numbrite all, mis ei näita, kelle omad need on. Kui teie parool muutub, kirjutame teile.',
          { subtitle: 'Kui te olete analüütikaga nõus' },
          'Alles siis loendab välise teenusepakkuja skript teie külastust ja klõpse kolmel nupul. Mida see teeb ja mis teie brauserisse jääb, on kirjas [küpsiste poliitikas](/cookies).',
        ],
      },
      use: {
        title: 'Kasutamine',
        blocks: [
          'Kasutame andmeid selleks, milleks need anti, ja saidi kaitsmiseks kuritarvitamise eest, näiteks piirates, kui tihti vormi saata saab. Me ei müü isikuandmeid ja ühtki teid puudutavat otsust ei jäeta ainult masina hooleks.',
          'Kus kehtib GDPR, on õiguslikud alused järgmised:',
          {
            list: [
              {
                term: 'Lepingueelsed sammud',
                text: 'kontakti, proovibroneeringu ja tööavalduse puhul;',
              },
              { term: 'Teie nõusolek', text: 'uudiskirja ja analüütika puhul;' },
              {
                term: 'Meie õigustatud huvi',
                text: 'hoida sait töökorras ja turvalisena, lehtede edastamise, logi ja vormide kaitse puhul.',
              },
            ],
          },
        ],
      },
      others: {
        title: 'Kes neid veel töötleb',
        blocks: [
          'Me ei anna andmeid edasi kellegi teise eesmärkideks. Need teenusepakkujad töötavad meie heaks lepingu alusel:',
          {
            list: [
              {
                term: 'Veebimajutus.',
                text: 'Meie veebimajutuse pakkuja edastab lehti ja näeb hetkeks seda, mida näeb iga server.',
              },
              {
                term: 'Supabase.',
                text: 'Haldab vormide ja kontode andmebaasi. CV-d on seal privaatses kaustas, kuhu veebist ei pääse.',
              },
              {
                term: 'Meie e-posti teenus.',
                text: 'Edastab kirjad, mida sait saadab: kättesaamise kinnitused, teated teie konto kohta ja küsimus, kas uudiskirja aadress on teie oma. Neis ei ole midagi sellest, mida te kirjutasite.',
              },
              {
                term: 'Broneerimissüsteem.',
                text: 'Proovibroneering käib sellest läbi, sest see tehakse seal.',
              },
              { term: 'Analüütika.', text: 'Skripti pakkuja, kui olete nõus, ja mitte enne.' },
            ],
          },
          'Kui mõni teenusepakkuja töötleb andmeid väljaspool Šveitsi ja Euroopa Majanduspiirkonda, tugineme kaitsemeetmetele, mille seadus ette näeb, näiteks lepingu tüüptingimustele.',
        ],
      },
      retention: {
        title: 'Kui kaua me neid hoiame',
        blocks: [
          {
            list: [
              {
                term: 'Sõnumid:',
                text: `${RETENTION_MONTHS.contactRequests}\u00a0kuud. Siis kustutatakse need automaatselt; kauem ainult seal, kus seadus nõuab äridokumentide säilitamist.`,
              },
              {
                term: 'Uudiskirja aadress:',
                text: `kuni te kirjadest loobute, lingiga, mis on igas kirjas. Aadress, mille omanik on loobunud või mida kunagi ei kinnitatud, kustutatakse ${RETENTION_MONTHS.endedSubscriptions === 1 ? 'kuu aja' : `${RETENTION_MONTHS.endedSubscriptions}\u00a0kuu`} pärast.`,
              },
              {
                term: 'Tööavaldused:',
                text: `${RETENTION_MONTHS.applications}\u00a0kuud, koos kõige sellega, mis neis on. Siis kustutatakse need automaatselt. CV, mille avaldust ei õnnestunud salvestada, kustutatakse ${withinDays(RETENTION_DAYS.filesWithoutSubmission)} pärast.`,
              },
              {
                term: 'Proovibroneeringud:',
                text: `lahkumispäevani või, kui te assistendile ei vasta, ${withinDays(RETENTION_DAYS.unansweredDemoBookings)}. Mida hoiab broneerimissüsteem, seda hoiab ta oma reeglite järgi.`,
              },
              {
                term: 'Selle saidi e-kirjad:',
                text: `kellele need läksid, ${withinDays(RETENTION_DAYS.mails)} alates saatmisest või sellest, kui neid ei õnnestunud kohale toimetada.`,
              },
              {
                term: 'Loendurid kuritarvitamise vastu:',
                text: 'teie ühenduse aadress kodeeritud kujul, mis kustutatakse päeva jooksul pärast vormi piirangu lõppu; enamasti kestab piirang tunni. Kus logis sisse administraator, hoitakse seda 30\u00a0päeva.',
              },
              {
                term: 'Kontod:',
                text: `kuni need suletakse. Konto, mille aadressi kunagi ei kinnitatud, kustutatakse ${withinDays(RETENTION_DAYS.unconfirmedAccounts)} pärast. Milline administraator mida muutis, mis nimekirja salvestas või kui palju kustutas, seda hoitakse ${RETENTION_MONTHS.changes}\u00a0kuud.`,
              },
            ],
          },
        ],
      },
      rights: {
        title: 'Teie õigused',
        blocks: [
          'Võite meilt küsida, mida me teie kohta hoiame, lasta seda parandada või kustutada, saada selle levinud vormingus, vaielda kasutamisele vastu ja võtta nõusoleku edaspidiseks tagasi. See ei maksa midagi. Võime paluda tõendit, et see olete teie, et teie andmed ei satuks kellegi teise kätte.',
          'Võite esitada kaebuse ka Šveitsi andmekaitse- ja teabevolinikule või selle riigi asutusele, kus te elate. Meil oleks hea meel, kui kirjutaksite enne meile.',
        ],
      },
      contact: {
        title: 'Kontakt',
        blocks: [
          'Kõige selle jaoks piisab kirjast aadressile [{email}](mailto:{email}) või [kontaktivormist](/contact). Kui me seda poliitikat muudame, ilmub uus tekst siia.',
        ],
      },
    },
  },
};
