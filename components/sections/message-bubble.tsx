import { words } from '@/content/words';
import { cn } from '@/lib/utils';

const shape = {
  guest: '[clip-path:polygon(0_0,100%_0,100%_100%,12px_100%,0_calc(100%-12px))] bg-card',
  desk: '[clip-path:polygon(0_0,100%_0,100%_calc(100%-12px),calc(100%-12px)_100%,0_100%)] bg-answered-surface',
};

interface MessageBubbleProps {
  /** Comes from the `guest`, or from the desk. */
  message: { from: string; lang: string; text: string; translation: string };
  className?: string;
}

/**
 * One example message: the words as they were sent, and below them their translation, unless they are in the language of
 * the page.
 */
export async function MessageBubble({
  message: { from, lang, text, translation },
  className,
}: MessageBubbleProps) {
  const { speakers } = (await words()).howItWorks;
  const speaker = from === 'guest' ? 'guest' : 'desk';
  return (
    <div
      className={cn(
        'w-fit max-w-[27rem] px-4 pt-2 pb-2.5 leading-[1.42] wrap-anywhere text-on-surface forced-colors:border forced-colors:[clip-path:none]',
        shape[speaker],
        className,
      )}
    >
      <p>
        <span className="sr-only">{speakers[speaker]} </span>
        <span lang={lang}>{text}</span>
      </p>
      {translation !== text && (
        <p
          className={cn(
            'mt-1 text-small',
            speaker === 'guest' ? 'text-muted-foreground' : 'text-on-surface-muted',
          )}
        >
          {translation}
        </p>
      )}
    </div>
  );
}
