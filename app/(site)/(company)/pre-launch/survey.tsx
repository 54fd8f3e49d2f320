'use client';

import Link from 'next/link';
import { useEffect, useRef, type ReactNode } from 'react';
import { survey as copy } from '@/content/survey';
import { paths } from '@/lib/paths';
import { AnsweredRack } from './answered-rack';
import { OptionRack } from './option-rack';
import { ProgressRail } from './progress-rail';
import { ProviderRack } from './provider-rack';
import { SurveyLedger } from './survey-ledger';
import type { SurveyProviders } from './survey-providers';
import styles from './survey.module.css';
import { useSurvey } from './use-survey';

interface SurveyProps {
  /** Opens the ledger. It comes from the server: it never changes, and need not weigh on the script. */
  intro: ReactNode;
  providers: SurveyProviders;
}

/** The pre-launch survey: on paper the ledger with the question, beside it the rack whose keys are the answers. */
export function Survey({ intro, providers }: SurveyProps) {
  const { step, answers, question, percent, next, back, startOver } = useSurvey();
  const heading = useRef<HTMLHeadingElement>(null);

  // Whoever has just answered is at a key that is gone; the next question is where they go on.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <div data-ground="paper" className={styles.page}>
      <div className={styles.ledger}>
        {intro}
        <ProgressRail step={step} percent={percent} />
        <SurveyLedger
          step={step}
          answers={answers}
          heading={heading}
          onBack={back}
          onStartOver={startOver}
        />
      </div>
      <div data-ground="night" className={styles.rackSide}>
        <p className={styles.needsScript}>
          {copy.needsScript}{' '}
          <Link href={paths.contact} className="underline">
            {copy.write}
          </Link>
        </p>
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
            chosen={answers[step]}
            onChoose={next}
          />
        )}
      </div>
    </div>
  );
}
