import { Drawing } from '@/components/illustrations/drawing';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { FeatureHeading, FeatureSection } from './feature-section';
import pen from './pen.svg';

/** Block 7: a booking with its notes, the latest one highlighted. */
export async function NotesBlock() {
  const { features, bookingNotesExample: example } = (await words()).features;
  return (
    <FeatureSection
      feature={features.bookingNotes}
      theme="light"
      className="border-t-[0.875rem] border-foreground"
    >
      <div className="mx-auto flex max-w-page flex-col gap-y-12 px-gutter py-section @5xl:flex-col-reverse @5xl:gap-y-24 @5xl:pt-0">
        <FeatureHeading
          feature={features.bookingNotes}
          className="@5xl:grid @5xl:grid-cols-[8fr_4fr] @5xl:items-end @5xl:gap-x-12 @5xl:*:first:col-span-2"
        />
        <BookingCard example={example} />
      </div>
    </FeatureSection>
  );
}

function BookingCard({ example }: { example: Words['features']['bookingNotesExample'] }) {
  const [doorLabel, door] = example.door;
  return (
    <div className="relative grid border bg-card @5xl:ml-[8.333%] @5xl:grid-cols-[11rem_minmax(0,1fr)] @5xl:border-t-0">
      <Drawing file={pen} className="absolute right-[6%] -bottom-14 w-40 @max-5xl:hidden" />
      <p className="flex items-baseline justify-between gap-4 border-b-2 border-dotted border-input px-6 py-4 @5xl:flex-col @5xl:border-r-2 @5xl:border-b-0 @5xl:pt-14 @5xl:pb-6">
        {doorLabel}
        <b className="font-display text-[3.5rem] leading-[0.8] font-semibold tracking-[-0.04em] @5xl:text-[6.5rem]">
          {door}
        </b>
      </p>
      <div className="px-6 py-6 @5xl:px-10 @5xl:pt-14">
        <dl className="grid grid-cols-2 gap-y-3 border-b-[1.5px] border-foreground pb-4 @2xl:grid-cols-4">
          {example.fields.map(([name, value]) => (
            <div key={name} className="leading-snug">
              <dt className="text-small text-muted-foreground">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="pt-4 text-small text-muted-foreground">{example.title}</p>
        <ol>
          {example.rows.map((row) => (
            <NoteRow key={row.time} {...row} />
          ))}
          <NoteRow {...example.latest} latest />
        </ol>
      </div>
    </div>
  );
}

interface NoteRowProps {
  time: string;
  text: string;
  latest?: boolean;
}

function NoteRow({ time, text, latest = false }: NoteRowProps) {
  return (
    <li
      className={
        latest
          ? '-mx-6 grid grid-cols-[3.75rem_minmax(0,1fr)] items-baseline gap-3 bg-waiting-surface px-6 py-4 font-display text-h3 font-semibold @5xl:-mx-10 @5xl:px-10'
          : 'grid grid-cols-[3.75rem_minmax(0,1fr)] gap-3 border-b py-2.5'
      }
    >
      <time className="font-sans text-body font-semibold">{time}</time>
      {text}
    </li>
  );
}
