import { brand } from '@/lib/brand';
import type * as en from '../en/info';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  info: {
    pages: 'Pages d’information',
    eyebrow: { label: 'Informations' },
    lastUpdated: 'Dernière mise à jour',
    comingSoon: 'Contenu à venir…',
    loading: 'Chargement…',
    none: 'Aucune page d’information disponible.',
    title: 'Informations',
    description: `À propos de ${brand.name}, ses mentions légales et ses conditions : ce qu’il faut savoir sur l’entreprise et sur ce site.`,
    filler: `Informations sur ${brand.name}, le co-hôte IA des locations saisonnières.`,
    company: {
      title: 'L’entreprise',
      names: {
        legal_name: 'Raison sociale',
        street: 'Rue',
        place: 'Code postal et localité',
        country: 'Pays',
        register_number: 'Numéro au registre du commerce',
        vat_number: 'Numéro de TVA',
        eu_representative: 'Représentant dans l’UE',
      },
    },
    notFound: {
      title: 'Page introuvable',
      text: 'La page demandée n’a pas été trouvée.',
    },
    failed: {
      text: 'Cette page n’a pas pu être chargée. Elle existe peut-être : merci de réessayer.',
    },
  },
};
