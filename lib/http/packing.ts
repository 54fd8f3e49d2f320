import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How a body may be packed; null leaves it as it is. */
export type Packing = 'br' | 'gzip' | null;

/** While a reader waits. Beyond it the packing takes noticeably longer, and hardly makes a page smaller. */
const BROTLI_QUALITY = 6;

const brotli = promisify(brotliCompress);

/** The best packing that a client takes, by its `accept-encoding`. */
export function packingFor(acceptEncoding: string | undefined): Packing {
  const offered = (acceptEncoding ?? '').toLowerCase();
  if (takes(offered, 'br')) return 'br';
  return takes(offered, 'gzip') ? 'gzip' : null;
}

function takes(offered: string, name: string): boolean {
  return offered.split(',').some((entry) => {
    const [coding, ...parameters] = entry.split(';').map((part) => part.trim());
    return (
      coding === name && !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter))
    );
  });
}

/** Packs a body while a reader waits. */
export function pack(body: Buffer, packing: Packing): Buffer {
  if (packing === 'gzip') return gzipSync(body);
  return packing === 'br' ? brotliCompressSync(body, brotliOptions(body, BROTLI_QUALITY)) : body;
}

/** Packs a body as small as it gets, beside the main thread: a second on one core for the home page. */
export function packTightly(body: Buffer): Promise<Buffer> {
  return brotli(body, brotliOptions(body, constants.BROTLI_MAX_QUALITY));
}

function brotliOptions(body: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
}
