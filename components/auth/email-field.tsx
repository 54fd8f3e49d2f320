import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
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
        <Input
          {...control}
          name="email"
          type="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={defaultValue}
        />
      )}
    </Field>
  );
}
