import { brand } from '../brand.ts';
import { escapeHtml } from '../html/escape.ts';
import { defaultLanguage, languages, type Language } from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { palette } from '../palette.ts';
import { paths } from '../paths.ts';
import { accountMailPage } from './account-mail-page.ts';
import { mailWords } from './compose.ts';

/** A mail of the auth service, by the name that it gives the template. */
export type AccountMail = 'confirmation' | 'recovery';

/** What the link of a mail is for, as the auth service calls it when the token is checked. */
const LINK_TYPES: Record<AccountMail, string> = { confirmation: 'email', recovery: 'recovery' };

/** The subject of a mail in every language, as a Go template, which the auth service fills in for each account. */
export function accountSubject(mail: AccountMail): string {
  return inEachLanguage((language) => mailWords[language].accountMails[mail].subject);
}

/** The text of a mail in every language, as a Go template. supabase/templates has it as a file. */
export function accountTemplate(mail: AccountMail): string {
  return `${inEachLanguage((language) => page(language, mail))}\n`;
}

/** Has the template choose a language, English where it is none of the others. */
function inEachLanguage(write: (language: Language) => string): string {
  const branches = languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `if ${asksFor(language)} }}${write(language)}`);
  return `{{ ${branches.join('{{ else ')}{{ else }}${write(defaultLanguage)}{{ end }}`;
}

/**
 * The language is that of the page on which the mail was asked for. A mail that was asked for elsewhere, such as in the
 * dashboard, has the language that the account was created in. `print` makes a text of what an account has there, if
 * anything: a comparison with anything else would be an error, and no mail would be sent.
 */
function asksFor(language: Language): string {
  const isPage = `eq .RedirectTo (print .SiteURL "${accountMailPage('', language)}")`;
  const isAccount = `eq (print .Data.language) "${language}"`;
  return `or (${isPage}) (and (eq .RedirectTo .SiteURL) (${isAccount}))`;
}

function page(language: Language, mail: AccountMail): string {
  const { accountMails, accountClosing } = mailWords[language];
  const { subject, text, action, note } = accountMails[mail];
  const { paper, ink, lamp } = palette;
  const link = `{{ .SiteURL }}${localPath(language, paths.authConfirm)}?token_hash={{ .TokenHash }}&amp;type=${LINK_TYPES[mail]}`;
  const button = `display: inline-block; padding: 12px 24px; border-radius: 2px; background: ${lamp.DEFAULT}; color: ${paper}; font-weight: 700; text-decoration: none`;
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(subject)}</title>
  </head>
  <body
    style="margin: 0; background: ${paper}; color: ${ink.DEFAULT}; font: 17px/1.6 -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"
  >
    <div style="max-width: 480px; margin: 0 auto; padding: 48px 24px">
      <p style="margin: 0 0 32px; font-weight: 700">${escapeHtml(brand.name)}</p>
      <h1 style="margin: 0 0 16px; font-size: 28px; line-height: 1.2">${escapeHtml(subject)}</h1>
      <p style="margin: 0 0 24px">${escapeHtml(text)}</p>
      <p style="margin: 0 0 24px">
        <a href="${link}" style="${button}">${escapeHtml(action)}</a>
      </p>
      <p style="margin: 0 0 24px; color: ${ink.soft}">${escapeHtml(note)}</p>
      <p style="margin: 0; color: ${ink.soft}">${escapeHtml(accountClosing)}</p>
    </div>
  </body>
</html>`;
}
