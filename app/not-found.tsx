import { words } from '@/content/words';

/**
 * Shown where a page says that something is missing and no nearer file has words for it; unknown addresses have
 * their own document. Every page is sent with it, so it is short, and takes the place of the framework's longer one.
 */
export default async function NotFound() {
  return <h1>{(await words()).states.notFound.title}</h1>;
}
