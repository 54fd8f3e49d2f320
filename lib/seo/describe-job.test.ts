import { expect, it } from 'vitest';
import { describeJob } from './describe-job.ts';

const job = {
  title: 'Night porter',
  department: 'Operations',
  location: 'Lisbon',
  type: 'Full-time',
  description: 'You read what the guests write.\n\nAnd answer.',
};

it('says what the position is, and how its description begins', () => {
  expect(describeJob(job)).toBe(
    'Night porter: Full-time, Operations, Lisbon. You read what the guests write. And answer.',
  );
});

it('is never longer than what search results show, and ends at a word', () => {
  expect(describeJob({ ...job, description: 'word '.repeat(60) }).length).toBeLessThanOrEqual(160);
  expect(describeJob({ ...job, description: 'word '.repeat(60) })).toMatch(/ word…$/);
  expect(describeJob({ ...job, title: 'porter '.repeat(40) })).toMatch(/ porter…$/);
});
