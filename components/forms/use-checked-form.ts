'use client';

import { useRef, useState, type FocusEvent } from 'react';
import type { FieldErrors, FormAction, FormState } from '@/lib/actions/result';
import type { Language } from '@/lib/languages/languages';
import type { Sentences } from '@/lib/forms/fields';
import { useLanguage } from '@/components/ui/use-language';
import type { FieldRules, FormSchema } from './attach-rules';
import { useFormAction } from './use-form-action';

/** The sentences of the rules of forms in a language; a page that is only read loads nothing of it. */
export function loadMessages(language: Language): Promise<Sentences> {
  return import('@/components/states/words-of-page').then((file) => file.messagesIn(language));
}

/** The rules of a form, with what they say in a language. */
type LoadSchema = () => Promise<(say: Sentences, language: Language) => FormSchema>;

/**
 * {@link useFormAction} for a form that is also checked in the browser, see {@link useFieldRules}. The `<form>`
 * takes `attributes`.
 */
export function useCheckedForm<Done extends object>(
  action: FormAction<Done>,
  anchor: string,
  loadSchema: LoadSchema,
) {
  const rules = useFieldRules(loadSchema);
  const { state, pending, attributes } = useFormAction(action, anchor, async (form) =>
    (await rules.check(form)) ? new FormData(form) : null,
  );
  const { errors, onInput } = useServerErrors(state, rules.errors);
  return { state, pending, errors, attributes: { ...attributes, onFocus: rules.attach, onInput } };
}

/**
 * The errors to show. The server checks more than the browser: what it refused is shown until something is typed.
 *
 * @param checked the errors that the browser found, or null while it has not checked
 */
export function useServerErrors(state: FormState<object>, checked: FieldErrors | null) {
  const [edited, setEdited] = useState<FormState<object>>();
  const refused = state.status === 'invalid' && edited !== state ? state.fieldErrors : {};
  const errors: FieldErrors = { ...refused, ...checked };
  return { errors, onInput: () => setEdited(state) };
}

/**
 * Checks the fields of a form against a schema. The schema, its sentences, zod and react-hook-form are loaded when the form
 * first gets the focus, because they are too heavy for a page that is only read. If they cannot be loaded, the server, which
 * has the same schema, is the only one to check.
 */
export function useFieldRules(loadSchema: LoadSchema) {
  const language = useLanguage();
  const rules = useRef<Promise<FieldRules | null>>(null);
  const [errors, setErrors] = useState<FieldErrors | null>(null);

  function attach(form: HTMLFormElement): Promise<FieldRules | null> {
    return (rules.current ??= Promise.all([
      import('./attach-rules'),
      loadMessages(language),
      loadSchema(),
    ]).then(
      ([{ attachRules }, say, schema]) => attachRules(form, schema(say, language), setErrors),
      () => (rules.current = null), // the next focus tries again
    ));
  }

  return {
    /** The errors of the fields, or null while they have not been checked in the browser. */
    errors,
    /** Belongs on the form's `onFocus`. */
    attach: (event: FocusEvent<HTMLFormElement>) => void attach(event.currentTarget),
    /** Says whether all fields are valid. Otherwise the first invalid one gets the focus. */
    check: async (form: HTMLFormElement) => (await (await attach(form))?.check()) ?? true,
  };
}
