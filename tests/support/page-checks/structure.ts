/*
 * Checks that run in the browser, on `window.looks`: each takes nothing from outside itself and gives a list of findings.
 */

/** Elements that make the page wider than the window. */
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
