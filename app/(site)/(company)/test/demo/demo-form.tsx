'use client';

import { Field } from '@/components/forms/field';
import { RobotTrap } from '@/components/forms/robot-trap';
import { SubmitButton } from '@/components/forms/submit-button';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { named } from '@/components/forms/use-form-action';
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
  const { form, state, errors, post, submit, attach, pending } = useCheckedForm(
    action,
    '#demo',
    () => import('./demo-rules').then(({ attachDemoRules }) => attachDemoRules),
  );

  return (
    <div id="demo">
      <form
        ref={form}
        action={post}
        onSubmit={submit}
        onFocus={attach}
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
