import { Drawing } from '@/components/illustrations/drawing';
import { LegalPage } from '@/components/legal/legal-page';
import { terms } from '@/content/legal/terms';
import { pageHead } from '@/content/page-heads';
import { settings } from '@/lib/env/env';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import cardAndPen from './card-and-pen.svg';

export const metadata = pageMetadata(pageHead(paths.terms));

export default function TermsPage() {
  return (
    <LegalPage
      document={terms}
      supportEmail={settings().supportEmail}
      drawing={<Drawing file={cardAndPen} className="w-full overflow-visible" />}
    />
  );
}
