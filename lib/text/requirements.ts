/** What a job asks for. `ordered` when the lines were numbered. */
export type Requirements = { ordered: boolean; items: string[] };

const BULLET = /^[-*](?![-*])\s*/;
const NUMBER = /^\d{1,3}[.)](?=\s|$)\s*/;

/**
 * Splits a job's requirements on bullets or numbered lines (specification, section 2). A line without a mark belongs to
 * the one above it; a text without any mark is one item.
 */
export function splitRequirements(requirements: string): Requirements {
  const items: string[] = [];
  let numbered = 0;
  // U+2022 is a mark wherever it stands, because it means nothing else; the others only at the beginning of a line.
  for (const line of requirements.replaceAll('\u2022', '\n- ').split(/\r\n|\r|\n/)) {
    const text = line.trim();
    const mark = BULLET.exec(text) ?? NUMBER.exec(text);
    if (mark && NUMBER.test(text)) numbered += 1;
    if (mark || items.length === 0) items.push(text.slice(mark?.[0].length ?? 0));
    else items[items.length - 1] += ` ${text}`;
  }
  const found = items.map((item) => item.trim()).filter((item) => item !== '');
  return { ordered: numbered > 0 && numbered >= found.length, items: found };
}
