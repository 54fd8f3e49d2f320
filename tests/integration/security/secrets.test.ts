import { expect, test } from 'vitest';
import { holdsSecret } from '../../support/secrets.ts';

// Put together here, so that this file holds none.
const random = (length: number) =>
  Array.from({ length }, (_, nth) => 'q7Zp2Xk9Wm4Rt6Yb8Nc3Vd5Hf1Gj0Ls'[(nth * 7) % 32]).join('');

test.each([
  `const key = 'sb_${'secret'}_${random(30)}'`,
  `gh${'p'}_${'a1B2c3D4e5F6'.repeat(3)}`,
  `-----BEGIN RSA PRIVATE ${'KEY'}-----`,
  `AKI${'A'}ABCDEFGHIJKLMNOP`,
  `api${'_key'}: "${random(32)}"`,
  `passwo${'rd'}='${random(24)}'`,
  `DATABASE_URL=postgres${'://'}admin:hunter2@db.example.com/site`,
])('finds %s', (line) => {
  expect(holdsSecret(line)).toBe(true);
});

test.each([
  "publishable: 'sb_publishable_local_nightdesk_0000000000000'",
  '# SUPABASE_PUBLISHABLE_KEY=sb_publishable_...',
  "password: 'nightdesk-local'",
  "password: 'a long enough password of words'",
  "token: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'",
  'https://nightdesk.example/resources/391c1c08-b7af-4327-862e-8da11e3a4836',
])('leaves %s alone', (line) => {
  expect(holdsSecret(line)).toBe(false);
});
