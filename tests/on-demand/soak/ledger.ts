import type { SupabaseClient } from '@supabase/supabase-js';

/** What is written in the course of a soak, and kept to be counted at its end. */
export const WRITTEN = ['newsletter', 'contact', 'application', 'resume', 'question'] as const;
export type Written = (typeof WRITTEN)[number];

/** What became of one kind of row. */
export type Account = {
  kind: Written;
  acknowledged: number;
  stored: number;
  lost: string[];
  doubled: string[];
  /** Stored though it was never sent, or deleted and there again. */
  unexpected: string[];
};

const PAGE = 500;

/** Remembers what visitors were told is stored, by tokens that occur nowhere else, and compares it with what is. */
export function openLedger() {
  const run = Date.now().toString(36);
  const told = new Map<Written, Set<string>>(WRITTEN.map((kind) => [kind, new Set()]));
  const tried = new Map<Written, Set<string>>(WRITTEN.map((kind) => [kind, new Set()]));
  let count = 0;

  return {
    run,
    /** A token for the next row. */
    nextToken: () => `soak-${run}-${++count}`,
    /** It is about to be sent: an answer that does not come leaves open whether it is stored. */
    attempt: (kind: Written, token: string) => void tried.get(kind)!.add(token),
    /** Its sender was told that it is stored, or deleted. */
    acknowledge: (kind: Written, token: string) => void told.get(kind)!.add(token),
    forget: (kind: Written, token: string) => {
      told.get(kind)!.delete(token);
      tried.get(kind)!.delete(token);
    },
    /** Reads everything that this run has written; for a client past row-level security. */
    compare: async (service: SupabaseClient): Promise<Account[]> =>
      Promise.all(
        WRITTEN.map(async (kind) => {
          const stored = await storedTokens(service, kind, run);
          return accountOf(kind, told.get(kind)!, tried.get(kind)!, stored);
        }),
      ),
  };
}

export type Ledger = ReturnType<typeof openLedger>;

/** What the comparison of one kind comes to. */
export function accountOf(
  kind: Written,
  told: ReadonlySet<string>,
  tried: ReadonlySet<string>,
  stored: readonly string[],
): Account {
  const found = new Set(stored);
  return {
    kind,
    acknowledged: told.size,
    stored: stored.length,
    lost: [...told].filter((token) => !found.has(token)),
    doubled: stored.filter((token, index) => stored.indexOf(token) !== index),
    unexpected: [...found].filter((token) => !tried.has(token)),
  };
}

/** Where each kind of row stands, and the column that begins with the token. */
const PLACES = {
  newsletter: ['newsletter_subscriptions', 'email'],
  contact: ['contact_requests', 'email'],
  application: ['job_applications', 'email'],
  question: ['faq_items', 'question'],
} as const;

async function storedTokens(service: SupabaseClient, kind: Written, run: string) {
  if (kind === 'resume') return storedResumes(service, run);
  const [table, column] = PLACES[kind];
  const rows = await rowsOf(service, table, column, run);
  return rows.map((row) => tokenOf(row[column]));
}

/** A resume counts where the file and the application that names it are there; a file alone goes by its own name. */
async function storedResumes(service: SupabaseClient, run: string): Promise<string[]> {
  const rows = await rowsOf(service, 'job_applications', 'email, resume_url', run);
  const owners = new Map(rows.map((row) => [row.resume_url, tokenOf(row.email)]));
  const files = await inPages(async (from) => {
    const listed = await service.storage.from('resumes').list('', { limit: PAGE, offset: from });
    if (listed.error) throw listed.error;
    return listed.data;
  });
  return files.map(({ name }) => owners.get(name) ?? name);
}

function rowsOf(service: SupabaseClient, table: string, columns: string, run: string) {
  const column = columns.split(',')[0]!;
  return inPages(async (from) => {
    const { data, error } = await service
      .from(table)
      .select(columns)
      .like(column, `soak-${run}-%`)
      .order('id')
      .range(from, from + PAGE - 1);
    if (error) throw error;
    return data as unknown as Record<string, string>[];
  });
}

async function inPages<Row>(read: (from: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await read(rows.length);
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

function tokenOf(text: string | undefined): string {
  return text?.split(/[@ ]/)[0] ?? '';
}
