/**
 * Stands where the framework's polyfills would: what they give old browsers, such as `Array.prototype.at`, has long been in
 * every browser that draws this site's styles (docs/decisions/0039-styles-ahead.md).
 */
export {};
