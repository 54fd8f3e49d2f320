import type { Country } from './topics';

/** The first stands for none, the last for one that is not in the list. */
export function CountryOptions({ countries }: { countries: readonly Country[] }) {
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
