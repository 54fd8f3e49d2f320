'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { AnsweredRack } from './answered-rack';
import { OptionRack } from './option-rack';
import { ProgressRail } from './progress-rail';
import { ProviderRack } from './provider-rack';
import { SurveyLedger } from './survey-ledger';
import type { SurveyProviders } from './survey-providers';
import type { SurveyLooks } from './survey-looks';
import styles from './survey.module.css';
import { useSurvey } from './use-survey';

interface SurveyProps {
  /** Opens the ledger. It comes from the server: it never changes, and need not weigh on the script. */
  intro: ReactNode;
  /** Said beside the questions where no script can ask them. */
  needsScript: ReactNode;
  looks: SurveyLooks;
  providers: SurveyProviders;
}

/** The pre-launch survey: on paper the ledger with the question, beside it the rack whose keys are the answers. */
export function Survey({ intro, needsScript, looks, providers }: SurveyProps) {
  const { step, answers, question, percent, next, back, startOver } = useSurvey();
  const heading = useRef<HTMLHeadingElement>(null);

  // Whoever has just answered is at a key that is gone; the next question is where they go on.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  // Whoever comes back to a survey that has begun anew has answered nothing.
  useEffect(() => () => void (shown.current = 1), []);

  return (
    <div data-theme="light" className={styles.page}>
      <div className={styles.ledger}>
        {intro}
        <ProgressRail step={step} percent={percent} />
        <SurveyLedger
          step={step}
          answers={answers}
          heading={heading}
          look={looks.small}
          onBack={back}
          onStartOver={startOver}
        />
      </div>
      <div data-theme="dark" className={styles.rackSide}>
        {needsScript}
        {question === undefined ? (
          <AnsweredRack answers={Object.values(answers)} />
        ) : question.options ? (
          <OptionRack
            key={step}
            label={question.question}
            options={question.options}
            chosen={answers[step]}
            onChoose={next}
          />
        ) : (
          <ProviderRack
            key={step}
            label={question.question}
            providers={providers}
            looks={looks}
            chosen={answers[step]}
            onChoose={next}
          />
        )}
      </div>
    </div>
  );
}
