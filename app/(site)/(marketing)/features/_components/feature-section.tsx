import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/sections/eyebrow';
import type { Feature } from '@/content/features';
import { cn } from '@/lib/utils';

interface FeatureSectionProps {
  feature: Feature;
  theme: 'dark' | 'light';
  className?: string;
  children: ReactNode;
}

/** The section around a block. It is a size container, so that enlarged text gets the narrow layout. */
export function FeatureSection({ feature, theme, className, children }: FeatureSectionProps) {
  return (
    <section
      id={feature.id}
      data-theme={theme}
      aria-labelledby={headingId(feature.id)}
      className={cn('@container overflow-x-clip', className)}
    >
      {children}
    </section>
  );
}

interface FeatureHeadingProps {
  feature: Feature;
  className?: string;
  titleClassName?: string;
  textClassName?: string;
}

/** Eyebrow, heading and text of a block. The heading labels the FeatureSection around it. */
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

function headingId(id: string): string {
  return `${id}-title`;
}
