import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldErrors as HookFormErrors } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldErrors } from '@/lib/actions/result';

type Fields = Record<string, string | undefined>;

/** The schema of a form's text fields, by their names. */
export type FormSchema = z.ZodType<unknown, Fields>;

/** The rules of a form that is on the page. */
export interface FieldRules {
  /** Whether all fields are valid. Otherwise the first invalid one gets the focus. */
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
  const { register, setValue, handleSubmit, subscribe } = createFormControl<
    Fields,
    unknown,
    unknown
  >({
    resolver: zodResolver<Fields, unknown, unknown>(schema),
  });
  const controls = [...form.elements].filter(isTextControl);
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

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isTextControl(element: Element): element is TextControl {
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  // React's own fields begin with a dollar sign. The value of a file input cannot be set.
  return isControl && !['hidden', 'file'].includes(element.type) && /^\w/.test(element.name);
}

function messagesOf(errors: HookFormErrors): FieldErrors {
  const own: FieldErrors = {};
  for (const [name, error] of Object.entries(errors)) {
    if (typeof error?.message === 'string') own[name] = error.message;
  }
  return own;
}
