/** Limits on what a page's first load weighs, on the wire; held by routes.spec.ts. */
export const BUDGETS = {
  /**
   * As brotli. The home page is the largest: 38,500, half of them the framework's description of its elements; 1,000 are the
   * links to the other languages.
   */
  htmlBytes: 38_900,
  /** As brotli. */
  scriptBytes: 132_000,
  /** As brotli, on a page with a form: the contact form has most, with its drafts. */
  formScriptBytes: 139_000,
  /** The same scripts as gzip: a bare page of the framework, which is 135,395 bytes, and 18.3 kB; the survey has most. */
  zippedScriptBytes: 153_700,
  /** On a page with a form: the bare page and 32 kB. */
  zippedFormScriptBytes: 167_395,
  /** As brotli, in six files; the home page takes 18,607. What a utility saves here stands in its HTML. */
  styleBytes: 18_700,
  fontBytes: 75_000,
  fontFiles: 3,
  /** Bytes that a phone fetches for pages that may come next while the whole home page is looked at. */
  prefetchBytes: 100_000,
} as const;

/** The rules of the layout, held by routes.spec.ts. */
export const LAYOUT = {
  /** px; the smallest text of the site. */
  smallestText: 15,
  /**
   * What may write smaller: drawings, with words that are said beside them or are hidden from readers. Nothing that is read
   * belongs here.
   */
  drawings: 'svg[aria-hidden=true], svg[role=img], [role=img] svg',
  /** Characters in a line of a paragraph. */
  longestLine: 75,
  /** Of the web vitals' layout shift, from the first paint to the question about cookies. */
  layoutShift: 0.01,
  /** The delay of typefaces on every visit, in ms: longer than a page takes to its first paint. */
  typefacesLateMs: 300,
} as const;

/** Widths of the window in which every page is opened, in px; between them it is looked at on a tablet. */
export const VISITED_WIDTHS = [360, 1440] as const;
export type VisitedWidth = (typeof VISITED_WIDTHS)[number];
export const TABLET_WIDTH = 768;
