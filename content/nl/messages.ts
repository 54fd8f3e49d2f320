import type * as en from '../en/messages';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  fields: {
    firstNameRequired: 'Vul uw voornaam in.',
    firstNameTooLong: 'De voornaam mag hoogstens 100\u00a0tekens lang zijn.',
    lastNameRequired: 'Vul uw achternaam in.',
    lastNameTooLong: 'De achternaam mag hoogstens 100\u00a0tekens lang zijn.',
    emailRequired: 'Vul uw e-mailadres in.',
    emailInvalid: 'Dit e-mailadres is niet geldig.',
    emailAsked: 'Vul een geldig e-mailadres in.',
    phoneRequired: 'Vul uw telefoonnummer in.',
    phoneTooLong: 'Het telefoonnummer mag hoogstens 40\u00a0tekens lang zijn.',
    phoneAsked: 'Vul een telefoonnummer in, bijvoorbeeld +31 6 12345678, of laat dit veld leeg.',
    countryRequired: 'Kies een land.',
    countryTooLong: 'De naam van het land mag hoogstens 100\u00a0tekens lang zijn.',
    propertiesRequired: 'Vul het aantal woningen in.',
    propertiesNotWhole: 'Vul een heel getal in.',
    propertiesOutOfRange: 'Vul een getal tussen 1 en 100.000 in.',
    twoReadings: 'Dit kan {decimals} of {thousands} betekenen. Vul in wat u bedoelt.',
    pmsRequired: 'Kies uw boekingssysteem.',
    pmsTooLong: 'De naam van het boekingssysteem mag hoogstens 100\u00a0tekens lang zijn.',
    otherPmsTooLong: 'De naam van het systeem mag hoogstens 100\u00a0tekens lang zijn.',
    messageTooLong: 'Het bericht mag hoogstens 2000\u00a0tekens lang zijn.',
    languageRequired: 'Kies een taal.',
    fullNameTooShort: 'De naam moet minstens 2\u00a0tekens lang zijn.',
    fullNameTooLong: 'De naam mag hoogstens 200\u00a0tekens lang zijn.',
    coverLetterTooLong: 'De motivatiebrief mag hoogstens 10.000\u00a0tekens lang zijn.',
    unreadable:
      'Een teken na “{before}” is niet leesbaar. Verwijder het, of typ de woorden eromheen opnieuw.',
    unreadableFirst:
      'Het eerste teken is niet leesbaar. Verwijder het, of typ de woorden eromheen opnieuw.',
    resumeOfOtherKind: 'Kies een PDF-, DOC- of DOCX-bestand.',
    resumeEmpty: 'Dit bestand is leeg. Kies een ander.',
    resumeTooLarge: 'Dit bestand is {size}\u00a0MB groot. Kies er een van hoogstens 5\u00a0MB.',
    resumeChanged:
      'Het bestand {file} is gewijzigd, verplaatst of verwijderd nadat u het had gekozen. Kies het opnieuw.',
    resumeOfOtherContent:
      'De inhoud van dit bestand past niet bij de naam. Sla het opnieuw op als PDF, DOC of DOCX.',
  },
};
