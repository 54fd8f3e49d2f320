'use client';

import * as Popover from '@radix-ui/react-popover';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { adminCopy } from '@/content/admin';
import { LineField } from './inner-form';
import { PopoverForm } from './popover-window';
import { PopoverTool, ToolButton, ToolGroup } from './tool-button';

const copy = adminCopy.richText;

/** The tools for the table with the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
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
    <ToolGroup label={group}>
      {Object.entries(tools).map(([name, run]) => (
        <ToolButton key={name} name={name} label={labels[name as keyof typeof tools]} run={run} />
      ))}
      <Caption editor={editor} words={caption} />
    </ToolGroup>
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
  function submit() {
    editor.commands.updateAttributes('table', { caption: written.trim() || null });
    setIsOpen(false);
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={open}>
      <PopoverTool name="caption" label={words.title} />
      <PopoverForm
        editor={editor}
        label={words.title}
        submit={words.set}
        other={words.cancel}
        onSubmit={submit}
        onOther={() => setIsOpen(false)}
      >
        <LineField
          id="table-caption"
          label={words.label}
          hint={words.hint}
          value={written}
          maxLength={LONGEST_CAPTION}
          onWrite={setWritten}
        />
      </PopoverForm>
    </Popover.Root>
  );
}
