import { runSite } from './run-site.ts';

// npm run dev: the same in watch mode, and with the workshop's pages (docs/decisions/0020-workshop.md).
process.env.WORKSHOP = '1';
await runSite({ command: 'dev' });
