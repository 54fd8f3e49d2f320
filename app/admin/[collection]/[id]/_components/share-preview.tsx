import { adminCopy } from '@/content/admin';
import { countCharacters } from '@/lib/text/characters';
import { settings } from '@/lib/env/env';
import { SHARE_CARD, shareCardAddress, suffixed } from '@/lib/seo/page-metadata';

const copy = adminCopy.shared;

/** Characters that search engines show of a title. */
const TITLE_LENGTH = 60;
/** Characters below which a description does not fill its lines. */
const SHORT_DESCRIPTION = 70;

interface SharePreviewProps {
  shared: { title: string; description: string; path: string };
  /** Null while the page is not public. */
  address: string | null;
  /** Changes with the row, so that the browser loads a new card. */
  version: string;
}

/** The page as search engines and messengers show it, with warnings about lengths. */
export function SharePreview({ shared, address, version }: SharePreviewProps) {
  const { description, path } = shared;
  const title = suffixed(shared.title);
  const url = new URL(address ?? '/', settings().siteUrl);
  const [titleLength, length] = [countCharacters(title), countCharacters(description)];
  const warnings = [
    titleLength > TITLE_LENGTH && copy.longTitle(titleLength),
    length === 0 && copy.noDescription,
    length > 0 && length < SHORT_DESCRIPTION && copy.shortDescription(length),
  ].filter((warning) => warning !== false);
  return (
    <section aria-labelledby="share-preview" className="mt-16">
      <h2 id="share-preview" className="text-h3">
        {copy.title}
      </h2>
      {warnings.length > 0 ? (
        <ul className="mt-4 grid gap-2 border-l-[6px] border-warning pl-4">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        <figure className="min-w-0">
          <figcaption className="mb-2 text-small font-semibold">{copy.search}</figcaption>
          <div className="border bg-card p-4">
            <p className="text-small wrap-anywhere text-muted-foreground">
              {url.host}
              {url.pathname}
            </p>
            <p className="truncate text-h4 text-primary">{title}</p>
            <p className="text-small">{description}</p>
          </div>
        </figure>
        <figure className="min-w-0">
          <figcaption className="mb-2 text-small font-semibold">{copy.messenger}</figcaption>
          <div className="border bg-card">
            {address ? (
              // eslint-disable-next-line @next/next/no-img-element -- it is an image of its final size
              <img
                src={shareCardAddress(path, `${title} ${description} ${version}`)}
                alt={copy.cardAlt}
                width={SHARE_CARD.width}
                height={SHARE_CARD.height}
                loading="lazy"
                className="h-auto w-full"
              />
            ) : (
              <p className="p-4 text-muted-foreground">{copy.notYet}</p>
            )}
            <div className="p-4">
              <p className="text-small text-muted-foreground">{url.host}</p>
              <p className="truncate font-semibold">{title}</p>
              <p className="line-clamp-2 text-small">{description}</p>
            </div>
          </div>
        </figure>
      </div>
    </section>
  );
}
