'use client';

import Image from '@tiptap/extension-image';
import { TextSelection } from '@tiptap/pm/state';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useState } from 'react';
import type { FieldControl } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { inputVariants } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { adminCopy } from '@/content/admin';
import { PictureDialog, type TextPicture } from './picture-dialog';
import type { TextControlProps } from './picture-input';
import styles from './rich-text.module.css';

const copy = adminCopy.richText;

/** What the editor can hold; it would drop everything else without a word. */
const KNOWN_TAGS = new Set(
  'p h2 h3 h4 ul ol li blockquote pre code hr strong em b i a br img'.split(' '),
);

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
    strike: false,
    underline: false,
  }),
  // A picture from elsewhere would not be shown to visitors (lib/html/sanitize.ts), so that none is pasted.
  Image.extend({ parseHTML: () => [{ tag: 'img[src^="/"]' }] }),
];

/** Edits formatted text, or its HTML. The form reads it from a field of this name. */
export function RichText({ field, control, value, onChange }: TextControlProps) {
  const { name, label } = field;
  const [html, setHtml] = useState(value);
  const [isSource, setIsSource] = useState(!canEdit(value));
  const isEditable = canEdit(html);
  return (
    <div className="grid gap-2">
      {isSource ? (
        <Textarea
          {...control}
          name={name}
          value={html}
          onChange={({ target }) => setHtml(target.value)}
          spellCheck={false}
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
              onChange();
            }}
          />
        </>
      )}
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

function Formatted({
  label,
  control: { id, ...described },
  value,
  onChange,
}: {
  label: string;
  control: FieldControl;
  value: string;
  onChange: (html: string) => void;
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
      link: current.isActive('link'),
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
    link: () => promptForLink(editor),
  };
  return (
    <div role="toolbar" aria-label={copy.toolbar} className="flex flex-wrap gap-1">
      {Object.entries(marks).map(([mark, toggle]) => (
        <ToolbarButton key={mark} pressed={active[mark as keyof typeof marks]} onClick={toggle}>
          {copy[mark as keyof typeof marks]}
        </ToolbarButton>
      ))}
      <ToolbarButton onClick={onPicture}>{copy.image}</ToolbarButton>
      <ToolbarButton onClick={() => change().undo().run()}>{copy.undo}</ToolbarButton>
      <ToolbarButton onClick={() => change().redo().run()}>{copy.redo}</ToolbarButton>
    </div>
  );
}

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

function promptForLink(editor: Editor) {
  const present = String(editor.getAttributes('link').href ?? '');
  const href = prompt(copy.linkAddress, present);
  if (href === null) return;
  const link = editor.chain().focus().extendMarkRange('link');
  if (href.trim() === '') link.unsetLink().run();
  else link.setLink({ href: href.trim() }).run();
}
