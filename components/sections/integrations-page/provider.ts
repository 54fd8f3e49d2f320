/** A booking system as its card shows it. */
export interface ListedProvider {
  name: string;
  /** Upper-case; in addresses it is lower-case. */
  code: string;
  description: string;
  /** An address, an inline data image, or null: then the first two letters stand in. */
  icon: string | null;
  status: 'active' | 'coming_soon';
}
