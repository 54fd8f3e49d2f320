import type { LAYOUT } from '../budgets.ts';

/*
 * Checks that run in the browser, on `window.looks`: each takes nothing from outside itself and gives a list of findings.
 */

/** Texts of different boxes that lie on one another. */
export function findOverlaps(): string[] {
  const { textLines, clippers, boxOf, nameOf } = window.looks;
  const EDGE = 2; // px that may touch
  const lines = textLines()
    .filter(({ element }) => !element.closest('svg'))
    .map((line) => {
      const box = { ...line.box };
      for (const clipper of clippers(line.element)) {
        const edge = boxOf(clipper.element);
        if (clipper.x !== 'visible') {
          box.left = Math.max(box.left, edge.left);
          box.right = Math.min(box.right, edge.right);
        }
        if (clipper.y !== 'visible') {
          box.top = Math.max(box.top, edge.top);
          box.bottom = Math.min(box.bottom, edge.bottom);
        }
      }
      return { ...line, box };
    })
    .filter(({ box }) => box.right - box.left > EDGE && box.bottom - box.top > EDGE)
    .sort((one, other) => one.box.top - other.box.top);
  const found = new Set<string>();
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > one.box.bottom - EDGE) break;
      if (one.block === other.block) continue;
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > EDGE && height > EDGE) {
        found.add(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    }
  });
  return [...found];
}

/** Texts that are cut off: by a box that hides what does not fit, by a control's own edge, or by the window. */
export function findClippedTexts(): string[] {
  const { textLines, clippers, boxOf, nameOf } = window.looks;
  const EDGE = 2;
  const found = new Set<string>();
  for (const { element, box } of textLines()) {
    if (element.closest('svg')) continue; // a drawing ends where it likes
    let scrollsX = false;
    let scrollsY = false;
    for (const clipper of clippers(element)) {
      const style = getComputedStyle(clipper.element);
      // Shortened on purpose, with an ellipsis.
      if (style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis') break;
      const edge = boxOf(clipper.element);
      scrollsX ||= /auto|scroll/.test(clipper.x);
      scrollsY ||= /auto|scroll/.test(clipper.y);
      const cutX = box.left < edge.left - EDGE || box.right > edge.right + EDGE;
      const cutY = box.top < edge.top - EDGE || box.bottom > edge.bottom + EDGE;
      if (
        (cutX && !scrollsX && clipper.x !== 'visible') ||
        (cutY && !scrollsY && clipper.y !== 'visible')
      ) {
        found.add(`cut off: ${nameOf(element)} by ${nameOf(clipper.element).replace(/ ".*/, '')}`);
      }
    }
    if (!scrollsX && (box.right > window.innerWidth + EDGE || box.left < -EDGE)) {
      found.add(`beyond the window: ${nameOf(element)}`);
    }
    const control = element.closest('button, a, label, summary, td, th');
    if (!control || getComputedStyle(control).display === 'inline') continue;
    const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(control);
    const edged = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0;
    if (backgroundColor === 'rgba(0, 0, 0, 0)' && !edged && !control.matches('.tag-shape'))
      continue;
    const edge = boxOf(control);
    if (
      box.left < edge.left - EDGE ||
      box.right > edge.right + EDGE ||
      box.bottom > edge.bottom + EDGE
    ) {
      found.add(`outside its control: ${nameOf(control)}`);
    }
  }
  return [...found];
}

/** Texts that are shortened, on purpose or not. */
export function findCutLines(): string[] {
  const { isSeen, nameOf } = window.looks;
  return [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
    .filter((element) => {
      const { webkitLineClamp, textOverflow } = getComputedStyle(element);
      const isCut =
        (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1) ||
        (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1);
      return isCut && isSeen(element);
    })
    .map((element) => `shortened: ${nameOf(element)}`);
}

/** Texts below the smallest size of the site; what a drawing writes is listed by name. */
export function findSmallTexts({ smallestText, drawings }: typeof LAYOUT): string[] {
  const { textLines, nameOf } = window.looks;
  const found = new Set<string>();
  for (const { element } of textLines()) {
    if (element.closest(drawings)) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    if (size * scale < smallestText - 0.05) {
      found.add(`${(size * scale).toFixed(1)} px: ${nameOf(element)}`);
    }
  }
  return [...found];
}

/** Paragraphs with lines that are longer than an eye can follow. */
export function findLongLines({ longestLine }: typeof LAYOUT): string[] {
  const { isSeen, nameOf } = window.looks;
  const found: string[] = [];
  const range = document.createRange();
  for (const paragraph of document.querySelectorAll(
    'p, li:not(:has(p, div, ul, ol, dl, h3)), dd, blockquote:not(:has(p))',
  )) {
    const isBlock = /^(?:block|list-item)$/.test(getComputedStyle(paragraph).display);
    if (!isBlock || !isSeen(paragraph)) continue;
    const lines = new Map<number, number>();
    let characters = 0;
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement || !isSeen(parentElement)) continue;
      characters += (nodeValue ?? '').replace(/\s+/g, ' ').length;
      range.selectNodeContents(walker.currentNode);
      for (const { top, width, height } of range.getClientRects()) {
        const line = Math.round((top + height / 2) / 12);
        lines.set(line, (lines.get(line) ?? 0) + width);
      }
    }
    const widths = [...lines.values()];
    if (widths.length < 2) continue;
    const total = widths.reduce((sum, width) => sum + width, 0);
    const longest = (characters * Math.max(...widths)) / total;
    if (longest > longestLine)
      found.push(`${Math.round(longest)} characters a line: ${nameOf(paragraph)}`);
  }
  return found;
}
