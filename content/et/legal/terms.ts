import { brand } from '@/lib/brand';
import type * as en from '../../en/legal/terms';
import type { Texts } from '../../translated';

export const texts: Texts<typeof en> = {
  terms: {
    eyebrow: { label: 'Tingimused' },
    title: 'Kasutus\u00ADtingimused',
    description: `Tingimused, mis kehtivad, kui majutaja kasutab teenust ${brand.name}: mida tohib teha, kui palju paketid maksavad ja kuidas need lõpevad ning mille eest vastutame.`,
    lead: 'Teie panete kirja selle, mis teie maja kohta tõsi on. Meie vastame sellega teie külalistele ja küsime teilt, kui sellest ei piisa. Maksate siis, kui olete veendunud, ja võite igal ajal lõpetada. See on tõlge; siduv on [ingliskeelne tekst](/terms).',
    sections: {
      agreement: {
        title: 'Leping',
        blocks: [
          `Need tingimused kehtivad Šveitsi ettevõtte ${brand.name} („meie“) ja isiku või ettevõtte vahel, kes kasutab seda veebisaiti või teenust ${brand.name} („teie“). Kontot luues nõustute nendega. Kui tegutsete ettevõtte nimel, kinnitate, et teil on selleks õigus.`,
          `${brand.name} on mõeldud puhkemajade ja külaliskorterite majutajatele ja haldajatele. Külaline ei saa meie kliendiks sellega, et kirjutab majutajale.`,
        ],
      },
      service: {
        title: 'Teenus',
        blocks: [
          `${brand.name} vastab külaliste sõnumitele WhatsAppis teadmusbaasi põhjal, mille te iga majutuskoha kohta kirjutate. Assistent ütleb ise, et ta on tehisaru. Küsimused, millele ta vastata ei oska, ja soovid, mille olete jätnud enda otsustada, antakse teile edasi. Külaliste soovid kirjutatakse teie ühendatud broneerimissüsteemi, broneeringu märkustesse.`,
          'Vastused koostatakse automaatselt ja need võivad olla valed. Teie otsustate, mis teadmusbaasis on, võite seda enne sisselülitamist simulaatoris proovida ja jääte külalise lepingupartneriks.',
        ],
      },
      license: {
        title: 'Kasutusõigus',
        blocks: [
          'Nii kaua, kui teie konto on olemas, võite teenust kasutada enda majutuskohtade ja nende jaoks, mida te haldate. See õigus ei ole ainuõigus ja seda ei saa edasi anda. Te ei tohi:',
          {
            list: [
              'müüa teenust edasi enda omana ilma meie kirjaliku nõusolekuta;',
              'püüda pääseda teiste klientide andmeteni ega teenuse kaitsest mööda minna;',
              'kasutada seda sõnumiteks, mida külalised ei ole soovinud, eriti reklaamiks inimestele, kellel teie juures broneeringut ei ole;',
              'kasutada seda WhatsAppi või oma broneerimissüsteemi reeglite vastaselt.',
            ],
          },
          'Mida te kirjutate, see jääb teie omaks. Lubate meil seda töödelda nii palju, kui teenus vajab. Selle veebisaidi tekstid, joonised ja kood jäävad meie omaks; tsiteerida võite neid koos lingiga allikale.',
        ],
      },
      payment: {
        title: 'Pakett ja maksmine',
        blocks: [
          'Proovida saab tasuta, nii kaua kui soovite, ja krediitkaarti ei ole vaja. Tasuline pakett algab alles siis, kui te mõne valite. Hinnad, eurodes ja majutuskoha kohta, on need, mida paketi tellimise päeval näidatakse [hindade osas](/#pricing).',
          {
            list: [
              {
                term: 'Tasu võtmine.',
                text: 'Paketi tasu võetakse automaatselt iga arveldusperioodi alguses, kord kuus või kord aastas, kuni pakett üles öeldakse.',
              },
              {
                term: 'Ülesütlemine.',
                text: 'Paketi võite üles öelda igal ajal. See lõpeb siis selle perioodiga, mille eest on makstud.',
              },
              {
                term: 'Hinnamuutus.',
                text: 'Teatame sellest e-kirjaga enne järgmise perioodi algust, nii et saate paketi enne üles öelda.',
              },
              {
                term: 'Ebaõnnestunud makse.',
                text: 'Kirjutame teile. Kui summa jääb maksmata, võime teenuse peatada.',
              },
            ],
          },
        ],
      },
      'your-part': {
        title: 'Teie osa',
        blocks: [
          'Hoiate oma parooli enda teada, annate meeskonna ligipääsu ainult inimestele, keda usaldate, ja hoolitsete selle eest, et tohite oma külaliste andmed meile edasi anda. Andmekaitseõiguse järgi vastutate külaliste andmete eest teie ja meie töötleme neid teie ülesandel. Selle veebisaidi kohta käib [privaatsuspoliitika](/privacy).',
        ],
      },
      disclaimer: {
        title: 'Mida me ei luba',
        blocks: [
          'Hoiame teenust hoolsalt töös. Me ei luba, et see on katkestusteta kättesaadav või et iga vastus on õige. See sõltub WhatsAppist, teie broneerimissüsteemist ja teistest teenusepakkujatest.',
          'Teenus ei asenda hädaabinumbrit. Andke oma külalistele hädaabinumber.',
        ],
      },
      limitations: {
        title: 'Vastutuse piirid',
        blocks: [
          'Vastutame piiranguta kahju eest, mis on tekitatud tahtlikult või raske hooletuse tõttu, ja kõikjal, kus seadus piirangut ei luba. Muus osas, ja niivõrd, kui seadus lubab, on vastutus piiratud summaga, mille te kahjule eelnenud kaheteistkümne kuu jooksul teenuse eest maksite, ega laiene saamata jäänud tulule või kaudsele kahjule.',
        ],
      },
      end: {
        title: 'Lepingu lõpp',
        blocks: [
          'Oma konto võite sulgeda igal ajal. Meie võime lepingu lõpetada kolmekümnepäevase etteteatamisega või kohe, kui tegu on raske väärkasutusega. Tasu, mis on makstud aja eest pärast sellist lõppu, mida te ise ei põhjustanud, makstakse tagasi.',
        ],
      },
      law: {
        title: 'Muudatused, õigus ja kohus',
        blocks: [
          'Kui muudame neid tingimusi olulisel viisil, teatame teile sellest enne e-kirjaga. Kohaldatakse Šveitsi õigust. Vaidlusi lahendab meie Šveitsi asukoha kohus, kui kohustuslik tarbijaõigus ei nimeta teist kohut.',
          'Kui mõni neist tingimustest ei kehti, jäävad teised jõusse.',
        ],
      },
      contact: {
        title: 'Kontakt',
        blocks: [
          'Küsimused nende tingimuste kohta: [{email}](mailto:{email}) või [kontaktivorm](/contact).',
        ],
      },
    },
  },
};
