import { expect, it } from 'vitest';
import { languages } from '../languages/languages';
import { accountMailPage } from './account-mail-page';
import { accountMail, accountTemplate, type AccountMail } from './account-templates';

// `npx vitest run lib/mail/account-templates.test.ts -u` writes the files.
it.each<AccountMail>(['confirmation', 'recovery'])(
  'supabase/templates/%s.html says what the words of the mails say, in every language',
  async (mail) => {
    await expect(accountTemplate(mail)).toMatchFileSnapshot(
      `../../supabase/templates/${mail}.html`,
    );
    // What the embedded backend sends is what Go makes of a branch.
    const [siteUrl, tokenHash] = ['{{ .SiteURL }}', '{{ .TokenHash }}'];
    for (const language of languages) {
      const redirectTo = accountMailPage(siteUrl, language);
      const filling = { siteUrl, tokenHash, redirectTo, accountLanguage: undefined };
      expect(accountTemplate(mail)).toContain(accountMail(mail, filling).html.trimEnd());
    }
  },
);
