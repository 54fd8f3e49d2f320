import { buildIfNeeded } from './next.ts';
import { runSite } from './run-site.ts';

// npm start: the production build on a real backend.
await runSite({ command: 'start', prepare: buildIfNeeded });
