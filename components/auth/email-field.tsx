import { EmailInput, Field } from '@/components/forms/field';
import { authCopy } from '@/content/auth';

/** The e-mail address of an account. */
export function EmailField({
  id,
  autoComplete,
  defaultValue,
  error,
}: {
  id: string;
  autoComplete: 'username' | 'email';
  defaultValue: string;
  error?: string;
}) {
  return (
    <Field id={id} label={authCopy.email} error={error}>
      {(control) => (
        <EmailInput
          {...control}
          name="email"
          autoComplete={autoComplete}
          defaultValue={defaultValue}
        />
      )}
    </Field>
  );
}
