import { randomUUID } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { letPagesAge, MOVABLE_CLOCK } from '../../smoke/clock.ts';
import { copyProject, PROJECT } from '../../smoke/project-copy.ts';
import { startEmbedded, type Client } from '../../support/backend.ts';
import { startFaultyProxy } from '../../support/faulty-proxy.ts';
import { freePorts } from '../../support/free-ports.ts';
import { descendantsOf } from '../../support/processes.ts';
import { endServer, siteEnvironment, startSite } from '../../support/servers.ts';

/** Two files may run at a time, each with its own stand. */
const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
/** The ports of the stand in a row: the site, and the sites that a test starts besides. */
const PORT = await freePorts();
export const SECOND_PORT = PORT + 1;
export const SITE = `http://localhost:${PORT}`;

export const RESULTS = path.join(PROJECT, 'test-results');
/** Where this worker's copy of the build is. */
export const COPY = path.join(RESULTS, `outages-site-${WORKER}`);
const LOG = path.join(RESULTS, `outages-${WORKER}.log`);

/** Starts the site on the copied build; `backendUrl` need not answer. */
export function startCopy(backendUrl: string): Promise<ChildProcess> {
  const env = { ...siteEnvironment(backendUrl, PORT), ...MOVABLE_CLOCK };
  return startSite({ folder: COPY, port: PORT, log: LOG, env });
}

export type Stand = Awaited<ReturnType<typeof startStand>>;

/** Longer than the pause before a read is tried again (lib/supabase/budgets.ts). */
const QUIET_MS = 600;

/** The production build behind a proxy that fails on demand, with its own embedded backend. */
export async function startStand() {
  await mkdir(RESULTS, { recursive: true });
  const [backend] = await Promise.all([startEmbedded(), copyProject(COPY)]);
  const proxy = await startFaultyProxy(backend.url);
  const stand = {
    backend,
    proxy,
    /** The site's process; a test that ends it puts another one in its place. */
    site: await startCopy(proxy.url),
    /** Makes every cached page stale. */
    letPagesAge: async () => {
      const [server] = await descendantsOf(stand.site.pid!);
      await letPagesAge(server!.pid, SITE);
    },
    /** Waits until the site asks its backend for nothing any more. */
    quiet: async () => {
      for (let seen = -1; proxy.held() > 0 || seen !== proxy.seen();) {
        seen = proxy.seen();
        await pause(QUIET_MS);
      }
    },
    stop: async () => {
      await endServer(stand.site);
      await proxy.stop();
      await backend.stop();
      await rm(COPY, { recursive: true, force: true });
    },
  };
  return stand;
}

/** Rows that stand nowhere else, and the addresses of their pages. */
export async function insertRows(service: Client, mark: string) {
  const [job, post, update] = [randomUUID(), randomUUID(), randomUUID()];
  const slug = mark.toLowerCase().replaceAll(' ', '-');
  const now = new Date().toISOString();
  // What was written last stands first: the home page shows the first few questions only.
  const first = -Math.floor(Date.now() / 1000);
  const answers = await Promise.all([
    service.from('job_openings').insert({
      id: job,
      title: mark,
      department: 'Desk',
      location: 'Bern',
      type: 'Part-time',
      description: 'Keys.',
      requirements: 'Hands.',
      is_active: true,
    }),
    service.from('blog_posts').insert({
      id: post,
      title: mark,
      excerpt: 'Short.',
      image_url: '/placeholder.svg',
      author: 'Ada',
      category: 'Hosting',
      read_time: '3 min read',
      date: now.slice(0, 10),
      status: 'published',
      content: '<p>Long.</p>',
    }),
    service.from('website_content').insert({
      slug,
      nav_title: mark,
      page_title: mark,
      content: '<p>Text.</p>',
      visible: true,
      in_footer: false,
    }),
    service.from('faq_items').insert([
      { question: mark, answer: 'An answer.', type: 'faq', display_order: first },
      { question: mark, answer: 'An answer.', type: 'support', display_order: first },
    ]),
    service.from('product_updates').insert({ id: update, title: mark, body: '.', type: 'major' }),
    service.from('product_updates').insert({ title: mark, body: '.', type: 'minor' }),
  ]);
  for (const { error } of answers) if (error) throw error;
  return { job: `/careers/${job}`, article: `/resources/${post}`, info: `/info/${slug}`, update };
}
