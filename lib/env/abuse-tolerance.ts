/** Development and tests send more forms than a visitor. */
const DEVELOPMENT_TOLERANCE = 1_000;

type Environment = { ABUSE_TOLERANCE?: string | number; NODE_ENV?: string };

/** The factor on the forms that may be sent, by the settings of a process. */
export function abuseTolerance({ ABUSE_TOLERANCE, NODE_ENV }: Environment): number {
  return Number(ABUSE_TOLERANCE) || (NODE_ENV === 'development' ? DEVELOPMENT_TOLERANCE : 1);
}
