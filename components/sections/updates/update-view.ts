import type { ImgHTMLAttributes } from 'react';
import { storedImageAttributes } from '@/components/ui/stored-image';
import { settings } from '@/lib/env/env';
import { imageHosts, imageSource, PLACEHOLDER_IMAGE } from '@/lib/html/images';
import { parsePlainText, type TextBlock } from '@/lib/html/plain-text';
import { splitUpdateDate } from '@/lib/text/format';

/** An update as it is stored. */
export interface StoredUpdate {
  id: string;
  title: string;
  body: string;
  image_url: string | null;
  image_alt: string;
  image_focus?: string | null;
  type: string;
  created_at: string;
  is_sample: boolean;
}

/** An update as it is shown: plain data, the same in the page and in what is fetched while a reader scrolls. */
export interface UpdateView {
  id: string;
  title: string;
  type: 'major' | 'minor';
  created: string;
  date: { day: string; month: string; year: string };
  body: TextBlock[];
  image: ImgHTMLAttributes<HTMLImageElement> | null;
  isSample: boolean;
}

// The picture is as wide as the story column: see update-entry.module.css.
const SIZES = '(min-width: 105rem) 73rem, (min-width: 56rem) 68vw, 92vw';

/**
 * Makes an update ready to be shown.
 *
 * @param isFirst it opens its page, so its picture is loaded at once
 */
export function viewUpdate(update: StoredUpdate, isFirst = false): UpdateView {
  const { id, title, type, created_at } = update;
  return {
    id,
    title,
    type: type === 'major' ? 'major' : 'minor',
    created: created_at,
    date: splitUpdateDate(created_at),
    body: parsePlainText(update.body, 'update'),
    image: viewImage(update, isFirst),
    isSample: update.is_sample,
  };
}

/** No picture for a blank address, the placeholder's, or one that may not be shown. */
function viewImage({ image_url, image_alt, image_focus, title }: StoredUpdate, priority: boolean) {
  const origins = { siteUrl: settings().siteUrl, hosts: imageHosts() };
  const src = imageSource(image_url, origins);
  if (!src || src === PLACEHOLDER_IMAGE) return null;
  return storedImageAttributes({
    src,
    alt: image_alt || `Illustration: ${title}`,
    sizes: SIZES,
    focus: image_focus,
    priority,
  });
}
