'use client';

import { useRef, useState, type RefObject } from 'react';
import type { FieldErrors } from '@/lib/actions/result';

/** The rules of a form, once they watch its fields. */
export interface FormRules {
  /** Whether every field may be sent as it is; if not, the first one that may not has the focus. */
  check: () => Promise<boolean>;
}

/** Makes the rules watch the fields of a form and report what is wrong with them. */
export type AttachRules = (
  form: HTMLFormElement,
  onErrors: (errors: FieldErrors) => void,
) => FormRules;

/**
 * The rules of a form, loaded when somebody first turns to it: they bring react-hook-form and zod along, which are too
 * heavy for a page that is only read. Where they cannot be loaded the server, which knows the same rules, judges alone.
 */
export function useLazyRules(
  form: RefObject<HTMLFormElement | null>,
  load: () => Promise<AttachRules>,
) {
  const rules = useRef<Promise<FormRules | null>>(null);
  const [errors, setErrors] = useState<FieldErrors | null>(null);

  function attach(): Promise<FormRules | null> {
    return (rules.current ??= load().then(
      (attachRules) => form.current && attachRules(form.current, setErrors),
      () => (rules.current = null),
    ));
  }

  return {
    /** What is wrong with the fields, or null while nobody has checked them here. */
    errors,
    attach: () => void attach(),
    passes: async () => (await (await attach())?.check()) ?? true,
  };
}
