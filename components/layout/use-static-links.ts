import { useRouter } from 'next/navigation';
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useState,
  useTransition,
} from 'react';

const LINK = 'a[data-page]';

/**
 * Follows the links of a static region ({@link StaticLink}) as the framework follows its own, and fetches their pages
 * ahead when they come into view or are pointed at.
 *
 * @returns handlers for the region, and the address that is on its way, if any
 */
export function useStaticLinks(region: RefObject<HTMLElement | null>) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [href, setHref] = useState('');

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        router.prefetch(addressOf(target));
      }
    });
    region.current?.querySelectorAll(LINK).forEach((link) => observer.observe(link));
    return () => observer.disconnect();
  }, [region, router]);

  function fetchAhead({ target }: PointerEvent) {
    const link = linkAround(target);
    if (link) router.prefetch(addressOf(link));
  }

  function follow(event: MouseEvent) {
    const link = linkAround(event.target);
    if (!link || isForTheBrowser(event)) return;
    event.preventDefault();
    setHref(addressOf(link));
    startTransition(() => router.push(addressOf(link)));
  }

  return { follow, fetchAhead, underWay: isPending ? href : null };
}

const linkAround = (target: EventTarget) => (target as Element).closest(LINK);
const addressOf = (link: Element) => link.getAttribute('href') ?? '';

/** Whether a new tab, a window or a copy is wanted, or the click has been dealt with. */
function isForTheBrowser(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented;
}
