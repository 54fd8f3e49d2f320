import type * as en from '../en/navigation';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  mainLinks: [
    { label: 'Avaleht' },
    { label: 'AI-kaasmajutaja' },
    { label: 'Hinnad' },
    { label: 'Artiklid' },
    { label: 'Uuendused' },
    { label: 'Abi ja KKK' },
    { label: 'Meist' },
    { label: 'Töö meil' },
  ],
  moreLinks: [{ label: 'Infomapp' }, { label: 'Kalkulaator' }],
  demoLink: { label: 'Proovi oma telefonis' },
  adminLink: { label: 'Haldus' },
  accountLinks: {
    login: { label: 'Logi sisse' },
    signUp: { label: 'Loo konto' },
    dashboard: { label: 'Töölaud' },
  },
  footerColumns: {
    product: {
      title: 'Toode',
      links: [
        { label: 'AI-kaasmajutaja' },
        { label: 'Kogu toode' },
        { label: 'Funktsioonid' },
        { label: 'Hinnad' },
        { label: 'Kalkulaator' },
        { label: 'Infomapp' },
        { label: 'Liidestused' },
        { label: 'Uuendused' },
        { label: 'Dokumentatsioon' },
      ],
    },
    company: {
      title: 'Ettevõte',
      links: [
        { label: 'Meie lugu' },
        { label: 'Töö meil' },
        { label: 'Artiklid' },
        { label: 'Abi ja KKK' },
        { label: 'Usaldus' },
        { label: 'Kontakt' },
      ],
    },
  },
  legalLinks: [{ label: 'Privaatsus' }, { label: 'Tingimused' }, { label: 'Küpsised' }],
  frame: {
    skip: 'Otse sisu juurde',
    main: 'Peamenüü',
    menu: 'Menüü',
    legal: 'Õigusteave',
    operated: 'Tegutseme Šveitsis.',
    languages: 'Keel',
  },
};
