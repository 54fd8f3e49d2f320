import styles from './not-found-screen.module.css';
import { Pigeonhole } from './pigeonhole';

const holes = [
  { door: 403, left: 70, right: 10 },
  { door: 404, left: 50, right: 30 },
  { door: 405, left: 30, right: 50 },
  { door: 406, left: 10, right: 70 },
];

/** Four doors in a row. There is no key at 404. */
export function RackRow() {
  return (
    <div aria-hidden="true" className={styles.rack}>
      {holes.map(({ door, left, right }) => (
        <Pigeonhole key={door} left={left} right={right} className={styles.hole}>
          <g transform={`translate(${(left + 360 - right) / 2} 14)`}>
            <Hook />
            {door !== 404 && <KeyOnTag door={door} />}
          </g>
        </Pigeonhole>
      ))}
    </div>
  );
}

function Hook() {
  return (
    <>
      <path className="fill-moon-soft" d="M-13 0h13v20h-13z" />
      <path className="fill-control" d="M0 0h13v20H0z" />
      <path
        className="stroke-moon-soft"
        d="M0 20v24a13 13 0 0 0 26 0v-8"
        fill="none"
        strokeWidth="6"
      />
    </>
  );
}

function KeyOnTag({ door }: { door: number }) {
  return (
    <>
      <circle className="stroke-moon-soft" cx="13" cy="74" r="18" fill="none" strokeWidth="2.5" />
      <g className="stroke-moon-soft" transform="rotate(9 8 80)" fill="none" strokeWidth="8">
        <circle cx="-12" cy="106" r="17" />
        <path d="M-12 123v76M-12 178h-18v16h18" />
      </g>
      <path className="fill-lamp stroke-moon/50" d="M22 80h34l20 22v102H2V102z" />
      <circle className="fill-night-raised" cx="39" cy="102" r="7" />
      <text
        x="39"
        y="168"
        textAnchor="middle"
        className="fill-moon font-display text-[32px] font-bold tracking-[-0.02em]"
      >
        {door}
      </text>
    </>
  );
}
