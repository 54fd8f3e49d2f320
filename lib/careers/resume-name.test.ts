import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resumeName } from './resume-name.ts';

const PATH = '06dad3a1-1d3b-418e-b4b0-3e98024e7f31.pdf';

describe('resumeName', () => {
  it.each([
    ['Ada Meier', 'Night porter', 'Ada Meier - Night porter.pdf'],
    ['李娜', 'Réception (80 %)', '李娜 - Réception (80 ).pdf'],
    ['Ada/../../etc\\passwd', 'CEO', 'Ada .. .. etc passwd - CEO.pdf'],
    ['cv.exe\u202Efdp', 'a:b|c"d<e>f?g*h', 'cv.exe fdp - a b c d e f g h.pdf'],
    ['Ada\r\nSet-Cookie: a=b', '~x', 'Ada Set-Cookie a=b - x.pdf'],
  ])('names the file of %j for %j', (name, title, expected) => {
    expect(resumeName(name, title, PATH)).toBe(expected);
  });

  it('keeps the ending of what is stored', () => {
    expect(resumeName('Ada', '', 'a.docx')).toBe('Ada.docx');
    expect(resumeName('Ada', '', 'a')).toBe('Ada');
  });

  it('is a name that every file system takes, for any typed name', () => {
    const typed = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(typed, typed, (name, title) => {
        const made = resumeName(name, title, PATH);
        expect(Buffer.byteLength(made)).toBeLessThanOrEqual(255);
        expect(made).not.toMatch(/[\p{Cc}\p{Cf}/\\:*?"<>|]|^[.\s]|\s\.pdf$/u);
        expect(made).toMatch(/\.pdf$/);
        expect(() => encodeURIComponent(made)).not.toThrow();
      }),
    );
  });
});
