import type * as en from '../en/limits';
import type { Translated } from '../translated';

/** What somebody reads whose form came too often. `{wait}` becomes "12 minutes" or "an hour". */
export const tooMany: Translated<typeof en.tooMany> = {
  signIn:
    'Te veel pogingen vanaf uw verbinding. De balie neemt de volgende aan over {wait}; een link van “Wachtwoord vergeten?” werkt meteen.',
  signInAnywhere:
    'Te veel pogingen op dit moment. De balie neemt de volgende uit deze browser aan over {wait}; een link van “Wachtwoord vergeten?” werkt meteen.',
  signUp: 'Te veel nieuwe accounts vanaf uw verbinding. Probeer het opnieuw over {wait}.',
  confirm: 'Er zijn te veel links geopend vanaf uw verbinding. Open de uwe opnieuw over {wait}.',
  passwordReset:
    'Vanaf uw verbinding zijn meerdere links aangevraagd. Probeer het opnieuw over {wait}.',
  newPassword: 'Te veel pogingen vanaf uw verbinding. Probeer het opnieuw over {wait}.',
  newsletter:
    'Er kwamen zojuist meerdere adressen vanaf uw verbinding. Het uwe staat hier nog: verstuur het opnieuw over {wait}.',
  contact:
    'Er kwamen zojuist meerdere berichten vanaf uw verbinding, dus dit wacht voor de deur. Het staat nog in het formulier: verstuur het opnieuw over {wait}, of schrijf naar',
  application:
    'Er kwamen zojuist meerdere sollicitaties vanaf uw verbinding. De uwe staat nog in het formulier: verstuur die opnieuw over {wait}.',
  demo: 'Er kwamen zojuist meerdere demoboekingen vanaf uw verbinding. Probeer het opnieuw over {wait}.',
};

/** What somebody reads whose form looked like that of a machine, where sending it again is all it takes. */
export const sendAgain: Translated<typeof en.sendAgain> = {
  demo: 'Dat ging te snel om er zeker van te zijn dat een mens het verstuurde. Druk nog één keer op de knop.',
};
