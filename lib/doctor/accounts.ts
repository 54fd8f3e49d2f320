import { readAuthSettings, type AuthSettings } from '../hosted/management-api.ts';
import { MINIMUM_PASSWORD_LENGTH } from '../auth/minimum-password.ts';
import { languages } from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { paths } from '../paths.ts';
import { reasonOf } from './ask.ts';
import { notChecked, right, wrong, type Line } from './line.ts';
import { askProject, type Project } from './project.ts';

const SEND = 'npm run settings (docs/deploy.md).';

/** Whether people can sign up and recover an account, and through the pages of this site only. */
export async function checkAccounts(project: Project): Promise<Line[]> {
  const [open, detailed, administrator] = await Promise.all([
    checkPublicSettings(project),
    checkSignInSettings(project),
    checkAdministrator(project),
  ]);
  return [...open, ...detailed, administrator];
}

/** What the auth service tells everyone. */
async function checkPublicSettings(project: Project): Promise<Line[]> {
  const subject = 'sign-up';
  const { publishableKey } = project;
  if (!project.url || !publishableKey)
    return [notChecked(subject, 'There is no usable publishable key.')];
  try {
    const { status, json } = await askProject(project, publishableKey, '/auth/v1/settings');
    const known = json as
      | { disable_signup?: unknown; mailer_autoconfirm?: unknown; external?: { email?: unknown } }
      | undefined;
    if (status !== 200 || typeof known?.disable_signup !== 'boolean')
      return [
        notChecked(subject, `The auth service answers ${status} when asked for its settings.`),
      ];
    const isOpen = !known.disable_signup && known.external?.email === true;
    return [
      isOpen
        ? right(subject, 'People can sign up with an e-mail address.')
        : wrong(subject, 'No one can sign up with an e-mail address.', SEND),
      known.mailer_autoconfirm === false
        ? right(subject, 'An address counts after its owner confirmed it.')
        : wrong(
            subject,
            'An address counts without a confirmation: anyone can sign up with the address of another person.',
            SEND,
          ),
    ];
  } catch (error) {
    return [notChecked(subject, `The auth service gives no answer (${reasonOf(error)}).`)];
  }
}

/** What only the management API knows. */
async function checkSignInSettings({ ref, accessToken, siteUrl }: Project): Promise<Line[]> {
  const subject = 'sign-in settings';
  if (!ref)
    return [
      notChecked(
        subject,
        'SUPABASE_URL is no hosted project, so there is no management API to ask.',
        'On your own machines, compare its environment with supabase/config.toml and supabase/hosted.toml.',
      ),
    ];
  if (!accessToken)
    return [
      notChecked(
        subject,
        'Address of the site, templates, mail server and address forwarding need a token.',
        'Set SUPABASE_ACCESS_TOKEN (dashboard, Account, Access Tokens).',
      ),
    ];
  let settings: AuthSettings;
  try {
    settings = await readAuthSettings({ ref, accessToken });
  } catch (error) {
    const answer = /answers (\d{3})/.exec((error as Error).message)?.[1];
    if (!answer)
      return [notChecked(subject, `The management API gives no answer (${reasonOf(error)}).`)];
    return [
      wrong(
        subject,
        `The management API answers ${answer}.`,
        'Check that SUPABASE_ACCESS_TOKEN is a token of an account that may read this project.',
      ),
    ];
  }
  return [
    checkSiteUrl(settings, siteUrl),
    checkRedirects(settings, siteUrl),
    checkTemplate('confirmation', settings.mailer_templates_confirmation_content, 'email'),
    checkTemplate('recovery', settings.mailer_templates_recovery_content, 'recovery'),
    settings.smtp_host
      ? right('mails of the project', 'They leave through a mail server of your own.')
      : wrong(
          'mails of the project',
          "They leave through Supabase's own mail server, which writes to the members of the project only.",
          SEND,
        ),
    settings.security_sb_forwarded_for_enabled
      ? right('address forwarding', 'Each visitor has sign-in limits of their own.')
      : wrong(
          'address forwarding',
          'It is off: all visitors together share the sign-in limits of one address.',
          'Dashboard, Authentication, Rate Limits: turn on IP address forwarding; or npm run settings.',
        ),
    (settings.password_min_length ?? 0) >= MINIMUM_PASSWORD_LENGTH
      ? right('passwords', `They have at least ${settings.password_min_length} characters.`)
      : wrong('passwords', `They may be shorter than ${MINIMUM_PASSWORD_LENGTH} characters.`, SEND),
    settings.security_update_password_require_current_password
      ? right('passwords', 'A new one needs the current one.')
      : wrong('passwords', 'A stolen session is enough to set a new one.', SEND),
  ];
}

