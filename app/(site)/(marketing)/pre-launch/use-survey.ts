'use client';

import { useEffect, useState } from 'react';
import { questions } from '@/content/survey';

/** The answers by the number of their question. They live in this page and nowhere else. */
export type SurveyAnswers = Readonly<Record<number, string>>;

/** The place in the survey: a question, from 1, or one further when all are answered. */
export function useSurvey() {
  const [step, setStep] = useState(1);
  const [answers, setAnswers] = useState<SurveyAnswers>({});

  function startOver() {
    setAnswers({});
    setStep(1);
  }

  // Framework and browser keep a page that was left, for the way back; its answers go with the reader, as is promised.
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
    question: questions[step - 1],
    percent: ((step - 1) / questions.length) * 100,
    next: (answer: string) => {
      setAnswers({ ...answers, [step]: answer });
      setStep(step + 1);
    },
    back: () => setStep(step - 1),
    startOver,
  };
}
