'use client';

import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import { useCheckedForm } from '@/components/forms/use-checked-form';
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
  const { attributes, state, errors, pending } = useCheckedForm(action, '#card', () =>
    import('./contact-rules').then(({ attachContactRules }) => attachContactRules),
  );
  if (state.status === 'done') return <ContactSent email={state.email} />;

  return (
    <form id="card" {...attributes} className={styles.card} {...contactTool}>
      <Honeypot />
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
