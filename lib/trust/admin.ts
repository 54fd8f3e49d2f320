import { paths } from '../paths.ts';
import { dayColumn } from '../collections/collection.ts';
import { contentCollection, stateColumn } from '../collections/content.ts';
import { boolean, day, integer, reviewBy, select, text, textarea } from '../collections/fields.ts';
import { visibleFields } from '../collections/publishing.ts';
import { dateInSwitzerland } from '../text/format.ts';

const situations = {
  before_booking: 'Before a booking',
  after_booking: 'After a booking',
  direct: 'Booked with the host directly',
};

const verdicts = { allowed: 'Allowed', not_allowed: 'Not allowed', unknown: 'Not known' };

const order = integer({ label: 'Order', hint: 'Lower numbers come first.', initial: '0' });

/** The rules of each channel about an assistant that writes to guests. */
export const channelRules = contentCollection({
  name: 'channel-rules',
  table: 'channel_rules',
  labels: {
    one: 'channel rule',
    many: 'Channel rules',
    lead: 'Where an assistant may write to a guest, as the trust page shows it. “Not known” is an answer; any other needs the source that you read.',
  },
  title: ({ channel, situation }) => `${channel}: ${situationOf(situation)}`,
  fields: {
    channel: text({ label: 'Channel', max: 80 }),
    situation: select({ label: 'Situation', options: situations, initial: 'before_booking' }),
    verdict: select({ label: 'Verdict', options: verdicts, initial: 'unknown' }),
    summary: textarea({
      label: 'Summary',
      max: 600,
      hint: 'In your own words, without quotation. Where it is not known, say what is not.',
    }),
    source_title: text({ label: 'Source', max: 160, blank: null, hint: 'Who says it, and where.' }),
    source_url: text({
      label: 'Address of the source',
      max: 500,
      blank: null,
      pattern: [/^https:\/\/[^\s]+$/, 'Enter an address that begins with https://'],
    }),
    checked_on: day({
      label: 'Checked on',
      optional: true,
      hint: 'The day on which you read the source.',
    }),
    ...visibleFields,
    review_by: {
      ...reviewBy(),
      hint: 'From this day on the dashboard asks to check it, and visitors read that it is due.',
    },
    display_order: order,
  },
  check: ({ verdict, source_title, source_url, checked_on }) => {
    // A translation has no verdict of its own.
    const isAnswer = verdict !== undefined && verdict !== 'unknown';
    const needs = (value: unknown, sentence: string) => (isAnswer && !value ? sentence : undefined);
    return {
      source_title: needs(source_title, 'A verdict needs its source; without one it is not known'),
      source_url: needs(source_url, 'A verdict needs the address of its source'),
      checked_on:
        typeof checked_on === 'string' && checked_on > dateInSwitzerland()
          ? 'This day is still to come'
          : needs(checked_on, 'A verdict needs the day on which its source was read'),
    };
  },
  translatable: ['summary', 'source_title'],
  refusals: {
    '23505': { situation: 'This channel has a rule for this situation already' },
  },
  columns: [
    { of: 'channel', label: 'Channel', sortable: true },
    { of: 'situation', label: 'Situation', cell: ({ situation }) => situationOf(situation) },
    {
      of: 'verdict',
      label: 'Verdict',
      cell: ({ verdict }) => ({
        badge: verdicts[verdict as keyof typeof verdicts],
        ...(verdict === 'unknown' && { isQuiet: true }),
      }),
    },
    dayColumn('checked_on', 'Checked on'),
    stateColumn,
    { of: 'display_order', label: 'Order', sortable: true },
  ],
  sort: { column: 'display_order', ascending: true },
  publicPath: () => paths.trust,
});

function situationOf(stored: string): string {
  return situations[stored as keyof typeof situations] ?? stored;
}

/** Companies that process personal data for us. */
export const subprocessors = contentCollection({
  name: 'subprocessors',
  table: 'subprocessors',
  labels: {
    one: 'subprocessor',
    many: 'Subprocessors',
    lead: 'Who processes personal data for us, as the trust page and its feed show it. The privacy policy names them too.',
  },
  title: ({ name }) => name,
  fields: {
    name: text({ label: 'Name', max: 100 }),
    task: textarea({ label: 'Task', max: 300, hint: 'What it does for us, in one sentence.' }),
    data: textarea({ label: 'Data', max: 300, hint: 'Whose data, and which.' }),
    country: text({ label: 'Country', max: 100, hint: 'Where the data is processed.' }),
    safeguard: textarea({
      label: 'Safeguard',
      max: 300,
      hint: 'What protects the data there, such as a contract.',
    }),
    since: day({ label: 'Since', hint: 'A day in the future announces it.' }),
    until: day({
      label: 'Until',
      optional: true,
      hint: 'One that has ended stays in the list. Empty: it goes on.',
    }),
    changed_on: day({ label: 'Changed on', optional: true, hint: 'The day of the last change.' }),
    change_note: textarea({
      label: 'What changed',
      max: 300,
      blank: null,
      hint: 'The last change in one sentence. The feed carries it.',
    }),
    is_sample: boolean({ label: 'Sample', hint: 'Visitors do not see a row that is made up.' }),
    ...visibleFields,
    display_order: order,
  },
  check: ({ since, until, changed_on, change_note }) => ({
    until:
      typeof since === 'string' && typeof until === 'string' && until < since
        ? 'It cannot end before it begins'
        : undefined,
    changed_on: change_note && !changed_on ? 'A change needs its day' : undefined,
    change_note: changed_on && !change_note ? 'Say in a sentence what changed' : undefined,
  }),
  columns: [
    { of: 'name', label: 'Name', sortable: true },
    { of: 'country', label: 'Country' },
    dayColumn('since', 'Since'),
    dayColumn('until', 'Until'),
    stateColumn,
    { of: 'display_order', label: 'Order', sortable: true },
  ],
  sort: { column: 'display_order', ascending: true },
  publicPath: () => paths.trust,
});
