'use client';

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { EmailInput, Field } from '@/components/forms/field';
import { FormLanguage } from '@/components/forms/form-language';
import { FormMessage } from '@/components/forms/form-message';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import { loadMessages, useFieldRules, useServerErrors } from '@/components/forms/use-checked-form';
import { named, useFormAction } from '@/components/forms/use-form-action';
import { Input, inputVariants } from '@/components/ui/input';
import { useLanguage } from '@/components/ui/use-language';
import { dismissToast, toast } from '@/components/ui/use-toast';
import { SiteLink } from '@/components/ui/site-link';
import type { Words as AllWords } from '@/content/languages';
import type { FieldErrors, FormAction, FormState } from '@/lib/actions/result';
import { paths } from '@/lib/paths';
import { refuseChangedFile, refuseResume, RESUME_ACCEPT } from '@/lib/careers/resume-file';
import styles from './application.module.css';

/** The id of the part of the page with the form. */
export const APPLY_ID = 'apply';

/** The id of the form's heading. */
export const FORM_TITLE_ID = 'application-title';

/** How a valid application ended: it was stored, or the position was closed in the meantime. */
export type Outcome = { outcome: 'received' | 'closed' };

type Words = AllWords['careers']['application'];

export interface ApplicationProps {
  action: FormAction<Outcome>;
  job: { id: string; title: string };
  careersEmail: string;
  words: Words;
  /** The class names of the buttons. The server makes them, so the page does not load the variants. */
  buttons: Record<'tag' | 'outline', string>;
}

interface ApplicationFormProps extends ApplicationProps {
  /** The answer is shown in the form without JavaScript, else in a toast. */
  isHydrated: boolean;
  onClose: () => void;
  onReceived: () => void;
}

export function ApplicationForm(props: ApplicationFormProps) {
  const { action, job, careersEmail, words, buttons, isHydrated, onClose, onReceived } = props;
  const { attributes, state, pending, errors, resume } = useApplication(action, job.id);
  useAnswer(state, words, onReceived);

  const isReceived = state.status === 'done' && state.outcome === 'received';
  const isFormShown = isHydrated || !isReceived;
  return (
    <form
      {...attributes}
      aria-labelledby={FORM_TITLE_ID}
      className="border border-t-[3px] border-t-foreground bg-card px-5 py-6 max-[15rem]:px-2.5 sm:px-8 sm:py-9"
    >
      <h2 id={FORM_TITLE_ID} tabIndex={-1} className="text-h3 outline-none">
        {words.title}
      </h2>
      <p className="mt-1 mb-8 text-muted-foreground">
        {words.for} {job.title}
      </p>
      {isFormShown ? (
        <div className="grid min-w-0 gap-5 gap-x-6 sm:grid-cols-2">
          <Honeypot label={words.honeypot} />
          <FormLanguage />
          <input type="hidden" name="jobId" value={job.id} />
          <TextFields state={state} errors={errors} words={words} />
          <ResumeField {...resume} words={words} />
        </div>
      ) : null}
      <Answer
        state={pending ? null : state}
        isHydrated={isHydrated}
        careersEmail={careersEmail}
        words={words}
      />
      {isFormShown ? (
        <div className="mt-8 grid gap-4">
          <div className="flex flex-wrap gap-4">
            <SubmitButton pending={pending} pendingLabel={words.pending} className={buttons.tag}>
              {words.action}
            </SubmitButton>
            <CancelButton
              isHydrated={isHydrated}
              disabled={pending}
              onClick={onClose}
              className={buttons.outline}
            >
              {words.cancel}
            </CancelButton>
          </div>
          <p className="text-small text-muted-foreground">
            {words.use}{' '}
            <SiteLink href={paths.privacy} className="underline">
              {words.privacy}
            </SiteLink>
          </p>
          {isHydrated ? <p className="text-small text-muted-foreground">{words.draft}</p> : null}
        </div>
      ) : null}
    </form>
  );
}

/** The form's state: its fields and the file are checked here first, then by the action. */
function useApplication(action: FormAction<Outcome>, jobId: string) {
  const { input, refusal, check, clear } = useResumeCheck();
  const rules = useFieldRules(() =>
    import('@/lib/careers/application-schema').then((file) => file.applicationFieldsSchemaIn),
  );
  const { state, pending, attributes } = useFormAction(
    action,
    `#${APPLY_ID}`,
    async (submitted) => {
      const isResumeFine = await check();
      if (!(await rules.check(submitted))) return null;
      if (!isResumeFine) {
        input.current?.focus();
        return null;
      }
      const fields = new FormData(submitted);
      if (!input.current?.files?.length) fields.delete('resume');
      dismissToast(); // of the last attempt
      clear();
      return fields;
    },
    // The draft for one position is not put into the form of another one.
    `#${APPLY_ID} ${jobId}`,
  );
  const { errors, onInput } = useServerErrors(state, rules.errors);
  const serverErrors = state.status === 'invalid' ? state.fieldErrors : {};
  const error = refusal === undefined ? serverErrors.resume : (refusal ?? undefined);
  return {
    state,
    pending,
    errors,
    attributes: { ...attributes, onFocus: rules.attach, onInput },
    resume: { input, error, onChoose: () => void check() },
  };
}

/**
 * Checks name and size of the chosen file, and that it can still be read, before it is sent. The server checks its content, and
 * the rest as well where the sentences cannot be loaded.
 */
