'use client';

import { NodeSelection, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorProps } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FieldControl } from '@/components/forms/field';
import { FormMessage } from '@/components/forms/form-message';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { adminCopy } from '@/content/admin';
import { directionOf } from '@/lib/html/stored-html';
import { LinkWindow } from './link-window';
import { pasteHandlers } from './paste-handlers';
import type { Loss } from './pasted';
import { pastedPlace } from './pasted-place';
import { PictureDialog } from './picture-dialog';
import { useDeskUser } from '../../../_components/desk-user';
import type { TextControlProps } from '../../../_components/picture-input';
import { extensions, KNOWN_TAGS } from './rich-text-extensions';
import styles from './rich-text.module.css';
import { Toolbar } from './toolbar';

const copy = adminCopy.richText;

/**
 * Adds for the eye the writing direction of each block, which visitors' pages follow by themselves, and the
 * captions of tables.
 */
function decorate({ doc }: EditorState) {
  const blocks: Decoration[] = [];
  doc.descendants((node, place) => {
    // A block around blocks with a direction of their own finds none in them.
    const isAround = /^(?:bulletList|orderedList|blockquote|table)$/.test(node.type.name);
    const dir = node.isTextblock ? 'auto' : isAround ? directionOf(node.textContent) : null;
    // The style sheet writes it above the rows.
    const caption = node.attrs.caption ? { 'data-caption': String(node.attrs.caption) } : null;
    if (dir || caption)
      blocks.push(
        Decoration.node(place, place + node.nodeSize, { ...(dir && { dir }), ...caption }),
      );
  });
  return DecorationSet.create(doc, blocks);
}

/**
 * Edits formatted text. One that the editor would not keep is plain text, or HTML that owners alone may change. The form
 * reads it from a field of this name.
 */
export function RichText({ field, control, value, onChange }: TextControlProps) {
  const { name, label } = field;
  const [html, setHtml] = useState(value);
  const { isOwner } = useDeskUser();
  const [kind] = useState(() => kindOf(value));
  if (kind !== 'formatted')
    return (
      <div className="grid gap-2">
        <Textarea
          {...control}
          name={name}
          defaultValue={value}
          readOnly={kind === 'html' && !isOwner}
          spellCheck={false}
          dir="ltr"
          className="min-h-96 font-mono text-small"
        />
        {kind === 'html' ? (
          <p className="text-small text-muted-foreground">
            {isOwner ? copy.htmlOnly : copy.htmlOfOwners}
          </p>
        ) : null}
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <input type="hidden" name={name} value={html} />
      <Formatted
        label={label}
        control={control}
        value={html}
        onChange={(changed) => {
          setHtml(changed);
          onChange(changed);
        }}
      />
    </div>
  );
}

/** Says what a stored text is to the editor, which keeps the elements that it knows, and captions of plain words. */
function kindOf(html: string): 'formatted' | 'text' | 'html' {
  if (html.trim() === '') return 'formatted';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const elements = [...body.querySelectorAll('*')];
  if (elements.length === 0) return 'text';
  const isKnown = elements.every(({ localName }) => KNOWN_TAGS.has(localName));
  return isKnown && !body.querySelector('caption > *') ? 'formatted' : 'html';
}

