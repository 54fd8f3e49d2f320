import { describe, expect, it } from 'vitest';
import { isLanguage, languages } from '../lib/languages/languages';
import * as en from './en';
import { isStructural } from './translated';

type Text = { key: string; text: string };

/** Every text of a language with its place. What functions give is looked at where it is used. */
function textsOf(value: unknown, key = ''): Text[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value === 'function') return [{ key, text: '' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsOf(part, key ? `${key}.${name}` : name),
  );
}

/** English as a language writes it: texts only, and the entries of a list by their ids. */
function withoutStructure(english: unknown): unknown {
  if (Array.isArray(english)) {
    const ids = english.map((entry: { id?: string }) => entry.id);
    if (!ids.every((id) => typeof id === 'string')) return english.map(withoutStructure);
    return Object.fromEntries(english.map((entry, nth) => [ids[nth], withoutStructure(entry)]));
  }
  if (typeof english !== 'object' || english === null) return english;
  const names = Object.keys(english);
  if (names.every((name) => isLanguage(name))) return null;
  const isMessage = 'translation' in english;
  return Object.fromEntries(
    Object.entries(english)
      .filter(([name, part]) => !isStructural(name, part))
      .filter(([name]) => !(isMessage && MESSAGE.includes(name)))
      .map(([name, part]) => [name, withoutStructure(part)]),
  );
}

/** What a guest writes is in the guest's language, which a translation may choose. */
const MESSAGE = ['from', 'lang', 'text'];
const IN_A_LANGUAGE_OF_ITS_OWN = /^features\.checkInExample\..*\.(?:lang|text)$/;

/** Places with the same text in every language, each with its reason. */
const SAME_PLACES = [
  /^conversations\.conversations\.\d+\.guest$/, // names
  /^features\.openingMessageExample\.parts/, // in Italian
  /^features\.bookingNotesExample\.fields|\.slip\.rows|\.sheet\.rows/, // names of guests
  /\.(?:name|guest|place|house)$|^providerPage\.sample/, // names of people and places
  /^cookies\..*table\.rows\.\d+\.0$/, // names of cookies
  /\.formula$/,
];

/** Words that are the same in some of the languages. */
const SAME_WORDS =
  'EUR, Team, Sauna, Marketing, Support, FAQ, Newsletter, Information, Admin, Dashboard, Cookies, Link, Check-in, Check-out, System, Test, Restaurants, Name, Hosting, Supabase, Mission, Wifi, messages, Parking, E-mail, minutes, Contact, Message, Documentation, assistant, Note, Page, page, Pages, Pause, Source, Barbecue, Introduction, Privacy, Home, Product, Ambulance, Police, Menu, Accounts, Chalet Arve, Nightdesk, per week'.split(
    ', ',
  );

/** A text without what code fills in, and without the marks around its words. */
const wordsOf = (text: string) =>
  text.replace(/\{\w+\}/g, '').replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');

/** Quotation marks and missing narrow spaces that the language does not have. */
const WRONG_MARKS: Readonly<Record<string, RegExp>> = {
  de: /[«»"']|“[^“]*”/,
  fr: /["'„“”]|\p{L} [:;!?]|«[^\u202F]|[^\u202F]»/u,
  nl: /["'«»„]/,
  et: /["'«»]/,
};

/** A number that a line break could tear from its unit. */
const TORN = /\d (?:€|EUR|CHF|%|kW|km|min|m|h|°C|Uhr|Euro|eurot)(?!\p{L})/u;

const english = new Map(textsOf(withoutStructure(en)).map(({ key, text }) => [key, text]));

describe.each(languages.slice(1))('the texts in %s', async (language) => {
  const words = (await import(`./${language}/index.ts`)) as { texts: object };
  const texts = textsOf(words.texts).filter(({ key }) => !IN_A_LANGUAGE_OF_ITS_OWN.test(key));

  it('have the shape of the English ones, without what stands there only', () => {
    expect(texts.map(({ key }) => key).sort()).toEqual([...english.keys()].sort());
  });

  it('keep what code fills in', () => {
    const places = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort().join();
    expect(
      texts
        .filter(({ key, text }) => places(text) !== places(english.get(key)))
        .map(({ key }) => key),
    ).toEqual([]);
  });

  it('name the limits of a form as the English ones do', () => {
    const limits = (text = '') =>
      text.match(/\d[\d.,\u00a0\u202f]*/g)?.map((number) => number.replace(/\D/g, ''));
    expect(
      texts
        .filter(
          ({ key }) => /^messages\.fields|^limits\.answers/.test(key) && !/phoneAsked$/.test(key),
        )
        .filter(({ key, text }) => String(limits(text)) !== String(limits(english.get(key)))),
    ).toEqual([]);
  });

  it('are translated', () => {
    expect(
      texts.filter(
        ({ key, text }) =>
          text === english.get(key) &&
          /\p{L}{3}/u.test(wordsOf(text)) &&
          !SAME_WORDS.includes(wordsOf(text)) &&
          !SAME_PLACES.some((place) => place.test(key)),
      ),
    ).toEqual([]);
  });

  it('have the quotation marks of the language, and no number torn from its unit', () => {
    const marks = WRONG_MARKS[language]!;
    expect(
      texts.filter(
        ({ key, text }) => text !== english.get(key) && (marks.test(text) || TORN.test(text)),
      ),
    ).toEqual([]);
  });
});
