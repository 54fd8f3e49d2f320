'use client';

import { useEffect, useRef } from 'react';
import { adminCopy } from '@/content/admin';
import { DeskLink } from '../_components/desk-link';

const copy = adminCopy.inbox;

/** Links to the submissions before and after, which Alt and an arrow key press too. */
export function StepLinks({ newer, older }: { newer: string | null; older: string | null }) {
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const onKeyDown = ({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) => {
      if (!altKey || ctrlKey || metaKey || shiftKey) return;
      // The keys open a list, and move lines of a text.
      if (target instanceof Element && target.closest('input, textarea, select, [role=combobox]'))
        return;
      const keys = `Alt+${key}`;
      nav.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(keys)}"]`)?.click();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  const steps = [
    { href: newer, label: copy.newer, sign: '↑', keys: 'Alt+ArrowUp' },
    { href: older, label: copy.older, sign: '↓', keys: 'Alt+ArrowDown' },
  ];
  return (
    <nav ref={nav} aria-label={copy.steps} className="flex sm:gap-x-4">
      {steps.map(({ href, label, sign, keys }) =>
        href ? (
          <DeskLink
            key={keys}
            href={href}
            aria-keyshortcuts={keys}
            title={keys}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 underline underline-offset-4"
          >
            <span aria-hidden="true">{sign}</span>
            <span className="max-sm:sr-only">{label}</span>
          </DeskLink>
        ) : null,
      )}
    </nav>
  );
}
