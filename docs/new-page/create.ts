import path from 'node:path';
import { createPage } from './create-page.ts';

// npm run new:page -- /house-rules "House rules"
const [address = '', title = ''] = process.argv.slice(2);
try {
  const written = await createPage(path.join(import.meta.dirname, '../..'), address, title);
  console.log(`Written:\n${written.map((file) => `  ${file}`).join('\n')}\n`);
  console.log(
    'Next: start `npm run dev` anew, write the copy, link it in content/navigation.ts, and take',
  );
  console.log('the thumbnails: UPDATE_THUMBNAILS=1 npx playwright test visual');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
