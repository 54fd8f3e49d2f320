import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

const PAGE = path.join(import.meta.dirname, '../../docs/performance.md');

/** One line of a table: what it is about, then a cell for each column. */
export type Row = readonly [what: string, ...cells: string[]];

/** The middle value; NaN of nothing. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a part of the values lies, taken between two where it must be. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [below = NaN, above = NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place % 1);
}

/** Median and spread (smallest to largest) of what was measured, such as `412 (398–460)`. */
export function spread(values: readonly number[], digits = 0): string {
  if (values.length === 0) return 'not measured';
  const write = (value: number) => number(value, digits);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const middle = write(median(values));
  return write(least) === write(most) ? middle : `${middle} (${write(least)}–${write(most)})`;
}

/** How many times as large the median is as another's, such as `1.08`. */
export function ratio(values: readonly number[], others: readonly number[]): string {
  const quotient = median(values) / median(others);
  return Number.isFinite(quotient) ? quotient.toFixed(2) : '';
}

/** A number with commas between thousands. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A table in Markdown. */
export function table(head: Row, rows: readonly Row[]): string {
  const lines = [head, head.map(() => '---') as unknown as Row, ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Puts a text between the markers of this name in docs/performance.md. Throws when there are none. */
export async function writeIntoPage(name: string, text: string): Promise<void> {
  const page = await readFile(PAGE, 'utf8');
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/performance.md has no place for ${name}.`);
  const whole = `${before}${begin}\n\n${text}\n\n${end}${after}`;
  const rules = await resolveConfig(PAGE);
  await writeFile(PAGE, await format(whole, { ...rules, filepath: PAGE }));
}
