// The documentation opens with its first section, which has the canonical address.
export { default, metadata } from './features/page';
