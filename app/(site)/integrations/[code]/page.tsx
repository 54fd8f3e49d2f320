import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { ComingProvider } from '@/components/sections/provider/coming-provider';
import { ConnectedProvider } from '@/components/sections/provider/connected-provider';
import { builtInProviders } from '@/content/integrations';
import { comingProviderPage, providerPage, unknownProvider } from '@/content/provider-page';
import { listPmsProviders } from '@/lib/data/pms-providers';
import { unlessAwayAtBuild } from '@/lib/data/while-building';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { listedProviders } from '../listed-providers';

type Props = PageProps<'/integrations/[code]'>;

/** The systems that the site knows by itself are prerendered; others when they are first asked for. */
export function generateStaticParams() {
  return builtInProviders.map(({ code }) => ({ code: code.toLowerCase() }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const provider = await findProvider((await params).code);
  if (!provider) return { title: { absolute: unknownProvider.title }, robots: { index: false } };
  const { name, code, status } = provider;
  const isActive = status === 'active';
  const copy = isActive ? providerPage(name) : comingProviderPage(name);
  return pageMetadata({
    title: copy.metaTitle,
    description: copy.description,
    path: paths.integration(code),
    hidden: !isActive,
  });
}

export default async function ProviderPage({ params }: Props) {
  const { code } = await params;
  const provider = await findProvider(code);
  if (!provider) notFound();
  if (code !== code.toLowerCase()) permanentRedirect(paths.integration(provider.code));
  return provider.status === 'active' ? (
    <ConnectedProvider name={provider.name} icon={provider.icon} />
  ) : (
    <ComingProvider name={provider.name} />
  );
}

async function findProvider(code: string) {
  const providers = listedProviders(await unlessAwayAtBuild(listPmsProviders()));
  return providers.find((provider) => provider.code === code.toUpperCase());
}
