'use client';

import type { FormAction } from '@/lib/actions/result';
import { useFormAction } from './use-form-action';
import { useLazyRules, type AttachRules } from './use-lazy-rules';
import { useSubmit } from './use-submit';

/**
 * A form in front of a server action ({@link useFormAction}) whose fields are checked in the browser too, by rules that
 * are loaded when somebody turns to it ({@link useLazyRules}). The `<form>` takes `attributes`.
 */
export function useCheckedForm<Done extends object>(
  action: FormAction<Done>,
  anchor: string,
  load: () => Promise<AttachRules>,
) {
  const { form, state, post, send, pending } = useFormAction(action, anchor);
  const rules = useLazyRules(form, load);

  const submit = useSubmit(async (sent) => {
    if (await rules.passes()) send(new FormData(sent));
  });

  return {
    state,
    pending,
    errors: rules.errors ?? (state.status === 'invalid' ? state.fieldErrors : {}),
    attributes: {
      ref: form,
      action: post,
      onSubmit: submit,
      onFocus: rules.attach,
      noValidate: true,
    },
  };
}
