import type { Language } from '../languages/languages.ts';
import {
  tidyName,
  tidyNote,
  type FileProblem,
  type FurtherNote,
  type OwnHouse,
} from './own-house.ts';
import { OWN_HOUSE } from './own-house-limits.ts';
import { openReader, type Reader } from './reader.ts';
import { foldText } from '../text/fold-text.ts';
import { loadRules } from './load-rules.ts';

// A listing, a manual or a message, pasted as it is: its headings, lines and sentences become the notes that they are about.
// Text about none of the topics becomes further notes. Nothing is left out but a heading whose lines all found a note.

/** A subject that guests ask about, as the page names it. */
export interface Topic {
  id: string;
  label: string;
  question: string;
}

/** The longest text that is read, in characters. */
export const LONGEST_TEXT = 20_000;
/** A heading has at most so many characters and words. */
const HEADING = { longest: 60, words: 6 } as const;

/** The house that a pasted text describes, in the language of the page. */
export async function houseFromText(
  text: string,
  topics: readonly Topic[],
  language: Language,
): Promise<{ house: OwnHouse } | FileProblem> {
  if (text.length > LONGEST_TEXT) return { problem: 'size' };
  const reader = openReader(await loadRules(language), []);
  const { topicOf, isLabel } = openTopics(topics, reader);
  const sections = sectionsOf(tidyNote(text.replace(/^\uFEFF/, '')), topicOf);
  const name = sections[0]?.isTitle && !topicOf(sections[0].heading) ? sections.shift()! : null;

  const notes = new Map<string, string[]>();
  const further: FurtherNote[] = [];
  const add = (id: string, part: string) => notes.set(id, [...(notes.get(id) ?? []), part]);
  for (const { heading, lines } of [
    ...(name ? [{ heading: '', lines: name.lines }] : []),
    ...sections,
  ]) {
    const named = topicOf(heading);
    const rest: string[] = [];
    if (named && lines.length > 0 && !isLabel(heading)) add(named, heading);
    for (const { text: line, isApart } of lines) {
      const parts = named && !isApart ? [{ topic: named, text: line }] : partsOf(line, topicOf);
      for (const part of parts) {
        const topic = part.topic ?? (parts.length === 1 ? named : null);
        if (topic) add(topic, part.text);
        else rest.push(part.text);
      }
    }
    if (named && lines.length === 0) add(named, heading);
    else if (rest.length > 0 || (heading && lines.length === 0))
      further.push({ title: named ? '' : heading, text: rest.join('\n') || heading });
  }
  const { placed, over } = bounded(notes, topics);
  const packed = pack([...further, ...over]);
  if (packed.length > OWN_HOUSE.mostFurther) return { problem: 'many' };
  if (packed.length === 0 && Object.keys(placed).length === 0) return { problem: 'empty' };
  return {
    house: { name: tidyName(name?.heading ?? ''), country: null, notes: placed, further: packed },
  };
}

type TopicOf = (text: string) => string | null;

/**
 * Finds the topic that a heading or a sentence names: the one of which it has the most words; and whether it is the label of
 * one.
 */
function openTopics(topics: readonly Topic[], reader: Reader) {
  const wordsOf = (text: string) =>
    reader
      .readQuestion(text)
      .filter(({ optional }) => !optional)
      .flatMap(({ words }) => words);
  const read = topics.map(({ id, label, question }) => ({
    id,
    label: new Set(wordsOf(label)),
    all: new Set([...wordsOf(label), ...wordsOf(question)]),
  }));
  const idOf = new Map(topics.map(({ id, label }) => [foldText(label), id]));
  const isLabel = (text: string) => idOf.has(foldText(text));
  const topicOf: TopicOf = (text) => {
    const named = idOf.get(foldText(text));
    if (named) return named;
    // Words behind a preposition say where something is, not what it is.
    const terms = reader.readNote(text);
    const said = terms.filter(({ passing }) => !passing);
    const words = new Set((said.length > 0 ? said : terms).flatMap((term) => term.words));
    const count = (list: ReadonlySet<string>) =>
      [...list].filter((word) => !word.startsWith('#') && words.has(word)).length;
    const [best, next] = read
      .filter(({ all }) => count(all) > 0)
      .map(({ id, label, all }) => ({ id, count: count(label) * 3 + count(all) - label.size / 10 }))
      .sort((one, other) => other.count - one.count);
    return best && best.count !== next?.count ? best.id : null;
  };
  return { topicOf, isLabel };
}

