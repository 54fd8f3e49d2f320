import type * as en from '../en/test-pages';
import type { Translated } from '../translated';
import { honeypot } from './forms';

/** Texts of the page for trying out the support chat. */
export const chatTest: Translated<typeof en.chatTest> = {
  pageTitle: 'Test van de supportchat',
  eyebrow: { time: '11:20', label: 'Testpagina' },
  title: 'Een pagina om de supportchat te proberen',
  description:
    'Een tijdelijke pagina waarop de supportchat te proberen is. De chat komt van een derde partij en start alleen voor bezoekers die dat willen.',
};

/** What the support chat says of itself. */
export const supportChat: Translated<typeof en.supportChat> = {
  states: {
    asking: 'Er wordt gekeken of er een supportchat is ingesteld.',
    none: 'Er is hier geen supportchat ingesteld, dus er wordt niets geladen.',
    ready:
      'De chat komt van een derde partij. Er wordt niets geladen tot u hem start. De derde partij leert dan het adres van uw verbinding kennen en kan cookies plaatsen.',
    loading: 'De supportchat wordt geladen.',
    loaded: 'De supportchat is geladen.',
    failed: 'De supportchat kon niet worden geladen.',
  },
  start: 'Supportchat starten',
  end: 'Supportchat beëindigen',
  needsScript: 'De supportchat heeft JavaScript nodig, dat hier uitstaat.',
};

/** Texts of the demo booking page around its form. */
export const demoPage: Translated<typeof en.demoPage> = {
  pageTitle: 'Demoboeking',
  eyebrow: { time: '15:00', label: 'Demoboeking' },
  title: 'Check in als uw eigen gast.',
  lead: 'Maak een demoboeking op uw eigen naam. Die gaat net als elke andere naar het gekoppelde boekingssysteem, en de assistent behandelt u zoals hij een gast behandelt: in uw taal, op het telefoonnummer dat u hier opgeeft. Komt er binnen twee dagen geen antwoord op zijn eerste bericht, dan wordt het verblijf weer vrijgegeven.',
  description:
    'Maak een demoboeking op uw eigen naam, met uw taal en telefoonnummer, en zie wat het gekoppelde boekingssysteem en de assistent ermee doen.',
};

/** Texts of the demo booking form. */
export const demoForm: Translated<typeof en.demoForm> = {
  name: 'Voornaam',
  lastName: 'Achternaam',
  language: 'Taal',
  phone: 'Telefoonnummer',
  phoneHint: 'Met de landcode, bijvoorbeeld',
  action: 'Demoboeking maken',
  pending: 'Uw demoboeking wordt gemaakt...',
  honeypot,
};

/** Beside a phone number that belongs to no country's plan. */
export const phoneInvalid: Translated<typeof en.phoneInvalid> =
  'Dit nummer herkennen wij niet. Controleer de cijfers en begin met de landcode, bijvoorbeeld +31.';

/** Texts about what becomes of a demo booking. */
export const demoResult: Translated<typeof en.demoResult> = {
  done: 'De boeking is gemaakt!',
  error: 'Fout:',
  /** Where there was no answer, or none that could be understood. */
  noAnswer: 'De demoboeking kon niet worden verwerkt',
  /** Where a refusal gives no reason at all. */
  noReason: 'De boeking is zonder opgaaf van reden geweigerd',
  duplicate: 'Er is al een boeking',
  arrival: 'Aankomst',
  departure: 'Vertrek',
  message: 'Bericht',
  count: 'Bestaande boekingen',
  response: 'Antwoord',
};
