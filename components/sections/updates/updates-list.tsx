import { SampleStamp } from '@/components/sections/sample-stamp';
import { EmptyState } from '@/components/states/empty-state';
import { ErrorState } from '@/components/states/error-state';
import { buttonVariants } from '@/components/ui/button';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { localPath } from '@/lib/languages/local-path';
import { paths } from '@/lib/paths';
import type { UpdateList } from '@/lib/updates/lists';
import { UpdateEntry } from './update-entry';
import { viewUpdate, type StoredUpdate } from './update-view';
import { UpdatesFeed } from './updates-feed';
import { SkeletonRows } from './updates-skeleton';

interface UpdatesListProps {
  /** One page of updates; null when it could not be read. */
  result: { updates: StoredUpdate[]; total: number } | null;
  list: UpdateList;
  page: number;
}

/** A page of updates. With scripts, older ones load at its end. */
export async function UpdatesList({ result, list, page }: UpdatesListProps) {
  const { updatePages, updatesList: copy } = (await words()).productUpdates;
  const language = await currentLanguage();
  if (!result) return <ErrorState message={copy.error} />;
  if (result.updates.length === 0) return <EmptyState message={copy.empty} />;
  const updates = result.updates.map((update, index) =>
    viewUpdate(update, { language, words: copy, isFirst: index === 0 }),
  );
  const entry = { showType: list === 'all', words: copy.entry, sampleStamp: <SampleStamp /> };
  const ids = updates.map(({ id }) => id);
  return (
    <UpdatesFeed
      // Updates that were loaded below no longer fit when others are on the page.
      key={ids.join()}
      source={localPath(language, paths.olderUpdates(list))}
      page={page}
      ids={ids}
      entry={entry}
      path={localPath(language, updatePages[list].path)}
      total={result.total}
      words={copy.feed}
      skeleton={<SkeletonRows />}
      retryClassName={buttonVariants({ variant: 'outline' })}
    >
      {updates.map((update) => (
        <UpdateEntry key={update.id} update={update} {...entry} />
      ))}
    </UpdatesFeed>
  );
}
