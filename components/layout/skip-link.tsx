/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-sm bg-night px-4 py-3 font-semibold text-moon outline-offset-[-5px] focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
