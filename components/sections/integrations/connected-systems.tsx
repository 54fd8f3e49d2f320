import Link from 'next/link';
import { SlowNavigation } from '@/components/layout/slow-navigation';
import { connectedSystems, type Provider } from '@/content/integrations';
import { paths } from '@/lib/paths';
import { TagString } from './tag-string';

/** The string holds one row of them on a wide screen. */
const MOST_TAGS = 6;

/** Which booking systems are connected, and the first of those in preparation. */
export function ConnectedSystems({ providers }: { providers: readonly Provider[] }) {
  const isActive = ({ status }: Provider) => Number(status === 'active');
  const tags = [...providers].sort((a, b) => isActive(b) - isActive(a)).slice(0, MOST_TAGS);
  return (
    <section data-theme="light" aria-labelledby="connected-title" className="border-t">
      <div
        data-reveal
        className="mx-auto grid max-w-page grid-cols-12 gap-y-10 px-gutter py-16 xl:py-20"
      >
        <div className="col-span-full xl:col-span-3 xl:pr-8">
          <h2
            id="connected-title"
            className="text-[clamp(1.75rem,2.4vw,2.25rem)] leading-[1.1] tracking-[-0.02em]"
          >
            {connectedSystems.title}
          </h2>
          <p className="mt-3 max-w-[34rem] text-muted-foreground">{connectedSystems.text}</p>
          <Link
            href={paths.integrations}
            className="mt-2 inline-flex min-h-11 items-center font-semibold underline"
          >
            {connectedSystems.all}
            <SlowNavigation href={paths.integrations} />
          </Link>
        </div>
        <TagString providers={tags} />
      </div>
    </section>
  );
}
