import { simulator } from '@/content/dashboard';
import { cn } from '@/lib/utils';
import { ViewHeading } from './view-heading';

/** The rehearsal: one question the house can answer, and one it cannot. */
export function SimulatorView() {
  return (
    <article data-reveal className="@5xl:col-span-7 @5xl:col-start-1 @5xl:pb-section">
      <ViewHeading {...simulator} />
      <div className="mt-7 grid gap-6 @2xl:grid-cols-2">
        {simulator.trials.map(({ question, answer, source, known }) => (
          <div
            key={question}
            className={cn(
              'flex flex-col border-t-[6px] bg-card px-5 pt-4 pb-5 leading-snug',
              known ? 'border-t-lamp' : 'border-t-oxblood',
            )}
          >
            <p className="text-small text-muted-foreground">{simulator.asGuest}</p>
            <p className="mt-1 border-b border-input pb-2.5 font-display text-h4 font-semibold">
              {question}
            </p>
            <p className="py-3">{answer}</p>
            <p className="mt-auto text-small font-semibold text-muted-foreground">{source}</p>
          </div>
        ))}
      </div>
    </article>
  );
}
