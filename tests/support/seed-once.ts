import { seededFolder } from './seeded-folder.ts';

/** Vitest's global setup: the seeded folder is there before files that copy it run side by side. */
export default async function seedOnce(): Promise<void> {
  await seededFolder();
}
