import { paths } from '@/lib/paths';
import { isWrittenIn, listedProviders } from '@/lib/providers/listed-providers';
import { listPmsProviders } from '@/lib/providers/pms-providers';
import type { StoredCards } from '@/lib/seo/page-head';

export const cards: StoredCards = {
  pathOf: paths.integration,
  async find(key, language, { integrations, providerPage: pages }) {
    const stored = await listPmsProviders(language);
    const providers = listedProviders(stored, integrations.builtInProviders);
    const provider = providers.find(({ code }) => code.toLowerCase() === key);
    if (!provider || !isWrittenIn(language, provider)) return null;
    const { title, eyebrow } = pages.comingProviderPage(provider.name);
    const found = provider.seo_title;
    if (provider.status !== 'active') return { title: found || title, eyebrow, tag: 'brass' };
    const active = pages.providerPage(provider.name);
    return { title: found || active.title, eyebrow, tag: 'lamp', facts: [active.partner] };
  },
};
