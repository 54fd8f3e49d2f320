import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Label } from '@/components/ui/label';
import { FieldError } from './field-error';

/** What the control inside a field has to carry so that label, hint and error belong to it. */
export type FieldControl = {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

/** What a field takes. `children` receives the attributes for the one control. */
export type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  optional?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** Label, control, hint and error of one form field. Fields are required unless they say `optional`. */
export function Field({ id, label, hint, error, optional, className, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div data-slot="field" className={clsx('grid min-w-0 content-start gap-1.5', className)}>
      <Label htmlFor={id}>
        {label}
        {optional ? <span className="font-normal text-muted-foreground"> (optional)</span> : null}
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
