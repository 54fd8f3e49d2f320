import { brand } from '@/lib/brand';
import type * as en from '../../en/legal/cookies';
import type { Texts } from '../../translated';

export const texts: Texts<typeof en> = {
  cookies: {
    eyebrow: { label: 'Küpsised' },
    title: 'Küpsiste poliitika',
    description: `Milliseid vajalikke, analüütika- ja turundusküpsiseid ${brand.name} oma veebisaidil kasutab, milleks neid on vaja ja kuidas valida või ümber mõelda.`,
    lead: 'Kogu seda saiti saate lugeda ilma ühegi välise teenusepakkuja küpsiseta. Analüütika algab ainult siis, kui ütlete jah, ja lõpeb, kui selle tagasi võtate. See on tõlge; siduv on [ingliskeelne tekst](/cookies).',
    sections: {
      what: {
        title: 'Mis on küpsis',
        blocks: [
          'Küpsis on väike tekst, mille sait palub teie brauseril alles hoida ja järgmisel külastusel tagasi saata. Brauser võib hoida ka märkmeid, mida kaasa ei saadeta, nn kohalikus mälus (local storage) või, kui need lõpevad koos vahelehega, seansimälus (session storage). Me kasutame neid kõiki ja küpsiste all on sellel lehel mõeldud neid kõiki.',
          'Jagame need kolme rühma. Kahe kohta küsib teilt nõusolekuriba.',
        ],
      },
      necessary: {
        title: 'Vajalikud',
        blocks: [
          'Alati sees, sest see, mida te palusite, ilma nendeta ei töötaks. Nõusolekut neil vaja ei ole ja neid ei kasutata teie jälgimiseks ühelt saidilt teisele.',
          {
            table: {
              caption: 'Mida teie brauseris hoida võidakse',
              columns: ['Nimi', 'Milleks see on', 'Kui kaua'],
              rows: [
                [
                  'cookieConsent (kohalik mälu)',
                  'Teie valik vajalike, analüütika ja turunduse kohta ja millal te selle tegite',
                  'Kuni selle kustutate või uuesti valite. Kehtib 6\u00a0kuud',
                ],
                [
                  'language-suggestion (kohalik mälu)',
                  'Jätab meelde, et olete teise keele soovituse sulgenud või lehe keele ise valinud, nii et seda enam ei pakuta',
                  'Kuni selle kustutate',
                ],
                [
                  'nightdesk-session (pikk jagatakse osadeks: .0, .1, …)',
                  'Hoiab teid sisse logituna. Seatakse ainult sisselogimisel; skriptid seda lugeda ei saa',
                  'Kuni logite välja, kõige rohkem 400\u00a0päeva',
                ],
                [
                  'viewer',
                  'Tänu sellele on päises „Logi sisse“ asemel „Töölaud“. Seatakse ainult sisselogimisel',
                  'Nagu eelmine',
                ],
                [
                  'draft:… (seansimälu)',
                  'Mida olete vormi kirjutanud, et lehe uuesti laadimine või tagasitee seda ei kaotaks. Paroole ja faile ei hoita. Seatakse, kui te sinna kirjutate',
                  'Kuni selle saadate, välja logite või vahelehe sulgete',
                ],
                [
                  'own-house (kohalik mälu)',
                  'Lehel „Infomapp“: teie kirja pandud maja nimi ja märkmed. Neid ei saadeta. Seatakse esimese märkme kirjutamisel',
                  'Kuni selle seal kustutate või kustutate selle saidi andmed oma brauserist',
                ],
                [
                  'desk-draft:… (kohalik mälu)',
                  'Administraatoritele: mida nad haldusala vormi kirjutasid ja salvestamata jätsid, et krahh või lõppenud seanss seda ei kaotaks',
                  'Kuni nad selle salvestavad, ära viskavad või välja logivad, kõige rohkem 7\u00a0päeva',
                ],
                [
                  'desk-user (kohalik mälu)',
                  'Administraatoritele: kelle mustandeid hoitakse, et sama arvuti taga istuv kolleeg neid ei näeks. Konto number',
                  'Kuni nad logivad välja',
                ],
                [
                  'sign-up-key',
                  'Näitab aadressi kinnitamisel, et parooli valisite siin teie. Juhuslik arv. Seatakse konto loomisel',
                  '1\u00a0päev',
                ],
                [
                  'mail-link',
                  'Laseb pärast meie kirjas oleva lingi avamist valida uue parooli. Pealtnäha juhuslik arv. Seatakse selle lingiga',
                  '30\u00a0minutit',
                ],
                [
                  'known-browser',
                  'Laseb teil siin sisse logida ka siis, kui keegi teie parooli mujal ära arvata püüab. Juhuslikud arvud, kuni viis kontot. Seatakse sisselogimisel',
                  '180\u00a0päeva',
                ],
                [
                  'sidebar_state',
                  'Haldusalas: kas külgriba või osa sellest on ahendatud',
                  '7\u00a0päeva',
                ],
                [
                  '__prerender_bypass',
                  'Administraatoritele: näitab ühte lehte, mis ei ole veel avaldatud. Seatakse, kui nad seda eelvaates vaatavad',
                  'Kuni brauser suletakse või eelvaade lõpetatakse',
                ],
              ],
            },
          },
          'Kui te ei loo kontot, ei logi sisse ega hakka vormi täitma, saate neist ainult kaks esimest: esimese siis, kui olete nõusolekuribale vastanud, teise siis, kui olete soovituse sulgenud või keelt vahetanud.',
        ],
      },
      analytics: {
        title: 'Analüütika',
        blocks: [
          'Väljas, kuni te selle sisse lülitate. Kui olete nõus, võime laadida välise teenusepakkuja analüütikaskripti. See loendab külastusi ja klõpse kolmel nupul: „Logi sisse“, „Loo konto“ ja „Alusta täna“. See ütleb meile, millistest lehtedest on abi ja millistelt kohe lahkutakse. Selleks võib pakkuja seada oma küpsiseid ja ta saab teada teie ühenduse aadressi.',
          'Kui te ei nõustu, skripti ei laadita ja selle pakkujale ei saadeta midagi. Sait näeb välja ja töötab samamoodi.',
        ],
      },
      marketing: {
        title: 'Turundus',
        blocks: [
          'Väljas, kuni te selle sisse lülitate. Praegu me reklaami ei tee ega sea oma turundusküpsiseid. Kui see peaks muutuma, on teie vastus juba teada ja see leht ütleb seda esimesena.',
          'Seni teeb jaatav vastus üht asja: koos jaatava vastusega analüütikale lubab see analüütikaskriptil kasutada oma küpsiseid ka reklaamiks.',
        ],
      },
      chat: {
        title: 'Klienditoe vestlus',
        blocks: [
          '[Eraldi lehel](/test) proovime välise teenusepakkuja klienditoe vestlust. See ei kuulu ühtegi kolmest rühmast: selle käivitab seal olev nupp, ainult selle külastuse ajaks, ja enne ei laadita sellest midagi. Siis saab pakkuja teada teie ühenduse aadressi ja võib seada oma küpsiseid. Vestluse lõpetamine või lehelt lahkumine lõpetab ka selle skripti.',
        ],
      },
      choosing: {
        title: 'Kuidas valida',
        blocks: [
          'Esimesel külastusel ilmub akna alumisse serva nõusolekuriba, üks sekund pärast lehe laadimist. Leht jääb selle kõrval kasutatavaks. Vastuseid on kolm, kõik ühtviisi käepärast:',
          {
            list: [
              { term: 'Luba kõik', text: 'lubab kõik kolm rühma.' },
              { term: 'Keeldu kõigist', text: 'jätab alles ainult vajalikud.' },
              { term: 'Salvesta valik', text: 'jätab alles selle, mille lülititega seadsite.' },
            ],
          },
          'Kui teie brauser saadab privaatsussignaali (Global Privacy Control), ütleb riba seda ja loeme signaali eitavaks vastuseks. Vastus, mille te siis ise annate, loeb rohkem.',
          'Kui panete riba vastamata kõrvale, loetakse seda eitavaks vastuseks ja riba küsib järgmisel külastusel uuesti.',
        ],
      },
      changing: {
        title: 'Kuidas ümber mõelda',
        blocks: [
          'Avage „Küpsiste seaded“ sellel lehel üleval või iga teise lehe lõpus ja valige uuesti. Või kustutage oma brauserist selle saidi andmed; siis tuleb riba tagasi. Tagasi tuleb see ka kuue kuu pärast ja siis, kui muudame seda, mida mõni rühm lubab.',
          'Nõusolek, mille te tagasi võtate, lõpeb kohe: skriptile öeldakse seda ja see ei saada enam midagi. Küpsised, mille väline teenusepakkuja on juba seadnud, saab eemaldada brauseri seadetes.',
        ],
      },
      law: {
        title: 'Mis seadused selle taga on',
        blocks: [
          'Järgime Šveitsi telekommunikatsiooni\u00ADseadust ja föderaalset andmekaitseseadust (revDSG) ning Euroopa Majanduspiirkonnast tulevate külastajate puhul isikuandmete kaitse üldmäärust (GDPR) ja küpsiste nõusoleku reegleid. Analüütika ja turunduse õiguslik alus on teie nõusolek, vajaliku rühma oma meie õigustatud huvi, et sait töötaks.',
          'Mida me andmetega lisaks küpsistele teeme ja millised on teie õigused, on kirjas [privaatsuspoliitikas](/privacy), ja mis meie vahel kehtib, kui te teenust kasutate, [kasutustingimustes](/terms).',
        ],
      },
      contact: {
        title: 'Kontakt',
        blocks: [
          'Kui leiate siit küpsise, mida see leht ei nimeta, andke meile palun teada: [{email}](mailto:{email}).',
        ],
      },
    },
  },
};
