/*
 * Checks that run in the browser, on `window.looks`: each takes nothing from outside itself and gives a list of findings.
 */

/** What makes the page wider than the window. */
export function findOverflow(): string[] {
  const { isSeen, clippers, nameOf } = window.looks;
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.getBoundingClientRect().right > window.innerWidth + 1 &&
      isSeen(element) &&
      clippers(element).every(({ x }) => x === 'visible'),
  );
  return [
    `${scrollWidth} px wide in a window of ${window.innerWidth}`,
    ...wide.slice(0, 3).map((element) => `too wide: ${nameOf(element)}`),
  ];
}

/** Pictures that are broken, or pulled out of their proportions. */
export function findBadImages(): string[] {
  const { isSeen, nameOf } = window.looks;
  const found: string[] = [];
  for (const image of document.images) {
    if (!isSeen(image)) continue;
    const source = image.currentSrc.slice(0, 60);
    if (image.complete && image.naturalWidth === 0) found.push(`broken: ${source}`);
    const { width, height } = image.getBoundingClientRect();
    if (getComputedStyle(image).objectFit !== 'fill' || !height || !image.naturalHeight) continue;
    const stretch = width / height / (image.naturalWidth / image.naturalHeight);
    if (Math.abs(stretch - 1) > 0.03) {
      found.push(`stretched by ${stretch.toFixed(2)}: ${source} in ${nameOf(image)}`);
    }
  }
  return found;
}

/** One main heading, and no level left out on the way down. */
export function findHeadingFaults(): string[] {
  const { nameOf } = window.looks;
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
    heading.checkVisibility(),
  );
  const mains = headings.filter((heading) => heading.localName === 'h1');
  const found = mains.length === 1 ? [] : [`${mains.length} main headings`];
  headings.forEach((heading, index) => {
    const level = Number(heading.localName[1]);
    const before = Number(headings[index - 1]?.localName[1] ?? 0);
    if (level > before + 1) found.push(`h${before} is followed by ${nameOf(heading)}`);
  });
  return found;
}

/**
 * Targets for a finger that are smaller than 24 by 24 px and have no room around them either (WCAG 2.2, 2.5.8): a circle
 * of 24 px on such a target must meet no other target, nor the circle of another small one. Links in a sentence are free.
 */
export function findSmallTargets(): string[] {
  const { isSeen, boxOf, nameOf } = window.looks;
  const SIZE = 24;
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=tab]';
  const drawn = [...document.querySelectorAll(CONTROLS)]
    .map((control) =>
      // A radio button for screen readers only is pressed on its label.
      !isSeen(control) && control instanceof HTMLInputElement
        ? (control.labels?.[0] ?? control)
        : control,
    )
    .filter((control) => isSeen(control));
  const targets = [...new Set(drawn)].map((element) => {
    const { left, top, right, bottom } = boxOf(element);
    const small = right - left < SIZE - 0.5 || bottom - top < SIZE - 0.5;
    return {
      element,
      left,
      top,
      right,
      bottom,
      x: (left + right) / 2,
      y: (top + bottom) / 2,
      small,
    };
  });
  const inSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node !== element && node.textContent?.trim(),
    );
  return targets
    .filter(({ element, small }) => small && !inSentence(element))
    .filter((one) =>
      targets.some((other) => {
        if (other === one || one.element.contains(other.element)) return false;
        if (other.element.contains(one.element)) return false;
        const gapX = Math.max(other.left - one.x, one.x - other.right, 0);
        const gapY = Math.max(other.top - one.y, one.y - other.bottom, 0);
        const between = Math.hypot(one.x - other.x, one.y - other.y);
        return Math.hypot(gapX, gapY) < SIZE / 2 || (other.small && between < SIZE);
      }),
    )
    .map(
      ({ element, left, top, right, bottom }) =>
        `${Math.round(right - left)} by ${Math.round(bottom - top)} px: ${nameOf(element)}`,
    );
}

/**
 * Controls that cannot be told apart where the system sets all colours: one without words needs an edge or a drawing, a
 * field or a button an edge or an underline, and no text may have the colour of its background.
 */
export function findLostControls(): string[] {
  const { isSeen, nameOf } = window.looks;
  const found: string[] = [];
  const backgroundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  for (const control of document.querySelectorAll(
    'button, input:not([type=hidden]), select, textarea, summary, a[href]',
  )) {
    if (!isSeen(control)) continue;
    const style = getComputedStyle(control);
    if (control.textContent?.trim() && style.color === backgroundOf(control)) {
      found.push(`text in the colour of its background: ${nameOf(control)}`);
    }
    if (control.matches('summary, a')) continue; // links keep the system's colour of links
    const checkable = control.matches('[type=checkbox], [type=radio]');
    if (checkable && style.appearance !== 'none') continue;
    const edged = ['Top', 'Bottom', 'Left'].some((side) => {
      const width = parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`));
      const color = style.getPropertyValue(`border-${side.toLowerCase()}-color`);
      return (
        width > 0 && color !== backgroundOf(control.parentElement) && !/^rgba\(.*, 0\)$/.test(color)
      );
    });
    const underlined = style.textDecorationLine.includes('underline');
    const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
    if (!edged && !underlined && !outlined) found.push(`no visible edge: ${nameOf(control)}`);
  }
  return found;
}
