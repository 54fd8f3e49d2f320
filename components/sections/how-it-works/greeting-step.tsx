import { greetingStep } from '@/content/how-it-works';
import { Bubble } from '../specimens/bubble';
import { Slip } from '../specimens/slip';
import { Step } from './step';

const { title, text, slip, greeting } = greetingStep;

/** Step 1: the booking slip, and on its string the greeting. */
export function GreetingStep() {
  return (
    <Step
      number={1}
      title={title}
      text={text}
      className="@5xl:col-span-5 @5xl:border-r @5xl:pl-gutter"
    >
      <div className="mt-auto">
        <Slip {...slip} className="w-[min(100%,19rem)]" />
        <span aria-hidden="true" className="ml-10 block h-8 w-px bg-moon-soft" />
        <Bubble message={greeting} className="max-w-[31rem]" />
      </div>
    </Step>
  );
}
