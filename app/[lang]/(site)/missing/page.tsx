import type { Metadata } from 'next';
import { MissingPage } from '@/components/states/missing-page';
import { words } from '@/content/words';
import { missingPageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  return missingPageMetadata((await words()).states.notFound.title);
}

/** Answers at the addresses of other languages that no route knows (lib/server/address-rules.ts). */
export default MissingPage;
