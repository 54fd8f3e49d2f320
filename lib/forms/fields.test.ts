import { describe, expect, it } from 'vitest';
import { emailWith, line, phone, text } from './english-fields.ts';
import { isSlug } from './fields.ts';

it('isSlug takes words with single hyphens between them, and nothing long', () => {
  for (const slug of ['about', 'terms-of-service', '2026', 'a'.repeat(100)])
    expect(isSlug(slug), slug).toBe(true);
  const others = ['', 'About', '-a', 'a-', 'a--b', 'a%20b', '../a', "a'or'1", 'é', 'a\n'];
  for (const other of [...others, 'a-'.repeat(100_000)]) expect(isSlug(other)).toBe(false);
});

describe('line and text', () => {
  it.each([
    ['\u200BAda\u200B', 'Ada'],
    ['\u202AAda Meier\u202C', 'Ada Meier'],
    ['\uFEFFA\u200Bda\u00AD', 'Ada'],
    ['Zoe\u0308', 'Zo\u00EB'],
    ['\u{1F469}\u200D\u{1F680}', '\u{1F469}\u200D\u{1F680}'],
    ['\u200B\u00A0\u2060', ''],
  ])('%j is the line %j', (written, expected) => {
    expect(line(100, '').parse(written)).toBe(expected);
    expect(line(100, '').parse(expected)).toBe(expected);
  });

  it('counts what is left after cleaning: white space and decomposed accents are no characters', () => {
    expect(
      line(3, 'three').parse(`${' '.repeat(900)}\u1EC5\u1EC5\u1EC5`.normalize('NFD')),
    ).toHaveLength(3);
    expect(line(3, 'three').safeParse('abcd').error?.issues[0]?.message).toBe('three');
  });

  it.each([line, text])('refuses what no text holds, and says where it is (%#)', (field) => {
    const messageOf = (written: string) =>
      field(100, '').safeParse(written).error?.issues[0]?.message;
    for (const wrong of ['\0', '\u0007', '\u001B', '\u007F', '\u0092', '\uD800', '\uDC00']) {
      expect(messageOf(`Dear Ada${wrong}!`), escape(wrong)).toMatch(
        /^A character after “Dear Ada” cannot be read\. /,
      );
      expect(messageOf(wrong), escape(wrong)).toMatch(/^The first character cannot be read\. /);
    }
    expect(field(100, '').parse('a\tb \u{1F600}\r\n\v\f\u0085c')).toMatch(/^a\sb \u{1F600}\s+c$/u);
  });

  it('makes every line end a line feed', () => {
    expect(text(100, '').parse('\u200Ba\r\nb\rc\u2028d\u000Be\u2029f\u0085g')).toBe(
      'a\nb\nc\nd\ne\n\nf\ng',
    );
  });
});

describe('emailWith', () => {
  const email = emailWith('invalid', 'required');

  it.each([
    ["o'neill+desk/night@example.co.uk", "o'neill+desk/night@example.co.uk"],
    ['info@m\u00FCller.example', 'info@xn--mller-kva.example'],
    ['info@\u4F8B\u3048.\u30C6\u30B9\u30C8', 'info@xn--r8jz45g.xn--zckzah'],
    ['\u202Aada@example.ch\u202C', 'ada@example.ch'],
    ['mailto:ada@example.ch', 'ada@example.ch'],
    ['Ada Meier <ada@example.ch>', 'ada@example.ch'],
    ['\uFF41\uFF44\uFF41\uFF20example.ch', 'ada@example.ch'],
    ['Ada@Example.ch', 'Ada@Example.ch'],
  ])('takes %j as %s', (written, expected) => {
    expect(email.parse(written)).toBe(expected);
    expect(email.parse(expected)).toBe(expected);
  });

  it.each([
    ...['ada', '@example.ch', 'ada@', 'ada@example', 'ada@example.', 'a..b@example.ch'],
    ...['.ada@example.ch', 'ada.@example.ch', 'a b@example.ch', 'a@b@example.ch', 'a@1.2.3.4'],
  ])('refuses %j', (written) => {
    expect(email.safeParse(written).error?.issues).toMatchObject([{ message: 'invalid' }]);
  });

  it.each(['', ' ', '\u200B', undefined])('requires visible characters: %j', (nothing) => {
    expect(email.safeParse(nothing).error?.issues[0]?.message).toBe('required');
  });
});

describe('phone', () => {
  it.each([
    ['tel:+41 79 123 45 67', '+41 79 123 45 67'],
    ['tel:+41-79-123-45-67;ext=3', '+41-79-123-45-67'],
    ['(+41) 79 123 45 67', '+41 79 123 45 67'],
    ['\uFF0B\uFF14\uFF11\u3000\uFF17\uFF19', '+41 79'],
    ['\u202A+41\u00A079\u202C', '+41 79'],
    ['079 123 45 67 (evenings)', '079 123 45 67 (evenings)'],
  ])('takes %j as %s', (written, expected) => expect(phone.parse(written)).toBe(expected));
});
