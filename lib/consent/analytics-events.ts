declare global {
  interface Window {
    /** The analytics function. It exists only while the visitor's consent does. */
    gtag?: (...command: unknown[]) => void;
    dataLayer?: unknown[];
  }
}

/** Reports the click on a link that matters, if there is anything to report it to. */
export function reportConversion(label: string): void {
  window.gtag?.('event', 'click', { event_category: 'conversion', event_label: label });
}
