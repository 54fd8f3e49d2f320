'use client';

import { useEffect, useState } from 'react';
import type { Words } from '@/content/languages';

type ChatWords = Words['testPages']['supportChat'];
type ChatState = keyof ChatWords['states'];

interface SupportChatProps {
  source: string;
  words: ChatWords;
  /** The server makes the classes, so the page does not load the variants. */
  buttonClassName: string;
}

/**
 * Says whether a support chat is set up, and loads it at a click: that is the visitor's yes to this one third party, for
 * this one visit. No answer about cookies stands for it.
 */
export function SupportChat({ source, words, buttonClassName }: SupportChatProps) {
  const [state, setState] = useState<ChatState>('asking');
  const [src, setSrc] = useState<string | null>(null);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    let stopped = false;
    void fetchScriptUrl(source).then((url) => {
      if (stopped) return;
      setSrc(url);
      setState(url ? 'ready' : 'none');
    });
    return () => void (stopped = true);
  }, [source]);

  useEffect(() => {
    if (!started || !src) return;
    const script = document.createElement('script');
    script.addEventListener('load', () => setState('loaded'));
    script.addEventListener('error', () => setState('failed'));
    script.async = true;
    script.src = src;
    document.head.append(script);
    return endWithDocument;
  }, [started, src]);

  function start() {
    setState('loading');
    setStarted(true);
  }

  return (
    <>
      <p role="status" className="mt-6 max-w-[37.5em] text-lead noscript:hidden">
        {words.states[state]}
      </p>
      {src ? (
        <button
          type="button"
          onClick={started ? endWithDocument : start}
          className={`${buttonClassName} mt-6`}
        >
          {started ? words.end : words.start}
        </button>
      ) : null}
      <p className="mt-6 hidden max-w-[37.5em] text-lead noscript:block">{words.needsScript}</p>
    </>
  );
}

/** A third-party script that runs ends only with the document, so leaving the page loads the next one in full. */
function endWithDocument(): void {
  window.location.reload();
}

/** The address of the chat's script; null when none is configured or the request fails. */
async function fetchScriptUrl(source: string): Promise<string | null> {
  const answer = (await fetch(source)
    .then((response) => response.json())
    .catch(() => null)) as { src?: string | null } | null;
  return answer?.src ?? null;
}
