'use client';

import { generateHTML, generateJSON } from '@tiptap/core';
import { DOMParser as EditorParser, Slice } from '@tiptap/pm/model';
import { TextSelection, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { useState, type ClipboardEvent } from 'react';
import type { FieldControl } from '@/components/forms/field';
import { FormMessage } from '@/components/forms/form-message';
import { Button } from '@/components/ui/button';
import { inputVariants } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { adminCopy } from '@/content/admin';
import { linkAddress } from '@/lib/html/link-address';
import { directionOf } from '@/lib/html/stored-html';
import { htmlOfText, preparePasted, type Loss } from './pasted';
import { PictureDialog, type TextPicture } from './picture-dialog';
import type { TextControlProps } from '../../../_components/picture-input';
import { extensions, KNOWN_TAGS } from './rich-text-extensions';
import styles from './rich-text.module.css';

const copy = adminCopy.richText;

/** The writing direction of each block follows its script, in the editor only: visitors' pages say it themselves. */
function directions({ doc }: EditorState) {
  const blocks: Decoration[] = [];
  doc.descendants((node, place) => {
    // What is around blocks with a direction of their own finds none in them.
    const isAround = /^(?:bulletList|orderedList|blockquote|table)$/.test(node.type.name);
    const dir = node.isTextblock ? 'auto' : isAround ? directionOf(node.textContent) : null;
    if (dir) blocks.push(Decoration.node(place, place + node.nodeSize, { dir }));
  });
  return DecorationSet.create(doc, blocks);
}

/** Edits formatted text, or its HTML. The form reads it from a field of this name. */
export function RichText({ field, control, value, onChange }: TextControlProps) {
  const { name, label } = field;
  const [html, setHtml] = useState(value);
  const [isSource, setIsSource] = useState(!canEdit(value));
  const [dropped, setDropped] = useState<readonly Loss[]>([]);
  const isEditable = canEdit(html);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {isSource ? (
        <Textarea
          {...control}
          name={name}
          value={html}
          onChange={({ target }) => setHtml(target.value)}
          onPaste={(event) => pasteSource(event, setDropped)}
          spellCheck={false}
          dir="ltr"
          className="min-h-96 font-mono text-small"
        />
      ) : (
        <>
          <input type="hidden" name={name} value={html} />
          <Formatted
            label={label}
            control={control}
            value={html}
            onChange={(changed) => {
              setHtml(changed);
              onChange(changed);
            }}
            onPasted={setDropped}
          />
        </>
      )}
      {dropped.length > 0 ? <LossNotice dropped={dropped} onClose={() => setDropped([])} /> : null}
      {isSource && !isEditable && html.includes('<') ? (
        <p className="text-small text-muted-foreground">{copy.htmlOnly}</p>
      ) : null}
      <div>
        <Button
          variant="link"
          size="sm"
          disabled={isSource && !isEditable}
          onClick={() => setIsSource(!isSource)}
        >
          {isSource ? copy.asText : copy.asHtml}
        </Button>
      </div>
    </div>
  );
}

/** Whether the editor would keep all of a text: nothing yet, or HTML of elements that it knows. */
function canEdit(html: string): boolean {
  if (html.trim() === '') return true;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const tags = [...body.querySelectorAll('*')].map(({ localName }) => localName);
  return tags.length > 0 && tags.every((tag) => KNOWN_TAGS.has(tag));
}

/** Says what of the last pasted text could not be kept, until it is closed or another text is pasted. */
function LossNotice({ dropped, onClose }: { dropped: readonly Loss[]; onClose: () => void }) {
  return (
    <FormMessage variant="warning" title={copy.dropped.title}>
      <ul className="mt-1 list-disc pl-5 text-small">
        {dropped.map((loss) => (
          <li key={loss}>{copy.dropped[loss]}</li>
        ))}
      </ul>
      <Button variant="link" size="sm" onClick={onClose}>
        {copy.dropped.close}
      </Button>
    </FormMessage>
  );
}

/**
 * Pastes formatted text into the source as the HTML that the editor would make of it. Text that is HTML itself, such as
 * from a program for code, is pasted as it is.
 */
