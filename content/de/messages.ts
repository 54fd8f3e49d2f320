import type * as en from '../en/messages';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  fields: {
    firstNameRequired: 'Bitte geben Sie Ihren Vornamen ein.',
    firstNameTooLong: 'Der Vorname darf höchstens 100\u00a0Zeichen lang sein.',
    lastNameRequired: 'Bitte geben Sie Ihren Nachnamen ein.',
    lastNameTooLong: 'Der Nachname darf höchstens 100\u00a0Zeichen lang sein.',
    emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Diese E-Mail-Adresse ist nicht gültig.',
    emailAsked: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    phoneRequired: 'Bitte geben Sie Ihre Telefonnummer ein.',
    phoneTooLong: 'Die Telefonnummer darf höchstens 40\u00a0Zeichen lang sein.',
    phoneAsked:
      'Bitte geben Sie eine Telefonnummer ein, zum Beispiel +41 79 123 45 67, oder lassen Sie das Feld leer.',
    countryRequired: 'Bitte wählen Sie ein Land.',
    countryTooLong: 'Der Name des Landes darf höchstens 100\u00a0Zeichen lang sein.',
    propertiesRequired: 'Bitte geben Sie die Anzahl der Unterkünfte ein.',
    propertiesNotWhole: 'Bitte geben Sie eine ganze Zahl ein.',
    propertiesOutOfRange: 'Bitte geben Sie eine Zahl zwischen 1 und 100.000 ein.',
    twoReadings:
      'Das kann {decimals} oder {thousands} heißen. Bitte geben Sie ein, was Sie meinen.',
    pmsRequired: 'Bitte wählen Sie Ihr Buchungssystem.',
    pmsTooLong: 'Der Name des Buchungssystems darf höchstens 100\u00a0Zeichen lang sein.',
    otherPmsTooLong: 'Der Name des Systems darf höchstens 100\u00a0Zeichen lang sein.',
    messageTooLong: 'Die Nachricht darf höchstens 2000\u00a0Zeichen lang sein.',
    languageRequired: 'Bitte wählen Sie eine Sprache.',
    fullNameTooShort: 'Der Name muss mindestens 2\u00a0Zeichen lang sein.',
    fullNameTooLong: 'Der Name darf höchstens 200\u00a0Zeichen lang sein.',
    coverLetterTooLong: 'Das Anschreiben darf höchstens 10.000\u00a0Zeichen lang sein.',
    unreadable:
      'Ein Zeichen nach „{before}“ ist nicht lesbar. Bitte löschen Sie es oder tippen Sie die Wörter darum herum noch einmal.',
    unreadableFirst:
      'Das erste Zeichen ist nicht lesbar. Bitte löschen Sie es oder tippen Sie die Wörter darum herum noch einmal.',
    resumeOfOtherKind: 'Bitte wählen Sie eine Datei im Format PDF, DOC oder DOCX.',
    resumeEmpty: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
    resumeTooLarge: 'Diese Datei ist {size}\u00a0MB groß. Bitte wählen Sie eine bis 5\u00a0MB.',
    resumeChanged:
      'Die Datei {file} wurde geändert, verschoben oder gelöscht, nachdem Sie sie gewählt haben. Bitte wählen Sie sie noch einmal.',
    resumeOfOtherContent:
      'Der Inhalt dieser Datei passt nicht zu ihrem Namen. Bitte speichern Sie sie noch einmal als PDF, DOC oder DOCX.',
  },
};
