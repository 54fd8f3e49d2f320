import type * as en from '../en/limits';
import type { Translated } from '../translated';

/** What somebody reads whose form came too often. `{wait}` becomes "12 Minuten" or "einer Stunde". */
export const tooMany: Translated<typeof en.tooMany> = {
  signIn:
    'Zu viele Versuche von Ihrer Verbindung. Die Rezeption nimmt den nächsten in {wait} an; mit einem Link über „Passwort vergessen?“ kommen Sie sofort hinein.',
  signInAnywhere:
    'Zurzeit zu viele Versuche. Die Rezeption nimmt den nächsten aus diesem Browser in {wait} an; mit einem Link über „Passwort vergessen?“ kommen Sie sofort hinein.',
  signUp:
    'Zu viele neue Konten von Ihrer Verbindung. Bitte versuchen Sie es in {wait} noch einmal.',
  confirm:
    'Von Ihrer Verbindung wurden zu viele Links geöffnet. Bitte öffnen Sie Ihren in {wait} noch einmal.',
  passwordReset:
    'Von Ihrer Verbindung wurden mehrere Links angefordert. Bitte versuchen Sie es in {wait} noch einmal.',
  newPassword:
    'Zu viele Versuche von Ihrer Verbindung. Bitte versuchen Sie es in {wait} noch einmal.',
  newsletter:
    'Von Ihrer Verbindung kamen gerade mehrere Adressen. Ihre steht noch hier: Bitte senden Sie sie in {wait} noch einmal.',
  contact:
    'Von Ihrer Verbindung kamen gerade mehrere Nachrichten, deshalb wartet diese vor der Tür. Sie steht noch im Formular: Bitte senden Sie sie in {wait} noch einmal oder schreiben Sie an',
  application:
    'Von Ihrer Verbindung kamen gerade mehrere Bewerbungen. Ihre steht noch im Formular: Bitte senden Sie sie in {wait} noch einmal.',
  demo: 'Von Ihrer Verbindung kamen gerade mehrere Demo-Buchungen. Bitte versuchen Sie es in {wait} noch einmal.',
};

/** What somebody reads whose form looked like that of a machine, where sending it again is all it takes. */
export const sendAgain: Translated<typeof en.sendAgain> = {
  demo: 'Das ging so schnell, dass wir nicht sicher sind, ob ein Mensch es gesendet hat. Bitte klicken Sie noch einmal.',
};
