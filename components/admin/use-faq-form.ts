'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  faqItemSchema,
  type FaqItem,
  type FaqItemInput,
  type FaqItemValues,
} from '@/lib/schemas/faq-item';
import type { FaqSubmit } from './faq-submit';
import { fieldsOf } from './faq-form-values';

/** State of the FAQ form: fields and their errors, the version it started from, and what somebody else changed. */
export function useFaqForm(item: FaqItem | null, onSubmit: FaqSubmit, onDone: () => void) {
  // The compiler would keep what `register` returned across a `reset`, which needs every field registered anew.
  'use no memo';
  const [base, setBase] = useState(item);
  const [conflict, setConflict] = useState<{ current: FaqItem | null } | null>(null);
  const form = useForm<FaqItemInput, unknown, FaqItemValues>({
    defaultValues: fieldsOf(item),
    resolver: zodResolver(faqItemSchema),
  });
  const { setFocus } = form;

  useEffect(() => setFocus('question'), [setFocus]);

  async function save(values: FaqItemValues, replaced: FaqItem | null) {
    const result = await onSubmit(values, replaced);
    if (result.status === 'done') return onDone();
    setConflict(result.status === 'conflict' ? { current: result.current } : null);
    if (result.status !== 'invalid') return;
    for (const name of ['display_order', 'category', 'answer', 'question'] as const) {
      const message = result.fieldErrors[name];
      if (message) form.setError(name, { message }, { shouldFocus: true });
    }
  }

  function takeTheirs(current: FaqItem) {
    setBase(current);
    setConflict(null);
    form.reset(fieldsOf(current));
    form.setFocus('question');
  }

  return {
    form,
    conflict,
    submit: form.handleSubmit((values) => save(values, base)),
    keepMine: form.handleSubmit((values) => save(values, conflict?.current ?? null)),
    takeTheirs,
  };
}
