import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const pack = promisify(brotliCompress);

/** Leaves a copy of every built script and style sheet beside it, packed with brotli; lib/http/packed-files.ts serves it. */
export async function packStaticFiles(staticFolder: string): Promise<void> {
  const names = await readdir(staticFolder, { recursive: true });
  for (const name of names.filter((file) => /\.(css|js)$/.test(file))) {
    const file = path.join(staticFolder, name);
    const body = await readFile(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    await writeFile(`${file}.br`, await pack(body, { params }));
  }
}
