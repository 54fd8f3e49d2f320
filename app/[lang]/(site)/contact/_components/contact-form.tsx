'use client';

import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { keepTabDraft, readTabDraft } from '@/components/forms/drafts';
import { EmailInput, Field } from '@/components/forms/field';
import { FormLanguage } from '@/components/forms/form-language';
import { FormMessage } from '@/components/forms/form-message';
import { Honeypot } from '@/components/forms/honeypot';
import { NativeSelect } from '@/components/ui/native-select';
import { SubmitButton } from '@/components/forms/submit-button';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { named } from '@/components/forms/use-form-action';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { SiteLink } from '@/components/ui/site-link';
import type { Words as AllWords } from '@/content/languages';
import type { FieldErrors, FormAction, FormState } from '@/lib/actions/result';
import { paths, PMS_PARAMETER } from '@/lib/paths';
import styles from './contact-form.module.css';

type Words = AllWords['contact']['contactForm'];

/** A booking system that can be chosen. */
type System = { code: string; name: string };

interface ContactFormProps {
  action: FormAction<{ email: string }>;
  countries: readonly { name: string; label: string }[];
  systems: readonly System[];
  /** The code of the system that asks for a name of its own. */
  otherSystem: string;
  supportEmail: string;
  /** The server makes the classes, so the page does not load the variants. */
  buttonClassName: string;
  words: Words;
}

/** The contact form; once the message is stored, a confirmation in its place. */
export function ContactForm({
  action,
  countries,
  systems,
  otherSystem,
  supportEmail,
  buttonClassName,
  words,
}: ContactFormProps) {
  const { attributes, state, errors, pending } = useCheckedForm(action, '#card', () =>
    import('@/lib/contact/schema').then((file) => file.contactRequestSchemaIn),
  );
  useChosenSystem(systems, otherSystem, attributes.ref);
  if (state.status === 'done') return <ContactSent email={state.email} words={words.done} />;
  const fields = { state, errors, words };

  return (
    <form id="card" {...attributes} className="border border-t-[3px] border-t-foreground bg-card">
      <Honeypot label={words.honeypot} />
      <FormLanguage />
      <PersonFields {...fields} />
      <PropertyFields {...fields} countries={countries} systems={systems} />
      <MessageField {...fields} />
      <div className="grid gap-5 px-5 py-8 max-[15rem]:px-2.5 sm:pr-8 sm:pb-9 sm:pl-36">
        {state.status === 'failed' && !pending ? (
          <FormMessage variant="error" title={words.failed.title}>
            <p>
              {state.message ?? words.failed.text}{' '}
              <a href={`mailto:${supportEmail}`} className="font-semibold wrap-anywhere underline">
                {supportEmail}
              </a>
              .
            </p>
          </FormMessage>
        ) : null}
        <SubmitButton pending={pending} pendingLabel={words.pending} className={buttonClassName}>
          {words.action}
        </SubmitButton>
        <p className="text-small text-muted-foreground">
          {words.use}{' '}
          <SiteLink href={paths.privacy} className="underline">
            {words.privacy}
          </SiteLink>
        </p>
      </div>
    </form>
  );
}

interface FieldsProps {
  state: FormState<object>;
  errors: FieldErrors;
  words: Words;
}

function PersonFields({ state, errors, words }: FieldsProps) {
  return (
    <NumberedPart number={1} title={words.you}>
      <Field id="first-name" label={words.firstName} error={errors.firstName}>
        {(control) => (
          <Input {...control} {...named(state, 'firstName')} autoComplete="given-name" />
        )}
      </Field>
      <Field id="last-name" label={words.lastName} error={errors.lastName}>
        {(control) => (
          <Input {...control} {...named(state, 'lastName')} autoComplete="family-name" />
        )}
      </Field>
      <Field id="email" label={words.email} error={errors.email}>
        {(control) => <EmailInput {...control} {...named(state, 'email')} />}
      </Field>
      <Field
        id="phone"
        label={words.phone}
        hint={words.phoneHint}
        error={errors.phone}
        optional={words.optional}
      >
        {(control) => (
          <Input {...control} {...named(state, 'phone')} type="tel" autoComplete="tel" />
        )}
      </Field>
    </NumberedPart>
  );
}

