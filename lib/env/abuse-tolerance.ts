/** Development and tests send more forms than a visitor. */
const DEVELOPMENT_TOLERANCE = 1_000;

/** How many times as many forms as usual may be sent, by the settings of a process. */
export function abuseTolerance({
  ABUSE_TOLERANCE,
  NODE_ENV,
}: {
  ABUSE_TOLERANCE?: string | number;
  NODE_ENV?: string;
}): number {
  return Number(ABUSE_TOLERANCE) || (NODE_ENV === 'development' ? DEVELOPMENT_TOLERANCE : 1);
}