/** The sentences of a paragraph by their topics. Those of one topic stay together with what stands between them. */
function partsOf(line: string, topicOf: TopicOf): { topic: string | null; text: string }[] {
  const sentences = line
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((text) => ({ topic: topicOf(text), text }));
  const topics = new Set(sentences.flatMap(({ topic }) => topic ?? []));
  if (topics.size < 2) return [{ topic: [...topics][0] ?? null, text: line }];
  return sentences;
}

interface Section {
  heading: string;
  isTitle: boolean;
  /** Its lines; one is apart behind an empty line. */
  lines: { text: string; isApart: boolean }[];
}

function sectionsOf(text: string, topicOf: TopicOf): Section[] {
  const sections: Section[] = [{ heading: '', isTitle: false, lines: [] }];
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const isAlone = !lines[at - 1]?.trim();
    const section = sections.at(-1)!;
    const { heading, rest } = headingOf(line.trim(), isAlone, topicOf);
    const isOwn = rest && topicOf(heading) === topicOf(section.heading);
    if (heading && !isOwn)
      sections.push({
        heading,
        isTitle: at === 0,
        lines: rest ? [{ text: rest, isApart: false }] : [],
      });
    else if (line.trim()) {
      const isApart = isAlone && section.lines.length > 0;
      section.lines.push({ text: line.trim().replace(/^[-*•–]\s+/, ''), isApart });
    }
  }
  return sections.filter(({ heading, lines: own }) => heading || own.length > 0);
}

/** The heading that a line is, with what stands behind its colon. */
function headingOf(
  line: string,
  isAlone: boolean,
  topicOf: TopicOf,
): { heading: string; rest?: string } {
  const bare = line
    .replace(/^[#\s]+|[#\s]+$/g, '')
    .replace(/^(\*\*|__)(.*)\1$/, '$2')
    .trim();
  const isHeading = (words: string) =>
    words !== '' && words.length <= HEADING.longest && words.split(/\s+/).length <= HEADING.words;
  if (/^#{1,6}\s/.test(line) && bare && bare.length <= HEADING.longest) return { heading: bare };
  const [, before = '', behind = ''] = /^[-*•–]?\s*(.+?)\s*:(?:\s+(.*))?$/.exec(bare) ?? [];
  if (isHeading(before) && !behind) return { heading: before };
  if (isHeading(before) && topicOf(before)) return { heading: before, rest: behind };
  const numbered = bare.replace(/^\d+[.)]\s*/, '');
  const isShort = isHeading(numbered) && !/[.!?;,]$/.test(numbered) && !/^[-*•–]\s/.test(line);
  const isLoud = /\p{Lu}{2}/u.test(numbered) && numbered === numbered.toUpperCase();
  const isHeadline = isLoud || bare !== line || numbered !== bare || isAlone;
  return isShort && isHeadline ? { heading: numbered } : { heading: '' };
}

/** The notes within their bound, and what is beyond it. */
function bounded(notes: ReadonlyMap<string, readonly string[]>, topics: readonly Topic[]) {
  const placed: Record<string, string> = {};
  const over: FurtherNote[] = [];
  for (const { id, label } of topics) {
    const [first, ...rest] = cut(notes.get(id)?.join('\n') ?? '');
    if (first) placed[id] = first;
    over.push(...rest.map((text) => ({ title: label, text })));
  }
  return { placed, over };
}

/** Further notes within their bounds; those without a title share one. */
function pack(notes: readonly FurtherNote[]): FurtherNote[] {
  const packed: FurtherNote[] = [];
  for (const { title, text } of notes) {
    const isLong = title.length > OWN_HOUSE.longestName;
    for (const part of cut(isLong ? `${title}\n${text}` : text)) {
      const last = packed.at(-1);
      const joined = `${last?.text}\n${part}`;
      const next = { title: isLong ? '' : tidyName(title), text: part };
      if (last && last.title === next.title && joined.length <= OWN_HOUSE.longestNote)
        last.text = joined;
      else packed.push(next);
    }
  }
  return packed;
}

/** A text in parts of the greatest length, between words where it can be. */
function cut(text: string): string[] {
  const parts: string[] = [];
  let rest = tidyNote(text);
  while (rest.length > OWN_HOUSE.longestNote) {
    const room = rest.slice(0, OWN_HOUSE.longestNote);
    const end = Math.max(room.lastIndexOf('\n'), room.lastIndexOf(' '));
    const at = end > 0 ? end : room.length;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest ? [...parts, rest] : parts;
}
