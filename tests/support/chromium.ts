import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram, installDebianPackages } from './debian-packages.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
/** The same browser without its own windows: a test takes about a third less processor time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The typefaces of a page until its own arrive (app/_document/font-fallbacks.css); Debian's Chromium comes without one. */
const FALLBACKS = /^(?:Arial|Liberation Sans)$/;

/**
 * A real Chromium for the browser tests: the one that CHROMIUM_PATH names, Debian's, or Playwright's own; where there
 * is none it is installed, from Debian's packages or else by Playwright. Throws when nothing of that works. The typeface
 * that most visitors' machines have is installed too, where it is missing and Debian's packages can be had.
 */
export function findChromium(): string {
  if (!hasFallback()) installDebianPackages('fonts-liberation');
  if (!existsSync(HEADLESS_SHELL)) installDebianPackages('chromium', 'chromium-headless-shell');
  return findProgram(
    [process.env.CHROMIUM_PATH, HEADLESS_SHELL, DEBIAN_CHROMIUM, chromium.executablePath()],
    'No Chromium for the browser tests: install one and name it in CHROMIUM_PATH.',
    () => spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' }),
  );
}

function hasFallback(): boolean {
  const { stdout } = spawnSync('fc-match', ['--format=%{family}', 'Arial'], { encoding: 'utf8' });
  return FALLBACKS.test(stdout ?? '');
}
