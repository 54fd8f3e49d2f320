import { describe, expect, it } from 'vitest';
import { findAddresses, isPlainAddress, linkAddress } from './link-address.ts';

describe('linkAddress', () => {
  it.each([
    ['www.example.com', 'https://www.example.com'],
    ['www.intranet.lan', 'https://www.intranet.lan'],
    ['example.com', 'https://example.com'],
    ['example.co.uk/path?a=1#b', 'https://example.co.uk/path?a=1#b'],
    ['müller.ch/zimmer', 'https://müller.ch/zimmer'],
    ['www.example.com/my file.pdf', 'https://www.example.com/my file.pdf'],
    ['<www.example.com>', 'https://www.example.com'],
    ['\u200Bwww.exam\u200Bple.com \n', 'https://www.example.com'],
    ['ada.b+c@mail.example.org?subject=Hi', 'mailto:ada.b+c@mail.example.org?subject=Hi'],
  ])('completes %s', (written, address) => {
    expect(linkAddress(written)).toBe(address);
  });

  it.each([
    ...[
      'https://example.com/a',
      'HTTP://example.com',
      'mailto:ada@example.org',
      'tel:+41790000000',
    ],
    ...['/faq', '/faq?a=1#b', '#part', '?page=2'],
  ])('leaves %s as it is', (address) => {
    expect(linkAddress(` ${address} `)).toBe(address);
  });

  it.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript://example.com/%0Aalert(1)'],
    ...['data:text/html,x', 'file:///C:/a.doc', 'ftp://example.org', 'blob:https://a.ch/x'],
    ...['3.34.0', 'v1.2', '16.4.x', 'next@16.4.5', '192.168.1.1', '1.5/2', '24.12.2026'],
    ...['e.g.', 'z.B.', 'a.m', 'e.g./i.e.', 'and/or', 'Node.js', 'two words.com'],
    ...['report.pdf', 'README.md', 'setup.sh', 'main.py', 'index.html', 'src/index.ts'],
    ...['', '@ada', 'ada@home', 'user:secret@example.org', 'http://', 'localhost:3000'],
  ])('takes %j for no address', (written) => {
    expect(linkAddress(written)).toBeNull();
  });
});

describe('a word within a text', () => {
  it.each(['www.example.com', 'https://example.com', 'example.com/a', 'ada@example.org'])(
    'becomes a link by itself: %s',
    (word) => expect(isPlainAddress(word)).toBe(true),
  );

  it.each([
    ...['Booking.com', 'Booking.com/Airbnb', 'README.md', 'ASP.NET', '3.34.0', 'e.g.'],
    ...['notes.md/first', 'now.It', '/faq', 'javascript:alert(1)', 'data:text/html,x'],
  ])('stays a word: %s', (word) => expect(isPlainAddress(word)).toBe(false));

  it('is not looked for in a text of many dots without an end, which would take minutes', () => {
    expect(findAddresses(`${'a.'.repeat(100_000)}com www.example.com`)).toMatchObject([
      { index: 200_004, text: 'www.example.com' },
    ]);
  });

  it('is found with its place and its address', () => {
    const text = 'Booking.com 2.0, see www.example.com or write to ada@example.org.';
    expect(findAddresses(text)).toEqual([
      { index: 21, text: 'www.example.com', href: 'https://www.example.com' },
      { index: 49, text: 'ada@example.org', href: 'mailto:ada@example.org' },
    ]);
  });
});
