'use client';

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { fillIn } from '@/lib/text/fill-in';
import styles from './hosts-section.module.css';

/** How long a quote stays before the next one comes. */
const ADVANCE_AFTER_MS = 8000;

interface CarouselProps {
  words: { title: string; show: string; pause: string; play: string };
  /** How many slides there are. */
  count: number;
  /** A list of the slides, with the ids `host-1`, `host-2` ... */
  children: ReactNode;
}

/** Slides side by side that snap: a list to swipe without a script; with one it also advances by itself. */
export function Carousel({ words, count, children }: CarouselProps) {
  const { slides, hold, current, announcement, playing, choose, play } = useCarousel(count);
  return (
    <div role="group" aria-roledescription="carousel" aria-label={words.title} {...hold}>
      <div {...slides}>{children}</div>
      <div className="mt-8 flex flex-wrap items-end gap-1.5">
        {Array.from({ length: count }, (_, index) => (
          <a
            key={index}
            href={`#host-${index + 1}`}
            aria-label={fillIn(words.show, { number: index + 1, count })}
            aria-current={index === current || undefined}
            className={styles.tag}
            onClick={(event) => {
              event.preventDefault();
              choose(index);
            }}
          >
            {index + 1}
          </a>
        ))}
        <button type="button" className={styles.pause} onClick={() => play(!playing)}>
          {playing ? words.pause : words.play}
        </button>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/**
 * A row of slides that advances in a loop. It stops while it is pointed at or has the focus, where reduced motion is
 * wanted, and for good once the reader has chosen a slide or paused it. Only a change by the reader is announced.
 */
function useCarousel(count: number) {
  const wrapper = useRef<HTMLDivElement>(null);
  const shown = useRef(0); // ahead of the state while the row still scrolls
  const [current, setCurrent] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();
  const playing = wanted ?? !reducedMotion;
  const running = playing && !pointed && !focused;

  const list = () => wrapper.current?.querySelector('ul');

  function show(index: number) {
    shown.current = index;
    setCurrent(index);
    const row = list();
    row?.scrollTo({
      left: index * row.clientWidth,
      behavior: reducedMotion ? 'instant' : 'smooth',
    });
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
    // It plays at once, although the button is still pointed at.
    setPointed(false);
    setFocused(false);
  }

  // Follows a swipe, or scrolling by keyboard. Without support for scrollend only the numbers choose a slide.
  function onScrollEndCapture() {
    const row = list();
    if (!row) return;
    const index = Math.round(row.scrollLeft / row.clientWidth);
    if (index !== shown.current) choose(index);
  }

  const advance = useEffectEvent(() => show((current + 1) % count));

  // The timer starts again with each slide, not with each render.
  useEffect(() => {
    if (!running) return;
    const timer = window.setTimeout(() => advance(), ADVANCE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [running, current]);

  return {
    /** The attributes of the element around the list: scrollend does not bubble, so it is captured. */
    slides: { ref: wrapper, onScrollEndCapture, onPointerDown: () => setWanted(false) },
    /** The attributes of the element around the whole carousel. */
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
    current,
    announcement,
    playing,
    choose,
    play,
  };
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the reader wants less motion, also when that changes while the page is open. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToReducedMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
}

function subscribeToReducedMotion(onChange: () => void) {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
