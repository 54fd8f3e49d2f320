import type { SupabaseClient } from '@supabase/supabase-js';
import { buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import type { Row } from '@/lib/collections/row';
import { listAdministrators } from '@/lib/data/administrators';
import { listResumeOpenings } from '@/lib/data/resumes';
import { formatMoment } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { Database } from '@/lib/supabase/database.types';

const copy = adminCopy.inbox;

type SubmissionProps = { client: SupabaseClient<Database>; row: Row };

/** What the form of a submission does not show: who marked it, whether it is doubtful, and the resume. */
export async function Submission({ client, row }: SubmissionProps) {
  const [administrators, openings] = await Promise.all([
    listAdministrators(client),
    'resume_url' in row ? listResumeOpenings(client, String(row.id)) : [],
  ]);
  const emailOf = (id: unknown) => administrators.find((one) => one.id === id)?.email ?? null;
  return (
    <div className="mb-8 grid max-w-3xl gap-4">
      {row.handled_at ? (
        <p className="text-muted-foreground">
          {copy.marked(emailOf(row.handled_by), formatMoment(String(row.handled_at)))}
        </p>
      ) : null}
      {row.is_doubtful ? <p className="text-muted-foreground">{copy.doubtful}</p> : null}
      {'resume_url' in row && !row.resume_url ? <p>{copy.noResume}</p> : null}
      {row.resume_url ? (
        <>
          <p>
            {/* Not a page of the application: nothing is fetched ahead of the click, which is recorded. */}
            <a href={paths.adminResume(String(row.id))} className={buttonVariants()}>
              {copy.resume}
            </a>
          </p>
          <p className="text-small text-muted-foreground">{copy.resumeHint}</p>
          {openings.length > 0 ? (
            <div>
              <h2 className="font-semibold">{copy.openings}</h2>
              <ul>
                {openings.map(({ id, opened_by, created_at }) => (
                  <li key={id} className="wrap-anywhere">
                    {emailOf(opened_by) ?? copy.formerAdministrator},{' '}
                    <time dateTime={created_at}>{formatMoment(created_at)}</time>
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            <p className="text-small text-muted-foreground">{copy.notOpened}</p>
          )}
        </>
      ) : null}
    </div>
  );
}
