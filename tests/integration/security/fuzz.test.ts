// @module-tag core
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlineDocs } from '../../../app/[lang]/(site)/docs/_components/outline-docs.ts';
import { readConsent } from '../../../lib/consent/consent.ts';
import { clipText } from '../../../lib/text/format.ts';
import * as plainText from '../../../lib/html/plain-text.ts';
import { sanitiseStoredHtml } from '../../../lib/html/sanitize.ts';
import * as storedHtml from '../../../lib/html/stored-html.ts';
import { imageHosts, imageSource } from '../../../lib/html/images.ts';
import { parsePage } from '../../../lib/updates/lists.ts';
import {
  parseResourceList,
  resourceListAddress,
  categorySlug,
} from '../../../lib/articles/lists.ts';
import { fields } from '../../../content/en/messages.ts';
import { isSlug } from '../../../lib/forms/fields.ts';
import { refuseResume } from '../../../lib/careers/resume-file.ts';

/** Texts that have broken parsers elsewhere. */
const awkward = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'<>"&\\[]()\n\0\u2028#-*`a') }),
  fc.constantFrom('__proto__', 'constructor', '$&', '${7*7}', '{{7*7}}', "' or 1=1 --", '%00'),
  fc.constantFrom('../../etc/passwd', 'a'.repeat(50_000), '[a]('.repeat(5_000)),
  fc.constantFrom(...'(<').map((sign) => sign.repeat(20_000)),
  fc.constant('- '.repeat(20_000)),
);

const origins = { siteUrl: 'https://nightdesk.example', hosts: ['images.example'] };

const parsers: Record<string, (text: string) => unknown> = {
  outlineDocs: (text) => outlineDocs(plainText.parsePlainText(text, 'document'), 'Features'),
  parseJob: (text) => plainText.parsePlainText(text, 'job'),
  previewOf: plainText.previewOf,
  parseUpdate: (text) => plainText.parsePlainText(text, 'update'),
  parseAnswer: (text) => plainText.parsePlainText(text),
  splitRequirements: plainText.splitRequirements,
  categorySlug,
  isSlug,
  parsePage,
  readConsent: (text) => readConsent(text, new Date()),
  sanitiseStoredHtml,
  imageSource: (text) => imageSource(text, origins),
  parseResourceList: (text) => parseResourceList({ category: text, page: text }),
  resourceListAddress: (text) => resourceListAddress({ slug: text, page: 2 }),
  clipText: (text) => clipText(text, 160),
  articleContents: (text) => storedHtml.articleContents(sanitiseStoredHtml(text)),
  describeStoredHtml: (text) =>
    storedHtml.describeStoredHtml(sanitiseStoredHtml(text), text, 'a filler'),
  scrollableTables: (text) => storedHtml.scrollableTables(sanitiseStoredHtml(text), text),
  refuseResume: (text) => refuseResume({ name: text, size: text.length }, fields, 'en'),
};

/** A parser that takes longer for 50,000 characters can be used to keep the server busy. */
const LONGEST_MS = 1_500;

test.each(Object.entries(parsers))('%s takes any text, soon', (_name, parse) => {
  fc.assert(
    fc.property(awkward, (text) => {
      const start = performance.now();
      parse(text);
      expect(performance.now() - start).toBeLessThan(LONGEST_MS);
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
