import type * as en from '../en/limits';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  /** What somebody reads whose form came too often. `{wait}` becomes "12 Minuten" or "einer Stunde". */
  tooMany: {
    signIn:
      'Zu viele Versuche aus Ihrem Netzwerk. Bitte versuchen Sie es in {wait} noch einmal. Oder lassen Sie sich über „Passwort vergessen?“ einen Link senden, dann kommen Sie sofort hinein.',
    signInAnywhere:
      'Zurzeit zu viele Versuche. Bitte versuchen Sie es in {wait} in diesem Browser noch einmal. Oder lassen Sie sich über „Passwort vergessen?“ einen Link senden, dann kommen Sie sofort hinein.',
    signUp:
      'Zu viele neue Konten aus Ihrem Netzwerk. Bitte versuchen Sie es in {wait} noch einmal.',
    confirm:
      'Aus Ihrem Netzwerk wurden zu viele Links geöffnet. Bitte öffnen Sie Ihren Link in {wait} noch einmal.',
    passwordReset:
      'Aus Ihrem Netzwerk wurden mehrere Links angefordert. Bitte versuchen Sie es in {wait} noch einmal.',
    newPassword:
      'Zu viele Versuche aus Ihrem Netzwerk. Bitte versuchen Sie es in {wait} noch einmal.',
    newsletter:
      'Aus Ihrem Netzwerk kamen gerade mehrere Adressen. Ihre steht noch hier: Bitte senden Sie sie in {wait} noch einmal.',
    contact:
      'Aus Ihrem Netzwerk kamen gerade mehrere Nachrichten, deshalb haben wir diese noch nicht angenommen. Sie steht noch im Formular: Bitte senden Sie sie in {wait} noch einmal oder schreiben Sie an',
    application:
      'Aus Ihrem Netzwerk kamen gerade mehrere Bewerbungen. Ihre steht noch im Formular: Bitte senden Sie sie in {wait} noch einmal.',
    demo: 'Aus Ihrem Netzwerk kamen gerade mehrere Demo-Buchungen. Bitte versuchen Sie es in {wait} noch einmal.',
  },
  sendAgain: {
    demo: 'Das ging so schnell, dass wir nicht sicher sind, ob ein Mensch es gesendet hat. Bitte klicken Sie noch einmal.',
  },
  answers: {
    passwordRequired: 'Bitte geben Sie Ihr Passwort ein.',
    passwordTooShort: 'Das Passwort muss mindestens 10\u00a0Zeichen lang sein.',
    passwordTooLong: 'Das Passwort darf höchstens 72\u00a0Zeichen lang sein.',
    passwordOfTooManyBytes:
      'Das Passwort ist zu lang: Es darf höchstens 72\u00a0Bytes haben, und Buchstaben wie é oder ж zählen als zwei, andere als drei oder vier. Bitte wählen Sie ein kürzeres.',
    passwordEasyToGuess:
      'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes, zum Beispiel vier Wörter, die nicht zusammengehören.',
    typedPasswordTooLong: 'Das Passwort darf höchstens 1024\u00a0Zeichen lang sein.',
    serviceAway:
      'Die Anmeldung ist zurzeit nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
    busy: 'Bei uns kommen gerade viele Anfragen an. Was Sie geschrieben haben, steht noch hier: Bitte versuchen Sie es in {wait} noch einmal.',
    tooLarge:
      'Das ist mehr, als in das Formular passt. Bitte kürzen Sie es oder laden Sie die Seite neu und füllen Sie das Formular noch einmal aus.',
  },
  authErrors: {
    weak_password:
      'Dieses Passwort ist als schwach bekannt und leicht zu erraten. Bitte wählen Sie ein anderes.',
    same_password: 'Das neue Passwort muss sich vom bisherigen unterscheiden.',
    validation_failed: 'Diese E-Mail-Adresse ist nicht gültig.',
    signup_disabled: 'Zurzeit können keine Konten angelegt werden.',
    email_provider_disabled: 'Zurzeit können keine Konten angelegt werden.',
    over_request_rate_limit:
      'Zurzeit zu viele Anfragen. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  },
};
