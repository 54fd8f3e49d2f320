import type * as en from '../en/testimonials';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  sampleLabel: 'Verzonnen',
  ratingOf: '{rating} van 5',
  guests: {
    eyebrow: { label: 'Gasten' },
    title: 'Gasten merken alleen dat er iemand antwoordt.',
    lead: 'Drie registratiekaartjes, zoals een verhuurder ze ’s ochtends zou kunnen vinden. De gasten en hun woorden zijn verzonnen.',
    scroller: 'De drie registratiekaartjes',
    fields: {
      door: 'Deur',
      guest: 'Gast',
      arrived: 'Aankomst',
      nights: 'Nachten',
      language: 'Taal',
      rating: 'Oordeel',
    },
  },
  guestTestimonials: [
    {
      quote: 'Wij landden om drie uur ’s nachts. Het antwoord was er eerder dan de koffers.',
      role: 'Kwam laat aan, met de auto',
      arrived: '03:40',
      language: 'Nederlands',
    },
    {
      quote:
        'Er stond dat het even nagevraagd moest worden. Toen kwam er een ja, en het bedje was opgemaakt.',
      role: 'Reisde met een baby',
      arrived: '15:10',
      language: 'Italiaans',
    },
    {
      quote: 'Ik schreef in het Frans en kreeg antwoord in het Frans, over precies dit huis.',
      role: 'Kwam vroeg, met de trein',
      arrived: '13:00',
      language: 'Frans',
    },
  ],
  hosts: {
    eyebrow: { label: 'Verhuurders' },
    title: 'Wat verhuurders zeggen',
    row: 'Citaten',
    rating: 'Oordeel',
    show: 'Citaat {number} van {count} tonen',
    pause: 'Pauzeren',
    play: 'Afspelen',
  },
  hostTestimonials: [
    {
      quote:
        'Vroeger sliep ik met de telefoon op mijn kussen. Nu lees ik bij het ontbijt wat er ’s nachts is gebeurd, en het meeste is dan al gedaan.',
      role: 'Drie appartementen in Ticino',
    },
    {
      quote:
        'De assistent vraagt het me voordat hij iets belooft. Alleen daarom laat ik hem antwoorden.',
      role: 'Eén chalet in Wallis',
    },
    {
      quote:
        'Mijn schoonmaakster ziet de boekingsnotitie eerder dan ik. Niemand hoeft nog te bellen.',
      role: 'Elf appartementen in Chur',
    },
    {
      quote:
        'Ik heb het huis één keer beschreven, in het Duits. Een gezin uit Tartu kreeg het in het Ests.',
      role: 'Vier appartementen in het Engadin',
    },
  ],
};
