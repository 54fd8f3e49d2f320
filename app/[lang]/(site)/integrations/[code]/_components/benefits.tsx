import { NumberTag } from '@/components/sections/number-tag';
import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/content/languages';
import { paths } from '@/lib/paths';
import { fillIn } from '@/lib/text/fill-in';
import { cn } from '@/lib/utils';
import styles from './benefits.module.css';

type Texts = Words['providerPage'];

interface BenefitsProps {
  copy: ReturnType<Texts['providerPage']>['benefits'];
  samples: Pick<Texts, 'sampleArrival' | 'sampleArrivals' | 'sampleDoor' | 'sampleChannels'>;
}

/** Three benefits of the connection, each with an example. */
export function Benefits({ copy, samples }: BenefitsProps) {
  return (
    <section data-theme="light" aria-labelledby="benefits-title">
      <div className="mx-auto max-w-page px-gutter py-section">
        <h2 id="benefits-title" className="max-w-[12em] text-h2">
          {copy.title}
        </h2>
        <div className="mt-14 grid border-t-[1.5px] border-b-[1.5px] border-foreground lg:grid-cols-12">
          <article
            data-reveal
            className="grid gap-x-12 gap-y-8 py-10 lg:col-span-full lg:grid-cols-subgrid lg:py-14"
          >
            <div className="lg:col-span-4">
              <BenefitText {...copy.guests} />
            </div>
            <Arrivals samples={samples} caption={copy.guests.sample} />
          </article>
          <article
            data-reveal
            className="flex flex-col gap-8 border-t py-10 lg:col-span-5 lg:border-r lg:py-14 lg:pr-12"
          >
            <BenefitText {...copy.details} />
            <DoorCard {...samples.sampleDoor} />
          </article>
          <article
            data-reveal
            className="flex flex-col gap-8 border-t py-10 lg:col-span-7 lg:py-14 lg:pl-12"
          >
            <div>
              <BenefitText {...copy.channels} />
              <SiteLink
                href={paths.trust}
                className="mt-2 inline-flex min-h-11 items-center font-semibold underline"
              >
                {copy.channels.link}
              </SiteLink>
            </div>
            <ChannelStrings channels={samples.sampleChannels} />
          </article>
        </div>
      </div>
    </section>
  );
}

function BenefitText({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="text-h3">{title}</h3>
      <p className="mt-3 max-w-[30.5em] text-muted-foreground">{text}</p>
    </div>
  );
}

function Arrivals({ samples, caption }: Pick<BenefitsProps, 'samples'> & { caption: string }) {
  return (
    <figure className="min-w-0 lg:col-span-8">
      <ul className="border-t">
        {samples.sampleArrivals.map(({ day, door, guest, language, note }) => (
          <li
            key={door}
            className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-5 border-b py-3 sm:grid-cols-[3rem_minmax(0,1fr)_minmax(0,13rem)]"
          >
            <NumberTag
              number={door}
              className="row-span-2 fill-lamp sm:row-span-1"
              figure="fill-moon"
            />
            <p>
              <b className="font-display text-h4 font-semibold">{guest}</b>
              <span className="block text-small text-muted-foreground">
                {fillIn(samples.sampleArrival, { day, language })}
              </span>
            </p>
            <p className="text-small font-semibold sm:text-right">{note}</p>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-small text-muted-foreground">{caption}</figcaption>
    </figure>
  );
}

// A property's details: synced rows, and one that the host wrote.
function DoorCard({ title, rows, written, byYou }: Texts['sampleDoor']) {
  const [name, value] = written;
  return (
    <div className="mt-auto bg-card px-6 pt-6 leading-snug forced-colors:border">
      <p className="border-b-[1.5px] border-foreground pb-2.5 font-display text-h4 font-semibold">
        {title}
      </p>
      <dl>
        {rows.map(([label, text]) => (
          <div key={label} className="grid grid-cols-[7rem_minmax(0,1fr)] border-b py-2">
            <dt className="text-muted-foreground">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className="-mx-6 mt-2 grid grid-cols-[7rem_minmax(0,1fr)] bg-answered-surface px-6 py-2.5 text-on-surface">
          <dt>{name}</dt>
          <dd>
            {value}
            <span className="block text-small text-on-surface-muted">{byYou}</span>
          </dd>
        </div>
      </dl>
    </div>
  );
}

// One tag for each channel. Their strings meet in one tag below.
function ChannelStrings({ channels }: { channels: Texts['sampleChannels'] }) {
  const count = channels.length;
  const middle = (index: number) => ((index + 0.5) / count) * 100;
  return (
    <div className="mt-auto">
      <ul className={cn('grid', styles.tags)}>
        {channels.map((channel) => (
          <li
            key={channel}
            className={cn(
              'grid pt-4 pb-8 text-center text-small leading-tight font-semibold wrap-anywhere',
              styles.tag,
            )}
          >
            {channel}
          </li>
        ))}
      </ul>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        className={cn('block h-28 w-full overflow-visible', styles.lines)}
      >
        {channels.map((channel, index) => (
          <path
            key={channel}
            d={`M${middle(index)} 0C${middle(index)} 55 50 45 50 100`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <div aria-hidden="true" className={cn('hanging-tag', styles.bell)} />
    </div>
  );
}
