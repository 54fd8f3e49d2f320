import {
  Extension,
  InputRule,
  markPasteRule,
  type Attributes,
  type Editor,
  type Mark,
} from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';
import Image from '@tiptap/extension-image';
import Link from '@tiptap/extension-link';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { findAddresses, isPlainAddress } from '@/lib/html/link-address';
import { LARGEST_SPAN } from './pasted';

/** The elements that the editor can hold; it would drop everything else without a word. */
export const KNOWN_TAGS: ReadonlySet<string> = new Set(
  'p h2 h3 h4 ul ol li blockquote pre code hr strong em b i s sub sup a br img table caption thead tbody tr th td'.split(
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

/** The words of a table's caption, or null. */
export function captionOf(table: HTMLElement): string | null {
  const caption = table.querySelector(':scope > caption')?.textContent;
  return caption?.replaceAll(/\s+/g, ' ').trim() || null;
}

const spans = { colspan: span('colspan'), rowspan: span('rowspan') };

/** Lists within lists; the sanitiser drops what is forty elements deep (lib/html/sanitize.ts). */
const DEEPEST_LIST = 8;

/** Whether the item with the cursor may become an item of the one above. */
export function canIndent(editor: Editor): boolean {
  const { $from } = editor.state.selection;
  const around = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1));
  const lists = around.filter(({ type }) => /^(?:bullet|ordered)List$/.test(type.name));
  return lists.length < DEEPEST_LIST && editor.can().sinkListItem('listItem');
}

/**
 * Tab and Shift+Tab indent within a list and lead through the cells of a table. Where they can do neither, and after
 * Escape, they leave the editor, as everywhere on the page.
 */
const TabKey = Extension.create({
  name: 'tabKey',
  priority: 1000, // before the keys of lists
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor }) => {
        if (!editor.can().sinkListItem('listItem')) return editor.commands.goToNextCell();
        return !canIndent(editor) || editor.commands.sinkListItem('listItem');
      },
      'Shift-Tab': ({ editor }) =>
        editor.commands.liftListItem('listItem') || editor.commands.goToPreviousCell(),
    };
  },
  addProseMirrorPlugins() {
    let isLeaving = false;
    const keydown = (_: unknown, { key }: KeyboardEvent) => {
      if (key === 'Tab' && isLeaving) return true; // the browser moves the focus
      if (key !== 'Shift') isLeaving = key === 'Escape';
      return false;
    };
    return [new Plugin({ props: { handleDOMEvents: { keydown } } })];
  },
});

/** The attributes of an extension but for one, which visitors are not shown. */
function without(attributes: Attributes | undefined, left: string): Attributes {
  return Object.fromEntries(Object.entries(attributes ?? {}).filter(([name]) => name !== left));
}

/** The marks of Markdown without those around spaces: 2 * 3 * 4 is no emphasis. */
const Basics = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((part) => {
      if (!/^(?:bold|italic|strike)$/.test(part.name)) return part;
      return (part as Mark).extend({
        addInputRules() {
          return (this.parent?.() ?? []).map(
            ({ find, handler }) =>
              new InputRule({
                find,
                handler: (typed) =>
                  /^\s|\s$/.test(typed.match.at(-1) ?? '') ? null : handler(typed),
              }),
          );
        },
      });
    });
  },
});

/** The parts of the editor of formatted text: what visitors are shown, and nothing more (lib/html/sanitize.ts). */
export const extensions = [
  Basics.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: false,
    underline: false,
  }),
  TabKey,
  // The name of a programming language is left out: visitors are not shown it.
  CodeBlock.extend({ renderHTML: () => ['pre', ['code', 0]], addAttributes: () => ({}) }),
  Subscript,
  Superscript,
  // Widths and alignments are left out: visitors are not shown them. The caption is a value of the table, not a part of the
  // text: rows are all that the editor takes a table to be made of.
  Table.extend({
    addAttributes: () => ({ caption: { default: null, parseHTML: captionOf, rendered: false } }),
    parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
    renderHTML: ({ node }) => [
      'table',
      ...(node.attrs.caption ? [['caption', String(node.attrs.caption)]] : []),
      ['tbody', 0],
    ],
    // Tab does not add rows: one could not leave the table by it.
    addKeyboardShortcuts() {
      const keys = Object.entries(this.parent?.() ?? {});
      return Object.fromEntries(keys.filter(([key]) => !key.endsWith('Tab')));
    },
  }),
  TableRow,
  TableCell.extend({ addAttributes: () => spans }),
  TableHeader.extend({ addAttributes: () => ({ ...spans, scope: { default: null } }) }),
  // Only what is plainly an address becomes a link by itself.
  Link.extend({
    addAttributes() {
      return without(this.parent?.(), 'title');
    },
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
  // A picture from elsewhere would not be shown to visitors (lib/html/sanitize.ts), so that none is pasted or typed.
  Image.extend({
    parseHTML: () => [{ tag: 'img[src^="/"]' }],
    addInputRules: () => [],
    addAttributes() {
      return without(this.parent?.(), 'title');
    },
  }),
];
