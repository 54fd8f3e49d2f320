import type * as en from '../en/form-data';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  formData: [
    {
      form: 'Contact',
      data: 'Naam, e-mail, land, aantal woningen, boekingssysteem; telefoon en bericht als u die opgeeft',
      purpose: 'U antwoorden, een demo voorbereiden',
    },
    {
      form: 'Nieuwsbrief',
      data: 'E-mail; wanneer u die hebt bevestigd',
      purpose: 'Productnieuws en tips voor verhuurders sturen',
    },
    {
      form: 'Sollicitatie',
      data: 'Naam, e-mail; telefoon, motivatie en cv als u die toevoegt',
      purpose: 'Over de sollicitatie beslissen',
    },
    {
      form: 'Demoboeking',
      data: 'Voor- en achternaam, taal, telefoonnummer',
      purpose: 'Een demoboeking maken in het gekoppelde boekingssysteem',
    },
  ],
};
