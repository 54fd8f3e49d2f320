import { brand } from '../brand.ts';
import { escapeHtml } from '../html/escape.ts';
import { defaultLanguage, languages, type Language } from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { paths } from '../paths.ts';
import { accountMailPage } from './account-mail-page.ts';
import { mailWords } from './compose.ts';
import { button, heading, mailPage, paragraph, small, strong } from './mail-html.ts';

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
  const href = `{{ .SiteURL }}${localPath(language, paths.authConfirm)}?token_hash={{ .TokenHash }}&amp;type=${LINK_TYPES[mail]}`;
  return mailPage(language, subject, [
    strong(escapeHtml(brand.name)),
    heading(escapeHtml(subject)),
    paragraph(escapeHtml(text)),
    button(action, href),
    small(escapeHtml(note)),
    small(escapeHtml(accountClosing)),
  ]).trimEnd();
}
