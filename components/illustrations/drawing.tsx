import type { StaticImageData } from 'next/image';
import type { SVGProps } from 'react';

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** An imported SVG file. Its shapes are in one group, `<g id="drawing">`, in variables of the palette. */
  file: StaticImageData;
}

/**
 * A drawing from an SVG file, which browsers cache apart from the page. Unlike in an `img`, words have the page's
 * typefaces, and shapes may overflow. Children are drawn on top. Screen readers skip it unless it has an `aria-label`.
 */
export function Drawing({ file, children, ...props }: DrawingProps) {
  const isLabelled = Boolean(props['aria-label']);
  return (
    <svg
      viewBox={`0 0 ${file.width} ${file.height}`}
      role={isLabelled ? 'img' : undefined}
      aria-hidden={isLabelled ? undefined : true}
      {...props}
    >
      <use href={`${file.src}#drawing`} />
      {children}
    </svg>
  );
}
