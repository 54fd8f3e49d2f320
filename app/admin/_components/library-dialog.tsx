'use client';

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { FieldError } from '@/components/forms/field-error';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { adminCopy } from '@/content/admin';
import { deskPaths } from '@/lib/desk-paths';
import type { LibraryPage, LibraryPicture } from '@/lib/pictures/picture-file';

const { library: copy, upload: uploadCopy } = adminCopy;

/** How long after the last key a search begins, in ms. */
const SEARCH_AFTER_MS = 250;

type Chosen = { onChosen: (picture: LibraryPicture) => void };

/** A button that opens the library of pictures, to choose one of them. */
export function LibraryButton({ onChosen }: Chosen) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" size="sm">
          {uploadCopy.library}
        </Button>
      </DialogTrigger>
      {/* Events of a dialog reach the form around its button, which must not take them for its own. */}
      <DialogContent
        className="sm:max-w-4xl"
        onInput={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <DialogHeader>
          <DialogTitle>{copy.title}</DialogTitle>
          <DialogDescription>{copy.lead}</DialogDescription>
        </DialogHeader>
        <Library
          onChosen={(picture) => {
            setOpen(false);
            onChosen(picture);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

type Found = LibraryPage & { search: string };
type Asked = { search: string; after: string | null };

function Library({ onChosen }: Chosen) {
  const [search, setSearch] = useState('');
  const { found, failure, readMore } = useLibrary(search);
  const list = useRef<HTMLUListElement>(null);

  async function showMore() {
    const before = list.current?.querySelectorAll('button').length ?? 0;
    await readMore();
    // The first of the new ones: the button may be gone.
    requestAnimationFrame(() => list.current?.querySelectorAll('button')[before]?.focus());
  }

  const isSearching = found?.search !== search && failure === null;
  return (
    <div className="grid gap-4">
      <Input
        type="search"
        value={search}
        maxLength={100}
        aria-label={copy.search}
        placeholder={copy.search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p role="status" className="text-small text-muted-foreground">
        {isSearching
          ? copy.searching
          : found && copy.found(found.pictures.length, found.next !== null)}
      </p>
      {failure ? <FieldError id="library-failure">{failure}</FieldError> : null}
      <ul
        ref={list}
        onKeyDown={moveFocus}
        className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3"
      >
        {found?.pictures.map((picture, place) => (
          <li key={picture.src}>
            <PictureButton
              picture={picture}
              tabIndex={place === 0 ? 0 : -1}
              onClick={() => onChosen(picture)}
            />
          </li>
        ))}
      </ul>
      {found?.next ? (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => void showMore()}
        >
          {copy.more}
        </Button>
      ) : null}
    </div>
  );
}

function PictureButton({
  picture: { thumbnail, description, name },
  ...attributes
}: { picture: LibraryPicture } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...attributes}
      className="grid w-full cursor-pointer gap-1.5 rounded-sm border-[1.5px] border-border p-1.5 text-left hover:border-foreground"
    >
      <span className="relative block aspect-[4/3] overflow-clip">
        {/* eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- the attributes come from the server; the words below say what it is */}
        <img {...thumbnail} />
      </span>
      <span dir="auto" className="line-clamp-2 text-small wrap-anywhere">
        {description || copy.undescribed(name)}
      </span>
    </button>
  );
}

/** The pictures that a search finds, and a way to read the next of them. */
function useLibrary(search: string) {
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function show(asked: Asked, before: readonly LibraryPicture[], signal?: AbortSignal) {
    try {
      const { pictures, next } = await readLibrary(asked, signal);
      setFound({ search: asked.search, pictures: [...before, ...pictures], next });
    } catch (error) {
      if (!signal?.aborted) setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  const read = useEffectEvent((signal: AbortSignal) => {
    setFailure(null);
    void show({ search, after: null }, [], signal);
  });

  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => read(stop.signal), search ? SEARCH_AFTER_MS : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [search]);

  return {
    found,
    failure,
    readMore: async () =>
      found && show({ search: found.search, after: found.next }, found.pictures),
  };
}

/** The arrow keys, Home and End move between the pictures; upwards and downwards by a row. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (place < 0) return;
  const [first] = buttons;
  const inRow = buttons.filter((button) => button.offsetTop === first?.offsetTop).length;
  const target = {
    ArrowRight: place + 1,
    ArrowLeft: place - 1,
    ArrowDown: place + inRow,
    ArrowUp: place - inRow,
    Home: 0,
    End: buttons.length - 1,
  }[event.key];
  if (target === undefined || !buttons[target]) return;
  event.preventDefault();
  buttons[target].focus();
}

/** Throws with the sentence that says why. */
async function readLibrary({ search, after }: Asked, signal?: AbortSignal): Promise<LibraryPage> {
  const query = new URLSearchParams({ ...(search && { q: search }), ...(after && { after }) });
  const response = await fetch(`${deskPaths.upload}?${query}`, { signal }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as
    (LibraryPage & { message?: string }) | null | undefined;
  if (!response?.ok || !answer) throw new Error(answer?.message ?? uploadCopy.libraryFailed);
  return answer;
}
