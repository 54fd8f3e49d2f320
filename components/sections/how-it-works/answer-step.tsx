import { answerStep } from '@/content/how-it-works';
import { Bubble } from '../specimens/bubble';
import { Step } from './step';

const { title, text, question, source, answer } = answerStep;

/** Step 2: the question, the line that knows, and the answer. */
export function AnswerStep() {
  return (
    <Step number={2} title={title} text={text} className="@5xl:col-span-7 @5xl:pr-gutter">
      <div className="mt-auto flex flex-col gap-4">
        <Bubble message={question} />
        <p className="ml-6 max-w-[27rem] border-l-2 border-input pl-4 text-small text-muted-foreground">
          {source}
        </p>
        <Bubble message={answer} className="ml-6 @5xl:ml-auto" />
      </div>
    </Step>
  );
}
