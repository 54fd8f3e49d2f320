import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/sections/eyebrow';

interface DocsPageProps {
  eyebrow: { time: string; label: string };
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Heading of a section of the documentation, and its content below it. */
export function DocsPage({ eyebrow, title, lead, children }: DocsPageProps) {
  return (
    <>
      <Eyebrow {...eyebrow} />
      <h1 className="max-w-[12em] text-h2">{title}</h1>
      {lead ? <p className="mt-6 max-w-measure text-lead">{lead}</p> : null}
      <div className="mt-10 xl:mt-14">{children}</div>
    </>
  );
}
