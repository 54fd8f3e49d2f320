import { readFileSync } from 'node:fs';
import path from 'node:path';

const DOCUMENT = path.join(import.meta.dirname, '../../docs/deploy.md');
const BLOCK = /^```sh(?: (?:run=(?<name>[\w-]+)|(?<rest>\S.*)))?\n(?<commands>[\s\S]*?)^```$/gm;

type Block = { name: string | undefined; rest: string | undefined; commands: string };

/** The command blocks of docs/deploy.md, in its order; those that a test runs have a name. */
export const documentedBlocks: readonly Block[] = [
  ...readFileSync(DOCUMENT, 'utf8').matchAll(BLOCK),
].map(({ groups }) => groups as Block);

/** The commands of the block that begins with "```sh run=(name)". Throws where the document has none. */
export function documentedCommands(name: string): string {
  const block = documentedBlocks.find((known) => known.name === name);
  if (!block) throw new Error(`docs/deploy.md has no block "run=${name}".`);
  return block.commands;
}
