import { describe, expect, test } from 'vitest';
import { parseGoTemplate } from './go-template.ts';

/** Fills in a template for an account with some metadata. */
const fill = (template: string, Data: Record<string, unknown> = {}) =>
  parseGoTemplate(template)({
    SiteURL: 'https://desk.example',
    TokenHash: 'a1b2',
    RedirectTo: 'https://desk.example/de/auth',
    Data,
  });

describe('what the templates of mails use gives what html/template gives', () => {
  test('a value is written where it stands, and cannot become markup', () => {
    expect(fill('<a href="{{ .SiteURL }}/x?t={{ .TokenHash }}">')).toBe(
      '<a href="https://desk.example/x?t=a1b2">',
    );
    expect(fill('{{ .Data.name }}', { name: `<b title="'">&` })).toBe(
      '&lt;b title=&quot;&#39;&quot;&gt;&amp;',
    );
  });

  const CHOICE =
    'a{{ if eq .Data.x "1" }}one{{ else if eq .Data.x "2" }}two{{ else if eq .Data.x "3" }}three{{ else }}other{{ end }}z';
  test.each([
    ['1', 'aonez'],
    ['3', 'athreez'],
    ['4', 'aotherz'],
  ])('the first condition that holds chooses: %s', (x, text) => {
    expect(fill(CHOICE, { x })).toBe(text);
  });

  test('without an else nothing is written, and what stands inside is not looked at', () => {
    const template = '{{ if eq .Data.x "1" }}{{ if eq .Data.y "1" }}y{{ end }}{{ end }}|';
    expect(fill(template, { x: '2' })).toBe('|');
    expect(fill(template, { x: '1', y: '1' })).toBe('y|');
  });

  test.each([
    ['eq .RedirectTo (print .SiteURL "/de/auth")', true],
    ['eq .RedirectTo (print .SiteURL "/fr/auth")', false],
    ['or (eq .SiteURL "x") (eq .TokenHash "a1b2")', true],
    ['and (eq .SiteURL "https://desk.example") (eq .TokenHash "a1b2")', true],
    ['or (eq .SiteURL "x") (and (eq .TokenHash "a1b2") (eq .TokenHash "a1b2"))', true],
  ])('{{ if %s }}', (condition, isTaken) => {
    expect(fill(`{{ if ${condition} }}yes{{ else }}no{{ end }}`)).toBe(isTaken ? 'yes' : 'no');
  });

  test.each([undefined, null, 5, true, ['de'], { de: 'de' }, '<nil>', 'toString'])(
    'what an account stores in the place of a language is never one: %j',
    (language) => {
      const template = '{{ if eq (print .Data.language) "de" }}de{{ else }}en{{ end }}';
      expect(fill(template, { language })).toBe('en');
      // Where Go fails, no mail would be sent.
      if (typeof language !== 'string')
        expect(() => fill('{{ if eq .Data.language "de" }}{{ end }}', { language })).toThrow(
          'eq compares a text with something else',
        );
    },
  );

  test('an account has only what is stored with it', () => {
    expect(fill('{{ if eq (print .Data.constructor) "x" }}x{{ end }}|')).toBe('|');
  });
});

test.each([
  ...[
    '{{- .SiteURL }}',
    '{{ .SiteURL',
    '{{ .Unknown }}',
    '{{ .Data.a.b }}',
    '{{ .SiteURL | html }}',
  ],
  ...['{{ range .Data.x }}{{ end }}', '{{ end }}', '{{ if eq .SiteURL "x" }}', '{{ if }}{{ end }}'],
])('a construct that is not understood is refused when it is read: %s', (template) => {
  expect(() => parseGoTemplate(template)).toThrow();
});
