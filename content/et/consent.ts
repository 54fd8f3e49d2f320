import { brand } from '@/lib/brand';
import type * as en from '../en/consent';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  cookieSettings: 'Küpsiste seaded',
  consent: {
    announcement: 'Lehe alguses on küsimus küpsiste kohta.',
    title: 'Kas tohime küpsiseid kasutada?',
    lead: `${brand.name} töötab ka ilma nendeta. Kui vastate jah, loendab analüütikaskript külastusi ja klõpse kolmel nupul.`,
    signal:
      'Teie brauser saadab privaatsussignaali (Global Privacy Control). Loeme seda eitavaks vastuseks: mõlemad lülitid on väljas ja jäävad välja, kuni te mõne neist siin ise sisse lülitate.',
    links: [{ label: 'Küpsised' }, { label: 'Privaatsus' }, { label: 'Tingimused' }],
    made: 'Teie valik:',
    groupsTitle: 'Mida te lubate',
    groups: {
      necessary: { label: 'Vajalikud', note: 'Sisselogimine ja seesama valik. Alati sees.' },
      analytics: {
        label: 'Analüütika',
        note: 'Külastused ning klõpsud nuppudel „Logi sisse“, „Loo konto“ ja „Alusta täna“.',
      },
      marketing: {
        label: 'Turundus',
        note: 'Analüütikaskripti reklaamiküpsised. Praegu me reklaami ei tee.',
      },
    },
    acceptAll: 'Luba kõik',
    rejectAll: 'Keeldu kõigist',
    save: 'Salvesta valik',
  },
};
