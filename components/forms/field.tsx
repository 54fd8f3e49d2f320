import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { FieldError } from './field-error';

/** The attributes that tie a control to its label, hint and error. */
export type FieldControl = {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

const fieldVariants = cva('grid min-w-0 content-start gap-1.5');

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
    <div data-slot="field" className={fieldVariants({ className })}>
      <Label htmlFor={id}>
        {label}
        {optional ? (
          <span className="font-normal text-muted-foreground">{` ${optional}`}</span>
        ) : null}
      </Label>
      {children({
        id,
        ...(optional ? {} : { required: true }),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error && errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? (
        <p id={hintId} className="text-small text-muted-foreground">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** An input for an e-mail address: no capital at the start, no spell checking. */
export function EmailInput(props: ComponentProps<'input'>) {
  return (
    <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />
  );
}
