import startSite from './start-site.ts';

// Playwright's web server.
const stop = await startSite();
const stopAndExit = () => void stop().then(() => process.exit(0));
process.once('SIGINT', stopAndExit).once('SIGTERM', stopAndExit);
