import type { MonetaryAmount } from 'schema-dts';
import type { Words } from '../../content/languages.ts';
import type { Language } from '../languages/languages.ts';
import { fillIn } from '../text/fill-in.ts';

/** The time for which a salary is paid. */
export type SalaryUnit = keyof Words['careers']['job']['salaries'];

/** The pay of a position, as it is stored; without a least sum it is not stated. */
export interface Salary {
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_unit: string | null;
}

function stated({ salary_min: least, salary_max: most, salary_currency, salary_unit }: Salary) {
  if (least === null || !salary_currency || !salary_unit) return null;
  return { least, most, currency: salary_currency, unit: salary_unit as SalaryUnit };
}

/** Writes the salary for visitors: CHF 85,000–95,000 per year. Null where it is not stated. */
export function formatSalary(
  salary: Salary,
  sentences: Readonly<Record<SalaryUnit, string>>,
  language: Language,
): string | null {
  const read = stated(salary);
  if (!read) return null;
  const { least, most, currency, unit } = read;
  const isRound = least % 1 === 0 && (most ?? 0) % 1 === 0;
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    ...(isRound && { maximumFractionDigits: 0 }),
  });
  const amount = most === null ? format.format(least) : format.formatRange(least, most);
  return fillIn(sentences[unit], { amount });
}

/** The salary for search engines. */
export function baseSalary(salary: Salary): MonetaryAmount | null {
  const read = stated(salary);
  if (!read) return null;
  const { least, most, currency, unit } = read;
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(most === null ? { value: least } : { minValue: least, maxValue: most }),
      unitText: unit.toUpperCase(),
    },
  };
}
