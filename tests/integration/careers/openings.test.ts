import { expect, test } from 'vitest';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { listJobOpenings } from '../../../lib/careers/job-openings.ts';

const backend = connectToEmbedded();

async function insert(count: number, isActive = true) {
  const rows = Array.from({ length: count }, (_, index) => ({
    title: `Position ${index}`,
    department: 'Product',
    location: 'Chur',
    type: 'Full-time',
    description: 'A description.',
    is_active: isActive,
    created_at: new Date(Date.UTC(2030, 0, 1) + index * 1000).toISOString(),
  }));
  await backend().service().from('job_openings').insert(rows).throwOnError();
}

// Which of them are pages: tests/http/not-found.spec.ts.
test('none, one and many: open ones only, the newest first', async () => {
  await backend().service().from('job_openings').delete().not('id', 'is', null);
  expect(await listJobOpenings()).toEqual({ openings: [], hasMore: false });

  await insert(1, false);
  await insert(1);
  expect((await listJobOpenings()).openings).toHaveLength(1);

  await insert(12);
  const { openings, hasMore } = await listJobOpenings();
  expect(hasMore).toBe(false);
  expect(openings[0]?.title).toBe('Position 11');
  const dates = openings.map(({ created_at }) => created_at);
  expect(dates).toEqual([...dates].sort().reverse());
});
