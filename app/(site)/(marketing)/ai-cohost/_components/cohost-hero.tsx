import { Eyebrow } from '@/components/sections/eyebrow';
import { MessageBubble } from '@/components/sections/message-bubble';
import { buttonVariants } from '@/components/ui/button';
import { aiCohost as copy } from '@/content/ai-cohost';
import { paths } from '@/lib/paths';
import { Chalet } from './chalet';

/** The page's heading, and a conversation between two lit windows of the house at night. */
export function CohostHero() {
  return (
    <section data-theme="dark" className="@container overflow-x-clip">
      <div className="mx-auto grid max-w-page @5xl:min-h-[min(52rem,calc(100svh-4.5rem))] @5xl:grid-cols-12">
        <div className="z-1 px-gutter pt-8 pb-10 @5xl:col-span-5 @5xl:pr-8 @5xl:pb-56">
          <Eyebrow {...copy.eyebrow} />
          <h1 className="text-h1 @5xl:mt-10">
            {copy.title[0]} <span className="block">{copy.title[1]}</span>
          </h1>
          <p className="mt-6 mb-8 max-w-[32rem]">{copy.lead}</p>
          <a
            href={paths.app.root}
            target="_blank"
            rel="noopener"
            data-conversion="cta_start_today"
            className={buttonVariants({ variant: 'tag', size: 'lg' })}
          >
            {copy.action}
            <span className="sr-only"> {copy.newTab}</span>
          </a>
          <p className="mt-4 text-small text-muted-foreground">{copy.note}</p>
        </div>
        <figure className="relative isolate flex flex-col justify-end @5xl:col-span-7">
          {/* First in the document: a page that is painted while it arrives then moves nothing. */}
          <figcaption className="relative order-last bg-night-edge px-gutter py-3.5 text-small text-on-surface-muted before:absolute before:-inset-x-[100vw] before:inset-y-0 before:-z-1 before:bg-night-edge">
            {copy.caption}
          </figcaption>
          <div className="relative">
            <Chalet className="block w-full overflow-visible @5xl:max-h-[52rem]" />
            <div className="bg-night-edge px-gutter pt-6 @5xl:absolute @5xl:right-gutter @5xl:bottom-[83.5%] @5xl:max-w-[17rem] @5xl:bg-transparent @5xl:p-0">
              <MessageBubble message={copy.question} className="bg-background @5xl:bg-card" />
            </div>
          </div>
          <div className="bg-night-edge px-gutter pt-3 pb-2 @5xl:absolute @5xl:right-[90.5%] @5xl:bottom-[5.5rem] @5xl:w-[18rem] @5xl:bg-transparent @5xl:p-0">
            <MessageBubble message={copy.answer} className="ml-auto" />
          </div>
        </figure>
      </div>
    </section>
  );
}
