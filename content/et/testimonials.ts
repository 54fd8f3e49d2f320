import type * as en from '../en/testimonials';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  sampleLabel: 'Väljamõeldud',
  guests: {
    eyebrow: { label: 'Külalised' },
    title: 'Külaline märkab ainult, et keegi vastas.',
    lead: 'Kolm külastajakaarti, nagu majutaja võiks need hommikul eest leida. Külalised ja nende sõnad on välja mõeldud.',
    scroller: 'Kolm külastajakaarti',
    fields: {
      door: 'Uks',
      guest: 'Külaline',
      arrived: 'Saabus',
      nights: 'Öid',
      language: 'Keel',
      rating: 'Hinnang',
    },
  },
  ratingOf: '{rating} punkti 5-st',
  guestTestimonials: [
    {
      quote: 'Maandusime kell kolm öösel. Vastus oli kohal enne kohvreid.',
      role: 'Hiline saabumine, autoga',
      arrived: '03:40',
      language: 'hollandi',
    },
    {
      quote: 'Assistent ütles, et peab küsima. Siis tuli jah-sõna ja voodi oli üles tehtud.',
      role: 'Reisis beebiga',
      arrived: '15:10',
      language: 'itaalia',
    },
    {
      quote: 'Kirjutasin prantsuse keeles ja sain prantsuse keeles vastuse, just selle maja kohta.',
      role: 'Tuli varem, rongiga',
      arrived: '13:00',
      language: 'prantsuse',
    },
  ],
  hosts: {
    eyebrow: { label: 'Majutajad' },
    title: 'Mida majutajad ütlevad',
    row: 'Arvamused',
    rating: 'Hinnang',
    show: 'Näita arvamust {number}/{count}',
    pause: 'Peata',
    play: 'Käivita',
  },
  hostTestimonials: [
    {
      quote:
        'Varem magasin nii, et telefon oli padja peal. Nüüd loen hommikusöögi kõrvale, mis öösel oli, ja enamik on juba tehtud.',
      role: 'Kolm korterit Ticinos',
    },
    {
      quote:
        'Enne kui assistent midagi lubab, küsib ta minult. Ainult sellepärast ma tal vastata lasengi.',
      role: 'Üks mägimaja Valais’s',
    },
    {
      quote: 'Koristaja näeb broneeringu märkust enne mind. Keegi ei pea kellelegi helistama.',
      role: 'Üksteist korterit Churis',
    },
    {
      quote: 'Kirjeldasin maja ühe korra, saksa keeles. Pere Tartust sai selle eesti keeles.',
      role: 'Neli korterit Engadinis',
    },
  ],
};
