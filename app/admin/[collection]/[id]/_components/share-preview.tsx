'use client';

import type { ReactNode } from 'react';
import { adminCopy } from '@/content/admin';
import { suffixed } from '@/lib/text/suffixed';
import { SHOWN_DESCRIPTION, SHOWN_TITLE } from '@/lib/collections/search-listing';
import { countCharacters } from '@/lib/text/characters';
import { clipText } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { useTypedValues } from '../../../_components/typed-values';

const copy = adminCopy.shared;

/** Characters below which a description does not fill its lines. */
const SHORT_DESCRIPTION = 70;

interface SharePreviewProps {
  /** The words of the stored row where nothing is written for search engines. */
  own: { title: string; description: string };
  /** The fields with these words, which the preview follows while they are typed. */
  fields: { title?: string; description?: string };
  /** Host and path of the page. */
  host: string;
  path: string;
  /** The share card; null while the page is not public. */
  card: { src: string; width: number; height: number } | null;
}

/** The page as search engines and messengers show it, while it is typed, with the lengths and what to mend. */
export function SharePreview({ own, fields, host, path, card }: SharePreviewProps) {
  const typed = useTypedValues();
  const valueOf = (field: string | undefined) => (field ? String(typed[field] ?? '').trim() : '');
  const ownTitle = fields.title ? valueOf(fields.title) : own.title;
  const ownDescription = fields.description
    ? clipText(valueOf(fields.description), 160)
    : own.description;
  const title = suffixed(valueOf('seo_title') || ownTitle);
  const description = valueOf('seo_description') || ownDescription;
  const [titleLength, length] = [countCharacters(title), countCharacters(description)];
  const warnings = [
    titleLength > SHOWN_TITLE && copy.longTitle(titleLength),
    length === 0 && copy.noDescription,
    length > 0 && length < SHORT_DESCRIPTION && copy.shortDescription(length),
    length > SHOWN_DESCRIPTION && !description.endsWith('…') && copy.longDescription(length),
  ].filter((warning) => warning !== false);
  return (
    <section aria-labelledby="share-preview" className="mt-6 min-w-0">
      <h2 id="share-preview" className="text-h3">
        {copy.title}
      </h2>
      <p className="mt-2 text-small text-muted-foreground tabular-nums">
        {copy.lengths(titleLength, SHOWN_TITLE, length, SHOWN_DESCRIPTION)}
      </p>
      {warnings.length > 0 ? (
        <ul className="mt-4 grid gap-2 border-l-[6px] border-warning pl-4">
          {warnings.map((warning) => (
            <li key={warning} className="wrap-anywhere">
              {warning}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        <Figure caption={copy.search} className="p-4">
          <p className="text-small wrap-anywhere text-muted-foreground">{`${host}${path}`}</p>
          <p className="truncate text-h4 text-primary">{title}</p>
          <p className="text-small wrap-anywhere">
            {length > SHOWN_DESCRIPTION ? clipText(description, SHOWN_DESCRIPTION) : description}
          </p>
        </Figure>
        <Figure caption={copy.messenger}>
          <Card card={card} title={title} />
          <div className="p-4">
            <p className="text-small text-muted-foreground">{host}</p>
            <p className="truncate font-semibold">{title}</p>
            <p className="line-clamp-2 text-small">{description}</p>
          </div>
        </Figure>
      </div>
    </section>
  );
}

type FigureProps = { caption: string; className?: string; children: ReactNode };

function Figure({ caption, className, children }: FigureProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-small font-semibold">{caption}</figcaption>
      <div className={cn('border bg-card', className)}>{children}</div>
    </figure>
  );
}

/** The share card of the page, or the place of one. */
function Card({ card, title }: Pick<SharePreviewProps, 'card'> & { title: string }) {
  if (card)
    // eslint-disable-next-line @next/next/no-img-element -- it is an image of its final size
    return <img {...card} alt={copy.cardAlt} loading="lazy" className="h-auto w-full" />;
  return (
    <>
      <div
        data-theme="dark"
        className="grid aspect-[1200/630] content-center bg-background p-6 text-foreground"
      >
        <p className="line-clamp-4 font-display text-h3 wrap-anywhere">{title}</p>
      </div>
      <p className="border-t px-4 pt-2 text-small text-muted-foreground">{copy.notYet}</p>
    </>
  );
}
