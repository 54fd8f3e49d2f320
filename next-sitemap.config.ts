import type { IConfig } from 'next-sitemap';
import { brand } from './lib/brand.ts';
import { languages } from './lib/languages/languages.ts';
import { localPath } from './lib/languages/local-path.ts';
import { paths } from './lib/paths.ts';
import { searchedPaths } from './lib/routes.ts';
import { everyLanguage, languageLinks } from './lib/seo/page-metadata.ts';

const siteUrl = (process.env.SITE_URL || brand.url).replace(/\/+$/, '');

/**
 * robots.txt and the sitemap of the static pages, written into public/ after each build. The sitemap of stored content
 * is rendered by the running site: app/stored-sitemap.xml.
 */
const config: IConfig = {
  siteUrl,
  outDir: 'public',
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  // The list of pages is lib/paths.ts. Other build output is not for search engines.
  exclude: ['*'],
  additionalPaths: async () =>
    searchedPaths.flatMap((path) => {
      const alternateRefs = Object.entries(languageLinks(everyLanguage(path))).map(
        ([hreflang, link]) => ({ hreflang, href: `${siteUrl}${link}`, hrefIsAbsolute: true }),
      );
      return languages.map((language) => ({ loc: localPath(language, path), alternateRefs }));
    }),
  // No date: a build changes none of these pages.
  autoLastmod: false,
  robotsTxtOptions: {
    policies: [
      {
        userAgent: '*',
        allow: '/',
        // Redirects to other hosts, and answers to scripts. Pages that are not for search say so themselves: a crawler
        // that may not read them would never see it.
        disallow: [
          `${paths.app.root}/`,
          `${paths.app.root}$`,
          paths.login,
          paths.demoCall,
          paths.supportCall,
          paths.analytics,
          paths.chatTestScript,
          paths.olderUpdates(''),
        ],
      },
    ],
    additionalSitemaps: [`${siteUrl}${paths.storedSitemap}`],
  },
};

export default config;
