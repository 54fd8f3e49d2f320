import { settings } from '../env/env.ts';
import { isOwnMachine } from '../env/own-machine.ts';
import { logFailure } from '../log.ts';
import { createPublicClient } from '../supabase/public.ts';
import { factName } from './admin.ts';
import { FACT_NAMES, factsOf, REQUIRED_FACTS } from './fact-names.ts';

/** Says in the log of a public site, once when it starts, which facts the law asks for that no owner has stated. Never throws. */
export async function reportUnstatedFacts(): Promise<void> {
  if (isOwnMachine(settings().siteUrl)) return;
  try {
    const { data } = await createPublicClient().from('company_facts').select('name, value');
    if (!data) return; // the backend is away, which is said elsewhere
    const facts = factsOf(data);
    const missing = REQUIRED_FACTS.filter((fact) => facts[fact] === null);
    if (missing.length === 0) return;
    const names = missing.map((fact) => factName(FACT_NAMES[fact])).join(', ');
    logFailure(
      'facts-not-stated',
      new Error(`the law asks a public site for these: state them under Company facts: ${names}`),
    );
  } catch (failure) {
    logFailure('facts-not-read', failure);
  }
}
