/** Markup that must not come back as markup. */
export const MARKUP = '"><script>zq7()</script>';

const MARKED = encodeURIComponent(MARKUP);

/** Parts of an address, as they stand on the wire, that no link of ours holds. */
export const hostileParts: readonly string[] = [
  '%00',
  'all%00.png',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..%252f..%252fpackage.json',
  '%2e%2e',
  '..;',
  '%5c..%5cpackage.json',
  MARKED,
  '%27%20or%201%3D1--',
  '1%3B%20drop%20table%20faq_items',
  '__proto__',
  'constructor',
  'toString.png',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  'NaN',
  '%F0%9F%8C%99',
  '%E2%80%AE%E2%80%8Btxt',
  '%ff%fe',
  '%7B%22%24ne%22%3Anull%7D',
  'a'.repeat(4_000),
  'articles-99999.xml',
  'resources%2F00000000-0000-0000-0000-000000000000.png',
];

/** Queries, with and without names that a handler could know. */
export const hostileQueries: readonly string[] = [
  '?',
  '?%00',
  '?%ff=%fe',
  `?q=${MARKED}&token_hash=${MARKED}&type=${MARKED}&next=${MARKED}`,
  '?token_hash=&token_hash=a&token_hash[]=b',
  `?token_hash=${'a'.repeat(8_000)}`,
  '?token_hash=%27%20or%201%3D1--&next=//evil.example&redirect_to=https://evil.example',
  '?token_hash=%00&type=recovery',
  '?__proto__[is_admin]=true&constructor.prototype.is_admin=true',
  '?url=http://169.254.169.254/&path=../../etc/passwd&page=-1',
  `?${'a=1&'.repeat(2_000)}`,
  '?_rsc=x&__nextDataReq=1&nxtPname=x&__nextLocale=x',
];

/** Headers that a proxy or a browser would not send, or not with these words. */
export const hostileHeaders: Readonly<Record<string, Record<string, string>>> = {
  'a forged address of the client': {
    'x-forwarded-for': `${MARKUP}, 127.0.0.1`,
    'x-real-ip': '::1',
    forwarded: 'for=127.0.0.1;host=evil.example',
  },
  'another host': { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  'names of our own headers': {
    'x-request-id': MARKUP,
    'x-nightdesk-client': '127.0.0.1',
    'x-missing-job': '1',
  },
  'the header of a known hole': { 'x-middleware-subrequest': 'middleware:middleware:middleware' },
  'what the framework says to itself': {
    'x-matched-path': '/admin',
    'x-invoke-path': '/admin',
    'x-now-route-matches': '1=x',
    'x-prerender-revalidate': 'x',
    'next-resume': '1',
    rsc: '1',
    'next-router-state-tree': '%7B{{',
  },
  'another method inside': { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT' },
  'kinds that do not exist': { accept: `${MARKUP}/*`, 'accept-language': '*'.repeat(2_000) },
  'ranges and conditions': {
    range: 'bytes=9999999-0,-1',
    'if-none-match': `W/"${MARKUP}`,
    'if-modified-since': 'never',
  },
  'a broken session': { cookie: 'nightdesk-session=%ff; =; nightdesk-session.0=base64-!!!' },
};
