// The documentation opens with its first section, whose address is the canonical one.
export { default, metadata } from './features/page';
