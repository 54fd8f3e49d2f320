// npm run settings [-- --yes]   sends the sign-in settings to the hosted project, group by group
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {
  cutTables,
  hostedSettings,
  SETTINGS_GROUPS,
  type SettingsGroup,
} from './settings-groups.ts';

const SUPABASE = path.join(import.meta.dirname, '../../supabase');
const CLI = path.join(
  path.dirname(createRequire(import.meta.url).resolve('supabase/package.json')),
  'dist/supabase.js',
);

/** Supabase's API for the settings of a project. `SUPABASE_API_URL` names another, for tests. */
const MANAGEMENT_API = process.env.SUPABASE_API_URL || 'https://api.supabase.com';
/** The time for one call of it, in milliseconds. */
const CALL_MS = 10_000;

type Outcome = { name: string; whenRefused: string; isOptional?: true; isSent: boolean };

try {
  const { ref, values } = hostedSettings(process.env);
  const outcomes: Outcome[] = [];
  for (const group of SETTINGS_GROUPS) {
    console.log(`\n--- ${group.name}`);
    outcomes.push({ ...group, isSent: await push(group, ref, values) });
  }
  console.log('\n--- address forwarding');
  outcomes.push(await turnOnAddressForwarding(ref));

  console.log('');
  for (const { name, isSent, isOptional, whenRefused } of outcomes)
    console.log(
      isSent ? `sent: ${name}` : `${isOptional ? 'left out' : 'NOT SENT'}: ${name}. ${whenRefused}`,
    );
  process.exitCode = outcomes.every(({ isSent, isOptional }) => isSent || isOptional) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Sends one group with the CLI, which changes only what its file names. Gives whether it was taken. */
async function push(
  { file, tables }: SettingsGroup,
  ref: string,
  values: Record<string, string>,
): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-settings-'));
  try {
    const toml = cutTables(await readFile(path.join(SUPABASE, file), 'utf8'), tables);
    await mkdir(path.join(folder, 'supabase'));
    await writeFile(path.join(folder, 'supabase/config.toml'), `project_id = "nightdesk"\n${toml}`);
    await cp(path.join(SUPABASE, 'templates'), path.join(folder, 'supabase/templates'), {
      recursive: true,
    });
    const args = ['config', 'push', '--workdir', folder, `--remote=${ref}`];
    const child = spawn(process.execPath, [CLI, ...args, ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: { ...process.env, ...values },
    });
    return await new Promise((resolve) => {
      child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The one setting that config.toml has no word for. Without it all visitors share the limits of one address. */
async function turnOnAddressForwarding(ref: string): Promise<Outcome> {
  const accessToken = process.env.SUPABASE_ACCESS_TOKEN;
  const outcome = {
    name: 'address forwarding',
    whenRefused:
      'Turn on "IP address forwarding" in the dashboard (Authentication, Rate Limits), or set SUPABASE_ACCESS_TOKEN.',
  };
  if (!accessToken) return { ...outcome, isSent: false };
  try {
    const response = await fetch(`${MANAGEMENT_API}/v1/projects/${ref}/config/auth`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ security_sb_forwarded_for_enabled: true }),
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_MS),
    });
    if (!response.ok) throw new Error(`the management API answers ${response.status}`);
    return { ...outcome, isSent: true };
  } catch (error) {
    console.error((error as Error).message);
    return { ...outcome, isSent: false };
  }
}
