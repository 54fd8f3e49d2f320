import type * as en from '../en/messages';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  fields: {
    firstNameRequired: 'Indiquez votre prénom.',
    firstNameTooLong: 'Le prénom peut compter au plus 100\u00a0caractères.',
    lastNameRequired: 'Indiquez votre nom.',
    lastNameTooLong: 'Le nom peut compter au plus 100\u00a0caractères.',
    emailRequired: 'Indiquez votre adresse e-mail.',
    emailInvalid: 'Cette adresse e-mail n’est pas valide.',
    emailAsked: 'Indiquez une adresse e-mail valide.',
    phoneRequired: 'Indiquez votre numéro de téléphone.',
    phoneTooLong: 'Le numéro de téléphone peut compter au plus 40\u00a0caractères.',
    phoneAsked:
      'Indiquez un numéro de téléphone, par exemple +41 79 123 45 67, ou laissez ce champ vide.',
    countryRequired: 'Choisissez un pays.',
    countryTooLong: 'Le nom du pays peut compter au plus 100\u00a0caractères.',
    propertiesRequired: 'Indiquez le nombre de logements.',
    propertiesNotWhole: 'Indiquez un nombre entier.',
    propertiesOutOfRange: 'Indiquez un nombre entre 1 et 100\u202f000.',
    twoReadings: 'Cela peut vouloir dire {decimals} ou {thousands}. Indiquez le nombre voulu.',
    pmsRequired: 'Choisissez votre logiciel de réservation.',
    pmsTooLong: 'Le nom du logiciel peut compter au plus 100\u00a0caractères.',
    otherPmsTooLong: 'Le nom du logiciel peut compter au plus 100\u00a0caractères.',
    messageTooLong: 'Le message peut compter au plus 2\u202f000\u00a0caractères.',
    languageRequired: 'Choisissez une langue.',
    fullNameTooShort: 'Le nom doit compter au moins 2\u00a0caractères.',
    fullNameTooLong: 'Le nom peut compter au plus 200\u00a0caractères.',
    coverLetterTooLong: 'La lettre de motivation peut compter au plus 10\u202f000\u00a0caractères.',
    unreadable:
      'Un caractère après «\u202f{before}\u202f» est illisible. Supprimez-le, ou retapez les mots qui l’entourent.',
    unreadableFirst:
      'Le premier caractère est illisible. Supprimez-le, ou retapez les mots qui l’entourent.',
    resumeOfOtherKind: 'Choisissez un fichier PDF, DOC ou DOCX.',
    resumeEmpty: 'Ce fichier est vide. Choisissez-en un autre.',
    resumeTooLarge: 'Ce fichier fait {size}\u00a0Mo. Choisissez-en un de 5\u00a0Mo au plus.',
    resumeChanged:
      'Le fichier {file} a été modifié, déplacé ou supprimé depuis que vous l’avez choisi. Choisissez-le à nouveau.',
    resumeOfOtherContent:
      'Ce fichier ne contient pas ce qu’annonce son nom. Enregistrez-le à nouveau en PDF, DOC ou DOCX.',
  },
};
