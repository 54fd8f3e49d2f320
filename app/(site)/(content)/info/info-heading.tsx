import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/sections/eyebrow';
import { info } from '@/content/info';

interface InfoHeadingProps {
  title: string;
  /** Stands on the line under the heading. */
  drawing?: ReactNode;
}

/** The head of an information page: its title, and a drawing that stands on the line below it. */
export function InfoHeading({ title, drawing }: InfoHeadingProps) {
  return (
    <header className="border-b-[3px] border-foreground md:flex md:items-end md:justify-between md:gap-8">
      <div className="min-w-0 pb-8 md:pb-10">
        <Eyebrow {...info.eyebrow} />
        <h1 className="text-h1 wrap-anywhere">{title}</h1>
      </div>
      {drawing ? (
        <div className="mr-8 w-[clamp(11rem,20vw,19rem)] flex-none max-md:hidden">{drawing}</div>
      ) : null}
    </header>
  );
}
