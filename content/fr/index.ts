import { textsOfFiles } from '../languages';

export const texts = textsOfFiles(import.meta.glob(['./**/*.ts', '!**/index.ts'], { eager: true }));
