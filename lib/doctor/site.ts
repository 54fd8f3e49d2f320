import { checkSettings } from '../env/env.ts';
import { FORM_TOKEN_PATH } from '../security/form-guard.ts';
import { UNKNOWN_CLIENT } from '../http/client-address.ts';
import { checkFormToken, clientDigest } from '../security/form-token.ts';
import { isOwnMachine } from '../env/own-machine.ts';
import { notChecked, right, wrong, type Check } from './examine.ts';
import { ask, NotChecked } from './project.ts';

/** Whether SITE_URL is an address that protects what is sent to it. */
export const checkAddress: Check = async ({ env, siteUrl }) => {
  if (!siteUrl)
    return env.SITE_URL
      ? wrong(
          'SITE_URL is no http(s) address.',
          'Set it to the public address, such as https://nightdesk.example.',
        )
      : notChecked('SITE_URL is missing.', 'Set it to the public address of the site.');
  if (siteUrl.startsWith('https:')) return right('SITE_URL is https.');
  return isOwnMachine(siteUrl)
    ? notChecked('SITE_URL is on this machine only.')
    : wrong(
        'SITE_URL is http: passwords and sessions cross the network unprotected, and browsers drop the session.',
        'Give the proxy a certificate, and set SITE_URL to the https address.',
      );
};

/** Whether the running site is where SITE_URL says, and ready. */
export const checkSite: Check = async ({ siteUrl }) => {
  if (!siteUrl) throw new NotChecked('SITE_URL is missing.');
  const [alive, ready] = await Promise.all([ask(`${siteUrl}/healthz`), ask(`${siteUrl}/readyz`)]);
  if ((alive.json as { status?: unknown } | undefined)?.status !== 'alive')
    return wrong(
      `SITE_URL/healthz is answered with ${alive.status}, and not by this site.`,
      'Check SITE_URL and where its name leads (DNS, proxy). It must be the address itself, not one that redirects.',
    );
  if (ready.status === 200) return right('It runs at SITE_URL, and is ready.');
  return (ready.json as { waitsFor?: unknown } | undefined)?.waitsFor === 'migrations'
    ? wrong('It waits for migrations.', 'Apply the schema: supabase db push.')
    : wrong('It waits for the backend.', 'The settings of the running site may differ from these.');
};

/** Addresses for examples (RFC 5737), so without an owner. */
const FORGED = ['203.0.113.7', '198.51.100.23'];

/** Headers in which proxies name their client. */
const USUAL_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip'];

/**
 * Whether the site sees its visitors as they are. A form token holds a digest of the address for which it was issued, so
 * one who knows the settings can tell whether the site believed a forged address, or sees its own proxy in everyone.
 */
export const checkProxyHeader: Check = async ({ env, siteUrl }) => {
  const checked = checkSettings(env);
  if (!siteUrl || !('settings' in checked))
    throw new NotChecked('This needs SITE_URL and settings without faults.');
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
  const [plain, ...forged] = await Promise.all([askedAs(), ...FORGED.map(askedAs)]);
  if (!plain)
    return notChecked(
      'The running site has another FORM_SECRET or secret key than these settings.',
      'Run this with the settings of the site.',
    );
  if (
    forged.some((digest, place) => digest === undefined || is(digest, FORGED[place]!)) ||
    new Set(forged).size > 1
  )
    return wrong(
      'The site believes an address that the client itself writes into a header, so no limit holds.',
      'TRUSTED_PROXY_HEADER must name a header that your proxy overwrites or appends to, and TRUSTED_PROXY_HOPS its number.',
    );
  if (is(plain, UNKNOWN_CLIENT))
    return wrong(
      'TRUSTED_PROXY_HEADER names a header that no request has, so all visitors share the limits of one.',
      'Name the header that your proxy writes, or take the setting away where there is no proxy.',
    );
  const isProxy = ['127.0.0.1', '0:0:0:0::/64'].some((address) => is(plain, address));
  if (isProxy && !isOwnMachine(siteUrl))
    return wrong(
      'The site takes every visitor for its own proxy, so all of them share the limits of one.',
      'Set TRUSTED_PROXY_HEADER to the header that your proxy writes.',
    );
  return right('A forged header changes nothing, and the site sees more than its proxy.');
};
