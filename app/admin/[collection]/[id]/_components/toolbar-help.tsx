'use client';

import * as Popover from '@radix-ui/react-popover';
import { adminCopy } from '@/content/admin';
import { PopoverWindow } from './popover-window';
import { KEYS, PopoverTool, shownKeys } from './tool-button';

const copy = adminCopy.richText;

/** The list of what can be typed in place of a press on a button. */
export function ToolbarHelp() {
  const { signs, marks, keys, line, word, key } = copy.help;
  const pressed = [...toolsWithKeys, ...key].map(
    ([typed, meaning]) => [shownKeys(typed.replace('{Mod}', 'Mod')), meaning] as const,
  );
  const lists = [[signs, line] as const, [marks, word] as const, [keys, pressed] as const];
  return (
    <Popover.Root>
      <PopoverTool name="help" label={copy.tools.help} />
      <PopoverWindow label={copy.tools.help} className="w-[23rem]">
        {lists.map(([title, entries]) => (
          <section key={title} className="not-first:mt-4">
            <h3 className="text-small font-semibold">{title}</h3>
            <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small">
              {entries.map(([typed, meaning]) => (
                <div key={typed} className="col-span-full grid grid-cols-subgrid">
                  <dt>
                    <kbd className="font-mono">{typed}</kbd>
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </PopoverWindow>
    </Popover.Root>
  );
}

const toolsWithKeys = Object.entries(copy.tools).flatMap(([name, label]) =>
  KEYS[name] ? [[KEYS[name], label] as const] : [],
);
