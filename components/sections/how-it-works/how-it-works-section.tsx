import { howItWorks } from '@/content/how-it-works';
import { Eyebrow } from '../eyebrow';
import { AnswerStep } from './answer-step';
import { EscalationStep } from './escalation-step';
import { GreetingStep } from './greeting-step';
import { NoteStep } from './note-step';

/** The four steps of one stay, in modules of the rack: 5 + 7 above, 8 + 4 below. The host's own step is the red one. */
export function HowItWorksSection() {
  return (
    <section
      data-theme="dark"
      aria-labelledby="how-it-works-title"
      className="@container overflow-x-clip border-t"
    >
      <div className="mx-auto max-w-page">
        <div
          data-reveal
          className="grid gap-x-12 px-gutter pt-section pb-14 @5xl:grid-cols-[8fr_4fr] @5xl:items-end"
        >
          <div>
            <Eyebrow {...howItWorks.eyebrow} />
            <h2 id="how-it-works-title" className="max-w-[12em] text-h2">
              {howItWorks.title}
            </h2>
          </div>
          <p className="mt-6 max-w-[34rem] text-muted-foreground">{howItWorks.lead}</p>
        </div>
        <ol className="grid border-t @5xl:grid-cols-12">
          <GreetingStep />
          <AnswerStep />
          <EscalationStep />
          <NoteStep />
        </ol>
      </div>
    </section>
  );
}
