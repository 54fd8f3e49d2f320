/** A booking system as its card shows it. */
export interface Provider {
  name: string;
  /** Upper-case; in addresses it is lower-case. */
  code: string;
  description: string;
  /** An address, an inline data image, or null: then the first two letters of the name are shown. */
  icon: string | null;
  status: 'active' | 'coming_soon';
}

/** A booking system as it is stored. */
export type StoredProvider = Omit<Provider, 'status'> & { status: string };

/** The booking systems to show: the stored ones, or the built-in list when none are stored or none could be read. */
export function listedProviders(
  stored: readonly StoredProvider[] | undefined,
  builtIn: readonly Provider[],
): readonly Provider[] {
  if (!stored?.length) return builtIn;
  return stored.map(({ name, code, description, icon, status }) => ({
    name,
    code,
    description,
    icon,
    status: status === 'active' ? 'active' : 'coming_soon',
  }));
}
