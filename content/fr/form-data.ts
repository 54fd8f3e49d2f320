import type * as en from '../en/form-data';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  formData: [
    {
      form: 'Contact',
      data: 'Nom, e-mail, pays, nombre de logements, logiciel de réservation ; téléphone et message si vous les donnez',
      purpose: 'Vous répondre, préparer une démonstration',
    },
    {
      form: 'Newsletter',
      data: 'E-mail ; date de la confirmation',
      purpose: 'Envoyer les nouveautés et des conseils pour les hôtes',
    },
    {
      form: 'Candidature',
      data: 'Nom, e-mail ; téléphone, lettre de motivation et CV si vous les ajoutez',
      purpose: 'Examiner la candidature',
    },
    {
      form: 'Réservation de démonstration',
      data: 'Prénom et nom, langue, numéro de téléphone',
      purpose: 'Créer une réservation de démonstration dans le logiciel de réservation connecté',
    },
  ],
};
