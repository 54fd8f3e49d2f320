/** What a new page is called, everywhere: `/house-rules` is `houseRules`, `houseRulesPage` and `HouseRulesPage`. */
export interface PageNames {
  /** Its address, beginning with a slash. */
  path: string;
  title: string;
  /** In `lib/paths.ts`. */
  key: string;
  /** Its copy in `content/`. */
  copy: string;
  component: string;
  /** Of its files, and of its pictures. */
  file: string;
}

/** Lower case words with hyphens, in one or more folders. */
const ADDRESS = /^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/;

/** Derives the names of a page. Throws with a sentence for the person who typed them. */
export function namesOf(path: string, title: string): PageNames {
  if (!ADDRESS.test(path))
    throw new Error(`${path || 'Nothing'} is no address: write it like /house-rules.`);
  if (!title.trim()) throw new Error('A page needs a title: "House rules".');
  const file = path.slice(1).replaceAll('/', '-');
  const key = file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const component = `${key.charAt(0).toUpperCase()}${key.slice(1)}Page`;
  return { path, title: title.trim(), key, copy: `${key}Page`, component, file };
}
