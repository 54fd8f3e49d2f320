'use client';

import * as Popover from '@radix-ui/react-popover';
import * as ToolbarPrimitive from '@radix-ui/react-toolbar';
import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { Drawing } from '../../../_components/icons';
import { isMac } from '../../../_components/keys';
import { toolDrawings } from './tool-drawings';

/** The keys of the tools that have some; Mod is Cmd on a Mac and Ctrl elsewhere. */
export const KEYS: Readonly<Record<string, string>> = {
  bold: 'Mod+B',
  italic: 'Mod+I',
  strike: 'Mod+Shift+S',
  subscript: 'Mod+,',
  superscript: 'Mod+.',
  heading: 'Mod+Alt+2',
  subheading: 'Mod+Alt+3',
  bulletList: 'Mod+Shift+8',
  orderedList: 'Mod+Shift+7',
  quote: 'Mod+Shift+B',
  link: 'Mod+K',
  undo: 'Mod+Z',
  redo: 'Mod+Shift+Z',
  indent: 'Tab',
  outdent: 'Shift+Tab',
};

/** The keys as the keyboard in front of the reader has them. */
export function shownKeys(keys: string): string {
  return keys.replace('Mod', isMac() ? '⌘' : 'Ctrl');
}

export function ToolGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-wrap items-center">
      {children}
    </div>
  );
}

type ToolButtonProps = {
  /** The name of its drawing, and of its keys. */
  name: string;
  label: string;
  /** Whether the text at the cursor has it. */
  isOn?: boolean;
  /** Whether it can do nothing at the cursor; it keeps the focus. */
  isOff?: boolean;
  run: () => void;
};

export function ToolButton({ name, label, isOn, isOff, run }: ToolButtonProps) {
  const keys = KEYS[name];
  return (
    <WithTooltip label={label} keys={keys}>
      <ToolbarPrimitive.Button
        aria-label={label}
        aria-pressed={isOn}
        aria-disabled={isOff || undefined}
        aria-keyshortcuts={keys?.replace('Mod', isMac() ? 'Meta' : 'Control')}
        onClick={() => {
          if (!isOff) run();
        }}
        className={toolClasses}
      >
        <Drawing {...toolDrawings[name]!} className="size-5" />
      </ToolbarPrimitive.Button>
    </WithTooltip>
  );
}

/** A tool that opens a window. */
export function PopoverTool({ name, label }: Pick<ToolButtonProps, 'name' | 'label'>) {
  return (
    <WithTooltip label={label}>
      <Popover.Trigger asChild>
        <ToolbarPrimitive.Button aria-label={label} className={toolClasses}>
          <Drawing {...toolDrawings[name]!} className="size-5" />
        </ToolbarPrimitive.Button>
      </Popover.Trigger>
    </WithTooltip>
  );
}

const toolClasses = cn(
  'inline-grid h-10 min-w-8 cursor-pointer place-items-center sm:w-10',
  'not-aria-disabled:hover:bg-accent focus-visible:z-10 focus-visible:-outline-offset-3',
  'aria-disabled:cursor-default aria-disabled:opacity-40 aria-pressed:data-[state]:bg-secondary',
  'aria-pressed:[&:not([aria-pressed=false])]:bg-secondary aria-pressed:[&:not([aria-pressed=false])]:shadow-[inset_0_-3px_0_var(--primary)]',
  'forced-colors:aria-[pressed=true]:outline-2',
);

type TooltipProps = { label: string; keys?: string; children: ReactNode };

/** Shows the name of a tool and its keys while it is pointed at or has the focus; Escape hides them. */
function WithTooltip({ label, keys, children }: TooltipProps) {
  const shown = keys && shownKeys(keys);
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          data-theme="dark"
          side="bottom"
          sideOffset={4}
          collisionPadding={8}
          // The button has the name already.
          aria-label={shown ?? label}
          className="z-30 flex items-baseline gap-2.5 rounded-sm px-2.5 py-1 text-small font-semibold"
        >
          {label}
          {shown ? (
            <kbd className="font-sans font-normal text-muted-foreground">{shown}</kbd>
          ) : null}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
