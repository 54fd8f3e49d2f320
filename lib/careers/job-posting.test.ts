import { describe, expect, it } from 'vitest';
import { positions } from './admin.ts';
import { job as jobWords } from '../../content/en/careers.ts';
import { formatSalary } from './salary.ts';
import { jobHead, jobPosting, missingFacts, validThrough } from './job-posting.ts';

it.each([
  ['2026-01-01T08:30:00Z', '2026-03-31', '2026-04-01T00:00:00.000Z'],
  ['2026-01-01T08:30:00Z', '2026-04-01', '2026-06-30T00:00:00.000Z'],
  ['2026-11-09T08:30:00Z', '2026-11-01', '2027-02-07T00:00:00.000Z'],
])('a position posted at %s and open on %s is valid for 90 days at a time: to %s', (...days) => {
  expect(validThrough(days[0], days[1])).toBe(days[2]);
});

const job = {
  id: '06dad3a1-1d3b-418e-b4b0-3e98024e7f31',
  slug: null,
  title: 'Engineer',
  department: 'Engineering',
  location: 'Our office',
  type: 'Four days a week',
  description: 'Work on <desks> & doors.\n\nYou will:\n\n- Write\n- Read',
  requirements: '1. Patience\n2. Keys',
  created_at: '2026-11-09T08:30:00+00:00',
  public_from: null,
  public_until: null,
  town: 'Lisbon',
  country: 'Portugal',
  remote_from: null,
  hours: 'full_time',
  salary_min: null,
  salary_max: null,
  salary_currency: 'CHF',
  salary_unit: 'year',
};

const posted = (more: object = {}) => jobPosting({ ...job, ...more }, '2026-11-20');

