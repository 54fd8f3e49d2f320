import type { ComponentProps } from 'react';
import { fitWords } from '@/lib/text/fit-words';
import { cn } from '@/lib/utils';
import { Eyebrow } from './eyebrow';

interface SectionHeadingProps {
  /** Names the section: its `aria-labelledby`. */
  id: string;
  eyebrow: ComponentProps<typeof Eyebrow>;
  title: string;
  className?: string;
}

/** The eyebrow and the heading that open a section. */
export function SectionHeading({ id, eyebrow, title, className }: SectionHeadingProps) {
  return (
    <>
      <Eyebrow {...eyebrow} />
      <h2 id={id} style={fitWords(title)} className={cn('text-h2', className)}>
        {title}
      </h2>
    </>
  );
}
