import { existsSync } from 'node:fs';
import { installDebianPackages } from '../support/debian-packages.ts';

const NEEDED = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  wrk: '/usr/bin/wrk',
} as const;

/** The web server and the load generator of the comparison: Debian's, installed where they are missing. */
export function ensureMachinePackages(): void {
  const missing = absent();
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')}.`);
  installDebianPackages(...missing);
  const lacking = absent();
  if (lacking.length > 0) throw new Error(`Missing on this machine: ${lacking.join(', ')}.`);
}

function absent(): string[] {
  return Object.entries(NEEDED)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);
}
