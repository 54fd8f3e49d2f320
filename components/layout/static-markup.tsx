import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { handOver } from './static-hand-over';
import { StaticRegion } from './static-region';

interface StaticMarkupProps {
  /** Names the region on the whole site. */
  name: string;
  /** The data that it shows beside the site's own words, if any. */
  of?: unknown;
  /** The ground of all its sections, for what follows the ground of a page's beginning. */
  ground?: 'night' | 'paper';
  /** Its place in what is around it. */
  className?: string;
  /** Elements that nothing in the browser ever changes: no client components; links to other pages as {@link StaticLink}. */
  children: ReactNode;
}

/**
 * A part of a page that is sent as markup and nothing else. What is inside stands once in the document; the framework's
 * own description of the page names only the region, so a browser neither loads it twice nor makes it again. Whoever
 * comes by a link gets it from the page's own document (docs/decisions/0037-static-markup.md).
 */
export function StaticMarkup({ name, of, ground, className, children }: StaticMarkupProps) {
  // An edit shows at once while the site is being worked on.
  if (process.env.NODE_ENV === 'development')
    return (
      <div data-ground={ground} className={className}>
        {children}
      </div>
    );
  const key = of === undefined ? name : `${name}-${digestOf(of)}`;
  handOver(key, children);
  return <StaticRegion key={key} name={key} ground={ground} className={className} />;
}

function digestOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 10);
}
