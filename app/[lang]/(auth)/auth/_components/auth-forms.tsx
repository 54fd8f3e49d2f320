'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { forgetDrafts } from '@/components/forms/desk-drafts';
import { EmailInput, Field } from '@/components/forms/field';
import { FormLanguage } from '@/components/forms/form-language';
import { FormMessage } from '@/components/forms/form-message';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import { named, useFormAction } from '@/components/forms/use-form-action';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { useViewer } from '@/components/layout/use-viewer';
import { useHydrated } from '@/components/ui/use-hydrated';
import { dismissToast, toast } from '@/components/ui/use-toast';
import { SiteLink } from '@/components/ui/site-link';
import type { Words as SiteWords } from '@/content/languages';
import type { FormAction, FormState } from '@/lib/actions/result';
import { NEXT_PARAMETER, paths, SIGN_UP_TAB } from '@/lib/paths';
import { PasswordField } from './password-field';

// Both panels stay mounted, so that what was typed survives a change of tabs. Without JavaScript the tabs are hidden, and
// the panels are shown one below the other.
const panel = 'data-[state=inactive]:hidden noscript:pt-10 noscript:data-[state=inactive]:block';

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

/** Sign-in and sign-up as tabs. A signed-in user gets links to continue and to sign out. */
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
      <TabsList aria-label={label} className="noscript:hidden">
        <TabsTrigger value="sign-in">{titles.signIn}</TabsTrigger>
        <TabsTrigger value={SIGN_UP_TAB} disabled={!hydrated}>
          {titles.signUp}
        </TabsTrigger>
      </TabsList>
      <TabsContent value="sign-in" forceMount className={panel}>
        <PanelTitle>{titles.signIn}</PanelTitle>
        <AccountForm
          action={signIn}
          submitClassName={submitClassName}
          id="sign-in"
          words={words}
          own={words.signIn}
          autoComplete={{ email: 'username', password: 'current-password' }}
        >
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
      <TabsContent value={SIGN_UP_TAB} forceMount className={panel}>
        <PanelTitle>{titles.signUp}</PanelTitle>
        <AccountForm
          action={signUp}
          submitClassName={submitClassName}
          id="sign-up"
          words={words}
          own={words.signUp}
          autoComplete={{ email: 'email', password: 'new-password' }}
        >
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

interface AccountFormProps {
  action: FormAction<object>;
  submitClassName: string;
  /** Prefix of the fields' ids: both forms stand in one page. */
  id: string;
  words: Words;
  /** Those of this form alone. */
  own: { failed: string; submit: string; submitting: string; passwordHint?: string };
  /** For password managers. */
  autoComplete: { email: 'username' | 'email'; password: 'current-password' | 'new-password' };
  children?: ReactNode;
}

/** E-mail, password and a button, until an account is registered. Without JavaScript a failure is shown above them. */
function AccountForm({
  action,
  submitClassName,
  id,
  words,
  own,
  autoComplete,
  children,
}: AccountFormProps) {
  const { state, attributes, pending } = useAuthForm(action, words, own.failed);
  if (state.status === 'done') return <Registered words={words.registered} />;
  const errors = state.status === 'invalid' ? state.fieldErrors : {};
  return (
    <form {...attributes} className="grid gap-6">
      {state.status === 'failed' ? (
        <div className="hidden noscript:block">
          <FormMessage variant="error" title={own.failed}>
            <p>{state.message ?? words.unreachable}</p>
          </FormMessage>
        </div>
      ) : null}
      {children}
      <FormLanguage />
      <Field id={`${id}-email`} label={words.email} error={errors.email}>
        {(control) => (
          <EmailInput {...control} {...named(state, 'email')} autoComplete={autoComplete.email} />
        )}
      </Field>
      <PasswordField
        id={`${id}-password`}
        label={words.password}
        reveal={words.reveal}
        autoComplete={autoComplete.password}
        hint={own.passwordHint}
        error={errors.password}
      />
      <SubmitButton pending={pending} pendingLabel={own.submitting} className={submitClassName}>
        {own.submit}
      </SubmitButton>
    </form>
  );
}

/** Shows the outcome of a form as a toast too. */
function useAuthForm(action: FormAction<object>, words: Words, failedTitle: string) {
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

/** What to do after signing up. A toast says the same and disappears; without JavaScript a message is in its place. */
function Registered({ words: { title, text, next } }: { words: Words['registered'] }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []); // the form that had the focus is gone
  return (
    <div className="grid gap-4">
      <div className="hidden noscript:block">
        <FormMessage variant="success" title={title}>
          <p>{text}</p>
        </FormMessage>
      </div>
      <p ref={note} tabIndex={-1} className="outline-none">
        {next}
      </p>
    </div>
  );
}
