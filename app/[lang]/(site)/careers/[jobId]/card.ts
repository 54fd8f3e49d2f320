import { getJobOpening } from '@/lib/careers/job-openings';
import { isSlug } from '@/lib/forms/fields';
import { paths } from '@/lib/paths';
import type { StoredCards } from '@/lib/seo/page-head';

export const cards: StoredCards = {
  pathOf: paths.job,
  async find(key, language, { careers }) {
    const job = isSlug(key) ? await getJobOpening(key, language) : null;
    if (!job) return null;
    const { title, seo_title, type, location } = job;
    return {
      title: seo_title || title,
      eyebrow: careers.job.eyebrow,
      tag: 'oxblood',
      facts: [type, location],
    };
  },
};
