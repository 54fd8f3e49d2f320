'use client';

import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import type { FieldControl } from '@/components/forms/field';
import { FieldError } from '@/components/forms/field-error';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { adminCopy } from '@/content/admin';
import type { FormField } from '@/lib/collections/row';
import { deskPaths } from '@/lib/desk-paths';
import {
  FILE_NAME_HEADER,
  PICTURE_ACCEPT,
  refusePicture,
  type StoredPicture,
} from '@/lib/pictures/picture-file';
import { LibraryButton } from './library-dialog';
import { typeInto } from './type-into';

const copy = adminCopy.upload;

export type TextControlProps = {
  field: FormField;
  control: FieldControl;
  value: string;
  /** Called with the value after changes that fire no input event on the form. */
  onChange: (value: string) => void;
};

/** The address of a picture, which an upload fills in, and the picture at that address. */
export function PictureInput({ field, control, value, onChange }: TextControlProps) {
  const { name, readOnly } = field;
  const [address, setAddress] = useState(value);
  const root = useRef<HTMLDivElement>(null);
  const suggested = useRef('');

  function take(src: string) {
    setAddress(src);
    onChange(src);
  }

  /** The description of a chosen picture, unless another one was typed. */
  function suggest(description: string) {
    const form = root.current?.closest('form');
    const alt = name.endsWith('_url')
      ? form?.elements.namedItem(name.replace(/_url$/, '_alt'))
      : null;
    if (!(alt instanceof HTMLInputElement) || !['', suggested.current].includes(alt.value)) return;
    suggested.current = description;
    typeInto(alt, description);
  }

  return (
    <div ref={root} className="grid gap-3">
      <Input
        {...control}
        name={name}
        value={address}
        readOnly={readOnly}
        autoComplete="off"
        onChange={({ target }) => setAddress(target.value)}
      />
      <PictureThumbnail address={address} />
      {readOnly ? null : (
        <PictureUpload onUploaded={({ src }) => take(src)}>
          <LibraryButton
            onChosen={({ src, description }) => {
              take(src);
              suggest(description);
            }}
          />
        </PictureUpload>
      )}
    </div>
  );
}

/** A picture of this site or an inline one; nothing for an address that holds none. */
export function PictureThumbnail({ address }: { address: string }) {
  if (!/^(\/(?!\/)|data:image\/)/.test(address)) return null;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- shows what is typed; the optimiser refuses half an address
    <img
      key={address}
      src={address}
      alt=""
      className="max-h-48 max-w-full justify-self-start rounded-sm border-[1.5px] border-border"
      onError={({ currentTarget }) => (currentTarget.hidden = true)}
    />
  );
}

type State =
  | { status: 'idle' }
  | { status: 'done'; picture: StoredPicture }
  | { status: 'sending'; percent: number }
  /** `file` can be sent again; null where that would end the same way. */
  | { status: 'failed'; message: string; file: File | null };

type PictureUploadProps = {
  /** A picture that is sent at once, such as one that was pasted. */
  file?: File;
  onUploaded: (picture: StoredPicture) => void;
  /** Other buttons, beside its own. */
  children?: ReactNode;
};

/** A button that uploads a picture, with the progress, and with the reason where that failed. */
export function PictureUpload({ file: given, onUploaded, children }: PictureUploadProps) {
  const { state, upload } = useUpload(given, onUploaded);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="grid justify-items-start gap-2">
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = ''; // so that the same file can be chosen again
          if (file) upload(file);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          ref={button}
          variant="secondary"
          size="sm"
          aria-describedby={`${id}-formats`}
          onClick={() => input.current?.click()}
        >
          {copy.choose}
        </Button>
        {children}
        {state.status === 'failed' && state.file ? (
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              button.current?.focus(); // this button goes away
              upload(state.file!);
            }}
          >
            {copy.again}
          </Button>
        ) : null}
      </div>
      <div role="status" className="text-small">
        {state.status === 'sending' ? <Progress percent={state.percent} /> : null}
        {state.status === 'done' ? <span>{whatWasDone(state.picture)}</span> : null}
        {state.status === 'failed' ? (
          <FieldError id={`${id}-error`}>{state.message}</FieldError>
        ) : null}
      </div>
      <p id={`${id}-formats`} className="text-small text-muted-foreground">
        {copy.formats}
      </p>
    </div>
  );
}

/** The upload of a picture: of the one that is given, at once, and of each that is chosen. */
function useUpload(given: File | undefined, onUploaded: (picture: StoredPicture) => void) {
  const [state, setState] = useState<State>(() => (given ? begin(given) : { status: 'idle' }));
  const request = useRef<XMLHttpRequest>(null);

  function upload(file: File) {
    const begun = begin(file);
    setState(begun);
    if (begun.status === 'sending') transmit(file);
  }

  function transmit(file: File) {
    request.current?.abort();
    request.current = send(file, {
      onProgress: (percent) => setState({ status: 'sending', percent }),
      onFailed: (message, canRepeat) =>
        setState({ status: 'failed', message, file: canRepeat ? file : null }),
      onDone: (picture) => {
        setState({ status: 'done', picture });
        onUploaded(picture);
      },
    });
  }

  const transmitGiven = useEffectEvent(() => {
    if (given && state.status === 'sending') transmit(given);
  });
  useEffect(() => {
    transmitGiven();
    return () => request.current?.abort();
  }, []);

  return { state, upload };
}

/** Says that a picture is uploaded, and what was changed in it. */
function whatWasDone({ width, height, changes }: StoredPicture): string {
  const said = changes.map((change) =>
    change === 'size' ? copy.changes.size(width, height) : copy.changes[change],
  );
  return [copy.done, ...said].join(' ');
}

/** How much of a picture is on its way. */
export function Progress({ percent }: { percent: number }) {
  return (
    <>
      <span>{percent < 100 ? copy.uploading : copy.preparing}</span>
      {/* The percentage is hidden, so that screen readers do not repeat the sentence with each. */}
      <span aria-hidden="true">{percent < 100 ? ` ${copy.percent(percent)}` : null}</span>
      <progress
        aria-hidden="true"
        max={100}
        value={percent}
        className="mt-1 block w-64 max-w-full accent-primary"
      />
    </>
  );
}

function begin(file: File): State {
  const refusal = refusePicture(file);
  if (refusal) return { status: 'failed', message: refusal, file: null };
  return { status: 'sending', percent: 0 };
}

type Outcome = {
  onProgress: (percent: number) => void;
  onFailed: (message: string, canRepeat: boolean) => void;
  onDone: (picture: StoredPicture) => void;
};

/** Sends a picture by XMLHttpRequest: fetch() does not tell how much of it is on its way. */
export function send(file: File, { onProgress, onFailed, onDone }: Outcome): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open('POST', deskPaths.upload);
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / total));
  request.onerror = () => onFailed(copy.failed, true);
  request.onload = () => {
    const { status } = request;
    const answer = request.response as (StoredPicture & { message?: string }) | null;
    if (status === 200 && answer) return onDone(answer);
    const isRefused = status === 413 || status === 422;
    onFailed(answer?.message ?? (status === 401 ? copy.signedOut : copy.failed), !isRefused);
  };
  request.setRequestHeader(FILE_NAME_HEADER, encodeURIComponent(file.name.toWellFormed()));
  request.send(file);
  return request;
}
