import { builtInProviders, type Provider } from '@/content/integrations';

/** A booking system as it is stored. */
export type StoredProvider = Omit<Provider, 'status'> & { status: string };

/** The booking systems to show: the stored ones, or the built-in list when none are stored or none could be read. */
export function listedProviders(
  stored: readonly StoredProvider[] | undefined,
): readonly Provider[] {
  if (!stored?.length) return builtInProviders;
  return stored.map(({ name, code, description, icon, status }) => ({
    name,
    code,
    description,
    icon,
    status: status === 'active' ? 'active' : 'coming_soon',
  }));
}
