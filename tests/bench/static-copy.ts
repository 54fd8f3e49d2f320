import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const packTightly = promisify(brotliCompress);

/** Files that a page names, with their folder: styles, fonts, pictures. */
const NAMED = /(?:href|src)="(\/[^"#?]+\.(?:css|woff2|svg|png|ico|webp|avif))(?:\?[^"]*)?"/g;
const NAMED_IN_STYLES = /url\(["']?([^"')]+\.woff2)["']?\)/g;

/**
 * Saves the site's home page as static HTML with its styles, fonts and pictures, and without its scripts: what somebody
 * would write by hand. Gives the configuration that serves it, packed, over nginx.
 */
export async function saveAsStatic(site: string, folder: string, port: number): Promise<string> {
  const page = await (await fetch(site)).text();
  const html = page
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]+as="script"[^>]*>/g, '');
  const root = path.join(folder, 'root');
  await save(root, '/index.html', Buffer.from(html));
  const files = new Set([...html.matchAll(NAMED)].map(([, file = '']) => file));
  for (const file of files) {
    const answer = await fetch(new URL(file, site));
    if (!answer.ok) continue;
    const body = Buffer.from(await answer.arrayBuffer());
    await save(root, file, body);
    if (!file.endsWith('.css')) continue;
    // A set grows while it is walked: fonts are fetched in their turn.
    for (const [, url = ''] of body.toString().matchAll(NAMED_IN_STYLES))
      files.add(new URL(url, new URL(file, site)).pathname);
  }
  const config = path.join(folder, 'nginx.conf');
  await writeFile(config, configuration(folder, root, port));
  return config;
}

async function save(root: string, name: string, body: Buffer): Promise<void> {
  const file = path.join(root, decodeURIComponent(name));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, body);
  if (/\.(?:html|css|svg)$/.test(name)) await writeFile(`${file}.br`, await packTightly(body));
}

function configuration(folder: string, root: string, port: number): string {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/scratch;`)
    .join('\n  ');
  return `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
user root;
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${scratch}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    brotli_static on;
  }
}
`;
}
