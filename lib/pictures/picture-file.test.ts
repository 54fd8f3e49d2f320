import { expect, it } from 'vitest';
import { LARGEST_PICTURE, refusePicture, TOO_LARGE } from './picture-file.ts';

it('takes files of any type up to the limit: the server knows it by their content', () => {
  for (const type of ['image/jpeg', 'image/svg+xml', ''])
    expect(refusePicture(new File(['x'], 'desk', { type }))).toBeNull();
  expect(refusePicture({ size: LARGEST_PICTURE })).toBeNull();
});

it.each([
  [{ size: 0 }, 'This file is empty. Please choose another one.'],
  [{ size: LARGEST_PICTURE + 1 }, TOO_LARGE],
])('refuses %j', (file, sentence) => {
  expect(refusePicture(file)).toBe(sentence);
});
