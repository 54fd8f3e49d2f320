import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { isWrittenIn, listedProviders } from '@/lib/providers/listed-providers';
import { Drawing } from '@/components/illustrations/drawing';
import { PreviewBar } from '@/components/layout/preview-bar';
import { FaqAccordion } from '@/components/sections/faq/faq-accordion';
import { SectionHeading } from '@/components/sections/section-heading';
import { JsonLd } from '@/components/seo/json-ld';
import { buttonVariants } from '@/components/ui/button';
import type { Words } from '@/content/languages';
import { words, wordsIn } from '@/content/words';
import { defaultLanguage, languages, type Language } from '@/lib/languages/languages';
import { currentLanguage } from '@/lib/languages/current-language';
import { localPath } from '@/lib/languages/local-path';
import { readPreview } from '@/lib/auth/read-preview';
import {
  listPmsProviders,
  previewProvider,
  readProviderAlternates,
} from '@/lib/providers/pms-providers';
import { getPrices } from '@/lib/prices/prices';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { brand } from '@/lib/brand';
import { countCharacters } from '@/lib/text/characters';
import { asFound } from '@/lib/collections/search-listing';
import { paths } from '@/lib/paths';
import { leadOn } from '@/lib/redirects/redirects';
import { fitWords } from '@/lib/text/fit-words';
import { defaultPrices } from '@/lib/prices/pricing';
import { breadcrumbs, howTo } from '@/lib/seo/json-ld';
import { faqPage } from '@/lib/faq/structured-data';
import { softwareApplication } from '@/lib/prices/structured-data';
import { missingPageMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { Benefits } from './_components/benefits';
import twoTags from './_components/two-tags.svg';
import { ComingProvider, ProviderNotFound } from './_components/unconnected-provider';

type Props = PageProps<'/[lang]/integrations/[code]'>;

/** The build renders the built-in systems. Others are rendered at their first request. */
export function generateStaticParams() {
  const { builtInProviders } = wordsIn(defaultLanguage).integrations;
  return builtInProviders.map(({ code }) => ({ code: code.toLowerCase() }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { comingProviderPage, providerPage, unknownProvider } = (await words()).providerPage;
  const provider = await findProvider((await params).code);
  if (!provider) return missingPageMetadata(unknownProvider.title);
  const { name, code } = provider;
  const isActive = provider.status === 'active' || isPreview(provider);
  const copy = isActive ? providerPage(name) : comingProviderPage(name);
  return pageMetadata({
    ...asFound({ title: copy.metaTitle, description: copy.description }, provider),
    path: paths.integration(code),
    hidden: provider.status !== 'active' || isPreview(provider),
    cardOf: paths.integration(code),
    language: await currentLanguage(),
    alternates: await alternatesOf(code),
  });
}

export default async function ProviderPage({ params }: Props) {
  const { code } = await params;
  const language = await currentLanguage();
  const provider = await findProvider(code);
  if (!provider) {
    await leadOn(localPath(language, paths.integration(code)));
    return <ProviderNotFound original={await findListed(code)} />;
  }
  const path = localPath(language, paths.integration(provider.code));
  if (code !== code.toLowerCase()) permanentRedirect(path);
  const preview = isPreview(provider) ? provider : null;
  if (provider.status !== 'active' && !preview) return <ComingProvider {...provider} />;
  const all = await words();
  const { integrations, navigation, providerPage: texts } = all;
  const copy = texts.providerPage(provider.name);
  const prices = (await skipDuringBuildOutage(() => getPrices())) ?? defaultPrices;
  return (
    <>
      {preview ? <PreviewBar collection="providers" id={preview.id} /> : null}
      <JsonLd data={softwareApplication('provider', prices, all, language)} />
      <JsonLd data={connectHowTo(copy, paths.integration(provider.code), language)} />
      <JsonLd data={faqPage([...copy.faq.items], language)} />
      <JsonLd
        data={breadcrumbs(
          navigation,
          language,
          [paths.integrations, integrations.integrationsPage.eyebrow.label],
          [paths.integration(provider.code), provider.name],
        )}
      />
      <ProviderHero name={provider.name} icon={provider.icon} copy={copy} />
      <Benefits copy={copy.benefits} samples={texts} />
      <Steps copy={copy.steps} />
      <ProviderFaq copy={copy.faq} />
    </>
  );
}

type Copy = ReturnType<Words['providerPage']['providerPage']>;

function connectHowTo({ connect, steps }: Copy, path: string, language: Language) {
  return howTo({ name: connect, description: steps.lead, path, language, steps: steps.list });
}

/**
 * The system of a code as visitors see it; in a preview, a stored one that is not public, or not connected yet: its page is
 * shown as if it were.
 */
async function findProvider(written: string) {
  const language = await currentLanguage();
  const listed = await findListed(written);
  const own = listed && isWrittenIn(language, listed) ? listed : undefined;
  if (own?.status === 'active') return own;
  const code = written.toUpperCase();
  return (await readPreview((client) => previewProvider(client, code, language))) ?? own;
}

/** The system of a code as the list has it: in English where it is not translated. */
async function findListed(written: string) {
  const { builtInProviders } = (await words()).integrations;
  const language = await currentLanguage();
  const stored = await skipDuringBuildOutage(() => listPmsProviders(language));
  const code = written.toUpperCase();
  return listedProviders(stored, builtInProviders).find((one) => one.code === code);
}

/** The addresses of its page by language. A built-in system has its words in every language. */
async function alternatesOf(code: string) {
  const stored = await skipDuringBuildOutage(() => readProviderAlternates(code));
  const described = Object.keys(stored ?? {}) as Language[];
  const found = described.length > 0 ? described : languages;
  return Object.fromEntries(found.map((language) => [language, paths.integration(code)]));
}

function isPreview<T extends object>(provider: T): provider is Extract<T, { isPreview: true }> {
  return 'isPreview' in provider;
}

interface ProviderHeroProps {
  name: string;
  icon: string | null;
  copy: Copy;
}

/** The page's heading, beside the tags of the booking system and the product on one ring. */
function ProviderHero({ name, icon, copy }: ProviderHeroProps) {
  return (
    <section data-theme="dark" aria-labelledby="provider-title" className="overflow-x-clip">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-8 px-gutter lg:grid-cols-12">
        {/* First in the document: a page that is painted while it arrives then moves nothing. */}
        <TwoTags name={name} icon={icon} />
        <div className="pt-14 pb-10 lg:col-span-7 lg:col-start-1 lg:row-start-1 lg:self-center lg:py-24">
          <p className="mb-7 inline-flex min-h-9 items-center gap-3 border-[1.5px] border-muted-foreground px-4 py-1.5 text-small font-semibold text-foreground">
            <span
              aria-hidden="true"
              className="h-4.5 w-3 flex-none bg-answered [clip-path:theme(clipPath.key)]"
            />
            {copy.partner}
          </p>
          <h1
            id="provider-title"
            style={fitWords(copy.title)}
            className="max-w-[8.5em] text-h1 wrap-anywhere"
          >
            {copy.title}
          </h1>
          <p className="mt-6 max-w-[37rem] text-lead text-muted-foreground">{copy.lead}</p>
          <div className="mt-9 flex flex-wrap gap-x-6 gap-y-4">
            <a href={paths.app.signup} className={buttonVariants({ variant: 'tag', size: 'lg' })}>
              {copy.connect}
            </a>
            <a href={paths.demoCall} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
              {copy.demo}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

function TwoTags({ name, icon }: { name: string; icon: string | null }) {
  return (
    <Drawing
      file={twoTags}
      preserveAspectRatio="xMidYMin slice"
      className="aspect-[44/59] w-64 max-lg:mx-auto sm:w-80 lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:aspect-auto lg:h-full lg:min-h-160 lg:w-full"
    >
      <g transform="translate(-40 0) rotate(24 244 268)">
        {icon?.startsWith('data:image/') && (
          <image href={icon} x="208" y="318" width="72" height="72" />
        )}
        <TagName className="fill-moon" x={244} y={icon ? 440 : 400}>
          {name}
        </TagName>
      </g>
      <g transform="translate(-40 0) rotate(-16 300 266)">
        <TagName className="fill-ink" x={300} y={400}>
          {brand.name}
        </TagName>
      </g>
    </Drawing>
  );
}

interface TagNameProps {
  x: number;
  y: number;
  className: string;
  children: string;
}

function TagName({ x, y, className, children }: TagNameProps) {
  // A long name is compressed to the width of the tag.
  const length =
    countCharacters(children) > 8
      ? { textLength: 104, lengthAdjust: 'spacingAndGlyphs' as const }
      : {};
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      {...length}
      fontSize="22"
      className={`font-display font-bold tracking-[-0.02em] ${className}`}
    >
      {children}
    </text>
  );
}

/** The three steps of connecting, each with its time. */
function Steps({ copy }: { copy: Copy['steps'] }) {
  return (
    <section data-theme="dark" aria-labelledby="steps-title" className="overflow-x-clip">
      <div className="mx-auto grid max-w-page gap-y-12 px-gutter py-section lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pr-10">
          <SectionHeading id="steps-title" {...copy} className="max-w-[8em]" />
          <p className="mt-5 mb-9 max-w-[30rem] text-muted-foreground">{copy.lead}</p>
          <a href={paths.app.signup} className={buttonVariants({ variant: 'tag', size: 'lg' })}>
            {copy.action}
          </a>
        </div>
        <ol data-reveal className="border-t-[1.5px] border-muted-foreground lg:col-span-7">
          {copy.list.map(({ time, title, text }) => (
            <li
              key={title}
              className="group grid gap-x-8 gap-y-3 border-b py-8 sm:grid-cols-[minmax(9rem,12rem)_minmax(0,1fr)]"
            >
              <time className="font-display text-[clamp(2.5rem,4.5vw,4rem)] leading-none font-semibold tracking-[-0.03em] text-muted-foreground group-last:text-foreground">
                {time}
              </time>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 max-w-[32em] text-muted-foreground">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

async function ProviderFaq({ copy }: { copy: Copy['faq'] }) {
  const language = await currentLanguage();
  return (
    <section data-theme="light" aria-labelledby="provider-faq-title">
      <div className="mx-auto grid max-w-page gap-y-10 px-gutter py-section lg:grid-cols-12">
        <h2 id="provider-faq-title" className="text-h2 lg:col-span-4 lg:pr-8">
          {copy.title}
        </h2>
        <div className="lg:col-span-8">
          <FaqAccordion
            items={copy.items.map((item) => ({ ...item, language }))}
            page={language}
            name="provider-faq"
          />
        </div>
      </div>
    </section>
  );
}
