'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  Command,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@/components/ui/command';
import { adminCopy } from '@/content/admin';
import type { FoundRows } from '@/lib/desk/overview/overview';
import { deskPaths } from '@/lib/desk-paths';
import { DeskLink } from './desk-link';
import { AdminIcon } from './icons';
import type { NavigationLink } from './navigation';
import { RowTitle } from './row-title';

const { palette: copy } = adminCopy.search;

/** How long after the last key the lists are searched, in ms. */
const SEARCH_AFTER_MS = 200;

type Answer = { search: string; found: FoundRows | null; failure?: string };

type Link = { href: string; name: string; label: ReactNode };

/** Leads to every page, row and form of a new row. What it shows are links, so that a form with changes can ask first. */
export default function CommandPalette({
  pages,
  writing,
  onChosen,
}: {
  pages: readonly NavigationLink[];
  writing: readonly NavigationLink[];
  onChosen: () => void;
}) {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const answer = useSearch(search);
  const field = useActiveChoice(typed, answer);
  const isSearching = answer.search !== search;
  const words = search.toLowerCase().split(/\s+/);
  const matching = (links: readonly NavigationLink[]) =>
    links.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  const lists = search ? (answer.found?.lists ?? []) : [];
  const groups = [
    { name: 'navigation', label: copy.pages, links: matching(pages) },
    { name: 'writing', label: copy.writing, links: matching(writing) },
    ...lists.map(({ name, label, rows }) => {
      const links = rows.map(({ href, ...row }) => ({ href, name, label: <RowTitle {...row} /> }));
      return { name, label, links };
    }),
  ].filter(({ links }) => links.length > 0);
  const choiceOf = (link: Link) => <Choice key={link.href} {...link} onChosen={onChosen} />;
  return (
    <Command label={copy.label} shouldFilter={false} vimBindings={false} loop onKeyDown={follow}>
      <CommandInput
        ref={field}
        value={typed}
        onValueChange={setTyped}
        maxLength={100}
        placeholder={copy.label}
        autoFocus
      />
      <Told
        {...{ search, isSearching, answer }}
        count={groups.reduce((sum, { links }) => sum + links.length, 0)}
      />
      <CommandList label={copy.title}>
        {groups.map(({ name, label, links }) => (
          <CommandGroup key={name} heading={label}>
            {links.map(choiceOf)}
          </CommandGroup>
        ))}
        {/* It would be the choice of Enter while the rows are read. */}
        {search && !isSearching
          ? choiceOf({
              href: `${deskPaths.search}?${new URLSearchParams({ q: search })}`,
              label: copy.more(search),
              name: 'search',
            })
          : null}
      </CommandList>
    </Command>
  );
}

/** Enter is a click on the link. */
function follow(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('a[aria-selected=true]')?.click();
}

/** Tells the field which choice is the active one: cmdk does so only once an arrow key was pressed. */
function useActiveChoice(typed: string, answer: Answer) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const active = document.querySelector('[data-slot=command] [aria-selected=true]');
      if (active) field.current?.setAttribute('aria-activedescendant', active.id);
    });
    return () => cancelAnimationFrame(frame);
  }, [typed, answer]);
  return field;
}

function Choice({ href, name, label, onChosen }: Link & { onChosen: () => void }) {
  return (
    <CommandItem value={href} asChild>
      <DeskLink href={href} tabIndex={-1} onClick={onChosen}>
        <AdminIcon name={name} />
        <span className="min-w-0 truncate">{label}</span>
      </DeskLink>
    </CommandItem>
  );
}

/** How many choices there are, and which lists could not be searched. */
function Told({
  search,
  isSearching,
  answer: { found, failure },
  count,
}: {
  search: string;
  isSearching: boolean;
  answer: Answer;
  count: number;
}) {
  return (
    <>
      <p role="status" className="text-small text-muted-foreground">
        <span key={`${isSearching} ${count}`}>
          {isSearching
            ? copy.loading
            : count === 0 && !failure
              ? copy.nothing(search)
              : search && copy.found(count)}
        </span>
      </p>
      {failure || (found && found.missing.length > 0 && search) ? (
        <p role="alert" className="border-l-[6px] border-destructive pl-4 text-destructive">
          {failure ?? adminCopy.search.failed(found!.missing)}
        </p>
      ) : null}
    </>
  );
}

/** Searches the lists soon after a search was typed. The answer before stays until the next one. */
function useSearch(search: string): Answer {
  const [answer, setAnswer] = useState<Answer>({ search: '', found: null });
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const next = search ? await readRows(search, stop.signal) : { search, found: null };
      if (!stop.signal.aborted) setAnswer(next);
    };
    const timer = setTimeout(() => void ask(), search ? SEARCH_AFTER_MS : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [search]);
  return answer;
}

async function readRows(search: string, signal: AbortSignal): Promise<Answer> {
  try {
    const address = `${deskPaths.searchRows}?${new URLSearchParams({ q: search })}`;
    const response = await fetch(address, { signal });
    if (response.ok) return { search, found: (await response.json()) as FoundRows };
    const failure = response.status === 401 ? copy.signedOut : copy.failed;
    return { search, found: null, failure };
  } catch {
    return { search, found: null, failure: copy.failed };
  }
}
