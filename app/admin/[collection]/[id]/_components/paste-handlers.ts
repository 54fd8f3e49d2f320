import { DOMParser as EditorParser, Slice } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { htmlOfText, preparePasted, type Loss } from './pasted';

/** Makes of a pasted text what the editor can keep. `onRead` takes what is lost. */
export function pasteHandlers(onRead: (dropped: readonly Loss[]) => void): EditorProps {
  return {
    transformPastedHTML: (html) => {
      const pasted = preparePasted(html);
      onRead(pasted.dropped);
      return pasted.html;
    },
    clipboardTextParser: (text, context, _isPlain, { state: { schema } }) => {
      onRead([]);
      const html = htmlOfText(text);
      // The editor's own way goes on from null, which its type does not know.
      if (html === null) return null as never;
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      return EditorParser.fromSchema(schema).parseSlice(body, { context });
    },
    transformPasted: keepFirstItem,
  };
}

/** Keeps the first item of a pasted list, or the first cell of a table, from flowing into the paragraph with the cursor. */
function keepFirstItem(slice: Slice, { state: { selection } }: EditorView): Slice {
  const isWhole = /^(?:bulletList|orderedList|table)$/.test(
    slice.content.firstChild?.type.name ?? '',
  );
  const isParagraph =
    selection.$from.parent.type.name === 'paragraph' && selection.$from.depth === 1;
  const isSeveral = slice.content.childCount > 1 || (slice.content.firstChild?.childCount ?? 0) > 1;
  return isWhole && isParagraph && isSeveral ? new Slice(slice.content, 0, 0) : slice;
}
