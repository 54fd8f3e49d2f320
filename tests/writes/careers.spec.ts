import { fillIn, open, PDF, stored, submit } from '../support/application-form.ts';
import { expect, field, test } from '../support/fixtures.ts';
import { newAddress, serviceClient } from '../support/people.ts';

test.use({ tolerated: /status of 404 .*\/careers\// });

test('a position is there as soon as it opens, and gone within seconds of its end @core', async ({
  page,
}) => {
  const opening = await newOpening('Night owl');
  try {
    const address = `/careers/${opening.id}`;
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Night owl' })).toBeVisible();
    await opening.close();
    await expect
      .poll(async () => (await page.goto(address))?.status(), { timeout: 10_000 })
      .toBe(404);
    await expect(
      page.getByRole('heading', { name: 'Job not found or no longer available.' }),
    ).toBeVisible();
  } finally {
    await opening.remove();
  }
});

test('a position that was closed in the meantime reports it and stores nothing', async ({
  page,
}) => {
  const email = newAddress();
  const opening = await newOpening('Day owl');
  try {
    await open(page, opening.id);
    await fillIn(page, email, PDF);
    await opening.close();
    await submit(page).click();
    await expect(page.getByText('This position has just been closed.')).toBeVisible();
    await expect(field(page, 'Full name')).toHaveValue('Ada Meier');
    expect(await stored(email)).toEqual([]);
  } finally {
    await opening.remove();
  }
});

/** An open position for one test, with the functions that close and remove it. */
async function newOpening(title: string) {
  const openings = serviceClient().from('job_openings');
  const { data } = await openings
    .insert({
      title,
      department: 'Product',
      location: 'Chur',
      type: 'Full-time',
      description: 'Hoot.',
      is_active: true,
    })
    .select('id')
    .single()
    .throwOnError();
  return {
    id: data.id,
    close: async () => openings.update({ is_active: false }).eq('id', data.id).throwOnError(),
    remove: async () => openings.delete().eq('id', data.id).throwOnError(),
  };
}
