import { builtInProviders } from '@/content/integrations';
import { builtInDescriptions } from '@/content/integrations-page';
import type { ListedProvider } from './provider';

type StoredProvider = Omit<ListedProvider, 'status'> & { status: string };

/**
 * The systems to show: the stored ones, or the built-in list when nothing is stored or nothing could be read
 * (specification, section 4).
 */
export function listedProviders(stored: readonly StoredProvider[] | undefined): ListedProvider[] {
  if (!stored?.length) {
    return builtInProviders.map((provider) => ({
      ...provider,
      description: builtInDescriptions[provider.code] ?? '',
      icon: null,
    }));
  }
  return stored.map(({ name, code, description, icon, status }) => ({
    ...{ name, code, description, icon },
    status: status === 'active' ? 'active' : 'coming_soon',
  }));
}
