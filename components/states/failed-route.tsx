'use client';

import { usePathname } from 'next/navigation';
import { Eyebrow } from '@/components/sections/eyebrow';
import { BackLink } from '@/components/ui/back-link';
import { buttonVariants } from '@/components/ui/button';
import { Toaster } from '@/components/ui/toaster';
import { failureAt } from '@/content/failures';
import { toasts, tryAgain } from '@/content/states';
import { paths } from '@/lib/paths';
import { ErrorState, RetryButton } from './error-state';
import { FailureToast } from './failure-toast';

/** Says what the route at the current address could not show, and tries again. The words are in content/failures.ts. */
export default function FailedRoute({ retry }: { retry: () => void }) {
  const path = usePathname();
  const { head, message, toast, back } = failureAt(path);
  const isSection = path.startsWith(paths.docs); // inside the documentation's layout
  const content = (
    <>
      {head?.eyebrow ? <Eyebrow {...head.eyebrow} /> : null}
      {head ? (
        <h1 className={isSection ? 'mb-10 max-w-[12em] text-h2' : 'mb-8 text-h1'}>{head.title}</h1>
      ) : null}
      <ErrorState
        message={message}
        retry={
          <RetryButton
            label={tryAgain}
            className={buttonVariants({ variant: 'outline' })}
            onRetry={retry}
          />
        }
      />
      {back ? (
        <BackLink href={back.href} className="mt-6">
          {back.label}
        </BackLink>
      ) : null}
      {toast ? (
        <>
          <FailureToast title={toast} />
          <Toaster words={toasts} />
        </>
      ) : null}
    </>
  );
  if (isSection) return content;
  return (
    <div
      data-theme="light"
      className="mx-auto max-w-page overflow-x-clip px-gutter pt-12 pb-section xl:pt-16"
    >
      {content}
    </div>
  );
}
