import { expect, test } from 'vitest';
import { startEmbedded } from '../../support/backend.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { getJobOpening, listJobOpenings } from '../../../lib/careers/job-openings.ts';
import { isJobOpen } from '../../../lib/careers/open-job.ts';

// Its last test kills it.
const backend = connectToEmbedded(() => startEmbedded());

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

// In this order: each test finds what the one before has left.
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
