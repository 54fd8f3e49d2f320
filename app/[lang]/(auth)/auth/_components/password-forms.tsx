'use client';

import { EmailInput, Field } from '@/components/forms/field';
import { FormMessage } from '@/components/forms/form-message';
import { named, useFormAction } from '@/components/forms/use-form-action';
import type { Words } from '@/content/languages';
import type { FormAction } from '@/lib/actions/result';
import { AuthForm } from './auth-form';
import { PasswordField } from './password-field';

interface FormProps<Form extends 'forgotForm' | 'newPasswordForm'> {
  action: FormAction<object>;
  /** The server makes the classes, so the page does not load the variants. */
  submitClassName: string;
  words: Words['auth'][Form];
}

/** One field; once the link is sent, a message in its place that does not say whether the account exists. */
export function ForgotPasswordForm({ action, ...props }: FormProps<'forgotForm'>) {
  const { words } = props;
  const form = useFormAction(action, '#main');
  const { state } = form;
  if (state.status === 'done')
    return (
      <FormMessage variant="success" title={words.sent.title}>
        <p>{words.sent.text}</p>
      </FormMessage>
    );
  const error = state.status === 'invalid' ? state.fieldErrors.email : undefined;
  return (
    <AuthForm form={form} {...props}>
      <Field id="email" label={words.email} error={error}>
        {(control) => (
          <EmailInput {...control} {...named(state, 'email')} autoComplete="username" />
        )}
      </Field>
    </AuthForm>
  );
}

/** The password that replaces another. The page cannot know whether the current one is needed; the action does. */
export function NewPasswordForm({ action, ...props }: FormProps<'newPasswordForm'>) {
  const { words } = props;
  const form = useFormAction(action, '#main');
  const errors = form.state.status === 'invalid' ? form.state.fieldErrors : {};
  return (
    <AuthForm form={form} {...props}>
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
    </AuthForm>
  );
}
