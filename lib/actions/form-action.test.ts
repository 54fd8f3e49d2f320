import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from '../schemas/zod.ts';
import { screenForm } from '../security/screen-form.ts';
import { formAction } from './form-action.ts';

vi.mock('../security/screen-form.ts', () => ({ screenForm: vi.fn() }));

const schema = z.object({ email: z.email('Invalid email address') });

function action(run: () => Promise<object>) {
  return formAction('newsletter', schema, {
    tooMany: 'Again in {wait}.',
    caught: ({ email }) => ({ email }),
    run,
  });
}

function fields(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const ADA = fields({ email: 'Ada@example.ch', formToken: 'a.b', website: '' });

describe('formAction', () => {
  beforeEach(() => vi.mocked(screenForm).mockResolvedValue({ given: true }));
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

  it('says how long to wait, keeps what was typed, and does nothing, when it is sent too often', async () => {
    vi.mocked(screenForm).mockResolvedValue({ given: false, wait: 90 });
    const run = vi.fn();
    expect(await action(run)({ status: 'idle' }, ADA)).toEqual({
      status: 'failed',
      message: 'Again in 2 minutes.',
      typed: { email: 'Ada@example.ch' },
    });
    expect(run).not.toHaveBeenCalled();
  });

  it('shows a machine a success, and does nothing', async () => {
    vi.mocked(screenForm).mockResolvedValue('robot');
    const run = vi.fn();
    expect(await action(run)({ status: 'idle' }, ADA)).toEqual({
      status: 'done',
      email: 'Ada@example.ch',
    });
    expect(run).not.toHaveBeenCalled();
  });

  it('fails without a reason where the rate limit cannot be counted and the form needs one', async () => {
    vi.mocked(screenForm).mockResolvedValue({ given: false, uncounted: true });
    const run = vi.fn();
    expect(await action(run)({ status: 'idle' }, ADA)).toMatchObject({ status: 'failed' });
    expect(run).not.toHaveBeenCalled();
  });

  it('takes whatever a stranger sends in place of a form', async () => {
    const send = action(async () => ({}));
    for (const wrong of [undefined, null, 'x', 7, [], {}, { email: 'ada@example.ch' }]) {
      const state = await send({ status: 'idle' }, wrong as unknown as FormData);
      expect(state.status).toBe('invalid');
    }
  });
});
