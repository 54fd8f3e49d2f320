import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackage, run } from './install.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * A real Chromium for the browser tests: the one that CHROMIUM_PATH names, Debian's, or Playwright's own; where there
 * is none it is installed, from Debian's packages or else by Playwright. Throws when nothing of that works.
 */
export async function findChromium(): Promise<string> {
  const found = firstExisting();
  if (found) return found;
  console.log('No Chromium found; installing one.');
  installPackage('chromium');
  if (!firstExisting()) run('playwright', ['install', 'chromium']);
  const installed = firstExisting();
  if (!installed)
    throw new Error('No Chromium for the browser tests: install one and name it in CHROMIUM_PATH.');
  return installed;
}

function firstExisting(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, DEBIAN_CHROMIUM, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}
