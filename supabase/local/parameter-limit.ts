import type { PgliteConnection } from '@supabase/lite/pglite';

/** The wire format counts parameters in 16 bits, and PGlite 0.4 reads them as a signed number. */
const MOST_PARAMETERS = 32_767;

/**
 * Refuses a statement with more parameters than PGlite can count. It would answer such a statement with success, store
 * nothing, and lose the statements after it too.
 */
export function withParameterLimit({ driver }: PgliteConnection): void {
  const query = driver.query.bind(driver);
  driver.query = async (statement, parameters, options) => {
    if (parameters && parameters.length > MOST_PARAMETERS) throw tooManyParameters(parameters);
    return query(statement, parameters, options);
  };
}

/** As Postgres says it (program_limit_exceeded). */
function tooManyParameters({ length }: unknown[]): Error {
  return Object.assign(new Error(`too many parameters: ${length} of ${MOST_PARAMETERS}`), {
    code: '54000',
    hint: 'Send fewer rows at once.',
  });
}
