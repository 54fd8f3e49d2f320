import { markPasteRule } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import Link from '@tiptap/extension-link';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { findAddresses, isPlainAddress } from '@/lib/html/link-address';
import { LARGEST_SPAN } from './pasted';

/** What the editor can hold; it would drop everything else without a word. */
export const KNOWN_TAGS: ReadonlySet<string> = new Set(
  'p h2 h3 h4 ul ol li blockquote pre code hr strong em b i s sub sup a br img table thead tbody tr th td'.split(
    ' ',
  ),
);

/** Columns or rows of a cell. A million of them would stop the browser. */
function span(side: string) {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => {
      const written = Number(element.getAttribute(side));
      return Number.isInteger(written) && written > 1 ? Math.min(written, LARGEST_SPAN) : 1;
    },
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[side] === 1 ? {} : { [side]: attributes[side] },
  };
}

const spans = { colspan: span('colspan'), rowspan: span('rowspan') };

/** The parts of the editor of formatted text: what visitors are shown, and nothing more (lib/html/sanitize.ts). */
export const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false, underline: false }),
  Subscript,
  Superscript,
  // Without widths and alignments, which visitors are not shown.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }),
  TableRow,
  TableCell.extend({ addAttributes: () => spans }),
  TableHeader.extend({ addAttributes: () => ({ ...spans, scope: { default: null } }) }),
  // Only what is plainly an address becomes a link by itself.
  Link.extend({
    addPasteRules() {
      return [
        markPasteRule({
          type: this.type,
          find: (text) =>
            findAddresses(text).map(({ index, text: found, href }) => ({
              index,
              text: found,
              data: { href },
            })),
          getAttributes: (match) => ({ href: match.data?.href as unknown }),
        }),
      ];
    },
  }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    shouldAutoLink: isPlainAddress,
    HTMLAttributes: { target: null, rel: null },
  }),
  // A picture from elsewhere would not be shown to visitors (lib/html/sanitize.ts), so that none is pasted.
  Image.extend({ parseHTML: () => [{ tag: 'img[src^="/"]' }] }),
];
