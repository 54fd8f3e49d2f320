import { words } from '@/content/words';
import { cn } from '@/lib/utils';

/** Marks invented people, quotes and figures as samples. Its colours are for the light theme. */
export async function SampleStamp({ className }: { className?: string }) {
  const { testimonials } = await words();
  return (
    <span
      className={cn(
        'inline-block rounded-sm border-[1.5px] border-oxblood px-2 py-1 text-small leading-none font-semibold text-oxblood',
        className,
      )}
    >
      {testimonials.sampleLabel}
    </span>
  );
}
