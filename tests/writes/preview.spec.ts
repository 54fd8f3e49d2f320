import { expect, test } from '../support/fixtures.ts';
import { serviceClient } from '../support/people.ts';
import { ask, get } from '../support/requests.ts';
import { cookieOf, type Role } from '../support/roles.ts';
import { HOST_APP_URL, SITE_URL } from '../support/site.ts';
import { runAxe } from '../support/visit.ts';

test.use({ tolerated: /status of 404 .*\/resources\// });

/** In every row of these tests. */
const WORDS = 'E2E The blue lamp';
const BAR = 'Preview: this version is not public';
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const OWN_FORM = { ...FORM, 'sec-fetch-site': 'same-origin' };

const article = {
  title: WORDS,
  excerpt: WORDS,
  content: `<p>${WORDS}</p>`,
  read_time: '1 min read',
};

/** Each kind of row that visitors do not see yet: its collection, its table, what is stored, and where its page is. */
const KINDS = {
  draft: ['articles', 'blog_posts', { ...article, status: 'draft' }, '/resources/[id]'],
  scheduled: [
    'articles',
    'blog_posts',
    { ...article, status: 'published', date: '2099-01-01' },
    '/resources/[id]',
  ],
  closed: [
    'positions',
    'job_openings',
    {
      title: WORDS,
      department: 'Desk',
      location: 'Chur',
      type: 'Full-time',
      description: WORDS,
      is_active: false,
    },
    '/careers/[id]',
  ],
  hidden: [
    'pages',
    'website_content',
    {
      page_title: WORDS,
      nav_title: WORDS,
      content: `<p>${WORDS}</p>`,
      order_index: 900,
      slug: 'e2e-blue-lamp',
      visible: false,
    },
    '/info/e2e-blue-lamp',
  ],
  later: [
    'updates',
    'product_updates',
    { title: WORDS, body: WORDS, type: 'minor', created_at: TOMORROW },
    '/product-updates/[id]',
  ],
  coming: [
    'providers',
    'pms_providers',
    { name: WORDS, code: 'E2E_BLUE_LAMP', status: 'coming_soon' },
    '/integrations/e2e_blue_lamp',
  ],
} as const;

type Kind = keyof typeof KINDS;
type Stored = { collection: string; table: (typeof KINDS)[Kind][1]; id: string; address: string };

let rows: Record<Kind, Stored>;

test.beforeAll(async () => {
  const stored = await Promise.all(
    Object.entries(KINDS).map(async ([kind, [collection, table, values, address]]) => {
      const inserted = serviceClient()
        .from(table)
        .insert(values as never);
      const { data } = await inserted.select('id').single().throwOnError();
      return [kind, { collection, table, id: data.id, address: address.replace('[id]', data.id) }];
    }),
  );
  rows = Object.fromEntries(stored) as typeof rows;
});

test.afterAll(async () => {
  for (const { table, id } of Object.values(rows))
    await serviceClient().from(table).delete().eq('id', id).throwOnError();
});

test('an administrator previews a draft in another tab, and leaves the preview @core', async ({
  adminPage: page,
}) => {
  const { id, address } = rows.draft;
  await page.goto(`/admin/articles/${id}`);
  const preview = page.getByRole('button', { name: 'Preview', exact: true });
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('E2E Not saved yet');
  await expect(preview).toHaveAccessibleDescription(/shows the saved version. Save first/);
  const [shown] = await Promise.all([page.context().waitForEvent('page'), preview.click()]);

  await expect(shown).toHaveURL(address);
  await expect(shown.getByRole('heading', { level: 1, name: WORDS })).toBeVisible();
  const bar = shown.getByRole('region', { name: 'Preview' });
  await expect(bar).toContainText(BAR);
  await expect(shown.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  expect(await runAxe(shown)).toEqual([]);
  expect((await get(address)).status, 'for a visitor').toBe(404);

  await bar.getByRole('button', { name: 'Leave preview' }).click();
  await expect(shown).toHaveURL(`/admin/articles/${id}`);
  expect((await shown.goto(address))?.status(), 'without a preview').toBe(404);
  await expect(shown.getByText(BAR)).toHaveCount(0);
  await expect(title).toHaveValue('E2E Not saved yet');
});

// Catches a preview that its policy keeps out of the desk, that stays as it was after a save, or that loads where it has no room.
test('beside the text in a wide window, the preview is of what was saved last', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/articles/${rows.draft.id}`);
  const toggle = page.getByRole('button', { name: 'Preview beside the text' });
  await toggle.click();
  const shown = page.frameLocator(`iframe[title="Preview of ${WORDS}"]`);
  await expect(shown.getByRole('heading', { level: 1, name: WORDS })).toBeVisible();
  await expect(shown.getByText(BAR)).toBeHidden();
  expect(await runAxe(page)).toEqual([]);

  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${WORDS} at night`);
  await page.getByRole('button', { name: 'Save' }).click();
  const again = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(again).toHaveText(`${WORDS} at night`);
  await page.getByRole('button', { name: 'Phone width' }).click();
  await expect.poll(() => again.evaluate(() => window.innerWidth)).toBeLessThan(400);

  await page.reload();
  await expect(again).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test('each kind of row is previewed by administrators alone, and never kept', async () => {
  const administrator = await cookieOf('administrator');
  const user = await cookieOf('user');
  for (const [kind, row] of Object.entries(rows)) {
    // Warm: what the cache holds for visitors before the preview.
    expect(await read(row.address), kind).not.toContain(BAR);
    const { status, headers } = await press('show', row, administrator);
    expect([status, headers.get('location')], kind).toEqual([303, row.address]);
    expect(headers.get('set-cookie'), kind).toContain(
      `; Path=${row.address}; HttpOnly; SameSite=lax`,
    );
    const draft = cookieFrom(headers);

    const cookie = `${administrator}; ${draft}`;
    for (const [name, value] of [
      ['accept', 'text/html'],
      ['content-type', 'text/plain'],
      ['content-length', '000000'],
    ] as const) {
      const shown = await ask({ address: row.address, headers: { cookie, [name]: value } });
      expect(shown.status, kind).toBe(200);
      expect(shown.text, kind).toContain(BAR);
      expect(shown.text, kind).toContain(WORDS);
      expect(shown.headers.get('cache-control'), kind).toMatch(/^private,.*no-store/);
      expect(shown.headers.get('x-robots-tag'), kind).toBe('noindex');
      expect(shown.headers.get('content-security-policy'), kind).toMatch(/script-src [^;]*'nonce-/);
      expect(shown.headers.get('content-security-policy'), kind).toContain(
        "frame-ancestors 'self'",
      );
      expect(shown.headers.get('x-frame-options'), kind).toBe('SAMEORIGIN');
      expect(shown.headers.get('etag'), kind).toBeNull();
    }

    // No page cache and no cookie gives it to anyone else: as a page, as data, as the answer to a form.
    const rsc = { rsc: '1', 'sec-fetch-dest': 'empty' };
    for (const other of ['', draft, `${user}; ${draft}`, '__prerender_bypass=x'])
      for (const more of [{}, rsc]) {
        const { text, headers } = await ask({
          address: row.address,
          headers: { cookie: other, ...more },
        });
        expect(headers.get('x-frame-options'), `${kind}: ${other}`).toBe('DENY');
        expect(text, `${kind}: ${other}`).not.toContain(BAR);
        if (kind !== 'coming') expect(text, `${kind}: ${other}`).not.toContain(WORDS);
      }
    const posted = await ask({
      method: 'POST',
      address: row.address,
      body: '',
      headers: { ...OWN_FORM, cookie: draft, origin: SITE_URL },
    });
    expect(posted.text, `${kind}: a form`).not.toContain(BAR);
    if (kind !== 'coming') expect(posted.text, `${kind}: a form`).not.toContain(WORDS);
  }
});

test('a preview starts and ends by a form of the site alone', async () => {
  const cookie = await cookieOf('administrator');
  const isOff = (headers: Headers) => !headers.get('set-cookie')?.includes('__prerender_bypass');

  const link = await ask({ address: '/admin/preview', headers: { cookie } });
  expect([link.status, isOff(link.headers)]).toEqual([405, true]);
  for (const site of ['cross-site', 'same-site', 'none', undefined]) {
    const headers = { ...FORM, ...(site && { 'sec-fetch-site': site }) };
    const foreign = await press('show', rows.draft, cookie, headers);
    expect([foreign.status, isOff(foreign.headers)], site).toEqual([403, true]);
  }
  for (const role of ['visitor', 'user'] satisfies Role[]) {
    const refused = await press('show', rows.draft, await cookieOf(role));
    expect([refused.status, isOff(refused.headers)], role).toEqual([307, true]);
    expect(new URL(refused.headers.get('location') ?? '').origin).toBe(HOST_APP_URL);
    // The middleware lets forms of this type pass: the handler decides for itself.
    const multipart = { ...OWN_FORM, 'content-type': 'multipart/form-data; boundary=x' };
    const direct = await press('show', rows.draft, await cookieOf(role), multipart);
    expect([direct.status, isOff(direct.headers)], role).toEqual([401, true]);
  }
  for (const [row, status] of [
    [{ collection: 'articles', id: '00000000-0000-4000-8000-000000000000' }, 404],
    [{ collection: 'applications', id: rows.draft.id }, 400],
    [{ collection: 'constructor', id: rows.draft.id }, 400],
    [{ collection: 'articles', id: 'x' }, 400],
    [{ collection: 'prices', id: 'pricing_standard_yearly' }, 400],
  ] as const) {
    const nothing = await press('show', row, cookie);
    expect([nothing.status, isOff(nothing.headers)], JSON.stringify(row)).toEqual([status, true]);
  }
  const left = await press('leave', rows.draft, cookie);
  expect(left.status).toBe(303);
  expect(left.headers.get('set-cookie')).toContain(
    `__prerender_bypass=; Path=${rows.draft.address}; Expires=Thu, 01 Jan 1970`,
  );
});

/** Sends the form of the button in the editor, or of the one in the bar. */
function press(
  intent: 'show' | 'leave',
  { collection, id }: Pick<Stored, 'collection' | 'id'>,
  cookie: string,
  headers: Record<string, string> = OWN_FORM,
) {
  const body = new URLSearchParams({ intent, collection, key: id }).toString();
  return ask({ method: 'POST', address: '/admin/preview', body, headers: { ...headers, cookie } });
}

function cookieFrom(headers: Headers): string {
  const [cookie] = /__prerender_bypass=[^;]+/.exec(headers.get('set-cookie') ?? '') ?? [];
  return cookie ?? '';
}

async function read(address: string): Promise<string> {
  return (await get(address)).text();
}
