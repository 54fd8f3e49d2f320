import { brand } from '../../lib/brand.ts';
import type * as en from '../en/mails.ts';
import type { Texts } from '../translated.ts';

const GREETING = 'Tere!';

const RECEIPT_NOTE = `Saate selle kirja, sest see aadress kirjutati ühte vormi ${brand.name}i saidil. Kui seda ei teinud teie, ei pea te midagi ette võtma.`;

const TAGLINE = 'Öine vastuvõtulaud puhkemajadele ja külaliskorteritele.';

export const texts: Texts<typeof en> = {
  /**
   * Every mail that the site sends, by the name that the table outbox gives it. The notices to the team and the mails about
   * the admin area are in English.
   */
  mails: {
    'application-receipt': ({ position }) => ({
      subject: `Teie avaldus: ${position}`,
      paragraphs: [
        GREETING,
        `Täname, et kandideerisite ametikohale „${position}“! Vaatame avalduse läbi ja võtame teiega peagi ühendust.`,
      ],
      note: RECEIPT_NOTE,
    }),
    'contact-receipt': () => ({
      subject: `${brand.name} sai teie sõnumi kätte`,
      paragraphs: [
        GREETING,
        'Täname sõnumi eest. See jõudis meieni ja keegi meist vastab sellele.',
      ],
      note: RECEIPT_NOTE,
    }),
    'newsletter-confirmation': () => ({
      subject: `Palun kinnitage ${brand.name}i uudiskirja tellimus`,
      paragraphs: [
        GREETING,
        `Sellele aadressile telliti ${brand.name}i uudiskiri.`,
        'Palun kinnitage, et soovite seda saada. Kinnituseta me uudiskirja ei saada ja aadress kustutatakse kuu aja pärast.',
      ],
      action: { label: 'Kinnita aadress' },
      note: 'Kui seda ei teinud teie, ei pea te midagi ette võtma.',
    }),
    'password-changed': () => ({
      subject: `Teie ${brand.name}i konto parool on muudetud`,
      paragraphs: [
        GREETING,
        `Teie ${brand.name}i konto parool muudeti äsja ja konto logiti kõigis teistes seadmetes välja.`,
        'Kui seda tegite teie, ei pea te midagi ette võtma. Kui mitte, valige kohe uus parool.',
      ],
      action: { label: 'Vali uus parool' },
    }),
  },
  accountMails: {
    confirmation: {
      subject: 'Kinnitage oma aadress',
      text: `Tere! Selle aadressiga loodi ${brand.name}i konto. Palun kinnitage, et aadress on teie oma.`,
      action: 'Kinnita aadress',
      note: 'Link kehtib ühe tunni ja seda saab kasutada ühe korra. Kui teie kontot ei loonud, ei pea te midagi tegema: kinnituseta jääb konto suletuks.',
    },
    recovery: {
      subject: 'Valige uus parool',
      text: `Tere! Teie ${brand.name}i kontole küsiti uut parooli. Nupp viib lehele, kus saate selle valida.`,
      action: 'Vali uus parool',
      note: 'Link kehtib ühe tunni ja seda saab kasutada ühe korra. Kui teie uut parooli ei küsinud, ei pea te midagi tegema: parool jääb samaks.',
    },
  },
  accountClosing: `Lugupidamisega ${brand.name}i meeskond`,
  unsubscribeLabel: 'Loobu uudiskirjast',
  tagline: TAGLINE,
  signature: `Lugupidamisega ${brand.name}i meeskond. ${TAGLINE}`,
};
