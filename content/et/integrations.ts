import { brand } from '@/lib/brand';
import type * as en from '../en/integrations';
import type { Translated } from '../translated';

/** The booking systems that are shown when none are stored or none can be read. */
export const builtInProviders: Translated<typeof en.builtInProviders> = [
  {
    name: 'Smoobu',
    code: 'SMOOBU',
    description:
      'Broneeringud ja majutuskohad tulevad sisse, külaliste soovid lähevad tagasi broneeringu märkustesse.',
    icon: null,
    status: 'active',
  },
  {
    name: 'Airbnb',
    code: 'AIRBNB',
    description: 'Kuulutused ja broneeringud otse teie Airbnb kontolt.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Booking.com',
    code: 'BOOKING',
    description: 'Saabumised, lahkumised ja külaliste andmed teie Booking.com-i kontolt.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Vrbo',
    code: 'VRBO',
    description:
      'Majad ja nende broneeringud majutajale, kes eraldi broneerimissüsteemi ei kasuta.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Guesty',
    code: 'GUESTY',
    description: 'Kuulutused ja broneeringud sisse, lubatud soovid märkustena tagasi.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Hostaway',
    code: 'HOSTAWAY',
    description: 'Majutuskohad ja broneeringud sisse, külaliste soovid märkustena tagasi.',
    icon: null,
    status: 'coming_soon',
  },
];

/** The copy of the home page's block about the connected booking systems. */
export const connectedSystems: Translated<typeof en.connectedSystems> = {
  title: 'Ühendatud teie broneeringutega',
  text: 'Broneeringud ja majutuskohad tulevad, märkused lähevad.',
  all: 'Vaata kõiki liidestusi',
  status: { active: 'Juba ühendatud', coming_soon: 'Tulekul' },
};

/** The copy of the integrations page. */
export const integrationsPage: Translated<typeof en.integrationsPage> = {
  eyebrow: { time: '21:00', label: 'Liidestused' },
  title: 'Assistent loeb teie broneeringuid, nii et te ei pea talle ütlema, kes tuleb',
  lead: `${brand.name} tugineb teie broneerimissüsteemile (PMS). Broneeringud ja majutuskohad tulevad sealt ise üle; mida külaline on palunud ja teie lubanud, see läheb tagasi broneeringu märkusena.`,
  description:
    'Millised broneerimissüsteemid ja -platvormid AI-kaasmajutajaga juba töötavad, millised on ettevalmistamisel ja kuidas paluda, et järgmine oleks teie oma.',
  list: 'Broneerimissüsteemid',
  connected: 'Juba ühendatud',
  learnMore: 'Loe lähemalt',
  comingSoon: 'Tulekul',
  tellMe: 'Teavita mind, kui valmis',
  empty: 'Praegu ei ole ühtegi liidestust.',
  failed: 'Liidestusi ei õnnestunud laadida. Palun proovige hiljem uuesti.',
  request: {
    title: 'Teie süsteemi siin ei ole?',
    text: 'Öelge meile, mis süsteemi te kasutate ja mitut majutuskohta selles haldate. Ühendame need süsteemid, mida majutajad kõige rohkem soovivad, ja kirjutame teile, kui teie oma on valmis.',
    action: 'Küsi liidestust',
    subject: 'Soov: liidestus',
  },
};
