import type { ComponentProps, ReactNode } from 'react';
import { Eyebrow } from '@/components/sections/eyebrow';
import { Missing } from '@/components/states/missing';
import { PageInEnglish } from '@/components/states/page-in-english';
import { buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { words } from '@/content/words';
import { countCharacters } from '@/lib/text/characters';
import { fitWords } from '@/lib/text/fit-words';
import { paths } from '@/lib/paths';
import type { Provider } from '@/lib/providers/listed-providers';
import tagOnHook from './tag-on-hook.svg';

/** The page of a booking system that is not connected yet. */
export async function ComingProvider({ name, code }: { name: string; code: string }) {
  const copy = (await words()).providerPage.comingProviderPage(name);
  return (
    <Unconnected {...copy} tag={<BlankTag name={name} note={copy.badge} />}>
      <SiteLink
        href={paths.contactAbout(code)}
        className={buttonVariants({ variant: 'tag', size: 'lg' })}
      >
        {copy.action}
      </SiteLink>
      <SiteLink
        href={paths.integrations}
        className="inline-flex min-h-11 items-center font-semibold underline"
      >
        {copy.back}
      </SiteLink>
    </Unconnected>
  );
}

interface ProviderNotFoundProps {
  /** The system of this code that is described in English only. */
  original: Provider | null;
}

/** The 404 page for a booking system that does not exist, or has no page in this language. */
export async function ProviderNotFound({ original }: ProviderNotFoundProps) {
  const { unknownProvider } = (await words()).providerPage;
  return (
    <Unconnected {...unknownProvider} tag={<BlankTag />}>
      <Missing />
      <SiteLink
        href={paths.integrations}
        className={buttonVariants({ variant: 'tag', size: 'lg' })}
      >
        {unknownProvider.action}
      </SiteLink>
      <PageInEnglish
        page={original && { path: paths.integration(original.code), title: original.name }}
      />
    </Unconnected>
  );
}

interface UnconnectedProps {
  eyebrow: ComponentProps<typeof Eyebrow>;
  title: string;
  lead: string;
  tag: ReactNode;
  /** The ways on. */
  children: ReactNode;
}

function Unconnected({ eyebrow, title, lead, tag, children }: UnconnectedProps) {
  return (
    <div data-theme="light" className="overflow-x-clip">
      <div className="mx-auto grid max-w-page gap-y-8 px-gutter pt-12 pb-section lg:grid-cols-12 xl:pt-16">
        <div className="lg:col-span-7">
          <Eyebrow {...eyebrow} />
          <h1 style={fitWords(title)} className="max-w-[9.5em] text-h1 wrap-anywhere">
            {title}
          </h1>
          <p className="mt-6 mb-8 max-w-measure text-lead">{lead}</p>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">{children}</div>
        </div>
        {tag}
      </div>
    </div>
  );
}

interface BlankTagProps {
  /** Written on the tag. Without a name the hook is empty. */
  name?: string;
  note?: string;
}

function BlankTag({ name, note }: BlankTagProps) {
  return (
    <svg
      viewBox="0 0 360 480"
      aria-hidden="true"
      className="h-72 justify-self-center lg:col-span-5 lg:-mt-16 lg:h-120"
    >
      <use href={`${tagOnHook.src}#hook`} />
      {name ? (
        <>
          <use href={`${tagOnHook.src}#tag`} />
          <g transform="rotate(-4 206 150)" textAnchor="middle" className="fill-ink">
            <text
              x="206"
              y="322"
              {...(countCharacters(name) > 9 && {
                textLength: 190,
                lengthAdjust: 'spacingAndGlyphs',
              })}
              fontSize="34"
              className="font-display font-bold tracking-[-0.02em]"
            >
              {name}
            </text>
            <text x="206" y="380" fontSize="20" className="font-medium">
              {note}
            </text>
          </g>
        </>
      ) : null}
    </svg>
  );
}
