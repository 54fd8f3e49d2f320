import { describe, expect, it } from 'vitest';
import {
  readJobLocation,
  employmentTypesOf,
  jobPosting,
  validThrough,
  describeJob,
} from './job-posting.ts';

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
      const nowhere = { town: null, country: null, remoteFrom: [] };
      expect(readJobLocation(location)).toMatchObject(nowhere);
    },
  );

  const ANYWHERE = ['Remote, anywhere', 'Home office', 'Remote (worldwide)', 'Remote (California)'];
  it.each(ANYWHERE)('%s is remote from no country in particular', (location) => {
    const anywhere = { town: null, country: null, isRemote: true, remoteFrom: [] };
    expect(readJobLocation(location)).toEqual(anywhere);
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

it.each([
  ['2026-01-01T08:30:00Z', '2026-01-01', '2026-04-01T00:00:00.000Z'],
  ['2026-01-01T08:30:00Z', '2026-03-31', '2026-04-01T00:00:00.000Z'],
  ['2026-01-01T08:30:00Z', '2026-04-01', '2026-06-30T00:00:00.000Z'],
  ['2026-11-09T08:30:00Z', '2026-11-01', '2027-02-07T00:00:00.000Z'],
])('a position posted at %s and open on %s is valid for 90 days at a time: to %s', (...days) => {
  expect(validThrough(days[0], days[1])).toBe(days[2]);
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

  const posted = (more: object = {}) => jobPosting({ ...job, ...more }, '2026-11-20');

  it('has a place where there is one, and is remote only where it is', () => {
    expect(posted()).toMatchObject({
      jobLocation: { address: { addressLocality: 'Zurich', addressCountry: 'CH' } },
    });
    expect(posted()).not.toHaveProperty('jobLocationType');
    const remote = posted({ location: 'Remote (Switzerland)' });
    expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    expect(remote).not.toHaveProperty('jobLocation');
  });

  it('says nothing of a place or a type that is not known', () => {
    const posting = posted({ location: 'Berlin', type: 'By the night' });
    for (const name of ['jobLocation', 'jobLocationType', 'employmentType'])
      expect(posting).not.toHaveProperty(name);
    const anywhere = posted({ location: 'Remote' });
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

describe('its description', () => {
  const job = {
    title: 'Night porter',
    department: 'Operations',
    location: 'Lisbon',
    type: 'Full-time',
    description: 'You read what the guests write.\n\nAnd answer.',
  };

  it('says what the position is, and how its text begins', () => {
    expect(describeJob(job)).toBe(
      'Night porter: Full-time, Operations, Lisbon. You read what the guests write. And answer.',
    );
  });

  it.each([
    [{ description: 'word '.repeat(60) }, / word…$/],
    [{ title: 'porter '.repeat(40) }, / porter…$/],
  ])('is never longer than what search results show, and ends at a word (%#)', (more, end) => {
    const text = describeJob({ ...job, ...more });
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(end);
  });
});
