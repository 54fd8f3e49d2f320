import type * as en from '../en/messages';
import { phoneInvalid as phoneInvalidInEnglish } from '../en/test-pages';
import type { Texts } from '../translated';
import { phoneInvalid } from './test-pages';

export const fields: Texts<typeof en.fields> = {
  'First name is required': 'Bitte geben Sie Ihren Vornamen ein.',
  'First name can be at most 100 characters':
    'Der Vorname darf höchstens 100\u00a0Zeichen lang sein.',
  'Last name is required': 'Bitte geben Sie Ihren Nachnamen ein.',
  'Last name can be at most 100 characters':
    'Der Nachname darf höchstens 100\u00a0Zeichen lang sein.',
  'Country is required': 'Bitte wählen Sie ein Land.',
  'Country can be at most 100 characters':
    'Der Name des Landes darf höchstens 100\u00a0Zeichen lang sein.',
  'PMS selection is required': 'Bitte wählen Sie Ihr Buchungssystem.',
  'PMS can be at most 100 characters':
    'Der Name des Buchungssystems darf höchstens 100\u00a0Zeichen lang sein.',
  'Other PMS can be at most 100 characters':
    'Der Name des Systems darf höchstens 100\u00a0Zeichen lang sein.',
  'Message can be at most 2000 characters':
    'Die Nachricht darf höchstens 2000\u00a0Zeichen lang sein.',
  'Number of properties is required': 'Bitte geben Sie die Anzahl der Unterkünfte ein.',
  'Please enter a number between 1 and 100000':
    'Bitte geben Sie eine Zahl zwischen 1 und 100.000 ein.',
  'Please enter a whole number': 'Bitte geben Sie eine ganze Zahl ein.',
  'This can mean {decimals} or {thousands}. Please type the one that you mean.':
    'Das kann {decimals} oder {thousands} heißen. Bitte geben Sie ein, was Sie meinen.',
  'Email is required': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  'Invalid email address': 'Diese E-Mail-Adresse ist nicht gültig.',
  'Please enter a valid email address.': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'Phone number is required': 'Bitte geben Sie Ihre Telefonnummer ein.',
  'Please enter a phone number, for example +41 79 123 45 67, or leave this field empty.':
    'Bitte geben Sie eine Telefonnummer ein, zum Beispiel +41 79 123 45 67, oder lassen Sie das Feld leer.',
  'Phone number can be at most 40 characters':
    'Die Telefonnummer darf höchstens 40\u00a0Zeichen lang sein.',
  'Language is required': 'Bitte wählen Sie eine Sprache.',
  'Full name must be at least 2 characters.': 'Der Name muss mindestens 2\u00a0Zeichen lang sein.',
  'Full name can be at most 200 characters.': 'Der Name darf höchstens 200\u00a0Zeichen lang sein.',
  'The cover letter can be at most 10,000 characters.':
    'Das Anschreiben darf höchstens 10.000\u00a0Zeichen lang sein.',
  'A character after “{before}” cannot be read. Please delete it, or type the words around it again.':
    'Ein Zeichen nach „{before}“ ist nicht lesbar. Bitte löschen Sie es oder tippen Sie die Wörter darum herum noch einmal.',
  'The first character cannot be read. Please delete it, or type the words around it again.':
    'Das erste Zeichen ist nicht lesbar. Bitte löschen Sie es oder tippen Sie die Wörter darum herum noch einmal.',
  'Please choose a PDF, DOC or DOCX file.':
    'Bitte wählen Sie eine Datei im Format PDF, DOC oder DOCX.',
  'This file is empty. Please choose another one.':
    'Diese Datei ist leer. Bitte wählen Sie eine andere.',
  'This file has {whole}.{tenth} MB. Please choose one of at most 5 MB.':
    'Diese Datei ist {whole},{tenth}\u00a0MB groß. Bitte wählen Sie eine bis 5\u00a0MB.',
  'This file has {whole} MB. Please choose one of at most 5 MB.':
    'Diese Datei ist {whole}\u00a0MB groß. Bitte wählen Sie eine bis 5\u00a0MB.',
  'The file {file} was changed, moved or deleted after you chose it. Please choose it again.':
    'Die Datei {file} wurde geändert, verschoben oder gelöscht, nachdem Sie sie gewählt haben. Bitte wählen Sie sie noch einmal.',
};

export const answers: Texts<typeof en.answers> = {
  [phoneInvalidInEnglish]: phoneInvalid,
  'This file does not hold what its name says. Please save it again as PDF, DOC or DOCX.':
    'Der Inhalt dieser Datei passt nicht zu ihrem Namen. Bitte speichern Sie sie noch einmal als PDF, DOC oder DOCX.',
  'Please enter your password.': 'Bitte geben Sie Ihr Passwort ein.',
  'Password must be at least 10 characters':
    'Das Passwort muss mindestens 10\u00a0Zeichen lang sein.',
  'Password can be at most 72 characters': 'Das Passwort darf höchstens 72\u00a0Zeichen lang sein.',
  'Password can be at most 1024 characters':
    'Das Passwort darf höchstens 1024\u00a0Zeichen lang sein.',
  'Password is too long: it can have 72 bytes, and letters such as é or ж count as two, others as three or four. Please choose a shorter one.':
    'Das Passwort ist zu lang: Es darf höchstens 72\u00a0Bytes haben, und Buchstaben wie é oder ж zählen als zwei, andere als drei oder vier. Bitte wählen Sie ein kürzeres.',
  'This password is easy to guess. Please choose another one, such as four words that do not belong together.':
    'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes, zum Beispiel vier Wörter, die nicht zusammengehören.',
  'The sign-in service cannot be reached at the moment. Please try again in a minute.':
    'Die Anmeldung ist zurzeit nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
  'We are getting many requests at the moment. What you typed is still here: please try again in {wait}.':
    'Bei uns kommen gerade viele Anfragen an. Was Sie geschrieben haben, steht noch hier: Bitte versuchen Sie es in {wait} noch einmal.',
  'This is more than the form has room for. Please shorten it, or reload the page and fill in the form again.':
    'Das ist mehr, als in das Formular passt. Bitte kürzen Sie es oder laden Sie die Seite neu und füllen Sie das Formular noch einmal aus.',
  // The auth service's own.
  'Password should be at least 10 characters.':
    'Das Passwort muss mindestens 10\u00a0Zeichen lang sein.',
  'Password is known to be weak and easy to guess, please choose a different one.':
    'Dieses Passwort ist als schwach bekannt und leicht zu erraten. Bitte wählen Sie ein anderes.',
  'New password should be different from the old password.':
    'Das neue Passwort muss sich vom bisherigen unterscheiden.',
  'Unable to validate email address: invalid format': 'Diese E-Mail-Adresse ist nicht gültig.',
  'Signups not allowed for this instance': 'Zurzeit können keine Konten angelegt werden.',
  'Email signups are disabled': 'Zurzeit können keine Konten angelegt werden.',
  'Request rate limit reached':
    'Zurzeit zu viele Anfragen. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
};
