import { adminCopy } from '@/content/admin';
import { findPerson, personFile, readAsked, recordPersonFile } from '@/lib/desk/people/person';
import { ANSWERING } from '@/lib/desk/rights';
import { outsideRole } from '@/lib/auth/outside-role';
import { currentAccess } from '@/lib/auth/require-admin';
import { serviceAway } from '@/lib/auth/service-away';
import { logEvent, logFailure } from '@/lib/log';
import { dateInSwitzerland } from '@/lib/text/format';

/** Everything that is kept about a person as one JSON file. That it is saved is recorded first, not about whom. */
export async function GET(request: Request): Promise<Response> {
  const { client, access } = await currentAccess();
  if (access.role === 'unknown') return serviceAway(adminCopy.person.fileFailed);
  if (access.role !== 'admin') return new Response(null, { status: 401 });
  if (!ANSWERING.includes(access.desk)) return outsideRole();
  // Another site could have files recorded as saved.
  if (request.headers.get('sec-fetch-site') === 'cross-site')
    return new Response(null, { status: 403 });
  const read = readAsked(new URL(request.url).searchParams, access.user.id);
  if (!read.success) return new Response(read.message, { status: 400 });
  const { asked } = read;
  try {
    const { lists } = await findPerson(client, asked.person, asked.also);
    await recordPersonFile(client);
    logEvent('person-exported', {});
    const file = personFile(asked, access.user.email ?? access.user.id, lists);
    return new Response(`${JSON.stringify(file, null, 2)}\n`, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="person-${dateInSwitzerland()}.json"`,
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    logFailure('person-not-exported', error);
    return new Response(adminCopy.person.fileFailed, { status: 503 });
  }
}
