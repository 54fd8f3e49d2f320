'use client';

import { useState, useSyncExternalStore } from 'react';
import { Field } from '@/components/forms/field';
import { FormLanguage } from '@/components/forms/form-language';
import { FormMessage } from '@/components/forms/form-message';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { named, typedIn } from '@/components/forms/use-form-action';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import type { Words } from '@/content/languages';
import type { FieldErrors, FormAction, FormState } from '@/lib/actions/result';
import { demoLanguageOf, demoLanguages } from '@/lib/demo/languages';
import type { DemoBooking, DemoResult } from '@/lib/demo/schema';

type FormWords = Words['testPages']['demoForm'];
type ResultWords = Words['testPages']['demoResult'];

/** The action's result: the server function's answer, and the language of its messages. */
export type DemoDone = { result: DemoResult; language: DemoBooking['language'] };

interface DemoFormProps {
  action: FormAction<DemoDone>;
  words: FormWords & { result: ResultWords };
  /** The server makes the classes, so the page does not load the variants. */
  buttonClassName: string;
}

/** The demo booking form, and the result below it. */
export function DemoForm({ action, words, buttonClassName }: DemoFormProps) {
  const { attributes, state, errors, pending } = useCheckedForm(action, '#demo', () =>
    import('@/lib/demo/schema').then((file) => file.demoBookingSchemaIn),
  );

  return (
    <div id="demo">
      <form
        {...attributes}
        className="grid gap-x-6 gap-y-5 border border-t-[3px] border-t-foreground bg-card px-5 pt-7 pb-8 max-[15rem]:px-2.5 sm:grid-cols-2 sm:px-8 sm:pt-9 sm:pb-10"
      >
        <Honeypot label={words.honeypot} />
        <FormLanguage />
        <Field id="demo-name" label={words.name} error={errors.name}>
          {(control) => <Input {...control} {...named(state, 'name')} autoComplete="given-name" />}
        </Field>
        <Field id="demo-last-name" label={words.lastName} error={errors.lastName}>
          {(control) => (
            <Input {...control} {...named(state, 'lastName')} autoComplete="family-name" />
          )}
        </Field>
        <LanguageFields state={state} errors={errors} words={words} />
        <SubmitButton pending={pending} pendingLabel={words.pending} className={buttonClassName}>
          {words.action}
        </SubmitButton>
      </form>
      <DemoResultBox state={state} pending={pending} words={words.result} />
    </div>
  );
}

interface LanguageFieldsProps {
  state: FormState<object>;
  errors: FieldErrors;
  words: FormWords;
}

/** The language, the browser's own by default, and the phone number. The hint shows the country code of the language. */
function LanguageFields({ state, errors, words }: LanguageFieldsProps) {
  const ofBrowser = useSyncExternalStore(
    neverChanges,
    () => navigator.language,
    () => undefined,
  );
  const [chosen, setChosen] = useState<string>();
  const language = demoLanguageOf(chosen ?? typedIn(state, 'language') ?? ofBrowser);

  return (
    <>
      <Field id="demo-language" label={words.language} error={errors.language}>
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
        label={words.phone}
        hint={`${words.phoneHint} ${language.prefix}`}
        error={errors.phoneNumber}
      >
        {(control) => (
          <Input
            {...control}
            {...named(state, 'phoneNumber')}
            type="tel"
            autoComplete="tel"
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

const RESULT = 'mt-6 px-6 pt-5 pb-5.5';

/** The outcome of the booking, below the form. There is nothing before there is anything to say. */
export function DemoResultBox({
  state,
  pending,
  words,
}: {
  state: FormState<DemoDone>;
  pending: boolean;
  words: ResultWords;
}) {
  if (pending) return null;
  if (state.status === 'failed')
    return <Refusal words={words} reason={state.message ?? words.noAnswer} />;
  if (state.status !== 'done') return null;
  const { result, language } = state;
  if (result.success) return <Booked words={words} result={result} language={language} />;
  if (result.error === DUPLICATE) {
    return (
      <FormMessage variant="warning" className={RESULT}>
        <p className="font-semibold" lang={result.message ? language : undefined}>
          {result.message ?? words.duplicate}
        </p>
      </FormMessage>
    );
  }
  const reason = result.error ?? result.message ?? words.noReason;
  // the code of an error is in no language
  return (
    <Refusal
      words={words}
      reason={reason}
      lang={reason === result.message ? language : undefined}
    />
  );
}

interface RefusalProps {
  words: ResultWords;
  reason: string;
  lang?: string;
}

function Refusal({ words, reason, lang }: RefusalProps) {
  return (
    <FormMessage variant="error" className={RESULT}>
      <p className="font-semibold wrap-anywhere">
        {words.error} <span lang={lang}>{reason}</span>
      </p>
    </FormMessage>
  );
}

function Booked({ words, result, language }: DemoDone & { words: ResultWords }) {
  const { selectedDate, departureDate, message, bookingCount, bookingResponse } = result;
  return (
    <FormMessage variant="success" className={RESULT}>
      <p className="font-display text-h3 font-semibold">{words.done}</p>
      <dl className="mt-3 border-t-[1.5px] border-foreground">
        <Row term={words.arrival} value={selectedDate} />
        <Row term={words.departure} value={departureDate} />
        <Row term={words.message} value={message} lang={language} />
        <Row term={words.count} value={bookingCount} />
      </dl>
      {bookingResponse === undefined ? null : (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2 text-small font-semibold">
            {words.response}
          </summary>
          <pre className="bg-muted px-4 py-3 text-small wrap-anywhere whitespace-pre-wrap">
            {JSON.stringify(bookingResponse, null, 2)}
          </pre>
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
    <div className="grid grid-cols-[minmax(6rem,11rem)_minmax(0,1fr)] gap-x-4 gap-y-1 border-b py-2.5">
      <dt className="text-muted-foreground">{term}</dt>
      <dd lang={lang} className="font-semibold wrap-anywhere tabular-nums">
        {value}
      </dd>
    </div>
  );
}
