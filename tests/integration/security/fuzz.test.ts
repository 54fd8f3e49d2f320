import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { readConsent } from '../../../lib/consent.ts';
import { imageHosts } from '../../../lib/image-hosts.ts';
import { parsePage } from '../../../lib/product-updates.ts';
import { contactRequestSchema } from '../../../lib/schemas/contact-request.ts';
import { signInSchema, signUpSchema } from '../../../lib/schemas/credentials.ts';
import { demoBookingSchema, demoResultSchema } from '../../../lib/schemas/demo-booking.ts';
import { faqItemSchema, faqSaveSchema, versionSchema } from '../../../lib/schemas/faq-item.ts';
import { jobApplicationSchema } from '../../../lib/schemas/job-application-upload.ts';
import { newsletterSchema } from '../../../lib/schemas/newsletter.ts';
import { phone } from '../../../lib/schemas/phone.ts';
import { holdsResume } from '../../../lib/schemas/resume-file-content.ts';
import { refuseResume, resumeKindOf, type ResumeKind } from '../../../lib/schemas/resume-file.ts';
import { isSlug } from '../../../lib/schemas/slug.ts';
import { uuidSchema } from '../../../lib/schemas/uuid.ts';
import { parseDocsMarkdown } from '../../../lib/text/docs-markdown.ts';
import { imageSource } from '../../../lib/text/image-source.ts';
import { splitInlineLinks } from '../../../lib/text/inline-links.ts';
import { parseJobDescription, previewOf } from '../../../lib/text/job-description.ts';
import { splitUpdateBody } from '../../../lib/text/line-breaks.ts';
import { splitParagraphs } from '../../../lib/text/paragraphs.ts';
import { splitRequirements } from '../../../lib/text/requirements.ts';
import { parseResourceList, resourceListAddress } from '../../../lib/text/resource-address.ts';
import { categorySlug } from '../../../lib/text/resource-category.ts';
import { articleContents } from '../../../lib/text/resource-contents.ts';
import { clipText } from '../../../lib/text/resource-description.ts';
import { describeStoredHtml } from '../../../lib/text/stored-html-description.ts';
import { scrollableTables } from '../../../lib/text/stored-html-tables.ts';
import { sanitiseStoredHtml } from '../../../lib/text/stored-html.ts';

// Whatever comes: a schema answers, a parser gives something. Nothing throws, nothing hangs, nothing is polluted.

const schemas: Record<string, z.ZodType> = {
  contactRequestSchema,
  signInSchema,
  signUpSchema,
  demoBookingSchema,
  demoResultSchema,
  faqItemSchema,
  faqSaveSchema,
  versionSchema,
  jobApplicationSchema,
  newsletterSchema,
  phone,
  uuidSchema,
};

const FIELDS = [
  'email',
  'password',
  'firstName',
  'phone',
  'properties',
  'jobId',
  'resume',
  'values',
  'base',
];

const awkward = fc.oneof(
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

const anything = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(awkward, fc.anything())),
  awkward,
);

describe.each(Object.entries(schemas))('%s', (_name, schema) => {
  test('answers anything without throwing', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (value) => {
        const result = await schema.safeParseAsync(value);
        if (!result.success) expect(result.error.issues.length).toBeGreaterThan(0);
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});

const html = (text: string) => sanitiseStoredHtml(text);
const origins = { siteUrl: 'https://nightdesk.example', hosts: ['images.example'] };

const parsers: Record<string, (text: string) => unknown> = {
  parseDocsMarkdown,
  splitInlineLinks,
  parseJobDescription,
  previewOf,
  splitUpdateBody,
  splitParagraphs,
  splitRequirements,
  categorySlug,
  isSlug,
  parsePage,
  readConsent,
  resumeKindOf,
  sanitiseStoredHtml,
  imageSource: (text) => imageSource(text, origins),
  parseResourceList: (text) => parseResourceList({ category: text, page: text }),
  resourceListAddress: (text) => resourceListAddress({ slug: text, page: 2 }),
  clipText: (text) => clipText(text, 160),
  articleContents: (text) => articleContents(html(text)),
  describeStoredHtml: (text) => describeStoredHtml(html(text), text, 'a filler'),
  scrollableTables: (text) => scrollableTables(html(text), text),
  refuseResume: (text) => refuseResume({ name: text, size: text.length }),
};

/** A parser that takes longer for 50,000 characters can be used to keep the server busy. */
const LONGEST_MS = 1_500;

describe.each(Object.entries(parsers))('%s', (_name, parse) => {
  test('takes any text, soon', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        const start = performance.now();
        parse(text);
        expect(performance.now() - start).toBeLessThan(LONGEST_MS);
      }),
      { numRuns: 200 },
    );
  });
});

test('sanitised HTML stays what it is when it is sanitised again, and holds nothing that runs', () => {
  fc.assert(
    fc.property(awkward, awkward, (one, other) => {
      const clean = html(
        `<p ${one}>${other}</p><a href="${one}">${other}</a><img src="${other}" ${one}>`,
      );
      expect(html(clean)).toBe(clean);
      expect(clean).not.toMatch(
        /<(?:script|iframe|object|embed|form|style)|\son\w+\s*=\s*["']|href="\s*javascript:/i,
      );
    }),
    { numRuns: 200 },
  );
});

test('imageHosts gives host names or one readable sentence', () => {
  fc.assert(
    fc.property(awkward, (text) => {
      try {
        for (const host of imageHosts(text)) expect(host).toMatch(/^[a-z0-9.-]+$/);
      } catch (error) {
        expect(String(error)).toMatch(/Wrong setting: IMAGE_HOSTS/);
      }
    }),
  );
});

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
