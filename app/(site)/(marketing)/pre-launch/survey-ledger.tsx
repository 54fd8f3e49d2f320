import type { RefObject } from 'react';
import { questions, survey as copy } from '@/content/survey';
import type { SurveyAnswers } from './use-survey';
import styles from './survey.module.css';

interface SurveyLedgerProps {
  step: number;
  answers: SurveyAnswers;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The classes of its buttons. */
  look: string;
  onBack: () => void;
  onStartOver: () => void;
}

/** The page of the ledger: a row for every question, the present one written out. */
export function SurveyLedger(props: SurveyLedgerProps) {
  const { step, answers, heading, look, onBack, onStartOver } = props;
  const isDone = step > questions.length;
  return (
    <>
      {isDone ? (
        <div className={styles.current}>
          <Question heading={heading}>{copy.thanks}</Question>
          <p className="mt-3 mb-6 text-muted-foreground">{copy.after}</p>
          <button type="button" onClick={onStartOver} className={look}>
            {copy.startOver}
          </button>
        </div>
      ) : null}
      <ol aria-label={copy.ledger} className={isDone ? styles.done : undefined}>
        {questions.map(({ topic, question }, index) =>
          index + 1 === step ? (
            <li key={topic} className={styles.current}>
              <Question heading={heading}>{question}</Question>
              {step > 1 ? (
                <button type="button" onClick={onBack} className={look}>
                  {copy.back}
                </button>
              ) : null}
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
