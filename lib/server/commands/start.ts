import { runSite } from './run-site.ts';
import { ensureBuilt } from './site-build.ts';

// npm start: the production build, made first where it is missing or old.
await runSite({ command: 'start', prepare: ensureBuilt });
