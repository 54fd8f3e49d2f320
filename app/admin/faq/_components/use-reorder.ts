import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { adminCopy } from '@/content/admin';

const copy = adminCopy.faqOrder;

/** CSS pixels from the edge of the window within which a dragged row makes the page scroll. */
const SCROLL_ZONE = 72;

/** The box of a row when one was lifted, in CSS pixels from the top of the window. */
type RowBox = { top: number; height: number };

/** A row that is being moved: its index, the one it would be dropped on, and the boxes of all rows. */
type Lift = {
  index: number;
  place: number;
  boxes: readonly RowBox[];
  /** The places of the pointer when it took the row and now, in CSS pixels from the top of the page; null for the keyboard. */
  pointer: { from: number; now: number } | null;
};

type Reordering = {
  count: number;
  /** Whether no row may be lifted now. */
  isBusy: boolean;
  /** Takes the index of a row and the other index on which it was dropped. */
  onDrop: (index: number, place: number) => void;
};

/**
 * Lets the rows of a table be moved by a handle, with a pointer or the keyboard. While a row is lifted, the document stays
 * as it is and the rows are only drawn elsewhere.
 */
export function useReorder({ count, isBusy, onDrop }: Reordering) {
  const { lift, announcement, raise, drag, step, drop, cancel } = useLift(count, onDrop);
  const isDragged = Boolean(lift?.pointer);
  const clientY = useEdgeScroll(isDragged, drag);
  useRowInView(lift && !lift.pointer ? lift.place : null);

  const handleOf = (index: number) => ({
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0 || isBusy || lift) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      // Safari gives no focus to a pressed button, and Escape needs it.
      event.currentTarget.focus({ preventScroll: true });
      clientY.current = event.clientY;
      raise(index, event.currentTarget, { from: event.pageY, now: event.pageY });
    },
    onPointerMove(event: PointerEvent) {
      if (!isDragged) return;
      clientY.current = event.clientY;
      drag(event.pageY);
    },
    onPointerUp(event: PointerEvent) {
      if (lift?.pointer) drop(dragTo(lift, event.pageY));
    },
    onPointerCancel: cancel,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      // Space, Enter and assistive technology click without a pointer: their detail is 0.
      if (event.detail !== 0 || isBusy) return;
      if (lift) drop(lift);
      else raise(index, event.currentTarget, null);
    },
    onKeyDown(event: KeyboardEvent) {
      if (!lift) return;
      if (event.key === 'Escape') return cancel();
      const place = lift.pointer ? null : placeAfterKey(event.key, lift.place, count - 1);
      if (place === null) return;
      event.preventDefault();
      step(place);
    },
    onBlur: cancel,
  });

  return { lift, announcement, handleOf };
}

/** The row that is lifted, what becomes of it, and what is announced of that to keyboard users. */
function useLift(count: number, onDrop: Reordering['onDrop']) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const announce = (what: 'lifted' | 'moved' | 'dropped' | 'cancelled', place: number) =>
    setAnnouncement(copy[what](place + 1, count));
  return {
    lift,
    announcement,
    raise(index: number, handle: HTMLElement, pointer: Lift['pointer']) {
      const rows = handle.closest('tbody')?.rows ?? [];
      const boxes = Array.from(rows, (row) => row.getBoundingClientRect());
      setLift({ index, place: index, boxes, pointer });
      if (!pointer) announce('lifted', index);
    },
    drag: (pageY: number) => setLift((lifted) => lifted && dragTo(lifted, pageY)),
    step(place: number) {
      setLift((lifted) => lifted && { ...lifted, place });
      announce('moved', place);
    },
    drop(lifted: Lift) {
      setLift(null);
      announce('dropped', lifted.place);
      if (lifted.place !== lifted.index) onDrop(lifted.index, lifted.place);
    },
    cancel() {
      if (!lift) return;
      setLift(null);
      announce('cancelled', lift.index);
    },
  };
}

/** Scrolls the page under the pointer near the edge of the window. Gives the place of the pointer, to be kept up to date. */
function useEdgeScroll(isDragged: boolean, onScroll: (pageY: number) => void) {
  const clientY = useRef(0);
  const follow = useEffectEvent(onScroll);
  useEffect(() => {
    if (!isDragged) return;
    let frame = requestAnimationFrame(function scroll() {
      const speed = scrollSpeed(clientY.current, window.innerHeight);
      if (speed !== 0) {
        window.scrollBy({ top: speed, behavior: 'instant' });
        follow(clientY.current + window.scrollY);
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragged]);
  return clientY;
}

/** Keeps the row in view that the keyboard moves: the focus is on its handle. */
function useRowInView(place: number | null) {
  useEffect(() => {
    if (place === null) return;
    const row = document.activeElement?.closest('tr');
    row?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [place]);
}

/** The list with one item moved. */
export function moveTo<T>(items: readonly T[], index: number, place: number): T[] {
  return items.toSpliced(index, 1).toSpliced(place, 0, items[index]!);
}

/** The lift after the pointer moved: the row comes after those with a middle that its leading edge has passed. */
function dragTo(lift: Lift, now: number): Lift {
  const moved = { ...lift, pointer: lift.pointer && { ...lift.pointer, now } };
  const { top, height } = lift.boxes[lift.index]!;
  const offset = ownOffset(moved);
  const edge = top + offset + (offset > 0 ? height : 0);
  const above = lift.boxes.filter(
    (box, index) => index !== lift.index && box.top + box.height / 2 < edge,
  );
  return { ...moved, place: above.length };
}

/** Gives the distance of each row as it is drawn from its place in the document, in CSS pixels. */
export function offsetsOf(lift: Lift): number[] {
  const { height } = lift.boxes[lift.index]!;
  return lift.boxes.map((_, index) => {
    if (index === lift.index) return ownOffset(lift);
    if (index > lift.index && index <= lift.place) return -height;
    if (index < lift.index && index >= lift.place) return height;
    return 0;
  });
}

/** Gives the distance of the lifted row from where it was, in CSS pixels; it does not leave the table. */
function ownOffset({ index, place, boxes, pointer }: Lift): number {
  const upTo = (target: number) => boxes[target]!.top - boxes[index]!.top;
  const downTo = (target: number) => bottomOf(boxes[target]!) - bottomOf(boxes[index]!);
  if (!pointer) return place < index ? upTo(place) : downTo(place);
  return Math.min(Math.max(pointer.now - pointer.from, upTo(0)), downTo(boxes.length - 1));
}

function bottomOf({ top, height }: RowBox): number {
  return top + height;
}

/** The place of the lifted row after a key; null for keys without a meaning here. */
function placeAfterKey(key: string, place: number, last: number): number | null {
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  if (key === 'ArrowDown') return Math.min(place + 1, last);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return null;
}

/** Gives the CSS pixels that the page scrolls with the next frame: more, the nearer the pointer is to the edge. */
function scrollSpeed(clientY: number, windowHeight: number): number {
  const beyond = (distance: number) => Math.max(SCROLL_ZONE - distance, 0) / 6;
  return beyond(windowHeight - clientY) - beyond(clientY);
}
