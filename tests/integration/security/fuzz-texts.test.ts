import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConsent } from '../../../lib/consent.ts';
import { imageHosts, imageSource } from '../../../lib/images.ts';
import { parsePage } from '../../../lib/product-updates.ts';
import { refuseResume } from '../../../lib/schemas/resume-file.ts';
import { isSlug } from '../../../lib/schemas/fields.ts';
import { parseDocsMarkdown } from '../../../app/(site)/(content)/docs/_components/docs-markdown.ts';
import { splitInlineLinks } from '../../../components/layout/inline-links.ts';
import {
  parseJobDescription,
  previewOf,
  parseUpdateBody,
  parsePlainText,
  splitRequirements,
} from '../../../lib/html/plain-text.ts';
import { parseResourceList, resourceListAddress, categorySlug } from '../../../lib/resources.ts';
import {
  articleContents,
  describeStoredHtml,
  scrollableTables,
} from '../../../lib/html/stored-html.ts';
import { clipText } from '../../../lib/format.ts';
import { sanitiseStoredHtml } from '../../../lib/html/sanitize.ts';
import { awkward } from './fuzz-inputs.ts';

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
