'use client';

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLeaveQuestion } from '@/components/forms/use-leave-question';
import type { Words as AllWords } from '@/content/languages';
import type { SurveyProviders } from '@/lib/providers/survey-providers';
import { fillIn } from '@/lib/text/fill-in';
import { fitWords } from '@/lib/text/fit-words';
import { GivenAnswers, OptionGrid } from './option-grid';
import { ProviderOptions, type ButtonClasses } from './provider-options';
import styles from './survey.module.css';

type Words = AllWords['survey']['survey'];

interface SurveyProps {
  intro: ReactNode;
  /** Shown beside the questions when JavaScript is off. */
  noScript: ReactNode;
  /** The link to the contact page, after the last answer. The server gives it, so that no table of addresses is loaded. */
  contactLink: ReactNode;
  buttons: ButtonClasses & { small: string };
  providers: SurveyProviders;
  words: Words;
}

/** The answers by the number of their question. They are kept in this page only. */
type Answers = Readonly<Record<number, string>>;

/** The pre-launch survey: a list of the questions with the current one written out, and beside it the answers to choose from. */
export function Survey(props: SurveyProps) {
  const { intro, noScript, contactLink, buttons, providers, words } = props;
  const progress = useProgress(words);
  const { step, answers, next } = progress;
  const heading = useFocusOnChange(step);
  const question = words.questions[step - 1];

  return (
    <div
      data-theme="light"
      className={`grid grid-cols-1 overflow-x-clip lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] ${styles.page}`}
    >
      <div className={`px-gutter py-10 ${styles.questions}`}>
        {intro}
        <Progress step={step} words={words} />
        <QuestionList
          progress={progress}
          words={words}
          heading={heading}
          contactLink={contactLink}
          buttonClassName={buttons.small}
        />
      </div>
      <div data-theme="dark" className="relative flex flex-col">
        {noScript}
        {question === undefined ? (
          <GivenAnswers answers={Object.values(answers)} />
        ) : question.options ? (
          <OptionGrid
            key={step}
            label={question.question}
            options={question.options}
            chosen={answers[step]}
            onChoose={next}
          />
        ) : (
          <ProviderOptions
            key={step}
            label={question.question}
            providers={providers}
            words={words}
            buttons={buttons}
            chosen={answers[step]}
            onChoose={next}
          />
        )}
      </div>
    </div>
  );
}

/** The current step, counted from 1 (one more than there are questions when all are answered), and the answers so far. */
function useProgress({ questions, leave }: Words) {
  const [step, setStep] = useState(1);
  const [answers, setAnswers] = useState<Answers>({});

  // Once all are answered, nothing is left to do with them.
  useLeaveQuestion(step > 1 && step <= questions.length, leave);

  function startOver() {
    setAnswers({});
    setStep(1);
  }

  // Router and browser keep a page after it was left. The answers must not outlive the visit: the page says so.
  useEffect(() => {
    window.addEventListener('pagehide', startOver);
    return () => {
      window.removeEventListener('pagehide', startOver);
      startOver();
    };
  }, []);

  return {
    step,
    answers,
    next: (answer: string) => {
      setAnswers({ ...answers, [step]: answer });
      setStep(step + 1);
    },
    back: () => setStep(step - 1),
    startOver,
  };
}

/** Focuses the heading when the step changes, because the button that had the focus is gone. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  // A survey that is shown again starts at the first question without moving the focus.
  useEffect(() => () => void (shown.current = 1), []);
  return heading;
}

/** How far the survey has come. The words are a live region. */
function Progress({ step, words }: { step: number; words: Words }) {
  const count = words.questions.length;
  const percent = ((step - 1) / count) * 100;
  return (
    <>
      <p
        role="status"
        className="flex justify-between gap-4 pb-2 text-small font-semibold tabular-nums"
      >
        <span>{fillIn(step > count ? words.answered : words.step, { step, count })}</span>{' '}
        <span>{`${percent}%`}</span>
      </p>
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={`border-b-[1.5px] border-foreground bg-secondary ${styles.progress}`}
      >
        <div style={{ width: `${percent}%` }} />
      </div>
    </>
  );
}

interface QuestionListProps {
  progress: ReturnType<typeof useProgress>;
  words: Words;
  heading: RefObject<HTMLHeadingElement | null>;
  contactLink: ReactNode;
  buttonClassName: string;
}

/** A row for every question; the current one is written out. At the end, thanks come first. */
function QuestionList(props: QuestionListProps) {
  const { progress, words, heading, contactLink, buttonClassName } = props;
  const { step, answers, back, startOver } = progress;
  const { questions } = words;
  const isDone = step > questions.length;
  return (
    <>
      {isDone ? (
        <div className="pt-7 pb-8 lg:border-b">
          <Heading ref={heading}>{words.thanks}</Heading>
          <p className="mt-3 max-w-[25.5em] text-muted-foreground">
            {words.after} {contactLink}
          </p>
          <button type="button" onClick={startOver} className={`mt-6 ${buttonClassName}`}>
            {words.startOver}
          </button>
        </div>
      ) : null}
      <ol
        aria-label={words.ledger}
        className={isDone ? 'border-t-[1.5px] border-foreground' : undefined}
      >
        {questions.map(({ topic, question, whenExploring }, index) =>
          index + 1 === step ? (
            <li key={topic} className="pt-7 lg:border-b lg:pb-8">
              <Heading ref={heading}>{question}</Heading>
              {whenExploring && answers[1] === words.exploring ? (
                <p className="mt-3 text-muted-foreground">{whenExploring}</p>
              ) : null}
              {step > 1 ? (
                <button type="button" onClick={back} className={`mt-6 ${buttonClassName}`}>
                  {words.back}
                </button>
              ) : null}
            </li>
          ) : (
            // A phone shows only the current question; at the end all rows are shown.
            <li
              key={topic}
              className={`grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-b py-3.5 ${isDone ? 'grid' : 'hidden lg:grid'}`}
            >
              <span className="text-muted-foreground">{topic}</span>
              <b className="font-semibold wrap-anywhere">{answers[index + 1]}</b>
            </li>
          ),
        )}
      </ol>
    </>
  );
}

function Heading({
  ref,
  children,
}: {
  ref: RefObject<HTMLHeadingElement | null>;
  children: string;
}) {
  return (
    <h2
      key={children}
      ref={ref}
      tabIndex={-1}
      style={fitWords(children)}
      className="max-w-[12em] text-h2 wrap-anywhere outline-none"
    >
      {children}
    </h2>
  );
}
