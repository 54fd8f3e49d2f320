import type { Metadata } from 'next';
import { SITE_END_ID } from '@/components/layout/site-footer';
import { NotFoundScreen } from '@/components/states/missing-page';
import { settings } from '@/lib/env';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { SiteDocument } from './site-document';
import { SiteFrame } from './site-frame';

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(settings().siteUrl),
    ...pageMetadata({
      title: 'Page not found',
      description: 'There is nothing at this address. The way back to the desk is one link away.',
      path: '/404',
      hidden: true,
    }),
  };
}

/** For addresses that no route knows. A file app/not-found.tsx would be sent along with every page of the site. */
export default function GlobalNotFound() {
  return (
    <SiteDocument>
      {/* Its foot stands at the bottom of the window and grows upwards; it is painted when it is whole. */}
      <link rel="expect" href={`#${SITE_END_ID}`} blocking="render" />
      <SiteFrame>
        <NotFoundScreen />
      </SiteFrame>
    </SiteDocument>
  );
}
