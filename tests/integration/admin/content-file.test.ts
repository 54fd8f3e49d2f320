import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { revalidateTag } from 'next/cache';
import { describe, expect, test, vi } from 'vitest';
import { registerRoles } from '../../support/admin-session.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { GET as save, POST as read } from '../../../app/admin/content-file/file/route.ts';
import { collections } from '../../../lib/admin/collections.ts';
import type { ContentPreview } from '../../../lib/admin/content-file.ts';
import { tableOf } from '../../../lib/collections/rows.ts';

const backend = connectToEmbedded();
const { clients, actAs } = registerRoles(backend);

const ADDRESS = 'http://site.test/admin/content-file/file';
type FileRow = Record<string, unknown>;
type ContentFile = { date: string; collections: Record<string, FileRow[]> };
type Answer = {
  http: number;
  preview?: ContentPreview;
  problems?: string[];
  status?: string;
  message?: string;
};

const saved = async () => (await save(new Request(ADDRESS))).text();
const undated = (text: string) => text.replace(/"date":"[^"]*"/, '"date":""');
const parsed = async () => JSON.parse(await saved()) as ContentFile;

async function send(content: string | ContentFile, query = '', headers = {}): Promise<Answer> {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const length = String(Buffer.byteLength(body));
  const request = new Request(`${ADDRESS}${query}`, {
    method: 'POST',
    body,
    headers: { 'content-length': length, ...headers },
  });
  const response = await read(request);
  return { http: response.status, ...(await response.json()) };
}

/** Applies what a file changes, and throws where it is refused. */
async function apply(content: string | ContentFile, more = ''): Promise<Answer> {
  const { preview, ...refusal } = await send(content);
  if (!preview) throw new Error(JSON.stringify(refusal));
  return send(content, `?apply=${preview.digest}${more}`);
}

const previewOf = ({ preview }: Answer, many: string) =>
  preview?.collections.find((one) => one.many === many);

/** Deletes everything that a file can bring back. */
async function empty() {
  for (const collection of collections.filter(({ kind }) => kind === 'content')) {
    const service = tableOf(backend().service(), collection);
    await service.delete().not(collection.key, 'is', null);
  }
}

describe('all content as a file', () => {
  test('is the same byte for byte after a round trip over an empty backend, and the same file changes nothing', async () => {
    // A position with applications cannot be deleted.
    await backend().service().from('job_applications').delete().not('id', 'is', null);
    const before = await saved();
    expect(before.split('\n').length).toBeGreaterThan(50);
    expect(await apply(before)).toMatchObject({ http: 200, status: 'done' });
    await empty();
    const nothing = await parsed();
    for (const { name } of collections.filter(({ kind }) => kind === 'content'))
      expect(nothing.collections[name], name).toEqual([]);
    expect(await apply(before)).toMatchObject({ http: 200, status: 'done' });
    expect(undated(await saved())).toBe(undated(before));
    const again = await send(before);
    for (const { created, changed, missing } of again.preview!.collections)
      expect([created.count, changed.count, missing.count]).toEqual([0, 0, 0]);
  });

  test('holds every column that a form edits, nothing that visitors sent and no account', async () => {
    const file = await parsed();
    const names = collections.filter(({ kind }) => kind === 'content' || kind === 'singleton');
    expect(Object.keys(file.collections)).toEqual(names.map(({ name }) => name));
    for (const { name, fields } of names)
      for (const row of file.collections[name]!.slice(0, 1))
        expect(Object.keys(row), name).toEqual(expect.arrayContaining(Object.keys(fields)));
    expect(JSON.stringify(file)).not.toContain('admin@');
  });
});

describe('what a file changes', () => {
  test('is shown field by field, then stored with its history, and deletes only where that is asked for', async () => {
    const file = await parsed();
    // What is deleted is a translation: an original takes its translations along.
    const first = file.collections.faq!.find(({ language }) => language === 'en');
    const gone = file.collections.faq!.find(({ language }) => language === 'et');
    const question = `Was it ${randomUUID()}?`;
    const key = randomUUID();
    const created = { ...first, id: key, question: 'Is this question new here?' };
    const rows = file.collections.faq!.filter((row) => row !== gone);
    const faq = [...rows.map((row) => (row === first ? { ...first, question } : row)), created];
    const shown = await send({ ...file, collections: { faq } });
    expect(previewOf(shown, 'FAQ')).toMatchObject({
      created: { count: 1, titles: ['Is this question new here?'] },
      changed: {
        count: 1,
        rows: [
          {
            title: first!.question,
            fields: [{ label: 'Question', before: first!.question, after: question }],
          },
        ],
      },
      missing: { count: 1, titles: [`${gone!.question} (Estonian)`] },
    });
    expect(shown.preview!.collections).toHaveLength(1);
    expect((await parsed()).collections.faq).toEqual(file.collections.faq);

    vi.mocked(revalidateTag).mockClear();
    const content = { ...file, collections: { faq } };
    expect(await apply(content)).toMatchObject({ status: 'done' });
    expect(vi.mocked(revalidateTag).mock.calls.flat()).toContain('faq-items');
    const ids = (await parsed()).collections.faq!.map(({ id }) => id);
    expect(ids).toContain(gone!.id);
    expect(ids).toContain(key);
    const history = await clients.administrator
      .from('content_changes')
      .select('operation, changed_by')
      .in('row_id', [String(first!.id), key])
      .order('id', { ascending: false })
      .limit(2);
    expect(history.data!.map(({ operation }) => operation).sort()).toEqual(['insert', 'update']);
    expect(history.data!.every(({ changed_by }) => changed_by !== null)).toBe(true);

    expect(await apply(content, '&remove=1')).toMatchObject({ status: 'done' });
    expect((await parsed()).collections.faq!.map(({ id }) => id)).not.toContain(gone!.id);
  });

  test('is not stored when a row was changed since it was shown', async () => {
    const file = await parsed();
    const [first] = file.collections.faq!;
    const faq = [{ ...first, question: 'Who was faster this time?' }];
    const content = { ...file, collections: { faq } };
    const { preview } = await send(content);
    const changed = { answer: 'A colleague was, by a second.' };
    await backend().service().from('faq_items').update(changed).eq('id', String(first!.id));
    expect(await send(content, `?apply=${preview!.digest}`)).toMatchObject({ status: 'changed' });
    expect((await parsed()).collections.faq!.map(({ question }) => question)).not.toContain(
      'Who was faster this time?',
    );
  });

  test('is made safe as if it were typed', async () => {
    const file = await parsed();
    const [first] = file.collections.articles!;
    const content = '<p onclick="steal()">Read</p><script>steal()</script><img src="x" alt="x">';
    expect(
      await apply({ ...file, collections: { articles: [{ ...first, content }] } }),
    ).toMatchObject({ status: 'done' });
    const stored = (await parsed()).collections.articles!.find(({ id }) => id === first!.id);
    expect(stored!.content).toBe('<p>Read</p>');
  });
});

