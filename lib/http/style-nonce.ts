/**
 * Names the style element that locks scrolling behind an open dialog (instrumentation-client.ts). It is no secret: it lets
 * in a style, never a script.
 */
export const STYLE_NONCE = 'bmlnaHRkZXNrLXN0eWxl';
