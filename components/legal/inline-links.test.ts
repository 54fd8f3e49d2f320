import { describe, expect, it } from 'vitest';
import { splitInlineLinks } from './inline-links.ts';

describe('splitInlineLinks', () => {
  it('leaves a text without links whole', () => {
    expect(splitInlineLinks('Nothing to [see] (here).')).toEqual(['Nothing to [see] (here).']);
  });

  it('cuts links out where they stand', () => {
    expect(splitInlineLinks('[One](/one), two, [three](mailto:a@b.ch)')).toEqual([
      { label: 'One', href: '/one' },
      ', two, ',
      { label: 'three', href: 'mailto:a@b.ch' },
    ]);
  });

  it('gives nothing for an empty text', () => {
    expect(splitInlineLinks('')).toEqual([]);
  });
});
