'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FieldError } from '@/components/forms/field-error';
import { Button } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import { PICTURE_ACCEPT, refusePicture } from '@/lib/pictures/picture-file';
import { cn } from '@/lib/utils';
import { Progress, send } from '../../_components/picture-input';

const { pictures: copy, upload: uploadCopy } = adminCopy;

/** Pictures that are sent at the same time. */
const AT_ONCE = 2;

type Status =
  | { status: 'waiting' }
  | { status: 'done' }
  | { status: 'sending'; percent: number }
  | { status: 'failed'; message: string; canRepeat: boolean };
type Upload = { id: number; file: File } & Status;

/** Uploads several pictures, each with its progress and, where it failed, with the reason. */
export function UploadPictures() {
  const { uploads, add, repeat } = useUploads();
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const done = uploads.filter(({ status }) => status === 'done').length;
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        add(event.dataTransfer.files);
      }}
      className={cn(
        'mb-8 grid gap-3 border-[1.5px] border-dashed border-input p-4',
        isOver && 'border-foreground bg-secondary',
      )}
    >
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
        multiple
        hidden
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = ''; // so that the same files can be chosen again
        }}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button aria-describedby="upload-formats" onClick={() => input.current?.click()}>
          {copy.upload}
        </Button>
        <p id="upload-formats" className="text-small text-muted-foreground">
          {copy.drop}
        </p>
      </div>
      {uploads.length > 0 ? <UploadList uploads={uploads} onRepeat={repeat} /> : null}
      <p role="status" className={uploads.length > 0 ? undefined : 'sr-only'}>
        {done > 0 && done === uploads.length ? `${copy.allStored(done)} ${copy.kept}` : null}
      </p>
    </div>
  );
}

/** The uploads of this page, which are sent a few at a time; those that are done go when others are added. */
function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const requests = useRef(new Map<number, XMLHttpRequest>());
  const lastId = useRef(0);
  const router = useRouter();

  function add(files: Iterable<File>) {
    const added = [...files].map((file): Upload => {
      lastId.current += 1;
      const id = lastId.current;
      const message = refusePicture(file);
      return message
        ? { id, file, status: 'failed', message, canRepeat: false }
        : { id, file, status: 'waiting' };
    });
    setUploads((before) => [...before.filter(({ status }) => status !== 'done'), ...added]);
  }

  function set({ id, file }: Upload, status: Status) {
    setUploads((all) => all.map((one) => (one.id === id ? { id, file, ...status } : one)));
  }

  const start = useEffectEvent(() => {
    const sending = uploads.filter(({ status }) => status === 'sending').length;
    const next = uploads
      .filter(({ id, status }) => status === 'waiting' && !requests.current.has(id))
      .slice(0, AT_ONCE - sending);
    for (const upload of next) {
      const end = (status: Status) => {
        requests.current.delete(upload.id);
        set(upload, status);
      };
      set(upload, { status: 'sending', percent: 0 });
      const request = send(upload.file, {
        onProgress: (percent) => set(upload, { status: 'sending', percent }),
        onFailed: (message, canRepeat) => end({ status: 'failed', message, canRepeat }),
        onDone: () => {
          end({ status: 'done' });
          router.refresh();
        },
      });
      requests.current.set(upload.id, request);
    }
  });

  useEffect(() => start(), [uploads]);
  useEffect(() => {
    const sent = requests.current;
    return () => sent.forEach((request) => request.abort());
  }, []);

  return { uploads, add, repeat: (upload: Upload) => set(upload, { status: 'waiting' }) };
}

type UploadListProps = { uploads: readonly Upload[]; onRepeat: (upload: Upload) => void };

function UploadList({ uploads, onRepeat }: UploadListProps) {
  return (
    <ul aria-label={copy.uploads} className="border-t">
      {uploads.map((upload) => (
        <li key={upload.id} className="grid gap-1 border-b py-2.5 sm:grid-cols-2 sm:gap-4">
          <span dir="auto" className="font-medium wrap-anywhere">
            {upload.file.name}
          </span>
          <UploadState upload={upload} onRepeat={() => onRepeat(upload)} />
        </li>
      ))}
    </ul>
  );
}

function UploadState({ upload, onRepeat }: { upload: Upload; onRepeat: () => void }) {
  if (upload.status === 'waiting') return <span>{copy.waiting}</span>;
  if (upload.status === 'done') return <span>{copy.stored}</span>;
  if (upload.status === 'sending')
    return (
      <div className="text-small">
        <Progress percent={upload.percent} />
      </div>
    );
  return (
    <div>
      <FieldError id={`upload-${upload.id}-error`}>{upload.message}</FieldError>
      {upload.canRepeat ? (
        <Button variant="link" size="sm" onClick={onRepeat}>
          {uploadCopy.again}
        </Button>
      ) : null}
    </div>
  );
}
