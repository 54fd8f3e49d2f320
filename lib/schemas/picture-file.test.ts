import { expect, it } from 'vitest';
import { LARGEST_PICTURE, refusePicture, TOO_LARGE, WRONG_TYPE } from './picture-file.ts';

it('takes pictures up to the limit', () => {
  expect(refusePicture({ type: 'image/jpeg', size: LARGEST_PICTURE })).toBeNull();
  expect(refusePicture({ type: 'image/avif', size: 1 })).toBeNull();
});

it.each([
  [{ type: 'image/svg+xml', size: 100 }, WRONG_TYPE],
  [{ type: 'image/heic', size: 100 }, WRONG_TYPE],
  [{ type: '', size: 100 }, WRONG_TYPE],
  [{ type: 'image/png', size: 0 }, 'This file is empty. Please choose another one.'],
  [{ type: 'image/png', size: LARGEST_PICTURE + 1 }, TOO_LARGE],
])('refuses %j', (file, sentence) => {
  expect(refusePicture(file)).toBe(sentence);
});
