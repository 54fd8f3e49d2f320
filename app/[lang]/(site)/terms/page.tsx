import { metadataOf } from '@/app/_document/head-metadata';
import { Drawing } from '@/components/illustrations/drawing';
import { LegalPage } from '@/components/legal/legal-page';
import { words } from '@/content/words';
import { settings } from '@/lib/env/env';
import cardAndPen from './card-and-pen.svg';

export const generateMetadata = metadataOf((words) => words.terms.terms);

export default async function TermsPage() {
  const { terms } = (await words()).terms;
  return (
    <LegalPage
      document={terms}
      supportEmail={settings().supportEmail}
      drawing={<Drawing file={cardAndPen} className="w-full overflow-visible" />}
    />
  );
}
