import type { Settings } from '../env/env.ts';
import { isOwnMachine } from '../env/own-machine.ts';
import { logFailure } from '../log.ts';
import { budgets } from '../supabase/budgets.ts';
import { z } from '../zod.ts';
import { FACT_NAMES, factsOf, REQUIRED_FACTS } from './fact-names.ts';

const rowsSchema = z.array(z.object({ name: z.string(), value: z.string().nullable() }));

/**
 * Says in the log of a public site, once when it starts, which facts the law asks for that no owner has stated. Never
 * throws. Where the backend is away, that is said elsewhere.
 */
export async function reportUnstatedFacts({
  siteUrl,
  supabaseUrl,
  supabaseKey,
}: Pick<Settings, 'siteUrl' | 'supabaseUrl' | 'supabaseKey'>): Promise<void> {
  if (isOwnMachine(siteUrl)) return;
  try {
    const response = await fetch(`${supabaseUrl}/rest/v1/company_facts?select=name,value`, {
      headers: { apikey: supabaseKey, authorization: `Bearer ${supabaseKey}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(budgets.readiness),
    });
    const rows = rowsSchema.safeParse(await response.json());
    if (!rows.success) return;
    const facts = factsOf(rows.data);
    const missing = REQUIRED_FACTS.filter((fact) => facts[fact] === null);
    if (missing.length === 0) return;
    const names = missing.map((fact) => FACT_NAMES[fact]).join(', ');
    logFailure(
      'facts-not-stated',
      new Error(`the law asks a public site for these: state them under Company facts: ${names}`),
    );
  } catch {
    // No answer.
  }
}
