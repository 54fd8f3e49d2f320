import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { talk } from '@/content/about';
import { SplitSection } from './split-section';

const { contact, careers, integrations } = talk.links;

/** The way to us. */
export function TalkSection({ supportEmail }: { supportEmail: string }) {
  return (
    <SplitSection id="talk-title" copy={talk}>
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
    </SplitSection>
  );
}
