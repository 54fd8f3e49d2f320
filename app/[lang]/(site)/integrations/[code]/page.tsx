import type { Metadata } from 'next';
import { PreviewBar } from '@/components/layout/preview-bar';
import { words, wordsIn } from '@/content/words';
import { readPreview } from '@/lib/auth/read-preview';
import { asFound } from '@/lib/collections/search-listing';
import { currentLanguage } from '@/lib/languages/current-language';
import { paths } from '@/lib/paths';
import { storedPage } from '@/lib/rows/stored-page';
import { missingPageMetadata } from '@/lib/seo/page-metadata';
import { ConnectedProvider } from './_components/connected-provider';
import { ComingProvider, ProviderNotFound } from './_components/unconnected-provider';
import { getProvider, previewProviderPage } from './provider';

type Props = PageProps<'/[lang]/integrations/[code]'>;

/** The build renders the built-in systems. Others are rendered at their first request. */
const stored = storedPage({
  address: paths.integration,
  keyOf: (code) => (/^\w{1,60}$/.test(code) ? code : null),
  get: getProvider,
  preview: previewProviderPage,
  list: async (language) =>
    wordsIn(language).integrations.builtInProviders.map((one) => ({ ...one, language })),
  rowKey: ({ code }: { code: string }) => code.toLowerCase(),
});

export async function generateStaticParams({ params }: { params: { lang: string } }) {
  return (await stored.keys(params)).map((code) => ({ code }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { comingProviderPage, providerPage, unknownProvider } = (await words()).providerPage;
  const provider = await readProvider((await params).code);
  if (!provider) return missingPageMetadata(unknownProvider.title);
  const { name, code, status } = provider;
  const copy = status === 'active' ? providerPage(name) : comingProviderPage(name);
  return stored.metadata(provider, {
    ...asFound({ title: copy.metaTitle, description: copy.description }, provider),
    path: paths.integration(code),
    hidden: status !== 'active',
    cardOf: paths.integration(code),
  });
}

export default async function ProviderPage({ params }: Props) {
  const { code } = await params;
  const provider = await readProvider(code);
  if (!provider) return <ProviderNotFound original={await stored.leadOnOrOriginal(code)} />;
  if (provider.status !== 'active') return <ComingProvider {...provider} />;
  return (
    <>
      {'isPreview' in provider && provider.id ? (
        <PreviewBar collection="providers" id={provider.id} />
      ) : null}
      <ConnectedProvider {...provider} />
    </>
  );
}

/** A system that is not connected yet is shown in a preview as if it were. */
async function readProvider(code: string) {
  const provider = await stored.read(code);
  if (provider?.status !== 'coming_soon') return provider;
  const language = await currentLanguage();
  return (await readPreview((client) => previewProviderPage(client, code, language))) ?? provider;
}
