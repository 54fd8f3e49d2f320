'use client';

import { dismissToast, useToast } from './use-toast';

/**
 * Messages without the Radix part, for the moment when it cannot be loaded: mostly when the connection is gone, which
 * is also when there is something to report. Nothing here may need another download.
 */
export function ToastPlain() {
  const { toasts } = useToast();
  return (
    <ol className="fixed right-0 bottom-0 z-[60] m-0 grid max-w-full list-none gap-2 p-3">
      {toasts.map(({ id, title, description }) => (
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
          <button
            type="button"
            className="min-h-11 min-w-11 underline"
            onClick={() => dismissToast(id)}
          >
            Dismiss
          </button>
        </li>
      ))}
    </ol>
  );
}
