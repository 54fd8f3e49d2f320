import { describe, expect, it } from 'vitest';
import type { ChannelRule } from './channel-rule.ts';
import { channelTable } from './channel-table.ts';

const rule = (channel: string, values: Partial<ChannelRule> = {}): ChannelRule => ({
  id: `${channel}-${values.situation ?? 'before_booking'}`,
  channel,
  situation: 'before_booking',
  verdict: 'allowed',
  summary: 'In our words.',
  source_title: 'Help page',
  source_url: 'https://help.example',
  checked_on: '2026-11-27',
  review_by: null,
  ...values,
});

describe('the table of channels', () => {
  it('gives a cell without a row as not known, never as a yes or a no', () => {
    const [row] = channelTable([rule('Vrbo')]);
    expect(row!.cells.map(({ situation, verdict }) => [situation, verdict])).toEqual([
      ['before_booking', 'allowed'],
      ['after_booking', 'unknown'],
      ['direct', 'unknown'],
    ]);
  });

  it.each([{ source_url: null }, { checked_on: null }])(
    'counts no verdict that comes with %o',
    (missing) => {
      const [row] = channelTable([rule('Vrbo', { verdict: 'not_allowed', ...missing })]);
      expect(row!.cells[0]!.verdict).toBe('unknown');
    },
  );

  it('keeps the order of the rows, and one line for a channel whose rows stand apart', () => {
    const rows = channelTable([rule('B'), rule('A'), rule('B', { situation: 'direct' })]);
    expect(rows.map(({ channel }) => channel)).toEqual(['B', 'A']);
    expect(rows[0]!.cells[2]!.verdict).toBe('allowed');
  });
});
