import { EmailInput } from '@/components/forms/email-input';
import { Field } from '@/components/forms/field';
import { PhoneInput } from '@/components/forms/phone-input';
import { named } from '@/components/forms/use-form-action';
import { controlClasses } from '@/components/ui/control-classes';
import { Input } from '@/components/ui/input';
import { emailField, letterField } from '@/content/agent-tools';
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
          <EmailInput {...control} {...named(state, 'email')} toolparamdescription={emailField} />
        )}
      </Field>
      <Field id="application-phone" label={copy.phone} error={errors.phone} optional>
        {(control) => <PhoneInput {...control} {...named(state, 'phone')} />}
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