/** Says what of the last pasted text could not be kept, behind it, until it is closed or another text is pasted. */
function LossNotice({ dropped, onClose }: { dropped: readonly Loss[]; onClose: () => void }) {
  return (
    <FormMessage
      variant="warning"
      title={copy.dropped.title}
      className="my-3 font-sans text-body whitespace-normal"
    >
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

type FormattedProps = Omit<TextControlProps, 'field'> & { label: string };

function Formatted({ label, control, value, onChange }: FormattedProps) {
  /** The losses of the text that was pasted or dropped last, and the element that names them. */
  const [dropped, setDropped] = useState<readonly Loss[]>([]);
  const [noteElement] = useState(() => document.createElement('div'));
  const [ownExtensions] = useState(() => [...extensions, pastedPlace(noteElement)]);
  /** The pictures for the dialog, one after the other: files, or null for a picture that is not chosen yet. */
  const [pictures, setPictures] = useState<readonly (File | null)[]>([]);
  const [picture] = pictures;
  const [isLinking, setIsLinking] = useState(false);
  const askForLink = useCallback(() => setIsLinking(true), [setIsLinking]);
  const askForPicture = useCallback(() => setPictures([null]), [setPictures]);
  const editor = useEditor({
    extensions: ownExtensions,
    content: value,
    injectCSS: false, // the content security policy refuses it; see the style sheet
    immediatelyRender: false,
    editorProps: {
      attributes: attributesOf(label, control),
      // The cursor stays below the head with Save and the tools; on a phone, above the bar.
      scrollThreshold: BESIDE_BARS,
      scrollMargin: BESIDE_BARS,
      decorations: decorate,
      ...pasteHandlers(setDropped),
      ...windowHandlers(setIsLinking, (asked, place) => {
        if (place !== undefined) editor?.commands.setTextSelection(place);
        setPictures(asked);
      }),
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  function closeNotice() {
    setDropped([]);
    editor?.commands.focus();
  }
  return (
    <div className="min-w-0 rounded-sm border-[1.5px] border-input bg-card has-aria-invalid:border-destructive">
      {editor ? <Toolbar editor={editor} onLink={askForLink} onPicture={askForPicture} /> : null}
      <EditorContent editor={editor} />
      {dropped.length > 0
        ? createPortal(<LossNotice dropped={dropped} onClose={closeNotice} />, noteElement)
        : null}
      {editor && isLinking ? (
        <LinkWindow editor={editor} onClose={() => setIsLinking(false)} />
      ) : null}
      {editor && picture !== undefined ? (
        <PictureDialog
          key={pictures.length}
          editor={editor}
          file={picture ?? undefined}
          onClose={() => setPictures(pictures.slice(1))}
        />
      ) : null}
    </div>
  );
}

function attributesOf(label: string, { id, ...described }: FieldControl) {
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...Object.fromEntries(
      Object.entries(described)
        .filter(([name]) => name.startsWith('aria-'))
        .map(([name, stated]) => [name, String(stated)]),
    ),
    class: styles.text!,
  };
}

/**
 * Opens the windows for links and pictures: by keys, by a double click, and for files that are pasted, or dropped at a
 * place of the text.
 */
function windowHandlers(
  onLink: (isLinking: boolean) => void,
  onPictures: (pictures: readonly (File | null)[], place?: number) => void,
): EditorProps {
  return {
    handleKeyDown: (view, event) => {
      const isModified = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
      const isOfPicture = event.key === 'Enter' && !event.ctrlKey && isPicture(view.state);
      if (isOfPicture) onPictures([null]);
      const isOfLink = event.key.toLowerCase() === 'k' && isModified;
      if (isOfLink) onLink(!isPicture(view.state));
      return isOfPicture || isOfLink;
    },
    handleDoubleClickOn: (_view, _place, node) => {
      if (node.type.name !== 'image') return false;
      onPictures([null]);
      return true;
    },
    handlePaste: (_, { clipboardData }) => {
      const files = pictureFiles(clipboardData);
      if (files.length > 0) onPictures(files);
      return files.length > 0;
    },
    handleDrop: (view, { dataTransfer, clientX: left, clientY: top }) => {
      const files = pictureFiles(dataTransfer);
      if (files.length === 0 || view.dragging) return false; // nothing, or moved within the text
      onPictures(files, view.posAtCoords({ left, top })?.pos ?? 0);
      return true;
    },
  };
}

/** How far the cursor stays from the edges of the window, in pixels. */
const BESIDE_BARS = { top: 190, bottom: 110, left: 0, right: 0 };

function isPicture({ selection }: EditorState): boolean {
  return selection instanceof NodeSelection && selection.node.type.name === 'image';
}

/** The pictures that are pasted or dropped as files. A text that brings a picture of itself along is pasted as text. */
function pictureFiles(data: DataTransfer | null): File[] {
  const { body } = new DOMParser().parseFromString(data?.getData('text/html') ?? '', 'text/html');
  if (body.textContent.trim() !== '') return [];
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
