/** Today's date in Switzerland, as YYYY-MM-DD. */
export function dateInSwitzerland(): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' });
}
