'use client';

import { RetryButton } from '@/components/states/retry-button';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { samples } from '@/content/styleguide';

/** A retry button that only says that it was pressed. */
export function RetrySample() {
  return <RetryButton onRetry={() => toast({ title: samples.retried })} />;
}

/** Messages beside the page: one that goes by itself, one that stays. */
export function ToastSamples() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="outline"
        onClick={() =>
          toast({ title: samples.title.success, description: samples.messages.success })
        }
      >
        A note that goes
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          toast({
            title: samples.title.error,
            description: samples.messages.error,
            variant: 'destructive',
          })
        }
      >
        A failure that stays
      </Button>
    </div>
  );
}