function useResumeCheck() {
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>();

  return {
    input,
    /** Why the file was refused here, null if it was not, undefined once the server's answer is the newer one. */
    refusal,
    async check(): Promise<boolean> {
      const file = input.current?.files?.[0];
      const say = file && (await loadMessages(language).catch(() => null));
      const reason = say
        ? (refuseResume(file, say, language) ?? (await refuseChangedFile(file, say)))
        : null;
      if (file === input.current?.files?.[0]) setRefusal(reason);
      return reason === null;
    },
    clear: () => setRefusal(undefined),
  };
}

/** Shows the outcome of each submission in a toast. */
function useAnswer(state: FormState<Outcome>, words: Words, onReceived: () => void) {
  const received = useEffectEvent(onReceived);
  useEffect(() => {
    if (state.status === 'failed') {
      const { title, text } = words.failed;
      toast({ title, description: state.message ?? text, variant: 'destructive' });
    }
    if (state.status === 'done' && state.outcome === 'received') {
      const { title, text } = words.received;
      toast({ title, description: text });
      received();
    }
  }, [state, words]);
}

interface TextFieldsProps {
  state: FormState<Outcome>;
  errors: FieldErrors;
  words: Words;
}

function TextFields({ state, errors, words }: TextFieldsProps) {
  return (
    <>
      <Field
        id="full-name"
        label={words.fullName}
        error={errors.fullName}
        className="sm:col-span-2"
      >
        {(control) => <Input {...control} {...named(state, 'fullName')} autoComplete="name" />}
      </Field>
      <Field id="application-email" label={words.email} error={errors.email}>
        {(control) => <EmailInput {...control} {...named(state, 'email')} />}
      </Field>
      <Field
        id="application-phone"
        label={words.phone}
        error={errors.phone}
        optional={words.optional}
      >
        {(control) => (
          <Input {...control} {...named(state, 'phone')} type="tel" autoComplete="tel" />
        )}
      </Field>
      <Field
        id="cover-letter"
        label={words.letter}
        hint={words.letterHint}
        error={errors.coverLetter}
        className="sm:col-span-2"
        optional={words.optional}
      >
        {(control) => (
          <textarea
            {...control}
            {...named(state, 'coverLetter')}
            rows={7}
            dir="auto"
            className={inputVariants({
              className: 'field-sizing-content max-h-96 min-h-44 resize-y',
            })}
          />
        )}
      </Field>
    </>
  );
}

interface ResumeFieldProps {
  input: RefObject<HTMLInputElement | null>;
  error: string | undefined;
  words: Words;
  onChoose: () => void;
}

function ResumeField({ input, error, words, onChoose }: ResumeFieldProps) {
  // The browser says it without scripts, and the name of the chosen file.
  const isEmpty = useSyncExternalStore(
    onChange,
    () => !input.current?.files?.length,
    () => false,
  );
  return (
    <div className="sm:col-span-2">
      <Field
        id="resume"
        label={words.resume}
        hint={words.resumeHint}
        error={error}
        optional={words.optional}
      >
        {(control) => (
          <div className={`${styles.file} rounded-sm border-[1.5px] border-input bg-card`}>
            {/* A second label: the browser's own button would speak the language of the browser. */}
            <label htmlFor={control.id} className={styles.choose}>
              {words.chooseFile}
            </label>
            <input
              {...control}
              ref={input}
              name="resume"
              type="file"
              accept={RESUME_ACCEPT}
              onChange={onChoose}
              aria-describedby={`${control['aria-describedby'] ?? ''} resume-size`.trim()}
              data-empty={isEmpty || undefined}
            />
            {isEmpty ? (
              <span aria-hidden="true" className="text-small leading-tight text-muted-foreground">
                {words.noFile}
              </span>
            ) : null}
          </div>
        )}
      </Field>
      <p id="resume-size" className="text-small text-muted-foreground">
        {words.resumeSize}
      </p>
    </div>
  );
}

function onChange(listener: () => void) {
  document.addEventListener('change', listener);
  return () => document.removeEventListener('change', listener);
}

interface AnswerProps {
  state: FormState<Outcome> | null;
  isHydrated: boolean;
  careersEmail: string;
  words: Words;
}

/** The outcome inside the form: always for a closed position, otherwise only without JavaScript. */
function Answer({ state, isHydrated, careersEmail, words }: AnswerProps) {
  if (state?.status === 'done' && state.outcome === 'closed') {
    return (
      <FormMessage variant="error" title={words.closed.title} className="mt-8">
        <p>
          {words.closed.text}{' '}
          <a href={`mailto:${careersEmail}`} className="font-semibold wrap-anywhere underline">
            {careersEmail}
          </a>
          .
        </p>
      </FormMessage>
    );
  }
  if (isHydrated) return null;
  if (state?.status === 'failed') {
    return (
      <FormMessage variant="error" title={words.failed.title} className="mt-8">
        <p>{state.message ?? words.failed.text}</p>
      </FormMessage>
    );
  }
  if (state?.status === 'done') {
    return (
      <FormMessage variant="success" title={words.received.title} className="mt-8">
        <p>{words.received.text}</p>
      </FormMessage>
    );
  }
  return null;
}

interface CancelButtonProps {
  isHydrated: boolean;
  disabled: boolean;
  onClick: () => void;
  className: string;
  children: string;
}

/** A link away from the form hides it without JavaScript. */
function CancelButton({ isHydrated, disabled, onClick, className, children }: CancelButtonProps) {
  return isHydrated ? (
    <button type="button" disabled={disabled} onClick={onClick} className={className}>
      {children}
    </button>
  ) : (
    <a href="#about-the-role" className={className}>
      {children}
    </a>
  );
}
