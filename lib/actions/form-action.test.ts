import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wordsIn } from '../../content/words.ts';
import { z } from '../zod.ts';
import { screenForm } from '../security/screen-form.ts';
import { newsletterSchemaIn } from '../newsletter/schema.ts';
import { formAction, Refusal } from './form-action.ts';

vi.mock('../security/screen-form.ts', () => ({ screenForm: vi.fn() }));

const schema = z.object({ email: z.email('Invalid email address') });

const action = (run: () => Promise<object>) =>
  formAction('newsletter', {
    words: wordsIn,
    schema: () => schema,
    tooMany: () => 'Again in {wait}.',
    run,
  });

function fields(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const ADA = fields({ email: 'Ada@example.ch', formToken: 'a.b', form_check: '' });
const answerOfScreen = (answer: Awaited<ReturnType<typeof screenForm>>) =>
  vi.mocked(screenForm).mockResolvedValue(answer);

describe('formAction', () => {
  const allowed = {
    allowed: true,
    isSuspectedSpam: false,
    sender: { client: '192.0.2.1' },
  } as const;
  beforeEach(() => {
    vi.mocked(screenForm).mockClear();
    answerOfScreen(allowed);
  });
  afterEach(() => vi.restoreAllMocks());

  it('gives what was done', async () => {
    const send = action(async () => ({ place: 1 }));
    expect(await send({ status: 'idle' }, ADA)).toEqual({ status: 'done', place: 1 });
  });

  it('gives refused fields back as they were typed, without the fields of the framework', async () => {
    const send = action(async () => ({}));
    expect(await send({ status: 'idle' }, fields({ email: 'ada', $ACTION_KEY: 'k' }))).toEqual({
      status: 'invalid',
      fieldErrors: { email: 'Invalid email address' },
      typed: { email: 'ada' },
    });
  });

  it('judges by the schema of the language of the form', async () => {
    const send = formAction('newsletter', {
      words: wordsIn,
      schema: (_words, language) => z.object({ email: z.literal(language) }),
      tooMany: () => '',
      run: async () => ({}),
    });
    for (const language of ['de', 'et'])
      expect(
        await send({ status: 'idle' }, fields({ email: language, formLanguage: language })),
      ).toEqual({ status: 'done' });
    expect(await send({ status: 'idle' }, fields({ email: 'en' }))).toEqual({ status: 'done' });
    expect(await send({ status: 'idle' }, fields({ email: 'de' }))).toMatchObject({
      status: 'invalid',
    });
  });

  it('tells the reason of a refusal, and gives no password back', async () => {
    const send = action(async () => {
      throw new Refusal('Invalid login credentials');
    });
    const typed = { email: 'ada@example.ch', password: 'not-the-password' };
    expect(await send({ status: 'idle' }, fields(typed))).toEqual({
      status: 'failed',
      message: 'Invalid login credentials',
      typed: { email: 'ada@example.ch' },
    });
  });

  it('keeps what was typed, and logs the reason, when the backend fails', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const send = action(async () => {
      throw new Error('away');
    });
    expect(await send({ status: 'idle' }, ADA)).toEqual({
      status: 'failed',
      typed: { email: 'Ada@example.ch' },
    });
    expect(log.mock.calls.join()).toMatch(/action-failed.*away/);
    expect(log.mock.calls.join()).not.toContain('example.ch');
  });

  it.each([
    [{ allowed: false, wait: 90, isShared: false }, /^Again in 2 minutes\.$/],
    // All clients wait when the shared limit is used up.
    [{ allowed: false, wait: 90, isShared: true }, /many requests at the moment.*2 minutes/],
    // Requests cannot be counted, and the form is a closed one.
    [{ allowed: false, uncounted: true }, /^$/],
  ] as const)('keeps what was typed and does nothing: %j', async (answer, message) => {
    answerOfScreen(answer);
    const run = vi.fn();
    const state = await action(run)({ status: 'idle' }, ADA);
    expect(state).toMatchObject({ status: 'failed', typed: { email: 'Ada@example.ch' } });
    expect(('message' in state && state.message) || '').toMatch(message);
    expect(run).not.toHaveBeenCalled();
  });

  it('takes a form that looks like spam and says so', async () => {
    answerOfScreen({ ...allowed, isSuspectedSpam: true });
    const run = vi.fn(async () => ({}));
    expect(await action(run)({ status: 'idle' }, ADA)).toEqual({ status: 'done' });
    expect(run.mock.lastCall).toMatchObject([{}, { isSuspectedSpam: true }]);
  });

  it('refuses a field of megabytes with its own sentence, without screening, and gives back a part', async () => {
    const run = vi.fn(async () => ({}));
    const long = fields({ email: 'a'.repeat(6_000_000) });
    expect(await action(run)({ status: 'idle' }, long)).toEqual({
      status: 'invalid',
      fieldErrors: { email: 'Invalid email address' },
      typed: { email: 'a'.repeat(100_000) },
    });
    expect(screenForm).not.toHaveBeenCalled();
  });

  it.each([
    ['a field that it does not ask for', { more: 'a'.repeat(100_001) }],
    ['many fields', Object.fromEntries(Array.from({ length: 60 }, (_, nth) => [`f${nth}`, 'a']))],
    ['a long name', { ['a'.repeat(100_001)]: '' }],
  ])('refuses a valid form with %s, without screening', async (_what, more) => {
    const run = vi.fn(async () => ({}));
    const state = await action(run)(
      { status: 'idle' },
      fields({ email: 'ada@example.ch', ...more }),
    );
    expect(state).toMatchObject({ status: 'failed', message: expect.stringMatching(/has room/) });
    expect(JSON.stringify(state).length).toBeLessThan(110_000);
    expect(screenForm).not.toHaveBeenCalled();
    expect(run).not.toHaveBeenCalled();
  });

  it('opens no file of a form that is too large', async () => {
    const file = new File(['x'], 'cv.pdf');
    const read = vi.spyOn(file, 'arrayBuffer');
    const withFile = z.object({
      resume: z
        .instanceof(File)
        .transform((given) => given.arrayBuffer())
        .optional(),
      letter: z.string().max(10, { error: 'Too long', abort: true }),
    });
    const data = fields({ letter: 'a'.repeat(200_000) });
    data.set('resume', file);
    const send = formAction('apply', {
      words: wordsIn,
      schema: () => withFile,
      tooMany: () => '',
      run: async () => ({}),
    });
    expect(await send({ status: 'idle' }, data)).toMatchObject({
      fieldErrors: { letter: 'Too long' },
    });
    expect(read).not.toHaveBeenCalled();
  });

  describe('for a German page', () => {
    const german = (values: Record<string, string>) => fields({ ...values, formLanguage: 'de' });

    it('says in German what is wrong and how long to wait, and hands the language to the work', async () => {
      const run = vi.fn(async () => ({}));
      const send = formAction('newsletter', {
        words: wordsIn,
        schema: ({ messages }) => newsletterSchemaIn(messages.fields),
        tooMany: ({ limits }) => limits.tooMany.newsletter,
        run,
      });
      expect(await send({ status: 'idle' }, german({ email: 'ada' }))).toEqual({
        status: 'invalid',
        fieldErrors: { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
        typed: { email: 'ada' },
      });
      const right = german({ email: 'ada@example.ch' });
      const said = async () => JSON.stringify(await send({ status: 'idle' }, right));
      await said();
      expect(run.mock.lastCall).toMatchObject([{}, { language: 'de' }]);
      for (const [isShared, message] of [
        [false, /"Aus Ihrem Netzwerk .* in 2\u00a0Minuten noch einmal\."/],
        [true, /"Bei uns kommen .* in 2\u00a0Minuten noch einmal\."/],
      ] as const) {
        answerOfScreen({ allowed: false, wait: 90, isShared });
        expect(await said()).toMatch(message);
      }
    });
  });

  it.each(['xx', 'DE', '__proto__', 'd'.repeat(90_000)])(
    'takes a form in the language %.12j for an English one',
    async (formLanguage) => {
      const run = vi.fn(async () => ({}));
      const send = action(run);
      await send({ status: 'idle' }, fields({ email: 'ada@example.ch', formLanguage }));
      expect(run.mock.lastCall).toMatchObject([{}, { language: 'en' }]);
    },
  );

  it('refuses anything that is no form', async () => {
    const send = action(async () => ({}));
    for (const wrong of [undefined, [], { email: 'ada@example.ch' }]) {
      const state = await send({ status: 'idle' }, wrong as unknown as FormData);
      expect(state.status).toBe('invalid');
    }
  });
});
