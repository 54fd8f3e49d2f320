import type * as en from '../en/navigation';
import type { Translated } from '../translated';
import { paths } from '@/lib/paths';

/** The links of the header, in their order. */
export const mainLinks: Translated<typeof en.mainLinks> = [
  { label: 'Avaleht', href: paths.home },
  { label: 'AI-kaasmajutaja', href: paths.aiCohost },
  { label: 'Hinnad', href: paths.pricing },
  { label: 'Artiklid', href: paths.resources },
  { label: 'Uuendused', href: paths.productUpdates },
  { label: 'Abi ja KKK', href: paths.faq },
  { label: 'Meist', href: paths.about },
  { label: 'Töö meil', href: paths.careers },
];

/** The links below them in the menu of narrow windows, and the last one where a booking system is connected. */
export const moreLinks: Translated<typeof en.moreLinks> = [
  { label: 'Infomapp', href: paths.tryIt },
  { label: 'Kalkulaator', href: paths.calculator },
];
export const demoLink: Translated<typeof en.demoLink> = {
  label: 'Proovi oma telefonis',
  href: paths.demoBooking,
};

/** Shown to administrators only. */
export const adminLink: Translated<typeof en.adminLink> = { label: 'Haldus', href: paths.admin };

/** The account part of the header. `conversion` names the click for the analytics, where a visitor allows them. */
export const accountLinks: Translated<typeof en.accountLinks> = {
  login: { label: 'Logi sisse', href: paths.app.root, conversion: 'navbar_login' },
  signUp: { label: 'Loo konto', href: paths.app.register, conversion: 'navbar_signup' },
  dashboard: { label: 'Töölaud', href: paths.app.root, conversion: undefined },
};

/** The stored pages that belong to the company, and begin its column of the footer; the others are its legal column. */
export { companyPages } from '../en/navigation';

/** The columns of the footer, without the stored pages. */
export const footerColumns: Translated<typeof en.footerColumns> = [
  {
    id: 'product',
    title: 'Toode',
    links: [
      { label: 'AI-kaasmajutaja', href: paths.aiCohost },
      { label: 'Kogu toode', href: paths.product },
      { label: 'Funktsioonid', href: paths.features },
      { label: 'Hinnad', href: paths.pricing },
      { label: 'Kalkulaator', href: paths.calculator },
      { label: 'Infomapp', href: paths.tryIt },
      { label: 'Liidestused', href: paths.integrations },
      { label: 'Uuendused', href: paths.productUpdates },
      { label: 'Dokumentatsioon', href: paths.docsFeatures },
    ],
  },
  {
    id: 'company',
    title: 'Ettevõte',
    links: [
      { label: 'Meie lugu', href: paths.aboutPage },
      { label: 'Töö meil', href: paths.careers },
      { label: 'Artiklid', href: paths.resources },
      { label: 'Abi ja KKK', href: paths.faq },
      { label: 'Usaldus', href: paths.trust },
      { label: 'Kontakt', href: paths.contact },
    ],
  },
];

/** The legal texts, which begin the legal column of the footer; the stored pages follow. */
export const legalLinks: Translated<typeof en.legalLinks> = [
  { label: 'Privaatsus', href: paths.privacy },
  { label: 'Tingimused', href: paths.terms },
  { label: 'Küpsised', href: paths.cookies },
];

/** What the frame of every page says beside its links. */
export const frame: Translated<typeof en.frame> = {
  skip: 'Otse sisu juurde',
  main: 'Peamenüü',
  menu: 'Menüü',
  legal: 'Õigusteave',
  operated: 'Tegutseme Šveitsis.',
  languages: 'Keel',
};
