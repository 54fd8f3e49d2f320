import { SHARED, startEmbedded } from './backend.ts';

/** Vitest's global setup: a backend for each worker, which its files use one after another. A start takes 2 s. */
export default async function startShared({ config }: { config: { maxWorkers?: unknown } }) {
  const workers = Number(config.maxWorkers);
  const backends = await Promise.all(Array.from({ length: workers }, () => startEmbedded()));
  process.env[SHARED] = backends.map(({ url }) => url).join(' ');
  return () => Promise.all(backends.map((backend) => backend.stop()));
}
