import { noteStep } from '@/content/how-it-works';
import { Slip } from '../specimens/slip';
import { Step } from './step';

const { title, text, sheet } = noteStep;

/** Step 4: the sheet of the booking, with its new line. */
export function NoteStep() {
  return (
    <Step number={4} title={title} text={text} className="@5xl:col-span-4 @5xl:pr-gutter">
      <Slip title={sheet.title} rows={sheet.rows} className="mt-auto pb-10 @5xl:-mb-12">
        <p className="-mx-4 flex gap-3 bg-brass px-4 py-2.5 font-semibold">
          <span className="w-[5rem] flex-none">{sheet.note[0]}</span> {sheet.note[1]}
        </p>
        <p className="pt-2.5 pl-[5.75rem] text-small text-muted-foreground">
          <time>{sheet.written.time}</time>
          {`, ${sheet.written.text}`}
        </p>
      </Slip>
    </Step>
  );
}
