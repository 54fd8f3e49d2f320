import { useId, type ReactNode } from 'react';
import { adminCopy } from '@/content/admin';
import { cn } from '@/lib/utils';

/** Short fields share a line; everything else has one of its own. */
export const fieldGrid = '*:col-span-full sm:grid-cols-[minmax(0,1fr)_14rem]';

/** The text, and beside it the settings, which stay in view while the text scrolls. */
export function BesideText({
  text,
  settings,
  below,
}: {
  text: ReactNode;
  settings: ReactNode;
  below: ReactNode;
}) {
  const title = useId();
  return (
    <div className="@container">
      <div className="grid gap-x-10 gap-y-12 @min-[54rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className={cn('grid content-start gap-6', fieldGrid)}>{text}</div>
        <section
          aria-labelledby={title}
          className="-mx-2 grid content-start gap-6 self-start px-2 pb-2 max-[54rem]:border-t @min-[54rem]:sticky @min-[54rem]:top-[calc(var(--desk-head,0px)+1rem)] @min-[54rem]:max-h-[calc(100dvh-max(7rem,var(--desk-head,0px)+2rem))] @min-[54rem]:overflow-y-auto @min-[54rem]:border-l @min-[54rem]:pl-8"
        >
          <h2 id={title} className="text-h4">
            {adminCopy.collection.settings}
          </h2>
          {settings}
          {below}
        </section>
      </div>
    </div>
  );
}
