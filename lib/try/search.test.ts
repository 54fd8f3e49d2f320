import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../content/words.ts';
import { languages, type Language } from '../languages/languages.ts';
import { openHouse } from './open-house.ts';

describe.each(languages)('in %s', async (language) => {
  const { tryNotes, try: words } = wordsIn(language);
  const { houseNotes } = tryNotes;
  const { find, markWords } = await openHouse(houseNotes, language);

  it.each(words.house.questions.map(({ text, note }) => [text, note]))(
    'answers the ready question “%s”',
    (question, note) => {
      expect(find(question)?.id).toBe(note);
    },
  );

  it('gives a score from 0 to 1 and throws at nothing that can be typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (question) => {
        const found = find(question);
        expect(found === null || (found.score > 0 && found.score <= 1)).toBe(true);
      }),
    );
  });

  it('marks a word of each ready question in its note, or another word for it, and changes no letter', () => {
    for (const { text: question, note } of words.house.questions) {
      const { terms } = find(question)!;
      const { title, text, alsoAskedAs = '' } = houseNotes.find(({ id }) => id === note)!;
      const all = [title, text, alsoAskedAs].join('\n');
      const parts = markWords(all, terms);
      expect(parts.map((part) => part.text).join('')).toBe(all);
      expect(parts.some(({ used }) => used)).toBe(true);
    }
  });

  it('has forty notes, and thirty questions that are each about one of them', () => {
    const ids = houseNotes.map(({ id }) => id);
    const topics = words.topicGroups.flatMap((group) => group.topics.map(({ id }) => id));
    expect([new Set(ids).size, new Set(topics).size]).toEqual([40, 30]);
    expect(topics.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('answers nothing from a house without notes', async () => {
    const empty = await openHouse([], language);
    expect(empty.find(words.house.questions[0]!.text)).toBeNull();
  });
});

/** A house of two notes: one with a title from below, and one that shares no word with it. */
const openSmall = async (language: Language, title: string) => {
  const other = { id: 'other', label: 'Xylo', title: 'Xylo', text: 'Xylo' };
  return openHouse([other, { id: 'found', label: 'Quorz', title, text: 'Quorz' }], language);
};

describe('sees through', () => {
  it.each([
    ['en', 'an accent that the guest adds', 'Boats', 'the bóats'],
    ['en', 'one boat for many', 'Boats', 'a boat'],
    ['en', 'two letters exchanged', 'Sauna', 'suana'],
    ['en', 'small talk around it', 'Canoes', 'Hello! What a place. Is there a canoe? Thank you'],
    ['de', 'an umlaut as two letters', 'Schlüssel', 'Wo ist der Schluessel?'],
    ['de', 'an umlaut left out', 'Gepäck', 'wohin mit dem gepack'],
    ['de', 'a plural with an umlaut', 'Parkplatz', 'gibt es parkplätze'],
    ['de', 'a compound of a word of the notes', 'Parkplatz', 'Parkplatzgebühr?'],
    ['de', 'a part of a compound of the notes', 'Das Skischuhregal', 'wohin mit den skischuhen'],
    ['de', 'a mistyped letter', 'Fernseher', 'der fernseer geht nicht'],
    ['en', 'a soft hyphen and full width', 'Sauna', 'sau\u00ADna ｎｏｗ'],
    ['en', 'a character without a width', 'Sa\u200Buna', 'sauna'],
    ['en', 'an umlaut as two letters', 'Müller', 'Who is Mueller?'],
    ['et', 'an umlaut that the note has as two letters', 'Mueller', 'Müller'],
    ['en', 'another apostrophe', 'O´Neill', 'Oʼneill'],
    ['en', 'a number without its blanks', '079 555 12 34', 'Whose is 0795551234?'],
    ['de', 'a number with its country', '079 555 12 34', 'Wem gehört +41 (0)79 555 12 34?'],
    ['fr', 'accents left out', 'Électricité', 'plus d electricite'],
    ['fr', 'an elision with a typewriter’s apostrophe', 'Eau', "il n'y a plus d'eau"],
    ['fr', 'an elision with a printed apostrophe', 'Adresse', 'c’est quoi l’adresse'],
    ['fr', 'a plural', 'Une serviette', 'les serviettes'],
    ['fr', 'œ as two letters', 'Un nœud', 'noeud'],
    ['nl', 'a trema left out', 'Sleeën', 'sleeen'],
    ['nl', 'ij as one letter and as y', 'Strijkijzer', 'een strĳkyzer'],
    ['nl', 'a diminutive', 'Een kinderbed', 'is er een kinderbedje?'],
    ['nl', 'a plural that changes its letters', 'Een sleutel voor twee brieven', 'brief'],
    ['nl', 'an apostrophe before the plural', 'Foto', 'foto’s'],
    ['et', 'õ, ä and ö left out', 'Töölauad ja võti', 'toolaud votit'],
    ['et', 'ž as two letters', 'Garaaž', 'kus garaazh on'],
    ['et', 'another case', 'Rätikud', 'kas rätikut saab'],
    ['et', 'another form of the verb', 'Parkimine', 'kus saab parkida'],
    ['et', 'a compound of a word of the notes', 'Rätikud', 'rätikuvahetus'],
  ] as const)('%s: %s', async (language, _, title, question) => {
    expect((await openSmall(language, title)).find(question)?.id).toBe('found');
  });
});

describe('answers nothing to', () => {
  it.each([
    ['en', 'Is there a helicopter?'],
    ['en', 'the and of'],
    ['en', ''],
    ['en', 'x'.repeat(500)],
    ['de', 'Gibt es einen Hubschrauber?'],
    ['de', 'Hallo, wir haben eine Frage. Vielen Dank!'],
    ['fr', 'Bonjour, j’ai une question. Merci d’avance !'],
    ['nl', 'Hallo, ik heb een vraag. Alvast bedankt!'],
    ['et', 'Tere, mul on küsimus. Aitäh!'],
  ] as const)('%s: “%.40s”', async (language, question) => {
    const { find } = await openHouse(wordsIn(language).tryNotes.houseNotes, language);
    expect(find(question)).toBeNull();
  });
});
