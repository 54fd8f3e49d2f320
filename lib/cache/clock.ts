/**
 * The moment by a clock that goes on evenly, whatever is done to the machine's own: in milliseconds since 1970, as that
 * clock had them when the process began. The framework dates what it keeps by it.
 */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}
