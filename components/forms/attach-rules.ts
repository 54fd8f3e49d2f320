import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldErrors as HookFormErrors, type Path } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldErrors } from '@/lib/actions/result';
import type { FormRules } from './use-lazy-rules';

type Fields = Record<string, string | undefined>;

/**
 * Puts a form that is already on the page, and perhaps half filled in, under the rules of a schema: checked when it is
 * sent, and from then on while it is corrected. Load it lazily, see use-lazy-rules.ts.
 */
export function attachRules<Input extends Fields>(
  form: HTMLFormElement,
  schema: z.ZodType<unknown, Input>,
  onErrors: (errors: FieldErrors) => void,
): FormRules {
  const { register, setValue, handleSubmit, subscribe } = createFormControl<
    Input,
    unknown,
    unknown
  >({
    resolver: zodResolver<Input, unknown, unknown>(schema),
  });
  const controls = [...form.elements].filter(isTextControl);
  for (const control of controls) {
    const { ref, onChange, onBlur } = register(control.name as Path<Input>);
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
      // What the browser filled in by itself may not have been announced by an event.
      for (const { name, value } of controls) setValue(name as Path<Input>, value as never);
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
  // The framework's own fields begin with a dollar sign; a chosen file cannot be set, only lost.
  return isControl && !['hidden', 'file'].includes(element.type) && /^\w/.test(element.name);
}

function messagesOf(errors: HookFormErrors): FieldErrors {
  const messages: FieldErrors = {};
  for (const [name, error] of Object.entries(errors)) {
    if (typeof error?.message === 'string') messages[name] = error.message;
  }
  return messages;
}
