import { Badge } from '@/components/ui/badge';
import type { State, Tone } from '@/lib/collections/collection';
import { cn } from '@/lib/utils';

// The shapes are edges and no backgrounds, so that forced colours show them too; each differs from the others without its colour.
const TONES: Record<Tone, { text: string; shape: string }> = {
  shown: { text: 'text-success', shape: 'rounded-full border-[0.3125rem]' },
  scheduled: { text: 'text-warning', shape: 'rounded-full border-2 border-l-[0.3125rem]' },
  hidden: { text: 'text-muted-foreground', shape: 'rounded-full border-2' },
  archived: { text: 'text-muted-foreground', shape: 'border-2 border-t-[0.3125rem]' },
  new: { text: 'text-destructive-text', shape: 'rotate-45 border-[0.3125rem]' },
};

/** The state of a row: a word, with a shape in the colour of its tone; a plain badge where it has no tone. */
export function StateBadge({ state, className }: { state: State; className?: string }) {
  if (!state.tone)
    return (
      <Badge variant={state.isQuiet ? 'default' : 'secondary'} className={className}>
        {state.badge}
      </Badge>
    );
  const { text, shape } = TONES[state.tone];
  return (
    <span
      className={cn(
        'inline-flex max-w-full items-center gap-2 text-small font-medium',
        text,
        className,
      )}
    >
      <span aria-hidden="true" className={cn('size-2.5 shrink-0 border-current', shape)} />
      <span className="min-w-0">{state.badge}</span>
    </span>
  );
}
