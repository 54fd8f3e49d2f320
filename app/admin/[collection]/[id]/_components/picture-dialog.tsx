'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { adminCopy } from '@/content/admin';
import { LibraryButton } from '../../../_components/library-dialog';
import { PictureThumbnail, PictureUpload } from '../../../_components/picture-input';

const copy = adminCopy.pictureDialog;

/** A picture of the text, as the editor holds it. */
export type TextPicture = { src: string; alt: string; width?: number; height?: number };

type PictureDialogProps = {
  /** The picture that is selected in the text; null for a new one. */
  selected: TextPicture | null;
  /** A file that was pasted or dropped; it is uploaded at once. */
  file?: File;
  onInsert: (picture: TextPicture) => void;
  /** Also after `onInsert`. */
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
};

/** Asks for a picture, by its file or its address, and for its description. There is none without the description. */
export function PictureDialog({
  selected,
  file,
  onInsert,
  onClose,
  onCloseAutoFocus,
}: PictureDialogProps) {
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

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation(); // the form around the editor is not sent
    if (wrongAddress || noAlt) return setIsChecked(true);
    const known = [uploaded, selected].find((picture) => picture?.src === src);
    onInsert({ src, alt: alt.trim(), width: known?.width, height: known?.height });
    onClose();
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        onCloseAutoFocus={onCloseAutoFocus}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>{copy.title}</DialogTitle>
          <DialogDescription>{copy.lead}</DialogDescription>
        </DialogHeader>
        <form
          ref={form}
          noValidate
          onSubmit={submit}
          onInput={(event) => event.stopPropagation()}
          className="grid gap-5"
        >
          <PictureThumbnail address={src} />
          <PictureUpload
            file={file}
            onUploaded={(picture) => {
              setUploaded(picture);
              setAddress(picture.src);
            }}
          >
            <LibraryButton
              onChosen={({ src, description, width, height }) => {
                setUploaded({ src, width, height });
                setAddress(src);
                if (alt.trim() === '' || alt === suggested) setAlt(description);
                setSuggested(description);
              }}
            />
          </PictureUpload>
          <Field
            id="picture-address"
            label={copy.address}
            error={isChecked ? wrongAddress : undefined}
          >
            {(control) => (
              <Input
                {...control}
                value={address}
                autoComplete="off"
                onChange={({ target }) => setAddress(target.value)}
              />
            )}
          </Field>
          <Field
            id="picture-alt"
            label={copy.alt}
            hint={copy.altHint}
            error={isChecked ? noAlt : undefined}
          >
            {(control) => (
              <Input
                {...control}
                value={alt}
                maxLength={300}
                autoComplete="off"
                onChange={({ target }) => setAlt(target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {copy.cancel}
            </Button>
            <Button type="submit">{selected ? copy.change : copy.insert}</Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
