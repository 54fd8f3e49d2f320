import { vi } from 'vitest';

// Vitest's set-up: outside Next.js its cache functions throw.
vi.mock('next/cache', () => ({
  cacheLife: vi.fn(),
  cacheTag: vi.fn(),
  refresh: vi.fn(),
  updateTag: vi.fn(),
  revalidateTag: vi.fn(),
}));