function PropertyFields({
  state,
  errors,
  words,
  countries,
  systems,
}: FieldsProps & Pick<ContactFormProps, 'countries' | 'systems'>) {
  return (
    <NumberedPart number={2} title={words.houses}>
      <Field id="country" label={words.country} error={errors.country}>
        {(control) => (
          <NativeSelect {...control} {...named(state, 'country')} autoComplete="country-name">
            <option value="">{words.chooseCountry}</option>
            {countries.map(({ name, label }) => (
              <option key={name} value={name === label ? undefined : name}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field id="properties" label={words.properties} error={errors.properties}>
        {(control) => (
          <Input
            {...control}
            {...named(state, 'properties')}
            inputMode="numeric"
            autoComplete="off"
            className="tabular-nums"
          />
        )}
      </Field>
      <Field id="pms" label={words.pms} error={errors.pms} className="sm:col-span-2">
        {(control) => (
          <NativeSelect {...control} {...named(state, 'pms')} autoComplete="off">
            <option value="">{words.choosePms}</option>
            {systems.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field
        id="other-pms"
        label={words.otherPms}
        error={errors.otherPms}
        className={`sm:col-span-2 ${styles.otherPms}`}
        optional={words.optional}
      >
        {(control) => <Input {...control} {...named(state, 'otherPms')} autoComplete="off" />}
      </Field>
    </NumberedPart>
  );
}

function MessageField({ state, errors, words }: FieldsProps) {
  return (
    <NumberedPart number={3} title={words.yourWords}>
      <Field
        id="message"
        label={words.message}
        hint={words.messageHint}
        error={errors.message}
        className="sm:col-span-2"
        optional={words.optional}
      >
        {(control) => <Textarea {...control} {...named(state, 'message')} rows={5} />}
      </Field>
    </NumberedPart>
  );
}

/**
 * Chooses the system of an address such as /contact?pms=AIRBNB in the browser: the page is the same for every visitor. A
 * system that is not in the list is named under "Other". Each is chosen once in a tab, so that the visitor's own choice
 * stays after a reload. Called after the form has got its draft.
 */
function useChosenSystem(
  systems: readonly System[],
  otherSystem: string,
  form: RefObject<HTMLFormElement | null>,
) {
  useEffect(() => {
    const code = new URLSearchParams(window.location.search).get(PMS_PARAMETER)?.toUpperCase();
    const controls = form.current?.elements;
    const select = controls?.namedItem('pms') as HTMLSelectElement | undefined;
    if (!select || !code || !/^[A-Z0-9_]{1,50}$/.test(code)) return;
    if (select.value !== '' && readTabDraft(CHOSEN_SYSTEM) === code) return;
    const isListed = systems.some((system) => system.code === code);
    select.value = isListed ? code : otherSystem;
    const other = controls?.namedItem('otherPms') as HTMLInputElement | null;
    if (!isListed && other) other.value = code;
    keepTabDraft(CHOSEN_SYSTEM, code);
  }, [systems, otherSystem, form]);
}

const CHOSEN_SYSTEM = 'system of the address';

function NumberedPart({
  number,
  title,
  children,
}: {
  number: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={`grid min-w-0 border-b px-5 pt-6 pb-8 max-[15rem]:px-2.5 ${styles.part}`}>
      <legend className="contents">
        <span
          aria-hidden="true"
          className={`font-display text-[2.75rem] leading-none font-semibold tracking-[-0.04em] ${styles.number}`}
        >
          {number}
        </span>
        <span className="pb-5 font-display text-h4 font-semibold sm:pt-7">{title}</span>
      </legend>
      <div className="grid min-w-0 gap-x-6 gap-y-5 sm:grid-cols-2 sm:pb-9">{children}</div>
    </fieldset>
  );
}

function ContactSent({ email, words }: { email: string; words: Words['done'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // the button that had the focus is gone
  return (
    <div
      id="card"
      role="status"
      className={`border border-t-[3px] border-l-[6px] border-t-foreground border-l-primary bg-card ${styles.sent}`}
    >
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {words.title}
      </h2>
      <p className="mt-5 text-lead wrap-anywhere">
        {words.text} <b className="font-semibold">{email}</b>.
      </p>
      <p className="mt-3">
        {words.next}{' '}
        <SiteLink href={paths.faq} className="font-semibold text-primary underline">
          {words.faq}
        </SiteLink>
      </p>
    </div>
  );
}
