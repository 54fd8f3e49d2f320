import { Drawing } from '@/components/illustrations/drawing';
import { LegalPage } from '@/components/legal/legal-page';
import { IN_FORCE_SINCE, legalFrame } from '@/content/legal/document';
import { terms } from '@/content/legal/terms';
import { pageHeads } from '@/content/page-heads';
import { settings } from '@/lib/env';
import { formatDay } from '@/lib/format';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import cardAndPen from './card-and-pen.svg';

export const metadata = pageMetadata({ ...pageHeads[paths.terms], path: paths.terms });

export default function TermsPage() {
  return (
    <LegalPage
      document={terms}
      date={{
        label: legalFrame.inForce,
        day: <time dateTime={IN_FORCE_SINCE}>{formatDay(IN_FORCE_SINCE)}</time>,
      }}
      supportEmail={settings().supportEmail}
      drawing={<Drawing file={cardAndPen} className="w-full overflow-visible" />}
    />
  );
}
