import { MessageBubble } from '@/components/sections/message-bubble';
import { words } from '@/content/words';
import { cn } from '@/lib/utils';
import { FeatureHeading, FeatureSection } from './feature-section';

/** Block 4: a short chat, and below its last reply the four sources of that reply. */
export async function AnswersBlock() {
  const { features, answersExample: example } = (await words()).features;
  return (
    <FeatureSection feature={features.answers} theme="dark">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-14 px-gutter py-section @5xl:grid-cols-[4fr_8fr]">
        <FeatureHeading
          feature={features.answers}
          titleClassName="text-[clamp(2.125rem,3.4vw,3.25rem)] leading-[1.06] tracking-[-0.025em]"
          textClassName="text-muted-foreground"
        />
        <div data-reveal>
          <ol className="flex flex-col gap-4 @5xl:pt-17">
            {example.messages.map(({ time, ...message }, index) => (
              <li key={message.text} className="grid grid-cols-[3.5rem_minmax(0,1fr)]">
                <time className="pt-2 text-small text-muted-foreground">{time}</time>
                <MessageBubble
                  message={message}
                  className={cn(
                    'max-w-[44rem] [&>p]:max-w-[30rem]',
                    message.from === 'desk' && 'ml-auto',
                    index === example.messages.length - 1 && 'w-full',
                  )}
                />
              </li>
            ))}
          </ol>
          <ul
            aria-label={example.label}
            className="ml-auto grid max-w-[44rem] grid-cols-2 gap-x-3 @2xl:grid-cols-4"
          >
            {example.sources.map(({ name, text }, index) => (
              <li key={name} className={cn('flex flex-col leading-snug', drops[index])}>
                <span
                  aria-hidden="true"
                  className="z-1 mx-auto -mb-4 w-px grow bg-muted-foreground @2xl:grow-0 @2xl:basis-(--drop)"
                />
                <p
                  className={cn(
                    'hanging-tag min-h-36 px-3.5 pt-9 pb-4 [--cut:1.125rem] [--hole-at:1.0625rem] [--hole-size:5px]',
                    index === 0
                      ? 'bg-primary text-primary-foreground'
                      : 'bg-card text-on-surface-muted',
                  )}
                >
                  <b className="block font-semibold">{name}</b>
                  <span className="text-small">{text}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </FeatureSection>
  );
}

// How far each tag hangs below the reply.
const drops = [
  '[--drop:5.5rem] min-h-46',
  '[--drop:3.5rem] min-h-46',
  '[--drop:7rem] min-h-50',
  '[--drop:4.5rem] min-h-50',
];
