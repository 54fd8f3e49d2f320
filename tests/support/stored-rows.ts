/** The rows that a query reads. A read that fails, or that finds nothing, fails the test. */
export async function rowsOf<Row>(
  query: PromiseLike<{ data: Row[] | null; error: Error | null }>,
): Promise<[Row, ...Row[]]> {
  const { data, error } = await query;
  if (error) throw error;
  const [first, ...others] = data ?? [];
  if (first === undefined) throw new Error('The query found no rows.');
  return [first, ...others];
}
