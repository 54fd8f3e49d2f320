'use client';

import { useRef, useState, useTransition, type SubmitEvent } from 'react';
import { EmailInput, Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import { DeleteDialog } from '../../_components/delete-dialog';
import { noAnswer, reportFailure } from '../../_components/report';
import { changeAdministrator } from '../../actions';

const copy = adminCopy.administrators;

interface AdministratorsProps {
  list: readonly { id: string; email: string }[];
  /** The administrator who reads the list. */
  ownId: string;
}

/** The list of administrators, each with a way to take the access, and a form that gives it. */
export function Administrators({ list, ownId }: AdministratorsProps) {
  const [leaving, setLeaving] = useState<string>();
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);

  async function takeAccess() {
    const result = await changeAdministrator({ email: leaving!, role: null }).catch(noAnswer);
    setLeaving(undefined);
    if (result.status === 'done') toast({ title: copy.taken(leaving!) });
    else reportFailure(result, copy.failed);
    return result.status === 'done';
  }

  return (
    <div className="grid max-w-3xl gap-12">
      <section>
        <h2 ref={heading} tabIndex={-1} className="mb-4 text-h4 outline-none">
          {copy.listTitle}
        </h2>
        <ul className="border-t-[1.5px] border-foreground">
          {list.map(({ id, email }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3"
            >
              <span className="min-w-0 wrap-anywhere">
                {email}
                {id === ownId ? <span className="text-muted-foreground"> {copy.you}</span> : null}
              </span>
              {list.length > 1 ? (
                <Button
                  variant="outline"
                  size="sm"
                  disabled={!hydrated}
                  onClick={() => setLeaving(email)}
                >
                  {copy.take}
                  <span className="sr-only"> {copy.of(email)}</span>
                </Button>
              ) : (
                <span className="text-small text-muted-foreground">{copy.lastNote}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
      <GiveAccessForm />
      <DeleteDialog
        title={copy.takeTitle}
        text={copy.takeText}
        items={leaving ? [leaving] : []}
        action={copy.take}
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        onConfirm={takeAccess}
        fallbackFocus={heading}
      />
    </div>
  );
}

function GiveAccessForm() {
  const [error, setError] = useState<string>();
  const [pending, startTransition] = useTransition();
  const hydrated = useHydrated();

  function give(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email'));
    startTransition(async () => {
      const result = await changeAdministrator({ email, role: 'owner' }).catch(noAnswer);
      if (result.status === 'done') {
        setError(undefined);
        form.reset();
        toast({ title: copy.given(email) });
      } else if (result.status === 'invalid') setError(result.fieldErrors.email);
      else setError(result.message || copy.failed);
    });
  }

  return (
    <section aria-labelledby="give-access">
      <h2 id="give-access" className="mb-2 text-h4">
        {copy.giveTitle}
      </h2>
      <p className="mb-4 text-muted-foreground">{copy.giveText}</p>
      <form onSubmit={give} noValidate className="grid max-w-measure gap-4">
        <Field id="administrator-email" label={copy.email} error={error}>
          {(control) => <EmailInput {...control} name="email" autoComplete="off" />}
        </Field>
        <Button
          type="submit"
          disabled={pending || !hydrated}
          aria-busy={pending || undefined}
          className="justify-self-start"
        >
          {pending ? copy.giving : copy.give}
        </Button>
      </form>
    </section>
  );
}
