'use client';

import { useState, useSyncExternalStore } from 'react';
import { Field } from '@/components/forms/field';
import { FormMessage } from '@/components/forms/form-message';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { named, typedIn } from '@/components/forms/use-form-action';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { demoTool, phoneField } from '@/content/agent-tools';
import { demoForm as copy, demoResult as resultCopy } from '@/content/test-pages';
import type { FieldErrors, FormAction, FormState } from '@/lib/actions/result';
import { demoLanguageOf, demoLanguages } from '@/lib/demo/languages';
import type { DemoBooking, DemoResult } from '@/lib/demo/schema';
import styles from './demo.module.css';

/** What the action returns: the server function's answer, and the language of its messages. */
export type DemoDone = { result: DemoResult; language: DemoBooking['language'] };

interface DemoFormProps {
  action: FormAction<DemoDone>;
  /** The server makes the classes, so the page does not load the variants. */
  buttonClassName: string;
}

/** The demo booking form, and the result below it. */
export function DemoForm({ action, buttonClassName }: DemoFormProps) {
  const { attributes, state, errors, pending } = useCheckedForm(action, '#demo', () =>
    import('@/lib/demo/schema').then(({ demoBookingSchema }) => demoBookingSchema),
  );

  return (
    <div id="demo">
      <form {...attributes} className={styles.card} {...demoTool}>
        <Honeypot />
        <Field id="demo-name" label={copy.name} error={errors.name}>
          {(control) => <Input {...control} {...named(state, 'name')} autoComplete="given-name" />}
        </Field>
        <Field id="demo-last-name" label={copy.lastName} error={errors.lastName}>
          {(control) => (
            <Input {...control} {...named(state, 'lastName')} autoComplete="family-name" />
          )}
        </Field>
        <LanguageFields state={state} errors={errors} />
        <SubmitButton pending={pending} pendingLabel={copy.pending} className={buttonClassName}>
          {copy.action}
        </SubmitButton>
      </form>
      <DemoResultBox state={state} pending={pending} />
    </div>
  );
}

interface LanguageFieldsProps {
  state: FormState<object>;
  errors: FieldErrors;
}

/** The language, the browser's own by default, and the phone number. The hint shows the country code of the language. */
function LanguageFields({ state, errors }: LanguageFieldsProps) {
  const ofBrowser = useSyncExternalStore(
    neverChanges,
    () => navigator.language,
    () => undefined,
  );
  const [chosen, setChosen] = useState<string>();
  const language = demoLanguageOf(chosen ?? typedIn(state, 'language') ?? ofBrowser);

  return (
    <>
      <Field id="demo-language" label={copy.language} error={errors.language}>
        {(control) => (
          <NativeSelect
            {...control}
            name="language"
            autoComplete="off"
            value={language.code}
            onChange={(event) => setChosen(event.target.value)}
          >
            {demoLanguages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field
        id="demo-phone"
        label={copy.phone}
        hint={`${copy.phoneHint} ${language.prefix}`}
        error={errors.phoneNumber}
      >
        {(control) => (
          <Input
            {...control}
            {...named(state, 'phoneNumber')}
            type="tel"
            autoComplete="tel"
            toolparamdescription={phoneField}
            className="tabular-nums"
          />
        )}
      </Field>
    </>
  );
}

function neverChanges() {
  return () => {};
}

/** The server function's error for a booking that exists already. It is shown as a warning. */
const DUPLICATE = 'DUPLICATE_BOOKING';

/** What became of the booking, below the form. Before there is anything to say, there is nothing. */
export function DemoResultBox({
  state,
  pending,
}: {
  state: FormState<DemoDone>;
  pending: boolean;
}) {
  if (pending) return null;
  if (state.status === 'failed') return <Refusal reason={state.message ?? resultCopy.noAnswer} />;
  if (state.status !== 'done') return null;
  const { result, language } = state;
  if (result.success) return <Booked result={result} language={language} />;
  if (result.error === DUPLICATE) {
    return (
      <FormMessage variant="warning" className={styles.result}>
        <p className="font-semibold" lang={result.message ? language : undefined}>
          {result.message ?? resultCopy.duplicate}
        </p>
      </FormMessage>
    );
  }
  const reason = result.error ?? result.message ?? resultCopy.noReason;
  // the code of an error is in no language
  return <Refusal reason={reason} lang={reason === result.message ? language : undefined} />;
}

function Refusal({ reason, lang }: { reason: string; lang?: string }) {
  return (
    <FormMessage variant="error" className={styles.result}>
      <p className="font-semibold wrap-anywhere">
        {resultCopy.error} <span lang={lang}>{reason}</span>
      </p>
    </FormMessage>
  );
}

function Booked({ result, language }: DemoDone) {
  const { selectedDate, departureDate, message, bookingCount, bookingResponse } = result;
  return (
    <FormMessage variant="success" className={styles.result}>
      <p className="font-display text-h3 font-semibold">{resultCopy.done}</p>
      <dl className={styles.rows}>
        <Row term={resultCopy.arrival} value={selectedDate} />
        <Row term={resultCopy.departure} value={departureDate} />
        <Row term={resultCopy.message} value={message} lang={language} />
        <Row term={resultCopy.count} value={bookingCount} />
      </dl>
      {bookingResponse === undefined ? null : (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2 text-small font-semibold">
            {resultCopy.response}
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
