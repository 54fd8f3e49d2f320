// The contents of static regions in the browser, by the names of the regions: of pages that were left, and of documents
// that were asked for because somebody came by a link.
const contents = new Map<string, readonly Node[]>();
const arrivals = new Map<string, Promise<void>>();

/** The page whose document the browser has loaded, until its regions have been found. */
let landedOn = typeof window === 'undefined' ? null : window.location.pathname;

/**
 * What a region has to wait for before it can be shown: the document of its page, unless its contents are there.
 * Where that document does not come, the browser is sent to it, and says itself what is wrong.
 */
export function arrivalOf(name: string, path: string): Promise<void> | null {
  if (path === landedOn || contents.has(name)) return null;
  const arrival = arrivals.get(path) ?? load(path);
  arrivals.set(path, arrival);
  return arrival;
}

async function load(path: string): Promise<void> {
  try {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    const html = await response.text();
    // Without its head, whose styles this page has or gets by itself.
    const page = new DOMParser().parseFromString(html.slice(html.indexOf('<body')), 'text/html');
    for (const region of page.querySelectorAll<HTMLElement>('[data-static]')) keep(region);
  } catch {
    window.location.assign(path);
    await new Promise(() => {});
  }
}

function keep(region: HTMLElement): void {
  contents.set(region.dataset.static ?? '', [...region.childNodes]);
}

/**
 * For React's `ref`: gives a region that is empty its contents, and keeps them when its page is left. They may move
 * from the hidden page that was left to the next one that shows the same.
 */
export function showContents(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  landedOn = null;
  const kept = contents.get(region.dataset.static ?? '');
  if (!region.hasChildNodes()) {
    // The page has been edited between its description and its document: as a whole it is right again.
    if (!kept) window.location.reload();
    else region.append(...kept);
  }
  return () => keep(region);
}
