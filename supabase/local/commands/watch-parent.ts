const LOOK_EVERY_MS = 500;

/**
 * Calls back once when the process that started this one is gone. `kill` of `npm start` ends npm and its shell, and the
 * shell passes nothing on: without this the site would go on, holding its ports. A process that was not started by npm
 * may have been sent into the background on purpose and is left alone.
 */
export function watchParent(onGone: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}
