import type { ReactNode } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmailField } from './email-field';
import { PasswordField } from './password-field';
import type { useAuthForm } from './use-auth-form';

interface AccountFormProps {
  /** What {@link useAuthForm} has given. */
  of: ReturnType<typeof useAuthForm>;
  /** Before the names of its fields, so that two forms can stand in one page. */
  id: string;
  texts: { failed: string; submit: string; submitting: string; passwordHint?: string };
  /** For the browser's memory of passwords. */
  autoComplete: { email: 'username' | 'email'; password: 'current-password' | 'new-password' };
  children?: ReactNode;
}

/** E-mail, password and a button. Without JavaScript the reason of a failure stands above them. */
export function AccountForm({ of, id, texts, autoComplete, children }: AccountFormProps) {
  const { state, attributes, pending, email, errors } = of;
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
      <EmailField
        id={`${id}-email`}
        autoComplete={autoComplete.email}
        defaultValue={email}
        error={errors.email}
      />
      <PasswordField
        id={`${id}-password`}
        autoComplete={autoComplete.password}
        hint={texts.passwordHint}
        error={errors.password}
      />
      <SubmitButton
        pending={pending}
        pendingLabel={texts.submitting}
        className={buttonVariants({ variant: 'tag', size: 'lg', className: 'justify-self-start' })}
      >
        {texts.submit}
      </SubmitButton>
    </form>
  );
}
