import { chromium, test } from '@playwright/test';
import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
import { newAddress, registerPerson } from './people.ts';
import { SITE_URL } from './site.ts';
import { signIn } from './fixtures.ts';

/** Who may call something: nobody known, somebody who has signed up, the administrator. */
export type Role = 'visitor' | 'user' | 'administrator';

/** Signs in through the form and gives the cookies of the session, as a header. */
async function cookieOf(email: string, password: string): Promise<string> {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ baseURL: SITE_URL });
    const page = await context.newPage();
    await signIn(page, email, password);
    await page.waitForURL((url) => url.pathname !== '/auth');
    const cookies = await context.cookies(SITE_URL);
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  } finally {
    await browser.close();
  }
}

/** The cookie header of each role: real sessions, none for the visitor. To be called inside a test or a hook. */
export async function cookiesOfRoles(): Promise<Record<Role, string>> {
  const person = newAddress();
  return {
    visitor: '',
    user: await cookieOf(person, await registerPerson(person)),
    administrator: await cookieOf(LOCAL_ADMINISTRATOR.email, LOCAL_ADMINISTRATOR.password),
  };
}
