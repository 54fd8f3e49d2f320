import type { Locator, Page } from '@playwright/test';

/** One thing on the site that answers a tap with a script, or that a script watches. */
export type Island = {
  name: string;
  path: string;
  /** Whether the question about cookies is wanted. */
  asks?: true;
  /** What is tapped, one after the other; the slowest counts. */
  taps: (page: Page) => readonly Locator[];
};

/** Every island of the public pages. */
export const ISLANDS: readonly Island[] = [
  { name: 'menu', path: '/', taps: (page) => [page.getByRole('button', { name: 'Menu' })] },
  {
    name: 'scene and language of the thread',
    path: '/',
    taps: (page) => [
      page.locator('label').filter({ has: page.getByRole('radio', { name: /Wifi/ }) }),
      page.locator('label').filter({ has: page.getByRole('radio', { name: /Deutsch|German/ }) }),
    ],
  },
  {
    name: 'carousel',
    path: '/',
    taps: (page) => [page.getByRole('link', { name: 'Show quote 3 of 4' })],
  },
  {
    name: 'price switch',
    path: '/',
    taps: (page) => [page.locator('#pricing').getByText('Monthly', { exact: true })],
  },
  {
    name: 'accordion',
    path: '/faq',
    taps: (page) => [1, 2].map((place) => page.locator('details').nth(place).locator('summary')),
  },
  {
    name: 'consent',
    path: '/',
    asks: true,
    taps: (page) => {
      const sheet = page.getByRole('region', { name: 'May we set cookies?' });
      return [
        sheet.getByRole('switch').nth(1),
        sheet.getByRole('button', { name: 'Reject All', exact: true }),
      ];
    },
  },
  {
    name: 'survey',
    path: '/pre-launch',
    taps: (page) => [
      page.getByRole('main').getByRole('button', { name: 'Yes' }),
      page.getByRole('main').getByRole('button', { name: /Solo/ }),
    ],
  },
  {
    name: 'newsletter form',
    path: '/faq',
    taps: (page) => [page.getByLabel('E-mail'), page.getByRole('button', { name: 'Subscribe' })],
  },
  {
    name: 'contact form',
    path: '/contact',
    taps: (page) => [
      page.getByRole('main').getByLabel('First name'),
      page.getByRole('main').locator('button[type=submit]').first(),
    ],
  },
  {
    name: 'sign-in form',
    path: '/auth',
    taps: (page) => [
      page.getByRole('main').getByRole('textbox').first(),
      page.getByRole('main').locator('button[type=submit]').first(),
    ],
  },
];

/** What the same taps take on the bare page (`bare-page.ts`): the least that a page of this framework can. */
export const BARE_BUTTON: Island = {
  name: 'a button of the bare page',
  path: '/button',
  taps: (page) => [page.getByRole('button'), page.getByRole('button')],
};

/** A link that is prefetched as soon as it can be seen. */
export type PrefetchedLink = {
  name: string;
  /** What must be touched first, so that it can be seen. */
  behind?: (page: Page) => Locator;
  link: (page: Page) => Locator;
};

export const BARE_LINK: PrefetchedLink = {
  name: 'a bare page from another',
  link: (page) => page.getByRole('link'),
};

/** Pages that the menu leads to. */
export const MENU_LINKS: readonly PrefetchedLink[] = ['Help & FAQ', 'About', 'Product updates'].map(
  (name) => ({
    name,
    behind: (page) => page.getByRole('button', { name: 'Menu' }),
    link: (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }),
  }),
);
