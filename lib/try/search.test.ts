import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseNotes } from '../../content/en/try-notes.ts';
import { house, topicGroups } from '../../content/en/try.ts';
import { markWords, searchHouse } from './search.ts';

const search = searchHouse(houseNotes);
const small = searchHouse([
  { id: 'boats', label: 'Boats', title: 'Boats', text: 'Two canoes lie under the bridge.' },
  {
    id: 'cafe',
    label: 'Café',
    title: 'Café',
    text: 'Opens at nine, next to the bridge.',
    alsoAskedAs: 'espresso',
  },
]);

describe('searchHouse', () => {
  it.each(house.questions.map(({ text, note }) => [text, note]))(
    'answers the ready question “%s”',
    (question, note) => {
      expect(search(question)?.id).toBe(note);
    },
  );

  it.each([
    ['an accent that the guest leaves out', 'the cafe', 'cafe'],
    ['an accent that the guest adds', 'the bóats', 'boats'],
    ['one boat for many', 'a boat', 'boats'],
    ['another word for it', 'Espressos?', 'cafe'],
    ['a mistyped letter', 'is there an espreso', 'cafe'],
    ['two letters exchanged', 'espresos esprseso', 'cafe'],
    ['capital letters', 'CANOES', 'boats'],
    [
      'small talk around it',
      'Hello! What a lovely place. Is there a canoe? Thank you so much',
      'boats',
    ],
  ])('sees through %s', (_, question, id) => {
    expect(small(question)?.id).toBe(id);
  });

  it.each(['Is there a helicopter?', '', '?!', 'the and of', '12 34', 'x'.repeat(500)])(
    'answers nothing to “%.30s”',
    (question) => {
      expect(small(question)).toBeNull();
    },
  );

  it('gives a score from 0 to 1 and throws at nothing that can be typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (question) => {
        const found = search(question);
        expect(found === null || (found.score > 0 && found.score <= 1)).toBe(true);
      }),
    );
  });

  it('answers nothing from a house without notes', () => {
    expect(searchHouse([])('Where are the boats?')).toBeNull();
  });
});

describe('markWords', () => {
  it('marks the words that were asked for, and changes no letter', () => {
    const terms = small('Is a canoe by the bridge?')!.terms;
    const parts = markWords('Two canoes lie under the bridge.', terms);
    expect(parts.filter(({ used }) => used).map(({ text }) => text)).toEqual(['canoes', 'bridge']);
    expect(parts.map(({ text }) => text).join('')).toBe('Two canoes lie under the bridge.');
  });
});

describe('the words of the page', () => {
  it('have forty notes, and thirty questions that are each about one of them', () => {
    const ids = houseNotes.map(({ id }) => id);
    const topics = topicGroups.flatMap((group) => group.topics.map(({ id }) => id));
    expect([new Set(ids).size, new Set(topics).size]).toEqual([40, 30]);
    expect(topics.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
