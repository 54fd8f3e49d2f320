import { adminCopy } from '@/content/admin';
import type { DeskRole } from '@/lib/auth/roles';
import type { Collection } from '@/lib/collections/collection';
import { ADMIN_PAGES, collectionsFor } from '@/lib/desk/rights';
import { deskPaths } from '@/lib/desk-paths';

const { navigation: copy, collection: collectionCopy, contentFile } = adminCopy;

/** A page of the desk; its name is that of its drawing, and of the collection whose unread rows are counted. */
export type NavigationLink = { href: string; label: string; name: string };

/** A named part of the sidebar. */
export type NavigationGroup = { name: string; label: string; links: NavigationLink[] };

/** The links to what a role may open, in the groups of the sidebar, and to what it may write. */
export function navigationOf(role: DeskRole) {
  const own = collectionsFor(role).filter(({ within }) => !within);
  const listsOf = (isOfGroup: (collection: Collection) => boolean) =>
    own.filter(isOfGroup).map(({ name, labels }) => ({
      href: deskPaths.collection(name),
      label: labels.many,
      name,
    }));
  const isInbox = ({ kind }: Collection) => kind === 'inbox';
  const hasWords = ({ kind, translatable }: Collection) => kind === 'file' || Boolean(translatable);
  const tools = [
    { href: deskPaths.coming, label: copy.coming, name: 'coming' },
    { href: deskPaths.outdatedTranslations, label: copy.translations, name: 'translations' },
    { href: deskPaths.person, label: copy.person, name: 'person' },
    { href: deskPaths.contentFile, label: contentFile.title, name: 'content-file' },
    { href: deskPaths.administrators, label: copy.administrators, name: 'administrators' },
  ].filter(({ href }) => ADMIN_PAGES.get(href)?.includes(role));
  const groups = [
    { name: 'inbox', label: copy.groups.inbox, links: listsOf(isInbox) },
    { name: 'content', label: copy.groups.content, links: listsOf(hasWords) },
    {
      name: 'site',
      label: copy.groups.site,
      links: listsOf((it) => !isInbox(it) && !hasWords(it)),
    },
    { name: 'tools', label: copy.groups.tools, links: tools },
  ];
  return {
    groups: groups.filter(({ links }) => links.length > 0),
    writing: own
      .filter(({ kind }) => kind === 'content')
      .map(({ name, labels }) => ({
        href: deskPaths.new(name),
        label: collectionCopy.add(labels.one),
        name,
      })),
  };
}
