import { ChaletWindow, DeskWindow } from './chalet-windows';
import { Landscape } from './landscape';

const doors = [
  { door: 11, x: 262, y: 262 },
  { door: 12, x: 382, y: 262 },
  { door: 7, x: 140, y: 386 },
  { door: 8, x: 262, y: 386 },
  { door: 9, x: 382, y: 386, awake: true },
  { door: 10, x: 504, y: 386 },
  { door: 3, x: 140, y: 510 },
  { door: 4, x: 262, y: 510 },
  { door: 5, x: 382, y: 510 },
  { door: 6, x: 504, y: 510 },
];

/**
 * Chalet Arve at night. Two flat tones for every body, split where the ridge is; only the desk's lamp glows. The land
 * runs on beyond the picture to both edges of the window.
 */
export function Chalet({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 840 806"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={className}
    >
      <Landscape />
      <House />
      {doors.map((door) => (
        <ChaletWindow key={door.door} {...door} />
      ))}
      <Balcony />
      <DeskWindow />
      <path className="fill-night-edge" d="M-1680 784h4200v24H-1680z" />
      <ellipse cx="230" cy="786" rx="270" ry="19" fill="url(#desk-pool)" />
    </svg>
  );
}

function House() {
  return (
    <>
      <path className="fill-ink-soft" d="M474 150h24v90h-24z" />
      <path className="fill-night-deep" d="M498 150h24v90h-24z" />
      <path className="fill-moon-soft" d="M468 138h60v16h-60z" />
      <path className="fill-lamp" d="M80 350L360 196V784H80z" />
      <path className="fill-night-edge" d="M360 196L640 350V784H360z" />
      <path className="fill-ink-soft" d="M80 650h280v134H80z" />
      <path className="fill-night-deep/55" d="M360 650h280v134H360z" />
      <path className="fill-night-deep/60" d="M360 190L70 350v34l290-160 290 160v-34z" />
      <path className="fill-moon" d="M360 146L18 336v40l342-190z" />
      <path className="fill-moon-soft" d="M360 146l342 190v40L360 186z" />
      <path className="fill-night-deep" d="M478 668h104v116H478z" />
      <path className="fill-oxblood" d="M486 676h44v108h-44z" />
      <path className="fill-oxblood-shade" d="M530 676h44v108h-44z" />
      <circle className="fill-moon" cx="562" cy="734" r="5" />
    </>
  );
}

function Balcony() {
  return (
    <>
      <path
        className="stroke-night-deep"
        d="M66 628H654"
        fill="none"
        strokeWidth="34"
        strokeDasharray="7 14"
      />
      <path className="fill-moon" d="M56 602h304v10H56z" />
      <path className="fill-moon-soft" d="M360 602h304v10H360z" />
      <path className="fill-night-deep" d="M56 640h608v12H56z" />
    </>
  );
}
