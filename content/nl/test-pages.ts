import type * as en from '../en/test-pages';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  chatTest: {
    pageTitle: 'Test van de supportchat',
    eyebrow: { label: 'Testpagina' },
    title: 'Een pagina om de supportchat te proberen',
    description:
      'Een tijdelijke pagina waarop de supportchat te proberen is. De chat komt van een derde partij en start alleen voor bezoekers die dat willen.',
  },
  supportChat: {
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
  },
  demoPage: {
    pageTitle: 'Demoboeking',
    eyebrow: { label: 'Demoboeking' },
    title: 'Check in als uw eigen gast.',
    lead: 'Maak een demoboeking op uw eigen naam. Die gaat net als elke andere naar het gekoppelde boekingssysteem, en de assistent behandelt u zoals hij een gast behandelt: in uw taal, op het telefoonnummer dat u hier opgeeft. Komt er binnen twee dagen geen antwoord op zijn eerste bericht, dan wordt het verblijf weer vrijgegeven.',
    description:
      'Maak een demoboeking op uw eigen naam, met uw taal en telefoonnummer, en zie wat het gekoppelde boekingssysteem en de assistent ermee doen.',
  },
  demoForm: {
    name: 'Voornaam',
    lastName: 'Achternaam',
    language: 'Taal',
    phone: 'Telefoonnummer',
    phoneHint: 'Met de landcode, bijvoorbeeld',
    action: 'Demoboeking maken',
    pending: 'Uw demoboeking wordt gemaakt...',
    honeypot: forms.honeypot,
  },
  phoneInvalid:
    'Dit nummer herkennen wij niet. Controleer de cijfers en begin met de landcode, bijvoorbeeld +31.',
  demoResult: {
    done: 'De boeking is gemaakt!',
    error: 'Fout:',
    noAnswer: 'De demoboeking kon niet worden verwerkt',
    noReason: 'De boeking is zonder opgaaf van reden geweigerd',
    duplicate: 'Er is al een boeking',
    arrival: 'Aankomst',
    departure: 'Vertrek',
    message: 'Bericht',
    count: 'Bestaande boekingen',
    response: 'Antwoord',
  },
};
