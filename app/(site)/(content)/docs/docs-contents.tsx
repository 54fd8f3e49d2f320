import { ContentsLedger } from '@/components/layout/contents-ledger';
import { docs } from '@/content/docs';
import type { DocsPart } from './_components/docs-markdown';

/** The first level of the document, as addresses within the page. */
export function DocsContents({ parts }: { parts: readonly DocsPart[] }) {
  const chapters = parts.filter(({ level }) => level === 2);
  if (chapters.length < 2) return null;
  return <ContentsLedger label={docs.contents} entries={chapters} className="max-w-[57rem]" />;
}
