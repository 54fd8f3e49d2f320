import { newAddress, newOpening } from '../support/people.ts';
import { field, fillIn, open, PDF, stored, submit } from '../support/application-form.ts';
import { expect, test } from '../support/fixtures.ts';

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
