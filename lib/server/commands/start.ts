import { runSite } from './run-site.ts';
import { build, isBuilt } from './site-build.ts';

// npm start: the production build, made first where it is missing or old.
const mustBuild = !(await isBuilt(process.env));
await runSite({ command: 'start', prepare: mustBuild ? build : undefined });
