import type { Contestant } from './contestants.ts';
import { NETWORKS, type Network } from './limits.ts';
import type { Visit, Weight } from './page-load.ts';
import type { Memory, Served } from './serving.ts';
import type { BuildTimes } from './workspace.ts';

export type Each<T> = Record<Contestant, T>;

/** Everything that a run has measured. */
export type Results = {
  builds: Record<'site' | 'bare', BuildTimes> | null;
  weights: Partial<Each<Weight>>;
  /** Bytes that looking at the whole home page fetches for pages that may come next. */
  prefetched: number;
  served: Each<Served[]>;
  /** The same of the site where the framework is asked every time. */
  passedOn: Served[];
  visits: Record<Network, Each<Visit[]>>;
  /** Times in ms by the name of the island, or of the link. */
  taps: Map<string, number[]>;
  links: Map<string, number[]>;
  routes: Map<string, { weight: Weight; visits: Visit[] }>;
  memory: Memory | null;
};

/** Results in which nothing has been measured yet. */
export function emptyResults(): Results {
  const each = <T>(make: () => T): Each<T> => ({ site: make(), bare: make(), still: make() });
  const networks = Object.keys(NETWORKS) as Network[];
  return {
    builds: null,
    weights: {},
    prefetched: NaN,
    served: each(() => []),
    passedOn: [],
    visits: Object.fromEntries(
      networks.map((network) => [network, each(() => [])]),
    ) as unknown as Results['visits'],
    taps: new Map(),
    links: new Map(),
    routes: new Map(),
    memory: null,
  };
}
