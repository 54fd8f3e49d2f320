import type { Page } from '@playwright/test';

/** One line of text as it is on the page, in its coordinates; trimmed to what is inked. */
export interface TextLine {
  text: string;
  element: Element;
  /** The nearest ancestor that is not inline. */
  block: Element;
  box: Box;
}

/** Edges in the coordinates of the page. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The tools that the checks share in the browser. */
export interface Looks {
  /** Drawn, and meant for the eye. */
  isSeen(element: Element): boolean;
  /** Every line of text that is drawn, or that a container cuts off. */
  textLines(): TextLine[];
  boxOf(element: Element): Box;
  /** The ancestors that may cut an element off, from the inside out, each with what it does in either direction. */
  clippers(element: Element): { element: Element; x: string; y: string }[];
  /** Names an element in a message. */
  nameOf(element: Element): string;
}

declare global {
  interface Window {
    looks: Looks;
  }
}

/** Puts `window.looks` into the page that is open. */
export function installLooks(page: Page): Promise<void> {
  return page.evaluate(defineLooks);
}

/** Runs in the browser. */
function defineLooks() {
  const boxOf = (element: Element | Range): Box => toPage(element.getBoundingClientRect());

  function toPage({ left, top, right, bottom }: DOMRect): Box {
    const { scrollX: x, scrollY: y } = window;
    return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
  }

  function isSeen(element: Element): boolean {
    if (element.closest('nextjs-portal, script, style, noscript, template')) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    // Words for screen readers only have a box of one pixel, or one cut down to nothing.
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, position, overflow } = getComputedStyle(at);
      if (clipPath === 'inset(50%)') return false;
      const { width, height } = at.getBoundingClientRect();
      if (position === 'absolute' && overflow !== 'visible' && width <= 1 && height <= 1) {
        return false;
      }
    }
    return true;
  }

  function textLines(): TextLine[] {
    const lines: TextLine[] = [];
    const seen = new Map<Element, boolean>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.nodeValue?.trim();
      if (!element || !text) continue;
      if (!seen.has(element)) seen.set(element, isSeen(element));
      if (!seen.get(element)) continue;
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        if (isClampedAway(element, rect)) continue;
        const box = toPage(rect);
        box.top += rect.height * 0.22; // from the top of the capitals
        box.bottom -= rect.height * 0.24; // to the baseline, more or less
        lines.push({ text, element, block: blockOf(element), box });
      }
    }
    return lines;
  }

  /** Tells whether a line is below the last one of a text that is shortened on purpose. */
  function isClampedAway(element: Element, { top, height }: DOMRect): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).webkitLineClamp !== 'none')
        return top + height / 2 > at.getBoundingClientRect().bottom;
      if (at === blockOf(element)) return false;
    }
    return false;
  }

  function blockOf(element: Element): Element {
    const parent = element.parentElement;
    return getComputedStyle(element).display === 'inline' && parent ? blockOf(parent) : element;
  }

  function clippers(element: Element) {
    const found: ReturnType<Looks['clippers']> = [];
    let position = getComputedStyle(element).position;
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (position === 'fixed') break;
      const style = getComputedStyle(at);
      const holds = style.position !== 'static' || style.transform !== 'none';
      if (position === 'absolute' && !holds) continue;
      if (style.overflow !== 'visible') {
        found.push({ element: at, x: style.overflowX, y: style.overflowY });
      }
      position = style.position;
    }
    return found;
  }

  function nameOf(element: Element): string {
    const path: string[] = [];
    for (let at: Element | null = element; at && path.length < 3; at = at.parentElement) {
      const classes = [...at.classList].slice(0, 1).map((name) => `.${name}`);
      path.unshift(`${at.localName}${at.id ? `#${at.id}` : ''}${classes.join('')}`);
      if (at.id) break;
    }
    return `${path.join(' > ')} "${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  }

  window.looks = { isSeen, textLines, boxOf, clippers, nameOf };
}
