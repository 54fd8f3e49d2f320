import type * as en from '../en/limits';
import type { Texts } from '../translated';

/** What somebody reads whose form came too often. `{wait}` becomes "12 minutit" or "tund". */
export const tooMany: Texts<typeof en.tooMany> = {
  signIn:
    'Teie võrgust on tulnud liiga palju katseid. Palun oodake {wait} ja proovige uuesti; link, mille saadab „Kas unustasite parooli?“, töötab kohe.',
  signInAnywhere:
    'Praegu on katseid liiga palju. Palun oodake {wait} ja proovige siis samas brauseris uuesti; link, mille saadab „Kas unustasite parooli?“, töötab kohe.',
  signUp: 'Teie võrgust on loodud liiga palju kontosid. Palun oodake {wait} ja proovige uuesti.',
  confirm:
    'Teie võrgust on avatud liiga palju linke. Palun oodake {wait} ja avage oma link uuesti.',
  passwordReset: 'Teie võrgust on küsitud mitu linki. Palun oodake {wait} ja proovige siis uuesti.',
  newPassword:
    'Teie võrgust on tulnud liiga palju katseid. Palun oodake {wait} ja proovige uuesti.',
  newsletter:
    'Teie võrgust tuli äsja mitu aadressi. Teie oma on siin alles: palun oodake {wait} ja saatke see uuesti.',
  contact:
    'Teie võrgust tuli äsja mitu sõnumit, seepärast me seda veel vastu ei võtnud. Sõnum on vormis alles: palun oodake {wait} ja saatke see uuesti või kirjutage aadressil',
  application:
    'Teie võrgust tuli äsja mitu avaldust. Teie oma on vormis alles: palun oodake {wait} ja saatke see uuesti.',
  demo: 'Teie võrgust tuli äsja mitu proovibroneeringut. Palun oodake {wait} ja proovige uuesti.',
};

export const sendAgain: Texts<typeof en.sendAgain> = {
  demo: 'See käis nii kiiresti, et me ei ole kindlad, kas saatja oli inimene. Palun vajutage nuppu veel kord.',
};
