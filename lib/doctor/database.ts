import { LARGEST_RESUME, RESUME_TYPES } from '../careers/resume-file.ts';
import { FACT_NAMES, listFacts } from '../company/fact-names.ts';
import { isOwnMachine } from '../env/own-machine.ts';
import { budgets } from '../supabase/budgets.ts';
import type { Database } from '../supabase/database.types.ts';
import { readSchemaVersion, SCHEMA_VERSION } from '../supabase/readiness.ts';
import { notChecked, right, wrong, type Check } from './examine.ts';
import { askProject, NotChecked, QUESTION_MS, readRows } from './project.ts';

const APPLY = 'Apply the schema: supabase db push.';

/** Whether the database is as new as this version of the site: the question that the site asks when it starts. */
export const checkSchema: Check = async ({ url, publishableKey }) => {
  if (!url || !publishableKey) throw new NotChecked('There is no usable SUPABASE_PUBLISHABLE_KEY.');
  const { version, waitsFor } = await readSchemaVersion(url, publishableKey, QUESTION_MS);
  if (waitsFor === null) return right(`The database has ${version}.`);
  if (waitsFor === 'backend') return notChecked('The project does not say which one it has.');
  return version === null
    ? wrong('There is none of this site.', APPLY)
    : wrong(`The database has ${version}, and this site needs ${SCHEMA_VERSION}.`, APPLY);
};

/** The tables that visitors read, over the API and without a session, and the others. The compiler asks for each table. */
const TABLES: Record<keyof Database['public']['Tables'], 'visitors' | 'no visitor'> = {
  abandoned_files: 'no visitor',
  administrator_changes: 'no visitor',
  blog_posts: 'visitors',
  channel_rules: 'visitors',
  company_facts: 'visitors',
  config: 'visitors',
  contact_requests: 'no visitor',
  content_changes: 'no visitor',
  demo_bookings: 'no visitor',
  erasures: 'no visitor',
  faq_items: 'visitors',
  invitations: 'no visitor',
  job_applications: 'no visitor',
  job_openings: 'visitors',
  list_exports: 'no visitor',
  newsletter_subscriptions: 'no visitor',
  outbox: 'no visitor',
  pictures: 'no visitor',
  pms_providers: 'visitors',
  price_changes: 'visitors',
  product_updates: 'visitors',
  profiles: 'no visitor',
  resume_openings: 'no visitor',
  redirects: 'visitors',
  subprocessors: 'visitors',
  website_content: 'visitors',
};

/** Whether a visitor reads the public tables, and no other. */
export const checkTables: Check = async (project) => {
  const answers = await Promise.all(
    Object.entries(TABLES).map(async ([name, readers]) => {
      const { status } = await askProject(project, 'visitor', `/rest/v1/${name}?select=*&limit=1`);
      return { name, readers, isOpen: status < 300 };
    }),
  );
  const named = (readers: string, isOpen: boolean) =>
    answers
      .filter((answer) => answer.readers === readers && answer.isOpen === isOpen)
      .map(({ name }) => name);
  const open = named('no visitor', true);
  const closed = named('visitors', false);
  if (open.length > 0)
    return wrong(
      `Everyone may read ${open.join(', ')}.`,
      'Apply the schema again to an empty project, or revoke the grants that are not in supabase/migrations.',
    );
  if (closed.length > 0) return wrong(`Visitors cannot read ${closed.join(', ')}.`, APPLY);
  const count = named('no visitor', false).length;
  return right(`${count} tables are closed, ${answers.length - count} can be read.`);
};

/**
 * Functions of the server and of the desk, with arguments that touch nothing, and no lists among them. They are asked for
 * with GET, which PostgREST answers in a transaction that cannot write; the question whether the caller may comes first
 * in any case.
 */
const SERVER_FUNCTIONS: Record<string, Record<string, string>> = {
  claim_outbox: { p_limit: '0' },
  delete_submission: { p_table: 'contact_requests', p_id: '00000000-0000-4000-8000-000000000000' },
  find_person: {},
  invite_administrator: { p_email: '-', p_role: 'editor' },
  list_administrators: {},
  list_colleagues: {},
  list_orphaned_files: { p_limit: '0' },
  set_administrator: { p_email: '-', p_role: 'editor' },
};

/** The codes where the database refuses (PostgreSQL, insufficient_privilege), or hides the function (PostgREST). */
const REFUSALS: unknown[] = ['42501', 'PGRST202'];

/** Whether a visitor is refused by the functions of the server. */
export const checkFunctions: Check = async (project) => {
  const answers = await Promise.all(
    Object.entries(SERVER_FUNCTIONS).map(async ([name, args]) => {
      const path = `/rest/v1/rpc/${name}?${new URLSearchParams(args)}`;
      const { status, json } = await askProject(project, 'visitor', path);
      const code = (json as { code?: unknown } | undefined)?.code;
      return { name, isOpen: status < 400 || !REFUSALS.includes(code) };
    }),
  );
  const open = answers.filter(({ isOpen }) => isOpen).map(({ name }) => name);
  return open.length > 0
    ? wrong(
        `Everyone may execute ${open.join(', ')}.`,
        `Revoke it: revoke execute on function public.${open[0]} from public, anon, authenticated; the advisors and supabase db diff name the others.`,
      )
    : right(`${answers.length} functions of the server were tried, and refused.`);
};

type Bucket = {
  id: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
};

/** The buckets as the migrations make them, for files of at most 5 MB. */
const BUCKETS = [
  { id: 'media', kind: 'public', types: ['image/webp'] },
  { id: 'resumes', kind: 'private', types: Object.values<string>(RESUME_TYPES) },
];

