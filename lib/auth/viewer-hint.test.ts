import { describe, expect, it } from 'vitest';
import { readViewerHint } from './viewer-hint.ts';

describe('readViewerHint', () => {
  it.each([
    ['', 'visitor'],
    ['viewer=user', 'user'],
    ['a=b; viewer=admin; c=d', 'admin'],
    ['viewer=root', 'visitor'],
    ['xviewer=admin', 'visitor'],
    ['x="viewer=admin"', 'visitor'],
  ] as const)('%j is a %s', (cookies, viewer) => {
    expect(readViewerHint(cookies)).toBe(viewer);
  });
});
