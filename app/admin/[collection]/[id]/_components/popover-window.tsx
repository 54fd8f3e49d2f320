'use client';

import * as Popover from '@radix-ui/react-popover';
import type { Editor } from '@tiptap/react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/utils';
import { InnerForm } from './inner-form';

type PopoverWindowProps = ComponentProps<typeof Popover.Content> & { label: string };

/** A window beside the text, which leaves the page as it is and closes by Escape. */
export function PopoverWindow({ label, className, ...props }: PopoverWindowProps) {
  return (
    <Popover.Portal>
      <Popover.Content
        aria-label={label}
        data-theme="light"
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          'z-40 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border-[1.5px] border-foreground bg-popover p-4 text-popover-foreground',
          className,
        )}
        {...props}
      />
    </Popover.Portal>
  );
}

type PopoverFormProps = Omit<PopoverWindowProps, 'onSubmit'> & {
  editor: Editor;
  /** The label of the button that sends the form, and of the one beside it. */
  submit: string;
  other: string;
  onSubmit: () => void;
  onOther: () => void;
};

/** A form in such a window. The text has the focus again afterwards. */
export function PopoverForm({
  editor,
  submit,
  other,
  onSubmit,
  onOther,
  children,
  ...props
}: PopoverFormProps) {
  return (
    <PopoverWindow
      align="start"
      className="w-[24rem]"
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        editor.commands.focus();
      }}
      {...props}
    >
      <InnerForm onSubmit={onSubmit} className="grid gap-4">
        {children}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm">
            {submit}
          </Button>
          <Button variant="outline" size="sm" onClick={onOther}>
            {other}
          </Button>
        </div>
      </InnerForm>
    </PopoverWindow>
  );
}
