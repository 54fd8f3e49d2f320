import { brand } from '@/lib/brand';
import type * as en from '../en/integrations';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  builtInProviders: [
    {
      name: 'Smoobu',
      description:
        'Broneeringud ja majutuskohad tulevad sisse, külaliste soovid lähevad tagasi broneeringu märkustesse.',
    },
    { name: 'Airbnb', description: 'Kuulutused ja broneeringud otse teie Airbnb kontolt.' },
    {
      name: 'Booking.com',
      description: 'Saabumised, lahkumised ja külaliste andmed teie Booking.com-i kontolt.',
    },
    {
      name: 'Vrbo',
      description:
        'Majad ja nende broneeringud majutajale, kes eraldi broneerimissüsteemi ei kasuta.',
    },
    {
      name: 'Guesty',
      description: 'Kuulutused ja broneeringud sisse, lubatud soovid märkustena tagasi.',
    },
    {
      name: 'Hostaway',
      description: 'Majutuskohad ja broneeringud sisse, külaliste soovid märkustena tagasi.',
    },
  ],
  connectedSystems: {
    title: 'Ühendatud teie broneeringutega',
    text: 'Broneeringud ja majutuskohad tulevad, märkused lähevad.',
    all: 'Vaata kõiki liidestusi',
    status: { active: 'Juba ühendatud', coming_soon: 'Tulekul' },
  },
  integrationsPage: {
    eyebrow: { label: 'Liidestused' },
    title: 'Assistent loeb teie broneeringuid, nii et te ei pea talle ütlema, kes tuleb',
    pageTitle: 'Liidestused',
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
  },
};
