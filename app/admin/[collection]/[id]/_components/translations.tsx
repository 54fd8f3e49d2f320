import { Badge } from '@/components/ui/badge';
import { adminCopy } from '@/content/admin';
import { keyOf, type Collection } from '@/lib/collections/collection';
import type { Row } from '@/lib/collections/row';
import {
  isOutdated,
  listTranslations,
  stateOfTranslation,
} from '@/lib/collections/row-translations';
import { languages } from '@/lib/languages/languages';
import { deskPaths } from '@/lib/desk-paths';
import type { Client } from '@/lib/supabase/client';
import { DeskLink } from '../../../_components/desk-link';
import { StateBadge } from '../../../_components/state-badge';
import { MakeTranslation } from './make-translation';

const { translations: copy } = adminCopy;

type Props = { client: Client; collection: Collection; row: Row };

/** The languages of the site, each with the state of the translation of a row, and what makes or opens it. */
export async function Translations({ client, collection, row }: Props) {
  const key = keyOf(collection, row);
  const translations = await listTranslations(client, collection, key);
  return (
    <section aria-labelledby="translations" className="mt-12 max-w-3xl">
      <h2 id="translations" className="text-h4">
        {copy.title}
      </h2>
      <p className="mt-1 text-muted-foreground">{copy.lead}</p>
      <ul className="mt-4 border-t-[1.5px] border-foreground">
        {languages
          .filter((language) => language !== 'en')
          .map((language) => {
            const translation = translations.find((each) => each.language === language);
            const state = translation && stateOfTranslation(collection, translation, row);
            return (
              <li
                key={language}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b py-2"
              >
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="w-20 font-semibold">{copy.languages[language]}</span>
                  {state ? (
                    <StateBadge state={state} />
                  ) : (
                    <span className="text-muted-foreground">{copy.none}</span>
                  )}
                  {translation && isOutdated(translation, row) ? (
                    <Badge>{copy.outdated}</Badge>
                  ) : null}
                </span>
                {translation ? (
                  <DeskLink
                    href={deskPaths.row(collection.name, keyOf(collection, translation))}
                    className="inline-flex min-h-11 items-center underline"
                  >
                    {copy.open(copy.languages[language])}
                  </DeskLink>
                ) : (
                  <MakeTranslation collection={collection.name} of={key} language={language} />
                )}
              </li>
            );
          })}
      </ul>
    </section>
  );
}
