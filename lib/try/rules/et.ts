export { rules } from './en.ts';
