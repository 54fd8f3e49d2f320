// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { terms } from '@/content/en/legal/terms';
import { answers } from '@/content/en/trust';
import { wordsIn } from '@/content/words';
import { factsOf } from '@/lib/company/fact-names';
import { measured } from '@/lib/try/measured';
import type { ChannelRule } from '@/lib/trust/list-channel-rules';
import { anchorOfChange, changesOf, type Subprocessor } from '@/lib/trust/subprocessor';
import { render } from '@/tests/support/render';
import { TrustBoard } from './trust-board';

const before: ChannelRule = {
  id: 'before',
  channel: 'Letters',
  situation: 'before_booking',
  verdict: 'allowed',
  summary: 'Letters may be written.',
  source_title: 'Rules of the post',
  source_url: 'https://post.example/rules',
  checked_on: '2026-11-20',
  review_by: '2026-11-27',
  source_language: 'en',
  language: 'en',
};
const after: ChannelRule = {
  ...before,
  id: 'after',
  channel: 'Doves',
  situation: 'after_booking',
  verdict: 'unknown',
  summary: 'Nothing was found.',
  source_title: null,
  source_url: null,
  checked_on: null,
  review_by: '2026-11-28',
};

const company: Subprocessor = {
  id: 'post',
  name: 'Post',
  task: 'Carries letters.',
  data: 'Addresses',
  country: 'Switzerland',
  safeguard: 'Agreement',
  since: '2027-02-01',
  until: '2027-06-01',
  changed_on: null,
  change_note: null,
};

type Props = Parameters<typeof TrustBoard>[0];

async function show(props: Partial<Props> = {}): Promise<Document> {
  const all: Props = {
    rules: [before, after],
    subprocessors: [company],
    facts: factsOf([{ name: 'legal_name', value: 'Example Ltd' }]),
    today: '2026-11-27',
    words: wordsIn(props.language ?? 'en'),
    language: 'en',
    ...props,
  };
  return new DOMParser().parseFromString(await render(<TrustBoard {...all} />), 'text/html');
}

const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

it('says each channel’s verdicts in its line, and why, with source and day, below it', async () => {
  const lines = [...(await show()).querySelectorAll('#channels li')];
  expect(lines.map((line) => textOf(line.querySelector('summary')))).toEqual([
    'LettersBefore a booking: YesAfter a booking: –nothing collected',
    'DovesBefore a booking: –nothing collectedAfter a booking: Not known',
  ]);
  const [letters, doves] = lines.map((line) => textOf(line.querySelector('dl')));
  expect(letters).toContain('Letters may be written.Rules of the post, read on 20 November 2026.');
  expect(letters).toContain('Due for a check since 27 November 2026');
  expect(doves).toBe('After a booking: Not knownNothing was found.');
});

it('shows a company with its days, and has a place for each entry of the feed', async () => {
  const page = await show();
  const [shown] = page.querySelectorAll('#subprocessors li');
  expect(textOf(shown)).toContain('From1 February 2027Until1 June 2027');
  const places = changesOf([company]).map(({ id }) => anchorOfChange(id));
  expect(places.filter((id) => !page.getElementById(id))).toEqual([]);
});

it('shows the facts that an owner has stated, and no other', async () => {
  const names = [...(await show()).querySelectorAll('#company dl > div')].map(textOf);
  expect(names).toEqual(['Legal nameExample Ltd']);
});

it.each([
  ['subprocessors', { subprocessors: [] }],
  ['company', { facts: factsOf([]) }],
] as [string, Partial<Props>][])('without a row #%s is not there', async (id, props) => {
  expect((await show(props)).getElementById(id)).toBeNull();
});

it.each([
  ['channels', { rules: [] }, 'No channel is described yet'],
  ['channels', { rules: undefined }, 'could not be read just now'],
  ['subprocessors', { subprocessors: undefined }, 'could not be read just now'],
  ['company', { facts: undefined }, 'could not be read just now'],
] as [string, Partial<Props>, string][])(
  '#%s with %o is not shown as a list that is complete',
  async (id, props, sentence) => {
    expect(textOf((await show(props)).querySelector(`#${id}`))).toContain(sentence);
  },
);

it('shows the figures of its language, the wrong answers too', async () => {
  const { answered, notWritten } = measured.de;
  const figures = (await show({ language: 'de' })).querySelectorAll('#check li');
  expect([...figures].map((figure) => textOf(figure.querySelector('p')))).toEqual([
    `${answered.right} von ${answered.questions}`,
    `${answered.wrong} von ${answered.questions}`,
    `${notWritten.asked} von ${notWritten.questions}`,
  ]);
});

it('leads to sections that the terms have', () => {
  const sections = answers.rows.flatMap(({ link }) => link.href.split('/terms#')[1] ?? []);
  expect(sections).toHaveLength(2);
  expect(terms.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(sections));
});

describe('on a page in another language', () => {
  it('only what is stored in English says so', async () => {
    const title = 'A title as the original has it';
    const summary = 'Nichts gefunden.';
    const german: ChannelRule = { ...before, source_title: title, summary, language: 'de' };
    const page = await show({ rules: [before, german], language: 'de' });
    const stored = [...page.querySelectorAll('[lang=en]:not([id^=first-sentence])')].map(textOf);
    const texts = [before.summary, before.source_title, title, company.name, company.task];
    expect(stored).toEqual(expect.arrayContaining(texts));
    expect(stored).not.toContain(german.summary);
    expect(textOf(page.querySelector('#channels li'))).toContain('Englisch');
  });
});
