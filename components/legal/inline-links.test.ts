import { expect, it } from 'vitest';
import { splitInlineLinks } from './inline-links.ts';

const one = { label: 'One', href: '/one' };
const three = { label: 'three', href: 'mailto:a@b.ch' };

it.each([
  ['', []],
  ['Nothing to [see] (here).', ['Nothing to [see] (here).']],
  ['[One](/one), two, [three](mailto:a@b.ch)', [one, ', two, ', three]],
])('cuts the links out of %j', (text, parts) => expect(splitInlineLinks(text)).toEqual(parts));
