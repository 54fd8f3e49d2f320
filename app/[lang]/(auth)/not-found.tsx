// The framework's own, which is longer, would be sent with every page.
export { default } from '../../not-found';
