import type { ReactNode } from 'react';
import { plates } from '@/content/styleguide';
import { MeasuredLength } from './measured';
import { Part, Plate } from './plate';
import { radii, spacing, widths, type Token } from './tokens';

/** The side of the square on which a radius is shown, in its own pixels; it is drawn eight times as large. */
const SQUARE = 12;

const widest = Math.max(...widths.map(({ value }) => Number.parseFloat(value)));

/** Spacing, widths and radii. */
export function MeasuresPlate() {
  return (
    <Plate copy={plates.measures}>
      <Part
        name="Spacing"
        note="gutter is the page’s side padding, section the rhythm between two sections."
      >
        <Lengths tokens={spacing} />
      </Part>
      <Part name="Widths" note="page caps the whole sheet, measure a line that is read.">
        <ul className="border-b">
          {widths.map(({ name, value }) => (
            <Row key={name} name={name} value={value}>
              <svg aria-hidden="true" className="h-4 min-w-0 flex-1 fill-lamp">
                <rect width={`${(100 * Number.parseFloat(value)) / widest}%`} height="100%" />
              </svg>
            </Row>
          ))}
        </ul>
      </Part>
      <Part name="Radii" note="Eight times their size.">
        <ul className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-5">
          {radii.map(({ name, value }) => (
            <li key={name}>
              <svg
                viewBox={`0 0 ${SQUARE} ${SQUARE}`}
                aria-hidden="true"
                className="size-24 fill-ink"
              >
                <rect
                  width="100%"
                  height="100%"
                  rx={Math.min(Number.parseFloat(value), SQUARE / 2)}
                />
              </svg>
              <p className="mt-2 font-semibold">{name}</p>
              <p className="text-small text-muted-foreground">{value}</p>
            </li>
          ))}
        </ul>
      </Part>
    </Plate>
  );
}

function Lengths({ tokens }: { tokens: readonly Token[] }) {
  return (
    <ul className="border-b">
      {tokens.map(({ name, value }) => (
        <Row key={name} name={name} value={value}>
          <MeasuredLength length={value} />
        </Row>
      ))}
    </ul>
  );
}

function Row({ name, value, children }: Token & { children: ReactNode }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-2 border-t py-3">
      <span className="w-44">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-small text-muted-foreground">{value}</span>
      </span>
      <span className="flex min-w-0 flex-[1_1_12rem]">{children}</span>
    </li>
  );
}
