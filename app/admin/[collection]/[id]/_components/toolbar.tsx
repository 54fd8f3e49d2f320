'use client';

import * as Popover from '@radix-ui/react-popover';
import * as ToolbarPrimitive from '@radix-ui/react-toolbar';
import * as Tooltip from '@radix-ui/react-tooltip';
import { useEditorState, type Editor } from '@tiptap/react';
import {
  memo,
  useEffect,
  useState,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { adminCopy } from '@/content/admin';
import { readingTime } from '@/lib/html/reading-time';
import { cn } from '@/lib/utils';
import { Drawing } from '../../../_components/icons';
import { isMac } from '../../../_components/keys';
import { useWordCount } from '../../../_components/use-word-count';
import { canIndent } from './rich-text-extensions';
import { toolDrawings } from './tool-drawings';

const copy = adminCopy.richText;

/** The keys of the tools that have some; Mod is Cmd on a Mac and Ctrl elsewhere. */
const KEYS: Readonly<Record<string, string>> = {
  bold: 'Mod+B',
  italic: 'Mod+I',
  strike: 'Mod+Shift+S',
  subscript: 'Mod+,',
  superscript: 'Mod+.',
  heading: 'Mod+Alt+2',
  subheading: 'Mod+Alt+3',
  bulletList: 'Mod+Shift+8',
  orderedList: 'Mod+Shift+7',
  quote: 'Mod+Shift+B',
  link: 'Mod+K',
  undo: 'Mod+Z',
  redo: 'Mod+Shift+Z',
  indent: 'Tab',
  outdent: 'Shift+Tab',
};

const NEW_TABLE = { rows: 3, cols: 2, withHeaderRow: true };

type ToolbarProps = {
  editor: Editor;
  onLink: () => void;
  onPicture: () => void;
};

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
          <Help />
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

/** The tools for the list, the link and the picture at the cursor. */
function PlaceTools({
  editor,
  now,
  onLink,
  onPicture,
}: ToolbarProps & { now: ReturnType<typeof stateOf> }) {
  const change = () => editor.chain().focus();
  return (
    <>
      {now.bulletList || now.orderedList ? (
        <Group label={copy.lists.name}>
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
        </Group>
      ) : null}
      {now.href !== null ? (
        <Group label={copy.links.name}>
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
        </Group>
      ) : null}
      {now.picture !== null ? (
        <Group label={copy.picture.name}>
          <span dir="auto" className="max-w-56 truncate px-3 text-small">
            {now.picture}
          </span>
          <ToolButton name="change" label={copy.picture.change} run={onPicture} />
          <ToolButton
            name="remove"
            label={copy.picture.remove}
            run={() => change().deleteSelection().run()}
          />
        </Group>
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

function TableTools({ editor }: { editor: Editor }) {
  const change = () => editor.chain().focus();
  const { name: group, caption, ...labels } = copy.tables;
  const tools = {
    rowBefore: () => change().addRowBefore().run(),
    rowAfter: () => change().addRowAfter().run(),
    columnBefore: () => change().addColumnBefore().run(),
    columnAfter: () => change().addColumnAfter().run(),
    deleteRow: () => change().deleteRow().run(),
    deleteColumn: () => change().deleteColumn().run(),
    headerRow: () => change().toggleHeaderRow().run(),
    deleteTable: () => change().deleteTable().run(),
  };
  return (
    <Group label={group}>
      {Object.entries(tools).map(([name, run]) => (
        <ToolButton key={name} name={name} label={labels[name as keyof typeof tools]} run={run} />
      ))}
      <Caption editor={editor} words={caption} />
    </Group>
  );
}

/** The longest caption, in characters. */
const LONGEST_CAPTION = 200;

/** Asks for the words above the table with the cursor. */
function Caption({ editor, words }: { editor: Editor; words: typeof copy.tables.caption }) {
  const [isOpen, setIsOpen] = useState(false);
  const [written, setWritten] = useState('');
  function open(willOpen: boolean) {
    setWritten(String(editor.getAttributes('table').caption ?? ''));
    setIsOpen(willOpen);
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation(); // the form around the editor is not sent
    editor.commands.updateAttributes('table', { caption: written.trim() || null });
    setIsOpen(false);
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={open}>
      <WithTooltip label={words.title}>
        <Popover.Trigger asChild>
          <ToolbarPrimitive.Button aria-label={words.title} className={toolClasses}>
            <Drawing {...toolDrawings.caption!} className="size-5" />
          </ToolbarPrimitive.Button>
        </Popover.Trigger>
      </WithTooltip>
      <PopoverWindow
        label={words.title}
        align="start"
        className="w-[24rem]"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          editor.commands.focus();
        }}
      >
        <form
          noValidate
          onSubmit={submit}
          onInput={(event) => event.stopPropagation()}
          className="grid gap-4"
        >
          <Field id="table-caption" label={words.label} hint={words.hint}>
            {(control) => (
              <Input
                {...control}
                value={written}
                maxLength={LONGEST_CAPTION}
                autoComplete="off"
                onChange={({ target }) => setWritten(target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="sm">
              {words.set}
            </Button>
            <Button variant="outline" size="sm" onClick={() => setIsOpen(false)}>
              {words.cancel}
            </Button>
          </div>
        </form>
      </PopoverWindow>
    </Popover.Root>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-wrap items-center">
      {children}
    </div>
  );
}

type ToolButtonProps = {
  /** The name of its drawing, and of its keys. */
  name: string;
  label: string;
  /** Whether the text at the cursor has it. */
  isOn?: boolean;
  /** Whether it can do nothing at the cursor; it keeps the focus. */
  isOff?: boolean;
  run: () => void;
};

function ToolButton({ name, label, isOn, isOff, run }: ToolButtonProps) {
  const keys = KEYS[name];
  return (
    <WithTooltip label={label} keys={keys}>
      <ToolbarPrimitive.Button
        aria-label={label}
        aria-pressed={isOn}
        aria-disabled={isOff || undefined}
        aria-keyshortcuts={keys?.replace('Mod', isMac() ? 'Meta' : 'Control')}
        onClick={() => {
          if (!isOff) run();
        }}
        className={toolClasses}
      >
        <Drawing {...toolDrawings[name]!} className="size-5" />
      </ToolbarPrimitive.Button>
    </WithTooltip>
  );
}

const toolClasses = cn(
  'inline-grid h-10 min-w-8 cursor-pointer place-items-center sm:w-10',
  'not-aria-disabled:hover:bg-accent focus-visible:z-10 focus-visible:-outline-offset-3',
  'aria-disabled:cursor-default aria-disabled:opacity-40 aria-pressed:data-[state]:bg-secondary',
  'aria-pressed:[&:not([aria-pressed=false])]:bg-secondary aria-pressed:[&:not([aria-pressed=false])]:shadow-[inset_0_-3px_0_var(--primary)]',
  'forced-colors:aria-[pressed=true]:outline-2',
);

/** Shows the name of a tool and its keys while it is pointed at or has the focus; Escape hides them. */
function WithTooltip({
  label,
  keys,
  children,
}: {
  label: string;
  keys?: string;
  children: ReactNode;
}) {
  const shown = keys && shownKeys(keys);
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          data-theme="dark"
          side="bottom"
          sideOffset={4}
          collisionPadding={8}
          // The button has the name already.
          aria-label={shown ?? label}
          className="z-30 flex items-baseline gap-2.5 rounded-sm px-2.5 py-1 text-small font-semibold"
        >
          {label}
          {shown ? (
            <kbd className="font-sans font-normal text-muted-foreground">{shown}</kbd>
          ) : null}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** The keys as the keyboard in front of the reader has them. */
function shownKeys(keys: string): string {
  return keys.replace('Mod', isMac() ? '⌘' : 'Ctrl');
}

/** The list of what can be typed in place of a press on a button. */
function Help() {
  const { signs, marks, keys, line, word, key } = copy.help;
  return (
    <Popover.Root>
      <WithTooltip label={copy.tools.help}>
        <Popover.Trigger asChild>
          <ToolbarPrimitive.Button aria-label={copy.tools.help} className={toolClasses}>
            <Drawing {...toolDrawings.help!} className="size-5" />
          </ToolbarPrimitive.Button>
        </Popover.Trigger>
      </WithTooltip>
      <PopoverWindow label={copy.tools.help} className="w-[23rem]">
        {[
          [signs, line] as const,
          [marks, word] as const,
          [
            keys,
            [...toolsWithKeys, ...key].map(([typed, meaning]) => [
              shownKeys(typed.replace('{Mod}', 'Mod')),
              meaning,
            ]),
          ] as const,
        ].map(([title, entries]) => (
          <section key={title} className="not-first:mt-4">
            <h3 className="text-small font-semibold">{title}</h3>
            <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small">
              {entries.map(([typed, meaning]) => (
                <div key={typed} className="col-span-full grid grid-cols-subgrid">
                  <dt>
                    <kbd className="font-mono">{typed}</kbd>
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </PopoverWindow>
    </Popover.Root>
  );
}

const toolsWithKeys = Object.entries(copy.tools).flatMap(([name, label]) =>
  KEYS[name] ? [[KEYS[name], label] as const] : [],
);

/** A window beside the text, which leaves the page as it is and closes by Escape. */
export function PopoverWindow({
  label,
  className,
  ...props
}: { label: string } & ComponentProps<typeof Popover.Content>) {
  return (
    <Popover.Portal>
      <Popover.Content
        aria-label={label}
        data-theme="light"
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          'z-40 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border-[1.5px] border-foreground bg-popover p-4 text-popover-foreground',
          className,
        )}
        {...props}
      />
    </Popover.Portal>
  );
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
