import { expect, it } from 'vitest';
import { fields } from '../../content/en/messages.ts';
import { newsletterSchemaIn } from './schema.ts';

const newsletterSchema = newsletterSchemaIn(fields);

it('converts an address to lower case, so that it is stored once', () => {
  const { email } = newsletterSchema.parse({ email: ' Ada@Example.CH ' });
  expect(email).toBe('ada@example.ch');
});

it.each([undefined, 'ada@example', `${'a'.repeat(250)}@example.ch`])('refuses %j', (email) => {
  const { error } = newsletterSchema.safeParse({ email });
  expect(error?.issues[0]?.message).toBe('Please enter a valid email address.');
});
