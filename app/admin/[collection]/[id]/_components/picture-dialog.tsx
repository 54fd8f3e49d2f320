'use client';

import { TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { adminCopy } from '@/content/admin';
import type { LibraryPicture } from '@/lib/pictures/picture-file';
import { LibraryButton } from '../../../_components/library-dialog';
import { PictureThumbnail, PictureUpload } from '../../../_components/picture-input';
import { InnerForm, LineField } from './inner-form';

const copy = adminCopy.pictureDialog;

/** A picture of the text, as the editor holds it. */
type TextPicture = { src: string; alt: string; width?: number; height?: number };

type PictureDialogProps = {
  editor: Editor;
  /** A file that was pasted or dropped; it is uploaded at once. Without it the picture is the selected one, or a new one. */
  file?: File;
  onClose: () => void;
};

/** Asks for a picture, by its file or its address, and for its description. There is none without the description. */
export function PictureDialog({ editor, file, onClose }: PictureDialogProps) {
  const selected = file ? null : selectedPicture(editor);
  const { form, address, alt, onUploaded, onChosen, submit } = usePictureForm(selected, insert);

  function insert(picture: TextPicture) {
    insertPicture(editor, picture);
    onClose();
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          editor.commands.focus();
        }}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>{copy.title}</DialogTitle>
          <DialogDescription>{copy.lead}</DialogDescription>
        </DialogHeader>
        <InnerForm ref={form} onSubmit={submit} className="grid gap-5">
          <PictureThumbnail address={address.value.trim()} />
          <PictureUpload file={file} onUploaded={onUploaded}>
            <LibraryButton onChosen={onChosen} />
          </PictureUpload>
          <LineField id="picture-address" label={copy.address} {...address} />
          <LineField
            id="picture-alt"
            label={copy.alt}
            hint={copy.altHint}
            maxLength={300}
            {...alt}
          />
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {copy.cancel}
            </Button>
            <Button type="submit">{selected ? copy.change : copy.insert}</Button>
          </DialogFooter>
        </InnerForm>
      </DialogContent>
    </Dialog>
  );
}

/** The two lines of the form, what fills them in, and from the first submission on what is wrong with them. */
function usePictureForm(selected: TextPicture | null, onInsert: (picture: TextPicture) => void) {
  const [address, setAddress] = useState(selected?.src ?? '');
  const [alt, setAlt] = useState(selected?.alt ?? '');
  const [uploaded, setUploaded] = useState<Omit<TextPicture, 'alt'> | null>(null);
  const [suggested, setSuggested] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const src = address.trim();
  const wrongAddress = /^\/(?!\/)/.test(src) ? undefined : copy.wrongAddress;
  const noAlt = alt.trim() === '' ? copy.noAlt : undefined;

  useEffect(() => {
    if (isChecked) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isChecked]);

  function submit() {
    if (wrongAddress || noAlt) return setIsChecked(true);
    const known = [uploaded, selected].find((picture) => picture?.src === src);
    onInsert({ src, alt: alt.trim(), width: known?.width, height: known?.height });
  }

  function onUploaded(picture: Omit<TextPicture, 'alt'>) {
    setUploaded(picture);
    setAddress(picture.src);
  }

  function onChosen({ description, ...picture }: LibraryPicture) {
    onUploaded(picture);
    if (alt.trim() === '' || alt === suggested) setAlt(description);
    setSuggested(description);
  }

  return {
    form,
    address: { value: address, onWrite: setAddress, error: isChecked ? wrongAddress : undefined },
    alt: { value: alt, onWrite: setAlt, error: isChecked ? noAlt : undefined },
    onUploaded,
    onChosen,
    submit,
  };
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
