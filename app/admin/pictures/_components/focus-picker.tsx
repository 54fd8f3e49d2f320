'use client';

import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { adminCopy } from '@/content/admin';
import { useTypedValues } from '../../_components/typed-values';
import { typeInto } from '../../_components/type-into';

const copy = adminCopy.pictures;

/** Percent by which an arrow key moves the point, and with Shift. */
const STEP = 1;
const LONG_STEP = 10;

/** The shapes in which the site shows pictures that it crops. */
const CROPS = ['aspect-video', 'aspect-[2/1]'];

type Point = { x: number; y: number };

/**
 * The point of a picture that stays in view where it is cropped: by mouse, finger and keyboard. Its two numbers are fields
 * of the form around it.
 *
 * @param src the address of the picture
 */
export function FocusPicker({ src }: { src: string }) {
  const { area, point, placeAt, moveByKey } = useFocusPoint();
  return (
    <div className="grid gap-3">
      <div>
        <p id="focus-title" className="font-semibold">
          {copy.focus}
        </p>
        <p id="focus-hint" className="text-small text-muted-foreground">
          {copy.focusHint}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-6">
        <div
          ref={area}
          className="relative max-w-full cursor-crosshair touch-none overflow-clip select-none"
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            event.currentTarget.querySelector('button')?.focus({ preventScroll: true });
            placeAt(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) placeAt(event);
          }}
        >
          {/* eslint-disable-next-line @next/next/no-img-element -- the whole picture, as it is stored */}
          <img
            src={src}
            alt=""
            draggable={false}
            className="max-h-96 max-w-full border-[1.5px] border-border"
          />
          <button
            type="button"
            aria-label={`${copy.focus}: ${copy.focusPoint(point.x, point.y)}`}
            aria-describedby="focus-hint"
            onKeyDown={moveByKey}
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
            className="absolute size-9 -translate-1/2 cursor-move rounded-full border-[3px] border-white bg-transparent shadow-[0_0_0_2px_#000,inset_0_0_0_2px_#000] forced-colors:border-[Highlight]"
          />
        </div>
        <Crops src={src} point={point} />
      </div>
      <p role="status" className="sr-only">
        {copy.focusPoint(point.x, point.y)}
      </p>
    </div>
  );
}

/** The point in the fields of the form around an area, and the ways to place it. */
function useFocusPoint() {
  const area = useRef<HTMLDivElement>(null);
  const typed = useTypedValues();
  const point = { x: percentOf(typed.focus_x), y: percentOf(typed.focus_y) };

  function fieldOf(axis: keyof Point): HTMLInputElement | null {
    const field = area.current?.closest('form')?.elements.namedItem(`focus_${axis}`);
    return field instanceof HTMLInputElement ? field : null;
  }

  function place(target: Point) {
    for (const axis of ['x', 'y'] as const) {
      const field = fieldOf(axis);
      if (field) typeInto(field, String(percentOf(target[axis])));
    }
  }

  function placeAt(event: PointerEvent<HTMLDivElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    place({
      x: (100 * (event.clientX - left)) / width,
      y: (100 * (event.clientY - top)) / height,
    });
  }

  function moveByKey(event: KeyboardEvent) {
    const step = event.shiftKey ? LONG_STEP : STEP;
    const by = {
      ArrowLeft: { x: -step, y: 0 },
      ArrowRight: { x: step, y: 0 },
      ArrowUp: { x: 0, y: -step },
      ArrowDown: { x: 0, y: step },
    }[event.key];
    if (!by) return;
    event.preventDefault();
    // The fields hold the present point: a key that is held down comes before the picture is drawn again.
    place({ x: percentOf(fieldOf('x')?.value) + by.x, y: percentOf(fieldOf('y')?.value) + by.y });
  }

  return { area, point, placeAt, moveByKey };
}

function Crops({ src, point }: { src: string; point: Point }) {
  return (
    <div className="grid w-48 gap-3">
      <p className="text-small text-muted-foreground">{copy.crop}</p>
      {CROPS.map((shape) => (
        // eslint-disable-next-line @next/next/no-img-element -- the same file once more, cropped
        <img
          key={shape}
          src={src}
          alt=""
          style={{ objectPosition: `${point.x}% ${point.y}%` }}
          className={`${shape} w-full object-cover`}
        />
      ))}
    </div>
  );
}

/** A whole number from 0 to 100; the middle for anything else. */
function percentOf(value: unknown): number {
  const number = Math.round(Number(value));
  return Number.isFinite(number) ? Math.min(100, Math.max(0, number)) : 50;
}
