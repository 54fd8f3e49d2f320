import { beforeEach, expect, test, vi } from 'vitest';
import { tagsManifest } from './framework.ts';

type Entry = { id: string; message: Record<string, string> };

/** What the stream holds; null while Redis is away. */
let stream: Entry[] | null;
let comesBack: () => void;
let readings: (() => void)[];

vi.mock('./redis-link.ts', () => ({
  whenRedisReturns: (act: () => void) => (comesBack = act),
  askRedis: async (ask: (client: unknown) => Promise<unknown>) =>
    stream ? ask({ xRange, xAdd }) : undefined,
}));

async function xRange(_: string, after: string): Promise<Entry[]> {
  await new Promise<void>((resolve) => readings.push(resolve));
  const found = (stream ?? []).filter(({ id }) => `(${id}` > after);
  return found;
}

async function xAdd(_: string, __: string, message: Record<string, string>): Promise<void> {
  stream?.push({ id: `9-${String(stream.length).padStart(3, '0')}`, message });
}

const told = (change: object) => void xAdd('', '', { change: JSON.stringify(change) });
const answerAll = async () => {
  while (readings.length > 0) {
    readings.splice(0).forEach((answer) => answer());
    await new Promise((resolve) => setTimeout(resolve));
  }
};

beforeEach(() => {
  stream = [];
  readings = [];
  tagsManifest.clear();
  vi.resetModules();
});

async function learn(): Promise<void> {
  const { learnInvalidations } = await import('./invalidations.ts');
  const learnt = learnInvalidations();
  await answerAll();
  await learnt;
}

test('what another instance has invalidated counts from the moment when it did', async () => {
  told({ tags: ['faq', 'jobs'], at: 1_000 });
  await learn();
  expect(tagsManifest.get('faq')).toEqual({ expired: 1_000 });
  expect(tagsManifest.get('jobs')).toEqual({ expired: 1_000 });
});

test('what is told late does not undo what is newer', async () => {
  told({ tags: ['faq'], at: 2_000 });
  told({ tags: ['faq'], at: 1_000 });
  await learn();
  expect(tagsManifest.get('faq')).toEqual({ expired: 2_000 });
});

test('a tag that may still be served for a while is stale, until it is invalidated at once', async () => {
  told({ tags: ['faq'], at: 1_000, expire: 10_000_000_000 });
  await learn();
  expect(tagsManifest.get('faq')).toEqual({ stale: 1_000, expired: 10_000_000_001_000 });
  told({ tags: ['faq'], at: 2_000 });
  await learn();
  expect(tagsManifest.get('faq')).toEqual({ stale: 1_000, expired: 2_000 });
});

test('an entry that cannot be read is passed over', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  await xAdd('', '', { change: '{' });
  told({ tags: ['faq'], at: 1_000 });
  await learn();
  expect(tagsManifest.get('faq')).toEqual({ expired: 1_000 });
});

test('requests at the same time share a reading, but none that had begun before them', async () => {
  const { learnInvalidations } = await import('./invalidations.ts');
  const first = learnInvalidations();
  await vi.waitFor(() => expect(readings).toHaveLength(1));
  const later = [learnInvalidations(), learnInvalidations()];
  expect(readings).toHaveLength(1);
  readings.splice(0).forEach((answer) => answer());
  await first;
  await vi.waitFor(() => expect(readings).toHaveLength(1));
  await answerAll();
  await Promise.all(later);
});

test('what was invalidated while Redis was away is told when it is back', async () => {
  const { publishInvalidation } = await import('./invalidations.ts');
  stream = null;
  await publishInvalidation(['faq']);
  stream = [];
  comesBack();
  await vi.waitFor(() => expect(stream).toHaveLength(1));
  expect(JSON.parse(stream[0]?.message.change ?? '')).toMatchObject({ tags: ['faq'] });
});
