import 'server-only';
import { logFailure } from '../log.ts';
import { listPmsProviders } from './pms-providers.ts';

/** The names of booking systems by their codes: of those that the site lists, or of the built-in ones while it cannot be read. */
export async function listSystemNames(
  builtIn: readonly { code: string; name: string }[],
): Promise<ReadonlyMap<string, string>> {
  const stored = await listPmsProviders().catch((failure: unknown) => {
    logFailure('systems-not-named', failure);
    return [];
  });
  return new Map([...builtIn, ...stored].map(({ code, name }) => [code, name]));
}
