import { UpdatesList } from '@/components/sections/updates/updates-list';
import type { listProductUpdates } from '@/lib/data/product-updates';
import type { UpdateList } from '@/lib/product-updates';
import { DocsPage } from '../docs-page';

interface UpdatesSectionProps {
  copy: { mark: { time: string; label: string }; title: string; lead: string };
  result: Awaited<ReturnType<typeof listProductUpdates>> | undefined;
  list: UpdateList;
  page: number;
  path: string;
}

/** The updates of one type, in the documentation. */
export function UpdatesSection({ copy, result, ...place }: UpdatesSectionProps) {
  const { mark, title, lead } = copy;
  return (
    <DocsPage mark={mark} title={title} lead={lead}>
      <UpdatesList result={result ?? null} {...place} />
    </DocsPage>
  );
}
