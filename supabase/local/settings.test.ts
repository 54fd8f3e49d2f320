import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The embedded gateway asks for no user's token, so no function may rely on the hosted one for it.
test.each(
  readdirSync(path.join(import.meta.dirname, '../functions')).filter(
    (name) => !name.startsWith('.'),
  ),
)('config.toml has the function %s check its callers itself', (name) => {
  const config = readFileSync(path.join(import.meta.dirname, '../config.toml'), 'utf8');
  const section = config.split(/^(?=\[)/m).find((part) => part.startsWith(`[functions.${name}]`));
  expect(section).toMatch(/^verify_jwt = false$/m);
});
