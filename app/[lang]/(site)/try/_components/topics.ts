import type { Words } from '@/content/languages';
import type { Drawer, OwnHouse } from '@/lib/try/own-house';

/** A question that guests ask most: its label, what a guest says, and what an answer needs. */
export interface Topic extends Drawer {
  question: string;
  needs: string;
  /** A written note has a figure: a time, a number, a price. */
  figure?: boolean;
}

export interface TopicGroup {
  name: string;
  topics: readonly Topic[];
}

export type TryWords = Words['try'];

/** A country that a house can be in, as a choice in the language of the page. */
export interface Country {
  code: string;
  name: string;
}

/** Whether there is anything to print or to ask. */
export function hasNotes({ notes, further }: OwnHouse): boolean {
  return [...Object.values(notes), ...further.map(({ text }) => text)].some((text) => text.trim());
}

/** The id of a further note: the topics have names. */
export const furtherId = (index: number) => `further-${index + 1}`;

/** The classes of the controls, which the server makes. */
export interface ControlClasses {
  primary: string;
  outline: string;
  field: string;
  area: string;
}

export interface FieldProps {
  words: TryWords['own'];
  controls: ControlClasses;
}
