import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { job } from './careers';
import { info } from './info';
import { notFound } from './not-found';
import { unknownProvider } from './provider-page';
import { resources } from './resources';

/** What a browser without scripts shows of a page that cannot be shown: the texts that the page has itself. */
export const notices = {
  missing: [
    {
      under: `${paths.careers}/`,
      heading: job.missing,
      link: { href: paths.careers, label: job.return },
    },
    {
      under: `${paths.resources}/`,
      heading: resources.notFound.title,
      text: resources.notFound.text,
      link: { href: paths.resources, label: resources.back },
    },
    {
      under: paths.resources,
      heading: resources.empty,
      link: { href: paths.resources, label: resources.back },
    },
    {
      under: `${paths.infoIndex}/`,
      heading: info.notFound.title,
      text: info.notFound.text,
      link: { href: paths.infoIndex, label: info.title },
    },
    {
      under: `${paths.integrations}/`,
      heading: unknownProvider.title,
      text: unknownProvider.text,
      link: { href: paths.integrations, label: unknownProvider.action },
    },
    { under: '/', heading: notFound.title, link: { href: paths.home, label: notFound.home } },
  ],
  failed: {
    heading: 'This page could not be made just now.',
    text: 'The reason is with us, not with you. It usually passes within a minute.',
    // An empty address is that of the page itself.
    link: { href: '', label: 'Try again' },
  },
  titleSuffix: ` - ${brand.name}`,
} as const;
