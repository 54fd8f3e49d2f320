import type * as en from '../en/newsletter';
import type { Translated } from '../translated';
import { honeypot } from './forms';

/** Texts of the newsletter box in the footer. */
export const newsletter: Translated<typeof en.newsletter> = {
  title: 'Lühike kiri, kui midagi muutub',
  lead: 'Uuendused ja mõtted majutajale. Ilma jälgimispiksliteta.',
  form: {
    email: 'E-post',
    placeholder: 'teie@naide.ee',
    action: 'Tellige',
    pending: 'Tellimine...',
    done: 'Aitäh. Järgmine kiri tuleb aadressile',
    confirm:
      'Enne seda palun kinnitage aadress lingiga meie saadetud kirjas, kui te ei ole seda juba teinud. Ühte postkasti tuleb kõige rohkem üks selline kiri tunnis samas keeles ja kolm päevas.',
    failed:
      'Teie aadressi ei õnnestunud praegu salvestada. See on siin alles: palun proovige minuti pärast uuesti.',
    honeypot,
  },
};

/** The pages of /newsletter to which mails and their buttons lead, by the last part of their address. */
export const newsletterPages: Translated<typeof en.newsletterPages> = {
  confirm: {
    title: 'Kinnitage oma aadress',
    lead: 'Üks klõps ja järgmine kiri tuleb teile.',
    action: 'Kinnitage aadress',
  },
  confirmed: {
    title: 'Teie aadress on kinnitatud',
    lead: 'Aitäh. Järgmine kiri tuleb teile. Igas kirjas on link, millega kirjadest loobuda.',
  },
  unsubscribe: {
    title: 'Kirjadest loobumine',
    lead: 'Üks klõps ja te ei saa meilt enam kirju.',
    action: 'Loobuge kirjadest',
  },
  unsubscribed: {
    title: 'Olete kirjadest loobunud',
    lead: 'Rohkem kirju te ei saa. Teie aadress kustutatakse kuu aja pärast.',
  },
  'link-unknown': {
    title: 'See link enam ei kehti',
    lead: 'See on vana või on uuem kiri selle välja vahetanud. Oma aadressi saate uuesti jätta allpool sellel lehel.',
  },
  'unsubscribe-unknown': {
    title: 'See link ei lõpeta midagi',
    lead: 'See on poolik või on aadress juba kustutatud. Kui kirju tuleb veel, kasutage uusima kirja lõpus olevat linki.',
  },
};

/** When the database cannot be asked. */
export const newsletterAway: Translated<typeof en.newsletterAway> =
  'Seda ei õnnestunud praegu salvestada. Palun avage kirjas olev link minuti pärast uuesti.';
