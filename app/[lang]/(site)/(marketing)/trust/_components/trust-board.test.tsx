// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { terms } from '@/content/en/legal/terms';
import * as content from '@/content/en/trust';
import { wordsIn } from '@/content/words';
import { factsOf } from '@/lib/company/fact-names';
import type { ChannelRule } from '@/lib/trust/channel-rule';
import type { Subprocessor } from '@/lib/trust/subprocessor';
import { render } from '@/tests/support/render';
import { TrustBoard } from './trust-board';

const ROOT = path.join(import.meta.dirname, '../../../../../..');
const TODAY = '2026-11-27';

const sourced: ChannelRule = {
  id: 'sourced',
  channel: 'Letters',
  situation: 'before_booking',
  verdict: 'allowed',
  summary: 'Letters may be written.',
  source_title: 'Rules of the post',
  source_url: 'https://post.example/rules',
  checked_on: '2026-11-20',
  review_by: '2026-11-27',
};
const unsourced: ChannelRule = {
  ...sourced,
  id: 'unsourced',
  situation: 'after_booking',
  summary: 'Letters may be written at any time.',
  source_url: null,
  review_by: '2026-11-28',
};

const company = (values: Partial<Subprocessor>): Subprocessor => ({
  id: values.name ?? '',
  name: 'Post',
  task: 'Carries letters.',
  data: 'Addresses',
  country: 'Switzerland',
  safeguard: 'Agreement',
  since: '2025-03-01',
  until: null,
  changed_on: null,
  change_note: null,
  is_sample: false,
  ...values,
});

const facts = {
  legalName: 'Example Ltd',
  street: null,
  place: null,
  country: null,
  registerNumber: null,
  vatNumber: null,
  euRepresentative: null,
  securityContact: 'security@example.org',
  tax: null,
} as const;

type Props = Parameters<typeof TrustBoard>[0];

const words = wordsIn('en');

async function show(props: Partial<Props> = {}): Promise<Document> {
  const subprocessors = [
    company({ name: 'Post', is_sample: true }),
    company({ name: 'Courier', until: '2026-11-26' }),
    company({ name: 'Pigeons', since: '2027-02-01' }),
  ];
  const all: Props = {
    rules: [sourced, unsourced],
    subprocessors,
    facts,
    today: TODAY,
    words,
    language: 'en',
    ...props,
  };
  const html = await render(<TrustBoard {...all} />);
  return new DOMParser().parseFromString(html, 'text/html');
}

const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** What introduces a part of the page or says how to read it, and promises nothing. */
const INTRODUCTIONS: readonly string[] = [
  content.trustPage.lead,
  content.channels.note,
  ...content.trustParts.flatMap((part) => ('lead' in part ? part.lead : [])),
];

describe('no statement without what holds it', () => {
  /** Every sentence of the page: the innermost elements whose text ends with a full stop. */
  const sentences = (page: Document) =>
    [...page.querySelectorAll('p, li, dt, dd, td')].filter(
      (element) => !element.querySelector('p, li, dt, dd') && /[.!?]$/.test(textOf(element)),
    );

  it('each sentence stands in a claim, or admits something, or introduces a part', async () => {
    const page = await show();
    const found = sentences(page);
    expect(found.length).toBeGreaterThan(40);
    const loose = found.filter(
      (element) =>
        !element.closest('[data-claim], [data-admits], [data-basis], [id^=first-sentence-]') &&
        !INTRODUCTIONS.includes(textOf(element)),
    );
    expect(loose.map(textOf)).toEqual([]);
  });

  it('each claim shows what holds it', async () => {
    const claims = [...(await show()).querySelectorAll('[data-claim]')];
    expect(claims.length).toBeGreaterThan(15);
    expect(claims.filter((claim) => !claim.querySelector('[data-basis]')).map(textOf)).toEqual([]);
  });

  it('what holds it exists: the file with its words, the section of the terms, the dated source', () => {
    const bases = basesIn(content);
    expect(new Set(bases.map(({ kind }) => kind))).toEqual(
      new Set(['source', 'terms', 'setting', 'test']),
    );
    expect(bases.flatMap(findFault)).toEqual([]);
  });

  it('counts a stored verdict only with its source and its day, in one line for each channel', async () => {
    const other = { ...sourced, id: 'other', channel: 'Doves' };
    const undated = { ...sourced, id: 'undated', situation: 'direct', checked_on: null } as const;
    const page = await show({ rules: [sourced, unsourced, other, undated] });
    const verdicts = [...page.querySelectorAll('tbody td')].map(textOf);
    expect(verdicts.map((text) => !text.includes('Not known'))).toEqual(
      [true, false, false, true, false, false], // nothing is stored of the last two
    );
    expect(verdicts[0]).toContain('AllowedLetters may be written.');
    expect(textOf(page.querySelector('tbody td [data-basis]'))).toContain('20 November 2026');
    expect(verdicts[1]).not.toContain(unsourced.summary);
  });
});

