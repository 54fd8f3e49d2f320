'use client';

import * as Popover from '@radix-ui/react-popover';
import { posToDOMRect, type Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { Field } from '@/components/forms/field';
import { adminCopy } from '@/content/admin';
import { linkAddress } from '@/lib/html/link-address';
import { AddressInput } from '../../../_components/address-input';
import { PopoverForm } from './popover-window';

const copy = adminCopy.richText.links;

/**
 * Asks for the address of a link, below the words that it is for. Without a selection its words are the title of the page that was chosen,
 * or the address.
 */
export function LinkWindow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const present = editor.isActive('link') ? String(editor.getAttributes('link').href ?? '') : '';
  const [address, setAddress] = useState(present);
  const [page, setPage] = useState<{ title: string; address: string }>();
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const words = useRef({ getBoundingClientRect: () => placeOfSelection(editor) });

  useEffect(() => {
    if (refusal) input.current?.focus();
  }, [refusal]);

  function submit() {
    const href = linkAddress(address);
    if (href === null) return setRefusal(address.trim() === '' ? copy.none : copy.refused);
    setLink(editor, href, page?.address === address ? page.title : address);
    onClose();
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={words} />
      <PopoverForm
        editor={editor}
        label={copy.title}
        submit={copy.set}
        other={present ? copy.remove : copy.cancel}
        onSubmit={submit}
        onOther={present ? remove : onClose}
        onEscapeKeyDown={(event) => {
          // It closes the list of pages first.
          if (input.current?.ariaExpanded === 'true') event.preventDefault();
        }}
      >
        <Field id="link-address" label={copy.address} hint={copy.hint} error={refusal}>
          {(control) => (
            <AddressInput
              {...control}
              ref={input}
              defaultValue={present}
              onChoose={setPage}
              onInput={({ currentTarget }) => {
                setAddress(currentTarget.value);
                setRefusal(undefined);
              }}
            />
          )}
        </Field>
      </PopoverForm>
    </Popover.Root>
  );
}

function placeOfSelection({ state: { selection }, view }: Editor) {
  return posToDOMRect(view, selection.from, selection.to);
}

function setLink(editor: Editor, href: string, written: string) {
  if (!editor.state.selection.empty || editor.isActive('link')) {
    editor.chain().extendMarkRange('link').setLink({ href }).run();
    return;
  }
  const text = written.trim().replace(/^(?:mailto|tel):/i, '');
  // The text that is typed next is no part of the link.
  const content = { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
  editor.chain().insertContent(content).unsetMark('link').run();
}
