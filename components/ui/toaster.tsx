'use client';

import { lazy, Suspense, useState } from 'react';
import type { Words } from '@/content/languages';
import { dismissToast, useToasts } from './use-toast';

/**
 * Shows the messages of `toast()`. A layout has it once. The Radix component is loaded with the first message, so that
 * pages do not weigh more; when it cannot be loaded, mostly because the connection is gone, plain markup replaces it.
 */
export function Toaster({ words }: { words: Words['states']['toasts'] }) {
  const toasts = useToasts();
  const [used, setUsed] = useState(false);
  if (toasts.length > 0 && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <ToastList words={words} />
    </Suspense>
  );
}

const ToastList = lazy(() =>
  import('./toast').then(
    (module) => ({ default: module.ToastList }),
    () => ({ default: PlainToastList }),
  ),
);

function PlainToastList({ words }: { words: Words['states']['toasts'] }) {
  return (
    <ol className="fixed right-0 bottom-0 z-[60] m-0 grid max-w-full list-none gap-2 p-3">
      {useToasts().map(({ id, title, description, action }) => (
        <li
          key={id}
          role="alert"
          data-theme="light"
          className="pointer-events-auto! flex gap-3 border-[1.5px] border-l-[6px] border-foreground px-4 py-3"
        >
          <div>
            <strong>{title}</strong>
            {description ? <p>{description}</p> : null}
          </div>
          {action ? (
            <button
              type="button"
              className="min-h-11 min-w-11 font-semibold underline"
              onClick={() => {
                dismissToast(id);
                void action.run();
              }}
            >
              {action.label}
            </button>
          ) : null}
          <button
            type="button"
            className="min-h-11 min-w-11 underline"
            onClick={() => dismissToast(id)}
          >
            {words.dismiss}
          </button>
        </li>
      ))}
    </ol>
  );
}
