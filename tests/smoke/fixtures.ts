import { expect, test as base, type Page } from '@playwright/test';
import { startStand, type Stand } from './stand.ts';

export const test = base.extend<{ complaints: string[] }, { stand: Stand }>({
  stand: [
    async ({}, use) => {
      const stand = await startStand();
      await use(stand);
      await stand.stop();
    },
    { scope: 'worker', timeout: 400_000 },
  ],

  /** Errors in the console of the test's pages; a violation of the content security policy is one. */
  complaints: async ({ context }, use) => {
    const complaints: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    await use(complaints);
  },
});

export { expect, type Page };
