import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { talk } from '@/content/about';
import { SectionMark } from '../section-mark';

const { contact, careers, integrations } = talk.links;

/** The way to us. */
export function TalkSection({ supportEmail }: { supportEmail: string }) {
  return (
    <section data-ground="paper" aria-labelledby="talk-title" className="overflow-x-clip">
      <div
        data-reveal
        className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-gutter py-section xl:grid-cols-12"
      >
        <div className="xl:col-span-7">
          <SectionMark {...talk.mark} />
          <h2 id="talk-title" className="max-w-[12ch] text-h2">
            {talk.title}
          </h2>
        </div>
        <div className="self-end xl:col-span-5">
          <Link href={contact.href} className={buttonVariants({ variant: 'tag', size: 'lg' })}>
            {contact.label}
          </Link>
          <p className="mt-5">
            {talk.mail}{' '}
            <a
              href={`mailto:${supportEmail}`}
              className="inline-flex min-h-11 items-center text-primary underline"
            >
              {supportEmail}
            </a>
          </p>
          <ul className="mt-5 border-t-[1.5px] border-foreground">
            {[careers, integrations].map(({ label, href }) => (
              <li key={href} className="border-b">
                <Link
                  href={href}
                  className="flex min-h-12 items-center py-2 no-underline hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
