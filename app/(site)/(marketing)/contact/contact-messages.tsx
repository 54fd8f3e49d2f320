import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { contact as copy } from '@/content/contact';
import { paths } from '@/lib/paths';
import styles from './contact.module.css';

/** In the place of the form once the message is stored. */
export function ContactSent({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // the button that had the focus is gone
  return (
    <div id="card" role="status" className={styles.sent}>
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {copy.done.title}
      </h2>
      <p className="mt-5 text-lead wrap-anywhere">
        {copy.done.text} <b className="font-semibold">{email}</b>.
      </p>
      <p className="mt-3">
        {copy.done.next}{' '}
        <Link href={paths.faq} className="font-semibold text-primary underline">
          {copy.done.faq}
        </Link>
      </p>
    </div>
  );
}

/** Above the button when the message could not be stored, for a reason that the server named or not. */
export function ContactFailed({ email, reason }: { email: string; reason?: string }) {
  return (
    <FormMessage variant="error" title={copy.failed.title}>
      <p>
        {reason ?? copy.failed.text}{' '}
        <a href={`mailto:${email}`} className="font-semibold wrap-anywhere underline">
          {email}
        </a>
        .
      </p>
    </FormMessage>
  );
}

/** What happens with the fields. */
export function PrivacyNote() {
  return (
    <p className="text-small text-muted-foreground">
      {copy.form.use}{' '}
      <Link href={paths.privacy} className="underline">
        {copy.form.privacy}
      </Link>
    </p>
  );
}
