import type { Feature } from '@/content/features';
import { cn } from '@/lib/utils';
import { SectionMark } from '../section-mark';

interface FeatureHeadingProps {
  feature: Feature;
  className?: string;
  titleClassName?: string;
  textClassName?: string;
}

/** The hour, the statement and what is behind it. The section around it is labelled by its heading. */
export function FeatureHeading({
  feature: { id, mark, title, text },
  className,
  titleClassName,
  textClassName,
}: FeatureHeadingProps) {
  return (
    <div className={className}>
      <SectionMark {...mark} />
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
