'use client';

import { useRef, useState, useTransition, type SubmitEvent } from 'react';
import { EmailInput, Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@/components/ui/select';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import { deskRoleSchema, type DeskRole } from '@/lib/auth/roles';
import { DeleteDialog } from '../../_components/delete-dialog';
import { noAnswer, reportFailure } from '../../_components/report';
import { changeAdministrator, withdraw } from '../actions';

const copy = adminCopy.administrators;

type Administrator = { id: string; email: string; role: DeskRole; is_waiting: boolean };
type Invitation = Omit<Administrator, 'is_waiting'> & { by: string; at: string; until: string };

interface AdministratorsProps {
  list: readonly Administrator[];
  invitations: readonly Invitation[];
  /** The owner who reads the list. */
  ownId: string;
}

/** The roles of administrators, each with a way to change and to take it; the invitations; and a form that gives a role. */
export function Administrators({ list, invitations, ownId }: AdministratorsProps) {
  const [leaving, setLeaving] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const owners = list.filter(({ role }) => role === 'owner').length;

  async function takeAccess() {
    const isTaken = await setRole(leaving!, null, copy.taken(leaving!));
    setLeaving(undefined);
    return isTaken;
  }

  return (
    <div className="grid max-w-4xl gap-12">
      <section>
        <h2 ref={heading} tabIndex={-1} className="mb-4 text-h4 outline-none">
          {copy.listTitle}
        </h2>
        <ul className="border-t-[1.5px] border-foreground">
          {list.map((one) => (
            <AdministratorLine
              key={one.id}
              {...one}
              isOwn={one.id === ownId}
              isLastOwner={one.role === 'owner' && owners === 1}
              onTake={() => setLeaving(one.email)}
            />
          ))}
        </ul>
      </section>
      <Invitations list={invitations} />
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

type LineProps = Administrator & { isOwn: boolean; isLastOwner: boolean; onTake: () => void };

/** An administrator: the address, the role, and the button that takes it. */
function AdministratorLine({ isOwn, isLastOwner, onTake, ...one }: LineProps) {
  const hydrated = useHydrated();
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b py-3 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]">
      <span className="min-w-0 wrap-anywhere">
        {one.email}
        {isOwn ? <span className="text-muted-foreground"> {copy.you}</span> : null}
        {one.is_waiting ? (
          <span className="block text-small text-muted-foreground">{copy.waiting}</span>
        ) : null}
      </span>
      {isOwn ? (
        <span>
          <span>{copy.roles[one.role].name}</span>
          <span className="block text-small text-muted-foreground">
            {isLastOwner ? copy.lastNote : copy.ownNote}
          </span>
        </span>
      ) : (
        <RoleChoice {...one} />
      )}
      {isLastOwner ? null : (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start sm:justify-self-end"
          disabled={!hydrated}
          onClick={onTake}
        >
          {copy.take}
          <span className="sr-only"> {copy.of(one.email)}</span>
        </Button>
      )}
    </li>
  );
}

/** The role that is stored; another one is stored at once, and the list shows what the server then has. */
function RoleChoice({ email, role }: Pick<Administrator, 'email' | 'role'>) {
  const [pending, startTransition] = useTransition();
  const hydrated = useHydrated();

  function change(chosen: string) {
    const next = deskRoleSchema.parse(chosen);
    startTransition(async () => {
      await setRole(email, next, copy.changed(email, copy.roles[next].name));
    });
  }

  return (
    <Select value={role} disabled={pending || !hydrated} onValueChange={change}>
      <SelectTrigger aria-label={copy.roleOf(email)}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {deskRoleSchema.options.map((each) => (
          <SelectItem key={each} value={each}>
            {copy.roles[each].name}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

/** The invitations without an account yet: by whom, when and until when, with a way to send the mail again and to withdraw it. */
function Invitations({ list }: { list: readonly Invitation[] }) {
  const [pending, startTransition] = useTransition();
  const hydrated = useHydrated();
  if (list.length === 0) return null;

  async function sendAgain({ email, role }: Invitation) {
    await setRole(email, role);
  }

  async function end({ id, email }: Invitation) {
    const result = await withdraw({ id }).catch(noAnswer);
    if (result.status === 'done') toast({ title: copy.withdrawn(email) });
    else reportFailure(result, copy.failed);
  }

  const actions = [
    { run: sendAgain, variant: 'outline', label: copy.sendAgain, of: copy.sendAgainTo },
    { run: end, variant: 'ghost', label: copy.withdraw, of: copy.withdrawOf },
  ] as const;
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="mb-4 text-h4">
        {copy.invitationsTitle}
      </h2>
      <ul className="border-t-[1.5px] border-foreground">
        {list.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3"
          >
            <span className="min-w-0 wrap-anywhere">
              {invitation.email}
              <span className="block text-small text-muted-foreground">
                {copy.invitation(copy.roles[invitation.role].name, invitation.by)}
              </span>
              <span className="block text-small text-muted-foreground">
                {copy.invitedAt(invitation.at, invitation.until)}
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              {actions.map(({ run, variant, label, of }) => (
                <Button
                  key={label}
                  variant={variant}
                  size="sm"
                  disabled={pending || !hydrated}
                  onClick={() => startTransition(() => run(invitation))}
                >
                  {label}
                  <span className="sr-only"> {of(invitation.email)}</span>
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Gives or takes a role, and says how that went: `done` is what is said instead of what a role that was given means. */
async function setRole(email: string, role: DeskRole | null, done?: string): Promise<boolean> {
  const result = await changeAdministrator({ email, role }).catch(noAnswer);
  if (result.status !== 'done') reportFailure(result, copy.failed);
  else if (done) toast({ title: done });
  else reportGiven(email, result.outcome);
  return result.status === 'done';
}

/** Says what a role that was given means: access, or an invitation. */
function reportGiven(email: string, outcome: 'done' | 'invited' | 'mailed') {
  if (outcome === 'done') toast({ title: copy.given(email) });
  else toast({ title: copy[outcome](email), description: copy[`${outcome}Hint`] });
}

/** Asks for an e-mail address and a role. */
function GiveAccessForm() {
  const [error, setError] = useState<string>();
  const [pending, startTransition] = useTransition();
  const hydrated = useHydrated();

  function give(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const email = String(sent.get('email'));
    const role = deskRoleSchema.parse(sent.get('role'));
    startTransition(async () => {
      const result = await changeAdministrator({ email, role }).catch(noAnswer);
      if (result.status === 'done') {
        setError(undefined);
        form.reset();
        reportGiven(email, result.outcome);
      } else if (result.status === 'invalid') setError(result.fieldErrors.email);
      else setError(result.message || copy.failed);
    });
  }

  return (
    <section aria-labelledby="give-access">
      <h2 id="give-access" className="mb-2 text-h4">
        {copy.giveTitle}
      </h2>
      <p className="mb-4 max-w-measure text-muted-foreground">{copy.giveText}</p>
      <form onSubmit={give} noValidate className="grid max-w-measure gap-4">
        <Field id="administrator-email" label={copy.email} error={error}>
          {(control) => <EmailInput {...control} name="email" autoComplete="off" />}
        </Field>
        <RoleField />
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

function RoleField() {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{copy.role}</legend>
      {deskRoleSchema.options.map((role) => (
        <label key={role} className="flex cursor-pointer gap-3 border-t py-3 last:border-b">
          <input
            type="radio"
            name="role"
            value={role}
            defaultChecked={role === 'editor'}
            className="mt-1 size-5 shrink-0 accent-primary"
          />
          <span>
            <span className="block font-medium">{copy.roles[role].name}</span>
            <span className="block text-small text-muted-foreground">{copy.may(role)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
