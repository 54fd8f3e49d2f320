import type { ReactNode } from 'react';
import { fitWords } from '@/lib/text/fit-words';
import { Eyebrow } from './eyebrow';

interface RuledHeadingProps {
  eyebrow: { time: string; label: string };
  title: string;
  /** Stands on the line under the heading, where there is room beside the words. */
  drawing?: ReactNode;
}

/** The title of a text, over the line on which its drawing stands. */
export function RuledHeading({ eyebrow, title, drawing }: RuledHeadingProps) {
  return (
    <header className="border-b-[3px] border-foreground md:flex md:items-end md:justify-between md:gap-8">
      <div className="min-w-0 pb-8 md:pb-10">
        <Eyebrow {...eyebrow} />
        <h1 dir="auto" style={fitWords(title)} className="text-h1 wrap-anywhere">
          {title}
        </h1>
      </div>
      {drawing ? (
        <div className="mr-8 w-[clamp(11rem,20vw,19rem)] flex-none max-md:hidden">{drawing}</div>
      ) : null}
    </header>
  );
}
