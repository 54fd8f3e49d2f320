import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/json-ld';
import { buttonVariants } from '@/components/ui/button';
import { docs } from '@/content/docs';
import { settings } from '@/lib/env';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/seo/json-ld';
import { DocsPage } from '../_components/docs-page';

const { sidebar, support } = docs;

/** The ways to a person, which stay where the questions below them cannot be read. */
export default function SupportLayout({ children }: { children: ReactNode }) {
  return (
    <DocsPage eyebrow={support.eyebrow} title={support.title}>
      <HelpBox supportEmail={settings().supportEmail} />
      <div className="mt-14">{children}</div>
      <JsonLd
        data={breadcrumbs([paths.docsFeatures, sidebar], [paths.docsSupport, support.title])}
      />
    </DocsPage>
  );
}

/** The two ways to a person: a support video call, and a mail. */
function HelpBox({ supportEmail }: { supportEmail: string }) {
  return (
    <section
      aria-labelledby="help-title"
      data-theme="dark"
      className="grid max-w-[57rem] grid-cols-1 overflow-clip md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="px-6 py-8 sm:px-9 sm:py-10">
        <h2 id="help-title" className="text-h3">
          {support.box.title}
        </h2>
        <p className="mt-3 max-w-[29.5em]">{support.box.text}</p>
        {/* No Link: the address redirects to another host, or to the mail program. */}
        <a
          href={paths.supportCall}
          rel="nofollow"
          className={`${buttonVariants({ variant: 'tag' })} mt-6`}
        >
          {support.box.book}
        </a>
        <p className="mt-8 max-w-[29.5em] text-muted-foreground">{support.box.byMail}</p>
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

/** A laptop on the desk: on its screen the key of door 7, and in the corner the video of a second person. */
function CallDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 300" aria-hidden="true" className={className}>
      <path className="fill-night-edge" d="M0 268h360v32H0z" />
      <path className="fill-night-raised" d="M0 268h180v32H0z" />
      <path className="fill-moon-soft" d="M52 66h134v186H52z" />
      <path className="fill-control" d="M186 66h134v186H186z" />
      <path className="fill-night-deep" d="M62 76h248v166H62z" />
      <path className="fill-moon" d="M24 252h162v16H36a12 12 0 0 1-12-12z" />
      <path className="fill-moon-soft" d="M186 252h162v4a12 12 0 0 1-12 12H186z" />
      <path className="fill-control" d="M160 252h52v6h-52z" />
      <g transform="translate(118 76)">
        <path className="fill-moon-soft" d="M-10 0h10v14h-10z" />
        <path className="fill-control" d="M0 0h10v14H0z" />
        <path
          className="stroke-moon-soft"
          d="M0 14v14a9 9 0 0 0 18 0v-4"
          fill="none"
          strokeWidth="4.5"
        />
        <g className="stroke-moon-soft" transform="rotate(8 8 50)" fill="none" strokeWidth="6">
          <circle cx="-6" cy="62" r="12" />
          <path d="M-6 74v56M-6 114h-13v12h13" />
        </g>
        <path className="fill-oxblood" d="M20 44h24l14 15v74H6V59z" />
        <path className="fill-oxblood-shade" d="M32 44h12l14 15v74H32z" />
        <circle className="fill-night-deep" cx="32" cy="58" r="5" />
        <text
          x="32"
          y="112"
          textAnchor="middle"
          className="fill-moon font-display text-[34px] font-bold"
        >
          7
        </text>
      </g>
      <path className="fill-night-edge" d="M218 154h84v80h-84z" />
      <path className="fill-moon-soft" d="M230 234a30 30 0 0 1 30-30v30z" />
      <path className="fill-control" d="M260 204a30 30 0 0 1 30 30h-30z" />
      <path className="fill-moon" d="M260 164a17 17 0 0 0 0 34z" />
      <path className="fill-moon-soft" d="M260 164a17 17 0 0 1 0 34z" />
      <path className="fill-ink" d="M240 181a20 20 0 0 1 40 0h-5a15 15 0 0 0-30 0z" />
      <path className="fill-oxblood-bright" d="M237 178h8v13h-8zM275 178h8v13h-8z" />
    </svg>
  );
}
