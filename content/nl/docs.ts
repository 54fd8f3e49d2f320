import { brand } from '@/lib/brand';
import type * as en from '../en/docs';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  docsSections: [
    { label: 'Functies' },
    { label: 'Grote updates' },
    { label: 'Kleine updates' },
    { label: 'Ondersteuning' },
    { label: 'Vragen' },
  ],
  docs: {
    sidebar: 'Documentatie',
    contents: 'Op deze pagina',
    features: {
      eyebrow: { label: 'Documentatie' },
      title: 'Functies',
      pageTitle: 'Documentatie',
      cardTitle: `Wat elk onderdeel van ${brand.name} doet`,
      description: `Wat elk onderdeel van ${brand.name} doet, van de koppeling met uw boekingssysteem tot de chat met gasten en de samenvatting in de ochtend.`,
      error: 'De functies konden niet worden geladen. Probeer het later nog eens.',
      empty: 'De functies zijn hier nog niet opgeschreven.',
    },
    support: {
      eyebrow: { label: 'Ondersteuning' },
      title: 'Als er iets niet werkt',
      pageTitle: 'Documentatie: ondersteuning',
      description: `Plan een videogesprek, stuur ${brand.name} een e-mail en lees de antwoorden op wat verhuurders het vaakst vragen als er iets niet werkt.`,
      box: {
        title: 'Laat het ons zien',
        text: 'Sommige dingen laat u sneller zien dan u ze opschrijft. Houd de woning op uw scherm klaar, dan kijkt er iemand met u mee.',
        book: 'Videogesprek plannen',
        byMail: 'Of stuur ons een bericht. Een mens antwoordt, op werkdagen in Zwitserland.',
      },
      draft: {
        subject: 'Videogesprek met de ondersteuning',
        body: 'Woning:\nWat er niet werkt:\nWanneer ik tijd heb voor een gesprek:\n',
      },
      error: 'De vragen konden niet worden geladen. Probeer het later nog eens.',
      empty: 'Geen vragen over ondersteuning gevonden. Kom later nog eens terug!',
    },
    faq: {
      eyebrow: { label: 'Vragen' },
      title: 'Vragen en antwoorden',
      pageTitle: 'Documentatie: vragen',
      lead: 'Vóór de eerste gast en daarna: de koppeling, de notities, de prijs en wat er bewaard wordt.',
      description: `Korte antwoorden voor verhuurders die met ${brand.name} beginnen: boekingssysteem koppelen, notities schrijven, testen, live gaan en wat het kost.`,
      error: 'De vragen konden niet worden geladen. Probeer het later nog eens.',
      empty: 'Geen vragen gevonden. Kom later nog eens terug!',
    },
  },
};
