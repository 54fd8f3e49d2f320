/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      data-theme="light"
      className="sr-only z-50 rounded-sm px-4 py-3 font-semibold outline-offset-[-5px] focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
    >
      Skip to content
    </a>
  );
}
