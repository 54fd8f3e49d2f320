import { getImageProps } from 'next/image';
import { settings } from '@/lib/env/env';
import { imageHosts, imageSource, PLACEHOLDER_IMAGE } from '@/lib/html/images';
import { cn } from '@/lib/utils';

interface StoredImageProps {
  /** The stored address; a picture that may not be shown is replaced by the placeholder. */
  src: string | null;
  alt: string;
  /** Its width on the page, as in the attribute of the same name. */
  sizes: string;
  className?: string;
  /** The point that stays in view where it is cropped, as CSS writes it; its middle without one. */
  focus?: string | null;
  /** It is seen first: load it before the others. */
  priority?: boolean;
}

/**
 * A picture that an author has stored. It fills its parent, which is positioned and has an aspect ratio, so that
 * nothing moves while it loads or when it is missing. No script of the framework comes with it.
 */
export function StoredImage(props: StoredImageProps) {
  // eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- the framework's own attributes, alt included
  return <img {...storedImageAttributes(props)} />;
}

/** The attributes of that picture, for entries that reach the browser as data. */
export function storedImageAttributes({
  src,
  alt,
  sizes,
  className,
  focus,
  priority = false,
}: StoredImageProps) {
  const origins = { siteUrl: settings().siteUrl, hosts: imageHosts() };
  const shown = imageSource(src, origins);
  const { props } = getImageProps({
    src: shown ?? PLACEHOLDER_IMAGE,
    alt: shown ? alt : '',
    sizes,
    fill: true,
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
  });
  const style = shown && focus ? { objectPosition: focus } : undefined;
  return { ...props, style, className: cn(FILLING, className) };
}

const FILLING = 'absolute inset-0 size-full bg-secondary object-cover text-small';
