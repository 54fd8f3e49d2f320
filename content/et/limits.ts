import type * as en from '../en/limits';
import type { Translated } from '../translated';

/** What somebody reads whose form came too often. `{wait}` becomes "12 minutit" or "tund". */
export const tooMany: Translated<typeof en.tooMany> = {
  signIn:
    'Teie ühendusest on tulnud liiga palju katseid. Palun oodake {wait}, siis võtab vastuvõtt järgmise vastu; link, mille saadab „Kas unustasite parooli?“, töötab kohe.',
  signInAnywhere:
    'Praegu on katseid liiga palju. Palun oodake {wait}, siis võtab vastuvõtt sellest brauserist järgmise vastu; link, mille saadab „Kas unustasite parooli?“, töötab kohe.',
  signUp: 'Teie ühendusest on loodud liiga palju kontosid. Palun oodake {wait} ja proovige uuesti.',
  confirm:
    'Teie ühendusest on avatud liiga palju linke. Palun oodake {wait} ja avage oma link uuesti.',
  passwordReset:
    'Teie ühendusest on palutud mitu linki. Palun oodake {wait} ja proovige siis uuesti.',
  newPassword:
    'Teie ühendusest on tulnud liiga palju katseid. Palun oodake {wait} ja proovige uuesti.',
  newsletter:
    'Teie ühendusest tuli äsja mitu aadressi. Teie oma on siin alles: palun oodake {wait} ja saatke see uuesti.',
  contact:
    'Teie ühendusest tuli äsja mitu sõnumit, nii et see ootab ukse taga. Sõnum on vormis alles: palun oodake {wait} ja saatke see uuesti või kirjutage aadressile',
  application:
    'Teie ühendusest tuli äsja mitu avaldust. Teie oma on vormis alles: palun oodake {wait} ja saatke see uuesti.',
  demo: 'Teie ühendusest tuli äsja mitu proovibroneeringut. Palun oodake {wait} ja proovige uuesti.',
};

/** What somebody reads whose form looked like that of a machine, where sending it again is all it takes. */
export const sendAgain: Translated<typeof en.sendAgain> = {
  demo: 'See käis nii kiiresti, et me ei ole kindlad, kas saatja oli inimene. Palun vajutage nuppu veel kord.',
};
