import type { Language } from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { paths } from '../paths.ts';

/**
 * The page on which a mail of the auth service was asked for, by which its template (account-templates.ts) chooses the
 * language. The auth service calls it the redirect; the link in the mail does not lead there.
 */
export function accountMailPage(siteUrl: string, language: Language): string {
  return `${siteUrl}${localPath(language, paths.auth)}`;
}
