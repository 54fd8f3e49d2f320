import { builtInProviders } from '@/content/en/integrations';
import { comingProviderPage, providerPage } from '@/content/en/provider-page';
import { paths } from '@/lib/paths';
import { listedProviders } from '@/lib/providers/listed-providers';
import { listPmsProviders } from '@/lib/providers/pms-providers';
import type { StoredCards } from '@/lib/seo/page-head';

export const cards: StoredCards = {
  pathOf: paths.integration,
  async find(key) {
    const providers = listedProviders(await listPmsProviders(), builtInProviders);
    const provider = providers.find(({ code }) => code.toLowerCase() === key);
    if (!provider) return null;
    const { title, eyebrow } = comingProviderPage(provider.name);
    const found = provider.seo_title;
    if (provider.status !== 'active') return { title: found || title, eyebrow, tag: 'brass' };
    const active = providerPage(provider.name);
    return { title: found || active.title, eyebrow, tag: 'lamp', facts: [active.partner] };
  },
};