function pasteSource(
  event: ClipboardEvent<HTMLTextAreaElement>,
  onPasted: (dropped: readonly Loss[]) => void,
) {
  const text = event.clipboardData.getData('text/plain');
  const html = event.clipboardData.getData('text/html');
  const pasted = html ? preparePasted(html) : { html: htmlOfText(text) ?? '', dropped: [] };
  if (/<\/?[a-z][^>]*>/i.test(text) || pasted.html === '') return;
  event.preventDefault();
  const made = generateHTML(generateJSON(pasted.html, extensions), extensions);
  // The one way that the browser can undo; it fires the event that React waits for.
  document.execCommand('insertText', false, made);
  onPasted(pasted.dropped);
}

function Formatted({
  label,
  control: { id, ...described },
  value,
  onChange,
  onPasted,
}: {
  label: string;
  control: FieldControl;
  value: string;
  onChange: (html: string) => void;
  /** Called for every text that is pasted or dropped, with what of it could not be kept. */
  onPasted: (dropped: readonly Loss[]) => void;
}) {
  /** What the dialog is to ask for, one after the other: files, or null for a picture that is not chosen yet. */
  const [pictures, setPictures] = useState<readonly (File | null)[]>([]);
  const [picture] = pictures;
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false, // the content security policy refuses it; see the style sheet
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...Object.fromEntries(
          Object.entries(described)
            .filter(([name]) => name.startsWith('aria-'))
            .map(([name, stated]) => [name, String(stated)]),
        ),
        class: inputVariants({ className: styles.text }),
      },
      decorations: directions,
      transformPastedHTML: (html) => {
        const pasted = preparePasted(html);
        onPasted(pasted.dropped);
        return pasted.html;
      },
      clipboardTextParser: (text, context, _isPlain, { state: { schema } }) => {
        onPasted([]);
        const html = htmlOfText(text);
        // The editor's own way goes on from null, which its type does not know.
        if (html === null) return null as never;
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        return EditorParser.fromSchema(schema).parseSlice(body, { context });
      },
      transformPasted: keepFirstItem,
      handlePaste: (_, { clipboardData }) => {
        const files = pictureFiles(clipboardData);
        if (files.length > 0) setPictures(files);
        return files.length > 0;
      },
      handleDrop: (view, { dataTransfer, clientX: left, clientY: top }) => {
        const files = pictureFiles(dataTransfer);
        if (files.length === 0 || view.dragging) return false; // nothing, or moved within the text
        editor?.commands.setTextSelection(view.posAtCoords({ left, top })?.pos ?? 0);
        setPictures(files);
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <>
      {editor ? <Toolbar editor={editor} onPicture={() => setPictures([null])} /> : null}
      <EditorContent editor={editor} />
      {editor && picture !== undefined ? (
        <PictureDialog
          key={pictures.length}
          selected={picture ? null : selectedPicture(editor)}
          file={picture ?? undefined}
          onInsert={(inserted) => insertPicture(editor, inserted)}
          onClose={() => setPictures(pictures.slice(1))}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            editor.commands.focus();
          }}
        />
      ) : null}
    </>
  );
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

