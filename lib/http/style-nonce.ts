/**
 * The nonce of the style elements that Radix adds at run time: the scroll lock of a dialog (instrumentation-client.ts) and
 * the list of a select. It is not secret: it allows styles, never scripts.
 */
export const STYLE_NONCE = 'bmlnaHRkZXNrLXN0eWxl';
