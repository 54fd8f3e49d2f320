import type * as en from '../en/messages';
import { phoneInvalid as phoneInvalidInEnglish } from '../en/test-pages';
import type { Texts } from '../translated';
import { phoneInvalid } from './test-pages';

export const fields: Texts<typeof en.fields> = {
  'First name is required': 'Indiquez votre prénom.',
  'First name can be at most 100 characters': 'Le prénom peut compter au plus 100\u00a0caractères.',
  'Last name is required': 'Indiquez votre nom.',
  'Last name can be at most 100 characters': 'Le nom peut compter au plus 100\u00a0caractères.',
  'Country is required': 'Choisissez un pays.',
  'Country can be at most 100 characters':
    'Le nom du pays peut compter au plus 100\u00a0caractères.',
  'PMS selection is required': 'Choisissez votre logiciel de réservation.',
  'PMS can be at most 100 characters':
    'Le nom du logiciel peut compter au plus 100\u00a0caractères.',
  'Other PMS can be at most 100 characters':
    'Le nom du logiciel peut compter au plus 100\u00a0caractères.',
  'Message can be at most 2000 characters':
    'Le message peut compter au plus 2\u202f000\u00a0caractères.',
  'Number of properties is required': 'Indiquez le nombre de logements.',
  'Please enter a number between 1 and 100000': 'Indiquez un nombre entre 1 et 100\u202f000.',
  'Please enter a whole number': 'Indiquez un nombre entier.',
  'This can mean {decimals} or {thousands}. Please type the one that you mean.':
    'Cela peut vouloir dire {decimals} ou {thousands}. Indiquez le nombre voulu.',
  'Email is required': 'Indiquez votre adresse e-mail.',
  'Invalid email address': 'Cette adresse e-mail n’est pas valide.',
  'Please enter a valid email address.': 'Indiquez une adresse e-mail valide.',
  'Phone number is required': 'Indiquez votre numéro de téléphone.',
  'Please enter a phone number, for example +41 79 123 45 67, or leave this field empty.':
    'Indiquez un numéro de téléphone, par exemple +41 79 123 45 67, ou laissez ce champ vide.',
  'Phone number can be at most 40 characters':
    'Le numéro de téléphone peut compter au plus 40\u00a0caractères.',
  'Language is required': 'Choisissez une langue.',
  'Full name must be at least 2 characters.': 'Le nom doit compter au moins 2\u00a0caractères.',
  'Full name can be at most 200 characters.': 'Le nom peut compter au plus 200\u00a0caractères.',
  'The cover letter can be at most 10,000 characters.':
    'La lettre de motivation peut compter au plus 10\u202f000\u00a0caractères.',
  'A character after “{before}” cannot be read. Please delete it, or type the words around it again.':
    'Un caractère après «\u202f{before}\u202f» est illisible. Supprimez-le, ou retapez les mots qui l’entourent.',
  'The first character cannot be read. Please delete it, or type the words around it again.':
    'Le premier caractère est illisible. Supprimez-le, ou retapez les mots qui l’entourent.',
  'Please choose a PDF, DOC or DOCX file.': 'Choisissez un fichier PDF, DOC ou DOCX.',
  'This file is empty. Please choose another one.': 'Ce fichier est vide. Choisissez-en un autre.',
  'This file has {whole}.{tenth} MB. Please choose one of at most 5 MB.':
    'Ce fichier fait {whole},{tenth}\u00a0Mo. Choisissez-en un de 5\u00a0Mo au plus.',
  'This file has {whole} MB. Please choose one of at most 5 MB.':
    'Ce fichier fait {whole}\u00a0Mo. Choisissez-en un de 5\u00a0Mo au plus.',
  'The file {file} was changed, moved or deleted after you chose it. Please choose it again.':
    'Le fichier {file} a été modifié, déplacé ou supprimé depuis que vous l’avez choisi. Choisissez-le à nouveau.',
};

export const answers: Texts<typeof en.answers> = {
  [phoneInvalidInEnglish]: phoneInvalid,
  'This file does not hold what its name says. Please save it again as PDF, DOC or DOCX.':
    'Ce fichier ne contient pas ce qu’annonce son nom. Enregistrez-le à nouveau en PDF, DOC ou DOCX.',
  'Please enter your password.': 'Saisissez votre mot de passe.',
  'Password must be at least 10 characters':
    'Le mot de passe doit compter au moins 10\u00a0caractères.',
  'Password can be at most 72 characters':
    'Le mot de passe peut compter au plus 72\u00a0caractères.',
  'Password can be at most 1024 characters':
    'Le mot de passe peut compter au plus 1\u202f024\u00a0caractères.',
  'Password is too long: it can have 72 bytes, and letters such as é or ж count as two, others as three or four. Please choose a shorter one.':
    'Le mot de passe est trop long\u00a0: il peut compter au plus 72\u00a0octets, et des lettres comme é ou ж comptent pour deux, d’autres pour trois ou quatre. Choisissez-en un plus court.',
  'This password is easy to guess. Please choose another one, such as four words that do not belong together.':
    'Ce mot de passe est facile à deviner. Choisissez-en un autre, par exemple quatre mots qui ne vont pas ensemble.',
  'The sign-in service cannot be reached at the moment. Please try again in a minute.':
    'La connexion aux comptes est indisponible pour le moment. Merci de réessayer dans une minute.',
  'We are getting many requests at the moment. What you typed is still here: please try again in {wait}.':
    'Nous recevons beaucoup de demandes en ce moment. Ce que vous avez écrit est toujours là\u00a0: merci de réessayer dans {wait}.',
  'This is more than the form has room for. Please shorten it, or reload the page and fill in the form again.':
    'C’est plus que le formulaire ne peut contenir. Raccourcissez votre texte, ou rechargez la page et remplissez à nouveau le formulaire.',
  // The auth service's own.
  'Password should be at least 10 characters.':
    'Le mot de passe doit compter au moins 10\u00a0caractères.',
  'Password is known to be weak and easy to guess, please choose a different one.':
    'Ce mot de passe est connu, faible et facile à deviner. Choisissez-en un autre.',
  'New password should be different from the old password.':
    'Le nouveau mot de passe doit être différent de l’ancien.',
  'Unable to validate email address: invalid format': 'Cette adresse e-mail n’est pas valide.',
  'Signups not allowed for this instance': 'Il n’est pas possible de créer un compte actuellement.',
  'Email signups are disabled': 'Il n’est pas possible de créer un compte actuellement.',
  'Request rate limit reached':
    'Trop de demandes en ce moment. Merci de réessayer dans quelques minutes.',
};
