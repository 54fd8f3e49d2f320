import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packTightly } from '../../../lib/http/packing.ts';

/** Leaves a copy of every built script and style sheet beside it, packed with brotli; lib/http/packed-files.ts serves it. */
export async function packStaticFiles(staticFolder: string): Promise<void> {
  const names = await readdir(staticFolder, { recursive: true });
  for (const name of names.filter((file) => /\.(css|js)$/.test(file))) {
    const file = path.join(staticFolder, name);
    await writeFile(`${file}.br`, await packTightly(await readFile(file)));
  }
}
