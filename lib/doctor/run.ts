// npm run doctor [-- --send-to you@example.org]   asks the project and the site what is right, and changes nothing
import { parseArgs } from 'node:util';
import { examine, report } from './examine.ts';
import { projectOf } from './project.ts';

try {
  const { values } = parseArgs({ options: { 'send-to': { type: 'string' } } });
  const lines = await examine(projectOf(process.env, values['send-to']));
  console.log(report(lines));
  process.exit(lines.some(({ status }) => status === 'wrong') ? 1 : 0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
