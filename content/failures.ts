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
  /** It is inside the documentation's layout. */
  isSection?: boolean;
  eyebrow?: { time: string; label: string };
  /** Absent where the layout around it has the heading. */
  title?: string;
  message: string;
  /** Also shown as a toast. */
  toast?: string;
  back?: { href: string; label: string };
}

const failures: readonly Failure[] = [
  {
    at: /^\/careers\/./,
    title: job.eyebrow.label,
    message: job.error,
    toast: job.errorToast,
    back: { href: paths.careers, label: job.return },
  },
  {
    at: /^\/careers/,
    title: positions.title,
    message: positions.error,
    toast: positions.errorToast,
  },
  { at: /^\/faq/, eyebrow: faqPage.eyebrow, title: faqPage.title, message: faq.error },
  {
    at: /^\/info/,
    eyebrow: info.eyebrow,
    title: info.notFound.title,
    message: info.failed.text,
  },
  {
    at: /^\/product-updates/,
    eyebrow: productUpdatesPage.eyebrow,
    title: productUpdatesPage.title,
    message: updatesList.error,
  },
  {
    at: /^\/resources\/(?!lists\/)./,
    eyebrow: resources.notFound.eyebrow,
    title: resources.notFound.title,
    message: resources.articleFailed,
    back: { href: paths.resources, label: resources.back },
  },
  {
    at: /^\/resources/,
    eyebrow: resources.eyebrow,
    title: resources.title,
    message: resources.failed,
  },
  {
    at: /^\/docs\/updates/,
    isSection: true,
    eyebrow: docsUpdates.eyebrow,
    title: docsUpdates.title,
    message: updatesList.error,
  },
  {
    at: /^\/docs\/change-log/,
    isSection: true,
    eyebrow: docsChangeLog.eyebrow,
    title: docsChangeLog.title,
    message: updatesList.error,
  },
  { at: /^\/docs\/support/, isSection: true, message: docs.support.error },
  {
    at: /^\/docs\/faq/,
    isSection: true,
    eyebrow: docs.faq.eyebrow,
    title: docs.faq.title,
    message: docs.faq.error,
  },
  {
    at: /^\/docs/,
    isSection: true,
    eyebrow: docs.features.eyebrow,
    title: docs.features.title,
    message: docs.features.error,
  },
];

const general: Failure = {
  at: /^/,
  title: 'This page could not be loaded',
  message: 'Something failed on our side. Please try again in a moment.',
};

/** The words for the route at a path; those without an entry have the general ones. */
export function failureAt(path: string): Omit<Failure, 'at'> {
  return failures.find(({ at }) => at.test(path)) ?? general;
}
