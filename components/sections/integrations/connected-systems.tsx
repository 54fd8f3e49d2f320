import { StaticLink } from '@/components/layout/static-link';
import { connectedSystems, type Provider } from '@/content/integrations';
import { paths } from '@/lib/paths';
import { TagString } from './tag-string';

/** Which booking systems are connected, and which are in preparation. For a static region. */
export function ConnectedSystems({ providers }: { providers: readonly Provider[] }) {
  return (
    <section data-ground="paper" aria-labelledby="connected-title" className="border-t">
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
          <StaticLink
            href={paths.integrations}
            className="mt-2 inline-flex min-h-11 items-center font-semibold underline"
          >
            {connectedSystems.all}
          </StaticLink>
        </div>
        <TagString providers={providers} />
      </div>
    </section>
  );
}
