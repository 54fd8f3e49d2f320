'use client';

import { useRef, useState } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { StoredText } from '@/components/stored-text';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import type { CollectionPreview, ContentPreview } from '@/lib/admin/content-file';
import { paths } from '@/lib/paths';

const copy = adminCopy.contentFile;

type State =
  | { status: 'idle' | 'reading' | 'done' }
  | { status: 'refused'; problems: readonly string[] }
  | { status: 'failed'; message: string }
  | { status: 'shown' | 'applying'; file: File; preview: ContentPreview };

type Answer = {
  preview?: ContentPreview;
  problems?: readonly string[];
  status?: string;
  message?: string;
};

/** Takes a file with content, shows what it would change, and changes that. */
export function ContentFile() {
  const [state, setState] = useState<State>({ status: 'idle' });
  const [isRemoving, setIsRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function show(file: File) {
    setIsRemoving(false);
    setState({ status: 'reading' });
    const answer = await sendFile(file, '');
    if (answer.preview) setState({ status: 'shown', file, preview: answer.preview });
    else setState(refusalOf(answer));
  }

  async function apply(file: File, preview: ContentPreview) {
    setState({ status: 'applying', file, preview });
    const query = new URLSearchParams({
      apply: preview.digest,
      ...(isRemoving && { remove: '1' }),
    });
    const answer = await sendFile(file, `?${query}`);
    if (answer.status !== 'done') return setState(refusalOf(answer));
    toast({ title: copy.done });
    setState({ status: 'done' });
  }

  const isBusy = state.status === 'reading' || state.status === 'applying';
  return (
    <div className="grid gap-6">
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = ''; // so that the same file can be chosen again
          if (file) void show(file);
        }}
      />
      <div>
        <Button variant="outline" disabled={isBusy} onClick={() => input.current?.click()}>
          {copy.choose}
        </Button>
      </div>
      <p role="status">
        {state.status === 'reading' ? copy.reading : null}
        {state.status === 'applying' ? copy.applying : null}
        {state.status === 'done' ? copy.done : null}
      </p>
      {state.status === 'failed' ? (
        <FormMessage variant="error">{state.message}</FormMessage>
      ) : null}
      {state.status === 'refused' ? (
        <FormMessage variant="error" title={copy.refused}>
          <ul className="mt-2 list-disc pl-5 wrap-anywhere">
            {state.problems.map((sentence, place) => (
              <li key={place}>{sentence}</li>
            ))}
          </ul>
        </FormMessage>
      ) : null}
      {state.status === 'shown' || state.status === 'applying' ? (
        <Preview
          preview={state.preview}
          isRemoving={isRemoving}
          onRemoving={setIsRemoving}
          isBusy={isBusy}
          onApply={() => void apply(state.file, state.preview)}
        />
      ) : null}
    </div>
  );
}

function refusalOf({ problems, status, message }: Answer): State {
  if (problems) return { status: 'refused', problems };
  const sentence = status === 'changed' ? copy.changedMeanwhile : message;
  return { status: 'failed', message: sentence ?? copy.failed };
}

async function sendFile(file: File, query: string): Promise<Answer> {
  try {
    const response = await fetch(`${paths.adminContentFileItself}${query}`, {
      method: 'POST',
      body: file,
    });
    return (await response.json()) as Answer;
  } catch {
    return {};
  }
}

type PreviewProps = {
  preview: ContentPreview;
  isRemoving: boolean;
  onRemoving: (isRemoving: boolean) => void;
  isBusy: boolean;
  onApply: () => void;
};

function Preview({ preview, isRemoving, onRemoving, isBusy, onApply }: PreviewProps) {
  const sum = (count: (one: CollectionPreview) => number) =>
    preview.collections.reduce((total, one) => total + count(one), 0);
  const missing = sum((one) => one.missing.count);
  const changes = sum((one) => one.created.count + one.changed.count) + (isRemoving ? missing : 0);
  return (
    <div className="grid gap-6">
      <h3 className="text-lead font-semibold">{copy.previewTitle}</h3>
      <ul className="border-t">
        {preview.collections.map((one) => (
          <li key={one.many} className="border-b py-4">
            <h4 className="font-semibold">{one.many}</h4>
            <p className="text-small text-muted-foreground">
              {copy.counts(one.created.count, one.changed.count, one.unchanged, one.missing.count)}
            </p>
            <Titles label={copy.created} {...one.created} />
            {one.changed.count > 0 ? (
              <details className="mt-1">
                <summary className="cursor-pointer py-2">
                  {copy.changed} ({one.changed.count})
                </summary>
                <ul className="grid gap-4">
                  {one.changed.rows.map(({ title, fields }, place) => (
                    <li key={place}>
                      <p dir="auto" className="font-medium wrap-anywhere">
                        {title}
                      </p>
                      <dl className="mt-1 grid gap-2 text-small">
                        {fields.map(({ label, before, after }) => (
                          <div key={label} className="grid gap-x-4 sm:grid-cols-[9rem_1fr_1fr]">
                            <dt>{label}</dt>
                            <dd className="wrap-anywhere text-muted-foreground line-through">
                              <StoredText text={before} />
                            </dd>
                            <dd className="wrap-anywhere">
                              <StoredText text={after} />
                            </dd>
                          </div>
                        ))}
                      </dl>
                    </li>
                  ))}
                  <More count={one.changed.count - one.changed.rows.length} />
                </ul>
              </details>
            ) : null}
            <Titles label={copy.missing} {...one.missing} />
          </li>
        ))}
      </ul>
      {missing > 0 ? (
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isRemoving}
            onChange={({ target }) => onRemoving(target.checked)}
            className="size-5 shrink-0 cursor-pointer accent-primary"
          />
          {copy.remove(missing)}
        </label>
      ) : null}
      <div>
        {changes > 0 ? (
          <Button
            variant={isRemoving ? 'destructive' : 'default'}
            disabled={isBusy}
            aria-busy={isBusy || undefined}
            onClick={onApply}
          >
            {copy.apply(changes)}
          </Button>
        ) : (
          <p>{copy.nothing}</p>
        )}
      </div>
    </div>
  );
}

function Titles({
  label,
  count,
  titles,
}: {
  label: string;
  count: number;
  titles: readonly string[];
}) {
  if (count === 0) return null;
  return (
    <details className="mt-1">
      <summary className="cursor-pointer py-2">
        {label} ({count})
      </summary>
      <ul className="grid gap-1 text-small">
        {titles.map((title, place) => (
          <li key={place} dir="auto" className="wrap-anywhere">
            {title}
          </li>
        ))}
        <More count={count - titles.length} />
      </ul>
    </details>
  );
}

function More({ count }: { count: number }) {
  return count > 0 ? <li>{adminCopy.pictures.more(count)}</li> : null;
}
