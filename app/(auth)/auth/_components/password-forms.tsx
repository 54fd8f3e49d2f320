'use client';

import { EmailInput, Field } from '@/components/forms/field';
import { FormMessage } from '@/components/forms/form-message';
import { SubmitButton } from '@/components/forms/submit-button';
import { named, useFormAction } from '@/components/forms/use-form-action';
import { authCopy } from '@/content/auth';
import type { FormAction } from '@/lib/actions/result';
import { PasswordField } from './password-field';

const { forgot, newPassword } = authCopy;

interface FormProps {
  action: FormAction<object>;
  /** The server makes the classes, so the page does not load the variants. */
  buttonClassName: string;
}

/** One field; once the link is sent, a message in its place that does not say whether the account exists. */
export function ForgotPasswordForm({ action, buttonClassName }: FormProps) {
  const { state, pending, attributes } = useFormAction(action, '#main');
  if (state.status === 'done')
    return (
      <FormMessage variant="success" title={forgot.sent.title}>
        <p>{forgot.sent.text}</p>
      </FormMessage>
    );
  return (
    <form {...attributes} className="grid gap-6">
      {state.status === 'failed' && !pending ? (
        <FormMessage variant="error" title={forgot.failed}>
          <p>{state.message ?? authCopy.unreachable}</p>
        </FormMessage>
      ) : null}
      <Field
        id="email"
        label={authCopy.email}
        error={state.status === 'invalid' ? state.fieldErrors.email : undefined}
      >
        {(control) => (
          <EmailInput {...control} {...named(state, 'email')} autoComplete="username" />
        )}
      </Field>
      <SubmitButton pending={pending} pendingLabel={forgot.sending} className={buttonClassName}>
        {forgot.action}
      </SubmitButton>
    </form>
  );
}

/** The password that replaces another. The page cannot know whether the current one is needed; the action does. */
export function NewPasswordForm({ action, buttonClassName }: FormProps) {
  const { state, pending, attributes } = useFormAction(action, '#main');
  const errors = state.status === 'invalid' ? state.fieldErrors : {};
  return (
    <form {...attributes} className="grid gap-6">
      {state.status === 'failed' && !pending ? (
        <FormMessage variant="error" title={newPassword.failed}>
          <p>{state.message ?? authCopy.unreachable}</p>
        </FormMessage>
      ) : null}
      <PasswordField
        id="new-password"
        label={newPassword.label}
        autoComplete="new-password"
        hint={authCopy.passwordHint}
        error={errors.password}
      />
      <PasswordField
        id="current-password"
        name="currentPassword"
        label={newPassword.current}
        autoComplete="current-password"
        hint={newPassword.currentHint}
        error={errors.currentPassword}
      />
      <SubmitButton pending={pending} pendingLabel={newPassword.saving} className={buttonClassName}>
        {newPassword.action}
      </SubmitButton>
    </form>
  );
}
