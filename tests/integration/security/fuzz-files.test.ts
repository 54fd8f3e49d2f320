import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdsResume } from '../../../lib/schemas/job-application-upload.ts';
import { refuseResume, type ResumeKind } from '../../../lib/schemas/resume-file.ts';

describe('resumes', () => {
  const kinds = fc.constantFrom<ResumeKind>('pdf', 'doc', 'docx');
  const starts = fc.constantFrom(
    '%PDF-',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'PK\x03\x04',
    'PK\x05\x06',
    'MZ',
    '',
  );

  test('no bytes make the look into a file throw or hang', () => {
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 4_096 }), kinds, (start, rest, kind) => {
        const bytes = new Uint8Array(Buffer.concat([Buffer.from(start, 'latin1'), rest]));
        expect(typeof holdsResume(bytes, kind)).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });

  test('a program is no resume, whatever its name', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1_024 }), kinds, (rest, kind) => {
        const bytes = new Uint8Array(Buffer.concat([Buffer.from('MZ'), rest]));
        expect(holdsResume(bytes, kind)).toBe(false);
      }),
    );
  });

  test.each([
    'cv.pdf.exe',
    'cv.docm',
    'cv.pdf\0.exe',
    'cv.pdf ',
    '.htaccess',
    'pdf',
    'cv.svg',
    'cv.PDF/',
    'cv.pdf\n',
  ])('the name %j is refused', (name) => {
    expect(refuseResume({ name, size: 10 })).toBeTruthy();
  });
});
