import { FormMessage } from '@/components/forms/form-message';
import { application as copy } from '@/content/careers';
import type { FormState } from '@/lib/actions/result';
import type { Outcome } from './outcome';

interface AnswerProps {
  state: FormState<Outcome> | null;
  isScripted: boolean;
  careersEmail: string;
}

/** What became of the application, where no script can say it beside the page; a closed position is told to all. */
export function ApplicationAnswer({ state, isScripted, careersEmail }: AnswerProps) {
  if (state?.status === 'done' && state.outcome === 'closed')
    return <Closed email={careersEmail} />;
  if (isScripted) return null;
  if (state?.status === 'failed') {
    return <Message {...copy.failed} text={state.message ?? copy.failed.text} variant="error" />;
  }
  if (state?.status === 'done') return <Message {...copy.received} variant="success" />;
  return null;
}

function Closed({ email }: { email: string }) {
  return (
    <FormMessage variant="error" title={copy.closed.title} className="mt-8">
      <p>
        {copy.closed.text}{' '}
        <a href={`mailto:${email}`} className="font-semibold wrap-anywhere underline">
          {email}
        </a>
        .
      </p>
    </FormMessage>
  );
}

function Message({
  title,
  text,
  variant,
}: {
  title: string;
  text: string;
  variant: 'error' | 'success';
}) {
  return (
    <FormMessage variant={variant} title={title} className="mt-8">
      <p>{text}</p>
    </FormMessage>
  );
}
