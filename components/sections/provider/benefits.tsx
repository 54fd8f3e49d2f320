import type { providerPage } from '@/content/provider-page';
import { Arrivals } from './arrivals';
import { ChannelStrings } from './channel-strings';
import { DoorCard } from './door-card';

type BenefitsCopy = ReturnType<typeof providerPage>['benefits'];

/** What the connection brings: the arrivals over the whole width, below them a door and the channels. */
export function Benefits({ copy }: { copy: BenefitsCopy }) {
  return (
    <section data-theme="light" aria-labelledby="benefits-title">
      <div className="mx-auto max-w-page px-gutter py-section">
        <h2 id="benefits-title" className="max-w-[12em] text-h2">
          {copy.title}
        </h2>
        <div className="mt-14 grid border-y-[1.5px] border-foreground lg:grid-cols-12">
          <article
            data-reveal
            className="grid gap-x-12 gap-y-8 py-10 lg:col-span-full lg:grid-cols-subgrid lg:py-14"
          >
            <div className="lg:col-span-4">
              <BenefitText {...copy.guests} />
            </div>
            <Arrivals caption={copy.guests.sample} className="lg:col-span-8" />
          </article>
          <article
            data-reveal
            className="flex flex-col gap-8 border-t py-10 lg:col-span-5 lg:border-r lg:py-14 lg:pr-12"
          >
            <BenefitText {...copy.details} />
            <DoorCard />
          </article>
          <article
            data-reveal
            className="flex flex-col gap-8 border-t py-10 lg:col-span-7 lg:py-14 lg:pl-12"
          >
            <BenefitText {...copy.channels} />
            <ChannelStrings />
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
