/**
 * Whether a host name or address can be meant on this machine only: 127.0.0.0/8 (RFC 1122), ::1, localhost and the names
 * below it (RFC 6761). An address of a private network is not: others reach it. 0.0.0.0 is not either: it is every address.
 *
 * @param host as `URL.hostname` has it, or as a server is bound to it
 */
export const isOwnHost = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);

/** Whether an http(s) address leads to this machine ({@link isOwnHost}); what is no address does not. */
export const isOwnMachine = (url: string): boolean =>
  URL.canParse(url) && isOwnHost(new URL(url).hostname);
