'use client';

import * as ToolbarPrimitive from '@radix-ui/react-toolbar';
import * as Tooltip from '@radix-ui/react-tooltip';
import { useEditorState, type Editor } from '@tiptap/react';
import { memo, useEffect, useState } from 'react';
import { adminCopy } from '@/content/admin';
import { readingTime } from '@/lib/html/reading-time';
import { useWordCount } from '../../../_components/use-word-count';
import { canIndent } from './rich-text-extensions';
import { TableTools } from './table-tools';
import { ToolButton, ToolGroup } from './tool-button';
import { ToolbarHelp } from './toolbar-help';

const copy = adminCopy.richText;

const NEW_TABLE = { rows: 3, cols: 2, withHeaderRow: true };

type ToolbarProps = { editor: Editor; onLink: () => void; onPicture: () => void };

/**
 * The tools for the text: one tab stop, with the arrow keys within (the toolbar pattern of the WAI-ARIA Authoring
 * Practices). Its second line has what fits to the place of the cursor, and how long the text is. It is drawn again when
 * that changes, not with every key.
 */
export const Toolbar = memo(function Toolbar({ editor, onLink, onPicture }: ToolbarProps) {
  const now = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const change = () => editor.chain().focus();
  const tools: Tool[] = [
    ['bold', () => change().toggleBold().run(), now.bold],
    ['italic', () => change().toggleItalic().run(), now.italic],
    ['strike', () => change().toggleStrike().run(), now.strike],
    ['subscript', () => change().unsetSuperscript().toggleSubscript().run(), now.subscript],
    ['superscript', () => change().unsetSubscript().toggleSuperscript().run(), now.superscript],
    ['heading', () => change().toggleHeading({ level: 2 }).run(), now.heading],
    ['subheading', () => change().toggleHeading({ level: 3 }).run(), now.subheading],
    ['bulletList', () => change().toggleBulletList().run(), now.bulletList],
    ['orderedList', () => change().toggleOrderedList().run(), now.orderedList],
    ['quote', () => change().toggleBlockquote().run(), now.quote],
    ['link', onLink, now.href !== null, now.picture !== null],
    ['image', onPicture, now.picture !== null],
    ['table', () => change().insertTable(NEW_TABLE).run(), undefined, now.table],
    ['undo', () => change().undo().run(), undefined, !now.canUndo],
    ['redo', () => change().redo().run(), undefined, !now.canRedo],
  ];
  return (
    <Tooltip.Provider delayDuration={300}>
      <ToolbarPrimitive.Root
        aria-label={copy.toolbar}
        className="z-10 rounded-t-sm border-b border-input bg-card [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-(--desk-head,0px)"
      >
        <div className="grid grid-cols-8 sm:flex sm:flex-wrap">
          {tools.map(([name, run, isOn, isOff]) => (
            <ToolButton key={name} label={copy.tools[name]} {...{ name, run, isOn, isOff }} />
          ))}
          <ToolbarHelp />
        </div>
        <div className="flex min-h-10 flex-wrap items-center gap-x-4 border-t border-border">
          <PlaceTools {...{ editor, now, onLink, onPicture }} />
          {now.table ? <TableTools editor={editor} /> : null}
          <WordCount editor={editor} />
        </div>
      </ToolbarPrimitive.Root>
    </Tooltip.Provider>
  );
});

type Tool = [name: keyof typeof copy.tools, run: () => void, isOn?: boolean, isOff?: boolean];

type PlaceToolsProps = ToolbarProps & { now: ReturnType<typeof stateOf> };

/** The tools for the list, the link and the picture at the cursor. */
function PlaceTools({ editor, now, onLink, onPicture }: PlaceToolsProps) {
  const change = () => editor.chain().focus();
  return (
    <>
      {now.bulletList || now.orderedList ? (
        <ToolGroup label={copy.lists.name}>
          <ToolButton
            name="outdent"
            label={copy.lists.outdent}
            isOff={!now.canOutdent}
            run={() => change().liftListItem('listItem').run()}
          />
          <ToolButton
            name="indent"
            label={copy.lists.indent}
            isOff={!now.canIndent}
            run={() => change().sinkListItem('listItem').run()}
          />
        </ToolGroup>
      ) : null}
      {now.href !== null ? (
        <ToolGroup label={copy.links.name}>
          <ToolbarPrimitive.Link
            href={now.href}
            target="_blank"
            rel="noopener"
            title={copy.links.open(now.href)}
            className="inline-block max-w-44 truncate px-3 text-small leading-10 underline focus-visible:-outline-offset-3"
          >
            {now.href}
          </ToolbarPrimitive.Link>
          <ToolButton name="change" label={copy.links.change} run={onLink} />
          <ToolButton
            name="remove"
            label={copy.links.remove}
            run={() => change().extendMarkRange('link').unsetLink().run()}
          />
        </ToolGroup>
      ) : null}
      {now.picture !== null ? (
        <ToolGroup label={copy.picture.name}>
          <span dir="auto" className="max-w-56 truncate px-3 text-small">
            {now.picture}
          </span>
          <ToolButton name="change" label={copy.picture.change} run={onPicture} />
          <ToolButton
            name="remove"
            label={copy.picture.remove}
            run={() => change().deleteSelection().run()}
          />
        </ToolGroup>
      ) : null}
    </>
  );
}

function stateOf(editor: Editor) {
  const isLink = editor.isActive('link');
  const isPicture = editor.isActive('image');
  const can = editor.can();
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    strike: editor.isActive('strike'),
    subscript: editor.isActive('subscript'),
    superscript: editor.isActive('superscript'),
    heading: editor.isActive('heading', { level: 2 }),
    subheading: editor.isActive('heading', { level: 3 }),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    table: editor.isActive('table'),
    href: isLink ? String(editor.getAttributes('link').href ?? '') : null,
    picture: isPicture ? String(editor.getAttributes('image').alt ?? '') : null,
    canIndent: canIndent(editor),
    canOutdent: can.liftListItem('listItem'),
    canUndo: can.undo(),
    canRedo: can.redo(),
  };
}

function WordCount({ editor }: { editor: Editor }) {
  const [html, setHtml] = useState(() => editor.getHTML());
  useEffect(() => {
    const read = () => setHtml(editor.getHTML());
    editor.on('update', read);
    return () => void editor.off('update', read);
  }, [editor]);
  const count = useWordCount(html);
  return (
    <p className="ml-auto px-3 text-small leading-10 text-muted-foreground">
      {copy.words(count, readingTime(count))}
    </p>
  );
}
