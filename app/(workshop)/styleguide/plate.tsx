import type { ReactNode } from 'react';
import { NumberTag } from '@/components/sections/specimens/number-tag';
import { plates, type PlateCopy } from '@/content/styleguide';

const order: readonly PlateCopy[] = Object.values(plates);

/** A page of the pattern book: its number and name in the ledger column, the patterns beside it. */
export function Plate({ copy, children }: { copy: PlateCopy; children: ReactNode }) {
  return (
    <section
      id={copy.id}
      aria-labelledby={`${copy.id}-title`}
      className="border-t-[1.5px] border-foreground"
    >
      <div className="mx-auto grid max-w-page grid-cols-12 gap-y-10 px-gutter py-16 xl:py-24">
        <div className="col-span-full xl:col-span-3 xl:pr-10">
          <div className="grid gap-5 xl:sticky xl:top-10">
            <NumberTag
              number={order.indexOf(copy) + 1}
              className="fill-ink"
              figure="fill-paper"
              hole="fill-paper"
            />
            <h2 id={`${copy.id}-title`} className="text-h2 xl:text-[2.5rem]">
              {copy.title}
            </h2>
            <p className="max-w-[26rem] text-muted-foreground">{copy.lead}</p>
          </div>
        </div>
        <div className="col-span-full grid min-w-0 content-start gap-14 xl:col-span-9">
          {children}
        </div>
      </div>
    </section>
  );
}

interface PartProps {
  name: string;
  /** Where it lives, under components/. */
  file?: string;
  note?: string;
  children: ReactNode;
}

/** One pattern of a page, with its name and the file it comes from. */
export function Part({ name, file, note, children }: PartProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-h3">{name}</h3>
        {file && <p className="text-small wrap-anywhere text-muted-foreground">{file}</p>}
      </div>
      {note && <p className="max-w-measure text-muted-foreground">{note}</p>}
      {children}
    </div>
  );
}
