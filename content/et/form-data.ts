import type * as en from '../en/form-data';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  formData: [
    {
      form: 'Kontakt',
      data: 'Nimi, e-post, riik, majutuskohtade arv, broneerimissüsteem; telefon ja sõnum, kui te need lisate',
      purpose: 'Teile vastamine, esitluse ettevalmistamine',
    },
    {
      form: 'Uudiskiri',
      data: 'E-post; millal te selle kinnitasite',
      purpose: 'Uuenduste ja majutajatele mõeldud kirjade saatmine',
    },
    {
      form: 'Tööavaldus',
      data: 'Nimi, e-post; telefon, kaaskiri ja CV, kui te need lisate',
      purpose: 'Avalduse üle otsustamine',
    },
    {
      form: 'Proovibroneering',
      data: 'Ees- ja perekonnanimi, keel, telefoninumber',
      purpose: 'Proovibroneeringu loomine ühendatud broneerimissüsteemis',
    },
  ],
};
