import 'server-only';
import { listFooterPages } from './website-content.ts';

type Pages = Awaited<ReturnType<typeof listFooterPages>>;

// Every bundle of the server has a copy of this file, so what was read last is the process's own.
const LAST = Symbol.for('nightdesk.footer-pages');
const memory = globalThis as { [LAST]?: Pages };

/**
 * The visible pages that the footer links. While they cannot be read, those of the last time: a page whose own content
 * is there, or that is missing, must not fail for its footer.
 *
 * @throws DataError when this process has never read them
 */
export async function footerPages(): Promise<Pages> {
  try {
    return (memory[LAST] = await listFooterPages());
  } catch (error) {
    if (memory[LAST]) return memory[LAST];
    throw error;
  }
}
