import { describe, expect, it } from 'vitest';
import { languages } from '../lib/languages/languages';
import { wordsIn } from './words';

type Text = { key: string; text: string };

/** Every text of a language with its place. What functions give is looked at where it is used. */
function textsOf(value: unknown, key = ''): Text[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsOf(part, key ? `${key}.${name}` : name),
  );
}

/** Places with the same text in every language, each with its reason. */
const SAME_PLACES = [
  /\.(?:id|kind|href|path|code|status|file|url|section|conversion|alias)$/, // read by code
  /\.(?:from|drawing|lang)$/, // read by code
  /^navigation\.companyPages/, // names of rows
  /^conversations\.(?:introduction|firstSentence|firstDoor)/, // five languages side by side
  /^conversations\.conversations\.\d+\.(?:guest|lines\.)/, // likewise
  /^home\.hero\.you\./, // likewise
  /(?:Example|Step|exhibits)\..*(?:text|parts\.\d+(?:\.value)?)$|^aiCohost\.aiCohost\.(?:question|answer)\.text$/, // guests write in theirs
  /^features\.bookingNotesExample\.fields|\.slip\.rows|\.sheet\.rows/, // names of guests
  /\.(?:name|author|guest|place|house)$|^providerPage\.sample/, // names of people and places
  /^cookies\..*table\.rows\.\d+\.0$/, // names of cookies
  /\.formula$/,
];

/** Words that are the same in some of the languages. */
const SAME_WORDS =
  'EUR, Team, Sauna, Marketing, Support, FAQ, Newsletter, Information, Admin, Dashboard, Cookies, Link, Check-in, Check-out, System, Test, Restaurants, Name, Hosting, Supabase, Mission, Wifi, messages, Parking, E-mail, minutes, Contact, Message, Documentation, assistant, Note, Page, page, Pages, Pause, Source, Barbecue, Introduction, Privacy, Home, Product, Ambulance, Police, Menu, Accounts, Chalet Arve, Nightdesk'.split(
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

const translated = languages.filter((language) => language !== 'en');
const english = new Map(
  textsOf({ ...wordsIn('en'), messages: null }).map(({ key, text }) => [key, text]),
);

describe.each(translated)('the words in %s', (language) => {
  const texts = textsOf({ ...wordsIn(language), messages: null });

  it('have a text for each English one, and no other', () => {
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

  it('lead to the same addresses as the English ones', () => {
    const isAddress = (text = '') => /^(?:\/|https:)/.test(text);
    expect(
      texts.filter(
        ({ key, text }) =>
          (isAddress(text) || isAddress(english.get(key))) && text !== english.get(key),
      ),
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
