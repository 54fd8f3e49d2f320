import type { Words } from '@/content/languages';
import { getCompanyFacts } from '@/lib/company/facts';

/** The company, in the facts that owners have stated. */
export async function Company({ company }: Pick<Words['info']['info'], 'company'>) {
  const names = Object.entries(company.names) as [keyof typeof company.names, string][];
  const facts = await getCompanyFacts();
  const stated = names.filter(([fact]) => facts[fact]);
  if (stated.length === 0) return null;
  return (
    <section aria-labelledby="company" className="mt-13 max-w-measure">
      <h2 id="company" className="text-h3">
        {company.title}
      </h2>
      <dl className="mt-2.5 border-t">
        {stated.map(([fact, name]) => (
          <div key={fact} className="grid gap-x-6 border-b py-2 sm:grid-cols-[2fr_3fr]">
            <dt className="font-semibold">{name}</dt>
            <dd className="wrap-anywhere">{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
