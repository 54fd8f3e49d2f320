import { expect, test } from '../support/fixtures.ts';

// The seven blocks of the specification, in its order: what each must say, and what its illustration must show.
const BLOCKS: { id: string; says: RegExp; shows: RegExp[] }[] = [
  {
    id: 'pms-connection',
    says: /two-way sync/i,
    shows: [/From your PMS/, /Bookings/, /Back to your PMS/, /Booking notes/],
  },
  {
    id: 'knowledge-base',
    says: /knowledge base builder.*score analyzer/i,
    shows: [/75\s*of 100/, /Bins 40/, /Which day\?/],
  },
  {
    id: 'opening-message',
    says: /WhatsApp.*template/i,
    shows: [/Giulia\s*first name/, /Chalet Arve\s*house/],
  },
  {
    id: 'answers',
    says: /GPT model writes every reply in the guest’s language.*chat history/i,
    shows: [/Komt u met de auto\?/, /Ja/, /Dan is plek 12 voor u/],
  },
  {
    id: 'host-check-in',
    says: /your contact details, or the promise that the team is asked/i,
    shows: [
      /Anna, your host, answers at/,
      /I am asking the team and will come back/,
      /yes, garage/,
    ],
  },
  {
    id: 'chat-summaries',
    says: /summed up.*insights/i,
    shows: [/Baby bed: your yes at 06:30/, /11 guests asked which day/],
  },
  {
    id: 'booking-notes',
    says: /booking note of your PMS/i,
    shows: [/06:30\s*Baby bed: yes, confirmed to the guest/],
  },
];

test('the features page has the seven blocks in their order, each with its illustration', async ({
  page,
}) => {
  await page.goto('/features');
  const ids = await page
    .locator('main [data-area] > section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(BLOCKS.map(({ id }) => id));
  for (const { id, says, shows } of BLOCKS) {
    const block = page.locator(`#${id}`);
    await expect(block.locator('div:has(> h2)').first(), id).toContainText(says);
    for (const text of shows) await expect(block, id).toContainText(text);
  }
});

test('the contents of the features page lead to the blocks, also by keyboard', async ({ page }) => {
  await page.goto('/features');
  const contents = page.getByRole('navigation', { name: 'The seven, by the hour' });
  await expect(contents.getByRole('link')).toHaveCount(7);
  await contents.getByRole('link', { name: /Host check-in/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#host-check-in$/);
  await expect(
    page.getByRole('heading', { name: 'When it does not know, it says so.' }),
  ).toBeInViewport();
});

test('the score is the mean of the six topics, and the summary stands for 23 messages', async ({
  page,
}) => {
  await page.goto('/features');
  const topics = await page.locator('#knowledge-base ol li b').allInnerTexts();
  const scores = topics.map((text) => Number(/\d+$/.exec(text)?.[0]));
  expect(scores).toHaveLength(6);
  const mean = Math.round(scores.reduce((total, score) => total + score, 0) / scores.length);
  await expect(page.locator('#knowledge-base')).toContainText(`${mean}of 100`);
  const chat = page.getByRole('img', { name: 'The whole chat: 23 messages' });
  await expect(chat.locator('rect')).toHaveCount(23);
  await expect(page.locator('#chat-summaries dl dd')).toHaveCount(4);
});
