import type * as en from '../en/auth';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

const email = 'E-Mail';

const passwordHint = 'Mindestens 10\u00a0Zeichen und keines der gängigen Passwörter.';

const reveal = {
  show: 'Anzeigen',
  hide: 'Verbergen',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
};

const unreachable =
  'Der Anmeldedienst ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';

export const texts: Texts<typeof en> = {
  accountForms: {
    tabs: {
      label: 'Anmelden oder ein Konto anlegen',
      signIn: 'Anmelden',
      signUp: 'Konto anlegen',
    },
    email,
    password: 'Passwort',
    reveal,
    signIn: {
      submit: 'Anmelden',
      submitting: 'Sie werden angemeldet\u00a0…',
      failed: 'Anmeldung fehlgeschlagen',
    },
    signUp: {
      submit: 'Konto anlegen',
      submitting: 'Ihr Konto wird angelegt\u00a0…',
      failed: 'Das Konto konnte nicht angelegt werden',
      passwordHint,
    },
    unreachable,
    forgot: 'Passwort vergessen?',
    registered: {
      title: 'Konto angelegt',
      text: 'Bitte sehen Sie in Ihrem Postfach nach und bestätigen Sie Ihr Konto.',
      next: 'Der Link in unserer E-Mail bestätigt das Konto und funktioniert nur einmal. Kommt innerhalb von zehn Minuten keine E-Mail, legen Sie das Konto noch einmal an: Es geht nichts verloren.',
    },
    honeypot: forms.honeypot,
  },
  forgotForm: {
    email,
    submit: 'Link senden',
    submitting: 'Wird gesendet\u00a0…',
    failed: 'Der Link konnte nicht gesendet werden',
    unreachable,
    sent: {
      title: 'Sehen Sie in Ihrem Postfach nach',
      text: 'Wenn es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs. Er gilt eine Stunde und funktioniert nur einmal. Kommt innerhalb von zehn Minuten keiner, fordern Sie einen neuen an.',
    },
  },
  newPasswordForm: {
    password: 'Neues Passwort',
    passwordHint,
    current: 'Bisheriges Passwort',
    currentHint: 'Nicht nötig, wenn Sie gerade über einen Link in unserer E-Mail gekommen sind.',
    reveal,
    submit: 'Passwort speichern',
    submitting: 'Wird gespeichert\u00a0…',
    failed: 'Das Passwort konnte nicht gespeichert werden',
    unreachable,
  },
  authCopy: {
    pageTitle: 'Anmelden',
    description:
      'Melden Sie sich bei Nightdesk an oder legen Sie mit Ihrer E-Mail-Adresse und einem Passwort ein Konto an.',
    eyebrow: { label: 'Anmeldung' },
    title: 'Ihr Schlüssel liegt an der Rezeption.',
    lead: 'Gastgeber kommen von hier in ihr Dashboard, Administratoren in den Admin-Bereich dieser Website.',
    loginRefused:
      'Die Anmeldedaten stimmen nicht. Wenn Sie das Konto gerade erst angelegt haben, bestätigen Sie es zuerst mit dem Link in unserer E-Mail.',
    confirm: {
      title: 'Ein Klick, und die Tür ist offen.',
      lead: 'Sie kommen über einen Link aus einer unserer E-Mails. Mit „Weiter“ geht es hinein; der Link funktioniert nur einmal.',
      action: 'Weiter',
      away: 'Die Anmeldung ist zurzeit nicht erreichbar.',
      openAgain: 'Bitte öffnen Sie den Link in Ihrer E-Mail in einer Minute noch einmal.',
      usedUp:
        'Ihr Link ist nun verbraucht. Bitte fordern Sie in einer Minute ein neues Passwort an.',
    },
    forgot: {
      title: 'Ein neuer Schlüssel, per E-Mail.',
      lead: 'Geben Sie die Adresse Ihres Kontos an. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    },
    newPassword: {
      title: 'Wählen Sie ein neues Passwort.',
      lead: 'Danach sind Sie hier angemeldet und überall sonst abgemeldet.',
      currentMissing:
        'Bitte geben Sie Ihr bisheriges Passwort ein oder lassen Sie sich über „Passwort vergessen?“ einen Link senden.',
      currentWrong: 'Das ist nicht Ihr bisheriges Passwort.',
      needed:
        'Ihr Konto hat Zugang zum Admin-Bereich bekommen. Er öffnet sich mit einem neuen Passwort: Klicken Sie auf „Passwort vergessen?“ und wählen Sie eines über den Link, den wir Ihnen senden.',
      why: 'Wenn Sie gerade Ihre Adresse bestätigt haben: Mit dieser Adresse wurde mehr als einmal oder in einem anderen Browser ein Konto angelegt. Wir können nicht wissen, wer das Passwort von damals gewählt hat, deshalb gilt es nicht mehr.',
      noSession:
        'Diese Seite öffnet sich nur mit einem gültigen Link aus unserer E-Mail. Bitte fordern Sie einen neuen an.',
    },
    signedIn: {
      title: 'Sie sind angemeldet.',
      admin: 'Zum Admin-Bereich',
      password: 'Passwort ändern',
      user: 'Zum Dashboard',
      signOut: 'Abmelden',
    },
    linkExpired: {
      title: 'Dieser Link öffnet die Tür nicht mehr.',
      kinds: {
        email: {
          lead: 'Er wurde schon benutzt, ist älter als eine Stunde, oder eine neuere E-Mail hat ihn ersetzt. Ist Ihr Konto bestätigt, melden Sie sich an; sonst legen Sie es neu an.',
          next: 'Anmelden oder das Konto noch einmal anlegen',
        },
        recovery: {
          lead: 'Er wurde schon benutzt, ist älter als eine Stunde, oder eine neuere E-Mail hat ihn ersetzt: Dann gilt der Link in der neuesten. Sonst fordern Sie einen weiteren an.',
          next: 'Einen weiteren Link anfordern',
        },
        invite: {
          lead: 'Er wurde schon benutzt, ist zu alt, oder eine neuere E-Mail hat ihn ersetzt. Haben Sie ihn benutzt, melden Sie sich an; sonst lassen Sie sich neu einladen.',
          next: 'Anmelden',
        },
        email_change: {
          lead: 'Er wurde schon benutzt, ist zu alt, oder eine neuere E-Mail hat ihn ersetzt. Bis die neue Adresse bestätigt ist, melden Sie sich mit der alten an.',
          next: 'Anmelden',
        },
      },
    },
    back: 'Zurück zur Website',
  },
};
