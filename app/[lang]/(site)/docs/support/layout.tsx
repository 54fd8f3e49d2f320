import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import { buttonVariants } from '@/components/ui/button';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { settings } from '@/lib/env/env';
import { paths } from '@/lib/paths';
import { DocsPage } from '../_components/docs-page';
import call from './call.svg';

/** The ways to a person, which stay where the questions below them cannot be read. */
export default async function SupportLayout({ children }: { children: ReactNode }) {
  const { support } = (await words()).docs.docs;
  return (
    <DocsPage eyebrow={support.eyebrow} title={support.title} path={paths.docsSupport}>
      <HelpBox words={support.box} supportEmail={settings().supportEmail} />
      <div className="mt-14">{children}</div>
    </DocsPage>
  );
}

interface HelpBoxProps {
  words: Words['docs']['docs']['support']['box'];
  supportEmail: string;
}

/** The two ways to a person: a support video call, and a mail. */
function HelpBox({ words, supportEmail }: HelpBoxProps) {
  return (
    <section
      aria-labelledby="help-title"
      data-theme="dark"
      className="grid max-w-[57rem] grid-cols-1 overflow-clip md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="px-6 py-8 sm:px-9 sm:py-10">
        <h2 id="help-title" className="text-h3">
          {words.title}
        </h2>
        <p className="mt-3 max-w-[29.5em]">{words.text}</p>
        {/* No Link: the address redirects to another host, or to the mail program. */}
        <a
          href={paths.supportCall}
          rel="nofollow"
          className={`${buttonVariants({ variant: 'tag' })} mt-6`}
        >
          {words.book}
        </a>
        <p className="mt-8 max-w-[29.5em] text-muted-foreground">{words.byMail}</p>
        <a
          href={`mailto:${supportEmail}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline"
        >
          {supportEmail}
        </a>
      </div>
      <Drawing file={call} className="self-end max-md:hidden" />
    </section>
  );
}
