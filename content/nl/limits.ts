import type * as en from '../en/limits';
import type { Texts } from '../translated';

export const tooMany: Texts<typeof en.tooMany> = {
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
};

export const sendAgain: Texts<typeof en.sendAgain> = {
  demo: 'Dat ging te snel om er zeker van te zijn dat een mens het verstuurde. Druk nog één keer op de knop.',
};
