import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  readJobLocation,
  employmentTypeOf,
  jobPosting,
  validThrough,
  describeJob,
} from './job-posting.ts';

beforeAll(() => {
  vi.stubEnv('SITE_URL', 'https://desk.test');
  vi.stubEnv('SUPABASE_URL', 'https://backend.test');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'a-key-that-is-long-enough');
});
afterAll(() => vi.unstubAllEnvs());

describe('where a position is done', () => {
  it.each([
    ['Zurich', 'Zurich', []],
    ['Remote', null, ['Switzerland']],
    ['Remote (Switzerland)', null, ['Switzerland']],
    ['Zurich, Switzerland', 'Zurich', []],
  ])('%s', (location, town, remoteFrom) => {
    expect(readJobLocation(location)).toEqual({ town, remoteFrom });
  });

  it('takes the countries of the EU where it is named, whatever the time zone', () => {
    const { town, remoteFrom } = readJobLocation('Remote (Switzerland or EU, CET)');
    expect(town).toBeNull();
    expect(remoteFrom).toHaveLength(28);
    expect(remoteFrom).toContain('Finland');
  });

  it('takes the countries of a time zone where nothing else is named', () => {
    const { town, remoteFrom } = readJobLocation('Zurich or remote (CET)');
    expect(town).toBe('Zurich');
    expect(remoteFrom).toEqual(expect.arrayContaining(['Switzerland', 'Norway']));
    expect(remoteFrom).not.toContain('Finland');
  });
});

describe('how long a posting is valid', () => {
  it('is 90 days from the day it was posted, and 90 more for as long as it is open', () => {
    expect(validThrough('2026-01-01T08:30:00Z', '2026-01-01')).toBe('2026-04-01T00:00:00.000Z');
    expect(validThrough('2026-01-01T08:30:00Z', '2026-03-31')).toBe('2026-04-01T00:00:00.000Z');
    expect(validThrough('2026-01-01T08:30:00Z', '2026-04-01')).toBe('2026-06-30T00:00:00.000Z');
    expect(validThrough('2026-11-09T08:30:00Z', '2026-11-01')).toBe('2027-02-07T00:00:00.000Z');
  });
});

describe('a posting', () => {
  const job = {
    id: '06dad3a1-1d3b-418e-b4b0-3e98024e7f31',
    title: 'Engineer',
    department: 'Engineering',
    location: 'Zurich',
    type: 'Full-time',
    description: 'Work on <desks> & doors.\n\nYou will:\n\n- Write\n- Read',
    requirements: '1. Patience\n2. Keys',
    created_at: '2026-11-09T08:30:00+00:00',
  };

  it('holds description and requirements as escaped HTML', () => {
    expect(jobPosting(job, '2026-11-20').description).toBe(
      '<p>Work on &lt;desks&gt; &amp; doors.</p><p>You will:</p><ul><li>Write</li><li>Read</li></ul><ol><li>Patience</li><li>Keys</li></ol>',
    );
  });

  it('has a place where there is one, and is remote only where it is', () => {
    expect(jobPosting(job, '2026-11-20')).toMatchObject({
      jobLocation: { address: { addressLocality: 'Zurich', addressCountry: 'CH' } },
    });
    expect(jobPosting(job, '2026-11-20')).not.toHaveProperty('jobLocationType');
    const remote = jobPosting({ ...job, location: 'Remote (Switzerland)' }, '2026-11-20');
    expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    expect(remote).not.toHaveProperty('jobLocation');
  });

  it.each([
    ['Full-time', 'FULL_TIME'],
    ['Part-time (60%)', 'PART_TIME'],
    ['Internship', 'INTERN'],
    ['Freelance', 'CONTRACTOR'],
    ['By the night', 'OTHER'],
  ])('of the type %s is %s to Google', (type, named) => {
    expect(employmentTypeOf(type)).toBe(named);
  });
});

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
