import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { all, firstPage, textOf } from '../support/first-html.ts';
import { serviceClient } from '../support/people.ts';

// Each process of the site reads within 3 s what was changed past it.
const SOON = { timeout: 15_000 };

const state = async (name: string, value: string | null) =>
  void (await serviceClient()
    .from('company_facts')
    .update({ value })
    .eq('name', name)
    .throwOnError());

const STATED = {
  legal_name: 'Lamp & Key <GmbH>',
  security_contact: 'https://desk.example/security',
  tax: 'excluded',
};

test.afterAll(async () => {
  for (const name of Object.keys(STATED)) await state(name, null);
});

/** The facts of the imprint, by their names. */
async function imprint(request: APIRequestContext) {
  const { document } = await firstPage(request, '/info/imprint');
  const values = all(document, 'dd').map(textOf);
  return Object.fromEntries(
    all(document, 'dt').map((name, place) => [textOf(name), values[place]]),
  );
}

/** The sentences about tax in the pricing section of a page. */
async function taxOf(request: APIRequestContext, path: string) {
  const { document } = await firstPage(request, path);
  const section = all(document, 'section').find(({ attribs }) => attribs.id === 'pricing')!;
  return all(section, 'p')
    .map(textOf)
    .filter((text) => text.includes('VAT'));
}

const contact = async (request: APIRequestContext) =>
  /^Contact: (.*)$/m.exec(await (await request.get('/.well-known/security.txt')).text())?.[1];

test('imprint, prices and security.txt state nothing that an owner did not, and then exactly that @core', async ({
  request,
}) => {
  expect(await imprint(request)).toEqual({});
  for (const path of ['/', '/product']) expect(await taxOf(request, path), path).toEqual([]);
  expect(await contact(request)).toMatch(/^mailto:/);

  for (const [name, value] of Object.entries(STATED)) await state(name, value);
  await expect.poll(() => imprint(request), SOON).toEqual({ 'Legal name': STATED.legal_name });
  const excluded = 'Prices do not include VAT.';
  for (const path of ['/', '/product'])
    await expect.poll(() => taxOf(request, path), SOON).toEqual([excluded, excluded]);
  await expect.poll(() => contact(request), SOON).toBe(STATED.security_contact);
});
