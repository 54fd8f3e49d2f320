import { brand } from '../brand.ts';
import { escapeHtml } from '../html/escape.ts';
import {
  defaultLanguage,
  languages,
  namedLanguage,
  type Language,
} from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { paths } from '../paths.ts';
import { accountMailPage } from './account-mail-page.ts';
import { mailWords } from './compose.ts';
import { button, heading, mailPage, paragraph, small, strong } from './mail-html.ts';

/** A mail of the auth service, by the name that it gives the template. */
export type AccountMail = 'confirmation' | 'recovery';

/** The purposes of the links in mails, as the auth service calls them when a token is checked. */
const LINK_TYPES: Record<AccountMail, string> = { confirmation: 'email', recovery: 'recovery' };

/** The subject of a mail in every language, as a Go template, which the auth service fills in for each account. */
export function accountSubject(mail: AccountMail): string {
  return inEachLanguage((language) => mailWords[language].accountMails[mail].subject);
}

/** The text of a mail in every language, as a Go template. supabase/templates has it as a file. */
export function accountTemplate(mail: AccountMail): string {
  return `${inEachLanguage((language) => page(language, mail, PLACES))}\n`;
}

/** The values in a mail, and those by which its language is chosen. */
type Filling = {
  siteUrl: string;
  tokenHash: string;
  /** The page on which the mail was asked for, or the site itself. */
  redirectTo: string;
  /** The language that the account was created in, or anything else that is stored in its place. */
  accountLanguage: unknown;
};

/** A mail as the auth service makes it of the two templates, for the embedded backend, which has none. */
export function accountMail(
  mail: AccountMail,
  filling: Filling,
): { subject: string; html: string } {
  const { siteUrl, redirectTo, accountLanguage } = filling;
  const ofPage = languages.find((one) => redirectTo === accountMailPage(siteUrl, one));
  const language = ofPage ?? namedLanguage(redirectTo === siteUrl && accountLanguage);
  const { subject } = mailWords[language].accountMails[mail];
  return { subject, html: `${page(language, mail, filling)}\n` };
}

/** Places that Go fills in, escaped as HTML. */
const PLACES = { siteUrl: '{{ .SiteURL }}', tokenHash: '{{ .TokenHash }}' };

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

function page(
  language: Language,
  mail: AccountMail,
  { siteUrl, tokenHash }: Pick<Filling, 'siteUrl' | 'tokenHash'>,
): string {
  const { accountMails, accountClosing } = mailWords[language];
  const { subject, text, action, note } = accountMails[mail];
  const address = `${siteUrl}${localPath(language, paths.authConfirm)}`;
  const href = escapeHtml(`${address}?token_hash=${tokenHash}&type=${LINK_TYPES[mail]}`);
  return mailPage(language, subject, [
    strong(escapeHtml(brand.name)),
    heading(escapeHtml(subject)),
    paragraph(escapeHtml(text)),
    button(action, href),
    small(escapeHtml(note)),
    small(escapeHtml(accountClosing)),
  ]).trimEnd();
}
