import { describe, expect, it } from 'vitest';
import { LARGEST_RESUME, refuseResume, RESUME_ACCEPT, resumeKindOf } from './resume-file.ts';

describe('refuseResume', () => {
  it('lets the three kinds pass, up to and including 5 MB', () => {
    expect(RESUME_ACCEPT).toBe('.pdf,.doc,.docx');
    for (const name of ['cv.pdf', 'My CV.DOC', 'cv.v2.docx']) {
      expect(refuseResume({ name, size: LARGEST_RESUME })).toBeNull();
    }
  });

  it('names the size of a file that is too large, never the limit itself', () => {
    expect(refuseResume({ name: 'cv.pdf', size: LARGEST_RESUME + 1 })).toBe(
      'This file has 5.1 MB. Please choose one of at most 5 MB.',
    );
  });

  it('refuses an empty file and every other kind', () => {
    expect(refuseResume({ name: 'cv.pdf', size: 0 })).toContain('empty');
    for (const name of [
      'cv.exe',
      'cv.pdf.exe',
      'pdf',
      '.pdf ',
      'cv',
      'cv.docm',
      'cv.constructor',
    ]) {
      expect(refuseResume({ name, size: 1 })).toBe('Please choose a PDF, DOC or DOCX file.');
      expect(resumeKindOf(name)).toBeNull();
    }
  });
});
