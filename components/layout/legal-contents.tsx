import { legalFrame, type LegalDocument } from '@/content/legal/document';
import { ContentsLedger } from './contents-ledger';

/** The sections of a legal text. They stay in view beside it where the window is high enough for them. */
export function LegalContents({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <ContentsLedger
      label={legalFrame.contents}
      entries={sections}
      className="mt-3 xl:[@media(min-height:45rem)]:sticky xl:[@media(min-height:45rem)]:top-28"
      listClassName="xl:columns-1"
    />
  );
}
