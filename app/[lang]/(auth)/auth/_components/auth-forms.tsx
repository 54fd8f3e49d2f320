'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { forgetDrafts } from '@/components/forms/desk-drafts';
import { EmailInput, Field } from '@/components/forms/field';
import { FormMessage } from '@/components/forms/form-message';
import { Honeypot } from '@/components/forms/honeypot';
import { named, useFormAction } from '@/components/forms/use-form-action';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { useViewer } from '@/components/layout/use-viewer';
import { useHydrated } from '@/components/ui/use-hydrated';
import { dismissToast, toast } from '@/components/ui/use-toast';
import { SiteLink } from '@/components/ui/site-link';
import type { Words as SiteWords } from '@/content/languages';
import type { FormAction, FormState } from '@/lib/actions/result';
import { NEXT_PARAMETER, paths, SIGN_UP_TAB } from '@/lib/paths';
import { AuthForm, type AuthWords } from './auth-form';
import { PasswordField } from './password-field';

type Words = SiteWords['auth']['accountForms'];

interface AuthTabsProps {
  signIn: FormAction<object>;
  signUp: FormAction<object>;
  /** The classes of the submit buttons, from the server: the browser does not load what makes them. */
  submitClassName: string;
  words: Words;
  /** Shown to a signed-in user instead of the forms. */
  signedIn: { user: ReactNode; admin: ReactNode };
}

/**
 * Sign-in and sign-up as tabs, which keep what was typed. A signed-in user gets links to continue and to sign out.
 */
export function AuthTabs({ signIn, signUp, submitClassName, words, signedIn }: AuthTabsProps) {
  const { label, ...titles } = words.tabs;
  const hydrated = useHydrated();
  const viewer = useViewer();
  // The server does not know what stands behind the #.
  const isInvited = hydrated && location.hash === `#${SIGN_UP_TAB}`;
  const next = hydrated ? new URLSearchParams(location.search).get(NEXT_PARAMETER) : null;
  useEffect(() => {
    if (viewer === 'admin' && next)
      location.replace(`${paths.authContinue}?${new URLSearchParams({ [NEXT_PARAMETER]: next })}`);
  }, [viewer, next]);
  if (viewer !== 'visitor') return <div onSubmit={forgetDrafts}>{signedIn[viewer]}</div>;
  return (
    <Tabs key={String(isInvited)} defaultValue={isInvited ? SIGN_UP_TAB : 'sign-in'}>
      <TabsList aria-label={label}>
        <TabsTrigger value="sign-in">{titles.signIn}</TabsTrigger>
        <TabsTrigger value={SIGN_UP_TAB} disabled={!hydrated}>
          {titles.signUp}
        </TabsTrigger>
      </TabsList>
      <TabsContent value="sign-in">
        <PanelTitle>{titles.signIn}</PanelTitle>
        <AccountForm kind="signIn" action={signIn} submitClassName={submitClassName} words={words}>
          {next ? <input type="hidden" name={NEXT_PARAMETER} value={next} /> : null}
        </AccountForm>
        <p className="mt-6">
          <SiteLink
            href={paths.authForgotPassword}
            className="inline-flex min-h-11 items-center text-primary underline"
          >
            {words.forgot}
          </SiteLink>
        </p>
      </TabsContent>
      <TabsContent value={SIGN_UP_TAB}>
        <PanelTitle>{titles.signUp}</PanelTitle>
        <AccountForm kind="signUp" action={signUp} submitClassName={submitClassName} words={words}>
          <Honeypot label={words.honeypot} />
        </AccountForm>
      </TabsContent>
    </Tabs>
  );
}

function PanelTitle({ children }: { children: string }) {
  return (
    <h2 className="mb-5 hidden border-t-[1.5px] border-foreground pt-3 text-h3 noscript:block">
      {children}
    </h2>
  );
}

/** The prefix of the fields' ids, as both forms stand in one page, and what the fields are to password managers. */
const kinds = {
  signIn: { id: 'sign-in', email: 'username', password: 'current-password' },
  signUp: { id: 'sign-up', email: 'email', password: 'new-password' },
} as const;

interface AccountFormProps {
  kind: keyof typeof kinds;
  action: FormAction<object>;
  submitClassName: string;
  words: Words;
  children?: ReactNode;
}

/** E-mail, password and a button, until an account is registered. Without JavaScript a failure is shown above them. */
function AccountForm({ kind, action, submitClassName, words, children }: AccountFormProps) {
  const { id, email, password } = kinds[kind];
  const own: AuthWords & { passwordHint?: string } = {
    ...words[kind],
    unreachable: words.unreachable,
  };
  const form = useReportedForm(action, words, own.failed);
  const { state } = form;
  if (state.status === 'done') return <Registered words={words.registered} />;
  const errors = state.status === 'invalid' ? state.fieldErrors : {};
  return (
    <AuthForm
      form={form}
      words={own}
      submitClassName={submitClassName}
      failureClassName="hidden noscript:block"
    >
      {children}
      <Field id={`${id}-email`} label={words.email} error={errors.email}>
        {(control) => <EmailInput {...control} {...named(state, 'email')} autoComplete={email} />}
      </Field>
      <PasswordField
        id={`${id}-password`}
        label={words.password}
        reveal={words.reveal}
        autoComplete={password}
        hint={own.passwordHint}
        error={errors.password}
      />
    </AuthForm>
  );
}

/** Shows the outcome of a form as a toast too. */
function useReportedForm(action: FormAction<object>, words: Words, failedTitle: string) {
  const collect = (sent: HTMLFormElement) => {
    dismissToast(); // the outcome of the previous attempt
    return new FormData(sent);
  };
  const form = useFormAction(action, undefined, collect);
  const { state } = form;

  // Once, also where the page is left and shown again.
  const reported = useRef<FormState<object>>(null);
  useEffect(() => {
    if (reported.current === state) return;
    reported.current = state;
    if (state.status === 'failed') {
      const description = state.message ?? words.unreachable;
      toast({ title: failedTitle, description, variant: 'destructive' });
    }
    if (state.status === 'done') {
      toast({ title: words.registered.title, description: words.registered.text });
    }
  }, [state, words, failedTitle]);

  return form;
}

/** The next step after signing up. A toast says the same and disappears; without JavaScript a message is in its place. */
function Registered({ words: { title, text, next } }: { words: Words['registered'] }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []); // the form that had the focus is gone
  return (
    <div className="grid gap-4">
      <FormMessage variant="success" title={title} className="hidden noscript:block">
        <p>{text}</p>
      </FormMessage>
      <p ref={note} tabIndex={-1} className="outline-none">
        {next}
      </p>
    </div>
  );
}
