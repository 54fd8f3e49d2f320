import { notChecked, right, wrong, type Line } from './line.ts';
import { askProject, type Project } from './project.ts';
import { reasonOf } from './ask.ts';
import type { Database } from '../supabase/database.types.ts';

/** Who reads a table as a visitor, over the API and without a session. The compiler asks for each table. */
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
  missing_addresses: 'no visitor',
  profiles: 'no visitor',
  resume_openings: 'no visitor',
  redirects: 'visitors',
  subprocessors: 'visitors',
  website_content: 'visitors',
};

/**
 * Functions of the server, with arguments that touch nothing, and no lists among them. They are asked for with GET, which PostgREST answers in a
 * transaction that cannot write; the question whether the caller may comes first in any case.
 */
export const SERVER_FUNCTIONS: Record<string, Record<string, string>> = {
  claim_outbox: { p_limit: '0' },
  delete_submission: { p_table: 'contact_requests', p_id: '00000000-0000-4000-8000-000000000000' },
  find_person: {},
  invite_administrator: { p_email: '-', p_role: 'editor' },
  list_administrators: {},
  list_colleagues: {},
  list_orphaned_files: { p_limit: '0' },
  set_administrator: { p_email: '-', p_role: 'editor' },
};

/** Refused by the database: the role lacks the right (PostgreSQL, insufficient_privilege). */
const DENIED = '42501';

/** What a visitor reaches over the API, where there is no database address to ask for everything. */
export async function checkAccess(project: Project): Promise<Line[]> {
  return Promise.all([checkTables(project), checkFunctions(project)]);
}

async function checkTables(project: Project): Promise<Line> {
  const subject = 'tables, as a visitor';
  const { publishableKey } = project;
  if (!project.url || !publishableKey)
    return notChecked(subject, 'There is no usable publishable key.');
  const names = Object.keys(TABLES) as (keyof typeof TABLES)[];
  try {
    const answers = await Promise.all(
      names.map(async (name) => {
        const answer = await askProject(
          project,
          publishableKey,
          `/rest/v1/${name}?select=*&limit=1`,
        );
        return { name, isOpen: answer.status < 300 };
      }),
    );
    const open = answers.filter(({ name, isOpen }) => isOpen && TABLES[name] === 'no visitor');
    const closed = answers.filter(({ name, isOpen }) => !isOpen && TABLES[name] === 'visitors');
    if (open.length > 0)
      return wrong(
        subject,
        `Everyone may read ${open.map(({ name }) => name).join(', ')}.`,
        'Apply the schema again to an empty project, or revoke the grants that are not in supabase/migrations.',
      );
    if (closed.length > 0)
      return wrong(
        subject,
        `Visitors cannot read ${closed.map(({ name }) => name).join(', ')}.`,
        'Apply the schema: supabase db push.',
      );
    const count = names.filter((name) => TABLES[name] === 'no visitor').length;
    return right(subject, `${count} tables are closed, ${names.length - count} can be read.`);
  } catch (error) {
    return notChecked(subject, `The project gives no answer (${reasonOf(error)}).`);
  }
}

async function checkFunctions(project: Project): Promise<Line> {
  const subject = 'functions, as a visitor';
  const { publishableKey } = project;
  if (!project.url || !publishableKey)
    return notChecked(subject, 'There is no usable publishable key.');
  try {
    const answers = await Promise.all(
      Object.entries(SERVER_FUNCTIONS).map(async ([name, args]) => {
        const path = `/rest/v1/rpc/${name}?${new URLSearchParams(args)}`;
        const { status, json } = await askProject(project, publishableKey, path);
        const code = (json as { code?: unknown } | undefined)?.code;
        return { name, isOpen: status < 400 || (code !== DENIED && code !== 'PGRST202') };
      }),
    );
    const open = answers.filter(({ isOpen }) => isOpen).map(({ name }) => name);
    if (open.length > 0)
      return wrong(
        subject,
        `Everyone may execute ${open.join(', ')}.`,
        `Revoke it: revoke execute on function public.${open[0]} from public, anon, authenticated; and give DATABASE_URL to see all of them.`,
      );
    return right(subject, `${answers.length} functions of the server were tried, and refused.`);
  } catch (error) {
    return notChecked(subject, `The project gives no answer (${reasonOf(error)}).`);
  }
}
