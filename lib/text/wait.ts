const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Says in a sentence how long to wait: puts it where the sentence has `{wait}`. Rounded up, so that nobody comes back too
 * early.
 */
export function tellWait(sentence: string, seconds: number): string {
  return sentence.replace('{wait}', () => inWords(Math.max(1, seconds)));
}

function inWords(seconds: number): string {
  if (seconds <= MINUTE) return 'a minute';
  if (seconds <= HOUR - MINUTE) return `${Math.ceil(seconds / MINUTE)} minutes`;
  return seconds <= HOUR ? 'an hour' : `${Math.ceil(seconds / HOUR)} hours`;
}
