import { createHash } from 'node:crypto';

/**
 * The scripts that React writes between the parts of a streamed page, and beside a form whose sending it remembers: their
 * lengths and digests, so that no other script can pass for one. inline-scripts.test.ts computes them from the installed version.
 */
export const REACT_SCRIPTS: readonly (readonly [length: number, digest: string])[] = [
  [364, 'CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0='],
  [57, '7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs='],
  [192, 'dW/dX4s22Wb/RKwjhTPlT6uBNIFHoTR535AjgMKaEws='],
  [829, 'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY='],
  [1104, 'ik5CuzKG16kxLMiWrbGtWliE5C3GFYiZnsysYypmDVc='],
  [200, '5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo='],
  [2694, 'R3eWN7zVoU3spWpPQ2b7tbYj4hZDyViY037DUph2exw='],
];

const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])';
/** Calls whose argument is data: the page's own content, and the list of its chunks. */
const DATA_CALLS: readonly RegExp[] = [
  /^self\.__next_f\.push\((.*)\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);?$/s,
];
const REACT_CALL = /^\$R[CRSX]\((.*)\);?$/s;
const SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/gi;

/** What a document has inline, and the document itself, with neighbouring pieces of data in one script. */
export type InlineParts = { html: string; scripts: string[]; styles: string[]; refused: number };

/**
 * Gives the hashes of a document's inline scripts and styles for its content security policy. A script is let in only
 * where it is one of the framework's own: fixed text, or a known call with nothing but JSON in it. So a script that
 * somebody smuggled into the content stays forbidden, although the hashes are made from that content.
 */
export function inlineParts(document: string): InlineParts {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let refused = 0;
  for (const text of codeIn(document)) if (!isFrameworks(text)) refused += 1;
  // Each hash takes 54 bytes of a header that proxies limit to 4 or 8 kB; joined, a page needs three or four.
  const html =
    refused > 0
      ? document
      : document.replaceAll(')</script><script>self.__next_f.push(', ');self.__next_f.push(');
  for (const text of codeIn(html)) {
    if (refused === 0 || isFrameworks(text)) scripts.add(hashOf(text));
  }
  for (const [, text = ''] of html.matchAll(STYLE)) styles.add(hashOf(text));
  return { html, scripts: [...scripts], styles: [...styles], refused };
}

/** The texts of scripts that a browser would run from where they stand. */
function codeIn(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc[\s=]|\stype="application\/ld\+json"/i.test(attributes))
    .map(([, , text = '']) => text);
}

function isFrameworks(text: string): boolean {
  if (text === FLIGHT_START) return true;
  // The answer to a form that the browser sent by itself begins with what became of it.
  const data = text.startsWith(`${FLIGHT_START};`) ? text.slice(FLIGHT_START.length + 1) : text;
  for (const call of DATA_CALLS) {
    const argument = call.exec(data)?.[1];
    if (argument !== undefined) return isJson(argument);
  }
  const rest = withoutReactScripts(text);
  const values = REACT_CALL.exec(rest)?.[1];
  return rest === '' || (values !== undefined && isJson(`[${values}]`));
}

function withoutReactScripts(text: string): string {
  let rest = text;
  for (;;) {
    rest = rest.replace(/^;+/, '');
    const known = REACT_SCRIPTS.find(
      ([length, digest]) => rest.length >= length && digestOf(rest.slice(0, length)) === digest,
    );
    if (!known) return rest;
    rest = rest.slice(known[0]);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function hashOf(text: string): string {
  return `sha256-${digestOf(text)}`;
}
