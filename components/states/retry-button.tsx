'use client';

import { buttonVariants } from '@/components/ui/button-variants';

/** Tries again what just failed. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  // The looks of Button without the component: error screens load with their page, and it would bring tailwind-merge.
  return (
    <button type="button" onClick={onRetry} className={buttonVariants({ variant: 'outline' })}>
      Try Again
    </button>
  );
}
