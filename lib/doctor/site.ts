import { checkSettings } from '../env/env.ts';
import { FORM_TOKEN_PATH } from '../security/form-guard.ts';
import { UNKNOWN_CLIENT } from '../http/client-address.ts';
import { checkFormToken, clientDigest } from '../security/form-token.ts';
import { isOwnMachine } from '../env/own-machine.ts';
import { ask, reasonOf } from './ask.ts';
import { notChecked, right, wrong, type Line } from './line.ts';
import type { Project } from './project.ts';

/** Whether the running site is where SITE_URL says, safe to reach, and ready. */
export async function checkSite({ env, siteUrl }: Project): Promise<Line[]> {
  const subject = 'site';
  if (!siteUrl)
    return [
      env.SITE_URL
        ? wrong(
            subject,
            'SITE_URL is no http(s) address.',
            'Set it to the public address, such as https://nightdesk.example.',
          )
        : notChecked(subject, 'SITE_URL is missing.', 'Set it to the public address of the site.'),
    ];
  const isOwn = isOwnMachine(siteUrl);
  const scheme = siteUrl.startsWith('https:')
    ? []
    : isOwn
      ? [notChecked('https', 'SITE_URL is on this machine only.')]
      : [
          wrong(
            'https',
            'SITE_URL is http: passwords and sessions cross the network unprotected, and browsers drop the session.',
            'Give the proxy a certificate, and set SITE_URL to the https address.',
          ),
        ];
  try {
    const [alive, ready] = await Promise.all([ask(`${siteUrl}/healthz`), ask(`${siteUrl}/readyz`)]);
    if ((alive.json as { status?: unknown } | undefined)?.status !== 'alive')
      return [
        ...scheme,
        wrong(
          subject,
          `SITE_URL/healthz is answered with ${alive.status}, and not by this site.`,
          'Check SITE_URL and where its name leads (DNS, proxy). It must be the address itself, not one that redirects.',
        ),
      ];
    const waits = (ready.json as { waitsFor?: unknown } | undefined)?.waitsFor;
    return [
      ...scheme,
      ready.status === 200
        ? right(subject, 'It runs at SITE_URL, and is ready.')
        : wrong(
            subject,
            `It runs at SITE_URL, but waits for ${waits === 'migrations' ? 'migrations' : 'the backend'}.`,
            waits === 'migrations'
              ? 'Apply the schema: supabase db push.'
              : 'The settings of the running site may differ from these.',
          ),
    ];
  } catch (error) {
    return [
      ...scheme,
      wrong(
        subject,
        `SITE_URL gives no answer (${reasonOf(error)}).`,
        'Start the site, and check name, certificate and proxy.',
      ),
    ];
  }
}

/** Addresses for examples (RFC 5737), so without an owner. */
const FORGED = ['203.0.113.7', '198.51.100.23'];

/** Headers in which proxies name their client. */
const USUAL_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip'];

/**
 * Whether the site sees its visitors as they are. A form token holds a digest of the address for which it was issued, so
 * one who knows the settings can tell whether the site believed a forged address, or sees its own proxy in everyone.
 */
export async function checkProxyHeader({ env, siteUrl }: Project): Promise<Line[]> {
  const subject = 'addresses of visitors';
  const checked = checkSettings(env);
  if (!siteUrl || !('settings' in checked))
    return [notChecked(subject, 'This needs SITE_URL and settings without faults.')];
  const { formSecret, trustedProxy } = checked.settings;
  const askedAs = async (forged?: string) => {
    const headers = [...USUAL_HEADERS, ...(trustedProxy ? [trustedProxy.header] : [])].map(
      (name) => [name, name === 'forwarded' ? `for=${forged}` : forged!],
    );
    const { text } = await ask(`${siteUrl}${FORM_TOKEN_PATH}`, {
      headers: forged ? Object.fromEntries(headers) : {},
    });
    const token = checkFormToken(text.trim(), formSecret);
    return token.verdict === 'none' ? undefined : token.issuedTo;
  };
  const is = (digest: string | undefined, address: string) =>
    digest === clientDigest(formSecret, address);
  try {
    const [plain, ...forged] = await Promise.all([askedAs(), ...FORGED.map(askedAs)]);
    if (!plain)
      return [
        notChecked(
          subject,
          'The running site has another FORM_SECRET or secret key than these settings.',
          'Run this with the settings of the site.',
        ),
      ];
    if (
      forged.some((digest, place) => digest === undefined || is(digest, FORGED[place]!)) ||
      new Set(forged).size > 1
    )
      return [
        wrong(
          subject,
          'The site believes an address that the client itself writes into a header, so no limit holds.',
          'TRUSTED_PROXY_HEADER must name a header that your proxy overwrites or appends to, and TRUSTED_PROXY_HOPS its number.',
        ),
      ];
    if (is(plain, UNKNOWN_CLIENT))
      return [
        wrong(
          subject,
          'TRUSTED_PROXY_HEADER names a header that no request has, so all visitors share the limits of one.',
          'Name the header that your proxy writes, or take the setting away where there is no proxy.',
        ),
      ];
    const isProxy = ['127.0.0.1', '0:0:0:0::/64'].some((address) => is(plain, address));
    if (isProxy && !isOwnMachine(siteUrl))
      return [
        wrong(
          subject,
          'The site takes every visitor for its own proxy, so all of them share the limits of one.',
          'Set TRUSTED_PROXY_HEADER to the header that your proxy writes.',
        ),
      ];
    return [
      right(subject, 'A forged header changes nothing, and the site sees more than its proxy.'),
    ];
  } catch (error) {
    return [notChecked(subject, `SITE_URL gives no answer (${reasonOf(error)}).`)];
  }
}

/** Tokens, form tokens and the outbox compare times of several machines. */
const MOST_SECONDS_APART = 60;

/** Whether this machine, the project and the site have the same time. */
export async function checkClocks({ url, siteUrl }: Project): Promise<Line[]> {
  const clocks = [
    ['the project', url && `${url}/auth/v1/health`],
    ['the site', siteUrl && `${siteUrl}/healthz`],
  ] as const;
  return Promise.all(
    clocks.map(async ([name, address]) => {
      const subject = `clock of ${name}`;
      if (!address) return notChecked(subject, 'Its address is missing.');
      try {
        const { headers } = await ask(address);
        const seconds = Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 1000);
        if (Number.isNaN(seconds)) return notChecked(subject, 'Its answers have no date.');
        return Math.abs(seconds) <= MOST_SECONDS_APART
          ? right(subject, `It is less than ${MOST_SECONDS_APART} s from this machine's.`)
          : wrong(
              subject,
              `It is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} this machine's.`,
              'Turn on time synchronisation (timedatectl set-ntp true) where the time is wrong.',
            );
      } catch (error) {
        return notChecked(subject, `It gives no answer (${reasonOf(error)}).`);
      }
    }),
  );
}
