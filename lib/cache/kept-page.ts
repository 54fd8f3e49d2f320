import { currentRequest } from '../http/request-context.ts';

/** A page that the framework was given from its cache. */
export type KeptPage = {
  /** Whether a text is the page, or one of its parts (bytes as latin1). */
  holds: (text: string) => boolean;
  /** From when it counts, in milliseconds since 1970. */
  lastModified: number;
  /** Whether nothing that it shows has been invalidated since. */
  isCurrent: () => boolean | Promise<boolean>;
  /** Whether it is being made anew at this moment. */
  isBeingRenewed: () => boolean;
};

/** Under this name the request itself carries it: the cache is loaded by Node, its reader is in the bundle. */
const KEPT_PAGE = Symbol.for('nightdesk.kept-page');

type Carrier = { [KEPT_PAGE]?: KeptPage };

/** Notes from which kept page the request at hand is answered. */
export function noteKeptPage(page: KeptPage): void {
  const request = currentRequest();
  if (request) Object.assign(request, { [KEPT_PAGE]: page } satisfies Carrier);
}

/** The kept page that was noted for the request at hand, if any. */
export function notedKeptPage(): KeptPage | undefined {
  return (currentRequest() as Carrier | undefined)?.[KEPT_PAGE];
}
