import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Input } from '@/components/ui/input';
import { FieldError } from './field-error';

/** The attributes that tie a control to its label, hint and error. */
export type FieldControl = {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** The words beside the name of a field that may be left empty. */
  optional?: string;
  className?: string;
  /** Renders the control with the attributes it is given. */
  children: (control: FieldControl) => ReactNode;
};

/** Label, control, hint and error of one form field. A field is required unless it is said to be `optional`. */
export function Field({ id, label, hint, error, optional, className, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={clsx('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-small leading-snug font-semibold">
        {label}
        {optional && <span className="font-normal text-muted-foreground">{` ${optional}`}</span>}
      </label>
      {children({
        id,
        ...(optional ? {} : { required: true }),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error && errorId && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-small text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  );
}

/** An input for an e-mail address: no capital at the start, no spell checking. */
export function EmailInput(props: ComponentProps<'input'>) {
  return (
    <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />
  );
}