/** The pictures that are pasted or dropped as files. A text that brings a picture of itself along is pasted as text. */
function pictureFiles(data: DataTransfer | null): File[] {
  const { body } = new DOMParser().parseFromString(data?.getData('text/html') ?? '', 'text/html');
  if (body.textContent.trim() !== '') return [];
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

function selectedPicture(editor: Editor): TextPicture | null {
  return editor.isActive('image') ? (editor.getAttributes('image') as TextPicture) : null;
}

/** Puts a picture in place of what is selected, and the cursor behind it: typing would replace a selected picture. */
function insertPicture(editor: Editor, picture: TextPicture) {
  editor.commands.setImage(picture);
  editor.commands.command(({ tr, state }) => {
    const behind = tr.selection.to;
    const next = tr.doc.resolve(behind).nodeAfter;
    if (!next?.isTextblock) tr.insert(behind, state.schema.nodes.paragraph!.create());
    tr.setSelection(TextSelection.create(tr.doc, behind + 1));
    return true;
  });
}

function Toolbar({ editor, onPicture }: { editor: Editor; onPicture: () => void }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      heading: current.isActive('heading', { level: 2 }),
      subheading: current.isActive('heading', { level: 3 }),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      strike: current.isActive('strike'),
      subscript: current.isActive('subscript'),
      superscript: current.isActive('superscript'),
      link: current.isActive('link'),
      table: current.isActive('table'),
    }),
  });
  const change = () => editor.chain().focus();
  const marks = {
    bold: () => change().toggleBold().run(),
    italic: () => change().toggleItalic().run(),
    heading: () => change().toggleHeading({ level: 2 }).run(),
    subheading: () => change().toggleHeading({ level: 3 }).run(),
    bulletList: () => change().toggleBulletList().run(),
    orderedList: () => change().toggleOrderedList().run(),
    quote: () => change().toggleBlockquote().run(),
    strike: () => change().toggleStrike().run(),
    subscript: () => change().unsetSuperscript().toggleSubscript().run(),
    superscript: () => change().unsetSubscript().toggleSuperscript().run(),
    link: () => promptForLink(editor),
  };
  const tables = {
    rowAfter: () => change().addRowAfter().run(),
    columnAfter: () => change().addColumnAfter().run(),
    deleteRow: () => change().deleteRow().run(),
    deleteColumn: () => change().deleteColumn().run(),
    headerRow: () => change().toggleHeaderRow().run(),
    mergeCells: () => change().mergeOrSplit().run(),
    deleteTable: () => change().deleteTable().run(),
  };
  return (
    <div role="toolbar" aria-label={copy.toolbar} className="flex flex-wrap gap-1">
      {Object.entries(marks).map(([mark, toggle]) => (
        <ToolbarButton key={mark} pressed={active[mark as keyof typeof marks]} onClick={toggle}>
          {copy[mark as keyof typeof marks]}
        </ToolbarButton>
      ))}
      <ToolbarButton onClick={onPicture}>{copy.image}</ToolbarButton>
      {active.table ? null : (
        <ToolbarButton onClick={() => change().insertTable(NEW_TABLE).run()}>
          {copy.table}
        </ToolbarButton>
      )}
      <ToolbarButton onClick={() => change().undo().run()}>{copy.undo}</ToolbarButton>
      <ToolbarButton onClick={() => change().redo().run()}>{copy.redo}</ToolbarButton>
      {active.table ? (
        <div
          role="group"
          aria-label={copy.table}
          className="flex basis-full flex-wrap gap-1 border-t pt-1"
        >
          {Object.entries(tables).map(([name, run]) => (
            <ToolbarButton key={name} onClick={run}>
              {copy.tables[name as keyof typeof tables]}
            </ToolbarButton>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const NEW_TABLE = { rows: 3, cols: 2, withHeaderRow: true };

type ToolbarButtonProps = { pressed?: boolean; onClick: () => void; children: string };

function ToolbarButton({ pressed, onClick, children }: ToolbarButtonProps) {
  return (
    <Button
      variant={pressed ? 'secondary' : 'ghost'}
      size="sm"
      className="px-3"
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

/** Asks for an address until one is given. Without a selection the address itself becomes the text of the link. */
function promptForLink(editor: Editor) {
  const present = String(editor.getAttributes('link').href ?? '');
  let written = prompt(copy.linkAddress, present);
  while (written !== null && written.trim() !== '' && linkAddress(written) === null)
    written = prompt(`${copy.linkRefused}\n${copy.linkAddress}`, written);
  if (written === null) return;
  const href = linkAddress(written);
  const link = editor.chain().focus().extendMarkRange('link');
  if (href === null) link.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    const text = written.trim().replace(/^(?:mailto|tel):/i, '');
    // What is typed next is no part of the link.
    const content = { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
    editor.chain().focus().insertContent(content).unsetMark('link').run();
  } else link.setLink({ href }).run();
}
