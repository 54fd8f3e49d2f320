import type * as en from '../en/newsletter';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  newsletter: {
    title: 'Lühike uudiskiri, kui midagi muutub',
    lead: 'Uuendused ja mõtted majutajale. Ilma jälgimispiksliteta.',
    form: {
      email: 'E-post',
      placeholder: 'teie@naide.ee',
      action: 'Telli',
      pending: 'Tellimine...',
      done: 'Aitäh. Järgmine kiri tuleb aadressile',
      confirm:
        'Enne seda palun kinnitage aadress lingiga, mis on meie saadetud kirjas, kui te ei ole seda juba teinud. Ühte postkasti tuleb kõige rohkem üks selline kiri tunnis samas keeles ja kolm päevas.',
      failed:
        'Teie aadressi ei õnnestunud praegu salvestada. See on siin alles: palun proovige minuti pärast uuesti.',
      honeypot: forms.honeypot,
    },
  },
  newsletterPages: {
    confirm: {
      title: 'Kinnitage oma aadress',
      lead: 'Üks klõps ja järgmine uudiskiri tuleb teile.',
      action: 'Kinnita aadress',
    },
    confirmed: {
      title: 'Teie aadress on kinnitatud',
      lead: 'Aitäh. Järgmine uudiskiri tuleb teile. Igas kirjas on link, millega uudiskirjast loobuda.',
    },
    unsubscribe: {
      title: 'Uudiskirjast loobumine',
      lead: 'Üks klõps ja te ei saa meilt enam uudiskirja.',
      action: 'Loobu uudiskirjast',
    },
    unsubscribed: {
      title: 'Olete uudiskirjast loobunud',
      lead: 'Uudiskirja te enam ei saa. Teie aadress kustutatakse kuu aja pärast.',
    },
    'link-unknown': {
      title: 'See link enam ei kehti',
      lead: 'See on vana või olete saanud meilt juba uue lingi. Oma aadressi saate uuesti jätta allpool sellel lehel.',
    },
    'unsubscribe-unknown': {
      title: 'See link ei tööta',
      lead: 'See on poolik või on aadress juba kustutatud. Kui uudiskiri tuleb edasi, kasutage kõige uuema kirja lõpus olevat linki.',
    },
  },
  newsletterAway:
    'Seda ei õnnestunud praegu salvestada. Palun avage kirjas olev link minuti pärast uuesti.',
};
