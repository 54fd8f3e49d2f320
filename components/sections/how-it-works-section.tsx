import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/sections/section-heading';
import { MessageBubble } from '@/components/sections/message-bubble';
import { NumberTag } from '@/components/sections/number-tag';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { cn } from '@/lib/utils';

type HowItWorks = Words['howItWorks'];

/** The four steps of one stay, in a grid of 5 + 7 columns above and 8 + 4 below. The host's own step is the red one. */
export async function HowItWorksSection() {
  const { howItWorks, greetingStep, answerStep, escalationStep, noteStep } = (await words())
    .howItWorks;
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
            <SectionHeading id="how-it-works-title" {...howItWorks} className="max-w-[12em]" />
          </div>
          <p className="mt-6 max-w-[34rem] text-muted-foreground">{howItWorks.lead}</p>
        </div>
        <ol className="grid border-t @5xl:grid-cols-12">
          <GreetingStep {...greetingStep} />
          <AnswerStep {...answerStep} />
          <EscalationStep {...escalationStep} />
          <NoteStep {...noteStep} />
        </ol>
      </div>
    </section>
  );
}

function GreetingStep({ title, text, slip, greeting }: HowItWorks['greetingStep']) {
  return (
    <Step
      number={1}
      title={title}
      text={text}
      className="@5xl:col-span-5 @5xl:border-r @5xl:pl-gutter"
    >
      <div className="mt-auto">
        <Slip {...slip} className="w-[min(100%,19rem)]" />
        <span aria-hidden="true" className="ml-10 block h-8 w-px bg-muted-foreground" />
        <MessageBubble message={greeting} className="max-w-[31rem]" />
      </div>
    </Step>
  );
}

function AnswerStep({ title, text, question, source, answer }: HowItWorks['answerStep']) {
  return (
    <Step number={2} title={title} text={text} className="@5xl:col-span-7 @5xl:pr-gutter">
      <div className="mt-auto flex flex-col gap-4">
        <MessageBubble message={question} />
        <p className="ml-6 max-w-[27rem] border-l-2 border-input pl-4 text-small text-muted-foreground">
          {source}
        </p>
        <MessageBubble message={answer} className="ml-6 @5xl:ml-auto" />
      </div>
    </Step>
  );
}

function EscalationStep({ title, text, slip, you, guest, replies }: HowItWorks['escalationStep']) {
  return (
    <Step
      number={3}
      title={title}
      text={text}
      hole="fill-oxblood"
      className="relative bg-asking-surface [--border:color-mix(in_srgb,currentColor_35%,transparent)] @5xl:col-span-8 @5xl:pl-gutter @5xl:before:absolute @5xl:before:top-0 @5xl:before:right-full @5xl:before:-bottom-px @5xl:before:w-[50vw] @5xl:before:bg-asking-surface"
    >
      <div className="mt-auto">
        <p
          data-theme="light"
          className="flex w-fit max-w-full gap-4 px-4 py-3 leading-snug font-semibold forced-colors:border"
        >
          <time>{slip.time}</time>
          {` ${slip.text}`}
        </p>
        <table className="mt-6 w-full border-collapse text-left align-top leading-snug">
          <thead>
            <tr className="border-b border-foreground text-small">
              <th scope="col" className="w-[34%] py-2 pr-4 font-semibold">
                {you}
              </th>
              <th scope="col" className="py-2 font-semibold">
                {guest}
              </th>
            </tr>
          </thead>
          <tbody>
            {replies.map((reply) => (
              <tr key={reply.word} className="border-b align-baseline">
                <th
                  scope="row"
                  className="py-3 pr-4 font-display text-h3 leading-none font-bold text-balance"
                >
                  {reply.word}
                </th>
                <td className="py-3">
                  <span lang="it">{reply.text}</span>
                  <span className="block text-small">{reply.translation}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Step>
  );
}

function NoteStep({ title, text, sheet }: HowItWorks['noteStep']) {
  return (
    <Step number={4} title={title} text={text} className="@5xl:col-span-4 @5xl:pr-gutter">
      <Slip title={sheet.title} rows={sheet.rows} className="mt-auto pb-10 @5xl:-mb-12">
        <p className="-mx-4 flex gap-3 bg-waiting-surface px-4 py-2.5 font-semibold">
          <span className="w-20 flex-none">{sheet.note[0]}</span> {sheet.note[1]}
        </p>
        <p className="pt-2.5 pl-23 text-small text-muted-foreground">
          <time>{sheet.written.time}</time>
          {`, ${sheet.written.text}`}
        </p>
      </Slip>
    </Step>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  /** Fill class of the tag's hole, for a step with its own background. */
  hole?: string;
  className?: string;
  children: ReactNode;
}

/** A numbered heading with its text, and below it an example. */
function Step({ number, title, text, hole, className, children }: StepProps) {
  return (
    <li
      className={cn(
        'flex min-w-0 flex-col gap-y-9 border-b px-gutter py-10 @5xl:px-10 @5xl:py-12',
        className,
      )}
    >
      <div data-reveal className="flex gap-5">
        <NumberTag number={number} hole={hole} />
        <div className="min-w-0">
          <h3 className="max-w-[16em] text-h3 text-balance">{title}</h3>
          <p className="mt-3 max-w-[30rem] opacity-90">{text}</p>
        </div>
      </div>
      {children}
    </li>
  );
}

interface SlipProps {
  title: string;
  time?: string;
  rows: readonly (readonly [name: string, value: string])[];
  children?: ReactNode;
  className?: string;
}

// A sheet of paper with a heading and named rows.
function Slip({ title, time, rows, children, className }: SlipProps) {
  return (
    <div
      data-theme="light"
      className={cn('px-4 pt-3 pb-4 leading-snug forced-colors:border', className)}
    >
      <p className="flex justify-between gap-4 border-b-[1.5px] border-foreground pb-2 font-semibold">
        {title} {time && <time className="flex-none">{time}</time>}
      </p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="flex gap-3 border-b py-1.5">
            <dt className="min-w-20 flex-none text-muted-foreground">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
