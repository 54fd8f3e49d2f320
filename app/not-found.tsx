import { NotFoundScreen } from '@/components/states/not-found-screen';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { SiteFrame } from './site-frame';

export const metadata = pageMetadata({
  title: 'Page not found',
  description: 'There is nothing at this address. The way back to the desk is one link away.',
  path: '/404',
  hidden: true,
});

export default function NotFoundPage() {
  return (
    <SiteFrame>
      <NotFoundScreen />
    </SiteFrame>
  );
}
