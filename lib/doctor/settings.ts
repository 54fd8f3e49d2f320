import { checkSettings } from '../env/env.ts';
import { claimsOf, isSecretKey, kindOfKey } from '../env/key-kinds.ts';
import { right, wrong, type Check } from './examine.ts';
import { askProject } from './project.ts';

/** The checks of the site itself before it starts. */
export const checkSiteSettings: Check = async ({ env }) => {
  const checked = checkSettings({ ...env, NODE_ENV: 'production' });
  if ('settings' in checked) return right('The site starts with them.');
  return checked.problems.map((problem) =>
    wrong(`${problem}.`, 'See .env.example. The site does not start like this.'),
  );
};

/** Whether the keys are of this project, of the new kind, and in no browser. That each is in its place, the settings tell. */
export const checkKeys: Check = async ({ env, publishableKey, secretKey, ref }) => {
  const faults = [
    // Every NEXT_PUBLIC_ setting is part of what browsers load.
    ...Object.entries(env)
      .filter(([name, value]) => name.startsWith('NEXT_PUBLIC_') && value && isSecretKey(value))
      .map(([name]) =>
        wrong(
          `${name} is a secret key, and every NEXT_PUBLIC_ setting is sent to browsers.`,
          'Remove the setting, and replace the key in the dashboard (Settings, API Keys): it counts as published.',
        ),
      ),
    ...[publishableKey, secretKey].flatMap((key) => {
      const kind = key && kindOfKey(key);
      // Supabase on one's own machines knows the old keys only.
      if (!ref || !key || !kind?.startsWith('old ')) return [];
      const name = kind === 'old anon' ? 'publishable' : 'secret';
      const text =
        claimsOf(key)?.ref === ref
          ? `The ${name} key is of the old kind: all visitors share the sign-in limits of one address, and it cannot be replaced alone.`
          : `The ${name} key is of another project.`;
      return wrong(text, `Dashboard, Settings, API Keys: the key that starts with sb_${name}_.`);
    }),
  ];
  return faults.length > 0 ? faults : right('They are of the right kind.');
};

/** Whether the project takes a key. The table is one that this caller reads. */
const opens =
  (as: 'visitor' | 'server', path: string): Check =>
  async (project) => {
    const { status } = await askProject(project, as, path);
    if (status === 200) return right('The project takes the key.');
    return status === 401
      ? wrong(
          'The project does not know the key (401).',
          'Copy it again from the project that SUPABASE_URL names.',
        )
      : wrong(
          `Reading a table is answered with ${status}.`,
          'Apply the schema (docs/deploy.md), and look at the project in the dashboard: it may be paused.',
        );
  };

export const opensAsVisitor = opens('visitor', '/rest/v1/config?select=name&limit=1');
export const opensAsServer = opens('server', '/rest/v1/outbox?select=id&limit=1');
