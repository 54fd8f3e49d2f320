import { claimsOfKey, isSecretKey, kindOfKey } from '../env/key-kinds.ts';
import { reasonOf } from './ask.ts';
import { notChecked, right, wrong, type Line } from './line.ts';
import { askProject, type Project } from './project.ts';

const SUBJECT = 'keys';

const PUBLISHABLE = 'SUPABASE_PUBLISHABLE_KEY';
const SECRET = 'SUPABASE_SECRET_KEY';

/** Whether the two keys are what their settings say, stand in their places, and open this project. */
export async function checkKeys(project: Project): Promise<Line[]> {
  const lines = [...inBrowsers(project), ...kinds(project)];
  if (!project.url) return lines;
  return [...lines, ...(await Promise.all([opensAsVisitor(project), opensAsServer(project)]))];
}

/** Every NEXT_PUBLIC_ setting is part of what browsers load. */
function inBrowsers({ env }: Project): Line[] {
  const shown = Object.entries(env)
    .filter(([name, value]) => name.startsWith('NEXT_PUBLIC_') && value && isSecretKey(value))
    .map(([name]) => name);
  return shown.map((name) =>
    wrong(
      SUBJECT,
      `${name} is a secret key, and every NEXT_PUBLIC_ setting is sent to browsers.`,
      'Remove the setting, and replace the key in the dashboard (Settings, API Keys): it counts as published.',
    ),
  );
}

function kinds(project: Project): Line[] {
  const first = project.env[PUBLISHABLE] ?? project.env[`NEXT_PUBLIC_${PUBLISHABLE}`];
  const second = project.env[SECRET];
  if (first && second && isSecretKey(first) && !isSecretKey(second))
    return [
      wrong(
        SUBJECT,
        `${PUBLISHABLE} and ${SECRET} are swapped.`,
        'Swap them. If a build or a browser has had the secret key, replace it in the dashboard (Settings, API Keys).',
      ),
    ];
  return [publishableKind(first, project), secretKind(second, project)];
}

function publishableKind(key: string | undefined, project: Project): Line {
  if (!key)
    return wrong(
      SUBJECT,
      `${PUBLISHABLE} is missing.`,
      'Dashboard, Settings, API Keys: sb_publishable_...',
    );
  if (isSecretKey(key))
    return wrong(
      SUBJECT,
      `${PUBLISHABLE} is a secret key, which reads and changes everything.`,
      `Put the key that starts with sb_publishable_ there, and replace the secret one in the dashboard (Settings, API Keys).`,
    );
  return kindLine(key, PUBLISHABLE, 'publishable', 'old anon', project);
}

function secretKind(key: string | undefined, project: Project): Line {
  if (!key)
    return wrong(SUBJECT, `${SECRET} is missing.`, 'Dashboard, Settings, API Keys: sb_secret_...');
  return kindLine(key, SECRET, 'secret', 'old service_role', project);
}

function kindLine(
  key: string,
  name: string,
  wanted: 'publishable' | 'secret',
  old: 'old anon' | 'old service_role',
  { ref }: Project,
): Line {
  const kind = kindOfKey(key);
  const advice = `Put the key there that starts with sb_${wanted}_ (dashboard, Settings, API Keys).`;
  if (kind === wanted) return right(SUBJECT, `${name} is a ${wanted} key.`);
  if (kind !== old) return wrong(SUBJECT, `${name} is no ${wanted} key.`, advice);
  const owner = claimsOfKey(key)?.ref;
  if (ref && typeof owner === 'string' && owner !== ref)
    return wrong(SUBJECT, `${name} is a key of another project.`, advice);
  // Supabase on one's own machines knows the old keys only.
  if (!ref) return right(SUBJECT, `${name} is a ${wanted} key of the old kind (a token).`);
  const cost =
    wanted === 'secret'
      ? 'With it all visitors share the sign-in limits of one address'
      : 'It cannot be replaced alone';
  return wrong(SUBJECT, `${name} is a key of the old kind (a token). ${cost}.`, advice);
}

async function opensAsVisitor(project: Project): Promise<Line> {
  const { publishableKey } = project;
  const subject = 'project, as a visitor';
  if (!publishableKey) return notChecked(subject, `There is no usable ${PUBLISHABLE}.`);
  try {
    const { status } = await askProject(
      project,
      publishableKey,
      '/rest/v1/config?select=name&limit=1',
    );
    if (status === 200) return right(subject, 'The project takes the publishable key.');
    if (status === 401)
      return wrong(
        subject,
        'The project does not know the publishable key (401).',
        'Copy it again from the project that SUPABASE_URL names.',
      );
    return wrong(
      subject,
      `Reading a public table is answered with ${status}.`,
      'Apply the schema (docs/deploy.md), and look at the project in the dashboard: it may be paused.',
    );
  } catch (error) {
    return wrong(
      subject,
      `SUPABASE_URL gives no answer (${reasonOf(error)}).`,
      'Check the address; a paused project is started in the dashboard.',
    );
  }
}

async function opensAsServer(project: Project): Promise<Line> {
  const { secretKey } = project;
  const subject = 'project, as the server';
  if (!secretKey) return notChecked(subject, `There is no usable ${SECRET}.`);
  try {
    const { status } = await askProject(project, secretKey, '/rest/v1/outbox?select=id&limit=1');
    if (status === 200) return right(subject, 'The project takes the secret key.');
    if (status === 401)
      return wrong(
        subject,
        'The project does not know the secret key (401).',
        'Copy it again from the project that SUPABASE_URL names.',
      );
    return wrong(
      subject,
      `Reading a table of the server is answered with ${status}.`,
      'Apply the schema (docs/deploy.md).',
    );
  } catch (error) {
    return wrong(
      subject,
      `SUPABASE_URL gives no answer (${reasonOf(error)}).`,
      'Check the address; a paused project is started in the dashboard.',
    );
  }
}
