/** The languages in which a host can read along. */
export const readerLanguages = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'French' },
  { code: 'de', name: 'German' },
  { code: 'nl', name: 'Dutch' },
  { code: 'et', name: 'Estonian' },
] as const;

/** The code of a language in which a host can read along. */
export type ReaderLanguage = (typeof readerLanguages)[number]['code'];

/** One sentence in every reader's language. */
export type Gloss = Readonly<Record<ReaderLanguage, string>>;

/** Where a conversation stands; each has a tag of its own colour. */
export type TagStatus = 'answered' | 'asking' | 'waiting';

/** A message in the guest's own language, and what it says, for readers of every other language. */
export interface Message {
  kind: 'guest' | 'reply';
  time: string;
  text: string;
  gloss: Partial<Gloss>;
}

/** The question to the host, and what the host wrote back (or that nothing has come yet). */
export interface Question {
  kind: 'question';
  time: string;
  gloss: Gloss;
  answer: { time: string | null; gloss: Gloss };
}

/** The line of the knowledge base that an answer rests on. */
export interface Source {
  kind: 'source';
  gloss: Gloss;
}

/** What is still open. */
export interface Open {
  kind: 'open';
  gloss: Gloss;
}

/** A line of a conversation. */
export type SceneLine = Message | Question | Source | Open;

/** One conversation of the night, at one door. */
export interface Scene {
  door: number;
  request: string;
  guest: string;
  language: { code: string; name: string };
  status: TagStatus;
  lines: readonly SceneLine[];
  ledger: { time: string; text: string };
}
