import type { ImgHTMLAttributes } from 'react';
import { storedImageAttributes } from '@/components/ui/stored-image';
import type { Words } from '@/content/languages';
import { settings } from '@/lib/env/env';
import { imageHosts, imageSource, PLACEHOLDER_IMAGE } from '@/lib/html/images';
import { parsePlainText, type TextBlock } from '@/lib/html/plain-text';
import { languageName } from '@/lib/text/language-name';
import type { Language } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { paths } from '@/lib/paths';
import { fillIn } from '@/lib/text/fill-in';
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
  language: Language;
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
  /** Its permanent address. */
  href: string;
  /** The language of a text that is not in that of the page, and its name. */
  foreign?: { lang: Language; name: string };
}

/** The page on which updates are shown. */
interface Shown {
  language: Language;
  words: Words['productUpdates']['updatesList'];
  /** It opens its page, so its picture is loaded at once. */
  isFirst?: boolean;
}

// The picture is as wide as the story column: see update-entry.module.css.
const SIZES = '(min-width: 105rem) 73rem, (min-width: 56rem) 68vw, 92vw';

/** Makes an update ready to be shown. */
export function viewUpdate(update: StoredUpdate, shown: Shown): UpdateView {
  const { id, title, type, created_at, language: lang } = update;
  const { language } = shown;
  return {
    id,
    title,
    type: type === 'major' ? 'major' : 'minor',
    created: created_at,
    date: splitUpdateDate(created_at, language),
    body: parsePlainText(update.body, 'update'),
    image: viewImage(update, shown),
    isSample: update.is_sample,
    href: localPath(lang, paths.productUpdate(id)),
    ...(lang !== language && { foreign: { lang, name: languageName(lang, language) } }),
  };
}

/** No picture for a blank address, the placeholder's, or one that may not be shown. */
function viewImage(
  { image_url, image_alt, image_focus, title }: StoredUpdate,
  { words, isFirst = false }: Shown,
) {
  const origins = { siteUrl: settings().siteUrl, hosts: imageHosts() };
  const src = imageSource(image_url, origins);
  if (!src || src === PLACEHOLDER_IMAGE) return null;
  return storedImageAttributes({
    src,
    alt: image_alt || fillIn(words.illustration, { title }),
    sizes: SIZES,
    focus: image_focus,
    priority: isFirst,
  });
}
