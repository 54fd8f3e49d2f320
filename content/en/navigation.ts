import { brand } from '@/lib/brand';
import { deskPaths } from '@/lib/desk-paths';
import { paths } from '@/lib/paths';

/** A link with its label. */
export interface NavigationLink {
  label: string;
  href: string;
}

/** The links of the header, in their order. */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'Home', href: paths.home },
  { label: 'AI co-host', href: paths.aiCohost },
  { label: 'Pricing', href: paths.pricing },
  { label: 'Resources', href: paths.resources },
  { label: 'Product updates', href: paths.productUpdates },
  { label: 'Help & FAQ', href: paths.faq },
  { label: 'About', href: paths.about },
  { label: 'Careers', href: paths.careers },
];

/** The links below them in the menu of narrow windows, and the last one where a booking system is connected. */
export const moreLinks: readonly NavigationLink[] = [
  { label: 'House book', href: paths.tryIt },
  { label: 'Calculator', href: paths.calculator },
];
export const demoLink: NavigationLink = { label: 'Demo on your phone', href: paths.demoBooking };

/** Shown to administrators only. */
export const adminLink: NavigationLink = { label: 'Admin', href: deskPaths.home };

/** The account part of the header. `conversion` names the click for the analytics, where a visitor allows them. */
export const accountLinks = {
  login: { label: 'Login', href: paths.app.root, conversion: 'navbar_login' },
  signUp: { label: 'Sign Up', href: paths.app.register, conversion: 'navbar_signup' },
  dashboard: { label: 'Dashboard', href: paths.app.root, conversion: undefined },
} as const;

/** The columns of the footer, without the stored pages. */
export const footerColumns: readonly {
  id: 'product' | 'company';
  title: string;
  links: readonly NavigationLink[];
}[] = [
  {
    id: 'product',
    title: 'Product',
    links: [
      { label: 'AI co-host', href: paths.aiCohost },
      { label: 'The product', href: paths.product },
      { label: 'Features', href: paths.features },
      { label: 'Pricing', href: paths.pricing },
      { label: 'Calculator', href: paths.calculator },
      { label: 'House book', href: paths.tryIt },
      { label: 'Integrations', href: paths.integrations },
      { label: 'Product updates', href: paths.productUpdates },
      { label: 'Documentation', href: paths.docsFeatures },
    ],
  },
  {
    id: 'company',
    title: 'Company',
    links: [
      { label: 'Our story', href: paths.aboutPage },
      { label: 'Careers', href: paths.careers },
      { label: 'Resources', href: paths.resources },
      { label: 'Help & FAQ', href: paths.faq },
      { label: 'Trust', href: paths.trust },
      { label: 'Contact', href: paths.contact },
    ],
  },
];

/** The legal texts, which begin the legal column of the footer; the stored pages follow. */
export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy', href: paths.privacy },
  { label: 'Terms', href: paths.terms },
  { label: 'Cookies', href: paths.cookies },
];

/** What the frame of every page says beside its links. */
export const frame = {
  skip: 'Skip to content',
  main: 'Main',
  menu: 'Menu',
  legal: 'Legal',
  operated: `Operated in ${brand.country}.`,
  languages: 'Language',
} as const;
