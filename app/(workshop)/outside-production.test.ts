import { readdirSync } from 'node:fs';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** File names that Next takes for a part of a route (its conventions for the app folder). */
const CONVENTIONS = /^(page|layout|route|template|default|error|loading|not-found)\./;

async function pageExtensions(): Promise<readonly string[]> {
  vi.resetModules();
  const { default: settingsOf } = await import('@/next.config');
  return settingsOf(PHASE_PRODUCTION_BUILD).pageExtensions ?? [];
}

describe('the workshop', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([undefined, '', '0', 'true'])(
    'has no pages in a build with WORKSHOP=%s',
    async (value) => {
      vi.stubEnv('WORKSHOP', value);
      expect(await pageExtensions()).toEqual(['tsx', 'ts', 'jsx', 'js']);
    },
  );

  it('has pages in a build with WORKSHOP=1', async () => {
    vi.stubEnv('WORKSHOP', '1');
    expect(await pageExtensions()).toContain('workshop.tsx');
  });

  it('names every file that Next would take for a route .workshop.tsx', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
      .map(({ name }) => name)
      .filter((name) => CONVENTIONS.test(name));
    expect(files).toEqual(expect.arrayContaining(['layout.workshop.tsx', 'page.workshop.tsx']));
    expect(files.filter((name) => !/^[a-z-]+\.workshop\.tsx$/.test(name))).toEqual([]);
  });
});
