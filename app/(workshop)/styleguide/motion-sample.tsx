'use client';

import { useState } from 'react';
import { Mark } from '@/components/layout/logo';
import type { Token } from './tokens';

/** A tag that does what the animation says when it is pressed. */
export function MotionSample({ name, value }: Token) {
  const goesOn = value.includes('infinite');
  const [turn, setTurn] = useState(0);
  const plays = goesOn ? turn % 2 === 1 : turn > 0;
  return (
    <button
      type="button"
      aria-pressed={goesOn ? plays : undefined}
      onClick={() => setTurn(turn + 1)}
      className="grid w-full cursor-pointer content-start gap-4 overflow-hidden py-5 text-left hover:bg-secondary focus-visible:-outline-offset-4"
    >
      <span
        // A new turn is a new element, so that the animation begins again.
        key={turn}
        data-motion={name}
        className={`w-fit origin-top text-lamp ${plays ? `animate-${name}` : ''}`}
      >
        <Mark className="h-16" />
      </span>
      <span className="block">
        <span className="block font-semibold">{name}</span>
        <span className="block text-small leading-snug text-muted-foreground">
          {value.replace(/^\S+ /, '')}
        </span>
      </span>
    </button>
  );
}
