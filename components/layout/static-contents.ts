/** What static regions show, by their names: on the page, on pages that were left, and in documents that were asked for. */
const contents = new Map<string, readonly Node[]>();
/** By the names of the regions that wait. */
const arrivals = new Map<string, Promise<void>>();
/** By the paths of their pages, while they are on their way. */
const documents = new Map<string, Promise<void>>();

/**
 * What a region has to wait for before it can be shown: the document of its page, or nothing where its contents are
 * there. If that document does not come, the browser is sent to it, and says itself what is wrong.
 */
export function arrivalOf(name: string, path: string): Promise<void> | null {
  if (contents.has(name)) return null;
  const found = document.querySelector<HTMLElement>(`[data-static="${name}"]`);
  if (found) {
    // At once: if React has to make the page anew, this is not in the document then.
    keep(found);
    return null;
  }
  const arrival = arrivals.get(name) ?? documents.get(path) ?? load(path);
  arrivals.set(name, arrival);
  return arrival;
}

function load(path: string): Promise<void> {
  const arrival = takeRegions(path)
    .catch(() => {
      window.location.assign(path);
      return new Promise<void>(() => {});
    })
    .finally(() => documents.delete(path));
  documents.set(path, arrival);
  return arrival;
}

async function takeRegions(path: string): Promise<void> {
  // A copy that the browser kept may be older than what it has just been told of the page.
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const html = await response.text();
  // Without its head: this page has the styles, or gets them by itself.
  const body = html.slice(html.indexOf('<body'));
  const page = new DOMParser().parseFromString(body, 'text/html');
  page.querySelectorAll<HTMLElement>('[data-static]').forEach(keep);
}

function keep(region: HTMLElement): void {
  if (region.hasChildNodes()) contents.set(region.dataset.static ?? '', [...region.childNodes]);
}

/**
 * Gives a region that is empty its contents, and keeps them when its page is left. They may move from the hidden page
 * that was left to the next one with the same region.
 *
 * @returns what to do when the page is left
 */
export function showContents(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  if (!region.hasChildNodes()) {
    const kept = contents.get(region.dataset.static ?? '');
    // Where the page was edited between its description and its document, all of it has to be asked for again.
    if (kept) region.append(...kept);
    else window.location.reload();
  }
  keep(region);
  return () => keep(region);
}
