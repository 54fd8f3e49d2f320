import { getImageProps } from 'next/image';
import { escapeHtml } from '@/lib/html/escape';
import type { SafeHtml } from '@/lib/html/sanitize';
import { directionOf, scrollableTables, withDirections } from '@/lib/html/stored-html';
import styles from './prose.module.css';

/** A text from the database as a column of one measure. It styles what is inside it; the box around it is the caller's. */
export function Prose({ html }: { html: SafeHtml }) {
  return (
    <div
      dir={directionOf(html)}
      className={`${styles.prose} max-w-measure wrap-anywhere`}
      dangerouslySetInnerHTML={{
        __html: withDirections(scrollableTables(withSmallerPictures(html), 'Table')),
      }}
    />
  );
}

/** Uploaded pictures of sanitised HTML also in the sizes of the image optimiser, for the browser to choose from. */
function withSmallerPictures(html: SafeHtml): SafeHtml {
  return html.replaceAll(/<img src="(\/media\/[0-9a-f]+\.webp)"/g, (tag, src: string) => {
    const { props } = getImageProps({ src, alt: '', fill: true, sizes: SIZES });
    return `${tag} srcset="${escapeHtml(props.srcSet ?? '')}" sizes="${SIZES}"`;
  }) as SafeHtml;
}

/** The measure of the column, which phones have no room for. */
const SIZES = '(min-width: 38rem) 33.5rem, 90vw';
