'use client';

import type { SubmitEvent } from 'react';
import { Field } from '@/components/forms/field';
import { RobotTrap } from '@/components/forms/robot-trap';
import { SubmitButton } from '@/components/forms/submit-button';
import { named, useFormAction } from '@/components/forms/use-form-action';
import { useLazyRules } from '@/components/forms/use-lazy-rules';
import { Input } from '@/components/ui/input';
import { demoTool } from '@/content/agent-tools';
import { demo } from '@/content/demo';
import type { FormAction } from '@/lib/actions/result';
import { LanguageFields } from './language-fields';
import { BlankSlip, ResultBox, type DemoDone } from './result-box';
import styles from './demo.module.css';

const copy = demo.form;

/** Who the demo booking is for, and below it what became of it. */
export function DemoForm({ action }: { action: FormAction<DemoDone> }) {
  const { form, state, post, send, pending } = useFormAction(action, '#demo');
  const rules = useLazyRules(form, () =>
    import('./demo-rules').then(({ attachDemoRules }) => attachDemoRules),
  );
  const errors = rules.errors ?? (state.status === 'invalid' ? state.fieldErrors : {});

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const card = event.currentTarget;
    if (await rules.passes()) send(new FormData(card));
  }

  return (
    <div id="demo">
      <form
        ref={form}
        action={post}
        onSubmit={submit}
        onFocus={rules.attach}
        noValidate
        className={styles.card}
        {...demoTool}
      >
        <RobotTrap />
        <Field id="demo-name" label={copy.name} error={errors.name}>
          {(control) => <Input {...control} {...named(state, 'name')} autoComplete="given-name" />}
        </Field>
        <Field id="demo-last-name" label={copy.lastName} error={errors.lastName}>
          {(control) => (
            <Input {...control} {...named(state, 'lastName')} autoComplete="family-name" />
          )}
        </Field>
        <LanguageFields state={state} errors={errors} />
        <SubmitButton
          pending={pending}
          pendingLabel={copy.pending}
          variant="tag"
          size="lg"
          className="mt-2 justify-self-start sm:col-span-2"
        >
          {copy.action}
        </SubmitButton>
      </form>
      {pending ? <BlankSlip /> : <ResultBox state={state} />}
    </div>
  );
}
