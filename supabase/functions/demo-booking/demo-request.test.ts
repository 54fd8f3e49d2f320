import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentId } from '../../../lib/forms/content-id.ts';
import { fields } from '../../../content/en/messages.ts';
import { demoBookingSchemaIn } from '../../../lib/demo/schema.ts';
import { languages, readDemoRequest } from './demo-request.ts';

test('takes what the website sends', () => {
  const sent = { name: ' Ada ', lastName: 'Meier', language: 'et', phoneNumber: '+372 5123 4567' };
  const formData = demoBookingSchemaIn(fields).parse(sent);
  const body = { formData, contentId: contentId(formData) };
  expect(readDemoRequest(body)).toEqual({ ...body, formData: { ...sent, name: 'Ada' } });
});

test('any body is either taken or refused with a sentence', () => {
  const field = fc.oneof(fc.string(), fc.constantFrom(...languages), fc.jsonValue());
  const formData = fc.record(
    { name: field, lastName: field, language: field, phoneNumber: field },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ formData, contentId: field })), (body) => {
      const read = readDemoRequest(body);
      if ('refusal' in read) expect(read.refusal).toMatch(/^\w+.* (is required|can .+)$/);
      else expect(Object.values(read.formData).every((text) => text.length > 0)).toBe(true);
    }),
  );
});

test.each([null, [], { formData: null }])('%j is refused: it has no formData', (body) => {
  expect(readDemoRequest(body)).toEqual({ refusal: 'formData is required' });
});

test.each([
  [{}, 'First name is required'],
  [{ lastName: ' ' }, 'Last name is required'],
  [{ language: 'it' }, 'Language is required'],
  [{ phoneNumber: 41 }, 'Phone number is required'],
  [{ name: 'a'.repeat(101) }, 'First name can be at most 100 characters'],
  [{ lastName: 'a\u0000b' }, 'Last name can have no control characters'],
])('%j is refused: %s', (fields, refusal) => {
  const ada = { name: 'Ada', lastName: 'Meier', language: 'en', phoneNumber: '+41 79 123 45 67' };
  const formData = Object.keys(fields).length > 0 ? { ...ada, ...fields } : fields;
  expect(readDemoRequest({ formData })).toEqual({ refusal });
});
