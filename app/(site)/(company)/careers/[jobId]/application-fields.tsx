import { Field } from '@/components/forms/field';
import { typedIn } from '@/components/forms/use-form-action';
import { controlClasses } from '@/components/ui/control-classes';
import { Input } from '@/components/ui/input';
import { emailField, letterField, phoneField } from '@/content/agent-tools';
import { application as copy } from '@/content/careers';
import type { FieldErrors, FormState } from '@/lib/actions/result';

interface FieldsProps {
  state: FormState<object>;
  errors: FieldErrors;
}

/** Who is writing. */
export function PersonFields({ state, errors }: FieldsProps) {
  return (
    <>
      <Field id="full-name" label={copy.fullName} error={errors.fullName} className="sm:col-span-2">
        {(control) => <Input {...control} {...named(state, 'fullName')} autoComplete="name" />}
      </Field>
      <Field id="application-email" label={copy.email} error={errors.email}>
        {(control) => (
          <Input
            {...control}
            {...named(state, 'email')}
            type="email"
            toolparamdescription={emailField}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field id="application-phone" label={copy.phone} error={errors.phone} optional>
        {(control) => (
          <Input
            {...control}
            {...named(state, 'phone')}
            type="tel"
            autoComplete="tel"
            toolparamdescription={phoneField}
          />
        )}
      </Field>
    </>
  );
}

/** The cover letter. */
export function LetterFields({ state, errors }: FieldsProps) {
  return (
    <Field
      id="cover-letter"
      label={copy.letter}
      hint={copy.letterHint}
      error={errors.coverLetter}
      className="sm:col-span-2"
      optional
    >
      {(control) => (
        <textarea
          {...control}
          {...named(state, 'coverLetter')}
          rows={7}
          toolparamdescription={letterField}
          className={[...controlClasses, 'field-sizing-content max-h-96 min-h-44 resize-y'].join(
            ' ',
          )}
        />
      )}
    </Field>
  );
}

/** Name and remembered text of a field. */
function named(state: FormState<object>, name: string) {
  return { name, defaultValue: typedIn(state, name) };
}
