import { escalationStep } from '@/content/how-it-works';
import { Step } from './step';

const { title, text, slip, you, guest, replies } = escalationStep;

/** Step 3, the host's: what a word from the host becomes. */
export function EscalationStep() {
  return (
    <Step
      number={3}
      title={title}
      text={text}
      tag={{ hole: 'fill-oxblood' }}
      className="relative bg-oxblood [--border:color-mix(in_srgb,currentColor_35%,transparent)] @5xl:col-span-8 @5xl:pl-gutter @5xl:before:absolute @5xl:before:top-0 @5xl:before:right-full @5xl:before:-bottom-px @5xl:before:w-[50vw] @5xl:before:bg-oxblood"
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
            <tr className="border-b border-moon text-small">
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
                  <span className="block text-small">{reply.gloss}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Step>
  );
}
