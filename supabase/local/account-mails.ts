import { accountMail, type AccountMail } from '../../lib/mail/account-templates.ts';
import type { Inbox } from './inbox.ts';
import type { Database } from './lite.ts';

/** A mail that is due. */
type Due = { mail: AccountMail; to: string; tokenHash: string };

export type AccountMails = ReturnType<typeof createAccountMails>;

/** Writes the mails of the auth service as a hosted one makes them of its templates. */
export function createAccountMails({ siteUrl, inbox }: { siteUrl: string; inbox: Inbox }) {
  let due: Due[] = [];

  /**
   * @param data what the account has stored about itself
   * @param request in which the mail was asked for
   */
  async function send({ mail, to, tokenHash }: Due, data: Metadata, request: Request) {
    const redirectTo = redirectOf(request, siteUrl);
    const filling = { siteUrl, tokenHash, redirectTo, accountLanguage: data?.language };
    await inbox.send({ to, ...accountMail(mail, filling) });
  }

  return {
    send,

    /** Takes a mail from lite in the middle of its work, with the subjects that lite.ts gives these mails. */
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
        const { rows } = await database.query<{ data: Metadata }>(
          'select raw_user_meta_data as data from auth.users where email = $1',
          [one.to],
        );
        await send(one, rows[0]?.data ?? null, request);
      }
    },
  };
}

type Metadata = Record<string, unknown> | null;

/** The redirect that a request asks for, as hosted: an address of the site, or the site itself. */
function redirectOf(request: Request, siteUrl: string): string {
  const wanted = new URL(request.url).searchParams.get('redirect_to') ?? '';
  const isOfSite = URL.canParse(wanted) && new URL(wanted).origin === new URL(siteUrl).origin;
  return isOfSite ? wanted : siteUrl;
}
