'use client';

import { lazy, Suspense, useState } from 'react';
import { ToastPlain } from './toast-plain';
import { useToast } from './use-toast';

const ToastStack = lazy(() =>
  import('./toast-stack').then(
    (module) => ({ default: module.ToastStack }),
    () => ({ default: ToastPlain }),
  ),
);

/** Shows the messages of `toast()`. Mount it once in a layout; it loads next to nothing until the first message. */
export function Toaster() {
  const { toasts } = useToast();
  const [used, setUsed] = useState(false);
  if (toasts.length > 0 && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  );
}
