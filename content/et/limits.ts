import type * as en from '../en/limits';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  /** What somebody reads whose form came too often. `{wait}` becomes "12 minutit" or "tund". */
  tooMany: {
    signIn:
      'Teie võrgust on tulnud liiga palju katseid. Palun oodake {wait} ja proovige uuesti; link, mille saadab „Kas unustasite parooli?“, töötab kohe.',
    signInAnywhere:
      'Praegu on katseid liiga palju. Palun oodake {wait} ja proovige siis samas brauseris uuesti; link, mille saadab „Kas unustasite parooli?“, töötab kohe.',
    signUp: 'Teie võrgust on loodud liiga palju kontosid. Palun oodake {wait} ja proovige uuesti.',
    confirm:
      'Teie võrgust on avatud liiga palju linke. Palun oodake {wait} ja avage oma link uuesti.',
    passwordReset:
      'Teie võrgust on küsitud mitu linki. Palun oodake {wait} ja proovige siis uuesti.',
    newPassword:
      'Teie võrgust on tulnud liiga palju katseid. Palun oodake {wait} ja proovige uuesti.',
    newsletter:
      'Teie võrgust tuli äsja mitu aadressi. Teie oma on siin alles: palun oodake {wait} ja saatke see uuesti.',
    contact:
      'Teie võrgust tuli äsja mitu sõnumit, seepärast me seda veel vastu ei võtnud. Sõnum on vormis alles: palun oodake {wait} ja saatke see uuesti või kirjutage aadressil',
    application:
      'Teie võrgust tuli äsja mitu avaldust. Teie oma on vormis alles: palun oodake {wait} ja saatke see uuesti.',
    demo: 'Teie võrgust tuli äsja mitu proovibroneeringut. Palun oodake {wait} ja proovige uuesti.',
  },
  sendAgain: {
    demo: 'See käis nii kiiresti, et me ei ole kindlad, kas saatja oli inimene. Palun vajutage nuppu veel kord.',
  },
  answers: {
    passwordRequired: 'Palun sisestage oma parool.',
    passwordTooShort: 'Paroolis peab olema vähemalt 10\u00a0märki.',
    passwordTooLong: 'Paroolis võib olla kuni 72\u00a0märki.',
    passwordOfTooManyBytes:
      'Parool on liiga pikk: selles võib olla 72\u00a0baiti ning tähed nagu é või ж lähevad kirja kahena, mõned kolme või neljana. Palun valige lühem.',
    passwordEasyToGuess:
      'Seda parooli on kerge ära arvata. Palun valige mõni teine, näiteks neli sõna, mis kokku ei kuulu.',
    typedPasswordTooLong: 'Paroolis võib olla kuni 1024\u00a0märki.',
    serviceAway:
      'Sisselogimisteenusega ei saa praegu ühendust. Palun proovige minuti pärast uuesti.',
    busy: 'Meile tuleb praegu palju päringuid. Kõik, mida kirjutasite, on siin alles: palun oodake {wait} ja proovige uuesti.',
    tooLarge:
      'Seda on rohkem, kui vormi mahub. Palun lühendage seda või laadige leht uuesti ja täitke vorm veel kord.',
  },
  authErrors: {
    weak_password:
      'See parool on teadaolevalt nõrk ja kergesti äraarvatav. Palun valige mõni teine.',
    same_password: 'Uus parool peab olema teistsugune kui vana.',
    validation_failed: 'See e-posti aadress ei ole korrektne.',
    signup_disabled: 'Praegu kontosid luua ei saa.',
    email_provider_disabled: 'Praegu kontosid luua ei saa.',
    over_request_rate_limit:
      'Praegu on päringuid liiga palju. Palun proovige mõne minuti pärast uuesti.',
  },
};