describe('a posting', () => {
  it('is posted when it became public, and valid no longer than it is public', () => {
    expect(
      posted({
        public_from: '2026-11-12T08:00:00+00:00',
        public_until: '2026-12-01T08:00:00+00:00',
      }),
    ).toMatchObject({
      datePosted: '2026-11-12T08:00:00+00:00',
      validThrough: '2026-12-01T08:00:00+00:00',
    });
    expect(posted({ public_until: '2027-12-01T08:00:00+00:00' })).toMatchObject({
      datePosted: '2026-11-09T08:30:00+00:00',
      validThrough: '2027-02-07T00:00:00.000Z',
    });
  });

  it('holds description and requirements as escaped HTML', () => {
    expect(posted()).toMatchObject({
      description:
        '<p>Work on &lt;desks&gt; &amp; doors.</p><p>You will:</p><ul><li>Write</li><li>Read</li></ul><ol><li>Patience</li><li>Keys</li></ol>',
    });
  });

  it('has the stored place and hours, or the countries that it is open to, or both', () => {
    const onSite = posted({ location: 'Remote (worldwide)', type: 'Internship' });
    const remote = posted({ town: null, country: null, remote_from: 'Switzerland, Estonia' });
    const both = posted({ town: null, remote_from: 'Spain', hours: 'either' });
    const inPortugal = { address: { '@type': 'PostalAddress', addressCountry: 'PT' } };
    const ofCountry = (name: string) => ({ '@type': 'Country', name });
    expect(onSite).toMatchObject({ employmentType: ['FULL_TIME'], jobLocation: inPortugal });
    expect(onSite).toHaveProperty('jobLocation.address.addressLocality', 'Lisbon');
    for (const name of ['jobLocationType', 'applicantLocationRequirements'])
      expect(onSite).not.toHaveProperty(name);
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [ofCountry('Switzerland'), ofCountry('Estonia')],
    });
    expect(remote).not.toHaveProperty('jobLocation');
    expect(both).toMatchObject({
      employmentType: ['FULL_TIME', 'PART_TIME'],
      jobLocation: inPortugal,
      jobLocationType: 'TELECOMMUTE',
    });
    expect(both).not.toHaveProperty('jobLocation.address.addressLocality');
  });

  it('names a salary only where one is stated, and readers read the same in their language', () => {
    const { salaries } = jobWords;
    expect(posted()).not.toHaveProperty('baseSalary');
    expect(formatSalary(job, salaries, 'en')).toBeNull();
    const range = { ...job, salary_min: 85_000, salary_max: 95_000.5 };
    const value = { '@type': 'QuantitativeValue', unitText: 'YEAR' };
    expect(posted(range)).toMatchObject({
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'CHF',
        value: { ...value, minValue: 85_000, maxValue: 95_000.5 },
      },
    });
    expect(formatSalary(range, salaries, 'en')).toMatch(/^CHF\s85,000\.00–95,000\.50 per year$/);
    const hourly = { ...job, salary_min: 45, salary_currency: 'EUR', salary_unit: 'hour' };
    expect(posted(hourly)).toHaveProperty('baseSalary.value', {
      ...value,
      unitText: 'HOUR',
      value: 45,
    });
    expect(formatSalary(hourly, salaries, 'de')).toMatch(/^45\s€ per hour$/);
  });

  it.each([
    ['remote from nowhere in particular', { town: null, country: null }, /^Country, or Remote/],
    ['a town without its country', { country: null, remote_from: 'Spain' }, /^Country: /],
    ['no hours', { hours: null }, /^Hours: /],
  ])('is left out as a whole for %s, and the editor reads why', (_, facts, sentence) => {
    expect(posted(facts)).toBeNull();
    expect(missingFacts({ ...job, ...facts })).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('the fields of a position', () => {
  const form = {
    ...{ title: 'Engineer', is_active: true, department: 'Engineering', location: 'Anywhere' },
    ...{ type: 'Full-time', description: 'Doors.', requirements: '', is_sample: false },
    ...{ town: '', country: '', remote_from: '', hours: 'full_time' },
  };
  const parse = (more: object) => positions.schema.safeParse({ ...form, ...more });

  it.each([
    [{ country: ' schweiz ' }, { country: 'Switzerland' }],
    [{ country: '' }, { country: null }],
    [{ remote_from: 'UK, usa,, Suisse, GB' }, null],
    [
      { remote_from: 'UK, usa,, Suisse, uk' },
      { remote_from: 'United Kingdom, United States, Switzerland' },
    ],
  ])('countries are kept by their English names: %j', (typed, stored) => {
    const result = parse(typed);
    expect(result.success).toBe(stored !== null);
    if (stored) expect(result.data).toMatchObject(stored);
  });

  it('a salary is taken as it is written, and needs its currency and time', () => {
    const whole = { salary_min: 'CHF 85’000', salary_max: '', salary_currency: 'CHF' };
    expect(parse({ ...whole, salary_unit: 'year' }).data).toMatchObject({
      salary_min: 85_000,
      salary_max: null,
    });
    expect(
      parse({ salary_min: '', salary_currency: 'none', salary_unit: 'none' }).data,
    ).toMatchObject({ salary_min: null, salary_currency: null, salary_unit: null });
  });

  it.each([
    [{ salary_min: '45', salary_unit: 'hour' }, 'Choose the currency'],
    [{ salary_max: '45' }, 'Enter the least of the range'],
    [{ salary_min: 'plenty' }, 'Enter an amount above zero, such as 85000 or 32.50'],
    [{ country: 'Atlantis' }, 'This is no country: Atlantis'],
    [{ remote_from: 'Spain, the moon, EU' }, 'This is no country: the moon, EU'],
    [{ town: 'Lisbon' }, 'Name the country of the place'],
    [{ hours: '' }, 'Choose one of the values of Hours'],
  ])('%j is refused beside its field: %s', (typed, message) => {
    expect(parse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('its description', () => {
  const described = { ...job, title: 'Night porter', location: 'Lisbon', type: 'Full-time' };

  it('says what the position is, and how its text begins', () => {
    expect(jobHead({ ...described, description: 'You read.\n\nAnd answer.' }).description).toBe(
      'Night porter: Full-time, Engineering, Lisbon. You read. And answer.',
    );
  });

  it.each([
    [{ description: 'word '.repeat(60) }, / word…$/],
    [{ title: 'porter '.repeat(40) }, / porter…$/],
  ])('is never longer than what search results show, and ends at a word (%#)', (more, end) => {
    const text = jobHead({ ...described, ...more }).description;
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(end);
  });
});
