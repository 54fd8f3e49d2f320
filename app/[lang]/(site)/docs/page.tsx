// The documentation opens with its first section, which has the canonical address.
export { default, generateMetadata } from './features/page';
