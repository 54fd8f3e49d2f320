'use client';

import { useEffect, useRef } from 'react';

/**
 * Notices that a reader has set wider spacing of letters or words (WCAG 1.4.12), which no style sheet can ask for: texts
 * that are shortened to so many lines are then shown whole (the variant `spaced`).
 */
export function TextSpacing() {
  const probe = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = probe.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { letterSpacing, wordSpacing } = getComputedStyle(element);
      const isWide = parseFloat(letterSpacing) > 0 || parseFloat(wordSpacing) > 0;
      document.documentElement.toggleAttribute('data-spaced', isWide);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={probe} aria-hidden="true" className="absolute -z-1">
      {'\u00a0'}
    </span>
  );
}
