'use client';

import type { ReactNode } from 'react';
import { Field } from '@/components/forms/field';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { named } from '@/components/forms/use-form-action';
import { Input } from '@/components/ui/input';
import type { demoForm } from '@/content/demo';
import type { FormAction } from '@/lib/actions/result';
import { LanguageFields } from './language-fields';
import { ResultBox, type DemoDone } from './result-box';
import styles from './demo.module.css';

interface DemoFormProps {
  action: FormAction<DemoDone>;
  /** Texts, and the classes of the button: what the server knows, the page need not load. */
  copy: typeof demoForm;
  buttonClassName: string;
  /** What browsing agents are told about the form, and about its phone number. */
  tool: { toolname: string; tooldescription: string };
  phoneTool: string;
  /** Where the answer will be written. */
  blank: ReactNode;
}

/** Who the demo booking is for, and below it what became of it. */
export function DemoForm({ action, copy, buttonClassName, tool, phoneTool, blank }: DemoFormProps) {
  const { attributes, state, errors, pending } = useCheckedForm(action, '#demo', () =>
    import('@/lib/schemas/demo-booking').then(({ demoBookingSchema }) => demoBookingSchema),
  );

  return (
    <div id="demo">
      <form {...attributes} className={styles.card} {...tool}>
        <Honeypot />
        <Field id="demo-name" label={copy.name} error={errors.name}>
          {(control) => <Input {...control} {...named(state, 'name')} autoComplete="given-name" />}
        </Field>
        <Field id="demo-last-name" label={copy.lastName} error={errors.lastName}>
          {(control) => (
            <Input {...control} {...named(state, 'lastName')} autoComplete="family-name" />
          )}
        </Field>
        <LanguageFields copy={copy} state={state} errors={errors} phoneTool={phoneTool} />
        <SubmitButton pending={pending} pendingLabel={copy.pending} className={buttonClassName}>
          {copy.action}
        </SubmitButton>
      </form>
      {pending ? blank : <ResultBox state={state} blank={blank} />}
    </div>
  );
}
