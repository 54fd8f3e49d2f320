import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Leaves a copy of every built script and style sheet beside it, compressed with brotli; lib/server/listener.ts sends it. */
export async function packStaticFiles(staticFolder: string): Promise<void> {
  const names = await readdir(staticFolder, { recursive: true });
  for (const name of names.filter((file) => /\.(css|js)$/.test(file))) {
    const file = path.join(staticFolder, name);
    const text = await readFile(file);
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    await writeFile(`${file}.br`, await brotli(text, { params }));
  }
}
