'use client';

import type { SubmitEvent } from 'react';
import { RobotTrap } from '@/components/forms/robot-trap';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { useLazyRules } from '@/components/forms/use-lazy-rules';
import { contactTool } from '@/content/agent-tools';
import { contact } from '@/content/contact';
import type { FormAction } from '@/lib/actions/result';
import { PersonFields, PropertyFields } from './contact-fields';
import { ContactFailed, ContactSent, PrivacyNote } from './contact-messages';
import styles from './contact.module.css';

const copy = contact.form;

interface ContactFormProps {
  action: FormAction<{ email: string }>;
  countries: readonly string[];
  supportEmail: string;
}

/** The registration card: who is writing, and for which houses. */
export function ContactForm({ action, countries, supportEmail }: ContactFormProps) {
  const { form, state, post, send, pending } = useFormAction(action, '#card');
  const rules = useLazyRules(form, () =>
    import('./contact-rules').then(({ attachContactRules }) => attachContactRules),
  );

  if (state.status === 'done') return <ContactSent email={state.email} />;
  const errors = rules.errors ?? (state.status === 'invalid' ? state.fieldErrors : {});

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const card = event.currentTarget;
    if (await rules.passes()) send(new FormData(card));
  }

  return (
    <form
      id="card"
      ref={form}
      action={post}
      onSubmit={submit}
      onFocus={rules.attach}
      noValidate
      className={styles.card}
      {...contactTool}
    >
      <RobotTrap />
      <PersonFields state={state} errors={errors} />
      <PropertyFields state={state} errors={errors} countries={countries} />
      <div className={styles.foot}>
        {state.status === 'failed' && !pending ? (
          <ContactFailed email={supportEmail} reason={state.message} />
        ) : null}
        <SubmitButton
          pending={pending}
          pendingLabel={copy.pending}
          variant="tag"
          size="lg"
          className="justify-self-start"
        >
          {copy.action}
        </SubmitButton>
        <PrivacyNote />
      </div>
    </form>
  );
}
