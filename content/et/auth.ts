import type * as en from '../en/auth';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

const email = 'E-post';

const passwordHint = 'Vähemalt 10\u00a0märki; levinud paroolid ei sobi.';

const reveal = {
  show: 'Näita',
  hide: 'Peida',
  showPassword: 'Näita parooli',
  hidePassword: 'Peida parool',
} as const;

const unreachable =
  'Sisselogimisteenusega ei saa ühendust. Palun kontrollige oma internetiühendust ja proovige uuesti.';

export const texts: Texts<typeof en> = {
  accountForms: {
    tabs: {
      label: 'Sisselogimine või konto loomine',
      signIn: 'Logi sisse',
      signUp: 'Loo konto',
    },
    email,
    password: 'Parool',
    reveal,
    signIn: {
      submit: 'Logi sisse',
      submitting: 'Sisselogimine...',
      failed: 'Sisselogimine ei õnnestunud',
    },
    signUp: {
      submit: 'Loo konto',
      submitting: 'Teie kontot luuakse...',
      failed: 'Kontot ei õnnestunud luua',
      passwordHint,
    },
    unreachable,
    forgot: 'Kas unustasite parooli?',
    registered: {
      title: 'Konto on loodud',
      text: 'Palun vaadake oma e-posti ja kinnitage konto.',
      next: 'Link meie kirjas kinnitab konto ja töötab ühe korra. Kui kümne minuti jooksul kirja ei tule, looge konto uuesti: midagi ei lähe kaduma.',
    },
    honeypot: forms.honeypot,
  },
  forgotForm: {
    email,
    submit: 'Saada link',
    submitting: 'Saatmine...',
    failed: 'Linki ei õnnestunud saata',
    unreachable,
    sent: {
      title: 'Vaadake oma e-posti',
      text: 'Kui selle aadressiga on konto, on link teel. See töötab ühe korra ja ühe tunni jooksul. Kui kümne minutiga midagi ei tule, küsige uus link.',
    },
  },
  newPasswordForm: {
    password: 'Uus parool',
    passwordHint,
    current: 'Praegune parool',
    currentHint: 'Ei ole vaja, kui tulite äsja meie kirjas oleva lingi kaudu.',
    reveal,
    submit: 'Salvesta parool',
    submitting: 'Salvestamine...',
    failed: 'Parooli ei õnnestunud salvestada',
    unreachable,
  },
  authCopy: {
    eyebrow: { label: 'Vastuvõtt' },
    pageTitle: 'Sisselogimine',
    description: 'Logige Nightdeski sisse või looge konto oma e-posti aadressi ja parooliga.',
    title: 'Teie võti on vastuvõtus.',
    lead: 'Majutajad lähevad siit edasi oma töölauale, administraatorid selle saidi haldusesse.',
    loginRefused:
      'E-post või parool ei ole õige. Kui lõite konto äsja, kinnitage enne oma aadress meie kirjas oleva lingiga.',
    confirm: {
      title: 'Üks vajutus ja uks on lahti.',
      lead: 'Tulite siia meie kirjas oleva lingi kaudu. Edasi minemiseks vajutage nuppu; link töötab ühe korra.',
      action: 'Jätka',
      away: 'Sisselogimisteenusega ei saa praegu ühendust.',
      openAgain: 'Palun avage oma kirjas olev link minuti pärast uuesti.',
      usedUp: 'Teie link on nüüd kasutatud. Palun küsige minuti pärast uus parool.',
    },
    forgot: {
      title: 'Uus võti, e-kirjaga.',
      lead: 'Kirjutage oma konto aadress. Saadame lingi, millega valite uue parooli.',
    },
    newPassword: {
      title: 'Valige uus parool.',
      lead: 'Seejärel olete siin sisse logitud ja igal pool mujal välja logitud.',
      currentMissing:
        'Palun sisestage oma praegune parool või kasutage linki, mille saadab „Kas unustasite parooli?“.',
      currentWrong: 'See ei ole teie praegune parool.',
      needed:
        'Teie konto sai ligipääsu haldusele. See avaneb uue parooliga: vajutage „Kas unustasite parooli?“ ja valige parool lingiga, mille teile saadame.',
      why: 'Kui kinnitasite äsja oma aadressi, siis loodi selle aadressiga konto mitu korda või teises brauseris. Me ei tea, kes parooli valis, seepärast see enam ei kehti. Valige siin uus.',
      noSession:
        'Sellel lehel läheb vaja teile saadetud kirjas olevat linki, mis veel kehtib. Palun küsige uus link.',
    },
    signedIn: {
      title: 'Olete sisse logitud.',
      admin: 'Mine haldusesse',
      password: 'Muuda parooli',
      user: 'Mine töölauale',
      signOut: 'Logi välja',
    },
    linkExpired: {
      title: 'See link seda ust enam ei ava.',
      kinds: {
        email: {
          lead: 'Seda on juba kasutatud, see on vanem kui tund või olete saanud meilt uuema kirja. Kui konto on kinnitatud, logige sisse; kui ei, looge see uuesti.',
          next: 'Logi sisse või loo konto uuesti',
        },
        recovery: {
          lead: 'Seda on juba kasutatud, see on vanem kui tund või olete saanud meilt uuema kirja: siis kasutage kõige uuema kirja linki. Muidu küsige uus link.',
          next: 'Küsi uus link',
        },
        invite: {
          lead: 'Seda on juba kasutatud, see on liiga vana või olete saanud meilt uuema kirja. Kui olete seda kasutanud, logige sisse; kui ei, paluge uus kutse.',
          next: 'Logi sisse',
        },
        email_change: {
          lead: 'Seda on juba kasutatud, see on liiga vana või olete saanud meilt uuema kirja. Kuni uus aadress on kinnitamata, logige sisse vanaga.',
          next: 'Logi sisse',
        },
      },
    },
    back: 'Tagasi veebisaidile',
  },
};
