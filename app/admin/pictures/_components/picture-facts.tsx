import { adminCopy } from '@/content/admin';
import type { PictureUses } from '@/lib/desk/pictures/picture-uses';
import type { Row } from '@/lib/collections/row';
import { formatShortDay } from '@/lib/text/format';
import { DeskLink } from '../../_components/desk-link';
import { RowTitle } from '../../_components/row-title';

const copy = adminCopy.pictures;

/** The days for which a picture is kept that nothing shows: private.retention of the database has the same number. */
const KEPT_DAYS = 30;

/** The size of a picture and, where nothing shows it, until when it is kept. */
export function PictureFacts({ row }: { row: Row }) {
  const { width, height, bytes, unused_since } = row;
  const facts = [
    typeof width === 'number' && typeof height === 'number'
      ? copy.size(width, height)
      : copy.unmeasured,
    typeof bytes === 'number' ? copy.kilobytes(Math.ceil(bytes / 1000)) : [],
  ].flat();
  return (
    <div className="text-small text-muted-foreground">
      <p>{facts.join(', ')}</p>
      {typeof unused_since === 'string' ? <p>{copy.unused(lastDay(unused_since))}</p> : null}
    </div>
  );
}

function lastDay(since: string): string {
  const day = new Date(since);
  day.setUTCDate(day.getUTCDate() + KEPT_DAYS);
  return formatShortDay(day.toISOString());
}

/** Links to the rows that show a picture. */
export function UseLinks({ uses: { total, shown } }: { uses: PictureUses }) {
  const hidden = total - shown.length;
  return (
    <ul className="grid gap-1 text-small">
      {shown.map(({ one, title, language, href }) => (
        <li key={href} dir="auto" className="wrap-anywhere">
          {one}{' '}
          <DeskLink href={href} className="underline underline-offset-4">
            <RowTitle title={title} language={language} />
          </DeskLink>
        </li>
      ))}
      {hidden > 0 ? <li>{copy.more(hidden)}</li> : null}
    </ul>
  );
}
