import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ADVANCE_AFTER_MS } from './carousel-settings';
import { useReducedMotion } from './use-reduced-motion';

/**
 * A row of slides that moves on by itself, in a loop. It stands still while it is pointed at or holds the focus, where
 * less motion is wanted, and for good once the reader has chosen a slide or paused it. Only a change by the reader is
 * announced.
 */
export function useCarousel(count: number) {
  const around = useRef<HTMLDivElement>(null);
  const shown = useRef(0); // ahead of the state while a row that was sent off is still under way
  const [current, setCurrent] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useReducedMotion();
  const playing = wanted ?? !still;
  const running = playing && !pointed && !focused;

  const list = () => around.current?.querySelector('ul');

  function show(index: number) {
    shown.current = index;
    setCurrent(index);
    const row = list();
    row?.scrollTo({ left: index * row.clientWidth, behavior: still ? 'instant' : 'smooth' });
  }

  function choose(index: number) {
    setWanted(false);
    const quote = list()?.children[index]?.querySelector('blockquote');
    setAnnouncement(quote?.textContent ?? '');
    show(index);
  }

  function play(value: boolean) {
    setWanted(value);
    if (!value) return;
    // Who asks for motion gets it, although the button is still pointed at.
    setPointed(false);
    setFocused(false);
  }

  // Where a swipe, or the keyboard, has left the row. Browsers that do not tell have only the tags to choose by.
  function onScrollEndCapture() {
    const row = list();
    if (!row) return;
    const index = Math.round(row.scrollLeft / row.clientWidth);
    if (index !== shown.current) choose(index);
  }

  const advance = useEffectEvent(() => show((current + 1) % count));

  // The time of a slide begins with the slide: nothing else that is drawn anew begins it again.
  useEffect(() => {
    if (!running) return;
    const timer = window.setTimeout(() => advance(), ADVANCE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [running, current]);

  return {
    /** For the element around the list: what is scrolled inside it is heard on the way down only. */
    slides: { ref: around, onScrollEndCapture, onPointerDown: () => setWanted(false) },
    current,
    announcement,
    playing,
    choose,
    play,
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
