import { expect, it } from 'vitest';
import { accountTemplate, type AccountMail } from './account-templates';

// `npx vitest run lib/mail/account-templates.test.ts -u` writes the files.
it.each<AccountMail>(['confirmation', 'recovery'])(
  'supabase/templates/%s.html says what the words of the mails say, in every language',
  async (mail) => {
    await expect(accountTemplate(mail)).toMatchFileSnapshot(
      `../../supabase/templates/${mail}.html`,
    );
  },
);
