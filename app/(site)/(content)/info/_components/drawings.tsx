import type { ReactNode } from 'react';
import { SealedLetter } from '@/components/legal/legal-drawings';

/** The drawing on the line under the heading of a page; an empty hook for a page that does not exist. */
export function drawingOf(slug: string | null): ReactNode {
  switch (slug) {
    case null:
      return <EmptyHook />;
    case 'data-processing':
      return <SealedLetter />;
    case 'imprint':
      return <DoorPlate />;
    default:
      return <DeskBell />;
  }
}

/** The plate beside the door: who lives here. */
function DoorPlate() {
  return (
    <svg viewBox="0 0 260 170" aria-hidden="true" className="block w-full">
      <path className="fill-moon-soft" d="M20 0h110v170H20z" />
      <path className="fill-control" d="M130 0h110v170H130z" />
      <path className="fill-lamp" d="M52 36h78v74H52z" />
      <path className="fill-night-raised" d="M130 36h78v74h-78z" />
      <path className="stroke-moon" d="M60 44h140v58H60z" fill="none" strokeWidth="2.5" />
      <text
        x="130"
        y="90"
        textAnchor="middle"
        className="fill-moon font-display text-[46px] font-bold"
      >
        7 a
      </text>
      <circle className="fill-ink" cx="130" cy="138" r="13" />
      <path className="fill-brass" d="M130 130a8 8 0 0 0 0 16z" />
      <path className="fill-brass-shade" d="M130 130a8 8 0 0 1 0 16z" />
    </svg>
  );
}

/** The bell of the desk, with the book of the house beside it. */
function DeskBell() {
  return (
    <svg viewBox="0 0 260 170" aria-hidden="true" className="block w-full">
      <path className="fill-lamp" d="M12 132h104v38H12z" />
      <path className="fill-night-raised" d="M116 132h22v38h-22z" />
      <path className="fill-moon" d="M12 140h96v8H12zM12 154h96v8H12z" />
      <path className="fill-oxblood" d="M22 102h66v30H22z" />
      <path className="fill-oxblood-shade" d="M88 102h20v30H88z" />
      <path className="fill-brass" d="M152 148a48 48 0 0 1 96 0z" />
      <path className="fill-brass-shade" d="M200 100a48 48 0 0 1 48 48h-24a28 48 0 0 0-24-48z" />
      <path
        className="fill-ink"
        d="M144 148h112v10H144zM156 160h88v10h-88zM187 91a13 9 0 0 1 26 0z"
      />
      <path className="fill-night" d="M200 148h56v10h-56zM200 160h44v10h-44zM196 90h8v11h-8z" />
    </svg>
  );
}

/** A hook of the rack with nothing on it. */
function EmptyHook() {
  return (
    <svg viewBox="0 0 260 170" aria-hidden="true" className="block w-full">
      <path className="fill-night-raised" d="M70 20h120v150H70z" />
      <path className="fill-night-deep" d="M70 20h120l-14 12H84zM70 20l14 12v118L70 170z" />
      <path className="fill-night-edge" d="M70 170l14-20h92l14 20z" />
      <path className="fill-moon-soft" d="M119 32h11v16h-11z" />
      <path className="fill-control" d="M130 32h11v16h-11z" />
      <path
        className="stroke-moon-soft"
        d="M130 48v18a11 11 0 0 0 22 0v-6"
        fill="none"
        strokeWidth="5"
      />
    </svg>
  );
}
