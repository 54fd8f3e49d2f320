import type { ReactNode } from 'react';
import type { Feature } from '@/content/features';
import { cn } from '@/lib/utils';
import { headingId } from './feature-heading';

interface FeatureSectionProps {
  feature: Feature;
  theme: 'dark' | 'light';
  className?: string;
  children: ReactNode;
}

/** The frame of a block. Widths inside are asked of it, in rem, so that enlarged text gets the narrow layout. */
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
