'use client';

import { useEffect, useState } from 'react';
import { chatTest as copy } from '@/content/test-pages';
import { currentConsent, onConsentSaved } from '@/lib/consent';

type ChatState = keyof typeof copy.states;

/** Loads the support chat where one is set up and the visitor allows it, and says what it does. */
export function SupportChat({ source }: { source: string }) {
  const [state, setState] = useState<ChatState>('asking');

  useEffect(() => {
    let stopped = false;
    let script: HTMLScriptElement | undefined;

    async function loadOnceAllowed() {
      const src = await fetchScriptUrl(source);
      if (stopped || script) return;
      if (!src) return setState('none');
      if (!isAllowed()) return setState('consent');
      setState('loading');
      script = document.createElement('script');
      script.addEventListener('load', () => setState('loaded'));
      script.addEventListener('error', () => setState('failed'));
      script.async = true;
      script.src = src;
      document.head.append(script);
      onConsentSaved(endWithoutConsent);
    }

    void loadOnceAllowed();
    const stopListening = onConsentSaved(() => void loadOnceAllowed());
    return () => {
      stopped = true;
      stopListening();
      script?.remove();
    };
  }, [source]);

  return (
    <>
      <p role="status" className="mt-6 max-w-[37.5em] text-lead noscript:hidden">
        {copy.states[state]}
      </p>
      <p className="mt-6 hidden max-w-[37.5em] text-lead noscript:block">{copy.needsScript}</p>
    </>
  );
}

function isAllowed(): boolean {
  return Boolean(currentConsent()?.marketing);
}

/** Reloads the page after consent is withdrawn: a third-party script that runs ends only with the document. */
function endWithoutConsent(): void {
  if (!isAllowed()) window.location.reload();
}

/** The address of the chat's script; null when none is configured or the request fails. */
async function fetchScriptUrl(source: string): Promise<string | null> {
  const answer = (await fetch(source)
    .then((response) => response.json())
    .catch(() => null)) as { src?: string | null } | null;
  return answer?.src ?? null;
}
