import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { findChromium } from './chromium.ts';

/**
 * `npm pretest`: installs what the tests need from the system (Chromium) where it is missing, and removes the reports
 * of an earlier run, so that the summary reads none of them.
 */
const RESULTS = 'test-results';

console.log(`Chromium: ${findChromium()}`);
if (existsSync(RESULTS)) await rm(RESULTS, { recursive: true });
await mkdir(RESULTS, { recursive: true });
