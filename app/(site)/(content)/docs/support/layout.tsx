import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/json-ld';
import { docs } from '@/content/docs';
import { settings } from '@/lib/env';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/seo/json-ld';
import { DocsPage } from '../docs-page';
import { HelpBox } from './help-box';

const { sidebar, support } = docs;

/** The ways to a person, which stay where the questions below them cannot be read. */
export default function SupportLayout({ children }: { children: ReactNode }) {
  return (
    <DocsPage eyebrow={support.eyebrow} title={support.title}>
      <HelpBox supportEmail={settings().supportEmail} />
      <div className="mt-14">{children}</div>
      <JsonLd
        data={breadcrumbs([paths.docsFeatures, sidebar], [paths.docsSupport, support.title])}
      />
    </DocsPage>
  );
}
