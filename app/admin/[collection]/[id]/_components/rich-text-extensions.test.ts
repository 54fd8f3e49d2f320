// @vitest-environment jsdom
import { Editor, generateJSON } from '@tiptap/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sanitiseStoredHtml } from '@/lib/html/sanitize';
import { canIndent, extensions } from './rich-text-extensions';

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ extensions, element: document.createElement('div') });
});
afterEach(() => editor.destroy());

/** Types as a person does: each sign is offered to the rules of the editor first; a line break is Enter. */
function type(text: string) {
  for (const sign of text) {
    if (sign === '\n') press('Enter');
    else {
      const { from, to } = editor.state.selection;
      const insert = () => editor.state.tr.insertText(sign, from, to);
      const isTaken = editor.view.someProp('handleTextInput', (handle) =>
        handle(editor.view, from, to, sign, insert),
      );
      if (!isTaken) editor.view.dispatch(insert());
    }
  }
}

/** Whether the editor took the key; the browser moves the focus by a Tab that it did not take. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const init = { key, bubbles: true, cancelable: true, ...more };
  return !editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', init));
}

/** What a visitor is shown; empty paragraphs at the end are for the cursor only. */
const stored = () => sanitiseStoredHtml(editor.getHTML());

describe('what is typed in Markdown', () => {
  it.each([
    ['## Keys', '<h2>Keys</h2>'],
    ['#### Keys', '<h4>Keys</h4>'],
    ['- one\ntwo', '<ul><li><p>one</p></li><li><p>two</p></li></ul>'],
    ['1. one\ntwo', '<ol><li><p>one</p></li><li><p>two</p></li></ol>'],
    ['7. seven', '<ol start="7"><li><p>seven</p></li></ol>'],
    ['> said', '<blockquote><p>said</p></blockquote>'],
    ['**bold** on', '<p><strong>bold</strong> on</p>'],
    ['*thin* on', '<p><em>thin</em> on</p>'],
    ['~~gone~~ on', '<p><s>gone</s> on</p>'],
    ['`code` on', '<p><code>code</code> on</p>'],
    ['```js\nlet a;', '<pre><code>let a;</code></pre>'],
    ['---on', '<hr /><p>on</p>'],
  ])('%j becomes what a visitor is shown', (typed, shown) => {
    type(typed);
    expect(stored()).toBe(shown);
  });

  it.each([
    ['# Title', '<p># Title</p>'],
    ['![a](https://elsewhere.example/a.png) ', '<p>![a](https://elsewhere.example/a.png) </p>'],
    ['2 * 3 * 4 ** 5 ** 6 ~~ 7 ~~', '<p>2 * 3 * 4 ** 5 ** 6 ~~ 7 ~~</p>'],
    ['a_b_c', '<p>a_b_c</p>'],
  ])('%j, which no page may have, stays as it is typed', (typed, shown) => {
    type(typed);
    expect(editor.getText()).toBe(typed);
    expect(stored()).toBe(shown);
  });
});

describe('what the buttons make', () => {
  const chain = () => editor.chain().focus();
  it.each<[string, () => void]>([
    [
      'every mark at once',
      () =>
        chain()
          .toggleBold()
          .toggleItalic()
          .toggleStrike()
          .toggleSubscript()
          .insertContent('a')
          .run(),
    ],
    ['a superscript in code', () => chain().toggleSuperscript().insertContent('a').run()],
    ['a link', () => chain().insertContent('<a href="https://example.org/" title="t">a</a>').run()],
    [
      'a picture below a line',
      () => {
        type('a\n');
        chain().setImage({ src: '/a.png', alt: 'A', title: 'T', width: 20, height: 10 }).run();
      },
    ],
    [
      'a table with a caption',
      () => {
        chain().insertTable({ rows: 2, cols: 2, withHeaderRow: true }).run();
        chain().insertContent('a').updateAttributes('table', { caption: 'Keys & <doors>' }).run();
      },
    ],
    [
      'lists as deep as they go',
      () => {
        type('- 0');
        for (let item = 1; item < 30; item++) {
          type(`\n${item}`);
          press('Tab');
        }
      },
    ],
    [
      'a list in a quotation in a table',
      () => {
        chain().insertTable({ rows: 1, cols: 1, withHeaderRow: false }).run();
        type('> - a\nb');
        press('Tab');
      },
    ],
    [
      'code over several lines',
      () => {
        chain().toggleCodeBlock().run();
        type('<b>\n  "x" & y');
      },
    ],
    [
      'a break within a line',
      () => chain().insertContent('a').setHardBreak().insertContent('b').run(),
    ],
  ])('%s is the same after it was saved', (_, make) => {
    make();
    editor.chain().setTextSelection(editor.state.doc.content.size).run();
    const before = generateJSON(editor.getHTML().replace(/(<p><\/p>)+$/, ''), extensions);
    const after = generateJSON(stored(), extensions);
    const withoutRel = (json: object) =>
      JSON.stringify(json).replaceAll(/"rel":(?:null|"noopener")/g, '""');
    expect(withoutRel(after)).toBe(withoutRel(before));
  });
});

it('keeps the captions of the stored articles, each above its rows', () => {
  const table =
    '<table><caption> Five <em>rules</em>,\n before </caption><thead><tr><th>a</th></tr></thead></table>';
  editor.commands.setContent(`<p>x</p>${table}`);
  expect(stored()).toBe(
    '<p>x</p><table><caption>Five rules, before</caption><tbody><tr><th><p>a</p></th></tr></tbody></table>',
  );
});

describe('Tab', () => {
  it('makes an item part of the one above, Shift+Tab takes it back, and then out of the list', () => {
    expect(press('Tab'), 'a paragraph is left').toBe(false);
    type('- a');
    expect(press('Tab'), 'and the first item').toBe(false);
    type('\nb');
    expect(press('Tab')).toBe(true);
    expect(stored()).toBe('<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>');
    expect(canIndent(editor)).toBe(false);
    expect(press('Tab'), 'no deeper').toBe(false);
    expect(press('Tab', { shiftKey: true })).toBe(true);
    expect(press('Tab', { shiftKey: true })).toBe(true);
    expect(stored()).toBe('<ul><li><p>a</p></li></ul><p>b</p>');
    expect(press('Tab', { shiftKey: true })).toBe(false);
  });

  it('leads through the cells of a table and out of it, without a new row', () => {
    editor.commands.insertTable({ rows: 1, cols: 2, withHeaderRow: false });
    expect(press('Tab')).toBe(true);
    expect(press('Tab')).toBe(false);
    expect(editor.view.dom.querySelectorAll('tr')).toHaveLength(1);
  });

  it('leaves a list after Escape, and changes nothing', () => {
    type('- a\nb');
    press('Escape');
    expect(press('Shift')).toBe(false);
    expect(press('Tab')).toBe(false);
    expect(stored()).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
  });
});
