'use client';

import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Input } from '@/components/ui/input';
import { adminCopy } from '@/content/admin';
import { foldText } from '@/lib/text/fold-text';
import { listPages } from '../[collection]/actions';
import type { SitePage } from '../[collection]/site-pages';
import { noAnswer } from './report';
import { typeInto } from './type-into';

const copy = adminCopy.addresses;

/** How many pages are offered at once. */
const MOST_OFFERED = 8;

interface AddressInputProps extends Omit<ComponentProps<'input'>, 'ref'> {
  ref?: RefObject<HTMLInputElement | null>;
  /** Called with the page that was chosen, once its address is in the line. */
  onChoose?: (page: SitePage) => void;
}

/**
 * The line of an address, which offers the pages of this site by their titles. What is typed stays as it is, unless a page is
 * chosen.
 */
export function AddressInput({ onInput, onChoose, ref, ...attributes }: AddressInputProps) {
  const { pages, load } = useSitePages();
  const [typed, setTyped] = useState(String(attributes.defaultValue ?? ''));
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const list = useId();
  const known = typeof pages === 'object' ? pages : [];
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const offered = known
    .filter(({ found }) => words.every((word) => found.includes(word)))
    .slice(0, MOST_OFFERED);
  const { active, isShown, show, onKeyDown } = useOffer(list, offered, typed, choose);
  const chosen = known.find(({ address }) => address === typed.trim());

  function choose(page: SitePage) {
    typeInto(input.current!, page.address);
    show(false);
    onChoose?.(page);
  }

  return (
    <>
      <Input
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...attributes}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={list}
        aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
        onFocus={load}
        onBlur={() => show(false)}
        onKeyDown={onKeyDown}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          show(true);
          onInput?.(event);
        }}
      />
      <Offer {...{ list, offered, active, isShown }} onChoose={choose} />
      <p role="status" className="text-small text-muted-foreground empty:hidden">
        {pages === 'failed' ? (
          <span>{copy.failed}</span>
        ) : isShown ? (
          <span className="sr-only">{copy.offered(offered.length)}</span>
        ) : chosen ? (
          <span>{copy.chosen(chosen.title)}</span>
        ) : null}
      </p>
    </>
  );
}

/** The pages of this site, which are read once, and again after a failure. */
function useSitePages() {
  const [pages, setPages] = useState<readonly SitePage[] | 'loading' | 'failed'>();
  return {
    pages,
    async load() {
      if (pages !== undefined && pages !== 'failed') return;
      setPages('loading');
      const answer = await listPages({}).catch(noAnswer);
      setPages(answer.status === 'done' ? answer.pages : 'failed');
    },
  };
}

/** Whether the offer is open, which of its pages is the active one, and the keys that move through it. */
function useOffer(
  list: string,
  offered: readonly SitePage[],
  typed: string,
  choose: (page: SitePage) => void,
) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && offered.length > 0;
  // The page that is chosen by the arrow keys, or by its whole title.
  const meant = offered[active] ?? offered.find(({ title }) => foldText(title) === foldText(typed));

  function show(next: boolean) {
    setIsOpen(next);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!isShown) return show(true);
      // The line itself is before the first and behind the last.
      const next = ((active + 1 + step + offered.length + 1) % (offered.length + 1)) - 1;
      setActive(next);
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && isShown && meant) {
      event.preventDefault();
      choose(meant);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      show(false);
    }
  }

  return { active, isShown, show, onKeyDown };
}

interface OfferProps {
  /** The id of the list. */
  list: string;
  offered: readonly SitePage[];
  active: number;
  isShown: boolean;
  onChoose: (page: SitePage) => void;
}

function Offer({ list, offered, active, isShown, onChoose }: OfferProps) {
  return (
    <ul
      id={list}
      role="listbox"
      aria-label={copy.label}
      hidden={!isShown}
      className="max-h-72 overflow-y-auto border-[1.5px] border-foreground bg-card"
    >
      {offered.map((page, place) => (
        <li
          key={page.address}
          id={`${list}-${place}`}
          role="option"
          aria-selected={place === active}
          // The line keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(page)}
          className="min-h-11 cursor-pointer px-3 py-1.5 -outline-offset-2 outline-primary hover:bg-muted aria-selected:bg-muted aria-selected:outline-2"
        >
          <span dir="auto" lang={page.language} className="block font-medium wrap-anywhere">
            {page.title}
          </span>
          <span className="block text-small wrap-anywhere text-muted-foreground">
            {page.address}
          </span>
        </li>
      ))}
    </ul>
  );
}
