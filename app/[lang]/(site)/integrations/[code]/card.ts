import { paths } from '@/lib/paths';
import type { StoredCards } from '@/lib/seo/page-head';
import { getProvider } from './provider';

export const cards: StoredCards = {
  pathOf: paths.integration,
  async find(key, language, { providerPage: pages }) {
    const provider = await getProvider(key, language);
    if (!provider) return null;
    const { title, eyebrow } = pages.comingProviderPage(provider.name);
    const found = provider.seo_title;
    if (provider.status !== 'active') return { title: found || title, eyebrow, tag: 'brass' };
    const active = pages.providerPage(provider.name);
    return { title: found || active.title, eyebrow, tag: 'lamp', facts: [active.partner] };
  },
};
