import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  readJobLocation,
  employmentTypesOf,
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
    ['Zurich', 'Zurich', 'CH', false, []],
    ['Zürich, Switzerland', 'Zürich', 'CH', false, []],
    ['Lisbon, Portugal', 'Lisbon', 'PT', false, []],
    ['Berlin (Germany)', 'Berlin', 'DE', false, []],
    ['Wien, Österreich', 'Wien', 'AT', false, []],
    ['Hybrid, Switzerland', null, 'CH', false, []],
    ['Remote (Switzerland)', null, null, true, ['Switzerland']],
    ['Remote in Germany or Austria', null, null, true, ['Germany', 'Austria']],
    ['Remote (UK, USA)', null, null, true, ['United Kingdom', 'United States']],
    ['Remote (DACH)', null, null, true, ['Germany', 'Austria', 'Switzerland']],
    ['Lisbon, Portugal or remote', 'Lisbon', 'PT', true, ['Portugal']],
  ])('%s', (location, town, country, isRemote, remoteFrom) => {
    expect(readJobLocation(location)).toEqual({ town, country, isRemote, remoteFrom });
  });

  it.each(['Berlin', 'Our office', 'Hybrid', 'Atlanta, Georgia', 'New Jersey', 'Europe', ''])(
    'takes no country from %j',
    (location) => {
      expect(readJobLocation(location)).toMatchObject({
        country: null,
        town: null,
        remoteFrom: [],
      });
    },
  );

  it.each([
    'Remote',
    'Remote, anywhere',
    'Home office',
    'Remote (worldwide)',
    'Remote (California)',
  ])('%s is remote from no country in particular', (location) => {
    expect(readJobLocation(location)).toEqual({
      town: null,
      country: null,
      isRemote: true,
      remoteFrom: [],
    });
  });

  it('lists the countries of the EU where it is named, in any time zone', () => {
    const { town, country, remoteFrom } = readJobLocation('Remote (Switzerland or EU, CET)');
    expect([town, country]).toEqual([null, null]);
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

  it('says nothing of a place or a type that is not known', () => {
    const posting = jobPosting({ ...job, location: 'Berlin', type: 'By the night' }, '2026-11-20');
    expect(posting).not.toHaveProperty('jobLocation');
    expect(posting).not.toHaveProperty('jobLocationType');
    expect(posting).not.toHaveProperty('employmentType');
    const anywhere = jobPosting({ ...job, location: 'Remote' }, '2026-11-20');
    expect(anywhere).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    expect(anywhere).not.toHaveProperty('applicantLocationRequirements');
  });

  it.each([
    ['Full-time', ['FULL_TIME']],
    ['Part-time (60%)', ['PART_TIME']],
    ['Full-time or part-time', ['FULL_TIME', 'PART_TIME']],
    ['Internship', ['INTERN']],
    ['Internship (full-time)', ['INTERN']],
    ['Working student, part time', ['INTERN']],
    ['International team lead', []],
    ['Freelance', ['CONTRACTOR']],
    ['Permanent contract, full-time', ['FULL_TIME']],
    ['Fixed-term, part-time', ['TEMPORARY', 'PART_TIME']],
    ['Volunteer (full time)', ['VOLUNTEER']],
    ['By the night', []],
  ])('of the type %s is %j to Google', (type, named) => {
    expect(employmentTypesOf(type)).toEqual(named);
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
