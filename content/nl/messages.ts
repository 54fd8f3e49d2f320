import type * as en from '../en/messages';
import { phoneInvalid as phoneInvalidInEnglish } from '../en/test-pages';
import type { Texts } from '../translated';
import { phoneInvalid } from './test-pages';

export const fields: Texts<typeof en.fields> = {
  'First name is required': 'Vul uw voornaam in.',
  'First name can be at most 100 characters':
    'De voornaam mag hoogstens 100\u00a0tekens lang zijn.',
  'Last name is required': 'Vul uw achternaam in.',
  'Last name can be at most 100 characters':
    'De achternaam mag hoogstens 100\u00a0tekens lang zijn.',
  'Country is required': 'Kies een land.',
  'Country can be at most 100 characters':
    'De naam van het land mag hoogstens 100\u00a0tekens lang zijn.',
  'PMS selection is required': 'Kies uw boekingssysteem.',
  'PMS can be at most 100 characters':
    'De naam van het boekingssysteem mag hoogstens 100\u00a0tekens lang zijn.',
  'Other PMS can be at most 100 characters':
    'De naam van het systeem mag hoogstens 100\u00a0tekens lang zijn.',
  'Message can be at most 2000 characters': 'Het bericht mag hoogstens 2000\u00a0tekens lang zijn.',
  'Number of properties is required': 'Vul het aantal woningen in.',
  'Please enter a number between 1 and 100000': 'Vul een getal tussen 1 en 100.000 in.',
  'Please enter a whole number': 'Vul een heel getal in.',
  'This can mean {decimals} or {thousands}. Please type the one that you mean.':
    'Dit kan {decimals} of {thousands} betekenen. Vul in wat u bedoelt.',
  'Email is required': 'Vul uw e-mailadres in.',
  'Invalid email address': 'Dit e-mailadres is niet geldig.',
  'Please enter a valid email address.': 'Vul een geldig e-mailadres in.',
  'Phone number is required': 'Vul uw telefoonnummer in.',
  'Please enter a phone number, for example +41 79 123 45 67, or leave this field empty.':
    'Vul een telefoonnummer in, bijvoorbeeld +31 6 12345678, of laat dit veld leeg.',
  'Phone number can be at most 40 characters':
    'Het telefoonnummer mag hoogstens 40\u00a0tekens lang zijn.',
  'Language is required': 'Kies een taal.',
  'Full name must be at least 2 characters.': 'De naam moet minstens 2\u00a0tekens lang zijn.',
  'Full name can be at most 200 characters.': 'De naam mag hoogstens 200\u00a0tekens lang zijn.',
  'The cover letter can be at most 10,000 characters.':
    'De motivatiebrief mag hoogstens 10.000\u00a0tekens lang zijn.',
  'A character after “{before}” cannot be read. Please delete it, or type the words around it again.':
    'Een teken na “{before}” is niet leesbaar. Verwijder het, of typ de woorden eromheen opnieuw.',
  'The first character cannot be read. Please delete it, or type the words around it again.':
    'Het eerste teken is niet leesbaar. Verwijder het, of typ de woorden eromheen opnieuw.',
  'Please choose a PDF, DOC or DOCX file.': 'Kies een PDF-, DOC- of DOCX-bestand.',
  'This file is empty. Please choose another one.': 'Dit bestand is leeg. Kies een ander.',
  'This file has {whole}.{tenth} MB. Please choose one of at most 5 MB.':
    'Dit bestand is {whole},{tenth}\u00a0MB groot. Kies er een van hoogstens 5\u00a0MB.',
  'This file has {whole} MB. Please choose one of at most 5 MB.':
    'Dit bestand is {whole}\u00a0MB groot. Kies er een van hoogstens 5\u00a0MB.',
  'The file {file} was changed, moved or deleted after you chose it. Please choose it again.':
    'Het bestand {file} is gewijzigd, verplaatst of verwijderd nadat u het had gekozen. Kies het opnieuw.',
};

export const answers: Texts<typeof en.answers> = {
  [phoneInvalidInEnglish]: phoneInvalid,
  'This file does not hold what its name says. Please save it again as PDF, DOC or DOCX.':
    'De inhoud van dit bestand past niet bij de naam. Sla het opnieuw op als PDF, DOC of DOCX.',
  'Please enter your password.': 'Vul uw wachtwoord in.',
  'Password must be at least 10 characters':
    'Het wachtwoord moet minstens 10\u00a0tekens lang zijn.',
  'Password can be at most 72 characters': 'Het wachtwoord mag hoogstens 72\u00a0tekens lang zijn.',
  'Password can be at most 1024 characters':
    'Het wachtwoord mag hoogstens 1024\u00a0tekens lang zijn.',
  'Password is too long: it can have 72 bytes, and letters such as é or ж count as two, others as three or four. Please choose a shorter one.':
    'Het wachtwoord is te lang: het mag hoogstens 72\u00a0bytes lang zijn, en letters als é of ж tellen als twee, andere als drie of vier. Kies een korter wachtwoord.',
  'This password is easy to guess. Please choose another one, such as four words that do not belong together.':
    'Dit wachtwoord is makkelijk te raden. Kies een ander, bijvoorbeeld vier woorden die niet bij elkaar horen.',
  'The sign-in service cannot be reached at the moment. Please try again in a minute.':
    'Inloggen is op dit moment niet mogelijk. Probeer het over een minuut opnieuw.',
  'We are getting many requests at the moment. What you typed is still here: please try again in {wait}.':
    'Er komen op dit moment veel verzoeken binnen. Wat u schreef, staat hier nog: probeer het over {wait} opnieuw.',
  'This is more than the form has room for. Please shorten it, or reload the page and fill in the form again.':
    'Dit is meer dan in het formulier past. Maak het korter, of laad de pagina opnieuw en vul het formulier nog een keer in.',
  // The auth service's own.
  'Password should be at least 10 characters.':
    'Het wachtwoord moet minstens 10\u00a0tekens lang zijn.',
  'Password is known to be weak and easy to guess, please choose a different one.':
    'Dit wachtwoord staat bekend als zwak en makkelijk te raden. Kies een ander.',
  'New password should be different from the old password.':
    'Het nieuwe wachtwoord moet een ander zijn dan het oude.',
  'Unable to validate email address: invalid format': 'Dit e-mailadres is niet geldig.',
  'Signups not allowed for this instance': 'Op dit moment kunnen geen accounts worden aangemaakt.',
  'Email signups are disabled': 'Op dit moment kunnen geen accounts worden aangemaakt.',
  'Request rate limit reached':
    'Te veel verzoeken op dit moment. Probeer het over een paar minuten opnieuw.',
};
