// Renders the drawings in posts/ and updates/ to PNG files for public/images.
// Usage: node docs/illustrations/render.ts [name ...]   (without names: all of them)
import { mkdir, readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const here = import.meta.dirname;
const root = join(here, '..', '..');
const size = { width: 1600, height: 900 };
const folders = ['posts', 'updates'];
const fonts = [
  ['Bricolage Grotesque Variable', 'bricolage-grotesque', 'wght', '200 800'],
  ['Instrument Sans Variable', 'instrument-sans', 'wght', '400 700'],
] as const;
const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One @font-face rule with the file inside, because the page has no address to load it from. */
async function fontFace([family, pack, axis, weights]: (typeof fonts)[number]): Promise<string> {
  const file = join(
    root,
    'node_modules/@fontsource-variable',
    pack,
    'files',
    `${pack}-latin-${axis}-normal.woff2`,
  );
  const data = (await readFile(file)).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:${weights};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
}

/** Tells whether a drawing was asked for on the command line. */
function wanted(name: string): boolean {
  const names = process.argv.slice(2);
  return names.length === 0 || names.includes(name);
}

const css = (await Promise.all(fonts.map(fontFace))).join('');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: quietFlags });
const page = await browser.newPage({ viewport: size });
for (const folder of folders) {
  const target = join(root, 'public/images', folder);
  await mkdir(target, { recursive: true });
  for (const file of (await readdir(join(here, folder))).filter((f) => f.endsWith('.svg')).sort()) {
    const name = basename(file, '.svg');
    if (!wanted(name)) continue;
    const svg = await readFile(join(here, folder, file), 'utf8');
    await page.setContent(`<style>${css}body{margin:0}svg{display:block}</style>${svg}`);
    // Fonts are fetched only when used; loading them by name keeps the first picture from a fallback.
    await page.evaluate(
      (families) => {
        return Promise.all(families.map((family) => document.fonts.load(`600 40px "${family}"`)));
      },
      fonts.map(([family]) => family),
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shot = await page.screenshot({ clip: { x: 0, y: 0, ...size } });
    const out = join(target, `${name}.png`);
    const { size: bytes } = await sharp(shot).png({ palette: true, effort: 10 }).toFile(out);
    console.log(`${folder}/${name}.png ${(bytes / 1024).toFixed(1)} kB`);
  }
}
await browser.close();
