import type { Feature } from '@/content/features';
import { cn } from '@/lib/utils';
import { Eyebrow } from '../eyebrow';

interface FeatureHeadingProps {
  feature: Feature;
  className?: string;
  titleClassName?: string;
  textClassName?: string;
}

/** The hour, the statement and what is behind it. The section around it is labelled by its heading. */
export function FeatureHeading({
  feature: { id, eyebrow, title, text },
  className,
  titleClassName,
  textClassName,
}: FeatureHeadingProps) {
  return (
    <div className={className}>
      <Eyebrow {...eyebrow} />
      <h2 id={headingId(id)} className={cn('max-w-[10.5em] text-h2', titleClassName)}>
        {title}
      </h2>
      <p className={cn('mt-6 max-w-[34rem]', textClassName)}>{text}</p>
    </div>
  );
}

/** The id of a block's heading. */
export function headingId(id: string): string {
  return `${id}-title`;
}
