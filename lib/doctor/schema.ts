import { readSchemaVersion, SCHEMA_VERSION } from '../supabase/readiness.ts';
import { QUESTION_MS } from './ask.ts';
import { notChecked, right, wrong, type Line } from './line.ts';
import type { Project } from './project.ts';

/** Whether the database is as new as this version of the site: the question that the site asks when it starts. */
export async function checkSchema({ url, publishableKey }: Project): Promise<Line[]> {
  const subject = 'schema';
  if (!url || !publishableKey) return [notChecked(subject, 'There is no usable publishable key.')];
  const schema = await readSchemaVersion(url, publishableKey, QUESTION_MS);
  if (schema.version === null)
    return [
      schema.isReached
        ? wrong(subject, 'There is none of this site.', 'Apply it: supabase db push.')
        : notChecked(subject, 'The project does not say which one it has.'),
    ];
  if (!schema.isNewEnough)
    return [
      wrong(
        subject,
        `The database has ${schema.version}, and this site needs ${SCHEMA_VERSION}.`,
        'Apply the newer migrations: supabase db push.',
      ),
    ];
  const newer = schema.version > SCHEMA_VERSION ? ', newer than this site' : '';
  return [right(subject, `The database has ${schema.version}${newer}.`)];
}
