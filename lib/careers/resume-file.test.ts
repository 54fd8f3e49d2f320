import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../content/words.ts';
import type { Language } from '../languages/languages.ts';
import { LARGEST_RESUME, refuseChangedFile, refuseResume, RESUME_ACCEPT } from './resume-file.ts';

const refusalOf = (name: string, size: number, language: Language = 'en') =>
  refuseResume({ name, size }, wordsIn(language).messages.fields, language);

describe('refuseResume', () => {
  it('lets the three kinds pass, up to and including 5 MB', () => {
    expect(RESUME_ACCEPT).toBe('.pdf,.doc,.docx');
    for (const name of ['cv.pdf', 'My CV.DOC', 'cv.v2.docx']) {
      expect(refusalOf(name, LARGEST_RESUME)).toBeNull();
    }
  });

  it('names the size of a file that is too large, never the limit itself', () => {
    expect(refusalOf('cv.pdf', LARGEST_RESUME + 1)).toBe(
      'This file has 5.1 MB. Please choose one of at most 5 MB.',
    );
    expect(refusalOf('cv.pdf', LARGEST_RESUME + 1, 'de')).toContain('5,1\u00a0MB');
    expect(refusalOf('cv.pdf', 1.2 * LARGEST_RESUME, 'de')).toContain('ist 6\u00a0MB');
  });

  it('refuses an empty file and every other kind', () => {
    expect(refusalOf('cv.pdf', 0)).toContain('empty');
    const others = ['cv.exe', 'cv.pdf.exe', 'cv.pdf ', 'cv.PDF/', 'cv.pdf\n', 'cv.docm'];
    for (const name of [...others, '.htaccess', 'cv.constructor'])
      expect(refusalOf(name, 1)).toBe('Please choose a PDF, DOC or DOCX file.');
  });

  it.each(['cv', 'Lebenslauf 25.11.2026', 'Dr. Meier', 'cv.pdf (1)', 'content:42'])(
    'leaves %j, which has no ending, to the check of its content',
    (name) => expect(refusalOf(name, 1)).toBeNull(),
  );
});

describe('refuseChangedFile', () => {
  it('names a file that can no longer be read', async () => {
    const say = wordsIn('en').messages.fields;
    const file = new File(['%PDF-1.7'], 'cv {file}.pdf');
    expect(await refuseChangedFile(file, say)).toBeNull();
    const unreadable = () => Promise.reject(new DOMException('', 'NotReadableError'));
    const gone = Object.assign(file, { slice: () => ({ arrayBuffer: unreadable }) });
    expect(await refuseChangedFile(gone, say)).toMatch(
      /^The file cv \{file\}\.pdf was changed, moved or deleted/,
    );
  });
});
