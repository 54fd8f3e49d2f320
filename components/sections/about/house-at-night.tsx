import { DarkWindow, Door, LitWindow } from './house-openings';
import { Suitcase } from './suitcase';

/**
 * Chalet Arve at night. All windows are dark but one; a suitcase has just arrived at the door. The house stands whole
 * on the lower edge of its frame; valley and snow run on to both sides.
 */
export function HouseAtNight({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 760 680"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={className}
    >
      <Valley />
      <path className="fill-night-edge" d="M140 306L400 96V604H140z" />
      <path className="fill-night-raised" d="M400 96L660 306V604H400z" />
      <Roof />
      {windows.map(([x, y, door]) => (
        <DarkWindow key={door} x={x} y={y} door={door} />
      ))}
      <Balcony />
      <Door />
      <LitWindow />
      <path className="fill-moon-soft" d="M-900 604H400V680H-900z" />
      <path className="fill-control" d="M400 604H1660V680H400z" />
      <path className="fill-brass" d="M446 604H604L680 680H414z" opacity="0.72" />
      <Suitcase />
    </svg>
  );
}

const windows: readonly [x: number, y: number, door: number][] = [
  [362, 186, 12],
  [196, 318, 3],
  [302, 318, 5],
  [424, 318, 7],
  [530, 318, 9],
];

function Valley() {
  return (
    <>
      <path className="fill-moon" d="M118 62a46 46 0 1 0 44 66 40 40 0 0 1-44-66z" />
      <path
        className="fill-night-wall"
        d="M-900 560L-520 330-330 450-170 360 0 430 96 300 190 400 300 250 420 420 560 220 760 420 900 330 1100 470 1300 360 1660 560V604H-900z"
      />
      <path
        className="fill-night-deep"
        d="M560 220L760 420 700 500 740 604H620L640 520 590 420 630 330z"
        opacity="0.6"
      />
    </>
  );
}

// A thick layer of snow lies on the roof.
function Roof() {
  return (
    <>
      <path className="fill-moon" d="M400 44L78 304V342L400 94z" />
      <path className="fill-moon-soft" d="M400 44L722 304V342L400 94z" />
      <path className="fill-oxblood-shade" d="M400 94L78 342V360L400 114z" />
      <path className="fill-night-deep" d="M400 94L722 342V360L400 114z" />
      <path className="fill-moon" d="M512 92h26v52l-26-21z" />
      <path className="fill-oxblood" d="M512 108h26v36l-26-21z" />
      <path className="fill-oxblood-shade" d="M538 108h20v52l-20-16z" />
      <path className="fill-moon-soft" d="M538 92h20v18h-20z" />
    </>
  );
}

function Balcony() {
  return (
    <>
      <path className="fill-oxblood" d="M120 430H400v12H120z" />
      <path className="fill-oxblood-shade" d="M400 430H680v12H400z" />
      <path className="fill-night-deep" d="M140 442H660v8H140z" />
    </>
  );
}
