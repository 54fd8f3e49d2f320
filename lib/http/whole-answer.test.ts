import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { answerWhole, ENCODING } from './whole-answer.ts';

const SETTINGS = { scriptOrigins: [], imageHosts: [], appOrigin: 'https://app.example' };

describe('answerWhole', () => {
  it('looks into a text once, also where another string holds the same', () => {
    const text = `<p>${'Towels are in the cupboard. '.repeat(50)}</p>`;
    const first = answerWhole(text, 'document', SETTINGS, true);
    expect(answerWhole(Buffer.from(text).toString(), 'document', SETTINGS, true)).toBe(first);
    expect(answerWhole(`${text} `, 'document', SETTINGS, true).etag).not.toBe(first.etag);
  });

  it('keeps nothing that was made for one reader', () => {
    const text = '<p>Signed in as Petra</p>';
    const first = answerWhole(text, 'document', SETTINGS, false);
    expect(answerWhole(text, 'document', SETTINGS, true)).not.toBe(first);
  });

  it('keeps a bounded number of characters, and lets the oldest go', () => {
    const texts = Array.from({ length: 13 }, (_, number) => `${number}`.padEnd(1_000_000));
    const [first, ...others] = texts.map((text) => answerWhole(text, 'data', SETTINGS, true));
    expect(answerWhole(texts.at(-1)!, 'data', SETTINGS, true)).toBe(others.at(-1));
    expect(answerWhole(texts[0]!, 'data', SETTINGS, true)).not.toBe(first);
  });

  it('names another policy with another tag: a kept copy must not outlive the policy that it came with', () => {
    const other = { ...SETTINGS, appOrigin: 'https://other.example' };
    const tags = [SETTINGS, other].map(
      (settings) => answerWhole('<p>Hello</p>', 'document', settings, false).etag,
    );
    expect(tags[0]).not.toBe(tags[1]);
  });

  it('gives data back byte by byte, under a policy that lets nothing run', () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value));
    const answer = answerWhole(bytes.toString(ENCODING.data), 'data', SETTINGS, false);
    expect(answer.body(null)).toEqual(bytes);
    expect(answer.policy).toMatch(/^default-src 'none'/);
  });

  it('packs what is kept a second time, as small as it gets', async () => {
    const text = `<p>${Array.from({ length: 3000 }, (_, number) => `line ${number * 7919}`).join(' ')}</p>`;
    const answer = answerWhole(text, 'document', SETTINGS, true);
    const quick = answer.body('br');
    await vi.waitFor(() => expect(answer.body('br').length).toBeLessThan(quick.length), 10_000);
    expect(brotliDecompressSync(answer.body('br')).toString()).toBe(text);
  });
});
