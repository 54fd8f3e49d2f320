import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDocsMarkdown } from '../../../app/(site)/(content)/docs/_components/docs-markdown.ts';
import { splitInlineLinks } from '../../../components/layout/inline-links.ts';
import {
  deleteRequestSchema,
  saveRequestSchema,
  undoRequestSchema,
} from '../../../lib/collections/all.ts';
import { readConsent } from '../../../lib/consent.ts';
import { clipText } from '../../../lib/format.ts';
import {
  parseJobDescription,
  previewOf,
  parseUpdateBody,
  parsePlainText,
  splitRequirements,
} from '../../../lib/html/plain-text.ts';
import { sanitiseStoredHtml } from '../../../lib/html/sanitize.ts';
import {
  articleContents,
  describeStoredHtml,
  scrollableTables,
} from '../../../lib/html/stored-html.ts';
import { imageHosts, imageSource } from '../../../lib/images.ts';
import { parsePage } from '../../../lib/product-updates.ts';
import { parseResourceList, resourceListAddress, categorySlug } from '../../../lib/resources.ts';
import { contactRequestSchema } from '../../../lib/schemas/contact-request.ts';
import { signInSchema, signUpSchema } from '../../../lib/schemas/credentials.ts';
import { demoBookingSchema, demoResultSchema } from '../../../lib/schemas/demo-booking.ts';
import { faqItemSchema } from '../../../lib/schemas/faq-item.ts';
import { isSlug } from '../../../lib/schemas/fields.ts';
import { phone, uuidSchema } from '../../../lib/schemas/fields.ts';
import { jobApplicationSchema } from '../../../lib/schemas/job-application-upload.ts';
import { newsletterSchema } from '../../../lib/schemas/newsletter.ts';
import { judgeResume } from '../../../lib/schemas/resume-content.ts';
import { refuseResume } from '../../../lib/schemas/resume-file.ts';
import type { z } from 'zod';

/** Texts that have broken parsers elsewhere. */
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

const html = (text: string) => sanitiseStoredHtml(text);

const origins = { siteUrl: 'https://nightdesk.example', hosts: ['images.example'] };

const parsers: Record<string, (text: string) => unknown> = {
  parseDocsMarkdown,
  splitInlineLinks,
  parseJobDescription,
  previewOf,
  parseUpdateBody,
  parsePlainText,
  splitRequirements,
  categorySlug,
  isSlug,
  parsePage,
  readConsent,
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

const anything = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(awkward, fc.anything())),
  awkward,
);

// Schemas and parsers return a result for any input: no exception, no hang, no prototype pollution.

const schemas: Record<string, z.ZodType> = {
  contactRequestSchema,
  signInSchema,
  signUpSchema,
  demoBookingSchema,
  demoResultSchema,
  faqItemSchema,
  saveRequestSchema,
  deleteRequestSchema,
  undoRequestSchema,
  jobApplicationSchema,
  newsletterSchema,
  phone,
  uuidSchema,
};

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

  test('a program is no resume under any name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 1_024 }), names, async (rest, name) => {
        const bytes = new Uint8Array(Buffer.concat([Buffer.from('MZ'), rest]));
        expect(await judgeResume(bytes, name)).toHaveProperty('refusal');
      }),
    );
  });
});
