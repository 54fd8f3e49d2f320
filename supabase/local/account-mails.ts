import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AccountMail } from '../../lib/mail/account-templates.ts';
import { StartError } from '../../lib/server/commands/errors.ts';
import { parseGoTemplate, type GoTemplate } from './go-template.ts';
import type { Inbox } from './inbox.ts';
import type { Database } from './lite.ts';
import { AUTH_RULES } from './settings.ts';

type Options = { supabaseFolder: string; siteUrl: string; inbox: Inbox };

/** A mail that is due. */
type Due = { mail: AccountMail; to: string; tokenHash: string };

export type AccountMails = Awaited<ReturnType<typeof createAccountMails>>;

/**
 * Writes the mails of the auth service with the templates and subjects that a hosted one gets.
 *
 * @throws a StartError for a template that is not there or cannot be read
 */
export async function createAccountMails({ supabaseFolder, siteUrl, inbox }: Options) {
  const templates = {
    confirmation: await readTemplates('confirmation', supabaseFolder),
    recovery: await readTemplates('recovery', supabaseFolder),
  };
  let due: Due[] = [];

  /**
   * @param data what the account has stored about itself
   * @param request in which the mail was asked for
   */
  async function send({ mail, to, tokenHash }: Due, data: TemplateMetadata, request: Request) {
    const values = {
      SiteURL: siteUrl,
      TokenHash: tokenHash,
      RedirectTo: redirectOf(request, siteUrl),
      Data: data ?? {},
    };
    const { subject, html } = templates[mail];
    await inbox.send({ to, subject: subject(values), html: html(values) });
  }

  return {
    send,

    /** Called by lite in the middle of its work, with the subjects that lite.ts gives these mails. */
    async note(mail: { to: string; subject: string; html?: string }): Promise<void> {
      const [, name, tokenHash] = /^(confirmation|recovery) (\S+)$/.exec(mail.subject) ?? [];
      if (tokenHash) due.push({ mail: name as AccountMail, to: mail.to, tokenHash });
      else await inbox.send(mail);
    },

    /** Sends what a request made due, once it is answered. */
    async deliver(request: Request, database: Database): Promise<void> {
      const mails = due;
      due = [];
      for (const one of mails) {
        const { rows } = await database.query<{ data: TemplateMetadata }>(
          'select raw_user_meta_data as data from auth.users where email = $1',
          [one.to],
        );
        await send(one, rows[0]?.data ?? null, request);
      }
    },
  };
}

type TemplateMetadata = Record<string, unknown> | null;

async function readTemplates(mail: AccountMail, supabaseFolder: string) {
  const { subject, template } = AUTH_RULES.mails[mail];
  const read = (name: string, source: string): GoTemplate => {
    try {
      return parseGoTemplate(source);
    } catch (error) {
      throw new StartError(`${name} cannot be read: ${(error as Error).message}`, { cause: error });
    }
  };
  const html = await readFile(path.join(supabaseFolder, template), 'utf8').catch((error) => {
    throw new StartError(`${template} cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  });
  return { subject: read(`The subject of ${template}`, subject), html: read(template, html) };
}

/** Where a request wants to lead on, as hosted: an address of the site, or the site itself. */
function redirectOf(request: Request, siteUrl: string): string {
  const wanted = new URL(request.url).searchParams.get('redirect_to') ?? '';
  const isOfSite = URL.canParse(wanted) && new URL(wanted).origin === new URL(siteUrl).origin;
  return isOfSite ? wanted : siteUrl;
}
