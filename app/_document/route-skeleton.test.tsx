import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import RouteSkeleton from './route-skeleton';

// The numbers are those of the specification.
it.each([
  ['/faq', /data-skeleton-row/g, 5],
  ['/careers', /data-skeleton-card/g, 4],
  ['/integrations', /data-skeleton-card/g, 3],
  ['/de/integrations', /data-skeleton-card/g, 3],
  ['/docs/support', /data-slot="spinner"/g, 1],
  ['/info/imprint', /data-slot="spinner"/g, 1],
  ['/careers/06dad3a1', /max-w-measure/g, 1],
  ['/resources/391c1c08', /data-slot="spinner"/g, 1],
  ['/integrations/smoobu', /max-w-\[30rem\]/g, 1],
  ['/', /max-w-\[30rem\]/g, 1],
])(
  'on the way to %s a reader sees %s, %i times, and hears once that it loads',
  (path, part, count) => {
    const html = renderToStaticMarkup(<RouteSkeleton path={path} label="Loading..." />);
    expect(html.match(part)).toHaveLength(count);
    expect(html.match(/Loading[.]{3}/g)).toHaveLength(1);
  },
);
