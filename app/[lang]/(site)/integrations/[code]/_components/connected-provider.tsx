import { Drawing } from '@/components/illustrations/drawing';
import { FaqAccordion } from '@/components/sections/faq/faq-accordion';
import { SectionHeading } from '@/components/sections/section-heading';
import { JsonLd } from '@/components/seo/json-ld';
import { buttonVariants } from '@/components/ui/button';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { brand } from '@/lib/brand';
import { faqPage } from '@/lib/faq/structured-data';
import { currentLanguage } from '@/lib/languages/current-language';
import { paths } from '@/lib/paths';
import { defaultPrices } from '@/lib/prices/pricing';
import { getPrices } from '@/lib/prices/prices';
import { softwareApplication } from '@/lib/prices/structured-data';
import { breadcrumbs, howTo } from '@/lib/seo/json-ld';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { countCharacters } from '@/lib/text/characters';
import { fitWords } from '@/lib/text/fit-words';
import { Benefits } from './benefits';
import twoTags from './two-tags.svg';

type Copy = ReturnType<Words['providerPage']['providerPage']>;

interface ConnectedProviderProps {
  name: string;
  code: string;
  icon: string | null;
}

/** The page of a booking system that is connected. */
export async function ConnectedProvider({ name, code, icon }: ConnectedProviderProps) {
  const all = await words();
  const language = await currentLanguage();
  const { integrations, navigation, providerPage: texts } = all;
  const copy = texts.providerPage(name);
  const { connect, steps, faq } = copy;
  const path = paths.integration(code);
  const prices = (await skipDuringBuildOutage(() => getPrices())) ?? defaultPrices;
  return (
    <>
      <JsonLd data={softwareApplication('provider', prices, all, language)} />
      <JsonLd
        data={howTo({ name: connect, description: steps.lead, path, language, steps: steps.list })}
      />
      <JsonLd data={faqPage([...faq.items], language)} />
      <JsonLd
        data={breadcrumbs(
          navigation,
          language,
          [paths.integrations, integrations.integrationsPage.eyebrow.label],
          [path, name],
        )}
      />
      <ProviderHero name={name} icon={icon} copy={copy} />
      <Benefits copy={copy.benefits} samples={texts} />
      <Steps copy={steps} />
      <ProviderFaq copy={faq} />
    </>
  );
}

interface ProviderHeroProps extends Omit<ConnectedProviderProps, 'code'> {
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
