import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { listedProviders } from '@/app/listed-providers';
import { FaqAccordion } from '@/components/sections/faq/faq-accordion';
import { JsonLd } from '@/components/seo/json-ld';
import { builtInProviders } from '@/content/integrations';
import { comingProviderPage, providerPage, unknownProvider } from '@/content/provider-page';
import { listPmsProviders } from '@/lib/data/pms-providers';
import { getPrices } from '@/lib/data/prices';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { paths } from '@/lib/paths';
import { defaultPrices } from '@/lib/pricing';
import { breadcrumbs, faqPage, howTo } from '@/lib/seo/json-ld';
import { missingPageMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { softwareApplication } from '@/lib/seo/organization';
import { Benefits } from './_components/benefits';
import { ProviderHero } from './_components/provider-hero';
import { Steps } from './_components/steps';
import { ComingProvider, ProviderNotFound } from './_components/unconnected-provider';

type Props = PageProps<'/integrations/[code]'>;

/** The build renders the built-in systems. Others are rendered at their first request. */
export function generateStaticParams() {
  return builtInProviders.map(({ code }) => ({ code: code.toLowerCase() }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const provider = await findProvider((await params).code);
  if (!provider) return missingPageMetadata(unknownProvider.title);
  const { name, code, status } = provider;
  const isActive = status === 'active';
  const copy = isActive ? providerPage(name) : comingProviderPage(name);
  return pageMetadata({
    title: copy.metaTitle,
    description: copy.description,
    path: paths.integration(code),
    hidden: !isActive,
    cardName: `integrations/${code.toLowerCase()}`,
  });
}

export default async function ProviderPage({ params }: Props) {
  const { code } = await params;
  const provider = await findProvider(code);
  if (!provider) return <ProviderNotFound />;
  if (code !== code.toLowerCase()) permanentRedirect(paths.integration(provider.code));
  if (provider.status !== 'active') return <ComingProvider name={provider.name} />;
  const copy = providerPage(provider.name);
  const prices = (await skipDuringBuildOutage(() => getPrices())) ?? defaultPrices;
  return (
    <>
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

function ProviderFaq({ copy }: { copy: ReturnType<typeof providerPage>['faq'] }) {
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
