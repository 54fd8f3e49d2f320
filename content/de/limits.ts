import type * as en from '../en/limits';
import type { Texts } from '../translated';

/** What somebody reads whose form came too often. `{wait}` becomes "12 Minuten" or "einer Stunde". */
export const tooMany: Texts<typeof en.tooMany> = {
  signIn:
    'Zu viele Versuche aus Ihrem Netzwerk. Bitte versuchen Sie es in {wait} noch einmal. Oder lassen Sie sich über „Passwort vergessen?“ einen Link senden, dann kommen Sie sofort hinein.',
  signInAnywhere:
    'Zurzeit zu viele Versuche. Bitte versuchen Sie es in {wait} in diesem Browser noch einmal. Oder lassen Sie sich über „Passwort vergessen?“ einen Link senden, dann kommen Sie sofort hinein.',
  signUp: 'Zu viele neue Konten aus Ihrem Netzwerk. Bitte versuchen Sie es in {wait} noch einmal.',
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
};

export const sendAgain: Texts<typeof en.sendAgain> = {
  demo: 'Das ging so schnell, dass wir nicht sicher sind, ob ein Mensch es gesendet hat. Bitte klicken Sie noch einmal.',
};
