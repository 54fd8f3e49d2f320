import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/sections/eyebrow';
import { JsonLd } from '@/components/seo/json-ld';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/seo/json-ld';

interface DocsPageProps {
  eyebrow: { time: string; label: string };
  title: string;
  lead?: string;
  /** The address of a section below the first one. */
  path?: string;
  children: ReactNode;
}

/** Heading of a section of the documentation, and its content below it. */
export async function DocsPage({ eyebrow, title, lead, path, children }: DocsPageProps) {
  const { docs, navigation } = await words();
  return (
    <>
      <Eyebrow {...eyebrow} />
      <h1 className="max-w-[12em] text-h2">{title}</h1>
      {lead ? <p className="mt-6 max-w-measure text-lead">{lead}</p> : null}
      <div className="mt-10 xl:mt-14">{children}</div>
      {path ? (
        <JsonLd
          data={breadcrumbs(
            navigation,
            await currentLanguage(),
            [paths.docsFeatures, docs.docs.sidebar],
            [path, title],
          )}
        />
      ) : null}
    </>
  );
}
