'use client';

import { Button } from '@/components/ui/button';

/** Tries again what just failed. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button variant="outline" onClick={onRetry}>
      Try Again
    </Button>
  );
}
