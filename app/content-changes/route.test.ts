import { revalidateTag } from 'next/cache';
import { beforeEach, expect, it, vi } from 'vitest';
import { ALL_CONTENT_TAGS } from '@/lib/supabase/content-tags';

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));

const SECRET = 'a secret of thirty-two characters';
const ADDRESS = 'https://desk.test/content-changes';
const told = (table: string) => JSON.stringify({ type: 'INSERT', record: { table_name: table } });
const now = { expire: 0 };

/** The route with its settings, which are parsed once. */
async function post(secret: string, body: BodyInit, authorization = `Bearer ${SECRET}`) {
  vi.stubEnv('CONTENT_WEBHOOK_SECRET', secret);
  vi.resetModules();
  const { POST } = await import('./route');
  const headers = { authorization, 'content-type': 'application/json' };
  return POST(new Request(ADDRESS, { method: 'POST', body, headers }));
}
const expired = () => vi.mocked(revalidateTag).mock.calls;

beforeEach(() => {
  vi.mocked(revalidateTag).mockClear();
  vi.spyOn(console, 'log').mockReturnValue();
});

it('a change of a table expires the pages of that table at once, and no others', async () => {
  expect((await post(SECRET, told('config'))).status).toBe(204);
  expect(expired()).toEqual([['prices', now]]);
  vi.mocked(revalidateTag).mockClear();
  expect((await post(SECRET, told('contact_requests'))).status).toBe(204);
  expect(expired()).toEqual([]);
});

it('a change that cannot be read, or of a table that is not known, expires every page', async () => {
  const everything = ALL_CONTENT_TAGS.map((tag) => [tag, now]);
  const long = JSON.stringify({ record: { table_name: 'config', before: 'a'.repeat(1_100_000) } });
  for (const body of [told('translations'), told('__proto__'), '{"record":', '[]', '', long]) {
    vi.mocked(revalidateTag).mockClear();
    expect((await post(SECRET, body)).status, body.slice(0, 40)).toBe(204);
    expect(expired(), body.slice(0, 40)).toEqual(everything);
  }
});

it('without the secret nothing expires: 401, and 404 where none is set', async () => {
  for (const sent of ['', SECRET, `Bearer ${SECRET}x`, 'Bearer ', `Basic ${SECRET}`])
    expect((await post(SECRET, told('config'), sent)).status, sent).toBe(401);
  expect((await post('', told('config'), 'Bearer ')).status).toBe(404);
  expect((await post('', told('config'), 'Bearer undefined')).status).toBe(404);
  expect(expired()).toEqual([]);
});
