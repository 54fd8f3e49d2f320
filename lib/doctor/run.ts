// npm run doctor [-- --send-to you@example.org]   asks the project and the site what is right, and changes nothing
import { parseArgs } from 'node:util';
import { variablesOf } from '../env/env.ts';
import { everyCheck } from './checks.ts';
import { examine, report } from './examine.ts';
import { projectOf } from './project.ts';

try {
  const { values } = parseArgs({ options: { 'send-to': { type: 'string' } } });
  const lines = await examine(projectOf(await environment(), values['send-to']), everyCheck);
  console.log(report(lines));
  process.exit(lines.some(({ status }) => status === 'wrong') ? 1 : 0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}

/** The settings of this process; without a Supabase in them, those of the embedded backend on this machine. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  if (variablesOf(process.env).SUPABASE_URL) return process.env;
  const { LOCAL_KEYS, localSettings, siteEnvironment } =
    await import('../../supabase/local/settings.ts');
  const { readKeys } = await import('../../supabase/local/keys.ts');
  const local = localSettings(process.env);
  const keys = (await readKeys(local.dataFolder)) ?? LOCAL_KEYS;
  const site = { SITE_URL: local.siteUrl, ...siteEnvironment(local, keys, process.env) };
  return { ...process.env, ...site };
}
