// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  countDrafts,
  deleteDraft,
  draftName,
  DRAFT_DAYS,
  forgetDrafts,
  keepDraft,
  newestDraft,
  openDrafts,
  readDraft,
} from './desk-drafts';
import { keepTabDraft, readTabDraft } from './drafts';

const DAY_MS = 24 * 60 * 60 * 1000;
const draft = (title: string, typedAt = Date.now()) => ({
  base: { key: 'a', updated_at: null },
  values: { title },
  typedAt,
});
const titleOf = (owner: string, row = 'articles/a', form: string | null = null) =>
  readDraft(newestDraft(owner, row, form))?.values.title;

beforeEach(() => {
  localStorage.clear();
  openDrafts('anna');
});

it('gives back a text of 100,000 characters with line breaks and spaces, and the form that kept it', () => {
  const name = draftName('anna', 'articles/a', 'one');
  const long = 'Ä b\n'.repeat(25_000);
  expect(keepDraft(name, draft(long))).toBe(true);
  expect(readDraft(newestDraft('anna', 'articles/a', null))).toMatchObject({
    name,
    values: { title: long },
  });
  deleteDraft(name);
  expect(titleOf('anna')).toBeUndefined();
});

it('keeps the drafts of two tabs with one row apart, and offers the newer one of the other tab', () => {
  const [first, second] = ['one', 'two'].map((form) => draftName('anna', 'articles/a', form));
  keepDraft(first!, draft('first', Date.now() - 5000));
  keepDraft(second!, draft('second'));
  expect(titleOf('anna')).toBe('second');
  expect(titleOf('anna', 'articles/a', second)).toBe('first');
});

it('never offers a draft of another administrator or of a row whose key begins alike', () => {
  keepDraft(draftName('anna', 'articles/ab', 'one'), draft('of another row'));
  openDrafts('ben');
  expect(titleOf('ben', 'articles/ab')).toBeUndefined();
  expect(titleOf('anna', 'articles/a')).toBeUndefined();
  expect(titleOf('anna', 'articles/ab')).toBe('of another row');
});

it(`neither offers nor leaves a draft behind that is older than ${DRAFT_DAYS} days`, () => {
  const typedAt = Date.now() - DRAFT_DAYS * DAY_MS - 1;
  keepDraft(draftName('anna', 'articles/a', 'one'), draft('old', typedAt));
  expect(titleOf('anna')).toBeUndefined();
  openDrafts('ben');
  expect(Object.keys(localStorage)).toEqual(['desk-user']);
});

it('keeps nothing of an administrator who signed out in another tab, and leaves a colleague’s drafts', () => {
  const ben = draftName('ben', 'articles/a', 'one');
  openDrafts('ben');
  keepDraft(ben, draft('of Ben'));
  openDrafts('anna');
  const name = draftName('anna', 'articles/a', 'one');
  keepDraft(name, draft('of Anna'));
  expect(countDrafts()).toBe(1);
  const keepAgain = forgetDrafts();
  expect(Object.keys(localStorage)).toEqual([ben]);
  expect(keepDraft(name, draft('typed after the sign-out'))).toBe(false);
  keepAgain();
  expect(keepDraft(name, draft('the sign-out failed'))).toBe(true);
});

it('forgets what a visitor typed in this tab at sign-out, and keeps what is typed after one that failed', () => {
  keepTabDraft('#card', { name: 'Anna' });
  const keepAgain = forgetDrafts();
  keepTabDraft('#card', { name: 'typed after the sign-out' });
  expect(sessionStorage).toHaveLength(0);
  keepAgain();
  keepTabDraft('#card', { name: 'Ben' });
  expect(readTabDraft('#card')).toEqual({ name: 'Ben' });
  keepTabDraft('#card', null);
  expect(readTabDraft('#card')).toBeNull();
});

it('says that nothing is kept where the storage is full', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft(draftName('anna', 'articles/a', 'one'), draft('more'))).toBe(false);
  full.mockRestore();
});

it('takes no draft that another program wrote under its name', () => {
  localStorage.setItem(draftName('anna', 'articles/a', 'one'), `${Date.now()} {"base":`);
  expect(titleOf('anna')).toBeUndefined();
});