/** Whether the buckets are there, public or private, and bounded as the site needs them. */
export const checkBuckets: Check = async (project) => {
  const found = await readRows<Bucket>(project, 'server', '/storage/v1/bucket');
  return BUCKETS.map(({ id, kind, types }) => {
    const bucket = found.find((one) => one.id === id);
    if (!bucket) return wrong(`${id} is missing.`, APPLY);
    const faults = [
      kind === 'public' && !bucket.public && 'is private',
      kind === 'private' && bucket.public && 'is PUBLIC: everyone can read the files in it',
      (bucket.file_size_limit ?? Infinity) > LARGEST_RESUME && 'takes files that are too large',
      bucket.allowed_mime_types?.toSorted().join() !== types.toSorted().join() &&
        'takes files of other types',
    ].filter((fault) => fault !== false);
    return faults.length > 0
      ? wrong(
          `${id} ${faults.join(', and ')}.`,
          `Dashboard, Storage, ${id}, Edit bucket: ${kind}, at most 5 MB, ${types.join(', ')}.`,
        )
      : right(`${id} is ${kind}, and bounded.`);
  });
};

/** Whether people can sign up with an address of their own. What only the management API tells, `npm run settings` sends. */
export const checkSignUp: Check = async (project) => {
  const { status, json } = await askProject(project, 'visitor', '/auth/v1/settings');
  const known = json as
    | { disable_signup?: unknown; mailer_autoconfirm?: unknown; external?: { email?: unknown } }
    | undefined;
  if (status !== 200 || typeof known?.disable_signup !== 'boolean')
    return notChecked(`The auth service answers ${status} when asked for its settings.`);
  const send = 'npm run settings (docs/deploy.md).';
  return [
    !known.disable_signup && known.external?.email === true
      ? right('People can sign up with an e-mail address.')
      : wrong('No one can sign up with an e-mail address.', send),
    known.mailer_autoconfirm === false
      ? right('An address counts after its owner confirmed it.')
      : wrong(
          'An address counts without a confirmation: anyone can sign up with the address of another person.',
          send,
        ),
  ];
};

/** Looks for an administrator: without one, no one can change anything or make someone else one. */
export const checkAdministrator: Check = async (project) => {
  const path = '/rest/v1/profiles?select=is_admin&is_admin=is.true&limit=1';
  const found = await readRows(project, 'server', path);
  return found.length > 0
    ? right('There is at least one.')
    : wrong(
        'There is none.',
        'Sign up on the site, confirm, and make the account one (docs/deploy.md).',
      );
};

/** Whether a public site states who runs it. */
export const checkCompany: Check = async (project) => {
  if (!project.siteUrl || isOwnMachine(project.siteUrl))
    return notChecked('They are asked for where SITE_URL is public.');
  const path = '/rest/v1/company_facts?select=name&value=not.is.null';
  const stated = await readRows<{ name: string }>(project, 'visitor', path);
  const missing = listFacts().filter((fact) => !stated.some(({ name }) => name === fact));
  return missing.length === 0
    ? right('All are stated.')
    : wrong(
        `Not stated: ${missing.map((fact) => FACT_NAMES[fact]).join(', ')}.`,
        'State them in the admin area under Company facts; where there is none, say so there.',
      );
};

/** Whether the function is deployed, checks its callers itself, and knows the secret key. It books nothing. */
export const checkFunction: Check = async (project) => {
  const init = { method: 'POST', body: '-', headers: { 'content-type': 'text/plain' } };
  const call = (as: 'visitor' | 'server') =>
    askProject(project, as, '/functions/v1/demo-booking', init, budgets.demoBooking);
  const deploy = 'supabase functions deploy demo-booking';
  const refused = await call('visitor');
  if (refused.status === 404) return wrong('It is not deployed.', `${deploy}.`);
  const reason = (refused.json as { error?: unknown } | undefined)?.error;
  if (refused.status !== 401 || reason !== 'Invalid API key')
    return wrong(
      `A call without the secret key is answered with ${refused.status}, not by the function.`,
      `${deploy}, with verify_jwt = false as in supabase/config.toml.`,
    );
  // The call is refused for its type, after the key and before anything else.
  const { status } = await call('server');
  return status === 415
    ? right('It is deployed, refuses calls of visitors and takes those of the server.')
    : wrong(
        `It answers the server with ${status}.`,
        `${deploy}; then look at its log in the dashboard.`,
      );
};

/** A sitemap holds 50,000 addresses (sitemaps.org), and beside these rows the pages of their lists. */
const MANY_ROWS = 40_000;

/** Whether what is stored still fits into one sitemap. */
export const checkSitemap: Check = async (project) => {
  const count = async (table: string) => {
    const init = { method: 'HEAD', headers: { prefer: 'count=exact' } };
    const path = `/rest/v1/${table}?select=id`;
    const { headers } = await askProject(project, 'visitor', path, init);
    return Number(headers.get('content-range')?.split('/')[1] ?? NaN);
  };
  const rows = (await count('blog_posts')) + (await count('job_openings'));
  if (Number.isNaN(rows))
    return notChecked('The project does not count its articles and positions.');
  return rows < MANY_ROWS
    ? right('The articles and positions fit into one with room to spare.')
    : wrong(
        `There are ${rows} articles and positions, and a sitemap holds 50,000 addresses.`,
        'Split app/stored-sitemap.xml into several sitemaps soon, and name each in robots.txt.',
      );
};
