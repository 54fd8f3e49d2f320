import type * as en from '../en/auth';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

const email = 'E-mail';

const passwordHint = 'Minstens 10\u00a0tekens en geen veelgebruikt wachtwoord.';

const reveal = {
  show: 'Tonen',
  hide: 'Verbergen',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
};

const unreachable =
  'De inlogdienst is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.';

export const texts: Texts<typeof en> = {
  accountForms: {
    tabs: {
      label: 'Log in of maak een account aan',
      signIn: 'Inloggen',
      signUp: 'Registreren',
    },
    email,
    password: 'Wachtwoord',
    reveal,
    signIn: { submit: 'Inloggen', submitting: 'U wordt ingelogd...', failed: 'Inloggen mislukt' },
    signUp: {
      submit: 'Account aanmaken',
      submitting: 'Uw account wordt aangemaakt...',
      failed: 'Account aanmaken mislukt',
      passwordHint,
    },
    unreachable,
    forgot: 'Wachtwoord vergeten?',
    registered: {
      title: 'Uw account is aangemaakt',
      text: 'Kijk in uw mail om uw account te bevestigen.',
      next: 'Bevestig het account met de link in onze mail. De link werkt één keer. Is er na tien minuten nog geen mail, maak het account dan opnieuw aan: er gaat niets verloren.',
    },
    honeypot: forms.honeypot,
  },
  forgotForm: {
    email,
    submit: 'Link versturen',
    submitting: 'Wordt verstuurd...',
    failed: 'De link kon niet worden verstuurd',
    unreachable,
    sent: {
      title: 'Kijk in uw mail',
      text: 'Als er een account is voor dit adres, is er een link onderweg. De link werkt één keer en is een uur geldig. Is er na tien minuten nog niets, vraag dan een nieuwe aan.',
    },
  },
  newPasswordForm: {
    password: 'Nieuw wachtwoord',
    passwordHint,
    current: 'Huidig wachtwoord',
    currentHint: 'Niet nodig als u net via een link in onze mail komt.',
    reveal,
    submit: 'Wachtwoord opslaan',
    submitting: 'Wordt opgeslagen...',
    failed: 'Het wachtwoord kon niet worden opgeslagen',
    unreachable,
  },
  authCopy: {
    pageTitle: 'Inloggen',
    description:
      'Log in bij Nightdesk of maak een account aan met uw e-mailadres en een wachtwoord.',
    eyebrow: { label: 'Balie' },
    title: 'Uw sleutel ligt bij de balie.',
    lead: 'Verhuurders gaan hier door naar hun dashboard, beheerders naar het beheer van deze site.',
    loginRefused:
      'Deze inloggegevens kloppen niet. Hebt u het account net aangemaakt, bevestig dan eerst uw adres met de link in onze mail.',
    confirm: {
      title: 'Eén druk op de knop en de deur is open.',
      lead: 'U komt via een link in een van onze mails. Druk op de knop om verder te gaan; de link werkt één keer.',
      action: 'Doorgaan',
      away: 'Inloggen is op dit moment niet mogelijk.',
      openAgain: 'Open de link in uw mail over een minuut opnieuw.',
      usedUp: 'Uw link is nu gebruikt. Vraag over een minuut een nieuw wachtwoord aan.',
    },
    forgot: {
      title: 'Een nieuwe sleutel, per mail.',
      lead: 'Vul het e-mailadres van uw account in. Wij sturen u een link waarmee u een nieuw wachtwoord kiest.',
    },
    newPassword: {
      title: 'Kies een nieuw wachtwoord.',
      lead: 'Daarna bent u hier ingelogd en overal elders uitgelogd.',
      currentMissing:
        'Vul uw huidige wachtwoord in, of gebruik de link die “Wachtwoord vergeten?” verstuurt.',
      currentWrong: 'Dit is niet uw huidige wachtwoord.',
      needed:
        'Uw account heeft toegang gekregen tot het beheer. Daarvoor is een nieuw wachtwoord nodig: klik op “Wachtwoord vergeten?” en kies er een met de link die wij u mailen.',
      why: 'Met uw adres is meer dan eens een account aangemaakt, of in een andere browser dan deze. Wij weten niet wie het wachtwoord heeft gekozen; daarom werkt het niet meer. Kies hier een nieuw wachtwoord.',
      noSession:
        'Voor deze pagina is een link uit uw mail nodig die nog geldig is. Vraag een nieuwe aan.',
    },
    signedIn: {
      title: 'U bent ingelogd.',
      admin: 'Naar het beheer',
      password: 'Wachtwoord wijzigen',
      user: 'Naar uw dashboard',
      signOut: 'Uitloggen',
    },
    linkExpired: {
      title: 'Deze link opent de deur niet meer.',
      kinds: {
        email: {
          lead: 'De link is al gebruikt, is ouder dan een uur of is vervangen door die in een nieuwere mail. Is uw account bevestigd, log dan in. Maak het anders opnieuw aan.',
          next: 'Log in of maak het account opnieuw aan',
        },
        recovery: {
          lead: 'De link is al gebruikt, is ouder dan een uur of is vervangen door die in een nieuwere mail. Gebruik de link in de nieuwste mail of vraag een nieuwe aan.',
          next: 'Een nieuwe link aanvragen',
        },
        invite: {
          lead: 'De link is al gebruikt, is te oud of is vervangen door die in een nieuwere mail. Hebt u de link gebruikt, log dan in. Vraag anders om een nieuwe uitnodiging.',
          next: 'Inloggen',
        },
        email_change: {
          lead: 'De link is al gebruikt, is te oud of is vervangen door die in een nieuwere mail. Tot het nieuwe adres bevestigd is, logt u in met het oude.',
          next: 'Inloggen',
        },
      },
    },
    back: 'Terug naar de website',
  },
};