/** Everything in the content that is a basis, however deep. */
function basesIn(value: unknown): content.Basis[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value) return [value as content.Basis];
  return Object.values(value).flatMap(basesIn);
}

function findFault(basis: content.Basis): string[] {
  switch (basis.kind) {
    case 'source': {
      const isDated = /^\d{4}-\d\d-\d\d$/.test(basis.read) && Date.parse(basis.read) <= Date.now();
      return basis.url.startsWith('https://') && isDated ? [] : [`${basis.title}: no dated source`];
    }
    case 'terms':
      return terms.sections.some(({ id, title }) => id === basis.section && title === basis.title)
        ? []
        : [`the terms have no section ${basis.section}`];
    case 'setting':
    case 'test': {
      const file = path.join(ROOT, basis.file);
      if (!existsSync(file)) return [`${basis.file} does not exist`];
      return readFileSync(file, 'utf8').includes(basis.name)
        ? []
        : [`${basis.file} does not hold “${basis.name}”`];
    }
  }
}

describe('what is stored', () => {
  it('tells visitors which rule is due for a check, from its day on', async () => {
    const [due, notYet] = (await show()).querySelectorAll('tbody td');
    expect(textOf(due)).toContain('Due for a check since 27 November 2026');
    expect(textOf(notYet)).not.toContain('Due for a check');
  });

  it('keeps companies that have ended apart, announces those to come and stamps samples', async () => {
    const page = (await show()).querySelector('#subprocessors')!;
    const keys = [...page.querySelectorAll('li:has(> dl)')];
    expect(keys.map((key) => textOf(key.querySelector('h3')))).toEqual(['Post', 'Pigeons']);
    expect(textOf(keys[0])).toContain('Sample');
    expect(textOf(keys[1])).toContain('From1 February 2027');
    expect(textOf(keys[1])).not.toContain('Sample');
    expect(textOf(page)).toContain('Switzerland. Until 26 November 2026');
  });

  it('shows the facts that an owner has stated, and no other', async () => {
    const names = [...(await show()).querySelectorAll('#company dl > div')].map(textOf);
    expect(names).toEqual(['Legal nameExample Ltd']);
    const none = await show({ facts: factsOf([]) });
    expect(none.querySelector('#company dl, #company [data-claim]')).toBeNull();
  });

  it.each([
    ['channels', { rules: [] }, 'No channel is described yet'],
    ['channels', { rules: undefined }, 'could not be read just now'],
    ['subprocessors', { subprocessors: [] }, 'That does not mean that there is none'],
    ['subprocessors', { subprocessors: undefined }, 'could not be read just now'],
    ['company', { facts: undefined }, 'could not be read just now'],
    ['tests', { facts: undefined }, 'could not be read just now'],
  ] as [string, Partial<Props>, string][])(
    '#%s with %o is not shown as a list that is complete',
    async (id, props, sentence) => {
      expect(textOf((await show(props)).querySelector(`#${id}`))).toContain(sentence);
    },
  );
});

describe('on a page in another language', () => {
  it('what is stored in English says so to screen readers, and names its language', async () => {
    const page = await show({ words: wordsIn('de'), language: 'de' });
    const ended = company({ name: 'Courier', until: '2026-11-26' });
    const rule = [sourced.channel, sourced.summary, sourced.source_title];
    for (const text of [...rule, ended.name, ended.task, ended.country]) {
      const stored = [...page.querySelectorAll('h3, p, a, b, dd, span')].filter(
        (element) => textOf(element) === text,
      );
      expect(stored.length, text!).toBeGreaterThan(0);
      expect(stored.filter((element) => element.getAttribute('lang') !== 'en')).toEqual([]);
    }
    const marks = [...page.querySelectorAll('[lang=de]')].filter(
      (element) => textOf(element) === 'Englisch',
    );
    // A channel, two companies, one that has ended, and four changes.
    expect(marks.map((element) => textOf(element.closest('th, li')))).toHaveLength(8);
  });

  it('English says nothing of it', async () => {
    expect((await show()).querySelectorAll('[lang=en]:not([id^=first-sentence])')).toHaveLength(0);
  });
});
