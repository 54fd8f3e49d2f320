'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * What `measure` finds at an element once it stands on the page; null until then, and without scripts. Put `ref` on the
 * element. `measure` is asked once.
 */
export function useMeasured<Target extends Element, Value>(measure: (target: Target) => Value) {
  const ref = useRef<Target>(null);
  const [value, setValue] = useState<Value | null>(null);
  const first = useRef(measure);

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (ref.current) setValue(first.current(ref.current));
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return { ref, value };
}
