import fc from 'fast-check';

/** Texts that have broken parsers elsewhere. */
export const awkward = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '<',
      '>',
      '"',
      '&',
      '\\',
      '[',
      ']',
      '(',
      ')',
      '\n',
      '\0',
      '\u2028',
      '#',
      '-',
      '*',
      '`',
      'a',
    ),
  }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '$&',
    '${7*7}',
    '{{7*7}}',
    "' or 1=1 --",
    '%00',
    '../../etc/passwd',
  ),
  fc.constantFrom(
    'a'.repeat(50_000),
    '('.repeat(20_000),
    '[a]('.repeat(5_000),
    '<'.repeat(20_000),
    '- '.repeat(20_000),
  ),
);
