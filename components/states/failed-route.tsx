import { useEffect, useState } from 'react';
import { Eyebrow } from '@/components/sections/eyebrow';
import { BackLink } from '@/components/ui/back-link';
import { buttonVariants } from '@/components/ui/button';
import type { Words } from '@/content/languages';
import { suffixed } from '@/lib/text/suffixed';
import { ErrorState, RetryButton } from './error-state';
import { FailureToast } from './failure-toast';

/** The words of a route whose content could not be read. */
export interface Failure {
  /** The page's heading. Absent where the layout around it has one. */
  head?: { eyebrow?: { time: string; label: string }; title: string };
  message: string;
  /** Shown as a toast too. A Toaster has to be on the page. */
  toast?: string;
  back?: { href: string; label: string };
  /** It stands inside a layout with margins, as that of the documentation. */
  isSection?: true;
}

/** Says whether the document has no title: that of the page is part of what could not be read. */
function useIsUntitled(): boolean {
  const [isUntitled, setUntitled] = useState(false);
  useEffect(() => queueMicrotask(() => setUntitled(document.title === '')), []);
  return isUntitled;
}

/** Says what a route could not show, and tries again. */
export function FailedRoute({
  head,
  message,
  toast,
  back,
  isSection,
  words,
  retry,
}: Failure & { words: Words['states']; retry: () => void }) {
  const isUntitled = useIsUntitled();
  const content = (
    <>
      {isUntitled && head ? <title>{suffixed(head.title)}</title> : null}
      {head?.eyebrow ? <Eyebrow {...head.eyebrow} /> : null}
      {head ? (
        <h1 className={isSection ? 'mb-10 max-w-[12em] text-h2' : 'mb-8 text-h1'}>{head.title}</h1>
      ) : null}
      <ErrorState
        message={message}
        retry={
          <RetryButton
            label={words.tryAgain}
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
      {toast ? <FailureToast title={toast} /> : null}
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
