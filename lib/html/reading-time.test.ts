import { expect, it } from 'vitest';
import { countWords, readingTime, WORDS_PER_MINUTE } from './reading-time.ts';

it.each([
  ['', 0],
  ['<p>It is 3.5 km from Zürich, isn’t it?</p>', 8],
  ['<p>un<strong>believ</strong>able</p><p>twice</p>', 2],
  ['<p>Tom &amp; Anna &lt;b&gt;</p>', 3],
  ['<p>我喜欢读书。</p>', 5],
  ['<p>ひらがなとカタカナ</p>', 9],
  ['<p>שלום עולם</p>', 2],
  ['a < b', 2],
])('counts the words of %s as a reader would', (html, count) => {
  expect(countWords(html)).toBe(count);
});

it('gives whole minutes, and never none', () => {
  const minutes = [0, 1, WORDS_PER_MINUTE * 1.4, WORDS_PER_MINUTE * 1.6, WORDS_PER_MINUTE * 12];
  expect(minutes.map(readingTime)).toEqual([
    ...['1 min read', '1 min read', '1 min read', '2 min read', '12 min read'],
  ]);
});
