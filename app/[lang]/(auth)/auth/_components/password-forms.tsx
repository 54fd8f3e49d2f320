'use client';

import { EmailInput, Field } from '@/components/forms/field';
import { FormLanguage } from '@/components/forms/form-language';
import { FormMessage } from '@/components/forms/form-message';
import { SubmitButton } from '@/components/forms/submit-button';
import { named, useFormAction } from '@/components/forms/use-form-action';
import type { Words } from '@/content/languages';
import type { FormAction } from '@/lib/actions/result';
import { PasswordField } from './password-field';

interface FormProps<Form extends 'forgotForm' | 'newPasswordForm'> {
  action: FormAction<object>;
  /** The server makes the classes, so the page does not load the variants. */
  buttonClassName: string;
  words: Words['auth'][Form];
}

/** One field; once the link is sent, a message in its place that does not say whether the account exists. */
export function ForgotPasswordForm({ action, buttonClassName, words }: FormProps<'forgotForm'>) {
  const { state, pending, attributes } = useFormAction(action, '#main');
  if (state.status === 'done')
    return (
      <FormMessage variant="success" title={words.sent.title}>
        <p>{words.sent.text}</p>
      </FormMessage>
    );
  return (
    <form {...attributes} className="grid gap-6">
      {state.status === 'failed' && !pending ? (
        <FormMessage variant="error" title={words.failed}>
          <p>{state.message ?? words.unreachable}</p>
        </FormMessage>
      ) : null}
      <FormLanguage />
      <Field
        id="email"
        label={words.email}
        error={state.status === 'invalid' ? state.fieldErrors.email : undefined}
      >
        {(control) => (
          <EmailInput {...control} {...named(state, 'email')} autoComplete="username" />
        )}
      </Field>
      <SubmitButton pending={pending} pendingLabel={words.submitting} className={buttonClassName}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}

/** The password that replaces another. The page cannot know whether the current one is needed; the action does. */
export function NewPasswordForm({ action, buttonClassName, words }: FormProps<'newPasswordForm'>) {
  const { state, pending, attributes } = useFormAction(action, '#main');
  const errors = state.status === 'invalid' ? state.fieldErrors : {};
  return (
    <form {...attributes} className="grid gap-6">
      {state.status === 'failed' && !pending ? (
        <FormMessage variant="error" title={words.failed}>
          <p>{state.message ?? words.unreachable}</p>
        </FormMessage>
      ) : null}
      <FormLanguage />
      <PasswordField
        id="new-password"
        label={words.password}
        reveal={words.reveal}
        autoComplete="new-password"
        hint={words.passwordHint}
        error={errors.password}
      />
      <PasswordField
        id="current-password"
        name="currentPassword"
        label={words.current}
        reveal={words.reveal}
        autoComplete="current-password"
        hint={words.currentHint}
        error={errors.currentPassword}
      />
      <SubmitButton pending={pending} pendingLabel={words.submitting} className={buttonClassName}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}
