import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const SUPABASE = path.join(import.meta.dirname, '../../supabase');
const PARTS = ['config.toml', 'functions', 'migrations', 'seeds', 'templates'];

/** A copy of the backend's folder whose seeds hold so many posts, updates and questions more. */
export async function folderWith(rows: number): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-growth-'));
  for (const part of PARTS)
    await cp(path.join(SUPABASE, part), path.join(folder, part), { recursive: true });
  await writeFile(path.join(folder, 'seeds/zz-growth.sql'), growth(rows));
  return folder;
}

/** Older than everything in the seeds, so that the first pages show what they always do. */
function growth(rows: number): string {
  return `
insert into public.blog_posts (title, excerpt, content, image_url, author, read_time, category, date, status)
select 'Grown post ' || n, 'An excerpt of a usual length, which says in a sentence what the article is about.',
  '<h2>Heading</h2>' || repeat('<p>A paragraph of an article, as long as paragraphs are.</p>', 20), '/placeholder.svg',
  'Ada Meier', '4 min read', 'Grown ' || n % 10, date '2020-01-01' - n % 3000, 'published'
from generate_series(1, ${rows}) as n;
insert into public.product_updates (title, body, type, created_at)
select 'Grown update ' || n, repeat('A sentence of an update. ', 12), case n % 10 when 0 then 'major' else 'minor' end,
  timestamptz '2020-01-01' - n * interval '1 hour'
from generate_series(1, ${rows}) as n;
insert into public.faq_items (question, answer, category, type, display_order)
select 'Grown question ' || n || '?', repeat('A sentence of an answer. ', 8), 'Grown ' || n % 10,
  case n % 10 when 0 then 'support' else 'faq' end, 1000 + n
from generate_series(1, ${rows}) as n;
analyze;
`;
}
