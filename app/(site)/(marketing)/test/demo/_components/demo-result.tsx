import { FormMessage } from '@/components/forms/form-message';
import { demoResult as copy } from '@/content/demo';
import type { FormState } from '@/lib/actions/result';
import type { DemoBooking, DemoResult } from '@/lib/schemas/demo-booking';
import styles from './demo.module.css';

/** The server function's error for a booking that exists already. It is shown as a warning. */
const DUPLICATE = 'DUPLICATE_BOOKING';

/** What the action returns: the server function's answer, and the language of its messages. */
export type DemoDone = { result: DemoResult; language: DemoBooking['language'] };

/** What became of the booking, below the form. Its labels stand there before. */
export function DemoResultBox({
  state,
  pending,
}: {
  state: FormState<DemoDone>;
  pending: boolean;
}) {
  if (pending) return <EmptyResult />;
  if (state.status === 'failed') return <Refusal reason={state.message ?? copy.noAnswer} />;
  if (state.status !== 'done') return <EmptyResult />;
  const { result, language } = state;
  if (result.success) return <Booked result={result} language={language} />;
  if (result.error === DUPLICATE) {
    return (
      <FormMessage variant="warning" className={styles.result}>
        <p className="font-semibold" lang={result.message ? language : undefined}>
          {result.message ?? copy.duplicate}
        </p>
      </FormMessage>
    );
  }
  const reason = result.error ?? result.message ?? copy.noReason;
  // the code of an error is in no language
  return <Refusal reason={reason} lang={reason === result.message ? language : undefined} />;
}

function EmptyResult() {
  return (
    <div aria-hidden="true" className={styles.empty}>
      <dl className={styles.rows}>
        {[copy.arrival, copy.departure, copy.message, copy.count].map((term) => (
          <div key={term}>
            <dt>{term}</dt>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Refusal({ reason, lang }: { reason: string; lang?: string }) {
  return (
    <FormMessage variant="error" className={styles.result}>
      <p className="font-semibold wrap-anywhere">
        {copy.error} <span lang={lang}>{reason}</span>
      </p>
    </FormMessage>
  );
}

function Booked({ result, language }: DemoDone) {
  const { selectedDate, departureDate, message, bookingCount, bookingResponse } = result;
  return (
    <FormMessage variant="success" className={styles.result}>
      <p className="font-display text-h3 font-semibold">{copy.done}</p>
      <dl className={styles.rows}>
        <Row term={copy.arrival} value={selectedDate} />
        <Row term={copy.departure} value={departureDate} />
        <Row term={copy.message} value={message} lang={language} />
        <Row term={copy.count} value={bookingCount} />
      </dl>
      {bookingResponse === undefined ? null : (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2 text-small font-semibold">
            {copy.response}
          </summary>
          <pre className={styles.response}>{JSON.stringify(bookingResponse, null, 2)}</pre>
        </details>
      )}
    </FormMessage>
  );
}

interface RowProps {
  term: string;
  value: string | number | null | undefined;
  lang?: string;
}

function Row({ term, value, lang }: RowProps) {
  if (value === undefined || value === null) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd lang={lang}>{value}</dd>
    </div>
  );
}
