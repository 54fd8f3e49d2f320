import { brand } from '@/lib/brand';
import type * as en from '../en/faq';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  faqPage: {
    eyebrow: { label: 'Hulp & vragen' },
    title: 'Wat verhuurders vragen voordat ze de nacht uit handen geven',
    pageTitle: 'Hulp & vragen',
    lead: `Hoe ${brand.name} antwoordt, wanneer hij u iets vraagt, wat hij kost en wat hij van een gesprek bewaart.`,
    contact: {
      question: 'Staat uw vraag er niet bij?',
      link: 'Stuur ons een bericht',
      promise: 'en u krijgt antwoord van een mens.',
    },
    contents: 'Op deze pagina',
    uncategorized: 'Meer vragen',
    support: 'Ondersteuning',
    cut: 'Er zijn meer vragen dan er op deze pagina passen.',
    description:
      'Hoe de AI-co-host gasten antwoordt, wanneer hij het eerst aan u vraagt, met welke boekingssystemen hij werkt, wat hij kost en wat hij van een gesprek bewaart.',
  },
  faq: {
    eyebrow: { label: 'Hulp & vragen' },
    title: 'Vraag het aan de balie.',
    notHere: 'Staat uw vraag er niet bij?',
    writeToUs: 'Stuur ons een bericht',
    aPerson: 'en u krijgt antwoord van een mens.',
    all: 'Alle vragen en antwoorden',
    empty: 'Geen vragen gevonden.',
    error: 'De vragen konden niet worden geladen. Probeer het later nog eens.',
  },
};
