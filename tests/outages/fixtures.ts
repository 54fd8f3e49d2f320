import { randomUUID } from 'node:crypto';
import { expect, test as base, type Page } from '@playwright/test';
import type { Client } from '../support/backend.ts';
import { FAULTS } from '../support/faulty-proxy.ts';
import { refusedAt } from '../support/consent.ts';
import { startStand, type Stand } from '../support/stand.ts';

export const test = base.extend<{ restored: void }, { stand: Stand }>({
  baseURL: ({ stand }, use) => use(stand.site),

  storageState: ({ stand }, use) => use(refusedAt(stand.site)),

  stand: [
    async ({}, use) => {
      const stand = await startStand('outages');
      await use(stand);
      await stand.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  restored: [
    async ({ stand }, use) => {
      await use();
      stand.proxy.restore();
    },
    { auto: true },
  ],
});

export { expect, type Page, type Stand };

/** Every way to fail in which nothing useful comes back. A delay alone must not be noticed. */
export const FAILURES = FAULTS.filter((fault) => fault !== 'delay');

/** Rows that stand nowhere else, and the addresses of their pages. */
export async function insertRows(service: Client, mark: string) {
  const [job, post, update] = [randomUUID(), randomUUID(), randomUUID()];
  const slug = mark.toLowerCase().replaceAll(' ', '-');
  const now = new Date().toISOString();
  // What was written last comes first: the home page shows the first few questions only.
  const first = -Math.floor(Date.now() / 1000);
  const answers = await Promise.all([
    service.from('job_openings').insert({
      ...{ id: job, title: mark, department: 'Desk', location: 'Bern', type: 'Part-time' },
      ...{ description: 'Keys.', requirements: 'Hands.', is_active: true },
    }),
    service.from('blog_posts').insert({
      ...{ id: post, title: mark, excerpt: 'Short.', image_url: '/placeholder.svg', author: 'Ada' },
      ...{ category: 'Hosting', read_time: '3 min read', date: now.slice(0, 10) },
      ...{ status: 'published', content: '<p>Long.</p>' },
    }),
    service.from('website_content').insert({
      ...{ slug, nav_title: mark, page_title: mark, content: '<p>Text.</p>' },
      ...{ visible: true, in_footer: false },
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
