import { defaultLanguage } from '../languages/languages.ts';
import { localPath, splitLanguage } from '../languages/local-path.ts';
import { withoutSign } from './without-sign.ts';

/** Redirects by their old addresses. */
type Targets = ReadonlyMap<string, string>;

/**
 * The target of an old address: by a redirect of its own; under another language by that of the English address, which links
 * may name there; and with a sign at its end that is no part of it, to the address without that.
 *
 * @param path in the one spelling of `sitePath`
 * @param isPage whether an address is known to be that of a page
 * @returns null for nowhere
 */
export function targetOf(
  path: string,
  targets: Targets,
  isPage: (path: string) => boolean,
): string | null {
  const own = targets.get(path);
  if (own !== undefined) return own;
  const english = englishTarget(path, targets);
  if (english !== null && !leadsTo(english, path, targets)) return english;
  const meant = withoutSign(path);
  if (meant === null) return null;
  return isPage(meant) ? meant : targetOf(meant, targets, isPage);
}

function englishTarget(path: string, targets: Targets): string | null {
  const { language, path: english } = splitLanguage(path);
  const target = language === defaultLanguage ? undefined : targets.get(english);
  if (target === undefined) return null;
  return splitLanguage(target).language === defaultLanguage ? localPath(language, target) : target;
}

/** Whether a target leads on to an address: a redirect of a language and one of English may lead to each other. */
function leadsTo(target: string, path: string, targets: Targets): boolean {
  const seen = new Set<string>();
  let at: string | null = target;
  while (at !== null) {
    const address: string = at.replace(/#.*/, '');
    if (address === path) return true;
    if (seen.has(address)) return false;
    seen.add(address);
    at = targets.get(address) ?? englishTarget(address, targets);
  }
  return false;
}
