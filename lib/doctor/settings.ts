import { checkSettings } from '../env/env.ts';
import { right, wrong, type Line } from './line.ts';
import type { Project } from './project.ts';

/** What the site itself checks before it starts. */
export async function checkSiteSettings({ env }: Project): Promise<Line[]> {
  const checked = checkSettings({ ...env, NODE_ENV: 'production' });
  if ('settings' in checked) return [right('settings', 'The site starts with them.')];
  return checked.problems.map((problem) =>
    wrong('settings', `${problem}.`, 'See .env.example. The site does not start like this.'),
  );
}
