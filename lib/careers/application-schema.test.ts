import { describe, expect, it } from 'vitest';
import { fields as say } from '../../content/en/messages.ts';
import { applicationFieldsSchemaIn } from './application-schema.ts';
import { jobApplicationSchemaIn } from './application-upload.ts';

const applicationFieldsSchema = applicationFieldsSchemaIn(say);
const jobApplicationSchema = jobApplicationSchemaIn(say, 'en');

const fields = { fullName: 'Ada Meier', email: 'ada@example.ch' };
const jobId = '06dad3a1-1d3b-418e-b4b0-3e98024e7f31';

function messagesOf(input: object) {
  const { error } = applicationFieldsSchema.safeParse({ ...fields, ...input });
  return error?.issues.map(({ message }) => message);
}

async function resumeOf(resume: unknown) {
  const { data, error } = await jobApplicationSchema.safeParseAsync({ ...fields, jobId, resume });
  return error ? error.issues.map(({ message }) => message) : data?.resume;
}

describe('applicationFieldsSchema', () => {
  it('takes a name of any two characters, and not one', () => {
    const refused = ['Full name must be at least 2 characters.'];
    expect(messagesOf({ fullName: '李娜' })).toBeUndefined();
    for (const fullName of ['', 'A', ' A ', '𠮷'])
      expect(messagesOf({ fullName })).toEqual(refused);
  });

  it('needs an e-mail address', () => {
    expect(messagesOf({ email: '' })).toEqual(['Please enter a valid email address.']);
  });

  it('stores what was left empty as null, and line breaks as one character', () => {
    expect(
      applicationFieldsSchema.parse({ ...fields, phone: ' ', coverLetter: ' Dear\r\nteam ' }),
    ).toEqual({ ...fields, phone: null, coverLetter: 'Dear\nteam' });
    expect(messagesOf({ coverLetter: 'a\r\n'.repeat(5_000) })).toBeUndefined();
    expect(messagesOf({ coverLetter: 'a'.repeat(10_001) })).toHaveLength(1);
  });
});

describe('jobApplicationSchema', () => {
  it('is content without a file, however its absence was sent', async () => {
    for (const none of [undefined, '', new File([], '')]) expect(await resumeOf(none)).toBeNull();
    const unsent = await jobApplicationSchema.safeParseAsync({ ...fields, jobId });
    expect(unsent.data?.resume).toBeNull();
  });

  it('gives a file with its kind and bytes', async () => {
    expect(await resumeOf(new File(['%PDF-1.7'], 'CV.PDF'))).toEqual({
      kind: 'pdf',
      bytes: new TextEncoder().encode('%PDF-1.7'),
    });
  });

  it('refuses a program under the name of a document, and names every refused field at once', async () => {
    const program = new File(['MZ\u0090\u0000'], 'cv.pdf');
    expect(await resumeOf(program)).toEqual([expect.stringContaining('does not hold')]);
    const all = await jobApplicationSchema.safeParseAsync({ jobId, resume: program });
    expect(all.error?.issues.map(({ path }) => path[0])).toEqual(['fullName', 'email', 'resume']);
  });
});
