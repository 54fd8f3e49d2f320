import { defaultLanguage, type Language } from '../languages/languages.ts';
import { firstCharacters } from './characters.ts';
import { fillIn } from './fill-in.ts';

// The company's own time zone, in which dates are shown.
const timeZone = 'Europe/Zurich';

/** The locale in which dates are written for readers of a language. */
function dateLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}

/** A day as a sentence writes it, in Swiss time: 9 November 2026. Takes an ISO 8601 date. */
export function formatDay(iso: string, language: Language = defaultLanguage): string {
  return format(dateLocale(language), { dateStyle: 'long', timeZone }, iso);
}

/**
 * The day of a text, as the specification writes it on information pages, and so on legal ones: November 3, 2026. Takes an
 * ISO 8601 date; the day is that of UTC.
 */
export function formatFullDate(iso: string, language: Language = 'en'): string {
  const locale = language === 'en' ? 'en-US' : language;
  return format(locale, { dateStyle: 'long', timeZone: 'UTC' }, iso);
}

const SHORT_DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A day as the admin area writes it, in Swiss time: 20 Nov 2026. Takes an ISO 8601 date. */
export function formatShortDay(iso: string): string {
  return format('en-GB', { ...SHORT_DAY, timeZone }, iso);
}

/** A day and its time, in Swiss time: 20 Nov 2026, 18:39. Takes an ISO 8601 date. */
export function formatMoment(iso: string): string {
  return format('en-GB', { ...SHORT_DAY, hour: '2-digit', minute: '2-digit', timeZone }, iso);
}

/** A moment as a Swiss clock shows it, in the order of ISO 8601: 2026-11-20 18:39. Takes an ISO 8601 date. */
export function swissClock(iso: string): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return format('sv-SE', { ...parts, hour: '2-digit', minute: '2-digit', timeZone }, iso);
}

/** A day and its time in the reader's own time zone: 20 November 2026 at 18:39. Takes an ISO 8601 date. */
export function formatLocalMoment(iso: string, language: Language = defaultLanguage): string {
  return format(dateLocale(language), { dateStyle: 'long', timeStyle: 'short' }, iso);
}

/** The parts of a date for the list of updates, in Swiss time: day, and month and year in capitals (12 NOVEMBER 2026). */
export function splitUpdateDate(
  iso: string,
  language: Language = 'en',
): { day: string; month: string; year: string } {
  const [day = '', month = '', year = ''] = formatDay(iso, language)
    .toLocaleUpperCase(language)
    .split(' ');
  return { day, month, year };
}

/** Today's date in Switzerland, as YYYY-MM-DD. */
export function dateInSwitzerland(): string {
  return format('sv-SE', { timeZone }, new Date());
}

/** The beginning of a day in Switzerland, in ISO 8601: 2026-11-09T00:00:00+01:00. Takes YYYY-MM-DD. */
export function startOfDay(day: string): string {
  // The clock is changed at 01:00 UTC, after the day has begun.
  const words = format('en-GB', { timeZone, timeZoneName: 'longOffset' }, `${day}T00:00:00Z`);
  return `${day}T00:00:00${/[+-]\d\d:\d\d/.exec(words)?.[0] ?? '+01:00'}`;
}

function format(locale: string, options: Intl.DateTimeFormatOptions, date: string | Date) {
  const written = new Intl.DateTimeFormat(locale, options).format(new Date(date));
  // Intl writes the first of a French month as the other days.
  return locale === 'fr' ? written.replace(/^1 (?=\p{L})/u, '1er ') : written;
}

/** A word with its first letter in upper case. */
export function sentenceCase(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** The longest description of a page that search engines show. */
export const DESCRIPTION_LENGTH = 160;

/**
 * Shortens a text to a limit of characters, as people count them, between two words where it can, and ends it with an
 * ellipsis. Line breaks become spaces.
 */
export function clipText(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (firstCharacters(line, limit) === line) return line;
  const start = firstCharacters(line, limit - 1);
  const cut = line[start.length] === ' ' ? start.length : start.lastIndexOf(' ');
  const clipped = cut > start.length / 2 ? start.slice(0, cut) : start;
  return `${clipped.replace(/[\s,;:.]+$/, '')}…`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Replaces `{wait}` in a sentence with a waiting time in words, rounded up so that a retry is never too early. */
export function formatWait(
  sentence: string,
  seconds: number,
  language: Language = defaultLanguage,
): string {
  return fillIn(sentence, { wait: inWords(Math.max(1, seconds), language) });
}

function inWords(seconds: number, language: Language): string {
  if (language !== defaultLanguage)
    return seconds <= HOUR - MINUTE
      ? count(language, 'minute', seconds / MINUTE)
      : count(language, 'hour', seconds / HOUR);
  if (seconds <= MINUTE) return 'a minute';
  if (seconds <= HOUR - MINUTE) return `${Math.ceil(seconds / MINUTE)} minutes`;
  return seconds <= HOUR ? 'an hour' : `${Math.ceil(seconds / HOUR)} hours`;
}

/** A number of units in words, which no line break tears apart: 2 Stunden. */
function count(language: Language, unit: 'minute' | 'hour', amount: number): string {
  const words = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return words.format(Math.ceil(amount)).replace(' ', '\u00a0');
}
