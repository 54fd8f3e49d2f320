import { buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import type { Collection } from '@/lib/collections/collection';
import { deskPaths } from '@/lib/desk-paths';
import { DeskLink } from '../_components/desk-link';

const copy = adminCopy.inbox;

/** Stands in place of the list of new submissions where there are none. */
export function EmptyInbox({ collection: { name, labels } }: { collection: Collection }) {
  return (
    <section
      aria-labelledby="empty-inbox"
      className="border-y-[1.5px] border-y-foreground border-b-border py-16 text-center"
    >
      <KeyRack />
      <h2 id="empty-inbox" className="mt-6 text-h3">
        {copy.empty}
      </h2>
      <p className="mx-auto mt-2 max-w-measure text-muted-foreground">
        {copy.emptyLead(labels.many)}
      </p>
      <p className="mt-6">
        <DeskLink
          href={deskPaths.collection(name)}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {copy.all(labels.many)}
        </DeskLink>
      </p>
    </section>
  );
}

/** Every key hangs in its place. */
function KeyRack() {
  return (
    <svg
      viewBox="0 0 132 60"
      aria-hidden="true"
      className="mx-auto w-33 text-answered forced-colors:text-[CanvasText]"
    >
      <path d="M2 6h128" stroke="currentColor" strokeWidth="3" />
      {[14, 58, 102].map((x) => (
        <g key={x} transform={`translate(${x} 6)`}>
          <path d="M8 0v12" stroke="currentColor" strokeWidth="2" />
          <path
            d="M5 12h6l5 5v31h-16v-31zM8 17.5a2.5 2.5 0 1 0 .01 0z"
            fill="currentColor"
            fillRule="evenodd"
          />
        </g>
      ))}
    </svg>
  );
}
