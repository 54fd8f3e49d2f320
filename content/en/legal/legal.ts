import type { SearchedPath } from '@/lib/paths';

/**
 * A piece of a legal text; a string is a paragraph. Links are written `[label](address)`; `{email}` stands for the address
 * of the support.
 */
export type LegalBlock =
  | string
  | { subtitle: string }
  | { list: readonly (string | { term: string; text: string })[] }
  | {
      table: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };
    };

/** A legal text in numbered sections; `id` is a section's address within the page. */
export interface LegalDocument {
  path: SearchedPath;
  group: 'Legal';
  cardTag: 'lamp';
  eyebrow: { time: string; label: string };
  title: string;
  description: string;
  lead: string;
  /** Since when it reads as it does (YYYY-MM-DD); a text that shows the day of its last update has none. */
  inForceSince?: string;
  sections: readonly { id: string; title: string; blocks: readonly LegalBlock[] }[];
}

/** What every legal page says around its text. */
export const legalPage = {
  contents: 'On this page',
  lastUpdated: 'Last Updated',
  inForce: 'In force since',
} as const;
