import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { questions, survey as copy } from '@/content/survey';
import type { SurveyAnswers } from './use-survey';
import styles from './survey.module.css';

interface SurveyLedgerProps {
  step: number;
  answers: SurveyAnswers;
  heading: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
  onStartOver: () => void;
}

/** The page of the ledger: a row for every question, the present one written out. */
export function SurveyLedger({ step, answers, heading, onBack, onStartOver }: SurveyLedgerProps) {
  const isDone = step > questions.length;
  return (
    <>
      {isDone ? (
        <div className={styles.current}>
          <Question heading={heading}>{copy.thanks}</Question>
          <p className="mt-3 mb-6 text-muted-foreground">{copy.after}</p>
          <LedgerButton onClick={onStartOver}>{copy.startOver}</LedgerButton>
        </div>
      ) : null}
      <ol aria-label={copy.ledger} className={clsx(styles.rows, isDone && styles.done)}>
        {questions.map(({ topic, question }, index) =>
          index + 1 === step ? (
            <li key={topic} className={styles.current}>
              <Question heading={heading}>{question}</Question>
              {step > 1 ? <LedgerButton onClick={onBack}>{copy.back}</LedgerButton> : null}
            </li>
          ) : (
            <li key={topic} className={styles.row}>
              <span className="text-muted-foreground">{topic}</span>
              <b className="font-semibold wrap-anywhere">{answers[index + 1]}</b>
            </li>
          ),
        )}
      </ol>
    </>
  );
}

function Question({
  heading,
  children,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  children: string;
}) {
  return (
    <h2 key={children} ref={heading} tabIndex={-1} className={styles.question}>
      {children}
    </h2>
  );
}

function LedgerButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      {children}
    </button>
  );
}
