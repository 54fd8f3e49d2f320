'use client';

import type { ReactNode } from 'react';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel';

interface CarouselProps {
  words: { title: string; show: string; pause: string; play: string };
  /** How many slides there are. */
  count: number;
  /** A list of the slides, with the ids `host-1`, `host-2` ... */
  children: ReactNode;
}

/** Slides side by side that snap: a plain list to swipe without a script, with one it also moves on by itself. */
export function Carousel({ words, count, children }: CarouselProps) {
  const { slides, current, announcement, playing, choose, play, hold } = useCarousel(count);
  return (
    <div role="group" aria-roledescription="carousel" aria-label={words.title} {...hold}>
      <div {...slides}>{children}</div>
      <div className={styles.controls}>
        {Array.from({ length: count }, (_, index) => (
          <a
            key={index}
            href={`#host-${index + 1}`}
            aria-label={`${words.show} ${index + 1} of ${count}`}
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
