import { runSite } from './run-site.ts';

// npm run dev: the site in watch mode, on a real backend.
await runSite({ command: 'dev' });
