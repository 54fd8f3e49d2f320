import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/sections/section-heading';
import type { Words } from '@/content/languages';
import { cn } from '@/lib/utils';

type Features = Words['features']['features'];
type Feature = Features[keyof Features];

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
      <SectionHeading
        id={headingId(id)}
        eyebrow={eyebrow}
        title={title}
        className={cn('max-w-[10.5em]', titleClassName)}
      />
      <p className={cn('mt-6 max-w-[34rem]', textClassName)}>{text}</p>
    </div>
  );
}

function headingId(id: string): string {
  return `${id}-title`;
}
