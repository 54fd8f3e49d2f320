'use client';

import { use } from 'react';
import { Honeypot } from '@/components/forms/honeypot';
import { useFormAction } from '@/components/forms/use-form-action';
import { useLazyRules } from '@/components/forms/use-lazy-rules';
import { useSubmit } from '@/components/forms/use-submit';
import { dismissToast } from '@/components/ui/use-toast';
import { applicationTool } from '@/content/agent-tools';
import { application as copy } from '@/content/careers';
import type { FormAction } from '@/lib/actions/result';
import { ApplicationButtons } from './application-buttons';
import { LetterFields, PersonFields } from './application-fields';
import { ApplicationAnswer } from './application-messages';
import styles from './application.module.css';
import { ResumeField } from './resume-field';
import type { Outcome } from './outcome';
import { useAnswer } from './use-answer';
import { useDraft } from './use-draft';
import { useResumeField } from './use-resume-field';
import { APPLY, FORM_TITLE, PutAwayContext, useIsScripted } from './use-reveal';

export interface ApplicationFormProps {
  action: FormAction<Outcome>;
  job: { id: string; title: string };
  careersEmail: string;
  onReceived: () => void;
}

/** The application: who is writing, the letter, the resume. Works as a plain form where no script runs. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { action, job, careersEmail } = props;
  const isScripted = useIsScripted();
  const putAway = use(PutAwayContext);
  const { form, state, post, send, pending } = useFormAction(action, `#${APPLY}`);
  const rules = useLazyRules(form, () =>
    import('./application-rules').then(({ attachApplicationRules }) => attachApplicationRules),
  );
  const answered = state.status === 'invalid' ? state.fieldErrors : {};
  const errors = rules.errors ?? answered;
  const resume = useResumeField(answered.resume);
  const draft = useDraft(form, job.id);
  useAnswer(state, () => {
    draft.forget();
    props.onReceived();
  });

  const submit = useSubmit(async (card) => {
    const isResumeFine = resume.check();
    if (!(await rules.passes())) return;
    if (!isResumeFine) return resume.input.current?.focus();
    const fields = new FormData(card);
    if (!resume.input.current?.files?.length) fields.delete('resume');
    dismissToast(); // what the last attempt said no longer holds
    resume.awaitAnswer();
    send(fields);
  });

  const isReceived = state.status === 'done' && state.outcome === 'received';
  return (
    <form
      ref={form}
      action={post}
      onSubmit={submit}
      onFocus={rules.attach}
      onInput={draft.keep}
      noValidate
      aria-labelledby={FORM_TITLE}
      className={styles.card}
      {...applicationTool}
    >
      <h2 id={FORM_TITLE} tabIndex={-1} className="text-h3 outline-none">
        {copy.title}
      </h2>
      <p className="mt-1 mb-8 text-muted-foreground">
        {copy.for} {job.title}
      </p>
      {isScripted || !isReceived ? (
        <div className={styles.fields}>
          <Honeypot />
          <input type="hidden" name="jobId" value={job.id} />
          <PersonFields state={state} errors={errors} />
          <LetterFields state={state} errors={errors} />
          <ResumeField input={resume.input} error={resume.error} onChoose={resume.check} />
        </div>
      ) : null}
      <ApplicationAnswer
        state={pending ? null : state}
        isScripted={isScripted}
        careersEmail={careersEmail}
      />
      {isScripted || !isReceived ? (
        <ApplicationButtons isScripted={isScripted} pending={pending} onCancel={putAway} />
      ) : null}
    </form>
  );
}