function checkSiteUrl({ site_url }: AuthSettings, siteUrl: string | undefined): Line {
  const subject = 'address in mails';
  if (site_url?.includes('env('))
    return wrong(subject, `It is the words ${site_url}, so no link works.`, SEND);
  if (!siteUrl) return notChecked(subject, 'SITE_URL is missing.', 'Set it as for the site.');
  return site_url?.replace(/\/+$/, '') === siteUrl
    ? right(subject, 'Links in mails lead to SITE_URL.')
    : wrong(subject, 'Links in mails lead to another address than SITE_URL.', SEND);
}

function checkRedirects({ uri_allow_list }: AuthSettings, siteUrl: string | undefined): Line {
  const subject = 'redirects';
  const others = (uri_allow_list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry && !(siteUrl && entry.startsWith(`${siteUrl}/`)) && entry !== siteUrl);
  if (others.length === 0) return right(subject, 'Links in mails lead nowhere else.');
  const few = others.length === 1 ? 'One other address' : `${others.length} other addresses`;
  return wrong(
    subject,
    `${few} may be asked for in place of SITE_URL; who owns one gets the token of a link.`,
    `Dashboard, Authentication, URL Configuration: empty the list; or ${SEND}`,
  );
}

function checkTemplate(name: string, content: string | null, type: string): Line {
  const subject = `mail ${name}`;
  const send = `Dashboard, Authentication, Emails: paste supabase/templates/${name}.html; or ${SEND}`;
  const leadsTo = (path: string) =>
    new RegExp(
      `\\{\\{\\s*\\.SiteURL\\s*\\}\\}${path}\\?token_hash=\\{\\{\\s*\\.TokenHash\\s*\\}\\}&(?:amp;)?type=${type}\\b`,
    ).test(content ?? '');
  if (!leadsTo(paths.authConfirm))
    return wrong(
      subject,
      'Its link does not lead to /auth/confirm of this site, so people never get in.',
      send,
    );
  return languages.every((language) => leadsTo(localPath(language, paths.authConfirm)))
    ? right(subject, 'Its link leads to the page of this site that checks the token.')
    : wrong(subject, 'It is not in every language of this site.', send);
}

/** Without one, no one can change anything or make someone else one. */
async function checkAdministrator(project: Project): Promise<Line> {
  const subject = 'administrators';
  const { secretKey } = project;
  if (!project.url || !secretKey) return notChecked(subject, 'There is no usable secret key.');
  try {
    const { status, json } = await askProject(
      project,
      secretKey,
      '/rest/v1/profiles?select=is_admin&is_admin=is.true&limit=1',
    );
    if (status !== 200 || !Array.isArray(json))
      return notChecked(subject, `The project answers ${status} when asked for one.`);
    return json.length > 0
      ? right(subject, 'There is at least one.')
      : wrong(
          subject,
          'There is none.',
          'Sign up on the site, confirm, and make the account one (docs/deploy.md).',
        );
  } catch (error) {
    return notChecked(subject, `The project gives no answer (${reasonOf(error)}).`);
  }
}
