import type { Translated } from './translated';
import type * as english from './en/index';

/** The words of the site in one language. English has the keys that all others must have. */
export type Words = Translated<typeof english>;
