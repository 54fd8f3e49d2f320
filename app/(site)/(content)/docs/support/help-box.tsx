import { buttonVariants } from '@/components/ui/button';
import { docs } from '@/content/docs';
import { paths } from '@/lib/paths';
import { CallDrawing } from './call-drawing';

const { box } = docs.support;

/** The two ways to a person: a support video call, and a mail. */
export function HelpBox({ supportEmail }: { supportEmail: string }) {
  return (
    <section
      aria-labelledby="help-title"
      data-theme="dark"
      className="grid max-w-[57rem] grid-cols-1 overflow-clip md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="px-6 py-8 sm:px-9 sm:py-10">
        <h2 id="help-title" className="text-h3">
          {box.title}
        </h2>
        <p className="mt-3 max-w-[29.5em]">{box.text}</p>
        {/* No Link: the address redirects to another host, or to the mail program. */}
        <a
          href={paths.supportCall}
          rel="nofollow"
          className={`${buttonVariants({ variant: 'tag' })} mt-6`}
        >
          {box.book}
        </a>
        <p className="mt-8 max-w-[29.5em] text-muted-foreground">{box.byMail}</p>
        <a
          href={`mailto:${supportEmail}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline"
        >
          {supportEmail}
        </a>
      </div>
      <CallDrawing className="self-end max-md:hidden" />
    </section>
  );
}
