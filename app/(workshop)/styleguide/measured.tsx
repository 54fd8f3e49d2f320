'use client';

import { contrastRatio, formatRatio } from './contrast';
import { useMeasured } from './use-measured';

interface MeasuredPairProps {
  /** The colours as the tokens give them, mostly CSS variables. */
  on: string;
  color: string;
  /** The contrast that the use of the pair asks for. Without it the pair is decoration. */
  needs?: number;
}

/** Two colours, one on the other, and the contrast that the browser really shows where they stand. */
export function MeasuredPair({ on, color, needs }: MeasuredPairProps) {
  const { ref, value: ratio } = useMeasured(shownContrast);

  return (
    <>
      <svg ref={ref} aria-hidden="true" className="h-11 w-16 flex-none border">
        <rect width="100%" height="100%" fill={on} />
        <rect x="16" y="12" width="32" height="20" fill={color} />
      </svg>
      <b className="w-10 font-semibold tabular-nums" data-ratio={ratio ?? ''}>
        {ratio === null ? '–' : formatRatio(ratio)}
      </b>
      <span className="text-small text-muted-foreground">{verdict(ratio, needs)}</span>
    </>
  );
}

function shownContrast(sample: SVGSVGElement): number {
  const [ground = '', mark = ''] = [...sample.querySelectorAll('rect')].map(
    (shape) => getComputedStyle(shape).fill,
  );
  return contrastRatio(ground, mark);
}

function verdict(ratio: number | null, needs: number | undefined): string {
  if (!needs) return 'no minimum';
  if (ratio === null) return `needs ${needs}`;
  return ratio >= needs ? `holds, needs ${needs}` : `fails, needs ${needs}`;
}

/** A length as a bar, and how many pixels it has in this window. */
export function MeasuredLength({ length }: { length: string }) {
  const { ref, value: pixels } = useMeasured(widthOf);

  return (
    <span className="flex min-w-0 flex-1 items-center gap-4">
      <svg aria-hidden="true" className="h-4 min-w-0 flex-1 fill-lamp">
        <rect ref={ref} width={length} height="100%" />
      </svg>
      <span className="w-20 flex-none text-right text-small tabular-nums">
        {pixels === null ? '' : `${pixels} px`}
      </span>
    </span>
  );
}

/** A sentence in a step of the type scale, and how large that is in this window. */
export function MeasuredText({ className, children }: { className: string; children: string }) {
  const { ref, value: pixels } = useMeasured(fontSizeOf);

  return (
    <>
      <p ref={ref} className={className}>
        {children}
      </p>
      <p className="mt-2 text-small text-muted-foreground tabular-nums" data-measured>
        {pixels ? `${pixels} px in this window` : ''}
      </p>
    </>
  );
}

function widthOf(bar: SVGRectElement): number {
  return Math.round(bar.getBoundingClientRect().width * 10) / 10;
}

function fontSizeOf(line: HTMLParagraphElement): number {
  return Number.parseFloat(getComputedStyle(line).fontSize);
}
