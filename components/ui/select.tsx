'use client';

import * as SelectPrimitive from '@radix-ui/react-select';
import type { ComponentProps, ReactNode } from 'react';
import { STYLE_NONCE } from '@/lib/http/style-nonce';
import { cn } from '@/lib/utils';
import { CheckIcon, ChevronDownIcon } from './icons';
import { inputVariants } from './input';

/** A choice from a list. It needs JavaScript: forms that work without it use NativeSelect. */
export const Select = SelectPrimitive.Root;

/** The text of the selected item. */
export const SelectValue = SelectPrimitive.Value;

/** The button that opens the list. */
export function SelectTrigger({
  className,
  children,
  ...props
}: ComponentProps<typeof SelectPrimitive.Trigger>) {
  return (
    <SelectPrimitive.Trigger
      className={cn(
        inputVariants(),
        'flex min-h-12 cursor-pointer items-center justify-between gap-3 text-left',
        'data-[placeholder]:text-muted-foreground [&_svg]:shrink-0',
        className,
      )}
      {...props}
    >
      {children}
      <SelectPrimitive.Icon asChild>
        <ChevronDownIcon />
      </SelectPrimitive.Icon>
    </SelectPrimitive.Trigger>
  );
}

/** The list. */
export function SelectContent({ children }: { children: ReactNode }) {
  return (
    <SelectPrimitive.Portal>
      <SelectPrimitive.Content
        data-theme="light"
        position="popper"
        sideOffset={4}
        className={cn(
          'z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-x-clip overflow-y-auto',
          'rounded-sm border-[1.5px] border-foreground bg-popover text-popover-foreground',
        )}
      >
        <SelectPrimitive.Viewport className="p-1" nonce={STYLE_NONCE}>
          {children}
        </SelectPrimitive.Viewport>
      </SelectPrimitive.Content>
    </SelectPrimitive.Portal>
  );
}

/** One item. */
export function SelectItem({ children, ...props }: ComponentProps<typeof SelectPrimitive.Item>) {
  return (
    <SelectPrimitive.Item
      className={cn(
        'relative flex min-h-11 cursor-pointer items-center py-1.5 pr-10 pl-3 outline-none select-none',
        'data-[disabled]:pointer-events-none data-[disabled]:opacity-55 data-[highlighted]:bg-accent data-[highlighted]:text-accent-foreground',
      )}
      {...props}
    >
      <SelectPrimitive.ItemText>
        {/* Radix moves it into the button, and away with the next choice. */}
        <span>{children}</span>
      </SelectPrimitive.ItemText>
      <SelectPrimitive.ItemIndicator className="absolute right-3">
        <CheckIcon />
      </SelectPrimitive.ItemIndicator>
    </SelectPrimitive.Item>
  );
}
