import { isSlug } from '@/lib/forms/fields';
import { getInfoPage } from '@/lib/pages/website-content';
import { paths } from '@/lib/paths';
import type { StoredCards } from '@/lib/seo/page-head';

export const cards: StoredCards = {
  pathOf: paths.info,
  async find(key, language, { info: { info } }) {
    const page = isSlug(key) ? await getInfoPage(key, language) : null;
    return (
      page && { title: page.seo_title || page.page_title, eyebrow: info.eyebrow, tag: 'brass' }
    );
  },
};
