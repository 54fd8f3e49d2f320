/** The key is back on its hook: the end of an article. */
export function EndMark() {
  return (
    <svg viewBox="0 0 64 44" aria-hidden="true" className="mt-12 h-11 w-16">
      <path
        className="fill-lamp"
        fillRule="evenodd"
        d="M12 10h20v24H12L0 26v-8zM12 26a4 4 0 1 0 0-8 4 4 0 0 0 0 8z"
      />
      <path className="fill-night-edge" d="M32 10h20v24H32z" />
    </svg>
  );
}
