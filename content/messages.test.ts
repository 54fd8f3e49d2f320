import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { BUSY, TOO_LARGE } from '../lib/actions/form-action';
import {
  newPasswordSchema,
  resetRequestSchema,
  signInSchema,
  signUpSchema,
} from '../lib/auth/credentials';
import { SERVICE_AWAY } from '../lib/auth/service-away';
import { applicationFieldsSchema } from '../lib/careers/application-schema';
import { refuseChangedFile, refuseResume } from '../lib/careers/resume-file';
import { contactRequestSchema } from '../lib/contact/schema';
import { demoBookingSchema } from '../lib/demo/schema';
import { translateMessage } from '../lib/forms/messages';
import { languages } from '../lib/languages/languages';
import { newsletterSchema } from '../lib/newsletter/schema';
import * as de from './de/messages';
import { phoneInvalid } from './en/test-pages';
import { wordsIn } from './words';

// The English sentences stand in the code, so no type says that one has a translation: every field is filled in wrongly in
// many ways, and what it says is collected.

const LENGTHS = [1, 41, 73, 101, 201, 255, 1_025, 2_001, 10_001, 1_000_000];
const WRONG = [
  ...LENGTHS.map((length) => 'a'.repeat(length)),
  ...['', '0', '1.5', '1.000', '-1', 'é'.repeat(40), 'password123', '\0ab', 'ab\0', undefined],
];

const schemas: Record<string, z.ZodType> = {
  contact: contactRequestSchema,
  application: applicationFieldsSchema,
  demo: demoBookingSchema,
  newsletter: newsletterSchema,
  signIn: signInSchema,
  signUp: signUpSchema,
  reset: resetRequestSchema,
  newPassword: newPasswordSchema,
};
/** Fields that may be left empty: a form without any field does not complain of them. */
const OPTIONAL = ['phone', 'otherPms', 'message', 'coverLetter', 'currentPassword'];

function saidBy(schema: z.ZodType): string[] {
  const missing = schema.safeParse({}).error?.issues ?? [];
  const names = [...missing.map(({ path: [name] }) => String(name)), ...OPTIONAL];
  return WRONG.flatMap((wrong) =>
    (
      schema.safeParse(Object.fromEntries(names.map((name) => [name, wrong]))).error?.issues ?? []
    ).map(({ message }) => message),
  );
}

const resumeContent = readFileSync(
  path.join(import.meta.dirname, '../lib/careers/resume-content.ts'),
  'utf8',
);
const unreadable = new File(['x'], 'Lebenslauf (1) {file}.pdf');
unreadable.slice = () => {
  throw new Error('changed');
};

const ofFiles = [
  refuseResume({ name: 'cv.exe', size: 1 }),
  refuseResume({ name: 'cv.pdf', size: 0 }),
  refuseResume({ name: 'cv.pdf', size: 5.25 * 1024 * 1024 }),
  refuseResume({ name: 'cv.pdf', size: 6 * 1024 * 1024 }),
  await refuseChangedFile(unreadable),
] as string[];
const ofContents = [...resumeContent.matchAll(/refusal:\s*'([^']+)'/g)].map(([, said]) => said!);
const ofSchemas = [...new Set(Object.values(schemas).flatMap(saidBy))];
const said = [
  ...ofSchemas,
  ...ofFiles,
  ...ofContents,
  ...[phoneInvalid, SERVICE_AWAY, BUSY, TOO_LARGE],
];

const translations = languages.slice(1).map((code) => [code, wordsIn(code).messages] as const);
const tables = translations.map(
  ([code, own]) => [code, { ...own.answers, ...own.fields }] as const,
);

it('finds the sentences of schemas, files and documents', () => {
  expect(ofSchemas.length).toBeGreaterThan(25);
  expect(ofFiles).not.toContain(null);
  expect(ofContents).toHaveLength(1);
});

it.each(tables)('no sentence of a form is left in English: %s', (_code, messages) => {
  const left = said.filter((sentence) => translateMessage(sentence, messages) === sentence);
  expect(left).toEqual([]);
});

it.each(tables)('no place of a sentence is left open, and none is lost: %s', (_code, messages) => {
  const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [english, own] of Object.entries(messages))
    expect(placesOf(own)).toEqual(placesOf(english));
});

it.each(translations)(
  'no field has a sentence that nothing says any more: %s',
  (_code, { fields }) => {
    const unused = Object.keys(fields).filter((english) =>
      said.every((sentence) => translateMessage(sentence, { [english]: 'own' }) === sentence),
    );
    expect(unused).toEqual([]);
  },
);

it.each(translations)(
  'the browser has every sentence that it can say itself: %s',
  (_code, { fields }) => {
    const checked = [contactRequestSchema, applicationFieldsSchema, demoBookingSchema];
    const sentences = [...checked.flatMap(saidBy), ...ofFiles];
    expect(sentences.filter((sentence) => translateMessage(sentence, fields) === sentence)).toEqual(
      [],
    );
  },
);

it('quotes what a visitor typed as it is, also where it looks like a place', () => {
  expect(translateMessage(ofFiles[4]!, de.fields)).toContain(' Lebenslauf (1) {file}.pdf ');
  expect(translateMessage(ofFiles[2]!, de.fields)).toContain('5,3\u00a0MB');
  expect(translateMessage(ofFiles[3]!, de.fields)).toContain('ist 6\u00a0MB');
});

it('leaves a sentence alone that is not among the messages, or that no object has of its own', () => {
  for (const other of ['Unexpected', 'constructor', ''])
    expect(translateMessage(other, de.answers)).toBe(other);
});
