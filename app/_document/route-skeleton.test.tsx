import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import RouteSkeleton from './route-skeleton';

// The numbers are those of the specification.
it.each([
  ['/faq', /data-skeleton-row/g, 5],
  ['/docs/faq', /data-skeleton-row/g, 5],
  ['/careers', /data-skeleton-card/g, 4],
  ['/integrations', /data-skeleton-card/g, 3],
  ['/docs/support', /Loading the support questions/g, 1],
  ['/info/imprint', /Loading[.]{3}/g, 1],
  ['/careers/06dad3a1', /Loading the position</g, 1],
  ['/resources/391c1c08', /Loading/g, 1],
  ['/integrations/smoobu', /Loading the page/g, 1],
  ['/', /Loading the page/g, 1],
])('on the way to %s a reader sees %s, %i times', (path, part, count) => {
  expect(renderToStaticMarkup(<RouteSkeleton path={path} />).match(part)).toHaveLength(count);
});
