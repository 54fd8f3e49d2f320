'use client';

import type { ComponentProps } from 'react';
import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';

type InnerFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void };

/** The form of a window of the editor. The form around the editor is not sent by it, and takes nothing as typed. */
export function InnerForm({ onSubmit, ...props }: InnerFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
      onInput={(event) => event.stopPropagation()}
      {...props}
    />
  );
}

type LineFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & {
  value: string;
  maxLength?: number;
  onWrite: (value: string) => void;
};

/** A line of such a form. */
export function LineField({ value, maxLength, onWrite, ...field }: LineFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
    </Field>
  );
}
