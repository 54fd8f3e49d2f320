import { runSite } from './run-site.ts';

// npm run dev: the same in watch mode.
await runSite({ command: 'dev' });
