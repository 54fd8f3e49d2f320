import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/sections/section-heading';
import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/content/languages';
import type { Language } from '@/lib/languages/languages';
import { cn } from '@/lib/utils';

/** The words of the board, and the language that they are in. */
export interface Written {
  words: Words;
  language: Language;
}

interface PartProps {
  part: { id: string; eyebrow: { time: string; label: string }; title: string; lead?: string };
  note?: string;
  className?: string;
  children: ReactNode;
}

/** A part of the board. It is a size container, so that enlarged text gets the narrow layout. */
export function Part({ part: { id, eyebrow, title, lead }, note, className, children }: PartProps) {
  return (
    <section
      id={id}
      data-theme="light"
      aria-labelledby={`${id}-title`}
      className={cn('overflow-x-clip', className)}
    >
      <div className="mx-auto max-w-page px-gutter py-12 xl:py-24">
        <div className="@container">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-7 @5xl:grid-cols-[5fr_7fr]">
            <div>
              <SectionHeading id={`${id}-title`} eyebrow={eyebrow} title={title} />
              {lead ? <p className="mt-4 max-w-[34rem] text-lead">{lead}</p> : null}
              {note ? <p className="mt-3 max-w-measure text-muted-foreground">{note}</p> : null}
            </div>
            <div className="min-w-0">{children}</div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The attribute of a text that is in another language than the page. */
export const languageOf = (text: Language, page: Language) => (text === page ? {} : { lang: text });

export function TextLink(props: { href: string; label: string; className?: string }) {
  const { href, label, className } = props;
  return (
    <p className={className}>
      <SiteLink href={href} className="inline-flex min-h-11 items-center text-primary underline">
        {label}
      </SiteLink>
    </p>
  );
}
