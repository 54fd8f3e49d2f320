import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldErrors as HookFormErrors } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldErrors } from '@/lib/actions/result';

type Fields = Record<string, string | undefined>;

/** The schema of a form's text fields, by their names. */
export type FormSchema = z.ZodType<unknown, Fields>;

/** A control whose text can be read and set. React's own fields are hidden; the value of a file input cannot be set. */
type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const TEXT_CONTROLS = 'input:not([type=hidden], [type=file])[name], select[name], textarea[name]';

/** The rules of a form that is on the page. */
export interface FieldRules {
  /** Says whether all fields are valid. Otherwise the first invalid one gets the focus. */
  check: () => Promise<boolean>;
}

/**
 * Checks a form that is already on the page, and may be half filled in, against a schema: at the first `check`, and from
 * then on as it is corrected. `onErrors` gets the errors of all fields whenever they change.
 */
export function attachRules(
  form: HTMLFormElement,
  schema: FormSchema,
  onErrors: (errors: FieldErrors) => void,
): FieldRules {
  const resolver = zodResolver<Fields, unknown, unknown>(schema);
  const { register, setValue, handleSubmit, subscribe } = createFormControl({ resolver });
  const controls = form.querySelectorAll<TextControl>(TEXT_CONTROLS);
  for (const control of controls) {
    const { ref, onChange, onBlur } = register(control.name);
    ref(control);
    control.addEventListener('input', onChange);
    control.addEventListener('focusout', onBlur);
  }
  subscribe({
    formState: { errors: true },
    callback: ({ errors }) => onErrors(messagesOf(errors ?? {})),
  });

  return {
    check: () => {
      // Some browsers fill in fields without an event.
      for (const { name, value } of controls) setValue(name, value);
      return new Promise((resolve) => {
        void handleSubmit(
          () => resolve(true),
          () => resolve(false),
        )();
      });
    },
  };
}

function messagesOf(errors: HookFormErrors): FieldErrors {
  const own: FieldErrors = {};
  for (const [name, error] of Object.entries(errors)) {
    if (typeof error?.message === 'string') own[name] = error.message;
  }
  return own;
}
