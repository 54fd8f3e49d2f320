import { adminCopy } from '@/content/admin';
import { deskPaths } from '@/lib/desk-paths';

const { preview: copy } = adminCopy;

interface PreviewBarProps {
  /** The collection and the key of the row that is shown. */
  collection: string;
  id: string;
}

/** Says that a page is seen by administrators only, and leads back to the editor. */
export function PreviewBar({ collection, id }: PreviewBarProps) {
  return (
    <section
      data-slot="preview-bar"
      aria-label={copy.label}
      data-theme="light"
      className="z-30 bg-brass text-night sm:sticky sm:top-18 print:hidden"
    >
      <form
        method="post"
        action={deskPaths.preview}
        className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 px-gutter"
      >
        <input type="hidden" name="intent" value="leave" />
        <input type="hidden" name="collection" value={collection} />
        <input type="hidden" name="key" value={id} />
        <p className="py-2">{copy.bar}</p>
        <button type="submit" className="min-h-11 cursor-pointer font-semibold underline">
          {copy.leave}
        </button>
      </form>
    </section>
  );
}
