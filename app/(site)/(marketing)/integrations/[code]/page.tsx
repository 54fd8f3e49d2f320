import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { listedProviders } from '@/app/listed-providers';
import { PreviewBar } from '@/components/layout/preview-bar';
import { FaqAccordion } from '@/components/sections/faq/faq-accordion';
import { SectionHeading } from '@/components/sections/section-heading';
import { JsonLd } from '@/components/seo/json-ld';
import { buttonVariants } from '@/components/ui/button';
import { builtInProviders } from '@/content/integrations';
import { comingProviderPage, providerPage, unknownProvider } from '@/content/provider-page';
import { readPreview } from '@/lib/auth/read-preview';
import { listPmsProviders, previewProvider } from '@/lib/data/pms-providers';
import { getPrices } from '@/lib/data/prices';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { paths } from '@/lib/paths';
import { defaultPrices } from '@/lib/pricing';
import { breadcrumbs, faqPage, howTo, softwareApplication } from '@/lib/seo/json-ld';
import { missingPageMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { Benefits } from './_components/benefits';
import { ProviderHero } from './_components/provider-hero';
import stepStyles from './_components/steps.module.css';
import { ComingProvider, ProviderNotFound } from './_components/unconnected-provider';

type Props = PageProps<'/integrations/[code]'>;

/** The build renders the built-in systems. Others are rendered at their first request. */
export function generateStaticParams() {
  return builtInProviders.map(({ code }) => ({ code: code.toLowerCase() }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const provider = await findProvider((await params).code);
  if (!provider) return missingPageMetadata(unknownProvider.title);
  const { name, code } = provider;
  const preview = await previewOf(provider);
  const isActive = provider.status === 'active' || preview !== null;
  const copy = isActive ? providerPage(name) : comingProviderPage(name);
  return pageMetadata({
    title: copy.metaTitle,
    description: copy.description,
    path: paths.integration(code),
    hidden: provider.status !== 'active',
    cardName: `integrations/${code.toLowerCase()}`,
  });
}

export default async function ProviderPage({ params }: Props) {
  const { code } = await params;
  const provider = await findProvider(code);
  if (!provider) return <ProviderNotFound />;
  if (code !== code.toLowerCase()) permanentRedirect(paths.integration(provider.code));
  const preview = await previewOf(provider);
  if (provider.status !== 'active' && !preview) return <ComingProvider name={provider.name} />;
  const copy = providerPage(provider.name);
  const prices = (await skipDuringBuildOutage(() => getPrices())) ?? defaultPrices;
  return (
    <>
      {preview ? <PreviewBar collection="providers" id={preview.id} /> : null}
      <JsonLd data={softwareApplication('provider', prices)} />
      <JsonLd data={connectHowTo(provider)} />
      <JsonLd data={faqPage([...copy.faq.items])} />
      <JsonLd
        data={breadcrumbs(
          [paths.integrations, 'Integrations'],
          [paths.integration(provider.code), provider.name],
        )}
      />
      <ProviderHero name={provider.name} icon={provider.icon} copy={copy} />
      <Benefits copy={copy.benefits} />
      <Steps copy={copy.steps} />
      <ProviderFaq copy={copy.faq} />
    </>
  );
}

function connectHowTo({ name, code }: { name: string; code: string }) {
  const { connect, steps } = providerPage(name);
  return howTo({
    name: connect,
    description: steps.lead,
    path: paths.integration(code),
    steps: steps.list,
  });
}

async function findProvider(code: string) {
  const providers = listedProviders(await skipDuringBuildOutage(() => listPmsProviders()));
  return providers.find((provider) => provider.code === code.toUpperCase());
}

type Copy = ReturnType<typeof providerPage>;

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
        <ol data-reveal className={`${stepStyles.steps} lg:col-span-7`}>
          {copy.list.map(({ time, title, text }) => (
            <li key={title} className={stepStyles.step}>
              <time className={stepStyles.time}>{time}</time>
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

/** In a preview, a stored system that is not connected yet: its page is shown as if it were. */
function previewOf({ code, status }: { code: string; status: string }) {
  return status === 'active' ? null : readPreview((client) => previewProvider(client, code));
}

function ProviderFaq({ copy }: { copy: Copy['faq'] }) {
  return (
    <section data-theme="light" aria-labelledby="provider-faq-title">
      <div className="mx-auto grid max-w-page gap-y-10 px-gutter py-section lg:grid-cols-12">
        <h2 id="provider-faq-title" className="text-h2 lg:col-span-4 lg:pr-8">
          {copy.title}
        </h2>
        <div className="lg:col-span-8">
          <FaqAccordion items={copy.items} name="provider-faq" />
        </div>
      </div>
    </section>
  );
}