describe('a file is refused, with the place of each fault and nothing stored', () => {
  const first = async (name: string) => (await parsed()).collections[name]![0]!;

  test.each([
    ['', /cannot be read as JSON/],
    ['{"collections":{}}', /no file with content/],
    ['[]', /no file with content/],
    ['{"format":"nightdesk-content","version":2,"collections":{}}', /newer version/],
    [
      '{"format":"nightdesk-content","version":1,"schema":"","date":"","collections":{"faq":[1]}}',
      /damaged at: collections, faq, 0/,
    ],
    [
      '{"format":"nightdesk-content","version":1,"schema":"","date":"","collections":{"profiles":[]}}',
      /no collection “profiles”/,
    ],
  ])('that is none: %s', async (content, sentence) => {
    expect((await send(content)).problems?.join()).toMatch(sentence);
  });

  test.each([
    ['a wrong type', 'articles', { title: 7 }, /Articles, row 1.*“Title”: it must be a text/],
    ['an unknown field', 'articles', { cover: '' }, /“cover”: this site has no such field/],
    ['a value that a form refuses', 'pages', { slug: 'A page' }, /“Address”: Use small letters/],
    ['an unreadable character', 'articles', { title: 'a\u0000b' }, /“Title”: .*cannot be read/],
    ['half of a pair', 'articles', { title: 'a\ud800b' }, /“Title”: .*cannot be read/],
    ['a key that is none', 'articles', { id: '../x' }, /“id”: this is no key/],
    ['a box that is no box', 'positions', { is_active: 'yes' }, /must be true or false/],
    ['a price that is not here', 'prices', { name: 'pricing_weekly' }, /has no price of that name/],
  ])('with %s', async (_what, name, values, sentence) => {
    const row = { ...(await first(name)), ...values };
    const before = undated(await saved());
    const answer = await send({ ...(await parsed()), collections: { [name]: [row] } });
    expect(answer.problems?.join()).toMatch(sentence);
    expect(undated(await saved())).toBe(before);
  });

  test('with an address that another row has, which is named', async () => {
    const row = await first('pages');
    const other = {
      ...row,
      id: randomUUID(),
      page_title: 'A second one',
      language: 'en',
      translation_of: null,
      translated_from: null,
      slug: row.translation_of ? 'about' : row.slug,
    };
    const answer = await send({ ...(await parsed()), collections: { pages: [other] } });
    expect(answer.problems).toEqual([
      expect.stringMatching(/“A second one”: another page has the same “Address” already/),
    ]);
  });

  test('with many faults, of which it tells 50', async () => {
    const row = await first('faq');
    const faq = Array.from({ length: 80 }, () => ({ ...row, id: randomUUID(), question: '' }));
    const answer = await send({ ...(await parsed()), collections: { faq } });
    expect(answer.problems).toHaveLength(50);
  });

  test('that is too large or comes from elsewhere, and by everyone but an owner', async () => {
    expect((await send('{}', '', { 'content-length': '10485761' })).http).toBe(413);
    expect((await send('{}', '', { 'sec-fetch-site': 'cross-site' })).http).toBe(403);
    for (const role of ['visitor', 'user'] as const) {
      actAs(role);
      expect((await send('{}')).http, role).toBe(401);
      expect((await save(new Request(ADDRESS))).status, role).toBe(401);
    }
  });
});

test('any text that a form takes comes back as it was, however long or strange', async () => {
  const file = await parsed();
  const [article] = file.collections.articles!;
  const strange = ['🗝️ key', 'مرحبا بالعالم', 'a\u202eb', '\u2028', '"\\n', '<b>&amp;</b>', '名前'];
  const words = fc.oneof(
    fc.constantFrom(...strange),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 4 }), async (parts) => {
      const title = `Title ${parts.join(' ')}`.slice(0, 190).toWellFormed();
      const row = { ...article, id: randomUUID(), title, content: `<p>${'x'.repeat(99_000)}</p>` };
      const content = { ...file, collections: { articles: [row] } };
      const shown = await send(content);
      if (shown.problems) return; // a form refuses it too
      await send(content, `?apply=${shown.preview!.digest}`);
      const stored = (await parsed()).collections.articles!.find(({ id }) => id === row.id);
      expect(stored).toBeDefined();
      const again = await send({ ...file, collections: { articles: [stored!] } });
      expect(previewOf(again, 'Articles')).toMatchObject({ unchanged: 1 });
    }),
    { numRuns: 8 },
  );
});
