/** The bell of the desk, standing on the line under it. */
export function Bell({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 104 80" aria-hidden="true" className={className}>
      <path className="fill-brass" d="M8 62a44 44 0 0 1 88 0z" />
      <path className="fill-brass-shade" d="M52 18a44 44 0 0 1 44 44H74A26 44 0 0 0 52 18z" />
      <path className="fill-ink" d="M0 62h104v9H0zM12 73h80v7H12zM40 9a12 9 0 0 1 24 0z" />
      <path className="fill-night" d="M52 62h52v9H52zM52 73h40v7H52zM48 8h8v10h-8z" />
    </svg>
  );
}
