'use client';

import { buttonVariants } from '@/components/ui/button-variants';
import { RetryWithLook } from './retry-with-look';

/** Tries again what just failed. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  // The looks of Button without the component: error screens load with their page, and it would bring tailwind-merge.
  return <RetryWithLook onRetry={onRetry} look={buttonVariants({ variant: 'outline' })} />;
}
