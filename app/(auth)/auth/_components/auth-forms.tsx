'use client';

import Link from 'next/link';
import { unstable_rethrow } from 'next/navigation';
import { useActionState, useEffect, useRef, useState, useTransition, type ReactNode } from 'react';
import { EmailInput, Field } from '@/components/forms/field';
import { FormMessage } from '@/components/forms/form-message';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { useViewer } from '@/components/layout/use-viewer';
import { useHydrated } from '@/components/ui/use-hydrated';
import { dismissToast, toast } from '@/components/ui/use-toast';
import { authCopy } from '@/content/auth';
import type { AuthFormState } from '@/lib/actions/result';
import { paths } from '@/lib/paths';
import { PasswordField } from './password-field';

type AuthAction = (state: AuthFormState, formData: FormData) => Promise<AuthFormState>;

// Both panels stay mounted, so that what was typed survives a change of tabs. Without JavaScript the tabs are hidden, and
// the panels are shown one below the other.
const panel = 'data-[state=inactive]:hidden noscript:pt-10 noscript:data-[state=inactive]:block';

interface AuthTabsProps {
  signIn: AuthAction;
  signUp: AuthAction;
  /** The classes of the submit buttons, from the server: the browser does not load what makes them. */
  submitClassName: string;
  /** Shown to a signed-in user instead of the forms. */
  signedIn: { user: ReactNode; admin: ReactNode };
}

/** Sign-in and sign-up as tabs. A signed-in user gets links to continue and to sign out. */
export function AuthTabs({ signIn, signUp, submitClassName, signedIn }: AuthTabsProps) {
  const { label, ...titles } = authCopy.tabs;
  const hydrated = useHydrated();
  const viewer = useViewer();
  if (viewer !== 'visitor') return signedIn[viewer];
  return (
    <Tabs defaultValue="sign-in">
      <TabsList aria-label={label} className="noscript:hidden">
        <TabsTrigger value="sign-in">{titles.signIn}</TabsTrigger>
        <TabsTrigger value="sign-up" disabled={!hydrated}>
          {titles.signUp}
        </TabsTrigger>
      </TabsList>
      <TabsContent value="sign-in" forceMount className={panel}>
        <PanelTitle>{titles.signIn}</PanelTitle>
        <SignInForm action={signIn} submitClassName={submitClassName} />
        <p className="mt-6">
          <Link
            href={paths.authForgotPassword}
            className="inline-flex min-h-11 items-center text-primary underline"
          >
            {authCopy.forgot.link}
          </Link>
        </p>
      </TabsContent>
      <TabsContent value="sign-up" forceMount className={panel}>
        <PanelTitle>{titles.signUp}</PanelTitle>
        <SignUpForm action={signUp} submitClassName={submitClassName} />
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

type FormProps = { action: AuthAction; submitClassName: string };

/** E-mail and password of an existing account. */
function SignInForm({ action, submitClassName }: FormProps) {
  const { loginFailed, signIn, signingIn } = authCopy;
  return (
    <AccountForm
      form={useAuthForm(action, loginFailed)}
      submitClassName={submitClassName}
      id="sign-in"
      texts={{ failed: loginFailed, submit: signIn, submitting: signingIn }}
      autoComplete={{ email: 'username', password: 'current-password' }}
    />
  );
}

/** E-mail and password of a new account, which is confirmed by mail. */
function SignUpForm({ action, submitClassName }: FormProps) {
  const { signupFailed, signUp, signingUp, passwordHint } = authCopy;
  const form = useAuthForm(action, signupFailed);
  if (form.state.status === 'registered') return <Registered />;
  return (
    <AccountForm
      form={form}
      submitClassName={submitClassName}
      id="sign-up"
      texts={{ failed: signupFailed, submit: signUp, submitting: signingUp, passwordHint }}
      autoComplete={{ email: 'email', password: 'new-password' }}
    >
      <Honeypot />
    </AccountForm>
  );
}

/** What to do after signing up. A toast says the same and disappears; without JavaScript a message is in its place. */
function Registered() {
  const { title, text, next } = authCopy.registered;
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

const idle: AuthFormState = { status: 'idle' };

/**
 * Sends a form to its action, shows the outcome as a toast and focuses the first invalid field. When the server cannot be
 * reached, what was typed stays.
 */
function useAuthForm(action: AuthAction, failedTitle: string) {
  const [posted, post] = useActionState(action, idle);
  const [answer, setAnswer] = useState<AuthFormState | null>(null);
  const [pending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const state = answer ?? posted;
  const email = 'email' in state ? state.email : '';

  // Starts with `idle`, not `state`: a form sent before hydration comes back with its answer already in `state`.
  const reported = useRef(idle);
  useEffect(() => {
    if (reported.current === state) return;
    reported.current = state;
    if (state.status === 'failed') {
      toast({ title: failedTitle, description: state.message, variant: 'destructive' });
    }
    if (state.status === 'registered') {
      toast({ title: authCopy.registered.title, description: authCopy.registered.text });
    }
    if (state.status === 'invalid') {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [state, failedTitle]);

  const submit = useSubmit((sent) => {
    if (pending) return;
    dismissToast(); // the outcome of the previous attempt
    startTransition(async () => {
      const next = await action(state, new FormData(sent)).catch((error: unknown) => {
        unstable_rethrow(error); // the redirect after signing in
        return { status: 'failed' as const, message: authCopy.unreachable, email };
      });
      startTransition(() => setAnswer(next));
    });
  });

  return {
    state,
    /** For the `<form>`. Without JavaScript the browser posts it to the action itself. */
    attributes: { ref: form, action: post, onSubmit: submit, noValidate: true },
    pending,
    email,
    errors: state.status === 'invalid' ? state.fieldErrors : {},
  };
}

interface AccountFormProps {
  form: ReturnType<typeof useAuthForm>;
  submitClassName: string;
  /** Prefix of the fields' ids: both forms stand in one page. */
  id: string;
  texts: { failed: string; submit: string; submitting: string; passwordHint?: string };
  /** For password managers. */
  autoComplete: { email: 'username' | 'email'; password: 'current-password' | 'new-password' };
  children?: ReactNode;
}

/** E-mail, password and a button. Without JavaScript a failure is shown above them. */
function AccountForm({
  form,
  submitClassName,
  id,
  texts,
  autoComplete,
  children,
}: AccountFormProps) {
  const { state, attributes, pending, email, errors } = form;
  return (
    <form {...attributes} className="grid gap-6">
      {state.status === 'failed' ? (
        <div className="hidden noscript:block">
          <FormMessage variant="error" title={texts.failed}>
            <p>{state.message}</p>
          </FormMessage>
        </div>
      ) : null}
      {children}
      <Field id={`${id}-email`} label={authCopy.email} error={errors.email}>
        {(control) => (
          <EmailInput
            {...control}
            name="email"
            autoComplete={autoComplete.email}
            defaultValue={email}
          />
        )}
      </Field>
      <PasswordField
        id={`${id}-password`}
        autoComplete={autoComplete.password}
        hint={texts.passwordHint}
        error={errors.password}
      />
      <SubmitButton pending={pending} pendingLabel={texts.submitting} className={submitClassName}>
        {texts.submit}
      </SubmitButton>
    </form>
  );
}
