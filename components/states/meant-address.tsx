'use client';

import { useSyncExternalStore } from 'react';
import { withoutSign } from '@/lib/redirects/without-sign';

const never = () => () => undefined;
const meantByBrowser = () => withoutSign(window.location.pathname);

/** The link to an address without the sign at its end; the page is the same for all addresses, so the browser knows it. */
export function MeantAddress({ question }: { question: string }) {
  const meant = useSyncExternalStore(never, meantByBrowser, () => null);
  if (!meant) return null;
  return (
    <p className="mt-6">
      {question}{' '}
      <a href={meant} className="py-2 wrap-anywhere text-primary underline">
        {decodeURI(meant)}
      </a>
    </p>
  );
}
