import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SIDEBAR_COOKIE, sidebarCookie } from '../../../app/admin/_components/sidebar-settings.ts';
import {
  KNOWN_BROWSER_COOKIE,
  MAIL_LINK_COOKIE,
  SIGN_UP_COOKIE,
} from '../../../lib/auth/browser-proofs.ts';
import { CONSENT_KEY, CONSENT_MONTHS } from '../../../lib/consent/consent.ts';
import { DRAFT_COOKIE } from '../../../lib/desk-paths.ts';
import { LANGUAGE_KEPT_KEY } from '../../../lib/languages/suggestion.ts';
import { OWN_HOUSE_KEY } from '../../../lib/try/own-house-limits.ts';
import {
  neededCookies,
  SESSION_COOKIE,
  sessionCookieOptions,
  viewerHintOptions,
} from '../../../lib/supabase/cookie-options.ts';
import { VIEWER_HINT_COOKIE } from '../../../lib/auth/viewer-hint.ts';
import { cookies } from './cookies.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The files that write into a browser, and the names under which they do. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  'lib/consent/consent.ts': [CONSENT_KEY],
  'lib/languages/suggestion.ts': [LANGUAGE_KEPT_KEY],
  'components/forms/drafts.ts': ['draft:'],
  'lib/try/house-store.ts': [OWN_HOUSE_KEY],
  'components/forms/desk-drafts.ts': ['desk-draft:', 'desk-user'],
  'app/admin/_components/sidebar.tsx': [SIDEBAR_COOKIE],
  'app/admin/preview/route.ts': [DRAFT_COOKIE],
  'lib/auth/browser-proofs.ts': [SIGN_UP_COOKIE, MAIL_LINK_COOKIE, KNOWN_BROWSER_COOKIE],
  'lib/auth/set-viewer-hint.ts': [VIEWER_HINT_COOKIE],
  'lib/supabase/session.ts': [SESSION_COOKIE],
  'middleware.ts': [SESSION_COOKIE, VIEWER_HINT_COOKIE],
};

/** Setting a cookie or a stored note; `store` is what cookies() gives. */
const WRITES =
  /\b(?:localStorage|sessionStorage)\s*(?:\.setItem|\[)|\bindexedDB\b|document\.cookie\s*=|\bcookieStore\b|\b(?:cookies(?:\(\))?\)?|store)\.set\(|['"]set-cookie['"]/;

const rows = cookies.sections.flatMap(({ blocks }) =>
  blocks.flatMap((block) =>
    typeof block === 'object' && 'table' in block ? block.table.rows : [],
  ),
);
const lifeOf = (name: string) => rows.find(([first]) => first?.startsWith(name))?.[2];

const sources = globSync('{app,components,lib}/**/*.{ts,tsx}')
  .concat('middleware.ts')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

describe('the cookie policy', () => {
  it('is told of every file that writes into a browser', () => {
    const writing = sources.filter(({ text }) => WRITES.test(text)).map(({ file }) => file);
    expect(writing.sort()).toEqual(Object.keys(WRITERS).sort());
  });

  it('names every cookie that the code has a name for', () => {
    const names = sources.flatMap(({ text }) =>
      [...text.matchAll(/_COOKIE = '([^']+)'/g)].map(([, name]) => name!),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !lifeOf(name))).toEqual([]);
  });

  it('names what they write, and nothing else', () => {
    const written = new Set(Object.values(WRITERS).flat());
    expect([...written].filter((name) => !lifeOf(name))).toEqual([]);
    expect(rows).toHaveLength(written.size);
  });

  it.each([
    [SESSION_COOKIE, sessionCookieOptions(true).maxAge],
    [
      SIDEBAR_COOKIE,
      Number(/Max-Age=(\d+)/.exec(sidebarCookie({ isCollapsed: true, closed: [] }, true))?.[1]),
    ],
  ])('says for how many days %s really lives', (name, seconds) => {
    expect(lifeOf(name)).toContain(`${(seconds ?? 0) / DAY_SECONDS} days`);
  });

  it('says for how long a choice counts', () => {
    expect(lifeOf(CONSENT_KEY)).toContain(`${CONSENT_MONTHS} months`);
  });

  it('gives the display hint the life of the session', () => {
    expect(viewerHintOptions(true).maxAge).toBe(sessionCookieOptions(true).maxAge);
    expect(lifeOf(VIEWER_HINT_COOKIE)).toBe('As the one above');
  });

  it('needs to name no code verifier, since none is set; one of before is still taken away', () => {
    const changed = ['-code-verifier', '-flow-0123-code-verifier', '-code-verifier.0', '.0']
      .map((end) => ({ name: SESSION_COOKIE + end, value: 'x' }))
      .concat({ name: `${SESSION_COOKIE}-code-verifier`, value: '' });
    expect(neededCookies(changed)).toEqual(changed.slice(3));
  });
});
