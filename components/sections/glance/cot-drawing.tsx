/** A baby bed at night, with the host's one word hung on its rail. */
export function CotDrawing({ tag }: { tag: string }) {
  return (
    <svg viewBox="0 0 480 360" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path className="fill-moon" d="M382 26a40 40 0 1 1-44 58 38 38 0 0 0 44-58z" />
      <g transform="translate(34 50) scale(.86)">
        <path className="fill-moon" d="M40 236h400v36H40z" />
        <path className="fill-moon-soft" d="M40 236h150l24 36H40z" />
        <path
          className="stroke-night"
          strokeWidth="6"
          d="M76 150v122m30 0V150m30 0v122m30 0V150m30 0v122m30 0V150m30 0v122m30 0V150m30 0v122m30 0V150m30 0v122m30 0V150"
        />
        <path
          className="fill-night"
          d="M34 134h412v18H34zM34 268h412v16H34zM24 92h22v238H24zM434 92h22v238h-22zM20 86a15 15 0 1 1 30 0 15 15 0 0 1-30 0zM430 86a15 15 0 1 1 30 0 15 15 0 0 1-30 0z"
        />
        <g className="stroke-night" fill="none" strokeWidth="7">
          <circle cx="35" cy="342" r="13" />
          <circle cx="445" cy="342" r="13" />
        </g>
        <path className="stroke-moon" d="M214 140q-6 14-4 30" strokeWidth="2" fill="none" />
        <g transform="translate(210 162) rotate(-4)">
          <path
            className="fill-paper"
            fillRule="evenodd"
            d="M-44 28l26-26h36l26 26v96h-88zM0 16a8 8 0 1 0 0 16 8 8 0 0 0 0-16z"
          />
          <text
            y="94"
            textAnchor="middle"
            className="fill-ink font-display text-[46px] font-bold tracking-[-0.02em]"
          >
            {tag}
          </text>
        </g>
      </g>
    </svg>
  );
}
