import { expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { originalOf } from './original-page.ts';

const original = { alternates: { en: 'bell', de: 'klingel' } };
const read = () => Promise.resolve(original);

it('the English key of a translated row leads to its translation', async () => {
  const found = originalOf('bell', 'de', paths.info, read);
  await expect(found).rejects.toMatchObject({
    digest: expect.stringContaining(';/de/info/klingel;308;') as string,
  });
});

it('a row without a translation is found in English', async () => {
  expect(await originalOf('bell', 'fr', paths.info, read)).toBe(original);
});

it('an English address that finds nothing has no other page', async () => {
  expect(await originalOf('klingel', 'en', paths.info, read)).toBeNull();
});
