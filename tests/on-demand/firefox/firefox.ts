import { existsSync } from 'node:fs';
import { launch, type Browser } from 'puppeteer-core';
import { installDebianPackages } from '../../support/debian-packages.ts';

const DEBIAN_FIREFOX = '/usr/bin/firefox-esr';

/** A real Firefox: the one that FIREFOX_PATH names or Debian's, which is installed where there is none. */
function findFirefox(): string {
  const places = [process.env.FIREFOX_PATH, DEBIAN_FIREFOX];
  const find = () => places.find((place) => place && existsSync(place));
  if (!find()) installDebianPackages('firefox-esr');
  const found = find();
  if (!found) throw new Error('No Firefox for the tests: install one and name it in FIREFOX_PATH.');
  return found;
}

/** Starts Firefox without a window. */
export function startFirefox(): Promise<Browser> {
  return launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: findFirefox(),
    headless: true,
    timeout: 90_000,
  });
}
