import { LOCAL_ADMINISTRATOR, LOCAL_KEYS } from '../settings.ts';
import type { RunningBackend } from './backend-environment.ts';

/** Tells a newcomer where everything stands. */
export function printAddresses(port: number, { env, local }: RunningBackend): void {
  const lines: [string, string | undefined][] = [
    ['Site', `http://localhost:${port}`],
    ["Hosts' application", env.APP_URL],
    ['Backend', env.SUPABASE_URL ?? env.NEXT_PUBLIC_SUPABASE_URL],
  ];
  if (local) {
    const { email, password } = LOCAL_ADMINISTRATOR;
    lines.push(
      ['Publishable key', LOCAL_KEYS.publishable],
      ['Inbox', `${local.backendUrl}/_local/inbox`],
      ['Administrator', `${email} / ${password}  (sign in at http://localhost:${port}/auth)`],
    );
  }
  const known = lines.filter(([, value]) => value);
  const width = Math.max(...known.map(([name]) => name.length));
  const text = known.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
  console.log(`\n${text}\n\n  Ctrl-C stops everything.\n`);
}
