'use client';

import { clsx } from 'clsx';
import {
  createContext,
  use,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { useIsReady } from './use-is-ready';

interface Choice {
  /** Before the ids of tabs and panels, so that several sets can stand in one page. */
  id: string;
  chosen: string;
  choose: (value: string) => void;
}

const ChoiceContext = createContext<Choice | null>(null);

/**
 * Panels of which one is shown, `defaultValue` at first: the pattern of the ARIA Authoring Practices, one stop of the
 * keyboard and the arrows choose. Our own, because the Radix part and what it brings took 8 kB of the sign-in page.
 */
export function Tabs({
  defaultValue,
  className,
  ...props
}: Omit<ComponentProps<'div'>, 'defaultValue'> & { defaultValue: string }) {
  const [chosen, choose] = useState(defaultValue);
  return (
    <ChoiceContext value={{ id: useId(), chosen, choose }}>
      <div data-slot="tabs" className={clsx('flex flex-col', className)} {...props} />
    </ChoiceContext>
  );
}

/** The row of tabs, standing on a rule like the cards of an index file. */
export function TabsList({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      role="tablist"
      data-slot="tabs-list"
      onKeyDown={moveInRow}
      className={clsx('flex flex-wrap border-b-[1.5px] border-foreground', className)}
      {...props}
    />
  );
}

/** One tab; the chosen one is cut like an index card. */
export function TabsTrigger({
  value,
  className,
  ...props
}: ComponentProps<'button'> & { value: string }) {
  const { ids, isChosen, choose } = useTab(value);
  const isReady = useIsReady();
  return (
    <button
      type="button"
      role="tab"
      id={ids.tab}
      aria-controls={ids.panel}
      aria-selected={isChosen}
      data-slot="tabs-trigger"
      data-state={isChosen ? 'active' : 'inactive'}
      tabIndex={isChosen ? 0 : -1}
      disabled={!isReady && !isChosen}
      onClick={() => choose(value)}
      className={clsx(
        'relative isolate min-h-12 cursor-pointer px-6 py-2 leading-tight font-semibold text-muted-foreground',
        'before:absolute before:inset-0 before:-z-10 before:[--cut:0.75rem] before:[clip-path:theme(clipPath.hanging)]',
        'hover:text-foreground data-[state=active]:text-background data-[state=active]:before:bg-foreground',
        'disabled:cursor-not-allowed disabled:opacity-55 disabled:hover:text-muted-foreground',
        'forced-colors:border forced-colors:data-[state=active]:underline',
        className,
      )}
      {...props}
    />
  );
}

/** The panel of a tab. All of them stay in the page, so that what was typed survives a look at another. */
export function TabsContent({
  value,
  className,
  ...props
}: ComponentProps<'div'> & { value: string }) {
  const { ids, isChosen } = useTab(value);
  return (
    <div
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      data-slot="tabs-content"
      data-state={isChosen ? 'active' : 'inactive'}
      tabIndex={0}
      className={clsx('pt-8 data-[state=inactive]:hidden', className)}
      {...props}
    />
  );
}

function useTab(value: string) {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error('A tab stands outside of Tabs.');
  const { id, chosen, choose } = choice;
  const ids = { tab: `${id}-tab-${value}`, panel: `${id}-panel-${value}` };
  return { ids, isChosen: chosen === value, choose };
}

/** The arrows go around the row, Home and End to its ends; where the focus comes to rest, that tab is chosen. */
function moveInRow(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled')];
  const from = tabs.findIndex((tab) => tab === document.activeElement);
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const tab = tabs.at(to % tabs.length);
  tab?.focus();
  tab?.click();
}
