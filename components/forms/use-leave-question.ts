import { useEffect } from 'react';

/** A link to a mail program or a telephone leaves the page where it is. */
const LEADS_AWAY = 'a[href]:not([href^="mailto:"], [href^="tel:"])';

/** Asks before a link or the browser leaves a page on which something would be lost. The browser has its own words. */
export function useLeaveQuestion(isDirty: boolean, question: string) {
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest(LEADS_AWAY);
      if (!link || event.ctrlKey || event.metaKey || confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', onUnload);
    // Capturing comes before the framework's own listener, which would navigate.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isDirty, question]);
}
