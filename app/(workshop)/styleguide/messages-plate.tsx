import { FormMessage } from '@/components/forms/form-message';
import { EmptyState } from '@/components/states/empty-state';
import { ErrorState } from '@/components/states/error-state';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { longTexts, plates, samples } from '@/content/styleguide';
import { BothGrounds } from './both-grounds';
import { Part, Plate } from './plate';
import { RetrySample } from './samples';

const variants = ['note', 'success', 'warning', 'error'] as const;
const list = 'grid min-w-0 gap-6 border-t pt-5';

/** What worked, what failed, what is empty, what is loading. */
export function MessagesPlate() {
  return (
    <Plate copy={plates.messages}>
      <Part name="FormMessage" file="forms/form-message.tsx">
        <BothGrounds>{() => <FormMessages />}</BothGrounds>
      </Part>
      <Part name="Error" file="states/error-state.tsx, states/retry-button.tsx">
        <BothGrounds>
          {() => (
            <div className={list}>
              <ErrorState message={samples.failure} retry={<RetrySample />} />
              <ErrorState message={longTexts.error} />
            </div>
          )}
        </BothGrounds>
      </Part>
      <Part name="Empty" file="states/empty-state.tsx">
        <BothGrounds>
          {() => (
            <div className="grid min-w-0 gap-12">
              <EmptyState message={samples.empty} />
              <EmptyState message={longTexts.status}>
                <Button variant="outline">{samples.emptyAction}</Button>
              </EmptyState>
            </div>
          )}
        </BothGrounds>
      </Part>
      <Part name="Loading" file="ui/skeleton.tsx, ui/spinner.tsx">
        <BothGrounds>
          {() => (
            <div className={list}>
              <div className="grid gap-4">
                <span className="sr-only">{samples.loading}</span>
                <Skeleton className="h-8 w-2/3" />
                <Skeleton />
                <Skeleton className="w-5/6" />
              </div>
              <Spinner label={samples.loading} />
            </div>
          )}
        </BothGrounds>
      </Part>
    </Plate>
  );
}

function FormMessages() {
  return (
    <div className={list}>
      {variants.map((variant) => (
        <FormMessage key={variant} variant={variant} title={samples.title[variant]}>
          <p>{samples.messages[variant]}</p>
        </FormMessage>
      ))}
      <FormMessage variant="error">
        <p className="wrap-anywhere">
          {longTexts.error} {longTexts.value}
        </p>
      </FormMessage>
    </div>
  );
}
