import { Drawing } from '@/components/illustrations/drawing';
import { SectionHeading } from '@/components/sections/section-heading';
import { StartLink } from '@/components/sections/start-link';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import guestDoor from './guest-door.svg';

/** The call to action at the end of a page. Without props it has the default title and lead. */
export async function CtaSection(props: { title?: string; lead?: string }) {
  const { cta } = (await words()).product;
  const { title = cta.title, lead = cta.lead } = props;
  return (
    <section data-theme="dark" aria-labelledby="cta-title" className="@container overflow-x-clip">
      <div className="mx-auto grid max-w-page px-gutter @5xl:grid-cols-12">
        <div data-reveal className="py-20 @5xl:col-span-6 @5xl:py-section @5xl:pr-12">
          <SectionHeading id="cta-title" {...cta} title={title} className="max-w-[8em]" />
          <p className="mt-6 mb-9 max-w-[34rem]">{lead}</p>
          <StartLink>{cta.action}</StartLink>
        </div>
        <GuestDoor {...cta.hanger} />
      </div>
    </section>
  );
}

/** Letters of a line that the sign has room for at its largest size. */
const LETTERS_OF_LINE = 8;

/** The largest size at which the lines stay on the sign: a letter is about half as wide as it is high. */
const sizeOnSign = (lines: readonly string[], most: number) =>
  Math.min(most, 276 / Math.max(...lines.map(({ length }) => length)));

/** A door at night with a sign on its handle, and the words on that. */
function GuestDoor({ title, text }: Words['product']['cta']['hanger']) {
  const lines = title.flatMap((line) => (line.length > LETTERS_OF_LINE ? line.split(' ') : line));
  const lastLine = lines.length > 2 ? 368 : 356;
  return (
    <Drawing
      file={guestDoor}
      preserveAspectRatio="xMidYMid slice"
      aria-label={[...title, ...text].join(' ')}
      className="mx-auto h-100 w-full max-w-[30rem] self-end @5xl:col-span-6 @5xl:h-full @5xl:min-h-144 @5xl:max-w-none"
    >
      <g transform="rotate(-4 250 188)" textAnchor="middle">
        <text
          fontSize={sizeOnSign(lines, 44)}
          className="fill-ink font-display font-bold tracking-[-0.03em]"
        >
          {lines.map((line, index) => (
            <tspan key={line} x="250" y={lastLine - (lines.length - 1 - index) * 46}>
              {line}
            </tspan>
          ))}
        </text>
        <text fontSize={sizeOnSign(text, 27)} className="fill-ink-soft font-medium">
          {text.map((line, index) => (
            <tspan key={line} x="250" y={436 + index * 34}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
    </Drawing>
  );
}
