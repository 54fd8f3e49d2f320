import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeResume } from '../../../lib/schemas/resume-content.ts';
import { refuseResume } from '../../../lib/schemas/resume-file.ts';

describe('resumes', () => {
  const names = fc.constantFrom('cv.pdf', 'cv.doc', 'cv.docx', 'cv');
  const starts = fc.constantFrom(
    '%PDF-',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'PK\x03\x04',
    'PK\x05\x06',
    'MZ',
    '{\\rtf1',
    '',
  );

  test('no bytes make the look into a file throw or hang', async () => {
    await fc.assert(
      fc.asyncProperty(
        starts,
        fc.uint8Array({ maxLength: 4_096 }),
        names,
        async (start, rest, name) => {
          const bytes = new Uint8Array(Buffer.concat([Buffer.from(start, 'latin1'), rest]));
          expect(Object.keys(await judgeResume(bytes, name))).toHaveLength(1);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a program is no resume, whatever its name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 1_024 }), names, async (rest, name) => {
        const bytes = new Uint8Array(Buffer.concat([Buffer.from('MZ'), rest]));
        expect(await judgeResume(bytes, name)).toHaveProperty('refusal');
      }),
    );
  });

  test.each([
    'cv.pdf.exe',
    'cv.docm',
    'cv.pdf\0.exe',
    'cv.pdf ',
    '.htaccess',
    'cv.svg',
    'cv.PDF/',
    'cv.pdf\n',
  ])('the name %j is refused', (name) => {
    expect(refuseResume({ name, size: 10 })).toBeTruthy();
  });
});
