import { paths } from '@/lib/paths';
import { job, positions } from './careers';
import { docs } from './docs';
import { faq, faqPage } from './faq';
import { info } from './info';
import { docsChangeLog, docsUpdates, productUpdatesPage, updatesList } from './product-updates';
import { resources } from './resources';

/** What a route says when its content could not be read. */
interface Failure {
  /** The paths it holds for. The first match counts. */
  at: RegExp;
  /** The page's heading. Absent where the layout around it has one. */
  head?: { eyebrow?: { time: string; label: string }; title: string };
  message: string;
  /** Also shown as a toast. */
  toast?: string;
  back?: { href: string; label: string };
}

const failures: readonly Failure[] = [
  {
    at: /^\/careers\/./,
    head: { title: job.eyebrow.label },
    message: job.error,
    toast: job.errorToast,
    back: { href: paths.careers, label: job.return },
  },
  {
    at: /^\/careers/,
    head: { title: positions.title },
    message: positions.error,
    toast: positions.errorToast,
  },
  { at: /^\/faq/, head: faqPage, message: faq.error },
  {
    at: /^\/info/,
    head: { eyebrow: info.eyebrow, title: info.notFound.title },
    message: info.failed.text,
  },
  { at: /^\/product-updates/, head: productUpdatesPage, message: updatesList.error },
  {
    at: /^\/resources\/(?!lists\/)./,
    head: resources.notFound,
    message: resources.articleFailed,
    back: { href: paths.resources, label: resources.back },
  },
  { at: /^\/resources/, head: resources, message: resources.failed },
  { at: /^\/docs\/updates/, head: docsUpdates, message: updatesList.error },
  { at: /^\/docs\/change-log/, head: docsChangeLog, message: updatesList.error },
  { at: /^\/docs\/support/, message: docs.support.error },
  { at: /^\/docs\/faq/, head: docs.faq, message: docs.faq.error },
  { at: /^\/docs/, head: docs.features, message: docs.features.error },
];

const general: Failure = {
  at: /^/,
  head: { title: 'This page could not be loaded' },
  message: 'Something failed on our side. Please try again in a moment.',
};

/** The words for the route at a path; those without an entry have the general ones. */
export function failureAt(path: string): Failure {
  return failures.find(({ at }) => at.test(path)) ?? general;
}
