import type * as en from '../en/limits';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  tooMany: {
    signIn:
      'Te veel pogingen vanaf uw verbinding. Over {wait} kunt u het opnieuw proberen; een link via “Wachtwoord vergeten?” werkt meteen.',
    signInAnywhere:
      'Op dit moment zijn er te veel pogingen. Vanuit deze browser kunt u het over {wait} opnieuw proberen; een link via “Wachtwoord vergeten?” werkt meteen.',
    signUp: 'Te veel nieuwe accounts vanaf uw verbinding. Probeer het over {wait} opnieuw.',
    confirm: 'Er zijn te veel links geopend vanaf uw verbinding. Open uw link over {wait} opnieuw.',
    passwordReset:
      'Vanaf uw verbinding zijn meerdere links aangevraagd. Probeer het over {wait} opnieuw.',
    newPassword: 'Te veel pogingen vanaf uw verbinding. Probeer het over {wait} opnieuw.',
    newsletter:
      'Er kwamen zojuist meerdere adressen vanaf uw verbinding. Uw adres staat hier nog: verstuur het over {wait} opnieuw.',
    contact:
      'Er kwamen zojuist meerdere berichten vanaf uw verbinding, dus dit is nog niet verstuurd. Het staat nog in het formulier: verstuur het over {wait} opnieuw, of schrijf naar',
    application:
      'Er kwamen zojuist meerdere sollicitaties vanaf uw verbinding, dus die van u is nog niet verstuurd. Alles staat nog in het formulier: verstuur het over {wait} opnieuw.',
    demo: 'Er kwamen zojuist meerdere demoboekingen vanaf uw verbinding. Probeer het over {wait} opnieuw.',
  },
  sendAgain: {
    demo: 'Dat ging te snel om er zeker van te zijn dat een mens het verstuurde. Druk nog één keer op de knop.',
  },
  answers: {
    passwordRequired: 'Vul uw wachtwoord in.',
    passwordTooShort: 'Het wachtwoord moet minstens 10\u00a0tekens lang zijn.',
    passwordTooLong: 'Het wachtwoord mag hoogstens 72\u00a0tekens lang zijn.',
    passwordOfTooManyBytes:
      'Het wachtwoord is te lang: het mag hoogstens 72\u00a0bytes lang zijn, en letters als é of ж tellen als twee, andere als drie of vier. Kies een korter wachtwoord.',
    passwordEasyToGuess:
      'Dit wachtwoord is makkelijk te raden. Kies een ander, bijvoorbeeld vier woorden die niet bij elkaar horen.',
    typedPasswordTooLong: 'Het wachtwoord mag hoogstens 1024\u00a0tekens lang zijn.',
    serviceAway: 'Inloggen is op dit moment niet mogelijk. Probeer het over een minuut opnieuw.',
    busy: 'Er komen op dit moment veel verzoeken binnen. Wat u schreef, staat hier nog: probeer het over {wait} opnieuw.',
    tooLarge:
      'Dit is meer dan in het formulier past. Maak het korter, of laad de pagina opnieuw en vul het formulier nog een keer in.',
  },
  authErrors: {
    weak_password: 'Dit wachtwoord staat bekend als zwak en makkelijk te raden. Kies een ander.',
    same_password: 'Het nieuwe wachtwoord moet een ander zijn dan het oude.',
    validation_failed: 'Dit e-mailadres is niet geldig.',
    signup_disabled: 'Op dit moment kunnen geen accounts worden aangemaakt.',
    email_provider_disabled: 'Op dit moment kunnen geen accounts worden aangemaakt.',
    over_request_rate_limit:
      'Te veel verzoeken op dit moment. Probeer het over een paar minuten opnieuw.',
  },
};
