import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from '../schemas/zod.ts';
import { formAction } from './form-action.ts';

const schema = z.object({ email: z.email('Invalid email address') });

function fields(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

describe('formAction', () => {
  afterEach(() => vi.restoreAllMocks());

  it('gives what was done', async () => {
    const action = formAction('test', schema, async ({ email }) => ({ email }));
    expect(await action({ status: 'idle' }, fields({ email: 'ada@example.ch' }))).toEqual({
      status: 'done',
      email: 'ada@example.ch',
    });
  });

  it('gives refused fields back as they were typed, without the fields of the framework', async () => {
    const action = formAction('test', schema, async () => ({}));
    expect(await action({ status: 'idle' }, fields({ email: 'ada', $ACTION_KEY: 'k' }))).toEqual({
      status: 'invalid',
      fieldErrors: { email: 'Invalid email address' },
      typed: { email: 'ada' },
    });
  });

  it('keeps what was typed, and logs the reason, when the backend fails', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const action = formAction('test', schema, async () => {
      throw new Error('away');
    });
    expect(await action({ status: 'idle' }, fields({ email: 'Ada@example.ch' }))).toEqual({
      status: 'failed',
      typed: { email: 'Ada@example.ch' },
    });
    expect(log.mock.calls.join()).toMatch(/action-failed.*away/);
    expect(log.mock.calls.join()).not.toContain('example.ch');
  });
});
