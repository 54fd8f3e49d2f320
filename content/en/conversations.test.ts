import { expect, it } from 'vitest';
import {
  conversations,
  firstDoor,
  firstSentence,
  introduction,
  readerLanguages,
  type Message,
} from './conversations';

it.each(conversations)(
  '$request: every first reply introduces the assistant as an AI, in its own language and in each translation',
  ({ language, lines }) => {
    const reply = lines.find((line): line is Message => line.kind === 'reply');
    // A reply in a language that hosts can read along needs no translation into it.
    const said: Record<string, string | undefined> = {
      ...reply?.translation,
      [language.code]: reply?.text,
    };
    for (const { code } of readerLanguages) expect(said[code]).toContain(introduction[code]);
  },
);

it('the sentence to copy ends with the introduction that the conversations hold', () => {
  for (const { code } of readerLanguages)
    expect(firstSentence[code].endsWith(introduction[code])).toBe(true);
});

it('the door that is open first is one of them', () => {
  expect(conversations.map(({ door }) => door)).toContain(firstDoor);
});
