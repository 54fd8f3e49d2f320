import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { projectOf } from './project.ts';
import { checkSitemap } from './sitemap.ts';

// A table with so many rows takes minutes to fill; that a real one is counted is in tests/integration/hosted/doctor.test.ts.
it.each([
  ['*/39999', 'right'],
  ['*/40000', 'wrong'],
  ['*/*', 'not checked'],
])('an answer of %s articles is %s', async (range, status) => {
  const server = createServer(({ url }, response) => {
    const isPosts = url?.startsWith('/rest/v1/blog_posts?');
    response.writeHead(200, { 'content-range': isPosts ? range : '*/0' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const project = projectOf({
    SUPABASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${'0'.repeat(22)}_${'0'.repeat(8)}`,
  });
  expect(await checkSitemap(project)).toMatchObject({ status });
  server.close();
});
